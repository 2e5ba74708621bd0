### Port Royal, English (British). Same keys and arguments in pl.ftl and de.ftl; how to write them
### stands in the documentation of the crate `text`. The comments here hold for all three.

pr-name = Port Royal
pr-tagline = Push your luck in the harbour, hire a crew, and know when to stop

## Colours, ships, persons. Each kind of ship has a colour of its own.

# `short` differs within a language, for narrow screens.
pr-colour-yellow = yellow
    .short = Ye
pr-colour-blue = blue
    .short = Bl
pr-colour-green = green
    .short = Gr
pr-colour-red = red
    .short = Re
pr-colour-black = black
    .short = Bk

# `a` is the thing with its article.
pr-ship-yellow = yellow pinnace
    .a = a yellow pinnace
    .short = Pinn
pr-ship-blue = blue flute
    .a = a blue flute
    .short = Flut
pr-ship-green = green skiff
    .a = a green skiff
    .short = Skif
pr-ship-red = red frigate
    .a = a red frigate
    .short = Frig
pr-ship-black = black galleon
    .a = a black galleon
    .short = Gall

pr-role-trader-yellow = yellow trader
    .a = a yellow trader
    .short = TradYe
pr-role-trader-blue = blue trader
    .a = a blue trader
    .short = TradBl
pr-role-trader-green = green trader
    .a = a green trader
    .short = TradGr
pr-role-trader-red = red trader
    .a = a red trader
    .short = TradRe
pr-role-trader-black = black trader
    .a = a black trader
    .short = TradBk
pr-role-settler = settler
    .a = a settler
    .short = Settl
pr-role-captain = captain
    .a = a captain
    .short = Capt
pr-role-priest = priest
    .a = a priest
    .short = Priest
pr-role-jack = jack of all trades
    .a = a jack of all trades
    .short = Jack
pr-role-sailor = sailor
    .a = a sailor
    .short = Sailor
pr-role-pirate = pirate
    .a = a pirate
    .short = Pirate
pr-role-mademoiselle = mademoiselle
    .a = a mademoiselle
    .short = Madem
pr-role-jester = jester
    .a = a jester
    .short = Jester
pr-role-admiral = admiral
    .a = an admiral
    .short = Admir
pr-role-governor = governor
    .a = a governor
    .short = Govern

# What persons are good for; `short` in a few letters, ◎ are coins, ⚔ swords.
pr-ability-trader = +1 coin for { NAME($ship, case: "a") }
    .short = ◎+1 { NAME($ship, case: "short") }
pr-ability-settler = house
    .short = house
pr-ability-captain = anchor
    .short = anchor
pr-ability-priest = cross
    .short = cross
pr-ability-jack = anchor, cross or house
    .short = any symbol
pr-ability-sailor = 1 sword
    .short = ⚔1
pr-ability-pirate = 2 swords
    .short = ⚔2
pr-ability-mademoiselle = persons cost you 1 coin less
    .short = cost −1
pr-ability-jester = 1 coin if a turn fails or nothing is left to take
    .short = ◎1 if empty
pr-ability-admiral = 2 coins if the harbour has 5+ cards
    .short = ◎2 from 5 cards
pr-ability-governor = 1 card more to take
    .short = +1 card

## Cards with their numbers. `short` has them as digits: swords/coins of a ship, cost/points of a
## person, coins/points of an expedition.

pr-card-ship = { $ship } ({ $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
    .a = { NAME($ship, case: "a") } ({ $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
    .short = { NAME($ship, case: "short") } { $swords }/{ $coins }
pr-card-ship-skull = { $ship } (skull, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
    .a = { NAME($ship, case: "a") } (skull, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
    .short = { NAME($ship, case: "short") } †/{ $coins }
# The cost as it is printed.
pr-card-person = { $role } (cost { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .a = { NAME($role, case: "a") } (cost { $cost }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
    .short = { NAME($role, case: "short") } { $cost }/{ $points }
# What an expedition asks for stands in `needs`. Symbols it does not ask for are 0.
pr-card-expedition = expedition ({ $anchors ->
    [0] {""}
    [one] { $anchors } anchor,{" "}
   *[other] { $anchors } anchors,{" "}
}{ $crosses ->
    [0] {""}
    [one] { $crosses } cross,{" "}
   *[other] { $crosses } crosses,{" "}
}{ $houses ->
    [0] {""}
    [one] { $houses } house,{" "}
   *[other] { $houses } houses,{" "}
}for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .a = an expedition ({ $anchors ->
        [0] {""}
        [one] { $anchors } anchor,{" "}
       *[other] { $anchors } anchors,{" "}
    }{ $crosses ->
        [0] {""}
        [one] { $crosses } cross,{" "}
       *[other] { $crosses } crosses,{" "}
    }{ $houses ->
        [0] {""}
        [one] { $houses } house,{" "}
       *[other] { $houses } houses,{" "}
    }for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
    .short = { $anchors ->
        [0] {""}
       *[other] { $anchors }a
    }{ $crosses ->
        [0] {""}
       *[other] { $crosses }c
    }{ $houses ->
        [0] {""}
       *[other] { $houses }h
    } { $coins }/{ $points }
pr-card-tax-swords = tax increase (most swords)
    .a = a tax increase (a coin for most swords)
    .short = Tax sw
pr-card-tax-points = tax increase (fewest points)
    .a = a tax increase (a coin for fewest points)
    .short = Tax pt
pr-card-unknown = unknown card
    .a = an unknown card
    .short = ?

## Actions, as one chooses them

pr-action-draw = Draw a card
pr-action-stop = Stop drawing
pr-action-repel = Repel the ship
pr-action-keep = Let the ship in
pr-action-trade = Trade: take { NAME($card, case: "a") }
pr-action-hire = Hire { NAME($card, case: "a") }
# For a card that can never be taken.
pr-action-take = Take { NAME($card, case: "a") }
pr-action-fulfil = Fulfil { NAME($expedition, case: "a") }; you send: { NAME($persons, case: "a") }
pr-action-pass = Take nothing more

## What happened

pr-event-start-drawn = { $seat-is ->
    [me] You begin.
   *[other] { $seat } begins.
}
pr-event-expedition-opened = With five players this lies open from the start:
    { NAME($card, case: "a") }.
pr-event-turn-began = { $seat-is ->
    [me] It is your turn.
   *[other] It is { $seat }’s turn.
}
pr-event-reshuffled = { $count ->
    [one] The deck has run out. The discard pile, { $count } card, is the new deck.
   *[other] The deck has run out. The discard pile, { $count } cards, is shuffled into a new one.
}
pr-event-person-drawn = { $seat-is ->
    [me] You draw { NAME($card, case: "a") }.
   *[other] { $seat } draws { NAME($card, case: "a") }.
}
pr-event-ship-drawn = { $seat-is ->
    [me] You draw { NAME($card, case: "a") }.
   *[other] { $seat } draws { NAME($card, case: "a") }.
}
pr-event-expedition-drawn = { $seat-is ->
    [me] You draw { NAME($card, case: "a") }. It is laid out beside the harbour.
   *[other] { $seat } draws { NAME($card, case: "a") }. It is laid out beside the harbour.
}
pr-event-tax-drawn = { $seat-is ->
    [me] You draw { NAME($card, case: "a") }.
   *[other] { $seat } draws { NAME($card, case: "a") }.
}
pr-event-ship-repelled = { $seat-is ->
    [me] You repel the ship: { $card }.
   *[other] { $seat } repels the ship: { $card }.
}
# All cards lost are counted, the ship too.
pr-event-busted = { $seat-is ->
    [me] { $count ->
        [one] A second ship of that colour: { $card }! Your turn is over, and { $count } card is
            lost.
       *[other] A second ship of that colour: { $card }! Your turn is over, and { $count } cards
            are lost.
    }
   *[other] { $count ->
        [one] A second ship of that colour: { $card }! { $seat }’s turn is over, and { $count }
            card is lost.
       *[other] A second ship of that colour: { $card }! { $seat }’s turn is over, and { $count }
            cards are lost.
    }
}
pr-event-taxed = { $seat-is ->
    [me] { $count ->
        [one] You lose { $count } coin in taxes.
       *[other] You lose { $count } coins in taxes.
    }
   *[other] { $count ->
        [one] { $seat } loses { $count } coin in taxes.
       *[other] { $seat } loses { $count } coins in taxes.
    }
}
# 0 cards: there was none to draw. Colours are 0 to 5.
pr-event-stopped = { $seat-is ->
    [me] { $drawn ->
        [0] There is no card for you to draw.
        [one] You stop after { $drawn } card.
       *[other] You stop after { $drawn } cards.
    }
   *[other] { $drawn ->
        [0] There is no card for { $seat } to draw.
        [one] { $seat } stops after { $drawn } card.
       *[other] { $seat } stops after { $drawn } cards.
    }
} { $colours ->
    [0] No ship lies in the harbour.
    [one] { $colours } ship lies in the harbour.
   *[other] Ships of { $colours } colours lie in the harbour.
}
pr-event-traded = { $seat-is ->
    [me] You take { NAME($card, case: "a") }.
   *[other] { $seat } takes { NAME($card, case: "a") }.
}
pr-event-hired = { $seat-is ->
    [me] { $coins ->
        [0] You hire { NAME($card, case: "a") } for nothing.
        [one] You hire { NAME($card, case: "a") } and pay { $coins } coin.
       *[other] You hire { NAME($card, case: "a") } and pay { $coins } coins.
    }
   *[other] { $coins ->
        [0] { $seat } hires { NAME($card, case: "a") } for nothing.
        [one] { $seat } hires { NAME($card, case: "a") } and pays { $coins } coin.
       *[other] { $seat } hires { NAME($card, case: "a") } and pays { $coins } coins.
    }
}
pr-event-fee-paid = { $seat-is ->
    [me] You hand { $to } a coin for it.
   *[other] { $to-is ->
        [me] { $seat } hands you a coin for it.
       *[other] { $seat } hands { $to } a coin for it.
    }
}
pr-event-passed = { $seat-is ->
    [me] You take nothing more.
   *[other] { $seat } takes nothing more.
}
pr-event-harbour-cleaned = { $count ->
    [one] The harbour is cleared: { $count } card is discarded.
   *[other] The harbour is cleared: { $count } cards are discarded.
}
pr-event-fulfilled = { $seat-is ->
    [me] You fulfil { NAME($expedition, case: "a") } and send: { NAME($persons, case: "a") }.
   *[other] { $seat } fulfils { NAME($expedition, case: "a") } and sends:
    { NAME($persons, case: "a") }.
}
pr-event-earned = { $seat-is ->
    [me] { $count ->
        [one] You get { $count } coin
       *[other] You get { $count } coins
    }
   *[other] { $count ->
        [one] { $seat } gets { $count } coin
       *[other] { $seat } gets { $count } coins
    }
} { $from ->
    [start] to start with.
    [ship] for the ship.
    [trader] thanks to traders.
    [admiral] thanks to admirals: the harbour is full.
    [jester] thanks to jesters.
    [expedition] for the expedition.
   *[tax] from the tax increase.
}
# Deck and discard pile are empty, so there are fewer than due.
pr-event-earned-short = { $seat-is ->
    [me] { $count ->
        [0] You get no coin
        [one] You get { $count } coin only
       *[other] You get { $count } coins only
    }
   *[other] { $count ->
        [0] { $seat } gets no coin
        [one] { $seat } gets { $count } coin only
       *[other] { $seat } gets { $count } coins only
    }
} { $from ->
    [start] to start with
    [ship] for the ship
    [trader] for traders
    [admiral] for admirals
    [jester] for jesters
    [expedition] for the expedition
   *[tax] from the tax increase
}, though { $due } would be due: there are no cards left.
pr-event-last-lap = { $seat-is ->
    [me] You have reached the points: the last lap starts.
   *[other] { $seat } has reached the points: the last lap starts.
} { $last-is ->
    [me] You have the last turn.
   *[other] { $last } has the last turn.
}
pr-event-nothing-drawn = { $count ->
    [one] A turn without a card to draw.
   *[other] { $count } turns in a row without a card to draw.
}

## The end

pr-end-points = The last lap is over, and so is the game.
pr-end-stuck = For a whole lap there was no card to draw: the game is over.
pr-end-long = The game has gone on for too long and ends here.

# What brought the points, when they are counted at the end, and what broke a tie.
pr-score-traders = Traders
pr-score-crew = Sailors and pirates
pr-score-envoys = Settlers, captains, priests, jacks
pr-score-household = Mademoiselles and jesters
pr-score-officers = Admirals and governors
pr-score-expeditions = Expeditions
pr-score-despite = More points, but no expedition.

## Refusals: the sentence before the rule

pr-why-not-now = Nothing can be done right now.
pr-why-draw-first = Draw at least one card before you stop.
pr-why-nothing-to-draw = There is no card left to draw.
pr-why-still-drawing = Cards are taken from the harbour once the drawing is over.
pr-why-drawing-is-over = The drawing is over; now cards are taken from the harbour.
pr-why-no-ship-waits = There is no ship to let in or repel.
pr-why-ship-waits = First decide about the ship just drawn: let it in or repel it.
pr-why-not-in-harbour = This card does not lie in the harbour.
pr-why-no-takes-left = { $taken ->
    [one] You have taken { $taken } card and may take no more.
   *[other] You have taken { $taken } cards and may take no more.
}
pr-why-too-dear = { $have ->
    [one] This person costs you { $cost }, but you have { $have } coin.
   *[other] This person costs you { $cost }, but you have { $have } coins.
}
pr-why-too-dear-with-fee = { $have ->
    [one] This person costs you { $cost } and a fee of { $fee }, but you have { $have } coin.
   *[other] This person costs you { $cost } and a fee of { $fee }, but you have { $have } coins.
}
pr-why-not-active = Only the active player may fulfil expeditions.
pr-why-no-such-expedition = This expedition is not laid out.
pr-why-not-yours = Not all of these persons work for you.
pr-why-crew-size = { $needed ->
    [one] The expedition needs { $needed } person, but you send { $chosen }.
   *[other] The expedition needs { $needed } persons, but you send { $chosen }.
}
pr-why-wrong-persons = These are not the persons the expedition asks for.
pr-why-same-face = Several of your persons are alike; name the first of them.

## The rules page: its frame

pr-rules-title = The rules of Port Royal
pr-rules-intro = Merchants, sailors and adventurers crowd the harbour of Port Royal, and everyone
    hopes for the deal of a lifetime.

    Turn up card after card: ships bring coins, and coins hire people who bring you fame. But a
    second ship of the same colour, and the harbour is empty before you have taken anything. Stop in
    time, put your money to work, and send out an expedition.
pr-rules-goal = Hire people and send out expeditions: they bring victory points. Coins pay for
    them, and ships bring coins.
pr-rules-turn = Turn up cards as long as you dare. Ships and people fill the harbour; a second
    ship of the same colour ends your turn with nothing. Stop in time and take a card: a ship for
    its coins, or a person for theirs. Then each of the others may take one too, and pays you a
    coin for it.
pr-rules-end = When somebody has 12 points, everyone else has one more turn. Most points win; if
    tied, most coins.
pr-example-book-a-turn-for-all = A whole turn
pr-example-book-a-turn-for-all-about = Ships of four colours lie in the harbour, so the active
    player takes two cards. Then the others take one each and pay a coin.
pr-example-book-repel-a-flute = Repel a ship
pr-example-book-repel-a-flute-about = A sailor and a pirate have three swords: enough for these
    ships.
pr-example-book-expedition-with-a-jack = An expedition
pr-example-book-expedition-with-a-jack-about = A priest and a jack of all trades provide two
    crosses. They are discarded; the expedition brings coins and points.
pr-example-tax-of-thirteen = A tax increase
pr-example-tax-of-thirteen-about = Thirteen coins are too many: six are lost. Then whoever has the
    most swords gets a coin.
pr-section-setup = Set-up, coins and cards
pr-section-discover = Phase 1: discover
pr-section-take = Phase 2: trade and hire
pr-section-end = The end

## The rules: set-up

rule-pr-players = Two to five can play.
rule-pr-deck = There are 120 cards: 50 ships (10 of each colour), 60 persons, 6 expeditions and 4
    tax increases. The persons are 10 traders (2 of each colour), 5 settlers, 5 captains, 5 priests,
    3 jacks of all trades, 10 sailors, 3 pirates, 4 mademoiselles, 5 jesters, 6 admirals and 4
    governors.
rule-pr-deck-swords = Ships have swords. Yellow pinnaces: four with 1, three with 2, three with 4.
    Blue flutes: four with 1, three with 2, three with 5. Green skiffs: four with 1, three with 3,
    three with 5. Red frigates: three with 1, three with 3, two with 6, two with a skull. Black
    galleons: three with 2, three with 4, two with 7, two with a skull.
rule-pr-swords = A sailor has 1 sword, a pirate 2. The swords of all your people add up.
rule-pr-deck-data = The rulebook does not list the coins on ships, what persons cost and how many
    points they are worth, what expeditions ask for and bring, nor how the tax increases are split.
    These numbers come from public sources that agree. If your own cards are different, you can play
    with those: write them into a deck file.
rule-pr-setup-five = One expedition is for five players only. It has no coin on its back and is
    never shuffled in: with five players it lies open with the expeditions from the start, with
    fewer it stays in the box. So 119 cards are shuffled either way.
rule-pr-setup-first = At a real table whoever was in a harbour last begins; here chance decides.
rule-pr-setup-coins = Everyone starts with 3 coins from the deck.
rule-pr-coins = Coins are cards. When you get coins you take that many cards from the top of the
    deck and lay them before you face down, unseen; each is worth 1. Coins you pay for a person or
    lose to a tax increase go to the discard pile. The coin the others hand the active player for
    each card they take stays face down. Nobody may look at the face of a coin.
rule-pr-coins-public = Everyone may know how many coins each player has and how many cards the deck
    holds. The discard pile lies face up for all to see, coins that land there included.
rule-pr-coins-which = Your coins are a pile: the one you got last is the first to go, whether you
    pay it, lose it or hand it over. Nobody chooses among them.
rule-pr-coins-order = When several players get coins at once, they draw clockwise from the active
    player (at the deal, from the start player), each all of theirs before the next.
rule-pr-coins-short = If both deck and discard pile are empty, coins that cannot be drawn are lost;
    nobody owes them to you.
rule-pr-reshuffle = When the deck has run out, the discard pile is shuffled into a new one.
rule-pr-reshuffle-when = That happens when the next card is needed and not before, so cards
    discarded in the meantime are in it. A card that is still being dealt with, such as a tax
    increase or a ship not yet let in or repelled, is not.

## The rules: phase 1, discover

rule-pr-draw = On your turn you draw at least one card. After each, once it is dealt with, you draw
    on or stop. When you stop, phase 2 begins.
rule-pr-draw-empty = Any card counts as your first, a tax increase, an expedition or a repelled ship
    too. So you may stop with an empty harbour, and phase 2 is played all the same.
rule-pr-draw-none = If there is no card to draw, you may fulfil expeditions (their persons go to the
    discard pile) or go on to phase 2 with what the harbour holds. As soon as there is a card, you
    must draw your first one.
rule-pr-draw-person = A person goes to the harbour.
rule-pr-draw-ship = A ship goes to the harbour, unless you repel it. You can if you have at least
    one sailor or pirate and their swords together are at least those of the ship. A repelled ship
    is discarded. You can repel only the ship just drawn, of whatever colour, never one with a
    skull. Swords are not used up.
rule-pr-repel-may = You may repel, but you need not, not even a second ship of a colour: if you let
    that one in, your turn is over.
rule-pr-bust = If you draw a ship of a colour that already lies in the harbour and you cannot or do
    not want to repel it, your turn ends at once. The harbour and the ship are discarded,
    expeditions stay, and there is no phase 2. Then every player, you too, gets 1 coin for each of
    their jesters.
rule-pr-draw-expedition = An expedition is laid out beside the harbour until somebody fulfils it.
rule-pr-expedition = The active player, and nobody else, may fulfil expeditions at any time of their
    turn, as many as they can. You discard persons of your choice with the symbols asked for, one
    for each symbol: captains are anchors, priests crosses, settlers houses, and a jack of all
    trades is any one of them. Then you lay the expedition before you and draw its coins.
rule-pr-expedition-when = That is before your first draw, after each card that is dealt with, and
    before, between and after your own takes until you let the others take. Not while a ship waits
    to be let in or repelled, not after a second ship of a colour, and not while others take.
rule-pr-expedition-same = If several of your persons are exactly alike, which of them goes makes no
    difference to anybody: they are one choice, and the first of them go.
rule-pr-tax = First everyone with 12 or more coins discards half of them, rounded down (of 13, that
    is 6). Then, as the card says, the player with the most swords or the one with the fewest
    victory points gets 1 coin. All who are tied get it, those with none too. Then the card is
    discarded and the turn goes on.
rule-pr-tax-short = Coins lost to the tax may be shuffled up for the coin it gives, the tax increase
    itself may not. If too few cards are left, those who draw first get theirs.

## The rules: phase 2, trade and hire

rule-pr-stack = The abilities of several copies of a person add up, for the active player and for
    the others when they take.
rule-pr-stack-forced = Coins from traders, admirals, jesters, expeditions and tax increases are
    drawn without asking; you cannot refuse them.
rule-pr-take = As the active player you may take 1 card from the harbour; 2 if ships of four colours
    lie there, 3 with five colours, counted when the phase starts; and one more for each of your
    governors. You take them one by one, so what you take can already help with the next: a governor
    allows one more card in the same turn, a mademoiselle makes the next person cheaper, a trader
    brings 1 coin more for the next ship of its colour.
rule-pr-take-none = You may take fewer, or none; the others take all the same.
rule-pr-trade = To take a ship, discard it, then draw its coins and 1 more for each of your traders
    of its colour.
rule-pr-hire = To take a person, pay its cost, less 1 for each mademoiselle you already have, but
    never below 0, and lay it before you. From then on its ability counts.
rule-pr-others = Then each of the other players, clockwise, may take one card, whatever the colours,
    and one more for each of their governors, even one hired just now. The same rules hold, but they
    hand the active player 1 coin for each card, if need be from the coins of the ship.
rule-pr-others-fee = That coin comes last: after the coins of a ship are drawn, so you can take a
    ship without a coin; and after the cost of a person, so you must have enough for both. It is due
    even if the person costs nothing.
rule-pr-admiral = If it is your turn to take and at that moment 5 cards or more lie in the harbour,
    you first get 2 coins for each of your admirals, and you can use them at once.
rule-pr-admiral-once = You get them once each time it is your turn to take, when it begins, whether
    you then take something or not. An admiral hired in it pays only from the next time on.
rule-pr-jester = If it is your turn to take in somebody else’s turn and the harbour is empty, you
    get 1 coin for each of your jesters.
rule-pr-jester-once = This is checked once, when your turn to take begins: also if the harbour was
    empty all along, but not if you take the last card yourself.
rule-pr-clean = When everyone has had their chance, what is left in the harbour is discarded, and
    the next player clockwise is active.

## The rules: the end

rule-pr-end = When somebody has 12 or more victory points on persons and expeditions, the last lap
    starts: the turn is finished, and play goes on until the player to the right of the one who was
    active has had a turn.
rule-pr-end-who = The active player is the one whose turn it was, even if another reached the points
    by taking in it. They have no further turn of their own, but take in the others’. If somebody
    else reaches 12 points later, the lap does not get longer.
rule-pr-end-keep = A last lap that has started stays, even if points should fall again. (With the
    printed cards that cannot happen: every expedition brings at least 2 points more than it costs.)
rule-pr-end-equal = An option: play goes on until the player to the right of the start player has
    had a turn, so that all have had as many. If the points are reached in that very turn, the game
    ends with it.
rule-pr-end-stuck = If there is no card to draw in as many turns in a row as there are players,
    because all cards are coins or laid out, the game ends and is scored as always.
rule-pr-end-long = After 10,000 decisions of all players together the game ends where the next one
    would be due, in the middle of a turn too, and is scored as it stands. A ship not yet let in or
    repelled is discarded. Steps that nobody is asked about do not count. Otherwise a game could go
    on for ever: when everybody only stops and passes, when somebody repels ship after ship, or when
    only tax increases are left to draw.
rule-pr-win = The player with the most victory points wins; if tied, the one with the most coins; if
    still tied, the win is shared.
rule-pr-var-expedition = A variant: the last lap starts when one and the same player has 12 points
    and at least one expedition, and only players with an expedition can win. Ties as always.
rule-pr-var-rank = In the variant everybody with an expedition is placed before everybody without;
    within both groups points decide, then coins.
rule-pr-var-none = Should nobody have an expedition when the game ends because there are no cards,
    or because it has gone on for too long, all players are compared.

## The table

pr-ui-harbour = Harbour
pr-ui-harbour-empty = empty
pr-ui-persons = Persons
pr-ui-expeditions = Expeditions
pr-ui-none = none
pr-ui-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
pr-ui-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
pr-ui-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
pr-ui-points = { $points } of { $needed } points
pr-ui-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
pr-ui-anchors = { $count ->
    [one] { $count } anchor
   *[other] { $count } anchors
}
pr-ui-crosses = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
pr-ui-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
# At the end, where one needs an expedition to win.
pr-ui-expedition-count = { $count ->
    [0] no expedition
    [one] { $count } expedition
   *[other] { $count } expeditions
}
pr-ui-cost = costs { $cost }
# Whose turn it is, in a word beside the name.
pr-ui-active = active
pr-ui-drawn = { $count ->
    [0] No card drawn yet
    [one] { $count } card drawn
   *[other] { $count } cards drawn
}
pr-ui-colours = { $count ->
    [0] No ship yet
    [one] { $count } ship
   *[other] Ships of { $count } colours
}
pr-ui-takes = { $count ->
    [0] No card left to take
    [one] { $count } card to take
   *[other] { $count } cards to take
}
pr-ui-last-lap = { $last-is ->
    [me] Last lap: you have the last turn
   *[other] Last lap: { $last } has the last turn
}
# How likely the next card ends the turn, in percent.
pr-ui-risk = Risk of a second ship: { $percent }%
pr-ui-laid = Before you
pr-ui-laid-none = nothing yet
# A card in a few letters.
pr-ui-short = { NAME($thing, case: "short") }
# Beside a ship that would end the turn.
pr-ui-second = second ship of its colour
# The signs of the table.
pr-ui-legend = ★ points · ◎ coins · ⚔ swords · ⚑ expeditions
# The same where one needs an expedition to win.
pr-ui-legend-variant = ★ points · ◎ coins · ⚔ swords · ⚑ expedition (needed to win)
pr-ui-trade-short = Trade
pr-ui-hire-short = Hire
# Instead of the words of the action, where they fit better: a ship that ends the turn, nothing
# taken yet.
pr-ui-keep-busts = Let the ship in and end your turn
pr-ui-pass-none = Take nothing
# What a choice would bring.
pr-ui-would-coins = { $count ->
    [one] Brings { $count } coin
   *[other] Brings { $count } coins
}
pr-ui-would-fee = { $fee ->
    [one] { $fee } coin goes to { $to }
   *[other] { $fee } coins go to { $to }
}
pr-ui-would-points = Then you have { $points } of { $needed } points

## What to do now

pr-ui-bust-help = A second ship of a colour that you cannot repel ends your turn.
pr-ui-ship-busts = Careful: a ship of this colour is there already. If you let this one in, your
    turn is over.
# What is asked now.
pr-ui-now-discover = { $seat-is ->
    [me] Draw on, or stop and take from the harbour.
   *[other] { $seat } draws on or stops.
}
pr-ui-now-ship = { $seat-is ->
    [me] { $busts ->
        [yes] { CAP($card) }: let it into the harbour, or repel it? { pr-ui-ship-busts }
       *[no] { CAP($card) }: let it into the harbour, or repel it?
    }
   *[other] { $seat } lets it into the harbour or repels it: { $card }.
}
pr-ui-now-take = { $seat-is ->
    [me] { $count ->
        [0] You may take no more cards, but you can still fulfil an expedition.
        [one] Take a card from the harbour, or nothing.
       *[other] Take up to { $count } cards from the harbour, one by one.
    }
   *[other] { $seat } picks from the harbour.
}

## Why a bot advises something: whole sentences

pr-advice-draw-safe = No ship that comes now can end the turn.
pr-advice-draw-risk = Drawing on is worth the risk: about { $percent }% for a second ship.
pr-advice-draw-takes = One more colour, and there is one more card to take.
pr-advice-stop-risk = Time to stop: about { $percent }% for a second ship.
pr-advice-stop-enough = What lies in the harbour is good enough.
pr-advice-repel = Otherwise the turn would be over.
pr-advice-repel-colour = Keeping this colour out makes the next card safer.
pr-advice-keep = This ship brings coins, and its colour helps.
pr-advice-trade = { $coins ->
    [one] This ship brings { $coins } coin.
   *[other] This ship brings { $coins } coins.
}
pr-advice-hire = { $points ->
    [0] This person will earn its keep.
    [one] This person brings { $points } point and its ability.
   *[other] This person brings { $points } points and its ability.
}
pr-advice-fulfil = { $points ->
    [one] The expedition brings { $points } point.
   *[other] The expedition brings { $points } points.
}
pr-advice-wait = Better to keep these people for another expedition.
pr-advice-win = This can win the game.
pr-advice-deny = { $owner-is ->
    [me] You would take this otherwise.
   *[other] { $owner } would take this otherwise.
}
pr-advice-save = Better to save the coins for somebody dearer.
pr-advice-pass = Nothing here is worth its price.
pr-advice-random = No particular reason: it is picked at random.

## The table of cards

pr-cards-ships = Ships
pr-cards-persons = Persons
pr-cards-expeditions = Expeditions
pr-cards-taxes = Tax increases
pr-cards-crew = { $persons }
pr-cards-five = only with five players
pr-info-ship = Take it from the harbour and draw its coins, one more for each of your traders of its
    colour.
pr-info-second = A second ship of a colour ends the turn with nothing, unless your swords repel it.
pr-info-skull = The skull: it cannot be repelled.
pr-info-symbol = A symbol for an expedition; whoever provides one there is discarded.
pr-info-swords = Swords repel a ship just drawn that has no more of them; they are not used up.
pr-info-expedition = On your turn, discard persons with these symbols: you draw the coins and keep the
    points.
pr-column-swords = Swords
pr-column-coins = Coins
pr-column-cost = Cost
pr-column-points = Points
pr-column-skull = skull

## Before a game

pr-setup-advice = By the book those who sit early win more often: with five players 24 % of the games for
    the first and 15 % for the last. With four and five we recommend equal turns: -o ending=equal.
