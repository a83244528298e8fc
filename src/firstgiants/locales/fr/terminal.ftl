### Ce que seul le terminal dit ; le reste est partagé avec le site. La place est comptée.

## La table
terminal-turn = Manche { $round } · { $you ->
    [yes] à vous
   *[no] au tour de { $name }
  }
terminal-deck = pioche { $count }
terminal-site = Site { numeral }
terminal-next = Ensuite
terminal-news = Jour. { $points } pt
terminal-end-near = { $count ->
    [one] fin au prochain jeton Collection
   *[other] fin dans { $count } jetons Collection
  }
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
terminal-sources = Jour. { $news }, coll. { $sets }, effets { $effects }
terminal-sets = Collect.
terminal-complete = complète

## Familles, Tailles et effets en peu de lettres
terminal-family = { $family ->
    [flying] vol
    [herbivore] her
    [carnivore] car
    [marine] mar
   *[mammal] mam
  }
terminal-size = { $size ->
    [small] P
    [medium] M
    [large] G
   *[egg] œuf
  }
terminal-takes = { $takes ->
    [flying] volant
    [herbivore] herbivore
    [carnivore] carnivore
    [marine] marin
    [mammal] mammifère
    [small] petit
    [medium] moyen
    [large] grand
   *[new-family] nouvelle Famille
  }
terminal-per = { $per ->
    [flying] { " " }par volant
    [herbivore] { " " }par herbivore
    [carnivore] { " " }par carnivore
    [marine] { " " }par marin
    [mammal] { " " }par mammifère
    [families] { " " }par Famille
    [pairs] { " " }par 2 cartes
   *[nothing] { "" }
  }
terminal-effect-amber = +{ $amount } { $amount ->
    [one] ambre
   *[other] ambres
  }{ terminal-per }
terminal-effect-points = +{ $amount } pt{ terminal-per }
terminal-effect-display = exposer
terminal-effect-display-free = exposer gratis
terminal-effect-display-two-different = exposer 2 différents
terminal-effect-display-two-same = exposer 2 pareils
terminal-effect-trade = 3 ambres pour 2 pt
terminal-effect-display-or-point = exposer ou +1 pt
terminal-effect-opponents = autres { $effect }
terminal-effect-when = ↻ { $by ->
    [you] vous
   *[anyone] tous
  }, { terminal-takes } : { $effect }

## Questions et réponses
terminal-keys = (? aide, q quitter)
terminal-keys-undo = (? aide, u annuler, q quitter)
terminal-dig = À vous : prenez une carte (1–{ $count }).
terminal-dig-or-reclaim = À vous : prenez une carte (1–{ $count }), ou
terminal-display = Exposer
terminal-or = Ou
terminal-reclaim = { $count ->
    [one] Récupérer votre pion : il donne 1 ambre ou expose un fossile
   *[other] Récupérer vos { $count } pions : chacun donne 1 ambre ou expose un fossile
  }
terminal-show-new = { $card } comme nouvelle collection
terminal-show-set = { $card } dans { $set }
terminal-show-size = { $card } dans { $set } ; sa Taille : { $size }
terminal-set-one = collection { $row } avec { $card }
terminal-no-number = Choisissez un nombre de 1 à { $count }, ou ? pour l’aide.
terminal-no-choice = { $word } n’est pas un choix ici ; répondez par un nombre, ou ?.
terminal-no-card = Il n’y a pas de carte nommée { $name }.
terminal-no-undo = Rien à annuler : les autres ont vu le résultat.
terminal-undone = Annulé.
terminal-left = Vous avez quitté la table.
terminal-saved = Partie enregistrée dans { $file }.

## Aide
terminal-help-dig = Fouiller : posez un pion sur un Site de fouille où vous n’en avez pas et prenez une de ses cartes dans votre Étude. Ses effets s’appliquent ; ceux marqués ↻ s’appliquent à nouveau chaque fois qu’une telle carte est prise, tant que la carte reste dans votre Étude.
terminal-help-reclaim = Ou récupérez tous vos pions : chacun donne 1 ambre ou expose un fossile.
terminal-help-display = Exposer coûte 1, 2 ou 3 ambres selon la Taille, 2 pour un œuf. Un fossile commence une collection ou en agrandit une. Collection Famille : une Famille en trois Tailles. Collection Taille : une Taille dans les cinq Familles.
terminal-help-tokens = Chaque carte qui agrandit une collection rapporte un jeton Collection : 2 points, 3 quand la collection est complète. La plus longue collection d’une sorte détient son Journal. Quand les jetons Collection ou la pioche sont épuisés, la manche est jouée jusqu’au bout.
terminal-help-answer = Répondez par un nombre, ou tapez un choix : { $example }.
terminal-help-keys = cette aide
terminal-help-card = tout sur une carte
terminal-help-undo = annuler
terminal-help-log = le journal de partie
terminal-help-quit = quitter
terminal-help-enter = revoir la table

## Parties enregistrées
terminal-heading = { $names } ; paquet { $deck }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
terminal-unfinished = { $count ->
    [one] La partie n’est pas terminée : { $count } coup pour l’instant.
   *[other] La partie n’est pas terminée : { $count } coups pour l’instant.
  }
terminal-deck-summary = Paquet { $deck } : { $count } cartes ({ $families }), dont { $recurring } récurrentes.
terminal-review-then = Ensuite : { $line }
terminal-review-working = Analyse de la partie
