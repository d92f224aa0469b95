card-knight = Knight
    .nom = the Knight
    .acc = the Knight
    .dat = the Knight
    .gen = the Knight
card-knight-rule =
    The plague goes { $steps ->
        [1] one step
        [3] one to three steps
       *[other] one or two steps
    }, and before the first rat is turned up you may { $game ->
        [bigbox] lower all limits by two
       *[other] let it count as two more citizens
    }, so that outbreaks come sooner. In the final round: move the plague { $steps ->
        [1] one step
        [3] up to three steps
       *[other] up to two steps
    }, or leave it; { $game ->
        [bigbox] that region is ravaged at once, with limits lowered by two
       *[other] where it stands in the end, it counts as two citizens
    }.
board-does-knight = Plague goes farther and may rage
