"""The games for PettingZoo: `env` (agents take turns) and `parallel_env` (all act at once).

Actions are the fixed slots of `tortuga.spec`; observations are a dictionary with `observation`
and `action_mask`. Slot 0 means to do nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from tortuga._spec import Options, Spec, spec
from tortuga._tortuga import Game

Observation = dict[str, npt.NDArray[Any]]


def _name(game: str) -> str:
    return f"tortuga_{game.replace('-', '_')}_v0"


def _spaces(described: Spec) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
    n_slots = described.n_slots
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, described.observation.max, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (n_slots,), np.int8),
        }
    )
    return observation, spaces.Discrete(n_slots)


class _Table:
    """What both kinds of environment share: spaces, seats and seeds."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Options,
        deck: str | None,
        reward: str,
        render_mode: str | None,
    ) -> None:
        self.described = spec(game, players, options, deck)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.described.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = render_mode
        self.metadata = {
            "name": _name(game),
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self._set_up = {"players": players, "options": options, "deck": deck}
        self._reward = reward
        observation, action = _spaces(self.described)
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(int(action.n)) for agent in self.possible_agents
        }
        self._nothing = np.zeros(self.described.n_slots, np.int8)
        self._nothing[0] = 1
        self._seeds = np.random.default_rng()
        self.game: Game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def deal(self, seed: int | None, skip_forced: bool) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        number = int(self._seeds.integers(2**63))
        self.game = Game(
            self.described.game, seed=number, skip_forced=skip_forced, **self._set_up  # type: ignore[arg-type]
        )

    def text(self) -> str:
        game = self.game
        if game.asked is None:
            return f"over: {game.returns('points')}"
        choices = "\n".join(f"{nth}: {text}" for nth, text in enumerate(game.menu()))
        return f"seat {game.asked} chooses\n{choices}"


class raw_env(_Table, AECEnv):  # type: ignore[misc]
    """One agent after the other, in the order in which the game asks."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options = None,
        deck: str | None = None,
        reward: str = "zero-sum",
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, game, players, options, deck, reward, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed, skip_forced=True)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        asked = self.game.asked
        self.agent_selection = self.agents[0] if asked is None else self.possible_agents[asked]

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        asked = self.game.asked == seat
        mask = self.game.mask() if asked else self._nothing.copy()
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.game.step_slot(int(action)):
            raise ValueError(f"{agent}: slot {action} is not in its menu")
        self._cumulative_rewards[agent] = 0.0
        returns = self.game.returns(self._reward)
        if returns is not None:
            for name, reward in zip(self.possible_agents, returns, strict=True):
                self.rewards[name] = reward
                self.terminations[name] = True
            self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        return self.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(game: str, **arguments: Any) -> AECEnv:
    """A game as an AEC environment, with PettingZoo's check of the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **arguments))


class parallel_env(_Table, ParallelEnv):  # type: ignore[misc]
    """All agents answer each window at once.

    A turn asks one seat, and the others have only slot 0. A sealed window asks all its seats. In
    an open window answers are taken clockwise from the lead; one that was overtaken counts as
    nothing. A slot that is not in the menu is replaced by what the clock would play, and
    `infos[agent]["illegal"]` says so.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options = None,
        deck: str | None = None,
        reward: str = "zero-sum",
        render_mode: str | None = None,
    ) -> None:
        _Table.__init__(self, game, players, options, deck, reward, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed, skip_forced=False)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        masks = {agent: self._nothing.copy() for agent in self.possible_agents}
        window = self.game.window()
        for seat, must in window[1] if window is not None else []:
            mask = masks[self.possible_agents[seat]]
            slots = self.game.slots_of(seat)
            mask[slots] = 1
            mask[0] = not (must and slots)
        return {
            agent: {"observation": self.game.observe(seat), "action_mask": masks[agent]}
            for agent, seat in self.seats.items()
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        window = self.game.window()
        for seat, must in window[1] if window is not None else []:
            now = self.game.window()
            if now is None or window is None or now[0] != window[0]:
                break
            waits = dict(now[1])
            if seat not in waits:
                continue
            agent = self.possible_agents[seat]
            slot = int(actions.get(agent, 0))
            if slot == 0 and not waits[seat]:
                continue
            if not self.game.answer(seat, slot):
                infos[agent]["illegal"] = True
                if must and waits[seat]:
                    self.game.answer_by_clock(seat)
        returns = self.game.returns(self._reward)
        over = returns is not None
        rewards = dict(zip(self.possible_agents, returns or [0.0] * len(self.seats), strict=True))
        told = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        return told

    def render(self) -> str | None:
        return self.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
