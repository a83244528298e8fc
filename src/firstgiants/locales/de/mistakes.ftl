# Learning from one's own mistakes: positions of reviewed games, asked again.
mistakes-title = Aus Fehlern lernen
mistakes-lead = Stellungen aus deinen eigenen Spielen, in denen etwas anderes viel besser war. Was du findest, kommt später wieder; was du verpasst, kommt früher.
mistakes-due =
    { $due ->
        [0] Jetzt ist nichts fällig
        [one] Eine Stellung ist fällig
       *[other] { $due } Stellungen sind fällig
     } · { $total } insgesamt
mistakes-empty = Noch keine Stellung. Deine Entscheidungen, die 10 % Gewinnchance oder mehr kosteten, kommen hierher, sobald ein Spiel analysiert ist.
mistakes-question = Du hast „{ $choice }“ gewählt. Das kostete { $loss } % Gewinnchance. Finde etwas Besseres.
mistakes-right = Gut gefunden!
mistakes-near = Fast das Beste: nur { $loss } % Gewinnchance weniger.
mistakes-wrong = Das kostet { $loss } % Gewinnchance.
mistakes-answer = Am besten: { $choice }
mistakes-next = Nächste Stellung
mistakes-again = Noch einmal versuchen
mistakes-show = Lösung zeigen
mistakes-thinking = Deine Wahl wird angesehen …
mistakes-tomorrow =
    { $days ->
        [0] Sie kommt heute wieder.
        [one] Sie kommt morgen wieder.
       *[other] Sie kommt in { $days } Tagen wieder.
     }
mistakes-start = Anfangen
mistakes-game = Deine Fehler in diesem Spiel
mistakes-clean = In diesem Spiel kostete keine deiner Entscheidungen 10 % Gewinnchance oder mehr.
mistakes-analyse =
    { $count ->
        [one] Mein letztes Spiel analysieren
       *[other] Meine letzten { $count } Spiele analysieren
     }
mistakes-working = Deine Spiele werden analysiert …
mistakes-to-review = Zur Analyse
