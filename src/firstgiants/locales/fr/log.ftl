### L’histoire d’une partie, événement par événement. $you : la personne qui lit agit (who), perd quelque chose (from), ou ni l’un ni l’autre.

log-you = Vous
log-dig = { $you ->
    [who] { $who } fouillez au Site de fouille { numeral } et prenez { $card }.
   *[no] { $who } fouille au Site de fouille { numeral } et prend { $card }.
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
    [who] { $who } prenez { $amount ->
        [one] { $amount } ambre
       *[other] { $amount } ambres
      }.
   *[no] { $who } prend { $amount ->
        [one] { $amount } ambre
       *[other] { $amount } ambres
      }.
  }
log-amber-card = { $you ->
    [who] { $who } gagnez { $amount ->
        [one] { $amount } ambre
       *[other] { $amount } ambres
      } grâce à { $card }.
   *[no] { $who } gagne { $amount ->
        [one] { $amount } ambre
       *[other] { $amount } ambres
      } grâce à { $card }.
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
    [who] { $who } passez l’effet de { $card }.
   *[no] { $who } passe l’effet de { $card }.
  }
log-declined-second = { $you ->
    [who] { $who } n’exposez pas de second fossile avec { $card }.
   *[no] { $who } n’expose pas de second fossile avec { $card }.
  }
log-lost = { $you ->
    [who] L’effet de { $card } est perdu : vous avez exposé la carte.
   *[no] L’effet de { $card } est perdu : { $who } a exposé la carte.
  }
log-display-new = { $you ->
    [who] { $who } { $cost ->
        [0] exposez { $card } gratuitement
        [1] payez 1 ambre et exposez { $card }
       *[other] payez { $cost } ambres et exposez { $card }
      } : nouvelle collection.
   *[no] { $who } { $cost ->
        [0] expose { $card } gratuitement
        [1] paie 1 ambre et expose { $card }
       *[other] paie { $cost } ambres et expose { $card }
      } : nouvelle collection.
  }
log-display-set = { $you ->
    [who] { $who } { $cost ->
        [0] exposez { $card } gratuitement
        [1] payez 1 ambre et exposez { $card }
       *[other] payez { $cost } ambres et exposez { $card }
      } : collection { $kind } de { $length }.
   *[no] { $who } { $cost ->
        [0] expose { $card } gratuitement
        [1] paie 1 ambre et expose { $card }
       *[other] paie { $cost } ambres et expose { $card }
      } : collection { $kind } de { $length }.
  }
log-token = { $you ->
    [who] { $who } prenez un jeton Collection{ $left ->
        [0] .
       *[other] { " " }; il en reste { $left }.
      }
   *[no] { $who } prend un jeton Collection{ $left ->
        [0] .
       *[other] { " " }; il en reste { $left }.
      }
  }
log-complete = { $you ->
    [who] { $who } complétez une collection { $kind } : ses jetons passent à 3 points.
   *[no] { $who } complète une collection { $kind } : ses jetons passent à 3 points.
  }
log-news = { $you ->
    [who] { $who } prenez le Journal { $kind }.
   *[no] { $who } prend le Journal { $kind }.
  }
log-news-stolen = { $you ->
    [who] { $who } volez le Journal { $kind } à { $from }.
    [from] { $who } vous vole le Journal { $kind }.
   *[no] { $who } vole le Journal { $kind } à { $from }.
  }
log-news-safe = { $you ->
    [who] Le Journal { $kind } est à vous pour de bon.
   *[no] { $who } garde le Journal { $kind } pour de bon.
  }
log-refill = { $card } est révélé au Site de fouille { numeral }.
log-end-tokens = Le dernier jeton Collection est pris : c’est la dernière manche.
log-end-deck = La pioche est vide : c’est la dernière manche.
log-over = { $count ->
    [one] { $you ->
        [who] { $who } gagnez avec { $points } points.
       *[no] { $who } gagne avec { $points } points.
      }
   *[other] { $you ->
        [who] { $who } partagez la victoire avec { $points } points.
       *[no] { $who } partagent la victoire avec { $points } points.
      }
  }
