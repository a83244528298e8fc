### The table in words alone: one page of headings, lists and buttons.

text-title = The table in words
text-asked = What is asked
text-choices = Your choices
text-brings = Result: { $what }.
text-other = { $name }: { $what }
text-dig = Dig up { $card } at { $place }
text-show-new = Display { $card } as a new set, { $cost ->
    [0] free
   *[other] for { $cost } amber
  }
text-show-set = Display { $card } in set { $row } with { $others }, { $cost ->
    [0] free
   *[other] for { $cost } amber
  }
text-show-size = Display { $card } in set { $row } with { $others } as a { $size } set, { $cost ->
    [0] free
   *[other] for { $cost } amber
  }
text-use = First the effect of { $card }
text-about = : { $family }, { $size }. { $does }
text-plan = Your turn so far
# Follows the name of a choice.
text-set = { $set }: { $cards }. { $tokens ->
    [0] No Set token.
    [one] { $tokens } Set token.
   *[other] { $tokens } Set tokens.
  }
text-set-complete = Complete.
text-markers = Markers: { $names }
text-markers-none = No markers
text-markers-out = Markers at { $sites }
text-top = Top card: { $card }
text-supply = Set tokens in the supply
