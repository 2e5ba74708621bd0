"""RUM, Port Royal and Jolly Roger for research.

The engines are the ones that the server plays. `Game` is one game, step by step; `Batch` is many
games at once in NumPy arrays; `tortuga.pettingzoo`, `tortuga.gymnasium` and `tortuga.openspiel`
are the usual interfaces on top. `spec` says what the numbers mean.
"""

from __future__ import annotations

from tortuga._batch import Batch, Questions, buffer_sizes
from tortuga._spec import Layout, Part, SlotKind, Spec, games, spec
from tortuga._tortuga import Game, Tree

__all__ = [
    "Batch",
    "Game",
    "Layout",
    "Part",
    "Questions",
    "SlotKind",
    "Spec",
    "Tree",
    "buffer_sizes",
    "games",
    "spec",
]
