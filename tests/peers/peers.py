"""Random play by other engines, on one core: one JSON object per line.

OpenSpiel plays whole games in its own C++ loop (`evaluate_bots` with uniform random bots). Pgx steps
a batch of games at once, as it is meant to be used. An action is a decision of a player; what chance
does is not counted, but takes its time. Rates are per second of CPU.
"""

import json
import os
import sys
import time

SECONDS = 2.0
OPEN_SPIEL = [
    "crazy_eights",
    "spades",
    "hearts",
    "cribbage",
    "euchre",
    "dou_dizhu",
    "skat",
    "leduc_poker",
    "hanabi",
    "gin_rummy",
]
PGX = ["kuhn_poker", "leduc_holdem", "sparrow_mahjong"]
BATCH, STEPS = 1024, 200


def tell(engine, version, game, rate):
    line = {"engine": engine, "version": version, "game": game, "rate": rate}
    print(json.dumps(line), flush=True)


def open_spiel():
    from importlib.metadata import version

    import pyspiel

    def play(game, bots, seed):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    def n_actions(state):
        return sum(1 for step in state.full_history() if step.player >= 0)

    for name in OPEN_SPIEL:
        game = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
        actions_a_game = sum(n_actions(play(game, bots, seed)) for seed in range(200)) / 200
        begun, n_games = time.process_time(), 0
        while time.process_time() - begun < SECONDS:
            play(game, bots, n_games)
            n_games += 1
        seconds = time.process_time() - begun
        tell("OpenSpiel", version("open_spiel"), name, n_games * actions_a_game / seconds)


def pgx():
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    for name in PGX:
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(carry, _):
            state, key = carry
            key, choice, fresh = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(choice, logits, axis=1)
            return (step(state, action, jax.random.split(fresh, BATCH)), key), None

        def run(state, key):
            return jax.lax.scan(one, (state, key), None, length=STEPS)[0]

        run = jax.jit(run)
        key = jax.random.PRNGKey(0)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
        state, key = jax.block_until_ready(run(state, key))  # compiles
        begun, n_runs = time.process_time(), 0
        while n_runs == 0 or time.process_time() - begun < SECONDS:
            state, key = jax.block_until_ready(run(state, key))
            n_runs += 1
        seconds = time.process_time() - begun
        tell("Pgx", pgx.__version__, name, n_runs * BATCH * STEPS / seconds)


if __name__ == "__main__":
    for measure in (open_spiel, pgx):
        try:
            measure()
        except Exception as problem:  # The other engine is still worth a row.
            print(f"peers: {measure.__name__} not measured: {problem}", file=sys.stderr)
