### The guided first game, and tasks. Each text is two sentences at most.

## The guide

guide = Guide
guide-next = Go on
guide-leave = End the guide
guide-back = Go on with the guide
guide-waits = The others are playing. It will be your turn again soon.
guide-other = That is allowed, too. Let us see what comes of it.
guide-else = You may do that first, too. Nothing has to be done in my order.

## The board game

guide-plague-goal = The plague is coming to Europe, and it travels with the rats. Whoever has most citizens left at the end wins.
guide-plague-settle = Settle your first two citizens: point at a region. The button names a good one.
    .other = A fine place, too. Every region has one rat now, and nobody knows its face.
guide-plague-settle-two = The others have settled, and you do so once more. Two more citizens, here or elsewhere.
    .other = Also good. Citizens in two regions are not lost at one blow.
guide-plague-place = Your turn: place citizens in one region, as many as there are rats. More rats mean more citizens, and more danger.
    .other = Good. One citizen for each rat that lies there.
    .else = You have left that out, which is allowed. New citizens come only by placing, so try it next time.
guide-plague-plague = Now move the plague: it must go to a neighbour. Where it arrives, rats spread, and citizens are in danger.
    .other = As you like. Rats are turned up only where citizens live.
    .else = You may do that first. The plague comes last and ends your turn.
guide-plague-spread = The plague brings new rats: put this one beside it. Where it lies, more citizens can be placed.
    .other = Good. It makes room for citizens there, and danger.
guide-plague-others = That was a whole turn. Now the others play; see where they send the plague.
guide-plague-rat = The plague ravages { $regionAcc }, and a rat is turned up. { $outbreak ->
        [yes] Its limit is { $limit } and { $population } live there: enough for an outbreak.
       *[no] Its limit is { $limit } and only { $population } live there: nothing happens.
    }
guide-plague-rat-more = The next rat: limit { $limit }, population { $population }. { $outbreak ->
        [yes] An outbreak: each of its symbols costs somebody a citizen.
       *[no] Too few citizens, so nothing happens.
    }
guide-plague-lost-mine = You lose a citizen: { $cause ->
        [majority] M strikes whoever has most citizens there.
        [symbol] the rat shows the class of a card that you hold.
       *[all] A strikes everybody there.
    } It goes back to your reserve, and you can place it again.
guide-plague-lost = { $seat } loses a citizen: { $cause ->
        [majority] M strikes whoever has most citizens there.
        [symbol] the rat shows the class of a card that { $seat } holds.
       *[all] A strikes everybody there.
    } Every symbol of a rat costs somebody one.
guide-plague-card = Your turn again, with something new: take a card. It helps you in every turn, but rats that show its class strike you.
    .other = A good card as well. You may take one in each turn, even from another player.
    .else = You need no card. They are strong, but each makes you vulnerable.
guide-plague-card-taken = { $cardNom }: { $does }. Use it once in each of your turns, at once if you like.
guide-plague-turn = Take, place and use cards in any order you like. Moving the plague is always last.
guide-plague-end = The end comes when the rats run out, or somebody has no citizen in reserve. You know all you need: play on as you like.
guide-plague-last-round = The final round: everybody may use their cards once more. Bring your citizens to where they are safe.
guide-plague-final = The final ravage: all rats of all regions are turned up. Then citizens are counted.

## The card game

guide-cartus-goal = Six classes, six tracks: win influence there, for the end gives points to those who are ahead. But too many rats, and you are dead.
guide-cartus-supply = First take supplies: what stands beside one of the buildings. More cards are a good beginning.
    .other = That is good, too. Cards, rats off or a look: you choose every round.
guide-cartus-enter = Now enter a building. In the Monastery your two monks are at home.
    .other = Good. Cards of the class of this building bring no rats.
guide-cartus-lay = Lay a card face down: each is one influence in the class of the building. A person of another class brings a rat as well.
    .other = Allowed, and one influence, too. If it is a stranger here, a rat comes with it.
    .else = You have laid nothing, which is allowed. Without cards there is no influence.
guide-cartus-lay-two = You may lay more. Whoever lays most here gets the better action of the building.
    .other = Good. More cards here, fewer later.
guide-cartus-done = Enough? Then say so, and the others enter.
    .else = One more is allowed. Say when it is enough.
guide-cartus-reveal = Your cards are turned up: influence { $influence }, new rats { $rats }. Look at the tracks.
guide-cartus-action = The building helps you: { $premium ->
        [yes] you laid most there, so you have its premium action.
       *[no] somebody laid more or came first, so you have its standard action.
    } Point at a building to read what it does.
guide-cartus-nuns = Five cards lie hidden, the nun-row. Whoever has more rats at the end than these cards show nuns is dead.
guide-cartus-supply-two = A new round, with new buildings. Take cards, get rid of rats, or look at the nun-row.
guide-cartus-end = After nine rounds the tracks give points, and the nuns are counted. You know all you need: play on as you like.
guide-cartus-last-round = The final round: no actions any more. Whoever lays most in a building gets one more influence.
guide-cartus-plague = The plague comes: the nun-row is turned up. Do your rats outnumber its nuns?

## The page

guide-list = A guided first game
    .about = A real game against kind bots. You learn it by playing, in five to eight minutes.

## Tasks

learn = Learn
    .lead = Play a guided first game, or solve small tasks: every answer is told why.
learn-tasks = Tasks
learn-plague = Tasks of the board game
learn-cartus = Tasks of the card game
learn-none = There is no task about this. The rules explain it.
learn-task = Task
learn-solved = { $count } of { $all } solved
learn-done = solved
learn-try = Your answer
learn-right = Right!
learn-wrong = Not this one.
learn-allowed = It is allowed, but it does not do what is asked.
learn-more = { $count ->
        [one] One more answer is right.
       *[other] { $count } more answers are right.
    }
learn-all = You have found every right answer.
learn-again = Again from the start
learn-next = Next task
learn-chapter = Read the rule
learn-practise = Try it in a task
learn-help = A task about this
learn-list = All tasks
learn-story = What happened

task-card = { $name }
    .task = It is your turn, and you hold { $cardAcc }. What may you do?
task-building = { $does }
    .task = This is what you want: { $does }. Which building do you enter?
    .wrong = You are in another building, and it does something else.

task-plague-settle = Settling
    .task = You settle two citizens. Which regions are in play for three players?
    .right = Any region in play will do, even one where others live.
task-plague-place = Placing citizens
    .task = Place exactly two citizens. Count the rats.
    .right = As many citizens as rats: two for two.
    .wrong = The number of rats decides, not you.
task-plague-take = Taking a card
    .task = Take a card away from another player.
    .right = Nobody can refuse. You have the help now, and the danger.
    .wrong = That card lay beside the board.
task-plague-move = Moving the plague
    .task = The plague is in Turcia. Where may it go?
    .right = To any neighbour by land or by sea.
task-plague-spread = Spreading
    .task = The plague is in Hungaria and brings a new rat. Where may you put it?
    .right = Beside the plague, where fewer than three rats lie.
task-plague-ravage = A ravage without loss
    .task = The Witch has shown you three rats. Move the plague so that you lose nobody.
    .right = Without rats, or with fewer citizens than the limit, nothing happens.
    .wrong = You lose a citizen there.
task-plague-limit = Which rat first?
    .task = You know both rats in Gallia. Turn one up so that you lose nobody.
    .right = Yellow, who holds the Peasant, lost one; then three citizens were too few for the limit of four.
    .wrong = Four citizens reach its limit of four, and it strikes everybody.
task-plague-once = Once in a turn
    .task = You have taken the Merchant in this turn. What may you still do?
    .right = Each action once, in any order, and the plague last.
task-plague-full = Three rats are enough
    .task = You hold the Monk. Which rat may go where?
    .right = A rat may go to any neighbour that has fewer than three.
task-plague-last = The final round
    .task = You hold the Peasant in the final round. Put a citizen where no rat lies.
    .right = There nothing can happen to it in the final ravage.
    .wrong = It is allowed, but rats lie there, and the final ravage comes next.
task-plague-serf = Serf
    .task = You hold the Serf, and the Witch has shown you two rats. Send the plague to where you gain a citizen.
    .right = Another player lost a citizen there, so one of yours came at once.
    .wrong = Nobody else lives there, so you only lose.

task-cartus-supplies = Supplies
    .task = You need cards. Which supplies do you take?
    .right = Four cards to lay, now or later.
    .wrong = That takes a rat off and gives you a look, but no card.
task-cartus-enter = Entering
    .task = You will lay a monk. Enter where it brings no rat.
    .right = A monk is at home in the Monastery, a building of the church.
    .wrong = In the Castle a monk is a stranger, and a stranger brings a rat.
task-cartus-lay = Laying cards
    .task = You are in the Monastery. Lay a card that brings influence and no rat.
    .right = A monk belongs to the church: one influence, no rat.
    .wrong = It brings influence, but it is a stranger here, and a rat comes with it.
task-cartus-premium = The premium action
    .task = Yellow came first and has laid two cards. Win the premium action.
    .right = Three are more than two. In a tie Yellow would have it, who entered first.
    .wrong = That is not enough: in a tie the one who entered first has it.
task-cartus-joker = A joker
    .task = You have no monk. Win influence in the Monastery without a rat.
    .right = A joker is one influence in any building and never brings a rat.
    .wrong = It brings influence, but a rat, too.
task-cartus-look = A look
    .task = You may look at a card of the nun-row. Which one?
    .right = Any that you have not seen.
