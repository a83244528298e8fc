### Parole che dicono solo il tavolo, la lezione e la rivisita.

## Che cosa si chiede
ask-soon = Tra poco tocca a te.
card-of = { $card } di { $name }
ask-two-different = { $card }: puoi esporre fino a due fossili di Famiglie diverse. Il primo?
ask-two-same = { $card }: puoi esporre fino a due fossili di una stessa Famiglia. Il primo?
ask-second-different = { $card }: ora un secondo fossile, di un’altra Famiglia?
ask-second-same = { $card }: ora un secondo fossile, della stessa Famiglia?
why-second-different = Il secondo fossile deve essere di una Famiglia diversa dal primo.
why-second-same = Il secondo fossile deve essere della stessa Famiglia del primo.

## Che cosa fa un piano
plan = Che cosa fa il tuo piano
plan-score = Punteggio
plan-amber = { $amount } ambra
plan-points = { $count ->
    [one] { $amount } punto
   *[other] { $amount } punti
  }
plan-tokens = { $count ->
    [one] { $amount } segnalino Set
   *[other] { $amount } segnalini Set
  }
plan-complete = set { $kind } completo
plan-news = Notizia { $kind }
plan-news-safe = Notizia { $kind } per sempre
plan-from = presa a { $name }

## Dal tuo ultimo turno
digest-tokens = { $count ->
    [one] È andato un segnalino Set; rimasti: { $left }.
   *[other] Sono andati { $count } segnalini Set; rimasti: { $left }.
  }
digest-new = Nuovo ai Siti di Scavo: { $cards }.
digest-more = Tutta la storia, nella cronaca

## Numeri
set-points = { $count ->
    [one] { $count } punto dai segnalini Set
   *[other] { $count } punti dai segnalini Set
  }
news-points = { $count ->
    [one] { $count } punto dalle Notizie
   *[other] { $count } punti dalle Notizie
  }
where-study-yours = nel tuo Studio
where-set-yours = nel tuo set { $row }
marker-yours = La tua pedina al Sito di Scavo { $site }

## La fine
end-rank = Posto
end-won = vince

## Rivedere
replay-at = Scelta { $ply } di { $last } · turno { $turn }
replay-speed = Velocità
replay-more = Altro
