### L’amministrazione: per chi fa funzionare il server.

admin-title = Amministrazione
admin-lead = Per chi fa funzionare questo server. Tutto ciò che si fa qui viene annotato.
admin-no-way = Questo server non ha un segreto di amministrazione e il tuo account non è abilitato. Imposta { $setting } nelle impostazioni del server, oppure esegui { $command }.
admin-secret = Segreto di amministrazione
admin-password = La tua password
admin-in = Accedi
admin-out = Esci
admin-as = Accesso come { $who } fino alle { $time }.
admin-section = Sezione
admin-overview = Panoramica
admin-reports = Segnalazioni
admin-people = Persone
admin-tables = Tavoli
admin-bans = Blocchi
admin-announcements = Annunci
admin-log = Cronologia
admin-search = Cerca
admin-none = Nessun risultato.
admin-reason = Motivo (la persona lo legge)
admin-until = Fino al (vuoto: per sempre)
admin-until-date = fino al { $date }
admin-for-good = per sempre

## Panoramica
figure-status = Stato
status-ok = Tutto bene
status-degraded = Limitato
status-down = Fermo
figure-people-online = Persone online
figure-streams = Connessioni aperte
figure-tables-playing = Partite in corso
figure-tables-open = Tavoli aperti
figure-moves-per-minute = Mosse nell’ultimo minuto
figure-bots-waiting = Tavoli che aspettano un bot
figure-bots-waiting-since = il più vecchio da { $seconds } s
figure-reports-open = Segnalazioni aperte
figure-accounts = Account
figure-guests = Ospiti
figure-memory = Memoria
figure-database = Base di dati
figure-megabytes = { $count } MB
figure-node = Persone online, connessioni e memoria sono di questo nodo ({ $node }, versione { $version }). Il resto vale per tutto il server.
backup-title = Copia di sicurezza
backup-hint = Copia la base di dati nella cartella delle copie, mentre si gioca, e apre la copia per controllarla.
backup-now = Copia ora
backup-made = Salvato { $name } ({ $size } kB).

## Segnalazioni
reports-open = Aperte
reports-handled = Trattate
reports-empty = Nessuna segnalazione qui.
report-about = Su { $name }
report-by = da { $name }, { $date }
report-nobody = qualcuno che è andato via
report-reason-label = Motivo: { $reason }
report-why-insults = insulti
report-why-cheating = imbrogli
report-why-leaving = abbandona le partite
report-why-name = nome offensivo
report-why-spam = spam
report-why-other = altro
report-lines = Le sue ultime parole al tavolo
report-table = Vedi il tavolo
report-taken = se ne occupa { $who }
report-take = Me ne occupo
report-dismiss = Archivia
report-act = Segna come trattata
report-note = Nota per la cronologia
report-person = Guarda la persona

## Persone e blocchi
admin-people-search = Nome, nome utente o codice
admin-people-seen = ultima visita { $date }
look-open = Guarda { $name }
look-profile = Profilo
look-address = Ultimo indirizzo: { $address }
look-no-address = Questo nodo non ha visto la persona da quando è partito.
look-facts = Dispositivi: { $sessions } · Tavoli: { $tables } · Segnalazioni: { $reports }
look-sanction = Silenziare o bloccare
ban-kind = Che cosa
ban-kind-mute = Silenziare ovunque
ban-kind-ban = Bloccare sul server
ban-kind-address = Bloccare l’indirizzo
ban-do = Esegui
ban-is-mute = in silenzio
ban-is-ban = bloccato
ban-lifted = tolto
ban-lift = Togli
ban-lift-name = Togli: { $name }
ban-address = Indirizzo IP
ban-address-hint = IPv4, oppure IPv6, di cui si blocca tutto il /64.
ban-address-do = Blocca questo indirizzo
bans-empty = Nessuno è bloccato o in silenzio.
data-title = Dati
data-export = Esporta in un file
data-erase = Cancella questa persona
data-erase-hint = Toglie per sempre nome, account, valutazione e chat. Le partite finite restano, senza il nome. Scrivi il nome per continuare.
data-erase-name = Nome

## Tavoli
tables-search = Titolo, nome o codice
tables-state = Stato
tables-any = Tutti
tables-open = Aperti
tables-playing = In corso
tables-finished = Finiti
tables-closed = Chiusi
table-look = Guarda
table-close = Chiudi
table-close-name = Chiudi: { $name }
table-close-hint = Il tavolo finisce per tutti. La partita non conta per nessuno.

## Annunci
announce-hint = Una riga su ogni pagina. Ognuno legge la sua lingua; se manca, l’inglese o la prima.
announce-starts = Dal
announce-until = Al
announce-text = Testo: { $language }
announce-do = Annuncia
announce-withdraw = Togli l’annuncio
announce-span = { $from } – { $until }
announce-empty = Nessun annuncio.

## Cronologia
audit-col-more = Mostra voci più vecchie
audit-col-when = Quando
audit-col-who = Chi
audit-col-what = Che cosa
audit-col-whom = Chi o che cosa
audit-col-from = Da dove
audit-sign-in = accesso
audit-sign-out = uscita
audit-look = ha guardato una persona
audit-export = ha esportato dati
audit-erase = ha cancellato una persona
audit-ban = ha bloccato
audit-mute = ha silenziato
audit-lift-ban = ha tolto un blocco
audit-lift-mute = ha ridato la parola
audit-close-table = ha chiuso un tavolo
audit-announce = ha annunciato
audit-withdraw = ha tolto un annuncio
audit-backup = ha fatto una copia
audit-take-report = si occupa di una segnalazione
audit-dismiss-report = ha archiviato una segnalazione
audit-act-report = ha trattato una segnalazione
audit-grant = ha dato il ruolo
audit-revoke = ha tolto il ruolo

## Rifiuti
problem-not-admin = Solo per chi amministra e ha fatto l’accesso.
problem-wrong-secret = Questo non è il segreto delle impostazioni.
problem-no-such-ban = Questo blocco è stato tolto.
problem-no-such-report = Questa segnalazione non esiste.
problem-no-such-announcement = Questo annuncio non esiste.
problem-is-admin = Questa persona amministra il server. Toglile prima il ruolo.
problem-report-handled = Qualcuno ha già trattato questa segnalazione.
problem-use-pg-dump = Questa base di dati è PostgreSQL: usa pg_dump.
problem-no-backup-folder = Indica nelle impostazioni una cartella per le copie: backup_folder.
problem-backup-failed = La copia non è riuscita. Controlla la cartella e lo spazio.
problem-wrong-name = Questo non è il nome della persona.
problem-bad-address = Questo indirizzo non si può bloccare. Scrivi un indirizzo IPv4 o IPv6 che non sia di questo computer.
problem-bad-ban = La fine deve essere nel futuro.
problem-bad-announcement = Scrivi almeno un testo, e una fine nel futuro.
