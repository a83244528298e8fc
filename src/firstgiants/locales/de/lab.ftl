# Das Deck-Labor: Bots spielen ein Deck, und der Bericht sagt, wie es sich spielt.

lab-title = Bericht: { $name }
lab-lead = Bots spielen das Deck viele Male. Der Bericht sagt, welche Karten herausstechen und ob jeder Platz eine faire Chance hat.
lab-open = Mit Bots testen
lab-to-cards = Karten ansehen

## What to play
lab-plan = Was die Bots spielen sollen
lab-level = Wer spielt
lab-bot-greedy = Gieriger Anfänger (am schnellsten)
lab-games = Spiele je Spielerzahl
lab-players = Spielerzahlen
lab-compare = Vergleichen mit
lab-compare-nothing = nichts
lab-account = Mit einem Konto kannst du 4.000 Spiele verlangen.
lab-takes = { $minutes ->
    [one] Etwa { $minutes } Minute, wenn der Server sonst nichts zu tun hat.
   *[other] Etwa { $minutes } Minuten, wenn der Server sonst nichts zu tun hat.
  }
lab-start = Spielen lassen

## While they play
lab-wait = Warten auf einen freien Moment …
lab-progress = { $done } von { $total } Spielen
lab-leave = Du kannst diese Seite verlassen: Die Bots spielen weiter, und die Adresse führt hierher zurück.
lab-failed = Der Bericht hat nicht geklappt. Versuche es später noch einmal.

## The report
lab-about = { $games } Spiele je Spielerzahl, gespielt von: { $level }.
lab-unsure = Für diese Karten wurde kein Modell trainiert. Die Bots spielen mit dem allgemeinen Modell; feine Unterschiede sind daher weniger sicher.
lab-csv = Als Tabelle speichern (CSV)
lab-json = Als JSON speichern
lab-with-players = { $count } Spieler
lab-findings = Was heraussticht
lab-findings-none = Keine Karte ist mit Sicherheit zu stark oder zu schwach.
lab-finding-dominant = { $card }: Wer sie nimmt, gewinnt viel zu oft ({ $players }).
lab-finding-strong = { $card }: Wer sie nimmt, gewinnt zu oft ({ $players }).
lab-finding-weak = { $card }: Wer sie nimmt, gewinnt zu selten ({ $players }).
lab-finding-dead = { $card }: Kaum jemand will sie, oder sie lässt ihren Besitzer verlieren ({ $players }).
lab-verdict-dominant = übermächtig
lab-verdict-strong = stark
lab-verdict-fair = ausgewogen
lab-verdict-weak = schwach
lab-verdict-dead = tot
lab-verdict-unclear = unklar

lab-seats = Plätze
lab-seats-hint = Um wie viele Prozentpunkte jeder Platz öfter gewinnt als bei gleicher Verteilung. Platz 1 beginnt. Die Linie zeigt das 95-%-Intervall.
lab-seat = Platz { $number }
lab-extra-amber = zusätzlicher Bernstein { $amounts }
lab-length = Länge und Punkte
lab-rounds = Runden
lab-scores = Punkte
lab-mean = Mittel { $value }
lab-most-games = 90 % davon: { $low }–{ $high }
lab-end-tokens = Ende durch das letzte Sammlungsplättchen
lab-end-deck = Ende durch die letzte Karte

lab-cards = Karten
lab-cards-hint = Vorteil: um wie viele Prozentpunkte öfter als bei gleicher Verteilung gewinnt, wer die Karte nimmt, mit dem 95-%-Intervall. Eine Überschrift sortiert.
lab-card = Karte
lab-verdict = Urteil
lab-lift = Vorteil
lab-wanted = Begehrt
lab-round = Runde
lab-kept = Behalten
lab-uses = Wofür
lab-amber = Bernstein
lab-points = Punkte
lab-displays = Ausgestellt
lab-given = Für andere
lab-use-exhibited = nur ausgestellt
lab-use-both = Effekt, dann ausgestellt
lab-use-effect = nur Effekt
lab-use-left = im Labor geblieben
lab-wanted-plot = Wie begehrt jede Karte ist, und ihr Vorteil
lab-wanted-axis = genommen in … der Spiele, in denen sie in einer Ausgrabung lag
lab-pairs = Paare, die zusammen gewinnen
lab-pairs-none = Von { $count } Paaren gewinnt keines mit Sicherheit mehr als seine beiden Karten allein.
lab-pairs-some = Von { $count } Paaren gewinnen diese mit Sicherheit mehr als ihre beiden Karten allein:
lab-pair = { $first } und { $second }: { $more } Punkte mehr, in { $games } Spielen

lab-compared = Im Vergleich mit { $name }
lab-compared-hint = Beide Decks wurden mit denselben Kartenfolgen gespielt. Die Zahlen sind dieses Deck minus das andere; fette sind sicher.
lab-added = Neu: { $names }
lab-removed = Entfernt: { $names }
lab-changed = Geändert: { $names }
lab-difference = Unterschied
lab-interval = 95-%-Intervall
lab-row-seat = Platz { $number }, Siege
lab-row-lift = { $card }, Vorteil

lab-read = Wie man das liest
lab-read-verdicts = Eine Karte ist stark oder schwach, wenn ihr Vorteil mit Sicherheit jenseits von ±5 Punkten liegt, übermächtig oder tot jenseits von ±10. Tot ist sie auch, wenn sie nicht halb so oft genommen wird wie die mittlere Karte. Ausgewogen heißt: mit Sicherheit innerhalb von ±5; unklar heißt: Es braucht mehr Spiele.
lab-read-lift = Der Vorteil sagt, wer gewann, nicht warum: Vielleicht wird eine Karte von Spielern genommen, die ohnehin vorn liegen. Ändere eine Sache, behalte eine Fassung und vergleiche beide.
lab-read-columns = Begehrt: in wie vielen der Spiele, in denen sie in einer Ausgrabung lag, sie jemand nahm. Runde: wann sie genommen wurde. Behalten: wie viele Runden sie im Labor blieb, bevor sie ausgestellt wurde. Bernstein, Punkte und Ausgestellt sind, was ihre Effekte brachten, je Mal, das sie genommen wurde.
