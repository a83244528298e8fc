# Was die Karten tun, ein Satz je Effekt. Welche Meldung welchen Effekt nennt, steht in
# rules/describe.py.

effect-none = Kein Effekt.

## Teile

effect-condition =
    Immer wenn { $by ->
        [you] du
       *[anyone] jemand
    } { $takes ->
        [flying] eine Flugsaurier-Karte
        [herbivore] eine Pflanzenfresser-Karte
        [carnivore] eine Fleischfresser-Karte
        [marine] eine Meeresbewohner-Karte
        [mammal] eine Säugetier-Karte
        [small] eine Karte der Größe Klein
        [medium] eine Karte der Größe Mittel
        [large] eine Karte der Größe Groß
       *[new-family] eine Karte
    } { $by ->
        [you] nimmst
       *[anyone] nimmt
    }{ $takes ->
        [new-family] , deren Familie noch nicht in deinem Labor liegt
       *[other] { "" }
    }
effect-amber = { $amount } Bernstein
effect-points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
effect-per = { $per ->
    [flying] { " " }für jede Flugsaurier-Karte
    [herbivore] { " " }für jede Pflanzenfresser-Karte
    [carnivore] { " " }für jede Fleischfresser-Karte
    [marine] { " " }für jede Meeresbewohner-Karte
    [mammal] { " " }für jede Säugetier-Karte
    [families] { " " }für jede unterschiedliche Familie
    [pairs] { " " }für je 2 Karten
   *[nothing] { "" }
}
effect-in-your-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }in deinem Labor
}
effect-in-their-study = { effect-per }{ $per ->
    [nothing] { "" }
   *[other] { " " }im eigenen Labor
}

## Einmalige Effekte

effect-once-amber = Du erhältst { effect-amber }{ effect-in-your-study }.
effect-once-points = Du erhältst { effect-points }{ effect-in-your-study }.
effect-once-display = Du darfst 1 Fossil ausstellen.
effect-once-display-free = Du darfst 1 Fossil kostenlos ausstellen.
effect-once-display-two-different = Du darfst bis zu 2 Fossilien verschiedener Familien ausstellen.
effect-once-display-two-same = Du darfst bis zu 2 Fossilien derselben Familie ausstellen.
effect-once-trade = Du darfst 3 Bernstein ausgeben, um 2 Siegpunkte zu erhalten.
effect-once-display-or-point = Du darfst 1 Fossil ausstellen oder 1 Siegpunkt nehmen.

effect-once-amber-opponents = Jeder Gegner erhält { effect-amber }{ effect-in-their-study }.
effect-once-points-opponents = Jeder Gegner erhält { effect-points }{ effect-in-their-study }.
effect-once-display-opponents = Jeder Gegner darf 1 Fossil ausstellen.
effect-once-display-free-opponents = Jeder Gegner darf 1 Fossil kostenlos ausstellen.
effect-once-display-two-different-opponents = Jeder Gegner darf bis zu 2 Fossilien verschiedener Familien ausstellen.
effect-once-display-two-same-opponents = Jeder Gegner darf bis zu 2 Fossilien derselben Familie ausstellen.
effect-once-trade-opponents = Jeder Gegner darf 3 Bernstein ausgeben, um 2 Siegpunkte zu erhalten.
effect-once-display-or-point-opponents = Jeder Gegner darf 1 Fossil ausstellen oder 1 Siegpunkt nehmen.

## Dauerhafte Effekte

effect-when-amber = { effect-condition }, erhältst du { effect-amber }{ effect-in-your-study }.
effect-when-points = { effect-condition }, erhältst du { effect-points }{ effect-in-your-study }.
effect-when-display = { effect-condition }, darfst du 1 Fossil ausstellen.
effect-when-display-free = { effect-condition }, darfst du 1 Fossil kostenlos ausstellen.
effect-when-display-two-different = { effect-condition }, darfst du bis zu 2 Fossilien verschiedener Familien ausstellen.
effect-when-display-two-same = { effect-condition }, darfst du bis zu 2 Fossilien derselben Familie ausstellen.
effect-when-trade = { effect-condition }, darfst du 3 Bernstein ausgeben, um 2 Siegpunkte zu erhalten.
effect-when-display-or-point = { effect-condition }, darfst du 1 Fossil ausstellen oder 1 Siegpunkt nehmen.

effect-when-amber-opponents = { effect-condition }, erhält jeder Gegner { effect-amber }{ effect-in-their-study }.
effect-when-points-opponents = { effect-condition }, erhält jeder Gegner { effect-points }{ effect-in-their-study }.
effect-when-display-opponents = { effect-condition }, darf jeder Gegner 1 Fossil ausstellen.
effect-when-display-free-opponents = { effect-condition }, darf jeder Gegner 1 Fossil kostenlos ausstellen.
effect-when-display-two-different-opponents = { effect-condition }, darf jeder Gegner bis zu 2 Fossilien verschiedener Familien ausstellen.
effect-when-display-two-same-opponents = { effect-condition }, darf jeder Gegner bis zu 2 Fossilien derselben Familie ausstellen.
effect-when-trade-opponents = { effect-condition }, darf jeder Gegner 3 Bernstein ausgeben, um 2 Siegpunkte zu erhalten.
effect-when-display-or-point-opponents = { effect-condition }, darf jeder Gegner 1 Fossil ausstellen oder 1 Siegpunkt nehmen.
