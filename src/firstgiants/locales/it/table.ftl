### Parole che dicono solo il tavolo, la lezione e la rivisita.

## Che cosa si chiede
ask-soon = Tra poco tocca a te.
ask-checking = L’allenatore controlla il tuo turno…
card-of = { $card } di { $name }
ask-two-different = { $card }: esponi fino a due fossili di Famiglie diverse.
ask-two-same = { $card }: esponi fino a due fossili di una stessa Famiglia.
ask-second-different = { $card }: un secondo fossile, di un’altra Famiglia?
ask-second-same = { $card }: un secondo fossile, della stessa Famiglia?
why-second-different = Il secondo fossile deve essere di una Famiglia diversa dal primo.
why-second-same = Il secondo fossile deve essere della stessa Famiglia del primo.

## Che cosa fa un piano
plan = Il tuo turno finora
plan-score = Punteggio
plan-amber = { $count ->
    [one] { $amount } ambra
   *[other] { $amount } ambre
  }
plan-points = { $count ->
    [one] { $amount } punto
   *[other] { $amount } punti
  }
plan-complete = set { $kind } completo
plan-news = Notizia { $kind }
plan-news-safe = Notizia { $kind }, al sicuro
plan-from = presa a { $name }
plan-set = set { $kind }
plan-markers = pedine
plan-supply = Segnalini Set rimasti: { $from } → { $to }
plan-supply-short = restano { $from } → { $to }
plan-ends = Ultimo giro
brings-nothing = Né punti né ambra

## Dal tuo ultimo turno
digest-fell = Scendi dal { $from }º al { $to }º posto.
digest-rose = Sali dal { $from }º al { $to }º posto.
digest-amber = { $amount ->
    [one] Hai ottenuto { $amount } ambra grazie a { $cards }.
   *[other] Hai ottenuto { $amount } ambre grazie a { $cards }.
  }
digest-points = { $amount ->
    [one] Hai ottenuto { $amount } punto grazie a { $cards }.
   *[other] Hai ottenuto { $amount } punti grazie a { $cards }.
  }
digest-tokens-low = { $count ->
    [one] Resta solo { $count } segnalino Set: la fine è vicina.
   *[other] Restano solo { $count } segnalini Set: la fine è vicina.
  }
digest-deck-low = { $count ->
    [one] Resta solo { $count } carta nel mazzo: la fine è vicina.
   *[other] Restano solo { $count } carte nel mazzo: la fine è vicina.
  }
digest-last-turn = È il tuo ultimo turno.
digest-more = Vedi tutta la cronaca

## Numeri
set-points = { $count ->
    [one] { $count } punto dai set
   *[other] { $count } punti dai set
  }
news-points = { $count ->
    [one] { $count } punto dalle Notizie
   *[other] { $count } punti dalle Notizie
  }
where-study-yours = nel tuo Studio
where-set-yours = nel tuo set { $row }
marker-yours = La tua pedina al Sito di Scavo { numeral }

## La fine
end-rank = Posto
end-won = vince
end-you-win = { $points ->
    [one] Vinci con { $points } punto!
   *[other] Vinci con { $points } punti!
  }
end-you-share = Tu e { $names } vincete con { $points } punti!
end-you-placed = Arrivi al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
  } posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
end-you-level = Arrivi al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
  } posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, alla pari con { $names }.
end-graph = Il punteggio durante la partita
end-turn = turno { $turn }
end-round = Giro
end-rating = Valutazione { $before } → { $after } ({ $change })

## Rivedere
replay-at = Mossa { $ply } di { $last } · turno { $turn }
replay-speed = Velocità
replay-more = Altro
continue-hint = La partita riprende dalla mossa { $ply }. Chi gioca a quale posto? Gli amici occupano il loro posto aprendo il link.

## People at the table
chat-new = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
chat-line = { $name }: { $text }
seat-late = tempo scaduto
still-clock = Un bot può sostituire { $name } quando il suo tempo è scaduto.
still-later = { $minutes ->
    [one] Un bot può sostituire { $name } quando tutti hanno aspettato la sua mossa per { $minutes } minuto.
   *[other] Un bot può sostituire { $name } quando tutti hanno aspettato la sua mossa per { $minutes } minuti.
  }
still-asked = { $minutes ->
    [one] Un bot può sostituire { $name } tra { $minutes } minuto.
   *[other] Un bot può sostituire { $name } tra { $minutes } minuti.
  }

## L’ultimo giro e l’ordine di gioco
final-round = Ultimo giro! Devono ancora giocare: { $names }.
final-turn = Ultimo giro! Questo è l’ultimo turno.
turn-order = { $place ->
    [1] Primo Giocatore
    [2] Gioca per secondo
    [3] Gioca per terzo
    [4] Gioca per quarto
   *[5] Gioca per quinto
  }
## For ears, and for learning the icons
card-full = { $label }; { $cost }. { $does }
card-full-lit = { $label }; { $cost }. Si può scegliere. { $does }
card-line = { $name }: { $family }, { $size }; { $cost }. { $does }
look-displayed = Esposto: i suoi effetti non valgono più.
text-on = Tavolo di solo testo
text-off = Tavolo con immagini
help = Simboli e tasti

## Che cosa dicono i simboli delle carte
sign-once = una volta, quando prendi la carta
sign-again = ogni volta, finché la carta è nel tuo Studio
sign-you = quando prendi…
sign-anyone = quando chiunque prende…
sign-kind = carta { $kind }
sign-new-family = una carta di una Famiglia non ancora nel tuo Studio
sign-then = allora
sign-amber = ottieni tanta ambra
sign-points = ottieni tanti punti
sign-display = puoi esporre 1 fossile
sign-display-free = puoi esporre 1 fossile gratis
sign-two-different = puoi esporre fino a 2 fossili di Famiglie diverse
sign-two-same = puoi esporre fino a 2 fossili della stessa Famiglia
sign-trade = puoi spendere 3 ambre per ottenere 2 punti
sign-or = oppure
sign-opponents = ogni avversario lo fa
sign-times = per ogni…
sign-families = Famiglia diversa nel tuo Studio
sign-pairs = coppia di carte nel tuo Studio
sign-egg = un uovo vale qualsiasi Dimensione nei tuoi set
legend-order = Leggi una riga di simboli da sinistra a destra: quando vale, che cosa fa, quante volte.
legend-when = Quando
legend-does = Che cosa fa
legend-times = Quante volte
legend-families = Famiglie
legend-sizes = Dimensioni
legend-size = { $size }: { $cost }
legend-pieces = Segnalini e pedine
legend-amber = L’ambra serve a esporre fossili
legend-points = Punti dagli effetti delle carte
legend-token = Segnalino Set: { $points } punti su un set incompleto
legend-token-complete = Segnalino Set: { $points } punti su un set completo
legend-news = Segnalino Notizia: per il set più lungo del suo tipo
legend-marker = Pedina: ogni giocatore ha il suo colore e la sua forma

## L’ultimo giro e l’ordine di gioco
