### Ratings over time: leaderboards by season and number of players, and a person's curve.

board-period = Games
board-season = This season
board-last = Last season
board-all = All time
board-players = Players
board-any = Any number
board-players-count = { $count } players
board-from-to = { $from } to { $until }. Each season and each number of players is rated separately, from the start.
board-empty = Nobody has played a rated game of this kind yet.
board-like = About as strong as
board-provisional = provisional
board-provisional-hint = Too few games to compare it with others.
board-levels = Bots for comparison
board-levels-hint = Bots play no rated games. These are the ratings they would have after many games, from games between bots. The Preparator's place on the scale is an assumption.
like-level = about as strong as { $name }
curve-title = Rating over time
curve-none = The curve begins with the first rated game.
curve-table = Show as a table
curve-summary = { $count ->
    [one] { $count } rated game: from { $first } to { $last }, highest { $best }.
   *[other] { $count } rated games: from { $first } to { $last }, highest { $best }.
  }
curve-date = Date
curve-place = Place
curve-place-of = { $place } of { $players }
curve-change = Change
curve-game = Game
curve-look = Look at the game
