card-pilgrim = Pilger
    .nom = der Pilger
    .acc = den Pilger
    .dat = dem Pilger
    .gen = des Pilgers
card-pilgrim-rule = Versetze einen deiner Würfel in eine Nachbarregion ohne Ratten und dann, wenn du willst, noch einmal weiter.
board-does-pilgrim = In eine Region ohne Ratten gehen
plague-step-pilgrim = Pilger: von { $regionDat } { $toAcc } gehen
plague-ask-pilgrim = Der Pilger: von { $regionDat } aus weitergehen, oder genügt das?
plague-enough-pilgrim = kein zweiter Weg
plague-phase-pilgrim = Der Pilger geht weiter
    .about = Der Pilger darf noch in eine weitere Region ohne Ratten gehen.
refusal-plague-pilgrim-on = Der Pilger geht von { $regionDat } aus weiter.
refusal-plague-pilgrim-rats = { $count ->
    [one] In { $regionDat } liegt { $count } Ratte; der Pilger geht dorthin, wo keine ist.
   *[other] In { $regionDat } liegen { $count } Ratten; der Pilger geht dorthin, wo keine ist.
}
table-verb-pilgrim = Pilger nutzen
board-start-pilgrim = Pilger: von hier aus gehen …
board-hint-pilgrim-from = Von { $regionDat }: Wohin geht der Pilger?
terminal-plague-title-pilgrim = Pilger geht
