### Conseils à une table avec des robots seuls, et l’entraîneur.

hint-not-now = On ne vous demande rien pour l’instant. Revenez à votre tour.
hint-warning = Je classe vos choix. Dès lors, cette partie est marquée « avec conseils », visible de tous.
hint-thinking = Laissez-moi réfléchir …
hint-sure = Chances de gagner, à { $margin } près. Dessous, ce que chaque choix apporte aussitôt.
hint-unsure = Aucun modèle n’a été entraîné pour ces cartes : je suis moins sûr.
hint-ask = Montrer le classement
hint-chance = { $value } %
hint-loses = −{ $value } %
hint-best = le meilleur
hint-plan = Planifier
hint-brings-nothing = Il n’apporte rien aussitôt.
coach-title = Est-ce bien votre choix ?
coach-loses = Ce tour baisse vos chances de gagner d’environ { $value } %.
coach-better = Mieux : { $choice } (+{ $value } %)
coach-back = Réfléchir encore
coach-sure = Jouer quand même
coach-off = Jouer et ne plus demander
