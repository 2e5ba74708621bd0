# The toy's words.
toy-card-wind = wind { $copy }
toy-card-boy = cabin boy { $copy }
toy-card-hand = deckhand { $copy }
toy-card-mate = mate { $copy }
toy-card-gunner = gunner { $copy }
toy-card-unknown = no such card
toy-ship-sloop = sloop
toy-ship-brig = brig
toy-ship-galleon = galleon
toy-draw = Everybody draws a card
toy-sail = Sail for the { $ship }
toy-pass = No mutiny
toy-call = Call a mutiny with { $card }
toy-contribute = Add { $card } to the crew
toy-reveal = Reveal the ship
toy-sink = Sink { $card }
toy-now-turn = { $seat }: draw or sail?
toy-now-mutiny = { $asked ->
    [me] The captain sails for the { $ship }: do you call a mutiny?
   *[other] The captain sails for the { $ship }: does anyone call a mutiny?
}
toy-now-attack = Everybody may add crew.
toy-now-storm = { $asked ->
    [me] Sink a card.
   *[other] Full hands sink a card.
}
toy-event-drew-hidden = { $seat }: draws a card
toy-event-drew = { $seat }: draws { $card }
toy-event-reshuffled = The discard pile becomes the deck
toy-event-mutiny-asked = The captain sails for the { $ship }. Mutiny?
toy-event-answered = Somebody has answered
toy-event-passed = { $seat }: no mutiny
toy-event-called = { $seat }: mutiny with { $card }
toy-event-captain = { $seat }: now captain
toy-event-attack = The { $ship } is in sight
toy-event-contributed = { $seat }: adds { $card }
toy-event-wind = The wind rises: everybody draws
toy-event-storm = { $count ->
    [one] One hand is too full
   *[other] { $count } hands are too full
}
toy-event-sinks = { $seat }: sinks { $card }
toy-event-storm-passed = The storm is over
toy-event-won = The ship is taken (die { $die })
toy-event-lost = The ship escapes (die { $die })
toy-end-rounds = The last round is over
toy-end-rich = Somebody is rich
toy-why-not-now = This move does not belong here
toy-why-not-in-hand = This card is not in your hand
toy-why-not-quartermaster = Only the quartermaster reveals the ship
toy-why-too-few-cards = { $needs ->
    [one] You need one card
   *[other] You need { $needs } cards
} and have { $has }
