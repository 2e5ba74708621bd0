"""Jolly Roger, slow and plain: an oracle for the engine.

Written from the rule ledger (games/jolly-roger/RULES.md), the card table and the printed rulebooks
alone; it shares no code with the engine, so that two readings of the same rules are compared.
It knows all cards, including hidden ones, since a record has every outcome of chance.

The rules are in several files, each built on the one before:

jolly_roger_table   cards, seats, windows, the hand limit
jolly_roger_bribe   bribes
jolly_roger_crew    special crew: Traitors, cards with a time of their own, any time
jolly_roger_share   sharing prizes
jolly_roger_mutiny  mutinies
jolly_roger_voyage  attacks, ports, islands
jolly_roger         set-up, rounds, punishment, the end

What the engine shows of a position is compared in jolly_roger_view.py.
"""

from typing import List, Optional, Tuple

from jolly_roger_table import OPTIONS, Answer, Deciding, Script
from jolly_roger_voyage import Voyages
from records import Illegal, Outcomes, Placing, Result

__all__ = ["Game", "OPTIONS", "RULES_VERSION"]

RULES_VERSION = 2
VOYAGES = 10
"""JR-END: the number of destinations that ends the game."""


class _Over(Exception):
    """The game ends; the reason is the message."""


class Game(Voyages):
    """One game of Jolly Roger."""

    def __init__(self, *how: object):
        super().__init__(*how)
        self.round = 0
        self.reason: Optional[str] = None
        self._script = self._whole_game()

    # What a follower calls.

    def deal(self, outcomes: Outcomes) -> None:
        """Sets up the game, with the outcomes of chance."""
        self._go_on(None, outcomes)

    def play(self, seat: int, action: str, outcomes: Outcomes) -> None:
        """One action of a seat, with the outcomes of chance."""
        window = self.asked
        if window is None or seat not in (*window.waiting, *window.may):
            raise Illegal(f"seat {seat + 1} is not asked")
        self._go_on((seat, action), outcomes)

    def is_legal(self, seat: int, action: str) -> bool:
        """Whether this action of the seat is legal now."""
        window = self.asked
        if window is None or seat not in (*window.waiting, *window.may):
            return False
        return action in window.menus[seat] or self.is_offer(window, seat, action)

    def _go_on(self, answer: Optional[Answer], outcomes: Outcomes) -> None:
        """Runs the script to the next question or to the end; all outcomes must be needed."""
        self._chance = outcomes
        self.remember()
        try:
            self.asked = self._script.send(answer)
        except _Over as over:
            self.reason, self.asked = str(over), None
            self.met[f"end {self.reason}"] += 1
        outcomes.must_be_used_up()
        self.check_conserved()

    # Set-up and rounds.

    def _whole_game(self) -> Script:
        """Set up, then round after round."""
        self._set_up()
        while True:
            self.round += 1
            self.unrest = "brewing"
            yield from self._round()
            if self._is_last():
                self._end()

    def _set_up(self) -> None:
        """JR-SETUP-CAPTAIN, JR-SETUP-DEAL: a random Captain, and hands of equal size in the end."""
        self.captain = self._chance.number(self.n_seats)
        n_more = 5 if self.n_seats <= 5 else 4 if self.n_seats <= 7 else 3
        for _ in range(1 + n_more):
            for seat in self.clockwise():
                self.draw_crew(seat)

    def _round(self) -> Script:
        """Appointment, voyage, punishment; more voyages after a mutiny (JR-MUTINY-NEXT)."""
        if self.three:
            yield from self.empty_hands("voyage")
        else:
            yield from self.appoint("round")
            yield from self.empty_hands("call")
            yield from self.called("appointed")
        while True:
            done = yield from self.voyage()
            if not done:
                return
            mutiny = yield from self._punish()
            if not mutiny or self._is_last():
                return
            self.met["JR-MUTINY-NEXT another voyage"] += 1

    def appoint(self, after: str) -> Script:
        """JR-APPOINT, JR-MUTINY-APPOINT: anybody but the Captain."""
        self.enter("appoint", after=after)
        if self.quartermaster == self.captain:
            self.quartermaster = None
        answer = yield from self.wait(
            lambda: self.turn(
                self.captain,
                [f"appoint {seat + 1}" for seat in self.seats() if seat != self.captain],
            )
        )
        self.quartermaster = int(answer[1].split(" ")[1]) - 1

    def empty_hands(self, then: str) -> Script:
        """JR-APPOINT-DRAW: a player without a crew card may draw one."""
        asked = [seat for seat in self.seats() if not self.hands[seat]]
        if not asked or not self.can_draw_crew():
            return
        self.enter("empty-hands", then=then)
        answers = yield from self.sealed(asked, lambda _: ["draw", "decline"])
        for seat in self.clockwise():
            if answers.get(seat) == "draw" and not self.hands[seat]:
                self.draw_crew(seat)
        self.met[f"JR-APPOINT-DRAW {then}"] += 1

    def _punish(self) -> Deciding:
        """JR-PUNISH: returns whether a mutiny followed the decision."""
        self.enter("punish")
        answer = yield from self.wait(lambda: self.turn(self.captain, ["punish", "spare"]))
        ordered = answer[1] == "punish"
        mutiny = yield from self.called("ordered" if ordered else "waived")
        if ordered and not mutiny:
            yield from self._flog()
        return mutiny

    def _flog(self) -> Script:
        """The Quartermaster picks somebody with a crew card, if there is one."""
        self.enter("victim")
        answer = yield from self.wait(lambda: self.turn(self.boss(), self._victims()))
        if answer is None:
            self.met["JR-PUNISH nobody"] += 1
            return
        victim = int(answer[1].split(" ")[1]) - 1
        self.discard.add(self.pick_from(self.hands[victim]))

    def _victims(self) -> List[str]:
        """Anybody but Captain and Quartermaster."""
        safe = (self.captain, self.boss())
        return [f"flog {seat + 1}" for seat in self.holders() if seat not in safe]

    # The end.

    def _is_last(self) -> bool:
        """JR-END: ten destinations or no more prizes, at the end of a round."""
        return len(self.sailed) >= VOYAGES or not self.prize_deck

    def _end(self) -> None:
        """JR-SCORE: Jewels are valued, clockwise from the Captain."""
        for seat in self.clockwise():
            for _ in self._of_kind(seat, "jewels"):
                if self.prize_deck:
                    self.appraised[seat].add(self.pick_from(self.prize_deck))
        self.forget_offers()
        voyages = len(self.sailed) >= VOYAGES
        raise _Over("jr-end-voyages" if voyages else "jr-end-prizes")

    def _of_kind(self, seat: int, kind: str) -> List[str]:
        """All prizes of a kind, buried ones too."""
        return [c for c in self.prizes[seat] | self.buried[seat] if self.kind(c) == kind]

    def gold(self, seat: int) -> int:
        """JR-SCORE."""
        gold = sum(self.cards[card].value for card in self._of_kind(seat, "gold"))
        drawn = sum(
            {"gold": self.cards[card].value, "rum": 0}.get(self.kind(card), 1)
            for card in self.appraised[seat]
        )
        n_unvalued = len(self._of_kind(seat, "jewels")) - len(self.appraised[seat])
        return gold + len(self._of_kind(seat, "hostage")) + drawn + n_unvalued

    def result(self) -> Optional[Result]:
        """Most gold wins, then most Rum, then the win is shared."""
        if self.reason is None:
            return None
        worth: List[Tuple[int, int]] = [
            (self.gold(seat), len(self._of_kind(seat, "rum"))) for seat in self.seats()
        ]
        self.met["JR-SCORE level on gold"] += len({gold for gold, _ in worth}) < len(worth)
        ranks = [1 + sum(other > mine for other in worth) for mine in worth]
        return Result(
            self.reason, tuple(Placing(rank, gold) for rank, (gold, _) in zip(ranks, worth))
        )
