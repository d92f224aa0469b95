# Why something can't be done now: whole sentences. What stands in capitals or quotes is what a player of the terminal types.

## How a step is written

refusal-unexplained = Not an answer to the question asked now.
refusal-over = The game is over.
refusal-number = Not the number of a legal step.
refusal-not-chance =
    { $seatId ->
        [none] Nobody is asked now, not even chance.
       *[other] Chance is not asked now, but { $seat }.
    }
refusal-no-verb = A step is written VERB and its words, like '{ $example }'.
refusal-with-seat = A step is written without the seat, like '{ $example }'.
refusal-too-many-words = Too many words: it is written '{ $usage }'.
refusal-too-few-words = Too few words: it is written '{ $usage }'.
refusal-unknown =
    { $word } is not { $what ->
        [verb] a verb
        [seat] a seat
        [card] a card
        [region] a region
        [face] a face
        [building] a building
        [supply] a supply action
       *[value] a token's value
    } of this game; { $near ->
        [none] it is one of { $known }.
       *[other] did you mean '{ $near }'?
    }
refusal-hidden =
    { $what ->
        [face] The face is hidden in a player's own record; a full record says it.
        [card] The card is hidden in a player's own record; a full record says it.
       *[value] The value is hidden in a player's own record; a full record says it.
    }
refusal-not-a-thing = Nothing can be done with that now.
refusal-not-your-turn = { $seat } is asked now, not you.

## The board game: words

refusal-plague-region-out = { $region } is not in play with { $count } seats; in play are { $regions }.
refusal-plague-count = { $word } is not a number of citizens, like 1 or 2.
refusal-plague-rat-missing = The rat is missing: a rat is written REGION/SLOT, like { $example }.
refusal-plague-slot = { $word } is not a slot; they are counted from 1 to { $most }.

## The board game: another question is asked

refusal-plague-now-start = '{ $verb }' is no answer now: chance is asked who starts: start SEAT.
refusal-plague-now-draw = '{ $verb }' is no answer now: chance is asked where the plague starts: plague REGION.
refusal-plague-now-caravan = '{ $verb }' is no answer now: chance is asked where the caravan starts: caravan REGION.
refusal-plague-now-rat = '{ $verb }' is no answer now: a rat has been turned up and chance is asked what it shows: rat { $place } FACE.
refusal-plague-now-looked = '{ $verb }' is no answer now: { $seat } looks at a rat and chance is asked what it shows: rat { $place } FACE.
refusal-plague-now-choice = '{ $verb }' is no answer now: { $seat } chooses where the plague starts: plague REGION.
refusal-plague-now-settle = '{ $verb }' is no answer now: { $seat } settles: settle REGION.
refusal-plague-now-action = '{ $verb }' is no answer now: { $seat } is in the action phase: take a card, place citizens, use cards; plague REGION ends it.
refusal-plague-now-card = '{ $verb }' is no answer now: { $seat } is using { $cardAcc }: { $verbs }.
refusal-plague-now-spread = '{ $verb }' is no answer now: the plague has moved; rats are spread now: spread REGION.
refusal-plague-now-fury = '{ $verb }' is no answer now: { $seat } says whether the plague counts as two citizens: fury or calm.
refusal-plague-now-turn = '{ $verb }' is no answer now: { $seat } chooses which rat of { $regionGen } is turned up: turn { $regionId }/SLOT.
refusal-plague-now-after = '{ $verb }' is no answer now: the plague phase is over: { $seat } may use what cards the rulebook allows after it, then end.
refusal-plague-now-last = '{ $verb }' is no answer now: it is the final round: { $seat } may use each card held once, then pass.
refusal-plague-now-over = '{ $verb }' is no answer now: the game is over.
refusal-plague-last-only =
    { $count ->
        [1] '{ $verb }' is no answer now: it is for the final round; before, { $cardNom } adds one to place REGION COUNT.
       *[other] '{ $verb }' is no answer now: it is for the final round; before, { $cardNom } adds two to place REGION COUNT.
    }

## The board game: moving the plague

refusal-plague-stay =
    { $regionsCount ->
        [one] The plague may not stay in { $regionDat }; the only neighbour of { $regionGen } is { $regions }.
       *[other] The plague may not stay in { $regionDat }; the neighbours of { $regionGen } are { $regions }.
    }
refusal-plague-far =
    { $cardsCount ->
        [0]
            { $regionsCount ->
                [one] { $region } is not a neighbour of the plague region; the only neighbour of { $plagueGen } is { $regions }.
               *[other] { $region } is not a neighbour of the plague region; the neighbours of { $plagueGen } are { $regions }.
            }
       *[other]
            { $regionsCount ->
                [one] { $region } is not a neighbour of the plague region (it goes that far only with: { $cards }); the only neighbour of { $plagueGen } is { $regions }.
               *[other] { $region } is not a neighbour of the plague region (it goes that far only with: { $cards }); the neighbours of { $plagueGen } are { $regions }.
            }
    }
refusal-plague-too-far = From { $sourceDat } to { $regionDat } it is too far even with { $cards }; in reach are { $regions }.

## The board game: cards and citizens

refusal-plague-taken = { $seat } has taken a card already in this turn.
refusal-plague-holds = { $seat } holds { $cardAcc } already.
refusal-plague-by-itself = There is nothing to do with it now: { $cardNom } adds to another action.
refusal-plague-placed = { $seat } has placed citizens already in this turn.
refusal-plague-reserve = { $seat } has no citizen left in reserve.
refusal-plague-no-rat =
    { $cardsCount ->
        [0] No rat lies in { $regionDat }; only a card places a citizen there.
       *[other] No rat lies in { $regionDat }; a citizen comes there only with: { $cards }.
    }
refusal-plague-count-missing = The count is missing: { $ways }.
refusal-plague-count-named = The count is not named where only one is legal: place { $regionId }.
refusal-plague-whole-reserve =
    { $rats ->
        [one] { $rats } rat lies in { $regionDat }, but { $seat }'s whole reserve is { $numbers }: that many are placed, not { $count }.
       *[other] { $rats } rats lie in { $regionDat }, but { $seat }'s whole reserve is { $numbers }: that many are placed, not { $count }.
    }
refusal-plague-wanted =
    { $rats ->
        [0] No rat lies in { $regionDat }
        [one] { $rats } rat lies in { $regionDat }
       *[other] { $rats } rats lie in { $regionDat }
    }{ $cardsCount ->
        [0] :
       *[other] , and more may come with { $cards }:
    } { $numbers } can be placed, not { $count }.
refusal-plague-citizens =
    { $count ->
        [0] { $seat } has no citizen in { $regionDat }.
        [one] { $seat } has { $count } citizen in { $regionDat }.
       *[other] { $seat } has { $count } citizens in { $regionDat }.
    }
refusal-plague-card-out = There is no { $card } in this game; the cards are { $cards }.
refusal-plague-holder =
    { $ownerId ->
        [none]
            { $first ->
                [yes] Nobody holds { $cardAcc }; take it first.
               *[no] Nobody holds { $cardAcc }.
            }
       *[other]
            { $first ->
                [yes] { $owner } holds { $cardAcc }; take it first.
               *[no] { $owner } holds { $cardAcc }.
            }
    }
refusal-plague-used =
    { $last ->
        [yes] { $seat } has used { $cardAcc } already in this final round.
       *[no] { $seat } has used { $cardAcc } already in this turn.
    }
refusal-plague-after = By this rulebook { $cardNom } is not used after the plague phase, only { $cards }.
refusal-plague-neighbour =
    { $regionsCount ->
        [one] { $to } is not a neighbour of { $sourceGen }; the only neighbour of { $sourceGen } is { $regions }.
       *[other] { $to } is not a neighbour of { $sourceGen }; the neighbours of { $sourceGen } are { $regions }.
    }

## The board game: rats

refusal-plague-no-such-rat =
    { $count ->
        [0] There is no such rat: no rat lies in { $regionDat }.
        [one] There is no such rat: { $count } rat lies in { $regionDat }.
       *[other] There is no such rat: { $count } rats lie in { $regionDat }.
    }
refusal-plague-full = { $count } rats lie in { $regionDat }, and no region takes more.
refusal-plague-spread-itself =
    { $regionsCount ->
        [one] { $region } is the plague region itself; the only neighbour of { $regionGen } is { $regions }.
       *[other] { $region } is the plague region itself; the neighbours of { $regionGen } are { $regions }.
    }
refusal-plague-spread-far =
    { $regionsCount ->
        [one] { $region } is not a neighbour of the plague region; the only neighbour of { $plagueGen } is { $regions }.
       *[other] { $region } is not a neighbour of the plague region; the neighbours of { $plagueGen } are { $regions }.
    }
refusal-plague-ravaged = { $region } is being ravaged, not { $otherNom }.
refusal-plague-source-first = Only { $cards } can bring something to { $regionDat }: choose first where it comes from.
refusal-plague-begun = You have begun something: now choose one of { $regions }, or cancel.
refusal-plague-begun-from = From { $sourceDat } you can go on to: { $regions }. Choose one of them, or cancel.
refusal-plague-begun-card = You have begun to take a card: choose one of { $cards }, or cancel.
refusal-plague-rat-other = The rat in question is { $place }, not { $word }.
refusal-plague-rat-known = { $place } has been looked at before and shows another face.
refusal-plague-rat-back = { $place } came from the rats turned up before, and none of them shows { $face }.
refusal-plague-rat-seen = Every rat with the face { $face } has been seen already.
refusal-plague-rat-starting = { $place } was laid at setup and is a starting rat; their faces have a star.
refusal-plague-rat-no-starting = { $place } came from the supply, and no starting rat is left in it.
refusal-plague-rat-only-starting = { $place } came from the supply, and only starting rats are left in it.

## The card game: words

refusal-cartus-building-number = { $word } is not a building card of the round; they are counted from 1 to { $most }.
refusal-cartus-row-number = { $word } is not a card of the nun-row; they are counted from 1 to { $most }.
refusal-cartus-nuns = { $word } is not a card of this game; a population card is written with its nuns, 0 to { $most }, like { $example }.

## The card game: another question is asked

refusal-cartus-now-start = '{ $verb }' is no answer now: chance is asked who starts: start SEAT.
refusal-cartus-now-use = '{ $verb }' is no answer now: chance is asked which building of the class { $kind } is in the game: use BUILDING.
refusal-cartus-now-deal = '{ $verb }' is no answer now: { $seat } draws a card and chance is asked which: deal { $seatId } CARD.
refusal-cartus-now-building = '{ $verb }' is no answer now: chance is asked which building card is turned up: building { $place } BUILDING SUPPLY.
refusal-cartus-now-row =
    { $turned ->
        [yes] '{ $verb }' is no answer now: card { $spot } of the nun-row is turned up and chance is asked what it is: row { $spot } CARD.
       *[no] '{ $verb }' is no answer now: { $seat } looks at card { $spot } of the nun-row and chance is asked what it is: row { $spot } CARD.
    }
refusal-cartus-now-token = '{ $verb }' is no answer now: { $seat } draws a victory token and chance is asked its value: token { $seatId } VALUE.
refusal-cartus-now-supply = '{ $verb }' is no answer now: { $seat } chooses the supplies of a building card: supply N.
refusal-cartus-now-look = '{ $verb }' is no answer now: { $seat } looks at a card of the nun-row: look N.
refusal-cartus-now-enter = '{ $verb }' is no answer now: { $seat } enters a building or plays a pass card: enter N or pass.
refusal-cartus-now-lay = '{ $verb }' is no answer now: { $seat } has entered building { $place } ({ $building }) and lays cards: lay CARD, and done at the end.
refusal-cartus-now-target =
    { $weapon ->
        [sword] '{ $verb }' is no answer now: { $seat } chooses between those who laid fewest swords: target SEAT.
       *[flute] '{ $verb }' is no answer now: { $seat } chooses between those who laid fewest flutes: target SEAT.
    }
refusal-cartus-now-give =
    { $count ->
        [one] '{ $verb }' is no answer now: { $seat } has { $count } card to give to { $receiver }: give CARD.
       *[other] '{ $verb }' is no answer now: { $seat } has { $count } cards to give to { $receiver }: give CARD.
    }
refusal-cartus-now-discard = '{ $verb }' is no answer now: { $seat } may discard a card from hand to take off a rat: discard CARD or enough.
refusal-cartus-now-over = '{ $verb }' is no answer now: the game is over.
refusal-cartus-must-look = A look can't be declined.
refusal-cartus-must-give = A card that is demanded can't be refused.
refusal-cartus-give-not-discard = The card is not discarded, but given away.
refusal-cartus-done-ends = The laying ends with 'done'.
refusal-cartus-enough-ends = The discarding ends with 'enough'.
refusal-cartus-enter-first = Cards are laid in a building that has been entered.
refusal-cartus-one-building = A player enters one building a round.
refusal-cartus-pass-before = A pass card is played before entering.
refusal-cartus-target-tied = A player is chosen only if several have laid fewest.
refusal-cartus-for-chance = It is for chance to say.

## The card game: rules

refusal-cartus-other-class = A building of the class { $kind } is drawn now, and { $building } is of another one.
refusal-cartus-not-in-deck = No { $card } can be in the deck: all are somewhere else.
refusal-cartus-not-in-row = No { $card } can be in the nun-row: all are somewhere else.
refusal-cartus-row-other = The card in question is card { $spot } of the nun-row, not { $number }.
refusal-cartus-row-known = Somebody has looked at card { $spot } before, and it is another one.
refusal-cartus-building-other = The card in question is building card { $place } of the round, not { $number }.
refusal-cartus-building-known = All have seen that the next card of the replacement deck is { $text }.
refusal-cartus-building-unused = The { $building } is not among the buildings of this game.
refusal-cartus-building-turned = The { $building } with { $supplyId } has been turned up before.
refusal-cartus-class-turned = All { $count } building cards of the class { $kind } have been turned up.
refusal-cartus-building-gone =
    { $count ->
        [one] The only card of the { $building } in this game has been turned up.
       *[other] All { $count } cards of the { $building } in this game have been turned up.
    }
refusal-cartus-no-token = No token of the value { $value } is left in the pile.
refusal-cartus-looked = { $seat } has seen card { $spot } of the nun-row already.
refusal-cartus-gold = Gold can't be laid; it counts at the end, in hand.
refusal-cartus-pass-card = A pass card can't be laid; it is played instead of entering.
refusal-cartus-not-in-hand =
    { $more ->
        [yes]
            { $cardsCount ->
                [0] { $seat } has no more of this card in hand: { $card }.
               *[other] { $seat } has no more of this card in hand: { $card }, but { $cards }.
            }
       *[no]
            { $cardsCount ->
                [0] { $seat } does not have this card in hand: { $card }.
               *[other] { $seat } does not have this card in hand: { $card }, but { $cards }.
            }
    }
refusal-cartus-not-there =
    { $weapon ->
        [sword] { $target } is not in building { $place } ({ $building }), where the swords are.
       *[flute] { $target } is not in building { $place } ({ $building }), where the flutes are.
    }
refusal-cartus-not-fewest =
    { $weapon ->
        [sword]
            { $count ->
                [one] { $target } has laid { $count } sword, and the fewest there is { $least }.
               *[other] { $target } has laid { $count } swords, and the fewest there is { $least }.
            }
       *[flute]
            { $count ->
                [one] { $target } has laid { $count } flute, and the fewest there is { $least }.
               *[other] { $target } has laid { $count } flutes, and the fewest there is { $least }.
            }
    }
refusal-cartus-who-draws = It is { $seat } who draws, not { $target }.
refusal-cartus-people-only =
    { $where ->
        [deck] The deck has population cards only, and { $card } is not one.
       *[row] The nun-row has population cards only, and { $card } is not one.
    }
refusal-cartus-no-such-card = There is no { $card } among the population cards of this edition.
refusal-cartus-left-out = With { $count } seats the { $building } is in no game by a random choice.
