"""The games for OpenSpiel, with explicit chance. They register when this module is imported.

`pyspiel.load_game("tortuga_rum(players=4)")`. Actions are the fixed slots of `tortuga.spec`, and
outcomes of chance are card ids or numbers, all equally likely. The information state of a seat is
the history of what it saw and did.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from tortuga._spec import Options, games, spec
from tortuga._tortuga import Tree

# Card ids and numbers are below it.
_CHANCE_MAX = 256
# Laying RUM's beach again has no bound; this is generous.
_CHANCE_NODES = 100_000


def _short(game: str) -> str:
    return f"tortuga_{game.replace('-', '_')}"


def _game_type(game: str) -> pyspiel.GameType:
    described = spec(game)
    parameters: dict[str, Any] = {"players": described.usual_players}
    parameters |= {name: values[0] for name, values in described.options.items()}
    return pyspiel.GameType(
        short_name=_short(game),
        long_name=f"Tortuga: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=described.seats[1],
        min_num_players=described.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class State(pyspiel.State):  # type: ignore[misc]
    """A node: a seat's decision, a draw, or the end."""

    def __init__(self, game: TortugaGame) -> None:
        super().__init__(game)
        self.tree = game.root.copy()

    def current_player(self) -> int:
        player = self.tree.player
        if player >= 0:
            return player
        return int(pyspiel.PlayerId.CHANCE if player == -1 else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.slots() if self.tree.player == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.tree.outcomes()
        share = 1.0 / len(outcomes)
        return [(outcome, share) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.tree.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.tree.written(action)

    def is_terminal(self) -> bool:
        return self.tree.player == -2

    def returns(self) -> list[float]:
        return self.tree.returns() or [0.0] * self.num_players()

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """Fills a tensor with what a seat knows."""

    def __init__(self, width: int, perfect_recall: bool) -> None:
        self.tensor: npt.NDArray[np.float32] = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}
        self._recalls = perfect_recall

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.tree.observe(player)

    def string_from(self, state: State, player: int) -> str:
        return state.tree.history(player) if self._recalls else state.tree.view_json(player)


class TortugaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of this project."""

    id: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", spec(self.id).usual_players))
        options: Options = {name: str(value) for name, value in given.items()}
        self.described = spec(self.id, players, options)
        self.root = Tree(self.id, players, options)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.described.n_slots,
                max_chance_outcomes=_CHANCE_MAX,
                num_players=players,
                min_utility=-1.0 / players,
                max_utility=1.0 - 1.0 / players,
                utility_sum=0.0,
                max_game_length=self.described.actions_max,
            ),
            params or {},
        )

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return _CHANCE_NODES

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.described.observation.width, recalls)


def _register(game: str) -> type[TortugaGame]:
    kind = _game_type(game)
    name = "".join(word.capitalize() for word in game.split("-"))
    made = type(name, (TortugaGame,), {"id": game, "kind": kind, "__module__": __name__})
    # Pickles name the class, so it must be found here.
    globals()[name] = made
    pyspiel.register_game(kind, made)
    return made


GAMES = {game: _register(game) for game in games()}
"""The registered class of each game."""
