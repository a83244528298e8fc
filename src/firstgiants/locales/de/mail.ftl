# Nachrichten an Leute, die nicht auf der Seite sind. Sie nennen den Tisch und sagen nichts über das Spiel.

notice-table = dein Tisch
notice-somebody = Jemand
notice-turn-title = Du bist dran
notice-turn-body = Du bist dran: { $table }.
notice-reminder-title = Die Zeit wird knapp
notice-reminder-body =
  { $hours ->
    [one] Noch eine Stunde: { $table }.
   *[other] Noch { $hours } Stunden: { $table }.
  }
notice-over-title = Spiel zu Ende
notice-over-body = Das Spiel ist zu Ende: { $table }.
notice-challenge-title = Du bist eingeladen
notice-challenge-body = { $name } hält dir einen Platz frei: { $table }.
notice-test-title = Es klappt
notice-test-body = First Giants erreicht dich hier.

mail-turn-subject =
  { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
  }
mail-turn =
  { $count ->
    [one] Du bist dran:
   *[other] Du bist an { $count } Tischen dran:
  }
mail-reminder-subject = Deine Zeit wird knapp
mail-reminder = Deine Zeit wird knapp:
mail-over-subject =
  { $count ->
    [one] Dein Spiel ist zu Ende
   *[other] { $count } deiner Spiele sind zu Ende
  }
mail-over =
  { $count ->
    [one] Dieses Spiel ist zu Ende:
   *[other] Diese Spiele sind zu Ende:
  }
mail-challenge-subject =
  { $count ->
    [one] Du bist zu einem Spiel eingeladen
   *[other] Du bist zu { $count } Spielen eingeladen
  }
mail-challenge =
  { $count ->
    [one] Ein Platz ist für dich frei gehalten:
   *[other] An { $count } Tischen ist ein Platz für dich frei gehalten:
  }
mail-test-subject = First Giants erreicht dich
mail-test = Diese Mail war ein Test. Es klappt.
mail-table-left =
  { $hours ->
    [one] { $table } (noch eine Stunde)
   *[other] { $table } (noch { $hours } Stunden)
  }
mail-table-by = { $table } (eingeladen von { $name })
mail-why = Du bekommst diese Mail, weil du sie auf { $server } gewünscht hast.
mail-stop = Keine solchen Mails mehr:
mail-confirm-subject = Bestätige deine Mailadresse
mail-confirm = { $name } möchte unter dieser Adresse erfahren, wann bei First Giants ({ $server }) der eigene Zug kommt. Wenn du das bist, öffne diesen Link innerhalb eines Tages:
mail-confirm-ignore = Wenn nicht, lösche diese Mail einfach. Es kommt keine weitere.
