### The first lesson: twelve steps, each beside what it speaks of.

learn-you = You
learn-headline = Your first game
learn-next = Next
learn-skip = Skip the lesson
learn-first-game = Play a first game
learn-coach = Coach: asks before a move that loses a lot
learn-step = Step { $step } of { $steps }
why-lesson = Choose what is lit.
learn-1 = Welcome to your Museum. At these four Dig Sites lie two fossils each. Dig them up, use their effects, then display them in sets. Sets and News earn points, and most points wins.
learn-2 = On your turn you dig, or take your markers back. Dig up the Velociraptor: whenever you take a Carnivore, it gives you 1 amber.
learn-3 = The card is in your Study and has given 1 amber already: it is a Carnivore itself. Nothing is final yet. Undo it if you like, then confirm.
learn-4 = Mary has dug too. Everything lies open: her cards, her amber, her score. New fossils have come to the Dig Sites.
learn-5 = Each Dig Site takes one of your markers. Dig up the Carnotaurus: 2 points, once. It is a Carnivore, so your Velociraptor gives 1 amber again. From here on, the lesson confirms for you.
learn-6 = You gained 2 points and 1 amber. Mary's Argentinosaurus then gave each opponent 1 amber. Now dig up the Tyrannosaurus: 1 point, and 1 amber for each Carnivore in your Study, itself included.
learn-7 = You have 9 amber: time to display. Take your markers back. For each one you display a fossil or take 1 amber.
learn-8 = Displaying costs 1 amber for a small fossil, 2 for a medium one, 3 for a large one, 2 for an Egg. The card then loses its effects, so start with one that has nothing left to give: the Carnotaurus.
learn-9 = One card starts a set and earns nothing yet. Add the Tyrannosaurus. A Family set is one Family in three Sizes; a Size set is one Size in five Families. An Egg stands for any Size.
learn-10 = The second card took a Set token, worth 2, and the Carnivore News, worth 3. A longer set could still steal the News. Complete your set: display the Velociraptor.
learn-11 = Your set is complete: its Set tokens are worth 3 each, and the News is yours for good. That is twelve points from three cards. Confirm.
learn-12 = These Set tokens are the clock. When the last one is taken, or the deck runs out, the round in play is the last. News, sets and points from card effects count; amber and cards in the Study do not. Ready for a first game?
