# What the terminal says around a game, and of the board game where there is a line only. Words to be typed are those of records.

## A table

terminal-welcome = { $title }: { $who }. At any question, help explains everything.
terminal-who-bot = { $seat } (a bot)
terminal-who-you = { $seat } (you)
terminal-who-person = { $seat } (a person)
terminal-advised-against = Published advice: with { $count } players, better play without the { $building }.
terminal-thinks = { $seat } thinks: { $thought }
terminal-thought-at = step { $number }, { $seat }: { $thought }
terminal-thoughts = What the bots thought while it was a secret:
terminal-seen = { $seat }: press Enter when you have seen it.{ " " }
terminal-pass-keyboard = Pass the keyboard to { $seat }, press Enter.{ " " }
terminal-all-look = { $seat }: press Enter, then all may look.{ " " }
terminal-hint = undo · board · log · help · save · quit
terminal-more = … (log tells all)
terminal-ways = { $count } ways – type { $verb } to list them
terminal-numbers = The choices have the numbers 1 to { $count }.
terminal-not-possible = Not possible: { $reason }
terminal-no-longer = No longer possible: { $steps }
terminal-no-undo = That can't be undone: { $reason }.
terminal-taken-back = Taken back: { $step }
terminal-log-number = log takes a number: log 50
terminal-no-help = There is no help on { $topic }; the topics are { $topics }.
terminal-save-name = save needs the name of a file: save my-game.txt
terminal-not-written = { $file } can't be written: { $why }
terminal-not-written-more = { $file } can't be written any more: { $why }
terminal-saved-in = Saved in { $file }. Go on with: rattus play --load { $file }
terminal-saved = Saved. Go on with: rattus play --load { $file }
terminal-record-in = The record is in { $file }.
terminal-save-asked = Save the game? Name a file, or press Enter to go without:{ " " }

## Help

terminal-answering =
    Answer with the number of a choice, or type it. Beginnings of words will do:
    "{ $typed }" is "{ $meant }". Tab completes. Several answers at once: 1, 1, 4.

      undo, u     take back your last step, if nobody has learned anything from it
      board, b    draw the board again
      log [N]     the last N things that happened
      help, ?     this; help TOPIC tells more on a topic
      save FILE   write the game to a file; "rattus play --load FILE" goes on
      record      the record of the game as you know it
      quit, q     leave; you can save first
terminal-topics = Topics:
terminal-now = Now: { $text }

## Why a step can't be taken back

terminal-undo-nothing = nothing has been played yet
terminal-undo-chance = chance has spoken: { $step }
terminal-undo-others = the last step was { $seat }'s: { $step }
terminal-undo-learned = others have learned something from it: { $step }

## The board game: titles of choices, choices that are one word

terminal-points-citizens = citizens
terminal-plague-title-settle = settle in
terminal-plague-title-take = take a card
terminal-plague-title-place = place citizens
terminal-plague-title-spread = new rat into
terminal-plague-title-turn = turn up
terminal-plague-title-plague = move the plague
terminal-plague-fury = yes: limits are reached sooner
terminal-plague-calm = no: limits as they are
terminal-plague-end = end the turn
terminal-plague-pass = use no more cards
terminal-plague-from = { $text } (from { $owner })
terminal-plague-stays = { $text } (stays)
terminal-plague-face = { $text }: { $words }.
terminal-plague-ranked =
    { $count ->
        [one] { $place }. { $seat }: { $count } citizen
       *[other] { $place }. { $seat }: { $count } citizens
    }
terminal-plague-ranked-haven =
    { $count ->
        [one] { $place }. { $seat }: { $count } citizen, { $safe } of them in { $game ->
            [bigbox] the Safe Haven
           *[other] the palace
        }
       *[other] { $place }. { $seat }: { $count } citizens, { $safe } of them in { $game ->
            [bigbox] the Safe Haven
           *[other] the palace
        }
    }

## The board game: help

terminal-plague-about =
    You lead the citizens of one colour. Have the most of them alive when the
    plague is over, on the board and in { $game ->
        [bigbox] the Safe Haven
       *[other] the palace
    }. On your turn, if you like,
    take a card, place citizens where there are rats, and use your cards; then move
    the plague to a neighbouring region, where it brings new rats and kills.
terminal-plague-card = { $card } ({ $class }, { $letter }). { $text }
terminal-plague-not-here = This card is not in this game.
terminal-plague-symbol-citizens = citizens: two of { $seat }, one of { $target }
terminal-plague-symbol-rat = a rat, face down
terminal-plague-symbol-seen = a rat, face down, that another player has looked at
terminal-plague-symbol-face = a rat you have looked at: if 2 or more citizens are there when it is turned up, M, B and C strike; * marks a starting rat: they lie on the board from the start, and those left over are in the supply
terminal-plague-symbol-plague = the plague is in this region
terminal-plague-symbol-lines = neighbours by land or sea; the rules make no difference
terminal-plague-symbol-cross = two lines that cross: both go straight on
terminal-plague-symbol-caravan = the caravan is in this region; { $short } where there is little room
terminal-plague-symbol-nuns = two nuns are in this region: its population counts two less
terminal-plague-symbol-majority = majority: everyone who has the most citizens there loses one
terminal-plague-symbol-all = all: everyone there loses one
terminal-plague-symbol-other = whoever holds a card of that class loses one: { $classes }
terminal-plague-symbol-other-sign = other
terminal-plague-symbol-and = and
terminal-plague-symbol-score =
    { $game ->
        [bigbox] citizens on the board and in the Safe Haven
       *[other] citizens on the board and in the palace
    }
terminal-plague-symbol-left = citizens you can still place
terminal-plague-symbol-second = the second rat in { $regionDat }, from the left

## The card game. Cards are called as they are typed: monk-4.

terminal-points-points = points
terminal-cartus-title-supply = take
terminal-cartus-title-look = look at
terminal-cartus-title-enter = enter
terminal-cartus-title-lay = lay
terminal-cartus-title-target = choose
terminal-cartus-title-give = give
terminal-cartus-title-discard = discard
terminal-cartus-pass = play a pass card, go to the end of the line (you have { $count })
terminal-cartus-done = lay no more cards
terminal-cartus-enough = keep your cards
terminal-cartus-supply = { $building }: { $things }
terminal-cartus-supply-no-rats = { $building }: { $things } (you have no rats)
terminal-cartus-look = card { $number }
terminal-cartus-look-seen = card { $number } (seen by { $names })
terminal-cartus-enter = { $building } ({ $kind })
terminal-cartus-enter-there = { $text }; laid there: { $visitors }
terminal-cartus-stranger = +rat
terminal-cartus-full = (no influence)
terminal-cartus-target-swords = { $name } (gives { $count ->
    [one] { $count } card
   *[other] { $count } cards
})
terminal-cartus-target-flutes = { $name } (has { $count ->
    [one] { $count } rat
   *[other] { $count } rats
})
terminal-cartus-several = Several at once: 1,1,3.
terminal-cartus-laid = Laid: { $things } = { $influence } influence, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.

terminal-cartus-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-cartus-CardDealt = { $seat } draws { $things }.
terminal-cartus-CardLaid = { $seat } lays { $things }, face down.
terminal-cartus-CardGiven = { $seat } gives { $things } to { $target }.
terminal-cartus-CardDiscarded = { $seat } discards { $things } to get rid of { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.
terminal-cartus-BuildingTurnedUp = Turned up: { $things }.
terminal-cartus-CardsRevealed = { $seat } shows { $things }: { $influence } influence{ $rats ->
    [0] {""}
    [one] {" "}and { $rats } rat
   *[other] {" "}and { $rats } rats
}.
terminal-cartus-RowLookedAt = { $seat } looks at nun-row card { $spot }. It is { $things }.
terminal-cartus-RowTurnedUp = Card { $spot } is { $things }: { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}.
terminal-cartus-TokenDrawn = { $seat } draws { $count ->
    [one] { $count } victory token
   *[other] { $count } victory tokens
}.
terminal-cartus-TokenDrawn-worth = { $seat } draws { $count ->
    [one] { $count } victory token
   *[other] { $count } victory tokens
}, worth { $values }.

terminal-cartus-nuns = The nun-row has { $count ->
    [one] { $count } nun
   *[other] { $count } nuns
}: { $things }.
terminal-cartus-winner = { $seat } wins with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
terminal-cartus-winners = { $winners } share the victory with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
terminal-cartus-tie = The tie goes to fewer rats.
terminal-cartus-more-points = A player with more points is dead.
terminal-cartus-all-dead = The plague has killed everyone: all have lost. { $winners } would have won.
terminal-cartus-fate-alive = alive
terminal-cartus-fate-dead = dead
terminal-cartus-fate-would-be = would-be
terminal-cartus-source-tracks = tracks
terminal-cartus-source-cards = cards
terminal-cartus-source-swords = swords
terminal-cartus-source-flutes = flutes
terminal-cartus-source-passes = passes
terminal-cartus-source-gold = gold
terminal-cartus-source-tokens = tokens
terminal-cartus-source-points = points
terminal-cartus-source-rats = rats

terminal-cartus-effect-nothing = nothing
terminal-cartus-effect-joker = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
    .long = take { terminal-cartus-effect-joker }
terminal-cartus-effect-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
    .long = take { terminal-cartus-effect-sword }
terminal-cartus-effect-flute = { $count ->
    [one] { $count } flute
   *[other] { $count } flutes
}
    .long = take { terminal-cartus-effect-flute }
terminal-cartus-effect-pass = { $count ->
    [one] { $count } pass card
   *[other] { $count } pass cards
}
    .long = take { terminal-cartus-effect-pass }
terminal-cartus-effect-gold = { $count } gold
    .long = take { terminal-cartus-effect-gold }
terminal-cartus-effect-draw = { terminal-cartus-cards }
    .long = draw { terminal-cartus-cards }
terminal-cartus-effect-per = { $count ->
    [1] 1 card per influence
   *[other] 1 card per { $count } influence
}
    .long = draw { terminal-cartus-effect-per } scored
terminal-cartus-effect-rats = { $count ->
    [one] { $count } rat off
   *[other] { $count } rats off
}
    .long = take off { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
terminal-cartus-effect-exchange = ≤{ $count } rats off for cards
    .long = discard up to { terminal-cartus-cards }, a rat off for each
terminal-cartus-effect-looks = { $count ->
    [one] { $count } look
   *[other] { $count } looks
}
    .long = look at { $count ->
        [one] { $count } nun-row card
       *[other] { $count } nun-row cards
    }
terminal-cartus-effect-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
    .long = draw { $count ->
        [one] { $count } victory token
       *[other] { $count } victory tokens
    }
terminal-cartus-effect-tribute = { terminal-cartus-cards } of others
    .long = { terminal-cartus-cards } of everyone who holds at least as many as you
terminal-cartus-effect-safe = safe
    .long = nothing, but safe

terminal-cartus-about =
    Six classes, six tracks. Every round buildings are turned up. Everybody takes
    the supplies of one of them: cards, rats off, looks at the nun-row. Then
    everybody enters a building and lays cards face down. Each population card or
    joker is one influence in the building's class, but each card of another class
    brings a rat. Whoever lays most there gets the premium action, the others the
    standard one. After the final round the tracks are scored. But beware of the
    plague: whoever has more rats than the five cards of the nun-row have nuns is
    dead.
terminal-cartus-building = { $building }, { $kind } ({ $person }). Premium: { $premium }. Standard: { $standard }.
terminal-cartus-not-here = This building is not in this game.
terminal-cartus-see = See help { $card }.
terminal-cartus-discards =
    In the discards, for all to see (the numbers are nuns):
    { $things }

    When the deck is empty, they become the new deck.
terminal-cartus-discards-nothing = nothing

terminal-cartus-phase-setup = Setup. It is settled who starts; everybody gets { $hand } cards and { $rats } rats.
terminal-cartus-phase-buildings = Buildings. { $width ->
    [2] Two
    [3] Three
   *[other] { $width }
} building cards are turned up. If all show the same building, the last one is replaced.
terminal-cartus-phase-supplies = Supplies. In turn order everybody chooses one building card and gets what it supplies: draws cards, gets rid of rats, looks at cards of the nun-row. Several players may choose the same one.
terminal-cartus-phase-enter = Enter. In turn order everybody enters one building, even if others are there already, and lays as many cards face down as they like, or none. Population cards, jokers, swords and flutes can be laid. Instead of entering, you can play a pass card and go to the end of the line.
terminal-cartus-phase-resolve = Resolve, building by building from the left. All cards laid there are turned up: influence, rats; then swords, then flutes; then the actions: premium for the player with most population cards and jokers there (tie: who entered first), standard for the others in order of entering.{ $seats ->
    [2] {" "}With two players there is only one premium in the whole round: for more population cards and jokers, wherever they are laid (tie: who entered first).
   *[other] {""}
} Then the laid cards leave. In the final round there are no actions: the premium is one more influence.
terminal-cartus-phase-plague = The plague. The nun-row is turned up card by card; whoever has more rats than it has nuns is dead.
terminal-cartus-phase-over = The game is over.

terminal-cartus-verb-supply = supply N: take what building card N supplies.
terminal-cartus-verb-look = look N: look at card N of the nun-row, alone.
terminal-cartus-verb-lay = lay CARD: lay a card from hand face down where you are. undo takes it back, until you are done.
terminal-cartus-verb-done = done: you have laid all the cards you want, even if that is none.
terminal-cartus-verb-target = target SEAT: the player who must give you cards (swords), or who gets your rat (flutes).
terminal-cartus-verb-give = give CARD: a card from your hand goes to the player who may demand it; only you two see it.
terminal-cartus-verb-discard = discard CARD: a card from your hand leaves, and a rat with it.
terminal-cartus-verb-enough = enough: discard no more.

terminal-cartus-scoring-tracks = On every track: { $places } points for most influence, second most, and so on; on the same space the first to arrive is ahead; nobody scores without influence.
terminal-cartus-scoring-hands = Most population cards and jokers in hand: { $most } points, { $tied } each if tied. The same for most swords, most flutes and most pass cards.
terminal-cartus-scoring-gold = Most gold: { $first } points{ $second ->
    [0] {""}
   *[other] , second most { $second }
}; if several players have most, they share { $tied }, rounded down.
terminal-cartus-scoring-tokens = Victory tokens: what they are worth ({ $values }).
terminal-cartus-scoring-token = { $count } of { $value }
terminal-cartus-scoring-end = Then the plague: whoever has more rats than the nun-row has nuns is dead. Of the living, most points win; a tie goes to fewer rats, else the victory is shared. If all are dead, all have lost.

terminal-cartus-symbol-laid = { $seat } has entered there and laid three cards, face down
terminal-cartus-symbol-laying = { $seat } has entered there and is laying
terminal-cartus-symbol-resolved = the building that is being resolved
terminal-cartus-symbol-premium = the action for most population cards and jokers there
terminal-cartus-symbol-standard = the action for all others there
terminal-cartus-symbol-people = cards of the { $kind }: one with four nuns, one without
terminal-cartus-symbol-joker = two jokers
terminal-cartus-symbol-influence = influence: { $seat } ahead of { $target } on the same space, because { $seat } came there first. A player who is not named has none.
terminal-cartus-symbol-points = what the players in this column score now
terminal-cartus-symbol-unseen = building cards of the class that nobody has seen yet
terminal-cartus-symbol-tracks = points for all tracks as they are now
terminal-cartus-symbol-held = a player's cards, as far as everybody knows: none to two
terminal-cartus-symbol-looked = the first card of the nun-row: { $target } has looked at it
terminal-cartus-symbol-known = the second one, and you know it

## What is reconstructed

terminal-plague-symbol-marked = reconstructed: no rulebook we know shows or states it; help map, help rats and help CARD tell more
terminal-plague-help-map = The regions in play, each with its neighbours:
terminal-plague-help-rats = The rats of the box, * starting rats; limit and symbols:
terminal-cartus-symbol-marked = reconstructed: the rulebook does not show or state it; help supplies, help tokens and help population tell more
terminal-cartus-help-supplies = Every building has a card with each of these supplies:
terminal-marked = { $sign } { $text }

## A game without words of its own

terminal-plain-about = { $title } has no words of its own here. Steps are told as records write them.
