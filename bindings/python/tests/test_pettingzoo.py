"""PettingZoo's own suites, over every number of players and many seeds."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from conftest import all_players, some_players
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tortuga import pettingzoo as zoo

SEEDS = 20
# PettingZoo warns of dictionaries in environments that are not in its own list.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize(("name", "players"), all_players())
def test_the_api(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for seed in range(SEEDS):
            env = zoo.env(name, players=players)
            env.reset(seed=seed)
            api_test(env, num_cycles=50)
    told = {str(warning.message) for warning in caught}
    assert not [text for text in told if not text.startswith(EXPECTED)]
    capsys.readouterr()


@pytest.mark.parametrize(("name", "players"), all_players())
def test_seeds(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(lambda: zoo.env(name, players=players), num_cycles=60)
    parallel_seed_test(lambda: zoo.parallel_env(name, players=players), num_cycles=60)
    capsys.readouterr()


@pytest.mark.parametrize(("name", "players"), all_players())
def test_the_parallel_api(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(SEEDS):
        env = zoo.parallel_env(name, players=players)
        env.reset(seed=seed)
        parallel_api_test(env, num_cycles=20)
    capsys.readouterr()


@pytest.mark.parametrize(("name", "players"), some_players())
def test_two_environments_play_the_same_game(name: str, players: int) -> None:
    """PettingZoo's own test stops after one step."""
    envs = [zoo.parallel_env(name, players=players) for _ in range(2)]
    for seed in range(3):
        told = [env.reset(seed=seed)[0] for env in envs]
        rng = np.random.default_rng(seed)
        for _ in range(1500):
            if not envs[0].agents:
                break
            actions = {}
            for agent in envs[0].agents:
                one, other = (seen[agent] for seen in told)
                assert (one["observation"] == other["observation"]).all()
                assert (one["action_mask"] == other["action_mask"]).all()
                actions[agent] = int(rng.choice(np.flatnonzero(one["action_mask"])))
            steps = [env.step(actions) for env in envs]
            assert steps[0][1:] == steps[1][1:]
            assert not any(info for info in steps[0][4].values() if name != "jolly-roger")
            told = [step[0] for step in steps]
        assert not envs[0].agents, "the game must end"


def test_a_sealed_window_asks_all_at_once() -> None:
    env = zoo.parallel_env("jolly-roger", players=4)
    asked = 0
    rng = np.random.default_rng(4)
    observations, _ = env.reset(seed=4)
    for _ in range(300):
        if not env.agents:
            break
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        asked = max(asked, sum(mask[1:].any() for mask in masks.values()))
        actions = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        observations = env.step(actions)[0]
    assert asked >= 2


def test_an_illegal_slot() -> None:
    env = zoo.raw_env("rum", players=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not in its menu"):
        env.step(1600)
    parallel = zoo.parallel_env("rum", players=3)
    parallel.reset(seed=1)
    infos = parallel.step(dict.fromkeys(parallel.agents, 1600))[4]
    assert sum("illegal" in info for info in infos.values()) == 1
