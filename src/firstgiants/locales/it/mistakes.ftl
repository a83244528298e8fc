# Learning from one's own mistakes: positions of reviewed games, asked again.
mistakes-title = Impara dai tuoi errori
mistakes-lead = Posizioni delle tue partite in cui un’altra scelta era molto migliore. Ciò che trovi ritorna più tardi, ciò che ti sfugge ritorna prima.
mistakes-due =
    { $due ->
        [0] Niente da ripassare ora
        [one] Una posizione da ripassare
       *[other] { $due } posizioni da ripassare
     } · { $total } in tutto
mistakes-empty = Ancora nessuna posizione. Le tue scelte costate il 10 % o più di probabilità di vittoria arrivano qui quando una partita è stata analizzata.
mistakes-question = Hai scelto «{ $choice }»: ti è costato il { $loss } % di probabilità di vittoria. Trova di meglio.
mistakes-right = Ben trovato!
mistakes-near = Quasi la migliore: solo il { $loss } % di probabilità di vittoria in meno.
mistakes-wrong = Costa il { $loss } % di probabilità di vittoria.
mistakes-answer = La migliore: { $choice }
mistakes-next = Prossima posizione
mistakes-again = Riprova
mistakes-show = Mostra la risposta
mistakes-thinking = Sto guardando la tua scelta …
mistakes-tomorrow =
    { $days ->
        [0] Ritorna oggi.
        [one] Ritorna domani.
       *[other] Ritorna tra { $days } giorni.
     }
mistakes-start = Comincia
mistakes-game = I tuoi errori in questa partita
mistakes-clean = Nessuna tua scelta è costata il 10 % o più di probabilità di vittoria in questa partita.
mistakes-analyse =
    { $count ->
        [one] Analizza la mia ultima partita
       *[other] Analizza le mie ultime { $count } partite
     }
mistakes-working = Le tue partite sono in analisi …
mistakes-to-review = All’analisi
