"""Random play: one game in words, then how often each seat wins."""

import numpy as np

import tortuga


def main(n_steps: int = 300) -> None:
    """Plays one game and a batch."""
    rng = np.random.default_rng(1)
    game = tortuga.Game("rum", players=3, seed=7)
    while not game.over:
        nth = int(rng.integers(game.n_choices))
        if game.n_actions < 5:
            print(f"seat {game.asked}: {game.say(nth)}")
        game.step(nth)
    print("points:", game.returns("points"))

    batch = tortuga.Batch("rum", 256, players=3, seed=1, reward="share")
    wins = np.zeros(3)
    for _ in range(n_steps):
        batch.step(rng.integers(0, batch.questions.counts).astype(np.int32))
        wins += batch.questions.reward.sum(axis=0)
    print("share of wins by seat:", wins / wins.sum())


if __name__ == "__main__":
    main()
