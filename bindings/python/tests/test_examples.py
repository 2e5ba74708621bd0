"""The examples run, for a short time each."""

from __future__ import annotations

import importlib.util
import pathlib
from types import ModuleType

import pytest

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def load(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    load("readme")
    assert "games won by each seat" in capsys.readouterr().out


def test_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    load("random_play").main(n_steps=120)
    assert "share of wins" in capsys.readouterr().out


def test_a_table_learns_that_sets_are_worth_playing(capsys: pytest.CaptureFixture[str]) -> None:
    table = load("tabular").main(n_steps=400)
    draws = [value for (kind, _, _), value in table.items() if kind == 2]
    sets = [value for (kind, won, _), value in table.items() if kind == 3 and won >= 2]
    assert max(sets) > min(draws)
    capsys.readouterr()


def test_tree_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert sum(load("openspiel_mcts").main(simulations=4)) == pytest.approx(0)
    capsys.readouterr()


def test_a_design_study(capsys: pytest.CaptureFixture[str]) -> None:
    fewer, more = load("design_study").main(n_games=1500)
    assert fewer != more
    capsys.readouterr()


def test_every_example_is_tested() -> None:
    tested = {"readme", "random_play", "tabular", "openspiel_mcts", "design_study"}
    # The rates are measured by `make python-zoo`.
    assert {path.stem for path in EXAMPLES.glob("*.py")} == tested | {"rates"}
