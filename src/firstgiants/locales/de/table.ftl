### Worte, die nur der Tisch, die erste Partie und der Rückblick sprechen.

## Was gefragt ist
ask-soon = Gleich bist du dran.
ask-checking = Der Coach prüft deinen Zug …
card-of = { $card } von { $name }
ask-two-different = { $card }: bis zu 2 Fossilien verschiedener Familien ausstellen.
ask-two-same = { $card }: bis zu 2 Fossilien einer Familie ausstellen.
ask-second-different = { $card }: Ein zweites aus einer anderen Familie ausstellen?
ask-second-same = { $card }: Ein zweites aus derselben Familie ausstellen?
why-second-different = Das zweite Fossil muss aus einer anderen Familie sein als das erste.
why-second-same = Das zweite Fossil muss aus derselben Familie sein wie das erste.

## Was ein Plan bewirkt
plan = Dein Zug bisher
plan-score = Punkte
plan-amber = { $amount } Bernstein
plan-points = { $count ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
  }
plan-complete = Sammlung { $kind } vollständig
plan-tokens = { $amount } Sammlungsplättchen
plan-news = Zeitung { $kind }
plan-news-safe = Zeitung { $kind }, sicher
plan-from = von { $name }
plan-set = Sammlung { $kind }
plan-markers = Marker
plan-supply = Sammlungsplättchen übrig: { $from } → { $to }
plan-supply-short = noch { $from } → { $to }
plan-ends = Letzte Runde
brings-nothing = Keine Punkte, kein Bernstein

## Seit deinem letzten Zug
digest-fell = Du bist von Platz { $from } auf Platz { $to } gefallen.
digest-rose = Du bist von Platz { $from } auf Platz { $to } gestiegen.
digest-amber = Du hast { $amount } Bernstein erhalten, dank { $cards }.
digest-points = { $amount ->
    [one] Du hast { $amount } Siegpunkt erhalten, dank { $cards }.
   *[other] Du hast { $amount } Siegpunkte erhalten, dank { $cards }.
  }
digest-tokens-low = Nur noch { $count } Sammlungsplättchen übrig: Das Ende naht.
digest-deck-low = { $count ->
    [one] Nur noch { $count } Karte im Ziehstapel: Das Ende naht.
   *[other] Nur noch { $count } Karten im Ziehstapel: Das Ende naht.
  }
digest-last-turn = Das ist dein letzter Zug.
digest-more = Ganzen Verlauf zeigen

## Zahlen
set-points = { $count ->
    [one] { $count } Punkt aus Sammlungen
   *[other] { $count } Punkte aus Sammlungen
  }
news-points = { $count ->
    [one] { $count } Punkt aus Zeitungen
   *[other] { $count } Punkte aus Zeitungen
  }
where-study-yours = in deinem Labor
where-set-yours = in deiner Sammlung { $row }
marker-yours = Dein Marker bei Ausgrabung { numeral }

## Das Ende
end-rank = Platz
end-won = gewinnt
end-you-win = { $points ->
    [one] Du gewinnst mit { $points } Punkt!
   *[other] Du gewinnst mit { $points } Punkten!
  }
end-you-share = Du und { $names } gewinnt mit { $points } Punkten!
end-you-placed = Du belegst Platz { $place } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
end-you-level = Du belegst Platz { $place } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }, gleichauf mit { $names }.
end-graph = Punkte im Lauf des Spiels
end-turn = Zug { $turn }
end-round = Runde
end-rating = Wertung { $before } → { $after } ({ $change })

## Rückblick
replay-at = Schritt { $ply } von { $last } · Zug { $turn }
replay-speed = Tempo
replay-more = Mehr
continue-hint = Das Spiel geht ab Schritt { $ply } weiter. Wer spielt auf welchem Platz? Freunde setzen sich über den Link auf ihren Platz.

## People at the table
chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
  }
chat-line = { $name }: { $text }
seat-late = Zeit abgelaufen
still-clock = Ein Bot kann für { $name } einspringen, sobald die Zeit abgelaufen ist.
still-later = { $minutes ->
    [one] Ein Bot kann für { $name } einspringen, wenn alle { $minutes } Minute auf den Zug gewartet haben.
   *[other] Ein Bot kann für { $name } einspringen, wenn alle { $minutes } Minuten auf den Zug gewartet haben.
  }
still-asked = { $minutes ->
    [one] In { $minutes } Minute kann ein Bot für { $name } einspringen.
   *[other] In { $minutes } Minuten kann ein Bot für { $name } einspringen.
  }

## Die letzte Runde und die Reihenfolge
final-round = Letzte Runde! Noch an der Reihe: { $names }.
final-turn = Letzte Runde! Das ist der letzte Zug.
turn-order = { $place ->
    [1] Beginnt
   *[other] Spielt an { $place }. Stelle
  }
## For ears, and for learning the icons
card-full = { $label }; { $cost }. { $does }
card-full-lit = { $label }; { $cost }. Wählbar. { $does }
card-line = { $name }: { $family }, { $size }; { $cost }. { $does }
look-displayed = Ausgestellt: Die Effekte gelten nicht mehr.
text-on = Tisch nur in Worten
text-off = Tisch mit Bildern
help = Zeichen und Tasten

## Was die Zeichen auf Karten bedeuten
sign-once = einmal, wenn du die Karte nimmst
sign-again = jedes Mal, solange die Karte in deinem Labor liegt
sign-you = wenn du … nimmst
sign-anyone = wenn irgendwer … nimmt
sign-kind = Karte: { $kind }
sign-new-family = eine Karte einer Familie, die noch nicht in deinem Labor liegt
sign-then = dann
sign-amber = erhalte so viel Bernstein
sign-points = erhalte so viele Siegpunkte
sign-display = du darfst 1 Fossil ausstellen
sign-display-free = du darfst 1 Fossil kostenlos ausstellen
sign-two-different = du darfst bis zu 2 Fossilien verschiedener Familien ausstellen
sign-two-same = du darfst bis zu 2 Fossilien derselben Familie ausstellen
sign-trade = du darfst 3 Bernstein für 2 Siegpunkte ausgeben
sign-or = oder
sign-opponents = alle anderen führen dies aus
sign-times = für jede …
sign-families = verschiedene Familie in deinem Labor
sign-pairs = zwei Karten in deinem Labor
sign-egg = ein Ei steht in deinen Sammlungen für jede Größe
legend-order = Lies eine Zeile von links nach rechts: wann es gilt, was geschieht und wie oft.
legend-when = Wann
legend-does = Was geschieht
legend-times = Wie oft
legend-families = Familien
legend-sizes = Größen
legend-size = { $size }: { $cost }
legend-pieces = Plättchen und Marker
legend-amber = Mit Bernstein bezahlst du das Ausstellen
legend-points = Siegpunkte aus Karteneffekten
legend-token = Sammlungsplättchen: { $points } Punkte in einer unvollständigen Sammlung
legend-token-complete = Sammlungsplättchen: { $points } Punkte in einer vollständigen Sammlung
legend-news = Zeitung: für die längste Sammlung ihrer Art
legend-marker = Marker: Farbe und Form sind bei jeder Person anders

## Die letzte Runde und die Reihenfolge
