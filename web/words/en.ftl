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
ui-land-friends = With friends
ui-land-learn = First steps
ui-land-rules = Rules
ui-land-resume = Your game is still on the table:
ui-game-rum = RUM
ui-game-rum-pitch = A wreck, a beach, and far too many bottles. Collect the colours that nobody can take from you.
ui-game-rum-facts = 2–4 players · 20 minutes
ui-game-port-royal = Port Royal
ui-game-port-royal-pitch = One more card? The harbour fills with ships and coins, until you push your luck too far.
ui-game-port-royal-facts = 2–5 players · 30 minutes
ui-game-jolly-roger = Jolly Roger
ui-game-jolly-roger-pitch = Ten voyages, one ship, no friends: attack, share the booty, and rise against the Captain.
ui-game-jolly-roger-facts = 3–10 players · 60 minutes

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
ui-settings-patterns = Patterns as well as colours
ui-settings-patterns-about = For everyone who finds some colours hard to tell apart.
ui-settings-sound = Sounds
ui-settings-sound-about = A bell when it is your turn, and a few more.
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
ui-watch-by-link = Those with the link
ui-watch-by-link-about = The table is not in the list; whoever has its link may come in.
ui-watch-public = Everybody
ui-watch-public-about = The table stands in the list of open tables; anyone may sit down or watch.
ui-watch-off = Nobody
ui-watch-off-about = Only those who sit at the table see it.

# Options of the games: what can be chosen before a match

ui-option-port-royal-ending = The last lap
ui-option-port-royal-ending-book = By the book
ui-option-port-royal-ending-book-about = Goes on until the right-hand neighbour of the active player has had a turn.
ui-option-port-royal-ending-equal = Equal turns
ui-option-port-royal-ending-equal-about = Goes on until everybody has had the same number of turns.
ui-option-port-royal-ending-advice = By the book those who sit early win more often: with five players
    24 % of the games for the first and 15 % for the last. With four and five we recommend equal turns.
ui-option-port-royal-variant = To win
ui-option-port-royal-variant-none = Points are enough
ui-option-port-royal-variant-expedition = An expedition is needed
ui-option-jolly-roger-edition = Whose rulebook
ui-option-jolly-roger-edition-en = English
ui-option-jolly-roger-edition-pl = Polish
ui-option-jolly-roger-edition-de = German
ui-option-jolly-roger-prizes = Prizes
ui-option-jolly-roger-prizes-open = Face up
ui-option-jolly-roger-prizes-open-about = Everybody sees them until they are buried.
ui-option-jolly-roger-prizes-hidden = Hidden
ui-option-jolly-roger-prizes-hidden-about = Only their owners may look at them.
ui-option-jolly-roger-captains-gold = When the Captain discards a prize in port
ui-option-jolly-roger-captains-gold-own = The Captain draws
ui-option-jolly-roger-captains-gold-shared = Everybody draws

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
ui-room-qr = The link as a QR code

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
ui-play-no-more = No more from me
ui-play-wait = Wait (+15 s)
ui-play-change = Change
ui-play-own = A move of your own
ui-play-rule = Rule { $rule }
ui-play-may = You may act, but nobody is waiting for you.
ui-play-paused = The game is paused.
ui-play-composed = More can be put together on the table itself.
ui-play-no-choices = There is nothing for you to choose right now.
ui-time-of = Time left: { $name }
ui-time-left = Time left to answer
ui-seat-reconnecting = connecting again …
ui-seat-away = away, a bot plays
ui-seat-out-of-time = out of time, a bot plays
ui-seat-resigned = gave up, a bot plays

# Talk

ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
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

ui-keys = Keys
ui-keys-number = choose from the list of choices
ui-keys-confirm = confirm the choice
ui-keys-change = choose something else
ui-keys-hint = ask for a hint
ui-keys-choices = open the list of choices
ui-keys-log = open log and chat
ui-keys-tab = go from one thing on the table to the next
ui-keys-help = show this list

# The end of a match

ui-end-vote = The players ended the game.
ui-end-resigned = Everybody has given up.
ui-end-again = Play again
ui-end-again-waiting = Waiting for the others …
ui-end-replay = See it again
ui-end-record = Save the record
ui-end-record-failed = The record cannot be fetched right now.
ui-end-home = To the home page

# Connection

ui-net-connecting = Connecting …
ui-net-reconnecting = Connecting again …
ui-net-closed = Closed
ui-net-offline = You are offline. The game goes on as soon as there is a connection.
ui-net-reconnecting-about = The server cannot be reached; trying again. Nothing is lost.
ui-bye-no-spectators = Nobody may watch at this table.
ui-bye-full = There is no room left at this table.
ui-bye-kicked = The host asked you to leave this table.
ui-bye-closed = This table is closed.
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

ui-solo-name = Landlubber
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
ui-learn-missed = Not this time: do what the text says; it is worth it.
ui-learn-done = That is all you need. Now play, and look up the rest when you need it.
ui-play-table = The table
ui-play-broken = The table cannot be drawn right now. You can go on with the list of choices.

# Kinds of question, for standing orders

ui-question-call = Calling a mutiny
ui-question-attack = Joining the attack
ui-question-mutiny = Taking sides in a mutiny
ui-question-specialists = First Mate, Master Mariner, Sharp-Shooter
ui-question-carpenter-asks = Requests of the Carpenter

## rum

rum-ui-choice = Your choice
rum-ui-turn = Turn it round
rum-ui-play-set = Play this set
rum-ui-give-back = Put these back
rum-ui-clear = Clear
rum-ui-sets = { $count ->
    [one] { $count } set to play
   *[other] { $count } sets to play
}
rum-ui-set-of = Set { $at } of { $count }
rum-ui-set-next = Lay out the next set
rum-ui-set-before = Lay out the set before

rum-ui-learn-collection = Ahoy, castaway! There are seven collection cards, one for each colour of
    rum, and all of them begin at 1. Win them: the values of your cards are your points.
rum-ui-learn-ends = Three cards lie on the beach. Each rum card has one bottle at one end and two of
    another colour at the other. On the beach it is always the single bottle that counts.
rum-ui-learn-draw = On your turn you do one thing: draw a card, or play a set. Begin by taking the
    card with the red bottle, at the first place of the beach.
rum-ui-learn-filled = The card is in your hand. A card from the wreck has filled its place, face
    down: nobody knows it. Now watch Calico.
rum-ui-learn-won = Calico has laid out a card with its two green bottles up. Two are more than 1, so
    Calico takes the green collection card, and it now shows 2.
rum-ui-learn-set = Now you! Lay out your card with the two orange bottles; if they are not at the
    top, turn the card round. The orange bottle on the beach counts as well: three in all. Then play
    the set.
rum-ui-learn-wreck = The orange collection card is yours and shows 3: three points. The card you
    played has gone back to the wreck, and Calico has drawn one. Draw from the wreck, too.
rum-ui-learn-last = Another red bottle: now you hold two. Take the card at the third place of the
    beach. Then all three cards there are face down, and something will happen…
rum-ui-learn-wave = A wave! When a turn ends with three face-down cards on the beach, they are all
    turned up. And look: there is the third red bottle.
rum-ui-learn-parrot = Calico has drawn the parrot. It sends as many cards back to the wreck as the
    clock says, and then the clock moves on. Once it shows 8, the game is over.
rum-ui-learn-trio = All three single bottles of a colour are a rum trio. It wins the collection card
    whatever it shows, and raises it by 2. Lay out your two red bottles, each card with its single
    end up; the third lies on the beach.
rum-ui-learn-steal = What others have won can be yours. Calico’s green card shows 2; you hold two
    green bottles, and one lies on the beach. Lay out your two and take it!
rum-ui-learn-end = Nine points! With two players the game ends as soon as somebody has 21, or when
    the clock shows 8; whoever has the most points wins. And mind your cards: what you took can be
    taken from you. Fair winds!

## port-royal

port-royal-ui-waiting = Waiting for { $seat }.
# What somebody is doing, in a word beside the name.
port-royal-ui-taking = takes cards
port-royal-ui-ships = Ships in the harbour
port-royal-ui-quay = People on the quay
port-royal-ui-others = The other players
port-royal-ui-nobody = Nobody waits on the quay.
port-royal-ui-no-expedition = No expedition is laid out yet.
port-royal-ui-berth-empty = Free berth: { $ship }
port-royal-ui-fulfil = Send an expedition
port-royal-ui-fulfil-who = Who goes?
port-royal-ui-fulfil-go = Send them off
port-royal-ui-fulfil-not = Not now
port-royal-ui-banner-bust = Harbour lost!
port-royal-ui-banner-tax = Tax increase
port-royal-ui-banner-last-lap = Last lap!
port-royal-ui-banner-reshuffled = New deck

# First steps.
port-royal-ui-learn-goal = The game is nearly over once somebody has twelve victory points: the
    small red shields on people and expeditions. You start with three coins and nobody working for
    you.
port-royal-ui-learn-harbour = On your turn you turn up cards, one by one. The first is turned up by
    itself: a green skiff. The plate under a ship shows its swords and the coins it brings.
port-royal-ui-learn-draw = Ships of different colours may lie side by side. There is just one, so
    one more card is safe enough. Draw!
port-royal-ui-learn-stop = A sailor on the quay, for three coins: just what you have. Stop drawing
    now, before anything goes wrong.
port-royal-ui-learn-hire = Whoever stops in time may take a card: a ship for its coins, or a person
    for its price. Choose the sailor. The sword will be useful.
port-royal-ui-learn-others = Then the others may take a card each, but they pay you a coin for it.
    Calico took the skiff, and a coin came to you. Coins are cards lying face down; nobody knows
    what they show.
port-royal-ui-learn-bust = Calico drew once too often: a second blue flute. Two ships of one colour,
    and the harbour is lost, with nothing for anybody. Now it is your turn, and a rich yellow
    pinnace is there: four coins!
port-royal-ui-learn-risk = The bar shows how likely the next card is to be a second ship of a colour
    that lies there. The risk is small. Try one more card.
port-royal-ui-learn-repel = A second yellow ship! It would cost you the harbour, but it has just one
    sword, and so has your sailor. Repel it.
port-royal-ui-learn-again = Gone. Swords are not used up, so your sailor can do it again. One more
    card?
port-royal-ui-learn-expedition = An expedition: whoever sends two captains, on their own turn, gets
    two coins and four points for it. It stays until somebody does.
port-royal-ui-learn-enough = Four coins lie in the harbour for you. Do not lose them now: stop.
port-royal-ui-learn-trade = Take the pinnace: it sails off and leaves you its four coins. With ships
    of four colours in the harbour you could take two cards, with five even three.
port-royal-ui-learn-end = That is the game: draw, stop in time, and put your coins to work. At
    twelve points the last lap begins, and whoever has the most points after it wins. Fair winds!

## jolly-roger

jolly-roger-ui-hidden-prize = Prize, face down
jolly-roger-ui-buried-one = { $prize }, buried
jolly-roger-ui-asked = asked now
jolly-roger-ui-stack = { $count ->
    [0] none left
   *[other] { $count } left
}
jolly-roger-ui-enough = enough
jolly-roger-ui-perhaps = perhaps enough
jolly-roger-ui-short = not enough
jolly-roger-ui-open = not enough yet
jolly-roger-ui-attack = The attack
jolly-roger-ui-mutiny = The mutiny
jolly-roger-ui-ahead = ahead
jolly-roger-ui-counts-here = Let it count here
jolly-roger-ui-close = Close
jolly-roger-ui-not-now = There is nothing to do with it right now.
jolly-roger-ui-mine = Your cards
jolly-roger-ui-hand = Your crew
jolly-roger-ui-prizes = Your prizes
jolly-roger-ui-discard = Discard { $count } of { $needed }
jolly-roger-ui-offers = Bribes
jolly-roger-ui-accept = Accept
jolly-roger-ui-refuse = Refuse
jolly-roger-ui-withdraw = Withdraw
jolly-roger-ui-offer-line = { $from } to { $to }:
jolly-roger-ui-offer-title = Offer a bribe
jolly-roger-ui-offer-whom = To whom?
jolly-roger-ui-offer-give = What do you give?
jolly-roger-ui-offer-want = What do you want for it?
jolly-roger-ui-offer-promises = Promises
jolly-roger-ui-offer-agreed = Agreed: it is carried out when everyone has answered.
jolly-roger-ui-words = { $count ->
    [one] { $count } promise given
   *[other] { $count } promises given
}
jolly-roger-ui-word-broken = Not kept: { $promise }
jolly-roger-ui-broken-count = Promises not kept so far – { $name }: { $count }
jolly-roger-ui-offered = offered
jolly-roger-ui-promised = promised: { $count }
jolly-roger-ui-promise-add = Add a promise
jolly-roger-ui-promise-remove = Take the promise back: { $promise }
jolly-roger-ui-promise-by = Who promises?
jolly-roger-ui-promise-mine = You promise
jolly-roger-ui-promise-theirs = { $name } promises
jolly-roger-ui-promise-what = What is promised?
jolly-roger-ui-promise-count = How many?
jolly-roger-ui-promise-fewer = One card fewer
jolly-roger-ui-promise-more = One card more
jolly-roger-ui-promise-due = By when?
jolly-roger-ui-due-this-round = before this round ends
jolly-roger-ui-due-next-round = before the next round ends
jolly-roger-ui-due-game-end = before the game ends
jolly-roger-ui-pledge-play = playing crew cards
jolly-roger-ui-pledge-crew = crew cards later
jolly-roger-ui-pledge-prizes = prizes later
jolly-roger-ui-show-title = Show prizes
jolly-roger-ui-show-note = Prizes you show stay face down: only those who see them now know what they are.
jolly-roger-ui-show-which = Which prizes?
jolly-roger-ui-show-whom = To whom?
jolly-roger-ui-show-everyone = Everyone
jolly-roger-ui-rail-stern = At the stern
jolly-roger-ui-rail-upper = At the rail
jolly-roger-ui-rail-bow = At the bow
jolly-roger-ui-rail-mine = Your place
jolly-roger-ui-share-how = Drag a prize to a pirate, or choose it and then the pirate.
jolly-roger-ui-offers-others = { $count ->
    [one] { $count } offer between others
   *[other] { $count } offers between others
}
jolly-roger-ui-ask-appoint = Click whom you appoint as Quartermaster.
jolly-roger-ui-ask-empty-hand = Draw a crew card, or decline.
jolly-roger-ui-ask-call = Click a crew card to call a mutiny with it, or let it be.
jolly-roger-ui-ask-voyage = Click the destination you sail to.
jolly-roger-ui-ask-first-card = Click the crew card that opens the attack.
jolly-roger-ui-ask-attack = Click a crew card to add it, or pass.
jolly-roger-ui-ask-all-skills = Say which skill the card counts as.
jolly-roger-ui-ask-pick = Click the prize you take.
jolly-roger-ui-ask-give = Click a prize and then who gets it, or drag it there.
jolly-roger-ui-ask-hand-limit = Click the crew cards you discard, then confirm.
jolly-roger-ui-ask-traitor = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-lookout = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-old-sailor = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-specialists = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-cook = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-carpenter = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-boatswain = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-smart-kid = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jolly-roger-ui-ask-carpenter-asks = Click a prize of yours to give it, or give nothing.
jolly-roger-ui-ask-carpenter-takes = Click the prize you take.
jolly-roger-ui-ask-exchange = Click a prize to discard it for a crew card, or keep them all.
jolly-roger-ui-ask-ransom = Click a Hostage or Jewels to trade them in, or finish.
jolly-roger-ui-ask-guard = Offer somebody a bribe to take your place, or stay.
jolly-roger-ui-ask-bury = Click the prizes you bury, then finish.
jolly-roger-ui-ask-punish = Order a punishment, or waive it.
jolly-roger-ui-ask-victim = Click who is punished.
jolly-roger-ui-ask-mutiny = Click a crew card to play it for a side, or pass.
jolly-roger-ui-ask-forced = Click the crew card you play.
jolly-roger-ui-learn-crew = Welcome aboard, Captain! This is your crew. The number is how much a card helps in an attack:
    compass for navigation, cannon for guns, sabres for melee. The heads at its foot are its crewmen; they count in a mutiny.
jolly-roger-ui-learn-appoint = Each round begins with appointing a Quartermaster, who leads the attack and shares out the loot.
    It cannot be you. Appoint Calico: click the place at the rail, then confirm.
jolly-roger-ui-learn-calls = After every decision of yours the others are asked in secret whether they call a mutiny.
    Once all seals are broken the answers count. This time everybody was content.
jolly-roger-ui-learn-sail = Now pick where to sail. The backs of the destination cards tell what an attack may take, from and to.
    A Merchant Ship needs much navigation and little else. Set sail for it.
jolly-roger-ui-learn-lookout = Nobody called a mutiny. One of your cards glows: a special card whose time has come.
    Your Lookout turns the destination card over before any crew is played. Click it.
jolly-roger-ui-learn-needs = Any of the others might have cancelled the Lookout with a Traitor; nobody did. The destination card lies open:
    navigation 3, guns 1 and melee 2 are needed, and there are four prizes. Calico, as Quartermaster, has played the first card.
jolly-roger-ui-learn-add = Now everybody may add crew, in any order, as often as they like. Navigation is still short:
    add your navigation 3.
jolly-roger-ui-learn-sealed = Mary and Calico have added the rest, and Calico has ended the attack. First Mate, Master Mariner and
    Sharp-Shooter could still change what is needed. You hold none of them: play nothing.
jolly-roger-ui-learn-won = The attack succeeds, and the prizes lie open. Gold is worth its number; rum only breaks ties;
    jewels and hostages are traded in at a Pirate Port.
jolly-roger-ui-learn-cook = Before the Captain picks, somebody could play a Cook and pick first. You have none: play nothing.
jolly-roger-ui-learn-pick = The first pick is yours. Take the Gold 3; Calico gives out the rest, one prize each.
jolly-roger-ui-learn-carpenter = After a sharing a Carpenter may ask everybody for a prize. You have none: play nothing.
jolly-roger-ui-learn-punish = The voyage is over. You may have somebody punished: the Quartermaster picks who loses a random
    crew card. Let us be kind and punish nobody.
jolly-roger-ui-learn-mutiny = So much for kindness: Mary calls a mutiny! Everybody may play crew for you or against you, and only
    crewmen count. Whoever loses must give up all prizes that are not buried. You have 1 for your hat, Mary has 5.
jolly-roger-ui-learn-join = Defend yourself: play the guns with four crewmen for the Captain.
jolly-roger-ui-learn-tie = Mary has added five more to her side. In a tie the Captain wins: play the guns with five crewmen.
jolly-roger-ui-learn-pass = Calico stands by you with the Quartermaster's card, and the others pass. You are ahead: pass, too.
jolly-roger-ui-learn-end = The mutiny is put down and you stay Captain; Mary's prize will be shared out. Bribe others with cards and
    promises, bury your prizes on Treasure Island, where no mutiny reaches them, and be the richest after ten voyages. Fair winds!
