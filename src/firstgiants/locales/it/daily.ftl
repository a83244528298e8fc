### La partita del giorno: le stesse carte per tutti, un solo tentativo, e i risultati di tutti.

daily-title = La partita del giorno
daily-lead = Una partita al giorno: le stesse carte, gli stessi bot e un solo tentativo per tutti.
daily-past-lead = Una partita passata. Giocala quante volte vuoi; non conta più.
daily-you = Tu
daily-lineup = Al tavolo, in senso orario dal primo giocatore
daily-ends = Finisce tra { $hours } h { $minutes } min, a mezzanotte UTC.
daily-play = Gioca la partita del giorno
daily-resume = Continua a giocare
daily-play-past = Gioca questa partita
daily-one-try = Hai un solo tentativo. Puoi chiudere la pagina e tornare fino a mezzanotte UTC. Chi lascia il tavolo rinuncia.
daily-ranked = Il tuo tentativo conta nella classifica degli account.
daily-unranked = Il tuo tentativo conta tra ospiti e nuovi account. Gli account creati prima di oggi hanno una lista e carte proprie.
daily-won = Hai vinto con { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
  } di vantaggio.
daily-behind = Hai finito con { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
  } di svantaggio.
daily-level-won = Parità di punti, e la vittoria è tua.
daily-level-lost = Parità di punti, ma lo spareggio va al bot.
daily-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
  } nel tuo Museo
daily-place = Posto { $place } su { $of }
daily-unfinished = Non hai finito questa partita nel suo giorno.
daily-streak = { $now ->
    [one] { $now } giorno di fila
   *[other] { $now } giorni di fila
  }
daily-longest = serie più lunga { $longest }
daily-played = { $won } vinte su { $played }
daily-copy = Copia il risultato
daily-copied = Copiato. Non svela né carte né mosse.
daily-share-head = First Giants, la partita del giorno, { $date }
daily-share-won = Vinta con { $lead } di vantaggio, { $score } punti
daily-share-lost = { $lead } di svantaggio, { $score } punti
daily-share-level = Parità, { $score } punti
daily-compare = I risultati di tutti
daily-compare-later = Prima gioca. Il confronto si apre quando hai finito, o quando il giorno è passato.
daily-accounts = Account
daily-others = Ospiti e nuovi account
daily-summary = { $tries } iniziate, { $finished } finite, { $won } vinte.
daily-nobody = Qui nessuno ha ancora finito.
daily-bars = Vantaggio sul miglior bot
daily-bars-table = Mostra come tabella
daily-column-lead = Vantaggio
daily-column-score = Punti
daily-column-people = Giocatori
daily-column-game = Partita
daily-watch = Guarda
daily-watch-best = Guarda la partita migliore
daily-watch-later = Le partite si possono guardare cinque minuti dopo la mezzanotte UTC.
daily-archive = Giorni passati
daily-archive-none = Da domani, qui ti aspettano le partite passate.
daily-archive-finished = { $count ->
    [0] nessuno ha finito
    [one] { $count } finita, migliore { $best }
   *[other] { $count } finite, migliore { $best }
  }
daily-archive-you = tu { $lead }
daily-archive-more = Giorni precedenti
daily-today = La partita di oggi
daily-door = Stesse carte e stessi bot per tutti. Un solo tentativo.
