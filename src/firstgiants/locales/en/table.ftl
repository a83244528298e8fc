### Words that only the table, the lesson and the replay speak.

## What is asked
ask-soon = Your turn is coming.
card-of = { $card } of { $name }
ask-two-different = { $card }: you may display up to two fossils of different Families. The first?
ask-two-same = { $card }: you may display up to two fossils of one Family. The first?
ask-second-different = { $card }: now a second fossil, of another Family?
ask-second-same = { $card }: now a second fossil, of the same Family?
why-second-different = The second fossil must be of another Family than the first.
why-second-same = The second fossil must be of the same Family as the first.

## What a plan does
plan = What your plan does
plan-score = Score
plan-amber = { $amount } amber
plan-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
plan-tokens = { $count ->
    [one] { $amount } Set token
   *[other] { $amount } Set tokens
  }
plan-complete = { $kind } set complete
plan-news = { $kind } News
plan-news-safe = { $kind } News for good
plan-from = from { $name }

## Since your last turn
digest-tokens = { $count ->
    [one] A Set token is gone; { $left } left.
   *[other] { $count } Set tokens are gone; { $left } left.
  }
digest-new = New at the Dig Sites: { $cards }.
digest-more = The whole story, in the log

## Figures
set-points = { $count ->
    [one] { $count } point from Set tokens
   *[other] { $count } points from Set tokens
  }
news-points = { $count ->
    [one] { $count } point from News
   *[other] { $count } points from News
  }
where-study-yours = in your Study
where-set-yours = in your set { $row }
marker-yours = Your marker at Dig Site { $site }

## The end
end-rank = Place
end-won = winner

## Looking back
replay-at = Choice { $ply } of { $last } · turn { $turn }
replay-speed = Speed
replay-more = More
