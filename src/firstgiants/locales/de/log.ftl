### Die Geschichte einer Partie, Ereignis für Ereignis. $you: die lesende Person handelt (who), ihr wird genommen (from), oder keins von beidem.

log-you = Du
log-dig = { $you ->
    [who] { $who } gräbst bei Ausgrabung { $site } und nimmst { $card }.
   *[no] { $who } gräbt bei Ausgrabung { $site } und nimmt { $card }.
  }
log-reclaim = { $you ->
    [who] { $who } holst { $count } Marker zurück.
   *[no] { $who } holt { $count } Marker zurück.
  }
log-amber = { $you ->
    [who] { $who } erhältst { $amount } Bernstein.
   *[no] { $who } erhält { $amount } Bernstein.
  }
log-amber-card = { $you ->
    [who] { $who } erhältst { $amount } Bernstein durch { $card }.
   *[no] { $who } erhält { $amount } Bernstein durch { $card }.
  }
log-points = { $you ->
    [who] { $who } erhältst { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
      }.
   *[no] { $who } erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
      }.
  }
log-points-card = { $you ->
    [who] { $who } erhältst { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
      } durch { $card }.
   *[no] { $who } erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
      } durch { $card }.
  }
log-trade = { $you ->
    [who] { $who } tauschst { $amount } Bernstein gegen 2 Siegpunkte.
   *[no] { $who } tauscht { $amount } Bernstein gegen 2 Siegpunkte.
  }
log-declined = { $you ->
    [who] { $who } lehnst den Effekt von { $card } ab.
   *[no] { $who } lehnt den Effekt von { $card } ab.
  }
log-lost = { $you ->
    [who] Der Effekt von { $card } verfällt: Du hast die Karte ausgestellt.
   *[no] Der Effekt von { $card } verfällt: { $who } hat die Karte ausgestellt.
  }
log-display-new = { $you ->
    [who] { $who } { $cost ->
        [0] stellst { $card } kostenlos
       *[other] zahlst { $cost } Bernstein und stellst { $card }
      } als neue Sammlung aus.
   *[no] { $who } { $cost ->
        [0] stellt { $card } kostenlos
       *[other] zahlt { $cost } Bernstein und stellt { $card }
      } als neue Sammlung aus.
  }
log-display-set = { $you ->
    [who] { $who } { $cost ->
        [0] stellst { $card } kostenlos
       *[other] zahlst { $cost } Bernstein und stellst { $card }
      } aus: Sammlung { $kind } mit { $length } Karten.
   *[no] { $who } { $cost ->
        [0] stellt { $card } kostenlos
       *[other] zahlt { $cost } Bernstein und stellt { $card }
      } aus: Sammlung { $kind } mit { $length } Karten.
  }
log-token = { $you ->
    [who] { $who } nimmst ein Sammlungsplättchen; noch { $left } übrig.
   *[no] { $who } nimmt ein Sammlungsplättchen; noch { $left } übrig.
  }
log-complete = { $you ->
    [who] { $who } vollendest eine Sammlung { $kind }: Ihre Plättchen zählen jetzt 3 Punkte.
   *[no] { $who } vollendet eine Sammlung { $kind }: Ihre Plättchen zählen jetzt 3 Punkte.
  }
log-news = { $you ->
    [who] { $who } nimmst die Zeitung { $kind }.
   *[no] { $who } nimmt die Zeitung { $kind }.
  }
log-news-stolen = { $you ->
    [who] { $who } nimmst { $from } die Zeitung { $kind } weg.
    [from] { $who } nimmt dir die Zeitung { $kind } weg.
   *[no] { $who } nimmt { $from } die Zeitung { $kind } weg.
  }
log-news-safe = { $you ->
    [who] Die Zeitung { $kind } ist dir sicher.
   *[no] Die Zeitung { $kind } ist { $who } sicher.
  }
log-refill = { $card } kommt zu Ausgrabung { $site }.
log-end-tokens = Das letzte Sammlungsplättchen ist genommen: Die letzten Züge beginnen.
log-end-deck = Der Ziehstapel ist leer: Die letzten Züge beginnen.
log-over = { $count ->
    [one] { $who } gewinnt mit { $points } Punkten.
   *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
  }
