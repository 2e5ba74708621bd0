"""Jolly Roger, the table: where every card is, who commands, and how seats are asked.

A game is one script, in the order of the ledger. When the game waits, the script yields
a Window, and continues with the answer. Stacks are sets: a card is chosen when it is
drawn, by the record. This file has no rule of a phase; those are in the files built on it, and so
are the few methods it calls but does not have: `forget_offers`, `keep_offers_sound`, `is_offer`,
`with_asides`, `is_aside`, `bribe` and `carry_out_agreed` are of jolly_roger_bribe.py; `with_anytime`, `is_anytime` and `anytime` of jolly_roger_crew.py.
"""

from collections import Counter
from itertools import combinations
from typing import Callable, Dict, Generator, Iterable, List, NamedTuple, Optional, Set, Tuple

from jolly_roger_deck import Card, read_deck
from records import Illegal, Outcomes

PLAYERS = range(3, 11)
OPTIONS = {
    "edition": ("en", "pl", "de"),
    "prizes": ("open", "hidden"),
    "captains_gold": ("own", "shared"),
}
ROLES = ("captain", "quartermaster")

Answer = Tuple[int, str]
Menu = Callable[[int], List[str]]
Script = Generator["Window", Answer, None]
Answers = Generator["Window", Answer, Dict[int, str]]
Asking = Generator["Window", Answer, Optional[Answer]]
Deciding = Generator["Window", Answer, bool]


class Window(NamedTuple):
    """What the game waits for: who is asked, who still has to answer, who else may act.

    `menus` has everything each of them may do, but for offers of bribes.
    """

    mode: str
    asked: List[int]
    waiting: List[int]
    may: List[int]
    menus: Dict[int, List[str]]
    n_shown: int = 0


class Showing(NamedTuple):
    """A card shown in an attack or a mutiny, which a Traitor may answer (JR-SP-TRAITOR).

    `crew` is the card it is about, of `owner`: itself, or what Traitors have cancelled and brought
    back.
    """

    place: int
    seat: int
    card: str
    crew: str
    owner: int
    side: Optional[int]
    n_traitors: int


class Table:
    """Everything on the table, and how seats are asked."""

    def __init__(self, n_seats: int, options: Dict[str, object], deck_lines: List[str]):
        if n_seats not in PLAYERS:
            raise Illegal(f"JR-PLAYERS: {n_seats} cannot play")
        known = list(options) == list(OPTIONS)
        if not known or any(options[name] not in values for name, values in OPTIONS.items()):
            raise Illegal(f"the ledger knows the options {OPTIONS}, the record has {options}")
        self.edition = options["edition"]
        self.hidden = options["prizes"] == "hidden"
        self.captains_gold = options["captains_gold"] == "shared"
        self.three = n_seats == 3
        self.n_seats = n_seats
        self.hand_max = 7 if n_seats <= 5 else 6 if n_seats <= 7 else 5
        self.cards: Dict[str, Card] = read_deck(deck_lines)
        self.deck = {n for n, card in self.cards.items() if card.part in ("crew", "special")}
        self.deck -= set(ROLES)
        self.prize_deck = {n for n, card in self.cards.items() if card.part == "prize"}
        self.stacks = {n for n, card in self.cards.items() if self._is_sailed_to(card)}
        self.discard: Set[str] = set()
        self.table: Set[str] = set()
        self.prize_discard: Set[str] = set()
        self.pot: Set[str] = set()
        self.sailed: Set[str] = set()
        self.hands: List[Set[str]] = [set() for _ in range(n_seats)]
        self.prizes: List[Set[str]] = [set() for _ in range(n_seats)]
        self.buried: List[Set[str]] = [set() for _ in range(n_seats)]
        self.appraised: List[Set[str]] = [set() for _ in range(n_seats)]
        self.captain = 0
        self.quartermaster: Optional[int] = None
        self.laid: Optional[str] = None
        self.turned: Optional[str] = None
        self.phase: Dict[str, object] = {}
        self.interrupt: Optional[Dict[str, object]] = None
        self.asked: Optional[Window] = None
        self.showings: List[Showing] = []
        self.acted = [0] * n_seats
        self.n_shown = 0
        self.passed: Set[int] = set()
        self.pile: Set[str] = set()
        self.met: Counter = Counter()
        self._chance = Outcomes([])
        self._crew = set(self.deck)
        self._copies = {
            special: [name for name, card in self.cards.items() if card.kind == special]
            for special in {card.kind for card in self.cards.values() if card.part == "special"}
        }
        self._prizes = set(self.prize_deck)
        self._destinations = set(self.stacks)

    def _is_sailed_to(self, card: Card) -> bool:
        """JR-SETUP-DEST: destinations whose flag fits the number of players."""
        least, most = card.players
        return card.part == "destination" and least <= self.n_seats <= most

    # Cards.

    def kind(self, name: str) -> str:
        """What a card is: its skill, special crew, prize or destination."""
        return self.cards[name].kind

    def by_id(self, names: Iterable[str]) -> List[str]:
        """Cards in the order of their ids."""
        return sorted(names, key=lambda name: self.cards[name].id)

    def check_conserved(self) -> None:
        """JR-PARTS: every card lies in exactly one place."""
        crew = [*self.deck, *self.discard, *self.table, *(c for hand in self.hands for c in hand)]
        laid = [card for seat in (*self.prizes, *self.buried, *self.appraised) for card in seat]
        prizes = [*self.prize_deck, *self.prize_discard, *self.pot, *laid]
        open_ = [self.turned] if self.turned else []
        for lying, all_ in (
            (crew, self._crew),
            (prizes, self._prizes),
            ([*self.stacks, *self.sailed, *open_], self._destinations),
        ):
            if len(lying) != len(all_) or set(lying) != all_:
                raise AssertionError(f"the oracle lost or doubled a card: {sorted(lying)}")

    def pick_from(self, cards: Set[str]) -> str:
        """A card at random, as the record tells."""
        self.pile = cards
        name = self._chance.card()
        if name not in cards:
            raise Illegal(f"impossible outcome: {name} is not one of {sorted(cards)}")
        cards.remove(name)
        return name

    def draw_crew(self, seat: int) -> None:
        """JR-CREW-RESHUFFLE, JR-CREW-EMPTY: a crew card, if there is one."""
        if not self.deck:
            self.met["JR-CREW-RESHUFFLE"] += bool(self.discard)
            self.deck, self.discard = self.discard, set()
            self.showings = [one for one in self.showings if one.card in self.table]
        if self.deck:
            self.hands[seat].add(self.pick_from(self.deck))
        else:
            self.met["JR-CREW-EMPTY"] += 1

    def can_draw_crew(self) -> bool:
        """Whether there is a crew card to draw."""
        return bool(self.deck or self.discard)

    def throw(self, cards: Iterable[str]) -> None:
        """From the table to the crew discards."""
        for card in list(cards):
            self.table.remove(card)
            self.discard.add(card)

    def in_reach(self, *kinds: str) -> bool:
        """Whether such special crew may be in a hand, as far as public facts tell."""
        copies = {name for kind in kinds for name in self._copies[kind]}
        return not copies <= self.discard | self.table

    def held(self, seat: int, *kinds: str) -> List[str]:
        """Special crew of these kinds in a hand."""
        return self.by_id(c for c in self.hands[seat] if self.kind(c) in kinds)

    # Seats.

    def boss(self) -> int:
        """The seat that does the Quartermaster's work (JR-VAR-THREE)."""
        return self.captain if self.quartermaster is None else self.quartermaster

    def seats(self) -> range:
        """All seats."""
        return range(self.n_seats)

    def clockwise(self, first: Optional[int] = None) -> List[int]:
        """All seats clockwise, from the Captain if nobody is named."""
        first = self.captain if first is None else first
        return [(first + step) % self.n_seats for step in self.seats()]

    def holders(self) -> List[int]:
        """The seats with a crew card in hand."""
        return [seat for seat in self.seats() if self.hands[seat]]

    def rich(self) -> List[int]:
        """The seats with a prize that is not buried."""
        return [seat for seat in self.seats() if self.prizes[seat]]

    def first_of(self, answers: Dict[int, str]) -> Optional[int]:
        """JR-SP-TIMING: the first seat clockwise from the Captain that did not decline."""
        willing = (seat for seat in self.clockwise() if answers.get(seat, "decline") != "decline")
        return next(willing, None)

    # Asking.

    def enter(self, kind: str, **more: object) -> None:
        """A new step of the game: offers lapse (JR-BRIBE)."""
        self.phase = {"kind": kind, **more}
        self.forget_offers()

    def sealed(self, asked: List[int], menu: Menu) -> Answers:
        """All answer secretly; returns the answers."""
        answers: Dict[int, str] = {}
        while len(answers) < len(asked):
            waiting = [seat for seat in asked if seat not in answers]
            window = Window("sealed", asked, waiting, [], {seat: menu(seat) for seat in waiting})
            seat, action = yield from self.put(self.with_asides(window))
            if self.is_aside(action):
                self.bribe(seat, action)
            else:
                answers[seat] = action
        if self.interrupt is None:
            self.carry_out_agreed(self._revealed(answers))
        return answers

    def _revealed(self, answers: Dict[int, str]) -> Optional[str]:
        """The card of an answer, which is then shown to all."""
        first = self.first_of(answers)
        words = [] if first is None else answers[first].split(" ")
        return words[1] if len(words) > 1 else None

    def wait(self, make: Callable[[], Window]) -> Asking:
        """One answer to a turn or an open window; asides are carried out on the way.

        The window is rebuilt each time. None when nobody has to answer any more.
        """
        while True:
            yield from self.keep_limits()
            window = make()
            if not window.waiting:
                return None
            window = self.with_anytime(window)
            seat, action = yield from self.put(window)
            if not self.is_anytime(action):
                return seat, action
            yield from self.anytime(seat, action)

    def turn(self, seat: int, menu: List[str]) -> Window:
        """A window for one seat; with an empty menu it has nothing to answer."""
        return Window("turn", [seat], [seat] if menu else [], [], {seat: menu})

    def put(self, window: Window) -> Generator[Window, Answer, Answer]:
        """Asks, and makes sure that the answer is legal."""
        self.keep_offers_sound()
        seat, action = yield window
        if action not in window.menus.get(seat, []) and not self.is_offer(window, seat, action):
            raise Illegal(f"seat {seat + 1} cannot {action!r}, only {window.menus.get(seat)}")
        return seat, action

    def show(self, seat: int, card: str) -> None:
        """A card is shown from a hand: everybody may act again."""
        self.hands[seat].remove(card)
        self.table.add(card)
        self.n_shown += self.phase["kind"] in ("attack", "mutiny")
        self.passed.clear()

    def begin_contest(self) -> None:
        """Nothing has been shown in an attack or a mutiny."""
        self.n_shown = 0
        self.showings, self.acted = [], [0] * self.n_seats

    def put_up(self, seat: int, card: str, side: Optional[int] = None) -> None:
        """A card just shown may be answered; its owner has acted."""
        self.showings.append(Showing(self.n_shown - 1, seat, card, card, seat, side, 0))
        self.acted[seat] = self.n_shown

    def passes(self, seat: int) -> List[str]:
        """Content with the cards shown so far; not twice."""
        return [] if seat in self.passed else [f"pass {self.n_shown}"]

    def keep_limits(self) -> Script:
        """JR-HAND-LIMIT: players over the limit discard the excess, and choose the cards."""
        excess = {s: len(self.hands[s]) - self.hand_max for s in self.seats()}
        asked = [seat for seat in self.seats() if excess[seat] > 0]
        if not asked:
            return
        self.met["JR-HAND-LIMIT"] += len(asked)
        below, self.interrupt = self.interrupt, {"kind": "limit"}
        answers = yield from self.sealed(
            asked,
            lambda seat: [
                " ".join(("discard", *cards))
                for cards in combinations(self.by_id(self.hands[seat]), excess[seat])
            ],
        )
        self.interrupt = below
        for seat, action in answers.items():
            cards = set(action.split(" ")[1:])
            self.hands[seat] -= cards
            self.discard |= cards
