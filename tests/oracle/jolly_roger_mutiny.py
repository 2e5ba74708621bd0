"""Jolly Roger: mutinies (JR-MUTINY-*)."""

from typing import List, Optional, Sequence, Set

from jolly_roger_crew import told
from jolly_roger_share import Sharing
from jolly_roger_table import Deciding, Script, Window

SIDES = ("captain", "mutineer")
NOT_DEALT = ("powder-monkey", "cutthroat", "sea-dog")


class Mutinies(Sharing):
    """Mutinies."""

    def __init__(self, *how: object):
        super().__init__(*how)
        self.unrest = "brewing"
        self.first = 0
        self.members: List[Set[int]] = [set(), set()]
        self.crewmen = [0, 0]
        self.committed: Optional[int] = None
        self.losers: Set[int] = set()
        self.killed: Optional[int] = None

    # The call.

    def called(self, decision: str) -> Deciding:
        """JR-MUTINY-WHEN: plays a mutiny if somebody calls one; returns whether there was one."""
        asked = [seat for seat in self.holders() if seat != self.captain]
        if self.unrest == "spent" or not asked:
            return False
        self.enter("call", decision=decision)
        yield from self.keep_limits()
        answers = yield from self.sealed(asked, self._calls)
        caller = self.first_of(answers)
        if caller is None:
            return False
        self.met[f"JR-MUTINY-WHEN {decision}"] += 1
        yield from self._mutiny(caller, answers[caller].split(" ")[1:])
        return True

    def _calls(self, seat: int) -> List[str]:
        """JR-MUTINY-START: any crew card opens; some with effect."""
        neutral = [s for s in self.holders() if s not in (seat, self.captain)]
        ways = [f"call {way}" for way in self._ways(seat, neutral, SIDES)]
        return ["decline", *ways]

    def _ways(self, seat: int, neutral: List[int], prey: Sequence[str]) -> List[str]:
        """Every way to play a card for a side: plain, or with what Cutthroat and Sea Dog do.

        `prey` has the leaders that a Cutthroat may kill.
        """
        ways = []
        for card in self.by_id(self.hands[seat]):
            ways.append(card)
            if self.kind(card) == "cutthroat":
                ways += [f"{card} kill {leader}" for leader in prey]
            if self.kind(card) == "sea-dog":
                ways += [f"{card} on {other + 1}" for other in neutral]
        return ways

    # The mutiny.

    def _mutiny(self, caller: int, words: List[str]) -> Script:
        """A whole mutiny, from the opening card to the dealing of crew."""
        self.unrest, self.laid = "spent", None
        self.first, self.killed, self.committed = caller, None, None
        self.members = [{self.captain}, {caller}]
        self.crewmen = [1, 0]
        self.losers = set()
        self.begin_contest()
        self.enter("mutiny")
        yield from self._play_for(caller, 1, words)
        while self.killed is None:
            answer = yield from self.wait(self._window)
            if answer is None:
                break
            yield from self._answer(*answer)
        self._decide()
        yield from self._aftermath()

    def _window(self) -> Window:
        """JR-MUTINY-OPEN: everybody who can still play and has not passed since the last card."""
        able = set(self.holders())
        if self._may_commit():
            able.add(self.quartermaster)
        menus = {seat: self._menu(seat) for seat in able}
        waiting = sorted(able - self.passed)
        return Window("open", list(self.seats()), waiting, [], menus, self.n_shown)

    def _may_commit(self) -> bool:
        """JR-MUTINY-ROLES: allowed once."""
        return self.quartermaster is not None and self.committed is None

    def side_of(self, seat: int) -> Optional[int]:
        """The side a seat has taken."""
        return next((side for side in (0, 1) if seat in self.members[side]), None)

    def _menu(self, seat: int) -> List[str]:
        """Pass, play for a side, commit the Quartermaster's card, or answer with a Traitor."""
        own = self.side_of(seat)
        sides = (0, 1) if own is None else (own,)
        neutral = [s for s in self.holders() if s != seat and self.side_of(s) is None]
        menu = []
        for side in sides:
            prey = SIDES if own is not None else (SIDES[1 - side],)
            menu += [f"join {SIDES[side]} {way}" for way in self._ways(seat, neutral, prey)]
        if seat == self.quartermaster and self.committed is None:
            menu += [f"commit {SIDES[side]}" for side in sides]
        return [*self.passes(seat), *menu, *self.betrayals_in_contest(seat)]

    def _answer(self, seat: int, action: str) -> Script:
        """One answer."""
        word, *words = action.split(" ")
        if word == "pass":
            self.passed.add(seat)
            self.acted[seat] = self.n_shown
        elif word == "join":
            yield from self._play_for(seat, SIDES.index(words[0]), words[1:])
        elif word == "commit":
            self.committed = SIDES.index(words[0])
            self.members[self.committed].add(seat)
            self.crewmen[self.committed] += 1
            self.n_shown += 1
            self.passed.clear()
            self.acted[seat] = self.n_shown
        else:
            shown = self.betray_in_contest(seat, words[0], words[-1])
            sign = -1 if shown.n_traitors % 2 else 1
            self.crewmen[shown.side] += sign * self.cards[shown.crew].crewmen

    def _play_for(self, seat: int, side: int, words: List[str]) -> Script:
        """JR-MUTINY-SIDES: plays a card for a side, then its effect."""
        card, *how = words
        self.show(seat, card)
        self.members[side].add(seat)
        self.crewmen[side] += self.cards[card].crewmen
        self.met[f"mutiny {self.kind(card)} {'with effect' if how else 'plain'}"] += 1
        self.acted[seat] = self.n_shown
        if not how:
            self.put_up(seat, card, side)
            return
        stands = yield from self.stands(seat, card, told(how))
        if not stands:
            self.throw([card])
            self.crewmen[side] -= self.cards[card].crewmen
        elif how[0] == "kill":
            self.killed = SIDES.index(how[1])
            self.met["JR-SP-CUTTHROAT own leader"] += self.killed == side
        else:
            yield from self._force(int(how[1]) - 1, side)

    def _force(self, seat: int, side: int) -> Script:
        """JR-SP-SEA-DOG: the named player joins and plays a card at once, if they have one."""
        self.members[side].add(seat)
        if not self.hands[seat]:
            return
        ways = [f"join {SIDES[side]} {way}" for way in self._ways(seat, [], SIDES)]
        self.interrupt = {"kind": "forced", "seat": seat, "side": SIDES[side]}
        while True:
            window = self.turn(seat, ways)
            shows = sorted(self.owners() - {seat})
            menus = {**window.menus, **{owner: [] for owner in shows}}
            player, action = yield from self.put(window._replace(may=shows, menus=menus))
            if not self.is_aside(action):
                break
            self.bribe(player, action)
        self.interrupt = None
        yield from self._play_for(seat, side, action.split(" ")[2:])

    def _decide(self) -> None:
        """JR-MUTINY-WIN, JR-SP-CUTTHROAT: more crewmen win; the Captain wins a tie."""
        beaten = self.killed
        if beaten is None:
            beaten = 0 if self.crewmen[1] > self.crewmen[0] else 1
            self.met["JR-MUTINY-WIN tie"] += self.crewmen[0] == self.crewmen[1]
        self.met[f"JR-MUTINY-WIN {SIDES[1 - beaten]}"] += 1
        self.losers = set(self.members[beaten])
        self.is_new = beaten == 0
        if self.is_new:
            self.captain = self.first

    def _aftermath(self) -> Script:
        """JR-MUTINY-APPOINT, JR-APPOINT-DRAW, JR-MUTINY-PRIZES, JR-MUTINY-CREW."""
        if not self.three and (self.is_new or self.edition != "de"):
            yield from self.appoint("mutiny")
            yield from self.empty_hands("spoils")
        elif self.three:
            yield from self.empty_hands("spoils")
        for seat in self.losers:
            self.pot |= self.prizes[seat]
            self.prizes[seat] = set()
        yield from self.share_out("mutiny")
        self.throw([card for card in self.table if self.kind(card) in NOT_DEALT])
        for seat in _round_and_round(self.clockwise(self.boss()), len(self.table)):
            self.hands[seat].add(self.pick_from(self.table))


def _round_and_round(clockwise: List[int], n_cards: int) -> List[int]:
    """The seat that gets each card, dealt one at a time from the left of the first seat."""
    left = clockwise[1:] + clockwise[:1]
    return [left[place % len(left)] for place in range(n_cards)]
