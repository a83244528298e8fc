### Amis, défis, blocage, congés : la page Amis, les pages des autres et la vôtre.

people-title = Amis
people-lead = Défiez ceux avec qui vous aimez jouer. Jouez ensemble, et vous les trouverez ici.
people-challenges = Défis pour vous
people-until = jusqu’au { $date }
people-play = Jouer
people-look = Voir la table
people-refuse = Non merci
people-asks = Voudraient être vos amis
people-accept = Accepter
people-friends = Vos amis
people-online = en ligne
people-offline = absent
people-asked = Vos demandes
people-withdraw = Retirer la demande
people-recent = Joueurs de vos dernières parties
people-played = partie du { $date }
people-blocked = Bloqués
people-nobody = Encore personne ici. Jouez avec quelqu’un, puis proposez-lui d’être votre ami.
people-guests = Seuls les comptes ont des amis : un invité est oublié avec les cookies du navigateur.
people-make-account = Créer un compte
people-program = Programme
people-ask = Proposer d’être amis
people-unfriend = Ne plus être amis
people-challenge = Défier
people-challenge-title = Défier { $name }
people-challenge-hint = Vous obtenez une table avec une place gardée pour cette personne.
people-challenge-rated = Une partie classée demande une pendule : choisissez-en une ci-dessus.
people-block = Bloquer
people-unblock = Débloquer
people-is-blocked = Vous avez bloqué cette personne : elle ne peut pas vous joindre.
people-friend = Vous êtes amis.
people-friend-online = Vous êtes amis. En ligne maintenant.
people-asks-you = { $name } voudrait être votre ami.
people-between = Vous et cette personne
people-note = Votre note sur cette personne (vous seul pouvez la lire)
people-report = Signaler
people-report-title = Signaler { $name }
people-report-hint = L’hébergeur de ce serveur le lit. La personne n’en sait rien.
people-reported = Merci. L’hébergeur de ce serveur va s’en occuper.
people-reason = Que s’est-il passé ?
people-reason-insults = Insultes ou menaces
people-reason-cheating = Triche
people-reason-leaving = Quitte ou retarde exprès
people-reason-name = Nom choquant
people-reason-spam = Importune les gens
people-reason-other = Autre chose
people-report-text = Que doit savoir l’hébergeur ?
people-report-send = Envoyer le signalement
people-away = { $name } est en congé jusqu’au { $date }.
people-reliability-of = des dernières parties : { $finished } finies, { $left } quittées, { $late } hors délai
people-reliability-unknown = inconnue avant cinq parties avec d’autres personnes
people-vacation = Congés
people-vacation-hint = { $count ->
    [0] Pendant vos congés, les pendules de vos parties en jours s’arrêtent. Il ne vous reste aucun jour cette année.
    [one] Pendant vos congés, les pendules de vos parties en jours s’arrêtent. Il vous reste un jour cette année.
   *[other] Pendant vos congés, les pendules de vos parties en jours s’arrêtent. Il vous reste { $count } jours cette année.
  }
people-vacation-until = Vous êtes en congé jusqu’au { $date }.
people-vacation-end = Je suis de retour
people-vacation-days = Jours à partir de maintenant
people-vacation-go = Partir en congé
people-vacation-auto = Prendre un jour automatiquement quand mon temps est écoulé
people-others = Ce que voient les autres
people-hide-online = Ne pas montrer à mes amis quand je suis en ligne
people-am-program = Un programme joue avec ce compte
