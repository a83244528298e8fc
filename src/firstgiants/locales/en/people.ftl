### Friends, challenges, blocking, vacation: the Friends page, people's pages and your own.

people-title = Friends
people-lead = Challenge people you like to play with. Play, and you will find them here.
people-challenges = Challenges for you
people-until = until { $date }
people-play = Play
people-look = Look at the table
people-refuse = No, thanks
people-asks = Want to be your friends
people-accept = Accept
people-friends = Your friends
people-online = online
people-offline = not here now
people-asked = You have asked
people-withdraw = Cancel request
people-recent = People of your last games
people-played = played on { $date }
people-blocked = Blocked
people-nobody = Nobody here yet. Play a game with somebody, and you can ask them to be your friend.
people-guests = Only accounts have friends: a guest is forgotten with the browser's cookies.
people-make-account = Create an account
people-program = Program
people-ask = Ask to be friends
people-unfriend = End friendship
people-challenge = Challenge
people-challenge-title = Challenge { $name }
people-challenge-hint = You get a table with a seat that is kept for this player.
people-challenge-rated = Rated games need a clock: choose one above.
people-block = Block
people-unblock = Unblock
people-is-blocked = You have blocked this player: they cannot reach you.
people-friend = You are friends.
people-friend-online = You are friends. Online now.
people-asks-you = { $name } would like to be your friend.
people-between = You and this player
people-note = Your note about this player (only you can read it)
people-report = Report
people-report-title = Report { $name }
people-report-hint = The host of this server reads it. The player is not told.
people-reported = Thank you. The host of this server will look at it.
people-reason = What happened?
people-reason-insults = Insults or threats
people-reason-cheating = Cheating
people-reason-leaving = Leaves or stalls on purpose
people-reason-name = Offensive name
people-reason-spam = Pesters people
people-reason-other = Something else
people-report-text = What should the host know?
people-report-send = Send report
people-away = { $name } is on vacation until { $date }.
people-reliability-of = of the last games: { $finished } finished, { $left } left, { $late } out of time
people-reliability-unknown = not known before five games with other people
people-vacation = Vacation
people-vacation-hint = { $count ->
    [0] The clocks of your turn-based games stand still on vacation. You have no days left this year.
    [one] The clocks of your turn-based games stand still on vacation. You have one day left this year.
   *[other] The clocks of your turn-based games stand still on vacation. You have { $count } days left this year.
  }
people-vacation-until = You are on vacation until { $date }.
people-vacation-end = I am back
people-vacation-days = Days from now on
people-vacation-go = Go on vacation
people-vacation-auto = Take a day automatically when my time runs out
people-others = What others see
people-hide-online = Do not show friends when I am online
people-am-program = A program plays with this account
