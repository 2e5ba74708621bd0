"""What the numbers of observations and choices mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tortuga import _tortuga

Options = dict[str, Any] | None


@dataclass(frozen=True)
class Part:
    """A named block of numbers."""

    name: str
    start: int
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    unit: str
    max: int
    labels: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.labels)

    def of(self, rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """This part of some rows, in its own shape."""
        block = rows[..., self.start : self.start + self.size]
        return block.reshape(*rows.shape[:-1], *self.shape)


@dataclass(frozen=True)
class Layout:
    """The parts of an observation or of a choice, in order."""

    parts: tuple[Part, ...]
    width: int

    def __getitem__(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(f"no part `{name}`: {', '.join(part.name for part in self.parts)}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the parts."""
        return tuple(part.name for part in self.parts)

    @property
    def max(self) -> npt.NDArray[np.uint8]:
        """The largest number of each place."""
        return np.concatenate([np.full(part.size, part.max, np.uint8) for part in self.parts])

    def label(self, place: int) -> str:
        """What one number stands for."""
        for part in self.parts:
            if part.start <= place < part.start + part.size:
                return f"{part.name}: {part.labels[place - part.start]}"
        raise IndexError(f"place {place} of {self.width}")


@dataclass(frozen=True)
class SlotKind:
    """A kind of action and its fixed places."""

    name: str
    start: int
    size: int
    fixed: bool


@dataclass(frozen=True)
class Spec:
    """A game in numbers. `version` rises when a number changes its meaning."""

    game: str
    players: int
    seats: tuple[int, int]
    usual_players: int
    version: int
    rules_version: int
    actions_max: int
    menu_max: int
    observation: Layout
    choice: Layout
    slots: tuple[SlotKind, ...]
    n_slots: int
    options: Mapping[str, tuple[str, ...]]


def games() -> list[str]:
    """The names of all games."""
    return _tortuga.games()


def spec(
    game: str, players: int | None = None, options: Options = None, deck: str | None = None
) -> Spec:
    """Describes the numbers of a game. Labels follow the deck; nothing else depends on it."""
    told = _tortuga.spec(game, players, options, deck)

    def layout(parts: list[dict[str, Any]], width: int) -> Layout:
        made = (
            Part(
                name=part["name"],
                start=part["start"],
                shape=tuple(part["shape"]),
                axes=tuple(part["axes"]),
                unit=part["unit"],
                max=part["max"],
                labels=tuple(part["labels"]),
            )
            for part in parts
        )
        return Layout(tuple(made), width)

    return Spec(
        game=told["game"],
        players=told["players"],
        seats=told["seats"],
        usual_players=told["usual_players"],
        version=told["version"],
        rules_version=told["rules_version"],
        actions_max=told["actions_max"],
        menu_max=told["menu_max"],
        observation=layout(told["observation"], told["observation_width"]),
        choice=layout(told["choice"], told["choice_width"]),
        slots=tuple(SlotKind(*kind) for kind in told["slots"]),
        n_slots=told["n_slots"],
        options={name: tuple(values) for name, values in told["options"].items()},
    )
