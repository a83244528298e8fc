### L’administration : pour qui fait tourner le serveur.

admin-title = Administration
admin-lead = Pour qui fait tourner ce serveur. Tout ce qui se fait ici est consigné.
admin-no-way = Ce serveur n’a pas de secret d’administration, et votre compte n’y donne pas droit. Définissez { $setting } dans les réglages du serveur, ou lancez { $command }.
admin-secret = Secret d’administration
admin-password = Votre mot de passe
admin-in = Se connecter
admin-out = Se déconnecter
admin-as = Connexion : { $who }, jusqu’à { $time }.
admin-section = Rubrique
admin-overview = Aperçu
admin-reports = Signalements
admin-people = Personnes
admin-tables = Tables
admin-bans = Exclusions
admin-announcements = Annonces
admin-log = Historique
admin-search = Chercher
admin-none = Rien trouvé.
admin-reason = Motif (la personne le lit)
admin-until = Jusqu’au (vide : pour toujours)
admin-until-date = jusqu’au { $date }
admin-for-good = pour toujours

## Aperçu
figure-status = État
status-ok = Tout va bien
status-degraded = Dégradé
status-down = En panne
figure-people-online = Personnes en ligne
figure-streams = Connexions ouvertes
figure-tables-playing = Parties en cours
figure-tables-open = Tables ouvertes
figure-moves-per-minute = Coups de la dernière minute
figure-bots-waiting = Tables qui attendent un robot
figure-bots-waiting-since = la plus ancienne depuis { $seconds } s
figure-reports-open = Signalements ouverts
figure-accounts = Comptes
figure-guests = Invités
figure-memory = Mémoire
figure-database = Base de données
figure-megabytes = { $count } Mo
figure-node = Personnes en ligne, connexions et mémoire sont celles de ce nœud ({ $node }, version { $version }). Le reste vaut pour tout le serveur.
backup-title = Sauvegarde
backup-hint = Copie la base de données dans le dossier des sauvegardes, pendant que l’on joue, et ouvre la copie pour la vérifier.
backup-now = Sauvegarder maintenant
backup-made = { $name } écrit ({ $size } ko).

## Signalements
reports-open = Ouverts
reports-handled = Traités
reports-empty = Aucun signalement ici.
report-about = Au sujet de { $name }
report-by = de { $name }, { $date }
report-nobody = quelqu’un qui est parti
report-reason-label = Motif : { $reason }
report-why-insults = insultes
report-why-cheating = tricherie
report-why-leaving = quitte les parties
report-why-name = nom offensant
report-why-spam = spam
report-why-other = autre chose
report-lines = Ses derniers mots à la table
report-table = Voir la table
report-taken = { $who } s’en occupe
report-take = S’en occuper
report-dismiss = Classer sans suite
report-act = Noter comme traité
report-note = Note pour l’historique
report-person = Voir la personne

## Personnes et exclusions
admin-people-search = Nom, identifiant ou numéro
admin-people-seen = dernière visite { $date }
look-open = Voir { $name }
look-profile = Profil
look-address = Dernière adresse : { $address }
look-no-address = Ce nœud n’a pas vu cette personne depuis son démarrage.
look-facts = Appareils : { $sessions } · Tables : { $tables } · Signalements : { $reports }
look-sanction = Mettre en sourdine ou exclure
ban-kind = Quoi
ban-kind-mute = Mettre en sourdine partout
ban-kind-ban = Exclure du serveur
ban-kind-address = Exclure l’adresse
ban-do = Appliquer
ban-is-mute = en sourdine
ban-is-ban = exclu
ban-lifted = levée
ban-lift = Lever
ban-lift-name = Lever : { $name }
ban-address = Adresse IP
ban-address-hint = IPv4, ou IPv6, dont tout le /64 est exclu.
ban-address-do = Exclure cette adresse
bans-empty = Personne n’est exclu ni mis en sourdine.
data-title = Données
data-export = Exporter dans un fichier
data-erase = Effacer cette personne
data-erase-hint = Supprime pour toujours nom, compte, cote et discussion. Les parties terminées restent, sans le nom. Tapez le nom pour continuer.
data-erase-name = Nom

## Tables
tables-search = Titre, nom ou numéro
tables-state = État
tables-any = Toutes
tables-open = Ouvertes
tables-playing = En cours
tables-finished = Terminées
tables-closed = Fermées
table-look = Voir
table-close = Fermer
table-close-name = Fermer : { $name }
table-close-hint = La table prend fin pour tous. La partie ne compte pour personne.

## Annonces
announce-hint = Une ligne sur chaque page. Chacun lit sa langue ; si elle manque, l’anglais ou la première.
announce-starts = Du
announce-until = Au
announce-text = Texte : { $language }
announce-do = Annoncer
announce-withdraw = Retirer
announce-span = { $from } à { $until }
announce-empty = Aucune annonce.

## Historique
audit-col-more = Entrées plus anciennes
audit-col-when = Quand
audit-col-who = Qui
audit-col-what = Quoi
audit-col-whom = Qui ou quoi
audit-col-from = D’où
audit-sign-in = s’est connecté
audit-sign-out = s’est déconnecté
audit-look = a regardé une personne
audit-export = a exporté des données
audit-erase = a effacé une personne
audit-ban = a exclu
audit-mute = a mis en sourdine
audit-lift-ban = a levé une exclusion
audit-lift-mute = a levé une sourdine
audit-close-table = a fermé une table
audit-announce = a annoncé
audit-withdraw = a retiré une annonce
audit-backup = a sauvegardé
audit-take-report = s’occupe d’un signalement
audit-dismiss-report = a classé un signalement
audit-act-report = a traité un signalement
audit-grant = a donné le rôle
audit-revoke = a repris le rôle

## Refus
problem-not-admin = Réservé aux administrateurs connectés.
problem-wrong-secret = Ce n’est pas le secret des réglages.
problem-no-such-ban = Cette exclusion est levée.
problem-no-such-report = Ce signalement n’existe pas.
problem-no-such-announcement = Cette annonce n’existe pas.
problem-is-admin = Cette personne administre le serveur. Reprenez-lui d’abord le rôle.
problem-report-handled = Quelqu’un a déjà traité ce signalement.
problem-use-pg-dump = Cette base est PostgreSQL : utilisez pg_dump.
problem-no-backup-folder = Nommez un dossier de sauvegarde dans les réglages : backup_folder.
problem-backup-failed = La sauvegarde a échoué. Vérifiez le dossier et l’espace disponible.
problem-wrong-name = Ce n’est pas le nom de la personne.
problem-bad-address = Cette adresse ne peut pas être exclue. Écrivez une adresse IPv4 ou IPv6 qui n’est pas celle de cet ordinateur.
problem-bad-ban = La fin doit être dans le futur.
problem-bad-announcement = Écrivez au moins un texte, et une fin dans le futur.
