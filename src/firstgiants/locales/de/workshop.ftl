# Die Werkstatt: Decks bauen, und was daran falsch sein kann.

ws-title = Werkstatt
ws-lead = Baue eigene Decks: Karten eingeben, am Tisch ausprobieren, drucken, teilen.
ws-loading = Die Schublade öffnet sich …
ws-to-workshop = Zur Werkstatt
ws-back = Zurück
ws-search = Suchen

## Der Schrank
ws-mine = Deine Decks
ws-none = Noch keine Decks. Beginne mit einer leeren Schublade, oder kopiere das eingebaute Deck und ändere, was du magst.
ws-new = Ein neues Deck
ws-new-hint = Eine Datei kann ein JSON-Deck sein oder eine CSV-Tabelle aus einer Tabellenkalkulation.
ws-deck-name = Name des Decks
ws-unnamed = Deck ohne Namen
ws-founders-copy = Founders auf meine Art
ws-make = Leer beginnen
ws-copy-founders = Eingebautes Deck kopieren
ws-import = Datei öffnen
ws-public = Öffentliche Decks
ws-public-none = Noch niemand hat ein Deck veröffentlicht.
ws-public-not-found = Kein öffentliches Deck trägt das im Namen.
ws-public-more = Mehr Decks zeigen
ws-by = von { $name }
ws-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
ws-updated = Zuletzt geändert: { $date }
ws-version = Fassung { $number }

## Ein Deck
ws-copy = Kopie anlegen
ws-play = Mit diesem Deck spielen
ws-play-table = Einen Tisch mit diesem Deck eröffnen
ws-look = Karten ansehen
ws-print = Drucken
ws-share = Teilen
ws-more = Mehr
ws-view = Ansicht
ws-view-drawer = Schublade
ws-view-table = Tabelle
ws-undo = Rückgängig
ws-redo = Wiederholen
ws-no-trouble = Alles in Ordnung.
ws-troubles = { $count ->
    [one] Mit { $count } Karte stimmt etwas nicht.
   *[other] Mit { $count } Karten stimmt etwas nicht.
  }
ws-has-trouble = Hier stimmt etwas nicht
ws-empty = Dieses Deck hat noch keine Karten. Füge eine hinzu, oder wechsle zur Tabelle und füge Zeilen aus einer Tabellenkalkulation ein.
ws-all-cards = Alle Karten
ws-card-add = Karte hinzufügen
ws-card-number = Karte { $number }
ws-no-card-yet = Die Karte erscheint, sobald Familie, Größe und Effekte verständlich sind.

## Speichern
ws-save-saved = Gespeichert
ws-save-waiting = Noch nicht gespeichert …
ws-save-saving = Wird gespeichert …
ws-save-offline = Keine Verbindung. Deine Änderungen bleiben in diesem Browser und werden später gesendet.
ws-save-conflict = Nicht gespeichert
ws-save-refused = Nicht gespeichert
ws-conflict = { $count ->
    [one] Dieses Deck wurde auch anderswo geändert: { $count } Karte weicht ab. Welche Karten sollen bleiben?
   *[other] Dieses Deck wurde auch anderswo geändert: { $count } Karten weichen ab. Welche Karten sollen bleiben?
  }
ws-conflict-mine = Meine behalten
ws-conflict-theirs = Die anderen nehmen
ws-not-saved-yet = Deine letzten Änderungen sind noch nicht gespeichert. Versuche es gleich noch einmal.
ws-not-playable = Dieses Deck ist noch nicht spielbar. Berichtige zuerst, was rot markiert ist.

## Fassungen
ws-versions = Fassungen
ws-version-keep = Fassung festhalten
ws-version-kept = Fassung { $number } ist festgehalten. Sie ändert sich nie und lässt sich spielen.
ws-versions-none = Noch keine Fassungen. Eine Fassung ändert sich nie: Spiele und Links können sich darauf verlassen.
ws-compare = Vergleichen
ws-same = Die Karten sind dieselben wie jetzt.
ws-changed = Seither geändert: { $names }
ws-added = Seither neu: { $names }
ws-removed = Seither entfernt: { $names }
ws-go-back = Zurück zu Fassung { $number }

## Teilen
ws-who-sees = Wer dieses Deck sehen darf
ws-sees-private = Privat
ws-sees-private-hint = Nur du.
ws-sees-link = Per Link
ws-sees-link-hint = Alle mit dem Link sehen die neueste Fassung und dürfen sie kopieren.
ws-sees-public = Öffentlich
ws-sees-public-hint = Alle finden es in der Werkstatt.
ws-share-needs-version = Halte zuerst eine Fassung fest: Andere sehen die neueste Fassung, nicht deine Arbeit daran.
ws-description = Beschreibung
ws-link = Link zu diesem Deck
ws-copy-link = Link kopieren

## Dateien
ws-export-json = Als Deckdatei speichern (JSON)
ws-export-csv = Als Tabelle speichern (CSV)
ws-import-here = Alle Karten aus einer Datei ersetzen
ws-imported = { $count ->
    [one] { $count } Karte kam aus der Datei. „Rückgängig“ bringt die alten wieder.
   *[other] { $count } Karten kamen aus der Datei. „Rückgängig“ bringt die alten wieder.
  }
ws-import-bad = Das ist weder ein JSON-Deck noch eine CSV-Tabelle mit Karten.
ws-delete = Dieses Deck löschen
ws-delete-named = { $name } löschen
ws-delete-sure = „{ $name }“ endgültig löschen? Spiele, die damit gespielt wurden, bleiben.
ws-delete-no = Behalten
ws-delete-yes = Löschen

## Eine Karte
ws-column-name = Name
ws-column-family = Familie
ws-column-size = Größe
ws-column-effects = Effekte
ws-column-label = Museumsschild
ws-column-picture = Bild
ws-column-id = Id
ws-id-hint = Der Name der Karte in Spieldateien: a-z, 0-9 und -. Er folgt dem Namen, bis du ihn änderst.
ws-effect = Effekt { $number }
ws-effect-add = Effekt hinzufügen
ws-remove = Entfernen
ws-card-remove = Karte entfernen
ws-duplicate = Verdoppeln
ws-earlier = Nach vorn
ws-later = Nach hinten
ws-when = Wann
ws-when-once = Einmal, wenn du diese Karte nimmst
ws-when-you = Immer wenn du nimmst
ws-when-anyone = Immer wenn jemand nimmt
ws-takes = eine Karte
ws-takes-new = einer Familie, die neu in deinem Labor ist
ws-who = Wer
ws-who-you = Du
ws-who-opponents = Jeder Gegner
ws-do = Was geschieht
ws-do-amber = Bernstein erhalten
ws-do-points = Punkte erhalten
ws-do-display = 1 Fossil ausstellen
ws-do-display-free = 1 Fossil kostenlos ausstellen
ws-do-display-two-different = 2 ausstellen, verschiedene Familien
ws-do-display-two-same = 2 ausstellen, gleiche Familie
ws-do-trade = 3 Bernstein für 2 Punkte ausgeben
ws-do-display-or-point = 1 Fossil ausstellen oder 1 Punkt erhalten
ws-amount = Wie viel
ws-per = Für jede
ws-per-nothing = nur einmal
ws-per-family = Karte im Labor: { $family }
ws-per-families = verschiedene Familie im Labor
ws-per-pairs = zwei Karten im Labor
ws-all-languages = In allen Sprachen
ws-picture-choose = Bild wählen
ws-picture-none = Umriss
ws-effects-as-text = Diese Effekte sind noch nicht verständlich. Bearbeite sie als Text:

## Die Tabelle
ws-grid = Karten des Decks
ws-grid-keys = Tippen oder Enter bearbeitet, Tab geht weiter, Entf leert. Zeilen aus einer Tabellenkalkulation lassen sich überall einfügen. Umschalt+Leertaste wählt eine ganze Karte. Esc, dann Tab verlässt die Tabelle.
ws-new-row = Neue Karte
ws-pasted = { $count ->
    [one] { $count } Karte hinzugefügt.
   *[other] { $count } Karten hinzugefügt.
  }
ws-notation = So schreibt man Effekte
ws-notation-how = Wann, ein Doppelpunkt, dann was geschieht; mehrere Effekte trennt ein Strichpunkt:
ws-notation-words = Die Wörter für das, was geschieht:
ws-misread = „{ $word }“ ist hier unverständlich. Bekannt: { $known }

## Drucken
ws-print-title = { $name } drucken
ws-print-how = { $cards } Karten auf { $pages } Bögen, neun je Bogen, je 63 × 88 mm. Drucke mit 100 % ohne Ränder und schneide an den Marken.
ws-print-left-out = { $count ->
    [one] { $count } Karte fehlt: Damit stimmt etwas nicht.
   *[other] { $count } Karten fehlen: Damit stimmt etwas nicht.
  }
ws-paper = Papier
ws-paper-a4 = A4
ws-paper-letter = US-Letter
ws-print-backs = Mit Rückseiten, für beidseitigen Druck
ws-print-now = Drucken oder als PDF speichern
ws-print-page = Bogen { $number }
ws-print-sheets = Die Bögen

## Was falsch sein kann
wrong-bad-id = Die Id besteht aus a-z, 0-9 und -, höchstens 40 Zeichen.
wrong-duplicate-id = Eine andere Karte hat dieselbe Id. Gib dieser einen anderen Namen.
wrong-bad-family = Wähle eine Familie: Flugsaurier, Pflanzenfresser, Fleischfresser, Meeresbewohner oder Säugetier.
wrong-bad-size = Wähle eine Größe: klein, mittel, groß, oder ein Ei.
wrong-bad-name = Der Name ist eine Zeile mit höchstens 40 Zeichen.
wrong-bad-label = Das Schild ist eine Zeile mit höchstens 200 Zeichen.
wrong-bad-amount = Die Menge ist eine ganze Zahl von 1 bis 99.
wrong-too-many-effects = Eine Karte darf höchstens 6 Effekte haben.
wrong-too-few-cards = Ein Deck braucht mindestens 9 Karten.
wrong-too-many-cards = Ein Deck darf höchstens 200 Karten haben.
wrong-bad-do = Wähle, was geschieht.
wrong-bad-who = Wähle, für wen der Effekt gilt: für dich oder für jeden Gegner.
wrong-bad-by = Wähle, wessen Karten zählen: deine oder die von allen.
wrong-bad-when = Wähle, welche Karten zählen: die einer Familie, einer Größe oder einer neuen Familie.
wrong-bad-new-family = Eine neue Familie zählt nur bei deinen eigenen Karten.
wrong-bad-per = Wähle, was gezählt wird: eine Familie, verschiedene Familien oder Paare.
wrong-only-with-gains = Nur Bernstein und Punkte haben eine Menge oder werden „für jede“ gezählt.
wrong-bad-effects = Die Effekte sind nicht zu verstehen.
wrong-unknown-field = Die Datei hat hier ein Feld, das kein Effekt kennt.
wrong-not-an-object = Das ist nicht zu verstehen: Die Datei ist nicht wie ein Deck aufgebaut.
wrong-bad-picture = Dieses Bild gibt es nicht.
wrong-bad-facts = Die Angaben zu dieser Karte passen nicht auf ein Museumsschild: zu lange Texte oder Zahlen, die keine sind.
wrong-bad-cards = Die Datei hat keine Liste von Karten.
wrong-not-json = Eine Karte enthält etwas, das sich nicht speichern lässt.
wrong-too-much = Die Karten könnten mehr Bernstein oder Punkte bringen, als ein Spiel zählen kann.
wrong-too-many-recurring = Es sind zu viele wiederkehrende Effekte: Spiele würden nie enden. Entferne einige; die mit einer Wahl oder für jeden Gegner zählen am meisten.
