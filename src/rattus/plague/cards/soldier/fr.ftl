card-soldier = Soldat
    .nom = le Soldat
    .acc = le Soldat
    .dat = au Soldat
    .gen = du Soldat
card-soldier-rule =
    La Peste se déplace d’une ou deux régions, et tu peux ajouter un rat à côté d’elle. À la dernière manche : déplace la Peste de deux régions au plus, ou laisse-la, et ajoute à côté d’elle un rat tiré parmi ceux déjà retournés, ou de la réserve s’il n’y en a pas ; { $game ->
        [rattus] elle ravage comme d’habitude à la fin
       *[other] elle ravage aussitôt cette région
    }.
board-does-soldier = La Peste va plus loin, 1 rat de plus
