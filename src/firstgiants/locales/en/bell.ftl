# The bell on every page, and what a page says without a network.

bell =
  { $count ->
    [0] No game waits for you
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
  }
bell-title = Waiting for you
bell-none = No game waits for you.
bell-settings = How should we reach you?
bell-with = With { $names }
bell-left = { $time } left
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
