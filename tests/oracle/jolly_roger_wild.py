"""Jolly Roger as no bot plays it: see wild.py. Each game has a mood, to make rare things happen."""

import random
from typing import List, Optional, Tuple

from jolly_roger import Game
from jolly_roger_deck import SKILLS, Card

SPECIALS = ("traitor", "old-sailor", "sea-dog", "cutthroat", "surgeon", "second-mate", "none")
KINDS = ("gold", "rum", "jewels", "hostage", "none")
PROMISES = (
    "",
    " promise me share",
    " promise you no-mutiny",
    " promise you play 2 promise me crew 1 next-round",
    " promise me prizes 1 game-end",
)
NONSENSE = ("decline", "done", "draw", "punish", "spare", "pass 0", "reveal 0", "appoint 1")
ENOUGH = {"fort": (2, 6, 4), "settlement": (3, 2, 6), "ship": (5, 3, 2)}
"""Navigation, guns and melee for any card of a kind."""
IDLE = ("decline", "pass", "done", "spare", "refuse")


class Mood:
    """How one game goes: how idle the players are, how fond of effects, what chance prefers."""

    def __init__(self, dice: random.Random):
        self._dice = dice
        self._weights = {word: dice.choice([0.2, 1.0, 5.0]) for word in IDLE}
        self._weights["call"] = dice.choice([0.02, 0.2, 1.0])
        self._weights["use"] = dice.choice([1.0, 4.0, 30.0])
        self._weights["betray"] = dice.choice([1.0, 8.0])
        self._weights["reveal"] = dice.choice([0.5, 5.0])
        self._weights["contribute"] = dice.choice([0.5, 3.0])
        self._with_effect = dice.choice([1.0, 20.0])
        self._loved = (dice.choice(SPECIALS), dice.choice(KINDS))
        self._sail = dice.choice(["fort", "ship", "settlement", "port", "island", "none"])
        self._greed = dice.choice([0.0, 1.0, 4.0])
        self._friends = dice.random() < 0.2
        if self._friends:
            self._weights["call"], self._greed, self._loved = 0.001, 4.0, ("any", "none")
        self._out_of_turn = dice.choice([0.0, 0.05, 0.3])
        self._bribing = dice.choice([0.0, 0.02, 0.1])

    def card(self, game: Game) -> str:
        """A card of the current pile, by the mood's preference."""
        names = sorted(game.pile)
        return self._dice.choices(names, [self._love(game.cards[name]) for name in names])[0]

    def _love(self, card: Card) -> float:
        """How much chance likes a card."""
        if card.kind in self._loved:
            return 20.0
        strength = card.value**3 if card.part == "crew" and self._friends else 0
        return 1.0 + self._greed * card.n_prizes**3 + strength

    def action(self, game: Game) -> Tuple[int, str]:
        """Any legal action, also by somebody who is not waited for."""
        window = game.asked
        able = sorted(window.menus)
        offer = self._offer(game, able) if self._dice.random() < self._bribing else None
        if offer is not None:
            return offer
        busy = [seat for seat in window.may if window.menus[seat]]
        others = busy if busy and self._dice.random() < self._out_of_turn else window.waiting
        seat = self._dice.choice(others)
        menu = window.menus[seat]
        wise = self._wise(game) if self._friends else None
        if wise is not None and wise[1] in window.menus.get(wise[0], []):
            return wise
        weights = [self._weight(action) for action in menu]
        return seat, self._dice.choices(menu, weights)[0]

    def _wise(self, game: Game) -> Optional[Tuple[int, str]]:
        """Friends help each other to rich prizes, until there are none left."""
        if game.phase["kind"] == "voyage":
            enough_crew = sum(len(hand) for hand in game.hands) > 2 * game.n_seats
            sails = [f"sail {kind}" for kind in ENOUGH] if enough_crew else []
            menu = game.asked.menus.get(game.captain, [])
            return game.captain, next((sail for sail in sails if sail in menu), "sail port")
        if game.phase["kind"] != "attack":
            return None
        needs = ENOUGH[game.laid or game.kind(game.turned)]
        useful = {skill for skill, need, has in zip(SKILLS, needs, game.sums()) if has < need}
        for seat in game.asked.waiting:
            for card in sorted(game.hands[seat]):
                if game.kind(card) in useful:
                    return seat, f"contribute {card}"
        return game.boss(), f"reveal {game.n_shown}"

    def _weight(self, action: str) -> float:
        """How much the mood likes an action."""
        word, *words = action.split(" ")
        weight = self._weights.get(word, 1.0)
        if word in ("call", "join") and words[-2:-1] in (["on"], ["kill"]):
            weight *= self._with_effect
        if words and words[-1] == self._sail:
            weight *= 5.0
        return weight

    def _offer(self, game: Game, able: List[int]) -> Optional[Tuple[int, str]]:
        """An offer to a neighbour: a card, perhaps for a prize, perhaps with a promise."""
        seat = self._dice.choice(able)
        to = self._dice.choice([other for other in game.seats() if other != seat])
        own = sorted(game.hands[seat] | game.prizes[seat])
        if not own:
            return None
        want = sorted(game.prizes[to]) if not game.hidden else []
        action = f"offer {to + 1} give {self._dice.choice(own)}"
        if want and self._dice.random() < 0.5:
            action += f" want {self._dice.choice(want)}"
        action += self._dice.choice(PROMISES)
        if game.phase["kind"] == "guard" and game.guard == seat and "promise" not in action:
            action += " promise you guard"
        return (seat, action) if game.is_legal(seat, action) else None

    def illegal(self, game: Game) -> Optional[Tuple[int, str]]:
        """An illegal action: of another phase, of a full hand, by another seat."""
        window = game.asked
        seat = self._dice.choice(window.waiting)
        wrong = [(seat, action) for action in NONSENSE if action not in window.menus[seat]]
        idle = [s for s in game.seats() if s not in (*window.waiting, *window.may)]
        if idle:
            other = self._dice.choice(idle)
            wrong.append((other, self._dice.choice(window.menus[seat])))
        foreign = sorted(card for s in game.seats() if s != seat for card in game.hands[s])
        if foreign:
            card = self._dice.choice(foreign)
            ways = (f"contribute {card}", f"join mutineer {card}", f"call {card}", f"use {card}")
            wrong.append((seat, self._dice.choice(ways)))
        return self._dice.choice(wrong)
