### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Choose your opponents
rivals-hint = Seven characters, from a kind beginner to the best we have. Invite up to four; the same one may come twice.
rivals-invite = Invite
rivals-strength = Strength { $level } of { $of }
rivals-bench = Your opponents
rivals-drop = Send { $name } away
rivals-against = You play against { $names }.
rivals-none = Invite at least one opponent.
rivals-full = { $count } opponents at most. Send one away first.
rivals-begin = Begin the game
play-now-again = Again against { $names }.
play-now-choose = Choose opponents
front-last = Your last games
my-waits-for = { $name } is to move
game-won = won

## A new table
friends-minutes = Minutes each
friends-increment = Seconds back per turn
friends-days = Days for each move
pace-own = A clock of your own
more-title = More settings
more-name = Name of the table
more-first = First player
more-first-random = Drawn at random
more-news-family = Points for Family News
more-news-size = Points for Size News
more-at-once = Begin as soon as every seat is taken
more-rated = Rated game
more-rated-hint = A rated game has a clock, only people, and a deal of its own.
more-deal = Same deal as a finished game
more-deal-hint = Paste the address of the finished game: its cards come in the same order. Everyone at the table sees this, and the game is not rated.

## Before the start
lobby-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
  }
lobby-full-wait = Everybody is here. The host begins the game.
lobby-host = { $name } invites you.
lobby-join = Sit down
lobby-start-now = Begin with those who are here
invite-share = Share …
invite-text = Play First Giants with me.
terms-title = What is played
terms-seat = { $name } (seat { $number })
terms-who = Who may sit down
terms-public = Anyone
terms-link = Whoever has the link
terms-rated = Rated
terms-unrated = Not rated
terms-deal = Cards
terms-deal-new = Shuffled for this table
terms-deal-known = In the order of a finished game: some may know it
terms-news = Family { $family }, Size { $size } points
terms-begins = Beginning
terms-when-full = When every seat is taken
terms-by-host = When the host says so
terms-change = Change the settings
terms-change-hint = Everybody at the table sees at once what you change.
terms-changed = Changed: { $what }
terms-item = { $label } – { $value }
terms-increment = { $pace }, { $seconds } s back per turn

## Lists
open-lead = Sit down with whoever is here, now or over days.
open-more = Show more tables
watch-others = Show other games
watch-table = Table of { $name }
watch-acts = to move
leader-lead = Rated games between people. The rating grows with wins, and with certainty.
leader-last = Last game
leader-start = To the open tables
person-rated = { $count ->
    [0] no rated game yet
    [one] after { $count } rated game
   *[other] after { $count } rated games
  }
person-won = Won
person-last-games = { $count ->
    [one] of the last game
   *[other] of the last { $count } games
  }
person-best = Best score
person-best-hint = points in one of these games
person-none = No finished game yet. The first one takes twenty minutes.

## About
about-privacy = Cookies keep three things: who you are, which language you chose and, if you have an account, that this device has signed in. There is no tracking, and nothing is loaded from elsewhere.
about-icons = All icons, fossils, portraits and tokens are our own drawings.
about-server = Software on the server
about-licence = First Giants itself is free software under the MIT licence.
about-licence-texts = All licence texts
about-programs = For programs
about-programs-hint = Everything this page does goes through an open interface. Your own program may play, watch and read records too.
