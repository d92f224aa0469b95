card-knight = Ritter
    .nom = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
    .gen = des Ritters
card-knight-rule =
    Die Pestfigur zieht { $steps ->
        [1] einen Schritt
        [3] einen bis drei Schritte
       *[other] einen oder zwei Schritte
    }, und bevor die erste Ratte aufgedeckt wird, darfst du { $game ->
        [bigbox] alle Zahlen um zwei senken
       *[other] sie als zwei weitere Würfel zählen lassen
    }, sodass die Pest eher ausbricht. In der letzten Runde: Ziehe die Pestfigur { $steps ->
        [1] einen Schritt
        [3] bis zu drei Schritte
       *[other] bis zu zwei Schritte
    } oder lass sie stehen; { $game ->
        [bigbox] ihre Region wird sofort verwüstet, und alle Zahlen sind dabei um zwei kleiner
       *[other] bei der letzten Verwüstung zählt sie dort, wo sie am Ende steht, als zwei Würfel
    }.
board-does-knight = Pestfigur weiter, darf mitzählen
