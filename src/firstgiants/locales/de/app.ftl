### First Giants: die Wörter der Anwendung. Quelle ist Englisch.

## Das Haus
title = First Giants
skip-to-content = Zum Inhalt
page-broken = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
try-again = Noch einmal
close = Schließen
language = Sprache
menu = Menü
nav = Räume
nav-open = Offene Tische
nav-watch = Zuschauen
nav-learn = Lernen
nav-rules = Regeln
nav-cards = Karten
nav-leaderboard = Rangliste
nav-about = Über
nav-me = Du
to-front = Zur Startseite
unofficial = Eine inoffizielle Umsetzung mit eigenen Texten, Zeichnungen und Karten.

## Startseite
front-over = Graben · erforschen · ausstellen
front-lead = Grabe die Riesen der Vorzeit aus, erforsche sie und zeige sie in deinem Museum. Für zwei bis fünf, in zwanzig Minuten.
play-now = Jetzt spielen
play-now-hint = Gegen { $names }, sofort. Ohne Konto.
front-learn = Spielend lernen
front-rooms = Weitere Räume
front-open = Setz dich zu anderen, jetzt oder über Tage.
front-watch = Schau Leuten beim Spielen zu.
front-rules = Das ganze Spiel auf wenigen Seiten, mit Bildern.
front-cards = Jedes Fossil des Ziehstapels mit seinem Schild.
front-leaderboard = Wer am besten gräbt.
my-games = Deine Partien
my-your-turn = Du bist dran
my-playing = Andere sind dran
my-open = Wartet auf Mitspielende
my-finished = Beendet
my-closed = Geschlossen
friends-title = Mit Freunden spielen
friends-hint = Wähle, wer wo sitzt. Du bekommst einen Link und einen Code zum Teilen; die Plätze füllen sich nach und nach.
friends-you = Du
friends-seat = Platz { $number }
friends-nobody = Niemand
friends-open = Ein Freund
friends-bot = Bot: { $name }
friends-pace = Zeit
pace-none = Ohne Uhr
pace-blitz = Je 5 Minuten
pace-live = Je 15 Minuten
pace-days = Tage für jeden Zug
friends-public = Jeder darf sich setzen
friends-make = Tisch aufbauen

## Vor dem Beginn
lobby-title = Ein neuer Tisch
lobby-full = Alle sind da.
lobby-closed = Dieser Tisch ist geschlossen. Niemand ist mehr da.
lobby-start = Spiel beginnen
lobby-fill = Freie Plätze mit Bots besetzen
lobby-leave = Tisch verlassen
seat-free = Freier Platz
seat-bot = Bot
seat-you = du
seat-here = da
seat-away = abwesend
seat-stand-in = ein Bot spielt weiter
sit-here = Hier setzen
add-bot = Bot dazu
drop-bot = Wegschicken
invite-title = Einladen
invite-code = Code mit der Adresse dieses Tisches
invite-link = Schicke diesen Link
invite-copy = Link kopieren
invite-copied = Kopiert

## Wörter des Spiels
amber = Bernstein
points = Siegpunkte
news = Zeitungen
set-tokens = Sammlungsplättchen
study = Labor
exhibition = Ausstellung
deck = Ziehstapel
quarry = Ausgrabungen
site = Ausgrabung { $site }
kind-flying = Flugsaurier
kind-herbivore = Pflanzenfresser
kind-carnivore = Fleischfresser
kind-marine = Meeresbewohner
kind-mammal = Säugetier
kind-small = Klein
kind-medium = Mittel
kind-large = Groß
size-egg = Ei
egg-of = { $family }-Ei

## Der Tisch
table-title = Der Tisch
table-missing = Diesen Tisch gibt es nicht
museum-yours = Dein Museum
museum-of = Museum von { $name }
museum-visit = Das Museum von { $name } ansehen
study-empty = Noch keine Karte
study-empty-yours = Dein Labor ist leer. Setze 1 Marker ein und hole ein erstes Fossil.
exhibition-empty = Noch nichts ausgestellt
set-label = Sammlung { $row }, { $kind }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
set-label-one = Sammlung { $row }, eine Karte
set-no-kind = neu
aim-set = Hier ausstellen: { $name }
new-set = Neue Sammlung
name-size = Größe nennen
where-study = im Labor von { $name }
where-set = in Sammlung { $row } von { $name }
where-deck = oben auf dem Ziehstapel
card-label = { $name }, { $family }, { $size }, { $where }
card-label-lit = { $name }, { $family }, { $size }, { $where }. Wählbar.
slot-empty = Leer
deck-left = { $count ->
    [0] Keine Karte mehr im Ziehstapel
    [one] { $count } Karte im Ziehstapel
   *[other] { $count } Karten im Ziehstapel
  }
deck-hidden = Wird beim Bestätigen aufgedeckt
deck-empty = Der Ziehstapel ist leer
marker-of = Marker von { $name } bei Ausgrabung { $site }
markers-left = { $count ->
    [0] Kein Marker mehr auf dem Museum
    [one] { $count } Marker auf dem Museum
   *[other] { $count } Marker auf dem Museum
  }
amber-count = { $count } Bernstein
points-count = { $count ->
    [one] { $count } Siegpunkt im Spiel erhalten
   *[other] { $count } Siegpunkte im Spiel erhalten
  }
score-of = { $count ->
    [one] Stand: { $count } Punkt
   *[other] Stand: { $count } Punkte
  }
clock-of = { $name } hat noch { $time }
tokens-left = { $count ->
    [one] Noch { $count } Sammlungsplättchen
   *[other] Noch { $count } Sammlungsplättchen
  }
tokens-left-long = { $count ->
    [one] Noch { $count } Sammlungsplättchen. Wird es genommen, beginnen die letzten Züge.
   *[other] Noch { $count } Sammlungsplättchen. Wird das letzte genommen, beginnen die letzten Züge.
  }
ending-short = Letzte Züge
ending-tokens = Das letzte Sammlungsplättchen ist genommen: Alle danach bis zum letzten Platz haben noch einen Zug.
ending-deck = Der Ziehstapel ist leer: Alle danach bis zum letzten Platz haben noch einen Zug.
news-board = Zeitungen
news-free = Zeitung { $kind }, { $points } Punkte: Niemand hat sie. Wer als Erste oder Erster eine solche Sammlung erweitert, nimmt sie.
news-held = Zeitung { $kind }, { $points } Punkte: { $name } hat sie mit einer Sammlung von { $length }. Eine längere nimmt sie weg.
news-safe = Zeitung { $kind }, { $points } Punkte: { $name } hat die Sammlung vollendet und behält sie für immer.
news-safe-short = sicher
costs = kostet { $count } Bernstein
no-effect = Kein Effekt. In deinen Sammlungen steht ein Ei für jede Größe.
would = Was jetzt geschieht
log = Verlauf
log-empty = Das Spiel beginnt.
log-continued = Dieses Spiel geht ab Entscheidung { $ply } eines früheren weiter.
log-show = Diesen Moment zeigen
log-show-ply = Den Moment nach Entscheidung { $ply } zeigen
digest = Seit deinem letzten Zug
chat = Gespräch
chat-say = Etwas sagen
chat-send = Senden
chat-muted = Du bist an diesem Tisch stummgeschaltet.
chat-mute = Stumm
chat-mute-name = { $name } stummschalten
chat-unmute = Wieder laut
chat-unmute-name = { $name } wieder zu Wort kommen lassen
chat-react = Ein schnelles Wort
chat-react-short = …
react-hello = Hallo!
react-well-played = Gut gespielt!
react-thanks = Danke!
react-wow = Oh!
react-oops = Hoppla!
react-thinking = Ich denke nach …
react-good-game = Schönes Spiel!
watching-count = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
view-as = Den Tisch sehen vom Platz von
absent = { $name } ist nicht da.
take-over = Einen Bot weiterspielen lassen
take-back = Meinen Platz zurücknehmen
stand-in-plays = Ein Bot spielt für dich.
leave-table = Spiel verlassen
leave-hint = Ein Bot spielt für dich weiter; du kannst zurückkommen.
reconnecting = Verbinde …

## Was gefragt ist
ask-loading = Der Tisch wird aufgebaut …
ask-moment = Du schaust zurück, auf Entscheidung { $ply }.
ask-over = Das Spiel ist aus.
ask-waiting = { $name } spielt.
ask-other-turn = { $name } überlegt.
ask-other-choice = { $name } hat eine Entscheidung.
ask-turn = Du bist dran: 1 Marker einsetzen oder Marker zurückholen.
ask-dig-only = Du bist dran: 1 Marker einsetzen und eine Karte nehmen.
ask-reclaim-only = Du bist dran: Alle Marker sind eingesetzt. Hole sie zurück.
ask-reclaim = { $count ->
    [one] Noch ein Marker: Fossil ausstellen oder 1 Bernstein nehmen.
   *[other] Noch { $count } Marker: für jeden ein Fossil ausstellen oder 1 Bernstein nehmen.
  }
ask-order = Mehrere Karten haben einen Effekt. Welche zuerst?
ask-display = { $card }: Du darfst ein Fossil ausstellen.
ask-display-free = { $card }: Du darfst ein Fossil kostenlos ausstellen.
ask-trade = { $card }: 3 Bernstein für 2 Siegpunkte zahlen?
ask-display-or-point = { $card }: ein Fossil ausstellen oder 1 Siegpunkt nehmen.
ask-where = { $card }: in welche Sammlung?
ask-size = Zwei Eier: Welche Größe soll diese Sammlung haben?
ask-ready = Fertig. Zug bestätigen?
ask-ready-then = Bestätigen, dann entscheidet { $name }.
out-of-turn = Im Zug von { $name }:
act-reclaim = { $count ->
    [one] 1 Marker zurückholen
   *[other] { $count } Marker zurückholen
  }
act-reclaim-hint = Alle deine Marker zurückholen
reclaim-here = Dein Marker bei Ausgrabung { $site }: alle deine Marker zurückholen
act-amber = 1 Bernstein
act-trade = 3 Bernstein für 2 Siegpunkte
act-point = 1 Siegpunkt
act-skip = Ablehnen
act-undo = Zurück
act-restart = Von vorn
act-commit = Bestätigen
act-now = Zurück zum Jetzt
attend-your-turn = Du bist dran

## Warum nicht
why-loading = Der Tisch wird aufgebaut.
why-moment = Du schaust zurück. Geh zum Jetzt, um zu spielen.
why-over = Das Spiel ist aus.
why-watching = Du schaust diesem Spiel zu.
why-busy = Einen Moment …
why-ready = Dein Zug ist geplant. Bestätige ihn oder nimm einen Schritt zurück.
why-not-your-turn = { $name } ist am Zug.
why-theirs = Das gehört { $name }.
why-deck = Die nächste Karte. Sie kann genommen werden, sobald sie bei einer Ausgrabung liegt.
why-finish-first = Beende erst, was du begonnen hast.
why-own-marker = Dein Marker ist schon bei Ausgrabung { $site }. Hole erst deine Marker zurück.
why-no-marker = Du hast keinen Marker mehr. Hole deine Marker zurück.
why-impossible = Das geht jetzt nicht.
why-display-later = Fossilien stellst du aus, wenn du Marker zurückholst oder ein Effekt es sagt.
why-trade = Jetzt wird nach dem Tausch gefragt.
why-order = Wähle eine leuchtende Karte: Ihr Effekt kommt zuerst.
why-too-dear = Das kostet { $cost } Bernstein. Du hast { $amber }.
why-pick-card = Wähle erst ein Fossil aus deinem Labor.
why-set-complete = Diese Sammlung ist vollständig.
why-set-mismatch = Das Fossil passt nicht in diese Sammlung.
why-rule = Die Regel
notice-offline = Keine Verbindung. Dein Plan bleibt erhalten; versuche es gleich noch einmal.
notice-retrying = Keine Verbindung. Sende noch einmal …
notice-stale = Der Tisch hat sich inzwischen verändert. So steht er jetzt.
notice-refused = Das ging nicht. { $detail }

## Tasten
keys-title = Tasten
keys-more = Tab springt von Bereich zu Bereich, die Pfeiltasten gehen darin umher, Eingabe wählt, Esc schließt.
key-n = das nächste Wählbare
key-b = das vorige
key-i = eine Karte genau ansehen
key-t = Marker zurückholen
key-a = 1 Bernstein nehmen
key-p = den Punkt nehmen, tauschen
key-s = ablehnen
key-u = einen Schritt zurück
key-r = den Zug von vorn
key-c = bestätigen
key-l = zum Verlauf
key-slash = zum Gespräch
key-help = diese Tasten

## Vorlieben
prefs = Vorlieben
prefs-notice = Wenn ich am Zug bin
prefs-look = Für die Augen
prefs-table = Am Tisch
pref-confirm = Vor dem Bestätigen eines Zuges fragen
pref-motion = Karten und Plättchen über den Tisch bewegen
pref-sounds = Ein leiser Ton, wenn ich dran bin
pref-notify = Eine Mitteilung, wenn ich dran bin
pref-colour = Leichter unterscheidbare Farben
pref-log = Im Verlauf alles erzählen

## Das Ende
end-title = Das Ende
end-counting = Gezählt wird { $name } …
end-winner = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
  }
end-player = Wer
end-total = Summe
end-skip = Alles zeigen
end-rematch = Noch einmal
end-join-rematch = Zum nächsten Spiel
end-review = Das Spiel ansehen
end-share = Teilen
end-show = Ergebnis zeigen

## Wenn etwas nicht geht
problem-unknown = Etwas ging schief. Bitte versuche es noch einmal.
problem-offline = Keine Verbindung zum Server. Prüfe das Netz und versuche es noch einmal.
problem-invalid-request = Das hat nicht die richtige Form. Prüfe die Eingabe.
problem-illegal-choice = Diese Aufzeichnung verstößt irgendwo gegen die Regeln; sie kann nicht gezeigt werden.
problem-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels, oder sie bricht ab. Wähle eine, die aus einem Rückblick heruntergeladen wurde.
problem-cannot-be-rated = Ein gewerteter Tisch hat eine Uhr, eine eigene Kartenfolge und keine Bots.
problem-no-such-deal = Nur die Kartenfolge eines beendeten Spiels kann noch einmal gespielt werden. Prüfe die Adresse.
problem-table-not-open = Das Spiel hat schon begonnen. Du kannst zuschauen.
problem-table-closed = Dieser Tisch ist geschlossen.
problem-table-full = Dieser Platz ist gerade besetzt worden. Nimm einen anderen oder schau zu.
problem-no-such-game = Unter dieser Adresse gibt es kein Spiel. Der Link ist vielleicht alt oder vertippt.
problem-no-such-table = Unter dieser Adresse gibt es keinen Tisch. Der Link ist vielleicht alt oder vertippt.
problem-no-such-person = Unter dieser Adresse gibt es niemanden. Vielleicht ist die Person für immer gegangen.
problem-too-many-tables = Du hast schon so viele Tische, wie man gleichzeitig haben darf. Beende oder verlasse erst einen.
problem-too-many-tables-here = Von deiner Netzwerkadresse gibt es schon so viele Tische wie erlaubt. Erst müssen einige enden.
problem-too-many-bot-games = Von deiner Netzwerkadresse laufen schon so viele Partien nur mit Bots wie erlaubt. Warte, bis eine vorbei ist.
problem-too-many-tokens = Du hast schon so viele Schlüssel, wie erlaubt sind. Ziehe erst einen zurück.
problem-login-taken = Diesen Anmeldenamen gibt es schon. Wähle einen anderen.
problem-wrong-password = Anmeldename und Passwort passen nicht zusammen. Prüfe beide.
problem-weak-password = Wähle ein Passwort, das schwerer zu erraten ist.
problem-wrong-old-password = Das aktuelle Passwort stimmt nicht.
problem-no-such-session = Dieses Gerät ist schon abgemeldet.
problem-too-many-requests = Das war zu schnell. Warte einen Moment und versuche es dann noch einmal.
problem-try-again = Der Server ist gerade beschäftigt. Versuche es gleich noch einmal.
problem-not-signed-in = Du bist hier nicht mehr angemeldet. Lade die Seite neu und melde dich wieder an.
problem-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und wähle dann.
problem-not-your-decision = Jetzt muss jemand anderes wählen.
problem-not-seated = Das können nur die Spieler an diesem Tisch.
problem-not-host = Das kann nur der Gastgeber dieses Tisches.
problem-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
problem-taken-over = Auf diesem Platz spielt ein Bot.
problem-still-has-time = Hier ist noch Zeit auf der Uhr.
problem-table-not-playing = Das Spiel hat noch nicht begonnen, oder es ist vorbei.
problem-table-not-finished = Das Spiel ist noch nicht vorbei.
problem-too-few-seated = Erst müssen mindestens zwei am Tisch sitzen.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-no-such-seat = Auf diesem Platz sitzt niemand mehr.
problem-no-bot-there = Auf diesem Platz sitzt kein Bot mehr.
problem-no-such-moment = Von hier aus kann das Spiel nicht weitergespielt werden.
problem-no-such-token = Dieser Schlüssel ist schon zurückgezogen.
problem-already-account = Du hast schon ein Konto. Lade die Seite neu.
problem-no-account = Du spielst als Gast und hast kein Passwort.
problem-too-large = Das ist größer, als der Server annimmt.
problem-bad-choice = In dieser Aufzeichnung steht ein Zug, der nicht lesbar ist.
problem-bad-deck = Das Deck in dieser Aufzeichnung ist beschädigt.
problem-unknown-deck = Diese Aufzeichnung wurde mit einem Deck gespielt, das dieser Server nicht hat.
problem-bad-settings = Die Einstellungen in dieser Aufzeichnung sind beschädigt.
problem-internal = Der Server hat einen Fehler gemacht. Bitte versuche es noch einmal.
not-found = Unter dieser Adresse ist nichts
not-found-hint = Der Link ist vielleicht alt oder vertippt.

## Rückschau
replay-title = Ein Spiel im Rückblick
replay-missing = Dieses Spiel gibt es nicht
replay-start = Der Tisch vor dem ersten Zug.
replay-controls = Momente des Spiels
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-scrub = Moment
replay-continue = Von hier weiterspielen
replay-download = Aufzeichnung speichern
replay-link = Link zu diesem Moment
replay-upload = Eine Aufzeichnung aus einer Datei ansehen

## Räume mit Tischen
open-empty = Kein Tisch hat gerade einen freien Platz. Baue einen auf; andere sehen ihn hier.
sit-down = Zum Tisch
watch-now = Wird gerade gespielt
watch-empty = Gerade spielt niemand öffentlich.
watch-finished = Beendete Partien
watch-none = Noch keine beendete Partie.
rated = gewertet
known-deal = bekannte Karten
pace-some-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
  }
pace-minutes = { $count ->
    [one] Je { $count } Minute
   *[other] Je { $count } Minuten
  }

## Leute
leader-place = Platz
leader-name = Name
leader-rating = Wertung
leader-games = Partien
leader-empty = Noch hat niemand ein gewertetes Spiel gespielt. Lege ein Konto an, richte einen Tisch mit Uhr ein und lass ihn werten: Die erste Zeile gehört dir.
person-guest = Gast
person-account = Mitglied
person-bot = Bot
person-since = hier seit { $date }
person-games = Partien
me-history = Deine Partien und Wertung
me-name = Der Name, den andere sehen
me-save = Speichern
me-saved = Gespeichert
account = Konto
account-signed-in = Du bist angemeldet als { $login }.
account-out = Abmelden
account-new-hint = Wähle Kennung und Passwort, um Partien und Wertung auf jedem Gerät zu behalten. Mehr wird nicht gefragt.
account-in-hint = Willkommen zurück.
account-login = Kennung
account-password = Passwort
account-new = Konto anlegen
account-in = Anmelden
account-to-new = Ich habe noch kein Konto
account-to-in = Ich habe schon ein Konto
password = Passwort
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Passwort geändert. Alle anderen Geräte sind abgemeldet.
sessions = Angemeldete Geräte
sessions-this = Dieses Gerät
sessions-seen = Zuletzt gesehen: { $date }
sessions-unknown = Unbekanntes Gerät
sessions-end = Abmelden
sessions-end-name = Abmelden: { $device }
sessions-end-others = Überall sonst abmelden
tokens = Schlüssel für Programme
tokens-hint = Mit einem Schlüssel spielt dein eigenes Programm in deinem Namen.
tokens-label = Wofür ist er?
tokens-make = Schlüssel anlegen
tokens-drop = Zurückziehen
tokens-made = Kopiere ihn jetzt; er wird nicht wieder gezeigt:
me-delete-title = Für immer gehen
me-delete-hint = Name, Konto und Vorlieben werden gelöscht. Beendete Partien bleiben, ohne deinen Namen.
me-delete = Mich löschen
me-delete-sure = Wirklich alles über dich löschen? Das lässt sich nicht zurücknehmen.
me-delete-no = Mich behalten
me-delete-yes = Mich endgültig löschen

## Über
about-game = In First Giants gräbst du Fossilien aus, erforschst sie und zeigst sie im Museum. Die Regeln folgen dem veröffentlichten Spiel; Wörter, Zeichnungen und Karten sind unsere eigenen.
about-made = Wie es gemacht ist
about-art = Jedes Fossil zeichnet das Programm nach einer Beschreibung des Tiers: Rückgrat, Rippen, Schädel, Glieder, Flügel, Flossen, Stoßzähne. Kein Bild ist irgendwo abgezeichnet.
about-fair = Vor jedem Spiel veröffentlicht der Server einen Fingerabdruck seiner geheimen Mischung, nach dem Spiel das Geheimnis selbst. Jeder kann prüfen, dass niemand den Ziehstapel berührt hat.
about-fonts = Schriften
about-software = Software in der Seite
about-api = Die Schnittstelle, beschrieben

## Bots, nach Charakter
bot-hatchling = Schlüpfling
bot-hatchling-is = Sieht, was vor ihm liegt, und greift nach allem, was glänzt; freundlich zu Anfängern.
bot-volunteer = Volontärin
bot-volunteer-is = Kennt die Faustregeln und hält das Museum in Ordnung, Zug um Zug.
bot-digger = Ausgräber
bot-digger-is = Hat ein Gespür für gute Fossilien, plant aber selten voraus.
bot-preparator = Präparatorin
bot-preparator-is = Geduldig und genau: nimmt das Beste, was zu sehen ist.
bot-curator = Kurator
bot-curator-is = Plant die Ausstellung einen Zug voraus und behält die Zeitungen im Auge.
bot-professor = Professorin
bot-professor-is = Denkt auch an deine Pläne; beendet das Spiel, wenn sie führt.
bot-giant = Riese
bot-giant-is = Der Beste, den wir haben: denkt, so lange er darf, und verzeiht wenig.

list-comma = { ", " }
list-and = { $some } und { $last }
