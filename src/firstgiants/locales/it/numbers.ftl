### I numeri di una persona: risultati, precisione e fortuna, preferenze, tempo.

numbers-title = I tuoi numeri
numbers-lead-text = Che cosa hai fatto nelle partite finite. Solo tu vedi questa pagina.
numbers-none = I tuoi numeri cominciano con la prima partita finita.
numbers-pending = { $count ->
    [one] { $count } partita è ancora da leggere …
   *[other] { $count } partite sono ancora da leggere …
  }
numbers-games = Partite
numbers-won = Vinte
numbers-lead = Vantaggio
numbers-percent = { $value } %
numbers-expected = tra pari sarebbe il { $value } %
numbers-by-players = Per numero di giocatori
numbers-players = Giocatori
numbers-by-level = Per bot più forte
numbers-level = Bot
numbers-accuracy = Precisione
numbers-accuracy-hint = Dalle partite analizzate: «Fortuna e bravura» rivedendo una partita. La linea è la media di cinque partite.
numbers-luck = Fortuna
numbers-luck-hint = Di quanto le carte hanno alzato o abbassato la tua probabilità di vittoria. Su molte partite tende a zero.
numbers-deserved = Senza fortuna
numbers-families = Famiglie che scavi
numbers-sets = I tuoi set
numbers-news = Notizie alla fine
numbers-openings = Aperture
numbers-opening = Prime due carte
numbers-time = Tempo per decisione
numbers-time-hint = Metà delle tue mosse confermate ha richiesto più tempo.
numbers-as-table = Mostra come tabella
numbers-date = Data
numbers-game = Partita
numbers-look = Guarda la partita
numbers-download = Scarica:
