### Freunde, Herausforderungen, Blockieren, Urlaub: die Seite Freunde, die Seiten anderer und die eigene.

people-title = Freunde
people-lead = Fordere Leute heraus, mit denen du gern spielst. Spiel mit ihnen, dann findest du sie hier.
people-challenges = Herausforderungen an dich
people-until = bis { $date }
people-play = Spielen
people-look = Zum Tisch
people-refuse = Nein, danke
people-asks = Möchten mit dir befreundet sein
people-accept = Annehmen
people-friends = Deine Freunde
people-online = online
people-offline = gerade nicht da
people-asked = Von dir angefragt
people-withdraw = Anfrage aufheben
people-recent = Leute aus deinen letzten Spielen
people-played = gespielt am { $date }
people-blocked = Blockiert
people-nobody = Noch niemand da. Spiel mit jemandem, dann kannst du ihm eine Freundschaft anbieten.
people-guests = Nur Konten haben Freunde: Ein Gast ist mit den Cookies des Browsers vergessen.
people-make-account = Konto anlegen
people-program = Programm
people-ask = Freundschaft anbieten
people-unfriend = Freundschaft beenden
people-challenge = Herausfordern
people-challenge-title = { $name } herausfordern
people-challenge-hint = Du bekommst einen Tisch mit einem Platz, der für diese Person freigehalten wird.
people-challenge-rated = Gewertete Spiele brauchen eine Uhr: Wähle oben eine aus.
people-block = Blockieren
people-unblock = Nicht mehr blockieren
people-is-blocked = Du hast diese Person blockiert: Sie kann dich nicht erreichen.
people-friend = Ihr seid befreundet.
people-friend-online = Ihr seid befreundet. Gerade online.
people-asks-you = { $name } möchte mit dir befreundet sein.
people-between = Du und diese Person
people-note = Deine Notiz zu dieser Person (nur du kannst sie lesen)
people-report = Melden
people-report-title = { $name } melden
people-report-hint = Der Betreiber dieses Servers liest es. Die Person erfährt nichts davon.
people-reported = Danke. Der Betreiber dieses Servers sieht es sich an.
people-reason = Was ist passiert?
people-reason-insults = Beleidigungen oder Drohungen
people-reason-cheating = Betrug
people-reason-leaving = Geht oder verzögert mit Absicht
people-reason-name = Anstößiger Name
people-reason-spam = Belästigt Leute
people-reason-other = Etwas anderes
people-report-text = Was sollte der Betreiber wissen?
people-report-send = Meldung senden
people-away = { $name } hat Urlaub bis { $date }.
people-reliability-of = der letzten Spiele: { $finished } beendet, { $left } verlassen, { $late } Zeit abgelaufen
people-reliability-unknown = erst nach fünf Spielen mit anderen Leuten bekannt
people-vacation = Urlaub
people-vacation-hint = { $count ->
    [0] Im Urlaub stehen die Uhren deiner Spiele mit Bedenktagen still. Für dieses Jahr hast du keine Tage mehr.
    [one] Im Urlaub stehen die Uhren deiner Spiele mit Bedenktagen still. Du hast dieses Jahr noch einen Tag.
   *[other] Im Urlaub stehen die Uhren deiner Spiele mit Bedenktagen still. Du hast dieses Jahr noch { $count } Tage.
  }
people-vacation-until = Du hast Urlaub bis { $date }.
people-vacation-end = Ich bin zurück
people-vacation-days = Tage ab jetzt
people-vacation-go = In den Urlaub
people-vacation-auto = Automatisch einen Tag nehmen, wenn meine Zeit abläuft
people-others = Was andere sehen
people-hide-online = Freunden nicht zeigen, wann ich online bin
people-am-program = Mit diesem Konto spielt ein Programm
