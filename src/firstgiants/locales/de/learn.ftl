### Die erste Lektion.

learn-you = Du
learn-headline = Deine erste Partie
learn-next = Weiter
learn-play-on = Von hier gegen einen Bot weiterspielen
why-lesson = Folge in dieser Lektion der Lampe: Wähle, was leuchtet.
learn-1 = Willkommen. Du leitest ein Museum, und oben Mary auch. In der Mitte sind vier Ausgrabungen mit je zwei Fossilien. Hole Fossilien, nutze, was sie dich lehren, und zeige sie dann in Sammlungen. Sammlungen und Zeitungen bringen Punkte.
learn-2 = In jedem Zug setzt du 1 Marker ein oder holst deine Marker zurück. Grabe jetzt: Wähle den Velociraptor bei Ausgrabung I. Sein Effekt wirkt immer wieder: Immer wenn du einen Fleischfresser nimmst, erhältst du 1 Bernstein.
learn-3 = Dein Marker steht bei der Ausgrabung, die Karte liegt in deinem Labor und hat sich selbst ausgelöst: 1 Bernstein. Noch ist nichts gesendet. Du kannst zurück; dann bestätige.
learn-4 = Mary hat auch gegraben. Zu jeder Ausgrabung kam eine neue Karte. Nimm den Carnotaurus bei Ausgrabung II: Sein Effekt gilt einmal, 2 Siegpunkte. Er ist ein Fleischfresser, also wirkt dein Velociraptor wieder.
learn-5 = Zwei Siegpunkte und 1 Bernstein: Leiste und Verlauf erzählen alles. Bestätige.
learn-6 = Jetzt der Tyrannosaurus bei Ausgrabung III. Er gibt 1 Bernstein für jeden Fleischfresser in deinem Labor, auch für sich, und 1 Siegpunkt.
learn-7 = Drei Bernstein durch ihn, einer durch den Velociraptor: acht zusammen. Bestätige.
learn-8 = Marys Argentinosaurus gab jedem Gegner 1 Bernstein, du hast also neun. Dein letzter Marker: Nimm den Anomalocaris bei Ausgrabung IV. Mit ihm darfst du sofort ein Fossil ausstellen.
learn-9 = Ausstellen kostet Bernstein: 1 für Klein, 2 für Mittel, 3 für Groß, 2 für ein Ei. Stelle den Carnotaurus aus; er beginnt eine Sammlung. Eine ausgestellte Karte verliert ihre Effekte: Zeige zuerst, was nichts mehr zu geben hat.
learn-10 = Eine Sammlung aus einer Karte bringt noch nichts. Die nächste schon. Bestätige.
learn-11 = Alle deine Marker sind eingesetzt. Hole sie alle zurück: mit dem Knopf oder einem Klick auf einen deiner Marker.
learn-12 = Für jeden Marker stellst du ein Fossil aus oder nimmst 1 Bernstein, in beliebiger Reihenfolge. Stelle den Tyrannosaurus aus: gleiche Familie, andere Größe, er kommt zum Carnotaurus. Die zweite Karte legt die Art der Sammlung fest.
learn-13 = „Gleiche Familie“ ist eine Familie in drei Größen, „Gleiche Größe“ eine Größe in fünf Familien. Du hast ein Sammlungsplättchen, das 2 zählt, und die Zeitung Fleischfresser, die 3 zählt. Eine längere Sammlung könnte sie noch wegnehmen. Stelle jetzt den Velociraptor aus.
learn-14 = Die Sammlung ist vollständig: Ihre Plättchen zählen je 3 Punkte, und die Zeitung gehört dir für immer. Nimm mit dem dritten Marker 1 Bernstein.
learn-15 = Und mit dem letzten 1 Bernstein.
learn-16 = Drei Karten haben dir zwölf Punkte gebracht. Bestätige.
learn-17 = Mary hat ein Ei genommen. In einer Sammlung steht ein Ei für jede Größe: Es passt in jede Sammlung seiner Familie und in jede Sammlung „Gleiche Größe“.
learn-18 = Das Spiel endet, wenn das letzte Sammlungsplättchen genommen oder der Ziehstapel leer ist. Dann haben alle gleich viele Züge. Zeitungen, Sammlungsplättchen und Siegpunkte zählen; Karten im Labor und Bernstein nicht. Die meisten Punkte gewinnen.
learn-19 = Das ist das ganze Spiel. Spiel an diesem Tisch weiter oder beginne deinen eigenen.
