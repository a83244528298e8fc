### Le valutazioni nel tempo: classifiche per stagione e numero di giocatori, e la curva di una persona.

board-period = Partite
board-season = Questa stagione
board-last = Stagione scorsa
board-all = Da sempre
board-players = Giocatori
board-any = Qualsiasi numero
board-players-count = { $count } giocatori
board-from-to = Dal { $from } al { $until }. Ogni stagione e ogni numero di giocatori ha una valutazione propria, che ricomincia da capo.
board-empty = Nessuno ha ancora giocato una partita classificata di questo tipo.
board-like = Forte circa come
board-provisional = provvisoria
board-provisional-hint = Troppo poche partite per confrontarla con altre.
board-levels = I bot, per confronto
board-levels-hint = I bot non giocano partite classificate. Queste sono le valutazioni che avrebbero dopo molte partite, secondo le partite tra bot. Il posto della Preparatrice sulla scala è un’ipotesi.
like-level = forte circa come { $name }
curve-title = Valutazione nel tempo
curve-none = La curva comincia con la prima partita classificata.
curve-table = Mostra come tabella
curve-summary = { $count ->
    [one] { $count } partita classificata: da { $first } a { $last }, al massimo { $best }.
   *[other] { $count } partite classificate: da { $first } a { $last }, al massimo { $best }.
  }
curve-date = Data
curve-place = Posto
curve-place-of = { $place } su { $players }
curve-change = Differenza
curve-game = Partita
curve-look = Guarda la partita
