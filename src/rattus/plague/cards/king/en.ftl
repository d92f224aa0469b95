card-king = King
    .nom = the King
    .acc = the King
    .dat = the King
    .gen = the King
card-king-rule = Bring one of your citizens from a region without rats to { haven.nom }: it is safe there for good and counts at the end.
board-does-king = Bring a citizen to { haven.nom }
plague-step-king = King: bring a citizen from { $regionDat } to { haven.nom }
refusal-plague-king =
    { $count ->
        [one] { $count } rat lies in { $regionDat }; the King takes a citizen from a region without rats.
       *[other] { $count } rats lie in { $regionDat }; the King takes a citizen from a region without rats.
    }
table-verb-king = Use the King
terminal-plague-title-king = King saves from
