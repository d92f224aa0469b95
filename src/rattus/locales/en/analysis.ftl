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
analysis-line-seat = { $seat }: { $text }
analysis-consequence =
    { $points ->
        [one] Later, at step { $n }: { $text } ({ $points } point less for { $seat }.)
       *[other] Later, at step { $n }: { $text } ({ $points } points less for { $seat }.)
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

## In the browser

analysis-ask = Analyse this game
analysis-about-it = Who had luck and who had skill, where the game turned, and which step would have been better.
analysis-takes = It takes about a minute. You need not wait here.
analysis-waits =
    { $ahead ->
        [0] It begins in a moment.
        [one] One game is analysed before it.
       *[other] { $ahead } games are analysed before it.
    }
analysis-done = { $percent } % done
analysis-ready = The analysis is ready.
analysis-failed = The analysis did not succeed. It can be asked for again.
analysis-unfinished = This game was not played to its end, so there is nothing to analyse.
analysis-curve = Every seat’s share of the victory, step by step
analysis-accounts = Luck and skill, in hundredths of the victory
analysis-accounts-about = Start, luck, skill and others add up to the result. Skill is measured against the judge’s best play.
analysis-here = Better by { $points }: { $text }
analysis-whole = All of it

## Advice while playing

advice-asking = A master looks at the table with your eyes.
advice-only = Only one step is possible: { $text }.
advice-best =
    { $points ->
        [one] A master would play “{ $text }”. Next best is “{ $other }”, { $points } point behind.
       *[other] A master would play “{ $text }”. Next best is “{ $other }”, { $points } points behind.
    }
advice-even = A master would play “{ $text }”; “{ $other }” is about as good.
advice-play = Play that
advice-stand = How it stands, as far as you can know
advice-not-now = You can ask when it is your turn.
advice-back = A step can be taken back and tried again.
