# Le banc d’essai : des robots jouent un paquet, et le rapport dit comment il se joue.

lab-title = Rapport : { $name }
lab-lead = Des robots jouent le paquet de nombreuses fois. Le rapport dit quelles cartes sortent du lot et si chaque place a une chance équitable.
lab-open = Tester avec des robots
lab-to-cards = Voir les cartes

## What to play
lab-plan = Ce que les robots doivent jouer
lab-level = Qui joue
lab-bot-greedy = Débutant avide (le plus rapide)
lab-games = Parties par nombre de joueurs
lab-players = Nombres de joueurs
lab-compare = Comparer avec
lab-compare-nothing = rien
lab-account = Avec un compte, vous pouvez demander 4 000 parties.
lab-takes = { $minutes ->
    [one] Environ { $minutes } minute si le serveur n’a rien d’autre à faire.
   *[other] Environ { $minutes } minutes si le serveur n’a rien d’autre à faire.
  }
lab-start = Les laisser jouer

## While they play
lab-wait = En attente d’un moment libre…
lab-progress = { $done } parties sur { $total }
lab-leave = Vous pouvez quitter cette page : les robots continuent, et son adresse ramène ici.
lab-failed = Le rapport n’a pas abouti. Réessayez plus tard.

## The report
lab-about = { $games } parties par nombre de joueurs, jouées par : { $level }.
lab-unsure = Aucun modèle n’a été entraîné pour ces cartes. Les robots jouent avec le modèle général : les différences fines sont moins sûres.
lab-csv = Enregistrer en tableau (CSV)
lab-json = Enregistrer en JSON
lab-with-players = { $count } joueurs
lab-findings = Ce qui sort du lot
lab-findings-none = Aucune carte n’est à coup sûr trop forte ou trop faible.
lab-finding-dominant = { $card } : qui la prend gagne bien trop souvent ({ $players }).
lab-finding-strong = { $card } : qui la prend gagne trop souvent ({ $players }).
lab-finding-weak = { $card } : qui la prend gagne trop rarement ({ $players }).
lab-finding-dead = { $card } : presque personne n’en veut, ou elle fait perdre qui la prend ({ $players }).
lab-verdict-dominant = dominante
lab-verdict-strong = forte
lab-verdict-fair = équilibrée
lab-verdict-weak = faible
lab-verdict-dead = morte
lab-verdict-unclear = incertaine

lab-seats = Places
lab-seats-hint = De combien de points de pourcentage chaque place gagne plus souvent qu’à parts égales. La place 1 commence. Le trait couvre l’intervalle à 95 %.
lab-seat = Place { $number }
lab-extra-amber = ambre en plus { $amounts }
lab-length = Durée et scores
lab-rounds = Manches
lab-scores = Scores
lab-mean = Moyenne { $value }
lab-most-games = 90 % d’entre eux : { $low }–{ $high }
lab-end-tokens = Fin par le dernier jeton Collection
lab-end-deck = Fin par la dernière carte

lab-cards = Cartes
lab-cards-hint = Avantage : de combien de points de pourcentage qui prend la carte gagne plus souvent qu’à parts égales, avec l’intervalle à 95 %. Un titre de colonne trie.
lab-card = Carte
lab-verdict = Verdict
lab-lift = Avantage
lab-wanted = Désirée
lab-round = Manche
lab-kept = Gardée
lab-uses = Pour quoi
lab-amber = Ambre
lab-points = Points
lab-displays = Exposés
lab-given = Aux autres
lab-use-exhibited = seulement exposée
lab-use-both = effet, puis exposée
lab-use-effect = effet seulement
lab-use-left = restée dans l’Étude
lab-wanted-plot = Combien chaque carte est désirée, et son avantage
lab-wanted-axis = prise dans … des parties où elle était sur un Site de fouille
lab-pairs = Paires qui gagnent ensemble
lab-pairs-none = Sur { $count } paires, aucune ne gagne à coup sûr plus que ses deux cartes seules.
lab-pairs-some = Sur { $count } paires, celles-ci gagnent à coup sûr plus que leurs deux cartes seules :
lab-pair = { $first } et { $second } : { $more } points de plus, en { $games } parties

lab-compared = Comparé à { $name }
lab-compared-hint = Les deux paquets ont été joués avec les mêmes mélanges. Les chiffres sont ce paquet moins l’autre ; ceux en gras sont sûrs.
lab-added = Ajoutées : { $names }
lab-removed = Retirées : { $names }
lab-changed = Modifiées : { $names }
lab-difference = Différence
lab-interval = Intervalle à 95 %
lab-row-seat = Place { $number }, victoires
lab-row-lift = { $card }, avantage

lab-read = Comment lire ce rapport
lab-read-verdicts = Une carte est forte ou faible si son avantage est à coup sûr au-delà de ±5 points, dominante ou morte au-delà de ±10. Elle est morte aussi si on la prend moins de la moitié aussi souvent que la carte médiane. Équilibrée : à coup sûr dans ±5 ; incertaine : il faut plus de parties.
lab-read-lift = L’avantage dit qui a gagné, non pourquoi : une carte est peut-être prise par des joueurs déjà en tête. Changez une chose, gardez une version, et comparez les deux.
lab-read-columns = Désirée : dans combien des parties où elle était sur un Site de fouille quelqu’un l’a prise. Manche : quand elle a été prise. Gardée : combien de manches elle est restée dans l’Étude avant d’être exposée. Ambre, points et exposés : ce que ses effets ont rapporté à chaque prise.
