### The first lesson. The numbers are pages: one for each choice of the learner and one before each commit.

learn-you = You
learn-headline = Your first game
learn-next = Go on
learn-play-on = Play on from here, against a bot
why-lesson = In this lesson, follow the lamp: choose what glows.
learn-1 = Welcome. You run a museum, and so does Mary, above. In the middle are four Dig Sites with two fossils each. Bring fossils home, use what they teach you, then show them in sets. Sets and News earn points.
learn-2 = Each turn you dig or take your markers back. Dig now: choose the Velociraptor at Dig Site I. It has a recurring effect: whenever you take a Carnivore, gain 1 amber.
learn-3 = Your marker stands at the site, the card lies in your Study, and it triggered itself: 1 amber. Nothing is sent yet. You may undo; then commit.
learn-4 = Mary has dug too. A new card has come to each site. Dig the Carnotaurus at Dig Site II: its effect is used once, 2 points. It is a Carnivore, so your Velociraptor works again.
learn-5 = Two points and 1 amber: the status bar and the log tell it all. Commit.
learn-6 = Now the Tyrannosaurus at Dig Site III. It gains 1 amber for each Carnivore in your Study, itself included, and 1 point.
learn-7 = Three amber from it, one more from the Velociraptor: eight in all. Commit.
learn-8 = Mary's Argentinosaurus gave each opponent 1 amber, so you have nine. Your last marker: dig the Anomalocaris at Dig Site IV. It lets you display a fossil at once.
learn-9 = Displaying costs amber: 1 for small, 2 for medium, 3 for large, 2 for an Egg. Display the Carnotaurus; it starts a set. A displayed card loses its effects, so show first what has nothing left to give.
learn-10 = A set of one card earns nothing yet. The next one will. Commit.
learn-11 = All your markers are out. Take them all back: the button above, or a click on one of your markers.
learn-12 = For each marker you now either display a fossil or take 1 amber, in any order. Display the Tyrannosaurus: same Family, other Size, so it joins the Carnotaurus. The second card fixes the type of a set.
learn-13 = A Family set is one Family in three Sizes; a Size set is one Size in five Families. Expanding took a Set token, worth 2, and the Carnivore News, worth 3. A longer set could still steal the News. Now display the Velociraptor.
learn-14 = The set is complete: its tokens flip to 3 points each, and the News is yours for good. Take 1 amber with the third marker.
learn-15 = And 1 amber with the last.
learn-16 = From three cards you have twelve points. Commit.
learn-17 = Mary has taken an Egg. In a set an Egg stands for any Size: it fits every Family set of its Family, and every Size set.
learn-18 = The game ends when the last Set token is taken or the deck runs out. Everybody then finishes with the same number of turns. News, Set tokens and points count; cards in the Study and amber do not. Most points win.
learn-19 = That is the whole game. Play on from this very table, or begin your own.
