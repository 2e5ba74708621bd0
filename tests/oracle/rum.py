"""RUM, slow and plain: an oracle for the engine.

Written from the rule ledger (games/rum/RULES.md) and the printed rulebook alone; it shares no code
with the engine, so that two readings of the same rules are compared.

A game is one script, in the order of the rulebook: set-up, turns, waves, until `_Over`.
When a seat has to answer, the script yields; `deal` and `play` continue it.
Cards are known by name; ids matter only for the order of cards in an action.
What the engine shows of a position is compared in rum_view.py.
"""

from collections import Counter
from itertools import combinations
from typing import Dict, Generator, List, NamedTuple, Optional, Tuple

from records import Illegal, Outcomes, Placing, Result

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "white")
PARROT = "parrot"
POINTS_NEEDED = {2: 21, 3: 18, 4: 15}
N_PLACES = 3
VALUE_MAX = 8
CLOCK_END = 8
UP, DOWN = "up", "down"
RULES_VERSION = 1

Laying = List[Tuple[str, int]]
"""Hand cards of a set, each with the end that is up: 1 or 2."""


class _Over(Exception):
    """The game ends at once (RUM-END-AT-ONCE); the reason is the message."""


class Ends(NamedTuple):
    """The colours of a rum card."""

    single: str
    double: str


class Asked(NamedTuple):
    """What the game waits for: who is asked, who has not answered, what was answered."""

    mode: str
    seats: List[int]
    answers: Dict[int, List[str]]
    n_back: int
    cause: object

    def waiting(self) -> List[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.seats if seat not in self.answers]


class Deck:
    """The rum cards in the order of their ids, and the clock's symbols; checks RUM-PARTS-RUM."""

    def __init__(self, lines: List[str]):
        self.cards: Dict[str, Ends] = {}
        self.symbols: Dict[int, int] = {}
        for line in lines:
            kind, first, second = line.split(",")
            if kind == "rum":
                self.cards[self._free_name(first, second)] = Ends(first, second)
            elif kind == "clock":
                self.symbols[int(first)] = int(second)
            else:
                raise ValueError(f"no deck line: {line}")
        singles = Counter(ends.single for ends in self.cards.values())
        if singles != {colour: 3 for colour in COLOURS}:
            raise ValueError(f"RUM-PARTS-RUM: singles are {singles}")
        self.ids = {name: card for card, name in enumerate([*self.cards, PARROT])}

    def _free_name(self, single: str, double: str) -> str:
        """The card's name; the second and third of a kind end in -b and -c."""
        plain = f"{single}1-{double}2"
        return next(name for name in (plain, plain + "-b", plain + "-c") if name not in self.cards)


class Game:
    """One game of RUM."""

    def __init__(self, n_seats: int, options: Dict[str, object], deck_lines: List[str]):
        if n_seats not in POINTS_NEEDED:
            raise Illegal(f"RUM-PLAYERS: {n_seats} cannot play")
        if options:
            raise Illegal(f"the ledger knows no options, the record has {options}")
        self.deck = Deck(deck_lines)
        self.seats = range(n_seats)
        self.hands: List[List[str]] = [[] for _ in self.seats]
        self.taken_open: List[set] = [set() for _ in self.seats]
        self.surely_known: List[set] = [set() for _ in self.seats]
        self.beach: List[Optional[Tuple[str, str]]] = [None] * N_PLACES
        self.wreck = set(self.deck.cards)
        self.shown: List[str] = []
        self.clock = 1
        self.values = {colour: 1 for colour in COLOURS}
        self.owners: Dict[str, Optional[int]] = {colour: None for colour in COLOURS}
        self.active = 0
        self.asked: Optional[Asked] = None
        self.reason: Optional[str] = None
        self.met: Counter = Counter()
        self._chance = Outcomes([])
        self._script = self._whole_game()

    # What a follower calls.

    def deal(self, outcomes: Outcomes) -> None:
        """Sets up the game, with the outcomes of chance."""
        self._go_on(None, outcomes)

    def play(self, seat: int, action: str, outcomes: Outcomes) -> None:
        """One action of a seat, with the outcomes of chance."""
        if self.asked is None or seat not in self.asked.waiting():
            raise Illegal(f"seat {seat + 1} is not asked")
        self._go_on((seat, action), outcomes)

    def is_legal(self, seat: int, action: str) -> bool:
        """Whether this action of the seat is legal now."""
        if self.asked is None or seat not in self.asked.waiting():
            return False
        if self.asked.mode == "sealed":
            return action in self.backs(seat, self.asked.n_back)
        if not action.startswith("set "):
            return action in self.draws()
        try:
            return bool(self.wins(seat, self.read_set(seat, action)))
        except Illegal:
            return False

    def _go_on(self, answer: Optional[Tuple[int, str]], outcomes: Outcomes) -> None:
        """Runs the script to the next question or to the end; all outcomes must be needed."""
        self._chance = outcomes
        try:
            self.asked = self._script.send(answer)
        except _Over as over:
            self.reason, self.asked = str(over), None
            self._note_end()
        outcomes.must_be_used_up()
        self._check_conserved()

    def _check_conserved(self) -> None:
        """RUM-PARTS: every card is in exactly one place."""
        lying = [card for card, _ in self.beach] + self.shown + sorted(self.wreck)
        lying += [card for hand in self.hands for card in hand]
        if sorted(lying) != sorted(self.deck.ids):
            raise AssertionError(f"the oracle lost or doubled a card: {sorted(lying)}")

    # The script: set-up and turns.

    def _whole_game(self) -> Generator[Asked, Tuple[int, str], None]:
        """RUM-SETUP and RUM-TURN: set up, then turn after turn, clockwise."""
        self._set_up()
        while True:
            yield from self._turn()
            yield from self._wave()
            self.active = (self.active + 1) % len(self.seats)

    def _set_up(self) -> None:
        """RUM-SETUP, RUM-SETUP-TRIO, RUM-SETUP-FIRST."""
        self._lay_three()
        while self._beach_is_trio():
            self.met["RUM-SETUP-TRIO"] += 1
            self._beach_back()
            self._lay_three()
        for hand in self.hands:
            hand.append(self._from_wreck())
        self.wreck.add(PARROT)
        self.active = self._chance.number(len(self.seats))

    def _lay_three(self) -> None:
        """Three cards of the wreck face up on the beach."""
        for place in range(N_PLACES):
            self._fill(place, UP)

    def _turn(self) -> Generator[Asked, Tuple[int, str], None]:
        """RUM-TURN: exactly one action."""
        seat, action = yield Asked("turn", [self.active], {}, 0, None)
        if action.startswith("set "):
            self._play_set(seat, self.read_set(seat, action))
        elif action == "draw wreck":
            yield from self._draw_wreck(seat)
        elif action in self.draws():
            yield from self._draw_beach(seat, int(action.rpartition(" ")[2]) - 1)
        else:
            raise Illegal(f"RUM-TURN: {action!r} is no action of a turn")

    def draws(self) -> List[str]:
        """All draws; the wreck is never empty when a turn begins (RUM-EMPTY)."""
        places = [f"draw beach {place + 1}" for place in range(N_PLACES)]
        return places + ["draw wreck"]

    def _draw_wreck(self, seat: int) -> Generator[Asked, Tuple[int, str], None]:
        """RUM-DRAW-WRECK; the empty wreck comes before the parrot (RUM-EMPTY)."""
        card = self._from_wreck()
        self._take(seat, card)
        self._look_for_empty_wreck()
        yield from self._parrot(seat)

    def _draw_beach(self, seat: int, place: int) -> Generator[Asked, Tuple[int, str], None]:
        """RUM-DRAW-BEACH; the place is filled before a parrot acts (RUM-PARROT-HOW)."""
        card, facing = self.beach[place]
        self._take(seat, card)
        if facing == UP:
            self.taken_open[seat].add(card)
            self.surely_known[seat].add(card)
        self._fill(place, DOWN)
        yield from self._parrot(seat)

    def _take(self, seat: int, card: str) -> None:
        """Into the hand; the parrot is not a hand card, it is shown (RUM-PARROT-HOW)."""
        (self.shown if card == PARROT else self.hands[seat]).append(card)

    # Sets.

    def read_set(self, seat: int, action: str) -> Laying:
        """The cards of `set …`, which must be in the hand, by id, each with an end."""
        laying = []
        for word in action.split(" ")[1:]:
            card, _, end = word.rpartition(":")
            if card not in self.hands[seat] or end not in ("1", "2"):
                raise Illegal(f"RUM-SET: seat {seat + 1} cannot lay {word!r}")
            laying.append((card, int(end)))
        ids = [self.deck.ids[card] for card, _ in laying]
        if ids != sorted(set(ids)):
            raise Illegal(f"RUM-SET: not by id, or a card twice: {action!r}")
        return laying

    def wins(self, seat: int, laying: Laying) -> Dict[str, int]:
        """What the set wins or raises, with the new values; empty: not legal (RUM-SET)."""
        if not laying:
            return {}
        singles, bottles = self.count(laying)
        new_values = {}
        for colour in COLOURS:
            value = self.values[colour]
            if self.owners[colour] == seat and value == VALUE_MAX:
                continue
            offers = []
            if bottles[colour] > value:
                offers.append(min(bottles[colour], VALUE_MAX))
            if singles[colour] == 3:
                offers.append(min(value + 2, VALUE_MAX))
            if offers:
                new_values[colour] = max(offers)
        return new_values

    def count(self, laying: Laying) -> Tuple[Counter, Counter]:
        """Single bottles and all bottles of a set, face-up beach cards among them."""
        ends = self.deck.cards
        beach = [card for card, facing in self.beach if facing == UP]
        singles = Counter(ends[card].single for card in beach)
        singles.update(ends[card].single for card, end in laying if end == 1)
        doubles = Counter(ends[card].double for card, end in laying if end == 2)
        bottles = Counter({colour: singles[colour] + 2 * doubles[colour] for colour in COLOURS})
        return singles, bottles

    def can_play_set(self, seat: int) -> bool:
        """Whether any set is legal.

        For one colour it never harms to lay all cards that can show it, so it is enough to look
        at these: all doubles and singles, and the singles alone. Where no hand card shows the
        colour any card will do (RUM-SET-HAND).
        """
        hand, ends = self.hands[seat], self.deck.cards
        for colour in COLOURS:
            one = [(card, 1) for card in hand if ends[card].single == colour]
            two = [(card, 2) for card in hand if ends[card].double == colour]
            doubles = {card for card, _ in two}
            most = two + [(card, end) for card, end in one if card not in doubles]
            for laying in (most, one):
                laying = laying or [(card, 1) for card in hand[:1]]
                if colour in self.wins(seat, laying):
                    return True
        return False

    def _play_set(self, seat: int, laying: Laying) -> None:
        """RUM-WIN-MORE, RUM-TRIO, RUM-SET-RETURN, then RUM-END-AT-ONCE."""
        won = self.wins(seat, laying)
        if not won:
            raise Illegal(f"RUM-SET: seat {seat + 1} wins nothing with {laying}")
        self._note_wins(seat, laying, won)
        for colour, value in won.items():
            self.owners[colour], self.values[colour] = seat, value
        self._put_back(seat, [card for card, _ in laying])
        if max(self.points()) >= POINTS_NEEDED[len(self.seats)]:
            raise _Over("rum-end-points")

    def _note_wins(self, seat: int, laying: Laying, won: Dict[str, int]) -> None:
        """Counts which rules of winning were met."""
        singles, bottles = self.count(laying)
        for colour in COLOURS:
            own, value = self.owners[colour] == seat, self.values[colour]
            number, trio = bottles[colour] > value, singles[colour] == 3
            self.met["RUM-SET-RAISE own card at 8 stays"] += (number or trio) and colour not in won
            if colour not in won:
                continue
            self.met["RUM-WIN-MORE"] += number and not own
            self.met["RUM-SET-RAISE raised"] += number and own
            self.met["RUM-TRIO"] += trio and not own
            self.met["RUM-TRIO-MORE own card"] += trio and own
            self.met["RUM-TRIO-MORE trio and number"] += trio and number
            self.met["RUM-CAP cut to 8"] += max(number * bottles[colour], trio * (value + 2)) > 8
            self.met["RUM-CAP taken at 8"] += value == VALUE_MAX
            self.met["RUM-CAP taken at 8 by nine bottles"] += number and value == VALUE_MAX
        self.met["RUM-SET several won"] += len(won) > 1
        self.met["RUM-SET-HAND beach alone would win"] += bool(
            any(self.count([])[1][colour] > self.values[colour] for colour in won)
        )

    # Wreck, parrot, clock.

    def _from_wreck(self) -> str:
        """A random card of the wreck, as the record tells."""
        card = self._chance.card()
        if card not in self.wreck:
            raise Illegal(f"impossible outcome: {card} is not in the wreck")
        self.wreck.remove(card)
        return card

    def _fill(self, place: int, facing: str) -> None:
        """A random wreck card onto a place of the beach."""
        self.beach[place] = (self._from_wreck(), facing)
        self._look_for_empty_wreck()

    def _look_for_empty_wreck(self) -> None:
        """RUM-EMPTY, RUM-EMPTY-COUNT: the largest hands go back, then the clock moves on."""
        if self.wreck:
            return
        most = max(len(hand) for hand in self.hands)
        losers = [seat for seat in self.seats if len(self.hands[seat]) == most]
        self.met["RUM-EMPTY"] += 1
        self.met["RUM-EMPTY tied"] += len(losers) > 1
        self.met["RUM-EMPTY-PARROT"] += bool(self.shown)
        self.met["RUM-EMPTY-PARROT laid unseen"] += (PARROT, DOWN) in self.beach
        for seat in losers:
            self._put_back(seat, list(self.hands[seat]))
        self._clock_on()

    def _put_back(self, seat: int, cards: List[str]) -> None:
        """Hand cards back to the wreck."""
        for card in cards:
            self.hands[seat].remove(card)
            self.taken_open[seat].discard(card)
            self.surely_known[seat].discard(card)
            self.wreck.add(card)

    def _clock_on(self) -> None:
        """The clock moves on by 1; at 8 the game ends at once (RUM-END-AT-ONCE)."""
        self.clock += 1
        if self.clock == CLOCK_END:
            raise _Over("rum-end-clock")

    def _parrot(self, seat: int) -> Generator[Asked, Tuple[int, str], None]:
        """RUM-PARROT for the seat that drew it: cards, then the parrot, then the clock."""
        if not self.shown:
            return
        self.met["RUM-PARROT"] += 1
        yield from self._choose_back([seat], "parrot")
        self.shown.clear()
        self.wreck.add(PARROT)
        self._clock_on()

    def _choose_back(
        self, seats: List[int], cause: object
    ) -> Generator[Asked, Tuple[int, str], None]:
        """Each seat puts back as many cards as the clock says; a seat with no more is not asked.

        All choose secretly, so nothing moves before the last answer (RUM-WAVE-CHOICE).
        """
        n_back = self.deck.symbols[self.clock]
        asked = [seat for seat in seats if len(self.hands[seat]) > n_back]
        answers: Dict[int, List[str]] = {}
        while len(answers) < len(asked):
            seat, action = yield Asked("sealed", asked, answers, n_back, cause)
            if action not in self.backs(seat, n_back):
                raise Illegal(f"RUM-PARROT: {action!r} does not put back {n_back} hand cards")
            answers[seat] = action.split(" ")[1:]
        for seat in seats:
            self.met["RUM-PARROT-HOW fewer"] += len(self.hands[seat]) < n_back
            if seat in answers:
                self.surely_known[seat].clear()
            self._put_back(seat, answers.get(seat, list(self.hands[seat])))

    def backs(self, seat: int, n_back: int) -> List[str]:
        """All ways to put back so many cards, by id."""
        hand = sorted(self.hands[seat], key=self.deck.ids.get)
        return ["back " + " ".join(cards) for cards in combinations(hand, n_back)]

    # The wave.

    def _wave(self) -> Generator[Asked, Tuple[int, str], None]:
        """RUM-WAVE: three face-down cards at the end of a turn are turned up."""
        if any(facing == UP for _, facing in self.beach):
            return
        self.met["RUM-WAVE"] += 1
        self.beach = [(card, UP) for card, _ in self.beach]
        n_parrots = 0
        while True:
            if (PARROT, UP) in self.beach:
                n_parrots += 1
                self.met["RUM-WAVE-PARROT" + (" again" if n_parrots > 1 else "")] += 1
                yield from self._wave_parrot(self.beach.index((PARROT, UP)))
            elif self._beach_is_trio():
                self.met["RUM-WAVE-TRIO"] += 1
                self._beach_back()
                self._lay_three()
            else:
                return

    def _wave_parrot(self, place: int) -> Generator[Asked, Tuple[int, str], None]:
        """RUM-WAVE-PARROT: all put back, the clock, the parrot back, a new card."""
        yield from self._choose_back(list(self.seats), {"wave": place})
        self._clock_on()
        self.wreck.add(PARROT)
        self._fill(place, UP)

    def _beach_is_trio(self) -> bool:
        """RUM-WAVE-TRIO: three single bottles of one colour lie face up."""
        ends = [self.deck.cards.get(card) for card, _ in self.beach]
        return None not in ends and len({each.single for each in ends}) == 1

    def _beach_back(self) -> None:
        """All three beach cards into the wreck."""
        self.wreck.update(card for card, _ in self.beach)
        self.beach = [None] * N_PLACES

    # The end.

    def points(self) -> List[int]:
        """RUM-END: each seat's points, the sum of one's collection cards' values."""
        return [sum(self._owned(seat)) for seat in self.seats]

    def _owned(self, seat: int) -> List[int]:
        """The values of one's collection cards."""
        return [self.values[colour] for colour in COLOURS if self.owners[colour] == seat]

    def result(self) -> Optional[Result]:
        """RUM-END, RUM-END-SHARED: points, then collection cards, then the highest value."""
        if self.reason is None:
            return None
        worth = self._worth()
        ranks = [1 + sum(other > mine for other in worth) for mine in worth]
        return Result(
            self.reason,
            tuple(Placing(rank, mine[0]) for rank, mine in zip(ranks, worth)),
        )

    def _worth(self) -> List[Tuple[int, int, int]]:
        """The criteria of the win for each seat, in this order."""
        owned = [self._owned(seat) for seat in self.seats]
        return [(sum(values), len(values), max(values, default=0)) for values in owned]

    def _note_end(self) -> None:
        """Counts how the win was decided."""
        worth = self._worth()
        best = max(worth)
        tied = [mine for mine in worth if mine[0] == best[0]]
        self.met[f"RUM-END {self.reason}"] += 1
        self.met["RUM-END by collection cards"] += any(mine[1] < best[1] for mine in tied)
        self.met["RUM-END by highest value"] += any(
            mine[1] == best[1] and mine[2] < best[2] for mine in tied
        )
        self.met["RUM-END-SHARED"] += worth.count(best) > 1
