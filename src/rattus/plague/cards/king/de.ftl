card-king = König
    .nom = der König
    .acc = den König
    .dat = dem König
    .gen = des Königs
card-king-rule = Bring einen deiner Würfel aus einer Region ohne Ratten in die Burg: Dort ist er für immer sicher und zählt am Ende.
board-does-king = Einen Würfel in die Burg bringen
plague-step-king = König: einen Würfel aus { $regionDat } in die Burg bringen
refusal-plague-king =
    { $count ->
        [one] In { $regionDat } liegt { $count } Ratte; der König nimmt einen Würfel aus einer Region ohne Ratten.
       *[other] In { $regionDat } liegen { $count } Ratten; der König nimmt einen Würfel aus einer Region ohne Ratten.
    }
table-verb-king = König nutzen
terminal-plague-title-king = König rettet aus
