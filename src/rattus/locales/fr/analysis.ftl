# Ce qui a décidé une partie : parts de la victoire, chance et habileté. Les points sont des centièmes de la victoire.

analysis-title = Parts de la victoire
analysis-seat = Joueur
analysis-start = Début
analysis-luck = Chance
analysis-skill = Habileté
analysis-others = Autres
analysis-result = Résultat
analysis-slips = Imprécisions
analysis-blunders = Gaffes
analysis-word-slip = imprécision
analysis-word-blunder = gaffe
analysis-points = Tournants de la partie
analysis-no-points = Rien n’a décidé la partie d’un seul coup.
analysis-marked = Coup { $n }, { $mark } : { $text }
analysis-about = Jugé par { $bot }, { $simulations } simulations par décision.
analysis-working = Analyse en cours

## Tournants

analysis-slip =
    { $points ->
        [one] Coup { $n }, imprécision de { $seat } : « { $text } » a coûté { $points } point. Mieux : « { $better } ».
       *[other] Coup { $n }, imprécision de { $seat } : « { $text } » a coûté { $points } points. Mieux : « { $better } ».
    }
analysis-blunder =
    { $points ->
        [one] Coup { $n }, gaffe de { $seat } : « { $text } » a coûté { $points } point. Mieux : « { $better } ».
       *[other] Coup { $n }, gaffe de { $seat } : « { $text } » a coûté { $points } points. Mieux : « { $better } ».
    }
analysis-between = (Entre { $low } et { $high }.)
analysis-line = Ensuite, par exemple : { $steps }.
analysis-line-seat = { $seat } : { $text }
analysis-consequence =
    { $points ->
        [one] Plus tard, au coup { $n } : { $text } ({ $points } point de moins pour { $seat }.)
       *[other] Plus tard, au coup { $n } : { $text } ({ $points } points de moins pour { $seat }.)
    }
analysis-chance-gain =
    { $points ->
        [one] Coup { $n }, coup de chance pour { $seat }, qui vaut { $points } point : { $text }
       *[other] Coup { $n }, coup de chance pour { $seat }, qui vaut { $points } points : { $text }
    }
analysis-chance-loss =
    { $points ->
        [one] Coup { $n }, malchance pour { $seat }, qui vaut { $points } point : { $text }
       *[other] Coup { $n }, malchance pour { $seat }, qui vaut { $points } points : { $text }
    }

## Dans le navigateur

analysis-ask = Analyser la partie
analysis-about-it = Qui a eu de la chance, qui a bien joué, où la partie a basculé, et quel coup aurait été meilleur.
analysis-takes = Cela prend environ une minute. Inutile d’attendre ici.
analysis-waits =
    { $ahead ->
        [0] Elle commence dans un instant.
        [one] Une autre partie passe avant.
       *[other] { $ahead } autres parties passent avant.
    }
analysis-done = { $percent } % terminé
analysis-ready = L’analyse est prête.
analysis-failed = L’analyse n’a pas abouti. On peut la redemander.
analysis-unfinished = Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser.
analysis-curve = La part de victoire de chacun, coup par coup
analysis-accounts = Chance et habileté, en centièmes de la victoire
analysis-accounts-about = Début, chance, habileté et autres donnent ensemble le résultat. L’habileté se mesure au meilleur jeu du juge.
analysis-here = Mieux de { $points } : { $text }
analysis-whole = Tout

## Conseils en cours de partie

advice-asking = Un maître regarde la table avec tes yeux.
advice-only = Un seul coup est possible : { $text }.
advice-best =
    { $points ->
        [one] Un maître jouerait « { $text } ». Ensuite vient « { $other } », { $points } point derrière.
       *[other] Un maître jouerait « { $text } ». Ensuite vient « { $other } », { $points } points derrière.
    }
advice-even = Un maître jouerait « { $text } » ; « { $other } » se vaut à peu près.
advice-play = Jouer cela
advice-stand = Où en est la partie, d’après ce que tu peux savoir
advice-not-now = Tu peux demander quand c’est ton tour.
advice-back = Un coup peut être repris et rejoué autrement.
