### Worte, die nur der Tisch, die erste Partie und der Rückblick sprechen.

## Was gefragt ist
ask-soon = Gleich bist du dran.
card-of = { $card } von { $name }
ask-two-different = { $card }: Du darfst bis zu zwei Fossilien verschiedener Familien ausstellen. Das erste?
ask-two-same = { $card }: Du darfst bis zu zwei Fossilien einer Familie ausstellen. Das erste?
ask-second-different = { $card }: Jetzt ein zweites Fossil, aus einer anderen Familie?
ask-second-same = { $card }: Jetzt ein zweites Fossil, aus derselben Familie?
why-second-different = Das zweite Fossil muss aus einer anderen Familie sein als das erste.
why-second-same = Das zweite Fossil muss aus derselben Familie sein wie das erste.

## Was ein Plan bewirkt
plan = Was dein Plan bewirkt
plan-score = Punkte
plan-amber = { $amount } Bernstein
plan-points = { $count ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
  }
plan-tokens = { $amount } Sammlungsplättchen
plan-complete = Sammlung { $kind } vollendet
plan-news = Zeitung { $kind }
plan-news-safe = Zeitung { $kind } für immer
plan-from = von { $name }

## Seit deinem letzten Zug
digest-tokens = { $count ->
    [one] Ein Sammlungsplättchen ist weg; noch { $left } übrig.
   *[other] { $count } Sammlungsplättchen sind weg; noch { $left } übrig.
  }
digest-new = Neu bei den Ausgrabungen: { $cards }.
digest-more = Alles der Reihe nach, im Verlauf

## Zahlen
set-points = { $count ->
    [one] { $count } Punkt aus Sammlungsplättchen
   *[other] { $count } Punkte aus Sammlungsplättchen
  }
news-points = { $count ->
    [one] { $count } Punkt aus Zeitungen
   *[other] { $count } Punkte aus Zeitungen
  }
where-study-yours = in deinem Labor
where-set-yours = in deiner Sammlung { $row }
marker-yours = Dein Marker bei Ausgrabung { $site }

## Das Ende
end-rank = Platz
end-won = gewinnt

## Rückblick
replay-at = Wahl { $ply } von { $last } · Zug { $turn }
replay-speed = Tempo
replay-more = Mehr
