"""Port Royal: the cards of the deck file, with the names and ids that records and views have.

Ids count the cards from 0 in the order of the file. A name tells the kind and the two numbers
printed on the card; where a line has several copies they end in a, b, c and so on.
"""

from collections import Counter
from typing import Dict, Iterator, List, NamedTuple, Optional

SHIPS = {
    "yellow": "pinnace",
    "blue": "flute",
    "green": "skiff",
    "red": "frigate",
    "black": "galleon",
}
COLOURS = tuple(SHIPS)
SYMBOLS = {"captain": "anchor", "priest": "cross", "settler": "house"}
"""Which symbol a role brings to an expedition."""
N_OF_KIND = {"ship": 50, "person": 60, "expedition": 6, "tax": 4}


class Card(NamedTuple):
    """One card, with only the numbers of its kind. `swords` is None for a skull."""

    id: int
    name: str
    kind: str
    role: str = ""
    colour: str = ""
    swords: Optional[int] = 0
    coins: int = 0
    cost: int = 0
    points: int = 0
    symbols: Dict[str, int] = {}
    five: bool = False

    def is_like(self, other: "Card") -> bool:
        """Whether both have the same face."""
        return self._replace(id=other.id, name=other.name) == other


def read_deck(lines: List[str]) -> Dict[str, Card]:
    """All cards by name, in the order of their ids; checks the numbers of PR-DECK."""
    cards: Dict[str, Card] = {}
    for line in lines:
        kind, *fields = line.split(",")
        for card in _READERS[kind](fields):
            assert card.name not in cards, f"two cards are called {card.name}"
            cards[card.name] = card._replace(id=len(cards))
    n_of_kind = Counter(card.kind for card in cards.values())
    if n_of_kind != N_OF_KIND:
        raise ValueError(f"PR-DECK: the deck has {n_of_kind}")
    return cards


def _copies(card: Card, n_copies: int) -> Iterator[Card]:
    """So many copies; a single one has no letter."""
    if n_copies == 1:
        yield card
        return
    dash = "-" if card.kind == "tax" else ""
    for copy in range(n_copies):
        yield card._replace(name=f"{card.name}{dash}{chr(ord('a') + copy)}")


def _ships(fields: List[str]) -> Iterator[Card]:
    """colour, swords or skull, coins, copies"""
    colour, swords, coins, n_copies = fields
    number = None if swords == "skull" else int(swords)
    name = f"{SHIPS[colour]}-{swords}-{coins}"
    card = Card(0, name, "ship", colour=colour, swords=number, coins=int(coins))
    return _copies(card, int(n_copies))


def _traders(fields: List[str]) -> Iterator[Card]:
    """colour, cost, points, copies"""
    return _persons([f"{fields[0]}-trader", *fields[1:]])


def _persons(fields: List[str]) -> Iterator[Card]:
    """role, cost, points, copies"""
    role, cost, points, n_copies = fields
    name = f"{role}-{cost}-{points}"
    card = Card(0, name, "person", role=role, cost=int(cost), points=int(points))
    return _copies(card, int(n_copies))


def _expeditions(fields: List[str]) -> Iterator[Card]:
    """anchors, crosses, houses, coins, points, all or five"""
    numbers = [int(field) for field in fields[:5]]
    symbols = dict(zip(SYMBOLS, numbers))
    told = [f"{SYMBOLS[role]}{number}" for role, number in symbols.items() if number]
    name = "-".join(["expedition", *told])
    card = Card(0, name, "expedition", coins=numbers[3], points=numbers[4], symbols=symbols)
    return _copies(card._replace(five=fields[5] == "five"), 1)


def _taxes(fields: List[str]) -> Iterator[Card]:
    """swords or points, copies"""
    return _copies(Card(0, f"tax-{fields[0]}", "tax", role=fields[0]), int(fields[1]))


_READERS = {
    "ship": _ships,
    "trader": _traders,
    "person": _persons,
    "expedition": _expeditions,
    "tax": _taxes,
}
