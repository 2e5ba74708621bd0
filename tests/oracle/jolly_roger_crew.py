"""Jolly Roger: special crew played for its effect, and what may be done at any time.

See jolly_roger_table.py; what a card does at its own time is in the file of that phase.
"""

from typing import Callable, Dict, List, Optional, Tuple

from jolly_roger_bribe import Bribes
from jolly_roger_table import Answer, Deciding, Generator, Script, Showing, Window

ANYTIME = ("second-mate", "stowaways", "surgeon")
RECENT_MAX = 8
"""JR-SP-TRAITOR: how many cards back a Traitor may answer in an attack or a mutiny."""
Used = Tuple[int, str, List[str]]
"""Which seat used which card and how: the remaining words."""


class Crew(Bribes):
    """Special crew."""

    # Traitors.

    def stands(self, seat: int, card: str, how: Dict[str, object]) -> Deciding:
        """JR-SP-TRAITOR: a card shown for its effect works once everybody could answer it."""
        top, top_card, n_traitors = seat, card, 0
        while self.in_reach("traitor"):
            asked = [other for other in self.holders() if other != top]
            if not asked:
                break
            self.interrupt = {
                "kind": "betrayal",
                "n_traitors": n_traitors,
                "top": top,
                "top_card": self.cards[top_card].id,
                "effect": {"seat": seat, "card": self.cards[card].id, "how": how},
            }
            answers = yield from self.sealed(
                asked,
                lambda other: ["decline", *self.betrayals(other, top_card)],
            )
            traitor = self.first_of(answers)
            if traitor is None:
                break
            top, top_card, n_traitors = traitor, answers[traitor].split(" ")[-1], n_traitors + 1
            self.hands[top].remove(top_card)
            self.discard.add(top_card)
            self.met["JR-SP-TRAITOR on an effect"] += 1
        self.interrupt = None
        self.met["JR-SP-TRAITOR-EFFECTS two Traitors"] += n_traitors == 2
        return n_traitors % 2 == 0

    def betrayals(self, seat: int, card: str) -> List[str]:
        """Every way to answer the card with a Traitor."""
        return [f"betray {card} with {traitor}" for traitor in self.held(seat, "traitor")]

    def betrayals_in_contest(self, seat: int) -> List[str]:
        """The same for cards of others shown in an attack or a mutiny since the seat last acted."""
        first = max(self.n_shown - RECENT_MAX, self.acted[seat])
        open_ = [one.card for one in self.showings if one.place >= first and one.seat != seat]
        return [action for card in open_ for action in self.betrayals(seat, card)]

    def betray_in_contest(self, seat: int, card: str, traitor: str) -> Showing:
        """A Traitor answers a shown card; the crew goes to or comes from the discards."""
        target = next(one for one in self.showings if one.card == card)
        self.met["JR-SP-TRAITOR not the last"] += target.place < self.n_shown - 1
        self.show(seat, traitor)
        self.throw([traitor])
        n_traitors = target.n_traitors + 1
        if n_traitors % 2:
            self.throw([target.crew])
        else:
            self.discard.remove(target.crew)
            self.table.add(target.crew)
        self.showings.remove(target)
        shown = target._replace(
            place=self.n_shown - 1, seat=seat, card=traitor, n_traitors=n_traitors
        )
        self.showings.append(shown)
        self.acted[seat] = self.n_shown
        self.met["JR-SP-TRAITOR on a card"] += 1
        return shown

    # Cards with their own time.

    def timed(
        self, timing: str, kinds: Tuple[str, ...], uses: Callable[[int, str], List[str]]
    ) -> Generator[Window, Answer, Optional[Used]]:
        """JR-SP-TIMING: the seat that plays such a card now, clockwise from the Captain, or None.

        All seats with cards are asked while one of the kinds may be in a hand.
        """
        asked = self.holders()
        if not asked or not self.in_reach(*kinds):
            return None
        self.enter("timed", timing=timing)
        yield from self.keep_limits()
        answers = yield from self.sealed(
            asked,
            lambda seat: ["decline"]
            + [f"use {use}" for card in self.held(seat, *kinds) for use in uses(seat, card)],
        )
        seat = self.first_of(answers)
        if seat is None:
            return None
        _, card, *how = answers[seat].split(" ")
        self.met[f"use {self.kind(card)}"] += 1
        return seat, card, how

    def play_effect(self, seat: int, card: str, how: List[str]) -> Deciding:
        """Shows a card for its effect; returns whether it stands. It is still on the table."""
        self.show(seat, card)
        stands = yield from self.stands(seat, card, told(how))
        return stands

    def use_timed(
        self, timing: str, kind: str, uses: Callable[[int, str], List[str]]
    ) -> Generator[Window, Answer, Optional[Used]]:
        """A single card with its own time: returns the seat that used it with effect, if any."""
        used = yield from self.timed(timing, (kind,), uses)
        if used is None:
            return None
        stands = yield from self.play_effect(*used)
        self.throw([used[1]])
        return used if stands else None

    # Any time.

    def anytime_is_open(self) -> bool:
        """JR-SP-ANYTIME: from the first appointment on, until prizes are given out."""
        kind = self.phase["kind"]
        if kind == "appoint":
            return self.round > 1 or self.phase["after"] == "mutiny"
        if kind == "give":
            return self.share["n_given"] == 0
        return kind not in ("repair", "claim")

    def with_anytime(self, window: Window) -> Window:
        """The window with everything that may be done at any time, and by which seats."""
        self.keep_offers_sound()
        able, is_open = self.bystanders(), self.anytime_is_open()
        if is_open:
            able = {*able, *window.menus, *self.holders()}
        may = sorted(able - set(window.waiting))
        menus = {
            seat: window.menus.get(seat, [])
            + (self.anytime_menu(seat) if is_open else [])
            + self.answers_menu(seat)
            for seat in {*window.waiting, *may}
        }
        return window._replace(may=may, menus=menus)

    def anytime_menu(self, seat: int) -> List[str]:
        """The special crew that a seat may use at any time."""
        menu = []
        others = [other for other in self.holders() if other != seat]
        for card in self.held(seat, *ANYTIME):
            if self.kind(card) == "stowaways":
                menu.append(f"use {card}")
            elif self.kind(card) == "surgeon" and self._may_operate(seat):
                menu.append(f"use {card}")
            elif self.kind(card) == "second-mate" and len(others) == 1:
                menu.append(f"use {card} on {others[0] + 1}")
            elif self.kind(card) == "second-mate":
                menu += [
                    f"use {card} on {first + 1} {second + 1}"
                    for place, first in enumerate(others)
                    for second in others[place + 1 :]
                ]
        return menu

    def _may_operate(self, seat: int) -> bool:
        """JR-SP-SURGEON, JR-VAR-THREE."""
        in_mutiny = self.phase["kind"] == "mutiny"
        return seat not in (self.captain, self.quartermaster) and not (self.three and in_mutiny)

    def is_anytime(self, action: str) -> bool:
        """Whether an action belongs to no window."""
        return action.startswith("use ") or self.is_aside(action)

    def anytime(self, seat: int, action: str) -> Script:
        """Carries it out."""
        if not action.startswith("use "):
            self.bribe(seat, action)
            return
        _, card, *how = action.split(" ")
        kind = self.kind(card)
        self.met[f"use {kind} in {self.phase['kind']}"] += 1
        stands = yield from self.play_effect(seat, card, how)
        self.throw([card])
        if not stands:
            return
        if kind == "stowaways":
            self.draw_crew(seat)
            self.draw_crew(seat)
        elif kind == "second-mate":
            for other in (int(number) - 1 for number in how[1:]):
                self.hands[seat].add(self.pick_from(self.hands[other]))
        elif self.three:
            self.captain = seat
        else:
            self.quartermaster = seat


def told(how: List[str]) -> Dict[str, object]:
    """How a card is used, in the words of views."""
    if not how:
        return {"way": "plain"}
    if how[0] == "kill":
        return {"way": "kill", "leader": how[1]}
    if how[0] != "on":
        return {"way": how[0]}
    seats = [int(number) - 1 for number in how[1:]]
    if len(seats) == 1:
        return {"way": "on", "seat": seats[0]}
    return {"way": "on-two", "first": seats[0], "second": seats[1]}
