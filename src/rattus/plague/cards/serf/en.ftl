card-serf = Serf
    .nom = the Serf
    .acc = the Serf
    .dat = the Serf
    .gen = the Serf
card-serf-rule =
    In your plague phase: after each rat that kills other players' citizens, one of yours comes from your reserve into that region. In the final round: move the plague one step, or leave it; it ravages { $game ->
        [rattus] as usual in the end
       *[other] there at once
    }.
board-does-serf = Your plague kills: gain a citizen
