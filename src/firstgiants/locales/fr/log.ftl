### L’histoire d’une partie, événement par événement. $you : la personne qui lit agit (who), perd quelque chose (from), ou ni l’un ni l’autre.

log-you = Vous
log-dig = { $you ->
    [who] { $who } fouillez au Site { $site } et prenez { $card }.
   *[no] { $who } fouille au Site { $site } et prend { $card }.
  }
log-reclaim = { $you ->
    [who] { $who } récupérez { $count ->
        [one] 1 pion
       *[other] { $count } pions
      }.
   *[no] { $who } récupère { $count ->
        [one] 1 pion
       *[other] { $count } pions
      }.
  }
log-amber = { $you ->
    [who] { $who } gagnez { $amount } ambre.
   *[no] { $who } gagne { $amount } ambre.
  }
log-amber-card = { $you ->
    [who] { $who } gagnez { $amount } ambre grâce à { $card }.
   *[no] { $who } gagne { $amount } ambre grâce à { $card }.
  }
log-points = { $you ->
    [who] { $who } gagnez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      }.
   *[no] { $who } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      }.
  }
log-points-card = { $you ->
    [who] { $who } gagnez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      } grâce à { $card }.
   *[no] { $who } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      } grâce à { $card }.
  }
log-trade = { $you ->
    [who] { $who } échangez { $amount } ambres contre 2 points.
   *[no] { $who } échange { $amount } ambres contre 2 points.
  }
log-declined = { $you ->
    [who] { $who } refusez l’effet de { $card }.
   *[no] { $who } refuse l’effet de { $card }.
  }
log-lost = { $you ->
    [who] L’effet de { $card } est perdu : vous avez exposé la carte.
   *[no] L’effet de { $card } est perdu : { $who } a exposé la carte.
  }
log-display-new = { $you ->
    [who] { $who } { $cost ->
        [0] exposez { $card } gratuitement
       *[other] payez { $cost } ambre et exposez { $card }
      } : nouvelle collection.
   *[no] { $who } { $cost ->
        [0] expose { $card } gratuitement
       *[other] paie { $cost } ambre et expose { $card }
      } : nouvelle collection.
  }
log-display-set = { $you ->
    [who] { $who } { $cost ->
        [0] exposez { $card } gratuitement
       *[other] payez { $cost } ambre et exposez { $card }
      } : collection { $kind } de { $length }.
   *[no] { $who } { $cost ->
        [0] expose { $card } gratuitement
       *[other] paie { $cost } ambre et expose { $card }
      } : collection { $kind } de { $length }.
  }
log-token = { $you ->
    [who] { $who } prenez un jeton Collection ; il en reste { $left }.
   *[no] { $who } prend un jeton Collection ; il en reste { $left }.
  }
log-complete = { $you ->
    [who] { $who } terminez une collection { $kind } : ses jetons passent à 3 points.
   *[no] { $who } termine une collection { $kind } : ses jetons passent à 3 points.
  }
log-news = { $you ->
    [who] { $who } prenez le Journal { $kind }.
   *[no] { $who } prend le Journal { $kind }.
  }
log-news-stolen = { $you ->
    [who] { $who } prenez le Journal { $kind } à { $from }.
    [from] { $who } vous prend le Journal { $kind }.
   *[no] { $who } prend le Journal { $kind } à { $from }.
  }
log-news-safe = { $you ->
    [who] Le Journal { $kind } vous est acquis.
   *[no] Le Journal { $kind } est acquis à { $who }.
  }
log-refill = { $card } arrive au Site de fouille { $site }.
log-end-tokens = Le dernier jeton Collection est pris : les derniers tours commencent.
log-end-deck = La pioche est vide : les derniers tours commencent.
log-over = { $count ->
    [one] { $who } gagne avec { $points } points.
   *[other] { $who } partagent la victoire avec { $points } points.
  }
