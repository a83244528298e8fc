### La partie du jour : les mêmes cartes pour tout le monde, un seul essai, et les résultats de chacun.

daily-title = La partie du jour
daily-lead = Une partie par jour : les mêmes cartes, les mêmes robots et un seul essai pour tout le monde.
daily-past-lead = Une partie passée. Jouez-la autant que vous voulez ; elle ne compte plus.
daily-you = Vous
daily-lineup = À la table, dans le sens horaire à partir du premier joueur
daily-ends = Se termine dans { $hours } h { $minutes } min, à minuit UTC.
daily-play = Jouer la partie du jour
daily-resume = Reprendre la partie
daily-play-past = Jouer cette partie
daily-one-try = Vous avez un seul essai. Vous pouvez fermer la page et revenir jusqu’à minuit UTC. Quitter la table, c’est abandonner.
daily-ranked = Votre essai compte au classement des comptes.
daily-unranked = Votre essai compte parmi les invités et les nouveaux comptes. Les comptes créés avant aujourd’hui ont leur propre liste et leurs propres cartes.
daily-won = Vous gagnez avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } d’avance.
daily-behind = Vous finissez à { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } du premier.
daily-level-won = Égalité de points, et la victoire est à vous.
daily-level-lost = Égalité de points, mais le robot l’emporte au départage.
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } dans votre Musée
daily-place = Place { $place } sur { $of }
daily-unfinished = Vous n’avez pas fini cette partie le jour même.
daily-streak = { $now ->
    [one] { $now } jour de suite
   *[other] { $now } jours de suite
  }
daily-longest = plus longue suite { $longest }
daily-played = { $won } gagnées sur { $played }
daily-copy = Copier le résultat
daily-copied = Copié. Il ne révèle ni carte ni coup.
daily-share-head = First Giants, la partie du jour, { $date }
daily-share-won = Gagné avec { $lead } d’avance, { $score } points
daily-share-lost = { $lead } de retard, { $score } points
daily-share-level = Égalité, { $score } points
daily-compare = Les résultats de chacun
daily-compare-later = Jouez d’abord. La comparaison s’ouvre quand vous avez fini, ou quand le jour est passé.
daily-accounts = Comptes
daily-others = Invités et nouveaux comptes
daily-summary = { $tries } commencées, { $finished } finies, { $won } gagnées.
daily-nobody = Personne n’a encore fini ici.
daily-bars = Avance sur le meilleur robot
daily-bars-table = Afficher en tableau
daily-column-lead = Avance
daily-column-score = Points
daily-column-people = Joueurs
daily-column-game = Partie
daily-watch = Regarder
daily-watch-best = Regarder la meilleure partie
daily-watch-later = Les parties sont visibles cinq minutes après minuit UTC.
daily-archive = Jours passés
daily-archive-none = Dès demain, les parties passées vous attendent ici.
daily-archive-finished = { $count ->
    [0] personne n’a fini
    [one] { $count } finie, meilleur résultat { $best }
   *[other] { $count } finies, meilleur résultat { $best }
  }
daily-archive-you = vous { $lead }
daily-archive-more = Jours plus anciens
daily-today = La partie d’aujourd’hui
daily-door = Les mêmes cartes et robots pour tous. Un seul essai.
