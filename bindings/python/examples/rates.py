"""Decisions for each second of processor time, on one thread and on two, driven from Python."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import numpy as np

import tortuga

# Game, players, and the bars for a batch of 1 and for 64 and 1,024, in millions.
GAMES = [("rum", 4, 0.35, 3.0), ("port-royal", 4, 0.3, 1.5), ("jolly-roger", 6, 0.2, 0.5)]


def steps(batch: tortuga.Batch, n_steps: int) -> None:
    """Plays at random: the places come from a long list of random numbers."""
    n_games, counts = len(batch), batch.questions.first
    draws = np.random.default_rng(1).random((64, n_games), np.float32)
    places = np.empty(n_games, np.int32)
    for step in range(n_steps):
        np.multiply(draws[step % 64], counts[1:] - counts[:-1], out=places, casting="unsafe")
        batch.step(places)


def steps_of_one(batch: tortuga.Batch, n_steps: int) -> None:
    """The same for a batch of one game, where every call of NumPy counts."""
    draws = np.random.default_rng(1).random(1024).tolist()
    first, places = batch.questions.first, np.zeros(1, np.int32)
    for step in range(n_steps):
        places[0] = int(draws[step % 1024] * first[1])
        batch.step(places)


def rate(clock: Callable[[], float], batch: tortuga.Batch, seconds: float) -> float:
    """Decisions for each second of a clock."""
    run = steps_of_one if len(batch) == 1 else steps
    n_steps, done, spent = max(1, 20_000 // len(batch)), 0, 0.0
    run(batch, n_steps)
    while spent < seconds:
        start = clock()
        run(batch, n_steps)
        spent += clock() - start
        done += n_steps * len(batch)
    return done / spent / 1e6


def turns(seconds: float) -> float:
    """Steps of PettingZoo's loop of turns, in thousands for each second of processor time."""
    from tortuga.pettingzoo import raw_env

    env, rng, steps_done = raw_env("rum", players=4), random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=steps_done)
        while True:
            observation, _, over, _, _ = env.last()
            if over:
                break
            slots = observation["action_mask"].nonzero()[0]
            env.step(int(slots[int(rng.random() * slots.size)]))
            steps_done += 1
    return steps_done / (time.process_time() - start) / 1e3


def nodes(seconds: float) -> float:
    """Actions of OpenSpiel's loop, without those of chance, in thousands."""
    import pyspiel

    from tortuga import openspiel

    game = pyspiel.load_game(openspiel._short("rum"), {"players": 4})
    rng, actions = random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                choices = state.legal_actions()
                state.apply_action(choices[int(rng.random() * len(choices))])
                actions += 1
    return actions / (time.process_time() - start) / 1e3


def main() -> int:
    """Prints a table; the exit status says whether all bars hold."""
    missed = 0
    for name, players, least_of_one, least in GAMES:
        for n_games in (1, 64, 1024):
            batch = tortuga.Batch(name, n_games, players=players, seed=1)
            found = rate(time.process_time, batch, 1.0)
            bar = least_of_one if n_games == 1 else least
            missed += found < bar
            print(f"{name} at {players}, batch {n_games}: {found:.2f} M/s (bar {bar})")
    for what, found, bar in (("turns", turns(2.0), 120), ("OpenSpiel", nodes(2.0), 25)):
        missed += found < bar
        print(f"rum at 4, {what}: {found:.0f} k/s (bar {bar})")
    one, two = (
        rate(time.perf_counter, tortuga.Batch("rum", 4096, players=4, threads=threads), 2.0)
        for threads in (1, 2)
    )
    print(f"rum, batch 4096, wall clock: {one:.2f} M/s, on two threads {two:.2f} M/s, {two / one:.2f} times")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
