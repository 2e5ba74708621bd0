"""Port Royal as no bot plays it: see wild.py. Each game has a mood, so that rare things come up."""

import random
from typing import Optional, Tuple

from port_royal import Game
from port_royal_deck import N_OF_KIND, Card

ROLES = ("admiral", "jester", "governor", "jack", "captain", "mademoiselle", "none")
IDLE = 0.01
"""The part of games in which hardly anybody does anything, so that they end by PR-END-LONG."""
NONSENSE = ("draw", "stop", "keep", "repel", "pass")


class Mood:
    """How one game goes: how boldly cards are drawn, how greedily taken, what chance prefers.

    A mood that only takes ships, or nothing but what pays, starves the deck until it is empty.
    """

    def __init__(self, dice: random.Random):
        self._dice = dice
        self._weights = {
            "draw": dice.choice([0.5, 1.0, 3.0, 10.0]),
            "stop": 1.0,
            "take": dice.choice([0.3, 2.0, 20.0]),
            "pass": 1.0,
            "fulfil": dice.choice([0.0, 0.2, 5.0]),
            "keep": 1.0,
            "repel": dice.choice([0.2, 1.0, 5.0]),
        }
        self._ships_for_coins = dice.choice([1.0, 1.0, 30.0])
        self._loved = {kind: dice.choice([0.02, 1.0, 1.0, 6.0]) for kind in N_OF_KIND}
        if dice.random() < IDLE:
            take = dice.choice([0.0, 0.0005])
            self._weights.update(draw=0.0, take=take, fulfil=0.0)
        self._loved_role = dice.choice(ROLES)
        self._love_of_role = dice.choice([5.0, 50.0])

    def card(self, game: Game) -> str:
        """A card of the deck, by the mood's preference."""
        names = sorted(game.deck)
        weights = [self._love(game.cards[name]) for name in names]
        return self._dice.choices(names, weights)[0]

    def _love(self, card: Card) -> float:
        """How much chance likes a card."""
        is_loved = card.role == self._loved_role
        return self._loved[card.kind] * (self._love_of_role if is_loved else 1.0)

    def action(self, game: Game) -> Tuple[int, str]:
        """Any legal action."""
        weights = [self._weight(game, action) for action in game.asked.menu]
        if not any(weights):
            weights = [1.0] * len(weights)
        return game.asked.seat, self._dice.choices(game.asked.menu, weights)[0]

    def _weight(self, game: Game, action: str) -> float:
        """How much the mood likes an action."""
        word, _, rest = action.partition(" ")
        weight = self._weights[word]
        if word == "take" and game.cards[rest].kind == "ship":
            weight *= self._ships_for_coins
        return weight

    def illegal(self, game: Game) -> Optional[Tuple[int, str]]:
        """An illegal action: of another phase, too expensive, or by the wrong seat."""
        seat, menu = game.asked
        others = [other for other in range(len(game.seats)) if other != seat]
        wrong = [(self._dice.choice(others), self._dice.choice(menu))]
        wrong += [(seat, action) for action in NONSENSE if action not in menu]
        wrong += [
            (seat, f"take {name}") for name in game.harbour if f"take {name}" not in menu
        ]
        for expedition in game.expeditions:
            persons = sorted(game.seats[seat].persons, key=lambda name: game.cards[name].id)
            n_needed = sum(game.cards[expedition].symbols.values())
            if len(persons) >= n_needed:
                crew = self._dice.sample(persons, n_needed)
                crew.sort(key=lambda name: game.cards[name].id)
                action = f"fulfil {expedition} with {' '.join(crew)}"
                wrong += [] if action in menu else [(seat, action)]
        return self._dice.choice(wrong)
