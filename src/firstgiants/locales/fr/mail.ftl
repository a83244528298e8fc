# Messages aux personnes qui ne sont pas sur la page. Ils nomment la table et ne disent rien de la partie.

notice-table = votre table
notice-somebody = Quelqu’un
notice-turn-title = À vous de jouer
notice-turn-body = À vous de jouer : { $table }.
notice-reminder-title = Le temps presse
notice-reminder-body =
  { $hours ->
    [one] Plus qu’une heure : { $table }.
   *[other] Plus que { $hours } heures : { $table }.
  }
notice-over-title = Partie terminée
notice-over-body = La partie est terminée : { $table }.
notice-challenge-title = Une invitation pour vous
notice-challenge-body = { $name } vous garde une place : { $table }.
notice-test-title = Tout fonctionne
notice-test-body = First Giants peut vous joindre ici.

mail-turn-subject =
  { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
  }
mail-turn =
  { $count ->
    [one] À vous de jouer :
   *[other] À vous de jouer à { $count } tables :
  }
mail-reminder-subject = Il vous reste peu de temps
mail-reminder = Il vous reste peu de temps :
mail-over-subject =
  { $count ->
    [one] Votre partie est terminée
   *[other] { $count } de vos parties sont terminées
  }
mail-over =
  { $count ->
    [one] Cette partie est terminée :
   *[other] Ces parties sont terminées :
  }
mail-challenge-subject =
  { $count ->
    [one] Une invitation à jouer
   *[other] { $count } invitations à jouer
  }
mail-challenge =
  { $count ->
    [one] Une place vous est gardée :
   *[other] Des places vous sont gardées à { $count } tables :
  }
mail-test-subject = First Giants peut vous joindre
mail-test = Ce message était un essai. Tout fonctionne.
mail-table-left =
  { $hours ->
    [one] { $table } (encore une heure)
   *[other] { $table } (encore { $hours } heures)
  }
mail-table-by = { $table } (invitation de { $name })
mail-why = Vous recevez ce message parce que vous l’avez demandé sur { $server }.
mail-stop = Pour ne plus en recevoir :
mail-confirm-subject = Validez votre adresse e-mail
mail-confirm = { $name } souhaite être averti à cette adresse quand vient son tour dans First Giants ({ $server }). Si c’est vous, ouvrez ce lien d’ici un jour :
mail-confirm-ignore = Sinon, ignorez ce message. Vous n’en recevrez pas d’autre.
