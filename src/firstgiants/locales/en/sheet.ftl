# The contact sheet of the deck: its words and the ages of the earth.

sheet-title = The cards
sheet-lead = Every fossil of the deck, with its label.
sheet-search = Search
sheet-family = Family
sheet-size = Size
sheet-timing = Effect
sheet-once = Single use
sheet-again = Recurring
sheet-none = Without effect
sheet-count = { $count ->
    [0] No cards match
    [one] { $count } card
   *[other] { $count } cards
  }
sheet-clear = Show all
sheet-print = Print
sheet-period = Lived
sheet-length = Length
sheet-wingspan = Wingspan
sheet-egg = Egg length
sheet-where = Found
sheet-cost = { $count } amber to display
sheet-ago = { $from } to { $to } million years ago
sheet-ago1 = { $from } million years ago
sheet-lived = { $period }, { $ago }
sheet-load = Loading cards…

## Ages
age-cambrian = Cambrian
age-early-cretaceous = Early Cretaceous
age-early-devonian = Early Devonian
age-early-eocene = Early Eocene
age-early-jurassic = Early Jurassic
age-late-carboniferous = Late Carboniferous
age-late-cretaceous = Late Cretaceous
age-late-devonian = Late Devonian
age-late-devonian-to-carboniferous = Late Devonian to Carboniferous
age-late-jurassic = Late Jurassic
age-late-triassic = Late Triassic
age-late-triassic-to-early-jurassic = Late Triassic to Early Jurassic
age-middle-eocene = Middle Eocene
age-middle-jurassic = Middle Jurassic
age-middle-triassic = Middle Triassic
age-middle-to-late-jurassic = Middle to Late Jurassic
age-miocene-to-pliocene = Miocene to Pliocene
age-oligocene = Oligocene
age-oligocene-to-miocene = Oligocene to Miocene
age-pleistocene = Pleistocene
age-pleistocene-to-holocene = Pleistocene to Holocene
age-pliocene-to-holocene = Pliocene to Holocene
age-pliocene-to-pleistocene = Pliocene to Pleistocene
