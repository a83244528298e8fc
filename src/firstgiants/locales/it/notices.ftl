# Come il server raggiunge chi è assente: la parte della pagina «Tu».

notices = Quando non ci sono
notices-hint = Possiamo avvisarti quando tocca a te, nelle partite di più giorni e in quelle senza orologio, e quando qualcuno ti invita. Un messaggio per turno, mai mentre guardi il tavolo.
notices-here = Questo browser
notices-here-on = Questo browser ti avvisa, anche a pagina chiusa.
notices-here-off = Questo browser può avvisarti, anche a pagina chiusa.
notices-here-turn-on = Attiva qui
notices-here-turn-off = Disattiva qui
notices-here-denied = Hai vietato le notifiche a questa pagina. Consentile nelle impostazioni del browser per cambiare.
notices-here-insecure = I browser consentono le notifiche solo su pagine sicure (https). Questa pagina è arrivata senza cifratura, quindi questo browser, una volta chiuso, non può dirti nulla.
notices-here-unsupported = Questo browser non può mostrare notifiche di pagine chiuse. Su iPhone e iPad aggiungi prima la pagina alla schermata Home e aprila da lì.
notices-here-unreachable = Il servizio push di questo browser non risponde, quindi non può avvisarti quando è chiuso. Alcuni browser non ne hanno uno.
notices-mail = E-mail
notices-mail-address = Il tuo indirizzo e-mail
notices-mail-add = Mandami un link
notices-mail-sent = Abbiamo mandato un link a { $address }. Aprilo entro un giorno.
notices-mail-unconfirmed = non ancora confermato
notices-mail-every = Tra due e-mail
notices-mail-each = nessuna attesa
notices-mail-hours =
  { $count ->
    [one] un’ora
   *[other] { $count } ore
  }
notices-webhook = Webhook
notices-webhook-hint = Per Discord, ntfy o un tuo programma. Host consentiti: { $hosts }
notices-webhook-url = Indirizzo
notices-webhook-shape = Tipo
notices-shape-plain = JSON firmato
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-webhook-add = Aggiungi
notices-webhook-made = La chiave delle firme, mostrata solo ora:
notices-targets = Dove vanno i messaggi
notices-test = Prova
notices-test-sent = Un messaggio di prova è in viaggio.
notices-drop = Rimuovi
notices-failing = l’ultimo messaggio non è arrivato
notices-kinds = Che cosa dirmi
notices-kind-turn = Tocca a me
notices-kind-reminder = Promemoria prima che scada il mio tempo
notices-kind-over = La fine di una partita
notices-kind-challenge = Un invito a giocare
notices-channel-push = Browser
notices-channel-mail = E-mail
notices-channel-webhook = Webhook
notices-quiet = Ore di quiete
notices-quiet-on = Nessun messaggio di notte
notices-quiet-from = dalle
notices-quiet-to = alle
notices-zone = Fuso orario: { $zone }
notices-table = Messaggi su questo tavolo
notices-table-default = Come nelle mie preferenze

mail-page-confirm = Conferma il tuo indirizzo e-mail
mail-page-confirm-text = Vuoi ricevere le e-mail sulle tue partite a { $address }?
mail-page-confirm-do = Conferma
mail-page-confirm-done = Fatto. D’ora in poi le e-mail vanno a { $address }.
mail-page-stop = Ferma le e-mail
mail-page-stop-text = Fermare tutte le e-mail da qui a { $address }?
mail-page-stop-do = Ferma le e-mail
mail-page-stop-done = Fatto. { $address } non riceve più e-mail.
mail-page-invalid = Questo link non è più valido. Nelle preferenze scegli quali e-mail ricevere.

me-export-title = Che cosa è salvato su di me
me-export-hint = Tutto ciò che questo server sa di te, in un unico file.
me-export = Scarica i miei dati
