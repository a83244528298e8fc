### A person's own numbers: results, accuracy and luck, favourites, time.

numbers-title = Your numbers
numbers-lead-text = What you did in your finished games. Only you can see this page.
numbers-none = Your numbers begin with your first finished game.
numbers-pending = { $count ->
    [one] { $count } game is still being read …
   *[other] { $count } games are still being read …
  }
numbers-games = Games
numbers-won = Won
numbers-lead = Lead
numbers-percent = { $value } %
numbers-expected = equal players would win { $value } %
numbers-by-players = By number of players
numbers-players = Players
numbers-by-level = By strongest bot
numbers-level = Bot
numbers-accuracy = Accuracy
numbers-accuracy-hint = From games that were analysed: “Luck and skill” in a game’s review. The line is the mean of five games.
numbers-luck = Luck
numbers-luck-hint = How far the cards raised or lowered your chance of winning. Over many games it goes to zero.
numbers-deserved = Without luck
numbers-families = Families you dig
numbers-sets = Your sets
numbers-news = News at the end
numbers-openings = Openings
numbers-opening = First two cards
numbers-time = Time per decision
numbers-time-hint = Half of your confirmed moves took longer.
numbers-as-table = Show as a table
numbers-date = Date
numbers-game = Game
numbers-look = Look at the game
numbers-download = Download:
