### First Giants: the words of the web app. English is the source; the other languages follow it key by key.

## The house
title = First Giants
skip-to-content = Skip to content
page-broken = This page could not be loaded. Check your connection, then try again.
try-again = Try again
close = Close
language = Language
menu = Menu
nav = Main menu
nav-open = Open tables
nav-watch = Watch
nav-learn = Learn
nav-rules = Rules
nav-cards = Cards
nav-workshop = Workshop
nav-leaderboard = Leaderboard
nav-about = About
nav-me = You
to-front = Home
announcement = Announcement
announcement-close = Hide this announcement
unofficial = An unofficial implementation with original text, art and cards.

## Front page
front-over = Dig · study · exhibit
front-lead = Dig up the giants of the past, study them, and show them in your museum. For two to five players, in twenty minutes.
play-now = Play now
play-now-hint = Start now against { $names }. No account needed.
front-learn = Learn by playing
front-rooms = Explore
front-open = Join a game, live or over several days.
front-watch = Watch games in progress.
front-rules = The complete rules, illustrated.
front-cards = Browse every fossil in the deck.
front-workshop = Make decks of your own.
front-leaderboard = See who digs best.
my-games = Your games
my-your-turn = Your turn
my-playing = Waiting for others
my-open = Waiting for players to join
my-finished = Finished
my-closed = Closed
friends-title = Play with friends
friends-hint = Choose who sits where, then share the link or QR code.
friends-you = You
friends-seat = Seat { $number }
friends-nobody = Nobody
friends-open = A friend
friends-bot = Bot: { $name }
friends-pace = Time
pace-none = No clock
pace-blitz = 5 minutes each
pace-live = 15 minutes each
pace-days = Turn-based (days per move)
friends-public = Open to anyone
friends-make = Create table

## Before the start
lobby-title = New table
lobby-full = Everybody is here.
lobby-closed = This table is closed: everyone has left.
lobby-start = Start game
lobby-fill = Fill empty seats with bots
lobby-leave = Leave the table
seat-free = Empty seat
seat-bot = bot
seat-you = you
seat-here = here
seat-away = away
seat-stand-in = bot filling in
sit-here = Sit here
add-bot = Add a bot
drop-bot = Remove
invite-title = Invite
invite-code = QR code for this table
invite-link = Send this link
invite-copy = Copy the link
invite-copied = Copied

## Words of the game
amber = Amber
score-news = News points
score-sets = Set points
score-effects = Effect points
news = News
study = Study
exhibition = Exhibition
deck = Deck
quarry = Dig Sites
site = Dig Site { numeral }
numeral = { $site ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
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
study-empty-yours = Your Study is empty. Dig to bring home a fossil.
exhibition-empty = Nothing on display yet
set-label = set { $row }, { $kind }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
set-label-one = set { $row }, one card
set-no-kind = 1 card
aim-set = Display here: { $name }
new-set = Start a new set
name-size = Choose a Size
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
deck-hidden = Revealed when you confirm
deck-empty = The deck is empty
marker-of = Marker of { $name } at Dig Site { numeral }
markers-left = { $count ->
    [0] No markers left in the Museum
    [one] { $count } marker left in the Museum
   *[other] { $count } markers left in the Museum
  }
amber-count = { $count } amber
points-count = { $count ->
    [one] { $count } point from card effects
   *[other] { $count } points from card effects
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
    [one] { $count } Set token is left. When it is taken, this round is the last.
   *[other] { $count } Set tokens are left. When the last one is taken, this round is the last.
  }
ending-short = Final round
ending-tokens = The last Set token is taken. Final round! { $count ->
    [0] This is the last turn.
   *[other] Still to play: { $names }.
  }
ending-deck = The deck is empty. Final round! { $count ->
    [0] This is the last turn.
   *[other] Still to play: { $names }.
  }
news-board = News tokens
news-free = { $kind } News, { $points } points: nobody has it. The first to expand a set of this kind takes it.
news-held = { $kind } News, { $points } points: { $name } holds it with a set of { $length }. A longer set steals it.
news-safe = { $kind } News, { $points } points: { $name } completed the set and keeps it for good.
news-safe-short = safe
costs = { $count } amber to display
no-effect = No effect. An Egg stands for any Size in your sets.
would = If you take it now
log = Log
log-empty = The game begins.
log-continued = Continued from move { $ply } of an earlier game.
log-show = Show this position
log-show-ply = Show the position after move { $ply }
digest = Since your last turn
chat = Chat
chat-say = Message
chat-send = Send
chat-muted = The host has muted you at this table.
chat-mute = Mute
chat-mute-name = Mute { $name }
chat-unmute = Unmute
chat-unmute-name = Unmute { $name }
chat-react = Quick message
chat-react-short = Quick
react-hello = Hello!
react-well-played = Well played!
react-thanks = Thank you!
react-wow = Wow!
react-oops = Oops!
react-thinking = Thinking…
react-good-game = Good game!
watching-count = { $count } watching
view-as = View as
take-over = Let a bot fill in
take-back = Take my seat back
stand-in-plays = A bot is filling in for you.
leave-table = Leave the game
leave-hint = A bot fills in for you; you can come back.
leave-hint-daily = Leaving gives up your try at the deal of the day.
hint-title = Ask the professor
reconnecting = Connecting…

## What is asked
ask-loading = Setting up the table…
ask-moment = Reviewing move { $ply }.
ask-over = The game is over.
ask-waiting = { $name } is playing.
ask-other-turn = { $name } is thinking.
ask-other-choice = { $name } is choosing.
ask-turn = Your turn: dig, or take back your markers.
ask-dig-only = Your turn: dig up a card.
ask-reclaim-only = Your turn: no markers left. Take them back.
ask-reclaim = { $count ->
    [one] { $count } marker left: display a fossil or take 1 amber.
   *[other] { $count } markers left: display a fossil or take 1 amber for each.
  }
ask-order = Which effect first?
ask-display = { $card }: you may display a fossil.
ask-display-free = { $card }: you may display a fossil for free.
ask-trade = { $card }: pay 3 amber for 2 points?
ask-display-or-point = { $card }: display a fossil, or gain 1 point.
ask-where = { $card }: into which set?
ask-size = Two Eggs: choose a Size for this set.
ask-ready = Happy with your turn?
ask-ready-then = Confirm; then { $name } chooses.
out-of-turn = During { $name }'s turn:
act-reclaim = { $count ->
    [one] Take back 1 marker
   *[other] Take back { $count } markers
  }
act-reclaim-hint = Take all your markers back
reclaim-here = Your marker at Dig Site { numeral }: take all your markers back
act-amber = Take 1 amber
act-amber-rest = Take the rest as amber
act-trade = Pay 3 amber for 2 points
act-point = Take 1 point
act-skip = Skip
act-undo = Undo
act-restart = Restart
act-commit = Confirm
act-now = Back to game
act-skip-moves = Skip ahead
do-dig = Dig this up
do-display = Display this
do-use = Use this effect
attend-your-turn = Your turn

## Why not
why-loading = The table is being set up.
why-moment = You're reviewing an earlier move. Return to the game to play.
why-over = The game is over.
why-watching = You are watching this game.
why-busy = One moment…
why-ready = Your turn is ready: confirm it, or undo.
why-not-your-turn = It's { $name }'s turn.
why-theirs = This belongs to { $name }.
why-deck = The next card to be revealed. You can dig it up once it lies at a Dig Site.
why-finish-first = Finish the current choice first.
why-own-marker = Your marker is already at Dig Site { numeral }. Take your markers back first.
why-no-marker = You're out of markers. Take them back first.
why-impossible = You can't do that now.
why-display-later = You can display fossils when you take markers back, or when a card effect lets you.
why-trade = Decide on the trade first.
why-order = Choose one of the lit cards: its effect comes first.
why-too-dear = You need { $cost } amber; you have { $amber }.
why-pick-card = Choose a fossil from your Study first.
why-set-complete = This set is complete.
why-set-mismatch = This fossil does not fit into this set.
why-rule = See the rule
notice-offline = No connection. Your plan is kept; try again in a moment.
notice-retrying = No connection. Reconnecting…
notice-stale = The game has moved on. This is the current position.
notice-refused = That didn't work. { $detail }

## Keys
keys-title = Keyboard shortcuts
keys-more = Tab moves between areas, arrows within one, Enter selects, Esc closes.
key-n = next choice
key-b = previous choice
key-i = look closely at a card
key-t = take your markers back
key-a = take 1 amber
key-rest = take the rest as amber
key-p = take the point, make the trade
key-s = skip
key-u = undo
key-r = restart the turn
key-c = confirm
key-escape = skip the moves of others
key-l = go to log
key-slash = go to chat
key-help = show this list
key-h = Ask the professor, at tables with bots

## Preferences
prefs = Preferences
prefs-notice = When it's my turn
prefs-look = Display
prefs-table = Gameplay
pref-confirm = Confirm my turn before it's played
pref-coach = Coach: ask before a move that lowers my chance of winning by
pref-coach-off = never
pref-coach-15 = 15 % or more
pref-coach-10 = 10 % or more
pref-coach-5 = 5 % or more
pref-coach-hint = Only at tables with bots alone; such games are marked “with hints”.
pref-motion = Animations
pref-speed = Speed of others' moves
pref-speed-slow = Slow
pref-speed-normal = Normal
pref-speed-fast = Fast
pref-speed-instant = Instant
pref-sounds = Play a sound
pref-notify = Show a notification
pref-colour = Colour-blind friendly colours
pref-log = Detailed log
pref-card-text = Text under large cards
pref-theme = Table
pref-theme-light = Light
pref-theme-dark = Dark
pref-theme-system = Same as the system
pref-card-size = Card size
pref-card-size-normal = Normal
pref-card-size-large = Large
pref-card-sounds = Sounds for cards and the end

## The end
end-title = Game over
end-counting = Scoring { $name }…
end-winner = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
  }
end-player = Player
end-total = Total
end-skip = Skip
end-rematch = Rematch
end-join-rematch = Join rematch
end-review = Review game
end-daily = Compare with everybody
assisted-game = Played with hints.
end-show = Show scores
end-text = A game of First Giants.

## When something goes wrong
problem-unknown = Something went wrong. Please try again.
problem-offline = No connection to the server. Check your network, then try again.
problem-invalid-request = Something in the form isn't right. Please check it.
problem-illegal-choice = This game file breaks the rules at some point, so it can't be shown.
problem-bad-record = That isn't a complete game file. Use one downloaded from a game review.
problem-cannot-be-rated = Rated games need a clock, no bots, a fresh shuffle, a built-in deck and no fair start.
problem-no-such-deal = Only the shuffle of a finished game can be replayed. Check the link.
problem-table-not-open = This game has already started. You can watch it.
problem-table-closed = This table is closed.
problem-table-full = That seat has just been taken. Choose another, or watch the game.
problem-no-such-game = There is no game at this address. The link may be old or mistyped.
problem-daily-secret = This game plays the deal of the day. It can be watched when the day is over, five minutes after midnight UTC.
problem-daily-played = You have begun today’s deal; everybody has one try. Your table is on the front page.
problem-no-such-day = There is no deal of that day here.
problem-daily-own-try = At a deal of the day nobody plays for you.
problem-no-hints-here = The professor helps only at tables with bots alone, never in rated games or the deal of the day.
problem-no-such-table = There is no table at this address. The link may be old or mistyped.
problem-no-such-person = No such player. The account may have been deleted.
problem-too-many-tables = You've reached the table limit. Finish or leave one first.
problem-too-many-tables-here = Your network address has reached the table limit. Some of its games have to end first.
problem-too-many-bot-games = Your network address has reached the limit for games between bots. Wait until one is over.
problem-too-many-notices = That is more than the server allows.
problem-address-refused = Messages may not go to this address.
problem-too-many-tokens = You've reached the key limit. Revoke one first.
problem-has-rated-games = An account with rated games stays a person's or a program's. Make another account for the program.
problem-too-many-jobs = Your earlier analyses are still being worked on. Try again when one is done.
problem-nothing-to-review = No move has been played in this game, so there is nothing to analyse.
problem-login-taken = That username is taken. Choose another.
problem-wrong-password = Wrong username or password.
problem-weak-password = Choose a password that is harder to guess.
problem-wrong-old-password = Your current password is wrong.
problem-no-such-session = That device is already signed out.
problem-too-many-requests = Too many requests. Wait a moment, then try again.
problem-try-again = The server is busy. Try again in a moment.
problem-not-signed-in = You are no longer signed in here. Reload the page, then sign in again.
problem-stale = The game has moved on. Look again, then choose.
problem-not-your-decision = Another player has to choose now.
problem-not-seated = Only the players at this table can do that.
problem-not-host = Only the host of this table can do that.
problem-muted = The host has muted you at this table.
problem-banned = { $until ->
    [none] You are banned from this server: { $reason }
   *[other] You are banned from this server until { $until }: { $reason }
  }
problem-muted-everywhere = { $until ->
    [none] You are muted on this server: { $reason }
   *[other] You are muted on this server until { $until }: { $reason }
  }
problem-taken-over = A bot is playing at that seat.
problem-still-has-time = This player still has time left.
problem-table-not-playing = The game has not started yet, or it is over.
problem-table-not-finished = The game is not over yet.
problem-too-few-seated = At least two players must be seated first.
problem-already-seated = You already have a seat at this table.
problem-no-such-seat = There is nobody at that seat any more.
problem-no-bot-there = There is no bot at that seat any more.
problem-no-such-moment = The game cannot be continued from this position.
problem-no-such-token = This key has already been revoked.
problem-already-account = You already have an account. Reload the page.
problem-no-account = You are playing as a guest and have no password.
problem-too-large = This is larger than the server accepts.
problem-bad-choice = This game file contains a move that cannot be read.
problem-bad-deck = Something is wrong with this deck.
problem-unknown-deck = This game was played with a deck that this server does not have.
problem-no-such-deck = There is no such deck. It may have been deleted, or it is not shared.
problem-no-such-deck-report = There is no such report yet.
problem-not-owner = Only the owner of this deck can do this.
problem-too-many-decks = You've reached the deck limit. Delete one first.
problem-too-many-versions = You've reached the limit of versions. Copy the deck to go on.
problem-decks-too-large = Your decks take up too much space. Delete one first.
problem-bad-settings = The settings in this game file are damaged.
problem-internal = The server has made a mistake. Please try again.
problem-continued-game = A continued game keeps its seats, its order and its News. Every seat needs a player before it starts.
problem-blocked = You cannot reach or join these people here. Choose other players.
problem-not-acquainted = You can challenge friends, people you have played with, and programs.
problem-not-reliable-enough = This table is for players who finish most of their games. Play a few games at other tables first.
problem-account-needed = You need an account for this. Make one on your page.
problem-seat-reserved = This seat is kept for somebody. Choose another.
problem-too-many-friends = That is more friends or open requests than anybody may have.
problem-too-many-challenges = This player already has challenges to answer. Wait a little.
problem-too-many-blocks = You have blocked as many people as anybody may. Unblock one first.
problem-too-many-notes = You have as many notes as are kept. Remove one first.
problem-too-many-reports = You have reported several people today. Try again tomorrow.
problem-already-reported = The host already has your report about this player.
problem-on-vacation = You are on vacation. End it first.
problem-no-vacation-left = You do not have that many days of vacation left this year.
problem-no-such-puzzle = There is no such puzzle (any more).
problem-no-puzzle-left = You have solved all puzzles of this kind. Choose another theme.
problem-too-many-solvers = Many guests have solved puzzles from your network today. Sign in to an account, or come back tomorrow.
problem-channel-off = This server no longer sends messages this way. Choose another way.
problem-cross-origin = This page and the server do not agree on the address. Open the game again at its usual address.
problem-headers-too-large = Your browser sends more than the server accepts. Delete the cookies of this site, then try again.
problem-method-not-allowed = This page is older than the server. Reload it.
problem-no-such-bot = This bot no longer plays here. Choose another.
problem-no-such-target = Messages no longer go there. Reload the page.
problem-not-found = The server has nothing there. Reload the page.
problem-too-slow = Sending this took too long. Check your network, then try again.
problem-unknown-host = The server does not go by this address. Open the game at its usual address.
not-found = Page not found
not-found-hint = The link may be old or mistyped.

## Looking back
replay-title = Game review
replay-missing = There is no such game
replay-start = The table before the first turn.
replay-controls = Playback controls
replay-first = To the start
replay-back = Previous
replay-play = Play
replay-pause = Pause
replay-next = Next
replay-last = To the end
replay-scrub = Position
replay-continue = Continue from here
replay-luck = Luck and skill
replay-download = Download game file
replay-link = Link to this position
replay-upload = Open a game file

## Rooms with tables
open-empty = No open tables right now. Create one and others will see it here.
sit-down = Join
watch-now = Live games
watch-empty = No public games right now.
watch-finished = Finished games
watch-none = No finished game yet.
rated = rated
assisted = with hints
known-deal = known shuffle
pace-some-days = { $count ->
    [one] { $count } day per move
   *[other] { $count } days per move
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
leader-empty = Nobody has played a rated game yet. Create an account and a rated table with a clock, and yours will be the first name here.
person-guest = Guest
person-account = Player
person-bot = Bot
person-since = joined { $date }
person-games = Games
me-history = Your games and rating
me-numbers = Your numbers
me-name = Display name
me-save = Save
me-saved = Saved
account = Account
account-signed-in = You are signed in as { $login }.
account-out = Sign out
account-new-hint = Choose a username and password to keep your games and rating on any device. That's all we need.
account-in-hint = Welcome back.
account-login = Username
account-password = Password
account-new = Create account
account-in = Sign in
account-to-new = Create an account
account-to-in = Sign in instead
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
tokens = API keys
tokens-hint = A program plays with a separate account. Mark it as a program's, so that everybody knows; then create a key for it.
tokens-label = What is it for?
tokens-make = Create a key
tokens-drop = Revoke
tokens-made = Copy it now; you won't see it again:
tokens-run = Then the bot begins like this:
me-delete-title = Delete account
me-delete-hint = Your name, account and preferences are deleted. Finished games stay, without your name.
me-delete = Delete my account
me-delete-sure = Delete everything about you? This can't be undone.
me-delete-no = Cancel
me-delete-yes = Delete permanently

## About
about-game = First Giants is a game of digging up fossils, studying them and displaying them in a museum. The rules follow the published game; the words, the drawings and the deck of cards are our own.
about-made = How it's made
about-art = Every fossil is drawn by the program from a description of the animal: spine, ribs, skull, limbs, wings, fins, tusks. No picture is copied from anywhere.
about-fair = Before each game the server publishes a fingerprint of its secret shuffle, and the secret itself after the game. Anyone can check that the deck wasn't tampered with.
about-fonts = Typefaces
about-software = Open-source software in the browser
about-docs = Documentation
about-api = API reference

## Bots, by character
bot-tourist = Tourist
bot-tourist-is = On a first visit: takes what it likes and loses with a smile.
bot-hatchling = Hatchling
bot-hatchling-is = Grabs whatever glitters; kind to beginners.
bot-volunteer = Volunteer
bot-volunteer-is = Knows the rules of thumb and keeps the museum tidy, one turn at a time.
bot-digger = Digger
bot-digger-is = A good eye for fossils, but rarely plans ahead.
bot-preparator = Preparator
bot-preparator-is = Patient and precise: takes the best thing in sight.
bot-curator = Curator
bot-curator-is = Plans its exhibition a turn ahead and keeps an eye on the News.
bot-professor = Professor
bot-professor-is = Thinks about your plans too, and ends the game once ahead.
bot-giant = Giant
bot-giant-is = Our strongest: thinks hard and forgives little.

list-comma = { ", " }
list-and = { $some } and { $last }
