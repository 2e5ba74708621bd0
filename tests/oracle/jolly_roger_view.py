"""Jolly Roger: what the engine shows of a position, for the oracle to compare.

The rules are in the files that jolly_roger.py lists; here is only how the referee's view, the
window and the menus of `tortuga record replay` say the same thing. Cards are ids there and seats
count from 0. What a phase has left behind when it is over is not compared.
"""

from collections import Counter
from typing import Dict, Iterable, List, Optional, Set

from jolly_roger import Game
from jolly_roger_mutiny import SIDES
from jolly_roger_bribe import Offer
from jolly_roger_crew import RECENT_MAX
from jolly_roger_table import Showing

SEATS_MAX = 10
DISCARDS_LISTED = 200
"""The engine lists at least so many ways to discard, if there are as many."""


def window(game: Game) -> Optional[Dict[str, object]]:
    """The open window: who is asked, and how; None when the game is over."""
    if game.asked is None:
        return None
    return {
        "mode": game.asked.mode,
        "asked": game.asked.asked,
        "may": game.asked.may,
        "n_waiting": len(game.asked.waiting),
        "shown": game.asked.n_shown,
    }


def waiting(game: Game) -> List[int]:
    """The seats that must have a menu now."""
    return game.asked.waiting if game.asked else []


def menu_faults(game: Game, seat: int, actions: List[str]) -> List[str]:
    """What is wrong with a menu; nothing may be missing, too much or twice.

    Offers themselves are not listed whole, nor are more than a few hundred ways to discard.
    """
    expected, offered = set(game.asked.menus[seat]), set(actions)
    missing = expected - offered
    if len(offered) >= DISCARDS_LISTED:
        missing = {action for action in missing if not action.startswith("discard ")}
    faults = [f"missing {action!r}" for action in missing]
    faults += [
        f"not legal {action!r}"
        for action in offered - expected
        if not (action.startswith("offer ") and game.is_legal(seat, action))
    ]
    faults += [f"twice {action!r}" for action, n in Counter(actions).items() if n > 1]
    return sorted(faults)


def view_faults(_game: Game, _view: Dict[str, object]) -> List[str]:
    """Nothing to check: single expected values cover everything."""
    return []


def view(game: Game) -> Dict[str, object]:
    """The position in the words of the referee's view."""
    shown = {
        "round": game.round,
        "captain": game.captain,
        "quartermaster": game.quartermaster,
        "unrest": game.unrest,
        "island": game.island,
        "phase": _phase(game),
        "interrupt": game.interrupt,
        "guard": game.guard,
        "laid": game.laid,
        "turned": None if game.turned is None else game.cards[game.turned].id,
        "stacks": _ids(game, game.stacks),
        "sailed": _ids(game, game.sailed),
        "seats": [_seat(game, seat) for seat in game.seats()],
        "deck": len(game.deck),
        "discard": _ids(game, game.discard),
        "table": _ids(game, game.table),
        "prize_deck": len(game.prize_deck),
        "prize_discard": _ids(game, game.prize_discard),
        "pot": _pile(game, game.pot),
        "offers": _offers(game),
        "referee": {
            "deck": _ids(game, game.deck),
            "prize_deck": _ids(game, game.prize_deck),
        },
    }
    shown.update(_contests(game))
    return shown


def _contests(game: Game) -> Dict[str, object]:
    """The attack, mutiny or sharing that goes on."""
    kind = game.phase["kind"] if game.asked else "over"
    if kind == "mutiny":
        return {"mutiny": _mutiny(game), "recent": _recent(game)}
    if kind in ("first-card", "attack"):
        return {"attack": _attack(game), "recent": _recent(game)}
    if kind == "assign":
        return {"attack": _attack(game)}
    if kind in ("pick", "give"):
        got = game.share["got"] + [0] * (SEATS_MAX - game.n_seats)
        share = {"got": got, "n_given": game.share["n_given"], "source": game.share["source"]}
        return {"share": share}
    return {}


def _mutiny(game: Game) -> Dict[str, object]:
    """The sides of a mutiny, and what counts."""
    return {
        "first": game.first,
        "members": [sorted(side) for side in game.members],
        "crewmen": game.crewmen,
        "committed": None if game.committed is None else SIDES[game.committed],
        **_window_told(game),
    }


def _attack(game: Game) -> Dict[str, object]:
    """What counts, and which card may be answered."""
    return {
        "change": game.change,
        "assigned": game.assigned,
        "unassigned": _ids(game, game.unassigned),
        **({} if game.phase["kind"] == "assign" else _window_told(game)),
    }


def _window_told(game: Game) -> Dict[str, object]:
    """What an attack or a mutiny waits for."""
    return {
        "passed": sorted(game.passed),
        "shown": game.n_shown,
    }


def _recent(game: Game) -> Dict[str, object]:
    """The cards that Traitors may answer, at their places round and round."""
    showings = [one for one in game.showings if one.place >= game.n_shown - RECENT_MAX]
    showings.sort(key=lambda one: one.place % RECENT_MAX)
    return {
        "cards": [_showing(game, one) for one in showings],
        "acted": game.acted + [0] * (SEATS_MAX - game.n_seats),
    }


def _showing(game: Game, showing: Showing) -> Dict[str, object]:
    """A card that a Traitor may answer."""
    return {
        "card": game.cards[showing.card].id,
        "seat": showing.seat,
        "place": showing.place,
        "crew": game.cards[showing.crew].id,
        "owner": showing.owner,
        "side": None if showing.side is None else SIDES[showing.side],
        "fate": "cancelled" if showing.n_traitors % 2 else "stands",
    }


def _phase(game: Game) -> Dict[str, object]:
    """The phase in the words of the view."""
    if game.asked is not None:
        return game.phase
    gold = [game.gold(seat) for seat in game.seats()] + [0] * (SEATS_MAX - game.n_seats)
    return {"kind": "over", "ending": game.reason.rpartition("-")[2], "gold": gold}


def _seat(game: Game, seat: int) -> Dict[str, object]:
    """What a seat has; a referee knows all of it."""
    return {
        "hand": _pile(game, game.hands[seat]),
        "prizes": _pile(game, game.prizes[seat]),
        "buried": _pile(game, game.buried[seat]),
        "appraised": _ids(game, game.appraised[seat]),
        "offers_made": game.n_offers[seat],
        "shows_made": game.n_shows[seat],
    }


def _offers(game: Game) -> List[Dict[str, object]]:
    """Offers that wait for an answer, and deals that wait for a sealed window to close."""
    lying = {**game.offers, **game.agreed}
    told = [_offer(game, *key, lying[key]) for key in game.offer_order if key in lying]
    return told


def _offer(game: Game, giver: int, nth: int, offer: Offer) -> Dict[str, object]:
    """An offer that lies on the table."""
    n_prizes = sum(game.cards[card].part == "prize" for card in offer.give)
    return {
        "from": giver,
        "nth": nth,
        "to": offer.to,
        "n_crew": len(offer.give) - n_prizes,
        "n_prizes": n_prizes,
        "give": _ids(game, offer.give),
        "want": _ids(game, offer.want),
        "promises": [_promise(*promise) for promise in offer.promises],
        "progress": "agreed" if (giver, nth) in game.agreed else "open",
    }


def _promise(by: str, what: str, number: str, due: str) -> Dict[str, object]:
    """A promise: who makes it, what, how many, and by when."""
    return {"by": by, "what": what, "n": int(number or 0), "due": due or None}


def _pile(game: Game, cards: Set[str]) -> Dict[str, object]:
    """Cards, all of them known."""
    return {"count": len(cards), "known": _ids(game, cards)}


def _ids(game: Game, cards: Iterable[str]) -> List[int]:
    """Cards by id, as views have them."""
    return sorted(game.cards[card].id for card in cards)
