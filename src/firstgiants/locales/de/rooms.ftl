### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Wähle deine Gegner
rivals-hint = Acht Gegner, von sanft bis unerbittlich. Wähle bis zu vier, auch mehrfach.
rivals-invite = Einladen
rivals-strength = Stärke { $level } von { $of }
rivals-bench = Deine Gegner
rivals-drop = { $name } entfernen
rivals-against = Du spielst gegen { $names }.
rivals-none = Lade mindestens einen Gegner ein.
rivals-full = Höchstens { $count } Gegner. Entferne erst einen.
rivals-begin = Spiel starten
play-now-again = Noch einmal gegen { $names } spielen.
play-now-choose = Gegner wählen
front-last = Deine letzten Spiele
my-waits-for = { $name } ist dran
game-won = gewonnen

## A new table
friends-minutes = Minuten je Spieler
friends-increment = Bonus je Zug (Sekunden)
friends-days = Tage je Zug
pace-own = Eigene Zeiten
more-title = Weitere Einstellungen
more-name = Name des Tisches
more-first = Startspieler
more-first-random = Zufällig
more-news-family = Punkte je Familien-Zeitung
more-news-size = Punkte je Größen-Zeitung
more-at-once = Automatisch starten, wenn alle Plätze besetzt sind
more-fair-start = Fairer Start
more-fair-start-hint = Spätere Plätze beginnen mit mehr Bernstein, damit alle Plätze etwa gleich oft gewinnen. Nicht in gewerteten Spielen.
more-rated = Gewertetes Spiel
more-rated-hint = Gewertete Spiele brauchen eine Uhr, keine Bots, eine neue Kartenfolge, ein mitgeliefertes Deck und keinen fairen Start.
more-deal = Frühere Kartenfolge noch einmal spielen
more-deal-hint = Füge den Link eines beendeten Spiels ein, um dieselbe Kartenfolge zu spielen. Alle am Tisch sehen das, und das Spiel wird nicht gewertet.
more-deck = Deck
more-deck-founders = Founders (eingebaut)
more-deck-link = Per Link …
more-deck-paste = Link zum Deck
more-deck-bad = Dieser Link führt zu keinem Deck, das sich spielen lässt.
more-deck-look = Karten ansehen
more-deck-make = Ein Deck bauen

## Before the start
lobby-free = { $count ->
    [one] { $count } leerer Platz
   *[other] { $count } leere Plätze
  }
lobby-full-wait = Alle sind da. Warten, bis der Gastgeber startet.
lobby-host = { $name } hat dich eingeladen.
lobby-join = Beitreten
lobby-start-now = Ohne leere Plätze starten
invite-share = Teilen …
invite-text = Spiel First Giants mit mir.
settings-title = Spieleinstellungen
link-by-hand = Kopiere ihn mit Strg+C, oder drücke lange auf den Link.
link-copied-here = Kopiert. Dieser Link geht nur auf diesem Computer.
invite-only-here = Nur dieser Computer kann diesen Link öffnen. Um mit Freunden in deinem WLAN zu spielen, starte den Server mit { $make } oder { $command }.
lobby-name = Dein Name
offer-account = Dieses Spiel dauert Tage. Mit einem Konto spielst du auf jedem Gerät weiter.
offer-later = Jetzt nicht
settings-seat = { $name } (Platz { $number })
settings-who = Wer beitreten kann
settings-public = Alle
settings-link = Alle mit dem Link
settings-rated = Gewertet
settings-fair-start = Mehr Bernstein für spätere Plätze
settings-even-start = Gleich viel Bernstein für alle
settings-unrated = Nicht gewertet
settings-deal = Karten
settings-deal-new = Für diesen Tisch gemischt
settings-deal-known = Wie in einem beendeten Spiel: Manche kennen sie vielleicht
settings-news = Familie { $family }, Größe { $size } Punkte
settings-begins = Start
settings-when-full = Wenn alle Plätze besetzt sind
settings-by-host = Wenn der Gastgeber startet
settings-change = Einstellungen ändern
settings-change-hint = Alle am Tisch sehen deine Änderungen sofort.
settings-changed = Geändert: { $what }
settings-item = { $label } – { $value }
settings-increment = { $pace }, +{ $seconds } s je Zug

## Lists
open-lead = Tritt einem Spiel bei, live oder Zug um Zug über Tage.
open-more = Mehr Tische zeigen
watch-others = Andere Spiele zeigen
watch-table = Tisch von { $name }
watch-acts = ist dran
leader-lead = Gewertete Spiele unter Menschen. Die Wertung steigt mit Siegen und je mehr du spielst.
leader-last = Letztes Spiel
leader-start = Offene Tische ansehen
person-rated = { $count ->
    [0] noch kein gewertetes Spiel
    [one] nach { $count } gewerteten Spiel
   *[other] nach { $count } gewerteten Spielen
  }
person-won = Gewonnen
person-last-games = { $count ->
    [one] letztes Spiel
   *[other] letzte { $count } Spiele
  }
person-best = Höchste Punktzahl
person-best-hint = Punkte in einem dieser Spiele
person-none-theirs = Noch kein beendetes Spiel.
person-none = Noch kein beendetes Spiel. Das erste dauert etwa zwanzig Minuten.

## About
about-privacy = Cookies merken sich drei Dinge: wer du bist, welche Sprache du gewählt hast und, mit Konto, dass dieses Gerät angemeldet war. Niemand wird verfolgt, nichts wird von anderswo geladen.
about-icons = Alle Zeichen, Fossilien, Porträts und Plättchen sind eigene Zeichnungen.
about-server = Open-Source-Software auf dem Server
about-licence = First Giants selbst ist freie Software unter der MIT-Lizenz.
about-licence-texts = Alle Lizenztexte
about-programs = Für Programme
about-programs-hint = Alles, was diese Seite tut, läuft über eine offene API. Auch deine eigenen Programme können spielen, zuschauen und Spieldateien lesen.

## Freigehaltene Plätze, Stand der Revanchen, Zuverlässigkeit
nav-friends = Freunde
seat-kept-for = Frei für { $name }
seat-kept = Für jemanden freigehalten
seat-kept-you = Ein Platz ist für dich freigehalten.
seat-refuse = Nein, danke
seat-blocked = mit jemandem, den du blockiert hast
seat-program = Programm
seat-online = online
seat-vacation = im Urlaub
invite-people = Leute einladen
invite-people-hint = Der Platz wird für die gewählte Person freigehalten. Sie findet ihn auf ihrer Seite Freunde.
invite-people-none = Du hast noch keine Freunde oder Mitspieler zum Einladen. Schick ihnen den Link.
invite-people-withdraw = Ausladen
series-of = { $name } { $wins }
series-score = { $count ->
    [one] Stand: { $wins } nach einem Spiel
   *[other] Stand: { $wins } nach { $count } Spielen
  }
reliability = Zuverlässigkeit
reliability-any = Alle
reliability-from = mindestens { $percent } % beendet
reliability-seat = { $percent } % beendet
reliability-hint = Neulinge und Gäste ohne fünf Spiele können sich hier nur auf deine Einladung setzen.

## Puzzles
nav-puzzles = Rätsel
front-puzzles = Finde den besten Zug in echten Stellungen.
front-puzzle-title = Rätsel des Tages
front-puzzle-state = { $state ->
    [solved] { $days ->
        [0] Heute gelöst.
        [1] Heute gelöst.
       *[other] Heute gelöst, { $days } Tage in Folge.
    }
    [failed] Heute beantwortet. Morgen kommt ein neues.
   *[open] { $players ->
        [0] Jeden Tag ein neues.
       *[other] { $players } Spieler. Findest du den besten Zug?
    }
}
