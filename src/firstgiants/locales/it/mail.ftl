# Messaggi per chi non è sulla pagina. Nominano il tavolo e non dicono nulla della partita.

notice-table = il tuo tavolo
notice-somebody = Qualcuno
notice-turn-title = Tocca a te
notice-turn-body = Tocca a te: { $table }.
notice-reminder-title = Il tempo sta per scadere
notice-reminder-body =
  { $hours ->
    [one] Ti resta un’ora: { $table }.
   *[other] Ti restano { $hours } ore: { $table }.
  }
notice-over-title = Partita finita
notice-over-body = La partita è finita: { $table }.
notice-challenge-title = Hai un invito
notice-challenge-body = { $name } ti tiene un posto: { $table }.
notice-test-title = Funziona
notice-test-body = First Giants può raggiungerti qui.

mail-turn-subject =
  { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
  }
mail-turn =
  { $count ->
    [one] Tocca a te:
   *[other] Tocca a te a { $count } tavoli:
  }
mail-reminder-subject = Il tuo tempo sta per scadere
mail-reminder = Il tuo tempo sta per scadere:
mail-over-subject =
  { $count ->
    [one] La tua partita è finita
   *[other] { $count } delle tue partite sono finite
  }
mail-over =
  { $count ->
    [one] Questa partita è finita:
   *[other] Queste partite sono finite:
  }
mail-challenge-subject =
  { $count ->
    [one] Un invito a giocare
   *[other] { $count } inviti a giocare
  }
mail-challenge =
  { $count ->
    [one] C’è un posto riservato per te:
   *[other] Ci sono posti riservati per te a { $count } tavoli:
  }
mail-test-subject = First Giants può raggiungerti
mail-test = Questa mail era una prova. Funziona.
mail-table-left =
  { $hours ->
    [one] { $table } (ancora un’ora)
   *[other] { $table } (ancora { $hours } ore)
  }
mail-table-by = { $table } (invito di { $name })
mail-why = Ricevi questa mail perché l’hai chiesta su { $server }.
mail-stop = Per non riceverne più:
mail-confirm-subject = Conferma il tuo indirizzo e-mail
mail-confirm = { $name } vuole sapere a questo indirizzo quando è il suo turno in First Giants ({ $server }). Se sei tu, apri questo link entro un giorno:
mail-confirm-ignore = Altrimenti ignora questa mail. Non ne riceverai altre.
