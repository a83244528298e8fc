### Die eigenen Zahlen einer Person: Ergebnisse, Genauigkeit und Glück, Vorlieben, Zeit.

numbers-title = Deine Zahlen
numbers-lead-text = Was du in deinen beendeten Spielen getan hast. Nur du siehst diese Seite.
numbers-none = Deine Zahlen beginnen mit deinem ersten beendeten Spiel.
numbers-pending = { $count ->
    [one] { $count } Spiel wird noch gelesen …
   *[other] { $count } Spiele werden noch gelesen …
  }
numbers-games = Spiele
numbers-won = Gewonnen
numbers-lead = Vorsprung
numbers-percent = { $value } %
numbers-expected = bei gleich Starken wären es { $value } %
numbers-by-players = Nach Zahl der Spielenden
numbers-players = Spielende
numbers-by-level = Nach stärkstem Bot
numbers-level = Bot
numbers-accuracy = Genauigkeit
numbers-accuracy-hint = Aus analysierten Spielen: „Glück und Können“ beim Ansehen eines Spiels. Die Linie ist das Mittel aus fünf Spielen.
numbers-luck = Glück
numbers-luck-hint = Wie weit die Karten deine Gewinnchance erhöhten oder senkten. Über viele Spiele geht es gegen null.
numbers-deserved = Ohne Glück
numbers-families = Familien, die du ausgräbst
numbers-sets = Deine Sammlungen
numbers-news = Zeitungen am Ende
numbers-openings = Eröffnungen
numbers-opening = Erste zwei Karten
numbers-time = Zeit pro Entscheidung
numbers-time-hint = Die Hälfte deiner bestätigten Züge dauerte länger.
numbers-as-table = Als Tabelle zeigen
numbers-date = Datum
numbers-game = Spiel
numbers-look = Spiel ansehen
numbers-download = Herunterladen:
