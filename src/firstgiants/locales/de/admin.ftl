### Die Verwaltung: für alle, die den Server betreiben.

admin-title = Verwaltung
admin-lead = Für alle, die diesen Server betreiben. Alles, was hier geschieht, wird festgehalten.
admin-no-way = Dieser Server hat kein Geheimnis für die Verwaltung, und dein Konto darf sie nicht benutzen. Setze { $setting } in den Einstellungen des Servers, oder rufe { $command } auf.
admin-secret = Geheimnis der Verwaltung
admin-password = Dein Passwort
admin-in = Anmelden
admin-out = Abmelden
admin-as = Angemeldet als { $who } bis { $time }.
admin-section = Abschnitt
admin-overview = Überblick
admin-reports = Meldungen
admin-people = Menschen
admin-tables = Tische
admin-bans = Sperren
admin-announcements = Ankündigungen
admin-log = Verlauf
admin-search = Suchen
admin-none = Nichts gefunden.
admin-reason = Grund (die Person liest ihn)
admin-until = Bis (leer: für immer)
admin-until-date = bis { $date }
admin-for-good = für immer

## Überblick
figure-status = Zustand
status-ok = Alles gut
status-degraded = Eingeschränkt
status-down = Ausgefallen
figure-people-online = Menschen online
figure-streams = Offene Verbindungen
figure-tables-playing = Laufende Spiele
figure-tables-open = Offene Tische
figure-moves-per-minute = Züge in der letzten Minute
figure-bots-waiting = Tische, die auf einen Bot warten
figure-bots-waiting-since = am längsten seit { $seconds } s
figure-reports-open = Offene Meldungen
figure-accounts = Konten
figure-guests = Gäste
figure-memory = Speicher
figure-database = Datenbank
figure-megabytes = { $count } MB
figure-node = Menschen online, Verbindungen und Speicher sind die dieses Knotens ({ $node }, Version { $version }). Alles andere gilt für den ganzen Server.
backup-title = Sicherung
backup-hint = Kopiert die Datenbank in den Ordner für Sicherungen, während gespielt wird, und öffnet die Kopie zur Prüfung.
backup-now = Jetzt sichern
backup-made = { $name } gespeichert ({ $size } kB).

## Meldungen
reports-open = Offen
reports-handled = Erledigt
reports-empty = Hier sind keine Meldungen.
report-about = Über { $name }
report-by = von { $name }, { $date }
report-nobody = jemandem, der gegangen ist
report-reason-label = Grund: { $reason }
report-why-insults = Beleidigungen
report-why-cheating = Betrug
report-why-leaving = verlässt Spiele
report-why-name = anstößiger Name
report-why-spam = Spam
report-why-other = etwas anderes
report-lines = Die letzten Worte am Tisch
report-table = Zum Tisch
report-taken = { $who } kümmert sich darum
report-take = Übernehmen
report-dismiss = Verwerfen
report-act = Als erledigt vermerken
report-note = Notiz für den Verlauf
report-person = Person ansehen

## Menschen und Sperren
admin-people-search = Name, Benutzername oder Kennzahl
admin-people-seen = zuletzt da { $date }
look-open = { $name } ansehen
look-profile = Öffentliche Seite
look-address = Letzte Adresse: { $address }
look-no-address = Dieser Knoten hat die Person seit seinem Start nicht gesehen.
look-facts = Geräte: { $sessions } · Tische: { $tables } · Meldungen: { $reports }
look-sanction = Stummschalten oder sperren
ban-kind = Was
ban-kind-mute = Überall stummschalten
ban-kind-ban = Vom Server aussperren
ban-kind-address = Die Adresse sperren
ban-do = Ausführen
ban-is-mute = stumm
ban-is-ban = gesperrt
ban-lifted = aufgehoben
ban-lift = Aufheben
ban-lift-name = Aufheben: { $name }
ban-address = IP-Adresse
ban-address-hint = IPv4, oder IPv6: dann wird das ganze /64 gesperrt.
ban-address-do = Diese Adresse sperren
bans-empty = Niemand ist gesperrt oder stummgeschaltet.
data-title = Daten
data-export = Als Datei ausgeben
data-erase = Diese Person löschen
data-erase-hint = Entfernt Name, Konto, Wertung und Chat für immer. Beendete Spiele bleiben, ohne den Namen. Gib zum Fortfahren den Namen ein.
data-erase-name = Name

## Tische
tables-search = Titel, Name oder Kennzahl
tables-state = Zustand
tables-any = Alle
tables-open = Offen
tables-playing = Im Gang
tables-finished = Beendet
tables-closed = Geschlossen
table-look = Ansehen
table-close = Schließen
table-close-name = Schließen: { $name }
table-close-hint = Der Tisch endet für alle. Das Spiel zählt für niemanden.

## Ankündigungen
announce-hint = Eine Zeile auf jeder Seite. Alle lesen ihre Sprache; fehlt sie, die englische oder die erste.
announce-starts = Von
announce-until = Bis
announce-text = Text: { $language }
announce-do = Ankündigen
announce-withdraw = Entfernen
announce-span = { $from } bis { $until }
announce-empty = Keine Ankündigung.

## Verlauf
audit-col-more = Ältere Einträge zeigen
audit-col-when = Wann
audit-col-who = Wer
audit-col-what = Was
audit-col-whom = Wen oder was
audit-col-from = Von wo
audit-sign-in = hat sich angemeldet
audit-sign-out = hat sich abgemeldet
audit-look = hat eine Person angesehen
audit-export = hat Daten ausgegeben
audit-erase = hat eine Person gelöscht
audit-ban = hat gesperrt
audit-mute = hat stummgeschaltet
audit-lift-ban = hat eine Sperre aufgehoben
audit-lift-mute = hat eine Stummschaltung aufgehoben
audit-close-table = hat einen Tisch geschlossen
audit-announce = hat angekündigt
audit-withdraw = hat eine Ankündigung entfernt
audit-backup = hat gesichert
audit-take-report = hat eine Meldung übernommen
audit-dismiss-report = hat eine Meldung verworfen
audit-act-report = hat eine Meldung erledigt
audit-grant = hat die Verwaltung erlaubt
audit-revoke = hat die Verwaltung entzogen

## Ablehnungen
problem-not-admin = Nur für angemeldete Verwalter.
problem-wrong-secret = Das ist nicht das Geheimnis aus den Einstellungen.
problem-no-such-ban = Diese Sperre ist aufgehoben.
problem-no-such-report = Diese Meldung gibt es nicht.
problem-no-such-announcement = Diese Ankündigung gibt es nicht.
problem-is-admin = Diese Person gehört zur Verwaltung. Nimm ihr das zuerst.
problem-report-handled = Jemand hat diese Meldung schon erledigt.
problem-use-pg-dump = Diese Datenbank ist PostgreSQL: benutze pg_dump.
problem-no-backup-folder = Nenne in den Einstellungen einen Ordner für Sicherungen: backup_folder.
problem-backup-failed = Die Sicherung ist misslungen. Sieh nach dem Ordner und dem freien Speicher.
problem-wrong-name = Das ist nicht der Name der Person.
problem-bad-address = Diese Adresse lässt sich nicht sperren. Schreibe eine IPv4- oder IPv6-Adresse, nicht die dieses Rechners.
problem-bad-ban = Das Ende muss in der Zukunft liegen.
problem-bad-announcement = Schreibe mindestens einen Text und ein Ende in der Zukunft.
