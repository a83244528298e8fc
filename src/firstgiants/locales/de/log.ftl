### Die Geschichte einer Partie, Ereignis für Ereignis.

log-dig = { $who } gräbt bei Ausgrabung { $site } und nimmt { $card }.
log-reclaim = { $count ->
    [one] { $who } holt 1 Marker zurück.
   *[other] { $who } holt { $count } Marker zurück.
  }
log-amber = { $who } erhält { $amount } Bernstein.
log-amber-card = { $who } erhält { $amount } Bernstein durch { $card }.
log-points = { $amount ->
    [one] { $who } erhält { $amount } Siegpunkt.
   *[other] { $who } erhält { $amount } Siegpunkte.
  }
log-points-card = { $amount ->
    [one] { $who } erhält { $amount } Siegpunkt durch { $card }.
   *[other] { $who } erhält { $amount } Siegpunkte durch { $card }.
  }
log-trade = { $who } tauscht { $amount } Bernstein gegen 2 Siegpunkte.
log-declined = { $who } lehnt den Effekt von { $card } ab.
log-lost = Der Effekt von { $card } verfällt: { $who } hat die Karte ausgestellt.
log-display-new = { $who } zahlt { $cost } Bernstein und stellt { $card } als neue Sammlung aus.
log-display-set = { $who } zahlt { $cost } Bernstein und stellt { $card } aus: Sammlung { $kind } mit { $length } Karten.
log-token = { $left ->
    [one] { $who } nimmt ein Sammlungsplättchen; noch { $left } übrig.
   *[other] { $who } nimmt ein Sammlungsplättchen; noch { $left } übrig.
  }
log-complete = { $who } vollendet eine Sammlung { $kind }: Ihre Plättchen zählen jetzt 3 Punkte.
log-news = { $who } nimmt die Zeitung { $kind }.
log-news-stolen = { $who } nimmt { $from } die Zeitung { $kind } weg.
log-news-safe = Die Zeitung { $kind } ist { $who } sicher.
log-refill = { $card } kommt zu Ausgrabung { $site }.
log-end-tokens = Das letzte Sammlungsplättchen ist genommen: Die letzten Züge beginnen.
log-end-deck = Der Ziehstapel ist leer: Die letzten Züge beginnen.
log-over = { $count ->
    [one] { $who } gewinnt mit { $points } Punkten.
   *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
  }
