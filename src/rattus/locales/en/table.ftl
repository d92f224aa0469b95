# Everything around the board: whose turn it is, log, chat, clocks, the end, replays.

## Whose decision it is

table-your-turn = Your turn
table-decides = { $seat } decides.
table-deciding = is deciding
table-thinking = is thinking
table-chance = Chance decides.
table-sending = …
table-you = you
table-watching = You are watching
table-loading = Setting up the table …
table-failed = The table can't be shown
table-try-again = Try again
table-closed = This table is closed.
table-closed-about = Nothing more is played here.
table-next = What next?
table-over = The game is over
table-cut = The connection is lost. What you do is sent as soon as it is back.
table-looking-back = You are looking back.
table-looking-as = You are looking through { $seat }'s eyes.
table-skip = Skip
table-live = Live
table-end = End

## Undo

table-undo = Undo
table-undo-stopped = Undo stops here
table-undo-stop-null = Nothing can be taken back here.
table-undo-stop-nothing = You have not played anything yet.
table-undo-stop-over = The game is over.
table-undo-stop-away = A stand-in plays for you.
table-undo-stop-others = Somebody else has played since.
table-undo-stop-chance = Chance has spoken since: a rat was turned up, or something was drawn.
table-undo-stop-learned = Others have learned something from your step.
table-undo-ask = Ask the others all the same
table-undo-asked =
    { $count ->
        [one] { $seat } would like to go back { $count } step.
       *[other] { $seat } would like to go back { $count } steps.
    }
table-undo-agree = Agree
table-undo-refuse = No
table-undo-withdraw = Never mind

## People

table-people = Players
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-points-word = points
table-clock = Time left
table-clock-days = { $days }d { $hours }h
table-clock-grace = grace { $time }
table-gone = is not here just now
table-gone-note = { $name } is not here just now.
table-away-time = out of time; a stand-in plays
table-away-absent = absent; a stand-in plays
table-away-left = has left; a stand-in plays
table-away-conceded = has given up; a stand-in plays
table-stand-in = Ask for a stand-in
table-stand-in-later = in { $minutes } min you can ask for a stand-in
table-stood-in-time = Your time was up. A stand-in plays for you.
table-stood-in-absent = You were away for a long time. A stand-in plays for you.
table-stood-in-left = You have left. A stand-in plays for you.
table-stood-in-conceded = You have given up. A stand-in plays your seat to the end.
table-come-back = Come back
table-one-screen = at one screen
table-hand-over = Give the screen to { $seat }
table-hand-over-about = Everybody else looks away: what follows is for { $seat } alone.
table-hand-over-ready = I am { $seat }

## Panel

table-panel = Log, steps and chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-sat = { $name } sits down as { $seat }.
table-log-left = { $name } leaves the seat { $seat }.
table-log-stood-in =
    { $away ->
        [time] { $name } is out of time; a stand-in plays { $seat }.
        [absent] { $name } has been away for a long time; a stand-in plays { $seat }.
        [left] { $name } has left; a stand-in plays { $seat }.
       *[other] A stand-in plays { $seat }.
    }
table-log-back = { $name } is back and plays { $seat }.
table-log-conceded = { $name } gives up as { $seat }.
table-log-named = { $seat } is called { $name } from now on.
table-log-undone = Steps were taken back.
table-log-undo-asked = { $seat } asks to take steps back.
table-log-undo-agreed = A player agrees to go back.
table-log-undo-refused = The game goes on without going back.
table-log-rematch = A new table is ready for another game.
table-log-closed = The table was closed.
table-recap = Since your last turn
table-steps = Steps
table-steps-none = There is nothing for you to decide now.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-aside = While the game runs, only spectators hear you.
table-mute = Hear no more from { $name }
table-mute-short = mute
table-why-not = Why not?
table-why-nothing = No rule speaks against it just now.
table-open = What you can do now

## What happened to you since your last turn, in sum

table-sum-lost =
    { $count ->
        [one] You lost { $count } citizen in { $regionDat }: { $causes }.
       *[other] You lost { $count } citizens in { $regionDat }: { $causes }.
    }
table-sum-gained =
    { $count ->
        [one] You gained { $count } citizen in { $regionDat }: { $causes }.
       *[other] You gained { $count } citizens in { $regionDat }: { $causes }.
    }
table-sum-card = { $seat } took { $cardAcc } from you.
table-sum-rats =
    { $count ->
        [one] { $count } new rat where you have citizens: { $places }.
       *[other] { $count } new rats where you have citizens: { $places }.
    }
table-sum-rats-came =
    { $count ->
        [one] You got { $count } rat: { $causes }.
       *[other] You got { $count } rats: { $causes }.
    }
table-sum-rats-left =
    { $count ->
        [one] You got rid of { $count } rat.
       *[other] You got rid of { $count } rats.
    }
table-sum-cards-lost =
    { $count ->
        [one] You gave away { $count } card: { $causes }.
       *[other] You gave away { $count } cards: { $causes }.
    }
table-sum-cards-got =
    { $count ->
        [one] You were given { $count } card: { $causes }.
       *[other] You were given { $count } cards: { $causes }.
    }
table-sum-cards-drawn =
    { $count ->
        [one] You drew { $count } card.
       *[other] You drew { $count } cards.
    }
table-sum-influence = You gained { $count } influence: { $causes }.
table-sum-tokens =
    { $count ->
        [one] You drew { $count } victory token.
       *[other] You drew { $count } victory tokens.
    }
table-sum-nothing = Nothing happened to you.
table-sum-score = { $seat } { $count } ({ $change })
table-sum-points = Points: { $points }.

## Steps by their verb

table-verb-settle = Settle
table-verb-take = Take a card
    .short = Card
table-verb-place = Place citizens
    .short = Citizens
table-verb-enough = Stop
table-verb-plague = Move the plague
    .short = Plague
table-verb-spread = Spread a rat
table-verb-fury = Let it rage
table-verb-calm = Stay calm
table-verb-turn = Turn up a rat
table-verb-end = End the turn
table-verb-pass = Pass
table-verb-supply = Take supplies
table-verb-enter = Enter a building
table-verb-lay = Lay cards
table-verb-done = Done
table-verb-target = Choose somebody
table-verb-give = Give a card
table-verb-discard = Discard a card

## Time

table-timeline = Moments of the game
table-first = To the start
table-back = One back
table-forward = One forward
table-run = Play
table-pause = Pause
table-moment = Moment
table-moment-of = { $number } of { $count }

## Menu

table-menu = Menu
table-home = Start page
table-rules = Rules
table-pace = Pace
table-pace-sound = Pace and sound
table-sound = Sound
table-share = Share the link
table-link-copied = The link is copied.
table-seat-link = Continue on another device
table-seat-link-copied = The link to your seat is copied. Anyone who has it can play for you: keep it to yourself.
table-leave = Leave
table-leave-about = A stand-in plays on for you. You can come back as long as the game runs: you find it under “My tables”.
table-left = A stand-in plays for you. You find the game under “My tables”.
table-later = Go on later
table-paused = The game waits for you under “My tables”.
table-end-game = End the game
table-end-game-about = The game ends now: you give up, and nobody plays on. You can look back at it, but not go on.
table-concede = Give up
table-concede-about = You will be last, and can't come back. A stand-in plays your seat to the end.
table-stay = Stay
table-keys = Keys
table-key-digits = choose a step by its number
table-key-steps = to the list of all steps
table-key-undo = undo
table-key-arrows = one moment back, one forward
table-key-ends = to the first, to the last moment
table-key-cancel = give up what was begun
table-key-live = back to the present
table-key-skip = show at once what is still moving
table-key-sound = sound on and off
table-key-help = these keys
table-key-home = Home
table-key-end = End
table-key-escape = Esc

## The end

table-result = Result
table-to-board = Look at the board
table-you-won = You have won!
table-winner = has won
table-won = { $seat } has won.
table-won-together = { $winners } have won together.
table-won-nobody = Nobody has won.
table-grounds-would = The plague has killed everybody. { $winners } would have won.
table-grounds-plague =
    { $count ->
        [one] With { $count } citizen on the board and in { haven.nom }.
       *[other] With { $count } citizens on the board and in { haven.nom }.
    }
table-grounds-plague-tie = With { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}, as many as another player; the tie goes to the one whose turn would have come next.
table-grounds-plague-nobody = There is no winner.
table-grounds-cartus =
    { $count ->
        [one] With { $count } point, the most among the survivors.
       *[other] With { $count } points, the most among the survivors.
    }
table-grounds-cartus-tie = With { $count ->
    [one] { $count } point
   *[other] { $count } points
}, as many as another player, but with fewer rats.
table-grounds-cartus-nobody = The plague has killed everybody.
table-grounds-conceded = The others have given up.
table-fate-dead = dead
table-fate-would-be = dead; would have won
table-fate-conceded = has given up
table-curve = Points over the game
table-points-from = Where the points come from
table-from-board = On the board
table-from-haven = In { haven.nom }
table-from-tracks = Tracks
table-from-cards = Most population cards
table-from-swords = Most swords
table-from-flutes = Most flutes
table-from-passes = Most pass cards
table-from-gold = Gold
table-from-tokens = Victory tokens
table-rats-and-nuns =
    { $count ->
        [one] The nun-row had { $count } nun. Rats:
       *[other] The nun-row had { $count } nuns. Rats:
    }
table-losses = Citizens lost, by cause
table-cause = Cause
table-cause-majority = Most citizens there
table-cause-all = Everybody there
table-all = All
table-rematch = Play again
table-rematch-join = Join the next game
table-rematch-watch = Watch the next game
table-replay = Replay
table-advice = Ask for a hint
table-analysis = Analysis
table-look-as = See it as
table-record = Record:
table-record-text = text
table-fair-title = Was the luck fair?
table-help = Help with this question
table-fair-about = Before the first step the server committed itself to all the luck of this game by publishing a hash. Now the secret is open, and your browser can check every draw.
table-fair-prepared = The luck of this guided game is prepared and the same for everybody. So it is never rated.
table-fair-check = Check it
table-fair-checking = Checking …
table-fair =
    { $count ->
        [one] Fair: the secret is the promised one, and the { $count } draw follows from it.
       *[other] Fair: the secret is the promised one, and all { $count } draws follow from it.
    }
table-fair-broken = The secret is not the promised one!
table-unfair = Step { $number } does not follow from the secret!
table-fair-late = This browser did not note the promise before the end, so the check proves less.
table-fair-promise = Promised:

## Replay

table-replay-title = Replay a record
table-replay-about = Step through any game, with what one player knew or seeing everything.
table-replay-file = From a file
table-replay-drop = Choose a record, or drop it here.
table-replay-link = By link
table-replay-link-label = Address or id of a table or study
table-replay-text = From a text
table-replay-show = Show it
table-replay-bad = This record can't be read: { $message }
table-replay-foreign = This is JSON, but not a record of Rattus: it should have the text of the record under “record”.
table-replay-huge = No record is this large; the file must be something else.
table-replay-elsewhere = Only links to this server work here. Download the record at { $host }, then open the file here.
table-replay-other = Another record
table-fork = Play on from here
table-fork-about = A new game begins at this moment. What the player you choose could not know is drawn again.
table-fork-seat = Play as
table-fork-others = Against
table-fork-friends = friends, by invitation link
table-fork-go = Play on
table-replay-start = The start
table-score = Score
table-eyes = What you see
table-eyes-all = Everything
table-eyes-public = What all know
table-eyes-seat = What { $seat } knows

## A game without words of its own

table-by-chance = Chance
table-care = That can't be taken back.
table-care-left = This ends what you could still do: { $what }.
table-grounds-points =
    { $count ->
        [one] With { $count } point.
       *[other] With { $count } points.
    }
plain-played = { $who }: { $step }
plain-question = What do you do?
plain-table = The table
plain-hidden = hidden
plain-yes = yes
plain-no = no
