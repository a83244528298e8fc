### First Giants: le parole dell’applicazione. La fonte è l’inglese.

## La casa
title = First Giants
skip-to-content = Vai al contenuto
page-broken = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
try-again = Riprova
close = Chiudi
language = Lingua
menu = Menu
nav = Sale
nav-open = Tavoli aperti
nav-watch = Guarda
nav-learn = Impara
nav-rules = Regole
nav-cards = Carte
nav-leaderboard = Classifica
nav-about = Informazioni
nav-me = Tu
to-front = Alla pagina iniziale
unofficial = Una versione non ufficiale con testi, disegni e carte originali.

## Pagina iniziale
front-over = Scava · studia · esponi
front-lead = Riporta alla luce i giganti del passato, studiali e mostrali nel tuo museo. Da due a cinque giocatori, in venti minuti.
play-now = Gioca ora
play-now-hint = Contro { $names }, subito. Senza account.
front-learn = Impara giocando
front-rooms = Altre sale
front-open = Siediti con altri, ora o su più giorni.
front-watch = Guarda chi sta giocando.
front-rules = Tutto il gioco in poche pagine, con figure.
front-cards = Ogni fossile del mazzo e la sua etichetta.
front-leaderboard = Chi scava meglio.
my-games = Le tue partite
my-your-turn = Tocca a te
my-playing = Giocano gli altri
my-open = In attesa di giocatori
my-finished = Finita
my-closed = Chiusa
friends-title = Gioca con amici
friends-hint = Scegli chi siede dove. Ricevi un link e un codice da condividere; i posti si riempiono man mano.
friends-you = Tu
friends-seat = Posto { $number }
friends-nobody = Nessuno
friends-open = Un amico
friends-bot = Bot: { $name }
friends-pace = Tempo
pace-none = Senza orologio
pace-blitz = 5 minuti a testa
pace-live = 15 minuti a testa
pace-days = Giorni per mossa
friends-public = Chiunque può sedersi
friends-make = Prepara il tavolo

## Prima dell’inizio
lobby-title = Un nuovo tavolo
lobby-full = Ci sono tutti.
lobby-closed = Questo tavolo è chiuso. Non c’è più nessuno.
lobby-start = Comincia la partita
lobby-fill = Riempi i posti liberi con bot
lobby-leave = Lascia il tavolo
seat-free = Posto libero
seat-bot = bot
seat-you = tu
seat-here = presente
seat-away = assente
seat-stand-in = gioca un bot
sit-here = Siediti qui
add-bot = Aggiungi un bot
drop-bot = Manda via
invite-title = Invita
invite-code = Codice con l’indirizzo di questo tavolo
invite-link = Manda questo link
invite-copy = Copia il link
invite-copied = Copiato

## Parole del gioco
amber = Ambra
points = Punti
news = Notizie
set-tokens = Segnalini Set
study = Studio
exhibition = Mostra
deck = Mazzo
quarry = Siti di Scavo
site = Sito di Scavo { $site }
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
study-empty-yours = Il tuo Studio è vuoto. Scava per portare a casa un primo fossile.
exhibition-empty = Ancora nulla in mostra
set-label = set { $row }, { $kind }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
set-label-one = set { $row }, una carta
set-no-kind = nuovo
aim-set = Esponi qui: { $name }
new-set = Inizia un nuovo set
name-size = Nomina la Dimensione
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
deck-hidden = Si scopre alla conferma
deck-empty = Il mazzo è vuoto
marker-of = Pedina di { $name } al Sito di Scavo { $site }
markers-left = { $count ->
    [0] Nessuna pedina sul Museo
    [one] { $count } pedina sul Museo
   *[other] { $count } pedine sul Museo
  }
amber-count = { $count ->
    [one] { $count } ambra
   *[other] { $count } ambre
  }
points-count = { $count ->
    [one] { $count } punto ottenuto in gioco
   *[other] { $count } punti ottenuti in gioco
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
    [one] Resta { $count } segnalino Set. Quando è preso, cominciano gli ultimi turni.
   *[other] Restano { $count } segnalini Set. Quando l’ultimo è preso, cominciano gli ultimi turni.
  }
ending-short = Ultimi turni
ending-tokens = L’ultimo segnalino Set è preso: chi viene dopo, fino all’ultimo posto, ha ancora un turno.
ending-deck = Il mazzo è vuoto: chi viene dopo, fino all’ultimo posto, ha ancora un turno.
news-board = Segnalini Notizia
news-free = Notizia { $kind }, { $points } punti: nessuno ce l’ha. Il primo che espande un set di questo tipo la prende.
news-held = Notizia { $kind }, { $points } punti: { $name } ce l’ha con un set di { $length }. Uno più lungo la ruba.
news-safe = Notizia { $kind }, { $points } punti: { $name } ha completato il set e la tiene per sempre.
news-safe-short = sicura
costs = costa { $count } ambra
no-effect = Nessun effetto. Nei tuoi set un uovo vale qualsiasi Dimensione.
would = Che cosa succede
log = Cronaca
log-empty = La partita comincia.
log-continued = Questa partita riprende dalla scelta { $ply } di una precedente.
log-show = Mostra questo momento
log-show-ply = Mostra il momento dopo la scelta { $ply }
digest = Dal tuo ultimo turno
chat = Conversazione
chat-say = Di’ qualcosa
chat-send = Invia
chat-muted = A questo tavolo ti è stata tolta la parola.
chat-mute = Silenzia
chat-mute-name = Silenzia { $name }
chat-unmute = Riattiva
chat-unmute-name = Ridai la parola a { $name }
chat-react = Una parola veloce
chat-react-short = …
react-hello = Ciao!
react-well-played = Ben giocato!
react-thanks = Grazie!
react-wow = Oh!
react-oops = Ops!
react-thinking = Sto pensando …
react-good-game = Bella partita!
watching-count = { $count ->
    [one] { $count } persona guarda.
   *[other] { $count } persone guardano.
  }
view-as = Vedi il tavolo dal posto di
absent = { $name } non c’è.
take-over = Fai giocare un bot
take-back = Riprendo il mio posto
stand-in-plays = Un bot gioca per te.
leave-table = Lascia la partita
leave-hint = Un bot continua per te; puoi tornare.
reconnecting = Connessione …

## Che cosa si chiede
ask-loading = Preparazione del tavolo …
ask-moment = Guardi indietro, alla scelta { $ply }.
ask-over = La partita è finita.
ask-waiting = { $name } gioca.
ask-other-turn = { $name } pensa.
ask-other-choice = { $name } ha una scelta da fare.
ask-turn = Tocca a te: gioca 1 pedina o rivendica le tue pedine.
ask-dig-only = Tocca a te: gioca 1 pedina e prendi una carta.
ask-reclaim-only = Tocca a te: tutte le pedine sono in gioco. Rivendicale.
ask-reclaim = { $count ->
    [one] Una pedina da usare: esponi un fossile o prendi 1 ambra.
   *[other] { $count } pedine da usare: per ognuna esponi un fossile o prendi 1 ambra.
  }
ask-order = Più carte hanno un effetto. Quale per prima?
ask-display = { $card }: puoi esporre un fossile.
ask-display-free = { $card }: puoi esporre un fossile senza pagare.
ask-trade = { $card }: pagare 3 ambre per 2 punti?
ask-display-or-point = { $card }: esponi un fossile, o ottieni 1 punto.
ask-where = { $card }: in quale set?
ask-size = Due uova: che Dimensione avrà questo set?
ask-ready = Tutto pronto. Confermi il turno?
ask-ready-then = Conferma, poi { $name } ha una scelta da fare.
out-of-turn = Nel turno di { $name }:
act-reclaim = { $count ->
    [one] Rivendica 1 pedina
   *[other] Rivendica { $count } pedine
  }
act-reclaim-hint = Rivendica tutte le tue pedine
reclaim-here = La tua pedina al Sito di Scavo { $site }: rivendica tutte le tue pedine
act-amber = Prendi 1 ambra
act-trade = Paga 3 ambre per 2 punti
act-point = Prendi 1 punto
act-skip = Rifiuta
act-undo = Annulla
act-restart = Ricomincia
act-commit = Conferma
act-now = Torna a ora
attend-your-turn = Tocca a te

## Perché no
why-loading = Il tavolo si sta preparando.
why-moment = Stai guardando indietro. Torna a ora per giocare.
why-over = La partita è finita.
why-watching = Stai guardando questa partita.
why-busy = Un momento …
why-ready = Il tuo turno è pronto. Confermalo o annulla un passo.
why-not-your-turn = È il turno di { $name }.
why-theirs = Questo è di { $name }.
why-deck = La prossima carta. Si potrà prendere quando sarà in un Sito di Scavo.
why-finish-first = Prima finisci quello che hai cominciato.
why-own-marker = La tua pedina è già al Sito di Scavo { $site }. Prima rivendica le tue pedine.
why-no-marker = Non hai più pedine. Rivendica le tue pedine.
why-impossible = Ora non è possibile.
why-display-later = Esponi fossili quando rivendichi le pedine, o quando lo dice un effetto.
why-trade = Ora si chiede dello scambio.
why-order = Scegli una carta illuminata: il suo effetto viene prima.
why-too-dear = Costa { $cost } ambra. Ne hai { $amber }.
why-pick-card = Prima scegli un fossile dal tuo Studio.
why-set-complete = Questo set è completo.
why-set-mismatch = Il fossile non va in questo set.
why-rule = La regola
notice-offline = Nessuna connessione. Il tuo piano è salvo; riprova tra un momento.
notice-retrying = Nessuna connessione. Nuovo invio …
notice-stale = Nel frattempo il tavolo è cambiato. Ecco com’è ora.
notice-refused = Non ha funzionato. { $detail }

## Tasti
keys-title = Tasti
keys-more = Tab passa da una zona all’altra, le frecce si muovono dentro, Invio sceglie, Esc chiude.
key-n = la prossima cosa da scegliere
key-b = la precedente
key-i = guarda una carta da vicino
key-t = rivendica le tue pedine
key-a = prendi 1 ambra
key-p = prendi il punto, fai lo scambio
key-s = rifiuta
key-u = annulla
key-r = ricomincia il turno
key-c = conferma
key-l = alla cronaca
key-slash = alla conversazione
key-help = questi tasti

## Preferenze
prefs = Preferenze
prefs-notice = Quando tocca a me
prefs-look = Per gli occhi
prefs-table = Al tavolo
pref-confirm = Chiedi prima di confermare un turno
pref-motion = Muovi carte e segnalini sul tavolo
pref-sounds = Un suono leggero quando tocca a me
pref-notify = Una notifica quando tocca a me
pref-colour = Colori più facili da distinguere
pref-log = Racconta tutto nella cronaca

## La fine
end-title = La fine
end-counting = Si conta per { $name } …
end-winner = { $count ->
    [one] { $names } vince con { $points } punti.
   *[other] { $names } condividono la vittoria con { $points } punti.
  }
end-player = Giocatore
end-total = Totale
end-skip = Mostra tutto
end-rematch = Gioca ancora
end-join-rematch = Alla prossima partita
end-review = Rivedi la partita
end-share = Condividi
end-show = Mostra il risultato

## Quando qualcosa non va
problem-unknown = Qualcosa non ha funzionato. Riprova.
problem-offline = Nessuna connessione al server. Controlla la rete e riprova.
problem-invalid-request = Il formato non va bene. Controlla quanto inserito.
problem-illegal-choice = Questa registrazione viola le regole in qualche punto; non si può mostrare.
problem-bad-record = Questo file non è la registrazione di una partita, o si interrompe. Scegline uno scaricato da una partita rivista.
problem-cannot-be-rated = Un tavolo classificato ha un orologio, un mazzo proprio e nessun bot.
problem-no-such-deal = Si può rigiocare solo il mazzo di una partita finita. Controlla l’indirizzo.
problem-table-not-open = La partita è già iniziata. Puoi guardarla.
problem-table-closed = Questo tavolo è chiuso.
problem-table-full = Quel posto è appena stato preso. Scegline un altro, o guarda la partita.
problem-no-such-game = A questo indirizzo non c’è nessuna partita. Il link può essere vecchio o sbagliato.
problem-no-such-table = A questo indirizzo non c’è nessun tavolo. Il link può essere vecchio o sbagliato.
problem-no-such-person = A questo indirizzo non c’è nessuno. Forse se n’è andato per sempre.
problem-too-many-tables = Hai già tutti i tavoli che si possono avere insieme. Prima finiscine o lasciane uno.
problem-too-many-tables-here = Dal tuo indirizzo di rete ci sono già tutti i tavoli consentiti. Prima alcuni devono finire.
problem-too-many-bot-games = Dal tuo indirizzo di rete sono già in corso tutte le partite di soli bot consentite. Aspetta che una finisca.
problem-too-many-tokens = Hai già tutte le chiavi consentite. Prima revocane una.
problem-login-taken = Questo nome utente è già in uso. Scegline un altro.
problem-wrong-password = Nome utente e password non corrispondono. Controlla entrambi.
problem-weak-password = Scegli una password più difficile da indovinare.
problem-wrong-old-password = La password attuale è sbagliata.
problem-no-such-session = Questo dispositivo è già disconnesso.
problem-too-many-requests = Troppo in fretta. Aspetta un momento, poi riprova.
problem-try-again = Il server è occupato. Riprova tra un momento.
problem-not-signed-in = Qui non hai più effettuato l’accesso. Ricarica la pagina, poi accedi di nuovo.
problem-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi scegli.
problem-not-your-decision = Ora deve scegliere qualcun altro.
problem-not-seated = Solo chi gioca a questo tavolo può farlo.
problem-not-host = Solo chi ospita questo tavolo può farlo.
problem-muted = Chi ospita il tavolo ti ha silenziato.
problem-taken-over = A quel posto gioca un bot.
problem-still-has-time = A quel posto resta ancora tempo.
problem-table-not-playing = La partita non è ancora iniziata, o è finita.
problem-table-not-finished = La partita non è ancora finita.
problem-too-few-seated = Prima devono sedersi almeno due giocatori.
problem-already-seated = Hai già un posto a questo tavolo.
problem-no-such-seat = A quel posto non c’è più nessuno.
problem-no-bot-there = A quel posto non c’è più un bot.
problem-no-such-moment = La partita non può continuare da questo momento.
problem-no-such-token = Questa chiave è già revocata.
problem-already-account = Hai già un account. Ricarica la pagina.
problem-no-account = Giochi come ospite e non hai una password.
problem-too-large = È più grande di quanto il server accetti.
problem-bad-choice = Questa registrazione contiene una mossa illeggibile.
problem-bad-deck = Il mazzo di questa registrazione è danneggiato.
problem-unknown-deck = Questa registrazione usa un mazzo che questo server non ha.
problem-bad-settings = Le impostazioni di questa registrazione sono danneggiate.
problem-internal = Il server ha commesso un errore. Riprova.
not-found = A questo indirizzo non c’è nulla
not-found-hint = Il link forse è vecchio o scritto male.

## Rivedere
replay-title = Una partita rivista
replay-missing = Questa partita non esiste
replay-start = Il tavolo prima del primo turno.
replay-controls = Momenti della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-scrub = Momento
replay-continue = Gioca da qui
replay-download = Scarica la partita
replay-link = Link a questo momento
replay-upload = Guarda una partita da un file

## Sale con tavoli
open-empty = Nessun tavolo ha un posto libero. Preparane uno; gli altri lo vedranno qui.
sit-down = Al tavolo
watch-now = Si gioca ora
watch-empty = Al momento nessuno gioca in pubblico.
watch-finished = Partite finite
watch-none = Ancora nessuna partita finita.
rated = classificata
known-deal = carte note
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
leader-rating = Punteggio
leader-games = Partite
leader-empty = Nessuno ha ancora giocato una partita classificata. Crea un account, prepara un tavolo con orologio e rendilo classificato: la prima riga è tua.
person-guest = Ospite
person-account = Giocatore
person-bot = Bot
person-since = qui dal { $date }
person-games = Partite
me-history = Le tue partite e il tuo punteggio
me-name = Il nome che gli altri vedono
me-save = Salva
me-saved = Salvato
account = Account
account-signed-in = Hai effettuato l’accesso come { $login }.
account-out = Esci
account-new-hint = Scegli un nome utente e una password per tenere partite e punteggio su ogni dispositivo. Non si chiede altro.
account-in-hint = Bentornato.
account-login = Nome utente
account-password = Password
account-new = Crea un account
account-in = Accedi
account-to-new = Non ho ancora un account
account-to-in = Ho già un account
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
tokens = Chiavi per programmi
tokens-hint = Con una chiave il tuo programma gioca a tuo nome.
tokens-label = A che cosa serve?
tokens-make = Crea una chiave
tokens-drop = Ritira
tokens-made = Copiala ora; non sarà più mostrata:
me-delete-title = Andarsene per sempre
me-delete-hint = Nome, account e preferenze vengono cancellati. Le partite finite restano, senza il tuo nome.
me-delete = Cancellami
me-delete-sure = Cancellare davvero tutto di te? Non si può annullare.
me-delete-no = Tienimi
me-delete-yes = Cancellami per sempre

## Informazioni
about-game = In First Giants si riportano alla luce fossili, si studiano e si mostrano in un museo. Le regole seguono il gioco pubblicato; parole, disegni e carte sono nostri.
about-made = Com’è fatto
about-art = Ogni fossile è disegnato dal programma da una descrizione dell’animale: spina dorsale, costole, cranio, arti, ali, pinne, zanne. Nessuna figura è copiata.
about-fair = Prima di ogni partita il server pubblica un’impronta del suo mescolamento segreto, e dopo la partita il segreto stesso. Chiunque può verificare che il mazzo non sia stato toccato.
about-fonts = Caratteri
about-software = Software nella pagina
about-api = L’interfaccia, descritta

## Bot, per carattere
bot-hatchling = Pulcino
bot-hatchling-is = Vede quello che ha davanti e afferra ciò che luccica; gentile con chi comincia.
bot-volunteer = Volontaria
bot-volunteer-is = Conosce le regole pratiche e tiene in ordine il museo, un turno alla volta.
bot-digger = Scavatore
bot-digger-is = Ha fiuto per i buoni fossili, ma di rado pensa avanti.
bot-preparator = Preparatrice
bot-preparator-is = Paziente ed esatta: prende il meglio che si vede.
bot-curator = Curatore
bot-curator-is = Prepara la mostra con un turno di anticipo e tiene d’occhio le Notizie.
bot-professor = Professoressa
bot-professor-is = Pensa anche ai tuoi piani; chiude la partita quando è in testa.
bot-giant = Gigante
bot-giant-is = Il migliore che abbiamo: pensa quanto può e perdona poco.

list-comma = { ", " }
list-and = { $some } e { $last }
