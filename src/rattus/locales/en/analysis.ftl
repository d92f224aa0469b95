# What decided a game: shares of the victory, luck and skill. Points are hundredths of the victory.

analysis-title = Shares of the victory
analysis-seat = Seat
analysis-start = Start
analysis-luck = Luck
analysis-skill = Skill
analysis-others = Others
analysis-result = Result
analysis-slips = Slips
analysis-blunders = Blunders
analysis-word-slip = slip
analysis-word-blunder = blunder
analysis-points = Turning points
analysis-no-points = Nothing decided the game at a stroke.
analysis-marked = Step { $n }, { $mark }: { $text }
analysis-about = Judged by { $bot }, { $simulations } simulations a decision.
analysis-working = Analysing

## Turning points

analysis-slip =
    { $points ->
        [one] Step { $n }, a slip by { $seat }: “{ $text }” cost { $points } point. Better: “{ $better }”.
       *[other] Step { $n }, a slip by { $seat }: “{ $text }” cost { $points } points. Better: “{ $better }”.
    }
analysis-blunder =
    { $points ->
        [one] Step { $n }, a blunder by { $seat }: “{ $text }” cost { $points } point. Better: “{ $better }”.
       *[other] Step { $n }, a blunder by { $seat }: “{ $text }” cost { $points } points. Better: “{ $better }”.
    }
analysis-between = (Between { $low } and { $high }.)
analysis-line = Then, for example: { $steps }.
analysis-consequence =
    { $points ->
        [one] What came of it, at step { $n }: { $text } ({ $points } point less for { $seat }.)
       *[other] What came of it, at step { $n }: { $text } ({ $points } points less for { $seat }.)
    }
analysis-chance-gain =
    { $points ->
        [one] Step { $n }, luck for { $seat }, worth { $points } point: { $text }
       *[other] Step { $n }, luck for { $seat }, worth { $points } points: { $text }
    }
analysis-chance-loss =
    { $points ->
        [one] Step { $n }, bad luck for { $seat }, worth { $points } point: { $text }
       *[other] Step { $n }, bad luck for { $seat }, worth { $points } points: { $text }
    }
