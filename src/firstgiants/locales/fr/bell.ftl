# La cloche de chaque page, et ce que dit une page sans réseau.

bell =
  { $count ->
    [0] Rien ne vous attend
    [one] { $count } chose vous attend
   *[other] { $count } choses vous attendent
  }
bell-title = On vous attend
bell-none = Rien ne vous attend.
bell-settings = Comment vous joindre ?
bell-with = Avec { $names }
bell-left = Encore { $time }
bell-challenge = { $name } vous invite à jouer
bell-challenge-nobody = Une invitation à jouer
bell-asks = { $name } vous propose d’être amis
next-game = Prochaine partie qui vous attend :
next-game-more =
  { $count ->
    [0] { $table }
    [one] { $table } et une autre
   *[other] { $table } et { $count } autres
  }
notice-offer = Faut-il vous avertir quand vient votre tour ?
notice-offer-yes = Oui, avertissez-moi
notice-offer-done = C’est fait. Nous vous avertirons.
notice-offer-other = Ce navigateur ne peut pas être joint une fois fermé. Voyez les autres moyens :
offline-title = Pas de connexion
offline-text = First Giants a besoin du réseau : vos parties sont sur le serveur. Elles vous attendent telles que vous les avez laissées.
offline-again = Réessayer
