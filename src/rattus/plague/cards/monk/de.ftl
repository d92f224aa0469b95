card-monk = Mönch
    .nom = der Mönch
    .acc = den Mönch
    .dat = dem Mönch
    .gen = des Mönchs
card-monk-rule = Versetze eine beliebige Ratte in eine Nachbarregion, in der weniger als drei liegen.
board-does-monk = Eine Ratte versetzen
plague-step-monk =
    { $slot ->
        [none] Mönch: eine Ratte von { $regionDat } { $toAcc } versetzen
       *[other] Mönch: Ratte { $slot } von { $regionDat } { $toAcc } versetzen
    }
refusal-plague-rats =
    { $count ->
        [0] In { $regionDat } liegt keine Ratte.
        [one] In { $regionDat } liegt { $count } Ratte.
       *[other] In { $regionDat } liegen { $count } Ratten.
    }
refusal-plague-one-rat = In { $regionDat } liegt nur eine Ratte, also wird keine genannt: monk { $regionId } { $toId }.
refusal-plague-none-named = { $seat } kann die Ratten in { $regionDat } nicht unterscheiden, also wird keine genannt: monk { $regionId } { $toId }.
refusal-plague-one-named = { $seat } kann die Ratten in { $regionDat } unterscheiden, also wird eine genannt: monk { $regionId }/PLATZ { $toId }.
table-verb-monk = Mönch nutzen
board-start-monk = Mönch: eine Ratte von hier versetzen …
board-hint-monk-from = Von { $regionDat }: Wohin geht die Ratte?
terminal-plague-title-monk = Mönch versetzt Ratte
