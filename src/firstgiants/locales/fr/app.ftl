### First Giants : les mots de l’application. La source est l’anglais.

## La maison
title = First Giants
skip-to-content = Aller au contenu
page-broken = Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
try-again = Réessayer
close = Fermer
language = Langue
menu = Menu
nav = Salles
nav-open = Tables ouvertes
nav-watch = Regarder
nav-learn = Apprendre
nav-rules = Règles
nav-cards = Cartes
nav-leaderboard = Classement
nav-about = À propos
nav-me = Vous
to-front = Vers l’accueil
unofficial = Une adaptation non officielle, avec textes, dessins et cartes originaux.

## Accueil
front-over = Fouiller · étudier · exposer
front-lead = Mettez au jour les géants du passé, étudiez-les et exposez-les dans votre musée. De deux à cinq, en vingt minutes.
play-now = Jouer maintenant
play-now-hint = Contre { $names }, tout de suite. Sans compte.
front-learn = Apprendre en jouant
front-rooms = Autres salles
front-open = Asseyez-vous avec d’autres, maintenant ou sur plusieurs jours.
front-watch = Regardez des parties en cours.
front-rules = Tout le jeu en quelques pages, avec images.
front-cards = Chaque fossile de la pioche et son étiquette.
front-leaderboard = Qui fouille le mieux.
my-games = Vos parties
my-your-turn = À vous de jouer
my-playing = Les autres jouent
my-open = En attente de joueurs
my-finished = Terminée
my-closed = Fermée
friends-title = Jouer entre amis
friends-hint = Choisissez qui s’assoit où. Vous recevez un lien et un code à partager ; les places se remplissent à mesure.
friends-you = Vous
friends-seat = Place { $number }
friends-nobody = Personne
friends-open = Un ami
friends-bot = Robot : { $name }
friends-pace = Temps
pace-none = Sans pendule
pace-blitz = 5 minutes chacun
pace-live = 15 minutes chacun
pace-days = Des jours par coup
friends-public = Ouvert à tous
friends-make = Préparer la table

## Avant le début
lobby-title = Une nouvelle table
lobby-full = Tout le monde est là.
lobby-closed = Cette table est fermée. Il n’y a plus personne.
lobby-start = Commencer la partie
lobby-fill = Compléter avec des robots
lobby-leave = Quitter la table
seat-free = Place libre
seat-bot = robot
seat-you = vous
seat-here = présent
seat-away = absent
seat-stand-in = un robot joue
sit-here = S’asseoir ici
add-bot = Ajouter un robot
drop-bot = Renvoyer
invite-title = Inviter
invite-code = Code avec l’adresse de cette table
invite-link = Envoyez ce lien
invite-copy = Copier le lien
invite-copied = Copié

## Mots du jeu
amber = Ambre
points = Points
news = Journaux
set-tokens = Jetons Collection
study = Étude
exhibition = Exposition
deck = Pioche
quarry = Sites de fouille
site = Site de fouille { $site }
kind-flying = Volant
kind-herbivore = Herbivore
kind-carnivore = Carnivore
kind-marine = Marin
kind-mammal = Mammifère
kind-small = Petit
kind-medium = Moyen
kind-large = Grand
size-egg = Œuf
egg-of = Œuf { $family }

## La table
table-title = La table
table-missing = Cette table n’existe pas
museum-yours = Votre Musée
museum-of = Musée de { $name }
museum-visit = Regarder le Musée de { $name }
study-empty = Pas encore de carte
study-empty-yours = Votre Étude est vide. Fouillez pour rapporter un premier fossile.
exhibition-empty = Rien n’est encore exposé
set-label = collection { $row }, { $kind }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
set-label-one = collection { $row }, une carte
set-no-kind = nouvelle
aim-set = Exposer ici : { $name }
new-set = Nouvelle collection
name-size = Nommez la Taille
where-study = dans l’Étude de { $name }
where-set = dans la collection { $row } de { $name }
where-deck = dessus de la pioche
card-label = { $name }, { $family }, { $size }, { $where }
card-label-lit = { $name }, { $family }, { $size }, { $where }. Peut être choisie.
slot-empty = Vide
deck-left = { $count ->
    [0] Plus de carte dans la pioche
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
deck-hidden = Révélée à la validation
deck-empty = La pioche est vide
marker-of = Pion de { $name } au Site de fouille { $site }
markers-left = { $count ->
    [0] Plus de pion sur le Musée
    [one] { $count } pion sur le Musée
   *[other] { $count } pions sur le Musée
  }
amber-count = { $count ->
    [one] { $count } ambre
   *[other] { $count } ambres
  }
points-count = { $count ->
    [one] { $count } point gagné en jeu
   *[other] { $count } points gagnés en jeu
  }
score-of = { $count ->
    [one] Score actuel : { $count } point
   *[other] Score actuel : { $count } points
  }
clock-of = Il reste { $time } à { $name }
tokens-left = { $count ->
    [one] { $count } jeton Collection restant
   *[other] { $count } jetons Collection restants
  }
tokens-left-long = { $count ->
    [one] Il reste { $count } jeton Collection. Quand il est pris, les derniers tours commencent.
   *[other] Il reste { $count } jetons Collection. Quand le dernier est pris, les derniers tours commencent.
  }
ending-short = Derniers tours
ending-tokens = Le dernier jeton Collection est pris : chacun, après ce joueur et jusqu’à la dernière place, joue encore un tour.
ending-deck = La pioche est vide : chacun, après ce joueur et jusqu’à la dernière place, joue encore un tour.
news-board = Jetons Journal
news-free = Journal { $kind }, { $points } points : personne ne l’a. Le premier à agrandir une collection de cette sorte le prend.
news-held = Journal { $kind }, { $points } points : { $name } le détient avec une collection de { $length }. Une plus longue le vole.
news-safe = Journal { $kind }, { $points } points : { $name } a terminé la collection et le garde pour de bon.
news-safe-short = acquis
costs = coûte { $count } ambre
no-effect = Sans effet. Dans vos collections, un œuf vaut n’importe quelle Taille.
would = Ce qui se passe
log = Journal de partie
log-empty = La partie commence.
log-continued = Cette partie reprend au choix { $ply } d’une partie antérieure.
log-show = Montrer ce moment
log-show-ply = Montrer le moment après le choix { $ply }
digest = Depuis votre dernier tour
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-muted = L’hôte vous a coupé la parole à cette table.
chat-mute = Couper
chat-mute-name = Couper la parole à { $name }
chat-unmute = Rendre
chat-unmute-name = Rendre la parole à { $name }
chat-react = Un mot rapide
chat-react-short = …
react-hello = Bonjour !
react-well-played = Bien joué !
react-thanks = Merci !
react-wow = Oh !
react-oops = Zut !
react-thinking = Je réfléchis …
react-good-game = Belle partie !
watching-count = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }
view-as = Voir la table depuis la place de
absent = { $name } n’est pas là.
take-over = Laisser jouer un robot
take-back = Reprendre ma place
stand-in-plays = Un robot joue pour vous.
leave-table = Quitter la partie
leave-hint = Un robot joue pour vous ; vous pouvez revenir.
reconnecting = Connexion …

## Ce qui est demandé
ask-loading = Mise en place …
ask-moment = Vous regardez en arrière, au choix { $ply }.
ask-over = La partie est terminée.
ask-waiting = { $name } joue.
ask-other-turn = { $name } réfléchit.
ask-other-choice = { $name } doit faire un choix.
ask-turn = À vous : jouez 1 pion, ou récupérez vos pions.
ask-dig-only = À vous : jouez 1 pion pour prendre une carte.
ask-reclaim-only = À vous : tous vos pions sont posés. Récupérez-les.
ask-reclaim = { $count ->
    [one] Un pion à utiliser : exposez un fossile ou prenez 1 ambre.
   *[other] { $count } pions à utiliser : pour chacun, exposez un fossile ou prenez 1 ambre.
  }
ask-order = Plusieurs cartes ont un effet. Laquelle d’abord ?
ask-display = { $card } : vous pouvez exposer un fossile.
ask-display-free = { $card } : vous pouvez exposer un fossile sans payer.
ask-trade = { $card } : payer 3 ambres pour 2 points ?
ask-display-or-point = { $card } : exposez un fossile, ou gagnez 1 point.
ask-where = { $card } : dans quelle collection ?
ask-size = Deux œufs : quelle Taille aura cette collection ?
ask-ready = Tout est prêt. Valider votre tour ?
ask-ready-then = Validez, puis { $name } doit faire un choix.
out-of-turn = Pendant le tour de { $name } :
act-reclaim = { $count ->
    [one] Récupérer 1 pion
   *[other] Récupérer { $count } pions
  }
act-reclaim-hint = Récupérer tous vos pions
reclaim-here = Votre pion au Site de fouille { $site } : récupérer tous vos pions
act-amber = Prendre 1 ambre
act-trade = Payer 3 ambres pour 2 points
act-point = Prendre 1 point
act-skip = Refuser
act-undo = Annuler
act-restart = Recommencer
act-commit = Valider
act-now = Retour au présent
attend-your-turn = À vous de jouer

## Pourquoi pas
why-loading = La table se met en place.
why-moment = Vous regardez en arrière. Revenez au présent pour jouer.
why-over = La partie est terminée.
why-watching = Vous regardez cette partie.
why-busy = Un instant …
why-ready = Votre tour est préparé. Validez-le, ou annulez une étape.
why-not-your-turn = C’est au tour de { $name }.
why-theirs = Ceci appartient à { $name }.
why-deck = La prochaine carte révélée. On pourra la prendre quand elle sera sur un Site de fouille.
why-finish-first = Terminez d’abord ce que vous avez commencé.
why-own-marker = Votre pion est déjà au Site de fouille { $site }. Récupérez d’abord vos pions.
why-no-marker = Vous n’avez plus de pion. Récupérez vos pions.
why-impossible = Ce n’est pas possible maintenant.
why-display-later = On expose un fossile en récupérant ses pions, ou quand un effet le permet.
why-trade = La question porte maintenant sur l’échange.
why-order = Choisissez une carte éclairée : son effet vient d’abord.
why-too-dear = Cela coûte { $cost } ambre. Vous en avez { $amber }.
why-pick-card = Choisissez d’abord un fossile de votre Étude.
why-set-complete = Cette collection est complète.
why-set-mismatch = Le fossile ne va pas dans cette collection.
why-rule = La règle
notice-offline = Pas de connexion. Votre plan est gardé ; réessayez dans un moment.
notice-retrying = Pas de connexion. Nouvel envoi …
notice-stale = La table a changé entre-temps. Voici où elle en est.
notice-refused = Cela n’a pas marché. { $detail }

## Touches
keys-title = Touches
keys-more = Tab va de région en région, les flèches se déplacent dedans, Entrée choisit, Échap ferme.
key-n = la prochaine chose à choisir
key-b = la précédente
key-i = regarder une carte de près
key-t = récupérer vos pions
key-a = prendre 1 ambre
key-p = prendre le point, faire l’échange
key-s = refuser
key-u = annuler
key-r = recommencer le tour
key-c = valider
key-l = au journal de partie
key-slash = à la discussion
key-help = ces touches

## Préférences
prefs = Préférences
prefs-notice = Quand c’est mon tour
prefs-look = Pour les yeux
prefs-table = À la table
pref-confirm = Demander avant de valider un tour
pref-motion = Déplacer cartes et jetons à l’écran
pref-sounds = Un son doux quand c’est mon tour
pref-notify = Une notification quand c’est mon tour
pref-colour = Couleurs plus faciles à distinguer
pref-log = Tout raconter dans le journal de partie

## La fin
end-title = La fin
end-counting = On compte pour { $name } …
end-winner = { $count ->
    [one] { $names } gagne avec { $points } points.
   *[other] { $names } partagent la victoire avec { $points } points.
  }
end-player = Joueur
end-total = Total
end-skip = Tout montrer
end-rematch = Rejouer
end-join-rematch = À la partie suivante
end-review = Revoir la partie
end-share = Partager
end-show = Montrer le résultat

## Quand quelque chose ne va pas
problem-unknown = Quelque chose n’a pas marché. Réessayez.
problem-offline = Pas de connexion au serveur. Vérifiez votre réseau, puis réessayez.
problem-invalid-request = Le format ne convient pas. Vérifiez votre saisie.
problem-illegal-choice = Cet enregistrement enfreint les règles quelque part ; il ne peut être montré.
problem-bad-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il est incomplet. Choisissez-en un téléchargé depuis une partie revue.
problem-cannot-be-rated = Une table classée a une pendule, sa propre donne et aucun robot.
problem-no-such-deal = Seule la donne d’une partie terminée peut être rejouée. Vérifiez l’adresse.
problem-table-not-open = La partie a déjà commencé. Vous pouvez la regarder.
problem-table-closed = Cette table est fermée.
problem-table-full = Cette place vient d’être prise. Choisissez-en une autre, ou regardez la partie.
problem-no-such-game = Il n’y a pas de partie à cette adresse. Le lien est peut-être ancien ou mal tapé.
problem-no-such-table = Il n’y a pas de table à cette adresse. Le lien est peut-être ancien ou mal tapé.
problem-no-such-person = Il n’y a personne à cette adresse. Peut-être est-elle partie pour de bon.
problem-too-many-tables = Vous avez déjà autant de tables qu’on peut en avoir à la fois. Terminez-en ou quittez-en d’abord une.
problem-too-many-tables-here = Il y a déjà autant de tables que permis depuis votre adresse réseau. Il faut d’abord que certaines se terminent.
problem-too-many-bot-games = Il se joue déjà autant de parties entre robots seuls que permis depuis votre adresse réseau. Attendez qu’une se termine.
problem-too-many-tokens = Vous avez déjà autant de clés que permis. Retirez-en d’abord une.
problem-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
problem-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble. Vérifiez les deux.
problem-weak-password = Choisissez un mot de passe plus difficile à deviner.
problem-wrong-old-password = Le mot de passe actuel est incorrect.
problem-no-such-session = Cet appareil est déjà déconnecté.
problem-too-many-requests = C’était trop rapide. Attendez un instant, puis réessayez.
problem-try-again = Le serveur est occupé. Réessayez dans un instant.
problem-not-signed-in = Vous n’êtes plus connecté ici. Rechargez la page, puis reconnectez-vous.
problem-stale = La table a changé entre-temps. Regardez de nouveau, puis choisissez.
problem-not-your-decision = C’est à quelqu’un d’autre de choisir.
problem-not-seated = Seuls les joueurs de cette table peuvent faire cela.
problem-not-host = Seul l’hôte de cette table peut faire cela.
problem-muted = L’hôte vous a mis en sourdine à cette table.
problem-taken-over = Un robot joue à cette place.
problem-still-has-time = Il reste du temps à cette place.
problem-table-not-playing = La partie n’a pas encore commencé, ou elle est terminée.
problem-table-not-finished = La partie n’est pas encore terminée.
problem-too-few-seated = Il faut d’abord au moins deux joueurs assis.
problem-already-seated = Vous avez déjà une place à cette table.
problem-no-such-seat = Il n’y a plus personne à cette place.
problem-no-bot-there = Il n’y a plus de robot à cette place.
problem-no-such-moment = La partie ne peut pas être reprise à partir d’ici.
problem-no-such-token = Cette clé est déjà retirée.
problem-already-account = Vous avez déjà un compte. Rechargez la page.
problem-no-account = Vous jouez en invité et n’avez pas de mot de passe.
problem-too-large = C’est plus grand que ce que le serveur accepte.
problem-bad-choice = Cet enregistrement contient un coup illisible.
problem-bad-deck = Le paquet de cet enregistrement est abîmé.
problem-unknown-deck = Cet enregistrement a été joué avec un paquet que ce serveur n’a pas.
problem-bad-settings = Les réglages de cet enregistrement sont abîmés.
problem-internal = Le serveur a fait une erreur. Réessayez.
not-found = Il n’y a rien à cette adresse
not-found-hint = Le lien est peut-être ancien ou mal écrit.

## Revoir
replay-title = Une partie revue
replay-missing = Cette partie n’existe pas
replay-start = La table avant le premier tour.
replay-controls = Moments de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-scrub = Moment
replay-continue = Jouer à partir d’ici
replay-download = Télécharger la partie
replay-link = Lien vers ce moment
replay-upload = Regarder une partie depuis un fichier

## Salles avec tables
open-empty = Aucune table n’a de place libre. Préparez-en une ; les autres la verront ici.
sit-down = À la table
watch-now = En train de jouer
watch-empty = Personne ne joue en public pour l’instant.
watch-finished = Parties terminées
watch-none = Pas encore de partie terminée.
rated = classée
known-deal = cartes connues
pace-some-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
  }
pace-minutes = { $count ->
    [one] { $count } minute chacun
   *[other] { $count } minutes chacun
  }

## Personnes
leader-place = Rang
leader-name = Nom
leader-rating = Cote
leader-games = Parties
leader-empty = Personne n’a encore joué de partie classée. Créez un compte, dressez une table avec pendule et faites-la classer : la première ligne est à vous.
person-guest = Invité
person-account = Joueur
person-bot = Robot
person-since = ici depuis le { $date }
person-games = Parties
me-history = Vos parties et votre cote
me-name = Le nom que les autres voient
me-save = Enregistrer
me-saved = Enregistré
account = Compte
account-signed-in = Vous êtes connecté sous le nom { $login }.
account-out = Se déconnecter
account-new-hint = Choisissez un identifiant et un mot de passe pour garder vos parties et votre cote partout. Rien d’autre n’est demandé.
account-in-hint = Heureux de vous revoir.
account-login = Identifiant
account-password = Mot de passe
account-new = Créer un compte
account-in = Se connecter
account-to-new = Je n’ai pas encore de compte
account-to-in = J’ai déjà un compte
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Mot de passe changé. Tous les autres appareils sont déconnectés.
sessions = Appareils connectés
sessions-this = Cet appareil
sessions-seen = Vu le { $date }
sessions-unknown = Appareil inconnu
sessions-end = Déconnecter
sessions-end-name = Déconnecter : { $device }
sessions-end-others = Déconnecter tous les autres
tokens = Clés pour programmes
tokens-hint = Une clé permet à votre propre programme de jouer en votre nom.
tokens-label = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-drop = Retirer
tokens-made = Copiez-la maintenant ; elle ne sera plus montrée :
me-delete-title = Partir pour de bon
me-delete-hint = Votre nom, votre compte et vos préférences sont effacés. Les parties terminées restent, sans votre nom.
me-delete = M’effacer
me-delete-sure = Effacer vraiment tout ce qui vous concerne ? C’est sans retour.
me-delete-no = Me garder
me-delete-yes = M’effacer pour de bon

## À propos
about-game = First Giants est un jeu où l’on met au jour des fossiles, les étudie et les expose dans un musée. Les règles suivent le jeu publié ; les mots, les dessins et les cartes sont les nôtres.
about-made = Comment c’est fait
about-art = Chaque fossile est dessiné par le programme d’après une description de l’animal : échine, côtes, crâne, membres, ailes, nageoires, défenses. Aucune image n’est copiée.
about-fair = Avant chaque partie le serveur publie une empreinte de son mélange secret, et le secret lui-même après la partie. Chacun peut vérifier que la pioche n’a pas été touchée.
about-fonts = Caractères
about-software = Logiciels dans la page
about-api = L’interface, décrite

## Robots, par caractère
bot-hatchling = Oisillon
bot-hatchling-is = Voit ce qui est devant lui et saisit ce qui brille ; doux avec les débutants.
bot-volunteer = Bénévole
bot-volunteer-is = Connaît les règles de base et tient le musée en ordre, un tour à la fois.
bot-digger = Fouilleur
bot-digger-is = Sent les bons fossiles, mais prévoit rarement.
bot-preparator = Préparatrice
bot-preparator-is = Patiente et précise : prend le meilleur en vue.
bot-curator = Conservateur
bot-curator-is = Prépare son exposition un tour à l’avance et surveille les Journaux.
bot-professor = Professeure
bot-professor-is = Pense aussi à vos plans ; finit la partie quand elle mène.
bot-giant = Géant
bot-giant-is = Le meilleur que nous ayons : réfléchit tant qu’il peut et pardonne peu.

list-comma = { ", " }
list-and = { $some } et { $last }
