### Consigli a un tavolo con soli bot, e l’allenatore.

hint-not-now = Adesso non ti si chiede nulla. Torna quando è il tuo turno.
hint-warning = Ordino le tue scelte. Da quel momento questa partita è segnata «con consigli», visibile a tutti.
hint-thinking = Fammi pensare …
hint-sure = Probabilità di vittoria, con uno scarto di { $margin }. Sotto, ciò che ogni scelta porta subito.
hint-unsure = Nessun modello è stato addestrato per queste carte, perciò sono meno sicuro.
hint-ask = Mostra la classifica
hint-chance = { $value } %
hint-loses = −{ $value } %
hint-best = la migliore
hint-plan = Pianifica
hint-brings-nothing = Non porta nulla subito.
coach-title = È proprio la tua scelta?
coach-loses = Questo turno abbassa la tua probabilità di vittoria di circa { $value } %.
coach-better = Meglio: { $choice } (+{ $value } %)
coach-back = Pensaci ancora
coach-sure = Gioca comunque
coach-off = Gioca e non chiedere più
