### Das Spiel des Tages: dieselben Karten für alle, ein Versuch, und wie es allen erging.

daily-title = Das Spiel des Tages
daily-lead = Jeden Tag ein Spiel: dieselben Karten, dieselben Bots und ein Versuch für alle.
daily-past-lead = Ein vergangenes Spiel. Spiele es, so oft du willst; es zählt nicht mehr.
daily-you = Du
daily-lineup = Am Tisch, im Uhrzeigersinn ab der Startperson
daily-ends = Endet in { $hours } Std. { $minutes } Min., um Mitternacht UTC.
daily-play = Spiel des Tages spielen
daily-resume = Weiterspielen
daily-play-past = Dieses Spiel spielen
daily-one-try = Du hast einen Versuch. Du kannst die Seite schließen und bis Mitternacht UTC wiederkommen. Wer den Tisch verlässt, gibt auf.
daily-ranked = Dein Versuch zählt in der Wertung der Konten.
daily-unranked = Dein Versuch zählt unter Gästen und neuen Konten. Ältere Konten haben eine eigene Liste und eigene Karten.
daily-won = Du hast mit { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkten
  } Vorsprung gewonnen.
daily-behind = Du liegst { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkte
  } zurück.
daily-level-won = Punktgleich, und der Sieg gehört dir.
daily-level-lost = Punktgleich, aber der Gleichstand ging an den Bot.
daily-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  } in deinem Museum
daily-place = Platz { $place } von { $of }
daily-unfinished = Du hast dieses Spiel an seinem Tag nicht beendet.
daily-streak = { $now ->
    [one] { $now } Tag in Folge
   *[other] { $now } Tage in Folge
  }
daily-longest = längste Serie { $longest }
daily-played = { $won } von { $played } gewonnen
daily-copy = Ergebnis kopieren
daily-copied = Kopiert. Es verrät keine Karte und keinen Zug.
daily-share-head = First Giants, das Spiel des Tages, { $date }
daily-share-won = Mit { $lead } Vorsprung gewonnen, { $score } Punkte
daily-share-lost = { $lead } Rückstand, { $score } Punkte
daily-share-level = Punktgleich, { $score } Punkte
daily-compare = Wie es allen erging
daily-compare-later = Spiele zuerst. Der Vergleich öffnet sich, wenn du fertig bist oder der Tag vorbei ist.
daily-accounts = Konten
daily-others = Gäste und neue Konten
daily-summary = { $tries } begonnen, { $finished } beendet, { $won } gewonnen.
daily-nobody = Hier ist noch niemand fertig.
daily-bars = Vorsprung vor dem besten Bot
daily-bars-table = Als Tabelle zeigen
daily-column-lead = Vorsprung
daily-column-score = Punkte
daily-column-people = Spielende
daily-column-game = Spiel
daily-watch = Ansehen
daily-watch-best = Das beste Spiel ansehen
daily-watch-later = Die Spiele sind ab fünf Minuten nach Mitternacht UTC zu sehen.
daily-archive = Vergangene Tage
daily-archive-none = Ab morgen warten hier vergangene Spiele.
daily-archive-finished = { $count ->
    [0] niemand fertig
    [one] { $count } fertig, am besten { $best }
   *[other] { $count } fertig, am besten { $best }
  }
daily-archive-you = du { $lead }
daily-archive-more = Frühere Tage
daily-today = Das Spiel von heute
daily-door = Dieselben Karten und Bots für alle. Ein Versuch.
