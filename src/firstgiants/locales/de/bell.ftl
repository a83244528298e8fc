# Die Glocke auf jeder Seite, und was eine Seite ohne Netz sagt.

bell =
  { $count ->
    [0] Nichts wartet auf dich
    [one] { $count } Sache wartet auf dich
   *[other] { $count } Sachen warten auf dich
  }
bell-title = Wartet auf dich
bell-none = Nichts wartet auf dich.
bell-settings = Wie dürfen wir dich erreichen?
bell-with = Mit { $names }
bell-left = Noch { $time }
bell-challenge = { $name } lädt dich zu einem Spiel ein
bell-challenge-nobody = Du bist zu einem Spiel eingeladen
bell-asks = { $name } möchte mit dir befreundet sein
next-game = Nächstes Spiel, das auf dich wartet:
next-game-more =
  { $count ->
    [0] { $table }
   *[other] { $table } und { $count } weitere
  }
notice-offer = Sollen wir dir sagen, wenn du dran bist?
notice-offer-yes = Sagt es mir
notice-offer-done = Gut. Wir sagen es dir.
notice-offer-other = Dieser Browser ist nicht erreichbar, wenn er zu ist. Was es sonst gibt:
offline-title = Keine Verbindung
offline-text = First Giants braucht das Netz: Deine Spiele liegen auf dem Server. Sie warten so, wie du sie verlassen hast.
offline-again = Erneut versuchen
