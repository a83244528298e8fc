### What only the terminal says; the rest it shares with the web. Columns are scarce: keep these short.

## The table
terminal-turn = Round { $round } · { $you ->
    [yes] your turn
   *[no] { $name }'s turn
  }
terminal-deck = deck { $count }
terminal-site = Dig Site { numeral }
terminal-next = Next up
terminal-news = News { $points } pt
terminal-end-near = { $count ->
    [one] ends with the next Set token
   *[other] ends in { $count } Set tokens
  }
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
terminal-sources = News { $news }, sets { $sets }, effects { $effects }
terminal-sets = Sets
terminal-complete = complete

## Families, Sizes and effects in few letters
terminal-family = { $family ->
    [flying] fly
    [herbivore] her
    [carnivore] car
    [marine] mar
   *[mammal] mam
  }
terminal-size = { $size ->
    [small] S
    [medium] M
    [large] L
   *[egg] egg
  }
terminal-takes = { $takes ->
    [flying] flying
    [herbivore] herbivore
    [carnivore] carnivore
    [marine] marine
    [mammal] mammal
    [small] small
    [medium] medium
    [large] large
   *[new-family] new Family
  }
# "nothing" adds nothing.
terminal-per = { $per ->
    [flying] { " " }per flying
    [herbivore] { " " }per herbivore
    [carnivore] { " " }per carnivore
    [marine] { " " }per marine
    [mammal] { " " }per mammal
    [families] { " " }per Family
    [pairs] { " " }per 2 cards
   *[nothing] { "" }
  }
terminal-effect-amber = +{ $amount } amber{ terminal-per }
terminal-effect-points = +{ $amount } pt{ terminal-per }
terminal-effect-display = display
terminal-effect-display-free = display free
terminal-effect-display-two-different = display 2 different
terminal-effect-display-two-same = display 2 alike
terminal-effect-trade = 3 amber for 2 pt
terminal-effect-display-or-point = display or +1 pt
terminal-effect-opponents = others { $effect }
terminal-effect-when = ↻ { $by ->
    [you] your
   *[anyone] any
  } { terminal-takes }: { $effect }

## Questions and answers
terminal-keys = (? help, q quit)
terminal-keys-undo = (? help, u undo, q quit)
terminal-dig = Your turn: dig up a card (1–{ $count }).
terminal-dig-or-reclaim = Your turn: dig up a card (1–{ $count }), or
terminal-display = Display
terminal-or = Or
terminal-reclaim = { $count ->
    [one] Take your marker back: it gives 1 amber or a display
   *[other] Take your { $count } markers back: each gives 1 amber or a display
  }
terminal-show-new = { $card } as a new set
terminal-show-set = { $card } into { $set }
terminal-show-size = { $card } into { $set }; its Size is { $size }
terminal-set-one = set { $row } with { $card }
terminal-no-number = Choose a number from 1 to { $count }, or ? for help.
terminal-no-choice = { $word } isn't a choice here; answer with a number, or ?.
terminal-no-card = There is no card called { $name }.
terminal-no-undo = Nothing to undo: the others have seen the result.
terminal-undone = Undone.
terminal-left = You have left the table.
terminal-saved = Game saved in { $file }.

## Help
terminal-help-dig = Dig: put a marker on a Dig Site that has none of yours and take one of its cards into your Study. Its effects apply; those with ↻ apply again whenever such a card is taken, while the card stays in your Study.
terminal-help-reclaim = Or take all your markers back: each gives 1 amber or displays a fossil.
terminal-help-display = Displaying costs 1, 2 or 3 amber by Size, 2 for an Egg. A fossil starts a set or joins one. A Family set is one Family in three Sizes; a Size set is one Size in all five Families.
terminal-help-tokens = Each card that joins brings a Set token: 2 points, 3 once the set is complete. The longest set of a kind holds its News. When the Set tokens or the deck run out, the round is played to its end.
terminal-help-answer = Answer with a number, or type a choice: { $example }.
terminal-help-keys = this help
terminal-help-card = all about a card
terminal-help-undo = undo
terminal-help-log = the log so far
terminal-help-quit = quit
terminal-help-enter = show the table again

## Records
terminal-heading = { $names }; deck { $deck }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
terminal-unfinished = { $count ->
    [one] The game is not over: { $count } move so far.
   *[other] The game is not over: { $count } moves so far.
  }
terminal-deck-summary = Deck { $deck }: { $count } cards ({ $families }), { $recurring } recurring.
terminal-review-then = Then: { $line }
terminal-review-working = Analysing the game
