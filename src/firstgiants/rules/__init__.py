"""The game for people and programs, on top of the compiled engine.

    game        Game: set up, play, preview, undo, views, records
    choices     what a player may answer, and its one spelling (RULES.md §8)
    events      what happened while a choice was played
    view        what a seat may know; ``sample`` makes a playable game from it
    cards       cards and decks; ``deck_reader`` checks deck files (§10)
    record      a game as it is stored and exchanged (§9)
    settings    players, and the rulings that have a setting
    errors      one tree of errors, each with a stable code

``firstgiants`` itself exports the names that most programs need.
"""
