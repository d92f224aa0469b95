### The rules by chapters, in our own words. Blank lines part paragraphs, • begins an item, _words_ are stressed.

rules = Rules
rules-lead = Read a chapter in a minute, then try it on the board beside it: point at what is lit.
rules-learn = Guided games and tasks
rules-games = Games
rules-contents = All chapters
rules-chapters = Chapters
rules-chapter = chapter { $number } of { $count }
rules-try = Try it.
rules-you-can = What you can do here
rules-not-here = In this small position only what is lit can be done.
rules-story = What happened
rules-again = Again

rules-plague = Board game
    .about = Rattus (2010) for 2 to 4 players, and Rattus Big Box for 2 to 6. A game takes about half an hour.
rules-cartus = Card game
    .about = Rattus Cartus for 2 to 5 players: six classes, a row of buildings, and a plague that comes at the end.

## The board game

rules-plague-aim = What it is about
    .about = Keep the most citizens alive
    .text =
        Europe, 1347: the plague is coming. You settle your citizens in the regions and try to keep them alive while rats spread from land to land. _Whoever has most citizens left at the end wins_: those on the board and those in the palace (in Big Box: the Safe Haven).

        The dilemma is simple. New citizens come only where rats are, and the more rats lie there, the more citizens you may place. But when the plague reaches a region its rats are turned up, and then people die.

        Six cards help you, and each makes you more vulnerable: a rat that shows the symbol of your card's class takes a citizen of yours.
    .task = You are Red. Place citizens in Anglia (one rat), Bulgaria (two) or Gallia (three), and look at your score.
    .learnt = Your score is the number of your living citizens. Three at once is tempting, but Gallia is the most dangerous place on this map.

rules-plague-setup = Setting up
    .about = A rat in every region, and your first four citizens
    .text =
        Every region in play gets one face-down _starting rat_. All other rats are mixed and wait in the _supply_; nobody knows their faces. With fewer players some leave the game unseen. The plague stands in a region drawn by lot, and the six cards lie beside the board.

        Everybody has 20 citizens in _reserve_. The rulebooks let the youngest player begin; here the start player is drawn by lot, unless the table has chosen one. Clockwise, each player _settles_ two citizens together in one region. Then comes a second round in the other direction, beginning with the player who settled last: two more citizens, in the same region or in another.

        So everybody begins with four citizens on the board. Regions may be shared; there is room for all.
    .task = Blue has begun. Now settle two of your citizens in one of the lit regions.
    .learnt = A second pair follows when the others have settled. Near the plague means growth and danger, far away means time.

rules-plague-turn = A turn
    .about = Take, place, use cards; then move the plague
    .text =
        A turn has two parts. First the _actions_, in any order, each at most once, and all of them optional:

        • _take_ a card, from beside the board or from another player;
        • _place_ citizens in one region, as many as there are rats;
        • _use_ each card in front of you once, including one that you have just taken.

        Then, always and last, the _plague_: you move it to a neighbouring region, it spreads, and it ravages there. After that it is the next player's turn.
    .task = Play a whole turn: take a card, place citizens, then move the plague.
    .learnt = That was a turn. The plague has moved, and Yellow is next.

rules-plague-take = Taking a card
    .about = Help that makes you vulnerable
    .text =
        Once in your turn you may take _one card_: one that lies beside the board, or one in front of another player, who can't refuse.

        Cards stay with you, and you can't put them back: they go only when somebody takes them. You may hold as many as you like and use all of them, each once in every turn of yours.

        But each card belongs to a class, and rats show the symbols of classes. With every card you hold, more rats can hurt you. Sometimes the kindest thing is to let somebody take your card.
    .task = Take one of the cards: three lie beside the board, others in front of Green and Blue.
    .learnt = The card is yours and can be used in this very turn. The player who had it is rid of its danger.

rules-plague-place = Placing citizens
    .about = As many as there are rats
    .text =
        Once in your turn you may place citizens from your reserve in _one_ region: exactly _as many as there are rats_, so one, two or three. You can't place fewer; only if your reserve is too small, all that is left goes there.

        Where there is no rat you can't place anybody, unless you hold the Peasant. It does not matter whether you have citizens there already, or who else lives there.
    .task = Gallia has three rats, Bulgaria two, Scandia and Russia one each. Place your citizens.
    .learnt = As many citizens as rats. Italia and Germania have no rats, so they were not lit.

rules-plague-move = Moving the plague
    .about = One step, and never standing still
    .text =
        At the end of your turn you must move the plague to a _neighbouring_ region. It can't stay where it is. Neighbours are regions with a common border or joined by a line over the sea; only regions in play count.

        Where it arrives is now the _plague region_. Two things follow, always in this order: the plague _spreads_ from there, then it _ravages_ there.

        You choose where it goes. Send it to other players' regions, or to where it does no harm; but it must go somewhere.
    .task = The plague is in Turcia. Move it: Italia has no rats, Tartaria has one, Bulgaria two.
    .learnt = The number of rats where the plague arrives decides how many new ones come.

rules-plague-spread = Spreading
    .about = New rats beside the plague
    .text =
        When the plague arrives, count the rats in its region:

        • none: nothing spreads;
        • one: _one_ new rat comes;
        • two or three: _two_ new rats come.

        You put each new rat, face down and unseen, from the supply into a region _beside_ the plague region. Two may go to one region or to two. No region ever has more than _three_ rats; if all neighbours are full, the rest is not placed. If the supply runs out, the rest is not placed, and the game ends after this turn.

        So you also decide where the others will be able to place many citizens.
    .task = Bulgaria has two rats: put two new ones into neighbouring regions.
    .learnt = Nobody lives in Bulgaria, so its own rats stay face down.

rules-plague-ravage = Ravaging
    .about = Rats are turned up, one at a time
    .text =
        After spreading, the plague ravages its region, if both rats and citizens are there. One rat is turned up and read, then the next, _until no rat or no citizen is left_ there.

        Every rat that was turned up leaves the game, whether it did harm or not. Rats that were not needed stay, face down.

        Citizens who die go back to their owner's reserve. They are not lost for good: they can be placed again later.

        What a rat does is told in the next chapter.
    .task = Six citizens live in Gallia, among three rats. Send the plague there, place the two new rats, and watch.
    .learnt = The first rat struck the holders of two cards, the second needed more citizens than were left, the third struck the player who had most.

rules-plague-rat = Reading a rat
    .about = The limit and the symbols
    .text =
        A rat's face shows a number and symbols. The number is its _limit_: if there are at least that many citizens in the region, counting all players together, there is an _outbreak_. Otherwise nothing happens.

        In an outbreak every symbol takes citizens from this region:

        • _M_, majority: whoever has most citizens here loses one; if several players have most, each of them does. It is read first, and all M of a rat look at the citizens as they were when it was turned.
        • _The symbol of a class_: whoever holds a card of that class loses one citizen here, if they have one.
        • _A_, all: everybody who has citizens here loses one.

        Who chooses which rat is turned up? The active player; but only if that player can tell two of the rats there apart: because somebody has looked at one and not at the other, which everybody has seen, or because the player knows two different faces. Otherwise the first rat is taken.
    .task = The Witch has shown you two rats in Gallia: one strikes the bourgeoisie and the church, the other needs five citizens and strikes everybody. Which is turned up first?
    .learnt = Fewer citizens, fewer outbreaks: if you know the rats, you can let the small one go first so that the big one fails, or let the big one strike first.

rules-plague-peasant = Peasant
    .about = Peasantry: one citizen more
    .text =
        The Peasant belongs to the _peasantry_. When you place citizens you may add _one more_: four where three rats lie, and one even where there is no rat at all. You don't have to.

        In the final round the Peasant puts one citizen into any region.
    .task = Place three or four citizens in Gallia, two or three in Bulgaria, or one in Italia where no rat lies.
    .learnt = One more each turn, and a way into regions that are safe.

rules-plague-merchant = Merchant
    .about = Bourgeoisie: flight to a neighbour
    .text =
        The Merchant belongs to the _bourgeoisie_. Move _one to three_ of your citizens from one region to _one_ neighbouring region. They all go the same way; you can't split them.

        Use him before you move the plague, to be gone when it comes.
    .task = Move citizens out of Gallia, or from Germania to Scandia. Point at where they are, then at where they go.
    .learnt = They travel together, and the plague finds fewer of yours.

rules-plague-monk = Monk
    .about = Church: leads a rat away
    .text =
        The Monk belongs to the _church_. Move _any one rat_ on the board to a neighbouring region that has fewer than three. Its face stays hidden.

        You may place first and move the rat afterwards, or the other way round: three citizens for three rats, and then one rat fewer.

        You choose which rat of a region goes only if you can tell two of them apart: by who has looked at them, or by faces you know. Otherwise one is as good as another.
    .task = Try both: place in Gallia and then lead a rat away, or first make room and place elsewhere.
    .learnt = The order matters: first the citizens, then the rat, is usually more.

rules-plague-knight = Knight
    .about = Chivalry: the plague goes farther
    .text =
        The Knight belongs to _chivalry_ and works when you move the plague. It may go _one or two steps_ (Big Box with five or six players: up to three). It can't end where it began, and it spreads and ravages only where it ends.

        Besides, before the first rat is turned up you may decide that the plague _rages_: it counts as _two more citizens_ for the limits of this ravage. It has no majority, can't die, and without a real citizen there is no ravage. In Big Box the limits are two lower instead, which is the same.

        In the final round the Knight may move the plague once more, or leave it. By the 2010 rules it then counts as two citizens where it stands in the final ravage; in Big Box it ravages there at once, with limits two lower.
    .task = The plague is in Hispania. Send it two steps to Anglia, where Blue has a single citizen, and decide whether it rages.
    .learnt = One citizen is below a limit of two; with the raging plague there are three.

rules-plague-witch = Witch
    .about = Magic: looks at rats and swaps them
    .text =
        The Witch belongs to _magic_. Look at _any rat_ on the board, alone. Then, if you like, look at _another one_. If the two lie in different regions you may _swap_ them.

        What you saw stays on your board as long as that rat lies face down, wherever it goes; the others see only that you have looked. If you are the one to choose, you can use what you know when rats are turned up.
    .task = Look at a rat in Gallia, then at one in Scandia or Bulgaria. Swap them or keep them.
    .learnt = You will recognise these rats for the rest of the game.

rules-plague-king = King
    .about = Royalty: safe in the palace
    .text =
        The King belongs to _royalty_. Bring _one_ of your citizens from a region _without rats_ to the palace (in Big Box: the Safe Haven). Nothing can happen to it there; at the end it counts like all others.

        A citizen in the palace never comes back: the King is slow but sure.
    .task = There is no rat in Germania, where two of yours live. Bring one to the palace.
    .learnt = One point that nobody can take from you.

rules-plague-end = The end
    .about = Final round, final ravage, victory
    .text =
        The regular game ends after a turn in which the _supply of rats_ ran out, or at the end of which the active player has _no citizen in reserve_. (By the German and French rulebooks it is enough that the reserve was empty at any time of the turn.)

        Then comes the _final round_, counter-clockwise: everybody except the player who had the last turn may use each of their cards once more. Nobody takes a card, places citizens or moves the plague, with two exceptions: the Peasant puts one citizen anywhere, and the Knight moves the plague.

        Then the _final ravage_: all rats of all regions are turned up, one after another, as long as citizens are there. Where rats can be told apart, the player who had the last turn chooses which comes first. Nothing spreads any more.

        The most citizens on the board and in the palace (Safe Haven) win. A tie goes to the tied player whose turn would have come next.
    .task = The final round: you have the Peasant. Put a citizen into crowded Gallia or empty Russia, then pass, and see the final ravage.
    .learnt = That was a very short game. Safe places at the very end are worth as much as brave growth before.

rules-plague-bigbox = Big Box and rulebooks
    .about = More cards, more regions, other editions
    .text =
        Rattus Big Box plays like the game of 2010 on a larger map, with up to six players. What is different:

        • there are more rats, and the starting rats that are left over are mixed in before some leave the game;
        • with five or six players everybody settles two citizens three times, and eight cards are in play;
        • the _Courier_ (bourgeoisie) moves single citizens, up to three steps in all;
        • the _Caravanner_ (islamic) leads the caravan two steps, and a citizen of yours settles in each region it enters;
        • the Knight goes up to three steps with five or six players, and lowers limits by two; in the final round the region is ravaged at once.

        A table may also choose other cards: the _Queen_, the _Serf_, the _Soldier_ and the _Nun_. Two cards of one class can then be in play; a symbol strikes the holder of each. What we had to reconstruct is marked in the game.

        The printed rulebooks of 2010 differ, too, and you may choose one. By the _German_ one the King, the Merchant and the Witch can also be used after the plague, the start player chooses where the plague begins, and the round is finished before the final round. By the _French_ one the King can also be used after the plague. By both, the end is also triggered if a reserve was empty at any time of the turn; by the _English_ ones it counts at the turn's end.
    .task = You hold the Caravanner. Lead the caravan from Italia to a neighbour, and then on.
    .learnt = Two citizens, whether there are rats or not; the caravan makes both steps.

rules-plague-seats = Two to six players
    .about = What changes with the number
    .text =
        Fewer players use fewer regions; the others are veiled and play no part. These are the regions in play and the rats in the supply at the start:

        • Rattus (2010): with two players 8 regions and 29 rats, with three 10 and 33, with four 12 and 37.
        • Big Box: with two players 7 regions and 34 rats, with three 10 and 35, with four 12 and 37, with five 15 and 42, with six 17 and 48.

        With five or six players eight cards are in play instead of six, everybody settles three times instead of twice, and the Knight may move the plague a third step. With two the game is a duel; with four or more, alliances and revenge come by themselves.
    .task = A duel: eight regions are in play. Settle your first two citizens.
    .learnt = A small map has no hiding places.

## The card game

rules-cartus-aim = What it is about
    .about = Influence, and few enough rats
    .text =
        Six classes, six tracks. You enter the buildings of the classes and lay cards there; each brings _influence_. At the end every track gives points to those who are ahead: 10, 5 and 2.

        But strangers, cards of another class, bring rats. Whoever has _more rats at the end than there are nuns_ in the nun-row is dead and can't win, however many points they have. The nun-row is five cards that lie face down all game long.

        So it is a race with a limit that nobody knows exactly. _The living player with most points wins._
    .task = You are in the Monastery, a building of the church. Lay up to two cards and say that you are done. A monk fits; a king or a witch brings a rat.
    .learnt = Every card was one influence in the church, and every stranger a rat as well.

rules-cartus-round = A round
    .about = Buildings, supplies, entering, resolving
    .text =
        Everybody begins with five population cards and ten rats. A round goes like this:

        • _Buildings_ are turned up: two with two or three players, three with four or five. If all are the same building, the last one is replaced.
        • _Supplies_: in turn order everybody takes what one of them supplies.
        • _Enter_: in turn order everybody enters a building and lays cards face down.
        • _Resolve_: the buildings are resolved from left to right.
        • The start player's role goes one to the left.

        There are 10 rounds with two players, 9 with three and 8 with four or five. In the _final round_ there are no actions: the premium is one more influence instead.
    .task = Play a round: take the four cards, enter a building, lay cards, and say that you are done.
    .learnt = The next round has begun, with other buildings and another start player.

rules-cartus-supplies = Supplies
    .about = Cards, rats off, looks
    .text =
        Every building card shows a supply beside its building. Choose _one_ card of the row and get what it supplies, from left to right. Others may choose the same one, and later you may enter another building.

        There are five supplies:

        • 4 cards;
        • 2 cards and 1 rat off;
        • 2 cards and 1 look;
        • 2 rats off;
        • 1 rat off and 1 look.

        _Cards_ are drawn from the deck of population cards; when it is empty the discards become the new deck. A _look_ shows you a card of the nun-row that you have not seen; nobody else sees it.
    .task = Take the supplies of the Monastery or of the Tent.
    .learnt = Cards are influence to come; looks tell how many rats you can afford.

rules-cartus-enter = Entering and laying
    .about = Where to, and with how many cards
    .text =
        In turn order everybody enters _one_ building, even if others are there already, and lays as many cards face down as they like, or none. All see how many, nobody sees which.

        Population cards, jokers, swords and flutes can be laid; pass cards and gold can't.

        Each population card and each joker will be one influence in the class _of the building_. A population card of another class brings a _rat_ as well. Jokers never do.

        Whoever lays most population cards and jokers in a building will get its premium action; in a tie, the one who entered first. So a late player knows what there is to beat.
    .task = Yellow is in the Monastery with two cards, Green in the Tent with one. Enter a building and lay cards.
    .learnt = In a tie the first to enter has the premium; one card more, and it is yours.

rules-cartus-resolve = Resolving
    .about = Reveal, swords, flutes, actions
    .text =
        The buildings are resolved one by one from left to right, the players in order of entering:

        • _Reveal_: all cards laid there are turned up. Influence moves up the track of the building's class, to 15 at most; strangers bring rats. On the same space the first to arrive is ahead.
        • _Swords_, then _flutes_, if not all laid the same number.
        • _Actions_: the _premium_ for most population cards and jokers together, even if that is none; in a tie, for the one who entered first. Then the _standard_ action for all others there.
        • The laid cards leave: population cards to the discards, the others to their piles.

        With two players there is only _one premium in the whole round_: for whoever laid more, in whatever building.
    .task = Yellow has laid two cards here and came first. You have laid one. Add up to two more, or be done, and watch what happens.
    .learnt = Two each: Yellow came first and has the premium. Three would be yours.

rules-cartus-buildings = The buildings
    .about = All twelve, one by one
    .text =
        Each class has two buildings. You agree before a game which five cards of each class are in it: five of one building, or both buildings mixed, chosen or by lot. With two players, published advice is to leave out the Guard Tower. For a first game take the Farm, the Marketplace, the Monastery, the Castle, the Fortune-teller's Tent and the Palace.

        • _{ building-farm }_ (peasantry). { building-farm-rule }
        • _{ building-brewery }_ (peasantry). { building-brewery-rule }
        • _{ building-marketplace }_ (bourgeoisie). { building-marketplace-rule }
        • _{ building-office }_ (bourgeoisie). { building-office-rule }
        • _{ building-monastery }_ (church). { building-monastery-rule }
        • _{ building-hospital }_ (church). { building-hospital-rule }
        • _{ building-castle }_ (chivalry). { building-castle-rule }
        • _{ building-guard-tower }_ (chivalry). { building-guard-tower-rule }
        • _{ building-pied-pipers-hut }_ (magic). { building-pied-pipers-hut-rule }
        • _{ building-fortune-tellers-tent }_ (magic). { building-fortune-tellers-tent-rule }
        • _{ building-palace }_ (royalty). { building-palace-rule }
        • _{ building-treasury }_ (royalty). { building-treasury-rule }

        If a pile is short you get what is left.
    .task = You have the premium of the Hospital: one rat is gone already. Discard cards to get rid of more, or keep them.
    .learnt = A card for a rat: cheap if you are close to dying, expensive if you are not.

rules-cartus-specials = Jokers and special cards
    .about = Swords, flutes, pass cards, gold
    .text =
        • _Joker_. { card-joker-rule }
        • _Sword_. { card-sword-rule }
        • _Flute_. { card-flute-rule }
        • _Pass card_. { card-pass-rule }
        • _Gold_. { card-gold-rule }

        If several have laid fewest swords or flutes, whoever has most chooses among them. Laid cards are not in hand while swords are resolved. A player without rats can't send one.

        Most swords, most flutes and most pass cards in hand are worth 2 points each at the end.
    .task = You and Green are in the Monastery, and Yellow will follow. You have two swords: lay one or none.
    .learnt = Half a hand for one sword. The giver chooses the cards, and nobody else sees them.

rules-cartus-rats = Rats and nuns
    .about = How many are too many
    .text =
        Population cards show 0 to 4 _nuns_. There are 84 cards: of each class four with 4 nuns, two each with 3, 2 and 1, and four with none; two nuns per card on average. Five of them are the _nun-row_.

        So ten rats, which everybody begins with, are just about what you survive. But the row may have many nuns, or few. Every card that you see elsewhere is not in the row: what you hold, what was discarded, what you looked at. The table works out your chance to survive from what you know.

        Rats come with strangers and by flutes. They go by supplies, Monastery and Hospital.
    .task = The Tent lets you look at two cards of the nun-row. Choose, and see how your chance changes.
    .learnt = Many nuns: you can take risks. Few: get rid of rats in time.

rules-cartus-plague = Plague and scoring
    .about = The end of the game
    .text =
        After the final round points are counted:

        • on every track 10 points for most influence, 5 for the second and 2 for the third (two players: 10 and 5). Nobody scores without influence; on the same space the first to arrive is ahead;
        • 2 points for most population cards and jokers in hand, and the same for most swords, most flutes and most pass cards; in a tie 1 each;
        • gold, if a Treasury was in the game: 6 for most, 3 for second most. A tie for most shares 9, a tie for second 3, rounded down. With two players: 6 for most, or 4 each;
        • victory tokens: what they are worth.

        Then the nun-row is turned up. _Whoever has more rats than it has nuns is dead._ Of the living, most points win; a tie goes to fewer rats, else the victory is shared. If all are dead, all have lost.
    .task = The final round, and you are the last to lay cards. Then the plague comes.
    .learnt = No actions in the final round, but one more influence for the premium; and in the end only the nuns count.

## What is reconstructed: a page of its own

sources-title = What is reconstructed
sources-lead =
    The printed boards, rats and cards are pictures, and not all of them are known to us. What no rulebook and no other public material tells is _reconstructed_: it is ours, and fits everything that is stated. In the game a small ring marks it.
sources-chapter = What of this is reconstructed
sources-of = { $ours } of { $all } reconstructed
sources-none = none of { $all } reconstructed
sources-known =
    { $rulebook ->
        [0] { $published ->
            [0] {""}
           *[other] { $published } published elsewhere
        }
       *[other] { $published ->
            [0] { $rulebook } from a rulebook
           *[other] { $rulebook } from a rulebook, { $published } published elsewhere
        }
    }
sources-unstated = { $count } unstated
sources-regions = Regions
    .about = Their names; with how many players they are in play is the rulebook's.
sources-borders = Borders
    .about = Which regions are neighbours, by land or by sea. The layout of the drawn map is ours, too.
sources-faces = Faces of the rats
    .about = Limit and symbols, a star for starting rats. How many rats there are is the rulebook's.
sources-cards = Class cards
    .about = What they do.
sources-buildings = Buildings
    .about = Their two actions.
sources-supplies = Supplies
    .about = Every building has one card with each of them.
sources-people = Nuns on population cards
    .about = How many cards of a class show 0 to 4 nuns. The totals are the rulebook's; that every class has equally many is ours.
sources-tokens = Victory tokens
    .about = Their values. How many there are is the rulebook's.
sources-parameters = Numbers of the rules
    .about = Cards in hand, rats, points and the like, as they stand in the edition file.
sources-nuns =
    { $count ->
        [one] 1 nun
       *[other] { $count } nuns
    }
sources-value =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
sources-own = Play with a corrected file
    .text =
        Do you own the game? Then you know better. Copy the edition file, correct what is printed otherwise, and play with your copy in the terminal. The file is read and checked before the game begins.
        A server plays the built-in editions only.

sources-file = Edition file
sources-missing = What is not part of this program
    .text = Of the published expansions only some cards can be played here, chosen at a table of Rattus Big Box.
sources-here = Here
sources-not-here = Not here
sources-nothing = nothing
sources-and-more = and more
sources-all = all of it
sources-expansion-promotional = Promotional cards
sources-failed = The list can't be fetched just now.
