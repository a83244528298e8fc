# Il banco di prova: i bot giocano un mazzo, e il rapporto dice come si gioca.

lab-title = Rapporto: { $name }
lab-lead = I bot giocano il mazzo molte volte. Il rapporto dice quali carte spiccano e se ogni posto ha una possibilità equa.
lab-open = Prova con i bot
lab-to-cards = Guarda le carte

## What to play
lab-plan = Che cosa devono giocare i bot
lab-level = Chi gioca
lab-bot-greedy = Principiante avido (il più veloce)
lab-games = Partite per numero di giocatori
lab-players = Numeri di giocatori
lab-compare = Confronta con
lab-compare-nothing = niente
lab-account = Con un account puoi chiedere 4.000 partite.
lab-takes = { $minutes ->
    [one] Circa { $minutes } minuto se il server non ha altro da fare.
   *[other] Circa { $minutes } minuti se il server non ha altro da fare.
  }
lab-start = Falli giocare

## While they play
lab-wait = In attesa di un momento libero…
lab-progress = { $done } partite su { $total }
lab-leave = Puoi lasciare questa pagina: i bot continuano, e il suo indirizzo riporta qui.
lab-failed = Il rapporto non è riuscito. Riprova più tardi.

## The report
lab-about = { $games } partite per numero di giocatori, giocate da: { $level }.
lab-unsure = Nessun modello è stato addestrato per queste carte. I bot giocano con il modello generale: le differenze piccole sono meno sicure.
lab-csv = Salva come tabella (CSV)
lab-json = Salva come JSON
lab-with-players = { $count } giocatori
lab-findings = Che cosa spicca
lab-findings-none = Nessuna carta è sicuramente troppo forte o troppo debole.
lab-finding-dominant = { $card }: chi la prende vince davvero troppo spesso ({ $players }).
lab-finding-strong = { $card }: chi la prende vince troppo spesso ({ $players }).
lab-finding-weak = { $card }: chi la prende vince troppo di rado ({ $players }).
lab-finding-dead = { $card }: quasi nessuno la vuole, o fa perdere chi la prende ({ $players }).
lab-verdict-dominant = dominante
lab-verdict-strong = forte
lab-verdict-fair = equilibrata
lab-verdict-weak = debole
lab-verdict-dead = morta
lab-verdict-unclear = incerta

lab-seats = Posti
lab-seats-hint = Di quanti punti percentuali ogni posto vince più spesso che a parti uguali. Il posto 1 comincia. La linea copre l’intervallo al 95 %.
lab-seat = Posto { $number }
lab-extra-amber = ambra in più { $amounts }
lab-length = Durata e punteggi
lab-rounds = Giri
lab-scores = Punteggi
lab-mean = Media { $value }
lab-most-games = 90 % di essi: { $low }–{ $high }
lab-end-tokens = Fine con l’ultimo segnalino Set
lab-end-deck = Fine con l’ultima carta

lab-cards = Carte
lab-cards-hint = Vantaggio: di quanti punti percentuali chi prende la carta vince più spesso che a parti uguali, con l’intervallo al 95 %. Un’intestazione ordina.
lab-card = Carta
lab-verdict = Giudizio
lab-lift = Vantaggio
lab-wanted = Voluta
lab-round = Giro
lab-kept = Tenuta
lab-uses = A che scopo
lab-amber = Ambra
lab-points = Punti
lab-displays = Esposti
lab-given = Agli altri
lab-use-exhibited = solo esposta
lab-use-both = effetto, poi esposta
lab-use-effect = solo effetto
lab-use-left = rimasta nello Studio
lab-wanted-plot = Quanto è voluta ogni carta, e il suo vantaggio
lab-wanted-axis = presa in … delle partite in cui era in un Sito di Scavo
lab-pairs = Coppie che vincono insieme
lab-pairs-none = Di { $count } coppie nessuna vince sicuramente più delle sue due carte da sole.
lab-pairs-some = Di { $count } coppie queste vincono sicuramente più delle loro due carte da sole:
lab-pair = { $first } e { $second }: { $more } punti in più, in { $games } partite

lab-compared = Confronto con { $name }
lab-compared-hint = I due mazzi sono stati giocati con gli stessi mescolamenti. Le cifre sono questo mazzo meno l’altro; quelle in grassetto sono sicure.
lab-added = Aggiunte: { $names }
lab-removed = Tolte: { $names }
lab-changed = Cambiate: { $names }
lab-difference = Differenza
lab-interval = Intervallo al 95 %
lab-row-seat = Posto { $number }, vittorie
lab-row-lift = { $card }, vantaggio

lab-read = Come leggere il rapporto
lab-read-verdicts = Una carta è forte o debole se il suo vantaggio è sicuramente oltre ±5 punti, dominante o morta oltre ±10. È morta anche se viene presa meno della metà delle volte della carta mediana. Equilibrata: sicuramente entro ±5; incerta: servono più partite.
lab-read-lift = Il vantaggio dice chi ha vinto, non perché: forse una carta viene presa da chi è già in testa. Cambia una cosa, conserva una versione e confronta le due.
lab-read-columns = Voluta: in quante delle partite in cui era in un Sito di Scavo qualcuno l’ha presa. Giro: quando è stata presa. Tenuta: quanti giri è rimasta nello Studio prima di essere esposta. Ambra, punti ed esposti: ciò che i suoi effetti hanno dato ogni volta che è stata presa.
