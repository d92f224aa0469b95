card-serf = Serf
    .nom = le Serf
    .acc = le Serf
    .dat = au Serf
    .gen = du Serf
card-serf-rule =
    Quand tu déplaces la Peste : après chaque rat qui tue des cubes d’autres joueurs, un cube de ta réserve est placé dans cette région. À la dernière manche : déplace la Peste d’une région, ou laisse-la ; { $game ->
        [rattus] elle ravage comme d’habitude à la fin
       *[other] elle ravage aussitôt cette région
    }.
board-does-serf = La Peste tue : tu gagnes un cube
