card-pilgrim = Pilgrim
    .nom = the Pilgrim
    .acc = the Pilgrim
    .dat = the Pilgrim
    .gen = the Pilgrim
card-pilgrim-rule = Move one of your citizens to a neighbouring region without rats, and then, if you like, on to another one.
board-does-pilgrim = Walk to a region without rats
plague-step-pilgrim = Pilgrim: walk from { $regionDat } to { $toDat }
plague-ask-pilgrim = The Pilgrim: walk on from { $regionDat }, or is that enough?
plague-enough-pilgrim = no second walk
plague-phase-pilgrim = The Pilgrim walks on
    .about = The Pilgrim may walk to one more region without rats.
refusal-plague-pilgrim-on = The Pilgrim walks on from { $regionDat }.
refusal-plague-pilgrim-rats = { $count ->
    [one] { $count } rat lies in { $regionDat }; the Pilgrim goes where there is none.
   *[other] { $count } rats lie in { $regionDat }; the Pilgrim goes where there is none.
}
table-verb-pilgrim = Use the Pilgrim
board-start-pilgrim = Pilgrim: walk from here …
board-hint-pilgrim-from = From { $regionDat }: where does the Pilgrim go?
terminal-plague-title-pilgrim = Pilgrim walks
