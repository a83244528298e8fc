### Les mots que seules la table, la leçon et la relecture emploient.

## Ce qui est demandé
ask-soon = C’est bientôt à vous.
card-of = { $card } de { $name }
ask-two-different = { $card } : vous pouvez exposer jusqu’à deux fossiles de Familles différentes. Le premier ?
ask-two-same = { $card } : vous pouvez exposer jusqu’à deux fossiles d’une même Famille. Le premier ?
ask-second-different = { $card } : maintenant un second fossile, d’une autre Famille ?
ask-second-same = { $card } : maintenant un second fossile, de la même Famille ?
why-second-different = Le second fossile doit être d’une autre Famille que le premier.
why-second-same = Le second fossile doit être de la même Famille que le premier.

## Ce que fait un plan
plan = Ce que fait votre plan
plan-score = Score
plan-amber = { $amount } ambre
plan-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
plan-tokens = { $count ->
    [one] { $amount } jeton Collection
   *[other] { $amount } jetons Collection
  }
plan-complete = collection { $kind } terminée
plan-news = Journal { $kind }
plan-news-safe = Journal { $kind } pour de bon
plan-from = pris à { $name }

## Depuis votre dernier tour
digest-tokens = { $count ->
    [one] Un jeton Collection est parti ; il en reste { $left }.
   *[other] { $count } jetons Collection sont partis ; il en reste { $left }.
  }
digest-new = Nouveau aux Sites de fouille : { $cards }.
digest-more = Toute l’histoire, dans le journal de partie

## Chiffres
set-points = { $count ->
    [one] { $count } point des jetons Collection
   *[other] { $count } points des jetons Collection
  }
news-points = { $count ->
    [one] { $count } point des Journaux
   *[other] { $count } points des Journaux
  }
where-study-yours = dans votre Étude
where-set-yours = dans votre collection { $row }
marker-yours = Votre pion au Site de fouille { $site }

## La fin
end-rank = Rang
end-won = victoire

## Relecture
replay-at = Choix { $ply } sur { $last } · tour { $turn }
replay-speed = Vitesse
replay-more = Plus
