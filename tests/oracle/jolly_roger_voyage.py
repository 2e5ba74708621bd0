"""Jolly Roger: where the ship sails (JR-ATTACK-*, JR-PORT-*, JR-ISLAND-*)."""

from typing import List, Optional, Set

from jolly_roger_deck import KINDS, SKILLS, TARGETS
from jolly_roger_mutiny import Mutinies
from jolly_roger_table import Deciding, Script, Window

HELPERS = {"master-mariner": 0, "sharp-shooter": 1, "first-mate": 2}
"""The skill that each mate changes."""
RANSOM = {"hostage": 2, "jewels": 1}


class Voyages(Mutinies):
    """Voyages."""

    def __init__(self, *how: object):
        super().__init__(*how)
        self.island = "open"
        self.change = [0, 0, 0]
        self.assigned = [0, 0, 0]
        self.unassigned: Set[str] = set()
        self.guard: Optional[int] = None

    def voyage(self) -> Deciding:
        """JR-VOYAGE until one is done; False if the ship was lost on the way (JR-ISLAND-MAP)."""
        while True:
            self.enter("voyage")
            answer = yield from self.wait(lambda: self.turn(self.captain, self._sails()))
            self.laid, self.island = answer[1].split(" ")[1], "open"
            self.met[f"sail {self.laid}"] += 1
            broken_off = yield from self.called("sailed")
            if broken_off:
                continue
            if self.laid in TARGETS:
                yield from self._attack()
            elif self.laid == "port":
                yield from self._port()
            else:
                arrived = yield from self._map()
                if not arrived and self.edition != "de":
                    self.laid, self.island = None, "next-pick"
                    continue
                if not arrived:
                    self._turn_over()
                    self._count()
                    self.island = "next-pick"
                    return False
                yield from self._island()
            return True

    def _sails(self) -> List[str]:
        """Every kind of destination whose stack is not empty; the island unless it is closed."""
        left = {self.kind(name) for name in self.stacks}
        if self.island != "open":
            left.discard("island")
        return [f"sail {kind}" for kind in KINDS if kind in left]

    def _turn_over(self) -> None:
        """The destination card is opened."""
        stack = {name for name in self.stacks if self.kind(name) == self.laid}
        self.turned = self.pick_from(stack)
        self.stacks.remove(self.turned)
        self.laid = None

    def _count(self) -> None:
        """JR-ROUND-COUNT: the card goes to the destination discards."""
        self.sailed.add(self.turned)
        self.turned = None

    # Attacks.

    def _attack(self) -> Script:
        """A prize target, from the Lookout to the Carpenter."""
        self.change, self.assigned, self.unassigned = [0, 0, 0], [0, 0, 0], set()
        self.begin_contest()
        self.passed.clear()
        lookout = yield from self.use_timed("lookout", "lookout", lambda _, card: [card])
        if lookout:
            self._turn_over()
        self.enter("first-card")
        answer = yield from self.wait(lambda: self.turn(self.boss(), self._plays(self.boss())))
        self.enter("attack")
        if answer:
            self._contribute(answer[0], answer[1].split(" ")[1])
        self.met["JR-ATTACK-FIRST no card"] += answer is None
        yield from self._add_crew()
        if self.turned is None:
            self._turn_over()
        yield from self._help()
        yield from self._assign()
        won = all(has >= need for has, need in zip(self.sums(), self.needs()))
        n_prizes = self.cards[self.turned].n_prizes if won else 0
        self.met[f"JR-ATTACK-SUM {'won' if won else 'lost'}"] += 1
        self.throw(self.table)
        self._count()
        n_prizes = min(n_prizes, len(self.prize_deck))
        self.pot = {self.pick_from(self.prize_deck) for _ in range(n_prizes)}
        if won:
            yield from self.share_out("attack")

    def _plays(self, seat: int) -> List[str]:
        """Any crew card."""
        return [f"contribute {card}" for card in self.by_id(self.hands[seat])]

    def _contribute(self, seat: int, card: str) -> None:
        """JR-ATTACK-OPEN: adds a card, which cannot be taken back."""
        self.show(seat, card)
        self.put_up(seat, card)

    def _add_crew(self) -> Script:
        """JR-ATTACK-OPEN, JR-ATTACK-REVEAL."""
        while True:
            answer = yield from self.wait(self._attack_window)
            if answer is None:
                break
            seat, action = answer
            word, *words = action.split(" ")
            if word == "reveal":
                self.met["JR-ATTACK-REVEAL by the Quartermaster"] += 1
                break
            if word == "pass":
                self.passed.add(seat)
                self.acted[seat] = self.n_shown
            elif word == "contribute":
                self._contribute(seat, words[0])
            else:
                self.betray_in_contest(seat, words[0], words[-1])

    def _attack_window(self) -> Window:
        """Waits for the Quartermaster and crew holders who have not passed since the last card."""
        able = {*self.holders(), self.boss()}
        menus = {
            seat: [*self.passes(seat), *self._plays(seat), *self.betrayals_in_contest(seat)]
            for seat in able
        }
        menus[self.boss()].append(f"reveal {self.n_shown}")
        waiting = sorted(able - self.passed)
        return Window("open", list(self.seats()), waiting, [], menus, self.n_shown)

    def _help(self) -> Script:
        """JR-SP-FIRST-MATE, JR-SP-MASTER-MARINER, JR-SP-SHARP-SHOOTER."""
        while True:
            used = yield from self.timed(
                "skills",
                tuple(HELPERS),
                lambda _, card: [f"{card} raise", f"{card} lower"],
            )
            if used is None:
                return
            seat, card, how = used
            stands = yield from self.play_effect(seat, card, how)
            self.throw([card])
            if stands:
                self.change[HELPERS[self.kind(card)]] += 1 if how[0] == "raise" else -1

    def needs(self) -> List[int]:
        """What the open card requires, after changes."""
        return [need + more for need, more in zip(self.cards[self.turned].needs, self.change)]

    def sums(self) -> List[int]:
        """The crew's total for each skill; all-skills cards count once assigned."""
        sums = list(self.assigned)
        for card in self.table:
            if self.kind(card) in SKILLS:
                sums[SKILLS.index(self.kind(card))] += self.cards[card].value
        return sums

    def _assign(self) -> Script:
        """JR-ATTACK-SUM: asks which skill each all-skills card counts as, while it matters."""
        self.unassigned = {card for card in self.table if self.kind(card) == "any"}
        while self.unassigned and self._matters():
            self.enter("assign")
            answer = yield from self.wait(lambda: self.turn(self.boss(), self._assignments()))
            _, card, skill = answer[1].split(" ")
            self.unassigned.remove(card)
            self.assigned[SKILLS.index(skill)] += self.cards[card].value
            self.met["JR-ATTACK-SUM assigned"] += 1

    def _assignments(self) -> List[str]:
        """The next card, as any skill; all-skills cards are equal, so they come by id."""
        card = self.by_id(self.unassigned)[0]
        return [f"assign {card} {skill}" for skill in SKILLS]

    def _matters(self) -> bool:
        """Whether the attack can still end in both ways."""
        missing = [max(0, need - has) for need, has in zip(self.needs(), self.sums())]
        if not any(missing):
            return False
        return sum(missing) <= sum(self.cards[card].value for card in self.unassigned)

    # Ports.

    def _port(self) -> Script:
        """JR-PORT-DRAW, JR-PORT-EXCHANGE, JR-PORT-RANSOM."""
        self._turn_over()
        for _ in range(self.cards[self.turned].value):
            for seat in self.clockwise():
                self.draw_crew(seat)
        asked = self.rich()
        if asked:
            yield from self._exchanges(asked)
        for seat in self.clockwise():
            yield from self._ransoms(seat)
        self._count()

    def _exchanges(self, asked: List[int]) -> Script:
        """Each may discard one prize for a crew card, once."""
        done: Set[int] = set()
        self.enter("exchange", asked=asked, done=[])
        while len(done) < len(asked):
            answer = yield from self.wait(lambda: self._exchange_window(asked, done))
            seat, action = answer
            if action != "done":
                self._exchange(seat, action.split(" ")[1])
            done.add(seat)
            self.phase["done"] = sorted(done)

    def _exchange_window(self, asked: List[int], done: Set[int]) -> Window:
        """An open window about one's own prizes."""
        waiting = [seat for seat in asked if seat not in done]
        menus = {
            seat: [f"exchange {card}" for card in self.tradable(seat, "exchange")] + ["done"]
            for seat in waiting
        }
        return Window("open", asked, waiting, [], menus)

    def tradable(self, seat: int, word: str) -> List[str]:
        """Prizes that may be exchanged or buried."""
        prizes = self.by_id(self.prizes[seat])
        if word == "bury" and self.edition == "de":
            return [card for card in prizes if self.kind(card) not in RANSOM]
        return prizes

    def _exchange(self, seat: int, card: str) -> None:
        """JR-PORT-EXCHANGE, JR-VAR-GOLD."""
        self.prizes[seat].remove(card)
        self.prize_discard.add(card)
        everybody = self.captains_gold and seat == self.captain
        self.met["JR-VAR-GOLD"] += everybody
        for drawer in self.clockwise() if everybody else [seat]:
            self.draw_crew(drawer)

    def _ransoms(self, seat: int) -> Script:
        """JR-PORT-RANSOM, JR-PORT-EMPTY: a seat sells until it says `done`."""
        while self._wares(seat):
            self.enter("ransom", seat=seat)
            answer = yield from self.wait(lambda: self.turn(seat, self._wares(seat)))
            if answer is None or answer[1] == "done":
                return
            card = answer[1].split(" ")[1]
            self.prizes[seat].remove(card)
            self.prize_discard.add(card)
            for _ in range(min(RANSOM[self.kind(card)], len(self.prize_deck))):
                self.prizes[seat].add(self.pick_from(self.prize_deck))
            self.met[f"JR-PORT-RANSOM {self.kind(card)}"] += 1
            self.met["JR-PORT-EMPTY"] += not self.prize_deck

    def _wares(self, seat: int) -> List[str]:
        """What a seat may sell, or `done`; nothing if everybody can see that it cannot sell."""
        wares = [card for card in self.by_id(self.prizes[seat]) if self.kind(card) in RANSOM]
        can_see = self.prizes[seat] if self.hidden else wares
        if not self.prize_deck or not can_see:
            return []
        return [f"ransom {card}" for card in wares] + ["done"]

    # Treasure Island.

    def _map(self) -> Deciding:
        """JR-ISLAND-MAP: whether an Old Sailor stands; the card stays on the table."""
        while True:
            used = yield from self.timed("map", ("old-sailor",), lambda _, card: [card])
            if used is None:
                return False
            stands = yield from self.play_effect(*used)
            if stands:
                return True
            self.throw([used[1]])

    def _island(self) -> Script:
        """JR-ISLAND-BURY, JR-ISLAND-MAP-DISCARD, Boatswain and Smart Kid."""
        self._turn_over()
        used = yield from self.use_timed("boatswain", "boatswain", self._guards)
        if used:
            self.guard = int(used[2][1]) - 1
            self.guard_binds = False
            self.enter("guard")
            yield from self.wait(self._guard_window)
        yield from self._bury()
        if any(self.buried):
            kid = yield from self.use_timed("smart-kid", "smart-kid", self._diggers)
            if kid:
                victim = int(kid[2][1]) - 1
                self.prizes[kid[0]].add(self.pick_from(self.buried[victim]))
        self.throw(self.table)
        self.guard = None
        self._count()

    def _guards(self, seat: int, card: str) -> List[str]:
        """JR-SP-BOATSWAIN: anybody else."""
        return [f"{card} on {other + 1}" for other in self.seats() if other != seat]

    def _guard_window(self) -> Window:
        """The guard stays, unless another has replaced them."""
        return self.turn(self.guard, [] if self.guard_binds else ["done"])

    def _bury(self) -> Script:
        """Everybody but the guard buries as much as they like, until they say `done`."""
        done: Set[int] = set()
        if not self._burial_window(done).waiting:
            return
        self.enter("bury", done=[])
        while True:
            answer = yield from self.wait(lambda: self._burial_window(done))
            if answer is None:
                return
            seat, action = answer
            if action == "done":
                done.add(seat)
                self.phase["done"] = sorted(done)
                continue
            card = action.split(" ")[1]
            self.prizes[seat].remove(card)
            self.buried[seat].add(card)
            self.met["JR-ISLAND-BURY"] += 1

    def _burial_window(self, done: Set[int]) -> Window:
        """Waits for all who publicly have something to bury and are not done."""
        ashore = [seat for seat in self.seats() if seat != self.guard]
        diggers = [seat for seat in ashore if seat not in done]
        can_see = {s: self.prizes[s] if self.hidden else self.tradable(s, "bury") for s in diggers}
        waiting = [seat for seat in diggers if can_see[seat]]
        menus = {
            seat: [f"bury {card}" for card in self.tradable(seat, "bury")] + ["done"]
            for seat in waiting
        }
        return Window("open", ashore, waiting, [], menus)

    def _diggers(self, seat: int, card: str) -> List[str]:
        """JR-SP-SMART-KID: anybody else with a buried prize."""
        others = [other for other in self.seats() if other != seat and self.buried[other]]
        return [f"{card} on {other + 1}" for other in others]
