# The analysis board: any position of a finished game, with the best choices beside it.
analysis-title = Analysis board
analysis-evaluation = Best choices
analysis-thinking = Thinking …
analysis-margin = ± { $margin }
analysis-best = best
analysis-over = The game is over here.
analysis-at =
    { $tried ->
        [0] After move { $ply } of the game
       *[other] After move { $ply } of the game, { $tried } tried
     }
analysis-game = Show in the game
analysis-link = Link to this position
analysis-open = Try it out
analysis-now = Best: { $choice }
