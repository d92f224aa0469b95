card-king = Roi
    .nom = le Roi
    .acc = le Roi
    .dat = au Roi
    .gen = du Roi
card-king-rule = Mets au Château un de tes cubes pris dans une région sans rat : il y est en sécurité jusqu’à la fin de la partie et compte dans le décompte.
board-does-king = Met un cube au Château
plague-step-king = Roi : mettre au Château un cube venu { $regionGen }
refusal-plague-king =
    { $count ->
        [one] Il y a { $count } rat { $regionDat } ; le Roi prend un cube dans une région sans rat.
       *[other] Il y a { $count } rats { $regionDat } ; le Roi prend un cube dans une région sans rat.
    }
table-verb-king = Utiliser le Roi
terminal-plague-title-king = le Roi met au Château
