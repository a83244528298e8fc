# Das Verzeichnis der Karten.

sheet-title = Die Karten
sheet-lead = Jedes Fossil des Decks mit seinem Schild.
sheet-search = Suchen
sheet-family = Familie
sheet-size = Größe
sheet-timing = Effekt
sheet-once = Einmalig
sheet-again = Wiederkehrend
sheet-none = Ohne Effekt
sheet-count = { $count ->
    [0] Keine passenden Karten
    [one] { $count } Karte
   *[other] { $count } Karten
  }
sheet-clear = Alle zeigen
sheet-print = Drucken
sheet-period = Lebte
sheet-length = Länge
sheet-wingspan = Spannweite
sheet-egg = Länge des Eis
sheet-where = Fundort
sheet-cost = { $count } Bernstein zum Ausstellen
sheet-ago = vor { $from } bis { $to } Millionen Jahren
sheet-ago1 = vor { $from } Millionen Jahren
sheet-lived = { $period }, { $ago }
sheet-load = Karten werden geladen …

## Ages
age-cambrian = Kambrium
age-early-cretaceous = Unterkreide
age-early-devonian = Unterdevon
age-early-eocene = Frühes Eozän
age-early-jurassic = Unterjura
age-late-carboniferous = Oberkarbon
age-late-cretaceous = Oberkreide
age-late-devonian = Oberdevon
age-late-devonian-to-carboniferous = Oberdevon bis Karbon
age-late-jurassic = Oberjura
age-late-triassic = Obertrias
age-late-triassic-to-early-jurassic = Obertrias bis Unterjura
age-middle-eocene = Mittleres Eozän
age-middle-jurassic = Mitteljura
age-middle-triassic = Mitteltrias
age-middle-to-late-jurassic = Mittel- bis Oberjura
age-miocene-to-pliocene = Miozän bis Pliozän
age-oligocene = Oligozän
age-oligocene-to-miocene = Oligozän bis Miozän
age-pleistocene = Pleistozän
age-pleistocene-to-holocene = Pleistozän bis Holozän
age-pliocene-to-holocene = Pliozän bis Holozän
age-pliocene-to-pleistocene = Pliozän bis Pleistozän
