### Jolly Roger, English (British). Same keys and arguments in pl.ftl and de.ftl; how to write them stands
### in the documentation of the crate `text`. Cards are named after a colon, so they need no cases.

jr-name = Jolly Roger
jr-tagline = Raid together, share the loot, and mind the next mutiny

## Cards

jr-kind-fort = Fort
    .short = Fort
jr-kind-ship = Merchant Ship
    .short = Ship
jr-kind-settlement = Settlement
    .short = Settlement
jr-kind-port = Pirate Port
    .short = Port
jr-kind-island = Treasure Island
    .short = Island
jr-skill-navigation = navigation
    .short = Nav
jr-skill-guns = guns
    .short = Guns
jr-skill-melee = melee
    .short = Mel
jr-card-crew = { $skill } { $value } ({ $crewmen } { $crewmen ->
    [one] crewman
   *[other] crewmen
})
    .short = { NAME($skill, case: "short") } { $value }/{ $crewmen }
jr-card-any = any skill { $value } ({ $crewmen } { $crewmen ->
    [one] crewman
   *[other] crewmen
})
    .short = Any { $value }/{ $crewmen }
jr-card-captain = Captain
    .short = Capt.
jr-card-quartermaster = Quartermaster
    .short = QM
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
    .short = ◎{ $value }
jr-prize-rum = Rum
    .short = R
jr-prize-jewels = Jewels
    .short = J
jr-prize-hostage = Hostage
    .short = H

## Offers

jr-pledge-share = a good share of the next prizes
jr-pledge-appoint = the post of Quartermaster
jr-pledge-no-mutiny = no call of mutiny this round
jr-pledge-stay-out = staying neutral in the mutiny
jr-pledge-play = { $count ->
    [one] playing { $count } crew card
   *[other] playing { $count } crew cards
}
jr-pledge-guard = guarding the ship
jr-pledge-crew = { $count ->
    [one] { $count } crew card
   *[other] { $count } crew cards
} { $due ->
    [this-round] before this round ends
    [next-round] before the next round ends
   *[game-end] before the game ends
}
jr-pledge-prizes = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
} { $due ->
    [this-round] before this round ends
    [next-round] before the next round ends
   *[game-end] before the game ends
}
jr-count-crew = { $count ->
    [one] { $count } crew card
   *[other] { $count } crew cards
}
jr-count-prizes = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
}
jr-terms = gives { $given-n ->
    [0] nothing
   *[other] { $given }
}; wants { $wanted-n ->
    [0] nothing
   *[other] { $wanted }
}{ $promised-n ->
    [0] { "" }
   *[other] ; promises: { $promised }
}{ $asked-n ->
    [0] { "" }
   *[other] ; wants the promise: { $asked }
}
jr-terms-mine = you give { $given-n ->
    [0] nothing
   *[other] { $given }
}; you want { $wanted-n ->
    [0] nothing
   *[other] { $wanted }
}{ $promised-n ->
    [0] { "" }
   *[other] ; you promise: { $promised }
}{ $asked-n ->
    [0] { "" }
   *[other] ; you want the promise: { $asked }
}
jr-word = { $seat-is ->
    [me] You have promised { $target }: { $pledge }
   *[other] { $target-is ->
        [me] { $seat } has promised you: { $pledge }
       *[other] { $seat } has promised { $target }: { $pledge }
    }
}

## Actions

jr-action-appoint = Appoint as Quartermaster: { $target }
jr-action-draw = Draw a crew card
jr-action-decline = No, pass
jr-action-call = Mutiny! Play: { $card }
jr-action-call-on = Mutiny! Play: { $card }, and make { $target } join you
jr-action-call-kill = Mutiny! Play: { $card }, and { $leader ->
    [captain] beat the Captain at once
   *[mutineer] beat yourself at once: the Captain has won
}
jr-action-sail = Sail to: { $destination }
jr-action-use = Use: { $card }
jr-action-use-on = Use: { $card }, on { $target }
jr-action-use-on-two = Use: { $card }, on { $targets }
jr-action-use-raise = Use: { $card }, one point more is needed
jr-action-use-lower = Use: { $card }, one point less is needed
jr-action-contribute = Add to the attack: { $card }
jr-action-reveal = Turn the destination card over
jr-action-pass = Pass
jr-action-betray = Play a Traitor: cancel { $card }
jr-action-assign = Let { $card } count as: { $skill }
jr-action-take = Take: { $card }
jr-action-take-from = Take an unseen prize of { $target }
jr-action-give = { $target-is ->
    [me] Keep for yourself: { $card }
   *[other] Give: { $card }, to { $target }
}
jr-action-donate = Give for the repairs: { $card }
jr-action-exchange = Discard for a crew card: { $card }
jr-action-ransom = Trade in for new prizes: { $card }
jr-action-bury = Bury: { $card }
jr-action-done = Done
jr-action-punish = Order a punishment
jr-action-spare = Nobody is punished
jr-action-flog = Punish: { $target }
jr-action-commit = { $side ->
    [captain] The Quartermaster's card for the Captain
   *[mutineer] The Quartermaster's card for the mutiny
}
jr-action-discard = Discard: { $cards }
jr-action-accept = Accept offer { $nth } from { $target }
jr-action-refuse = Refuse offer { $nth } from { $target }
jr-action-withdraw = Withdraw offer { $nth }
# The same with the terms of the offer.
jr-action-accept-terms = Accept: { $target } { $terms }
jr-action-refuse-terms = Refuse: { $target } { $terms }
jr-action-withdraw-terms = Withdraw your offer – { $terms }
jr-action-show = Show { $target }: { $cards }
jr-action-show-all = Show everyone: { $cards }
jr-action-join = { $side ->
    [captain] For the Captain: { $card }
   *[mutineer] For the mutiny: { $card }
}
jr-action-join-on = { $side ->
    [captain] For the Captain: { $card }, and make { $target } join
   *[mutineer] For the mutiny: { $card }, and make { $target } join
}
jr-action-join-kill = { $side ->
    [captain] For the Captain
   *[mutineer] For the mutiny
}: { $card }, and { $leader ->
    [captain] beat the Captain at once
   *[mutineer] beat the First Mutineer at once
}
jr-action-offer = Offer to { $target } – { $terms }

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
    [me] { $role ->
        [captain] You are Captain now.
       *[quartermaster] You are Quartermaster now.
    }
   *[other] { $role ->
        [captain] { $seat } is Captain now.
       *[quartermaster] { $seat } is Quartermaster now.
    }
}
jr-event-drew = { $seat-is ->
    [me] { $count ->
        [one] You draw { $count } crew card.
       *[other] You draw { $count } crew cards.
    }
   *[other] { $count ->
        [one] { $seat } draws { $count } crew card.
       *[other] { $seat } draws { $count } crew cards.
    }
}
jr-event-drew-seen = { $seat-is ->
    [me] You draw: { $cards }.
   *[other] { $seat } draws: { $cards }.
}
jr-event-reshuffled = The crew discards are shuffled into a new stack.
jr-event-sailed = The Captain sails to: { $destination }.
jr-event-turned-back = Without an Old Sailor Treasure Island cannot be reached: the ship turns back.
jr-event-lost-at-sea = Without an Old Sailor Treasure Island cannot be reached: the voyage counts all the same, and the
    round ends.
jr-event-turned = { $shape ->
    [target] { $destination }: navigation { $navigation }, guns { $guns }, melee { $melee }; prizes: { $count }.
    [port] { $destination }: crew cards for each: { $count }.
   *[island] { $destination } is reached.
}
jr-event-voyage-counted = The voyage is over: { $card }.
jr-event-decided = { $decision ->
    [ordered] The Captain orders a punishment: the Quartermaster picks who loses a crew card.
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
jr-event-assigned = { CAP($card) } counts as: { $skill }.
jr-event-fight-won = The attack succeeds: navigation { $navigation } (needed
    { $navigation-needed }), guns { $guns } (needed { $guns-needed }), melee { $melee } (needed
    { $melee-needed }).
jr-event-fight-lost = The attack fails: navigation { $navigation } (needed { $navigation-needed }),
    guns { $guns } (needed { $guns-needed }), melee { $melee } (needed { $melee-needed }).
jr-event-crew-discarded = Discarded: { $cards }.
jr-event-shown = { $seat-is ->
    [me] You use: { $card }.
   *[other] { $seat } uses: { $card }.
}
jr-event-shown-on = { $seat-is ->
    [me] You use: { $card }, on { $target }.
   *[other] { $target-is ->
        [me] { $seat } uses: { $card }, on you.
       *[other] { $seat } uses: { $card }, on { $target }.
    }
}
jr-event-shown-on-two = { $seat-is ->
    [me] You use: { $card }, on { $targets }.
   *[other] { $targets-is ->
        [me] { $seat } uses: { $card }, on you.
        [us] { $seat } uses: { $card }, on you and { $targets-rest }.
       *[other] { $seat } uses: { $card }, on { $targets }.
    }
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
    [me] You use: { $card }
   *[other] { $seat } uses: { $card }
}, to beat { $leader ->
    [captain] the Captain
   *[mutineer] the First Mutineer
} and end the mutiny at once.
jr-event-effect-fell = The card has no effect.
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
} Beaten, with all unburied prizes lost: { $losers }.
jr-event-redealt = { $seat-is ->
    [me] { $count ->
        [one] After the mutiny you get { $count } crew card.
       *[other] After the mutiny you get { $count } crew cards.
    }
   *[other] { $count ->
        [one] After the mutiny { $seat } gets { $count } crew card.
       *[other] After the mutiny { $seat } gets { $count } crew cards.
    }
}
jr-event-redealt-seen = { $seat-is ->
    [me] After the mutiny you get: { $cards }.
   *[other] After the mutiny { $seat } gets: { $cards }.
}
jr-event-prizes-turned = { $count ->
    [one] { $count } prize is to be shared, unseen.
   *[other] { $count } prizes are to be shared, unseen.
}
jr-event-prizes-turned-seen = Prizes to share: { $cards }.
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
    [me] { $count ->
        [one] You lose { $count } unburied prize.
       *[other] You lose { $count } unburied prizes.
    }
   *[other] { $count ->
        [one] { $seat } loses { $count } unburied prize.
       *[other] { $seat } loses { $count } unburied prizes.
    }
}
jr-event-claim-waived = { $seat-is ->
    [me] You take no prize.
   *[other] { $seat } takes no prize.
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
    [me] You trade in for new prizes: { $card }.
   *[other] { $seat } trades in for new prizes: { $card }.
}
jr-event-prizes-drawn = { $seat-is ->
    [me] { $count ->
        [one] You draw { $count } prize.
       *[other] You draw { $count } prizes.
    }
   *[other] { $count ->
        [one] { $seat } draws { $count } prize.
       *[other] { $seat } draws { $count } prizes.
    }
}
jr-event-prizes-drawn-seen = { $seat-is ->
    [me] You draw: { $cards }.
   *[other] { $seat } draws: { $cards }.
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
    [me] You dig up a prize of { $target }.
   *[other] { $target-is ->
        [me] { $seat } digs up a prize of yours.
       *[other] { $seat } digs up a prize of { $target }.
    }
}
jr-event-dug-up-seen = { $seat-is ->
    [me] You dig up a prize of { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } digs up a prize of yours: { $card }.
       *[other] { $seat } digs up a prize of { $target }: { $card }.
    }
}
jr-event-limit-discarded = { $seat-is ->
    [me] You hold too many cards and discard: { $cards }.
   *[other] { $seat } holds too many cards and discards: { $cards }.
}
jr-event-offered = { $seat-is ->
    [me] You make { $target } an offer – { $mine }.
   *[other] { $target-is ->
        [me] { $seat } makes you an offer – { $terms }.
       *[other] { $seat } makes { $target } an offer – { $terms }.
    }
}
jr-event-offer-closed = { $seat-is ->
    [me] Your offer { $nth } { $end ->
        [accepted] is accepted.
        [refused] is refused.
        [withdrawn] is withdrawn.
        [fell] falls through: one of its cards has just been played.
       *[lapsed] lapses.
    }
   *[other] Offer { $nth } of { $seat } { $end ->
        [accepted] is accepted.
        [refused] is refused.
        [withdrawn] is withdrawn.
        [fell] falls through: one of its cards has just been played.
       *[lapsed] lapses.
    }
}
jr-event-agreed = { $seat-is ->
    [me] Your offer { $nth } is agreed; it is carried out when everyone has answered.
   *[other] Offer { $nth } of { $seat } is agreed; it is carried out when everyone has answered.
}
jr-event-prizes-shown = { $seat-is ->
    [me] You show { $target }: { $cards }.
   *[other] { $target-is ->
        [me] { $seat } shows you: { $cards }.
       *[other] { $seat } shows { $target }: { $cards }.
    }
}
jr-event-prizes-shown-unseen = { $count ->
    [one] { $seat } shows { $target } { $count } hidden prize.
   *[other] { $seat } shows { $target } { $count } hidden prizes.
}
jr-event-prizes-shown-all = { $seat-is ->
    [me] You show everyone: { $cards }.
   *[other] { $seat } shows everyone: { $cards }.
}
jr-event-jewels-valued = { $seat-is ->
    [me] { $cards-n ->
        [0] Your Jewels ({ $count }) are worth 1 each: no prize is left.
       *[other] Your Jewels ({ $count }) are worth what is drawn: { $cards }.
    }
   *[other] { $cards-n ->
        [0] The Jewels of { $seat } ({ $count }) are worth 1 each: no prize is left.
       *[other] The Jewels of { $seat } ({ $count }) are worth what is drawn: { $cards }.
    }
}
jr-event-taken = { $seat-is ->
    [me] You get a card from { $target }.
   *[other] { $target-is ->
        [me] { $seat } gets a card from you.
       *[other] { $seat } gets a card from { $target }.
    }
}
jr-event-taken-seen = { $seat-is ->
    [me] You get from { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } gets from you: { $card }.
       *[other] { $seat } gets from { $target }: { $card }.
    }
}
jr-event-handed = { $seat-is ->
    [me] You hand { $target } a card.
   *[other] { $target-is ->
        [me] { $seat } hands you a card.
       *[other] { $seat } hands { $target } a card.
    }
}
jr-event-handed-seen = { $seat-is ->
    [me] You hand { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } hands you: { $card }.
       *[other] { $seat } hands { $target }: { $card }.
    }
}

## The screen
jr-ui-short = { NAME($thing, case: "short") }
jr-ui-round = Round { $round }
jr-ui-voyages = { $count } of { $max } voyages done
jr-ui-crew-stack = crew stack { $count }
jr-ui-prize-stack = prizes left { $count }
jr-ui-stacks = Destinations
jr-ui-closed = not now
jr-ui-column-hand = hand
jr-ui-column-prizes = prizes
jr-ui-legend = ◎ gold R rum J jewels H hostage ▽ buried
jr-ui-legend-short = ◎ R J H prizes · ▽ buried
jr-ui-face-down = face down
jr-ui-of = { $sum } (needed: { $need })
jr-ui-range = { $least } to { $most }
jr-ui-needs = Needed:
jr-ui-any = any skill { $value }
jr-ui-each = { $count ->
    [one] { $count } crew card for each
   *[other] { $count } crew cards for each
}
jr-ui-pot = To share
jr-ui-hidden = { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
jr-ui-side-captain = For the Captain
jr-ui-side-mutineer = For the mutiny
jr-ui-crewmen = { $count ->
    [one] { $count } crewman
   *[other] { $count } crewmen
}
jr-ui-guard = { $seat-is ->
    [me] you guard the ship
   *[other] { $seat } guards the ship
}
jr-ui-spent = no more mutiny this round
jr-ui-none = none
jr-ui-hand = skill/crewmen
jr-ui-hand-count = { $count } of { $max }
jr-ui-passed = done
jr-ui-buried = { $count ->
    [one] { $count } buried
   *[other] { $count } buried
}
jr-ui-offer = Offer { $nth }
jr-ui-gold = { $count } gold
jr-ui-rum = { $count } rum
jr-ui-now-appoint = { $seat-is ->
    [me] Appoint a Quartermaster.
   *[other] { $seat } appoints a Quartermaster.
}
jr-ui-now-empty = { $asked ->
    [me] You have no crew card: do you draw one?
   *[other] Whoever has no crew card may draw one.
}
jr-ui-now-call = { $decision ->
    [appointed] { $quartermaster-is ->
        [me] You are to be Quartermaster.
       *[other] { $quartermaster } is to be Quartermaster.
    }
    [sailed] The destination is picked.
    [ordered] A punishment is ordered.
   *[waived] Nobody is to be punished.
} { $asked ->
    [me] Do you call a mutiny?
   *[other] Does anyone call a mutiny?
}
jr-ui-now-voyage = { $seat-is ->
    [me] Pick a destination.
   *[other] { $seat } picks a destination.
}
jr-ui-now-lookout = { $asked ->
    [me] A Lookout may turn the destination card over: do you play one?
   *[other] A Lookout may now turn the destination card over.
}
jr-ui-now-map = { $asked ->
    [me] Treasure Island needs an Old Sailor: do you play one?
   *[other] Treasure Island needs an Old Sailor: who plays one?
}
jr-ui-now-skills = { $asked ->
    [me] First Mate, Master Mariner or Sharp-Shooter may change what is needed: do you play one?
   *[other] First Mate, Master Mariner and Sharp-Shooter may now change what is needed.
}
jr-ui-now-cook = { $asked ->
    [me] A Cook may claim the first pick: do you play one?
   *[other] A Cook may now claim the first pick.
}
jr-ui-now-carpenter = { $asked ->
    [me] A Carpenter may ask everyone for a prize: do you play one?
   *[other] A Carpenter may now ask everyone for a prize.
}
jr-ui-now-boatswain = { $asked ->
    [me] A Boatswain may name a guard for the ship: do you play one?
   *[other] A Boatswain may now name a guard for the ship.
}
jr-ui-now-smart-kid = { $asked ->
    [me] A Smart Kid may dig up a prize: do you play one?
   *[other] A Smart Kid may now dig up a prize.
}
jr-ui-now-first-card = { $seat-is ->
    [me] Quartermaster, play the first card of the attack.
   *[other] { $seat } plays the first card of the attack.
}
jr-ui-now-attack = { $asked ->
    [quartermaster] Add crew, turn the destination card over, or pass.
    [me] Add crew to the attack, or pass.
   *[other] Everyone may add crew to the attack.
}
jr-ui-now-assign = { $seat-is ->
    [me] Which skill does this card count as: { $card }?
   *[other] { $seat } says which skill a card counts as: { $card }.
}
jr-ui-now-pick = { $seat-is ->
    [me] Pick a prize.
   *[other] { $seat } picks a prize.
}
jr-ui-now-give = { $seat-is ->
    [me] Give out the prizes, as equally as possible.
   *[other] { $seat } gives out the prizes.
}
jr-ui-now-repair = { $asked ->
    [me] { $seat } asks for a prize for repairs: do you give one?
   *[other] { $seat-is ->
        [me] You have asked everyone for a prize.
       *[other] { $seat } asks everyone for a prize for repairs.
    }
}
jr-ui-now-claim = { $seat-is ->
    [me] Nobody gave anything: you may take a prize from the Captain or the Quartermaster.
   *[other] { $seat } may take a prize from the Captain or the Quartermaster.
}
jr-ui-now-exchange = { $asked ->
    [me] You may discard one prize for a crew card.
   *[other] Everyone may discard one prize for a crew card.
}
jr-ui-now-ransom = { $seat-is ->
    [me] Trade in Hostages and Jewels for new prizes, or keep them.
   *[other] { $seat } may trade in Hostages and Jewels.
}
jr-ui-now-guard = { $seat-is ->
    [me] You are to guard the ship: bribe somebody to take your place, or stay.
   *[other] { $seat } is to guard the ship and may bribe somebody to do it instead.
}
jr-ui-now-bury = { $asked ->
    [me] Bury the prizes that you want to keep safe.
   *[other] Everyone may bury prizes.
}
jr-ui-now-punish = { $seat-is ->
    [me] Do you order a punishment? The Quartermaster picks who loses a crew card.
   *[other] { $seat } decides about a punishment.
}
jr-ui-now-victim = { $seat-is ->
    [me] Pick who is punished and loses a random crew card.
   *[other] { $seat } picks who is punished and loses a random crew card.
}
jr-ui-now-mutiny = { $asked ->
    [neutral] Mutiny! Play for a side, or pass and stay out of it.
    [captain] Mutiny! Play more crew for the Captain, or pass.
    [mutineer] Mutiny! Play more crew against the Captain, or pass.
   *[other] Mutiny! Everyone may play for a side.
}
jr-ui-now-betrayal = { $asked ->
    [me] Do you play a Traitor to cancel this card: { $card }?
   *[other] A Traitor may cancel this card: { $card }.
}
jr-ui-now-forced = { $seat-is ->
    [me] { $side ->
        [captain] A Sea Dog forces your hand: play a card for the Captain.
       *[mutineer] A Sea Dog forces your hand: play a card for the mutiny.
    }
   *[other] { $side ->
        [captain] { $seat } must play a card for the Captain.
       *[mutineer] { $seat } must play a card for the mutiny.
    }
}
jr-ui-now-limit = { $asked ->
    [me] { $count ->
        [one] You hold too many cards: discard { $count } card.
       *[other] You hold too many cards: discard { $count } cards.
    }
   *[other] Whoever holds too many cards discards the excess.
}
jr-ui-no-mutiny = No mutiny
jr-ui-no-draw = Draw nothing
jr-ui-no-card = Play nothing
jr-ui-no-gift = Give nothing
jr-ui-no-exchange = Keep all prizes
jr-ui-no-ransom = Trade in nothing more
jr-ui-no-swap = Stay and guard the ship
jr-ui-no-burial = Bury nothing more
jr-ui-betray = Play a Traitor: cancel { $card } of { $seat }
jr-ui-no-claim = Take nothing
jr-ui-add = Add
jr-ui-group-mutiny = Call a mutiny …
jr-ui-group-captain = Play for the Captain …
jr-ui-group-mutineer = Play for the mutiny …
jr-ui-group-give = Give { $card } …
jr-ui-group-use = Use { $card } …
jr-ui-group-offer = Offer a bribe …
jr-ui-group-show = Show prizes …
jr-ui-show-add = Show: { $card }
jr-ui-show-one = Show them to { $target }
jr-ui-show-all = Show them to everyone
jr-ui-group-discard = Discard { $card }, and …
jr-ui-offer-to = To { $target } …
jr-ui-offer-send = Send the offer
jr-ui-offer-give = Give: { $card }
jr-ui-offer-want = Ask for: { $card }
jr-ui-offer-promise = Add a promise …
jr-ui-offer-mine = Promise: { $pledge }
jr-ui-offer-theirs = Ask for the promise: { $pledge }
jr-ui-would-skill = Makes { $skill } { $of }
jr-ui-would-sides = Then { $captain } crewmen for the Captain, { $mutineer } for the mutiny
jr-ui-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
jr-ui-got = { $count ->
    [0] Nothing from this sharing yet
   *[other] { $count } from this sharing so far
}

## The screen

jr-ui-would-need = { CAP($skill) } needed then: { $count }
jr-ui-port-help = Everyone draws crew, then prizes can be turned into crew or other prizes
jr-ui-island-help = Somebody must play an Old Sailor; then prizes can be buried
jr-ui-any-short = any +{ $value }
jr-ui-kill = { $leader ->
    [captain] beat the Captain
   *[mutineer] beat the First Mutineer
}

## The end

jr-end-voyages = The tenth voyage is over: the richest pirate wins.
jr-end-prizes = The prizes are gone: the richest pirate wins.

# What brought the points, when they are counted at the end, and what broke a tie.
jr-score-gold = Gold on board
jr-score-buried = Buried gold
jr-score-hostages = Hostages
jr-score-jewels = Jewels
jr-score-tie = Level on gold; the Rum decided.

## Refusals

jr-why-not-now = That cannot be done now.
jr-why-not-in-hand = That card is not in your hand.
jr-why-no-such-seat = There is no such player.
jr-why-cannot-name = That player cannot be chosen.
jr-why-not-for-this = The card cannot be used like that now.
jr-why-stack-empty = No card is left: { $destination }.
jr-why-island-closed = Not Treasure Island again at once: this pick must be another kind.
jr-why-not-quartermaster = Only the Quartermaster may do that.
jr-why-cannot-answer = A Traitor only answers another player's card, shown since you last played or
    passed.
jr-why-not-unassigned = Another card has to be settled first.
jr-why-no-such-prize = That prize is not there.
jr-why-not-equal = This player has had { $has } in this sharing; others have had { $least }.
jr-why-not-for-port = Only Hostages and Jewels can be traded in, as long as prizes are left.
jr-why-cannot-bury = That cannot be buried.
jr-why-already-done = You have done that already.
jr-why-wrong-side = You belong to the other side.
jr-why-already-committed = The Quartermaster's card has already taken a side.
jr-why-discard-count = Chosen: { $chosen }; to discard: { $needed }.
jr-why-too-many-offers = Offers made in this step: { $made } of { $max }.
jr-why-too-many-open = No more than { $max } offers may lie open at once; answer some first.
jr-why-too-many-cards = An offer holds at most { $max } cards a side.
jr-why-empty-offer = The offer is empty.
jr-why-not-yours = You can only give your crew cards and unburied prizes.
jr-why-not-his = You can only ask for unburied prizes that you know.
jr-why-bad-promise = That promise cannot be made.
jr-why-no-such-offer = There is no such offer.
jr-why-keeps-first-card = The Quartermaster must keep a crew card for the attack.
jr-why-no-room = You cannot discard while answers are awaited, so take no crew beyond { $max } cards.
jr-why-already-answered = You have answered already.
jr-why-prizes-lie-open = Prizes lie open in this game.
jr-why-nothing-shown = Choose the prizes you want to show.
jr-why-not-your-prize = You can only show your own prizes.
jr-why-too-many-shows = You have shown prizes { $made } times in this step; { $max } is the most.

## The rules

jr-example-book-fort-fails-on-melee = An attack that fails
jr-example-book-fort-fails-on-melee-about = Navigation 3 and guns 4 are enough for this Fort, but
    melee 2 is not. All crew played is lost.
jr-example-book-share-five-among-four = Sharing prizes
jr-example-book-share-five-among-four-about = Of five prizes among four, the Captain picks first,
    everybody gets one, and the Quartermaster decides who gets two.
jr-example-book-mutiny-six-against-five = A mutiny
jr-example-book-mutiny-six-against-five-about = Six crewmen for the Captain, five for the
    mutineers: the Captain stays, and the losers’ prizes are shared out.
jr-example-traitor-answers-an-earlier-card = The Traitor
jr-example-traitor-answers-an-earlier-card-about = A Traitor cancels a card in a mutiny. Another
    Traitor cancels the first, and the card counts again.
jr-example-edition-en-jewels-are-buried = Treasure Island
jr-example-edition-en-jewels-are-buried-about = An Old Sailor shows the way, and prizes are
    buried. By the English and Polish books even Jewels and Hostages; by the German book those
    stay open.
jr-section-parts = Players and parts
jr-rules-title = The rules of Jolly Roger
jr-rules-intro = One ship, one crew, and everybody on board would make a better Captain. You attack
    together, and then there is the booty to share.

    Send crew into the attacks, stay friends with those who share out, or call a mutiny and take
    command. What you bury, nobody takes from you.
jr-rules-goal = Sail with one crew and end up with the most gold. Prizes are yours until a mutiny
    takes them, unless you have buried them.
jr-rules-turn = The Captain names a Quartermaster and picks a destination. Against a target,
    everyone may add crew cards; if navigation, guns and melee are enough, the prizes are shared
    out. In port you draw crew and sell prizes; on Treasure Island you bury them. After each
    decision of the Captain anybody may call a mutiny, and the side with more crewmen wins.
jr-rules-end = After ten voyages all prizes are shown. Most gold wins; if tied, the most Rum.
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
rule-jr-players = Four to ten can play; with the variant for three, three can.
rule-jr-parts = There are 150 cards: 68 crew (47 plain and 21 special), 35 destinations (8 each of
    Fort, Merchant Ship, Settlement and Pirate Port, 3 of Treasure Island), 46 prizes and a
    reference card. Among the special cards are Captain and Quartermaster, three Old Sailors and two
    Traitors; there is one of each of the other fourteen.
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
    (eight to ten). Whoever holds more discards the rest at once, face up, and chooses which;
    nothing else can be done before, in port neither.
rule-jr-public = Open are unburied prizes, how many are buried, sizes of hands and stacks,
    discards, and who played what. Hidden are hands and face-down stacks. A buried prize lay open
    before, so everyone may remember it; with hidden prizes only those who saw it.
rule-jr-appoint = At the start of a round the Captain appoints a Quartermaster, the same player as
    before or another, but never themselves.
rule-jr-appoint-draw = After an appointment, also the one after a mutiny, anyone without crew
    cards may draw one, before a mutiny can be called.
rule-jr-voyage = The Captain picks a destination whose stack is not empty and lays its top card
    out face down; nobody looks at it.
rule-jr-punish = After the voyage the Captain may order a punishment. Then the Quartermaster must
    pick a player other than themselves and the Captain, who loses a random crew card; if any of
    those players has one, it must be someone who does.
rule-jr-round-count = Used destination cards go to a pile that counts the voyages. A destination
    broken off by a mutiny does not count; a round with two voyages counts twice.
rule-jr-step-order = After a decision of the Captain, players with empty hands draw (only after
    appointments), then a mutiny may be called, then come cards tied to the decision, then the
    Quartermaster acts.
rule-jr-attack-first = The Quartermaster must play the first crew card, if he has one. From the pick
    of the target until then, no gift or deal may take his last crew card.
rule-jr-attack-open = Then everyone may add crew cards, in any order and as often as they like;
    nobody has to, and nothing is taken back.
rule-jr-attack-reveal = The Quartermaster turns the destination card over when they think it is
    enough; when everyone has passed since the last card it is turned by itself.
rule-jr-attack-sum = The values of each skill are added up. For each all-skills card the
    Quartermaster says which one skill it counts as. If no sum is below the number on the
    destination card, the attack succeeds.
rule-jr-attack-special = A special card in an attack adds no skill and has no effect.
rule-jr-attack-discard = All crew played is discarded, whether the attack succeeds or not.
rule-jr-share-draw = After a success as many prizes are turned up as the card says, or all that
    are left.
rule-jr-share-captain = The Captain takes one first.
rule-jr-share-equal = The Quartermaster gives out the rest, also to themselves and the Captain, as
    equally as possible by number of cards: nobody gets a second card before everyone has one. First
    picks count; what players had before does not.
rule-jr-share-open = Prizes lie face up before their owners until they are buried.
rule-jr-port-draw = In a Pirate Port everyone gets as many crew cards as the card says. Hand
    limits apply once all are dealt.
rule-jr-port-exchange = Then each may discard one unburied prize for one more crew card: face up by
    the English and Polish books, face down by the German one.
rule-jr-port-ransom = Last, a Hostage brings two new prizes and Jewels bring one; any number,
    clockwise from the Captain.
rule-jr-port-empty = With one prize left a Hostage brings one; with none nothing can be ransomed
    or sold. The prize stack is never refilled.
rule-jr-island-map = Treasure Island needs an Old Sailor. Without one, by the English and Polish
    books the Captain picks again, this time another kind of destination; by the German book the
    card is lost and counts, the round ends without a punishment, and the first pick of the next
    round must be another kind.
rule-jr-island-bury = On the island everyone may bury any unburied prizes; they are safe in a
    mutiny and stay buried. A prize that comes late can be buried too, until you say you are done.
    By the German book Jewels and Hostages cannot be buried.
rule-jr-island-map-discard = The Old Sailor is discarded afterwards.
rule-jr-mutiny-when = Right after a decision of the Captain anyone else with a crew card may call a
    mutiny, once a round. The voyage is broken off, or the punishment not carried out. If several
    want to call, it is the first clockwise from the Captain.
rule-jr-mutiny-start = The caller plays a crew card and is the First Mutineer.
rule-jr-mutiny-open = Everyone may play crew for the Captain or for the First Mutineer, but only
    for one side. It ends when everyone has passed since the last card.
rule-jr-mutiny-roles = The Captain's and the Quartermaster's cards count as one crewman each. The
    Captain's is always on the Captain's side; the Quartermaster may commit theirs to one side for
    good.
rule-jr-mutiny-sides = Whoever plays a card for a side, commits the Quartermaster's card or is
    named by a Sea Dog belongs to that side; everyone else is neutral. Losers are all members of the
    beaten side.
rule-jr-mutiny-effects = A special card played for a side counts its crewmen and has no other
    effect; only Powder Monkey, Sea Dog and Cutthroat have theirs. Second Mate, Stowaways, Surgeon
    and Traitor used for their effect add no crewmen and take no side.
rule-jr-mutiny-win = The side with more crewmen wins; if tied, the Captain does. A winning First
    Mutineer becomes Captain.
rule-jr-mutiny-appoint = Then the Captain appoints a Quartermaster; by the German book only a
    new Captain does. No mutiny can follow.
rule-jr-mutiny-prizes = The losers' unburied prizes are gathered; the Captain takes one, and the
    rest is shared among all players, losers too. Until then nobody can give cards away. (The Polish
    book speaks of the other players; we read it as the other two.)
rule-jr-mutiny-crew = All crew played is shuffled and dealt out, except Powder Monkey, Cutthroat
    and Sea Dog, cancelled cards and cards used for their effect: those are discarded.
rule-jr-mutiny-next = Then the Captain picks a destination, the old one or another. If the voyage
    was over before the mutiny, another voyage and another decision about punishment follow in the
    same round. There is no second mutiny before the next round.
rule-jr-mutiny-last = In the last round a mutiny after the punishment decision is still possible, if
    there was none; after its sharing and dealing the game ends.
rule-jr-sp-boatswain = On arrival at Treasure Island: name another player who guards the ship
    and cannot bury. He may bribe someone, with cards or promises, to take his place.
rule-jr-sp-carpenter = After prizes were shared: ask everyone for one. If nobody gives one, you may
    take one from the Captain or the Quartermaster, or leave it.
rule-jr-sp-cook = When sharing starts: you pick first, the Captain second. The Captain cannot
    use it.
rule-jr-sp-cutthroat = To start a mutiny or in one: beat the Captain or the First Mutineer, as you
    like; the mutiny is over at once. Whoever has a side keeps it and loses with it; whoever has
    none ends on the winning side.
rule-jr-sp-first-mate = After the reveal: one point of melee more or less is needed.
rule-jr-sp-master-mariner = After the reveal: one point of navigation more or less is needed.
rule-jr-sp-sharp-shooter = After the reveal: one point of guns more or less is needed.
rule-jr-sp-lookout = After a target was picked and no mutiny called: turn its card over before
    crew is played.
rule-jr-sp-old-sailor = Has the map of Treasure Island; discarded after burying.
rule-jr-sp-powder-monkey = In a mutiny: five crewmen for your side. Discarded afterwards.
rule-jr-sp-sea-dog = In a mutiny: a neutral player joins your side and must play a crew card for it
    at once; the English book says at least one, which comes to the same. The Sea Dog itself counts
    as one crewman and is discarded afterwards.
rule-jr-sp-second-mate = Any time: take a random crew card from each of two other players; from one,
    if only one has any.
rule-jr-sp-smart-kid = After burying: take a random buried prize from another player; it stays
    unburied until the next Treasure Island.
rule-jr-sp-stowaways = Any time: discard it and draw two crew cards.
rule-jr-sp-surgeon = Any time: you are Quartermaster until the Captain appoints another. The Captain
    and the Quartermaster cannot use it.
rule-jr-sp-traitor = Right after another player's crew card is shown: it has no effect and is
    discarded. In an attack or a mutiny you may answer any card shown since you last played or
    passed, up to the eighth last; cards used for their effect wait for an answer first.
rule-jr-sp-traitor-effects = A cancelled card adds nothing, but whoever played it stays on their
    side, and a mutiny it opened goes on. If a Traitor is cancelled, the first card has its effect
    after all.
rule-jr-sp-anytime = Any time means between two steps: not while something is half done, nor
    while prizes or crew are being given out.
rule-jr-sp-timing = Each special card has its time; all players get the same time to answer. If
    several want to play, they go clockwise from the Captain, each card settled in full before the
    next.
rule-jr-bribe = You may give others crew cards or unburied prizes, or promise cards for later;
    nobody has to accept, nor to keep a promise. Here a bribe is an offer: at most four cards a
    side, at most three promises, at most three offers a step. It can be made at nearly any time,
    but not while something is half done, during discards for the hand limit, nor between the end
    of a mutiny and the sharing of its prizes. While hidden answers are awaited, a deal that is
    agreed is carried out once all have answered, and falls through if one of its cards was played.
    By the German rules, crew given is shown.
rule-jr-talk = Players may talk, advise and suggest at any time; nothing said binds.
rule-jr-crew-reshuffle = An empty crew stack is refilled from the shuffled discards; the others
    never are.
rule-jr-crew-empty = If no crew is left to draw, draws stop; they go clockwise from the Captain.
rule-jr-end = The game ends with the round in which the tenth destination card is discarded or
    the prize stack runs out.
rule-jr-score = All prizes are shown. Gold counts its value, Jewels what a prize drawn at random is
    worth (1 if none is left), a Hostage 1. A Rum drawn for Jewels is worth 0, a Hostage or Jewels
    1; drawn cards belong to nobody. The player with the most gold wins; if tied, the one with more
    Rum; if still tied, they share the win.
rule-jr-var-hidden = Hidden prizes: the Captain draws the prizes in secret, keeps one and passes
    the rest to the Quartermaster, who deals them face down. A prize discarded in port is shown.
    You may show your own prizes at any time, some or all, to one player or to everyone; they stay
    face down.
rule-jr-var-hidden-cards = With hidden prizes 'face up' on cards means 'unburied'; whoever plays a
    Cook sees the prizes too; a Carpenter takes a card at random if nobody gives one; after a mutiny
    the Captain sees what was gathered.
rule-jr-var-gold = Captain's gold: when the Captain discards a prize for crew in port, every
    player draws one.
rule-jr-var-three = Three players: as with four, but there is no Quartermaster and the Captain does
    that work. Whoever uses a Surgeon becomes Captain, but not in a mutiny. Players without crew
    cards draw one at the start of a round and after a mutiny.

## Advice

jr-advice-random = No particular reason: it is picked at random.
jr-advice-appoint = { $seat } has a full hand and few prizes: strong, and no rival.
jr-advice-appoint-loyal = { $seat } was on the right side of the mutiny.
jr-advice-draw = A card costs nothing.
jr-advice-sail-attack = { $destination }: the most to be had for what it takes; the attack should
    succeed in about { $percent } of 100 cases.
jr-advice-sail-port = The crew is too thin for an attack; in port everybody draws.
jr-advice-sail-island = Your prizes are worth bringing to safety, and there is a map on board.
jr-advice-sail-island-hope = Your prizes are worth bringing to safety, and somebody who has prizes to
    bury may hold a map: about { $percent } of 100 times.
jr-advice-punish = You have much to lose; one card less in a full hand is one rebel less.
jr-advice-spare = Nobody is to be feared; a punishment would only make bad blood.
jr-advice-flog = { $seat } has the fullest hand.
jr-advice-first-card = This card brings the attack furthest.
jr-advice-first-card-idle = No card helps; this one is missed least.
jr-advice-add-decides = This card makes the difference: then { $percent } of 100 destination cards
    would be beaten.
jr-advice-add-share = It is not enough yet, and your hand is full enough to do your part.
jr-advice-reveal = It is enough for every card that may lie there.
jr-advice-pass-enough = It should do: enough for { $percent } of 100 destination cards.
jr-advice-pass-keep = Better to keep your crew: others have more to spare, or it cannot be won.
jr-advice-assign = This skill is missing most.
jr-advice-lower = One point less, and the attack succeeds.
jr-advice-lookout = Then all know what is needed, and no crew is wasted.
jr-advice-keep-card = There is nothing here worth spending a card on.
jr-advice-keep-traitor = This does you no harm worth a Traitor.
jr-advice-betray = This card would hurt you.
jr-advice-pick = The best prize of all.
jr-advice-give-me = The best of it to yourself: you have done the work.
jr-advice-give-captain = All have something; what is left goes first to the Captain, who gave you
    your office: { $seat }.
jr-advice-give-rich = All get something, so the least goes to the richest: { $seat }.
jr-advice-give-poor = There is not enough for all, and whoever has least would be the first to rise:
    { $seat }.
jr-advice-cook = What lies there is worth picking first.
jr-advice-carpenter = The Captain or the Quartermaster has a prize worth taking.
jr-advice-donate = A small gift saves a dearer prize.
jr-advice-no-gift = You have nothing to fear from the Carpenter.
jr-advice-claim = The best that can be taken.
jr-advice-exchange = Rum is worth no gold; a crew card is worth more.
jr-advice-no-exchange = Your prizes are worth more than a crew card.
jr-advice-ransom = A Hostage brings two prizes here.
jr-advice-sell = Jewels bring a prize here, and it may be a better one.
jr-advice-nothing-to-sell = There is nothing to be had here.
jr-advice-map = You have more to bury than most.
jr-advice-boatswain = { $seat } has the most to bury.
jr-advice-guard = A bribe would cost more than it saves.
jr-advice-bury = No mutiny can take what is buried.
jr-advice-bury-done = The rest is of more use on board.
jr-advice-smart-kid = { $seat } has buried the most.
jr-advice-mutiny = The Captain has enough to be worth it; about { $percent } of 100 such mutinies
    succeed.
jr-advice-mutiny-island = Before the Captain can bury prizes: about { $percent } of 100 such
    mutinies succeed.
jr-advice-no-mutiny = There is too little to gain from a mutiny now, or too much to lose.
jr-advice-join-captain = With these crewmen the Captain stays ahead.
jr-advice-join-mutineer = With these crewmen the mutiny can be won.
jr-advice-mutiny-ahead = Your side is ahead; save your cards.
jr-advice-mutiny-lost = It can hardly be turned; save your cards.
jr-advice-stay-out = Whoever takes no side loses nothing.
jr-advice-kill = That ends the mutiny at once, on your side.
jr-advice-commit = The Quartermaster's card costs you nothing.
jr-advice-sea-dog = It brings a full hand to your side.
jr-advice-forced = You must play one; this one is missed least.
jr-advice-stowaways = Two cards for one, and there is room in your hand.
jr-advice-second-mate = Two cards from the fullest hands.
jr-advice-surgeon = The attack looks good, and the Quartermaster shares it out.
jr-advice-discard = These cards help least.
jr-advice-accept = What { $seat } offers is worth more than it costs.
jr-advice-refuse = What { $seat } offers is not worth it.
jr-advice-refuse-liar = A promise from { $seat } is not worth much: it would not be the first one
    broken.
jr-advice-keep-peace = A mutiny would pay, but { $seat } has your word: none this round.
jr-advice-break-peace = There is more to be had here than your word to { $seat } is worth.
jr-advice-keep-out = You have promised { $seat } to stay out of it.
jr-advice-break-out = This side is worth a broken word, though { $seat } counts on it.
jr-advice-keep-play = You have promised { $seat } to play a card.
jr-advice-keep-appoint = You have promised { $seat } the post.
jr-advice-break-appoint = Somebody else is so much better that it is worth breaking your word to {
    $seat }.
jr-advice-keep-cards = You have promised { $seat } this card.
jr-advice-keep-share = You have promised { $seat } a good share.
jr-advice-offer-hire = Not much is missing, and { $seat } has a full hand: a trifle may buy one
    more card.
jr-advice-offer-peace = You have much to lose, and { $seat } could rise: peace is worth a trifle.
jr-advice-offer-out = Your side is ahead; better that { $seat } stays out of it.
jr-advice-offer-side = Your side is behind, and { $seat } has a full hand: one card may turn the
    scales.
jr-advice-hold-back = Nobody knows what you hold; let those with fuller hands go first.
jr-cards-plain = Plain crew
jr-cards-any = any skill
jr-cards-special = Special crew
jr-cards-prizes = Prizes
jr-cards-rum = Worth nothing.
jr-cards-jewels = In port they bring a new prize.
jr-cards-hostage = In port they bring two new prizes.
jr-cards-targets = Targets
jr-cards-havens = Ports and islands
jr-info-crew = In an attack: { $skill } +{ $value }.
jr-info-any = In an attack: +{ $value } for one skill, which the Quartermaster names.
jr-info-crewmen = { $crewmen ->
    [one] In a mutiny: { $crewmen } crewman.
   *[other] In a mutiny: { $crewmen } crewmen.
}
jr-info-captain = Lies before the Captain, who decides where to sail and takes the first prize.
jr-info-quartermaster = Lies before the Quartermaster, who leads attacks and shares out the prizes.
jr-info-gold = Worth its number of gold at the end. Most gold wins.
jr-info-rum = Worth no gold, but the most Rum breaks a tie.
jr-info-jewels = Kept to the end, they are worth a prize drawn at random.
jr-info-hostage = Kept to the end, worth 1 gold.
jr-info-target = It takes navigation { $navigation }, guns { $guns } and melee { $melee } to win. { $count ->
    [one] It yields { $count } prize.
   *[other] It yields { $count } prizes.
}
jr-info-port = { $count ->
    [one] Everyone gets { $count } crew card and may sell prizes.
   *[other] Everyone gets { $count } crew cards and may sell prizes.
}
jr-info-island = With an Old Sailor's map, everyone may bury prizes: those are safe from a mutiny.
jr-column-value = Value
jr-column-crewmen = Crewmen
jr-column-navigation = Nav.
jr-column-guns = Guns
jr-column-melee = Melee
jr-column-prizes = Prizes
jr-column-crew = Crew cards
