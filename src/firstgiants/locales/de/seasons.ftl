### Wertungen im Lauf der Zeit: Ranglisten nach Saison und Spielerzahl, und die Kurve eines Menschen.

board-period = Spiele
board-season = Diese Saison
board-last = Letzte Saison
board-all = Aller Zeiten
board-players = Spieler
board-any = Beliebig viele
board-players-count = { $count } Spieler
board-from-to = { $from } bis { $until }. Jede Saison und jede Spielerzahl hat ihre eigene Wertung, die neu beginnt.
board-empty = Noch hat niemand ein gewertetes Spiel dieser Art gespielt.
board-like = Etwa so stark wie
board-provisional = vorläufig
board-provisional-hint = Zu wenige Spiele für einen Vergleich mit anderen.
board-levels = Bots zum Vergleich
board-levels-hint = Bots spielen keine gewerteten Spiele. Diese Wertungen hätten sie nach vielen Spielen; sie stammen aus Spielen unter Bots. Wo die Präparatorin auf der Skala steht, ist eine Annahme.
like-level = etwa so stark wie { $name }
curve-title = Wertung im Lauf der Zeit
curve-none = Die Kurve beginnt mit dem ersten gewerteten Spiel.
curve-table = Als Tabelle zeigen
curve-summary = { $count ->
    [one] { $count } gewertetes Spiel: von { $first } auf { $last }, höchstens { $best }.
   *[other] { $count } gewertete Spiele: von { $first } auf { $last }, höchstens { $best }.
  }
curve-date = Datum
curve-place = Platz
curve-place-of = { $place } von { $players }
curve-change = Änderung
curve-game = Spiel
curve-look = Spiel ansehen
