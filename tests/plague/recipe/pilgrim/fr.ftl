card-pilgrim = Pèlerin
    .nom = le Pèlerin
    .acc = le Pèlerin
    .dat = au Pèlerin
    .gen = du Pèlerin
card-pilgrim-rule = Déplace un de tes cubes vers une région voisine sans rats, puis, si tu veux, vers une autre encore.
board-does-pilgrim = Aller dans une région sans rats
plague-step-pilgrim = Pèlerin : aller { $toDat } en partant de { $region }
plague-ask-pilgrim = Le Pèlerin : aller plus loin en partant de { $region }, ou est-ce assez ?
plague-enough-pilgrim = pas de second trajet
plague-phase-pilgrim = Le Pèlerin continue
    .about = Le Pèlerin peut aller dans une autre région sans rats.
refusal-plague-pilgrim-on = Le Pèlerin continue en partant de { $region }.
refusal-plague-pilgrim-rats = { $count ->
    [one] Il y a { $count } rat { $regionDat } ; le Pèlerin va là où il n’y en a pas.
   *[other] Il y a { $count } rats { $regionDat } ; le Pèlerin va là où il n’y en a pas.
}
table-verb-pilgrim = Utiliser le Pèlerin
board-start-pilgrim = Pèlerin : partir d’ici …
board-hint-pilgrim-from = De { $region } : où va le Pèlerin ?
terminal-plague-title-pilgrim = le Pèlerin va
