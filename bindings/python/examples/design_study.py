"""A design study: what does RUM's clock do to the length of a game?

The deck is data: this one sends three cards back at every position of the clock. A million games
take a few minutes on one core: `python design_study.py 1000000`.
"""

import sys

import numpy as np

import tortuga

COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "white"]


def deck(back: int) -> str:
    """Each colour once with the next three as its double; the parrot always sends `back` cards."""
    lines = [
        f"rum,{colour},{COLOURS[(place + step) % 7]}"
        for place, colour in enumerate(COLOURS)
        for step in (1, 2, 3)
    ]
    lines += [f"clock,{position},{back}" for position in range(1, 8)]
    return "\n".join(lines)


def lengths(back: int, n_games: int) -> np.ndarray:
    """The decisions of so many random games of four."""
    batch = tortuga.Batch("rum", min(n_games, 1024), players=4, seed=1, deck=deck(back))
    rng, found, count = np.random.default_rng(1), [], 0
    while count < n_games:
        batch.step(rng.integers(0, batch.questions.counts).astype(np.int32))
        ended = batch.questions.length[batch.questions.done]
        found.append(ended.copy())
        count += ended.size
    return np.concatenate(found)


def main(n_games: int = 2000) -> list[float]:
    """Prints the mean and a histogram for both clocks, and returns the means."""
    means = []
    for back in (2, 3):
        found = lengths(back, n_games)
        means.append(float(found.mean()))
        print(f"{back} cards go back: {found.mean():.1f} decisions, of {found.size} games")
        counts, edges = np.histogram(found, bins=12, range=(0, 240))
        for height, edge in zip(counts, edges, strict=False):
            print(f"{edge:5.0f} {'#' * int(60 * height / counts.max())}")
    return means


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
