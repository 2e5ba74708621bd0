"""Jolly Roger: the cards of the deck file, with the names and ids that records and views have.

Ids count the cards from 0 in the order of the file: crew, special crew, prizes, destinations.
"""

from collections import Counter
from typing import Dict, List, NamedTuple, Tuple

SKILLS = ("navigation", "guns", "melee")
KINDS = ("fort", "ship", "settlement", "port", "island")
TARGETS = KINDS[:3]
PARTS = {"crew": 47, "special": 21, "prize": 46, "destination": 35}
"""JR-PARTS; the 150th card is for reference."""
N_OF_KIND = {"fort": 8, "ship": 8, "settlement": 8, "port": 8, "island": 3}
SPECIALS = {"old-sailor": 3, "traitor": 2}
"""Copies of special crew; of all other kinds there is one."""
FLAGS = {"-": (3, 10), "5-": (3, 5), "7-": (3, 7), "6+": (6, 10), "8+": (8, 10)}
"""JR-PARTS-DEST: the number of players a destination is for."""


class Card(NamedTuple):
    """One card, with only the attributes of its part.

    `kind` is the skill of plain crew (or `any`), the name of special crew, what a prize is, where
    a destination lies; `value` that of a skill or prize, or the crew cards dealt in a port.
    """

    id: int
    name: str
    part: str
    kind: str
    value: int = 0
    crewmen: int = 1
    needs: Tuple[int, ...] = ()
    n_prizes: int = 0
    players: Tuple[int, int] = (3, 10)


def read_deck(lines: List[str]) -> Dict[str, Card]:
    """All cards by name, in the order of their ids; checks the numbers of JR-PARTS."""
    cards: Dict[str, Card] = {}
    for line in lines:
        what, *fields = line.split(",")
        card = _READERS[what](fields)
        assert card.name not in cards, f"two cards are called {card.name}"
        cards[card.name] = card._replace(id=len(cards))
    parts = Counter(card.part for card in cards.values())
    kinds = Counter(card.kind for card in cards.values() if card.part == "destination")
    special = Counter(card.kind for card in cards.values() if card.part == "special")
    if parts != PARTS or kinds != N_OF_KIND:
        raise ValueError(f"JR-PARTS: the deck has {parts}, {kinds}")
    if len(special) != 18 or any(n != SPECIALS.get(kind, 1) for kind, n in special.items()):
        raise ValueError(f"JR-PARTS: the special crew is {special}")
    return cards


def _crew(fields: List[str]) -> Card:
    """name, skill, value, crewmen"""
    name, kind, value, crewmen = fields[:4]
    return Card(0, name, "crew", kind, value=int(value), crewmen=int(crewmen))


def _special(fields: List[str]) -> Card:
    """name, kind, crewmen"""
    return Card(0, fields[0], "special", fields[1], crewmen=int(fields[2]))


def _prize(fields: List[str]) -> Card:
    """name, kind, value"""
    return Card(0, fields[0], "prize", fields[1], value=int(fields[2]))


def _target(fields: List[str]) -> Card:
    """name, kind, navigation, guns, melee, prizes, flag"""
    name, kind, *numbers = fields[:6]
    needs = tuple(int(number) for number in numbers[:3])
    n_prizes, players = int(fields[5]), FLAGS[fields[6]]
    return Card(0, name, "destination", kind, needs=needs, n_prizes=n_prizes, players=players)


def _port(fields: List[str]) -> Card:
    """name, crew cards, flag"""
    name, value, flag = fields[:3]
    return Card(0, name, "destination", "port", value=int(value), players=FLAGS[flag])


def _island(fields: List[str]) -> Card:
    """name"""
    return Card(0, fields[0], "destination", "island")


_READERS = {
    "crew": _crew,
    "special": _special,
    "prize": _prize,
    "target": _target,
    "port": _port,
    "island": _island,
}
