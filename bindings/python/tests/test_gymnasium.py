"""Gymnasium's own check, and the vector form."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from conftest import some_players
from gymnasium.utils.env_checker import check_env

from tortuga.gymnasium import Solo, VectorSolo


@pytest.mark.parametrize(("name", "players"), some_players())
def test_gymnasiums_check(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not within the observation space.*")
        warnings.filterwarnings("ignore", message=".*render.*")
        warnings.filterwarnings("ignore", message=".*unwrapped environment.*")
        check_env(Solo(name, players=players, bots="deckhand"), skip_render_check=True)


def test_a_game_ends_with_a_reward() -> None:
    env = Solo("rum", players=3, seat=1, bots=["bosun", "deckhand"])
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(2000):
        slot = rng.choice(np.flatnonzero(env.action_masks()))
        _, reward, done, _, info = env.step(slot)
        assert not info
        if done:
            assert reward != 0
            return
    pytest.fail("the game must end")


def test_the_vector_form_starts_again_in_the_same_step() -> None:
    env = VectorSolo("rum", 8, players=2, bots="random")
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    ended = 0
    for _ in range(300):
        assert env.observation_space.contains(observation)
        masks = env.action_masks()
        slots = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        observation, reward, done, truncated, info = env.step(slots)
        assert not info
        assert not truncated.any()
        assert (reward[~done] == 0).all()
        ended += int(done.sum())
    assert ended >= 8


def test_bots_sit_clockwise_from_the_learner() -> None:
    env = VectorSolo("rum", 1, players=4, seat=2, bots=["bosun", "deckhand", "random"])
    assert env._arguments["seats"] == ["deckhand", "random", "learner", "bosun"]
    with pytest.raises(ValueError, match="seat 4"):
        VectorSolo("rum", 1, players=4, seat=4)
    with pytest.raises(ValueError, match="2 bots for 3"):
        VectorSolo("rum", 1, players=4, bots=["bosun", "bosun"])
