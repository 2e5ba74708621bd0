### The web page's own words for this game, en. Same keys and gaps in all three files.

# Before a match

pr-page-pitch = One more card? The harbour fills with ships and coins, until you push your luck too far.
pr-page-goal = Turn up cards, stop in time, hire people with your coins: most victory points wins.
pr-option-ending = The last lap
pr-option-ending-book = By the book
pr-option-ending-book-about = Goes on until the right-hand neighbour of the active player has had a turn.
pr-option-ending-equal = Equal turns
pr-option-ending-equal-about = Goes on until everybody has had the same number of turns.
pr-option-ending-advice = By the book those who sit early win more often: with five players
    24 % of the games for the first and 15 % for the last. With four and five we recommend equal turns.
pr-option-variant = To win
pr-option-variant-none = Points are enough
pr-option-variant-expedition = An expedition is needed

# At the table

pr-page-ask-take = Choose a ship or a person, or take nothing.
pr-page-wait-take = { $seat } takes from the harbour, or nothing.
pr-page-waiting = Waiting for { $seat }.
# What somebody is doing, in a word beside the name.
pr-page-taking = takes cards
pr-page-ships = Ships in the harbour
pr-page-quay = People on the quay
pr-page-others = The other players
pr-page-nobody = Nobody waits on the quay.
pr-page-no-expedition = No expedition is laid out yet.
pr-page-berth-empty = Free berth: { $ship }
pr-page-fulfil = Send an expedition
pr-page-fulfil-who = Who goes?
pr-page-fulfil-go = Send them off
pr-page-fulfil-not = Not now
pr-page-banner-bust = Harbour lost!
pr-page-banner-tax = Tax increase
pr-page-banner-last-lap = Last lap!
pr-page-banner-fulfilled = Expedition!

# First steps.
pr-page-learn-goal = The game is nearly over once somebody has twelve victory points: the
    small red shields on people and expeditions. You start with three coins and nobody working for
    you.
pr-page-learn-harbour = On your turn you turn up cards, one by one. The first is turned up by
    itself: a green skiff. The plate under a ship shows its swords and the coins it brings.
pr-page-learn-draw = Ships of different colours may lie side by side. There is just one, so
    one more card is safe enough. Draw!
pr-page-learn-stop = A sailor on the quay, for three coins: just what you have. Stop drawing
    now, before anything goes wrong.
pr-page-learn-hire = Whoever stops in time may take a card: a ship for its coins, or a person
    for its price. Choose the sailor. The sword will be useful.
pr-page-learn-others = Then the others may take a card each, but they pay you a coin for it.
    Calico took the skiff, and a coin came to you. Coins are cards lying face down; nobody knows
    what they show.
pr-page-learn-bust = Calico drew once too often: a second blue flute. Two ships of one colour,
    and the harbour is lost, with nothing for anybody. Now it is your turn, and a rich yellow
    pinnace is there: four coins!
pr-page-learn-risk = The bar shows how likely the next card is to be a second ship of a colour
    that lies there. The risk is small. Try one more card.
pr-page-learn-repel = A second yellow ship! It would cost you the harbour, but it has just one
    sword, and so has your sailor. Repel it.
pr-page-learn-again = Gone. Swords are not used up, so your sailor can do it again. One more
    card?
pr-page-learn-expedition = An expedition: whoever sends two captains, on their own turn, gets
    two coins and four points for it. It stays until somebody does.
pr-page-learn-enough = Four coins lie in the harbour for you. Do not lose them now: stop.
pr-page-learn-trade = Take the pinnace: it sails off and leaves you its four coins. With ships
    of four colours in the harbour you could take two cards, with five even three.
pr-page-learn-end = That is the game: draw, stop in time, and put your coins to work. At
    twelve points the last lap begins, and whoever has the most points after it wins.
pr-page-learn-over = The last lap is over, and you have won: twelve victory points to Calico’s four. Now you
    know Port Royal. Fair winds!
