### Les mots que seules la table, la leçon et la relecture emploient.

## Ce qui est demandé
ask-soon = C’est bientôt à vous.
ask-checking = L’entraîneur examine votre tour…
card-of = { $card } de { $name }
ask-two-different = { $card } : exposez 1 ou 2 fossiles de Familles différentes.
ask-two-same = { $card } : exposez 1 ou 2 fossiles d’une même Famille.
ask-second-different = { $card } : un second fossile, d’une autre Famille ?
ask-second-same = { $card } : un second fossile, de la même Famille ?
why-second-different = Le second fossile doit être d’une autre Famille que le premier.
why-second-same = Le second fossile doit être de la même Famille que le premier.

## Ce que fait un plan
plan = Votre tour jusqu’ici
plan-score = Score
plan-amber = { $count ->
    [one] { $amount } ambre
   *[other] { $amount } ambres
  }
plan-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
plan-complete = collection { $kind } complète
plan-tokens = { $count ->
    [one] { $amount } jeton Collection
   *[other] { $amount } jetons Collection
  }
plan-news = Journal { $kind }
plan-news-safe = Journal { $kind }, acquis
plan-from = pris à { $name }
plan-set = collection { $kind }
plan-markers = pions
plan-supply = Jetons Collection restants : { $from } → { $to }
plan-supply-short = reste { $from } → { $to }
plan-ends = Dernière manche
brings-nothing = Ni point ni ambre

## Depuis votre dernier tour
digest-fell = Vous descendez de la { $from ->
    [1] 1re
   *[other] { $from }e
  } à la { $to ->
    [1] 1re
   *[other] { $to }e
  } place.
digest-rose = Vous remontez de la { $from ->
    [1] 1re
   *[other] { $from }e
  } à la { $to ->
    [1] 1re
   *[other] { $to }e
  } place.
digest-amber = { $amount ->
    [one] Vous avez gagné { $amount } ambre grâce à { $cards }.
   *[other] Vous avez gagné { $amount } ambres grâce à { $cards }.
  }
digest-points = { $amount ->
    [one] Vous avez gagné { $amount } point grâce à { $cards }.
   *[other] Vous avez gagné { $amount } points grâce à { $cards }.
  }
digest-tokens-low = { $count ->
    [one] Il ne reste que { $count } jeton Collection : la fin approche.
   *[other] Il ne reste que { $count } jetons Collection : la fin approche.
  }
digest-deck-low = { $count ->
    [one] Il ne reste que { $count } carte dans la pioche : la fin approche.
   *[other] Il ne reste que { $count } cartes dans la pioche : la fin approche.
  }
digest-last-turn = C’est votre dernier tour.
digest-more = Voir tout le journal de partie

## Chiffres
set-points = { $count ->
    [one] { $count } point des collections
   *[other] { $count } points des collections
  }
news-points = { $count ->
    [one] { $count } point des Journaux
   *[other] { $count } points des Journaux
  }
where-study-yours = dans votre Étude
where-set-yours = dans votre collection { $row }
marker-yours = Votre pion au Site de fouille { numeral }

## La fin
end-rank = Rang
end-won = victoire
end-you-win = { $points ->
    [one] Vous gagnez avec { $points } point !
   *[other] Vous gagnez avec { $points } points !
  }
end-you-share = Vous et { $names } gagnez avec { $points } points !
end-you-placed = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
end-you-level = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, à égalité avec { $names }.
end-graph = Le score au fil de la partie
end-turn = tour { $turn }
end-round = Manche
end-rating = Cote { $before } → { $after } ({ $change })

## Relecture
replay-at = Coup { $ply } sur { $last } · tour { $turn }
replay-speed = Vitesse
replay-more = Plus
continue-hint = La partie reprend au coup { $ply }. Qui joue à quelle place ? Vos amis prennent leur place en ouvrant le lien.

## People at the table
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
chat-line = { $name } : { $text }
seat-late = temps écoulé
still-clock = Un robot pourra remplacer { $name } quand son temps sera écoulé.
still-later = { $minutes ->
    [one] Un robot pourra remplacer { $name } quand tout le monde aura attendu son coup { $minutes } minute.
   *[other] Un robot pourra remplacer { $name } quand tout le monde aura attendu son coup { $minutes } minutes.
  }
still-asked = { $minutes ->
    [one] Un robot pourra remplacer { $name } dans { $minutes } minute.
   *[other] Un robot pourra remplacer { $name } dans { $minutes } minutes.
  }

## Le dernier tour et l’ordre du jeu
final-round = Dernière manche ! Jouent encore : { $names }.
final-turn = Dernière manche ! C’est le dernier tour.
turn-order = { $place ->
    [1] Commence la partie
    [2] Joue en deuxième
    [3] Joue en troisième
    [4] Joue en quatrième
   *[5] Joue en cinquième
  }
## For ears, and for learning the icons
card-full = { $label } ; { $cost }. { $does }
card-full-lit = { $label } ; { $cost }. Peut être choisie. { $does }
card-line = { $name } : { $family }, { $size } ; { $cost }. { $does }
look-displayed = Exposé : ses effets ne s’appliquent plus.
text-on = Table en texte seul
text-off = Table avec images
help = Symboles et touches

## Ce que disent les symboles des cartes
sign-once = une fois, quand vous prenez la carte
sign-again = chaque fois, tant que la carte est dans votre Étude
sign-you = quand vous prenez…
sign-anyone = quand n’importe qui prend…
sign-kind = carte { $kind }
sign-new-family = une carte d’une Famille absente de votre Étude
sign-then = alors
sign-amber = gagnez autant d’ambre
sign-points = gagnez autant de points de victoire
sign-display = vous pouvez exposer 1 fossile
sign-display-free = vous pouvez exposer 1 fossile gratuitement
sign-two-different = vous pouvez exposer jusqu’à 2 fossiles de Familles différentes
sign-two-same = vous pouvez exposer jusqu’à 2 fossiles de la même Famille
sign-trade = vous pouvez dépenser 3 ambres pour gagner 2 points de victoire
sign-or = ou
sign-opponents = chaque adversaire le fait
sign-times = pour chaque…
sign-families = Famille différente dans votre Étude
sign-pairs = paire de cartes dans votre Étude
sign-egg = un œuf vaut n’importe quelle Taille dans vos collections
legend-order = Lisez une ligne de symboles de gauche à droite : quand, ce qui se passe, combien de fois.
legend-when = Quand
legend-does = Ce qui se passe
legend-times = Combien de fois
legend-families = Familles
legend-sizes = Tailles
legend-size = { $size } : { $cost }
legend-pieces = Jetons et pions
legend-amber = L’ambre sert à exposer des fossiles
legend-points = Points de victoire grâce aux effets
legend-token = Jeton Collection : { $points } points sur une collection incomplète
legend-token-complete = Jeton Collection : { $points } points sur une collection complète
legend-news = Jeton Journal : pour la plus longue collection de sa sorte
legend-marker = Pion : chaque joueur a sa couleur et sa forme

## Le dernier tour et l’ordre du jeu
