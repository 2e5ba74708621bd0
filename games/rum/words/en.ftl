### RUM, English (British). Same keys and arguments in pl.ftl and de.ftl; how to write them stands
### in the documentation of the crate `text`. The comments here hold for all three.

rum-name = RUM
rum-tagline = Gather bottles, snatch collections, beware of the parrot

## Colours and cards

# `short` differs within a language and is two letters wide, for narrow screens.
rum-colour-red = red
    .short = Re
rum-colour-orange = orange
    .short = Or
rum-colour-yellow = yellow
    .short = Ye
rum-colour-green = green
    .short = Gr
rum-colour-blue = blue
    .short = Bl
rum-colour-purple = purple
    .short = Pu
rum-colour-white = white
    .short = Wh

# One bottle at one end, two at the other. Sentences name cards after a colon.
rum-card = 1 { $single } / 2 { $double }
    .short = { NAME($single, case: "short") }1/{ NAME($double, case: "short") }2
rum-card-parrot = the parrot
    .short = parrot
rum-card-unknown = an unknown card
    .short = ?

# A card of a set with the end that is up; `bare` stands where bottles are spoken of anyway.
rum-laid-single = 1 { $colour } bottle
    .bare = 1 { $colour }
rum-laid-double = 2 { $colour } bottles
    .bare = 2 { $colour }

## Actions, as one chooses them

rum-action-draw-beach = Take from the beach: { $card }
# A face-down card of the beach, by its place on the table.
rum-action-draw-down = { $place ->
    [left] Take the face-down card on the left
    [middle] Take the face-down card in the middle
   *[right] Take the face-down card on the right
}
rum-action-draw-wreck = Draw a card from the wreck
rum-action-set = Play a set: { NAME($bottles, case: "bare") }
rum-action-put-back = Put back: { $cards }

## What happened. A hand is seen by its owner and by a referee, so `seen` is not always 'you'.

rum-event-laid-up = On the beach: { $card }.
rum-event-dealt = { $seat-is ->
    [me] Your first card: { $card }.
   *[other] { $seat } starts with this card: { $card }.
}
rum-event-drew-wreck = { $seat-is ->
    [me] You draw a card from the wreck.
   *[other] { $seat } draws a card from the wreck.
}
rum-event-drew-wreck-seen = { $seat-is ->
    [me] You draw from the wreck: { $card }.
   *[other] { $seat } draws from the wreck: { $card }.
}
rum-event-took-up = { $seat-is ->
    [me] You take from the beach: { $card }.
   *[other] { $seat } takes from the beach: { $card }.
}
rum-event-took-down = { $seat-is ->
    [me] You take
   *[other] { $seat } takes
} { $place ->
    [left] the face-down card on the left
    [middle] the face-down card in the middle
   *[right] the face-down card on the right
}.
rum-event-took-down-seen = { $seat-is ->
    [me] You take
   *[other] { $seat } takes
} { $place ->
    [left] the face-down card on the left
    [middle] the face-down card in the middle
   *[right] the face-down card on the right
}: { $card }.
rum-event-parrot-drawn = { $from ->
    [beach] { $seat-is ->
        [me] You take a card from the beach, and it is the parrot!
       *[other] { $seat } takes a card from the beach, and it is the parrot!
    }
   *[wreck] { $seat-is ->
        [me] You draw the parrot from the wreck!
       *[other] { $seat } draws the parrot from the wreck!
    }
}
rum-event-wreck-emptied = The wreck is empty! Whoever holds the most cards puts them all back.
rum-event-hand-returned = { $seat-is ->
    [me] { $count ->
        [one] You put back your whole hand: { $count } card.
       *[other] You put back your whole hand: { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } puts back the whole hand: { $count } card.
       *[other] { $seat } puts back the whole hand: { $count } cards.
    }
}
rum-event-hand-returned-seen = { $seat-is ->
    [me] You put back your whole hand: { $cards }.
   *[other] { $seat } puts back the whole hand: { $cards }.
}
rum-event-put-back-asked = { $cause ->
    [wave] { $count ->
        [one] The parrot came with the wave: everyone puts back { $count } card, if they have one.
       *[other] The parrot came with the wave: everyone puts back { $count } cards; whoever has
        fewer puts back all.
    }
   *[parrot] { $count ->
        [one] The parrot sends { $count } card back to the wreck.
       *[other] The parrot sends { $count } cards back to the wreck.
    }
}
rum-event-seat-answered = { $seat-is ->
    [me] The choice is made; nobody else sees it.
   *[other] { $seat } has chosen.
}
rum-event-someone-answered = One more choice is made.
rum-event-put-back = { $seat-is ->
    [me] { $count ->
        [one] You put back { $count } card.
       *[other] You put back { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } puts back { $count } card.
       *[other] { $seat } puts back { $count } cards.
    }
}
rum-event-put-back-seen = { $seat-is ->
    [me] You put back: { $cards }.
   *[other] { $seat } puts back: { $cards }.
}
rum-event-parrot-returned = The parrot flutters back to the wreck.
rum-event-clock-moved = The castaway clock moves on to { $clock }.
rum-event-set-played = { $seat-is ->
    [me] You play a set from your hand: { NAME($bottles, case: "bare") }.
   *[other] { $seat } plays a set from hand: { NAME($bottles, case: "bare") }.
}{ $beach-n ->
    [0] {""}
   *[other] {" "}From the beach: { NAME($beach, case: "bare") }.
}
rum-event-won-from-row = { $by ->
    [trio] Rum trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] You win the { $colour } collection card from the row. It now shows { $value }.
   *[other] { $seat } wins the { $colour } collection card from the row. It now shows { $value }.
}
rum-event-won-from-seat = { $by ->
    [trio] Rum trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] You take the { $colour } collection card from { $owner }. It now shows { $value }.
   *[other] { $owner-is ->
        [me] { $seat } takes the { $colour } collection card from you. It now shows { $value }.
       *[other] { $seat } takes the { $colour } collection card from { $owner }. It now shows
        { $value }.
    }
}
rum-event-raised = { $by ->
    [trio] Rum trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] You raise your { $colour } collection card to { $value }.
   *[other] { $seat } raises the { $colour } collection card to { $value }.
}
rum-event-wave-rolled = A wave! It turns up the whole beach: { $cards }.
rum-event-beach-mixed = A rum trio lies on the beach: all three cards are mixed into the wreck.
rum-event-turn-passed = { $seat-is ->
    [me] It is your turn.
   *[other] It is { $seat }’s turn.
}

## The end

rum-end-points = The points needed have been reached: the game is over.
rum-end-clock = The castaway clock shows 8: the pirate ship is here, and the game is over.

# What brought the points, when they are counted at the end, and what broke a tie.
rum-score-collection = { $colour } collection
rum-score-tie = Level on points; the number and value of the collection cards decided.

## Refusals: the sentence before the rule

rum-why-not-now = On your turn you draw a card or play a set. Cards are put back only when the
    parrot says so.
rum-why-put-back-first = First choose the cards that you put back for the parrot.
rum-why-no-such-place = The beach has only places 1, 2 and 3.
rum-why-both-ends = A card has only one end up: one bottle or two, not both.
rum-why-no-card-from-hand = This set has no card from your hand.
rum-why-not-in-hand = You do not have all of these cards in your hand.
# The colour in which the set comes closest; the beach is counted. The value is 1 to 8.
rum-why-wins-nothing = { $bottles ->
    [one] This set wins nothing. Closest: { $bottles } { $colour } bottle, beach included, but
        the collection card of that colour shows { $value }, so you need more than { $value }, or
        a rum trio.
   *[other] This set wins nothing. Closest: { $bottles } { $colour } bottles, beach included, but
        the collection card of that colour shows { $value }, so you need more than { $value }, or
        a rum trio.
}
rum-why-own-card-full = This set wins nothing: your own { $colour } collection card already shows 8
    and cannot go higher.
rum-why-put-back-count = { $needed ->
    [one] The parrot wants { $needed } card, but you have chosen { $chosen }.
   *[other] The parrot wants { $needed } cards, but you have chosen { $chosen }.
}

## The rules page: its frame

rum-rules-title = The rules of RUM
rum-rules-intro = A wreck, a lonely beach, and nobody in command. So it is agreed: whoever gathers
    the finest collection of rum shall be captain.

    Collect bottles, play them as sets and win collection cards, which are worth points for as long
    as nobody snatches them from you. And beware of the parrot: it makes you give back what you have
    just fished out of the sea.
rum-rules-goal = Collect the finest rum. Each collection card is worth the points it shows, and it
    is yours only until somebody takes it.
rum-rules-turn = Do one thing. Draw a card, from the beach or from the wreck. Or play a set: lay
    out cards, each with its one bottle or its two up, and add the single bottles that lie open on
    the beach. With more bottles of a colour than its collection card shows, you win that card.
rum-rules-end = Whoever draws the parrot puts cards back, and the clock moves on. The game ends at
    21, 18 or 15 points with two, three or four players, or when the clock reaches 8. Most points
    win.
rum-example-book-two-green-bottles = Win a card
rum-example-book-two-green-bottles-about = Two green bottles are more than the 1 that the
    collection card shows, so it is won and shows 2 from now on.
rum-example-book-thirteen-points = One large set
rum-example-book-thirteen-points-about = One set takes green from its owner with a rum trio, wins
    blue by number, and raises yellow.
rum-example-wave-with-parrot = Wave and parrot
rum-example-wave-with-parrot-about = The last open beach card is taken, a wave turns up the
    parrot, and everybody puts cards back.
rum-section-setup = Parts and set-up
rum-section-turn = A turn
rum-section-parrot = Parrot, clock, wreck and wave
rum-section-end = The end, and what is secret

## The rules: parts and set-up

rule-rum-players = Two to four can play. The points needed are 21 for two players, 18 for three and
    15 for four.
rule-rum-parts = There are 30 cards: 21 rum cards, 7 collection cards (one for each colour, with
    values from 1 to 8), the castaway clock (1 to 8) and the parrot.
rule-rum-parts-rum = Every rum card shows one bottle at one end and two bottles at the other. Each
    colour has exactly three single bottles in the whole game.
rule-rum-parts-deck = The rulebook does not list the cards. Here the two ends of a card always
    differ in colour, any two colours meet on exactly one card, and beside its three single bottles
    each colour has three pairs: nine bottles at most. If your own cards are different, you can play
    with those: write them into a deck file.
rule-rum-setup = At the start all collection cards and the clock show 1. Three random rum cards lie
    face up on the beach, where the single bottle is always up. Everyone gets one random card in
    hand. Then the parrot joins the cards that are left. They are the wreck: a face-down pool that
    is mixed whenever a card goes back to it.
rule-rum-setup-first = At a real table the best pirate impression decides who begins; here chance
    does.
rule-rum-setup-trio = Should the first three beach cards be a rum trio, they are mixed back and
    three others laid out, as often as it takes. Only then are hands dealt and the parrot added.

## The rules: a turn

rule-rum-turn = On your turn you do exactly one thing: draw a card or play a set. Then it goes on
    clockwise. You cannot pass; if you have no set to play, you must draw.
rule-rum-draw-beach = Take any card of the beach into your hand, face up or face down. A random card
    from the wreck fills its place, face down, and nobody looks at it.
rule-rum-draw-wreck = Or draw a random card from the wreck into your hand.
rule-rum-draw-blind = Nobody knows what a face-down beach card is. If you take it, you see it only
    once it is in your hand, and the others do not. A card taken face up is known to everyone.
rule-rum-hand = You may hold any number of cards. How many cards there are in each hand and in the
    wreck is open to all.
rule-rum-set = Lay out any cards from your hand, face up, each with its one bottle or its two
    bottles at the top. The single bottles on all face-up beach cards count as well, as if they were
    yours. A set must win at least one collection card and can win several; bottles that win nothing
    are ignored.
rule-rum-set-hand = At least one card of a set must come from your hand, whatever its colour, even
    if the bottles on the beach would be enough by themselves.
rule-rum-set-raise = Raising a collection card of your own counts as winning it, so it is enough for
    a set. Whatever a set can win or raise, it does; you are not asked. Your own card at 8 cannot go
    higher, so it is not enough.
rule-rum-win-more = You win a collection card, from the row or from another player, with more
    bottles of its colour in your set than it shows. It then shows that number. A card of your own
    is raised in the same way.
rule-rum-trio = The three single bottles of a colour make a rum trio; those on the beach count. A
    trio wins the collection card of its colour whatever it shows, and its value goes up by 2.
rule-rum-trio-more = A trio also raises a card of your own by 2. Where both the trio and the number
    of bottles would do, the higher value counts.
rule-rum-cap = No value goes above 8. A card at 8 can still be taken from its owner, by a rum trio
    or by nine bottles, and stays at 8.
rule-rum-set-return = Once the collection cards are taken, the cards laid out from your hand go back
    to the wreck. Beach cards stay where they are.

## The rules: parrot, clock, wreck, wave

rule-rum-parrot = If you draw the parrot, from the wreck or from the beach, you show it to everyone.
    You put back as many cards from your hand into the wreck as the symbol on the clock says (2 or
    3), then the parrot. Then the clock moves on by 1.
rule-rum-parrot-how = You choose which cards go back; if you have fewer, all of them do. The parrot
    does not count as a card in your hand, and you draw nothing in its stead. If it came from the
    beach, its place is filled first.
rule-rum-parrot-clock = The rulebook does not say how many cards go back at which position of the
    clock. The clock is a two-sided card with one symbol on each side. Here it is 2 cards at
    positions 1 to 4 and 3 cards at positions 5 to 7. A deck file of your own can change this.
rule-rum-empty = As soon as the last card leaves the wreck, for whatever reason, the player with the
    most cards in hand puts them all back; if several are tied, they all do. Then the clock moves on
    by 1. If the last card drawn is the parrot, the empty wreck is dealt with first, then the
    parrot.
rule-rum-empty-count = The card just drawn from the wreck or taken from the beach already counts as
    in the hand; the parrot does not.
rule-rum-empty-parrot = If the parrot is drawn, or taken from the beach, in the same turn in which
    the wreck runs empty, it goes by the new symbol on the clock. If the last card of the wreck is
    laid face down on the beach, it stays unseen, even if it is the parrot.
rule-rum-wave = If a turn ends with three face-down cards on the beach, a wave comes: all three are
    turned up at once.
rule-rum-wave-parrot = If the parrot is among them, every player puts back as many cards as the
    clock says. When all have done so, the clock moves on by 1, the parrot goes back to the wreck,
    and a random card from the wreck takes its place, face up. If that is the parrot again, all of
    this happens again.
rule-rum-wave-choice = All choose at the same time and unseen; whoever has fewer cards puts back
    all. If the parrot comes a second time, it goes by the new symbol on the clock.
rule-rum-wave-trio = If the three face-up cards show a rum trio, all three are mixed into the wreck
    and three new ones laid out.
rule-rum-wave-again = A trio is looked for only when no parrot lies on the beach. The new cards are
    laid face up and checked in the same way: first for the parrot, then for a trio.

## The rules: the end and secrets

rule-rum-end = The game ends when somebody has the points needed or more, or when the clock reaches
    8: the pirate ship. Your points are the values of your collection cards added up. The player
    with the most points wins; if tied, the one with the most collection cards; if still tied, the
    one with the highest single value.
rule-rum-end-at-once = The end comes at once: when a set has been scored in full, or when the clock
    shows 8, even in the middle of an effect. What is left of the effect, and any wave, no longer
    happens.
rule-rum-end-shared = Those who are still tied share the win.
rule-rum-secret = Your hand is secret; sets are laid out for all to see.
rule-rum-secret-back = Cards put back because of the parrot, a wave or an empty wreck are not shown;
    how many they are is open to all.

## The table

rum-ui-beach = Beach
rum-ui-place = Place { $place }
rum-ui-face-down = face down
rum-ui-empty = empty
rum-ui-wreck = { $count ->
    [one] Wreck: { $count } card
   *[other] Wreck: { $count } cards
}
rum-ui-clock = Castaway clock: { $clock } of 8
# 0 stands for the ship, at 8.
rum-ui-symbol = { $count ->
    [0] The pirate ship is here
    [one] The parrot sends back { $count } card
   *[other] The parrot sends back { $count } cards
}
rum-ui-row = Collection row
rum-ui-collection = Collection cards
rum-ui-value = shows { $value }
rum-ui-in-row = nobody’s yet
# Whose a collection card is.
rum-ui-owner = { $owner-is ->
    [me] yours
   *[other] { $owner }
}
rum-ui-points = { $points } of { $needed } points
rum-ui-hand = Your hand
rum-ui-hands = Hands
rum-ui-hand-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
# Cards of a hand that everybody saw being taken.
rum-ui-known = known to all: { $cards }
# A colour or a card in a few letters.
rum-ui-short = { NAME($thing, case: "short") }
# The colour beside one bottle, and beside two.
rum-ui-one = { $colour }
rum-ui-two = { $colour }
# Labels before pictures of cards.
rum-ui-set-short = Set
rum-ui-back-short = Put back
rum-ui-known-short = known:

## Composing a set

# What a set is.
rum-ui-set-help = A set has more bottles of a colour than its collection card shows, or is a rum trio.
    The open bottles on the beach count.
rum-ui-now-turn = { $seat-is ->
    [me] Draw a card from the beach or the wreck, or play a set.
   *[other] It is { $seat }’s turn.
}
rum-ui-now-put-back = { $asked ->
    [me] { $count ->
        [one] Choose { $count } card that goes back to the wreck.
       *[other] Choose { $count } cards that go back to the wreck.
    }
   *[other] The others are choosing what goes back to the wreck.
}
# Which end of a card is up.
rum-ui-single = 1 bottle up
rum-ui-double = 2 bottles up
rum-ui-from-hand = { $bottles-n ->
    [0] From your hand: nothing yet
   *[other] From your hand: { NAME($bottles, case: "bare") }
}
rum-ui-from-beach = { $bottles-n ->
    [0] From the beach: nothing
   *[other] From the beach: { NAME($bottles, case: "bare") }
}
rum-ui-back-chosen = { $cards-n ->
    [0] To put back: nothing yet
   *[other] To put back: { $cards }
}
rum-ui-trio = rum trio
rum-ui-would-won = { $from ->
    [row] Wins the { $colour } collection card, which then shows { $value }
   *[seat] { $owner-is ->
        [me] Raises your { $colour } collection card to { $value }
       *[other] Takes the { $colour } collection card from { $owner }; it then shows { $value }
    }
}
rum-ui-would-nothing = Wins nothing yet
rum-ui-would-points = You would then have { $points } of { $needed } points
rum-ui-would-end = This would end the game

## Why a bot advises something: whole sentences

rum-advice-win-points = { $points ->
    [one] This set brings { $points } point.
   *[other] This set brings { $points } points.
}
rum-advice-end-game = This wins the game.
rum-advice-steal = { $owner-is ->
    [me] This takes the { $colour } collection card from you.
   *[other] This takes the { $colour } collection card from { $owner }.
}
# How many useful bottles the card itself has.
rum-advice-take-useful = { $count ->
    [one] This beach card brings { $count } { $colour } bottle that will come in useful.
   *[other] This beach card brings { $count } { $colour } bottles that will come in useful.
}
rum-advice-draw-wreck = Nothing on the beach helps more than a card from the wreck.
rum-advice-draw-hidden = Cards have gone back to the wreck since this one was laid face down: it is likelier
    to help than one from there.
rum-advice-keep-saving = Better to wait and save up for a bigger set.
rum-advice-put-back-least = These cards help least.
rum-advice-deny = { $owner-is ->
    [me] You are after { $colour } bottles; this gets in your way.
   *[other] { $owner } is after { $colour } bottles; this gets in the way.
}
rum-advice-random = No particular reason: it is picked at random.

## The table of cards

rum-cards-rum = Rum cards
rum-column-ends = Other ends
rum-cards-ends = { NAME($ends, case: "bare") }
rum-cards-clock = Castaway clock
rum-cards-clock-name = Parrot
rum-cards-clock-end = At 8 the pirate ship is there, and the game is over.
rum-column-position = Clock
rum-column-back = Put back
rum-cards-others = The other cards
rum-cards-collection = Collection cards
rum-cards-collection-power = One of each colour, with values from 1 to { $max }.
rum-info-rum = In a set, you choose which end counts: its one bottle or its two. A set needs more
    bottles of a colour than that collection card shows.
rum-info-beach = Face up on the beach, its single bottle counts for everyone's sets.
rum-info-parrot = Whoever draws the parrot puts back as many cards as the clock says, and the clock
    moves on. If a wave turns it up, everyone puts cards back.
rum-info-collection-name = collection card ({ $colour })
rum-info-collection = Worth the points it shows, up to { $max }. It is won, even from its owner, by more
    bottles of its colour than it shows, or by a rum trio: all three single bottles of the colour.
