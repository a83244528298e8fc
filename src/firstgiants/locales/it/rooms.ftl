### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Scegli i tuoi avversari
rivals-hint = Otto avversari, dal più mite al più feroce. Scegline fino a quattro, anche ripetuti.
rivals-invite = Invita
rivals-strength = Forza { $level } su { $of }
rivals-bench = I tuoi avversari
rivals-drop = Rimuovi { $name }
rivals-against = Giochi contro { $names }.
rivals-none = Invita almeno un avversario.
rivals-full = Al massimo { $count } avversari. Prima rimuovine uno.
rivals-begin = Inizia la partita
play-now-again = Gioca ancora contro { $names }.
play-now-choose = Scegli gli avversari
front-last = Le tue ultime partite
my-waits-for = Tocca a { $name }
game-won = ha vinto

## A new table
friends-minutes = Minuti per giocatore
friends-increment = Secondi aggiunti per turno
friends-days = Giorni per mossa
pace-own = Tempo personalizzato
more-title = Altre impostazioni
more-name = Nome del tavolo
more-first = Primo giocatore
more-first-random = A caso
more-news-family = Punti: Notizia di Famiglia
more-news-size = Punti: Notizia di Dimensione
more-at-once = Inizia automaticamente quando il tavolo è pieno
more-fair-start = Inizio equo
more-fair-start-hint = I posti successivi iniziano con più ambra, così tutti vincono circa con la stessa frequenza. Non nelle partite classificate.
more-rated = Partita classificata
more-rated-hint = Le partite classificate richiedono un limite di tempo, nessun bot, un nuovo mescolamento, un mazzo incluso e nessun inizio equo.
more-deal = Rigioca un mescolamento precedente
more-deal-hint = Incolla il link di una partita finita per avere le carte nello stesso ordine. Tutti al tavolo lo vedono, e la partita non è classificata.
more-deck = Mazzo
more-deck-founders = Founders (incluso)
more-deck-link = Con il link…
more-deck-paste = Link al mazzo
more-deck-bad = Questo link non porta a nessun mazzo giocabile.
more-deck-look = Guarda le carte
more-deck-make = Crea un mazzo

## Before the start
lobby-free = { $count ->
    [one] { $count } posto vuoto
   *[other] { $count } posti vuoti
  }
lobby-full-wait = Ci sono tutti. Si aspetta che chi gestisce il tavolo dia inizio.
lobby-host = { $name } ti ha invitato.
lobby-join = Unisciti
lobby-start-now = Inizia senza i posti vuoti
invite-share = Condividi…
invite-text = Gioca a First Giants con me.
settings-title = Impostazioni della partita
link-by-hand = Copialo con Ctrl+C, oppure tieni premuto il link.
link-copied-here = Copiato. Questo link funziona solo su questo computer.
invite-only-here = Solo questo computer può aprire questo link. Per giocare con gli amici sulla tua rete Wi-Fi, avvia il server con { $make } o { $command }.
lobby-name = Il tuo nome
offer-account = Questa partita dura giorni. Con un account continui a giocare da qualsiasi dispositivo.
offer-later = Non ora
settings-seat = { $name } (posto { $number })
settings-who = Chi può unirsi
settings-public = Chiunque
settings-link = Chiunque abbia il link
settings-rated = Classificata
settings-fair-start = Più ambra per i posti successivi
settings-even-start = La stessa ambra per tutti
settings-unrated = Non classificata
settings-deal = Carte
settings-deal-new = Mescolate per questo tavolo
settings-deal-known = Nell’ordine di una partita finita: qualcuno può conoscerlo
settings-news = Famiglia { $family }, Dimensione { $size } punti
settings-begins = Inizio
settings-when-full = Quando tutti i posti sono occupati
settings-by-host = Quando lo decide chi gestisce il tavolo
settings-change = Cambia le impostazioni
settings-change-hint = Chi è al tavolo vede subito le tue modifiche.
settings-changed = Cambiato: { $what }
settings-item = { $label } – { $value }
settings-increment = { $pace }, +{ $seconds } s per turno

## Lists
open-lead = Unisciti a una partita, dal vivo o a turni.
open-more = Mostra altri tavoli
watch-others = Mostra altre partite
watch-table = Tavolo di { $name }
watch-acts = di turno
leader-lead = Partite classificate tra persone. La valutazione sale quando vinci e quando giochi di più.
leader-last = Ultima partita
leader-start = Vedi i tavoli aperti
person-rated = { $count ->
    [0] ancora nessuna partita classificata
    [one] dopo { $count } partita classificata
   *[other] dopo { $count } partite classificate
  }
person-won = Vinte
person-last-games = { $count ->
    [one] ultima partita
   *[other] ultime { $count } partite
  }
person-best = Miglior punteggio
person-best-hint = punti in una di queste partite
person-none-theirs = Ancora nessuna partita finita.
person-none = Ancora nessuna partita finita. La prima dura circa venti minuti.

## About
about-privacy = I cookie ricordano tre cose: chi sei, la lingua scelta e, se hai un account, che questo dispositivo ha effettuato l’accesso. Nessun tracciamento, nulla viene caricato da altrove.
about-icons = Tutte le icone, i fossili, i ritratti e i segnalini sono disegni nostri.
about-server = Software open source sul server
about-licence = First Giants è software libero con licenza MIT.
about-licence-texts = Testi di tutte le licenze
about-programs = Per i programmi
about-programs-hint = Tutto ciò che fa questa pagina passa da un’API aperta. Anche i tuoi programmi possono giocare, guardare e leggere i file di partita.

## Posti tenuti, punteggio delle rivincite, affidabilità
nav-friends = Amici
seat-kept-for = Tenuto per { $name }
seat-kept = Tenuto per qualcuno
seat-kept-you = Un posto è tenuto per te.
seat-refuse = No, grazie
seat-blocked = con qualcuno che hai bloccato
seat-program = programma
seat-online = in linea
seat-vacation = in vacanza
invite-people = Invita persone
invite-people-hint = Il posto è tenuto per la persona che scegli. Lo trova nella sua pagina Amici.
invite-people-none = Non hai ancora amici o giocatori recenti da invitare. Manda loro il link.
invite-people-withdraw = Revoca
series-of = { $name } { $wins }
series-score = { $count ->
    [one] Punteggio: { $wins } dopo una partita
   *[other] Punteggio: { $wins } dopo { $count } partite
  }
reliability = Affidabilità
reliability-any = Tutti
reliability-from = almeno { $percent } % finite
reliability-seat = { $percent } % finite
reliability-hint = I nuovi e gli ospiti senza cinque partite possono sedersi qui solo su tuo invito.

## Puzzles
nav-puzzles = Problemi
front-puzzles = Trova il turno migliore in posizioni vere.
front-puzzle-title = Problema del giorno
front-puzzle-state = { $state ->
    [solved] { $days ->
        [0] Risolto oggi.
        [1] Risolto oggi.
       *[other] Risolto oggi, { $days } giorni di fila.
    }
    [failed] Provato oggi. Domani ne arriva uno nuovo.
   *[open] { $players ->
        [0] Uno nuovo ogni giorno.
       *[other] { $players } giocatori. Riesci a trovare il turno migliore?
    }
}
