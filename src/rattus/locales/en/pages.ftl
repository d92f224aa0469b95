# The pages around the tables.

## Everywhere

skip = Skip to the content
navigation = Pages
menu = Menu and settings
language = Language
close = Close
copy = Copy
copied = Copied.
copy-by-hand = The text is selected: copy it by hand.
share = Share
save = Save
delete = Delete
more = Show more
previous = Previous
next = Next
pages = Pages of the list
page-of = Page { $page } of { $pages }
try-again = Try again
fetching = One moment …
just-now = just now
footer = Rattus in your browser: open source, no advertising, no tracking. Map, drawings and words are our own.
page-lost = This page could not be fetched. Is the server still there?
no-script = Rattus needs JavaScript.

nav-start = Start page
nav-tables = Open tables
nav-mine = My tables
nav-watch = Watch
nav-rules = Rules
nav-leaderboard = Leaderboard
nav-sign-in = Sign in

theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
speed = How fast things move
speed-none = Not at all
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
sound = Sounds
careful = Ask before what can't be undone
careful-hint = Looks, cards shown to others, and turns that end with something left to do.

your-turn = Your turn
your-turns =
    { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
rated = rated
casual = casual
public = public
by-link = by link only
free-seat = free
bot-of = Bot · { $level }
bot-named = { $name } · { $level }
has-won = won
tie-plague = Equal points: the player whose turn would have come next is ahead.
tie-cartus = Equal points: the player with fewer rats is ahead; with as many rats the place is shared.
fate-dead = died of the plague
fate-would-be = would have won, but all died
fate-conceded = gave up

guest-name = { $adjective } { $noun }
guest-adjectives = Merry, Quiet, Bold, Clever, Swift, Gentle, Proud, Sleepy, Lucky, Nimble, Hungry, Wise, Brave, Curious, Jolly, Grey
guest-nouns = Badger, Raven, Otter, Heron, Fox, Hedgehog, Magpie, Beaver, Squirrel, Owl, Hare, Falcon, Mole, Toad, Stork, Marten

## Start page

start-title = Play the board game of the plague
claim = The plague walks through Europe.
claim-too = Bring your people through.
about = A board game for two to six: settle Europe, get help from knights, monks and merchants, and lead the rats to your neighbours. Against bots or friends, free and without an account.
play-now = Play now
setting-up = Setting up the table …
quick-summary =
    { $people ->
        [1] { $name }, you against { $bots ->
            [one] one bot
           *[other] { $bots } bots
        } ({ $level })
       *[other] { $bots ->
            [0] { $name }, { $people } people at this screen
            [one] { $name }, { $people } people at this screen and one bot ({ $level })
           *[other] { $name }, { $people } people at this screen and { $bots } bots ({ $level })
        }
    }
quick-other = Another game, other opponents
which-game = Game
seats = Seats
people-here = At this screen
people-here-count =
    { $count ->
        [1] Just me
       *[other] { $count } people
    }
bots-level = Bots
ways = What else to do
offer = New here?
offer-play = Play a guided first game
offer-close = No, thank you
way-invite = Invite friends
way-invite-hint = by link or QR code
way-tables = Open tables
way-tables-hint = join somebody
way-mine = My tables
way-mine-hint = go on playing
way-watch = Watch
way-watch-hint = games of others
way-rules = Rules
way-rules-hint = learn it in minutes
way-replay = Replay a record
way-replay-hint = step by step

## Making a table

make-table = New table
make-and-invite = Make the table and invite
make-and-play = Make the table and play
game-about-rattus = The board game of 2010 for two to four: twelve regions, six cards.
game-about-bigbox = The larger board game for two to six: more regions, more cards.
game-about-cartus = The card game for two to five: enter buildings, and don't keep too many rats.
who-plays = Who plays
seats-hint = Several people at one screen play in turn; secrets stay hidden while the device is handed over.
sitter-me = Me
sitter-open = Open to anyone
sitter-here = Somebody at this screen
person-here = Player { $number }
seat-is-for = The seat { $seat } is for
nobody-plays = At least one seat needs a person.
who-may-come = Who may join
found-link = By link only
    .hint = Anyone who gets the link from you finds the table.
found-public = Public
    .hint = The table is listed, and anybody may sit down.
rated-game = Rated game
    .hint = It counts for the leaderboard. Everybody needs an account.
    .guest = With an account you can play rated games.
advice-allowed = Hints are allowed
    .hint = Everybody here may ask what a master would play. Such a game is not rated.
advice-here = hints allowed
programs-may = Other people's bots may come
    .hint = Programs that play under their own names.
pace = Time to think
pace-kind-untimed = No limit
    .hint = Everybody takes as long as they like.
pace-kind-clock = Clock
    .hint = A time for the whole game, and some more after every decision.
pace-kind-days = Days
    .hint = A number of days for every decision.
pace-untimed = no limit
pace-clock = { $minutes } min + { $seconds } s
pace-days =
    { $days ->
        [one] one day per decision
       *[other] { $days } days per decision
    }
pace-minutes = For the whole game
pace-increment = More after each decision
pace-per-decision = For every decision
minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
stand-in = Stand-in
    .hint = A bot of this strength plays on for anyone who leaves or runs out of time.
variants = Variants
option-rulebook = Rulebook
option-rulebook-en = English
    .hint = The plague starts in a random region; an empty reserve counts at the end of a turn, and the regular game ends with the turn that triggers it.
option-rulebook-de = German
    .hint = The start player places the plague; a reserve that was empty at any time of the turn triggers the end, and the round is finished; the King, the Merchant and the Witch can also be used after the plague.
option-rulebook-fr = French
    .hint = As the English one, but a reserve that was empty at any time of the turn triggers the end, and the King can also be used after the plague.
option-cards = Cards
chosen-of = { $chosen } of { $most } chosen
option-buildings = Buildings
option-buildings-first = For the first game
    .hint = The six that are easiest to learn.
option-buildings-one-per-class = One of each class
    .hint = Drawn at random.
option-buildings-mixed = All mixed
    .hint = Five cards of each class, at random from both of its buildings.
option-buildings-own = What we agree on
    .hint = Five cards of each class, also of both of its buildings.
option-buildings-count = { $count } × { $name }
option-buildings-advised = Published advice: with { $count } players, better play without this building: { $name }.
option-start = Who begins
    .hint = By the rulebooks of 2010 the youngest player begins.
option-start-random = Drawn by lot
option-start-seat = { $seat } ({ $who })

## A table that waits

waiting-for =
    { $count ->
        [0] All are here
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
kept-for = kept for { $name }
thats-you = (you)
sit-here = Sit here
sit-down = Sit down
leave-seat = Leave
start-with-bots = Start now with bots
start-by-owner = Whoever made the table can start it with bots in the free seats.
name-at-table = Your name at the table
name-take = Take this name
invite-title = Invite others
invite-link = Link to this table
invite-share = A game of { $name }
invite-qr = QR code of the link to this table
invite-scan = A phone's camera reads it: the table opens at once, without an account.
invite-alone = This address works on this computer only. To invite others, start the server for your network: rattus serve --host 0.0.0.0

## Lists of tables

tables-about = These tables are waiting for players. Sit down, and the game starts as soon as all seats are taken.
tables-empty = Nobody is waiting just now. Make a table and others will find it here.
look = Have a look
when-open = made { $ago }
when-running = last move { $ago }
when-over = ended { $ago }
when-closed = closed { $ago }
mine-empty = You have no tables yet.
mine-turn = Your turn
mine-running = Others to move
mine-open = Waiting for players
mine-over = Finished
go-turn = Play
go-running = Go there
go-open = Go there
go-over = Look back
mine-guest = This browser knows you as { $name }. With an account you find your tables from anywhere.
watch-which = Which games
watch-running = Running now
watch-over = Finished
watch-none-running = No public game is running just now.
watch-none-over = No public game has been finished yet.
watch-record = Do you have a record as a file?
all-games = All games
replay-it = Look at it

## People

sign-in = Sign in
sign-in-about = Nobody needs an account to play. With one you have a name of your own, find your tables from every device, and can play rated games. We don't ask for an e-mail address.
sign-in-link = Link to sign in
sign-in-link-about = This link signs you in on this device. It works once.
sign-in-here = Sign in on this device
sign-in-qr = QR code of the link to sign in
signed-in-as = You are signed in as { $name }.
signed-out = You are signed out.
make-account = Make an account
account = Account
name = Name
name-hint = At most 32 characters. Everybody can see it.
name-changed = This is your name now.
my-page = My page as others see it
password = Password
password-hint = At least 8 characters. Without one you sign in by links only.
password-old = Current password
password-new = New password
password-new-hint = At least 8 characters. All other devices are signed out.
password-changed = The password is changed.
guest-keeps = You are playing as { $name }. Your tables stay yours.
other-device = Another device
other-device-about = A link signs you in on another device. It works once, for a quarter of an hour.
make-link = Make a link
until = Until { $time }.
leave = Leave
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
delete-account = Delete the account
delete-account-about = Your name, your bots, what you said and the links to your seats are gone for good. Finished games stay, without your name. This can't be undone.
account-deleted = The account is deleted.
sessions = Where you are signed in
sessions-about = Devices that know you. Sign out where it is not you any more.
session-unknown = Unknown device
session-current = This device
session-seen = Last used on { $day }
session-ended = That device is signed out.
links = Links to your seats
links-about = Whoever has the link to a seat plays it. A new link makes the old one void.
links-none = No seat of yours has a link now.
link-of = { $name } ({ $seat })
link-renew = New link
link-renewed = The old link is void.
export = Download my data
export-about = You can take away all that is stored about you, and delete it.
delete-guest = Delete me
delete-guest-about = Your name, what you said and the links to your seats are gone for good. Finished games stay, without your name. This can't be undone.
guest-deleted = You are deleted.
bots = My bots
bots-about = Programs of yours that play under their own names, by tokens. The documentation of the server shows how to write one.
bot-name = Name of a new bot
bot-add = Add
bot-token = Token of { $name }
bot-token-once = Save it now: it is shown only this once.
bot-new-token = New token
bot-revoke = Revoke token
bot-delete = Delete { $name }?
bot-delete-about = Its name is free again and its token is void. Finished games stay.

## Ratings

leaderboard-about = Ordered by score: the strength a player has almost certainly reached. It grows with skill and with every rated game. Five games are needed.
leaderboard-empty = Nobody has played enough rated games with this number of seats yet.
rank = Rank
player = Player
score = Score
rating = Rating
games = Games
wins = Wins
ratings = Ratings
no-ratings = No rated game yet.
latest-games = Latest rated games
no-rated-games = None yet.
seats-count =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
games-and-wins =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [one] one won
       *[other] { $wins } won
    }
place-of = { $place } of { $seats }
against = against { $others }
player-our-bot = One of our bots
player-account = Player
player-guest = Guest
player-bot = Bot
player-deleted = Deleted
player-owner = owned by

## Not here

missing = Not here
missing-text = There is no such page. Perhaps the address is incomplete.
to-start = To the start page
ways-on = Where to go

## What the server refuses, by its codes

error-unreachable = The server does not answer. Is it running, and are you online?
error-bad_request = The server did not understand that.
error-no_guest = The server does not know you yet. Load the page again.
error-wrong_password = Name or password is wrong.
error-bad_link = This link has been used, or it is too old. Make a new one.
error-no_account = You need an account for that.
error-rated_table = You need an account for rated games.
error-no_advice = There is no advice at this table.
error-no_bots = Other people's bots can't join this table.
error-not_your_seat = That is not your seat.
error-not_owner = Only the person who made the table can do that.
error-muted = The person who made the table has muted you here.
error-forbidden_origin = That has to come from our own pages.
error-not_found = There is no such thing here. Perhaps the address is incomplete.
error-method_not_allowed = That can't be done here.
error-conflict = Something has happened in the meantime. Look again and decide once more.
error-not_open = The game has already begun, or the table is closed.
error-not_running = The game is not running.
error-not_over = The game is not over yet.
error-seat_taken = This seat is taken.
error-already_seated = You have a seat at this table already.
error-name_taken = Somebody has this name already.
error-has_account = You have an account already.
error-not_your_turn = It is not your turn.
error-cannot_undo = That can't be taken back.
error-conceded = You have given up here.
error-not_absent = This player is not away, or not long enough.
error-not_subscribed = The connection is being set up. Try again in a moment.
error-too_slow = That took too long. Try again.
error-too_large = That is too large.
error-illegal_step = The rules don't allow that.
error-bad_table = A table can't be made from this. Check seats and variants.
error-bad_record = This record can't be read, or it breaks the rules.
error-bad_name = This name won't do: 1 to 32 visible characters with at least one letter or digit, no slash, and only one alphabet.
error-too_many = Too much at once. Wait a moment.
error-too_many_tables = You have too many unfinished tables. End or leave one first.
error-internal = Something went wrong on our side.
error-weak_password = Anybody would guess this password. Take a longer one: several words, for example.
error-unreadable = What is stored of this table can't be read. Whoever runs the server has been told.
error-unknown_rules = This was played by a version of the rules that is not known here.
error-unavailable = Not now. Try again in a moment.
error-waiting = One thing at a time.

## Previews of links

preview-open = Come and play { $name }
    .about = { $some ->
        [0] The table waits for players.
       *[other] At the table: { $people }. Free seats: { $count }.
    }
preview-running = { $name }: the game is on
    .about = At the table: { $people }. Look on.
preview-over = { $name }: how the game went
    .about = { $people }. Look back at it step by step, through anybody's eyes.
preview-study = { $name }: a game to look back at
    .about = { $count } steps, through anybody's eyes.
