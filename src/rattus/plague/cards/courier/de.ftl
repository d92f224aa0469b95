card-courier = Kurier
    .nom = der Kurier
    .acc = den Kurier
    .dat = dem Kurier
    .gen = des Kuriers
card-courier-rule = Versetze bis zu dreimal einen deiner Würfel in eine Nachbarregion: verschiedene Würfel oder denselben noch einmal.
board-does-courier = Bis zu 3 Schritte mit Würfeln
plague-step-courier = Kurier: einen Würfel von { $regionDat } { $toAcc } versetzen
plague-ask-courier =
    { $count ->
        [one] Der Kurier: noch { $count } Schritt, oder genügt das?
       *[other] Der Kurier: noch { $count } Schritte, oder genügt das?
    }
    .short =
        { $count ->
            [one] Noch { $count } Schritt, oder genügt das?
           *[other] Noch { $count } Schritte, oder genügt das?
        }
plague-enough-courier = kein weiterer Schritt
plague-phase-courier = Der Kurier zieht weiter
    .about = Bis zu drei Schritte: Jeder versetzt einen Würfel in eine Nachbarregion.
table-verb-courier = Kurier nutzen
board-start-courier = Kurier: einen Würfel von hier versetzen …
board-hint-courier-from = Von { $regionDat }: Wohin geht dein Würfel?
terminal-plague-title-courier = Kurier versetzt
