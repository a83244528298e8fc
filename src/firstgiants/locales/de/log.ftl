### Die Geschichte einer Partie, Ereignis für Ereignis. $you: die lesende Person handelt (who), ihr wird genommen (from), oder keins von beidem.

log-you = Du
log-dig = { $you ->
    [who] { $who } gräbst bei Ausgrabung { numeral } und nimmst { $card }.
   *[no] { $who } gräbt bei Ausgrabung { numeral } und nimmt { $card }.
  }
log-reclaim = { $you ->
    [who] { $who } holst { $count } Marker zurück.
   *[no] { $who } holt { $count } Marker zurück.
  }
log-amber = { $you ->
    [who] { $who } nimmst { $amount } Bernstein.
   *[no] { $who } nimmt { $amount } Bernstein.
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
    [who] { $who } verzichtest auf den Effekt von { $card }.
   *[no] { $who } verzichtet auf den Effekt von { $card }.
  }
log-declined-second = { $you ->
    [who] { $who } stellst mit { $card } kein zweites Fossil aus.
   *[no] { $who } stellt mit { $card } kein zweites Fossil aus.
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
    [who] { $who } nimmst ein Sammlungsplättchen{ $left ->
        [0] .
       *[other] ; noch { $left }.
      }
   *[no] { $who } nimmt ein Sammlungsplättchen{ $left ->
        [0] .
       *[other] ; noch { $left }.
      }
  }
log-complete = { $you ->
    [who] { $who } vervollständigst eine Sammlung { $kind }: Ihre Plättchen zählen jetzt 3 Punkte.
   *[no] { $who } vervollständigt eine Sammlung { $kind }: Ihre Plättchen zählen jetzt 3 Punkte.
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
    [who] Die Zeitung { $kind } gehört dir für immer.
   *[no] { $who } behält die Zeitung { $kind } für immer.
  }
log-refill = { $card } wird bei Ausgrabung { numeral } aufgedeckt.
log-end-tokens = Das letzte Sammlungsplättchen ist genommen: Das ist die letzte Runde.
log-end-deck = Der Ziehstapel ist leer: Das ist die letzte Runde.
log-over = { $count ->
    [one] { $you ->
        [who] { $who } gewinnst mit { $points } Punkten.
       *[no] { $who } gewinnt mit { $points } Punkten.
      }
   *[other] { $you ->
        [who] { $who } teilt euch den Sieg mit { $points } Punkten.
       *[no] { $who } teilen sich den Sieg mit { $points } Punkten.
      }
  }
