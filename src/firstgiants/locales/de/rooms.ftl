### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = Wähle deine Gegner
rivals-hint = Sieben Charaktere, vom freundlichen Anfänger bis zum Besten, den wir haben. Lade bis zu vier ein; derselbe darf auch zweimal kommen.
rivals-invite = Einladen:
rivals-strength = Stärke { $level } von { $of }
rivals-bench = Deine Gegner
rivals-drop = { $name } wegschicken
rivals-against = Du spielst gegen { $names }.
rivals-none = Lade mindestens einen Gegner ein.
rivals-full = Höchstens { $count } Gegner. Schicke erst einen weg.
rivals-begin = Spiel beginnen
play-now-again = Wieder gegen { $names }.
play-now-choose = Gegner wählen
front-last = Deine letzten Spiele
my-waits-for = { $name } ist am Zug
game-won = gewonnen

## A new table
friends-minutes = Minuten für jeden
friends-increment = Sekunden zurück je Zug
friends-days = Tage für jeden Zug
pace-own = Eigene Uhr
more-title = Weitere Einstellungen
more-name = Name des Tisches
more-first = Startspieler
more-first-random = Wird ausgelost
more-news-family = Punkte je Familien-Zeitung
more-news-size = Punkte je Größen-Zeitung
more-at-once = Beginnen, sobald alle Plätze besetzt sind
more-rated = Gewertetes Spiel
more-rated-hint = Ein gewertetes Spiel hat eine Uhr, nur Menschen und eine eigene Kartenfolge.
more-deal = Gleiche Kartenfolge wie ein beendetes Spiel
more-deal-hint = Füge die Adresse des beendeten Spiels ein: Seine Karten kommen in derselben Reihenfolge. Alle am Tisch sehen das, und das Spiel wird nicht gewertet.

## Before the start
lobby-free = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
  }
lobby-full-wait = Alle sind da. Der Gastgeber beginnt das Spiel.
lobby-host = { $name } lädt dich ein.
lobby-join = Platz nehmen
lobby-start-now = Mit den Anwesenden beginnen
invite-share = Teilen …
invite-text = Spiel First Giants mit mir.
terms-title = Was gespielt wird
terms-seat = { $name } (Platz { $number })
terms-who = Wer Platz nehmen darf
terms-public = Alle
terms-link = Wer den Link hat
terms-rated = Gewertet
terms-unrated = Nicht gewertet
terms-deal = Karten
terms-deal-new = Für diesen Tisch gemischt
terms-deal-known = Wie in einem beendeten Spiel: Manche können die Reihenfolge kennen
terms-news = Familie { $family }, Größe { $size } Punkte
terms-begins = Beginn
terms-when-full = Wenn alle Plätze besetzt sind
terms-by-host = Wenn der Gastgeber beginnt
terms-change = Einstellungen ändern
terms-change-hint = Alle am Tisch sehen sofort, was du änderst.
terms-changed = Geändert: { $what }
terms-item = { $label } – { $value }
terms-increment = { $pace }, { $seconds } s zurück je Zug

## Lists
open-lead = Setz dich zu denen, die da sind, jetzt oder über Tage.
open-more = Mehr Tische zeigen
watch-others = Andere Partien zeigen
watch-table = Tisch von { $name }
watch-acts = am Zug
leader-lead = Gewertete Spiele unter Menschen. Die Wertung wächst mit Siegen und mit Gewissheit.
leader-last = Letztes Spiel
leader-start = Zu den offenen Tischen
person-rated = { $count ->
    [0] noch kein gewertetes Spiel
    [one] nach { $count } gewerteten Spiel
   *[other] nach { $count } gewerteten Spielen
  }
person-won = Gewonnen
person-last-games = { $count ->
    [one] im letzten Spiel
   *[other] in den letzten { $count } Spielen
  }
person-best = Höchste Punktzahl
person-best-hint = Punkte in einem dieser Spiele
person-none = Noch kein beendetes Spiel. Das erste dauert zwanzig Minuten.

## About
about-privacy = Cookies merken sich drei Dinge: wer du bist, welche Sprache du gewählt hast und, mit Konto, dass dieses Gerät angemeldet war. Niemand wird verfolgt, nichts wird von anderswo geladen.
about-icons = Alle Zeichen, Fossilien, Porträts und Plättchen sind eigene Zeichnungen.
about-server = Software auf dem Server
about-licence = First Giants selbst ist freie Software unter der MIT-Lizenz.
about-licence-texts = Alle Lizenztexte
about-programs = Für Programme
about-programs-hint = Alles, was diese Seite tut, läuft über eine offene Schnittstelle. Auch dein eigenes Programm darf spielen, zuschauen und Aufzeichnungen lesen.
