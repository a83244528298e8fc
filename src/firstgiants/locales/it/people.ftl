### Amici, sfide, blocchi, vacanze: la pagina Amici, le pagine degli altri e la propria.

people-title = Amici
people-lead = Sfida le persone con cui ti piace giocare. Gioca con loro e le troverai qui.
people-challenges = Sfide per te
people-until = fino al { $date }
people-play = Gioca
people-look = Vai al tavolo
people-refuse = No, grazie
people-asks = Vorrebbero la tua amicizia
people-accept = Accetta
people-friends = I tuoi amici
people-online = in linea
people-offline = ora non c’è
people-asked = Le tue richieste
people-withdraw = Revoca la richiesta
people-recent = Persone delle ultime partite
people-played = partita del { $date }
people-blocked = Bloccati
people-nobody = Ancora nessuno. Gioca con qualcuno, poi potrai chiedergli l’amicizia.
people-guests = Solo gli account hanno amici: un ospite è dimenticato con i cookie del browser.
people-make-account = Crea un account
people-program = Programma
people-ask = Chiedi l’amicizia
people-unfriend = Togli l’amicizia
people-challenge = Sfida
people-challenge-title = Sfida { $name }
people-challenge-hint = Avrai un tavolo con un posto tenuto per questa persona.
people-challenge-rated = Le partite classificate richiedono un limite di tempo: sceglilo qui sopra.
people-block = Blocca
people-unblock = Sblocca
people-is-blocked = Hai bloccato questa persona: non può raggiungerti.
people-friend = Siete amici.
people-friend-online = Siete amici. Ora in linea.
people-asks-you = { $name } vorrebbe la tua amicizia.
people-between = Tu e questa persona
people-note = La tua nota su questa persona (la leggi solo tu)
people-report = Segnala
people-report-title = Segnala { $name }
people-report-hint = La legge il gestore di questo server. La persona non lo saprà.
people-reported = Grazie. Il gestore di questo server se ne occuperà.
people-reason = Che cosa è successo?
people-reason-insults = Insulti o minacce
people-reason-cheating = Imbrogli
people-reason-leaving = Abbandona o ritarda apposta
people-reason-name = Nome offensivo
people-reason-spam = Infastidisce gli altri
people-reason-other = Altro
people-report-text = Che cosa deve sapere il gestore?
people-report-send = Invia la segnalazione
people-away = { $name } è in vacanza fino al { $date }.
people-reliability-of = delle ultime partite: { $finished } finite, { $left } lasciate, { $late } fuori tempo
people-reliability-unknown = non nota prima di cinque partite con altre persone
people-vacation = Vacanze
people-vacation-hint = { $count ->
    [0] In vacanza gli orologi delle tue partite a giorni si fermano. Quest’anno non hai più giorni.
    [one] In vacanza gli orologi delle tue partite a giorni si fermano. Quest’anno ti resta un giorno.
   *[other] In vacanza gli orologi delle tue partite a giorni si fermano. Quest’anno ti restano { $count } giorni.
  }
people-vacation-until = Sei in vacanza fino al { $date }.
people-vacation-end = Sono di nuovo qui
people-vacation-days = Giorni da adesso
people-vacation-go = Vai in vacanza
people-vacation-auto = Prendi un giorno automaticamente quando il mio tempo scade
people-others = Che cosa vedono gli altri
people-hide-online = Non mostrare agli amici quando sono in linea
people-am-program = Con questo account gioca un programma
