# The pages without a server: what they say of the game master in this browser, and of what is kept there.

home-title = In this browser
home-docs = Documentation
home-friends = Friends far away? A table over the net needs a server.
home-friends-how = How to run one
home-mine = These tables are in this browser only. Keep them in a file under
way-new = Set up a table
way-new-hint = also for several at one screen

## While it starts

home-coming-python = Fetching Python with the rules
home-coming-core = Waking the game master
home-coming-rules = Unpacking the games
home-coming = { $what }: { $percent }%
home-coming-bar = Progress
home-complete = Everything is here: Rattus now also plays without a net.

## Newer versions

home-newer = A newer version of Rattus is here. Your games stay.
home-newer-take = Use it now
home-newer-later = Later
home-newer-playing = Somebody is at a table in another tab. Close that one first.

## What may go wrong

home-storage-full = This browser has no room left. You can play on, but new steps are gone when you close the page. Keep your tables in a file, then make room.
home-storage-refused = This browser keeps nothing here, as in a private window. You can play, but your tables are gone when you close the page.
home-broken = The game master of this browser has stopped. What was on the table is kept; load the page again to go on.
home-reload = Load the page again
home-keep = Keep tables in a file

## What is kept

home-about = Rattus plays on your device, with no server. Your name, tables and studies stay in this browser, and nothing is sent anywhere.
home-name = Your name
home-file = Tables as a file
home-file-about = The file has all your tables and studies. Open it in another browser to play on there.
home-export = Save all to a file
home-open = Open a file
home-open-about = A file of tables, or the record of a single game, which is replayed. You can also drop it on any page.
home-open-label = Choose a file
home-imported =
    { $count ->
        [0] There was nothing new in this file.
        [one] One table or study was taken in.
       *[other] { $count } tables and studies were taken in.
    }
home-not-ours = This is neither a file of tables nor a record of a game.
home-room = Storage
home-room-used = { $used } MB are in use.
home-room-kept = The browser has promised to keep your tables.
home-room-unkept = The browser may clear your tables away when room gets scarce.
home-room-memory = The browser keeps nothing here: your tables are gone when you close the page.
home-room-ask = Ask it to keep them
home-room-no = The browser has not agreed. Some do when a page is used often, or installed.
home-forget = Forget this table
home-forget-sure = Forget it for good?
home-far = Friends far away
