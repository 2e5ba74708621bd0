"""Jolly Roger: sharing prizes after an attack or a mutiny (JR-SHARE-*, Cook, Carpenter)."""

from typing import Dict, List, Optional

from jolly_roger_crew import Crew
from jolly_roger_table import Script, Window


class Sharing(Crew):
    """How prizes are given out."""

    def __init__(self, *how: object):
        super().__init__(*how)
        self.share: Dict[str, object] = {"n_given": 0, "got": [], "source": ""}

    def share_out(self, source: str) -> Script:
        """Gives out the pot: Cook, Captain, the Quartermaster's turn, the Carpenter."""
        self.share = {"n_given": 0, "got": [0] * self.n_seats, "source": source}
        if not self.pot:
            return
        cook = yield from self.use_timed("cook", "cook", self._cooks)
        if cook:
            yield from self._pick(cook[0])
        if self.pot:
            yield from self._pick(None)
        while self.pot:
            yield from self._give()
        yield from self._repair()

    def _cooks(self, seat: int, card: str) -> List[str]:
        """JR-SP-COOK: not the Captain."""
        return [] if seat == self.captain else [card]

    def _pick(self, cook: Optional[int]) -> Script:
        """JR-SHARE-CAPTAIN, JR-SP-COOK: one prize first; with a single prize there is no choice."""
        card = next(iter(self.pot))
        if len(self.pot) > 1:
            self.enter("pick")
            answer = yield from self.wait(lambda: self._pick_window(cook))
            card = answer[1].split(" ")[1]
        self._to(card, self._picker(cook))

    def _picker(self, cook: Optional[int]) -> int:
        """The Captain, unless a Cook was played."""
        return self.captain if cook is None else cook

    def _pick_window(self, cook: Optional[int]) -> Window:
        """Any prize of the pot."""
        seat = self._picker(cook)
        self.phase["seat"] = seat
        return self.turn(seat, [f"take {card}" for card in self.by_id(self.pot)])

    def _to(self, card: str, seat: int) -> None:
        """From the pot to a seat."""
        self.pot.remove(card)
        self.prizes[seat].add(card)
        self.share["got"][seat] += 1

    def _give(self) -> Script:
        """JR-SHARE-EQUAL: a card to one of those who got fewest in this sharing."""
        got = self.share["got"]
        least = [seat for seat in self.seats() if got[seat] == min(got)]
        menu = [f"give {card} to {seat + 1}" for card in self.by_id(self.pot) for seat in least]
        action = menu[0]
        if len(menu) > 1:
            self.enter("give")
            _, action = yield from self.wait(lambda: self.turn(self.boss(), menu))
        _, card, _, number = action.split(" ")
        self._to(card, int(number) - 1)
        self.share["n_given"] += 1
        self.met["JR-SHARE-EQUAL a second card"] += got[int(number) - 1] > 1

    # The Carpenter.

    def _repair(self) -> Script:
        """JR-SP-CARPENTER: asks all for a prize; may take one if nobody gives."""
        used = yield from self.use_timed("carpenter", "carpenter", lambda _, card: [card])
        if not used:
            return
        seat = used[0]
        asked = [other for other in self.rich() if other != seat]
        answers: Dict[int, str] = {}
        if asked:
            self.enter("repair", by=seat)
            answers = yield from self.sealed(asked, self._donations)
        giver = self.first_of(answers)
        if giver is not None:
            self._move(answers[giver].split(" ")[1], giver, seat)
            self.met["JR-SP-CARPENTER given"] += 1
            return
        yield from self._claim(seat)

    def _donations(self, seat: int) -> List[str]:
        """Nothing, or any prize that is not buried."""
        return ["decline"] + [f"donate {card}" for card in self.by_id(self.prizes[seat])]

    def _move(self, card: str, giver: int, taker: int) -> None:
        """A prize changes hands."""
        self.prizes[giver].remove(card)
        self.prizes[taker].add(card)

    def _claim(self, seat: int) -> Script:
        """From the Captain or the Quartermaster; hidden prizes at random (JR-VAR-HIDDEN-CARDS)."""
        victims = sorted({self.captain, self.boss()} - {seat})
        victims = [victim for victim in victims if self.prizes[victim]]
        menu = [f"take-from {victim + 1}" for victim in victims]
        if not self.hidden:
            lying = self.by_id(card for victim in victims for card in self.prizes[victim])
            menu = [f"take {card}" for card in lying]
        if not menu:
            self.met["JR-SP-CARPENTER nothing there"] += 1
            return
        self.enter("claim", by=seat)
        _, action = yield from self.wait(lambda: self.turn(seat, [*menu, "done"]))
        if action == "done":
            self.met["JR-SP-CARPENTER waived"] += 1
            return
        self.met["JR-SP-CARPENTER taken"] += 1
        what = action.split(" ")[1]
        if self.hidden:
            self.prizes[seat].add(self.pick_from(self.prizes[int(what) - 1]))
            return
        giver = next(victim for victim in victims if what in self.prizes[victim])
        self._move(what, giver, seat)
