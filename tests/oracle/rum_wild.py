"""RUM as no bot plays it: see wild.py. Each game has a mood, so that rare things coincide."""

import random
from typing import List, Optional, Tuple

from rum import COLOURS, PARROT, VALUE_MAX, Game, Laying


class Mood:
    """How one game goes: how often sets are played, what chance prefers, hoarding of bottles.

    When hoarding, one seat at a time gets all cards of one colour and waits for eight or nine
    bottles, which nobody ever has otherwise.
    """

    def __init__(self, dice: random.Random):
        self._dice = dice
        self._p_set = dice.choice([0.03, 0.1, 0.3, 0.8])
        self._p_beach = dice.choice([0.2, 0.5, 0.9])
        self._parrot_weight = dice.choice([0.0, 0.02, 1.0, 5.0])
        self._colour = dice.choice(COLOURS)
        self._hoards = dice.random() < 0.3

    def card(self, game: Game) -> str:
        """A card of the wreck, by the mood's preference."""
        cards = sorted(game.wreck)
        if self._hoards:
            lucky = game.asked is not None and game.active == self._favourite(game)
            liked = [card for card in cards if (self._colour in card) == lucky and card != PARROT]
            return self._dice.choice(liked or cards)
        weights = [self._parrot_weight if card == PARROT else 1.0 for card in cards]
        if not any(weights):
            return self._dice.choice(cards)
        return self._dice.choices(cards, weights)[0]

    def _favourite(self, game: Game) -> int:
        """The seat that gets the colour's cards: its owner while it can be raised, then another."""
        owner = game.owners[self._colour] or 0
        at_most = game.values[self._colour] == VALUE_MAX
        return (owner + game.clock * at_most) % len(game.seats)

    def action(self, game: Game) -> Tuple[int, str]:
        """Any legal action of any seat waited for."""
        seat = self._dice.choice(game.asked.waiting())
        if game.asked.mode == "sealed":
            return seat, self._dice.choice(game.backs(seat, game.asked.n_back))
        if self._hoards or self._dice.random() < self._p_set:
            legal = [laying for laying in self._layings(game, seat) if self._likes(game, laying)]
            if legal:
                return seat, self._set(game, self._dice.choice(legal))
        if self._hoards:
            return seat, "draw wreck"
        draws = game.draws()
        beach = self._dice.random() < self._p_beach
        return seat, self._dice.choice(draws[:-1]) if beach else draws[-1]

    def _likes(self, game: Game, laying: Laying) -> bool:
        """A legal set; if bottles are hoarded, one with many of them."""
        at_most = game.values[self._colour] == VALUE_MAX
        n_needed = VALUE_MAX + at_most
        enough = not self._hoards or game.count(laying)[1][self._colour] >= n_needed
        return enough and bool(game.wins(game.active, laying))

    def illegal(self, game: Game) -> Optional[Tuple[int, str]]:
        """A set that wins nothing, or a wrong number of cards put back, by a seat that is asked."""
        seat = self._dice.choice(game.asked.waiting())
        if game.asked.mode == "sealed":
            wrong_number = game.asked.n_back + self._dice.choice([-1, 1])
            return seat, self._dice.choice(game.backs(seat, wrong_number))
        layings = self._layings(game, seat)
        useless = [laying for laying in layings if laying and not game.wins(seat, laying)]
        return (seat, self._set(game, self._dice.choice(useless))) if useless else None

    def _layings(self, game: Game, seat: int) -> List[Laying]:
        """Some ways to lay out hand cards: at random, and all of one colour, also with more."""
        hand, ends = game.hands[seat], game.deck.cards
        some = []
        for share in (0.2, 0.5, 1.0):
            cards = [card for card in hand if self._dice.random() < share]
            some.append([(card, self._dice.choice([1, 2])) for card in cards])
        for colour in COLOURS:
            single = [(card, 1) for card in hand if ends[card].single == colour]
            double = [(card, 2) for card in hand if ends[card].double == colour]
            others = [(card, 1) for card in hand if colour not in card]
            some += [single, single + double, single + double + others]
        return some

    def _set(self, game: Game, laying: Laying) -> str:
        """A set in the notation of records: by id."""
        by_id = sorted(laying, key=lambda laid: game.deck.ids[laid[0]])
        return "set " + " ".join(f"{card}:{end}" for card, end in by_id)
