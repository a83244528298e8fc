### First Giants: le parole dell’applicazione. La fonte è l’inglese.

## La casa
title = First Giants
skip-to-content = Vai al contenuto
page-broken = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
try-again = Riprova
close = Chiudi
language = Lingua
menu = Menu
nav = Menu principale
nav-open = Tavoli aperti
nav-watch = Guarda
nav-learn = Impara
nav-rules = Regole
nav-cards = Carte
nav-workshop = Officina
nav-leaderboard = Classifica
nav-about = Informazioni
nav-me = Tu
to-front = Home
announcement = Annuncio
announcement-close = Nascondi questo annuncio
unofficial = Una versione non ufficiale con testi, disegni e carte originali.

## Pagina iniziale
front-over = Scava · studia · esponi
front-lead = Riporta alla luce i giganti del passato, studiali e mostrali nel tuo museo. Da due a cinque giocatori, in venti minuti.
play-now = Gioca ora
play-now-hint = Inizia subito contro { $names }. Senza account.
front-learn = Impara giocando
front-rooms = Esplora
front-open = Unisciti a una partita, dal vivo o su più giorni.
front-watch = Guarda le partite in corso.
front-rules = Le regole complete, illustrate.
front-cards = Sfoglia tutti i fossili.
front-workshop = Crea mazzi tuoi.
front-leaderboard = Scopri chi scava meglio.
my-games = Le tue partite
my-your-turn = Tocca a te
my-playing = In attesa degli altri
my-open = In attesa di giocatori
my-finished = Finita
my-closed = Chiusa
friends-title = Gioca con amici
friends-hint = Scegli chi siede dove, poi condividi il link o il codice QR.
friends-you = Tu
friends-seat = Posto { $number }
friends-nobody = Nessuno
friends-open = Un amico
friends-bot = Bot: { $name }
friends-pace = Tempo
pace-none = Senza limite di tempo
pace-blitz = 5 minuti a testa
pace-live = 15 minuti a testa
pace-days = A turni (giorni per mossa)
friends-public = Aperto a tutti
friends-make = Crea tavolo

## Prima dell’inizio
lobby-title = Nuovo tavolo
lobby-full = Ci sono tutti.
lobby-closed = Questo tavolo è chiuso: sono andati via tutti.
lobby-start = Inizia la partita
lobby-fill = Riempi i posti vuoti con bot
lobby-leave = Lascia il tavolo
seat-free = Posto vuoto
seat-bot = bot
seat-you = tu
seat-here = presente
seat-away = assente
seat-stand-in = sostituito da un bot
sit-here = Siediti qui
add-bot = Aggiungi un bot
drop-bot = Rimuovi
invite-title = Invita
invite-code = Codice QR di questo tavolo
invite-link = Invia questo link
invite-copy = Copia il link
invite-copied = Copiato

## Parole del gioco
amber = Ambra
score-news = Punti Notizia
score-sets = Punti Set
score-effects = Punti effetto
news = Notizie
study = Studio
exhibition = Mostra
deck = Mazzo
quarry = Siti di Scavo
site = Sito di Scavo { numeral }
numeral = { $site ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
kind-flying = Volante
kind-herbivore = Erbivoro
kind-carnivore = Carnivoro
kind-marine = Marino
kind-mammal = Mammifero
kind-small = Piccolo
kind-medium = Medio
kind-large = Grande
size-egg = Uovo
egg-of = Uovo { $family }

## Il tavolo
table-title = Il tavolo
table-missing = Questo tavolo non esiste
museum-yours = Il tuo Museo
museum-of = Museo di { $name }
museum-visit = Guarda il Museo di { $name }
study-empty = Ancora nessuna carta
study-empty-yours = Il tuo Studio è vuoto. Scava per portare a casa un fossile.
exhibition-empty = Ancora nulla in mostra
set-label = set { $row }, { $kind }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
set-label-one = set { $row }, una carta
set-no-kind = 1 carta
aim-set = Esponi qui: { $name }
new-set = Inizia un nuovo set
name-size = Scegli una Dimensione
where-study = nello Studio di { $name }
where-set = nel set { $row } di { $name }
where-deck = in cima al mazzo
card-label = { $name }, { $family }, { $size }, { $where }
card-label-lit = { $name }, { $family }, { $size }, { $where }. Si può scegliere.
slot-empty = Vuoto
deck-left = { $count ->
    [0] Nessuna carta nel mazzo
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
deck-hidden = Rivelata quando confermi
deck-empty = Il mazzo è vuoto
marker-of = Pedina di { $name } al Sito di Scavo { numeral }
markers-left = { $count ->
    [0] Nessuna pedina rimasta nel Museo
    [one] { $count } pedina rimasta nel Museo
   *[other] { $count } pedine rimaste nel Museo
  }
amber-count = { $count ->
    [one] { $count } ambra
   *[other] { $count } ambre
  }
points-count = { $count ->
    [one] { $count } punto dagli effetti delle carte
   *[other] { $count } punti dagli effetti delle carte
  }
score-of = { $count ->
    [one] Punteggio: { $count } punto
   *[other] Punteggio: { $count } punti
  }
clock-of = A { $name } restano { $time }
tokens-left = { $count ->
    [one] { $count } segnalino Set rimasto
   *[other] { $count } segnalini Set rimasti
  }
tokens-left-long = { $count ->
    [one] Resta { $count } segnalino Set. Quando viene preso, questo giro è l’ultimo.
   *[other] Restano { $count } segnalini Set. Quando viene preso l’ultimo, questo giro è l’ultimo.
  }
ending-short = Ultimo giro
ending-tokens = L’ultimo segnalino Set è preso. Ultimo giro! { $count ->
    [0] Questo è l’ultimo turno.
   *[other] Devono ancora giocare: { $names }.
  }
ending-deck = Il mazzo è vuoto. Ultimo giro! { $count ->
    [0] Questo è l’ultimo turno.
   *[other] Devono ancora giocare: { $names }.
  }
news-board = Segnalini Notizia
news-free = Notizia { $kind }, { $points } punti: nessuno ce l’ha. Il primo che espande un set di questo tipo la prende.
news-held = Notizia { $kind }, { $points } punti: { $name } ce l’ha con un set di { $length }. Un set più lungo la ruba.
news-safe = Notizia { $kind }, { $points } punti: { $name } ha completato il set e la tiene per sempre.
news-safe-short = sicura
costs = { $count ->
    [one] { $count } ambra per esporre
   *[other] { $count } ambre per esporre
  }
no-effect = Nessun effetto. Nei tuoi set un uovo vale qualsiasi Dimensione.
would = Se la prendi ora
log = Cronaca
log-empty = La partita inizia.
log-continued = Continua dalla mossa { $ply } di una partita precedente.
log-show = Mostra questa posizione
log-show-ply = Mostra la posizione dopo la mossa { $ply }
digest = Dal tuo ultimo turno
chat = Chat
chat-say = Messaggio
chat-send = Invia
chat-muted = Chi gestisce il tavolo ti ha silenziato.
chat-mute = Silenzia
chat-mute-name = Silenzia { $name }
chat-unmute = Riattiva
chat-unmute-name = Riattiva { $name }
chat-react = Messaggio rapido
chat-react-short = Rapido
react-hello = Ciao!
react-well-played = Ben giocato!
react-thanks = Grazie!
react-wow = Wow!
react-oops = Ops!
react-thinking = Sto pensando…
react-good-game = Bella partita!
watching-count = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
  }
view-as = Vedi come
take-over = Fai giocare un bot al suo posto
take-back = Riprendi il tuo posto
stand-in-plays = Un bot gioca al tuo posto.
leave-table = Lascia la partita
leave-hint = Un bot gioca al tuo posto; puoi tornare.
leave-hint-daily = Chi lascia il tavolo rinuncia al tentativo alla partita del giorno.
hint-title = Chiedi al professore
reconnecting = Connessione…

## Che cosa si chiede
ask-loading = Preparazione del tavolo…
ask-moment = Stai rivedendo la mossa { $ply }.
ask-over = La partita è finita.
ask-waiting = { $name } sta giocando.
ask-other-turn = { $name } sta pensando.
ask-other-choice = { $name } sta scegliendo.
ask-turn = Tocca a te: scava o rivendica le tue pedine.
ask-dig-only = Tocca a te: scava e prendi una carta.
ask-reclaim-only = Tocca a te: non hai più pedine. Rivendicale.
ask-reclaim = { $count ->
    [one] { $count } pedina rimasta: esponi un fossile o prendi 1 ambra.
   *[other] { $count } pedine rimaste: per ognuna esponi un fossile o prendi 1 ambra.
  }
ask-order = Quale effetto per primo?
ask-display = { $card }: puoi esporre un fossile.
ask-display-free = { $card }: puoi esporre un fossile gratis.
ask-trade = { $card }: pagare 3 ambre per 2 punti?
ask-display-or-point = { $card }: esponi un fossile, o ottieni 1 punto.
ask-where = { $card }: in quale set?
ask-size = Due uova: scegli la Dimensione di questo set.
ask-ready = Il turno ti va bene?
ask-ready-then = Conferma; poi sceglie { $name }.
out-of-turn = Nel turno di { $name }:
act-reclaim = { $count ->
    [one] Rivendica 1 pedina
   *[other] Rivendica { $count } pedine
  }
act-reclaim-hint = Rivendica tutte le tue pedine
reclaim-here = La tua pedina al Sito di Scavo { numeral }: rivendica tutte le tue pedine
act-amber = Prendi 1 ambra
act-amber-rest = Il resto in ambra
act-trade = Paga 3 ambre per 2 punti
act-point = Prendi 1 punto
act-skip = Salta
act-undo = Annulla
act-restart = Ricomincia
act-commit = Conferma
act-now = Torna alla partita
act-skip-moves = Avanti veloce
do-dig = Scava questo fossile
do-display = Esponi questo fossile
do-use = Usa questo effetto
attend-your-turn = Tocca a te

## Perché no
why-loading = Il tavolo si sta preparando.
why-moment = Stai rivedendo una mossa precedente. Torna alla partita per giocare.
why-over = La partita è finita.
why-watching = Stai guardando questa partita.
why-busy = Un momento…
why-ready = Il tuo turno è pronto: confermalo o annulla.
why-not-your-turn = È il turno di { $name }.
why-theirs = Questo è di { $name }.
why-deck = La prossima carta a essere rivelata. Potrai prenderla quando sarà in un Sito di Scavo.
why-finish-first = Prima completa la scelta in corso.
why-own-marker = La tua pedina è già al Sito di Scavo { numeral }. Prima rivendica le tue pedine.
why-no-marker = Non hai più pedine. Prima rivendicale.
why-impossible = Ora non puoi farlo.
why-display-later = Puoi esporre fossili quando rivendichi le pedine, o quando l’effetto di una carta lo permette.
why-trade = Prima decidi sullo scambio.
why-order = Scegli una carta illuminata: il suo effetto viene prima.
why-too-dear = Ti { $cost ->
    [one] serve { $cost } ambra
   *[other] servono { $cost } ambre
  }; ne hai { $amber }.
why-pick-card = Prima scegli un fossile dal tuo Studio.
why-set-complete = Questo set è completo.
why-set-mismatch = Questo fossile non va in questo set.
why-rule = Vedi la regola
notice-offline = Nessuna connessione. Il tuo piano è salvo; riprova tra un momento.
notice-retrying = Nessuna connessione. Riconnessione…
notice-stale = La partita è andata avanti. Questa è la posizione attuale.
notice-refused = Non ha funzionato. { $detail }

## Tasti
keys-title = Scorciatoie da tastiera
keys-more = Tab passa da una zona all’altra, le frecce si muovono dentro, Invio sceglie, Esc chiude.
key-n = scelta successiva
key-b = scelta precedente
key-i = guarda una carta da vicino
key-t = rivendica le tue pedine
key-a = prendi 1 ambra
key-rest = prendi ambra per tutte le pedine rimaste
key-p = prendi il punto, fai lo scambio
key-s = salta
key-u = annulla
key-r = ricomincia il turno
key-c = conferma
key-escape = salta le mosse degli altri
key-l = vai alla cronaca
key-slash = vai alla chat
key-help = mostra questo elenco
key-h = Chiedi al professore, ai tavoli con bot

## Preferenze
prefs = Preferenze
prefs-notice = Quando tocca a me
prefs-look = Aspetto
prefs-table = Gioco
pref-confirm = Conferma il mio turno prima che sia giocato
pref-coach = Allenatore: chiedi prima di una mossa che abbassa la mia probabilità di vittoria di
pref-coach-off = mai
pref-coach-15 = 15 % o più
pref-coach-10 = 10 % o più
pref-coach-5 = 5 % o più
pref-coach-hint = Solo ai tavoli con soli bot; queste partite sono segnate «con consigli».
pref-motion = Animazioni
pref-speed = Mosse degli altri
pref-speed-slow = Lente
pref-speed-normal = Normali
pref-speed-fast = Veloci
pref-speed-instant = Immediate
pref-sounds = Riproduci un suono
pref-notify = Mostra una notifica
pref-colour = Colori per daltonici
pref-log = Cronaca dettagliata
pref-card-text = Testo sotto le carte grandi

pref-theme = Tavolo
pref-theme-light = Chiaro
pref-theme-dark = Scuro
pref-theme-system = Come il sistema
pref-card-size = Grandezza delle carte
pref-card-size-normal = Normale
pref-card-size-large = Grande
pref-card-sounds = Suoni delle carte e della fine

## La fine
end-title = Fine della partita
end-counting = Punti di { $name }…
end-winner = { $count ->
    [one] { $names } vince con { $points } punti.
   *[other] { $names } condividono la vittoria con { $points } punti.
  }
end-player = Giocatore
end-total = Totale
end-skip = Salta
end-rematch = Rivincita
end-join-rematch = Unisciti alla rivincita
end-review = Rivedi la partita
end-daily = Confronta con tutti
assisted-game = Giocata con consigli.
end-show = Mostra i punteggi
end-text = Una partita a First Giants.

## Quando qualcosa non va
problem-unknown = Qualcosa non ha funzionato. Riprova.
problem-offline = Nessuna connessione al server. Controlla la rete e riprova.
problem-invalid-request = Qualcosa nel modulo non va. Controllalo.
problem-illegal-choice = Questo file di partita viola le regole in qualche punto; non si può mostrare.
problem-bad-record = Non è un file di partita completo. Usane uno scaricato rivedendo una partita.
problem-cannot-be-rated = Le partite classificate richiedono un limite di tempo, nessun bot, un nuovo mescolamento, un mazzo incluso e nessun inizio equo.
problem-no-such-deal = Si può rigiocare solo il mescolamento di una partita finita. Controlla il link.
problem-table-not-open = Questa partita è già iniziata. Puoi guardarla.
problem-table-closed = Questo tavolo è chiuso.
problem-table-full = Quel posto è appena stato preso. Scegline un altro, o guarda la partita.
problem-no-such-game = A questo indirizzo non c’è nessuna partita. Il link può essere vecchio o sbagliato.
problem-daily-secret = Questa è la partita del giorno. Si può guardare quando il giorno è passato, cinque minuti dopo la mezzanotte UTC.
problem-daily-played = Hai iniziato la partita del giorno; tutti hanno un solo tentativo. Il tuo tavolo è nella pagina iniziale.
problem-no-such-day = Qui non c’è una partita di quel giorno.
problem-daily-own-try = Alla partita del giorno nessuno gioca al posto tuo.
problem-no-hints-here = Il professore aiuta solo ai tavoli con soli bot, mai nelle partite classificate o nella partita del giorno.
problem-no-such-table = A questo indirizzo non c’è nessun tavolo. Il link può essere vecchio o sbagliato.
problem-no-such-person = Questo profilo non esiste. Forse l’account è stato eliminato.
problem-too-many-tables = Hai raggiunto il limite di tavoli. Prima finiscine o lasciane uno.
problem-too-many-tables-here = Il tuo indirizzo di rete ha raggiunto il limite di tavoli. Prima devono finire alcune partite.
problem-too-many-bot-games = Il tuo indirizzo di rete ha raggiunto il limite di partite tra bot. Aspetta che una finisca.
problem-too-many-notices = È più di quanto il server permetta.
problem-address-refused = I messaggi non possono andare a questo indirizzo.
problem-too-many-tokens = Hai raggiunto il limite di chiavi. Prima revocane una.
problem-has-rated-games = Un account con partite classificate resta di una persona o di un programma. Crea un altro account per il programma.
problem-too-many-jobs = Le tue analisi precedenti sono ancora in corso. Riprova quando una sarà finita.
problem-nothing-to-review = In questa partita non è stata giocata alcuna mossa: non c’è nulla da analizzare.
problem-login-taken = Questo nome utente è già in uso. Scegline un altro.
problem-wrong-password = Nome utente o password errati.
problem-weak-password = Scegli una password più difficile da indovinare.
problem-wrong-old-password = La password attuale è sbagliata.
problem-no-such-session = Questo dispositivo è già disconnesso.
problem-too-many-requests = Troppe richieste. Aspetta un momento, poi riprova.
problem-try-again = Il server è occupato. Riprova tra un momento.
problem-not-signed-in = Qui non hai più effettuato l’accesso. Ricarica la pagina, poi accedi di nuovo.
problem-stale = La partita è andata avanti. Guarda di nuovo, poi scegli.
problem-not-your-decision = Ora deve scegliere qualcun altro.
problem-not-seated = Solo chi gioca a questo tavolo può farlo.
problem-not-host = Solo chi gestisce il tavolo può farlo.
problem-muted = Chi gestisce il tavolo ti ha silenziato.
problem-banned = { $until ->
    [none] Sei bloccato su questo server: { $reason }
   *[other] Sei bloccato su questo server fino al { $until }: { $reason }
  }
problem-muted-everywhere = { $until ->
    [none] Sei stato silenziato su questo server: { $reason }
   *[other] Sei stato silenziato su questo server fino al { $until }: { $reason }
  }
problem-taken-over = A quel posto gioca un bot.
problem-still-has-time = A quel posto resta ancora tempo.
problem-table-not-playing = La partita non è ancora iniziata, o è finita.
problem-table-not-finished = La partita non è ancora finita.
problem-too-few-seated = Prima devono sedersi almeno due giocatori.
problem-already-seated = Hai già un posto a questo tavolo.
problem-no-such-seat = A quel posto non c’è più nessuno.
problem-no-bot-there = A quel posto non c’è più un bot.
problem-no-such-moment = La partita non può continuare da questa posizione.
problem-no-such-token = Questa chiave è già revocata.
problem-already-account = Hai già un account. Ricarica la pagina.
problem-no-account = Giochi come ospite e non hai una password.
problem-too-large = È più grande di quanto il server accetti.
problem-bad-choice = Questo file di partita contiene una mossa illeggibile.
problem-bad-deck = In questo mazzo qualcosa non va.
problem-unknown-deck = Questa partita usa un mazzo che questo server non ha.
problem-no-such-deck = Questo mazzo non esiste. Forse è stato eliminato, o non è condiviso.
problem-no-such-deck-report = Questo rapporto non esiste ancora.
problem-not-owner = Può farlo solo chi possiede questo mazzo.
problem-too-many-decks = Hai raggiunto il limite di mazzi. Prima eliminane uno.
problem-too-many-versions = Hai raggiunto il limite di versioni. Copia il mazzo per continuare.
problem-decks-too-large = I tuoi mazzi occupano troppo spazio. Prima eliminane uno.
problem-bad-settings = Le impostazioni di questo file di partita sono danneggiate.
problem-internal = Il server ha commesso un errore. Riprova.
problem-continued-game = Una partita ripresa mantiene posti, ordine e Notizie. Prima di iniziare ogni posto deve essere occupato.
problem-blocked = Qui non puoi contattare queste persone né giocare con loro. Scegline altre.
problem-not-acquainted = Puoi sfidare gli amici, le persone con cui hai giocato e i programmi.
problem-not-reliable-enough = Questo tavolo è per chi finisce quasi sempre le partite. Gioca prima ad altri tavoli.
problem-account-needed = Ti serve un account. Crealo nella tua pagina.
problem-seat-reserved = Questo posto è tenuto per qualcuno. Scegline un altro.
problem-too-many-friends = Nessuno può avere così tanti amici o richieste in sospeso.
problem-too-many-challenges = Questa persona ha già delle sfide a cui rispondere. Aspetta un po’.
problem-too-many-blocks = Non puoi bloccare altre persone. Prima sbloccane una.
problem-too-many-notes = Non puoi tenere altre note. Prima eliminane una.
problem-too-many-reports = Oggi hai già segnalato diverse persone. Riprova domani.
problem-already-reported = Il gestore ha già la tua segnalazione su questa persona.
problem-on-vacation = Sei in vacanza. Prima terminala.
problem-no-vacation-left = Quest’anno non ti restano così tanti giorni di vacanza.
problem-no-such-puzzle = Questo problema non esiste (più).
problem-no-puzzle-left = Hai risolto tutti i problemi di questo tipo. Scegli un altro tema.
problem-too-many-solvers = Oggi molti ospiti della tua rete hanno già risolto problemi. Accedi a un account o torna domani.
problem-channel-off = Questo server non invia più messaggi in questo modo. Scegline un altro.
problem-cross-origin = Questa pagina e il server non hanno lo stesso indirizzo. Riapri il gioco al suo solito indirizzo.
problem-headers-too-large = Il tuo browser invia più di quanto il server accetti. Elimina i cookie di questo sito e riprova.
problem-method-not-allowed = Questa pagina è più vecchia del server. Ricaricala.
problem-no-such-bot = Questo bot non gioca più qui. Scegline un altro.
problem-no-such-target = I messaggi non vanno più lì. Ricarica la pagina.
problem-not-found = Il server non ha nulla lì. Ricarica la pagina.
problem-too-slow = L’invio ha richiesto troppo tempo. Controlla la rete e riprova.
problem-unknown-host = Il server non risponde a questo indirizzo. Apri il gioco al suo solito indirizzo.
not-found = Pagina non trovata
not-found-hint = Il link può essere vecchio o sbagliato.

## Rivedere
replay-title = Rivedi la partita
replay-missing = Questa partita non esiste
replay-start = Il tavolo prima del primo turno.
replay-controls = Comandi di riproduzione
replay-first = All’inizio
replay-back = Precedente
replay-play = Avvia
replay-pause = Pausa
replay-next = Successiva
replay-last = Alla fine
replay-scrub = Posizione
replay-continue = Continua da qui
replay-luck = Fortuna e bravura
replay-download = Scarica il file di partita
replay-link = Link a questa posizione
replay-upload = Apri un file di partita

## Sale con tavoli
open-empty = Al momento non ci sono tavoli aperti. Creane uno: gli altri lo vedranno qui.
sit-down = Unisciti
watch-now = Partite in corso
watch-empty = Al momento non ci sono partite pubbliche.
watch-finished = Partite finite
watch-none = Ancora nessuna partita finita.
rated = classificata
assisted = con consigli
known-deal = mescolamento noto
pace-some-days = { $count ->
    [one] { $count } giorno a mossa
   *[other] { $count } giorni a mossa
  }
pace-minutes = { $count ->
    [one] { $count } minuto a testa
   *[other] { $count } minuti a testa
  }

## Persone
leader-place = Posto
leader-name = Nome
leader-rating = Valutazione
leader-games = Partite
leader-empty = Nessuno ha ancora giocato una partita classificata. Crea un account e un tavolo classificato con limite di tempo, e il tuo nome sarà il primo qui.
person-guest = Ospite
person-account = Giocatore
person-bot = Bot
person-since = dal { $date }
person-games = Partite
me-history = Le tue partite e la tua valutazione
me-numbers = I tuoi numeri
me-name = Nome visualizzato
me-save = Salva
me-saved = Salvato
account = Account
account-signed-in = Hai effettuato l’accesso come { $login }.
account-out = Esci
account-new-hint = Scegli un nome utente e una password per tenere partite e valutazione su ogni dispositivo. Non serve altro.
account-in-hint = Ciao di nuovo.
account-login = Nome utente
account-password = Password
account-new = Crea l’account
account-in = Accedi
account-to-new = Crea un account
account-to-in = Accedi invece
password = Password
password-old = Password attuale
password-new = Nuova password
password-change = Cambia password
password-changed = Password cambiata. Tutti gli altri dispositivi sono disconnessi.
sessions = Dispositivi connessi
sessions-this = Questo dispositivo
sessions-seen = Ultimo accesso: { $date }
sessions-unknown = Dispositivo sconosciuto
sessions-end = Disconnetti
sessions-end-name = Disconnetti: { $device }
sessions-end-others = Disconnetti tutti gli altri
tokens = Chiavi API
tokens-hint = Un programma gioca con un account separato. Segnalalo, perché tutti lo sappiano, poi crea una chiave.
tokens-label = A che cosa serve?
tokens-make = Crea una chiave
tokens-drop = Revoca
tokens-made = Copiala ora; non la vedrai più:
tokens-run = Il bot si avvia così:
me-delete-title = Elimina account
me-delete-hint = Nome, account e preferenze vengono eliminati. Le partite finite restano, senza il tuo nome.
me-delete = Elimina il mio account
me-delete-sure = Eliminare tutto ciò che ti riguarda? Non si può annullare.
me-delete-no = Annulla
me-delete-yes = Elimina per sempre

## Informazioni
about-game = In First Giants si riportano alla luce fossili, si studiano e si espongono in un museo. Le regole seguono il gioco pubblicato; parole, disegni e carte sono nostri.
about-made = Com’è fatto
about-art = Ogni fossile è disegnato dal programma da una descrizione dell’animale: spina dorsale, costole, cranio, arti, ali, pinne, zanne. Nessuna figura è copiata.
about-fair = Prima di ogni partita il server pubblica un’impronta del suo mescolamento segreto, e dopo la partita il segreto stesso. Chiunque può verificare che il mazzo non sia stato manomesso.
about-fonts = Caratteri
about-software = Software open source nel browser
about-docs = Documentazione
about-api = Documentazione dell’API

## Bot, per carattere
bot-tourist = Turista
bot-tourist-is = Alla sua prima visita: prende ciò che le piace e perde con un sorriso.
bot-hatchling = Pulcino
bot-hatchling-is = Afferra tutto ciò che luccica; gentile con chi comincia.
bot-volunteer = Volontaria
bot-volunteer-is = Conosce le regole pratiche e tiene in ordine il museo, un turno alla volta.
bot-digger = Scavatore
bot-digger-is = Un buon occhio per i fossili, ma di rado pensa avanti.
bot-preparator = Preparatrice
bot-preparator-is = Paziente e precisa: prende il meglio che si vede.
bot-curator = Curatore
bot-curator-is = Prepara la mostra con un turno di anticipo e tiene d’occhio le Notizie.
bot-professor = Professoressa
bot-professor-is = Pensa anche ai tuoi piani, e chiude la partita appena è in testa.
bot-giant = Gigante
bot-giant-is = Il nostro più forte: pensa a fondo e perdona poco.

list-comma = { ", " }
list-and = { $some } e { $last }
