### L’histoire d’une partie, événement par événement.

log-dig = { $who } fouille au Site { $site } et prend { $card }.
log-reclaim = { $count ->
    [one] { $who } récupère 1 pion.
   *[other] { $who } récupère { $count } pions.
  }
log-amber = { $who } gagne { $amount } ambre.
log-amber-card = { $who } gagne { $amount } ambre grâce à { $card }.
log-points = { $amount ->
    [one] { $who } gagne { $amount } point.
   *[other] { $who } gagne { $amount } points.
  }
log-points-card = { $amount ->
    [one] { $who } gagne { $amount } point grâce à { $card }.
   *[other] { $who } gagne { $amount } points grâce à { $card }.
  }
log-trade = { $who } échange { $amount } ambres contre 2 points.
log-declined = { $who } refuse l’effet de { $card }.
log-lost = L’effet de { $card } est perdu : { $who } a exposé la carte.
log-display-new = { $who } paie { $cost } ambre et expose { $card } : nouvelle collection.
log-display-set = { $who } paie { $cost } ambre et expose { $card } : collection { $kind } de { $length }.
log-token = { $left ->
    [one] { $who } prend un jeton Collection ; il en reste { $left }.
   *[other] { $who } prend un jeton Collection ; il en reste { $left }.
  }
log-complete = { $who } termine une collection { $kind } : ses jetons passent à 3 points.
log-news = { $who } prend le Journal { $kind }.
log-news-stolen = { $who } prend le Journal { $kind } à { $from }.
log-news-safe = Le Journal { $kind } est acquis à { $who }.
log-refill = { $card } arrive au Site de fouille { $site }.
log-end-tokens = Le dernier jeton Collection est pris : les derniers tours commencent.
log-end-deck = La pioche est vide : les derniers tours commencent.
log-over = { $count ->
    [one] { $who } gagne avec { $points } points.
   *[other] { $who } partagent la victoire avec { $points } points.
  }
