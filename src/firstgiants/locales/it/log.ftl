### La storia di una partita, evento per evento.

log-dig = { $who } scava al Sito { $site } e prende { $card }.
log-reclaim = { $count ->
    [one] { $who } rivendica 1 pedina.
   *[other] { $who } rivendica { $count } pedine.
  }
log-amber = { $who } ottiene { $amount } ambra.
log-amber-card = { $who } ottiene { $amount } ambra da { $card }.
log-points = { $amount ->
    [one] { $who } ottiene { $amount } punto.
   *[other] { $who } ottiene { $amount } punti.
  }
log-points-card = { $amount ->
    [one] { $who } ottiene { $amount } punto da { $card }.
   *[other] { $who } ottiene { $amount } punti da { $card }.
  }
log-trade = { $who } scambia { $amount } ambre con 2 punti.
log-declined = { $who } rifiuta l’effetto di { $card }.
log-lost = L’effetto di { $card } è perso: { $who } ha esposto la carta.
log-display-new = { $who } paga { $cost } ambra ed espone { $card } come nuovo set.
log-display-set = { $who } paga { $cost } ambra ed espone { $card }: set { $kind } di { $length }.
log-token = { $left ->
    [one] { $who } prende un segnalino Set; ne resta { $left }.
   *[other] { $who } prende un segnalino Set; ne restano { $left }.
  }
log-complete = { $who } completa un set { $kind }: i suoi segnalini valgono ora 3 punti.
log-news = { $who } prende la Notizia { $kind }.
log-news-stolen = { $who } ruba la Notizia { $kind } a { $from }.
log-news-safe = La Notizia { $kind } è al sicuro con { $who }.
log-refill = { $card } arriva al Sito di Scavo { $site }.
log-end-tokens = L’ultimo segnalino Set è preso: cominciano gli ultimi turni.
log-end-deck = Il mazzo è vuoto: cominciano gli ultimi turni.
log-over = { $count ->
    [one] { $who } vince con { $points } punti.
   *[other] { $who } condividono la vittoria con { $points } punti.
  }
