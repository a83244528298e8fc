### La prima lezione: dodici passi, ognuno accanto a ciò di cui parla.

learn-you = Tu
learn-headline = La tua prima partita
learn-next = Avanti
learn-skip = Salta la lezione
learn-first-game = Gioca una prima partita
learn-coach = Allenatore: chiede conferma prima di una mossa che perde molto
learn-step = Passo { $step } di { $steps }
why-lesson = Scegli ciò che è illuminato.
learn-1 = Ecco il tuo Museo. In questi quattro Siti di Scavo ci sono due fossili ciascuno. Scavali, usa i loro effetti, poi esponili in set. Set e Notizie danno punti, e vince chi ne ha di più.
learn-2 = Nel tuo turno scavi o rivendichi le tue pedine. Prendi il Velociraptor: ogni volta che prendi un Carnivoro, ti dà 1 ambra.
learn-3 = La carta è nel tuo Studio e ha già dato 1 ambra: è essa stessa un Carnivoro. Nulla è ancora definitivo. Annulla se vuoi, poi conferma.
learn-4 = Anche Mary ha scavato. È tutto scoperto: le sue carte, la sua ambra, il suo punteggio. Nei Siti di Scavo sono arrivati nuovi fossili.
learn-5 = Ogni Sito di Scavo accoglie una sola delle tue pedine. Prendi il Carnotaurus: 2 punti, una volta. È un Carnivoro, quindi il Velociraptor dà di nuovo 1 ambra. Da qui in poi la lezione conferma per te.
learn-6 = Hai ottenuto 2 punti e 1 ambra. Poi l’Argentinosaurus di Mary ha dato 1 ambra a ogni avversario. Ora prendi il Tyrannosaurus: 1 punto, e 1 ambra per ogni Carnivoro nel tuo Studio, lui compreso.
learn-7 = Hai 9 ambre: è ora di esporre. Rivendica le tue pedine. Per ognuna esponi un fossile o prendi 1 ambra.
learn-8 = Esporre costa 1 ambra per un fossile piccolo, 2 per uno medio, 3 per uno grande, 2 per un uovo. La carta perde poi i suoi effetti: comincia da una che non ha più nulla da dare, il Carnotaurus.
learn-9 = Una carta inizia un set e non vale ancora nulla. Aggiungi il Tyrannosaurus. Un set Famiglia è una Famiglia in tre Dimensioni; un set Dimensione è una Dimensione in cinque Famiglie. Un uovo vale qualsiasi Dimensione.
learn-10 = La seconda carta ha preso un segnalino Set, che vale 2, e la Notizia Carnivoro, che vale 3. Un set più lungo potrebbe ancora rubare la Notizia. Completa il tuo: esponi il Velociraptor.
learn-11 = Il tuo set è completo: i suoi segnalini valgono 3 l’uno, e la Notizia è tua per sempre. Sono dodici punti da tre carte. Conferma.
learn-12 = Questi segnalini Set sono l’orologio. Quando l’ultimo è preso, o il mazzo è vuoto, il giro in corso è l’ultimo. Contano Notizie, set e punti dagli effetti delle carte; ambra e carte nello Studio no. Vuoi giocare una prima partita?
