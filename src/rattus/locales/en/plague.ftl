# The words of the board game, for the terminal and the browser.

## Where citizens are safe for good. $game is the edition and may be missing

haven =
    { $game ->
        [bigbox] Safe Haven
       *[other] palace
    }
    .nom =
        { $game ->
            [bigbox] the Safe Haven
           *[other] the palace
        }

## What happened: one message for each event, with the event's fields

plague-StartSeatDrawn = { $seat } begins.
plague-PlaguePlaced =
    { $seatId ->
        [none] The plague breaks out in { $regionDat }.
       *[other] { $seat } lets the plague break out in { $regionDat }.
    }
plague-CaravanPlaced = The caravan starts in { $regionDat }.
plague-Settled =
    { $count ->
        [one] { $seat } settles { $count } citizen in { $regionDat }.
       *[other] { $seat } settles { $count } citizens in { $regionDat }.
    }
plague-TurnBegan = Turn { $turn }: { $seat }
plague-CardTaken =
    { $ownerId ->
        [none] { $seat } takes { $cardAcc }.
       *[other] { $seat } takes { $cardAcc } away from { $owner }.
    }
plague-CitizensPlaced =
    { $cardId ->
        [none]
            { $count ->
                [one] { $seat } places { $count } citizen in { $regionDat }.
               *[other] { $seat } places { $count } citizens in { $regionDat }.
            }
        [serf]
            { $count ->
                [one] { $seat }'s Serf brings { $count } citizen to { $regionDat }.
               *[other] { $seat }'s Serf brings { $count } citizens to { $regionDat }.
            }
       *[other]
            { $count ->
                [one] { $seat } places { $count } citizen in { $regionDat } with { $cardDat }.
               *[other] { $seat } places { $count } citizens in { $regionDat } with { $cardDat }.
            }
    }
    .short = { $seat }: { $count } in { $regionDat }{ $cardId ->
            [none] {""}
           *[other] {" "}({ $card })
        }.
plague-CitizensMoved =
    { $count ->
        [one] { $seat } moves { $count } citizen from { $sourceDat } to { $toDat } with { $cardDat }.
       *[other] { $seat } moves { $count } citizens from { $sourceDat } to { $toDat } with { $cardDat }.
    }
    .short = { $seat }: { $count } { $source } → { $to } ({ $card }).
plague-CitizenSaved = { $seat } brings a citizen from { $regionDat } to { haven.nom } with { $cardDat }.
    .short = { $seat } saves a citizen from { $regionDat } ({ $card }).
plague-CardUsed = { $seat } uses { $cardAcc }: { $words }.
plague-RatMoved = { $seat } moves rat { $slot } from { $sourceDat } to { $toDat } with { $cardDat }.
    .short = { $seat }: rat { $source } → { $to } ({ $card }).
plague-RatLookedAt =
    { $face ->
        [hidden] { $seat } looks at rat { $slot } in { $regionDat }.
       *[other] { $seat } looks at rat { $slot } in { $regionDat }. It shows { $face }.
    }
    .short = { $seat } looks at a rat in { $regionDat }.
plague-RatsSwapped = { $seat } swaps rat { $slot } in { $regionDat } with rat { $other_slot } in { $otherDat }.
    .short = { $seat } swaps rats: { $region } and { $other }.
plague-RatsKept = { $seat } leaves both rats where they are.
plague-CaravanMoved =
    { $count ->
        [0] { $seat } leads the caravan from { $sourceDat } to { $toDat }, but has no citizen left to settle there.
        [one] { $seat } leads the caravan from { $sourceDat } to { $toDat }; { $count } citizen settles there.
       *[other] { $seat } leads the caravan from { $sourceDat } to { $toDat }; { $count } citizens settle there.
    }
    .short = { $seat }: caravan to { $toDat }, { $count } settled.
plague-NunPlaced =
    { $sourceId ->
        [none] { $seat } sends a nun to { $regionDat }.
       *[other] { $seat } sends a nun from { $sourceDat } to { $regionDat }.
    }
    .short = { $seat } sends a nun to { $regionDat }.
plague-PlagueMoved =
    { $spread ->
        [0] { $seat } moves the plague from { $sourceDat } to { $toDat }.
        [one] { $seat } moves the plague from { $sourceDat } to { $toDat }. { $spread } new rat will come.
       *[other] { $seat } moves the plague from { $sourceDat } to { $toDat }. { $spread } new rats will come.
    }
    .short = { $seat } moves the plague to { $toDat }.
plague-PlagueStayed = { $seat } leaves the plague in { $toDat }.
plague-RatSpread = { $seat } puts a new rat into { $regionDat }.
plague-SpreadLost =
    { $supply_empty ->
        [yes]
            { $count ->
                [one] { $count } new rat can't be placed: the supply is empty.
               *[other] { $count } new rats can't be placed: the supply is empty.
            }
       *[no]
            { $count ->
                [one] { $count } new rat can't be placed: all neighbouring regions are full.
               *[other] { $count } new rats can't be placed: all neighbouring regions are full.
            }
    }
    .short = { $supply_empty ->
            [yes] No new rat: the supply is empty.
           *[no] No new rat: all neighbours are full.
        }
plague-PlagueRaged =
    { $rages ->
        [yes] { $seat } lets the plague rage: limits are reached two citizens sooner.
       *[no] { $seat } does not let the plague rage.
    }
    .short = { $rages ->
            [yes] { $seat } lets the plague rage.
           *[no] { $seat } does not let it rage.
        }
plague-RatTurned =
    { $outbreak ->
        [yes] A rat in { $regionDat } shows { $face }: the population counts { $population }, the limit is { $limit } – an outbreak!
       *[no] A rat in { $regionDat } shows { $face }: the population counts { $population }, below the limit of { $limit } – nothing happens.
    }
    .short = { $region }: { $population } of { $limit } – { $outbreak ->
            [yes] an outbreak!
           *[no] nothing happens.
        }
plague-CitizensLost =
    { $cause ->
        [majority]
            { $count ->
                [one] { $seat } loses { $count } citizen in { $regionDat } (most citizens there).
               *[other] { $seat } loses { $count } citizens in { $regionDat } (most citizens there).
            }
        [symbol]
            { $count ->
                [one] { $seat } loses { $count } citizen in { $regionDat } (holds { $cardAcc }).
               *[other] { $seat } loses { $count } citizens in { $regionDat } (holds { $cardAcc }).
            }
       *[all]
            { $count ->
                [one] { $seat } loses { $count } citizen in { $regionDat } (everyone there).
               *[other] { $seat } loses { $count } citizens in { $regionDat } (everyone there).
            }
    }
    .short = { $seat } loses { $count } in { $regionDat }: { $cause ->
            [majority] majority
            [symbol] { $card }
           *[all] everyone
        }.
plague-NobodyDied = The outbreak in { $regionDat } strikes nobody.
plague-EndTriggered =
    { $reason ->
        [supply] No rats are left in the supply: that triggers the end of the game.
        [reserve] { $seat } has placed every citizen: that triggers the end of the game.
       *[turn_limit] The last turn allowed has been played: that triggers the end of the game.
    }
    .short = { $reason ->
            [supply] No rats are left: the end is near.
            [reserve] { $seat } has placed everyone: the end is near.
           *[turn_limit] The last turn was played.
        }
plague-LastRoundBegan = The final round begins with { $seat }: each card can be used once more.
    .short = The final round begins with { $seat }.
plague-Passed = { $seat } passes.
plague-FinalRavageBegan = The plague ravages all regions one last time.
plague-GameEnded = The game is over.

plague-winner =
    { $count ->
        [one] { $seat } wins with { $count } citizen, ahead of { $others }.
       *[other] { $seat } wins with { $count } citizens, ahead of { $others }.
    }
plague-tie = The tie goes to the player whose turn would have come next.

## What a rat shows, and why citizens die

face-words =
    { $limit ->
        [one] with { $limit } citizen or more there, it strikes { $struck }
       *[other] with { $limit } citizens or more there, it strikes { $struck }
    }
plague-cause-majority = most citizens there
plague-cause-symbol = holds a card of the class shown
plague-cause-all = everyone there

## What is asked

plague-ask-setup = Where does the plague break out?
plague-ask-settle = Settle two citizens in one region.
plague-ask-action = Take your actions in any order; all are optional. Moving the plague ends them.
    .short = Act in any order; moving the plague comes last.
plague-ask-action-plague = Only moving the plague is left; that ends your actions.
    .short = Only moving the plague is left.
plague-ask-spread =
    { $count ->
        [one] { $count } new rat from the supply: which neighbour of { $plagueGen } does it go to?
       *[other] { $count } new rats from the supply: which neighbour of { $plagueGen } gets the next one?
    }
    .short =
        { $count ->
            [one] { $count } new rat beside { $plagueDat }: where?
           *[other] { $count } new rats beside { $plagueDat }: where?
        }
plague-ask-extra =
    { $count ->
        [one] The Soldier: { $count } more rat beside { $plagueDat }, or is that enough?
       *[other] The Soldier: { $count } more rats beside { $plagueDat }, or is that enough?
    }
    .short =
        { $count ->
            [one] Soldier: { $count } more rat beside { $plagueDat }?
           *[other] Soldier: { $count } more rats beside { $plagueDat }?
        }
plague-ask-fury = The Knight: let the plague rage, so that limits are reached two citizens sooner?
    .short = Rage? Limits are reached two citizens sooner.
plague-ask-ravage = The plague ravages { $regionAcc }, and you can tell its rats apart: which one is turned up next?
    .short = { $region }: which rat is turned up next?
plague-ask-final = The final ravage of { $regionGen }: which rat is turned up next?
    .short = { $region }: which rat is turned up next?
plague-ask-after = The plague has passed. Use a card that is allowed now, or end your turn.
    .short = Use a card allowed now, or end your turn.
plague-ask-last = The final round: use each of your cards once more if you like, then pass.
    .short = Final round: use each card once more, then pass.
plague-ask-over = The game is over.

## What may be done: one message for each verb

plague-step-start = { $seat } begins
plague-step-rat = Rat { $slot } in { $regionDat } shows { $card }
plague-step-settle = Settle two citizens in { $regionDat }
plague-step-take = Take { $cardAcc }
plague-step-place =
    { $number ->
        [none] Place citizens in { $regionDat }
        [one] Place { $number } citizen in { $regionDat }
       *[other] Place { $number } citizens in { $regionDat }
    }
plague-step-enough = That is enough
plague-step-spread = New rat into { $regionDat }
plague-step-fury = Yes, let the plague rage
    .short = Let it rage
plague-step-calm = No, limits stay as they are
    .short = Stay calm
plague-step-turn = Turn up rat { $slot } in { $regionDat }
plague-step-plague = Plague to { $regionDat }
plague-step-end = End the turn
plague-step-pass = Pass: use no more cards
    .short = Pass

plague-enough-spread = no further rat

## Phases: a short name, and what happens in it

plague-phase-setup = Setup
    .about = It is settled who begins and where the plague breaks out; a rat lies in every region.
plague-phase-settle = Settling
    .about =
        { $rounds ->
            [1] Clockwise, everyone puts two citizens into one region.
            [3] Clockwise, everyone puts two citizens into one region; then, the other way round, two more; then, clockwise again, the last two.
           *[other] Clockwise, everyone puts two citizens into one region; then, the other way round, two more.
        }
plague-phase-action = Actions
    .about = In any order, each at most once and only if you like: take one card; place citizens in one region, as many as there are rats; use each of your cards. Then move the plague.
plague-phase-spread = Spread
    .about =
        { $extra ->
            [yes] The plague has moved. One rat in its new region brings one new rat, two or three bring two, into neighbours that have fewer than three rats. The Soldier, if you hold it, may add one more.
           *[no] The plague has moved. One rat in its new region brings one new rat, two or three bring two, into neighbours that have fewer than three rats.
        }
plague-phase-fury = The Knight's extra
    .about = You may let the plague rage, so that limits are reached two citizens sooner in this ravage.
plague-phase-ravage = Ravage
    .about = Where the plague stands, rats are turned up one by one, as long as there is a rat and a citizen. If there are at least as many citizens as the rat's limit, its symbols strike. Then the rat leaves the game.
plague-phase-after = After the plague
    .about = By some rulebooks certain cards can still be used now.
plague-phase-last = Final round
    .about = Everyone except the player who triggered the end may use each card once more.
plague-phase-final = Final ravage
    .about = All rats of all regions are turned up. Then citizens on the board and in { haven.nom } are counted; a tie goes to the player whose turn would have come next.
plague-phase-over = The end
    .about = The game is over.

## Cards. Each has a catalogue of its own, in cards

card-reconstructed = Reconstructed: no rulebook we know says what this card does; this is our version of it.
card-note = You may take one card a turn, from beside the board or from another player. Cards stay with you until somebody takes them away. Each works once in each of your turns, including the turn in which you take it. But beware: a rat that shows the symbol of your card's class costs you a citizen.

## Before a step that is better thought over

plague-care-look = A look can't be taken back.
plague-care-turn = The rat is turned up at once; that can't be taken back.
plague-care-left = This ends what you could still do: { $what }.
