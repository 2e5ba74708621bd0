"""One game: menus, views, records, worlds, advice."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import some_players

import tortuga


def play(game: tortuga.Game, seed: int = 0) -> None:
    rng = np.random.default_rng(seed)
    while not game.over:
        game.step(int(rng.integers(game.n_choices)))


@pytest.mark.parametrize(("name", "players"), some_players())
def test_a_record_replays_to_the_same_end(name: str, players: int) -> None:
    game = tortuga.Game(name, players=players, seed=7)
    play(game)
    again = tortuga.Game.from_record(game.record())
    assert again.over
    assert again.returns("points") == game.returns("points")
    assert again.n_actions == game.n_actions
    returns = game.returns()
    assert returns is not None
    assert sum(returns) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("name", "players"), some_players())
def test_a_world_looks_the_same_to_its_seat(name: str, players: int) -> None:
    game = tortuga.Game(name, players=players, seed=3)
    rng = np.random.default_rng(3)
    for step in range(60):
        if game.over:
            break
        seat = game.asked
        assert seat is not None
        world = game.sample_world(seat, seed=step)
        assert (world.observe(seat) == game.observe(seat)).all()
        assert (world.choices() == game.choices()).all()
        assert world.slots() == game.slots()
        assert world.view(seat) == game.view(seat)
        game.step(int(rng.integers(game.n_choices)))


def test_a_copy_goes_its_own_way() -> None:
    game = tortuga.Game("rum", seed=1)
    copy = game.copy()
    copy.step(0)
    assert (game.n_actions, copy.n_actions) == (0, 1)


def test_choices_have_words_in_three_languages() -> None:
    game = tortuga.Game("rum", seed=1)
    said = {game.say(0, lang) for lang in ("en", "pl", "de")}
    assert len(said) == 3
    assert all(said)


def test_advice_is_in_the_menu() -> None:
    for name in tortuga.games():
        game = tortuga.Game(name, seed=5)
        assert game.advice("captain:20") in game.menu()
        assert game.advice("bosun") in game.menu()


def test_a_text_that_no_menu_lists_can_be_played() -> None:
    game = tortuga.Game("jolly-roger", players=4, seed=2)
    asked = game.asked
    game.step_text("offer 2 promise me share", seat=0)
    assert game.n_actions == 1
    assert asked is not None


def test_parts_have_names_and_labels() -> None:
    spec = tortuga.spec("rum", players=4)
    game = tortuga.Game("rum", players=4, seed=1)
    part = spec.observation["hand"]
    hand = part.of(game.observe(0))
    assert np.flatnonzero(hand).tolist() == game.view(0)["hands"][0]["cards"]
    assert part.labels[0].startswith("red1-")
    assert spec.observation.label(part.start) == f"hand: {part.labels[0]}"


def test_parts_fill_the_width() -> None:
    for name in tortuga.games():
        spec = tortuga.spec(name)
        for layout in (spec.observation, spec.choice):
            assert sum(part.size for part in layout.parts) == layout.width
            assert all(part.size == np.prod(part.shape, dtype=int) for part in layout.parts)
        assert sum(kind.size for kind in spec.slots) == spec.n_slots


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "chess"}, ValueError),
        ({"game": "rum", "players": 9}, ValueError),
        ({"game": "rum", "players": -1}, OverflowError),
        ({"game": "rum", "seed": -1}, OverflowError),
        ({"game": "rum", "seed": 2**64}, OverflowError),
        ({"game": "rum", "seed": "one"}, TypeError),
        ({"game": "rum", "options": {"wind": "strong"}}, ValueError),
        ({"game": "rum", "options": {"wind": object()}}, TypeError),
        ({"game": "rum", "options": "fast"}, TypeError),
        ({"game": "rum", "deck": "no,such,card"}, ValueError),
    ],
)
def test_a_wrong_set_up_is_an_exception(arguments: dict, error: type[Exception]) -> None:
    with pytest.raises(error) as caught:
        tortuga.Game(**arguments)
    assert str(caught.value)


def test_a_wrong_move_changes_nothing() -> None:
    game = tortuga.Game("rum", seed=1)
    before = game.view(0)
    for wrong in (game.n_choices, 10**9):
        with pytest.raises(IndexError):
            game.step(wrong)
    with pytest.raises(OverflowError):
        game.step(-1)
    with pytest.raises(ValueError, match="refused"):
        game.step_text("back red1-blue2")
    with pytest.raises(ValueError, match="no action"):
        game.step_text("dance")
    with pytest.raises(IndexError):
        game.observe(9)
    assert not game.step_slot(10**6)
    assert game.view(0) == before
