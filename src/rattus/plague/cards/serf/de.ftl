card-serf = Leibeigener
    .nom = der Leibeigene
    .acc = den Leibeigenen
    .dat = dem Leibeigenen
    .gen = des Leibeigenen
card-serf-rule =
    In deiner Pestphase: Nach jeder Ratte, durch die andere Spieler Würfel verlieren, setzt du einen aus deinem Vorrat in diese Region. In der letzten Runde: Ziehe die Pestfigur einen Schritt oder lass sie stehen; { $game ->
        [rattus] verwüstet wird erst bei der letzten Verwüstung
       *[other] ihre Region wird sofort verwüstet
    }.
board-does-serf = Verlieren andere: ein Würfel mehr
