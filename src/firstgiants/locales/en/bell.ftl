# The bell on every page, and what a page says without a network.

bell =
  { $count ->
    [0] Nothing waits for you
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
  }
bell-title = Waiting for you
bell-none = Nothing waits for you.
bell-settings = How should we reach you?
bell-with = With { $names }
bell-left = { $time } left
bell-challenge = { $name } invites you to a game
bell-challenge-nobody = You are invited to a game
bell-asks = { $name } wants to be your friend
next-game = Next game that waits for you:
next-game-more =
  { $count ->
    [0] { $table }
   *[other] { $table } and { $count } more
  }
notice-offer = Shall we tell you when it is your turn?
notice-offer-yes = Tell me
notice-offer-done = Done. We will tell you.
notice-offer-other = This browser cannot be reached while it is closed. See what else there is:
offline-title = No connection
offline-text = First Giants needs the network: your games are kept on the server. They wait for you as you left them.
offline-again = Try again
