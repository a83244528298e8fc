# Messages that reach people away from the page. They name the table and say nothing about the game.

notice-table = your table
notice-somebody = Somebody
notice-turn-title = Your turn
notice-turn-body = It is your turn at { $table }.
notice-reminder-title = Time is running out
notice-reminder-body =
  { $hours ->
    [one] One hour left at { $table }.
   *[other] { $hours } hours left at { $table }.
  }
notice-over-title = Game over
notice-over-body = The game at { $table } has ended.
notice-challenge-title = You are invited
notice-challenge-body = { $name } keeps a seat for you at { $table }.
notice-test-title = It works
notice-test-body = First Giants can reach you here.

mail-turn-subject =
  { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
  }
mail-turn =
  { $count ->
    [one] It is your turn:
   *[other] It is your turn at { $count } tables:
  }
mail-reminder-subject = Your time is running out
mail-reminder = Your time is running out:
mail-over-subject =
  { $count ->
    [one] Your game is over
   *[other] { $count } of your games are over
  }
mail-over =
  { $count ->
    [one] This game has ended:
   *[other] These games have ended:
  }
mail-challenge-subject =
  { $count ->
    [one] You are invited to a game
   *[other] You are invited to { $count } games
  }
mail-challenge =
  { $count ->
    [one] A seat is kept for you:
   *[other] Seats are kept for you at { $count } tables:
  }
mail-test-subject = First Giants can reach you
mail-test = This mail was a test. It works.
mail-table-left =
  { $hours ->
    [one] { $table } (one hour left)
   *[other] { $table } ({ $hours } hours left)
  }
mail-table-by = { $table } (invited by { $name })
mail-why = You get this mail because you asked for it at { $server }.
mail-stop = To stop these mails:
mail-confirm-subject = Confirm your mail address
mail-confirm = { $name } wants to hear at this address when it is their turn at First Giants ({ $server }). If that is you, open this link within a day:
mail-confirm-ignore = If it is not you, ignore this mail. You will get no other.
