"""Strict reader of game records, shared by all oracles.

Written from docs/record-format.md alone; it shares no code with the Rust reader.
It knows the grammar, the check line and the commitment, and nothing of any game.
"""

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

MAX_BYTES = 4 * 1024 * 1024
MAX_LINES = 100_000
MAX_LINE_BYTES = 16 * 1024

NUMBER = r"(0|[1-9][0-9]*)"
POINTS = r"(0|-?[1-9][0-9]*)"
WORD = r"([a-z0-9-]{1,40})"
NAME = r"(.{1,40})"
HEX64 = r"([0-9a-f]{64})"
GENERATORS = ("chacha8", "lehmer64", "xoshiro256++")


class RecordError(Exception):
    """The text is not a record; the message names the line."""


class Illegal(Exception):
    """The rules forbid this: an illegal action, or an impossible outcome."""


class Outcomes:
    """The outcomes of chance of one action, in order; every one must be used."""

    def __init__(self, told: List[str]):
        self._left = list(told)

    def card(self) -> str:
        """The next outcome, which must be a card."""
        outcome = self._next("a card")
        if outcome.startswith("#"):
            raise Illegal(f"a card is needed, the record has {outcome}")
        return outcome

    def number(self, bound: int) -> int:
        """The next outcome, which must be a number below the bound."""
        outcome = self._next(f"a number below {bound}")
        if not outcome.startswith("#") or int(outcome[1:]) >= bound:
            raise Illegal(f"a number below {bound} is needed, the record has {outcome}")
        return int(outcome[1:])

    def must_be_used_up(self) -> None:
        """Refuses unused outcomes."""
        if self._left:
            raise Illegal(f"outcomes left over: {', '.join(self._left)}")

    def _next(self, wanted: str) -> str:
        """The next outcome, of any kind."""
        if not self._left:
            raise Illegal(f"{wanted} is needed, the record has no more outcomes")
        return self._left.pop(0)


@dataclass(frozen=True)
class Action:
    """One line of the game; the seat counts from 0 here."""

    number: int
    seat: int
    actor: Optional[str]
    text: str
    outcomes: Tuple[str, ...]


@dataclass(frozen=True)
class Placing:
    """How one seat ended."""

    rank: int
    points: int


@dataclass(frozen=True)
class Result:
    """How a game ended: the reason, and one placing for each seat."""

    reason: str
    placings: Tuple[Placing, ...]


@dataclass(frozen=True)
class Record:
    """A whole record; `result` is None for an unfinished game."""

    game: str
    rules_version: int
    options: Dict[str, object]
    names: Tuple[str, ...]
    deck_hash: str
    generator: str
    deal: Tuple[str, ...]
    actions: Tuple[Action, ...]
    result: Optional[Result]
    seed: Optional[str]

    @property
    def n_seats(self) -> int:
        """The number of players."""
        return len(self.names)


class _Lines:
    """The lines of a record without comments, read one after the other."""

    def __init__(self, numbered: List[Tuple[int, str]]):
        self._numbered = numbered
        self._at = 0

    def fail(self, reason: str) -> None:
        """Refuses the line that was read last."""
        number = self._numbered[min(self._at, len(self._numbered)) - 1][0]
        raise RecordError(f"line {number}: {reason}")

    def peek(self) -> str:
        """The next line, without consuming it; None at the end."""
        return self._numbered[self._at][1] if self._at < len(self._numbered) else ""

    def take(self, pattern: str, what: str) -> "re.Match[str]":
        """Reads a line that must match the whole pattern."""
        at_end = self._at >= len(self._numbered)
        line = self.peek()
        self._at += 1
        found = None if at_end else re.fullmatch(pattern, line)
        if found is None:
            self.fail(f"{what} expected, found {line!r}")
        return found

    def end(self) -> None:
        """Nothing may follow."""
        if self._at != len(self._numbered):
            self._at += 1
            self.fail("nothing may follow the check line")


def read(data: bytes) -> Record:
    """Reads a record; raises RecordError with the line if it is not one."""
    numbered = _split(data)
    lines = _Lines(numbered)
    head = _header(lines)
    lines.take("", "an empty line")
    deal = _outcomes(lines, lines.take(r"deal: \{(.*)\}", "the deal")[1])
    actions = _actions(lines, head["sitting"])
    lines.take("", "an action or an empty line")
    result = _result(lines, head["seats"])
    seed = _seed(lines, head, result)
    _check(lines, numbered)
    lines.end()
    return Record(
        game=head["game"],
        rules_version=head["rules_version"],
        options=head["options"],
        names=head["names"],
        deck_hash=head["deck_hash"],
        generator=head["generator"],
        deal=deal,
        actions=actions,
        result=result,
        seed=seed,
    )


def deck_lines(text: str) -> List[str]:
    """The lines of a deck file that count: no comments, no spare spaces."""
    bare = (line.split("#", 1)[0].strip() for line in text.split("\n"))
    return [",".join(part.strip() for part in line.split(",")) for line in bare if line]


def deck_hash(lines: List[str]) -> str:
    """SHA-256 of a deck, as "The hash of a deck" tells."""
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def _split(data: bytes) -> List[Tuple[int, str]]:
    """The lines with their numbers, without comments and without blank ones at the end."""
    if len(data) > MAX_BYTES:
        raise RecordError("the file is too long")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"no UTF-8: {error}") from error
    raw = text.split("\n")
    if raw and raw[-1] == "":
        raw.pop()
    if len(raw) > MAX_LINES:
        raise RecordError("too many lines")
    numbered = []
    for number, line in enumerate(raw, start=1):
        if len(line.encode()) > MAX_LINE_BYTES:
            raise RecordError(f"line {number}: too long")
        line = line[:-1] if line.endswith("\r") else line
        if not line.startswith("#"):
            numbered.append((number, line))
    while numbered and numbered[-1][1] == "":
        numbered.pop()
    if not numbered:
        raise RecordError("the file is empty")
    return numbered


def _header(lines: _Lines) -> Dict[str, object]:
    """Everything above the deal."""
    lines.take("tortuga-record: 1", "the version of the format")
    head: Dict[str, object] = {
        "game": lines.take(f"game: {WORD}", "the game")[1],
        "rules_version": int(lines.take(f"rules-version: {NUMBER}", "the rules version")[1]),
        "options": _options(lines),
        "seats": int(lines.take(f"seats: {NUMBER}", "the number of seats")[1]),
    }
    who = [_who(lines, seat) for seat in range(1, head["seats"] + 1)]
    head["sitting"] = [kind for kind, _ in who]
    head["names"] = tuple(name for _, name in who)
    deck = lines.take(f"deck: {HEX64} {NAME}", "the deck")
    head["deck_hash"] = deck[1]
    _check_name(lines, deck[2])
    head["generator"] = lines.take(r"generator: (chacha8|lehmer64|xoshiro256\+\+|none)", "a generator")[1]
    head["commitment"] = None
    if head["generator"] in GENERATORS:
        head["commitment"] = lines.take(f"commitment: {HEX64}", "the commitment")[1]
    return head


def _options(lines: _Lines) -> Dict[str, object]:
    """The options: JSON without spaces, on one line."""
    text = lines.take(r"options: (\{.*\})", "the options")[1]
    try:
        options = json.loads(text)
    except ValueError as error:
        lines.fail(f"no JSON: {error}")
    if json.dumps(options, separators=(",", ":"), ensure_ascii=False) != text:
        lines.fail("JSON with spaces or a key twice")
    return options


def _who(lines: _Lines, seat: int) -> Tuple[str, str]:
    """The occupant: `user` or `bot`, and the name."""
    found = lines.take(f"seat {seat}: (user|bot {WORD}), {NAME}", f"seat {seat}")
    _check_name(lines, found[3])
    return found[1].split(" ")[0], found[3]


def _check_name(lines: _Lines, name: str) -> None:
    """No control characters, no space at either end."""
    control = any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in name)
    if control or name != name.strip():
        lines.fail(f"no name: {name!r}")


def _outcomes(lines: _Lines, inner: Optional[str]) -> Tuple[str, ...]:
    """The outcomes between braces; none if there are no braces."""
    if not inner:
        return ()
    told = tuple(inner.split(", "))
    for outcome in told:
        number = outcome.startswith("#") and re.fullmatch("#" + NUMBER, outcome)
        card = re.fullmatch(r"[^#,{}][^,{}]*", outcome) and outcome == outcome.strip()
        if not number and not card:
            lines.fail(f"no outcome: {outcome!r}")
    return told


def _actions(lines: _Lines, sitting: List[str]) -> Tuple[Action, ...]:
    """All actions, numbered from 1 without gaps; the seat's occupant is not named as actor."""
    pattern = (
        NUMBER + r"\. " + NUMBER + r"(?: \((user|bot|clock|standing-order)\))?: "
        r"([^{}]*[^{} ])(?: \{(.+)\})?"
    )
    actions = []
    while lines.peek() != "":
        found = lines.take(pattern, "an action")
        number, seat = int(found[1]), int(found[2])
        if number != len(actions) + 1:
            lines.fail(f"action {len(actions) + 1} expected")
        if not 1 <= seat <= len(sitting):
            lines.fail(f"there is no seat {seat}")
        if found[3] == sitting[seat - 1]:
            lines.fail(f"a {found[3]} sits there, so the actor is not written")
        outcomes = _outcomes(lines, found[5])
        actions.append(Action(number, seat - 1, found[3], found[4], outcomes))
    return tuple(actions)


def _result(lines: _Lines, n_seats: int) -> Optional[Result]:
    """How it ended; None while unfinished."""
    reason = lines.take(f"result: {WORD}", "the result")[1]
    if reason == "unfinished":
        return None
    placings = []
    for seat in range(1, n_seats + 1):
        pattern = f"placing {seat}: rank {NUMBER}, points {POINTS}"
        found = lines.take(pattern, f"the placing of seat {seat}")
        placings.append(Placing(int(found[1]), int(found[2])))
    return Result(reason, tuple(placings))


def _seed(lines: _Lines, head: Dict[str, object], result: Optional[Result]) -> Optional[str]:
    """The seed, which must match the commitment; a finished game has it."""
    told = lines.take(f"seed: (?:{HEX64}|withheld)", "the seed")[1]
    committed = head["commitment"]
    if told is None and result is not None and committed is not None:
        lines.fail("a finished game tells its seed")
    if told is None:
        return None
    if committed != hashlib.sha256(bytes.fromhex(told)).hexdigest():
        lines.fail("the seed does not fit the commitment")
    return told


def _check(lines: _Lines, numbered: List[Tuple[int, str]]) -> None:
    """The check line: SHA-256 of everything before it."""
    told = lines.take(f"check: {HEX64}", "the check")[1]
    before = "".join(line + "\n" for _, line in numbered[:-1])
    if hashlib.sha256(before.encode()).hexdigest() != told:
        lines.fail("the check does not fit: the record was changed")
