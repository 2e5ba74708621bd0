"""Follows a record with an oracle, and compares every step with what the engine says.

Knows no game: the table `GAMES` names the modules of each. A game needs three of them:

rules   `RULES_VERSION` and `Game(n_seats, options, deck_lines)` with `deal(outcomes)`,
        `play(seat, action, outcomes)`, `is_legal(seat, action)`, `result()` and `met`,
        a Counter of the rules met; where the game has options, `OPTIONS` names them in order,
        each with its values
view    `window(game)`, `waiting(game)`, `view(game)`, `menu_faults(game, seat, actions)`
        and `view_faults(game, view)`
wild    `Mood`, see wild.py
"""

import importlib
from pathlib import Path
from types import ModuleType
from typing import Dict, List, NamedTuple, Optional

import records
from records import Illegal, Outcomes, Record

ROOT = Path(__file__).resolve().parents[2]

GAMES = {
    "rum": ("rum", "rum_view", "rum_wild", "games/rum/data/deck.csv"),
    "port-royal": (
        "port_royal",
        "port_royal_view",
        "port_royal_wild",
        "games/port-royal/data/deck.csv",
    ),
    "jolly-roger": (
        "jolly_roger",
        "jolly_roger_view",
        "jolly_roger_wild",
        "games/jolly-roger/data/deck.csv",
    ),
}

Line = Dict[str, object]
"""One line of `tortuga record replay`."""


class Oracle(NamedTuple):
    """What is needed to follow the records of one game."""

    name: str
    rules: ModuleType
    shown: ModuleType
    wild: ModuleType
    deck: List[str]


class Disagreement(Exception):
    """Oracle and engine differ: all faults in order, each with the action (0 is the deal)."""

    def __init__(self, faults: List[str]):
        super().__init__("; ".join(faults))
        self.faults = faults


def load(name: str) -> Oracle:
    """The oracle of a game, with the deck that comes with it."""
    rules, shown, wild, deck = GAMES[name]
    text = (ROOT / deck).read_text(encoding="utf-8")
    return Oracle(
        name,
        importlib.import_module(rules),
        importlib.import_module(shown),
        importlib.import_module(wild),
        records.deck_lines(text),
    )


def follow(oracle: Oracle, record: Record, lines: Optional[List[Line]]):
    """Plays the record by the oracle's rules and returns the game; raises Disagreement.

    `lines` is the engine's replay, one line for the deal and one for each action;
    without it only the record itself is checked.
    """
    _check_header(oracle, record, lines)
    game = None
    faults: List[str] = []
    for number in range(len(record.actions) + 1):
        try:
            game = _step(oracle, record, game, number)
        except Illegal as illegal:
            refused = f"action {number}: the record has it, the oracle refuses: {illegal}"
            raise Disagreement(faults + [refused]) from None
        if lines is not None:
            new = _action_faults(record, number, lines[number])
            new += compare(oracle, game, lines[number])
            faults += [f"action {number}: {fault}" for fault in new]
    faults += differences("result", game.result(), record.result)
    if faults:
        raise Disagreement(faults)
    return game


def compare(oracle: Oracle, game, line: Line) -> List[str]:
    """What differs between the oracle's position and one line of the replay."""
    faults = differences("view", oracle.shown.view(game), line["view"])
    faults += differences("window", oracle.shown.window(game), line["window"])
    faults += _menus_faults(oracle, game, line["menus"])
    return faults + oracle.shown.view_faults(game, line["view"])


def differences(path: str, ours: object, theirs: object) -> List[str]:
    """Where two values differ; keys that the oracle does not give are not compared."""
    if isinstance(ours, list) and ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        missing = [f"{path}.{key}: the engine says nothing" for key in ours if key not in theirs]
        return missing + [
            fault
            for key in ours
            if key in theirs
            for fault in differences(f"{path}.{key}", ours[key], theirs[key])
        ]
    pair = isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs)
    if pair and any(isinstance(each, (dict, list)) for each in ours):
        return [
            fault
            for place, (mine, other) in enumerate(zip(ours, theirs))
            for fault in differences(f"{path}.{place}", mine, other)
        ]
    if ours != theirs or type(ours) is not type(theirs):
        return [f"{path}: the oracle says {ours!r}, the engine says {theirs!r}"]
    return []


def _check_header(oracle: Oracle, record: Record, lines: Optional[List[Line]]) -> None:
    """Checks that the record is of this game, these rules and this deck, and the replay as long."""
    told = (record.game, record.rules_version, record.deck_hash)
    known = (oracle.name, oracle.rules.RULES_VERSION, records.deck_hash(oracle.deck))
    if told != known:
        raise Disagreement([f"the oracle knows {known}, the record is of {told}"])
    if lines is not None and len(lines) != len(record.actions) + 1:
        raise Disagreement([f"{len(record.actions)} actions, but {len(lines)} lines of replay"])


def _step(oracle: Oracle, record: Record, game, number: int):
    """The deal, or one action, by the oracle's rules."""
    if number == 0:
        game = oracle.rules.Game(record.n_seats, record.options, oracle.deck)
        game.deal(Outcomes(record.deal))
    else:
        action = record.actions[number - 1]
        game.play(action.seat, action.text, Outcomes(action.outcomes))
    return game


def _action_faults(record: Record, number: int, line: Line) -> List[str]:
    """Checks that the replay line belongs to this action."""
    expected: Line = {"seq": number}
    if number > 0:
        action = record.actions[number - 1]
        expected.update(seat=action.seat + 1, action=action.text)
    return differences("line", expected, line)


def _menus_faults(oracle: Oracle, game, menus: List[Line]) -> List[str]:
    """Checks that there is one correct menu for each seat waited for, in order."""
    seats = [menu["seat"] - 1 for menu in menus]
    waiting = oracle.shown.waiting(game)
    if seats != waiting:
        return [f"menus: the oracle waits for {waiting}, the engine has menus for {seats}"]
    return [
        f"menu of seat {menu['seat']}: {fault}"
        for menu in menus
        for fault in oracle.shown.menu_faults(game, menu["seat"] - 1, menu["actions"])
    ]
