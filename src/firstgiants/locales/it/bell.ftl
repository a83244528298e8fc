# La campanella di ogni pagina, e ciò che dice una pagina senza rete.

bell =
  { $count ->
    [0] Niente ti aspetta
    [one] { $count } cosa ti aspetta
   *[other] { $count } cose ti aspettano
  }
bell-title = Ti aspettano
bell-none = Niente ti aspetta.
bell-settings = Come possiamo raggiungerti?
bell-with = Con { $names }
bell-left = Ancora { $time }
bell-challenge = { $name } ti invita a giocare
bell-challenge-nobody = Hai un invito a giocare
bell-asks = { $name } ti chiede l’amicizia
next-game = Prossima partita che ti aspetta:
next-game-more =
  { $count ->
    [0] { $table }
    [one] { $table } e un’altra
   *[other] { $table } e altre { $count }
  }
notice-offer = Vuoi un avviso quando tocca a te?
notice-offer-yes = Sì, avvisami
notice-offer-done = Fatto. Ti avviseremo.
notice-offer-other = Questo browser non è raggiungibile quando è chiuso. Ecco che altro c’è:
offline-title = Nessuna connessione
offline-text = First Giants ha bisogno della rete: le tue partite sono sul server. Ti aspettano come le hai lasciate.
offline-again = Riprova
