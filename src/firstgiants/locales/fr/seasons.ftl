### Les cotes au fil du temps : classements par saison et nombre de joueurs, et la courbe d’une personne.

board-period = Parties
board-season = Cette saison
board-last = Saison précédente
board-all = Depuis toujours
board-players = Joueurs
board-any = Tous nombres
board-players-count = { $count } joueurs
board-from-to = Du { $from } au { $until }. Chaque saison et chaque nombre de joueurs a sa propre cote, qui repart du début.
board-empty = Personne n’a encore joué de partie classée de ce genre.
board-like = Environ aussi fort que
board-provisional = provisoire
board-provisional-hint = Trop peu de parties pour la comparer à d’autres.
board-levels = Les robots, pour comparer
board-levels-hint = Les robots ne jouent pas de parties classées. Voici les cotes qu’ils auraient après beaucoup de parties, d’après des parties entre robots. La place de la Préparatrice sur l’échelle est une hypothèse.
like-level = environ aussi fort que { $name }
curve-title = Cote au fil du temps
curve-none = La courbe commence avec la première partie classée.
curve-table = Afficher en tableau
curve-summary = { $count ->
    [one] { $count } partie classée : de { $first } à { $last }, au plus haut { $best }.
   *[other] { $count } parties classées : de { $first } à { $last }, au plus haut { $best }.
  }
curve-date = Date
curve-place = Rang
curve-place-of = { $place } sur { $players }
curve-change = Écart
curve-game = Partie
curve-look = Voir la partie
