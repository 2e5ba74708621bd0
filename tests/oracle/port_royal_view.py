"""Port Royal: what the engine shows of a position, for the oracle to compare.

The rules are in port_royal.py; here is only how the referee's view, the window and the menus of
`tortuga record replay` say the same thing. Cards are ids there and seats count from 0.
"""

from collections import Counter
from typing import Dict, Iterable, List, Optional

from follow import differences
from port_royal import Game
from port_royal_deck import COLOURS

ABILITIES = {
    "swords": "swords",
    "anchors": "captain",
    "crosses": "priest",
    "houses": "settler",
    "jacks": "jack",
    "mademoiselles": "mademoiselle",
    "admirals": "admiral",
    "jesters": "jester",
    "governors": "governor",
}
"""What views call the abilities, and what the oracle does."""


def window(game: Game) -> Optional[Dict[str, object]]:
    """The open window: who is asked, and how; None when the game is over."""
    if game.asked is None:
        return None
    return {"mode": "turn", "asked": [game.asked.seat], "may": [], "n_waiting": 1}


def waiting(game: Game) -> List[int]:
    """The seats that must have a menu now."""
    return [game.asked.seat] if game.asked else []


def menu_faults(game: Game, seat: int, actions: List[str]) -> List[str]:
    """What is wrong with a menu; nothing may be missing, too much or twice."""
    expected = game.asked.menu
    faults = [f"missing {action!r}" for action in expected if action not in actions]
    faults += [f"not legal {action!r}" for action in actions if action not in expected]
    faults += [f"twice {action!r}" for action, n in Counter(actions).items() if n > 1]
    game.met["menu: an expedition to fulfil"] += any("fulfil" in action for action in actions)
    return faults


def view_faults(game: Game, view: Dict[str, object]) -> List[str]:
    """What no single expected value can say: from which shuffled deck each coin came.

    The engine numbers shuffled decks as it likes, so its numbers are matched with ours: the same
    for all cards of one deck, and never the same for two decks.
    """
    pairs = {
        (coin.shuffle, number)
        for seat, shown in zip(game.seats, view["seats"])
        for coin, number in zip(seat.pile, shown["pile"])
    }
    if game.deck:
        pairs.add((game.shuffle, view["shuffle"]))
    numbers = dict(pairs)
    if not len(pairs) == len(numbers) == len(set(numbers.values())):
        return [f"view.shuffle: decks and their numbers do not match: {sorted(pairs)}"]
    unseen = sorted(
        (numbers[shuffle], _ids(game, cards)) for shuffle, cards in _unseen(game).items()
    )
    shown = [(each["shuffle"], each["cards"]) for each in view["unseen"]]
    lengths = [len(seat.pile) for seat in game.seats]
    faults = differences("view.pile lengths", lengths, [len(s["pile"]) for s in view["seats"]])
    return faults + differences("view.unseen", unseen, shown)


def view(game: Game) -> Dict[str, object]:
    """The position in the words of the referee's view."""
    return {
        "active": game.active,
        "start": game.start,
        "phase": _phase(game),
        "n_drawn": game.n_drawn,
        "n_stuck": game.n_stuck,
        "last": game.last,
        "harbour": _ids(game, game.harbour),
        "expeditions": _ids(game, game.expeditions),
        "discard": _ids(game, game.discard),
        "deck": len(game.deck),
        "deck_cards": _ids(game, game.deck),
        "seats": [_seat(game, seat) for seat in range(len(game.seats))],
    }


def _phase(game: Game) -> Dict[str, object]:
    """The phase in the words of the view."""
    if game.asked is None:
        return {"kind": "over", "ending": game.reason.rpartition("-")[2]}
    return game.phase


def _seat(game: Game, seat: int) -> Dict[str, object]:
    """A player's cards; the pile ends with the newest coin (PR-COINS-WHICH)."""
    laid = game.seats[seat]
    abilities: Dict[str, object] = {
        shown: game.ability(seat, ours) for shown, ours in ABILITIES.items()
    }
    abilities["traders"] = [game.ability(seat, f"{colour}-trader") for colour in COLOURS]
    return {
        "persons": _ids(game, laid.persons),
        "expeditions": _ids(game, laid.expeditions),
        "points": game.points(seat),
        "abilities": abilities,
        "coins": len(laid.pile),
        "pile_cards": [game.cards[coin.card].id for coin in laid.pile],
    }


def _unseen(game: Game) -> Dict[int, List[str]]:
    """For each shuffled deck, its cards that nobody has seen since: coins, and the current deck."""
    unseen: Dict[int, List[str]] = {game.shuffle: list(game.deck)} if game.deck else {}
    for seat in game.seats:
        for coin in seat.pile:
            unseen.setdefault(coin.shuffle, []).append(coin.card)
    return unseen


def _ids(game: Game, cards: Iterable[str]) -> List[int]:
    """Cards by id, as views have them."""
    return sorted(game.cards[card].id for card in cards)
