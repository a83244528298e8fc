# Il catalogo delle carte.

sheet-title = Le carte
sheet-lead = Ogni fossile del mazzo con la sua etichetta.
sheet-search = Cerca
sheet-family = Famiglia
sheet-size = Dimensione
sheet-timing = Effetto
sheet-once = Uso singolo
sheet-again = Ricorrente
sheet-none = Senza effetto
sheet-count = { $count ->
    [0] Nessuna carta corrisponde
    [one] { $count } carta
   *[other] { $count } carte
  }
sheet-clear = Mostra tutte
sheet-print = Stampa
sheet-period = Epoca
sheet-length = Lunghezza
sheet-wingspan = Apertura alare
sheet-egg = Lunghezza dell’uovo
sheet-where = Trovato
sheet-cost = { $count ->
    [one] { $count } ambra per esporre
   *[other] { $count } ambre per esporre
  }
sheet-ago = da { $from } a { $to } milioni di anni fa
sheet-ago1 = { $from } milioni di anni fa
sheet-lived = { $period }, { $ago }
sheet-load = Caricamento delle carte…

## Ages
age-cambrian = Cambriano
age-early-cretaceous = Cretaceo inferiore
age-early-devonian = Devoniano inferiore
age-early-eocene = Eocene inferiore
age-early-jurassic = Giurassico inferiore
age-late-carboniferous = Carbonifero superiore
age-late-cretaceous = Cretaceo superiore
age-late-devonian = Devoniano superiore
age-late-devonian-to-carboniferous = dal Devoniano superiore al Carbonifero
age-late-jurassic = Giurassico superiore
age-late-triassic = Triassico superiore
age-late-triassic-to-early-jurassic = dal Triassico superiore al Giurassico inferiore
age-middle-eocene = Eocene medio
age-middle-jurassic = Giurassico medio
age-middle-triassic = Triassico medio
age-middle-to-late-jurassic = Giurassico medio e superiore
age-miocene-to-pliocene = dal Miocene al Pliocene
age-oligocene = Oligocene
age-oligocene-to-miocene = dall’Oligocene al Miocene
age-pleistocene = Pleistocene
age-pleistocene-to-holocene = dal Pleistocene all’Olocene
age-pliocene-to-holocene = dal Pliocene all’Olocene
age-pliocene-to-pleistocene = dal Pliocene al Pleistocene
