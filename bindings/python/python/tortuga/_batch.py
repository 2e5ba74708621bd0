"""Many games at once, in NumPy arrays that are allocated once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from tortuga import _tortuga
from tortuga._spec import Options

Bytes = npt.NDArray[np.uint8]


class Questions:
    """The decisions that wait for an answer, one for each game of a batch.

    All arrays are the same at every step: copy what you keep.
    """

    observation: npt.NDArray[np.uint8]
    """What the asked seat knows, `[games, width]`."""
    first: npt.NDArray[np.uint32]
    """Rows `first[i]:first[i + 1]` of `choices` belong to game `i`."""
    seat: npt.NDArray[np.uint8]
    """The seat that is asked."""
    must: npt.NDArray[np.bool_]
    """Whether it must answer; if not, its last row is silence."""
    reward: npt.NDArray[np.float32]
    """The rewards of an episode that ended in this step, `[games, seats]`; else noughts."""
    done: npt.NDArray[np.bool_]
    """Whether an episode ended in this step. The observation is of the next one already."""
    length: npt.NDArray[np.uint32]
    """The decisions of the episode so far, or of the one that ended."""

    def __init__(self, batch: Batch) -> None:
        layout, block = batch.layout, batch.block
        n_games, n_seats = layout["n_games"], layout["n_seats"]

        def array(name: str, dtype: Any, *shape: int) -> npt.NDArray[Any]:
            return np.ndarray(shape, dtype, buffer=block, offset=layout[name])

        self.observation = array("observation", np.uint8, n_games, layout["width"])
        self.first = array("first", "<u4", n_games + 1)
        self.seat = array("seat", np.uint8, n_games)
        self.must = array("must", np.bool_, n_games)
        self.reward = array("reward", "<f4", n_games, n_seats)
        self.done = array("done", np.bool_, n_games)
        self.length = array("length", "<u4", n_games)
        self._batch = batch
        self._width = layout["choice_width"]
        self._bind(batch.rows)

    def _bind(self, rows: Bytes) -> None:
        n_rows = rows.size // (self._width + 2)
        self._rows = rows
        self._choices: npt.NDArray[np.uint8] = np.ndarray(
            (n_rows, self._width), np.uint8, buffer=rows
        )
        self._slots: npt.NDArray[np.uint16] = np.ndarray(
            (n_rows,), "<u2", buffer=rows, offset=n_rows * self._width
        )

    @property
    def choices(self) -> npt.NDArray[np.uint8]:
        """The choices of all games, one row each, `[rows, width]`."""
        if self._batch.rows is not self._rows:
            self._bind(self._batch.rows)
        return self._choices[: self.first[-1]]

    @property
    def slots(self) -> npt.NDArray[np.uint16]:
        """The fixed place of each choice."""
        if self._batch.rows is not self._rows:
            self._bind(self._batch.rows)
        return self._slots[: self.first[-1]]

    @property
    def counts(self) -> npt.NDArray[np.uint32]:
        """How many choices each game has."""
        return np.diff(self.first)


class Batch(_tortuga.Batch):
    """Many games of one kind, stepped in Rust on several threads without the GIL.

    `step` takes a place of each game's menu (`int32`); moves without a choice are taken inside,
    and a game that ends starts again in the same step. What happens depends on the seed and the
    choices only, not on the threads.

    `seats` names who sits where: `"learner"`, or a bot such as `"bosun"` or `"captain:200"`, which
    answers inside. `reward` is `"zero-sum"`, `"share"`, `"rank"` or `"points"`. `buffers` are two
    one-dimensional, writable arrays of bytes of your own, as long as `buffer_sizes` says; the
    second is replaced if a step has more choices than fit.
    """

    questions: Questions

    def __new__(
        cls,
        game: str,
        n_games: int,
        players: int | None = None,
        seed: int = 0,
        threads: int = 1,
        options: Options = None,
        deck: str | None = None,
        seats: Sequence[str] | None = None,
        reward: str = "zero-sum",
        buffers: tuple[Bytes, Bytes] | None = None,
    ) -> Self:
        if isinstance(seats, str):
            raise TypeError("seats must be a list of names, one for each seat")
        named = None if seats is None else list(seats)
        batch = super().__new__(
            cls, game, n_games, players, options, deck, seed, threads, named, reward, buffers
        )
        batch.questions = Questions(batch)
        return batch

    def __len__(self) -> int:
        return int(self.questions.seat.size)

    def mask(self, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """1 for each slot that may be chosen, `[games, slots]`."""
        shape = (len(self), self.layout["n_slots"])
        if out is None:
            out = np.zeros(shape, np.int8)
        elif out.shape != shape or out.dtype != np.int8:
            raise ValueError(f"out must be int8 of shape {shape}")
        else:
            out.fill(0)
        games = np.repeat(np.arange(len(self)), self.questions.counts)
        out[games, self.questions.slots] = 1
        return out

    def places(self, slots: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """The places of these slots in the menus, one for each game; -1 where there is none."""
        wanted = np.asarray(slots)
        first = self.questions.first
        found = np.full(len(self), -1, np.int32)
        games = np.repeat(np.arange(len(self)), self.questions.counts)
        hits = np.flatnonzero(self.questions.slots == wanted[games])
        found[games[hits]] = hits - first[games[hits]]
        return found


def buffer_sizes(
    game: str, n_games: int, players: int | None = None, rows_per_game: int = 16
) -> tuple[int, int]:
    """How many bytes the two `buffers` of a batch need, with so many choices a game on average."""
    layout = Batch(game, 1, players=players).layout
    fixed = n_games * (layout["width"] + 4 * layout["n_seats"] + 11) + 4 + 7 * 64
    return fixed, n_games * rows_per_game * layout["row_bytes"]
