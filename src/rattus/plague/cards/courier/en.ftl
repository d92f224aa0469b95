card-courier = Courier
    .nom = the Courier
    .acc = the Courier
    .dat = the Courier
    .gen = the Courier
card-courier-rule = Move one of your citizens to a neighbouring region, up to three times: different citizens, or the same one again.
board-does-courier = Up to 3 single moves
plague-step-courier = Courier: move a citizen from { $regionDat } to { $toDat }
plague-ask-courier =
    { $count ->
        [one] The Courier: { $count } more move, or is that enough?
       *[other] The Courier: { $count } more moves, or is that enough?
    }
    .short =
        { $count ->
            [one] { $count } more move, or is that enough?
           *[other] { $count } more moves, or is that enough?
        }
plague-enough-courier = no further move
plague-phase-courier = The Courier goes on
    .about = Up to three moves, each of one citizen to a neighbouring region.
table-verb-courier = Use the Courier
board-start-courier = Courier: move a citizen from here …
board-hint-courier-from = From { $regionDat }: where does your citizen go?
terminal-plague-title-courier = Courier moves
