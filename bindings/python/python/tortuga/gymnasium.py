"""The games for Gymnasium: one seat learns, and bots hold the others.

Actions are the fixed slots of `tortuga.spec`; `action_masks` says which may be chosen, as
sb3-contrib's MaskablePPO asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tortuga._batch import Batch
from tortuga._spec import Options, spec


def _seats(players: int, seat: int, bots: str | Sequence[str]) -> list[str]:
    """Who sits where: a learner, and bots clockwise from it."""
    if not 0 <= seat < players:
        raise ValueError(f"seat {seat}: they are 0 to {players - 1}")
    named = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(named) != players - 1:
        raise ValueError(f"{len(named)} bots for {players - 1} seats")
    seats = ["learner", *named]
    return [seats[(place - seat) % players] for place in range(players)]


class VectorSolo(VectorEnv):  # type: ignore[type-arg]
    """Many games in which one seat learns. A game that ends starts again in the same step.

    A slot that is not in the menu is replaced by the first choice; `info["illegal"]` says where.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "bosun",
        options: Options = None,
        deck: str | None = None,
        threads: int = 1,
        reward: str = "zero-sum",
    ) -> None:
        self.described = spec(game, players, options, deck)
        self.num_envs = num_envs
        self.single_action_space = spaces.Discrete(self.described.n_slots)
        self.single_observation_space = spaces.Box(
            0, self.described.observation.max, dtype=np.uint8
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seat = seat
        self._arguments: dict[str, Any] = {
            "players": self.described.players,
            "options": options,
            "deck": deck,
            "threads": threads,
            "seats": _seats(self.described.players, seat, bots),
            "reward": reward,
        }
        self._seeds = np.random.default_rng()
        self.batch: Batch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None  # type: ignore[override]
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        number = int(self._seeds.integers(2**63))
        self.batch = Batch(self.described.game, self.num_envs, seed=number, **self._arguments)
        return self.batch.questions.observation.copy(), {}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for each slot that may be chosen, `[games, slots]`."""
        return self.batch.mask()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[
        npt.NDArray[np.uint8],
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        places = self.batch.places(actions)
        illegal = places < 0
        places[illegal] = 0
        questions = self.batch.questions
        self.batch.step(places)
        info: dict[str, Any] = {"illegal": illegal} if illegal.any() else {}
        return (
            questions.observation.copy(),
            questions.reward[:, self._seat].astype(np.float64),
            questions.done.copy(),
            np.zeros(self.num_envs, np.bool_),
            info,
        )


class Solo(gymnasium.Env):  # type: ignore[type-arg]
    """One game in which one seat learns. Call `reset` after its end, as usual."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "bosun",
        options: Options = None,
        deck: str | None = None,
        reward: str = "zero-sum",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._vector = VectorSolo(
            game, 1, players, seat, bots, options, deck, threads=1, reward=reward
        )
        self.action_space = self._vector.single_action_space
        self.observation_space = self._vector.single_observation_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        observation, _ = self._vector.reset(seed=number)
        self._last = observation[0]
        return self._last, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Whether each slot may be chosen."""
        return self._vector.action_masks()[0].astype(np.bool_)

    def step(
        self, action: Any
    ) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        observation, reward, done, _, info = self._vector.step(np.array([action]))
        if not done[0]:
            # At the end the observation is of the next game already: keep the last one of this.
            self._last = observation[0]
        return self._last, float(reward[0]), bool(done[0]), False, {key: True for key in info}
