### La table en mots seuls : une page de titres, de listes et de boutons.

text-title = La table en mots
text-asked = Ce qui est demandé
text-choices = Vos choix
text-brings = Résultat : { $what }.
text-other = { $name } : { $what }
text-dig = Prendre { $card }, { $place }
text-show-new = Exposer { $card } comme nouvelle collection, { $cost ->
    [0] gratuitement
    [one] pour { $cost } ambre
   *[other] pour { $cost } ambres
  }
text-show-set = Exposer { $card } dans la collection { $row } avec { $others }, { $cost ->
    [0] gratuitement
    [one] pour { $cost } ambre
   *[other] pour { $cost } ambres
  }
text-show-size = Exposer { $card } dans la collection { $row } avec { $others }, Taille { $size }, { $cost ->
    [0] gratuitement
    [one] pour { $cost } ambre
   *[other] pour { $cost } ambres
  }
text-use = D’abord l’effet de { $card }
text-about = { "\u00A0" }: { $family }, { $size }. { $does }
text-plan = Votre tour jusqu’ici
# Follows the name of a choice.
text-set = { $set } : { $cards }. { $tokens ->
    [0] Aucun jeton Collection.
    [one] { $tokens } jeton Collection.
   *[other] { $tokens } jetons Collection.
  }
text-set-complete = Complète.
text-markers = Pions : { $names }
text-markers-none = Aucun pion
text-markers-out = Pions posés : { $sites }
text-top = Carte du dessus : { $card }
text-supply = Jetons Collection dans la réserve
