### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Choose your opponents
rivals-hint = Eight opponents, from gentle to fierce. Pick up to four; repeats allowed.
rivals-invite = Invite
rivals-strength = Strength { $level } of { $of }
rivals-bench = Your opponents
rivals-drop = Remove { $name }
rivals-against = You play against { $names }.
rivals-none = Invite at least one opponent.
rivals-full = { $count } opponents at most. Remove one first.
rivals-begin = Start game
play-now-again = Play { $names } again.
play-now-choose = Choose opponents
front-last = Your last games
my-waits-for = { $name }'s turn
game-won = won

## A new table
friends-minutes = Minutes per player
friends-increment = Increment (seconds per turn)
friends-days = Days per move
pace-own = Custom clock
more-title = More settings
more-name = Name of the table
more-first = First player
more-first-random = Random
more-news-family = Points for Family News
more-news-size = Points for Size News
more-at-once = Start automatically when full
more-fair-start = Fair start
more-fair-start-hint = Later seats begin with extra amber, so that all seats win about as often. Not for rated games.
more-rated = Rated game
more-rated-hint = Rated games need a clock, no bots, a fresh shuffle, a built-in deck and no fair start.
more-deal = Replay a previous shuffle
more-deal-hint = Paste a finished game's link to use the same card order. Everyone at the table sees this, and the game is not rated.
more-deck = Deck
more-deck-founders = Founders (built in)
more-deck-link = By link…
more-deck-paste = Link to the deck
more-deck-bad = This link leads to no deck that can be played.
more-deck-look = Look at its cards
more-deck-make = Make a deck

## Before the start
lobby-free = { $count ->
    [one] { $count } empty seat
   *[other] { $count } empty seats
  }
lobby-full-wait = Everybody is here. Waiting for the host to start.
lobby-host = { $name } has invited you.
lobby-join = Join
lobby-start-now = Start without empty seats
invite-share = Share…
invite-text = Play First Giants with me.
settings-title = Game settings
link-by-hand = Copy it with Ctrl+C, or press and hold the link.
link-copied-here = Copied. This link works only on this computer.
invite-only-here = Only this computer can open this link. To play with friends on your Wi-Fi, start the server with { $make } or { $command }.
lobby-name = Your name
offer-account = This game takes days. With an account you can keep playing on any device.
offer-later = Not now
settings-seat = { $name } (seat { $number })
settings-who = Who can join
settings-public = Anyone
settings-link = Anyone with the link
settings-rated = Rated
settings-fair-start = Extra amber for later seats
settings-even-start = The same amber for everyone
settings-unrated = Not rated
settings-deal = Cards
settings-deal-new = Shuffled for this table
settings-deal-known = In the order of a finished game: some may know it
settings-news = Family { $family }, Size { $size } points
settings-begins = Start
settings-when-full = When every seat is taken
settings-by-host = When the host starts it
settings-change = Change settings
settings-change-hint = Everybody at the table sees your changes at once.
settings-changed = Changed: { $what }
settings-item = { $label } – { $value }
settings-increment = { $pace }, +{ $seconds } s per turn

## Lists
open-lead = Join a live or turn-based game.
open-more = Show more tables
watch-others = Show other games
watch-table = Table of { $name }
watch-acts = to move
leader-lead = Rated games between people. Ratings rise as you win and play more.
leader-last = Last game
leader-start = See open tables
person-rated = { $count ->
    [0] no rated game yet
    [one] after { $count } rated game
   *[other] after { $count } rated games
  }
person-won = Won
person-last-games = { $count ->
    [one] last game
   *[other] last { $count } games
  }
person-best = Best score
person-best-hint = points in one of these games
person-none-theirs = No finished game yet.
person-none = No finished game yet. A first one takes about twenty minutes.

## About
about-privacy = Cookies keep three things: who you are, which language you chose and, if you have an account, that this device has signed in. There is no tracking, and nothing is loaded from elsewhere.
about-icons = All icons, fossils, portraits and tokens are our own drawings.
about-server = Open-source software on the server
about-licence = First Giants itself is free software under the MIT licence.
about-licence-texts = All licence texts
about-programs = For programs
about-programs-hint = Everything this page does goes through an open API. Your own programs can play, watch and read game files too.

## Kept seats, the score of rematches, reliability
nav-friends = Friends
seat-kept-for = Kept for { $name }
seat-kept = Kept for somebody
seat-kept-you = A seat is kept for you.
seat-refuse = No, thanks
seat-blocked = with somebody you have blocked
seat-program = program
seat-online = online
seat-vacation = on vacation
invite-people = Invite people
invite-people-hint = The seat is kept for the person you choose. They find it on their Friends page.
invite-people-none = You have no friends or recent players to invite yet. Send them the link.
invite-people-withdraw = Cancel invitation
series-of = { $name } { $wins }
series-score = { $count ->
    [one] Score: { $wins } after one game
   *[other] Score: { $wins } after { $count } games
  }
reliability = Reliability
reliability-any = Everyone
reliability-from = at least { $percent } % finished
reliability-seat = { $percent } % finished
reliability-hint = Newcomers and guests without five games can join here only if you invite them.

## Puzzles
nav-puzzles = Puzzles
front-puzzles = Find the best turn in real positions.
front-puzzle-title = Puzzle of the day
front-puzzle-state = { $state ->
    [solved] { $days ->
        [0] Solved today.
        [1] Solved today.
       *[other] Solved today, { $days } days in a row.
    }
    [failed] Answered today. A new one comes tomorrow.
   *[open] { $players ->
        [0] A new one every day.
       *[other] { $players } players. Can you find the best turn?
    }
}
