### The web page's own words for this game, en. Same keys and gaps in all three files.

# Before a match

rum-page-pitch = A wreck, a beach, and far too many bottles. Collect the colours that nobody can take from you.
rum-page-goal = Lay out bottles of one colour, win collection cards and hold on to them: most points wins.

# At the table

# What to do now, in the bar below the table.
rum-page-ask-turn = Choose a card to take, or lay out a set.
rum-page-ask-put-back = { $count ->
    [one] The parrot wants a card back: choose it in your hand.
   *[other] The parrot wants { $count } cards back: choose them in your hand.
}
rum-page-choice = Your choice
rum-page-turn = Turn it round
rum-page-play-set = Play this set
rum-page-give-back = Put these back
rum-page-clear = Clear
rum-page-sets = { $count ->
    [0] no set to play yet
    [one] { $count } set to play
   *[other] { $count } sets to play
}
rum-page-set-of = Set { $at } of { $count }
rum-page-set-next = Lay out the next set
rum-page-set-before = Lay out the set before

# In the list of choices: what is put together at the table.
rum-page-compose-set = Play a set: lay it out from your hand
rum-page-compose-put-back = Choose in your hand what goes back

# Big moments, in a few words over the table.
rum-page-moment-parrot = Parrot!
rum-page-moment-steal = Stolen!
rum-page-moment-empty = The wreck is empty!
rum-page-held = { $colour } collection card

rum-page-learn-collection = Ahoy, castaway! There are seven collection cards, one for each colour of
    rum, and all of them begin at 1. Win them: the values of your cards are your points.
rum-page-learn-ends = Three cards lie on the beach. Each rum card has one bottle at one end and two of
    another colour at the other. On the beach it is always the single bottle that counts.
rum-page-learn-draw = On your turn you do one thing: draw a card, or play a set. Begin by taking the
    card with the red bottle, at the first place of the beach.
rum-page-learn-filled = The card is in your hand. A card from the wreck has filled its place, face
    down: nobody knows it. Now watch Calico.
rum-page-learn-won = Calico has laid out a card with its two green bottles up. Two are more than 1, so
    Calico takes the green collection card, and it now shows 2.
rum-page-learn-set = Now you! Lay out your card with the two orange bottles; if they are not at the
    top, turn the card round. The orange bottle on the beach counts as well: three in all. Then play
    the set.
rum-page-learn-wreck = The orange collection card is yours and shows 3: three points. The card you
    played has gone back to the wreck, and Calico has drawn one. Draw from the wreck, too.
rum-page-learn-last = Another red bottle: now you hold two. Take the card at the third place of the
    beach. Then all three cards there are face down, and something will happen…
rum-page-learn-wave = A wave! When a turn ends with three face-down cards on the beach, they are all
    turned up. And look: there is the third red bottle.
rum-page-learn-parrot = Calico has drawn the parrot. It sends as many cards back to the wreck as the
    clock says, and then the clock moves on. Once it shows 8, the game is over.
rum-page-learn-trio = All three single bottles of a colour are a rum trio. It wins the collection card
    whatever it shows, and raises it by 2. Lay out your two red bottles, each card with its single
    end up; the third lies on the beach.
rum-page-learn-steal = What others have won can be yours. Calico’s green card shows 2; you hold two
    green bottles, and one lies on the beach. Lay out your two and take it!
rum-page-learn-end = Nine points! With two players the game ends as soon as somebody has 21, or when
    the clock shows 8; whoever has the most points wins. And mind your cards: what you took can be
    taken from you.
rum-page-learn-over = Twenty-one points: the game ends at once, and you have won by 21 to 3. Now you know RUM.
    Fair winds!
