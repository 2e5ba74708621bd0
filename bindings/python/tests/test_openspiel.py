"""OpenSpiel's own suites, and a test of perfect recall of our own."""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Callable

import numpy as np
import pyspiel
import pytest
from conftest import some_players
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.tests import games_sim_test

import tortuga
from tortuga import openspiel

# `make python-zoo` asks for 20.
SIMULATIONS = int(os.environ.get("TORTUGA_SIMULATIONS", "1"))
SETUPS = [
    pytest.param(name, players, id=f"{name}-{players}") for name, players in some_players()
]


def load(name: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(openspiel._short(name), {"players": players})


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_random_simulations_in_c(
    name: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=SIMULATIONS, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_random_simulations_in_python(
    name: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(name, players))
    capfd.readouterr()


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_the_api_on_a_part_of_the_tree(name: str, players: int) -> None:
    parts = {"game": load(name, players), "game_name": openspiel._short(name)}
    suite = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), parts)
    suite.setUpClass()
    for test in (test for test in dir(suite) if test.startswith("test_")):
        getattr(suite(test), test)()


def choose(state: pyspiel.State, rng: random.Random) -> int:
    if state.is_chance_node():
        return rng.choice(state.chance_outcomes())[0]
    return rng.choice(state.legal_actions())


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_the_reinforcement_learning_environment(name: str, players: int) -> None:
    env = rl_environment.Environment(load(name, players), seed=1)
    rng = random.Random(1)
    for _ in range(SIMULATIONS):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([rng.choice(step.observations["legal_actions"][player])])
        assert sum(step.rewards) == pytest.approx(0)


def test_a_game_with_tree_search() -> None:
    game = load("rum", 2)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, draws = game.new_initial_state(), random.Random(1)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(choose(state, draws))
    assert state.is_terminal()


def forgets(
    game: pyspiel.Game, known: Callable[[pyspiel.State, int], str], n_games: int
) -> str | None:
    """Two states whose strings are equal must have equal strings before, and equal own moves.

    Returns what was forgotten. It follows each seat's strings through random games, with few
    different choices so that states meet again.
    """
    past: dict[tuple[int, str], tuple[tuple[str, int], ...]] = {}
    for number in range(n_games):
        rng, state = random.Random(number % 7), game.new_initial_state()
        moves = random.Random(number)
        own: list[list[tuple[str, int]]] = [[] for _ in range(game.num_players())]
        for _ in range(400):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(choose(state, rng))
                continue
            player = state.current_player()
            text = known(state, player)
            before = past.setdefault((player, text), tuple(own[player]))
            if before != tuple(own[player]):
                return text
            action = choose(state, moves)
            own[player].append((text, action))
            state.apply_action(action)
    return None


@pytest.mark.parametrize("name", ["rum", "port-royal", "jolly-roger"])
def test_information_states_remember_everything(name: str) -> None:
    described = openspiel.GAMES[name]().described
    game = load(name, described.seats[0])
    n_games = 30 if name == "rum" else 8
    assert forgets(game, lambda state, seat: state.information_state_string(seat), n_games) is None


def test_a_forgetful_string_is_caught() -> None:
    """A view alone forgets what was shown before."""
    game = load("rum", 2)

    def forgetful(state: pyspiel.State, seat: int) -> str:
        return state.information_state_string(seat)[-200:]

    assert forgets(game, forgetful, 30) is not None


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_the_history_of_a_seat_only_grows(name: str, players: int) -> None:
    game, rng = load(name, players), random.Random(2)
    state = game.new_initial_state()
    seen = [""] * players
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.1:
            for seat in range(players):
                text = state.information_state_string(seat).rsplit("\n", 1)[0]
                assert text.startswith(seen[seat])
                seen[seat] = text
        state.apply_action(choose(state, rng))


@pytest.mark.parametrize("name", ["rum", "port-royal", "jolly-roger"])
def test_a_pickled_tree_is_the_same(name: str) -> None:
    tree, rng = tortuga.Tree(name), random.Random(3)
    for _ in range(300):
        if tree.player == -2:
            break
        tree.apply(rng.choice(tree.outcomes() if tree.player == -1 else tree.slots()))
        if rng.random() < 0.1:
            again = pickle.loads(pickle.dumps(tree))
            assert (again.player, again.outcomes(), again.slots()) == (
                tree.player,
                tree.outcomes(),
                tree.slots(),
            )
            assert again.history(0) == tree.history(0)
    with pytest.raises(ValueError, match="cannot be chosen"):
        tree.apply(100_000)
