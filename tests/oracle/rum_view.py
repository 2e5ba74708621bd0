"""RUM: what the engine shows of a position, for the oracle to compare.

The rules are in rum.py; here is only how the referee's view, the window and the menus of
`tortuga record replay` say the same thing. Cards are ids there and seats count from 0.
"""

from collections import Counter
from typing import Dict, Iterable, List, Optional

from rum import COLOURS, POINTS_NEEDED, Game

N_CARDS = 30
SEATS_MAX = 4
NO_SYMBOL = 0
"""At 8 the clock shows a ship and sends nothing back; views use this number for it."""


def window(game: Game) -> Optional[Dict[str, object]]:
    """The open window: who is asked, and how; None when the game is over."""
    if game.asked is None:
        return None
    return {
        "mode": game.asked.mode,
        "asked": game.asked.seats,
        "may": [],
        "n_waiting": len(game.asked.waiting()),
    }


def waiting(game: Game) -> List[int]:
    """The seats that must have a menu now."""
    return game.asked.waiting() if game.asked else []


def menu_faults(game: Game, seat: int, actions: List[str]) -> List[str]:
    """What is wrong with a menu: draws and put-backs exactly; sets legal and not missing."""
    sets = [action for action in actions if action.startswith("set ")]
    others = [action for action in actions if not action.startswith("set ")]
    in_turn = game.asked.mode == "turn"
    expected = game.draws() if in_turn else game.backs(seat, game.asked.n_back)
    faults = [f"missing {action!r}" for action in expected if action not in others]
    faults += [f"not legal {action!r}" for action in others if action not in expected]
    faults += [f"twice {action!r}" for action, n in Counter(actions).items() if n > 1]
    faults += [f"not legal {action!r}" for action in sets if not game.is_legal(seat, action)]
    if in_turn and not sets and game.can_play_set(seat):
        faults.append("a set is legal but none is suggested")
    game.met["menu: sets suggested"] += len(sets)
    return faults


def view_faults(game: Game, view: Dict[str, object]) -> List[str]:
    """What no single expected value can say: the 30 cards, and what all know of a hand."""
    lying = [place["card"] for place in view["beach"]] + view["shown"] + view["wreck_cards"]
    lying += [card for hand in view["hands"] for card in hand["cards"]]
    n_cards = len(lying) + len(view["collection"]) + 1
    faults = []
    if sorted(lying) != sorted(game.deck.ids.values()) or n_cards != N_CARDS:
        faults.append(f"RUM-PARTS: {n_cards} cards, those in play are {sorted(lying)}")
    for seat, hand in enumerate(view["hands"]):
        least, most = _ids(game, game.surely_known[seat]), _ids(game, game.taken_open[seat])
        if not set(least) <= set(hand["known"]) <= set(most):
            faults.append(
                f"RUM-DRAW-BLIND: of hand {seat + 1} all know at least {least} and at most "
                f"{most}; the engine says {hand['known']}"
            )
    return faults


def view(game: Game) -> Dict[str, object]:
    """The position in the words of the referee's view."""
    ids = game.deck.ids
    return {
        "active": game.active,
        "beach": [{"card": ids[card], "facing": facing} for card, facing in game.beach],
        "clock": game.clock,
        "collection": [
            {"colour": colour, "owner": game.owners[colour], "value": game.values[colour]}
            for colour in COLOURS
        ],
        "hands": [{"cards": _ids(game, hand), "count": len(hand)} for hand in game.hands],
        "phase": _phase(game),
        "points": game.points(),
        "points_needed": POINTS_NEEDED[len(game.seats)],
        "shown": _ids(game, game.shown),
        "symbol": game.deck.symbols.get(game.clock, NO_SYMBOL),
        "wreck": len(game.wreck),
        "wreck_cards": _ids(game, game.wreck),
    }


def _phase(game: Game) -> Dict[str, object]:
    """The phase in the words of the view; it has room for four answers, however many play."""
    if game.asked is None:
        return {"kind": "over", "ending": game.reason.rpartition("-")[2]}
    if game.asked.mode == "turn":
        return {"kind": "turn"}
    answers = game.asked.answers
    chosen = [_ids(game, answers[s]) if s in answers else None for s in range(SEATS_MAX)]
    return {
        "kind": "put-back",
        "asked": game.asked.seats,
        "cause": game.asked.cause,
        "n": game.asked.n_back,
        "n_waiting": len(game.asked.waiting()),
        "chosen": chosen,
    }


def _ids(game: Game, cards: Iterable[str]) -> List[int]:
    """Cards by id, as views have them."""
    return sorted(game.deck.ids[card] for card in cards)
