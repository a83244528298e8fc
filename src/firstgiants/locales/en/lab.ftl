# The deck lab: bots play a deck, and the report says how it plays.

lab-title = Report: { $name }
lab-lead = Bots play the deck many times. The report says which cards stand out, and whether every seat has a fair chance.
lab-open = Test with bots
lab-to-cards = Look at the cards

## What to play
lab-plan = What the bots should play
lab-level = Who plays
lab-bot-greedy = Greedy beginner (fastest)
lab-games = Games with each number of players
lab-players = Numbers of players
lab-compare = Compare with
lab-compare-nothing = nothing
lab-account = With an account you can ask for 4,000 games.
lab-takes = { $minutes ->
    [one] About { $minutes } minute if the server has nothing else to do.
   *[other] About { $minutes } minutes if the server has nothing else to do.
  }
lab-start = Let them play

## While they play
lab-wait = Waiting for a free moment…
lab-progress = { $done } of { $total } games
lab-leave = You may leave this page: the bots play on, and its address leads back here.
lab-failed = The report did not work out. Try again later.

## The report
lab-about = { $games } games with each number of players, played by { $level }.
lab-unsure = No model was trained for these cards. The bots play with the general model, so fine differences are less certain.
lab-csv = Save as a table (CSV)
lab-json = Save as JSON
lab-with-players = { $count } players
lab-findings = What stands out
lab-findings-none = No card is certainly too strong or too weak.
lab-finding-dominant = { $card }: players who take it win far too often ({ $players }).
lab-finding-strong = { $card }: players who take it win too often ({ $players }).
lab-finding-weak = { $card }: players who take it win too rarely ({ $players }).
lab-finding-dead = { $card }: hardly anybody wants it, or it makes its owner lose ({ $players }).
lab-verdict-dominant = dominant
lab-verdict-strong = strong
lab-verdict-fair = fair
lab-verdict-weak = weak
lab-verdict-dead = dead
lab-verdict-unclear = unclear

lab-seats = Seats
lab-seats-hint = How much more often each seat wins than an even share, in percentage points. Seat 1 goes first. The line spans the 95 % interval.
lab-seat = Seat { $number }
lab-extra-amber = extra amber { $amounts }
lab-length = Length and scores
lab-rounds = Rounds
lab-scores = Scores
lab-mean = Mean { $value }
lab-most-games = 90 % of them: { $low }–{ $high }
lab-end-tokens = Ended by the last Set token
lab-end-deck = Ended by the last card

lab-cards = Cards
lab-cards-hint = Win lift: how much more often the players who take a card win than an even share, in percentage points, with its 95 % interval. Choose a heading to sort.
lab-card = Card
lab-verdict = Verdict
lab-lift = Win lift
lab-wanted = Wanted
lab-round = Round
lab-kept = Kept
lab-uses = What for
lab-amber = Amber
lab-points = Points
lab-displays = Displays
lab-given = To others
lab-use-exhibited = displayed only
lab-use-both = effect, then displayed
lab-use-effect = effect only
lab-use-left = left in the Study
lab-wanted-plot = How wanted each card is, and its win lift
lab-wanted-axis = taken in … of the games in which it lay at a Dig Site
lab-pairs = Pairs that win together
lab-pairs-none = Of { $count } pairs none certainly wins more than its two cards alone.
lab-pairs-some = Of { $count } pairs these certainly win more than their two cards alone:
lab-pair = { $first } and { $second }: { $more } points more, in { $games } games

lab-compared = Compared with { $name }
lab-compared-hint = Both decks were played with the same shuffles. The figures are this deck minus the other; bold ones are certain.
lab-added = Added: { $names }
lab-removed = Removed: { $names }
lab-changed = Changed: { $names }
lab-difference = Difference
lab-interval = 95 % interval
lab-row-seat = Seat { $number }, wins
lab-row-lift = { $card }, win lift

lab-read = How to read this
lab-read-verdicts = A card is strong or weak if its win lift is certainly beyond ±5 points, dominant or dead beyond ±10. It is dead also if it is taken less than half as often as the median card. Fair means certainly within ±5; unclear means that more games are needed.
lab-read-lift = A win lift says who won, not why: a card may be taken by players who are ahead anyway. Change one thing, keep a version, and compare the two.
lab-read-columns = Wanted: in how many of the games in which it lay at a Dig Site somebody took it. Round: when it was taken. Kept: how many rounds it stayed in the Study before it was displayed. Amber, points and displays are what its effects brought for each take.
