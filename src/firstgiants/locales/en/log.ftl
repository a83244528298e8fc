### The story of a game, event by event. $who, $from are player names, $card a card's name, $kind a Family or a Size.

log-dig = { $who } digs at Dig Site { $site } and takes { $card }.
log-reclaim = { $count ->
    [one] { $who } takes back 1 marker.
   *[other] { $who } takes back { $count } markers.
  }
log-amber = { $who } gains { $amount } amber.
log-amber-card = { $who } gains { $amount } amber from { $card }.
log-points = { $amount ->
    [one] { $who } gains { $amount } point.
   *[other] { $who } gains { $amount } points.
  }
log-points-card = { $amount ->
    [one] { $who } gains { $amount } point from { $card }.
   *[other] { $who } gains { $amount } points from { $card }.
  }
log-trade = { $who } trades { $amount } amber for 2 points.
log-declined = { $who } declines the effect of { $card }.
log-lost = The effect of { $card } is lost: { $who } has displayed the card.
log-display-new = { $who } pays { $cost } amber and displays { $card } as a new set.
log-display-set = { $who } pays { $cost } amber and displays { $card }: a { $kind } set of { $length }.
log-token = { $left ->
    [one] { $who } takes a Set token; { $left } is left.
   *[other] { $who } takes a Set token; { $left } are left.
  }
log-complete = { $who } completes a { $kind } set: its tokens flip to 3 points.
log-news = { $who } takes the { $kind } News.
log-news-stolen = { $who } takes the { $kind } News away from { $from }.
log-news-safe = The { $kind } News is safe with { $who }.
log-refill = { $card } comes to Dig Site { $site }.
log-end-tokens = The last Set token is taken: the last turns begin.
log-end-deck = The deck is empty: the last turns begin.
log-over = { $count ->
    [one] { $who } wins with { $points } points.
   *[other] { $who } share the victory with { $points } points.
  }
