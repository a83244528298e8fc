### Les chiffres d’une personne : résultats, précision et chance, préférences, temps.

numbers-title = Vos chiffres
numbers-lead-text = Ce que vous avez fait dans vos parties terminées. Vous seul voyez cette page.
numbers-none = Vos chiffres commencent avec votre première partie terminée.
numbers-pending = { $count ->
    [one] { $count } partie reste à lire …
   *[other] { $count } parties restent à lire …
  }
numbers-games = Parties
numbers-won = Gagnées
numbers-lead = Avance
numbers-percent = { $value } %
numbers-expected = à force égale, ce serait { $value } %
numbers-by-players = Selon le nombre de joueurs
numbers-players = Joueurs
numbers-by-level = Selon le robot le plus fort
numbers-level = Robot
numbers-accuracy = Précision
numbers-accuracy-hint = D’après les parties analysées : « Chance et adresse » en revoyant une partie. La ligne est la moyenne de cinq parties.
numbers-luck = Chance
numbers-luck-hint = De combien les cartes ont augmenté ou baissé vos chances de gagner. Sur beaucoup de parties, cela tend vers zéro.
numbers-deserved = Sans la chance
numbers-families = Familles que vous fouillez
numbers-sets = Vos collections
numbers-news = Journaux à la fin
numbers-openings = Ouvertures
numbers-opening = Deux premières cartes
numbers-time = Temps par décision
numbers-time-hint = La moitié de vos coups confirmés ont pris plus longtemps.
numbers-as-table = Afficher en tableau
numbers-date = Date
numbers-game = Partie
numbers-look = Voir la partie
numbers-download = Télécharger :
