# The analysis board.
analysis-title = Analysebrett
analysis-evaluation = Beste Möglichkeiten
analysis-thinking = Denkt nach …
analysis-margin = ± { $margin }
analysis-best = beste
analysis-over = Hier ist das Spiel zu Ende.
analysis-at =
    { $tried ->
        [0] Nach Zug { $ply } des Spiels
       *[other] Nach Zug { $ply } des Spiels, { $tried } ausprobiert
     }
analysis-game = Im Spiel zeigen
analysis-link = Link zu dieser Stellung
analysis-open = Ausprobieren
analysis-now = Am besten: { $choice }
