# Die Glocke auf jeder Seite, und was eine Seite ohne Netz sagt.

bell =
  { $count ->
    [0] Kein Spiel wartet auf dich
    [one] { $count } Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
  }
bell-title = Wartet auf dich
bell-none = Kein Spiel wartet auf dich.
bell-settings = Wie dürfen wir dich erreichen?
bell-with = Mit { $names }
bell-left = Noch { $time }
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
