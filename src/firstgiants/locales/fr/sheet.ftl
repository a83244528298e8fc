# La planche des cartes.

sheet-title = Les cartes
sheet-lead = Tous les fossiles du paquet, avec leur étiquette.
sheet-search = Rechercher
sheet-family = Famille
sheet-size = Taille
sheet-timing = Effet
sheet-once = Usage unique
sheet-again = Récurrent
sheet-none = Sans effet
sheet-count = { $count ->
    [0] Aucune carte ne correspond
    [one] { $count } carte
   *[other] { $count } cartes
  }
sheet-clear = Tout montrer
sheet-print = Imprimer
sheet-period = Époque
sheet-length = Longueur
sheet-wingspan = Envergure
sheet-egg = Longueur de l’œuf
sheet-where = Découvert
sheet-cost = { $count ->
    [one] { $count } ambre pour exposer
   *[other] { $count } ambres pour exposer
  }
sheet-ago = il y a { $from } à { $to } millions d’années
sheet-ago1 = il y a { $from } millions d’années
sheet-lived = { $period }, { $ago }
sheet-load = Chargement des cartes…

## Ages
age-cambrian = Cambrien
age-early-cretaceous = Crétacé inférieur
age-early-devonian = Dévonien inférieur
age-early-eocene = Éocène inférieur
age-early-jurassic = Jurassique inférieur
age-late-carboniferous = Carbonifère supérieur
age-late-cretaceous = Crétacé supérieur
age-late-devonian = Dévonien supérieur
age-late-devonian-to-carboniferous = Dévonien supérieur à Carbonifère
age-late-jurassic = Jurassique supérieur
age-late-triassic = Trias supérieur
age-late-triassic-to-early-jurassic = Trias supérieur à Jurassique inférieur
age-middle-eocene = Éocène moyen
age-middle-jurassic = Jurassique moyen
age-middle-triassic = Trias moyen
age-middle-to-late-jurassic = Jurassique moyen à supérieur
age-miocene-to-pliocene = Miocène à Pliocène
age-oligocene = Oligocène
age-oligocene-to-miocene = Oligocène à Miocène
age-pleistocene = Pléistocène
age-pleistocene-to-holocene = Pléistocène à Holocène
age-pliocene-to-holocene = Pliocène à Holocène
age-pliocene-to-pleistocene = Pliocène à Pléistocène
