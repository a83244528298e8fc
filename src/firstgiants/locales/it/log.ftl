### La storia di una partita, evento per evento. $you: chi legge agisce (who), perde qualcosa (from), o nessuno dei due.

log-you = Tu
log-dig = { $you ->
    [who] { $who } scavi al Sito { $site } e prendi { $card }.
   *[no] { $who } scava al Sito { $site } e prende { $card }.
  }
log-reclaim = { $you ->
    [who] { $who } rivendichi { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
      }.
   *[no] { $who } rivendica { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
      }.
  }
log-amber = { $you ->
    [who] { $who } ottieni { $amount } ambra.
   *[no] { $who } ottiene { $amount } ambra.
  }
log-amber-card = { $you ->
    [who] { $who } ottieni { $amount } ambra da { $card }.
   *[no] { $who } ottiene { $amount } ambra da { $card }.
  }
log-points = { $you ->
    [who] { $who } ottieni { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
      }.
   *[no] { $who } ottiene { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
      }.
  }
log-points-card = { $you ->
    [who] { $who } ottieni { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
      } da { $card }.
   *[no] { $who } ottiene { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
      } da { $card }.
  }
log-trade = { $you ->
    [who] { $who } scambi { $amount } ambre con 2 punti.
   *[no] { $who } scambia { $amount } ambre con 2 punti.
  }
log-declined = { $you ->
    [who] { $who } rifiuti l’effetto di { $card }.
   *[no] { $who } rifiuta l’effetto di { $card }.
  }
log-lost = { $you ->
    [who] L’effetto di { $card } è perso: hai esposto la carta.
   *[no] L’effetto di { $card } è perso: { $who } ha esposto la carta.
  }
log-display-new = { $you ->
    [who] { $who } { $cost ->
        [0] esponi { $card } gratis
       *[other] paghi { $cost } ambra ed esponi { $card }
      } come nuovo set.
   *[no] { $who } { $cost ->
        [0] espone { $card } gratis
       *[other] paga { $cost } ambra ed espone { $card }
      } come nuovo set.
  }
log-display-set = { $you ->
    [who] { $who } { $cost ->
        [0] esponi { $card } gratis
       *[other] paghi { $cost } ambra ed esponi { $card }
      }: set { $kind } di { $length }.
   *[no] { $who } { $cost ->
        [0] espone { $card } gratis
       *[other] paga { $cost } ambra ed espone { $card }
      }: set { $kind } di { $length }.
  }
log-token = { $you ->
    [who] { $who } prendi un segnalino Set; { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
      }.
   *[no] { $who } prende un segnalino Set; { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
      }.
  }
log-complete = { $you ->
    [who] { $who } completi un set { $kind }: i suoi segnalini valgono ora 3 punti.
   *[no] { $who } completa un set { $kind }: i suoi segnalini valgono ora 3 punti.
  }
log-news = { $you ->
    [who] { $who } prendi la Notizia { $kind }.
   *[no] { $who } prende la Notizia { $kind }.
  }
log-news-stolen = { $you ->
    [who] { $who } rubi la Notizia { $kind } a { $from }.
    [from] { $who } ti ruba la Notizia { $kind }.
   *[no] { $who } ruba la Notizia { $kind } a { $from }.
  }
log-news-safe = { $you ->
    [who] La Notizia { $kind } è al sicuro con te.
   *[no] La Notizia { $kind } è al sicuro con { $who }.
  }
log-refill = { $card } arriva al Sito di Scavo { $site }.
log-end-tokens = L’ultimo segnalino Set è preso: cominciano gli ultimi turni.
log-end-deck = Il mazzo è vuoto: cominciano gli ultimi turni.
log-over = { $count ->
    [one] { $who } vince con { $points } punti.
   *[other] { $who } condividono la vittoria con { $points } punti.
  }
