# Comment le serveur joint les absents : la partie de la page « Vous ».

notices = Quand je suis absent
notices-hint = Nous pouvons vous avertir quand vient votre tour, dans les parties sur plusieurs jours ou sans horloge, et quand on vous invite. Un message par tour, jamais pendant que vous regardez la table.
notices-here = Ce navigateur
notices-here-on = Ce navigateur vous avertit, même quand la page est fermée.
notices-here-off = Ce navigateur peut vous avertir, même quand la page est fermée.
notices-here-turn-on = Activer ici
notices-here-turn-off = Désactiver ici
notices-here-denied = Vous avez interdit les notifications à cette page. Autorisez-les dans les réglages du navigateur pour changer cela.
notices-here-insecure = Les navigateurs n’autorisent les notifications que sur les pages sûres (https). Cette page est venue sans chiffrement : une fois fermé, ce navigateur ne peut rien vous dire.
notices-here-unsupported = Ce navigateur ne peut pas afficher les notifications de pages fermées. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil et ouvrez-la de là.
notices-here-unreachable = Le service push de ce navigateur ne répond pas : il ne peut donc rien vous dire une fois fermé. Certains navigateurs n’en ont pas.
notices-mail = E-mail
notices-mail-address = Votre adresse e-mail
notices-mail-add = Envoyer un lien
notices-mail-sent = Un lien est parti à { $address }. Ouvrez-le d’ici un jour.
notices-mail-unconfirmed = pas encore validée
notices-mail-every = Entre deux e-mails
notices-mail-each = sans attente
notices-mail-hours =
  { $count ->
    [one] une heure
   *[other] { $count } heures
  }
notices-webhook = Webhook
notices-webhook-hint = Pour Discord, ntfy ou un programme à vous. Hôtes permis : { $hosts }
notices-webhook-url = Adresse
notices-webhook-shape = Genre
notices-shape-plain = JSON signé
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-webhook-add = Ajouter
notices-webhook-made = La clé des signatures, montrée cette fois seulement :
notices-targets = Où vont les messages
notices-test = Essayer
notices-test-sent = Un message d’essai est en route.
notices-drop = Retirer
notices-failing = le dernier message n’est pas arrivé
notices-kinds = Ce qu’il faut me dire
notices-kind-turn = C’est mon tour
notices-kind-reminder = Rappel avant la fin de mon temps
notices-kind-over = La fin d’une partie
notices-kind-challenge = Une invitation à jouer
notices-channel-push = Navigateur
notices-channel-mail = E-mail
notices-channel-webhook = Webhook
notices-quiet = Heures calmes
notices-quiet-on = Pas de message la nuit
notices-quiet-from = de
notices-quiet-to = à
notices-zone = Fuseau horaire : { $zone }
notices-table = Messages sur cette table
notices-table-default = Selon mes préférences

mail-page-confirm = Validez votre adresse e-mail
mail-page-confirm-text = Faut-il envoyer les e-mails de vos parties à { $address } ?
mail-page-confirm-do = Valider
mail-page-confirm-done = C’est fait. Les e-mails vont désormais à { $address }.
mail-page-stop = Arrêter les e-mails
mail-page-stop-text = Arrêter tous les e-mails d’ici à { $address } ?
mail-page-stop-do = Arrêter les e-mails
mail-page-stop-done = C’est fait. { $address } ne reçoit plus d’e-mails.
mail-page-invalid = Ce lien n’est plus valable. Vos préférences disent quels e-mails vous recevez.

me-export-title = Ce qui est enregistré sur moi
me-export-hint = Tout ce que ce serveur sait de vous, en un fichier.
me-export = Télécharger mes données
