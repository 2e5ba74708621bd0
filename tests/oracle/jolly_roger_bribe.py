"""Jolly Roger: bribes (JR-BRIBE, and the guard of JR-SP-BOATSWAIN).

An accepted offer is carried out in full. Promises are not binding, except for guarding the ship.
It is public who lost a card, but perhaps not which card. So an offer lapses when the giver has
lost any card of the kind they offered. The ledger does not say so; it is how the engine keeps
offers sound.
"""

import re
from typing import Dict, List, NamedTuple, Optional, Set, Tuple

from jolly_roger_table import Table, Window

OFFERS_MAX = 3
CARDS_MAX = 4
"""Cards on one side of an offer, by the engine's own limit."""
OFFER = re.compile(
    r"offer (?P<to>\d+)(?: give (?P<give>[a-z0-9 -]+?))?(?: want (?P<want>[a-z0-9 -]+?))?"
    r"(?P<promises>(?: promise (?:me|you) (?:share|appoint|no-mutiny|stay-out|guard|play [1-9]"
    r"|(?:crew|prizes) [1-9] (?:this-round|next-round|game-end))){0,3})"
)
PROMISE = re.compile(
    r" promise (me|you) (share|appoint|no-mutiny|stay-out|guard|play|crew|prizes)"
    r"(?: ([1-9]))?(?: (this-round|next-round|game-end))?"
)
SHOWS_MAX = 9
OPEN_MAX = 16
"""The engine's limits: how often prizes may be shown in a step, and how many offers may be open."""


class Offer(NamedTuple):
    """Cards for cards, and promises, each with its giver."""

    to: int
    give: Tuple[str, ...]
    want: Tuple[str, ...]
    promises: Tuple[Tuple[str, str, str, str], ...]


class Bribes(Table):
    """Bribes."""

    def __init__(self, *how: object):
        super().__init__(*how)
        self.offers: Dict[Tuple[int, int], Offer] = {}
        self.agreed: Dict[Tuple[int, int], Offer] = {}
        self.offer_order: List[Tuple[int, int]] = []
        self.n_offers = [0] * self.n_seats
        self.n_shows = [0] * self.n_seats
        self.guard_binds = False
        self.remember()

    def forget_offers(self) -> None:
        """An offer lapses with the step it was made in."""
        self.offers.clear()
        self.agreed.clear()
        self.offer_order.clear()
        self.n_offers = [0] * self.n_seats
        self.n_shows = [0] * self.n_seats

    def bribes_are_open(self) -> bool:
        """Always, except in an unfinished step or between a mutiny's decision and its sharing."""
        kind = self.phase["kind"]
        if self.interrupt or kind in ("repair", "claim", "over"):
            return False
        if kind == "appoint" and self.phase["after"] == "mutiny":
            return False
        if kind == "empty-hands" and self.phase["then"] == "spoils":
            return False
        picks_spoils = kind == "timed" and self.phase["timing"] == "cook" or kind in ("pick", "give")
        if picks_spoils and self.share["source"] == "mutiny":
            return False
        return kind != "give" or self.share["n_given"] == 0

    def shows_are_open(self) -> bool:
        """JR-VAR-HIDDEN: hidden prizes may be shown at any time."""
        return self.hidden and self.phase["kind"] != "over"

    def owners(self) -> Set[int]:
        """The seats with hidden prizes to show."""
        if not self.shows_are_open():
            return set()
        return {seat for seat in self.seats() if self.prizes[seat] or self.buried[seat]}

    def bystanders(self) -> Set[int]:
        """The seats that may do something aside from the question."""
        return set(self.seats()) if self.bribes_are_open() else self.owners()

    def is_aside(self, action: str) -> bool:
        """Whether an action is an aside: it answers no question."""
        return action.split(" ")[0] in ("offer", "accept", "refuse", "withdraw", "show")

    def with_asides(self, window: Window) -> Window:
        """A sealed window with the asides allowed meanwhile: it does not show who has answered."""
        may = sorted(self.bystanders())
        menus = {
            seat: window.menus.get(seat, []) + self.answers_menu(seat)
            for seat in {*window.waiting, *may}
        }
        return window._replace(may=may, menus=menus)

    def answers_menu(self, seat: int) -> List[str]:
        """A seat's possible answers to offers, and which of its own it may withdraw."""
        menu: List[str] = []
        if not self.bribes_are_open():
            return menu
        for (giver, nth), offer in self.offers.items():
            can_take = self._keeps_first_card(giver, offer) and self._has_room(offer)
            if offer.to == seat and not can_take:
                menu.append(f"refuse {giver + 1} {nth}")
            elif offer.to == seat:
                menu += [f"accept {giver + 1} {nth}", f"refuse {giver + 1} {nth}"]
            elif giver == seat:
                menu.append(f"withdraw {nth}")
        return menu

    def is_offer(self, window: Window, seat: int, action: str) -> bool:
        """Whether this is an offer that the seat may make now."""
        if action.startswith("show "):
            return self._is_show(window, seat, action)
        offer = read_offer(action)
        if offer is None:
            return False
        if seat not in (*window.waiting, *window.may) or not self.bribes_are_open():
            return False
        if offer.to not in self.seats() or offer.to == seat or self.n_offers[seat] == OFFERS_MAX:
            return False
        if max(len(offer.give), len(offer.want)) > CARDS_MAX:
            return False
        if len(self.offers) + len(self.agreed) >= OPEN_MAX:
            return False
        own = self.hands[seat] | self.prizes[seat]
        says_something = offer.give or offer.want or offer.promises
        fits = set(offer.give) <= own and set(offer.want) <= self.prizes[offer.to]
        keeps = self._keeps_first_card(seat, offer)
        return bool(says_something) and fits and keeps and self._is_fair(seat, offer)

    def _is_fair(self, seat: int, offer: Offer) -> bool:
        """JR-SP-BOATSWAIN: only the named guard finds a replacement."""
        for by, what, _, _ in offer.promises:
            guard = seat if by == "you" else offer.to
            if what == "guard" and (self.phase["kind"] != "guard" or self.guard != guard):
                return False
        return True

    def _is_crew(self, card: str) -> bool:
        return self.cards[card].part != "prize"

    def _first_card_is_due(self) -> bool:
        """JR-ATTACK-FIRST: a prize target was chosen, and no card was played yet."""
        kind = self.phase["kind"]
        if kind == "call":
            targets = ("fort", "ship", "settlement")
            return self.phase["decision"] == "sailed" and self.laid in targets
        return kind == "first-card" or kind == "timed" and self.phase["timing"] == "lookout"

    def _keeps_first_card(self, giver: int, offer: Offer) -> bool:
        """JR-ATTACK-FIRST: no deal leaves the Quartermaster without crew before the first card."""
        n_crew = sum(map(self._is_crew, offer.give))
        if not n_crew or giver != self.boss() or not self._first_card_is_due():
            return True
        deals = (deal for (seat, _), deal in self.agreed.items() if seat == giver)
        n_agreed = sum(self._is_crew(card) for deal in deals for card in deal.give)
        return len(self.hands[giver]) > n_agreed + n_crew

    def _has_room(self, offer: Offer) -> bool:
        """While a sealed window is open, no deal may bring a hand over its limit."""
        n_crew = sum(map(self._is_crew, offer.give))
        deals = (deal for deal in self.agreed.values() if deal.to == offer.to)
        n_agreed = sum(self._is_crew(card) for deal in deals for card in deal.give)
        fits = len(self.hands[offer.to]) + n_agreed + n_crew <= self.hand_max
        is_sealed = self.phase["kind"] in ("empty-hands", "call", "timed")
        return not n_crew or fits or not is_sealed

    def _is_show(self, window: Window, seat: int, action: str) -> bool:
        """JR-VAR-HIDDEN: shows one's own hidden prizes, to one player or to all."""
        found = re.fullmatch(r"show (?P<cards>[a-z0-9 -]+) to (?P<to>all|[1-9][0-9]*)", action)
        if not found or seat not in self.owners() or self.n_shows[seat] >= SHOWS_MAX:
            return False
        if found["to"] != "all" and int(found["to"]) - 1 not in set(self.seats()) - {seat}:
            return False
        return set(found["cards"].split()) <= self.prizes[seat] | self.buried[seat]

    def bribe(self, seat: int, action: str) -> None:
        """An offer is made, accepted, refused or withdrawn."""
        word, *words = action.split(" ")
        self.met[f"JR-BRIBE {word}"] += 1
        if word == "show":
            self.n_shows[seat] += 1
        elif word == "offer":
            self.offers[seat, self.n_offers[seat]] = read_offer(action)
            self.offer_order.append((seat, self.n_offers[seat]))
            self.n_offers[seat] += 1
        elif word == "withdraw":
            del self.offers[seat, int(words[0])]
        else:
            giver = int(words[0]) - 1
            key = (giver, int(words[1]))
            offer = self.offers.pop(key)
            if word == "accept" and self.asked is not None and self.asked.mode == "sealed":
                self.agreed[key] = offer
            elif word == "accept":
                self._carry_out(giver, offer)

    def carry_out_agreed(self, revealed: Optional[str]) -> None:
        """A sealed window closes: carries out the deals made meanwhile, clockwise by offerer."""
        for giver in self.clockwise():
            for key in sorted(key for key in self.agreed if key[0] == giver):
                offer = self.agreed.pop(key)
                if self._still_stands(giver, offer, revealed):
                    self.met["JR-BRIBE carried out late"] += 1
                    self._carry_out(giver, offer)
                else:
                    self.met["JR-BRIBE fell"] += 1

    def _still_stands(self, giver: int, offer: Offer, revealed: Optional[str]) -> bool:
        """None of its cards was revealed or is gone, and the Quartermaster keeps a first card."""
        used = {revealed} - {None}
        own = (self.hands[giver] | self.prizes[giver]) - used
        if not set(offer.give) <= own or not set(offer.want) <= self.prizes[offer.to] - used:
            return False
        mutiny = self.phase["kind"] == "call" and revealed is not None
        gives = any(map(self._is_crew, offer.give)) and giver == self.boss()
        left = self.hands[giver] - used - set(offer.give)
        return mutiny or not gives or not self._first_card_is_due() or bool(left)

    def _carry_out(self, giver: int, offer: Offer) -> None:
        """Swaps at once, and records who guards the ship."""
        self._hand_over(offer.give, giver, offer.to)
        self._hand_over(offer.want, offer.to, giver)
        for by, what, _, _ in offer.promises:
            if what == "guard":
                self.guard, self.guard_binds = offer.to if by == "you" else giver, True

    def remember(self) -> None:
        """Everybody's cards before an action."""
        self._before = ([set(cards) for cards in self.hands], [set(cards) for cards in self.prizes])

    def keep_offers_sound(self) -> None:
        """Drops the offers whose cards this action may have moved."""
        hands, prizes = self._before
        for key, offer in list(self.offers.items()):
            crew = any(self.cards[card].part != "prize" for card in offer.give)
            prize = any(self.cards[card].part == "prize" for card in offer.give)
            gone = crew and hands[key[0]] - self.hands[key[0]]
            gone = gone or prize and prizes[key[0]] - self.prizes[key[0]]
            if gone or offer.want and prizes[offer.to] - self.prizes[offer.to]:
                self.met["JR-BRIBE lapsed"] += 1
                del self.offers[key]

    def _hand_over(self, cards: Tuple[str, ...], giver: int, taker: int) -> None:
        """Crew to the hand, prizes to the prizes."""
        for card in cards:
            is_prize = self.cards[card].part == "prize"
            piles = self.prizes if is_prize else self.hands
            piles[giver].remove(card)
            piles[taker].add(card)


def read_offer(action: str) -> Optional[Offer]:
    """An offer as it is written, or None."""
    found = OFFER.fullmatch(action)
    if found is None:
        return None
    give, want = (tuple((found[part] or "").split()) for part in ("give", "want"))
    promises = tuple(PROMISE.findall(found["promises"]))
    return Offer(int(found["to"]) - 1, give, want, promises)
