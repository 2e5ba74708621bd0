"""Jolly Roger: bribes (JR-BRIBE, and the guard of JR-SP-BOATSWAIN).

An offer accepted is carried out whole. Promises bind nobody, but for guarding the ship.
Who lost a card is public and which one may not be, so an offer lapses when the one who gives has
lost any card of the sort he offered: the ledger does not say so, it is how the engine keeps
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
    r"(?: promise (?P<by>me|you) (?P<what>share|appoint|no-mutiny|stay-out|play(?= )|guard)"
    r"(?:(?<=play) [1-9])?)?"
)


class Offer(NamedTuple):
    """Cards for cards, and a promise: who makes it, and what."""

    to: int
    give: Tuple[str, ...]
    want: Tuple[str, ...]
    promise: Tuple[Optional[str], Optional[str]]


class Bribes(Table):
    """Bribes."""

    def __init__(self, *how: object):
        super().__init__(*how)
        self.offers: Dict[Tuple[int, int], Offer] = {}
        self.n_offers = [0] * self.n_seats
        self.guard_binds = False
        self.remember()

    def forget_offers(self) -> None:
        """An offer lapses with the step it was made in."""
        self.offers.clear()
        self.n_offers = [0] * self.n_seats

    def bribes_are_open(self) -> bool:
        """At any time but from a mutiny's decision until its prizes are shared."""
        kind = self.phase["kind"]
        after_mutiny = kind == "appoint" and self.phase["after"] == "mutiny"
        shares_spoils = kind in ("pick", "give") and self.share["source"] == "mutiny"
        return self.anytime_is_open() and not (after_mutiny or shares_spoils)

    def offered(self) -> Set[int]:
        """Who has an offer to answer."""
        return {offer.to for offer in self.offers.values()}

    def answers_menu(self, seat: int) -> List[str]:
        """What a seat may say to offers, and which of its own it may take back."""
        menu = []
        for (giver, nth), offer in self.offers.items():
            if offer.to == seat:
                menu += [f"accept {giver + 1} {nth}", f"refuse {giver + 1} {nth}"]
            elif giver == seat:
                menu.append(f"withdraw {nth}")
        return menu

    def is_offer(self, window: Window, seat: int, action: str) -> bool:
        """Whether this is an offer that the seat may make now."""
        offer = read_offer(action)
        if offer is None or window.mode == "sealed" or self.interrupt:
            return False
        if seat not in (*window.waiting, *window.may) or not self.bribes_are_open():
            return False
        if offer.to not in self.seats() or offer.to == seat or self.n_offers[seat] == OFFERS_MAX:
            return False
        if max(len(offer.give), len(offer.want)) > CARDS_MAX:
            return False
        own = self.hands[seat] | self.prizes[seat]
        says_something = offer.give or offer.want or offer.promise[0]
        fits = set(offer.give) <= own and set(offer.want) <= self.prizes[offer.to]
        return bool(says_something) and fits and self._is_fair(seat, offer)

    def _is_fair(self, seat: int, offer: Offer) -> bool:
        """JR-SP-BOATSWAIN: only the guard named asks another to take his place."""
        by, what = offer.promise
        guards = self.phase["kind"] == "guard" and seat == self.guard and by == "you"
        return what != "guard" or guards

    def bribe(self, seat: int, action: str) -> None:
        """An offer is made, taken, refused or taken back."""
        word, *words = action.split(" ")
        self.met[f"JR-BRIBE {word}"] += 1
        if word == "offer":
            self.offers[seat, self.n_offers[seat]] = read_offer(action)
            self.n_offers[seat] += 1
        elif word == "withdraw":
            del self.offers[seat, int(words[0])]
        else:
            giver = int(words[0]) - 1
            offer = self.offers.pop((giver, int(words[1])))
            if word == "accept":
                self._carry_out(giver, offer)

    def _carry_out(self, giver: int, offer: Offer) -> None:
        """A swap at once, and who guards the ship."""
        self._hand_over(offer.give, giver, offer.to)
        self._hand_over(offer.want, offer.to, giver)
        if offer.promise[1] == "guard":
            self.guard, self.guard_binds = offer.to, True

    def remember(self) -> None:
        """What everybody has before an action."""
        self._before = ([set(cards) for cards in self.hands], [set(cards) for cards in self.prizes])

    def keep_offers_sound(self) -> None:
        """Offers lapse whose cards may have gone by this action."""
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
    return Offer(int(found["to"]) - 1, give, want, (found["by"], found["what"]))
