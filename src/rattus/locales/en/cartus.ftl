### The card game: names, what happened, what is asked, what may be done, what the cards and buildings do.

## Buildings

building-farm = Farm
    .nom = the Farm
    .acc = the Farm
    .dat = the Farm
    .gen = the Farm
building-brewery = Brewery
    .nom = the Brewery
    .acc = the Brewery
    .dat = the Brewery
    .gen = the Brewery
building-marketplace = Marketplace
    .nom = the Marketplace
    .acc = the Marketplace
    .dat = the Marketplace
    .gen = the Marketplace
building-office = Office
    .nom = the Office
    .acc = the Office
    .dat = the Office
    .gen = the Office
building-monastery = Monastery
    .nom = the Monastery
    .acc = the Monastery
    .dat = the Monastery
    .gen = the Monastery
building-hospital = Hospital
    .nom = the Hospital
    .acc = the Hospital
    .dat = the Hospital
    .gen = the Hospital
building-castle = Castle
    .nom = the Castle
    .acc = the Castle
    .dat = the Castle
    .gen = the Castle
building-guard-tower = Guard Tower
    .nom = the Guard Tower
    .acc = the Guard Tower
    .dat = the Guard Tower
    .gen = the Guard Tower
building-pied-pipers-hut = Pied Piper's Hut
    .nom = the Pied Piper's Hut
    .acc = the Pied Piper's Hut
    .dat = the Pied Piper's Hut
    .gen = the Pied Piper's Hut
building-fortune-tellers-tent = Fortune-teller's Tent
    .nom = the Fortune-teller's Tent
    .acc = the Fortune-teller's Tent
    .dat = the Fortune-teller's Tent
    .gen = the Fortune-teller's Tent
building-palace = Palace
    .nom = the Palace
    .acc = the Palace
    .dat = the Palace
    .gen = the Palace
building-treasury = Treasury
    .nom = the Treasury
    .acc = the Treasury
    .dat = the Treasury
    .gen = the Treasury

## What the buildings do: the premium action, the standard action, and what is odd about them

cartus-premium = Premium
cartus-standard = Standard

building-farm-rule = Premium: { building-farm-rule.premium }. Standard: { building-farm-rule.standard }.
    .premium = draw 4 cards
    .standard = draw 2 cards
building-brewery-rule = Premium: { building-brewery-rule.premium }. Standard: { building-brewery-rule.standard }. { building-brewery-rule.note }
    .premium = draw a card for each influence scored
    .standard = draw a card for every 2 influence scored
    .note = Only the influence from cards you have laid in this round counts; halves are rounded down.
building-marketplace-rule = Premium: { building-marketplace-rule.premium }. Standard: { building-marketplace-rule.standard }.
    .premium = take 2 jokers
    .standard = take 1 joker
building-office-rule = Premium: { building-office-rule.premium }. Standard: { building-office-rule.standard }.
    .premium = take 2 pass cards
    .standard = take 1 pass card
building-monastery-rule = Premium: { building-monastery-rule.premium }. Standard: { building-monastery-rule.standard }.
    .premium = get rid of 2 rats
    .standard = get rid of 1 rat
building-hospital-rule = Premium: { building-hospital-rule.premium }. Standard: { building-hospital-rule.standard }. { building-hospital-rule.note }
    .premium = get rid of 1 rat, and of up to 3 more for a card each
    .standard = get rid of up to 2 rats for a card each
    .note = You discard any cards from your hand, special ones too, one by one, and may stop whenever you like.
building-castle-rule = Premium: { building-castle-rule.premium }. Standard: { building-castle-rule.standard }.
    .premium = take 2 swords
    .standard = take 1 sword
building-guard-tower-rule = Premium: { building-guard-tower-rule.premium }. Standard: { building-guard-tower-rule.standard }. { building-guard-tower-rule.note }
    .premium = get 3 cards from everyone who holds at least as many as you
    .standard = nothing, but you are safe
    .note = Nobody who has entered a Guard Tower this round pays. The others choose what they give; a player with fewer than 3 cards gives them all.
building-pied-pipers-hut-rule = Premium: { building-pied-pipers-hut-rule.premium }. Standard: { building-pied-pipers-hut-rule.standard }.
    .premium = take 2 flutes
    .standard = take 1 flute
building-fortune-tellers-tent-rule = Premium: { building-fortune-tellers-tent-rule.premium }. Standard: { building-fortune-tellers-tent-rule.standard }. { building-fortune-tellers-tent-rule.note }
    .premium = look at 2 cards of the nun-row
    .standard = look at 1 card of the nun-row
    .note = You choose among the cards you have not seen, and only you see them.
building-palace-rule = Premium: { building-palace-rule.premium }. Standard: { building-palace-rule.standard }. { building-palace-rule.note }
    .premium = draw 2 victory tokens
    .standard = draw 1 victory token
    .note = They are worth 1 to 3 points; only you know yours.
building-treasury-rule = Premium: { building-treasury-rule.premium }. Standard: { building-treasury-rule.standard }.
    .premium = take 2 gold
    .standard = take 1 gold

## Supplies

supply-4-cards = 4 cards
supply-2-cards-1-rat = 2 cards, 1 rat off
supply-2-cards-1-look = 2 cards, 1 look
supply-2-rats = 2 rats off
supply-1-rat-1-look = 1 rat off, 1 look

supply-4-cards-rule = Draw 4 population cards.
supply-2-cards-1-rat-rule = Draw 2 population cards, then get rid of 1 rat.
supply-2-cards-1-look-rule = Draw 2 population cards, then look at a card of the nun-row.
supply-2-rats-rule = Get rid of 2 rats.
supply-1-rat-1-look-rule = Get rid of 1 rat, then look at a card of the nun-row.

## Cards. The classes and their people have their names in common.ftl.

card-joker = joker
    .nom = a joker
    .acc = a joker
    .dat = a joker
    .gen = a joker
    .many = jokers
card-sword = sword
    .nom = a sword
    .acc = a sword
    .dat = a sword
    .gen = a sword
    .many = swords
card-flute = flute
    .nom = a flute
    .acc = a flute
    .dat = a flute
    .gen = a flute
    .many = flutes
card-pass = pass card
    .nom = a pass card
    .acc = a pass card
    .dat = a pass card
    .gen = a pass card
    .many = pass cards
card-gold = gold
    .nom = gold
    .acc = gold
    .dat = gold
    .gen = gold
    .many = gold

card-population-rule = A population card shows a person of a class and 0 to 4 nuns. Laid in a building it brings 1 influence in the building's class, whatever its own; but if it is of another class it also brings a rat. Its nuns count only in the nun-row.
card-joker-rule = A joker is laid like a population card and brings 1 influence, but never a rat. At the end it counts with your population cards.
card-sword-rule = Laid face down with your other cards. The player who has laid most swords in a building (tie: who entered first) gets half the hand, rounded down, of the player who has laid fewest; the giver chooses the cards. If all have laid the same number, nothing happens.
card-flute-rule = Laid face down with your other cards. The player who has laid most flutes in a building (tie: who entered first) sends a rat to the player who has laid fewest. If all have laid the same number, nothing happens.
card-pass-rule = Played instead of entering a building: you go to the end of the line and first see what the others do. It can't be laid.
card-gold-rule = Gold can't be laid; you keep it in your hand, where swords can reach it. At the end the most gold scores points.
card-token-rule = A victory token is drawn unseen and worth 1, 2 or 3 points at the end. Only you know the values of yours.
card-rats-rule = Everyone begins with 10 rats. Whoever has more rats at the end than the nun-row has nuns is dead and can't win.
card-nun-row-rule = Five population cards that lie face down until the end. With as many rats as they have nuns together you just survive.

## What became of a seat

cartus-fate-alive = alive
cartus-fate-dead = dead
cartus-fate-would-be = dead, would have won

## What happened

cartus-StartSeatDrawn = { $seat } is the start player.
cartus-BuildingChosen = The { $building } is in the game.
    .short = { $building } is in this game.
cartus-CardDealt = { $cardId ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $cardAcc }.
}
cartus-DeckRefilled = The deck was empty: { $count ->
    [one] { $count } discard is
   *[other] { $count } discards are
} the new deck.
    .short = The discards are the new deck.
cartus-RoundBegan = Round { $round }, { $start } starts
cartus-BuildingTurnedUp = Building { $place }: { $building } ({ $supply }).
cartus-BuildingReplaced = All are the same: the last { $building } is replaced.
    .short = The last { $building } is replaced.
cartus-LastRoundBegan = This is the final round: no actions, the premium is one more influence.
    .short = The final round: no actions.
cartus-SupplyChosen = { $seat } takes the supplies of { $place } { $building }: { $supply }.
    .short = { $seat } takes: { $supply }.
cartus-RatsTakenOff = { $seat } gets rid of { $count ->
    [one] { $count } rat
   *[other] { $count } rats
}.
cartus-RowLookedAt = { $cardId ->
    [hidden] { $seat } looks at nun-row card { $spot }.
   *[other] { $seat } looks at nun-row card { $spot }. It is { $cardNom }.
}
    .short = { $seat } looks at nun-row card { $spot }.
cartus-Passed = { $seat } plays a pass card and goes to the end of the line.
cartus-Entered = { $seat } enters { $place } { $building }.
cartus-CardLaid = { $cardId ->
    [hidden] { $seat } lays a card face down.
   *[other] { $seat } lays { $cardAcc }, face down.
}
cartus-LayingEnded = { $count ->
    [0] { $seat } lays no card.
    [one] { $seat } has laid { $count } card.
   *[other] { $seat } has laid { $count } cards.
}
cartus-CardsRevealed = { $cardsCount ->
    [0] { $seat } has no card there.
   *[other] { $seat } shows { $cards }: { $influence } influence{ $rats ->
        [0] {""}
        [one] {" "}and { $rats } rat
       *[other] {" "}and { $rats } rats
    }.
}
    .short = { $seat }: { $influence } influence, { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    }.
cartus-SwordsDecided = { $count ->
    [0] { $seat } has most swords, but { $target } has fewer than two cards and gives none.
    [one] { $seat } has most swords: { $target } must give { $count } card.
   *[other] { $seat } has most swords: { $target } must give { $count } cards.
}
    .short = Most swords: { $target } gives { $seat } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
cartus-TributeDemanded = { $count ->
    [one] { $seat } demands { $count } card from { $target }.
   *[other] { $seat } demands { $count } cards from { $target }.
}
cartus-CardGiven = { $cardId ->
    [hidden] { $seat } gives a card to { $target }.
   *[other] { $seat } gives { $cardAcc } to { $target }.
}
cartus-RatSent = { $seat } has most flutes: { $count ->
    [one] a rat goes
   *[other] { $count } rats go
} to { $target }.
cartus-ActionTaken = { $premium ->
    [yes] { $seat } performs the premium action of { $buildingGen }.
   *[no] { $seat } performs the standard action of { $buildingGen }.
}
    .short = { $premium ->
        [yes] { $seat }: premium action.
       *[no] { $seat }: standard action.
    }
cartus-CardsTaken = { $seat } takes { $cardId ->
    [joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
    [sword] { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
    [flute] { $count ->
        [one] { $count } flute
       *[other] { $count } flutes
    }
    [pass] { $count ->
        [one] { $count } pass card
       *[other] { $count } pass cards
    }
   *[gold] { $count } gold
}.
cartus-CardDiscarded = { $seat } discards { $cardAcc } to get rid of { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.
    .short = { $seat } discards { $cardAcc }.
cartus-TokenDrawn = { $value ->
    [none] { $seat } draws a victory token.
   *[other] { $seat } draws a victory token, worth { $value }.
}
cartus-InfluenceWon = { $influence ->
    [0] { $seat } has the premium, but the track of { $kind } goes no further.
   *[other] { $seat } has the premium: { $influence } more influence in { $kind }.
}
    .short = { $seat }: { $influence } more influence ({ $kind }).
cartus-PlagueCame = The plague comes, and the nun-row is turned up.
cartus-RowTurnedUp = Nun-row card { $spot } is { $cardNom }.
cartus-GameEnded = The nun-row has { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}. { $winnersCount ->
    [0] The plague has killed everyone: all have lost.
   *[one] { $winners } wins.
    [other] { $winners } share the victory.
}

## What is asked

cartus-ask-supply = Take the supplies of one building. You may enter another one later.
    .short = Take the supplies of one building.
cartus-ask-look = Look at a card of the nun-row; only you will see it.{ $count ->
    [1] {""}
   *[other] {" "}{ $count } looks left.
}
    .short = Look at a card of the nun-row.{ $count ->
        [1] {""}
       *[other] {" "}{ $count } left.
    }
cartus-ask-enter = Enter a building, then lay cards there. Whoever lays most population cards and jokers there gets its premium action.
    .short = Enter a building, then lay cards there.
cartus-ask-enter-of-two = Enter a building, then lay cards there. Whoever lays more population cards and jokers this round gets the premium action.
    .short = Enter a building, then lay cards there.
cartus-ask-enter-last = Final round: enter a building, then lay cards there. Whoever lays most population cards and jokers there gets one more influence.
    .short = Final round: enter a building and lay cards.
cartus-ask-lay = Lay cards face down in { $buildingDat }: each population card or joker is 1 influence in { $kind }, but a person who is not a { $card } brings a rat.{ $count ->
   *[0] {""}
    [one] { cartus-laid-so-far }
    [other] { cartus-laid-so-far }
}
    .short =
        { $count ->
            [0] Each card: 1 influence; if not a { $card }, also a rat.
           *[other] So far: { $influence } influence, { $rats ->
                [one] { $rats } rat
               *[other] { $rats } rats
            }.
        }
cartus-laid-so-far = {" "}So far: { $influence } influence, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.
cartus-ask-swords = You have most swords: who gives you half their hand?
    .short = Most swords: who gives you half their hand?
cartus-ask-flutes = You have most flutes: who gets one of your rats?
    .short = Most flutes: who gets one of your rats?
cartus-ask-give = { $receiver } has most swords: give { $count ->
    [one] a card
   *[other] { $count } cards
} of your choice.
    .short = { $receiver } has most swords: give { $count ->
        [one] a card
       *[other] { $count } cards
    }.
cartus-ask-tribute = { $receiver } demands tribute: give { $count ->
    [one] a card
   *[other] { $count } cards
} of your choice.
    .short = { $receiver } demands tribute: give { $count ->
        [one] a card
       *[other] { $count } cards
    }.
cartus-ask-discard = { $building }: discard a card and get rid of a rat, { $count ->
    [one] once at most
    [2] twice at most
   *[other] { $count } times at most
}; or is that enough?
    .short = Discard a card to lose a rat? At most { $count }.

## What may be done

cartus-step-supply = Take the supplies of building { $number }
    .named = Take the supplies of { $buildingGen }: { $supply }
cartus-step-look = Look at nun-row card { $number }
cartus-step-enter = Enter building { $number }
    .named = Enter { $buildingAcc }
cartus-step-pass = Play a pass card, go to the end of the line
cartus-step-lay = Lay { $cardAcc }
cartus-step-done = Lay no more cards
    .short = No more
cartus-step-target = Choose { $seat }
cartus-step-give = Give { $cardAcc }
cartus-step-discard = Discard { $cardAcc }
cartus-step-enough = Keep your cards

## Phases

cartus-phase-setup = Setup
cartus-phase-buildings = Buildings
cartus-phase-supplies = Supplies
cartus-phase-enter = Enter and lay
cartus-phase-resolve = Resolve
cartus-phase-plague = The plague
cartus-phase-over = The end

## Before a step that is better thought over

cartus-care-look = A look can't be taken back.
cartus-care-show = Others see this card; that can't be taken back.
cartus-care-left = You have laid no card yet. You could still do: { $what }.
