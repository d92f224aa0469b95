card-nun = Nun
    .nom = the Nun
    .acc = the Nun
    .dat = the Nun
    .gen = the Nun
card-nun-rule = Place nuns on the board or move them, up to three in a turn, each into any region. There are three; they stay until the Nun moves them. For each nun in a region its population counts one less, so that limits are reached later.
board-does-nun = Nuns protect regions
plague-step-nun =
    { $toId ->
        [none] Nun: send a nun to { $regionDat }
       *[other] Nun: move a nun from { $regionDat } to { $toDat }
    }
plague-ask-nun =
    { $count ->
        [one] The Nun: place or move { $count } more nun, or is that enough?
       *[other] The Nun: place or move up to { $count } more nuns, or is that enough?
    }
    .short =
        { $count ->
            [one] Place or move { $count } more nun.
           *[other] Place or move up to { $count } more nuns.
        }
plague-enough-nun = no further nun
plague-phase-nun = The Nun goes on
    .about = Up to three nuns are placed or moved, each into any region.
refusal-plague-nuns-out = All nuns are on the board; one is moved: nun FROM TO.
refusal-plague-no-nun = No nun stands in { $regionDat }.
refusal-plague-nun-there = The nun stands in { $regionDat } already.
table-verb-nun = Use the Nun
board-start-nun = Nun: move a nun from here …
board-hint-nun-from = From { $regionDat }: where does the nun go?
terminal-plague-title-nun =
    { $sourceId ->
        [none] new nun to
       *[other] nun from { $sourceDat } to
    }
