# Che cosa fanno le carte, una frase per effetto. Quale messaggio dice quale effetto è scritto in
# rules/describe.py.

effect-none = Nessun effetto.

## Parti

effect-condition =
    Ogni volta che { $by ->
        [you] prendi
       *[anyone] qualcuno prende
    } { $takes ->
        [flying] una carta Volante
        [herbivore] una carta Erbivoro
        [carnivore] una carta Carnivoro
        [marine] una carta Marino
        [mammal] una carta Mammifero
        [small] una carta di Dimensione piccola
        [medium] una carta di Dimensione media
        [large] una carta di Dimensione grande
       *[new-family] una carta di una Famiglia non ancora presente nel tuo Studio
    }
effect-amber = { $amount ->
    [one] { $amount } ambra
   *[other] { $amount } ambre
}
effect-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
effect-per = { $per ->
    [flying] { " " }per ogni carta Volante
    [herbivore] { " " }per ogni carta Erbivoro
    [carnivore] { " " }per ogni carta Carnivoro
    [marine] { " " }per ogni carta Marino
    [mammal] { " " }per ogni carta Mammifero
    [families] { " " }per ogni Famiglia diversa
    [pairs] { " " }per ogni coppia di carte
   *[nothing] { "" }
}
effect-in-your-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }nel tuo Studio
}
effect-in-their-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }nel proprio Studio
}

## Effetti singoli

effect-once-amber = Ottieni { effect-amber }{ effect-in-your-study }.
effect-once-points = Ottieni { effect-points }{ effect-in-your-study }.
effect-once-display = Puoi esporre 1 fossile.
effect-once-display-free = Puoi esporre 1 fossile gratis.
effect-once-display-two-different = Puoi esporre fino a 2 fossili di Famiglie diverse.
effect-once-display-two-same = Puoi esporre fino a 2 fossili della stessa Famiglia.
effect-once-trade = Puoi spendere 3 ambre per ottenere 2 punti.
effect-once-display-or-point = Puoi esporre 1 fossile oppure ottenere 1 punto.

effect-once-amber-opponents = Ogni avversario ottiene { effect-amber }{ effect-in-their-study }.
effect-once-points-opponents = Ogni avversario ottiene { effect-points }{ effect-in-their-study }.
effect-once-display-opponents = Ogni avversario può esporre 1 fossile.
effect-once-display-free-opponents = Ogni avversario può esporre 1 fossile gratis.
effect-once-display-two-different-opponents = Ogni avversario può esporre fino a 2 fossili di Famiglie diverse.
effect-once-display-two-same-opponents = Ogni avversario può esporre fino a 2 fossili della stessa Famiglia.
effect-once-trade-opponents = Ogni avversario può spendere 3 ambre per ottenere 2 punti.
effect-once-display-or-point-opponents = Ogni avversario può esporre 1 fossile oppure ottenere 1 punto.

## Effetti ricorrenti

effect-when-amber = { effect-condition }, ottieni { effect-amber }{ effect-in-your-study }.
effect-when-points = { effect-condition }, ottieni { effect-points }{ effect-in-your-study }.
effect-when-display = { effect-condition }, puoi esporre 1 fossile.
effect-when-display-free = { effect-condition }, puoi esporre 1 fossile gratis.
effect-when-display-two-different = { effect-condition }, puoi esporre fino a 2 fossili di Famiglie diverse.
effect-when-display-two-same = { effect-condition }, puoi esporre fino a 2 fossili della stessa Famiglia.
effect-when-trade = { effect-condition }, puoi spendere 3 ambre per ottenere 2 punti.
effect-when-display-or-point = { effect-condition }, puoi esporre 1 fossile oppure ottenere 1 punto.

effect-when-amber-opponents = { effect-condition }, ogni avversario ottiene { effect-amber }{ effect-in-their-study }.
effect-when-points-opponents = { effect-condition }, ogni avversario ottiene { effect-points }{ effect-in-their-study }.
effect-when-display-opponents = { effect-condition }, ogni avversario può esporre 1 fossile.
effect-when-display-free-opponents = { effect-condition }, ogni avversario può esporre 1 fossile gratis.
effect-when-display-two-different-opponents = { effect-condition }, ogni avversario può esporre fino a 2 fossili di Famiglie diverse.
effect-when-display-two-same-opponents = { effect-condition }, ogni avversario può esporre fino a 2 fossili della stessa Famiglia.
effect-when-trade-opponents = { effect-condition }, ogni avversario può spendere 3 ambre per ottenere 2 punti.
effect-when-display-or-point-opponents = { effect-condition }, ogni avversario può esporre 1 fossile oppure ottenere 1 punto.
