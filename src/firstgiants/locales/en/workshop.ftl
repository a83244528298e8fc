# The workshop: making decks, and what can be wrong with one.

ws-title = Workshop
ws-lead = Make decks of your own: enter cards, try them at a table, print them, share them.
ws-loading = Opening the drawer…
ws-to-workshop = To the workshop
ws-back = Back
ws-search = Search

## The cabinet
ws-mine = Your decks
ws-none = No decks yet. Begin with an empty drawer, or copy the built-in deck and change what you like.
ws-new = A new deck
ws-new-hint = A file can be a JSON deck or a CSV table from a spreadsheet.
ws-deck-name = Name of the deck
ws-unnamed = Unnamed deck
ws-founders-copy = Founders, my way
ws-make = Start empty
ws-copy-founders = Copy the built-in deck
ws-import = Open a file
ws-public = Public decks
ws-public-none = Nobody has made a deck public yet.
ws-public-not-found = No public deck has this in its name.
ws-public-more = Show more decks
ws-by = by { $name }
ws-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
ws-updated = Last changed { $date }
ws-version = Version { $number }

## A deck
ws-copy = Make a copy
ws-play = Play this deck
ws-play-table = Set up a table with this deck
ws-look = Look at the cards
ws-print = Print
ws-share = Share
ws-more = More
ws-view = View
ws-view-drawer = Drawer
ws-view-table = Table
ws-undo = Undo
ws-redo = Redo
ws-no-trouble = Nothing is wrong.
ws-troubles = { $count ->
    [one] Something is wrong with { $count } card.
   *[other] Something is wrong with { $count } cards.
  }
ws-has-trouble = Something is wrong
ws-empty = This deck has no cards yet. Add one, or switch to the table and paste from a spreadsheet.
ws-all-cards = All cards
ws-card-add = Add a card
ws-card-number = Card { $number }
ws-no-card-yet = The card appears when its Family, Size and effects are understood.

## Saving
ws-save-saved = Saved
ws-save-waiting = Not saved yet…
ws-save-saving = Saving…
ws-save-offline = No connection. Your changes are kept in this browser and sent later.
ws-save-conflict = Not saved
ws-save-refused = Not saved
ws-conflict = { $count ->
    [one] This deck was also changed somewhere else: { $count } card differs. Which cards shall stay?
   *[other] This deck was also changed somewhere else: { $count } cards differ. Which cards shall stay?
  }
ws-conflict-mine = Keep mine
ws-conflict-theirs = Take the others
ws-not-saved-yet = Your last changes are not saved yet. Try again in a moment.
ws-not-playable = This deck cannot be played yet. Put right what is marked in red first.

## Versions
ws-versions = Versions
ws-version-keep = Keep a version
ws-version-kept = Version { $number } is kept. It never changes, and can be played.
ws-versions-none = No versions yet. A version never changes: games and links can rely on it.
ws-compare = Compare
ws-same = The cards are the same as now.
ws-changed = Changed since: { $names }
ws-added = New since: { $names }
ws-removed = Removed since: { $names }
ws-go-back = Go back to version { $number }

## Sharing
ws-who-sees = Who may see this deck
ws-sees-private = Private
ws-sees-private-hint = Only you.
ws-sees-link = By link
ws-sees-link-hint = Anyone with the link sees the newest version and may copy it.
ws-sees-public = Public
ws-sees-public-hint = Everybody finds it in the workshop.
ws-share-needs-version = Keep a version first: others see the newest version, not what you are working on.
ws-description = Description
ws-link = Link to this deck
ws-copy-link = Copy link

## Files
ws-export-json = Save as a deck file (JSON)
ws-export-csv = Save as a table (CSV)
ws-import-here = Replace all cards from a file
ws-imported = { $count ->
    [one] { $count } card came from the file. Undo brings the old ones back.
   *[other] { $count } cards came from the file. Undo brings the old ones back.
  }
ws-import-bad = This is neither a JSON deck nor a CSV table with cards.
ws-delete = Delete this deck
ws-delete-named = Delete { $name }
ws-delete-sure = Delete “{ $name }” for good? Games that were played with it stay.
ws-delete-no = Keep it
ws-delete-yes = Delete it

## A card
ws-column-name = Name
ws-column-family = Family
ws-column-size = Size
ws-column-effects = Effects
ws-column-label = Museum label
ws-column-picture = Picture
ws-column-id = Id
ws-id-hint = The card's name in game files: a-z, 0-9 and -. It follows the name until you change it.
ws-effect = Effect { $number }
ws-effect-add = Add an effect
ws-remove = Remove
ws-card-remove = Remove card
ws-duplicate = Duplicate
ws-earlier = Move up
ws-later = Move down
ws-when = When
ws-when-once = Once, when you take this card
ws-when-you = Whenever you take
ws-when-anyone = Whenever anyone takes
ws-takes = a card of
ws-takes-new = a Family new to your Study
ws-who = Who
ws-who-you = You
ws-who-opponents = Each opponent
ws-do = What happens
ws-do-amber = gain amber
ws-do-points = gain points
ws-do-display = display 1 fossil
ws-do-display-free = display 1 fossil for free
ws-do-display-two-different = display 2, different Families
ws-do-display-two-same = display 2, same Family
ws-do-trade = spend 3 amber for 2 points
ws-do-display-or-point = display 1 fossil or gain 1 point
ws-amount = How much
ws-per = For each
ws-per-nothing = just once
ws-per-family = { $family } card in the Study
ws-per-families = different Family in the Study
ws-per-pairs = pair of cards in the Study
ws-all-languages = In all languages
ws-picture-choose = Choose a picture
ws-picture-none = Silhouette
ws-effects-as-text = These effects are not understood yet. Edit them as text:

## The table
ws-grid = Cards of the deck
ws-grid-keys = Type or press Enter to edit, Tab to go on, Delete to empty. Paste rows from a spreadsheet anywhere. Shift+Space selects a whole card. Esc, then Tab, leaves the table.
ws-new-row = New card
ws-pasted = { $count ->
    [one] { $count } card added.
   *[other] { $count } cards added.
  }
ws-notation = How to write effects
ws-notation-how = When, a colon, then what happens; several effects are parted by semicolons:
ws-notation-words = The words for what happens:
ws-misread = “{ $word }” is not understood here. Known: { $known }

## Printing
ws-print-title = Print { $name }
ws-print-how = { $cards } cards on { $pages } sheets, nine a sheet, 63 × 88 mm each. Print at 100 % without margins, and cut along the marks.
ws-print-left-out = { $count ->
    [one] { $count } card is left out: something is wrong with it.
   *[other] { $count } cards are left out: something is wrong with them.
  }
ws-paper = Paper
ws-paper-a4 = A4
ws-paper-letter = Letter
ws-print-backs = With backs, to print on both sides
ws-print-now = Print or save as PDF
ws-print-page = Sheet { $number }
ws-print-sheets = The sheets

## What can be wrong
wrong-bad-id = The id must be made of a-z, 0-9 and -, at most 40 characters.
wrong-duplicate-id = Another card has the same id. Give this one another name.
wrong-bad-family = Choose a Family: flying, herbivore, carnivore, marine or mammal.
wrong-bad-size = Choose a Size: small, medium, large, or an Egg.
wrong-bad-name = The name must be one line of at most 40 characters.
wrong-bad-label = The label must be one line of at most 200 characters.
wrong-bad-amount = The amount must be a whole number from 1 to 99.
wrong-too-many-effects = A card may have at most 6 effects.
wrong-too-few-cards = A deck needs at least 9 cards.
wrong-too-many-cards = A deck may have at most 200 cards.
wrong-bad-do = Choose what happens.
wrong-bad-who = Choose who applies the effect: you, or each opponent.
wrong-bad-by = Choose whose cards count: yours, or anyone’s.
wrong-bad-when = Choose which cards count: those of one Family, of one Size, or of a new Family.
wrong-bad-new-family = A new Family counts for your own cards only.
wrong-bad-per = Choose what is counted: a Family, different Families, or pairs.
wrong-only-with-gains = Only amber and points have an amount or are counted “for each”.
wrong-bad-effects = The effects are not understood.
wrong-unknown-field = The file has a field here that no effect knows.
wrong-not-an-object = This is not understood: the file is not built like a deck.
wrong-bad-picture = There is no such picture.
wrong-bad-facts = The facts of this card are not as a museum label needs them: texts too long, or numbers that are none.
wrong-bad-cards = The file has no list of cards.
wrong-not-json = A card has something in it that cannot be saved.
wrong-too-much = The cards could bring more amber or points than a game can count.
wrong-too-many-recurring = There are too many recurring effects: games would never end. Remove some; those with a choice or for each opponent count most.
