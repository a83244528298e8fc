### La prima lezione.

learn-you = Tu
learn-headline = La tua prima partita
learn-next = Avanti
learn-play-on = Continua da qui contro un bot
why-lesson = In questa lezione segui la lampada: scegli ciò che brilla.
learn-1 = Benvenuto. Dirigi un museo, e lo stesso fa Mary, in alto. Al centro ci sono quattro Siti di Scavo con due fossili ciascuno. Porta a casa fossili, usa quello che ti insegnano, poi mostrali in set. Set e Notizie danno punti.
learn-2 = A ogni turno giochi 1 pedina o rivendichi le tue pedine. Scava ora: scegli il Velociraptor al Sito I. Il suo effetto si ripete: ogni volta che prendi un Carnivoro, ottieni 1 ambra.
learn-3 = La tua pedina è al sito, la carta è nel tuo Studio e si è attivata da sola: 1 ambra. Nulla è ancora inviato. Puoi annullare; poi conferma.
learn-4 = Anche Mary ha scavato. A ogni sito è arrivata una nuova carta. Prendi il Carnotaurus al Sito II: il suo effetto vale una volta, 2 punti. È un Carnivoro, quindi il Velociraptor agisce di nuovo.
learn-5 = Due punti e 1 ambra: la barra e la cronaca dicono tutto. Conferma.
learn-6 = Ora il Tyrannosaurus al Sito III. Dà 1 ambra per ogni Carnivoro nel tuo Studio, lui compreso, e 1 punto.
learn-7 = Tre ambre da lui, un’altra dal Velociraptor: otto in tutto. Conferma.
learn-8 = L’Argentinosaurus di Mary ha dato 1 ambra a ogni avversario: ne hai nove. La tua ultima pedina: prendi l’Anomalocaris al Sito IV. Ti lascia esporre subito un fossile.
learn-9 = Esporre costa ambra: 1 per piccolo, 2 per medio, 3 per grande, 2 per un uovo. Esponi il Carnotaurus; inizia un set. Una carta esposta perde i suoi effetti: mostra prima chi non ha più nulla da dare.
learn-10 = Un set di una carta non vale ancora nulla. La prossima sì. Conferma.
learn-11 = Tutte le tue pedine sono in gioco. Rivendicale tutte: con il pulsante, o con un clic su una delle tue pedine.
learn-12 = Per ogni pedina esponi un fossile o prendi 1 ambra, nell’ordine che vuoi. Esponi il Tyrannosaurus: stessa Famiglia, altra Dimensione, si unisce al Carnotaurus. La seconda carta fissa il tipo del set.
learn-13 = Un set Famiglia è una Famiglia in tre Dimensioni; un set Dimensione è una Dimensione in cinque Famiglie. Hai preso un segnalino Set, che vale 2, e la Notizia Carnivoro, che vale 3. Un set più lungo potrebbe ancora rubarla. Ora esponi il Velociraptor.
learn-14 = Il set è completo: i suoi segnalini valgono 3 punti l’uno, e la Notizia è tua per sempre. Prendi 1 ambra con la terza pedina.
learn-15 = E 1 ambra con l’ultima.
learn-16 = Tre carte ti hanno dato dodici punti. Conferma.
learn-17 = Mary ha preso un uovo. In un set un uovo vale qualsiasi Dimensione: va in ogni set della sua Famiglia e in ogni set Dimensione.
learn-18 = La partita finisce quando l’ultimo segnalino Set è preso o il mazzo è vuoto. Tutti hanno allora lo stesso numero di turni. Contano Notizie, segnalini Set e punti; carte nello Studio e ambra no. Vince chi ha più punti.
learn-19 = Questo è tutto il gioco. Continua da questo tavolo, o comincia il tuo.
