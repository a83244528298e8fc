# The analysis board.
analysis-title = Tavolo di analisi
analysis-evaluation = Scelte migliori
analysis-thinking = Sto pensando …
analysis-margin = ± { $margin }
analysis-best = migliore
analysis-over = Qui la partita è finita.
analysis-at =
    { $tried ->
        [0] Dopo la mossa { $ply } della partita
       *[other] Dopo la mossa { $ply } della partita, { $tried } di prova
     }
analysis-game = Mostra nella partita
analysis-link = Link a questa posizione
analysis-open = Prova
analysis-now = La migliore: { $choice }
