### La storia di una partita, evento per evento. $you: chi legge agisce (who), perde qualcosa (from), o nessuno dei due.

log-you = Tu
log-dig = { $you ->
    [who] { $who } scavi al Sito di Scavo { numeral } e prendi { $card }.
   *[no] { $who } scava al Sito di Scavo { numeral } e prende { $card }.
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
    [who] { $who } prendi { $amount ->
        [one] { $amount } ambra
       *[other] { $amount } ambre
      }.
   *[no] { $who } prende { $amount ->
        [one] { $amount } ambra
       *[other] { $amount } ambre
      }.
  }
log-amber-card = { $you ->
    [who] { $who } ottieni { $amount ->
        [one] { $amount } ambra
       *[other] { $amount } ambre
      } da { $card }.
   *[no] { $who } ottiene { $amount ->
        [one] { $amount } ambra
       *[other] { $amount } ambre
      } da { $card }.
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
    [who] { $who } salti l’effetto di { $card }.
   *[no] { $who } salta l’effetto di { $card }.
  }
log-declined-second = { $you ->
    [who] { $who } non esponi un secondo fossile con { $card }.
   *[no] { $who } non espone un secondo fossile con { $card }.
  }
log-lost = { $you ->
    [who] L’effetto di { $card } è perso: hai esposto la carta.
   *[no] L’effetto di { $card } è perso: { $who } ha esposto la carta.
  }
log-display-new = { $you ->
    [who] { $who } { $cost ->
        [0] esponi { $card } gratis
        [one] paghi { $cost } ambra ed esponi { $card }
       *[other] paghi { $cost } ambre ed esponi { $card }
      } come nuovo set.
   *[no] { $who } { $cost ->
        [0] espone { $card } gratis
        [one] paga { $cost } ambra ed espone { $card }
       *[other] paga { $cost } ambre ed espone { $card }
      } come nuovo set.
  }
log-display-set = { $you ->
    [who] { $who } { $cost ->
        [0] esponi { $card } gratis
        [one] paghi { $cost } ambra ed esponi { $card }
       *[other] paghi { $cost } ambre ed esponi { $card }
      }: set { $kind } di { $length }.
   *[no] { $who } { $cost ->
        [0] espone { $card } gratis
        [one] paga { $cost } ambra ed espone { $card }
       *[other] paga { $cost } ambre ed espone { $card }
      }: set { $kind } di { $length }.
  }
log-token = { $you ->
    [who] { $who } prendi un segnalino Set{ $left ->
        [0] .
        [one] ; ne resta { $left }.
       *[other] ; ne restano { $left }.
      }
   *[no] { $who } prende un segnalino Set{ $left ->
        [0] .
        [one] ; ne resta { $left }.
       *[other] ; ne restano { $left }.
      }
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
    [who] La Notizia { $kind } è tua per sempre.
   *[no] { $who } tiene per sempre la Notizia { $kind }.
  }
log-refill = { $card } viene rivelato al Sito di Scavo { numeral }.
log-end-tokens = L’ultimo segnalino Set è preso: questo è l’ultimo giro.
log-end-deck = Il mazzo è vuoto: questo è l’ultimo giro.
log-over = { $count ->
    [one] { $you ->
        [who] { $who } vinci con { $points } punti.
       *[no] { $who } vince con { $points } punti.
      }
   *[other] { $you ->
        [who] { $who } condividete la vittoria con { $points } punti.
       *[no] { $who } condividono la vittoria con { $points } punti.
      }
  }
