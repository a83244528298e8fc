### Die erste Lektion: zwölf Schritte, jeder neben dem, wovon er spricht.

learn-you = Du
learn-headline = Dein erstes Spiel
learn-next = Weiter
learn-skip = Lektion überspringen
learn-first-game = Ein erstes Spiel spielen
learn-coach = Coach: fragt nach vor einem Zug, der viel verliert
learn-step = Schritt { $step } von { $steps }
why-lesson = Wähle, was leuchtet.
learn-1 = Willkommen in deinem Museum. Bei diesen vier Ausgrabungen liegen je zwei Fossilien. Grabe sie aus, nutze ihre Effekte und stelle sie dann in Sammlungen aus. Sammlungen und Zeitungen bringen Punkte; wer die meisten hat, gewinnt.
learn-2 = In deinem Zug gräbst du oder holst deine Marker zurück. Grabe den Velociraptor aus: Immer wenn du einen Fleischfresser nimmst, gibt er dir 1 Bernstein.
learn-3 = Die Karte liegt in deinem Labor und hat schon 1 Bernstein gegeben: Sie ist selbst ein Fleischfresser. Noch ist nichts endgültig. Mach es rückgängig, wenn du magst, dann bestätige.
learn-4 = Auch Mary hat gegraben. Alles liegt offen: ihre Karten, ihr Bernstein, ihre Punkte. Bei den Ausgrabungen liegen neue Fossilien.
learn-5 = Bei jeder Ausgrabung hat einer deiner Marker Platz. Grabe den Carnotaurus aus: einmal 2 Siegpunkte. Er ist ein Fleischfresser, also gibt dein Velociraptor wieder 1 Bernstein. Ab jetzt bestätigt die Lektion für dich.
learn-6 = Du hast 2 Siegpunkte und 1 Bernstein erhalten. Dann gab Marys Argentinosaurus jedem Gegner 1 Bernstein. Grabe jetzt den Tyrannosaurus aus: 1 Siegpunkt und 1 Bernstein für jeden Fleischfresser in deinem Labor, auch für sich.
learn-7 = Du hast 9 Bernstein: Zeit zum Ausstellen. Hole deine Marker zurück. Für jeden stellst du ein Fossil aus oder nimmst 1 Bernstein.
learn-8 = Ausstellen kostet 1 Bernstein für ein kleines Fossil, 2 für ein mittleres, 3 für ein großes, 2 für ein Ei. Die Karte verliert dann ihre Effekte. Beginne also mit einer, die nichts mehr zu geben hat: dem Carnotaurus.
learn-9 = Eine Karte beginnt eine Sammlung und bringt noch nichts. Füge den Tyrannosaurus hinzu. „Gleiche Familie“ ist eine Familie in drei Größen, „Gleiche Größe“ eine Größe in fünf Familien. Ein Ei steht für jede Größe.
learn-10 = Die zweite Karte hat ein Sammlungsplättchen gebracht, das 2 zählt, und die Zeitung Fleischfresser, die 3 zählt. Eine längere Sammlung könnte die Zeitung noch wegnehmen. Vervollständige deine: Stelle den Velociraptor aus.
learn-11 = Deine Sammlung ist vollständig: Ihre Plättchen zählen je 3, und die Zeitung gehört dir für immer. Das sind zwölf Punkte aus drei Karten. Bestätige.
learn-12 = Diese Sammlungsplättchen sind die Uhr. Wird das letzte genommen oder ist der Ziehstapel leer, ist die laufende Runde die letzte. Zeitungen, Sammlungen und Siegpunkte aus Karteneffekten zählen; Bernstein und Karten im Labor nicht. Bereit für ein erstes Spiel?
