# Learning from one's own mistakes: positions of reviewed games, asked again.
mistakes-title = Learn from your mistakes
mistakes-lead = Positions from your own games in which another choice was much better. What you find comes back later, what you miss comes back sooner.
mistakes-due =
    { $due ->
        [0] Nothing is due now
        [one] One position is due
       *[other] { $due } positions are due
     } · { $total } in all
mistakes-empty = No position yet. Choices of yours that lowered your chance of winning by 10 % or more come here once a game has been analysed.
mistakes-question = You chose “{ $choice }”, which lowered your chance of winning by { $loss } %. Find something better.
mistakes-right = Well found!
mistakes-near = Nearly the best: only { $loss } % less chance of winning.
mistakes-wrong = That lowers your chance of winning by { $loss } %.
mistakes-answer = Best: { $choice }
mistakes-next = Next position
mistakes-again = Try again
mistakes-show = Show the answer
mistakes-thinking = Looking at your choice …
mistakes-tomorrow =
    { $days ->
        [0] It comes back today.
        [one] It comes back tomorrow.
       *[other] It comes back in { $days } days.
     }
mistakes-start = Begin
mistakes-game = Your mistakes in this game
mistakes-clean = No choice of yours lowered your chance of winning by 10 % or more in this game.
mistakes-analyse =
    { $count ->
        [one] Analyse my last game
       *[other] Analyse my last { $count } games
     }
mistakes-working = Your games are being analysed …
mistakes-to-review = To the analysis
