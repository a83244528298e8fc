### Il tavolo a sole parole: una pagina di titoli, elenchi e pulsanti.

text-title = Il tavolo a parole
text-asked = Che cosa si chiede
text-choices = Le tue scelte
text-brings = Risultato: { $what }.
text-other = { $name }: { $what }
text-dig = Scava e prendi { $card }, { $place }
text-show-new = Esponi { $card } come nuovo set, { $cost ->
    [0] gratis
    [one] per { $cost } ambra
   *[other] per { $cost } ambre
  }
text-show-set = Esponi { $card } nel set { $row } con { $others }, { $cost ->
    [0] gratis
    [one] per { $cost } ambra
   *[other] per { $cost } ambre
  }
text-show-size = Esponi { $card } nel set { $row } con { $others }, Dimensione { $size }, { $cost ->
    [0] gratis
    [one] per { $cost } ambra
   *[other] per { $cost } ambre
  }
text-use = Prima l’effetto di { $card }
text-about = : { $family }, { $size }. { $does }
text-plan = Il tuo turno finora
# Follows the name of a choice.
text-set = { $set }: { $cards }. { $tokens ->
    [0] Nessun segnalino Set.
    [one] { $tokens } segnalino Set.
   *[other] { $tokens } segnalini Set.
  }
text-set-complete = Completo.
text-markers = Pedine: { $names }
text-markers-none = Nessuna pedina
text-markers-out = Pedine a: { $sites }
text-top = Carta in cima: { $card }
text-supply = Segnalini Set nella riserva
