"""Port Royal, slow and plain: an oracle for the engine.

Written from the rule ledger (games/port-royal/RULES.md), the card table and the printed rulebook
alone; it shares no code with the engine, so that two readings of the same rules are compared.

A game is one script, in the order of the ledger: set-up, turns, until `_Over`.
When a seat has a choice the script yields; a menu of one is not a choice and is not asked.
The deck is a set: the record decides which card comes when it is drawn.
What the engine shows of a position is compared in port_royal_view.py.
"""

from collections import Counter
from itertools import combinations
from typing import Dict, Generator, List, NamedTuple, Optional, Set, Tuple

from port_royal_deck import SYMBOLS, Card, read_deck
from records import Illegal, Outcomes, Placing, Result

RULES_VERSION = 1
PLAYERS = (2, 3, 4, 5)
OPTIONS = {"ending": ("book", "equal"), "variant": ("none", "expedition")}
START_COINS = 3
POINTS_NEEDED = 12
DECISIONS_MAX = 10_000
TAX_FROM = 12
ADMIRAL_FROM = 5
TAKES = {4: 2, 5: 3}
"""Cards the active player may take with ships of so many colours; 1 with fewer."""
SWORDS = {"sailor": 1, "pirate": 2}

Answers = Generator["Asked", Tuple[int, str], str]
Script = Generator["Asked", Tuple[int, str], None]


class _Over(Exception):
    """The game ends; the reason is the message."""


class Asked(NamedTuple):
    """What the game waits for: one seat, and everything it may do."""

    seat: int
    menu: List[str]


class Coin(NamedTuple):
    """A player's face-down card, and the number of the shuffled deck it came from (1, 2, …)."""

    card: str
    shuffle: int


class Seat:
    """One player's cards; the last coin of the pile is the newest."""

    def __init__(self) -> None:
        self.persons: List[str] = []
        self.expeditions: List[str] = []
        self.pile: List[Coin] = []


class Game:
    """One game of Port Royal."""

    def __init__(self, n_seats: int, options: Dict[str, object], deck_lines: List[str]):
        if n_seats not in PLAYERS:
            raise Illegal(f"PR-PLAYERS: {n_seats} cannot play")
        known = list(options) == list(OPTIONS)
        if not known or any(options[name] not in values for name, values in OPTIONS.items()):
            raise Illegal(f"the ledger knows the options {OPTIONS}, the record has {options}")
        self.options = options
        self.cards: Dict[str, Card] = read_deck(deck_lines)
        self.seats = [Seat() for _ in range(n_seats)]
        self.deck: Set[str] = {card.name for card in self.cards.values() if not card.five}
        self.discard: Set[str] = set()
        self.harbour: List[str] = []
        self.expeditions: List[str] = []
        self.dealt_with: List[str] = []
        self.shuffle = 1
        self.start = self.active = 0
        self.n_drawn = 0
        self.n_stuck = 0
        self.n_decisions = 0
        self.last: Optional[int] = None
        self.phase: Dict[str, object] = {}
        self.asked: Optional[Asked] = None
        self.reason: Optional[str] = None
        self.met: Counter = Counter()
        self._chance = Outcomes([])
        self._script = self._whole_game()
        self._in_play = sorted(card.name for card in self.cards.values() if self._plays(card))

    def _plays(self, card: Card) -> bool:
        """PR-SETUP-FIVE: all but the five-player expedition, and that one with five."""
        return not card.five or len(self.seats) == 5

    # What a follower calls.

    def deal(self, outcomes: Outcomes) -> None:
        """Sets up the game, with the outcomes of chance."""
        self._go_on(None, outcomes)

    def play(self, seat: int, action: str, outcomes: Outcomes) -> None:
        """One action of a seat, with the outcomes of chance."""
        if self.asked is None or seat != self.asked.seat:
            raise Illegal(f"seat {seat + 1} is not asked")
        self._go_on((seat, action), outcomes)

    def is_legal(self, seat: int, action: str) -> bool:
        """Whether this action of the seat is legal now."""
        return self.asked is not None and seat == self.asked.seat and action in self.asked.menu

    def _go_on(self, answer: Optional[Tuple[int, str]], outcomes: Outcomes) -> None:
        """Runs the script to the next question or to the end; all outcomes must be needed."""
        self._chance = outcomes
        try:
            self.asked = self._script.send(answer)
        except _Over as over:
            self.reason, self.asked = str(over), None
            self.met[f"end {self.reason}"] += 1
        outcomes.must_be_used_up()
        self._check_conserved()

    def _check_conserved(self) -> None:
        """PR-DECK: every card is in exactly one place."""
        lying = [*self.deck, *self.discard, *self.harbour, *self.expeditions, *self.dealt_with]
        for seat in self.seats:
            lying += seat.persons + seat.expeditions + [coin.card for coin in seat.pile]
        if sorted(lying) != self._in_play:
            raise AssertionError(f"the oracle lost or doubled a card: {sorted(lying)}")

    def _ask(self, seat: int, menu: List[str], phase: Dict[str, object]) -> Answers:
        """The seat's choice from the menu; a single possibility is chosen automatically."""
        if len(menu) == 1:
            return menu[0]
        if self.n_decisions == DECISIONS_MAX:
            self._end_long()
        self.phase = phase
        _, action = yield Asked(seat, menu)
        self.n_decisions += 1
        if action not in menu:
            raise Illegal(f"{action!r} cannot be done now, only {menu}")
        return action

    # Set-up and turns.

    def _whole_game(self) -> Script:
        """Set up, then turn after turn, clockwise."""
        self._set_up()
        while True:
            yield from self._turn()
            self._end_turn()
            self.active = self._clockwise()[1]

    def _set_up(self) -> None:
        """PR-SETUP-FIVE, PR-SETUP-FIRST, PR-SETUP-COINS, PR-COINS-ORDER."""
        if len(self.seats) == 5:
            self.expeditions += [card.name for card in self.cards.values() if card.five]
        self.start = self.active = self._chance.number(len(self.seats))
        for seat in self._clockwise():
            self._earn(seat, START_COINS)

    def _clockwise(self) -> List[int]:
        """All seats, clockwise from the active player."""
        n_seats = len(self.seats)
        return [(self.active + step) % n_seats for step in range(n_seats)]

    def _turn(self) -> Script:
        """Phase 1, and phase 2 unless it was a bust; then PR-CLEAN."""
        self.n_drawn = 0
        busted = yield from self._discover()
        if busted:
            return
        yield from self._trade_and_hire()
        self.discard.update(self.harbour)
        self.harbour.clear()

    # Phase 1.

    def _discover(self) -> Generator[Asked, Tuple[int, str], bool]:
        """PR-DRAW, PR-DRAW-EMPTY, PR-DRAW-NONE; returns whether it was a bust."""
        while True:
            can_draw = bool(self.deck or self.discard)
            self.met["PR-DRAW-NONE"] += not can_draw
            self.met["PR-DRAW-NONE but an expedition"] += not can_draw and bool(self._fulfilments())
            menu = ["draw"] if can_draw else []
            if self.n_drawn or not can_draw:
                menu.append("stop")
            menu += self._fulfilments()
            action = yield from self._ask(self.active, menu, {"kind": "discover"})
            if action == "stop":
                self.met["PR-DRAW-EMPTY"] += bool(self.n_drawn and not self.harbour)
                return False
            if action != "draw":
                self._fulfil(action)
                continue
            busted = yield from self._draw()
            if busted:
                return True

    def _draw(self) -> Generator[Asked, Tuple[int, str], bool]:
        """Draws and resolves one card; returns whether it was a bust."""
        card = self.cards[self._from_deck()]
        self.n_drawn += 1
        if card.kind == "ship":
            return (yield from self._draw_ship(card))
        if card.kind == "tax":
            self._tax(card)
        elif card.kind == "expedition":
            self.expeditions.append(card.name)
        else:
            self.harbour.append(card.name)
        return False

    def _draw_ship(self, card: Card) -> Generator[Asked, Tuple[int, str], bool]:
        """PR-DRAW-SHIP, PR-REPEL-MAY: keep it or repel it; kept as second of a colour: bust."""
        second = any(self.cards[name].colour == card.colour for name in self._harbour_ships())
        self.dealt_with.append(card.name)
        menu = ["keep", "repel"] if self._can_repel(card) else ["keep"]
        phase = {"kind": "ship", "card": card.id, "would_bust": second}
        action = yield from self._ask(self.active, menu, phase)
        self.dealt_with.clear()
        if action == "repel":
            self.met["PR-DRAW-SHIP repelled"] += 1
            self.discard.add(card.name)
            return False
        if not second:
            self.harbour.append(card.name)
            return False
        self.met["PR-REPEL-MAY chose to bust"] += len(menu) > 1
        self._bust(card)
        return True

    def _can_repel(self, card: Card) -> bool:
        """PR-DRAW-SHIP: needs a sailor or pirate and enough swords; a skull is never repelled."""
        swords = self.ability(self.active, "swords")
        return card.swords is not None and swords > 0 and swords >= card.swords

    def _bust(self, card: Card) -> None:
        """PR-BUST: harbour and ship discarded, then everybody's jesters pay."""
        self.met["PR-BUST"] += 1
        self.discard.update([*self.harbour, card.name])
        self.harbour.clear()
        for seat in self._clockwise():
            self._earn(seat, self.ability(seat, "jester"))

    def _tax(self, card: Card) -> None:
        """PR-TAX, PR-TAX-SHORT: taxes, then the bonus, then the card is discarded."""
        self.dealt_with.append(card.name)
        for seat in self._clockwise():
            n_coins = len(self.seats[seat].pile)
            if n_coins >= TAX_FROM:
                self.met["PR-TAX taxed"] += 1
                self._pay(seat, n_coins // 2)
        worth = [self._tax_worth(card, seat) for seat in range(len(self.seats))]
        for seat in self._clockwise():
            self._earn(seat, int(worth[seat] == max(worth)))
        self.dealt_with.clear()
        self.discard.add(card.name)

    def _tax_worth(self, card: Card, seat: int) -> int:
        """Players with the most of this get the coin: swords, or lack of points."""
        return self.ability(seat, "swords") if card.role == "swords" else -self.points(seat)

    # Expeditions.

    def _fulfilments(self) -> List[str]:
        """PR-EXPEDITION: all ways for the active player to fulfil one that is laid out."""
        ways = []
        for name in sorted(self.expeditions, key=self._id):
            crews = self.crews(self.active, name)
            ways += [f"fulfil {name} with {' '.join(crew)}" for crew in crews]
        return ways

    def crews(self, seat: int, expedition: str) -> List[Tuple[str, ...]]:
        """All sets of own persons that have the symbols asked for, jacks as any; each by id.

        Of persons printed alike those with the lowest ids go. The ledger does not say so; it is
        how the engine writes the action, and makes no difference to anybody.
        """
        needed = self.cards[expedition].symbols
        persons = sorted(self.seats[seat].persons, key=self._id)
        fit = [name for name in persons if self.cards[name].role in (*SYMBOLS, "jack")]
        return [
            crew
            for crew in combinations(fit, sum(needed.values()))
            if self._serves(crew, needed) and self._is_lowest(crew, fit)
        ]

    def _serves(self, crew: Tuple[str, ...], needed: Dict[str, int]) -> bool:
        """One person for each symbol: no more of a role than needed; jacks provide the rest."""
        roles = Counter(self.cards[name].role for name in crew)
        return all(roles[role] <= needed[role] for role in SYMBOLS)

    def _is_lowest(self, crew: Tuple[str, ...], fit: List[str]) -> bool:
        """Of equal persons, those with the lowest ids go."""
        return not any(
            self._id(stays) < self._id(goes) and self.cards[stays].is_like(self.cards[goes])
            for goes in crew
            for stays in fit
            if stays not in crew
        )

    def _fulfil(self, action: str) -> None:
        """PR-EXPEDITION: persons discarded, the card laid out, then its coins."""
        _, name, _, *crew = action.split(" ")
        seat = self.seats[self.active]
        self.met["PR-EXPEDITION"] += 1
        self.met["PR-SETUP-FIVE fulfilled"] += self.cards[name].five
        self.met["PR-EXPEDITION jack"] += any(self.cards[each].role == "jack" for each in crew)
        self.expeditions.remove(name)
        seat.persons = [person for person in seat.persons if person not in crew]
        self.discard.update(crew)
        seat.expeditions.append(name)
        self._look_at_points()
        self._earn(self.active, self.cards[name].coins)

    # Phase 2.

    def _trade_and_hire(self) -> Script:
        """PR-TAKE for the active player, then PR-OTHERS."""
        n_colours = len({self.cards[name].colour for name in self._harbour_ships()})
        self.met[f"PR-TAKE colours {n_colours}"] += 1
        yield from self._taking(self.active, TAKES.get(n_colours, 1), 0)
        for seat in self._clockwise()[1:]:
            yield from self._taking(seat, 1, 1)

    def _taking(self, seat: int, base: int, fee: int) -> Script:
        """One player's turn to take, with what comes when it begins."""
        if len(self.harbour) >= ADMIRAL_FROM:
            self.met["PR-ADMIRAL"] += self.ability(seat, "admiral")
            self._earn(seat, 2 * self.ability(seat, "admiral"))
        if seat != self.active and not self.harbour:
            self.met["PR-JESTER"] += self.ability(seat, "jester")
            self._earn(seat, self.ability(seat, "jester"))
        taken = 0
        while True:
            left = base + self.ability(seat, "governor") - taken
            menu = self._takes(seat, fee) if left > 0 else []
            menu += self._fulfilments() if seat == self.active else []
            phase = {"kind": "take", "seat": seat, "base": base, "fee": fee}
            phase.update(taken=taken, left=left)
            action = yield from self._ask(seat, menu + ["pass"], phase)
            if action == "pass":
                return
            if action.startswith("take "):
                self._take(seat, action[len("take ") :], fee)
                taken += 1
                self.met["PR-TAKE more than one"] += taken > 1
            else:
                self._fulfil(action)

    def _takes(self, seat: int, fee: int) -> List[str]:
        """Every ship, and the persons the player can pay, including the fee (PR-OTHERS-FEE)."""
        n_coins = len(self.seats[seat].pile)
        return [
            f"take {name}"
            for name in sorted(self.harbour, key=self._id)
            if self.cards[name].kind == "ship" or self._cost(seat, name) + fee <= n_coins
        ]

    def _cost(self, seat: int, name: str) -> int:
        """PR-HIRE: 1 less for each mademoiselle, never below 0."""
        return max(0, self.cards[name].cost - self.ability(seat, "mademoiselle"))

    def _take(self, seat: int, name: str, fee: int) -> None:
        """PR-TRADE or PR-HIRE, the fee last."""
        card = self.cards[name]
        self.harbour.remove(name)
        if card.kind == "ship":
            self.discard.add(name)
            self._earn(seat, card.coins + self.ability(seat, f"{card.colour}-trader"))
        else:
            cost = self._cost(seat, name)
            self.met["PR-HIRE for nothing"] += cost == 0
            self._pay(seat, cost)
            self.seats[seat].persons.append(name)
            self._look_at_points()
        if fee:
            self.seats[self.active].pile.append(self.seats[seat].pile.pop())

    # Coins and cards.

    def _from_deck(self) -> str:
        """The next card, as the record tells; PR-RESHUFFLE, PR-RESHUFFLE-WHEN."""
        if not self.deck:
            self.met["PR-RESHUFFLE"] += 1
            self.deck, self.discard = self.discard, set()
            self.shuffle += 1
        name = self._chance.card()
        if name not in self.deck:
            raise Illegal(f"impossible outcome: {name} is not in the deck")
        self.deck.remove(name)
        return name

    def _earn(self, seat: int, n_coins: int) -> None:
        """PR-COINS: so many from the deck onto the pile; PR-COINS-SHORT: the rest is lost."""
        for _ in range(n_coins):
            if not self.deck and not self.discard:
                self.met["PR-COINS-SHORT"] += 1
                return
            card = self._from_deck()
            self.seats[seat].pile.append(Coin(card, self.shuffle))

    def _pay(self, seat: int, n_coins: int) -> None:
        """PR-COINS-WHICH: the newest coins are discarded."""
        for _ in range(n_coins):
            self.discard.add(self.seats[seat].pile.pop().card)

    def ability(self, seat: int, what: str) -> int:
        """PR-STACK: how many persons of a role, or swords, the player has."""
        roles = [self.cards[name].role for name in self.seats[seat].persons]
        if what == "swords":
            return sum(SWORDS.get(role, 0) for role in roles)
        return roles.count(what)

    def _harbour_ships(self) -> List[str]:
        """The ships in the harbour."""
        return [name for name in self.harbour if self.cards[name].kind == "ship"]

    def _id(self, name: str) -> int:
        """The card's id, by which lists are sorted."""
        return self.cards[name].id

    # The end.

    def points(self, seat: int) -> int:
        """Victory points on persons and expeditions."""
        laid = self.seats[seat].persons + self.seats[seat].expeditions
        return sum(self.cards[name].points for name in laid)

    def _look_at_points(self) -> None:
        """PR-END, PR-END-WHO, PR-END-KEEP, PR-END-EQUAL, PR-VAR-EXPEDITION: the last lap."""
        needs_expedition = self.options["variant"] == "expedition"
        enough = any(
            self.points(seat) >= POINTS_NEEDED
            and (bool(self.seats[seat].expeditions) or not needs_expedition)
            for seat in range(len(self.seats))
        )
        if enough and self.last is None:
            first = self.start if self.options["ending"] == "equal" else self.active
            self.last = (first - 1) % len(self.seats)
            self.met["PR-END-EQUAL in the very turn"] += self.last == self.active

    def _end_turn(self) -> None:
        """The game ends after the last turn of the last lap, or by PR-END-STUCK."""
        self.n_stuck = 0 if self.n_drawn else self.n_stuck + 1
        self.met["PR-END-STUCK in the last lap"] += self.n_stuck > 0 and self.last is not None
        if self.last == self.active:
            raise _Over("pr-end-points")
        if self.n_stuck == len(self.seats):
            raise _Over("pr-end-stuck")

    def _end_long(self) -> None:
        """PR-END-LONG: everything stays where it is, but a ship that waits is discarded."""
        self.met["PR-END-LONG with a ship that waits"] += bool(self.dealt_with)
        self.discard.update(self.dealt_with)
        self.dealt_with.clear()
        raise _Over("pr-end-long")

    def result(self) -> Optional[Result]:
        """PR-WIN, PR-VAR-EXPEDITION, PR-VAR-NONE: points, then coins, then shared."""
        if self.reason is None:
            return None
        worth = [self._worth(seat) for seat in range(len(self.seats))]
        ranks = [1 + sum(other > mine for other in worth) for mine in worth]
        return Result(
            self.reason,
            tuple(Placing(rank, self.points(seat)) for seat, rank in enumerate(ranks)),
        )

    def _worth(self, seat: int) -> Tuple[bool, int, int]:
        """The criteria of the win, in this order; an expedition counts only in the variant."""
        variant = self.options["variant"] == "expedition"
        has_expedition = variant and bool(self.seats[seat].expeditions)
        return has_expedition, self.points(seat), len(self.seats[seat].pile)
