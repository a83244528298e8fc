### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Choisissez vos adversaires
rivals-hint = Sept caractères, du gentil débutant au meilleur que nous ayons. Invitez-en jusqu’à quatre ; le même peut venir deux fois.
rivals-invite = Inviter
rivals-strength = Force { $level } sur { $of }
rivals-bench = Vos adversaires
rivals-drop = Renvoyer { $name }
rivals-against = Vous jouez contre { $names }.
rivals-none = Invitez au moins un adversaire.
rivals-full = { $count } adversaires au plus. Renvoyez-en d’abord un.
rivals-begin = Commencer la partie
play-now-again = De nouveau contre { $names }.
play-now-choose = Choisir les adversaires
front-last = Vos dernières parties
my-waits-for = Au tour de { $name }
game-won = gagné

## A new table
friends-minutes = Minutes par personne
friends-increment = Secondes rendues par tour
friends-days = Jours par coup
pace-own = Votre propre pendule
more-title = Plus de réglages
more-name = Nom de la table
more-first = Premier joueur
more-first-random = Tiré au sort
more-news-family = Points : Journal de Famille
more-news-size = Points : Journal de Taille
more-at-once = Commencer dès que toutes les places sont prises
more-rated = Partie classée
more-rated-hint = Une partie classée a une pendule, seulement des personnes et sa propre donne.
more-deal = Même donne qu’une partie terminée
more-deal-hint = Collez l’adresse de la partie terminée : ses cartes viennent dans le même ordre. Toute la table le voit, et la partie n’est pas classée.

## Before the start
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
lobby-full-wait = Tout le monde est là. L’hôte lance la partie.
lobby-host = { $name } vous invite.
lobby-join = S’asseoir
lobby-start-now = Commencer avec les présents
invite-share = Partager…
invite-text = Jouez à First Giants avec moi.
terms-title = Ce qu’on joue
terms-seat = { $name } (place { $number })
terms-who = Qui peut s’asseoir
terms-public = Tout le monde
terms-link = Qui a le lien
terms-rated = Classée
terms-unrated = Non classée
terms-deal = Cartes
terms-deal-new = Mélangées pour cette table
terms-deal-known = Dans l’ordre d’une partie terminée : certains peuvent le connaître
terms-news = Famille { $family }, Taille { $size } points
terms-begins = Début
terms-when-full = Quand toutes les places sont prises
terms-by-host = Quand l’hôte le décide
terms-change = Modifier les réglages
terms-change-hint = Tous ceux qui sont à la table voient aussitôt ce que vous modifiez.
terms-changed = Modifié : { $what }
terms-item = { $label } – { $value }
terms-increment = { $pace }, { $seconds } s rendues par tour

## Lists
open-lead = Asseyez-vous avec ceux qui sont là, maintenant ou sur plusieurs jours.
open-more = Voir plus de tables
watch-others = Voir d’autres parties
watch-table = Table de { $name }
watch-acts = doit jouer
leader-lead = Parties classées entre personnes. La cote croît avec les victoires, et avec la certitude.
leader-last = Dernière partie
leader-start = Vers les tables ouvertes
person-rated = { $count ->
    [0] aucune partie classée
    [one] après { $count } partie classée
   *[other] après { $count } parties classées
  }
person-won = Gagnées
person-last-games = { $count ->
    [one] sur la dernière partie
   *[other] sur les { $count } dernières parties
  }
person-best = Meilleur score
person-best-hint = points dans l’une de ces parties
person-none = Pas encore de partie terminée. La première dure vingt minutes.

## About
about-privacy = Les cookies retiennent trois choses : qui vous êtes, la langue choisie et, si vous avez un compte, que cet appareil s’est connecté. Aucun pistage, rien n’est chargé d’ailleurs.
about-icons = Tous les pictogrammes, fossiles, portraits et jetons sont nos propres dessins.
about-server = Logiciels sur le serveur
about-licence = First Giants est un logiciel libre sous licence MIT.
about-licence-texts = Textes de toutes les licences
about-programs = Pour les programmes
about-programs-hint = Tout ce que fait cette page passe par une interface ouverte. Votre propre programme peut jouer, regarder et lire les parties.
