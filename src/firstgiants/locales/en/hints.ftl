### Hints at a table with bots alone, and the coach.

hint-not-now = Nothing is asked of you now. Come back when it is your turn.
hint-warning = I rank your choices. From then on this game is marked as played with hints, for everybody to see.
hint-thinking = Let me think …
hint-sure = Chances to win, give or take { $margin }. What each choice brings at once stands below it.
hint-unsure = No model was trained for this deck, so I am less sure.
hint-ask = Show me the ranking
hint-chance = { $value } %
hint-loses = −{ $value } %
hint-best = best
hint-plan = Plan it
hint-brings-nothing = It brings nothing at once.
coach-title = Are you sure?
coach-loses = This turn lowers your chance of winning by about { $value } %.
coach-better = Better: { $choice } (+{ $value } %)
coach-back = Think again
coach-sure = Play it anyway
coach-off = Play it and stop asking
