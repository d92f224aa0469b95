card-soldier = Soldier
    .nom = the Soldier
    .acc = the Soldier
    .dat = the Soldier
    .gen = the Soldier
card-soldier-rule =
    The plague goes one or two steps, and you may add one more rat beside it. In the final round: move the plague up to two steps, or leave it, and add a rat beside it, drawn from those turned up before, or from the supply if there are none; the plague ravages { $game ->
        [rattus] as usual in the end
       *[other] there at once
    }.
board-does-soldier = Plague goes 2 steps, one more rat
