### The story of a game, event by event. $who, $from are player names, $card a card's name, $kind a Family or a Size.
### $you tells where the reader comes in: as the one who acts (who), as the one it is taken from (from), or not at all.

log-you = You
log-dig = { $you ->
    [who] { $who } dig at Dig Site { numeral } and take { $card }.
   *[no] { $who } digs at Dig Site { numeral } and takes { $card }.
  }
log-reclaim = { $you ->
    [who] { $who } take back { $count ->
        [one] 1 marker
       *[other] { $count } markers
      }.
   *[no] { $who } takes back { $count ->
        [one] 1 marker
       *[other] { $count } markers
      }.
  }
log-amber = { $you ->
    [who] { $who } take { $amount } amber.
   *[no] { $who } takes { $amount } amber.
  }
log-amber-card = { $you ->
    [who] { $who } gain { $amount } amber from { $card }.
   *[no] { $who } gains { $amount } amber from { $card }.
  }
log-points = { $you ->
    [who] { $who } gain { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      }.
   *[no] { $who } gains { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      }.
  }
log-points-card = { $you ->
    [who] { $who } gain { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      } from { $card }.
   *[no] { $who } gains { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
      } from { $card }.
  }
log-trade = { $you ->
    [who] { $who } trade { $amount } amber for 2 points.
   *[no] { $who } trades { $amount } amber for 2 points.
  }
log-declined = { $you ->
    [who] { $who } skip the effect of { $card }.
   *[no] { $who } skips the effect of { $card }.
  }
log-declined-second = { $you ->
    [who] { $who } display no second fossil with { $card }.
   *[no] { $who } displays no second fossil with { $card }.
  }
log-lost = { $you ->
    [who] The effect of { $card } is lost: you have displayed the card.
   *[no] The effect of { $card } is lost: { $who } has displayed the card.
  }
log-display-new = { $you ->
    [who] { $who } { $cost ->
        [0] display { $card } for free
       *[other] pay { $cost } amber and display { $card }
      } as a new set.
   *[no] { $who } { $cost ->
        [0] displays { $card } for free
       *[other] pays { $cost } amber and displays { $card }
      } as a new set.
  }
log-display-set = { $you ->
    [who] { $who } { $cost ->
        [0] display { $card } for free
       *[other] pay { $cost } amber and display { $card }
      }: a { $kind } set of { $length }.
   *[no] { $who } { $cost ->
        [0] displays { $card } for free
       *[other] pays { $cost } amber and displays { $card }
      }: a { $kind } set of { $length }.
  }
log-token = { $you ->
    [who] { $who } take a Set token{ $left ->
        [0] .
       *[other] ; { $left } left.
      }
   *[no] { $who } takes a Set token{ $left ->
        [0] .
       *[other] ; { $left } left.
      }
  }
log-complete = { $you ->
    [who] { $who } complete a { $kind } set: its tokens flip to 3 points.
   *[no] { $who } completes a { $kind } set: its tokens flip to 3 points.
  }
log-news = { $you ->
    [who] { $who } take the { $kind } News.
   *[no] { $who } takes the { $kind } News.
  }
log-news-stolen = { $you ->
    [who] { $who } steal the { $kind } News from { $from }.
    [from] { $who } steals the { $kind } News from you.
   *[no] { $who } steals the { $kind } News from { $from }.
  }
log-news-safe = { $you ->
    [who] The { $kind } News is yours for good.
   *[no] { $who } keeps the { $kind } News for good.
  }
log-refill = { $card } is revealed at Dig Site { numeral }.
log-end-tokens = The last Set token is taken: this is the final round.
log-end-deck = The deck is empty: this is the final round.
log-over = { $count ->
    [one] { $you ->
        [who] { $who } win with { $points } points.
       *[no] { $who } wins with { $points } points.
      }
   *[other] { $who } share the victory with { $points } points.
  }
