# L’officina: fare mazzi, e che cosa può non andare.

ws-title = Officina
ws-lead = Crea mazzi tuoi: inserisci le carte, provale a un tavolo, stampale, condividile.
ws-loading = Il cassetto si apre…
ws-to-workshop = All’officina
ws-back = Indietro
ws-search = Cerca

## L’armadio
ws-mine = I tuoi mazzi
ws-none = Ancora nessun mazzo. Comincia con un cassetto vuoto, o copia il mazzo incluso e cambia quello che vuoi.
ws-new = Un nuovo mazzo
ws-new-hint = Un file può essere un mazzo JSON o una tabella CSV di un foglio di calcolo.
ws-deck-name = Nome del mazzo
ws-unnamed = Mazzo senza nome
ws-founders-copy = Founders a modo mio
ws-make = Comincia vuoto
ws-copy-founders = Copia il mazzo incluso
ws-import = Apri un file
ws-public = Mazzi pubblici
ws-public-none = Nessuno ha ancora reso pubblico un mazzo.
ws-public-not-found = Nessun mazzo pubblico ha questo nel nome.
ws-public-more = Mostra altri mazzi
ws-by = di { $name }
ws-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
ws-updated = Ultima modifica: { $date }
ws-version = Versione { $number }

## Un mazzo
ws-copy = Fai una copia
ws-play = Gioca con questo mazzo
ws-play-table = Apri un tavolo con questo mazzo
ws-look = Guarda le carte
ws-print = Stampa
ws-share = Condividi
ws-more = Altro
ws-view = Vista
ws-view-drawer = Cassetto
ws-view-table = Tabella
ws-undo = Annulla
ws-redo = Ripeti
ws-no-trouble = È tutto a posto.
ws-troubles = { $count ->
    [one] Qualcosa non va in { $count } carta.
   *[other] Qualcosa non va in { $count } carte.
  }
ws-has-trouble = Qualcosa non va
ws-empty = Questo mazzo non ha ancora carte. Aggiungine una, o passa alla tabella e incolla righe da un foglio di calcolo.
ws-all-cards = Tutte le carte
ws-card-add = Aggiungi una carta
ws-card-number = Carta { $number }
ws-no-card-yet = La carta appare quando Famiglia, Dimensione ed effetti sono chiari.

## Salvare
ws-save-saved = Salvato
ws-save-waiting = Non ancora salvato…
ws-save-saving = Salvataggio…
ws-save-offline = Nessuna connessione. Le modifiche restano in questo browser e partono più tardi.
ws-save-conflict = Non salvato
ws-save-refused = Non salvato
ws-conflict = { $count ->
    [one] Questo mazzo è stato cambiato anche altrove: { $count } carta è diversa. Quali carte devono restare?
   *[other] Questo mazzo è stato cambiato anche altrove: { $count } carte sono diverse. Quali carte devono restare?
  }
ws-conflict-mine = Tieni le mie
ws-conflict-theirs = Prendi le altre
ws-not-saved-yet = Le ultime modifiche non sono ancora salvate. Riprova tra poco.
ws-not-playable = Questo mazzo non si può ancora giocare. Correggi prima ciò che è segnato in rosso.

## Versioni
ws-versions = Versioni
ws-version-keep = Conserva una versione
ws-version-kept = La versione { $number } è conservata. Non cambia mai e si può giocare.
ws-versions-none = Ancora nessuna versione. Una versione non cambia mai: partite e link possono contarci.
ws-compare = Confronta
ws-same = Le carte sono le stesse di adesso.
ws-changed = Cambiate da allora: { $names }
ws-added = Nuove da allora: { $names }
ws-removed = Tolte da allora: { $names }
ws-go-back = Torna alla versione { $number }

## Condividere
ws-who-sees = Chi può vedere questo mazzo
ws-sees-private = Privato
ws-sees-private-hint = Solo tu.
ws-sees-link = Con il link
ws-sees-link-hint = Chi ha il link vede l’ultima versione e può copiarla.
ws-sees-public = Pubblico
ws-sees-public-hint = Tutti lo trovano nell’officina.
ws-share-needs-version = Prima conserva una versione: gli altri vedono l’ultima versione, non il lavoro in corso.
ws-description = Descrizione
ws-link = Link a questo mazzo
ws-copy-link = Copia il link

## File
ws-export-json = Salva come mazzo (JSON)
ws-export-csv = Salva come tabella (CSV)
ws-import-here = Sostituisci tutte le carte da un file
ws-imported = { $count ->
    [one] { $count } carta è arrivata dal file. «Annulla» riporta le vecchie.
   *[other] { $count } carte sono arrivate dal file. «Annulla» riporta le vecchie.
  }
ws-import-bad = Non è né un mazzo JSON né una tabella CSV di carte.
ws-delete = Elimina questo mazzo
ws-delete-named = Elimina { $name }
ws-delete-sure = Eliminare «{ $name }» per sempre? Le partite giocate con il mazzo restano.
ws-delete-no = Tienilo
ws-delete-yes = Eliminalo

## Una carta
ws-column-name = Nome
ws-column-family = Famiglia
ws-column-size = Dimensione
ws-column-effects = Effetti
ws-column-label = Etichetta del museo
ws-column-picture = Immagine
ws-column-id = Id
ws-id-hint = Il nome della carta nei file di partita: a-z, 0-9 e -. Segue il nome finché non lo cambi.
ws-effect = Effetto { $number }
ws-effect-add = Aggiungi un effetto
ws-remove = Togli
ws-card-remove = Togli la carta
ws-duplicate = Duplica
ws-earlier = Sposta prima
ws-later = Sposta dopo
ws-when = Quando
ws-when-once = Una volta, quando prendi questa carta
ws-when-you = Ogni volta che prendi
ws-when-anyone = Ogni volta che qualcuno prende
ws-takes = una carta
ws-takes-new = di una Famiglia nuova nel tuo Studio
ws-who = Chi
ws-who-you = Tu
ws-who-opponents = Ogni avversario
ws-do = Che cosa succede
ws-do-amber = ottenere ambra
ws-do-points = ottenere punti
ws-do-display = esporre 1 fossile
ws-do-display-free = esporre 1 fossile gratis
ws-do-display-two-different = esporne 2, Famiglie diverse
ws-do-display-two-same = esporne 2, stessa Famiglia
ws-do-trade = spendere 3 ambre per 2 punti
ws-do-display-or-point = esporre 1 fossile o ottenere 1 punto
ws-amount = Quanto
ws-per = Per ogni
ws-per-nothing = una sola volta
ws-per-family = carta nello Studio: { $family }
ws-per-families = Famiglia diversa nello Studio
ws-per-pairs = coppia di carte nello Studio
ws-all-languages = In tutte le lingue
ws-picture-choose = Scegli un’immagine
ws-picture-none = Sagoma
ws-effects-as-text = Questi effetti non si capiscono ancora. Modificali come testo:

## La tabella
ws-grid = Carte del mazzo
ws-grid-keys = Scrivi o premi Invio per modificare, Tab per andare avanti, Canc per svuotare. Incolla righe da un foglio di calcolo dove vuoi. Maiusc+Spazio seleziona tutta la carta. Esc, poi Tab, lascia la tabella.
ws-new-row = Nuova carta
ws-pasted = { $count ->
    [one] { $count } carta aggiunta.
   *[other] { $count } carte aggiunte.
  }
ws-notation = Come scrivere gli effetti
ws-notation-how = Quando, due punti, poi che cosa succede; un punto e virgola separa più effetti:
ws-notation-words = Le parole per che cosa succede:
ws-misread = «{ $word }» qui non si capisce. Parole note: { $known }

## Stampare
ws-print-title = Stampa { $name }
ws-print-how = { $cards } carte su { $pages } fogli, nove per foglio, 63 × 88 mm ciascuna. Stampa al 100 % senza margini e ritaglia lungo i segni.
ws-print-left-out = { $count ->
    [one] { $count } carta manca: qualcosa non va.
   *[other] { $count } carte mancano: qualcosa non va.
  }
ws-paper = Carta
ws-paper-a4 = A4
ws-paper-letter = Letter US
ws-print-backs = Con i dorsi, per stampare fronte e retro
ws-print-now = Stampa o salva come PDF
ws-print-page = Foglio { $number }
ws-print-sheets = I fogli

## Che cosa può non andare
wrong-bad-id = L’id è fatto di a-z, 0-9 e -, al massimo 40 caratteri.
wrong-duplicate-id = Un’altra carta ha lo stesso id. Dai a questa un altro nome.
wrong-bad-family = Scegli una Famiglia: volante, erbivoro, carnivoro, marino o mammifero.
wrong-bad-size = Scegli una Dimensione: piccolo, medio, grande, o un uovo.
wrong-bad-name = Il nome è una riga di al massimo 40 caratteri.
wrong-bad-label = L’etichetta è una riga di al massimo 200 caratteri.
wrong-bad-amount = La quantità è un numero intero da 1 a 99.
wrong-too-many-effects = Una carta può avere al massimo 6 effetti.
wrong-too-few-cards = A un mazzo servono almeno 9 carte.
wrong-too-many-cards = Un mazzo può avere al massimo 200 carte.
wrong-bad-do = Scegli che cosa succede.
wrong-bad-who = Scegli chi applica l’effetto: tu, o ogni avversario.
wrong-bad-by = Scegli di chi sono le carte che contano: tue, o di chiunque.
wrong-bad-when = Scegli quali carte contano: quelle di una Famiglia, di una Dimensione, o di una nuova Famiglia.
wrong-bad-new-family = Una nuova Famiglia conta solo per le tue carte.
wrong-bad-per = Scegli che cosa si conta: una Famiglia, Famiglie diverse, o coppie.
wrong-only-with-gains = Solo ambra e punti hanno una quantità o si contano «per ogni».
wrong-bad-effects = Gli effetti non si capiscono.
wrong-unknown-field = Il file ha qui un campo che nessun effetto conosce.
wrong-not-an-object = Questo non si capisce: il file non è fatto come un mazzo.
wrong-bad-picture = Questa immagine non esiste.
wrong-bad-facts = I dati di questa carta non vanno bene per un’etichetta da museo: testi troppo lunghi, o numeri che non lo sono.
wrong-bad-cards = Il file non ha una lista di carte.
wrong-not-json = Una carta contiene qualcosa che non si può salvare.
wrong-too-much = Le carte potrebbero dare più ambra o punti di quanti una partita possa contare.
wrong-too-many-recurring = Ci sono troppi effetti ricorrenti: le partite non finirebbero mai. Togline alcuni; quelli con una scelta o per ogni avversario contano di più.
