### First Giants: the words of the web app. English is the source; the other languages follow it key by key.

## The house
title = First Giants
skip-to-content = Go to the content
page-broken = This page could not be loaded. Check your connection, then try again.
try-again = Try again
close = Close
language = Language
menu = Menu
nav = Rooms
nav-open = Open tables
nav-watch = Watch
nav-learn = Learn
nav-rules = Rules
nav-cards = Cards
nav-leaderboard = Leaderboard
nav-about = About
nav-me = You
to-front = To the front page
unofficial = An unofficial implementation with original text, art and cards.

## Front page
front-over = Dig · study · exhibit
front-lead = Dig up the giants of the past, study them, and show them in your museum. For two to five players, in twenty minutes.
play-now = Play now
play-now-hint = Against { $names }, at once. No account needed.
front-learn = Learn by playing
front-rooms = More rooms
front-open = Sit down with others, now or over days.
front-watch = Look over the shoulders of people playing.
front-rules = The whole game in a few pages, with pictures.
front-cards = Every fossil of the deck and its label.
front-leaderboard = Who digs best.
my-games = Your games
my-your-turn = Your turn
my-playing = Others are playing
my-open = Waiting for players
my-finished = Finished
my-closed = Closed
friends-title = Play with friends
friends-hint = Choose who sits where. You get a link and a code to share; the seats fill as people come.
friends-you = You
friends-seat = Seat { $number }
friends-nobody = Nobody
friends-open = A friend
friends-bot = Bot: { $name }
friends-pace = Time
pace-none = No clock
pace-blitz = 5 minutes each
pace-live = 15 minutes each
pace-days = Days for each move
friends-public = Anyone may sit down
friends-make = Set up the table

## Before the start
lobby-title = A new table
lobby-full = Everybody is here.
lobby-closed = This table is closed. Nobody is left.
lobby-start = Begin the game
lobby-fill = Fill free seats with bots
lobby-leave = Leave the table
seat-free = Free seat
seat-bot = bot
seat-you = you
seat-here = here
seat-away = away
seat-stand-in = a bot plays on
sit-here = Sit here
add-bot = Add a bot
drop-bot = Send away
invite-title = Invite
invite-code = Code with the address of this table
invite-link = Send this link
invite-copy = Copy the link
invite-copied = Copied

## Words of the game
amber = Amber
points = Points
news = News
set-tokens = Set tokens
study = Study
exhibition = Exhibition
deck = Deck
quarry = Dig Sites
site = Dig Site { $site }
kind-flying = Flying
kind-herbivore = Herbivore
kind-carnivore = Carnivore
kind-marine = Marine
kind-mammal = Mammal
kind-small = Small
kind-medium = Medium
kind-large = Large
size-egg = Egg
egg-of = { $family } egg

## The table
table-title = The table
table-missing = There is no such table
museum-yours = Your Museum
museum-of = Museum of { $name }
museum-visit = Look at the Museum of { $name }
study-empty = No card yet
study-empty-yours = Your Study is empty. Dig to bring home a first fossil.
exhibition-empty = Nothing on display yet
set-label = set { $row }, { $kind }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
set-label-one = set { $row }, one card
set-no-kind = new set
aim-set = Display here: { $name }
new-set = Start a new set
name-size = Name the Size
where-study = in the Study of { $name }
where-set = in set { $row } of { $name }
where-deck = top of the deck
card-label = { $name }, { $family }, { $size }, { $where }
card-label-lit = { $name }, { $family }, { $size }, { $where }. Can be chosen.
slot-empty = Empty
deck-left = { $count ->
    [0] No card left in the deck
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
  }
deck-hidden = Turned when you commit
deck-empty = The deck is empty
marker-of = Marker of { $name } at Dig Site { $site }
markers-left = { $count ->
    [0] No marker left on the Museum
    [one] { $count } marker left on the Museum
   *[other] { $count } markers left on the Museum
  }
amber-count = { $count } amber
points-count = { $count ->
    [one] { $count } point gained in play
   *[other] { $count } points gained in play
  }
score-of = { $count ->
    [one] Score so far: { $count } point
   *[other] Score so far: { $count } points
  }
clock-of = { $name } has { $time } left
tokens-left = { $count ->
    [one] { $count } Set token left
   *[other] { $count } Set tokens left
  }
tokens-left-long = { $count ->
    [one] { $count } Set token is left. When it is taken, the last turns begin.
   *[other] { $count } Set tokens are left. When the last is taken, the last turns begin.
  }
ending-short = Last turns
ending-tokens = The last Set token is taken: everyone after this player, up to the last seat, has one more turn.
ending-deck = The deck is empty: everyone after this player, up to the last seat, has one more turn.
news-board = News tokens
news-free = { $kind } News, { $points } points: nobody has it. The first to expand a set of this kind takes it.
news-held = { $kind } News, { $points } points: { $name } holds it with a set of { $length }. A longer set takes it away.
news-safe = { $kind } News, { $points } points: { $name } completed the set and keeps it for good.
news-safe-short = safe
costs = costs { $count } amber
no-effect = No effect. An Egg stands for any Size in your sets.
would = What happens now
log = Log
log-empty = The game begins.
log-continued = This game goes on from choice { $ply } of an earlier one.
log-show = Show this moment
log-show-ply = Show the moment after choice { $ply }
digest = Since your last turn
chat = Chat
chat-say = Say something
chat-send = Send
chat-muted = The host has muted you at this table.
chat-mute = Mute
chat-mute-name = Mute { $name }
chat-unmute = Unmute
chat-unmute-name = Unmute { $name }
chat-react = A quick word
chat-react-short = …
react-hello = Hello!
react-well-played = Well played!
react-thanks = Thank you!
react-wow = Wow!
react-oops = Oops!
react-thinking = I am thinking …
react-good-game = Good game!
watching-count = { $count ->
    [one] { $count } person watches.
   *[other] { $count } people watch.
  }
view-as = See the table from the seat of
absent = { $name } is away.
take-over = Let a bot play on
take-back = Take my seat back
stand-in-plays = A bot plays for you.
leave-table = Leave the game
leave-hint = A bot plays on for you; you can come back.
reconnecting = Connecting …

## What is asked
ask-loading = Setting up the table …
ask-moment = You are looking back, at choice { $ply }.
ask-over = The game is over.
ask-waiting = { $name } is playing.
ask-other-turn = { $name } is thinking.
ask-other-choice = { $name } has a choice to make.
ask-turn = Your turn: dig up a card, or take your markers back.
ask-dig-only = Your turn: dig up a card.
ask-reclaim-only = Your turn: all markers are out. Take them back.
ask-reclaim = { $count ->
    [one] One marker to use: display a fossil or take 1 amber.
   *[other] { $count } markers to use: for each, display a fossil or take 1 amber.
  }
ask-order = Several cards have an effect. Which comes first?
ask-display = { $card }: you may display a fossil.
ask-display-free = { $card }: you may display a fossil without paying.
ask-trade = { $card }: pay 3 amber for 2 points?
ask-display-or-point = { $card }: display a fossil, or gain 1 point.
ask-where = { $card }: into which set?
ask-size = Two Eggs: which Size shall this set have?
ask-ready = All done. Commit your turn?
ask-ready-then = Commit, then { $name } has a choice to make.
out-of-turn = During the turn of { $name }:
act-reclaim = { $count ->
    [one] Take back 1 marker
   *[other] Take back { $count } markers
  }
act-reclaim-hint = Take all your markers back
reclaim-here = Your marker at Dig Site { $site }: take all your markers back
act-amber = Take 1 amber
act-trade = Pay 3 amber for 2 points
act-point = Take 1 point
act-skip = Decline
act-undo = Undo
act-restart = Restart
act-commit = Commit
act-now = Back to now
attend-your-turn = Your turn

## Why not
why-loading = The table is being set up.
why-moment = You are looking back. Go back to now to play.
why-over = The game is over.
why-watching = You are watching this game.
why-busy = One moment …
why-ready = Your turn is planned. Commit it, or undo a step.
why-not-your-turn = It is the turn of { $name }.
why-theirs = This belongs to { $name }.
why-deck = The next card to be turned up. It can be dug once it lies at a Dig Site.
why-finish-first = First finish what you have begun.
why-own-marker = Your marker is already at Dig Site { $site }. Take your markers back first.
why-no-marker = You have no marker left. Take your markers back.
why-impossible = That is not possible now.
why-display-later = You display fossils when you take markers back, or when an effect says so.
why-trade = Now you are asked about the trade.
why-order = Choose one of the lit cards: its effect comes first.
why-too-dear = That costs { $cost } amber. You have { $amber }.
why-pick-card = First choose a fossil from your Study.
why-set-complete = This set is complete.
why-set-mismatch = The fossil does not fit into this set.
why-rule = The rule
notice-offline = No connection. Your plan is kept; try again in a moment.
notice-retrying = No connection. Sending again …
notice-stale = The table has moved on meanwhile. Here is how it stands.
notice-refused = That did not work. { $detail }

## Keys
keys-title = Keys
keys-more = Tab goes from region to region, the arrow keys walk inside one, Enter chooses, Escape closes.
key-n = next thing that can be chosen
key-b = the one before
key-i = look closely at a card
key-t = take your markers back
key-a = take 1 amber
key-p = take the point, make the trade
key-s = decline
key-u = undo
key-r = restart the turn
key-c = commit
key-l = to the log
key-slash = to the chat
key-help = these keys

## Preferences
prefs = Preferences
prefs-notice = When it is my turn
prefs-look = For the eyes
prefs-table = At the table
pref-confirm = Ask before a planned turn is committed
pref-motion = Move cards and tokens across the table
pref-sounds = A soft sound when it is my turn
pref-notify = A notification when it is my turn
pref-colour = Colours that are easier to tell apart
pref-log = Tell every detail in the log

## The end
end-title = The end
end-counting = Counting for { $name } …
end-winner = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
  }
end-player = Player
end-total = Total
end-skip = Show it all
end-rematch = Play again
end-join-rematch = To the next game
end-review = Look back at the game
end-share = Share
end-show = Show the result

## When something goes wrong
problem-unknown = Something went wrong. Please try again.
problem-offline = No connection to the server. Check your network, then try again.
problem-invalid-request = That does not have the right form. Check what you entered.
problem-illegal-choice = This record breaks the rules at some point; it cannot be shown.
problem-bad-record = This file is not the record of a game, or it breaks off. Choose one that was downloaded from a game looked back at.
problem-cannot-be-rated = A rated table has a clock, a deal of its own and no bots.
problem-no-such-deal = Only the deal of a finished game can be played again. Check the address.
problem-table-not-open = The game has begun already. You can watch it.
problem-table-closed = This table is closed.
problem-table-full = That seat has just been taken. Choose another, or watch the game.
problem-no-such-game = There is no game at this address. The link may be old or mistyped.
problem-no-such-table = There is no table at this address. The link may be old or mistyped.
problem-no-such-person = There is nobody at this address. They may have left for good.
problem-too-many-tables = You have as many tables as anybody may have at once. Finish or leave one first.
problem-too-many-tables-here = As many tables as allowed have been made from your network address. Some of them have to end first.
problem-too-many-bot-games = As many games of bots alone as allowed are being played from your network address. Wait until one is over.
problem-too-many-tokens = You have as many keys as anybody may have. Withdraw one first.
problem-login-taken = Somebody has this login already. Choose another.
problem-wrong-password = Login and password do not fit together. Check both.
problem-weak-password = Choose a password that is harder to guess.
problem-wrong-old-password = Your current password is wrong.
problem-no-such-session = That device is already signed out.
problem-too-many-requests = That was too fast. Wait a moment, then try again.
problem-try-again = The server is busy just now. Try again in a moment.
problem-not-signed-in = You are no longer signed in here. Reload the page, then sign in again.
problem-stale = The table has changed meanwhile. Look again, then choose.
problem-not-your-decision = Another player has to choose now.
problem-not-seated = Only the players at this table can do that.
problem-not-host = Only the host of this table can do that.
problem-muted = The host has muted you at this table.
problem-taken-over = A bot is playing at that seat.
problem-still-has-time = This player still has time left.
problem-table-not-playing = The game has not begun yet, or it is over.
problem-table-not-finished = The game is not over yet.
problem-too-few-seated = At least two players must be seated first.
problem-already-seated = You already have a seat at this table.
problem-no-such-seat = There is nobody on that seat any more.
problem-no-bot-there = There is no bot on that seat any more.
problem-no-such-moment = The game cannot be played on from this moment.
problem-no-such-token = This key has already been withdrawn.
problem-already-account = You already have an account. Reload the page.
problem-no-account = You are playing as a guest and have no password.
problem-too-large = This is larger than the server accepts.
problem-bad-choice = This record contains a move that cannot be read.
problem-bad-deck = The deck in this record is damaged.
problem-unknown-deck = This record was played with a deck that this server does not have.
problem-bad-settings = The settings in this record are damaged.
problem-internal = The server has made a mistake. Please try again.
not-found = There is nothing at this address
not-found-hint = The link may be old or mistyped.

## Looking back
replay-title = A game, looked back at
replay-missing = There is no such game
replay-start = The table before the first turn.
replay-controls = Moments of the game
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-scrub = Moment
replay-continue = Play on from here
replay-download = Download the record
replay-link = Link to this moment
replay-upload = Look at a record from a file

## Rooms with tables
open-empty = No table has a free seat now. Set one up; others will see it here.
sit-down = To the table
watch-now = Being played now
watch-empty = Nobody plays in public at the moment.
watch-finished = Finished games
watch-none = No finished game yet.
rated = rated
known-deal = known cards
pace-some-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
  }
pace-minutes = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
  }

## People
leader-place = Place
leader-name = Name
leader-rating = Rating
leader-games = Games
leader-empty = Nobody has played a rated game yet. Make an account, set up a table with a clock and mark it as rated: the first line of the ledger is yours.
person-guest = Guest
person-account = Player
person-bot = Bot
person-since = here since { $date }
person-games = Games
me-history = Your games and rating
me-name = The name others see
me-save = Save
me-saved = Saved
account = Account
account-signed-in = You are signed in as { $login }.
account-out = Sign out
account-new-hint = Choose a login and a password to keep your games and rating on every device. Nothing else is asked.
account-in-hint = Welcome back.
account-login = Login
account-password = Password
account-new = Make an account
account-in = Sign in
account-to-new = I have no account yet
account-to-in = I have an account already
password = Password
password-old = Current password
password-new = New password
password-change = Change password
password-changed = Password changed. All other devices are signed out.
sessions = Signed-in devices
sessions-this = This device
sessions-seen = Last seen { $date }
sessions-unknown = Unknown device
sessions-end = Sign out
sessions-end-name = Sign out: { $device }
sessions-end-others = Sign out everywhere else
tokens = Keys for programs
tokens-hint = A key lets your own program play in your name.
tokens-label = What is it for?
tokens-make = Make a key
tokens-drop = Withdraw
tokens-made = Copy it now; it is not shown again:
me-delete-title = Leave for good
me-delete-hint = Your name, account and preferences are deleted. Finished games stay, without your name.
me-delete = Delete me
me-delete-sure = Really delete everything about you? This cannot be undone.
me-delete-no = Keep me
me-delete-yes = Delete me for good

## About
about-game = First Giants is a game of digging up fossils, studying them and showing them in a museum. The rules follow the published game; the words, the drawings and the deck of cards are our own.
about-made = How it is made
about-art = Every fossil is drawn by the program from a description of the animal: spine, ribs, skull, limbs, wings, fins, tusks. No picture is copied from anywhere.
about-fair = Before each game the server publishes a fingerprint of its secret shuffle, and the secret itself after the game. Anyone can check that the deck was not touched.
about-fonts = Typefaces
about-software = Software in the page
about-api = The interface, described

## Bots, by character
bot-hatchling = Hatchling
bot-hatchling-is = Sees what lies before it and grabs whatever glitters; kind to beginners.
bot-volunteer = Volunteer
bot-volunteer-is = Knows the rules of thumb and keeps the museum tidy, one turn at a time.
bot-digger = Digger
bot-digger-is = Has a feeling for good fossils, but seldom plans ahead.
bot-preparator = Preparator
bot-preparator-is = Patient and exact: takes the best that is in sight.
bot-curator = Curator
bot-curator-is = Plans its exhibition a turn ahead and keeps an eye on the News.
bot-professor = Professor
bot-professor-is = Thinks about your plans too; ends the game when it is ahead.
bot-giant = Giant
bot-giant-is = The best we have: thinks as long as it may and forgives little.

list-comma = { ", " }
list-and = { $some } and { $last }
