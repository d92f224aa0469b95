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
analysis-consequence =
    { $points ->
        [one] La suite, au coup { $n } : { $text } ({ $points } point de moins pour { $seat }.)
       *[other] La suite, au coup { $n } : { $text } ({ $points } points de moins pour { $seat }.)
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
