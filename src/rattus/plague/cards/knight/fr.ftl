card-knight = Chevalier
    .nom = le Chevalier
    .acc = le Chevalier
    .dat = au Chevalier
    .gen = du Chevalier
card-knight-rule =
    La Peste se déplace { $steps ->
        [1] d’une région
        [3] d’une à trois régions
       *[other] d’une ou deux régions
    }, et avant que le premier rat soit retourné tu peux { $game ->
        [bigbox] baisser toutes les limites de deux
       *[other] la faire compter pour deux cubes supplémentaires
    }, pour augmenter le risque de contamination. À la dernière manche : déplace la Peste { $steps ->
        [1] d’une région
        [3] de trois régions au plus
       *[other] de deux régions au plus
    }, ou laisse-la ; { $game ->
        [bigbox] cette région est ravagée aussitôt, avec des limites baissées de deux
       *[other] là où elle se trouve à la fin, elle compte pour deux cubes
    }.
board-does-knight = La Peste va plus loin et peut faire rage
