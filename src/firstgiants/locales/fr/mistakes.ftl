# Learning from one's own mistakes: positions of reviewed games, asked again.
mistakes-title = Apprendre de vos erreurs
mistakes-lead = Des positions de vos propres parties où un autre choix était bien meilleur. Ce que vous trouvez revient plus tard, ce que vous manquez revient plus tôt.
mistakes-due =
    { $due ->
        [0] Rien à revoir pour le moment
        [one] Une position à revoir
       *[other] { $due } positions à revoir
     } · { $total } en tout
mistakes-empty = Aucune position pour l’instant. Vos choix qui ont coûté 10 % ou plus de vos chances de gagner arrivent ici dès qu’une partie est analysée.
mistakes-question = Vous avez choisi « { $choice } », ce qui a coûté { $loss } % de vos chances de gagner. Trouvez mieux.
mistakes-right = Bien trouvé !
mistakes-near = Presque le meilleur : seulement { $loss } % de chances de gagner en moins.
mistakes-wrong = Cela coûte { $loss } % de vos chances de gagner.
mistakes-answer = Le mieux : { $choice }
mistakes-next = Position suivante
mistakes-again = Réessayer
mistakes-show = Montrer la réponse
mistakes-thinking = Examen de votre choix …
mistakes-tomorrow =
    { $days ->
        [0] Elle revient aujourd’hui.
        [one] Elle revient demain.
       *[other] Elle revient dans { $days } jours.
     }
mistakes-start = Commencer
mistakes-game = Vos erreurs dans cette partie
mistakes-clean = Aucun de vos choix n’a coûté 10 % ou plus de vos chances de gagner dans cette partie.
mistakes-analyse =
    { $count ->
        [one] Analyser ma dernière partie
       *[other] Analyser mes { $count } dernières parties
     }
mistakes-working = Vos parties sont en cours d’analyse …
mistakes-to-review = Vers l’analyse
