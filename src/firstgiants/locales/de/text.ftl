### Der Tisch nur in Worten: eine Seite aus Überschriften, Listen und Knöpfen.

text-title = Der Tisch in Worten
text-asked = Was gefragt ist
text-choices = Deine Möglichkeiten
text-brings = Ergebnis: { $what }.
text-other = { $name }: { $what }
text-dig = { $card } ausgraben, { $place }
text-show-new = { $card } als neue Sammlung ausstellen, { $cost ->
    [0] kostenlos
   *[other] für { $cost } Bernstein
  }
text-show-set = { $card } in Sammlung { $row } mit { $others } ausstellen, { $cost ->
    [0] kostenlos
   *[other] für { $cost } Bernstein
  }
text-show-size = { $card } in Sammlung { $row } mit { $others } ausstellen, Größe { $size }, { $cost ->
    [0] kostenlos
   *[other] für { $cost } Bernstein
  }
text-use = Zuerst der Effekt von { $card }
text-about = : { $family }, { $size }. { $does }
text-plan = Dein Zug bisher
# Follows the name of a choice.
text-set = { $set }: { $cards }. { $tokens ->
    [0] Kein Sammlungsplättchen.
   *[other] { $tokens } Sammlungsplättchen.
  }
text-set-complete = Vollständig.
text-markers = Marker: { $names }
text-markers-none = Keine Marker
text-markers-out = Marker bei: { $sites }
text-top = Oberste Karte: { $card }
text-supply = Sammlungsplättchen im Vorrat
