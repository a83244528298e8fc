# L’atelier : faire des paquets, et ce qui peut y clocher.

ws-title = Atelier
ws-lead = Faites vos propres paquets : saisissez des cartes, essayez-les à une table, imprimez-les, partagez-les.
ws-loading = Le tiroir s’ouvre…
ws-to-workshop = Vers l’atelier
ws-back = Retour
ws-search = Rechercher

## Le meuble
ws-mine = Vos paquets
ws-none = Pas encore de paquet. Commencez par un tiroir vide, ou copiez le paquet d’origine et changez ce que vous voulez.
ws-new = Un nouveau paquet
ws-new-hint = Un fichier peut être un paquet JSON ou un tableau CSV venant d’un tableur.
ws-deck-name = Nom du paquet
ws-unnamed = Paquet sans nom
ws-founders-copy = Founders à ma façon
ws-make = Commencer à vide
ws-copy-founders = Copier le paquet d’origine
ws-import = Ouvrir un fichier
ws-public = Paquets publics
ws-public-none = Personne n’a encore rendu un paquet public.
ws-public-not-found = Aucun paquet public n’a cela dans son nom.
ws-public-more = Montrer plus de paquets
ws-by = par { $name }
ws-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
ws-updated = Dernière modification : { $date }
ws-version = Version { $number }

## Un paquet
ws-copy = Faire une copie
ws-play = Jouer avec ce paquet
ws-play-table = Ouvrir une table avec ce paquet
ws-look = Voir les cartes
ws-print = Imprimer
ws-share = Partager
ws-more = Plus
ws-view = Vue
ws-view-drawer = Tiroir
ws-view-table = Tableau
ws-undo = Annuler
ws-redo = Rétablir
ws-no-trouble = Tout est en ordre.
ws-troubles = { $count ->
    [one] Quelque chose ne va pas avec { $count } carte.
   *[other] Quelque chose ne va pas avec { $count } cartes.
  }
ws-has-trouble = Quelque chose ne va pas
ws-empty = Ce paquet n’a pas encore de carte. Ajoutez-en une, ou passez au tableau et collez des lignes d’un tableur.
ws-all-cards = Toutes les cartes
ws-card-add = Ajouter une carte
ws-card-number = Carte { $number }
ws-no-card-yet = La carte apparaît dès que sa Famille, sa Taille et ses effets sont compris.

## Enregistrer
ws-save-saved = Enregistré
ws-save-waiting = Pas encore enregistré…
ws-save-saving = Sauvegarde…
ws-save-offline = Pas de connexion. Vos changements restent dans ce navigateur et partiront plus tard.
ws-save-conflict = Non enregistré
ws-save-refused = Non enregistré
ws-conflict = { $count ->
    [one] Ce paquet a aussi été modifié ailleurs : { $count } carte diffère. Quelles cartes garder ?
   *[other] Ce paquet a aussi été modifié ailleurs : { $count } cartes diffèrent. Quelles cartes garder ?
  }
ws-conflict-mine = Garder les miennes
ws-conflict-theirs = Prendre les autres
ws-not-saved-yet = Vos derniers changements ne sont pas encore enregistrés. Réessayez dans un instant.
ws-not-playable = Ce paquet n’est pas encore jouable. Corrigez d’abord ce qui est marqué en rouge.

## Versions
ws-versions = Versions
ws-version-keep = Garder une version
ws-version-kept = La version { $number } est gardée. Elle ne change jamais et peut être jouée.
ws-versions-none = Pas encore de version. Une version ne change jamais : parties et liens peuvent compter dessus.
ws-compare = Comparer
ws-same = Les cartes sont les mêmes que maintenant.
ws-changed = Changées depuis : { $names }
ws-added = Ajoutées depuis : { $names }
ws-removed = Retirées depuis : { $names }
ws-go-back = Revenir à la version { $number }

## Partager
ws-who-sees = Qui peut voir ce paquet
ws-sees-private = Privé
ws-sees-private-hint = Vous seul.
ws-sees-link = Par lien
ws-sees-link-hint = Quiconque a le lien voit la dernière version et peut la copier.
ws-sees-public = Public
ws-sees-public-hint = Tout le monde le trouve dans l’atelier.
ws-share-needs-version = Gardez d’abord une version : les autres voient la dernière version, pas votre travail en cours.
ws-description = Description
ws-link = Lien vers ce paquet
ws-copy-link = Copier le lien

## Fichiers
ws-export-json = Enregistrer comme paquet (JSON)
ws-export-csv = Enregistrer comme tableau (CSV)
ws-import-here = Remplacer toutes les cartes par un fichier
ws-imported = { $count ->
    [one] { $count } carte vient du fichier. « Annuler » ramène les anciennes.
   *[other] { $count } cartes viennent du fichier. « Annuler » ramène les anciennes.
  }
ws-import-bad = Ce n’est ni un paquet JSON ni un tableau CSV de cartes.
ws-delete = Supprimer ce paquet
ws-delete-named = Supprimer { $name }
ws-delete-sure = Supprimer « { $name } » pour de bon ? Les parties jouées avec restent.
ws-delete-no = Le garder
ws-delete-yes = Le supprimer

## Une carte
ws-column-name = Nom
ws-column-family = Famille
ws-column-size = Taille
ws-column-effects = Effets
ws-column-label = Étiquette du musée
ws-column-picture = Image
ws-column-id = Id
ws-id-hint = Le nom de la carte dans les fichiers de partie : a-z, 0-9 et -. Il suit le nom tant que vous ne le changez pas.
ws-effect = Effet { $number }
ws-effect-add = Ajouter un effet
ws-remove = Retirer
ws-card-remove = Retirer la carte
ws-duplicate = Dupliquer
ws-earlier = Avancer
ws-later = Reculer
ws-when = Quand
ws-when-once = Une fois, quand vous prenez cette carte
ws-when-you = Chaque fois que vous prenez
ws-when-anyone = Chaque fois que quelqu’un prend
ws-takes = une carte
ws-takes-new = d’une Famille absente de votre Étude
ws-who = Qui
ws-who-you = Vous
ws-who-opponents = Chaque adversaire
ws-do = Ce qui se passe
ws-do-amber = gagner de l’ambre
ws-do-points = gagner des points
ws-do-display = exposer 1 fossile
ws-do-display-free = exposer 1 fossile gratuitement
ws-do-display-two-different = en exposer 2, Familles différentes
ws-do-display-two-same = en exposer 2, même Famille
ws-do-trade = payer 3 d’ambre pour 2 points
ws-do-display-or-point = exposer 1 fossile ou gagner 1 point
ws-amount = Combien
ws-per = Pour chaque
ws-per-nothing = une seule fois
ws-per-family = carte de l’Étude : { $family }
ws-per-families = Famille différente de l’Étude
ws-per-pairs = paire de cartes de l’Étude
ws-all-languages = Dans toutes les langues
ws-picture-choose = Choisir une image
ws-picture-none = Silhouette
ws-effects-as-text = Ces effets ne sont pas encore compris. Modifiez-les en texte :

## Le tableau
ws-grid = Cartes du paquet
ws-grid-keys = Tapez ou appuyez sur Entrée pour modifier, Tab pour avancer, Suppr pour vider. Collez des lignes d’un tableur où vous voulez. Maj+Espace sélectionne toute la carte. Échap, puis Tab, quitte le tableau.
ws-new-row = Nouvelle carte
ws-pasted = { $count ->
    [one] { $count } carte ajoutée.
   *[other] { $count } cartes ajoutées.
  }
ws-notation = Comment écrire les effets
ws-notation-how = Quand, deux-points, puis ce qui se passe ; un point-virgule sépare plusieurs effets :
ws-notation-words = Les mots pour ce qui se passe :
ws-misread = « { $word } » n’est pas compris ici. Connus : { $known }

## Imprimer
ws-print-title = Imprimer { $name }
ws-print-how = { $cards } cartes sur { $pages } feuilles, neuf par feuille, 63 × 88 mm chacune. Imprimez à 100 % sans marges et coupez le long des repères.
ws-print-left-out = { $count ->
    [one] { $count } carte manque : quelque chose ne va pas avec elle.
   *[other] { $count } cartes manquent : quelque chose ne va pas avec elles.
  }
ws-paper = Papier
ws-paper-a4 = A4
ws-paper-letter = Lettre US
ws-print-backs = Avec les dos, pour imprimer recto verso
ws-print-now = Imprimer ou enregistrer en PDF
ws-print-page = Feuille { $number }
ws-print-sheets = Les feuilles

## Ce qui peut clocher
wrong-bad-id = L’id se compose de a-z, 0-9 et -, 40 caractères au plus.
wrong-duplicate-id = Une autre carte a le même id. Donnez un autre nom à celle-ci.
wrong-bad-family = Choisissez une Famille : volant, herbivore, carnivore, marin ou mammifère.
wrong-bad-size = Choisissez une Taille : petit, moyen, grand, ou un œuf.
wrong-bad-name = Le nom est une ligne de 40 caractères au plus.
wrong-bad-label = L’étiquette est une ligne de 200 caractères au plus.
wrong-bad-amount = La quantité est un nombre entier de 1 à 99.
wrong-too-many-effects = Une carte peut avoir 6 effets au plus.
wrong-too-few-cards = Un paquet a besoin d’au moins 9 cartes.
wrong-too-many-cards = Un paquet peut avoir 200 cartes au plus.
wrong-bad-do = Choisissez ce qui se passe.
wrong-bad-who = Choisissez qui applique l’effet : vous, ou chaque adversaire.
wrong-bad-by = Choisissez les cartes de qui comptent : les vôtres, ou celles de tous.
wrong-bad-when = Choisissez quelles cartes comptent : celles d’une Famille, d’une Taille, ou d’une nouvelle Famille.
wrong-bad-new-family = Une nouvelle Famille ne compte que pour vos propres cartes.
wrong-bad-per = Choisissez ce qui est compté : une Famille, les Familles différentes, ou les paires.
wrong-only-with-gains = Seuls l’ambre et les points ont une quantité ou se comptent « pour chaque ».
wrong-bad-effects = Les effets ne sont pas compris.
wrong-unknown-field = Le fichier a ici un champ qu’aucun effet ne connaît.
wrong-not-an-object = Ceci n’est pas compris : le fichier n’est pas construit comme un paquet.
wrong-bad-picture = Cette image n’existe pas.
wrong-bad-facts = Les données de cette carte ne conviennent pas à une étiquette de musée : textes trop longs, ou nombres qui n’en sont pas.
wrong-bad-cards = Le fichier n’a pas de liste de cartes.
wrong-not-json = Une carte contient quelque chose qui ne peut pas être enregistré.
wrong-too-much = Les cartes pourraient rapporter plus d’ambre ou de points qu’une partie ne peut en compter.
wrong-too-many-recurring = Il y a trop d’effets récurrents : les parties ne finiraient jamais. Retirez-en ; ceux avec un choix ou pour chaque adversaire comptent le plus.
