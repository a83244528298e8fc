### Quello che dice solo il terminale; il resto è in comune con il sito. Lo spazio è poco.

## Il tavolo
terminal-turn = Giro { $round } · { $you ->
    [yes] tocca a te
   *[no] tocca a { $name }
  }
terminal-deck = mazzo { $count }
terminal-site = Sito { numeral }
terminal-next = Poi
terminal-news = Not. { $points } pt
terminal-end-near = { $count ->
    [one] fine col prossimo segnalino Set
   *[other] fine tra { $count } segnalini Set
  }
terminal-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
terminal-sources = Notizie { $news }, set { $sets }, effetti { $effects }
terminal-sets = Set
terminal-complete = completo

## Famiglie, Dimensioni ed effetti in poche lettere
terminal-family = { $family ->
    [flying] vol
    [herbivore] erb
    [carnivore] car
    [marine] mar
   *[mammal] mam
  }
terminal-size = { $size ->
    [small] P
    [medium] M
    [large] G
   *[egg] uovo
  }
terminal-takes = { $takes ->
    [flying] volante
    [herbivore] erbivoro
    [carnivore] carnivoro
    [marine] marino
    [mammal] mammifero
    [small] piccolo
    [medium] medio
    [large] grande
   *[new-family] nuova Famiglia
  }
terminal-per = { $per ->
    [flying] { " " }per volante
    [herbivore] { " " }per erbivoro
    [carnivore] { " " }per carnivoro
    [marine] { " " }per marino
    [mammal] { " " }per mammifero
    [families] { " " }per Famiglia
    [pairs] { " " }ogni 2 carte
   *[nothing] { "" }
  }
terminal-effect-amber = +{ $amount } { $amount ->
    [one] ambra
   *[other] ambre
  }{ terminal-per }
terminal-effect-points = +{ $amount } pt{ terminal-per }
terminal-effect-display = esponi
terminal-effect-display-free = esponi gratis
terminal-effect-display-two-different = esponi 2 diversi
terminal-effect-display-two-same = esponi 2 uguali
terminal-effect-trade = 3 ambre per 2 pt
terminal-effect-display-or-point = esponi o +1 pt
terminal-effect-opponents = altri { $effect }
terminal-effect-when = ↻ { $by ->
    [you] tu
   *[anyone] tutti
  }, { terminal-takes }: { $effect }

## Domande e risposte
terminal-keys = (? aiuto, q esci)
terminal-keys-undo = (? aiuto, u annulla, q esci)
terminal-dig = Tocca a te: prendi una carta (1–{ $count }).
terminal-dig-or-reclaim = Tocca a te: prendi una carta (1–{ $count }), oppure
terminal-display = Esponi
terminal-or = Oppure
terminal-reclaim = { $count ->
    [one] Rivendica la tua pedina: dà 1 ambra o espone un fossile
   *[other] Rivendica le tue { $count } pedine: ognuna dà 1 ambra o espone un fossile
  }
terminal-show-new = { $card } come nuovo set
terminal-show-set = { $card } in { $set }
terminal-show-size = { $card } in { $set }; la sua Dimensione è { $size }
terminal-set-one = set { $row } con { $card }
terminal-no-number = Scegli un numero da 1 a { $count }, o ? per l’aiuto.
terminal-no-choice = { $word } non è una scelta possibile; rispondi con un numero, o ?.
terminal-no-card = Non c’è nessuna carta di nome { $name }.
terminal-no-undo = Nulla da annullare: gli altri hanno visto il risultato.
terminal-undone = Annullato.
terminal-left = Hai lasciato il tavolo.
terminal-saved = Partita salvata in { $file }.

## Aiuto
terminal-help-dig = Scavare: metti una pedina su un Sito di Scavo dove non ne hai e prendi una delle sue carte nel tuo Studio. I suoi effetti si applicano; quelli con ↻ si applicano di nuovo ogni volta che si prende una carta simile, finché la carta resta nel tuo Studio.
terminal-help-reclaim = Oppure rivendica tutte le tue pedine: ognuna dà 1 ambra o espone un fossile.
terminal-help-display = Esporre costa 1, 2 o 3 ambre secondo la Dimensione, 2 per un uovo. Un fossile inizia un set o ne espande uno. Set Famiglia: una Famiglia in tre Dimensioni. Set Dimensione: una Dimensione in tutte e cinque le Famiglie.
terminal-help-tokens = Ogni carta che espande un set porta un segnalino Set: 2 punti, 3 quando il set è completo. Il set più lungo di un tipo tiene la sua Notizia. Quando finiscono i segnalini Set o il mazzo, il giro si gioca fino in fondo.
terminal-help-answer = Rispondi con un numero, o scrivi una scelta: { $example }.
terminal-help-keys = questo aiuto
terminal-help-card = tutto su una carta
terminal-help-undo = annulla
terminal-help-log = la cronaca finora
terminal-help-quit = esci
terminal-help-enter = mostra di nuovo il tavolo

## Partite registrate
terminal-heading = { $names }; mazzo { $deck }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }.
terminal-unfinished = { $count ->
    [one] La partita non è finita: { $count } mossa finora.
   *[other] La partita non è finita: { $count } mosse finora.
  }
terminal-deck-summary = Mazzo { $deck }: { $count } carte ({ $families }), { $recurring } ricorrenti.
terminal-review-then = Poi: { $line }
terminal-review-working = Analisi della partita
