# Labels of the board game's table in the browser.

board-map = Map of Europe. The arrow keys go from region to region, Enter chooses one.
board-zoom = Zoom of the map
board-zoom-in = Enlarge the map
board-zoom-out = Shrink the map
board-zoom-all = Show the whole map
board-subtitle = Europe, in the year 1347
board-free = Cards beside the board
board-none-free = All cards are taken.
board-seats = What each player has
board-seat = { $name } ({ $seat })
board-you = you
board-no-card = no card
board-reserve = { $count } in reserve
board-in-haven = { $count } in { haven.nom }
board-unit-reserve = reserve
board-unit-haven =
    { $game ->
        [bigbox] haven
       *[other] palace
    }
board-haven =
    { $game ->
        [bigbox] The Safe Haven: citizens here are safe for good
       *[other] The palace: citizens here are safe for good
    }
board-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-supply = { $count ->
    [one] { $count } rat in the supply
   *[other] { $count } rats in the supply
}
board-card = { $kind }, { $ownerId ->
    [none] beside the board
   *[other] held by { $owner }
}{ $lit ->
    [yes] . Can be picked.
   *[no] {""}
}

## A region, for those who hear it

board-region = { $region }: { $contents }.{ $lit ->
    [yes] {" "}Here you can: { $can }.
   *[no] {""}
}
board-can-more = choose it, and then another region
board-no-rats = no rats
board-rats = { $count ->
    [one] { $count } rat
   *[other] { $count } rats
}
board-face = limit { $limit }: { $symbols }
board-known-rat = rat { $slot } shows { $face }
board-seen-rat = rat { $slot } was looked at by { $seats }
board-plague = the plague
board-caravan = the caravan
board-nuns = { $count ->
    [one] { $count } nun
   *[other] { $count } nuns
}
board-citizens = { $seat } { $count }

## Choosing step by step

board-start-plague = Move the plague …
board-hint = { $name }: choose a region.
board-hint-take = Take a card: which one?
board-cancel = Cancel

## A rat that is turned up

board-compared = { $population } in { $regionDat }, limit { $limit }: { $outbreak ->
    [yes] outbreak!
   *[no] nothing happens.
}
board-nobody = Nobody is struck.
board-raged = { $rages ->
    [yes] The plague rages!
   *[no] The plague stays calm.
}

## All rats

board-all-rats = All rats
board-limit = Limit
board-rat = Rat { $slot } in { $regionDat }
board-rat-hidden = It lies face down; you don't know its face.
board-rat-seen = Looked at by { $seats }.
board-rats-about = A rat that is turned up leaves the map. The regions named are those of rats whose face you know.
board-rats-starting = Starting rats: { $count }
board-rats-others = Other rats: { $count }
board-rats-count = { $count } of them
board-rats-turned =
    { $all ->
        [one] turned up
       *[other] { $count } turned up
    }
board-rats-known = known to you: { $places }
board-rats-unknown = { $count } unknown
board-symbols = What the symbols mean

## What is reconstructed

sources-more = All that is reconstructed
board-neighbours = Neighbours
board-sources = What is reconstructed of this map
board-sources-borders =
    { $count ->
        [one] 1 of { $all } borders in play is reconstructed: { $names }.
       *[other] { $count } of { $all } borders in play are reconstructed: { $names }.
    }
board-sources-regions =
    { $count ->
        [one] Of { $all } regions in play 1 has a reconstructed name: { $names }.
       *[other] Of { $all } regions in play { $count } have a reconstructed name: { $names }.
    }
board-sources-rats =
    { $count ->
        [one] Of { $all } rats 1 has a reconstructed face.
       *[other] Of { $all } rats { $count } have a reconstructed face.
    }
