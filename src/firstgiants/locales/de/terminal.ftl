### Was nur das Terminal sagt; das Übrige teilt es mit der Webseite. Spalten sind knapp.

## Der Tisch
terminal-turn = Runde { $round } · { $you ->
    [yes] du bist dran
   *[no] { $name } ist dran
  }
terminal-deck = Stapel { $count }
terminal-site = Grabung { numeral }
terminal-next = Nächste
terminal-news = Ztg. { $points } P
terminal-end-near = { $count ->
    [one] Ende mit dem nächsten Sammlungsplättchen
   *[other] Ende in { $count } Sammlungsplättchen
  }
terminal-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
terminal-sources = Ztg. { $news }, Samml. { $sets }, Effekte { $effects }
terminal-sets = Sammlungen
terminal-complete = vollständig

## Familien, Größen und Effekte in wenigen Buchstaben
terminal-family = { $family ->
    [flying] Flug
    [herbivore] Pfl
    [carnivore] Fls
    [marine] Meer
   *[mammal] Säug
  }
terminal-size = { $size ->
    [small] K
    [medium] M
    [large] G
   *[egg] Ei
  }
terminal-takes = { $takes ->
    [flying] Flugsaurier
    [herbivore] Pflanzenfresser
    [carnivore] Fleischfresser
    [marine] Meeresbewohner
    [mammal] Säugetier
    [small] klein
    [medium] mittel
    [large] groß
   *[new-family] neue Familie
  }
terminal-per = { $per ->
    [flying] { " " }je Flugsaurier
    [herbivore] { " " }je Pflanzenfresser
    [carnivore] { " " }je Fleischfresser
    [marine] { " " }je Meeresbewohner
    [mammal] { " " }je Säugetier
    [families] { " " }je Familie
    [pairs] { " " }je 2 Karten
   *[nothing] { "" }
  }
terminal-effect-amber = +{ $amount } Bernstein{ terminal-per }
terminal-effect-points = +{ $amount } P{ terminal-per }
terminal-effect-display = ausstellen
terminal-effect-display-free = gratis ausstellen
terminal-effect-display-two-different = 2 verschiedene ausstellen
terminal-effect-display-two-same = 2 gleiche ausstellen
terminal-effect-trade = 3 Bernstein für 2 P
terminal-effect-display-or-point = ausstellen oder +1 P
terminal-effect-opponents = andere: { $effect }
terminal-effect-when = ↻ { $by ->
    [you] du
   *[anyone] alle
  }, { terminal-takes }: { $effect }

## Fragen und Antworten
terminal-keys = (? Hilfe, q beenden)
terminal-keys-undo = (? Hilfe, u rückgängig, q beenden)
terminal-dig = Du bist dran: Grabe eine Karte aus (1–{ $count }).
terminal-dig-or-reclaim = Du bist dran: Grabe eine Karte aus (1–{ $count }), oder
terminal-display = Ausstellen
terminal-or = Oder
terminal-reclaim = { $count ->
    [one] Deinen Marker zurückholen: Er gibt 1 Bernstein oder stellt aus
   *[other] Deine { $count } Marker zurückholen: Jeder gibt 1 Bernstein oder stellt aus
  }
terminal-show-new = { $card } als neue Sammlung
terminal-show-set = { $card } in { $set }
terminal-show-size = { $card } in { $set }; ihre Größe ist { $size }
terminal-set-one = Sammlung { $row } mit { $card }
terminal-no-number = Wähle eine Zahl von 1 bis { $count }, oder ? für Hilfe.
terminal-no-choice = { $word } steht hier nicht zur Wahl; antworte mit einer Zahl oder ?.
terminal-no-card = Es gibt keine Karte namens { $name }.
terminal-no-undo = Nichts rückgängig zu machen: Die anderen haben das Ergebnis gesehen.
terminal-undone = Rückgängig gemacht.
terminal-left = Du hast den Tisch verlassen.
terminal-saved = Spiel gespeichert in { $file }.

## Hilfe
terminal-help-dig = Graben: Setze einen Marker auf eine Ausgrabung, bei der keiner von dir steht, und nimm eine ihrer Karten in dein Labor. Ihre Effekte gelten; die mit ↻ gelten wieder, sooft eine solche Karte genommen wird, solange die Karte im Labor liegt.
terminal-help-reclaim = Oder hole alle deine Marker zurück: Jeder gibt 1 Bernstein oder stellt ein Fossil aus.
terminal-help-display = Ausstellen kostet 1, 2 oder 3 Bernstein je nach Größe, ein Ei 2. Ein Fossil beginnt eine Sammlung oder erweitert eine. „Gleiche Familie“: eine Familie in drei Größen. „Gleiche Größe“: eine Größe in allen fünf Familien.
terminal-help-tokens = Jede Karte, die eine Sammlung erweitert, bringt ein Sammlungsplättchen: 2 Punkte, 3 sobald die Sammlung vollständig ist. Die längste Sammlung einer Art hat ihre Zeitung. Sind die Sammlungsplättchen oder der Ziehstapel zu Ende, wird die Runde zu Ende gespielt.
terminal-help-answer = Antworte mit einer Zahl, oder tippe die Entscheidung: { $example }.
terminal-help-keys = diese Hilfe
terminal-help-card = alles über eine Karte
terminal-help-undo = rückgängig
terminal-help-log = der Verlauf bisher
terminal-help-quit = beenden
terminal-help-enter = den Tisch wieder zeigen

## Aufzeichnungen
terminal-heading = { $names }; Deck { $deck }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
terminal-unfinished = { $count ->
    [one] Das Spiel ist nicht zu Ende: bisher { $count } Schritt.
   *[other] Das Spiel ist nicht zu Ende: bisher { $count } Schritte.
  }
terminal-deck-summary = Deck { $deck }: { $count } Karten ({ $families }), { $recurring } davon wiederkehrend.
terminal-review-then = Danach: { $line }
terminal-review-working = Das Spiel wird analysiert
