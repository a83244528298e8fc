# Ce que font les cartes, une phrase par effet. rules/describe.py dit quel message dit quel effet.

effect-none = Aucun effet.

## Éléments

effect-condition =
    Chaque fois que { $by ->
        [you] vous prenez
       *[anyone] quelqu’un prend
    } { $takes ->
        [flying] une carte Volant
        [herbivore] une carte Herbivore
        [carnivore] une carte Carnivore
        [marine] une carte Marin
        [mammal] une carte Mammifère
        [small] une carte de Taille Petit
        [medium] une carte de Taille Moyen
        [large] une carte de Taille Grand
       *[new-family] une carte d’une Famille absente de votre Étude
    }
effect-amber = { $amount ->
    [one] { $amount } ambre
   *[other] { $amount } ambres
}
effect-points = { $amount ->
    [one] { $amount } point de victoire
   *[other] { $amount } points de victoire
}
effect-per = { $per ->
    [flying] { " " }par carte Volant
    [herbivore] { " " }par carte Herbivore
    [carnivore] { " " }par carte Carnivore
    [marine] { " " }par carte Marin
    [mammal] { " " }par carte Mammifère
    [families] { " " }par Famille différente
    [pairs] { " " }par paire de cartes
   *[nothing] { "" }
}
effect-in-your-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }dans votre Étude
}
effect-in-their-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }dans sa propre Étude
}

## Effets uniques

effect-once-amber = Gagnez { effect-amber }{ effect-in-your-study }.
effect-once-points = Gagnez { effect-points }{ effect-in-your-study }.
effect-once-display = Vous pouvez exposer 1 fossile.
effect-once-display-free = Vous pouvez exposer 1 fossile gratuitement.
effect-once-display-two-different = Vous pouvez exposer jusqu’à 2 fossiles de Familles différentes.
effect-once-display-two-same = Vous pouvez exposer jusqu’à 2 fossiles de la même Famille.
effect-once-trade = Vous pouvez dépenser 3 ambres pour gagner 2 points de victoire.
effect-once-display-or-point = Vous pouvez exposer 1 fossile ou gagner 1 point de victoire.

effect-once-amber-opponents = Chaque adversaire gagne { effect-amber }{ effect-in-their-study }.
effect-once-points-opponents = Chaque adversaire gagne { effect-points }{ effect-in-their-study }.
effect-once-display-opponents = Chaque adversaire peut exposer 1 fossile.
effect-once-display-free-opponents = Chaque adversaire peut exposer 1 fossile gratuitement.
effect-once-display-two-different-opponents = Chaque adversaire peut exposer jusqu’à 2 fossiles de Familles différentes.
effect-once-display-two-same-opponents = Chaque adversaire peut exposer jusqu’à 2 fossiles de la même Famille.
effect-once-trade-opponents = Chaque adversaire peut dépenser 3 ambres pour gagner 2 points de victoire.
effect-once-display-or-point-opponents = Chaque adversaire peut exposer 1 fossile ou gagner 1 point de victoire.

## Effets permanents

effect-when-amber = { effect-condition }, gagnez { effect-amber }{ effect-in-your-study }.
effect-when-points = { effect-condition }, gagnez { effect-points }{ effect-in-your-study }.
effect-when-display = { effect-condition }, vous pouvez exposer 1 fossile.
effect-when-display-free = { effect-condition }, vous pouvez exposer 1 fossile gratuitement.
effect-when-display-two-different = { effect-condition }, vous pouvez exposer jusqu’à 2 fossiles de Familles différentes.
effect-when-display-two-same = { effect-condition }, vous pouvez exposer jusqu’à 2 fossiles de la même Famille.
effect-when-trade = { effect-condition }, vous pouvez dépenser 3 ambres pour gagner 2 points de victoire.
effect-when-display-or-point = { effect-condition }, vous pouvez exposer 1 fossile ou gagner 1 point de victoire.

effect-when-amber-opponents = { effect-condition }, chaque adversaire gagne { effect-amber }{ effect-in-their-study }.
effect-when-points-opponents = { effect-condition }, chaque adversaire gagne { effect-points }{ effect-in-their-study }.
effect-when-display-opponents = { effect-condition }, chaque adversaire peut exposer 1 fossile.
effect-when-display-free-opponents = { effect-condition }, chaque adversaire peut exposer 1 fossile gratuitement.
effect-when-display-two-different-opponents = { effect-condition }, chaque adversaire peut exposer jusqu’à 2 fossiles de Familles différentes.
effect-when-display-two-same-opponents = { effect-condition }, chaque adversaire peut exposer jusqu’à 2 fossiles de la même Famille.
effect-when-trade-opponents = { effect-condition }, chaque adversaire peut dépenser 3 ambres pour gagner 2 points de victoire.
effect-when-display-or-point-opponents = { effect-condition }, chaque adversaire peut exposer 1 fossile ou gagner 1 point de victoire.
