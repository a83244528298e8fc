### The deal of the day: one deal for everybody, one try, and how everybody did.

daily-title = The deal of the day
daily-lead = One deal a day: the same cards, the same bots and one try for everybody.
daily-past-lead = A past deal. Play it as often as you like; it does not count any more.
daily-you = You
daily-lineup = At the table, clockwise from the first player
daily-ends = Ends in { $hours } h { $minutes } min, at midnight UTC.
daily-play = Play today’s deal
daily-resume = Go on playing
daily-play-past = Play this deal
daily-one-try = You have one try. You can close the page and come back until midnight UTC. Leaving the table gives the try up.
daily-ranked = Your try counts in the list of accounts.
daily-unranked = Your try counts among guests and new accounts. Accounts made before today have a list and a deal of their own.
daily-won = You won by { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  }.
daily-behind = You finished { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } behind.
daily-level-won = Level on points, and the victory is yours.
daily-level-lost = Level on points, but the tie-break went to the bot.
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } in your Museum
daily-place = Place { $place } of { $of }
daily-unfinished = You did not finish this deal on its day.
daily-streak = { $now ->
    [one] { $now } day in a row
   *[other] { $now } days in a row
  }
daily-longest = longest streak { $longest }
daily-played = { $won } of { $played } won
daily-copy = Copy result
daily-copied = Copied. No card and no move is in it.
daily-share-head = First Giants, the deal of the day, { $date }
daily-share-won = Won by { $lead }, { $score } points
daily-share-lost = { $lead } behind, { $score } points
daily-share-level = Level, { $score } points
daily-compare = How everybody did
daily-compare-later = Play first. The comparison opens when you have finished, or when the day is over.
daily-accounts = Accounts
daily-others = Guests and new accounts
daily-summary = { $tries } began, { $finished } finished, { $won } won.
daily-nobody = Nobody has finished here yet.
daily-bars = Lead over the best bot
daily-bars-table = Show as a table
daily-column-lead = Lead
daily-column-score = Points
daily-column-people = Players
daily-column-game = Game
daily-watch = Watch
daily-watch-best = Watch the best game
daily-watch-later = The games can be watched five minutes after midnight UTC.
daily-archive = Past days
daily-archive-none = From tomorrow on, past deals wait here.
daily-archive-finished = { $count ->
    [0] nobody finished
    [one] { $count } finished, best { $best }
   *[other] { $count } finished, best { $best }
  }
daily-archive-you = you { $lead }
daily-archive-more = Older days
daily-today = Today’s deal
daily-door = The same cards and bots for everybody. One try.
