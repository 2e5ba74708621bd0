"""Games that no bot would play, for the engine to follow.

The oracle itself plays, with any legal action and any outcome of chance, and writes records
without a generator. So sets that no menu suggests, and very rare cards, are covered too.
Knows no game; a game's `wild` module has `Mood(dice)` with `action(game)`, `card(game)` and
`illegal(game)`, an illegal action, or None.
"""

import hashlib
import json
import random
from typing import Dict, List, Optional, Tuple

import records
from follow import Oracle
from records import Outcomes, Result


class _Chance(Outcomes):
    """Chance by the mood's preference; remembers its outcomes."""

    def __init__(self, game, mood, dice: random.Random):
        super().__init__([])
        self._game, self._mood, self._dice = game, mood, dice
        self.told: List[str] = []

    def card(self) -> str:
        """The card that the mood likes."""
        self.told.append(self._mood.card(self._game))
        return self.told[-1]

    def number(self, bound: int) -> int:
        """Any number below the bound."""
        number = self._dice.randrange(bound)
        self.told.append(f"#{number}")
        return number


def play(
    oracle: Oracle, n_seats: int, seed: str, options: Optional[Dict[str, str]] = None
) -> Tuple[str, Optional[str]]:
    """A record of a whole game, and one that ends with an illegal action."""
    dice = random.Random(seed)
    mood = oracle.wild.Mood(dice)
    options = options or {}
    game = oracle.rules.Game(n_seats, options, oracle.deck)
    chance = _Chance(game, mood, dice)
    game.deal(chance)
    head = _header(oracle, n_seats, options) + f"\ndeal: {{{', '.join(chance.told)}}}\n"
    actions: List[str] = []
    refused = None
    while game.result() is None:
        number = len(actions) + 1
        wrong = mood.illegal(game) if dice.random() < 0.1 else None
        if wrong:
            assert not game.is_legal(*wrong), f"meant to be illegal: {wrong}"
            told = f"{number}. {wrong[0] + 1}: {wrong[1]}\n"
            refused = _finished(head + "".join(actions) + told, None)
        seat, action = mood.action(game)
        chance = _Chance(game, mood, dice)
        game.play(seat, action, chance)
        braces = f" {{{', '.join(chance.told)}}}" if chance.told else ""
        actions.append(f"{number}. {seat + 1}: {action}{braces}\n")
    return _finished(head + "".join(actions), game.result()), refused


def _header(oracle: Oracle, n_seats: int, options: Dict[str, str]) -> str:
    """The header of a record whose chance comes from outside."""
    lines = ["tortuga-record: 1", f"game: {oracle.name}"]
    lines += [f"rules-version: {oracle.rules.RULES_VERSION}"]
    lines += [f"options: {json.dumps(options, separators=(',', ':'))}"]
    lines += [f"seats: {n_seats}"]
    lines += [f"seat {seat + 1}: user, Wild {seat + 1}" for seat in range(n_seats)]
    lines += [f"deck: {records.deck_hash(oracle.deck)} {oracle.name}", "generator: none"]
    return "\n".join(lines) + "\n"


def _finished(above: str, result: Optional[Result]) -> str:
    """The record with its result and check line."""
    lines = [f"result: {result.reason if result else 'unfinished'}"]
    for seat, placing in enumerate(result.placings if result else (), start=1):
        lines.append(f"placing {seat}: rank {placing.rank}, points {placing.points}")
    text = above + "\n" + "\n".join(lines) + "\nseed: withheld\n"
    return text + f"check: {hashlib.sha256(text.encode()).hexdigest()}\n"
