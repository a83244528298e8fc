### Words that only the table, the lesson and the replay speak.

## What is asked
ask-soon = Your turn is coming.
ask-checking = The coach is checking your turn…
card-of = { $card } of { $name }
ask-two-different = { $card }: display up to two fossils of different Families.
ask-two-same = { $card }: display up to two fossils of one Family.
ask-second-different = { $card }: display a second, from another Family?
ask-second-same = { $card }: display a second, from the same Family?
why-second-different = The second fossil must be of another Family than the first.
why-second-same = The second fossil must be of the same Family as the first.

## What a plan does
plan = Your turn so far
plan-score = Score
# English has one form; other languages choose theirs by $count.
plan-amber = { $count ->
   *[other] { $amount } amber
  }
plan-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
plan-complete = { $kind } set complete
plan-news = { $kind } News
plan-news-safe = { $kind } News, safe
plan-from = from { $name }
plan-set = { $kind } set
plan-markers = markers
plan-supply = Set tokens left: { $from } → { $to }
plan-supply-short = { $from } → { $to } left
plan-ends = Final round
brings-nothing = No points, no amber

## Since your last turn
digest-fell = You fell from { $from ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $from }th
  } to { $to ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $to }th
  } place.
digest-rose = You rose from { $from ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $from }th
  } to { $to ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $to }th
  } place.
digest-amber = You gained { $amount } amber, thanks to { $cards }.
digest-points = { $amount ->
    [one] You gained { $amount } point, thanks to { $cards }.
   *[other] You gained { $amount } points, thanks to { $cards }.
  }
digest-tokens-low = { $count ->
    [one] Only { $count } Set token is left: the end is near.
   *[other] Only { $count } Set tokens are left: the end is near.
  }
digest-deck-low = { $count ->
    [one] Only { $count } card is left in the deck: the end is near.
   *[other] Only { $count } cards are left in the deck: the end is near.
  }
digest-last-turn = This is your last turn.
digest-more = See full log

## Figures
set-points = { $count ->
    [one] { $count } point from sets
   *[other] { $count } points from sets
  }
news-points = { $count ->
    [one] { $count } point from News
   *[other] { $count } points from News
  }
where-study-yours = in your Study
where-set-yours = in your set { $row }
marker-yours = Your marker at Dig Site { numeral }

## The end
end-rank = Place
end-won = winner
end-you-win = { $points ->
    [one] You win with { $points } point!
   *[other] You win with { $points } points!
  }
end-you-share = You and { $names } win with { $points } points!
end-you-placed = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
  } with { $points }.
end-you-level = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
  } with { $points }, level with { $names }.
end-graph = Score over the game
end-turn = turn { $turn }
end-round = Round
end-rating = Rating { $before } → { $after } ({ $change })

## Looking back
replay-at = Move { $ply } of { $last } · turn { $turn }
replay-speed = Speed
replay-more = More
continue-hint = The game continues from move { $ply }. Who plays which seat? A friend takes their seat by opening the link.

## People at the table
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
chat-line = { $name }: { $text }
seat-late = out of time
still-clock = A bot can fill in for { $name } when their time is up.
still-later = { $minutes ->
    [one] A bot can fill in for { $name } when everybody has waited { $minutes } minute for their move.
   *[other] A bot can fill in for { $name } when everybody has waited { $minutes } minutes for their move.
  }
still-asked = { $minutes ->
    [one] A bot can fill in for { $name } in { $minutes } minute.
   *[other] A bot can fill in for { $name } in { $minutes } minutes.
  }

## The last round and the order of play
final-round = Final round! Still to play: { $names }.
final-turn = Final round! This is the last turn.
turn-order = { $place ->
    [1] First player
    [2] Plays second
    [3] Plays third
    [4] Plays fourth
   *[5] Plays fifth
  }
## For ears, and for learning the icons
card-full = { $label }; { $cost }. { $does }
card-full-lit = { $label }; { $cost }. Can be chosen. { $does }
card-line = { $name }: { $family }, { $size }; { $cost }. { $does }
look-displayed = On display: its effects no longer apply.
text-on = Text-only table
text-off = Table with pictures
help = Icons and keys

## What the icons on cards mean
sign-once = once, when you take the card
sign-again = every time, while the card is in your Study
sign-you = when you take …
sign-anyone = when anyone takes …
sign-kind = { $kind } card
sign-new-family = a card of a Family not yet in your Study
sign-then = then
sign-amber = gain this much amber
sign-points = gain this many victory points
sign-display = you may display 1 fossil
sign-display-free = you may display 1 fossil for free
sign-two-different = you may display up to 2 fossils of different Families
sign-two-same = you may display up to 2 fossils of the same Family
sign-trade = you may spend 3 amber to gain 2 victory points
sign-or = or
sign-opponents = each opponent does this
sign-times = for each …
sign-families = different Family in your Study
sign-pairs = pair of cards in your Study
sign-egg = an Egg stands for any Size in your sets
legend-order = Read a row of icons from left to right: when it applies, what it does, and how many times.
legend-when = When
legend-does = What it does
legend-times = How many times
legend-families = Families
legend-sizes = Sizes
legend-size = { $size }: { $cost }
legend-pieces = Tokens and markers
legend-amber = Amber pays for displaying fossils
legend-points = Victory points from card effects
legend-token = Set token: { $points } points on a set that is not complete
legend-token-complete = Set token: { $points } points on a complete set
legend-news = News token: for the longest set of its kind
legend-marker = Marker: each player has a colour and a shape of their own
