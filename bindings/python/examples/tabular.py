"""Tabular Monte Carlo control: the value of a few facts about RUM, learned against bosuns.

The table knows the kind of each choice, how many colours it wins, and how far the clock is. That
is enough to learn that sets are worth playing.
"""

from collections import defaultdict

import numpy as np

import tortuga


def main(n_steps: int = 1500, n_games: int = 64) -> dict[tuple[int, int, int], float]:
    """Learns a table of values, prints it, and returns it."""
    batch = tortuga.Batch(
        "rum", n_games, players=3, seed=1, seats=["learner", "bosun", "bosun"], reward="share"
    )
    spec, rng = tortuga.spec("rum", 3), np.random.default_rng(1)
    kind, won = spec.choice["kind"], spec.choice["won"]
    clock = spec.observation["clock"]
    sums: dict[tuple[int, int, int], float] = defaultdict(float)
    counts: dict[tuple[int, int, int], int] = defaultdict(int)
    episodes: list[list[tuple[int, int, int]]] = [[] for _ in range(n_games)]
    questions = batch.questions

    for _ in range(n_steps):
        kinds = kind.of(questions.choices).argmax(axis=1)
        wins = won.of(questions.choices).sum(axis=1)
        hours = clock.of(questions.observation)
        places = np.zeros(n_games, np.int32)
        for game in range(n_games):
            rows = range(questions.first[game], questions.first[game + 1])
            keys = [(int(kinds[row]), int(wins[row]), int(hours[game]) // 3) for row in rows]
            values = [sums[key] / counts[key] if counts[key] else 1.0 for key in keys]
            best = int(np.argmax(values))
            places[game] = rng.integers(len(keys)) if rng.random() < 0.1 else best
            episodes[game].append(keys[places[game]])
        batch.step(places)
        for game in np.flatnonzero(questions.done):
            for key in episodes[game]:
                sums[key] += float(questions.reward[game, 0])
                counts[key] += 1
            episodes[game] = []

    table = {key: sums[key] / count for key, count in counts.items() if count}
    for key in sorted(table):
        name = kind.labels[key[0]]
        print(f"{name:<12} wins {key[1]}, clock {key[2]}: {table[key]:.3f} of {counts[key]}")
    return table


if __name__ == "__main__":
    main()
