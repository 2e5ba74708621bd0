### Shared words, English (British). Same keys and arguments in pl.ftl and de.ftl; how to write
### them stands in the documentation of the crate `text`. The comments here hold for all three.

## Refusals that are not a rule of a game

refused-over = The game is over.
refused-closed = Too late: this has been decided already.
refused-blocked = Not yet: something else has to be settled first.
refused-not-asked = You are not being asked right now.
refused-overtaken = Something happened in the meantime. Have another look, then decide.
refused-late = Too late: the time to answer that card is over.
refused-malformed = No action can be read from this.
refused-illegal = The rules do not allow this.
refused-held = Your answer is in: it comes out when the time is up.
refused-paused = The game is paused.
refused-wrong-stage = This cannot be done now.
refused-not-seated = Only those who sit at the table can do this.
refused-not-host = Only the host of the table can do this.
refused-seat-taken = This seat is taken.
refused-no-such-seat = There is nobody in this seat.
refused-seats-empty = Some seats are still empty.
refused-no-such-level = There is no such bot.
refused-text-length = This text is empty or too long.
refused-too-fast = Not so fast: wait a moment.
refused-forgotten = This came too late to be carried out.
refused-read-only = The server's disk is full. Nothing can be changed until there is room again.
refused-too-many = There is no room for more.
refused-no-hints = Hints are for those who play alone against bots.
refused-no-undo = Moves can only be taken back when you play alone against bots.
refused-no-undo-nothing = There is no move of yours to take back.
refused-no-undo-others = Somebody has moved since: it is too late to take this back.
refused-no-undo-chance = Cards were drawn, so this cannot be taken back.
refused-no-undo-secret = You have seen something hidden, so this cannot be taken back.

## Lists: 'a', 'a and b', 'a, b and c'

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
# Sentences that can meet an empty list should choose by its `-n` instead.
list-nothing = –

## Seats

# What a seat is called that nobody has named.
seat-number = Seat { $number }
# Bots, by seat. The same in all languages, so that everybody at a table reads one name. Names
# stand in the nominative only, so they need no other form.
bot-name-1 = Meg
bot-name-2 = Fiete
bot-name-3 = Hanka
bot-name-4 = Barnaby
bot-name-5 = Jule
bot-name-6 = Maciek
bot-name-7 = Molly
bot-name-8 = Ole
bot-name-9 = Zuza
bot-name-10 = Rook

## Levels of bots

ui-level-random = random
ui-level-deckhand = deckhand
ui-level-bosun = bosun
ui-level-captain = captain
ui-level-random-about = plays any legal move at random
ui-level-deckhand-about = knows the ropes and takes what lies near
ui-level-bosun-about = plays by rules of thumb and can say why
ui-level-captain-about = thinks ahead

## Reasons of bots that hold in every game

bot-advice-only = There is nothing else to do.
# $known says whether the next best choice was looked at: both or one.
bot-advice-wins = { $known ->
    [both] This wins about { $wins } games in 100; the next best choice about { $next }.
   *[only] This wins about { $wins } games in 100.
}

## The table

ui-title = Tortuga
ui-tagline = Pirate card games for people and bots
# The language's own name.
ui-language = English
ui-table-title = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
ui-seats = At the table
ui-seat = Seat
ui-you = you
# A name with a remark: 'Salty Meg (bosun)', 'Anna (you)'.
ui-seat-remark = { $name } ({ $remark })
ui-hand = Your hand
ui-hand-of = Hand: { $seat }
ui-hand-empty = no cards
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-watching = You are watching this game.
ui-too-small = The window is too small: { $width } × { $height } characters are needed.

## Whose turn it is

ui-turn = { $seat-is ->
    [me] Your turn
   *[other] { $seat } is thinking …
}
ui-turn-number = Move { $number }
ui-waiting = { $seats-is ->
    [me] Waiting for your answer
    [us] Waiting for your answer, and also for: { $seats-rest }
   *[other] Waiting for: { $seats }
}
# Where only their number is known.
ui-waiting-count = { $count ->
    [one] Waiting for { $count } answer
   *[other] Waiting for { $count } answers
}

## Choosing

ui-choose = What do you do?
ui-silent = Say nothing and wait
ui-list-back = Back to the list before
ui-choices = Your choices
ui-choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
ui-choices-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
ui-type-more = type m to see them all
# Shown where the list holds only suggestions: other actions of the kind can be typed.
ui-choices-composed = These are suggestions; you can also type an action of your own.
ui-prompt = Your move:
ui-type = Type a number from the list or an action.
ui-type-up-to = Type a number from 1 to { $last }, or an action.
ui-unknown = ‘{ $input }’ is neither a number from the list nor an action. Type ? for help.
ui-notation-part = ‘{ $part }’ cannot be read in this action.
ui-notation-card = There is no card called ‘{ $card }’.
ui-number-range = There is no choice { $number }; the list goes from 1 to { $last }.
# `why` is a whole sentence.
ui-illegal = Not allowed. { $why } (Rule { $rule })
ui-illegal-no-rule = Not possible. { $why }
ui-rule-says = Rule { $rule }: { $text }
ui-type-rule = Type r to read this rule.
ui-press-rule = Press r to read this rule.
ui-played = You play: { $action }

## Hints

ui-hint-button = Hint
ui-hint = Hint: { $action }
# `reason` is a whole sentence.
ui-hint-because = Hint: { $action } – { $reason }
ui-hint-none = There is nothing to advise right now.
ui-hint-thinking = Let me think …

## What happened

ui-log = What happened
ui-log-empty = Nothing yet.
ui-log-earlier = { $count ->
    [one] … { $count } earlier line
   *[other] … { $count } earlier lines
}

## Keys and help. The faces name the keys; here stands what they do.

ui-press-help = Press ? for help.
ui-type-help = Type ? for help.
ui-press-any = Press any key to go on.
ui-press-enter = Press Enter to go on.
# Short, for the line at the bottom.
ui-key-select = select
ui-key-play = play
ui-key-compose = from hand
ui-key-mark = turn card
ui-key-clear = clear
ui-key-type = type
ui-key-skip = skip
ui-key-speak = act
ui-key-log = log
ui-key-result = result
ui-key-hint = hint
ui-key-rules = rules
ui-key-scroll = scroll
ui-key-help = help
ui-key-back = back
ui-key-quit = quit
# Long, for the help page.
ui-help-title = Help
ui-help-intro = Choose one of the actions listed. If a rule forbids what you try, you are told which
    one, and nothing happens.
ui-compose-help = Turn cards with their letters or with the space bar; Enter plays them, Esc goes back.
ui-compose-about = Your own action: press c, then turn each card with its letter or with the space
    bar. Underneath you see what it would do, or which rule forbids it.
ui-help-select = move through the choices
ui-help-number = pick a choice by its number
ui-help-key = select a choice by its key; the same key again plays it
ui-help-compose = put together an action of your own from your hand
ui-help-panel = go to the next part: choices, hand, what happened
ui-help-more = show all choices
ui-help-play = play the selected choice
ui-help-action = type an action in the notation of game records
ui-help-hint = ask a bot what it would do, and why
ui-help-no-more = no more from me in this attack or mutiny, at a server’s table
ui-help-wait = ask for fifteen seconds more, at a server’s table
ui-help-rules = read the rules
ui-help-rule = read one rule by its id
ui-help-table = show the table again
ui-help-log = show what happened so far
ui-help-scroll = scroll through what happened
ui-help-speak = act although somebody else is asked, where the rules allow it
ui-help-help = show this help
ui-help-back = close this page
ui-help-quit = save the game and leave

## Saving and leaving

ui-saved = Game saved to { $file }.
ui-save-failed = The game cannot be saved to { $file }: { $problem }
ui-saved-nothing = No move was made, so nothing was saved.
ui-input-ended = The input has ended.
ui-stopped = The game was interrupted.
ui-plain-note = this is not a terminal, so the game is played line by line (as with --plain)
ui-resume-with = To go on later: { $command }
ui-resumed = { $moves ->
    [one] Game resumed from { $file } after { $moves } move.
   *[other] Game resumed from { $file } after { $moves } moves.
}
ui-forked = You go on from move { $number } of { $file }. Your seat: { $name }.
ui-resume-over = The game in { $file } is over already.
ui-record-todays-rules = Played by rules version { $played }, replayed by today's rules, version { $here }.
ui-record-notation = Played by rules version { $played }. By today's rules, version { $here }, it would have gone another way: here are its notation and its result.
ui-record-goes-on = The game in { $file } was played by rules version { $played }, and this program plays version { $here }: a game goes on only by the rules it began with.
ui-quit-ask = Leave the game? It will be saved.
ui-quit-keys = { ui-yes-key } = { ui-yes }, { ui-no-key } = { ui-no }
ui-yes = yes
ui-no = no
# One small letter each, different from one another.
ui-yes-key = y
ui-no-key = n
ui-goodbye = Fair winds!

## The end

ui-over = The game is over
ui-winners = { $seats-is ->
    [me] You win!
    [us] You share the win with { $seats-rest }.
   *[other] { $seats-n ->
        [1] { $seats } wins.
       *[other] { $seats } share the win.
    }
}
ui-standing = Final standing
ui-standing-place = Place
ui-standing-seat = Player
ui-standing-points = Points

## The deal, fixed beforehand and shown to be

ui-commitment = The deal is fixed: { $hash }
ui-commitment-about = All that chance will do in this game comes from a secret seed. Its SHA-256
    hash is shown before the first move, the seed after the last, so anyone can check that nothing
    was changed on the way.
ui-seed = The seed was { $seed }
ui-seed-about = Its SHA-256 hash is the one shown at the start.
ui-seed-chosen = You chose the seed yourself: { $seed }

## The rules page

ui-rules-title = Rules of { $game }
ui-rules-about = In our own words. A refusal names the id of the rule behind it.
ui-rules-none = There is no rule { $rule }.
ui-rules-ours = our ruling
ui-rules-ours-about = The rulebook is silent or unclear here; this is how we play it.
ui-rules-editions-about = [en] [pl] [de]: the English, Polish and German rulebooks differ here; the option
    ‘edition’ says which of them is followed.
ui-rules-book = by the book
ui-rules-edition-all = all editions
ui-rules-edition-en = English edition
ui-rules-edition-pl = Polish edition
ui-rules-edition-de = German edition
ui-rules-edition-other = other editions
ui-rules-unofficial = This is an independent, unofficial implementation with wording of its own. The
    game belongs to its authors and publishers. If you like it, buy it!

## A game looked at again

ui-review-curves = Win chances, as each player could know them:
ui-review-costliest = The costliest decisions:
ui-review-all = All decisions:
ui-review-nothing = No decision cost anything worth mentioning.
ui-review-chances = Win chance { $played }%; the best choice had { $best }%.
ui-review-same = Win chance { $best }%: just what the captain would have done.
ui-review-captain = The captain: { $action }
ui-review-silence = say nothing
ui-review-note = { $times ->
    [one] Each decision was played through { $times } time in the mind.
   *[other] Each decision was played through { $times } times in the mind.
} The figures are estimates; a few per cent more or less mean nothing.

## At a server's table

ui-join-seats = At the table: { $seats }.
ui-join-empty = an empty seat
ui-join-waiting = You have a seat. The game begins when the host starts it; Ctrl-C leaves.
ui-join-full = There is no seat left for you at this table.
ui-join-crowded = Too many people are at this table already.
ui-join-kicked = The host asked you to leave the table.
ui-join-cleared = The host asked everybody without a seat to leave the table.
ui-join-closed = The table has been closed.
ui-join-no-table = There is no such table, or it is not open to you. Ask for a new link.
ui-join-used = Somebody has used this link already. Ask the host for a new one.
ui-join-refused = The table did not let you in.
ui-join-lost = The connection was lost; trying again …
ui-join-found = Connected again.
ui-no-clock = There is no clock in this game.
ui-join-more = You are asked again.
ui-join-no-more = The table passes for you until this is over. Say it again to take it back.
ui-join-waits = Everybody has fifteen seconds more.
ui-join-no-answer = The server has not answered yet. Wait a moment, then look at the table again.
ui-join-said = { $name }: “{ $text }”
ui-join-kept = Your seat is kept. Come back with the same link.
ui-moved-on = The game has moved on meanwhile; look again.

## The table of cards on the rules page

ui-cards-title = Cards
ui-cards-count = Number
# The label of a count: how many cards look the same.
ui-card-alike = Cards like this
