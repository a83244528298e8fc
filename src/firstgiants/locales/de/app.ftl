### First Giants: die Wörter der Anwendung. Quelle ist Englisch.

## Das Haus
title = First Giants
skip-to-content = Zum Inhalt springen
page-broken = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
try-again = Noch einmal
close = Schließen
language = Sprache
menu = Menü
nav = Hauptmenü
nav-open = Offene Tische
nav-watch = Zuschauen
nav-learn = Lernen
nav-rules = Regeln
nav-cards = Karten
nav-workshop = Werkstatt
nav-leaderboard = Rangliste
nav-about = Über
nav-me = Du
to-front = Startseite
announcement = Ankündigung
announcement-close = Ankündigung ausblenden
unofficial = Eine inoffizielle Umsetzung mit eigenen Texten, Zeichnungen und Karten.

## Startseite
front-over = Graben · erforschen · ausstellen
front-lead = Grabe die Riesen der Vorzeit aus, erforsche sie und zeige sie in deinem Museum. Für zwei bis fünf, in zwanzig Minuten.
play-now = Jetzt spielen
play-now-hint = Sofort gegen { $names } spielen. Ohne Konto.
front-learn = Spielend lernen
front-rooms = Entdecken
front-open = Spiele mit anderen, live oder über mehrere Tage.
front-watch = Sieh laufende Spiele an.
front-rules = Die vollständigen Regeln, mit Bildern.
front-cards = Alle Fossilien im Überblick.
front-workshop = Baue eigene Decks.
front-leaderboard = Sieh, wer am besten gräbt.
my-games = Deine Spiele
my-your-turn = Du bist dran
my-playing = Andere sind dran
my-open = Wartet auf Mitspieler
my-finished = Beendet
my-closed = Geschlossen
friends-title = Mit Freunden spielen
friends-hint = Wähle, wer wo sitzt, und teile dann den Link oder QR-Code.
friends-you = Du
friends-seat = Platz { $number }
friends-nobody = Niemand
friends-open = Ein Freund
friends-bot = Bot: { $name }
friends-pace = Zeit
pace-none = Ohne Uhr
pace-blitz = Je 5 Minuten
pace-live = Je 15 Minuten
pace-days = Zug um Zug (Tage je Zug)
friends-public = Offen für alle
friends-make = Tisch erstellen

## Vor dem Beginn
lobby-title = Neuer Tisch
lobby-full = Alle sind da.
lobby-closed = Dieser Tisch ist geschlossen: Alle sind gegangen.
lobby-start = Spiel starten
lobby-fill = Leere Plätze mit Bots besetzen
lobby-leave = Tisch verlassen
seat-free = Leerer Platz
seat-bot = Bot
seat-you = du
seat-here = da
seat-away = abwesend
seat-stand-in = Bot springt ein
sit-here = Hier setzen
add-bot = Bot hinzufügen
drop-bot = Entfernen
invite-title = Einladen
invite-code = QR-Code für diesen Tisch
invite-link = Schicke diesen Link
invite-copy = Link kopieren
invite-copied = Kopiert

## Wörter des Spiels
amber = Bernstein
score-news = Zeitungspunkte
score-sets = Sammlungspunkte
score-effects = Effektpunkte
news = Zeitungen
study = Labor
exhibition = Ausstellung
deck = Ziehstapel
quarry = Ausgrabungen
site = Ausgrabung { numeral }
numeral = { $site ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
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
study-empty-yours = Dein Labor ist leer. Grabe ein Fossil aus.
exhibition-empty = Noch nichts ausgestellt
set-label = Sammlung { $row }, { $kind }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
set-label-one = Sammlung { $row }, eine Karte
set-no-kind = 1 Karte
aim-set = Hier ausstellen: { $name }
new-set = Neue Sammlung
name-size = Größe wählen
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
deck-hidden = Wird aufgedeckt, wenn du bestätigst
deck-empty = Der Ziehstapel ist leer
marker-of = Marker von { $name } bei Ausgrabung { numeral }
markers-left = { $count ->
    [0] Kein Marker mehr im Museum
    [one] Noch { $count } Marker im Museum
   *[other] Noch { $count } Marker im Museum
  }
amber-count = { $count } Bernstein
points-count = { $count ->
    [one] { $count } Punkt aus Karteneffekten
   *[other] { $count } Punkte aus Karteneffekten
  }
score-of = { $count ->
    [one] Stand: { $count } Punkt
   *[other] Stand: { $count } Punkte
  }
clock-of = { $name } hat noch { $time }
tokens-left = { $count ->
    [one] Noch { $count } Sammlungs­plättchen
   *[other] Noch { $count } Sammlungs­plättchen
  }
tokens-left-long = { $count ->
    [one] Noch { $count } Sammlungsplättchen. Wird es genommen, ist diese Runde die letzte.
   *[other] Noch { $count } Sammlungsplättchen. Wird das letzte genommen, ist diese Runde die letzte.
  }
ending-short = Letzte Runde
ending-tokens = Das letzte Sammlungsplättchen ist genommen. Letzte Runde! { $count ->
    [0] Das ist der letzte Zug.
   *[other] Noch an der Reihe: { $names }.
  }
ending-deck = Der Ziehstapel ist leer. Letzte Runde! { $count ->
    [0] Das ist der letzte Zug.
   *[other] Noch an der Reihe: { $names }.
  }
news-board = Zeitungen
news-free = Zeitung { $kind }, { $points } Punkte: Niemand hat sie. Wer als Erste oder Erster eine solche Sammlung erweitert, nimmt sie.
news-held = Zeitung { $kind }, { $points } Punkte: { $name } hat sie mit einer Sammlung aus { $length } Karten. Eine längere Sammlung nimmt sie weg.
news-safe = Zeitung { $kind }, { $points } Punkte: { $name } hat die Sammlung vervollständigt und behält sie für immer.
news-safe-short = sicher
costs = { $count } Bernstein zum Ausstellen
no-effect = Kein Effekt. In deinen Sammlungen steht ein Ei für jede Größe.
would = Wenn du sie jetzt nimmst
log = Verlauf
log-empty = Das Spiel beginnt.
log-continued = Fortgesetzt ab Schritt { $ply } eines früheren Spiels.
log-show = Diese Stellung zeigen
log-show-ply = Stellung nach Schritt { $ply } zeigen
digest = Seit deinem letzten Zug
chat = Chat
chat-say = Nachricht
chat-send = Senden
chat-muted = Du bist an diesem Tisch stummgeschaltet.
chat-mute = Stummschalten
chat-mute-name = { $name } stummschalten
chat-unmute = Stummschaltung aufheben
chat-unmute-name = Stummschaltung von { $name } aufheben
chat-react = Kurznachricht
chat-react-short = Kurz
react-hello = Hallo!
react-well-played = Gut gespielt!
react-thanks = Danke!
react-wow = Wow!
react-oops = Hoppla!
react-thinking = Ich überlege …
react-good-game = Schönes Spiel!
watching-count = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
view-as = Ansicht von
take-over = Bot einspringen lassen
take-back = Meinen Platz zurückholen
stand-in-plays = Ein Bot springt für dich ein.
leave-table = Spiel verlassen
leave-hint = Ein Bot springt für dich ein; du kannst zurückkommen.
leave-hint-daily = Wer geht, gibt den Versuch beim Spiel des Tages auf.
hint-title = Die Professorin fragen
reconnecting = Verbinde …

## Was gefragt ist
ask-loading = Der Tisch wird aufgebaut …
ask-moment = Rückblick auf Schritt { $ply }.
ask-over = Das Spiel ist zu Ende.
ask-waiting = { $name } spielt.
ask-other-turn = { $name } überlegt.
ask-other-choice = { $name } entscheidet.
ask-turn = Du bist dran: graben oder Marker zurückholen.
ask-dig-only = Du bist dran: Grabe eine Karte aus.
ask-reclaim-only = Du bist dran: keine Marker mehr. Hole sie zurück.
ask-reclaim = { $count ->
    [one] Noch { $count } Marker: Fossil ausstellen oder 1 Bernstein nehmen.
   *[other] Noch { $count } Marker: jeweils ein Fossil ausstellen oder 1 Bernstein nehmen.
  }
ask-order = Welcher Effekt zuerst?
ask-display = { $card }: Du darfst ein Fossil ausstellen.
ask-display-free = { $card }: Du darfst ein Fossil kostenlos ausstellen.
ask-trade = { $card }: 3 Bernstein für 2 Siegpunkte zahlen?
ask-display-or-point = { $card }: ein Fossil ausstellen oder 1 Siegpunkt nehmen.
ask-where = { $card }: in welche Sammlung?
ask-size = Zwei Eier: Wähle die Größe dieser Sammlung.
ask-ready = Zufrieden mit deinem Zug?
ask-ready-then = Bestätige; dann entscheidet { $name }.
out-of-turn = Im Zug von { $name }:
act-reclaim = { $count ->
    [one] 1 Marker zurückholen
   *[other] { $count } Marker zurückholen
  }
act-reclaim-hint = Alle deine Marker zurückholen
reclaim-here = Dein Marker bei Ausgrabung { numeral }: alle deine Marker zurückholen
act-amber = 1 Bernstein nehmen
act-amber-rest = Rest als Bernstein
act-trade = 3 Bernstein für 2 Siegpunkte zahlen
act-point = 1 Siegpunkt nehmen
act-skip = Verzichten
act-undo = Rückgängig
act-restart = Von vorn
act-commit = Bestätigen
act-now = Zurück zum Spiel
act-skip-moves = Vorspulen
do-dig = Dieses Fossil ausgraben
do-display = Dieses Fossil ausstellen
do-use = Diesen Effekt anwenden
attend-your-turn = Du bist dran

## Warum nicht
why-loading = Der Tisch wird aufgebaut.
why-moment = Du siehst einen früheren Schritt. Geh zurück zum Spiel, um weiterzuspielen.
why-over = Das Spiel ist zu Ende.
why-watching = Du schaust diesem Spiel zu.
why-busy = Einen Moment …
why-ready = Dein Zug ist bereit: Bestätige ihn oder mach ihn rückgängig.
why-not-your-turn = { $name } ist dran.
why-theirs = Das gehört { $name }.
why-deck = Die Karte, die als nächste aufgedeckt wird. Du kannst sie ausgraben, sobald sie bei einer Ausgrabung liegt.
why-finish-first = Triff erst die offene Entscheidung.
why-own-marker = Dein Marker ist schon bei Ausgrabung { numeral }. Hole erst deine Marker zurück.
why-no-marker = Du hast keine Marker mehr. Hole sie erst zurück.
why-impossible = Das geht jetzt nicht.
why-display-later = Du kannst ausstellen, wenn du Marker zurückholst oder ein Karteneffekt es erlaubt.
why-trade = Entscheide erst über den Tausch.
why-order = Wähle eine leuchtende Karte: Ihr Effekt kommt zuerst.
why-too-dear = Du brauchst { $cost } Bernstein; du hast { $amber }.
why-pick-card = Wähle erst ein Fossil aus deinem Labor.
why-set-complete = Diese Sammlung ist vollständig.
why-set-mismatch = Dieses Fossil passt nicht in diese Sammlung.
why-rule = Zur Regel
notice-offline = Keine Verbindung. Dein Plan bleibt erhalten; versuche es gleich noch einmal.
notice-retrying = Keine Verbindung. Verbinde neu …
notice-stale = Das Spiel ist weitergegangen. So steht es jetzt.
notice-refused = Das hat nicht geklappt. { $detail }

## Tasten
keys-title = Tastenkürzel
keys-more = Tab wechselt den Bereich, Pfeiltasten bewegen sich darin, Eingabe wählt, Esc schließt.
key-n = nächste Möglichkeit
key-b = vorige Möglichkeit
key-i = Karte genau ansehen
key-t = Marker zurückholen
key-a = 1 Bernstein nehmen
key-rest = für alle übrigen Marker Bernstein nehmen
key-p = den Punkt nehmen, tauschen
key-s = verzichten
key-u = rückgängig
key-r = Zug von vorn
key-c = bestätigen
key-escape = Züge der anderen überspringen
key-l = zum Verlauf
key-slash = zum Chat
key-help = diese Liste zeigen
key-h = Die Professorin fragen, an Tischen mit Bots

## Vorlieben
prefs = Einstellungen
prefs-notice = Wenn ich dran bin
prefs-look = Anzeige
prefs-table = Spielablauf
pref-confirm = Meinen Zug bestätigen, bevor er gespielt wird
pref-coach = Coach: nachfragen vor einem Zug, der meine Gewinnchance senkt
pref-coach-off = nie
pref-coach-15 = um 15 % oder mehr
pref-coach-10 = um 10 % oder mehr
pref-coach-5 = um 5 % oder mehr
pref-coach-hint = Nur an Tischen allein mit Bots; solche Spiele heißen „mit Tipps“.
pref-motion = Animationen
pref-speed = Tempo der anderen
pref-speed-slow = Langsam
pref-speed-normal = Normal
pref-speed-fast = Schnell
pref-speed-instant = Sofort
pref-sounds = Ton abspielen
pref-notify = Mitteilung zeigen
pref-colour = Farben für Farbfehlsichtige
pref-log = Ausführlicher Verlauf
pref-card-text = Text unter großen Karten

pref-theme = Tisch
pref-theme-light = Hell
pref-theme-dark = Dunkel
pref-theme-system = Wie das System
pref-card-size = Kartengröße
pref-card-size-normal = Normal
pref-card-size-large = Groß
pref-card-sounds = Töne für Karten und Spielende

## Das Ende
end-title = Spielende
end-counting = Punkte von { $name } …
end-winner = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
  }
end-player = Spieler
end-total = Summe
end-skip = Überspringen
end-rematch = Revanche
end-join-rematch = Zur Revanche
end-review = Spiel ansehen
end-daily = Mit allen vergleichen
assisted-game = Mit Tipps gespielt.
end-show = Punkte zeigen
end-text = Ein Spiel First Giants.

## Wenn etwas nicht geht
problem-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
problem-offline = Keine Verbindung zum Server. Prüfe das Netz und versuche es noch einmal.
problem-invalid-request = Die Eingabe ist ungültig. Bitte prüfe sie.
problem-illegal-choice = Diese Spieldatei verstößt irgendwo gegen die Regeln; sie kann nicht gezeigt werden.
problem-bad-record = Das ist keine vollständige Spieldatei. Nimm eine, die aus einem Rückblick heruntergeladen wurde.
problem-cannot-be-rated = Gewertete Spiele brauchen eine Uhr, keine Bots, eine neue Kartenfolge, ein mitgeliefertes Deck und keinen fairen Start.
problem-no-such-deal = Nur die Kartenfolge eines beendeten Spiels kann noch einmal gespielt werden. Prüfe den Link.
problem-table-not-open = Dieses Spiel hat schon begonnen. Du kannst zuschauen.
problem-table-closed = Dieser Tisch ist geschlossen.
problem-table-full = Dieser Platz ist gerade besetzt worden. Nimm einen anderen oder schau zu.
problem-no-such-game = Unter dieser Adresse gibt es kein Spiel. Der Link ist vielleicht alt oder vertippt.
problem-daily-secret = Hier wird das Spiel des Tages gespielt. Zusehen kann man, wenn der Tag vorbei ist, fünf Minuten nach Mitternacht UTC.
problem-daily-played = Du hast das Spiel des Tages begonnen; alle haben einen Versuch. Dein Tisch steht auf der Startseite.
problem-no-such-day = Von diesem Tag gibt es hier kein Spiel.
problem-daily-own-try = Beim Spiel des Tages spielt niemand für dich.
problem-no-hints-here = Die Professorin hilft nur an Tischen allein mit Bots, nie in gewerteten Spielen oder beim Spiel des Tages.
problem-no-such-table = Unter dieser Adresse gibt es keinen Tisch. Der Link ist vielleicht alt oder vertippt.
problem-no-such-person = Diese Person gibt es nicht. Vielleicht wurde das Konto gelöscht.
problem-too-many-tables = Mehr Tische gehen nicht. Beende oder verlasse erst einen.
problem-too-many-tables-here = Von deiner Netzwerkadresse gehen nicht mehr Tische. Erst müssen einige Spiele enden.
problem-too-many-bot-games = Von deiner Netzwerkadresse gehen nicht mehr Spiele nur mit Bots. Warte, bis eines vorbei ist.
problem-too-many-notices = Das ist mehr, als der Server erlaubt.
problem-address-refused = An diese Adresse dürfen keine Nachrichten gehen.
problem-too-many-tokens = Mehr Schlüssel gehen nicht. Widerrufe erst einen.
problem-has-rated-games = Ein Konto mit gewerteten Spielen bleibt das einer Person oder eines Programms. Lege für das Programm ein anderes an.
problem-too-many-jobs = Deine früheren Analysen laufen noch. Versuche es wieder, wenn eine fertig ist.
problem-nothing-to-review = In diesem Spiel wurde noch nicht gezogen, also gibt es nichts zu analysieren.
problem-login-taken = Dieser Benutzername ist vergeben. Wähle einen anderen.
problem-wrong-password = Benutzername oder Passwort ist falsch.
problem-weak-password = Wähle ein Passwort, das schwerer zu erraten ist.
problem-wrong-old-password = Das aktuelle Passwort stimmt nicht.
problem-no-such-session = Dieses Gerät ist schon abgemeldet.
problem-too-many-requests = Zu viele Anfragen. Warte einen Moment und versuche es dann noch einmal.
problem-try-again = Der Server ist gerade beschäftigt. Versuche es gleich noch einmal.
problem-not-signed-in = Du bist hier nicht mehr angemeldet. Lade die Seite neu und melde dich wieder an.
problem-stale = Das Spiel ist weitergegangen. Sieh noch einmal hin und wähle dann.
problem-not-your-decision = Jetzt muss jemand anderes wählen.
problem-not-seated = Das können nur die Spieler an diesem Tisch.
problem-not-host = Das kann nur der Gastgeber dieses Tisches.
problem-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
problem-banned = { $until ->
    [none] Du bist auf diesem Server gesperrt: { $reason }
   *[other] Du bist auf diesem Server bis { $until } gesperrt: { $reason }
  }
problem-muted-everywhere = { $until ->
    [none] Du bist auf diesem Server stummgeschaltet: { $reason }
   *[other] Du bist auf diesem Server bis { $until } stummgeschaltet: { $reason }
  }
problem-taken-over = Auf diesem Platz spielt ein Bot.
problem-still-has-time = Hier ist noch Zeit auf der Uhr.
problem-table-not-playing = Das Spiel hat noch nicht begonnen, oder es ist vorbei.
problem-table-not-finished = Das Spiel ist noch nicht vorbei.
problem-too-few-seated = Erst müssen mindestens zwei am Tisch sitzen.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-no-such-seat = Auf diesem Platz sitzt niemand mehr.
problem-no-bot-there = Auf diesem Platz sitzt kein Bot mehr.
problem-no-such-moment = Von dieser Stellung aus kann das Spiel nicht weitergehen.
problem-no-such-token = Dieser Schlüssel ist schon widerrufen.
problem-already-account = Du hast schon ein Konto. Lade die Seite neu.
problem-no-account = Du spielst als Gast und hast kein Passwort.
problem-too-large = Das ist größer, als der Server annimmt.
problem-bad-choice = In dieser Spieldatei steht ein Schritt, der nicht lesbar ist.
problem-bad-deck = Mit diesem Deck stimmt etwas nicht.
problem-unknown-deck = Dieses Spiel wurde mit einem Deck gespielt, das dieser Server nicht hat.
problem-no-such-deck = Dieses Deck gibt es nicht. Vielleicht wurde es gelöscht, oder es ist nicht geteilt.
problem-no-such-deck-report = Diesen Bericht gibt es noch nicht.
problem-not-owner = Das kann nur, wem dieses Deck gehört.
problem-too-many-decks = Mehr Decks gehen nicht. Lösche erst eines.
problem-too-many-versions = Mehr Fassungen gehen nicht. Kopiere das Deck, um weiterzumachen.
problem-decks-too-large = Deine Decks brauchen zu viel Platz. Lösche erst eines.
problem-bad-settings = Die Einstellungen in dieser Spieldatei sind beschädigt.
problem-internal = Der Server hat einen Fehler gemacht. Bitte versuche es noch einmal.
problem-continued-game = Ein fortgesetztes Spiel behält Plätze, Reihenfolge und Zeitungen. Vor dem Start muss jeder Platz besetzt sein.
problem-blocked = Du kannst diese Leute hier nicht erreichen und nicht mit ihnen spielen. Wähle andere.
problem-not-acquainted = Herausfordern kannst du Freunde, Leute, mit denen du gespielt hast, und Programme.
problem-not-reliable-enough = Dieser Tisch ist für Leute, die ihre Spiele meist zu Ende spielen. Spiele zuerst ein paarmal an anderen Tischen.
problem-account-needed = Dafür brauchst du ein Konto. Lege es auf deiner Seite an.
problem-seat-reserved = Dieser Platz ist für jemanden freigehalten. Wähle einen anderen.
problem-too-many-friends = So viele Freunde oder offene Anfragen sind nicht möglich.
problem-too-many-challenges = Auf diese Person warten schon Herausforderungen. Gedulde dich etwas.
problem-too-many-blocks = Mehr Leute kannst du nicht blockieren. Hebe zuerst eine Blockade auf.
problem-too-many-notes = Mehr Notizen werden nicht aufbewahrt. Lösche zuerst eine.
problem-too-many-reports = Du hast heute schon mehrere Leute gemeldet. Versuch es morgen wieder.
problem-already-reported = Deine Meldung über diese Person liegt dem Betreiber schon vor.
problem-on-vacation = Du hast Urlaub. Beende ihn zuerst.
problem-no-vacation-left = So viele Urlaubstage hast du dieses Jahr nicht mehr.
problem-no-such-puzzle = Dieses Rätsel gibt es nicht (mehr).
problem-no-puzzle-left = Du hast alle Rätsel dieser Art gelöst. Wähle ein anderes Thema.
problem-too-many-solvers = Aus deinem Netz haben heute schon viele Gäste Rätsel gelöst. Melde dich mit einem Konto an oder komm morgen wieder.
problem-channel-off = Dieser Server verschickt auf diesem Weg keine Nachrichten mehr. Wähle einen anderen.
problem-cross-origin = Diese Seite und der Server haben nicht dieselbe Adresse. Öffne das Spiel neu unter seiner üblichen Adresse.
problem-headers-too-large = Dein Browser schickt mehr, als der Server annimmt. Lösche die Cookies dieser Seite und versuche es noch einmal.
problem-method-not-allowed = Diese Seite ist älter als der Server. Lade sie neu.
problem-no-such-bot = Dieser Bot spielt hier nicht mehr. Wähle einen anderen.
problem-no-such-target = Dorthin gehen keine Nachrichten mehr. Lade die Seite neu.
problem-not-found = Dort hat der Server nichts. Lade die Seite neu.
problem-too-slow = Das Senden hat zu lange gedauert. Prüfe das Netz und versuche es noch einmal.
problem-unknown-host = Unter dieser Adresse antwortet der Server nicht. Öffne das Spiel unter seiner üblichen Adresse.
not-found = Seite nicht gefunden
not-found-hint = Der Link ist vielleicht alt oder vertippt.

## Rückschau
replay-title = Spielrückblick
replay-missing = Dieses Spiel gibt es nicht
replay-start = Der Tisch vor dem ersten Zug.
replay-controls = Wiedergabe
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Weiter
replay-last = Zum Ende
replay-scrub = Stellung
replay-continue = Von hier weiterspielen
replay-luck = Glück und Können
replay-download = Spieldatei herunterladen
replay-link = Link zu dieser Stellung
replay-upload = Spieldatei öffnen

## Räume mit Tischen
open-empty = Gerade gibt es keine offenen Tische. Erstelle einen; andere sehen ihn hier.
sit-down = Beitreten
watch-now = Laufende Spiele
watch-empty = Gerade gibt es keine öffentlichen Spiele.
watch-finished = Beendete Spiele
watch-none = Noch kein beendetes Spiel.
rated = gewertet
assisted = mit Tipps
known-deal = bekannte Kartenfolge
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
leader-games = Spiele
leader-empty = Noch hat niemand ein gewertetes Spiel gespielt. Lege ein Konto an, erstelle einen gewerteten Tisch mit Uhr, und dein Name steht hier als erster.
person-guest = Gast
person-account = Spieler
person-bot = Bot
person-since = dabei seit { $date }
person-games = Spiele
me-history = Deine Spiele und Wertung
me-numbers = Deine Zahlen
me-name = Anzeigename
me-save = Speichern
me-saved = Gespeichert
account = Konto
account-signed-in = Du bist angemeldet als { $login }.
account-out = Abmelden
account-new-hint = Wähle Benutzername und Passwort, um Spiele und Wertung auf jedem Gerät zu behalten. Mehr brauchen wir nicht.
account-in-hint = Willkommen zurück.
account-login = Benutzername
account-password = Passwort
account-new = Konto anlegen
account-in = Anmelden
account-to-new = Ein Konto anlegen
account-to-in = Stattdessen anmelden
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
tokens = API-Schlüssel
tokens-hint = Ein Programm spielt mit einem separaten Konto. Kennzeichne es, damit alle es wissen, und lege dann einen Schlüssel an.
tokens-label = Wofür ist er?
tokens-make = Schlüssel anlegen
tokens-drop = Widerrufen
tokens-made = Kopiere ihn jetzt; du siehst ihn nicht wieder:
tokens-run = So beginnt dann der Bot:
me-delete-title = Konto löschen
me-delete-hint = Name, Konto und Einstellungen werden gelöscht. Beendete Spiele bleiben, ohne deinen Namen.
me-delete = Mein Konto löschen
me-delete-sure = Alles über dich löschen? Das lässt sich nicht rückgängig machen.
me-delete-no = Abbrechen
me-delete-yes = Endgültig löschen

## Über
about-game = In First Giants gräbst du Fossilien aus, erforschst sie und stellst sie im Museum aus. Die Regeln folgen dem veröffentlichten Spiel; Wörter, Zeichnungen und Karten sind unsere eigenen.
about-made = Wie es gemacht ist
about-art = Jedes Fossil zeichnet das Programm nach einer Beschreibung des Tiers: Rückgrat, Rippen, Schädel, Glieder, Flügel, Flossen, Stoßzähne. Kein Bild ist irgendwo abgezeichnet.
about-fair = Vor jedem Spiel veröffentlicht der Server einen Fingerabdruck seiner geheimen Mischung, nach dem Spiel das Geheimnis selbst. So kann jeder prüfen, dass der Ziehstapel nicht manipuliert wurde.
about-fonts = Schriften
about-software = Open-Source-Software im Browser
about-docs = Dokumentation
about-api = API-Dokumentation

## Bots, nach Charakter
bot-tourist = Touristin
bot-tourist-is = Zum ersten Mal hier: nimmt, was ihr gefällt, und verliert mit einem Lächeln.
bot-hatchling = Schlüpfling
bot-hatchling-is = Greift nach allem, was glänzt; freundlich zu Anfängern.
bot-volunteer = Volontärin
bot-volunteer-is = Kennt die Faustregeln und hält das Museum in Ordnung, Zug um Zug.
bot-digger = Ausgräber
bot-digger-is = Ein gutes Auge für Fossilien, plant aber selten voraus.
bot-preparator = Präparatorin
bot-preparator-is = Geduldig und genau: nimmt das Beste in Sichtweite.
bot-curator = Kurator
bot-curator-is = Plant die Ausstellung einen Zug voraus und behält die Zeitungen im Auge.
bot-professor = Professorin
bot-professor-is = Denkt auch an deine Pläne und beendet das Spiel, sobald sie führt.
bot-giant = Riese
bot-giant-is = Unser Stärkster: denkt gründlich und verzeiht wenig.

list-comma = { ", " }
list-and = { $some } und { $last }
