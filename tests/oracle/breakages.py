"""Shows that an oracle can fail: breaks records and replays in memory, one thing at a time.

Knows no game. `try_all` returns the breaks that nobody noticed, which should be none.
"""

import copy
from dataclasses import replace
from typing import Iterable, Iterator, List, Tuple

from follow import Disagreement, Line, Oracle, compare, follow
from records import Action, Placing, Record

N_STEPS = 6
"""Breaks about so many actions of a record, spread evenly, and their lines of the replay."""

Path = Tuple[object, ...]


def try_all(oracle: Oracle, record: Record, lines: List[Line]) -> Tuple[int, List[str]]:
    """Breaks this game in many ways; returns the number, and the unnoticed breaks."""
    steps = range(0, len(record.actions) + 1, max(1, len(record.actions) // N_STEPS))
    actions = [record.actions[number - 1] for number in steps if number > 0]
    tried = [
        (what, _is_noticed(oracle, broken, lines[: len(broken.actions) + 1]))
        for what, broken in broken_records(record, actions)
    ]
    tried.append(("a line of replay is missing", _is_noticed(oracle, record, lines[:-1])))
    for number in steps:
        tried += _break_line(oracle, record, lines, number)
    return len(tried), [f"not noticed: {what}" for what, noticed in tried if not noticed]


def broken_records(
    record: Record, actions: Iterable[Action]
) -> Iterator[Tuple[str, Record]]:
    """Records with one thing changed that makes them wrong; only the given actions are changed."""
    if record.result:
        yield "another reason", _with_result(record, reason="no-such-end")
        yield "unfinished", replace(record, result=None)
        for seat, placing in enumerate(record.result.placings):
            for wrong in (
                Placing(placing.rank + 1, placing.points),
                Placing(placing.rank, placing.points + 1),
            ):
                placings = list(record.result.placings)
                placings[seat] = wrong
                yield f"seat {seat + 1} is {wrong}", _with_result(record, placings=tuple(placings))
    yield "a card too many in the deal", replace(record, deal=record.deal + (record.deal[0],))
    yield "a card too few in the deal", replace(record, deal=record.deal[1:])
    yield "the same card twice", replace(record, deal=record.deal[:1] + record.deal[:-1])
    yield "the last action is missing", replace(record, actions=record.actions[:-1])
    for action in actions:
        yield from _broken_actions(record, action)


def _broken_actions(record: Record, action: Action) -> Iterator[Tuple[str, Record]]:
    """One action changed."""
    name = f"action {action.number}"
    outcomes = action.outcomes
    other_seat = (action.seat + 1) % record.n_seats
    yield f"{name} of another seat", _with_action(record, replace(action, seat=other_seat))
    yield f"{name} is nonsense", _with_action(record, replace(action, text="dance"))
    more = replace(action, outcomes=outcomes + ("#0",))
    yield f"{name} with more chance", _with_action(record, more)
    if outcomes:
        less = replace(action, outcomes=outcomes[:-1])
        yield f"{name} with less chance", _with_action(record, less)
        strange = replace(action, outcomes=("no-such-card",) + outcomes[1:])
        yield f"{name} with an impossible card", _with_action(record, strange)


def broken_lines(line: Line, view: object) -> Iterator[Tuple[str, Line]]:
    """Lines with one thing changed; in the view only what the oracle knows."""
    for path in _leaves(view):
        yield f"view {path}", _changed(line, ("view",) + path)
    if line["window"] is None:
        return
    for path in (("window", "mode"), ("window", "asked"), ("window", "n_waiting")):
        yield str(path), _changed(line, path)
    for place, menu in enumerate(line["menus"]):
        actions = menu["actions"]
        for what, wrong in (
            (f"menu without {actions[0]!r}", actions[1:]),
            (f"menu with {actions[0]!r} twice", actions + actions[:1]),
            ("menu with nonsense", actions + ["dance"]),
            ("empty menu", []),
        ):
            yield what, _put(line, ("menus", place, "actions"), wrong)
    yield "no menu for a seat", _put(line, ("menus",), line["menus"][:-1])


def _break_line(
    oracle: Oracle, record: Record, lines: List[Line], number: int
) -> List[Tuple[str, bool]]:
    """Breaks one line of the replay in many ways; returns which were noticed."""
    part = replace(record, actions=record.actions[:number])
    if number < len(record.actions):
        part = replace(part, result=None)
    game = follow(oracle, part, lines[: number + 1])
    return [
        (f"action {number}: {what}", bool(compare(oracle, game, broken)))
        for what, broken in broken_lines(lines[number], oracle.shown.view(game))
    ]


def _is_noticed(oracle: Oracle, record: Record, lines: List[Line]) -> bool:
    """Whether the oracle disagrees."""
    try:
        follow(oracle, record, lines)
    except Disagreement:
        return True
    return False


def _with_result(record: Record, **changes: object) -> Record:
    """The record with another result."""
    return replace(record, result=replace(record.result, **changes))


def _with_action(record: Record, action: Action) -> Record:
    """The record with one action changed."""
    actions = list(record.actions)
    actions[action.number - 1] = action
    return replace(record, actions=tuple(actions))


def _leaves(value: object, path: Path = ()) -> Iterator[Path]:
    """The paths to all plain values; an empty list counts as one."""
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    else:
        inner = []
    if not inner:
        yield path
    for key, each in inner:
        yield from _leaves(each, path + (key,))


def _changed(line: Line, path: Path) -> Line:
    """The line with another value at the end of the path."""
    value = line
    for key in path:
        value = value[key]
    return _put(line, path, _other(value))


def _put(value: object, path: Path, new: object) -> object:
    """A copy of the value with something new at the end of the path."""
    if not path:
        return new
    changed = copy.copy(value)
    changed[path[0]] = _put(value[path[0]], path[1:], new)
    return changed


def _other(value: object) -> object:
    """Another value of the same type."""
    if isinstance(value, list):
        return value + [0]
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    return 0
