# La campanella di ogni pagina, e ciò che dice una pagina senza rete.

bell =
  { $count ->
    [0] Nessuna partita ti aspetta
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
  }
bell-title = Ti aspettano
bell-none = Nessuna partita ti aspetta.
bell-settings = Come possiamo raggiungerti?
bell-with = Con { $names }
bell-left = Ancora { $time }
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
