### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Scegli i tuoi avversari
rivals-hint = Sette caratteri, dal principiante gentile al migliore che abbiamo. Invitane fino a quattro; lo stesso può venire due volte.
rivals-invite = Invita
rivals-strength = Forza { $level } su { $of }
rivals-bench = I tuoi avversari
rivals-drop = Manda via { $name }
rivals-against = Giochi contro { $names }.
rivals-none = Invita almeno un avversario.
rivals-full = Al massimo { $count } avversari. Prima mandane via uno.
rivals-begin = Inizia la partita
play-now-again = Di nuovo contro { $names }.
play-now-choose = Scegli gli avversari
front-last = Le tue ultime partite
my-waits-for = Tocca a { $name }
game-won = ha vinto

## A new table
friends-minutes = Minuti a testa
friends-increment = Secondi resi a turno
friends-days = Giorni per mossa
pace-own = Un tuo orologio
more-title = Altre impostazioni
more-name = Nome del tavolo
more-first = Primo giocatore
more-first-random = A sorte
more-news-family = Punti: Notizia di Famiglia
more-news-size = Punti: Notizia di Dimensione
more-at-once = Inizia appena tutti i posti sono occupati
more-rated = Partita classificata
more-rated-hint = Una partita classificata ha un orologio, solo persone e un mazzo proprio.
more-deal = Stesso mazzo di una partita finita
more-deal-hint = Incolla l’indirizzo della partita finita: le carte escono nello stesso ordine. Tutti al tavolo lo vedono, e la partita non è classificata.

## Before the start
lobby-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
  }
lobby-full-wait = Ci sono tutti. L’ospite dà inizio alla partita.
lobby-host = { $name } ti invita.
lobby-join = Siediti
lobby-start-now = Inizia con chi c’è
invite-share = Condividi…
invite-text = Gioca a First Giants con me.
terms-title = Che cosa si gioca
terms-seat = { $name } (posto { $number })
terms-who = Chi può sedersi
terms-public = Chiunque
terms-link = Chi ha il link
terms-rated = Classificata
terms-unrated = Non classificata
terms-deal = Carte
terms-deal-new = Mescolate per questo tavolo
terms-deal-known = Nell’ordine di una partita finita: qualcuno può conoscerlo
terms-news = Famiglia { $family }, Dimensione { $size } punti
terms-begins = Inizio
terms-when-full = Quando tutti i posti sono occupati
terms-by-host = Quando lo decide l’ospite
terms-change = Cambia le impostazioni
terms-change-hint = Chi è al tavolo vede subito ciò che cambi.
terms-changed = Cambiato: { $what }
terms-item = { $label } – { $value }
terms-increment = { $pace }, { $seconds } s resi a turno

## Lists
open-lead = Siediti con chi c’è, adesso o nell’arco di giorni.
open-more = Mostra altri tavoli
watch-others = Mostra altre partite
watch-table = Tavolo di { $name }
watch-acts = di turno
leader-lead = Partite classificate tra persone. La valutazione cresce con le vittorie, e con la certezza.
leader-last = Ultima partita
leader-start = Ai tavoli aperti
person-rated = { $count ->
    [0] ancora nessuna partita classificata
    [one] dopo { $count } partita classificata
   *[other] dopo { $count } partite classificate
  }
person-won = Vinte
person-last-games = { $count ->
    [one] nell’ultima partita
   *[other] nelle ultime { $count } partite
  }
person-best = Miglior punteggio
person-best-hint = punti in una di queste partite
person-none = Ancora nessuna partita finita. La prima dura venti minuti.

## About
about-privacy = I cookie ricordano tre cose: chi sei, la lingua scelta e, se hai un account, che questo dispositivo ha effettuato l’accesso. Nessun tracciamento, nulla viene caricato da altrove.
about-icons = Tutte le icone, i fossili, i ritratti e i segnalini sono disegni nostri.
about-server = Software sul server
about-licence = First Giants è software libero con licenza MIT.
about-licence-texts = Testi di tutte le licenze
about-programs = Per i programmi
about-programs-hint = Tutto ciò che fa questa pagina passa da un’interfaccia aperta. Anche il tuo programma può giocare, guardare e leggere le partite.
