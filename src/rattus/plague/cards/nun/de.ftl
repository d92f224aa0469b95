card-nun = Nonne
    .nom = die Nonne
    .acc = die Nonne
    .dat = der Nonne
    .gen = der Nonne
card-nun-rule = Setze Nonnen auf den Plan oder versetze sie, bis zu drei in einem Zug, jede in eine beliebige Region. Es gibt drei; sie bleiben, bis die Nonne sie versetzt. Jede Nonne senkt die Bevölkerung ihrer Region um eins, sodass die Zahlen später erreicht werden.
board-does-nun = Nonnen schützen Regionen
plague-step-nun =
    { $toId ->
        [none] Nonne: eine Nonne { $regionAcc } schicken
       *[other] Nonne: eine Nonne von { $regionDat } { $toAcc } schicken
    }
plague-ask-nun =
    { $count ->
        [one] Die Nonne: noch { $count } Nonne einsetzen oder versetzen, oder genügt das?
       *[other] Die Nonne: noch { $count } Nonnen einsetzen oder versetzen, oder genügt das?
    }
    .short =
        { $count ->
            [one] Noch { $count } Nonne einsetzen oder versetzen?
           *[other] Noch { $count } Nonnen einsetzen oder versetzen?
        }
plague-enough-nun = keine weitere Nonne
plague-phase-nun = Die Nonne macht weiter
    .about = Bis zu drei Nonnen werden eingesetzt oder versetzt, jede in eine beliebige Region.
refusal-plague-nuns-out = Alle Nonnen sind auf dem Plan; eine wird versetzt: nun VON NACH.
refusal-plague-no-nun = In { $regionDat } steht keine Nonne.
refusal-plague-nun-there = Die Nonne steht schon in { $regionDat }.
table-verb-nun = Nonne nutzen
board-start-nun = Nonne: eine Nonne von hier versetzen …
board-hint-nun-from = Von { $regionDat }: Wohin geht die Nonne?
terminal-plague-title-nun =
    { $sourceId ->
        [none] neue Nonne nach
       *[other] Nonne aus { $sourceDat } nach
    }
