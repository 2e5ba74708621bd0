"""The set-ups that the tests go through."""

from __future__ import annotations

import tortuga


def all_players() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    pairs = []
    for game in tortuga.games():
        fewest, most = tortuga.spec(game).seats
        pairs += [(game, players) for players in range(fewest, most + 1)]
    return pairs


def some_players() -> list[tuple[str, int]]:
    """Every game with its fewest, usual and most players."""
    pairs = []
    for game in tortuga.games():
        described = tortuga.spec(game)
        few, most = described.seats
        pairs += [(game, players) for players in sorted({few, described.usual_players, most})]
    return pairs
