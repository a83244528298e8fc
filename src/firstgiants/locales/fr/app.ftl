### First Giants : les mots de l’application. La source est l’anglais.

## La maison
title = First Giants
skip-to-content = Aller au contenu
page-broken = Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
try-again = Réessayer
close = Fermer
language = Langue
menu = Menu
nav = Menu principal
nav-open = Tables ouvertes
nav-watch = Regarder
nav-learn = Apprendre
nav-rules = Règles
nav-cards = Cartes
nav-workshop = Atelier
nav-leaderboard = Classement
nav-about = À propos
nav-me = Vous
to-front = Accueil
announcement = Annonce
announcement-close = Masquer cette annonce
unofficial = Une adaptation non officielle, avec textes, dessins et cartes originaux.

## Accueil
front-over = Fouiller · étudier · exposer
front-lead = Mettez au jour les géants du passé, étudiez-les et exposez-les dans votre musée. De deux à cinq, en vingt minutes.
play-now = Jouer maintenant
play-now-hint = Commencez tout de suite contre { $names }. Sans compte.
front-learn = Apprendre en jouant
front-rooms = Explorer
front-open = Rejoignez une partie, en direct ou sur plusieurs jours.
front-watch = Regardez des parties en cours.
front-rules = Les règles complètes, illustrées.
front-cards = Parcourez tous les fossiles.
front-workshop = Faites vos propres paquets.
front-leaderboard = Voyez qui fouille le mieux.
my-games = Vos parties
my-your-turn = À vous de jouer
my-playing = En attente des autres
my-open = En attente de joueurs
my-finished = Terminée
my-closed = Fermée
friends-title = Jouer entre amis
friends-hint = Choisissez qui s’assoit où, puis partagez le lien ou le QR code.
friends-you = Vous
friends-seat = Place { $number }
friends-nobody = Personne
friends-open = Un ami
friends-bot = Robot : { $name }
friends-pace = Temps
pace-none = Sans pendule
pace-blitz = 5 minutes chacun
pace-live = 15 minutes chacun
pace-days = Tour par tour (jours par coup)
friends-public = Ouvert à tous
friends-make = Créer la table

## Avant le début
lobby-title = Nouvelle table
lobby-full = Tout le monde est là.
lobby-closed = Cette table est fermée : tout le monde est parti.
lobby-start = Lancer la partie
lobby-fill = Remplir les places vides avec des robots
lobby-leave = Quitter la table
seat-free = Place vide
seat-bot = robot
seat-you = vous
seat-here = présent
seat-away = absent
seat-stand-in = remplacé par un robot
sit-here = S’asseoir ici
add-bot = Ajouter un robot
drop-bot = Retirer
invite-title = Inviter
invite-code = QR code de cette table
invite-link = Envoyez ce lien
invite-copy = Copier le lien
invite-copied = Copié

## Mots du jeu
amber = Ambre
score-news = Points Journal
score-sets = Points Collection
score-effects = Points d’effets
news = Journaux
study = Étude
exhibition = Exposition
deck = Pioche
quarry = Sites de fouille
site = Site de fouille { numeral }
numeral = { $site ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
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
study-empty-yours = Votre Étude est vide. Fouillez pour rapporter un fossile.
exhibition-empty = Rien n’est encore exposé
set-label = collection { $row }, { $kind }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
set-label-one = collection { $row }, une carte
set-no-kind = 1 carte
aim-set = Exposer ici : { $name }
new-set = Nouvelle collection
name-size = Choisissez une Taille
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
deck-hidden = Révélée quand vous validez
deck-empty = La pioche est vide
marker-of = Pion de { $name } au Site de fouille { numeral }
markers-left = { $count ->
    [0] Plus de pion dans le Musée
    [one] { $count } pion restant dans le Musée
   *[other] { $count } pions restants dans le Musée
  }
amber-count = { $count ->
    [one] { $count } ambre
   *[other] { $count } ambres
  }
points-count = { $count ->
    [one] { $count } point grâce aux effets
   *[other] { $count } points grâce aux effets
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
    [one] Il reste { $count } jeton Collection. Quand il sera pris, cette manche sera la dernière.
   *[other] Il reste { $count } jetons Collection. Quand le dernier sera pris, cette manche sera la dernière.
  }
ending-short = Dernière manche
ending-tokens = Le dernier jeton Collection est pris. Dernière manche ! { $count ->
    [0] C’est le dernier tour.
   *[other] Jouent encore : { $names }.
  }
ending-deck = La pioche est vide. Dernière manche ! { $count ->
    [0] C’est le dernier tour.
   *[other] Jouent encore : { $names }.
  }
news-board = Jetons Journal
news-free = Journal { $kind }, { $points } points : personne ne l’a. Le premier à agrandir une collection de cette sorte le prend.
news-held = Journal { $kind }, { $points } points : { $name } le détient avec une collection de { $length }. Une collection plus longue le vole.
news-safe = Journal { $kind }, { $points } points : { $name } a complété la collection et le garde pour de bon.
news-safe-short = acquis
costs = { $count ->
    [one] { $count } ambre pour exposer
   *[other] { $count } ambres pour exposer
  }
no-effect = Sans effet. Dans vos collections, un œuf vaut n’importe quelle Taille.
would = Si vous la prenez maintenant
log = Journal de partie
log-empty = La partie commence.
log-continued = Reprise au coup { $ply } d’une partie antérieure.
log-show = Montrer cette position
log-show-ply = Montrer la position après le coup { $ply }
digest = Depuis votre dernier tour
chat = Discussion
chat-say = Message
chat-send = Envoyer
chat-muted = L’hôte vous a mis en sourdine à cette table.
chat-mute = Mettre en sourdine
chat-mute-name = Mettre { $name } en sourdine
chat-unmute = Rétablir
chat-unmute-name = Rétablir la parole de { $name }
chat-react = Message rapide
chat-react-short = Rapide
react-hello = Bonjour !
react-well-played = Bien joué !
react-thanks = Merci !
react-wow = Waouh !
react-oops = Oups !
react-thinking = Je réfléchis…
react-good-game = Belle partie !
watching-count = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
view-as = Voir comme
take-over = Le faire remplacer par un robot
take-back = Reprendre ma place
stand-in-plays = Un robot vous remplace.
leave-table = Quitter la partie
leave-hint = Un robot vous remplace ; vous pouvez revenir.
leave-hint-daily = Quitter la table, c’est abandonner votre essai à la partie du jour.
hint-title = Demander au professeur
reconnecting = Connexion…

## Ce qui est demandé
ask-loading = Mise en place…
ask-moment = Vous revoyez le coup { $ply }.
ask-over = La partie est terminée.
ask-waiting = { $name } joue.
ask-other-turn = { $name } réfléchit.
ask-other-choice = { $name } choisit.
ask-turn = À vous : fouillez, ou récupérez vos pions.
ask-dig-only = À vous : fouillez pour prendre une carte.
ask-reclaim-only = À vous : plus de pions. Récupérez-les.
ask-reclaim = { $count ->
    [one] { $count } pion restant : exposez un fossile ou prenez 1 ambre.
   *[other] { $count } pions restants : pour chacun, exposez un fossile ou prenez 1 ambre.
  }
ask-order = Quel effet d’abord ?
ask-display = { $card } : vous pouvez exposer un fossile.
ask-display-free = { $card } : vous pouvez exposer un fossile gratuitement.
ask-trade = { $card } : payer 3 ambres pour 2 points ?
ask-display-or-point = { $card } : exposez un fossile, ou gagnez 1 point.
ask-where = { $card } : dans quelle collection ?
ask-size = Deux œufs : choisissez la Taille de cette collection.
ask-ready = Ce tour vous convient ?
ask-ready-then = Validez ; ensuite { $name } choisit.
out-of-turn = Pendant le tour de { $name } :
act-reclaim = { $count ->
    [one] Récupérer 1 pion
   *[other] Récupérer { $count } pions
  }
act-reclaim-hint = Récupérer tous vos pions
reclaim-here = Votre pion au Site de fouille { numeral } : récupérer tous vos pions
act-amber = Prendre 1 ambre
act-amber-rest = Le reste en ambre
act-trade = Payer 3 ambres pour 2 points
act-point = Prendre 1 point
act-skip = Passer
act-undo = Annuler
act-restart = Recommencer
act-commit = Valider
act-now = Retour à la partie
act-skip-moves = Avance rapide
do-dig = Prendre ce fossile
do-display = Exposer ce fossile
do-use = Appliquer cet effet
attend-your-turn = À vous de jouer

## Pourquoi pas
why-loading = La table se met en place.
why-moment = Vous revoyez un coup antérieur. Revenez à la partie pour jouer.
why-over = La partie est terminée.
why-watching = Vous regardez cette partie.
why-busy = Un instant…
why-ready = Votre tour est prêt : validez-le, ou annulez.
why-not-your-turn = C’est le tour de { $name }.
why-theirs = Ceci appartient à { $name }.
why-deck = La prochaine carte révélée. Vous pourrez la prendre quand elle sera sur un Site de fouille.
why-finish-first = Terminez d’abord le choix en cours.
why-own-marker = Votre pion est déjà au Site de fouille { numeral }. Récupérez d’abord vos pions.
why-no-marker = Vous n’avez plus de pion. Récupérez-les d’abord.
why-impossible = C’est impossible pour l’instant.
why-display-later = Vous exposez un fossile en récupérant vos pions, ou quand un effet de carte le permet.
why-trade = Décidez d’abord de l’échange.
why-order = Choisissez une carte éclairée : son effet vient d’abord.
why-too-dear = Il vous faut { $cost ->
    [one] { $cost } ambre
   *[other] { $cost } ambres
  } ; vous en avez { $amber }.
why-pick-card = Choisissez d’abord un fossile de votre Étude.
why-set-complete = Cette collection est complète.
why-set-mismatch = Ce fossile ne va pas dans cette collection.
why-rule = Voir la règle
notice-offline = Pas de connexion. Votre plan est gardé ; réessayez dans un moment.
notice-retrying = Pas de connexion. Reconnexion…
notice-stale = La partie a avancé. Voici la position actuelle.
notice-refused = Cela n’a pas marché. { $detail }

## Touches
keys-title = Raccourcis clavier
keys-more = Tab passe d’une zone à l’autre, les flèches se déplacent dedans, Entrée choisit, Échap ferme.
key-n = choix suivant
key-b = choix précédent
key-i = regarder une carte de près
key-t = récupérer vos pions
key-a = prendre 1 ambre
key-rest = prendre de l’ambre pour tous les pions restants
key-p = prendre le point, faire l’échange
key-s = passer
key-u = annuler
key-r = recommencer le tour
key-c = valider
key-escape = passer les coups des autres
key-l = aller au journal de partie
key-slash = aller à la discussion
key-help = afficher cette liste
key-h = Demander au professeur, aux tables avec des robots

## Préférences
prefs = Préférences
prefs-notice = Quand c’est mon tour
prefs-look = Affichage
prefs-table = Déroulement
pref-confirm = Valider mon tour avant qu’il soit joué
pref-coach = Entraîneur : demander avant un coup qui baisse mes chances de gagner de
pref-coach-off = jamais
pref-coach-15 = 15 % ou plus
pref-coach-10 = 10 % ou plus
pref-coach-5 = 5 % ou plus
pref-coach-hint = Seulement aux tables avec des robots seuls ; ces parties portent la mention « avec conseils ».
pref-motion = Animations
pref-speed = Coups des autres
pref-speed-slow = Lents
pref-speed-normal = Normaux
pref-speed-fast = Rapides
pref-speed-instant = Immédiats
pref-sounds = Jouer un son
pref-notify = Afficher une notification
pref-colour = Couleurs adaptées aux daltoniens
pref-log = Journal de partie détaillé
pref-card-text = Texte sous les grandes cartes

pref-theme = Table
pref-theme-light = Claire
pref-theme-dark = Sombre
pref-theme-system = Comme le système
pref-card-size = Taille des cartes
pref-card-size-normal = Normale
pref-card-size-large = Grande
pref-card-sounds = Sons des cartes et de la fin

## La fin
end-title = Partie terminée
end-counting = Points de { $name }…
end-winner = { $count ->
    [one] { $names } gagne avec { $points } points.
   *[other] { $names } partagent la victoire avec { $points } points.
  }
end-player = Joueur
end-total = Total
end-skip = Passer
end-rematch = Revanche
end-join-rematch = Rejoindre la revanche
end-review = Revoir la partie
end-daily = Comparer avec tout le monde
assisted-game = Jouée avec des conseils.
end-show = Voir les scores
end-text = Une partie de First Giants.

## Quand quelque chose ne va pas
problem-unknown = Quelque chose n’a pas marché. Réessayez.
problem-offline = Pas de connexion au serveur. Vérifiez votre réseau, puis réessayez.
problem-invalid-request = Quelque chose ne va pas dans le formulaire. Vérifiez votre saisie.
problem-illegal-choice = Ce fichier de partie enfreint les règles quelque part ; il ne peut pas être montré.
problem-bad-record = Ce n’est pas un fichier de partie complet. Utilisez-en un téléchargé en revoyant une partie.
problem-cannot-be-rated = Une partie classée demande une pendule, aucun robot, un nouveau mélange, un paquet fourni et pas de départ équitable.
problem-no-such-deal = Seul le mélange d’une partie terminée peut être rejoué. Vérifiez le lien.
problem-table-not-open = Cette partie a déjà commencé. Vous pouvez la regarder.
problem-table-closed = Cette table est fermée.
problem-table-full = Cette place vient d’être prise. Choisissez-en une autre, ou regardez la partie.
problem-no-such-game = Il n’y a pas de partie à cette adresse. Le lien est peut-être ancien ou mal tapé.
problem-daily-secret = C’est la partie du jour. On pourra la regarder quand le jour sera passé, cinq minutes après minuit UTC.
problem-daily-played = Vous avez commencé la partie du jour ; chacun a un seul essai. Votre table est sur la page d’accueil.
problem-no-such-day = Il n’y a pas de partie de ce jour ici.
problem-daily-own-try = À la partie du jour, personne ne vous remplace.
problem-no-hints-here = Le professeur n’aide qu’aux tables avec des robots seuls, jamais dans les parties classées ni à la partie du jour.
problem-no-such-table = Il n’y a pas de table à cette adresse. Le lien est peut-être ancien ou mal tapé.
problem-no-such-person = Ce profil n’existe pas ou plus.
problem-too-many-tables = Vous avez atteint la limite de tables. Terminez-en ou quittez-en d’abord une.
problem-too-many-tables-here = Votre adresse réseau a atteint la limite de tables. Il faut d’abord que des parties se terminent.
problem-too-many-bot-games = Votre adresse réseau a atteint la limite de parties entre robots. Attendez qu’une se termine.
problem-too-many-notices = C’est plus que le serveur ne permet.
problem-address-refused = Les messages ne peuvent pas aller à cette adresse.
problem-too-many-tokens = Vous avez atteint la limite de clés. Révoquez-en d’abord une.
problem-has-rated-games = Un compte qui a des parties classées reste celui d’une personne ou d’un programme. Créez un autre compte pour le programme.
problem-too-many-jobs = Vos analyses précédentes sont encore en cours. Réessayez quand l’une sera terminée.
problem-nothing-to-review = Aucun coup n’a été joué dans cette partie : il n’y a rien à analyser.
problem-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
problem-wrong-password = Identifiant ou mot de passe incorrect.
problem-weak-password = Choisissez un mot de passe plus difficile à deviner.
problem-wrong-old-password = Le mot de passe actuel est incorrect.
problem-no-such-session = Cet appareil est déjà déconnecté.
problem-too-many-requests = Trop de demandes. Attendez un instant, puis réessayez.
problem-try-again = Le serveur est occupé. Réessayez dans un instant.
problem-not-signed-in = Vous n’êtes plus connecté ici. Rechargez la page, puis reconnectez-vous.
problem-stale = La partie a avancé. Regardez de nouveau, puis choisissez.
problem-not-your-decision = C’est à quelqu’un d’autre de choisir.
problem-not-seated = Seuls les joueurs de cette table peuvent faire cela.
problem-not-host = Seul l’hôte de cette table peut faire cela.
problem-muted = L’hôte vous a mis en sourdine à cette table.
problem-banned = { $until ->
    [none] Vous êtes exclu de ce serveur : { $reason }
   *[other] Vous êtes exclu de ce serveur jusqu’au { $until } : { $reason }
  }
problem-muted-everywhere = { $until ->
    [none] Vous êtes en sourdine sur ce serveur : { $reason }
   *[other] Vous êtes en sourdine sur ce serveur jusqu’au { $until } : { $reason }
  }
problem-taken-over = Un robot joue à cette place.
problem-still-has-time = Il reste du temps à cette place.
problem-table-not-playing = La partie n’a pas encore commencé, ou elle est terminée.
problem-table-not-finished = La partie n’est pas encore terminée.
problem-too-few-seated = Il faut d’abord au moins deux joueurs assis.
problem-already-seated = Vous avez déjà une place à cette table.
problem-no-such-seat = Il n’y a plus personne à cette place.
problem-no-bot-there = Il n’y a plus de robot à cette place.
problem-no-such-moment = La partie ne peut pas être reprise à partir de cette position.
problem-no-such-token = Cette clé est déjà révoquée.
problem-already-account = Vous avez déjà un compte. Rechargez la page.
problem-no-account = Vous jouez en invité et n’avez pas de mot de passe.
problem-too-large = C’est plus grand que ce que le serveur accepte.
problem-bad-choice = Ce fichier de partie contient un coup illisible.
problem-bad-deck = Quelque chose ne va pas dans ce paquet.
problem-unknown-deck = Cette partie a été jouée avec un paquet que ce serveur n’a pas.
problem-no-such-deck = Ce paquet n’existe pas. Il a peut-être été supprimé, ou il n’est pas partagé.
problem-no-such-deck-report = Ce rapport n’existe pas encore.
problem-not-owner = Seule la personne à qui appartient ce paquet peut le faire.
problem-too-many-decks = Vous avez atteint la limite de paquets. Supprimez-en d’abord un.
problem-too-many-versions = Vous avez atteint la limite de versions. Copiez le paquet pour continuer.
problem-decks-too-large = Vos paquets prennent trop de place. Supprimez-en d’abord un.
problem-bad-settings = Les réglages de ce fichier de partie sont abîmés.
problem-internal = Le serveur a fait une erreur. Réessayez.
problem-continued-game = Une partie reprise garde ses places, son ordre et ses Journaux. Chaque place doit être prise avant le début.
problem-blocked = Vous ne pouvez ni joindre ces personnes ni jouer avec elles ici. Choisissez-en d’autres.
problem-not-acquainted = Vous pouvez défier vos amis, vos anciens adversaires et les programmes.
problem-not-reliable-enough = Cette table est réservée à ceux qui finissent presque toujours leurs parties. Jouez d’abord à d’autres tables.
problem-account-needed = Il vous faut un compte. Créez-en un sur votre page.
problem-seat-reserved = Cette place est gardée pour quelqu’un. Choisissez-en une autre.
problem-too-many-friends = Personne ne peut avoir autant d’amis ou de demandes en attente.
problem-too-many-challenges = Des défis attendent déjà cette personne. Patientez un peu.
problem-too-many-blocks = Vous ne pouvez pas bloquer plus de personnes. Débloquez-en une d’abord.
problem-too-many-notes = Vous ne pouvez pas garder plus de notes. Supprimez-en une d’abord.
problem-too-many-reports = Vous avez déjà signalé plusieurs personnes aujourd’hui. Réessayez demain.
problem-already-reported = L’hébergeur a déjà votre signalement sur cette personne.
problem-on-vacation = Vous êtes en congé. Mettez-y fin d’abord.
problem-no-vacation-left = Il ne vous reste pas autant de jours de congé cette année.
problem-no-such-puzzle = Ce problème n’existe pas (ou plus).
problem-no-puzzle-left = Vous avez résolu tous les problèmes de ce genre. Choisissez un autre thème.
problem-too-many-solvers = Beaucoup d’invités de votre réseau ont déjà résolu des problèmes aujourd’hui. Connectez-vous à un compte ou revenez demain.
problem-channel-off = Ce serveur n’envoie plus de messages par ce moyen. Choisissez-en un autre.
problem-cross-origin = Cette page et le serveur n’ont pas la même adresse. Rouvrez le jeu à son adresse habituelle.
problem-headers-too-large = Votre navigateur envoie plus que le serveur n’accepte. Supprimez les cookies de ce site, puis réessayez.
problem-method-not-allowed = Cette page est plus ancienne que le serveur. Rechargez-la.
problem-no-such-bot = Ce robot ne joue plus ici. Choisissez-en un autre.
problem-no-such-target = Les messages n’y vont plus. Rechargez la page.
problem-not-found = Le serveur n’a rien à cet endroit. Rechargez la page.
problem-too-slow = L’envoi a pris trop de temps. Vérifiez votre réseau, puis réessayez.
problem-unknown-host = Le serveur ne répond pas à cette adresse. Ouvrez le jeu à son adresse habituelle.
not-found = Page introuvable
not-found-hint = Le lien est peut-être ancien ou mal tapé.

## Revoir
replay-title = Revoir une partie
replay-missing = Cette partie n’existe pas
replay-start = La table avant le premier tour.
replay-controls = Commandes de lecture
replay-first = Au début
replay-back = Précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Suivant
replay-last = À la fin
replay-scrub = Position
replay-continue = Continuer à partir d’ici
replay-luck = Chance et adresse
replay-download = Télécharger le fichier de partie
replay-link = Lien vers cette position
replay-upload = Ouvrir un fichier de partie

## Salles avec tables
open-empty = Aucune table ouverte pour l’instant. Créez-en une ; les autres la verront ici.
sit-down = Rejoindre
watch-now = Parties en cours
watch-empty = Aucune partie publique pour l’instant.
watch-finished = Parties terminées
watch-none = Pas encore de partie terminée.
rated = classée
assisted = avec conseils
known-deal = mélange connu
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
leader-empty = Personne n’a encore joué de partie classée. Créez un compte, puis une table classée avec pendule : votre nom sera le premier ici.
person-guest = Invité
person-account = Joueur
person-bot = Robot
person-since = inscription le { $date }
person-games = Parties
me-history = Vos parties et votre cote
me-numbers = Vos chiffres
me-name = Nom affiché
me-save = Enregistrer
me-saved = Enregistré
account = Compte
account-signed-in = Vous êtes connecté sous le nom { $login }.
account-out = Se déconnecter
account-new-hint = Choisissez un identifiant et un mot de passe pour garder vos parties et votre cote sur tous vos appareils. Rien d’autre n’est demandé.
account-in-hint = Heureux de vous revoir.
account-login = Identifiant
account-password = Mot de passe
account-new = Créer le compte
account-in = Se connecter
account-to-new = Créer un compte
account-to-in = Se connecter plutôt
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
tokens = Clés d’API
tokens-hint = Un programme joue avec un compte séparé. Signalez-le pour que tous le sachent, puis créez une clé.
tokens-label = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-drop = Révoquer
tokens-made = Copiez-la maintenant ; vous ne la reverrez plus :
tokens-run = Le robot démarre ensuite ainsi :
me-delete-title = Supprimer le compte
me-delete-hint = Votre nom, votre compte et vos préférences sont supprimés. Les parties terminées restent, sans votre nom.
me-delete = Supprimer mon compte
me-delete-sure = Supprimer tout ce qui vous concerne ? C’est irréversible.
me-delete-no = Annuler
me-delete-yes = Supprimer définitivement

## À propos
about-game = First Giants est un jeu où l’on met au jour des fossiles, les étudie et les expose dans un musée. Les règles suivent le jeu publié ; les mots, les dessins et les cartes sont les nôtres.
about-made = Comment c’est fait
about-art = Chaque fossile est dessiné par le programme d’après une description de l’animal : échine, côtes, crâne, membres, ailes, nageoires, défenses. Aucune image n’est copiée.
about-fair = Avant chaque partie, le serveur publie une empreinte de son mélange secret, et le secret lui-même après la partie. Chacun peut vérifier que la pioche n’a pas été manipulée.
about-fonts = Polices
about-software = Logiciels libres dans le navigateur
about-docs = Documentation
about-api = Documentation de l’API

## Robots, par caractère
bot-tourist = Touriste
bot-tourist-is = Vient pour la première fois : prend ce qui lui plaît et perd avec le sourire.
bot-hatchling = Oisillon
bot-hatchling-is = Saisit tout ce qui brille ; gentil avec les débutants.
bot-volunteer = Bénévole
bot-volunteer-is = Connaît les règles de base et tient le musée en ordre, un tour à la fois.
bot-digger = Fouilleur
bot-digger-is = Un bon œil pour les fossiles, mais prévoit rarement.
bot-preparator = Préparatrice
bot-preparator-is = Patiente et précise : prend ce qu’il y a de mieux en vue.
bot-curator = Conservateur
bot-curator-is = Prépare son exposition un tour à l’avance et surveille les Journaux.
bot-professor = Professeure
bot-professor-is = Pense aussi à vos plans, et finit la partie dès qu’elle mène.
bot-giant = Géant
bot-giant-is = Notre plus fort : réfléchit beaucoup et pardonne peu.

list-comma = { ", " }
list-and = { $some } et { $last }
