### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Choisissez vos adversaires
rivals-hint = Huit personnages, du plus doux au plus redoutable. Choisissez-en jusqu’à quatre, même plusieurs fois le même.
rivals-invite = Inviter
rivals-strength = Force { $level } sur { $of }
rivals-bench = Vos adversaires
rivals-drop = Retirer { $name }
rivals-against = Vous jouez contre { $names }.
rivals-none = Invitez au moins un adversaire.
rivals-full = { $count } adversaires au plus. Retirez-en d’abord un.
rivals-begin = Lancer la partie
play-now-again = Rejouer contre { $names }.
play-now-choose = Choisir les adversaires
front-last = Vos dernières parties
my-waits-for = Au tour de { $name }
game-won = gagné

## A new table
friends-minutes = Minutes par joueur
friends-increment = Secondes ajoutées par tour
friends-days = Jours par coup
pace-own = Pendule personnalisée
more-title = Plus de réglages
more-name = Nom de la table
more-first = Premier joueur
more-first-random = Au hasard
more-news-family = Points : Journal de Famille
more-news-size = Points : Journal de Taille
more-at-once = Lancer automatiquement quand la table est pleine
more-fair-start = Départ équitable
more-fair-start-hint = Les places suivantes commencent avec de l’ambre en plus, pour que toutes gagnent à peu près aussi souvent. Pas pour les parties classées.
more-rated = Partie classée
more-rated-hint = Une partie classée demande une pendule, aucun robot, un nouveau mélange, un paquet fourni et pas de départ équitable.
more-deal = Rejouer un mélange précédent
more-deal-hint = Collez le lien d’une partie terminée pour avoir les cartes dans le même ordre. Toute la table le voit, et la partie n’est pas classée.
more-deck = Paquet
more-deck-founders = Founders (d’origine)
more-deck-link = Par lien…
more-deck-paste = Lien vers le paquet
more-deck-bad = Ce lien ne mène à aucun paquet jouable.
more-deck-look = Voir ses cartes
more-deck-make = Faire un paquet

## Before the start
lobby-free = { $count ->
    [one] { $count } place vide
   *[other] { $count } places vides
  }
lobby-full-wait = Tout le monde est là. On attend que l’hôte lance la partie.
lobby-host = { $name } vous a invité.
lobby-join = Rejoindre
lobby-start-now = Lancer sans les places vides
invite-share = Partager…
invite-text = Jouez à First Giants avec moi.
settings-title = Réglages de la partie
link-by-hand = Copiez-le avec Ctrl+C, ou appuyez longuement sur le lien.
link-copied-here = Copié. Ce lien ne marche que sur cet ordinateur.
invite-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour jouer avec des amis sur votre Wi-Fi, lancez le serveur avec { $make } ou { $command }.
lobby-name = Votre nom
offer-account = Cette partie dure des jours. Avec un compte, vous continuez sur n’importe quel appareil.
offer-later = Pas maintenant
settings-seat = { $name } (place { $number })
settings-who = Qui peut rejoindre
settings-public = Tout le monde
settings-link = Toute personne ayant le lien
settings-rated = Classée
settings-fair-start = Plus d’ambre pour les places suivantes
settings-even-start = Le même ambre pour tous
settings-unrated = Non classée
settings-deal = Cartes
settings-deal-new = Mélangées pour cette table
settings-deal-known = Dans l’ordre d’une partie terminée : certains peuvent le connaître
settings-news = Famille { $family }, Taille { $size } points
settings-begins = Lancement
settings-when-full = Quand toutes les places sont prises
settings-by-host = Quand l’hôte la lance
settings-change = Modifier les réglages
settings-change-hint = Toute la table voit aussitôt vos modifications.
settings-changed = Modifié : { $what }
settings-item = { $label } – { $value }
settings-increment = { $pace }, +{ $seconds } s par tour

## Lists
open-lead = Rejoignez une partie, en direct ou tour par tour.
open-more = Voir plus de tables
watch-others = Voir d’autres parties
watch-table = Table de { $name }
watch-acts = doit jouer
leader-lead = Parties classées entre personnes. La cote monte quand vous gagnez et quand vous jouez plus.
leader-last = Dernière partie
leader-start = Voir les tables ouvertes
person-rated = { $count ->
    [0] aucune partie classée
    [one] après { $count } partie classée
   *[other] après { $count } parties classées
  }
person-won = Gagnées
person-last-games = { $count ->
    [one] dernière partie
   *[other] { $count } dernières parties
  }
person-best = Meilleur score
person-best-hint = points dans l’une de ces parties
person-none-theirs = Pas encore de partie terminée.
person-none = Pas encore de partie terminée. Une première dure environ vingt minutes.

## About
about-privacy = Les cookies retiennent trois choses : qui vous êtes, la langue choisie et, si vous avez un compte, que cet appareil s’est connecté. Aucun pistage, rien n’est chargé d’ailleurs.
about-icons = Tous les pictogrammes, fossiles, portraits et jetons sont nos propres dessins.
about-server = Logiciels libres sur le serveur
about-licence = First Giants est un logiciel libre sous licence MIT.
about-licence-texts = Textes de toutes les licences
about-programs = Pour les programmes
about-programs-hint = Tout ce que fait cette page passe par une API ouverte. Vos propres programmes peuvent jouer, regarder et lire les fichiers de partie.

## Places gardées, score des revanches, fiabilité
nav-friends = Amis
seat-kept-for = Gardée pour { $name }
seat-kept = Gardée pour quelqu’un
seat-kept-you = Une place est gardée pour vous.
seat-refuse = Non merci
seat-blocked = avec quelqu’un que vous avez bloqué
seat-program = programme
seat-online = en ligne
seat-vacation = en congé
invite-people = Inviter des joueurs
invite-people-hint = La place est gardée pour la personne choisie. Elle la trouve sur sa page Amis.
invite-people-none = Vous n’avez encore ni amis ni joueurs récents à inviter. Envoyez-leur le lien.
invite-people-withdraw = Retirer
series-of = { $name } { $wins }
series-score = { $count ->
    [one] Score : { $wins } après une partie
   *[other] Score : { $wins } après { $count } parties
  }
reliability = Fiabilité
reliability-any = Tout le monde
reliability-from = au moins { $percent } % finies
reliability-seat = { $percent } % finies
reliability-hint = Les nouveaux et les invités sans cinq parties ne peuvent s’asseoir ici que sur votre invitation.

## Puzzles
nav-puzzles = Problèmes
front-puzzles = Trouvez le meilleur tour dans de vraies positions.
front-puzzle-title = Problème du jour
front-puzzle-state = { $state ->
    [solved] { $days ->
        [0] Résolu aujourd’hui.
        [1] Résolu aujourd’hui.
       *[other] Résolu aujourd’hui, { $days } jours d’affilée.
    }
    [failed] Essayé aujourd’hui. Un nouveau vous attend demain.
   *[open] { $players ->
        [0] Un nouveau chaque jour.
       *[other] { $players } joueurs. Trouverez-vous le meilleur tour ?
    }
}
