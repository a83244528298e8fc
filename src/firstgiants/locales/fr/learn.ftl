### La première leçon : douze étapes, chacune à côté de ce dont elle parle.

learn-you = Vous
learn-headline = Votre première partie
learn-next = Suivant
learn-skip = Passer la leçon
learn-first-game = Jouer une première partie
learn-coach = Entraîneur : demande confirmation avant un coup qui perd beaucoup
learn-step = Étape { $step } sur { $steps }
why-lesson = Choisissez ce qui est éclairé.
learn-1 = Bienvenue dans votre Musée. Sur ces quatre Sites de fouille se trouvent deux fossiles chacun. Déterrez-les, profitez de leurs effets, puis exposez-les en collections. Collections et Journaux rapportent des points ; celui qui a le plus de points gagne.
learn-2 = À votre tour, vous fouillez ou vous récupérez vos pions. Prenez le Velociraptor : chaque fois que vous prenez un Carnivore, il vous donne 1 ambre.
learn-3 = La carte est dans votre Étude et a déjà donné 1 ambre : elle est elle-même un Carnivore. Rien n’est encore définitif. Annulez si vous voulez, puis validez.
learn-4 = Mary a fouillé aussi. Tout est visible : ses cartes, son ambre, son score. De nouveaux fossiles sont arrivés sur les Sites de fouille.
learn-5 = Chaque Site de fouille accueille un seul de vos pions. Prenez le Carnotaurus : 2 points, une fois. C’est un Carnivore, donc votre Velociraptor donne encore 1 ambre. À partir d’ici, la leçon valide pour vous.
learn-6 = Vous avez gagné 2 points et 1 ambre. Puis l’Argentinosaurus de Mary a donné 1 ambre à chaque adversaire. Prenez maintenant le Tyrannosaurus : 1 point, et 1 ambre par Carnivore de votre Étude, lui compris.
learn-7 = Vous avez 9 ambres : c’est le moment d’exposer. Récupérez vos pions. Pour chacun, vous exposez un fossile ou prenez 1 ambre.
learn-8 = Exposer coûte 1 ambre pour un petit fossile, 2 pour un moyen, 3 pour un grand, 2 pour un œuf. La carte perd alors ses effets. Commencez donc par une carte qui n’a plus rien à donner : le Carnotaurus.
learn-9 = Une carte commence une collection et ne rapporte rien encore. Ajoutez le Tyrannosaurus. Une collection Famille, c’est une Famille en trois Tailles ; une collection Taille, une Taille en cinq Familles. Un œuf vaut n’importe quelle Taille.
learn-10 = La deuxième carte a pris un jeton Collection, qui vaut 2, et le Journal Carnivore, qui vaut 3. Une collection plus longue pourrait encore voler le Journal. Complétez la vôtre : exposez le Velociraptor.
learn-11 = Votre collection est complète : ses jetons valent 3 points chacun, et le Journal est à vous pour de bon. Cela fait douze points avec trois cartes. Validez.
learn-12 = Ces jetons Collection sont la pendule. Quand le dernier est pris, ou que la pioche est vide, la manche en cours est la dernière. Journaux, collections et points d’effets comptent ; l’ambre et les cartes de l’Étude, non. Envie d’une première partie ?
