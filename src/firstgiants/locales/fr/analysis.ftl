# The analysis board.
analysis-title = Table d’analyse
analysis-evaluation = Meilleurs choix
analysis-thinking = Réflexion en cours …
analysis-margin = ± { $margin }
analysis-best = meilleur
analysis-over = La partie est terminée ici.
analysis-at =
    { $tried ->
        [0] Après le coup { $ply } de la partie
       *[other] Après le coup { $ply } de la partie, { $tried } à l’essai
     }
analysis-game = Montrer dans la partie
analysis-link = Lien vers cette position
analysis-open = Essayer
analysis-now = Le mieux : { $choice }
