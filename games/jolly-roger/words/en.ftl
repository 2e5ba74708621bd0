### Jolly Roger, English (British). Same keys and arguments in pl.ftl and de.ftl; how to write them stands
### in the documentation of the crate `text`. Cards are named after a colon, so they need no cases.

jr-name = Jolly Roger
jr-tagline = Raid together, share the loot, and mind the next mutiny

## Cards

jr-kind-fort = Fort
jr-kind-ship = Merchant Ship
jr-kind-settlement = Settlement
jr-kind-port = Pirate Port
jr-kind-island = Treasure Island
jr-skill-navigation = navigation
jr-skill-guns = guns
jr-skill-melee = melee
jr-card-crew = { $skill } { $value } ({ $crewmen } { $crewmen ->
    [one] crewman
   *[other] crewmen
})
jr-card-any = any skill { $value } ({ $crewmen } { $crewmen ->
    [one] crewman
   *[other] crewmen
})
jr-card-captain = Captain
jr-card-quartermaster = Quartermaster
jr-card-boatswain = Boatswain
jr-card-carpenter = Carpenter
jr-card-cook = Cook
jr-card-cutthroat = Cutthroat
jr-card-first-mate = First Mate
jr-card-lookout = Lookout
jr-card-master-mariner = Master Mariner
jr-card-old-sailor = Old Sailor
jr-card-powder-monkey = Powder Monkey
jr-card-sea-dog = Sea Dog
jr-card-second-mate = Second Mate
jr-card-sharp-shooter = Sharp-Shooter
jr-card-smart-kid = Smart Kid
jr-card-stowaways = Stowaways
jr-card-surgeon = Surgeon
jr-card-traitor = Traitor
jr-card-unknown = an unknown card
jr-prize-gold = Gold { $value }
jr-prize-rum = Rum
jr-prize-jewels = Jewels
jr-prize-hostage = Hostage

## Promises

jr-promise-none = no promise
jr-promise-share = { $by ->
    [offerer] the one who offers promises a good share
   *[taker] the other is to promise a good share
}
jr-promise-appoint = { $by ->
    [offerer] the one who offers promises to appoint the other
   *[taker] the other is to appoint the one who offers
}
jr-promise-no-mutiny = { $by ->
    [offerer] the one who offers promises no mutiny this round
   *[taker] the other is to call no mutiny this round
}
jr-promise-stay-out = { $by ->
    [offerer] the one who offers promises to stay out of it
   *[taker] the other is to stay out of it
}
jr-promise-play = { $by ->
    [offerer] the one who offers promises to play cards: { $count }
   *[taker] the other is to play cards: { $count }
}
jr-promise-guard = { $by ->
    [offerer] the one who offers guards the ship
   *[taker] the other guards the ship instead
}

## Actions

jr-action-appoint = Appoint as Quartermaster: { $target }
jr-action-draw = Draw a crew card
jr-action-decline = No, pass
jr-action-call = Mutiny! Play: { $card }
jr-action-call-on = Mutiny! Play: { $card }, and make join you: { $target }
jr-action-call-kill = Mutiny! Play: { $card }, and beat the Captain at once
jr-action-sail = Sail to: { $destination }
jr-action-use = Use: { $card }
jr-action-use-on = Use: { $card }, on { $target }
jr-action-use-on-two = Use: { $card }, on { $targets }
jr-action-use-raise = Use: { $card }, one point more is needed
jr-action-use-lower = Use: { $card }, one point less is needed
jr-action-contribute = Add to the attack: { $card }
jr-action-reveal = Turn the destination card over
jr-action-pass = Pass
jr-action-betray = Betray: cancel this card: { $card }
jr-action-assign = Let { $card } count as: { $skill }
jr-action-take = Take: { $card }
jr-action-take-from = Take an unseen prize of { $target }
jr-action-give = Give: { $card }, to { $target }
jr-action-donate = Give for the repairs: { $card }
jr-action-exchange = Discard for a crew card: { $card }
jr-action-ransom = Turn into prizes: { $card }
jr-action-bury = Bury: { $card }
jr-action-done = Done
jr-action-punish = Order a punishment
jr-action-spare = Nobody is punished
jr-action-flog = Punish: { $target }
jr-action-commit = { $side ->
    [captain] The Quartermaster's card stands by the Captain
   *[mutineer] The Quartermaster's card joins the mutiny
}
jr-action-discard = Discard: { $cards }
jr-action-accept = Take offer { $nth } of { $target }
jr-action-refuse = Refuse offer { $nth } of { $target }
jr-action-withdraw = Take back offer { $nth }
jr-action-join = { $side ->
    [captain] For the Captain: { $card }
   *[mutineer] For the mutiny: { $card }
}
jr-action-join-on = { $side ->
    [captain] For the Captain: { $card }, and make join: { $target }
   *[mutineer] For the mutiny: { $card }, and make join: { $target }
}
jr-action-join-kill = { $side ->
    [captain] For the Captain: { $card }, and end it at once
   *[mutineer] For the mutiny: { $card }, and end it at once
}
jr-action-offer = Offer to { $target }: gives { $given-n ->
    [0] nothing
   *[other] { $given }
}, wants { $wanted-n ->
    [0] nothing
   *[other] { $wanted }
}; { $promise }

## What happened

jr-event-you-answered = You have answered.
jr-event-someone-answered = Somebody has answered.
jr-event-captain-found = { $seat-is ->
    [me] You are the Captain.
   *[other] { $seat } is the Captain.
}
jr-event-round-began = Round { $round } begins.
jr-event-appointed = { $seat-is ->
    [me] You are appointed Quartermaster.
   *[other] { $seat } is appointed Quartermaster.
}
jr-event-took-over = { $seat-is ->
    [me] You take over.
   *[other] { $seat } takes over.
}
jr-event-drew = { $seat-is ->
    [me] You draw crew cards: { $count }.
   *[other] { $seat } draws crew cards: { $count }.
}
jr-event-drew-seen = { $seat-is ->
    [me] You draw: { $cards } ({ $count }).
   *[other] { $seat } draws: { $cards } ({ $count }).
}
jr-event-reshuffled = The crew discards are shuffled into a new stack.
jr-event-sailed = The Captain sails to: { $destination }.
jr-event-turned-back = Nobody has the map: the ship turns back.
jr-event-lost-at-sea = Nobody has the map: the round is lost.
jr-event-turned = { $shape ->
    [target] { $destination }: navigation { $navigation }, guns { $guns }, melee { $melee }; prizes: { $count }.
    [port] { $destination }: crew cards for each: { $count }.
   *[island] { $destination } is reached.
}
jr-event-voyage-counted = The voyage is over: { $card }.
jr-event-decided = { $decision ->
    [ordered] The Captain orders a punishment.
   *[waived] The Captain waives the punishment.
}
jr-event-flogged = { $seat-is ->
    [me] You are punished and lose: { $card }.
   *[other] { $seat } is punished and loses: { $card }.
}
jr-event-contributed = { $seat-is ->
    [me] You add: { $card }.
   *[other] { $seat } adds: { $card }.
}
jr-event-betrayed = { $seat-is ->
    [me] You play a Traitor against: { $card }.
   *[other] { $seat } plays a Traitor against: { $card }.
}
jr-event-assigned = { $card } counts as: { $skill }.
jr-event-fight-won = The attack succeeds: navigation { $navigation }, guns { $guns }, melee { $melee }.
jr-event-fight-lost = The attack fails: navigation { $navigation }, guns { $guns }, melee { $melee }.
jr-event-crew-discarded = Discarded: { $cards }.
jr-event-shown = { $seat-is ->
    [me] You use: { $card }.
   *[other] { $seat } uses: { $card }.
}
jr-event-shown-on = { $seat-is ->
    [me] You use: { $card }, on { $target }.
   *[other] { $seat } uses: { $card }, on { $target }.
}
jr-event-shown-on-two = { $seat-is ->
    [me] You use: { $card }, on { $targets }.
   *[other] { $seat } uses: { $card }, on { $targets }.
}
jr-event-shown-raise = { $seat-is ->
    [me] You use: { $card }, one point more.
   *[other] { $seat } uses: { $card }, one point more.
}
jr-event-shown-lower = { $seat-is ->
    [me] You use: { $card }, one point less.
   *[other] { $seat } uses: { $card }, one point less.
}
jr-event-shown-kill = { $seat-is ->
    [me] You use: { $card }, to kill.
   *[other] { $seat } uses: { $card }, to kill.
}
jr-event-effect-fell = The card is cancelled.
jr-event-skill-changed = { $way ->
    [more] One point more is needed: { $skill }.
   *[less] One point less is needed: { $skill }.
}
jr-event-mutiny-called = { $seat-is ->
    [me] You call a mutiny with: { $card }!
   *[other] { $seat } calls a mutiny with: { $card }!
}
jr-event-joined = { $seat-is ->
    [me] { $side ->
        [captain] You play for the Captain: { $card }.
       *[mutineer] You play for the mutiny: { $card }.
    }
   *[other] { $side ->
        [captain] { $seat } plays for the Captain: { $card }.
       *[mutineer] { $seat } plays for the mutiny: { $card }.
    }
}
jr-event-committed = { $seat-is ->
    [me] { $side ->
        [captain] You stand by the Captain with your Quartermaster's card.
       *[mutineer] You join the mutiny with your Quartermaster's card.
    }
   *[other] { $side ->
        [captain] { $seat } stands by the Captain with the Quartermaster's card.
       *[mutineer] { $seat } joins the mutiny with the Quartermaster's card.
    }
}
jr-event-forced = { $seat-is ->
    [me] { $side ->
        [captain] You must play for the Captain.
       *[mutineer] You must play for the mutiny.
    }
   *[other] { $side ->
        [captain] { $seat } must play for the Captain.
       *[mutineer] { $seat } must play for the mutiny.
    }
}
jr-event-mutiny-decided = { $seat-is ->
    [me] { $side ->
        [captain] The mutiny is put down: you stay Captain.
       *[mutineer] The mutiny wins: you are the new Captain.
    }
   *[other] { $side ->
        [captain] The mutiny is put down: { $seat } stays Captain.
       *[mutineer] The mutiny wins: { $seat } is the new Captain.
    }
}
jr-event-redealt = { $seat-is ->
    [me] You get crew back: { $count }.
   *[other] { $seat } gets crew back: { $count }.
}
jr-event-redealt-seen = { $seat-is ->
    [me] You get back: { $cards } ({ $count }).
   *[other] { $seat } gets back: { $cards } ({ $count }).
}
jr-event-prizes-turned = Prizes to share, unseen: { $count }.
jr-event-prizes-turned-seen = Prizes to share: { $cards } ({ $count }).
jr-event-cook-served = { $seat-is ->
    [me] You pick first.
   *[other] { $seat } picks first.
}
jr-event-picked = { $seat-is ->
    [me] You pick a prize.
   *[other] { $seat } picks a prize.
}
jr-event-picked-seen = { $seat-is ->
    [me] You pick: { $card }.
   *[other] { $seat } picks: { $card }.
}
jr-event-given = { $seat-is ->
    [me] You are given a prize.
   *[other] { $seat } is given a prize.
}
jr-event-given-seen = { $seat-is ->
    [me] You are given: { $card }.
   *[other] { $seat } is given: { $card }.
}
jr-event-gathered = { $seat-is ->
    [me] You lose your unburied prizes: { $count }.
   *[other] { $seat } loses unburied prizes: { $count }.
}
jr-event-moved = { $seat-is ->
    [me] From you a card goes to { $target }.
   *[other] From { $seat } a card goes to { $target }.
}
jr-event-moved-seen = { $seat-is ->
    [me] From you to { $target }: { $card }.
   *[other] From { $seat } to { $target }: { $card }.
}
jr-event-guard-named = { $seat-is ->
    [me] You guard the ship and cannot bury.
   *[other] { $seat } guards the ship and cannot bury.
}
jr-event-exchanged = { $seat-is ->
    [me] You discard for crew: { $card }.
   *[other] { $seat } discards for crew: { $card }.
}
jr-event-ransomed = { $seat-is ->
    [me] You turn into prizes: { $card }.
   *[other] { $seat } turns into prizes: { $card }.
}
jr-event-prizes-drawn = { $seat-is ->
    [me] You draw prizes: { $count }.
   *[other] { $seat } draws prizes: { $count }.
}
jr-event-prizes-drawn-seen = { $seat-is ->
    [me] You draw: { $cards } ({ $count }).
   *[other] { $seat } draws: { $cards } ({ $count }).
}
jr-event-buried = { $seat-is ->
    [me] You bury a prize.
   *[other] { $seat } buries a prize.
}
jr-event-buried-seen = { $seat-is ->
    [me] You bury: { $card }.
   *[other] { $seat } buries: { $card }.
}
jr-event-dug-up = { $seat-is ->
    [me] { $target } digs up a prize of yours.
   *[other] { $target } digs up a prize of { $seat }.
}
jr-event-dug-up-seen = { $seat-is ->
    [me] { $target } digs up, buried by you: { $card }.
   *[other] { $target } digs up, buried by { $seat }: { $card }.
}
jr-event-limit-discarded = { $seat-is ->
    [me] Your hand is too large; you discard: { $cards }.
   *[other] { $seat } holds too many and discards: { $cards }.
}
jr-event-offered = { $seat-is ->
    [me] You make { $target } an offer: crew { $crew }, prizes { $prizes }, for prizes { $wanted }; { $promise }.
   *[other] { $seat } makes { $target } an offer: crew { $crew }, prizes { $prizes }, for prizes { $wanted }; { $promise }.
}
jr-event-offer-closed = { $seat-is ->
    [me] Your offer { $nth } { $end ->
        [accepted] is taken.
        [refused] is refused.
        [withdrawn] is taken back.
       *[lapsed] lapses.
    }
   *[other] Offer { $nth } of { $seat } { $end ->
        [accepted] is taken.
        [refused] is refused.
        [withdrawn] is taken back.
       *[lapsed] lapses.
    }
}
jr-event-jewels-valued = { $seat-is ->
    [me] Your Jewels ({ $count }) are valued by: { $cards-n ->
        [0] nothing is left, so 1 each
       *[other] { $cards }
    }.
   *[other] The Jewels of { $seat } ({ $count }) are valued by: { $cards-n ->
        [0] nothing is left, so 1 each
       *[other] { $cards }
    }.
}

## The end

jr-end-voyages = The tenth voyage is over: the richest pirate wins.
jr-end-prizes = The prizes are gone: the richest pirate wins.

## Refusals

jr-why-not-now = That cannot be done now.
jr-why-not-in-hand = That card is not in your hand.
jr-why-no-such-seat = There is no such player to name.
jr-why-cannot-name = That player cannot be named.
jr-why-not-for-this = The card cannot be used like that now.
jr-why-stack-empty = No card is left: { $destination }.
jr-why-island-closed = Treasure Island cannot be picked yet: pick another kind.
jr-why-not-quartermaster = Only the Quartermaster does that.
jr-why-not-the-last = A Traitor only answers the last card shown, and not your own.
jr-why-not-unassigned = Another card comes first.
jr-why-no-such-prize = That prize does not lie there.
jr-why-not-equal = This player has { $has } of this sharing; others have { $least }.
jr-why-not-for-port = Only Hostages and Jewels bring prizes, while there are any.
jr-why-cannot-bury = That cannot be buried.
jr-why-already-done = You have done that already.
jr-why-wrong-side = You belong to the other side.
jr-why-already-committed = The Quartermaster's card has taken a side.
jr-why-discard-count = Chosen: { $chosen }; to discard: { $needed }.
jr-why-too-many-offers = Offers made in this step: { $made } of { $max }.
jr-why-too-many-cards = An offer holds at most { $max } cards a side.
jr-why-empty-offer = The offer says nothing.
jr-why-not-yours = You can only give your crew cards and unburied prizes.
jr-why-not-his = You can only want unburied prizes that you know.
jr-why-bad-promise = That promise cannot be made.
jr-why-no-such-offer = There is no such offer.

## The rules

jr-section-parts = Players and parts
jr-section-setup = Setting up
jr-section-round = A round
jr-section-attack = Attacking
jr-section-sharing = Sharing prizes
jr-section-port = Pirate Port
jr-section-island = Treasure Island
jr-section-mutiny = Mutiny
jr-section-special = Special crew
jr-section-bribes = Bribes
jr-section-end = Stacks and the end
jr-section-variants = Variants
rule-jr-players = Four to ten can play, and three with the variant for three.
rule-jr-parts = There are 150 cards: 68 crew (47 plain and 21 special), 35 destinations (8 each
    of Fort, Merchant Ship, Settlement and Pirate Port, 3 of Treasure Island), 46 prizes and a
    reference card.
rule-jr-parts-crew = A plain crew card shows a skill with a value and one to five crewmen; one
    kind counts as any one skill. A special card counts as one crewman unless it says more: the
    Powder Monkey counts five.
rule-jr-parts-dest = A target shows how much navigation, guns and melee it takes and how many
    prizes it yields; the ranges stand on the backs. Forts are hardest and richest, then
    Settlements, then Merchant Ships. A flag says for how many players a card is. A Pirate Port
    shows how many crew cards everyone gets.
rule-jr-parts-prize = Prizes are gold worth 1 to 3, Rum worth nothing, Jewels and Hostages. Most
    are gold.
rule-jr-parts-data = The books do not print every card. Our deck is a reconstruction within what
    they say; if you own the game, you can play with your own numbers.
rule-jr-setup-captain = Everyone gets one card; among these cards is the Captain. Whoever has it
    shows it and is Captain.
rule-jr-setup-deal = Then everyone gets 5 more crew cards (up to five players), 4 (six or seven)
    or 3 (eight to ten), and the Captain one more.
rule-jr-setup-dest = Destinations whose flag does not fit the number of players are left out;
    each kind is a shuffled stack.
rule-jr-setup-prize = The prizes are shuffled, face down.
rule-jr-hand-limit = You may hold 7 crew cards (up to five players), 6 (six or seven) or 5
    (eight to ten). Whoever holds more discards the rest at once, face up, and chooses which.
rule-jr-public = Open are unburied prizes, how many are buried, sizes of hands and stacks,
    discards, and who played what. Hidden are hands, face-down stacks and buried cards.
rule-jr-appoint = At the start of a round the Captain appoints a Quartermaster, the same or
    another, but never himself.
rule-jr-appoint-draw = After an appointment, also the one after a mutiny, anyone without crew
    cards may draw one, before a mutiny can be called.
rule-jr-voyage = The Captain picks a destination whose stack is not empty and lays its top card
    out face down; nobody looks at it.
rule-jr-punish = After the voyage the Captain may order a punishment. Then the Quartermaster
    must pick a player other than himself and the Captain, who loses a random crew card; someone
    with a card, if there is one.
rule-jr-round-count = Used destination cards go to a pile that counts the voyages. A destination
    broken off by a mutiny does not count; a round with two voyages counts twice.
rule-jr-step-order = After a decision of the Captain: empty hands draw (after appointments),
    then a mutiny may be called, then cards tied to the decision, then the Quartermaster acts.
rule-jr-attack-first = The Quartermaster must play the first crew card, if he has one.
rule-jr-attack-open = Then everyone may add crew cards, in any order and as often as they like;
    nobody has to, and nothing is taken back.
rule-jr-attack-reveal = The Quartermaster turns the destination card over when he likes; when
    everyone has passed since the last card it is turned by itself.
rule-jr-attack-sum = The values of each skill are added up. The Quartermaster says what
    all-skills cards count as. If no sum is below the card's number, the attack succeeds.
rule-jr-attack-special = A special card in an attack adds no skill and has no effect.
rule-jr-attack-discard = All crew played is discarded, whether the attack succeeds or not.
rule-jr-share-draw = After a success as many prizes are turned up as the card says, or all that
    are left.
rule-jr-share-captain = The Captain takes one first.
rule-jr-share-equal = The Quartermaster gives out the rest as equally as possible by number:
    nobody gets a second card before everyone has one. First picks count; what players had before
    does not.
rule-jr-share-open = Prizes lie face up before their owners until they are buried.
rule-jr-port-draw = In a Pirate Port everyone gets as many crew cards as the card says. Hand
    limits apply after the deal and again after the exchange.
rule-jr-port-exchange = Then each may discard one unburied prize for one more crew card.
rule-jr-port-ransom = Last, a Hostage brings two new prizes and Jewels bring one; any number,
    clockwise from the Captain.
rule-jr-port-empty = With one prize left a Hostage brings one; with none nothing can be ransomed
    or sold. The prize stack is never refilled.
rule-jr-island-map = Treasure Island needs an Old Sailor. Without one, by the English and Polish
    books the Captain picks another kind of destination; by the German book the card is lost, the
    round ends, and the next destination must be another kind.
rule-jr-island-bury = On the island everyone may bury any unburied prizes; they are safe in a
    mutiny and stay buried. By the German book Jewels and Hostages cannot be buried.
rule-jr-island-map-discard = The Old Sailor is discarded afterwards.
rule-jr-mutiny-when = Right after a decision of the Captain anyone else with a crew card may
    call a mutiny, once a round. The voyage is broken off, or the punishment not carried out. If
    several call, the first clockwise from the Captain does.
rule-jr-mutiny-start = The caller plays a crew card and is the First Mutineer.
rule-jr-mutiny-open = Everyone may play crew for the Captain or for the First Mutineer, but only
    for one side. It ends when everyone has passed since the last card.
rule-jr-mutiny-roles = The Captain's and the Quartermaster's cards count one crewman each. The
    Captain's is with the Captain; the Quartermaster may commit his to one side for good.
rule-jr-mutiny-sides = Whoever plays a card for a side, commits the Quartermaster's card or is
    named by a Sea Dog belongs to that side; everyone else is neutral. Losers are all members of the
    beaten side.
rule-jr-mutiny-effects = A special card played for a side counts only its crewmen. Second Mate,
    Stowaways, Surgeon and Traitor used for their effect take no side.
rule-jr-mutiny-win = More crewmen win; a tie is the Captain's. A winning First Mutineer becomes
    Captain.
rule-jr-mutiny-appoint = Then the Captain appoints a Quartermaster; by the German book only a
    new Captain does. No mutiny can follow.
rule-jr-mutiny-prizes = The losers' unburied prizes are gathered; the Captain takes one, the
    rest is shared among all. Until then nobody can give cards away.
rule-jr-mutiny-crew = All crew played is shuffled and dealt out, except Powder Monkey, Cutthroat
    and Sea Dog, cancelled cards and cards used for their effect: those are discarded.
rule-jr-mutiny-next = Then the Captain picks a destination, the old one or another. There is no
    second mutiny before the next round.
rule-jr-mutiny-last = In the last round a mutiny after the punishment decision is still
    possible; after its sharing and dealing the game ends.
rule-jr-sp-boatswain = On arrival at Treasure Island: name another player who guards the ship
    and cannot bury. He may bribe someone to take his place.
rule-jr-sp-carpenter = After prizes were shared: ask everyone for one. If nobody gives one, take
    one from the Captain or the Quartermaster.
rule-jr-sp-cook = When sharing starts: you pick first, the Captain second. The Captain cannot
    use it.
rule-jr-sp-cutthroat = To start a mutiny or in one: beat the other leader; the mutiny is over at
    once.
rule-jr-sp-first-mate = After the reveal: one point of melee more or less is needed.
rule-jr-sp-master-mariner = After the reveal: one point of navigation more or less is needed.
rule-jr-sp-sharp-shooter = After the reveal: one point of guns more or less is needed.
rule-jr-sp-lookout = After a target was picked and no mutiny called: turn its card over before
    crew is played.
rule-jr-sp-old-sailor = He has the map of Treasure Island; he is discarded after burying.
rule-jr-sp-powder-monkey = In a mutiny: five crewmen for your side. Discarded after.
rule-jr-sp-sea-dog = In a mutiny: a neutral player joins your side and must play a crew card for
    it at once. It counts one crewman itself and is discarded after.
rule-jr-sp-second-mate = Any time: take a random crew card from two other players; from one, if
    only one has any.
rule-jr-sp-smart-kid = After burying: take a random buried prize from another player; it stays
    unburied until the next Treasure Island.
rule-jr-sp-stowaways = Any time: discard it and draw two crew cards.
rule-jr-sp-surgeon = Any time: you are Quartermaster until the Captain appoints another. Not for
    the Captain or the Quartermaster.
rule-jr-sp-traitor = Right after another player's crew card is shown: it has no effect and is
    discarded. In an attack or a mutiny it answers the last card shown; cards used for their effect
    wait for an answer first.
rule-jr-sp-traitor-effects = A cancelled card adds nothing, but its player stays on his side and
    a mutiny it opened stands. A cancelled Traitor gives the first card its effect back.
rule-jr-sp-anytime = Any time means between two steps: not while something is half done, nor
    while prizes or crew are being given out.
rule-jr-sp-timing = Special cards have their times; all players get the same time to answer. If
    several want to play, it goes clockwise from the Captain, each card settled in full before the
    next.
rule-jr-bribe = You may give others crew cards or unburied prizes, as a gift, for a deal, or
    promise to; nobody has to accept, nor to keep a promise. Here a bribe is an offer: at most four
    cards a side, at most three offers a step. Crew given is shown by the German book.
rule-jr-talk = Players may talk, advise and suggest at any time; nothing said binds.
rule-jr-crew-reshuffle = An empty crew stack is refilled from the shuffled discards; the others
    never are.
rule-jr-crew-empty = If no crew is left to draw, draws stop; they go clockwise from the Captain.
rule-jr-end = The game ends with the round in which the tenth destination card is discarded or
    the prize stack runs out.
rule-jr-score = All prizes are shown. Gold counts its value, Jewels what a prize drawn at random
    is worth (1 if none is left), a Hostage 1. Most gold wins, then most Rum, then the win is
    shared.
rule-jr-var-hidden = Hidden prizes: the Captain draws the prizes in secret, keeps one and passes
    the rest to the Quartermaster, who deals them face down. A prize discarded in port is shown.
rule-jr-var-hidden-cards = With hidden prizes 'face up' on cards means 'unburied'; a Cook's
    player sees the prizes too; a Carpenter takes at random what nobody gives; after a mutiny the
    Captain sees what was gathered.
rule-jr-var-gold = Captain's gold: when the Captain discards a prize for crew in port, every
    player draws one.
rule-jr-var-three = Three players: as with four, but the Captain does the Quartermaster's work.
    A Surgeon makes his player Captain, but not in a mutiny. Empty hands draw at the start of a
    round and after a mutiny.
