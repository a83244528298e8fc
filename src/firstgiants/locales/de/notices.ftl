# Wie der Server Leute erreicht, die weg sind: der Teil der Seite „Du“.

notices = Wenn ich weg bin
notices-hint = Wir können dir sagen, wenn du dran bist, in Spielen über Tage und in Spielen ohne Uhr, und wenn dich jemand einlädt. Eine Nachricht für jeden Zug, nie während du auf den Tisch schaust.
notices-here = Dieser Browser
notices-here-on = Dieser Browser meldet sich, auch wenn die Seite geschlossen ist.
notices-here-off = Dieser Browser kann sich melden, auch wenn die Seite geschlossen ist.
notices-here-turn-on = Hier einschalten
notices-here-turn-off = Hier ausschalten
notices-here-denied = Du hast dieser Seite Mitteilungen verboten. Erlaube sie in den Einstellungen des Browsers, um das zu ändern.
notices-here-insecure = Browser erlauben Mitteilungen nur auf sicheren Seiten (https). Diese Seite kam unverschlüsselt, deshalb kann dieser Browser nichts melden, wenn er zu ist.
notices-here-unsupported = Dieser Browser kann keine Mitteilungen geschlossener Seiten zeigen. Auf iPhone und iPad: Füge die Seite zuerst zum Home-Bildschirm hinzu und öffne sie von dort.
notices-here-unreachable = Der Push-Dienst dieses Browsers antwortet nicht, also kann er dir nichts sagen, wenn er zu ist. Manche Browser haben keinen.
notices-mail = Mail
notices-mail-address = Deine Mailadresse
notices-mail-add = Link schicken
notices-mail-sent = Wir haben einen Link an { $address } geschickt. Öffne ihn innerhalb eines Tages.
notices-mail-unconfirmed = noch nicht bestätigt
notices-mail-every = Zwischen zwei Mails
notices-mail-each = keine Pause
notices-mail-hours =
  { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }
notices-webhook = Webhook
notices-webhook-hint = Für Discord, ntfy oder ein eigenes Programm. Erlaubte Rechner: { $hosts }
notices-webhook-url = Adresse
notices-webhook-shape = Art
notices-shape-plain = JSON, signiert
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-webhook-add = Hinzufügen
notices-webhook-made = Der Schlüssel der Signaturen, nur jetzt zu sehen:
notices-targets = Wohin Nachrichten gehen
notices-test = Testen
notices-test-sent = Eine Testnachricht ist unterwegs.
notices-drop = Entfernen
notices-failing = die letzte Nachricht kam nicht an
notices-kinds = Was ich erfahren will
notices-kind-turn = Ich bin dran
notices-kind-reminder = Erinnerung, bevor meine Zeit abläuft
notices-kind-over = Das Ende eines Spiels
notices-kind-challenge = Eine Einladung zu einem Spiel
notices-channel-push = Browser
notices-channel-mail = Mail
notices-channel-webhook = Webhook
notices-quiet = Ruhezeit
notices-quiet-on = Keine Nachrichten in der Nacht
notices-quiet-from = von
notices-quiet-to = bis
notices-zone = Zeitzone: { $zone }
notices-table = Nachrichten zu diesem Tisch
notices-table-default = Wie in meinen Einstellungen

mail-page-confirm = Bestätige deine Mailadresse
mail-page-confirm-text = Sollen Mails zu deinen Spielen an { $address } gehen?
mail-page-confirm-do = Bestätigen
mail-page-confirm-done = Erledigt. Mails gehen ab jetzt an { $address }.
mail-page-stop = Mails beenden
mail-page-stop-text = Alle Mails von hier an { $address } beenden?
mail-page-stop-do = Mails beenden
mail-page-stop-done = Erledigt. { $address } bekommt keine Mails mehr.
mail-page-invalid = Dieser Link gilt nicht mehr. In deinen Einstellungen wählst du, welche Mails du bekommst.

me-export-title = Was über mich gespeichert ist
me-export-hint = Alles, was dieser Server über dich weiß, in einer Datei.
me-export = Meine Daten herunterladen
