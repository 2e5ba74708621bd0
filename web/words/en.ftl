### The words of the web page, en. Same keys and gaps in all three files.
### Shared words (refusals, levels, hints, rules pages) stand in crates/text/words.

## pages

# Finding one's way

ui-nav = Pages
ui-nav-skip = Skip to the content
ui-nav-home = Home
ui-nav-tables = Tables
ui-nav-ranks = Rankings
ui-nav-me = Me
ui-nav-settings = Settings
ui-nav-about = About and credits
ui-loading = Just a moment …
ui-close = Close
ui-cancel = Cancel
ui-reload = Load again
ui-update = A new version of the page is ready.
ui-update-take = Load it
ui-try-again = Try again
ui-lost-title = Nothing but sea here
ui-lost-text = This address leads nowhere. Perhaps a letter got lost on the way.
ui-broken-title = This page could not be loaded
ui-broken-text = Either you are offline or there is a newer version. Loading the page again usually helps.

# The first page

ui-land-title = Three pirate games, one tavern
ui-land-text = Sit down and play: alone against bots at once, or with friends by a link. Free, no sign-up.
ui-land-play = Play now
ui-first-show = Show me (2 min)
ui-first-play = Just play
ui-land-friends = With friends
ui-land-learn = First steps
ui-land-rules = Rules
ui-land-resume = Your game is still on the table:
ui-game-facts = { $min }–{ $max } players · { $minutes } minutes

# Settings

ui-settings-language = Language
ui-settings-title = Settings
ui-settings-about = Kept in this browser, and for it only.
ui-settings-look = Look and sound
ui-settings-text = Text size
ui-settings-text-normal = Normal
ui-settings-text-large = Large
ui-settings-text-huge = Very large
ui-settings-motion = Motion
ui-settings-motion-system = As the system says
ui-settings-motion-full = Always
ui-settings-motion-off = None
ui-settings-bots = Bot speed
ui-settings-bots-about = How long each move of a bot is shown.
ui-settings-bots-relaxed = Relaxed
ui-settings-bots-normal = Normal
ui-settings-bots-quick = Quick
ui-settings-patterns = Patterns as well as colours
ui-settings-patterns-about = For everyone who finds some colours hard to tell apart.
ui-settings-sound = Sounds
ui-settings-sound-about = A bell when it is your turn, cards, coins, the sea; a short buzz on phones.
ui-settings-volume = Volume
ui-settings-ambience = The sea in the background
ui-sound-offer = Sounds
ui-sound-offer-text = Would you like to hear cards, coins and the sea?
ui-sound-offer-yes = Switch sound on
ui-sound-offer-no = No, thanks
ui-settings-play = Playing
ui-settings-confirm = Confirm moves
ui-settings-confirm-weighty = When it matters
ui-settings-confirm-always = Always
ui-settings-confirm-never = Never
ui-settings-orders = They hold from the start of every game; at the table they can be changed in the menu.

# Open tables

ui-lobby-title = Open tables
ui-lobby-own = Open your own:
ui-lobby-filter = Which game
ui-lobby-all = All games
ui-lobby-empty = Nobody is waiting right now
ui-lobby-empty-about = Open a table that everybody may see, or send friends a link to one of your own.
ui-lobby-offline = To play with others you need the server. Against bots you can play without it.
ui-lobby-alone = Play against bots
ui-lobby-free = { $free ->
        [one] { $free } free seat of { $seats }
       *[other] { $free } free seats of { $seats }
    }
ui-lobby-lobby = Full, about to begin
ui-lobby-playing = Being played
ui-lobby-paused = Paused
ui-lobby-over = The game is over
ui-lobby-join = Sit down
ui-lobby-watch = Watch

# A new table

ui-new-title = A new table
ui-new-game = Game
ui-new-table = The table
ui-new-seats = Seats
ui-new-fewer = One seat fewer
ui-new-more = One seat more
ui-new-pace = Pace
ui-new-watch = Who may watch
ui-reaction-wish = Reaction time from the next round on, if all want it
ui-reaction-seconds = { $seconds } s
ui-reaction = Reaction time
ui-new-options = How it is played
ui-new-open = Open the table
ui-new-next = Next you invite friends by a link and fill empty seats with bots.
ui-pace-blitz = Fast
ui-pace-blitz-about = 2 minutes in all, besides 10 seconds for each decision.
ui-pace-normal = Normal
ui-pace-normal-about = 5 minutes in all, besides 20 seconds for each decision.
ui-pace-relaxed = Relaxed
ui-pace-relaxed-about = A quarter of an hour in all, besides 45 seconds for each decision.
ui-pace-none = No clock
ui-pace-none-about = Everybody takes as long as it takes.
ui-pace-correspondence = By correspondence
ui-pace-correspondence-about = Each decision may take a day; nobody has to be there all the time.
ui-pace-correspondence-hours = { $hours ->
        [one] { $hours } hour for each decision
       *[other] { $hours } hours for each decision
    }
ui-new-hands = Hidden cards after the match
ui-hands-closed = Stay hidden
ui-hands-closed-about = The table never shows anybody's hidden cards. The record of the match does, once it is over.
ui-hands-after-end = Are shown
ui-hands-after-end-about = When the match is over, everybody at the table sees all hands. Until then spectators see only what lies open, so nobody can tell you what the others hold.
ui-watch-by-link = Those with the link
ui-watch-by-link-about = The table is not in the list; whoever has its link may come in.
ui-watch-public = Everybody
ui-watch-public-about = The table stands in the list of open tables; anyone may sit down or watch.
ui-watch-off = Nobody
ui-watch-off-about = Only those who sit at the table see it.

# A guest's name

ui-name-title = What shall we call you?
ui-name-label = Your name at the table
ui-name-about = Any name will do; no sign-up, no password.
ui-name-enter = Come in
ui-name-invited = You were invited to a table.

# Before a match

ui-room-title = Who plays?
ui-room-empty = free seat
ui-room-sit = Sit here
ui-room-bot = Bot
ui-room-swap = Change places: { $name }
ui-room-swap-where = Now choose the other place.
ui-room-kick = Clear the seat: { $name }
ui-room-level = How well bots play
ui-room-fill = Fill up with bots
ui-room-start = Start
ui-room-not-full = The game can begin once every seat is taken.
ui-room-wait-host = The host starts the game once everybody is there.
ui-room-stand-up = Stand up
ui-room-invite = Invite others
ui-room-invite-about = Whoever opens this link may come to the table. Send it, or scan the code with a phone.
ui-room-invite-failed = No link could be made just now.
ui-room-link = The link to this table
ui-room-copy = Copy the link
ui-room-copied = The link is copied.
ui-room-copy-by-hand = Please copy the link by hand.
ui-room-share = Share
ui-room-share-text = { $name } invites you to play { $game }.
ui-room-meanwhile = While you wait: both open beside the table, and your seat stays yours.
ui-room-qr = The link as a QR code
ui-room-new-link = Make a new link
ui-room-new-link-made = This is the new link. The old one no longer works.
ui-room-kicked = The old link no longer works, so nobody comes back with it. Invite others with the new one.

ui-gallery-is-open = People without a seat may watch.
ui-gallery-is-closed = The gallery is closed: nobody without a seat may watch.
ui-gallery-open = Open the gallery
ui-gallery-close = Close the gallery
ui-gallery-clear = Remove spectators
ui-gallery-clear-sure = Really remove all of them? The link changes too.

# At a table

ui-play-prompt = What you are asked
ui-play-side = Log and chat
ui-play-menu = Menu
ui-play-match = Game { $match }
ui-play-watching = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
ui-play-confirm = Confirm
ui-play-hidden = Everybody who is asked has the same time to answer.
ui-play-nothing = You have nothing to play here: { $late ->
    [slow] say so, and nobody waits for you.
   *[live] it goes on by itself.
}
ui-play-sealed = The answers come out when the time is up.
ui-play-given = Your answer: { $answer }. It comes out { $late ->
    [slow] once everybody has answered, or when the time is up.
   *[live] when the time is up.
}
ui-play-given-unknown = Your answer is in. It comes out { $late ->
    [slow] once everybody has answered, or when the time is up.
   *[live] when the time is up.
}
ui-play-more-about = You are asked again when somebody adds a card.
ui-play-no-more-about = A pass is for the cards on the table now: once somebody adds one, you are asked again. This passes for you until the attack or mutiny is over, and you can take it back.
ui-deadline = until { $when }, { $left } left
ui-play-more = I may add more after all
ui-play-no-more = Pass to the end
ui-play-wait = Wait (+15 s)
ui-play-change = Change
ui-play-own = A move of your own
ui-play-may = You may act, but nobody is waiting for you.
ui-play-paused = The game is paused.
ui-play-composed = More can be put together on the table itself.
ui-play-no-choices = There is nothing for you to choose right now.
# The heading of a turn in the log, and of what came before the first turn.
ui-log-turn = { $name }’s turn
ui-log-turn-mine = Your turn
ui-log-before = Before
ui-recap = Since your last turn
ui-recap-close = Hide what happened
ui-recap-open = Show what happened
ui-recap-none = Nothing yet.
ui-recap-back = One event back
ui-recap-on = One event on
ui-time-of = Time left: { $name }
ui-time-left = Time left to answer
ui-seat-reconnecting = connecting again …
ui-seat-away = away, a bot plays
ui-seat-out-of-time = out of time, a bot plays
ui-seat-resigned = gave up, a bot plays
ui-stand-in = A bot is playing for you
ui-stand-in-away = You were away, so it took over.
ui-stand-in-out-of-time = Your time is up, so it took over.
ui-stand-in-resigned = You gave up. It plays on to the end.
ui-stand-in-back = Take my seat back
ui-end-stand-in = A bot was playing for you at the end.

# Talk

ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-unread = { $count ->
        [one] { $count } new message in the chat
       *[other] { $count } new messages in the chat
    }
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-mute = Mute someone
ui-chat-block = Block { $name } everywhere
ui-chat-blocked = Blocked: { $name }.
ui-chat-report = Report { $name }
ui-chat-report-note = What should the operator know?
ui-chat-reported = Your report about { $name } has been sent.
ui-chat-seated = Only those at the table can chat.

# The menu of a table

ui-menu-back = I am back: let me play
ui-menu-pause = Ask for a pause
ui-menu-pause-not = No pause after all
ui-menu-resume = Play on
ui-menu-vote = Vote to end without a winner
ui-menu-vote-sure = Yes, end the game without a winner
ui-menu-vote-not = Take back my vote for the end
ui-menu-resign = Give up
ui-menu-resign-sure = Yes, give up: a bot plays on for me
ui-menu-leave = Leave the table
ui-orders = Standing orders
ui-orders-about = What do you want to see when everybody is asked for a certain card? The others cannot tell, and nothing goes faster.
ui-orders-none = In this game there are no questions that you could pass on.
ui-order-always-ask = Ask me
ui-order-until-turn = Not until my next turn
ui-order-never = Never in this game
ui-order-first-chance = Use it at the first chance
ui-order-not-this-round = Not this round
ui-orders-nothing = Nothing until my next main decision
ui-orders-about-slow = You can leave orders for each special card, whether you hold it or not. Then nobody waits for your answer.

# Keys

ui-undo = Take back
ui-keys = Keys
ui-keys-number = choose from the list of choices
ui-keys-confirm = confirm the choice
ui-keys-change = choose something else
ui-keys-hint = ask for a hint
ui-keys-undo = take back your last move
ui-keys-choices = open the list of choices
ui-keys-log = open log and chat
ui-keys-card = explain the card in focus, or all cards one by one
ui-keys-tab = go from one thing on the table to the next
ui-keys-help = show this list

# A card that explains itself

ui-card-rules = In the rules:
ui-card-rule = Read the rule
ui-card-unknown = Nothing is known about this card.
ui-card-before = The card before
ui-card-next = The next card
ui-card-close = Close
ui-card-count = { $count } in the game
ui-card-count-unseen = { $unseen ->
        [0] { $count } in the game, none unseen
       *[other] { $count } in the game, { $unseen } unseen
    }

# The end of a match

ui-end-vote = The players ended the game.
ui-end-resigned = Everybody has given up.
ui-end-again = Play again
ui-end-again-waiting = Waiting for the others …
ui-end-result = Show the result
ui-end-wishes = Another game?
ui-end-wants = { $name } wants another game.
ui-end-not-yet = { $name } has not said yet.
ui-end-replay = See it again
ui-end-record = Save the record
ui-end-record-failed = The record cannot be fetched right now.
ui-end-home = To the home page
ui-end-won = { $points ->
    [one] Won by { $points } point.
   *[other] Won by { $points } points.
}
ui-end-short = { $points ->
    [one] One point short of the win.
   *[other] { $points } points short of the win.
}
ui-end-tie = Level on points, but behind in the tie-break.
ui-end-despite = More points, but a condition of the win was missing.
ui-end-best = Best at the table: { $part } ({ $points }).
ui-end-skip = Skip the count
ui-end-turning = The turning point
ui-end-turning-wait = A captain looks for the turning point …
ui-end-turning-rise = Chances of { $name }: { $before } % before, { $after } % after.
ui-end-turning-look = See it in the replay
ui-end-said = { $name }: { $points }

# Connection

ui-net-connecting = Connecting …
ui-net-reconnecting = Connecting again …
ui-net-closed = Closed
ui-net-offline = You are offline. The game goes on as soon as there is a connection.
ui-net-reconnecting-about = The server cannot be reached; trying again. Nothing is lost.
ui-bye-no-spectators = Nobody without a seat may watch here
ui-bye-no-spectators-about = The host has closed the gallery, or the table never had one. Ask the host for a seat in the next game.
ui-bye-full = There is no room left at this table
ui-bye-full-about = Too many people are watching. Try again in a while.
ui-bye-kicked = The host asked you to leave this table
ui-bye-kicked-about = Open a table of your own, or play against bots.
ui-bye-cleared = The host asked everybody without a seat to leave
ui-bye-cleared-about = The old link no longer works. Ask the host for the new one.
ui-bye-closed = This table is closed
ui-bye-closed-about = Open a table of your own, or play against bots.
ui-door-link = This link is not complete
ui-door-link-about = The table needs its key: the part of the link after #. Ask the host for the whole link.
ui-door-key = This invitation does not work
ui-door-key-about = It has been used already, or a part of the link is missing. Ask the host for a new one.
ui-door-gone = There is no such table
ui-door-gone-about = It is over and was cleared away, or the link has a slip in it. Ask the host for a new one.
ui-door-closed = This table is closed
ui-door-closed-about = The game here is over. Open a table of your own, or play against bots.
ui-door-unreached = We keep trying. Nothing is lost, and you need not do anything.
ui-problem-offline = The server cannot be reached
ui-problem-unknown = The server does not know you yet. Load the page again.
ui-problem-not-found = There is no such table, or it is not open to you
ui-problem-used-key = This invitation has been used already
ui-problem-refused = The table refused
ui-problem-too-many = Too much at once. Wait a little.
ui-problem-wait = { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
ui-problem-read-only = The server's disk is full. Nothing can be changed for now.
ui-problem-set-aside = This table cannot be shown right now
ui-problem-forbidden = You are not allowed to do this
ui-problem-other = Something went wrong
ui-problem-name-taken = This name is taken, or too much like one that is.
ui-problem-wrong-password = The name or the password is wrong.
ui-problem-new-password = This password was for one use only: choose a new one.
ui-problem-banned = The operator of this server has banned you.
ui-problem-malformed = This cannot be used as it stands.

# Rules pages

ui-rules-find = Find in the rules
ui-rules-find-none = No rule mentions this.
ui-rules-sections = Sections
ui-rules-minute = In one minute
ui-rules-goal = The goal
ui-rules-turn = A turn
ui-rules-end = The end
ui-rules-all = All cards
ui-rules-exact = Exact wording, rule by rule
ui-rules-exact-about = Every rule with its id, as refusals name it.
ui-rules-tables = All cards as tables
ui-rules-kinds = Which cards
ui-rules-start = The position before the first move.
ui-rules-examples = See it played
ui-rules-play = Play
ui-rules-pause = Pause
ui-rules-again = From the start
ui-rules-step = Next step
ui-rules-back = Step back

# Rankings

ui-ranks-title = Rankings
ui-ranks-empty = Nobody is ranked yet
ui-ranks-about = { $matches ->
        [one] Accounts are ranked after { $matches } game against other accounts. Guests and bots are not.
       *[other] Accounts are ranked after { $matches } games against other accounts. Guests and bots are not.
    }
ui-ranks-rating = Rating
ui-ranks-matches = Games

# One's own page

ui-me-offline = Your name and history are kept on the server.
ui-me-guest = You are a guest: the server knows you by this browser.
ui-me-account = You have an account.
ui-me-account-title = Account
ui-me-account-why = You do not need one. It keeps your name and games yours on every device, and puts you in the rankings.
ui-me-create = Create an account
ui-me-login = Log in
ui-me-logout = Log out
ui-me-name = Name
ui-me-password = Password
ui-me-password-about = At least 8 characters. There is no e-mail address: if you lose it, ask the operator.
ui-me-new-password = New password
ui-me-change-password = Change the password
ui-me-old-password = Current password
ui-me-change = Change it
ui-me-changed = The password is changed. Other devices have to log in again.
ui-me-rename = Another name
ui-me-rename-do = Take this name
ui-me-history = Your games
ui-me-history-empty = No games with others yet
ui-me-history-about = Games on the server appear here once they are over.
ui-me-rank = Place { $rank } of { $seats }
ui-me-more = Show earlier games
ui-me-devices = Other devices
ui-me-devices-about = Make a key here and enter it on the other device within ten minutes: then both are yours.
ui-me-key-make = Make a key
ui-me-key-enter = Key from another device
ui-me-key-use = Link this device
ui-me-blocks = People you have blocked
ui-me-blocks-none = Nobody. At a table you can block someone in the chat.
ui-me-unblock = Unblock
ui-me-export = Download my data
ui-me-delete = Delete the account
ui-me-delete-about = Your name, password, ratings and blocks are removed. Results stay with the others, without your name.
ui-me-delete-sure = Yes, delete it for good

# About

ui-about-text = With Tortuga you play three pirate card games by their printed rules: in the browser or in the terminal, alone against bots or with friends. It is open source, shows no advertising and tracks nobody.
ui-about-licence = The program is licensed under MIT or Apache-2.0, as you like.
ui-about-icons = Icons
ui-about-icons-text = Many pictures are composed with icons of the set { $set }, coloured and combined by us. Icons made by { $authors }.
ui-about-icons-list = Its licence and authors
ui-about-fonts = Typefaces
ui-about-tools = Made with

# A game in this page

ui-solo-name = Matey
ui-solo-title = Another game …
ui-solo-failed = The game could not be set up here
ui-elsewhere = This game goes on in another tab
ui-elsewhere-about = A game can be open in only one tab at a time. Nothing is lost.
ui-elsewhere-here = Go on here
ui-solo-people = People at this screen
ui-solo-fewer = One person fewer
ui-solo-more = One person more
ui-solo-person = Player { $number }
ui-solo-pass = Pass the screen on to { $name }
ui-solo-ready = I am { $name }

# Replays

ui-replay-title = See a game again
ui-replay-which = Which game?
ui-replay-which-about = Choose a saved record, or drop it onto this page.
ui-replay-file = Open a record
ui-replay-not-there = There is no record of this game, or it is not open to you.
ui-replay-unreadable = This is not a record that can be played.
ui-replay-eyes = Seen by
ui-replay-all = All hands open
ui-replay-link = Link to this move
ui-replay-fork = Play on from here
ui-replay-controls = Moves
ui-replay-moves = All moves
ui-replay-move = Move
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-run = Play
ui-replay-stop = Stop
ui-replay-next = One move on
ui-replay-last = To the end
ui-review = Review by a captain
ui-review-close = Back to the moves
ui-review-failed = The captain cannot read this game.
ui-review-thinking = The captain is thinking it over …
ui-review-look = Look at move { $move }

# First steps

ui-learn-none = There are no first steps for this game yet
ui-learn-progress = How far you are
ui-learn-leave = Leave
ui-learn-told = First steps
ui-learn-next = Go on
ui-learn-watch = Now watch the others …
ui-learn-rest = Now see how it ends …
ui-learn-skip = To the end
ui-learn-missed = Not this time: do what the text says; it is worth it.
ui-learn-done = That is all you need. Now play, and look up the rest when you need it.
ui-play-table = The table
ui-play-broken = The table cannot be drawn right now. You can go on with the list of choices.
