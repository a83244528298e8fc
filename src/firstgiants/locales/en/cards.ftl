# What cards do, one sentence an effect. Which message says which effect is written in
# rules/describe.py: effect-once-… is single use, effect-when-… recurring, …-opponents for each
# opponent. Arguments: $by, $takes (the condition), $amount, $per (the gain).

effect-none = No effect.

## Parts

effect-condition =
    Whenever { $by ->
        [you] you take
       *[anyone] anyone takes
    } { $takes ->
        [flying] a Flying card
        [herbivore] a Herbivore card
        [carnivore] a Carnivore card
        [marine] a Marine card
        [mammal] a Mammal card
        [small] a Small card
        [medium] a Medium card
        [large] a Large card
       *[new-family] a card of a Family not yet in your Study
    }
effect-amber = { $amount } amber
effect-points = { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
}
# Ends in the middle of a sentence; "nothing" adds nothing.
effect-per = { $per ->
    [flying] { " " }for each Flying card
    [herbivore] { " " }for each Herbivore card
    [carnivore] { " " }for each Carnivore card
    [marine] { " " }for each Marine card
    [mammal] { " " }for each Mammal card
    [families] { " " }for each different Family
    [pairs] { " " }for each pair of cards
   *[nothing] { "" }
}
effect-in-your-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }in your Study
}
effect-in-their-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }in their own Study
}

## Single use

effect-once-amber = Gain { effect-amber }{ effect-in-your-study }.
effect-once-points = Gain { effect-points }{ effect-in-your-study }.
effect-once-display = You may display 1 fossil.
effect-once-display-free = You may display 1 fossil for free.
effect-once-display-two-different = You may display up to 2 fossils of different Families.
effect-once-display-two-same = You may display up to 2 fossils of the same Family.
effect-once-trade = You may spend 3 amber to gain 2 victory points.
effect-once-display-or-point = You may display 1 fossil or gain 1 victory point.

effect-once-amber-opponents = Each opponent gains { effect-amber }{ effect-in-their-study }.
effect-once-points-opponents = Each opponent gains { effect-points }{ effect-in-their-study }.
effect-once-display-opponents = Each opponent may display 1 fossil.
effect-once-display-free-opponents = Each opponent may display 1 fossil for free.
effect-once-display-two-different-opponents = Each opponent may display up to 2 fossils of different Families.
effect-once-display-two-same-opponents = Each opponent may display up to 2 fossils of the same Family.
effect-once-trade-opponents = Each opponent may spend 3 amber to gain 2 victory points.
effect-once-display-or-point-opponents = Each opponent may display 1 fossil or gain 1 victory point.

## Recurring

effect-when-amber = { effect-condition }, gain { effect-amber }{ effect-in-your-study }.
effect-when-points = { effect-condition }, gain { effect-points }{ effect-in-your-study }.
effect-when-display = { effect-condition }, you may display 1 fossil.
effect-when-display-free = { effect-condition }, you may display 1 fossil for free.
effect-when-display-two-different = { effect-condition }, you may display up to 2 fossils of different Families.
effect-when-display-two-same = { effect-condition }, you may display up to 2 fossils of the same Family.
effect-when-trade = { effect-condition }, you may spend 3 amber to gain 2 victory points.
effect-when-display-or-point = { effect-condition }, you may display 1 fossil or gain 1 victory point.

effect-when-amber-opponents = { effect-condition }, each opponent gains { effect-amber }{ effect-in-their-study }.
effect-when-points-opponents = { effect-condition }, each opponent gains { effect-points }{ effect-in-their-study }.
effect-when-display-opponents = { effect-condition }, each opponent may display 1 fossil.
effect-when-display-free-opponents = { effect-condition }, each opponent may display 1 fossil for free.
effect-when-display-two-different-opponents = { effect-condition }, each opponent may display up to 2 fossils of different Families.
effect-when-display-two-same-opponents = { effect-condition }, each opponent may display up to 2 fossils of the same Family.
effect-when-trade-opponents = { effect-condition }, each opponent may spend 3 amber to gain 2 victory points.
effect-when-display-or-point-opponents = { effect-condition }, each opponent may display 1 fossil or gain 1 victory point.
