card-soldier = Soldat
    .nom = der Soldat
    .acc = den Soldaten
    .dat = dem Soldaten
    .gen = des Soldaten
card-soldier-rule =
    Die Pestfigur zieht einen oder zwei Schritte, und du darfst daneben eine Ratte mehr legen. In der letzten Runde: Ziehe die Pestfigur bis zu zwei Schritte oder lass sie stehen, und lege daneben eine Ratte, die aus den schon aufgedeckten gelost wird; gibt es keine, kommt sie aus dem Rattenvorrat. { $game ->
        [rattus] Verwüstet wird erst bei der letzten Verwüstung
       *[other] Die Region der Pestfigur wird sofort verwüstet
    }.
board-does-soldier = Pestfigur 2 Schritte, 1 Ratte mehr
