card-monk = Monk
    .nom = the Monk
    .acc = the Monk
    .dat = the Monk
    .gen = the Monk
card-monk-rule = Move any one rat to a neighbouring region that has fewer than three.
board-does-monk = Move one rat
plague-step-monk =
    { $slot ->
        [none] Monk: move a rat from { $regionDat } to { $toDat }
       *[other] Monk: move rat { $slot } from { $regionDat } to { $toDat }
    }
refusal-plague-rats =
    { $count ->
        [0] No rat lies in { $regionDat }.
        [one] { $count } rat lies in { $regionDat }.
       *[other] { $count } rats lie in { $regionDat }.
    }
refusal-plague-one-rat = Only one rat lies in { $regionDat }, so none is named: monk { $regionId } { $toId }.
refusal-plague-none-named = { $seat } can't tell the rats in { $regionDat } apart, so none is named: monk { $regionId } { $toId }.
refusal-plague-one-named = { $seat } can tell the rats in { $regionDat } apart, so one is named: monk { $regionId }/SLOT { $toId }.
table-verb-monk = Use the Monk
board-start-monk = Monk: move a rat from here …
board-hint-monk-from = From { $regionDat }: where does the rat go?
terminal-plague-title-monk = Monk moves a rat
