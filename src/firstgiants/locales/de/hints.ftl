### Tipps an einem Tisch allein mit Bots, und der Coach.

hint-not-now = Gerade wirst du nichts gefragt. Komm wieder, wenn du am Zug bist.
hint-warning = Ich ordne deine Möglichkeiten. Von da an ist dieses Spiel für alle sichtbar als „mit Tipps“ gespielt.
hint-thinking = Lass mich nachdenken …
hint-sure = Gewinnchancen, plus/minus { $margin }. Darunter steht, was jede Wahl sofort bringt.
hint-unsure = Für diese Karten wurde kein Modell trainiert, darum bin ich weniger sicher.
hint-ask = Rangfolge zeigen
hint-chance = { $value } %
hint-loses = −{ $value } %
hint-best = am besten
hint-plan = Planen
hint-brings-nothing = Sie bringt nicht sofort etwas.
coach-title = Bist du sicher?
coach-loses = Dieser Zug senkt deine Gewinnchance um etwa { $value } %.
coach-better = Besser: { $choice } (+{ $value } %)
coach-back = Noch einmal überlegen
coach-sure = Trotzdem spielen
coach-off = Spielen und nicht mehr fragen
