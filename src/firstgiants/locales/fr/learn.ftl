### La première leçon.

learn-you = Vous
learn-headline = Votre première partie
learn-next = Continuer
learn-play-on = Jouer la suite contre un robot
why-lesson = Dans cette leçon, suivez la lampe : choisissez ce qui brille.
learn-1 = Bienvenue. Vous dirigez un musée, et Mary aussi, en haut. Au milieu, quatre Sites de fouille avec deux fossiles chacun. Rapportez des fossiles, profitez de ce qu’ils vous apprennent, puis exposez-les en collections. Collections et Journaux rapportent des points.
learn-2 = À chaque tour, vous jouez 1 pion ou vous récupérez vos pions. Fouillez : choisissez le Velociraptor au Site I. Son effet est récurrent : chaque fois que vous prenez un Carnivore, gagnez 1 ambre.
learn-3 = Votre pion est sur le site, la carte est dans votre Étude, et elle s’est déclenchée elle-même : 1 ambre. Rien n’est encore envoyé. Vous pouvez annuler ; puis validez.
learn-4 = Mary a fouillé aussi. Une nouvelle carte est arrivée sur chaque site. Prenez le Carnotaurus au Site II : son effet sert une fois, 2 points. C’est un Carnivore, donc votre Velociraptor agit encore.
learn-5 = Deux points et 1 ambre : la barre du haut et le journal de partie disent tout. Validez.
learn-6 = Maintenant le Tyrannosaurus au Site III. Il rapporte 1 ambre par Carnivore de votre Étude, lui compris, et 1 point.
learn-7 = Trois ambres grâce à lui, un de plus grâce au Velociraptor : huit en tout. Validez.
learn-8 = L’Argentinosaurus de Mary a donné 1 ambre à chaque adversaire : vous en avez neuf. Votre dernier pion : prenez l’Anomalocaris au Site IV. Il permet d’exposer un fossile tout de suite.
learn-9 = Exposer coûte de l’ambre : 1 pour petit, 2 pour moyen, 3 pour grand, 2 pour un œuf. Exposez le Carnotaurus ; il commence une collection. Une carte exposée perd ses effets : montrez d’abord ce qui n’a plus rien à donner.
learn-10 = Une collection d’une carte ne rapporte rien encore. La prochaine, si. Validez.
learn-11 = Tous vos pions sont posés. Récupérez-les tous : le bouton en haut, ou un clic sur un de vos pions.
learn-12 = Pour chaque pion, exposez un fossile ou prenez 1 ambre, dans l’ordre voulu. Exposez le Tyrannosaurus : même Famille, autre Taille, il rejoint le Carnotaurus. La deuxième carte fixe le type d’une collection.
learn-13 = Une collection Famille, c’est une Famille en trois Tailles ; une collection Taille, une Taille en cinq Familles. Vous avez pris un jeton Collection, qui vaut 2, et le Journal Carnivore, qui vaut 3. Une collection plus longue pourrait encore le voler. Exposez maintenant le Velociraptor.
learn-14 = La collection est complète : ses jetons passent à 3 points chacun, et le Journal est à vous pour de bon. Prenez 1 ambre avec le troisième pion.
learn-15 = Et 1 ambre avec le dernier.
learn-16 = Trois cartes vous ont donné douze points. Validez.
learn-17 = Mary a pris un œuf. Dans une collection, un œuf vaut n’importe quelle Taille : il va dans toute collection de sa Famille, et dans toute collection Taille.
learn-18 = La partie finit quand le dernier jeton Collection est pris ou que la pioche est vide. Tous jouent alors le même nombre de tours. Journaux, jetons Collection et points comptent ; l’Étude et l’ambre non. Le plus de points gagne.
learn-19 = C’est tout le jeu. Jouez la suite de cette table, ou commencez la vôtre.
