"""Many games at once: the same whatever the threads, and nothing moves on a wrong input."""

from __future__ import annotations

import hashlib
import threading
from typing import Any

import numpy as np
import pytest
from conftest import some_players

import tortuga


def digest(batch: tortuga.Batch) -> bytes:
    questions = batch.questions
    arrays = (
        questions.observation,
        questions.choices,
        questions.slots,
        questions.first,
        questions.seat,
        questions.must,
        questions.reward,
        questions.done,
        questions.length,
    )
    total = hashlib.sha256()
    for array in arrays:
        total.update(array.tobytes())
    return total.digest()


def answers(batch: tortuga.Batch, rng: np.random.Generator) -> np.ndarray:
    return rng.integers(0, batch.questions.counts).astype(np.int32)


def run(name: str, n_games: int, steps: int, **arguments: Any) -> tuple[bytes, int]:
    batch = tortuga.Batch(name, n_games, seed=11, **arguments)
    rng = np.random.default_rng(5)
    total, ended = hashlib.sha256(digest(batch)), 0
    for _ in range(steps):
        batch.step(answers(batch, rng))
        total.update(digest(batch))
        ended += int(batch.questions.done.sum())
    return total.digest(), ended


@pytest.mark.parametrize("name", tortuga.games())
def test_a_thousand_games_are_the_same_on_any_number_of_threads(name: str) -> None:
    steps = {"rum": 90, "port-royal": 320, "jolly-roger": 480}.get(name, 100)
    n_games = 1000 if name == "rum" else 250
    results = {threads: run(name, n_games, steps, threads=threads) for threads in (1, 2, 7)}
    again = run(name, n_games, steps, threads=1)
    assert results[1] == results[2] == results[7] == again
    assert results[1][1] >= n_games // 4, "games must end, so that they start again"


@pytest.mark.parametrize(("name", "players"), some_players())
def test_a_batch_is_a_game(name: str, players: int) -> None:
    """The rows of a batch follow the layout, and rewards sum up to nought."""
    batch = tortuga.Batch(name, 8, players=players, seed=1)
    spec = tortuga.spec(name, players)
    rng = np.random.default_rng(1)
    questions, ended = batch.questions, 0
    for _ in range(700):
        assert (questions.observation <= spec.observation.max).all()
        assert (questions.choices <= spec.choice.max).all()
        assert (questions.counts >= 2).all()
        kinds = spec.choice["kind"].of(questions.choices)
        assert (kinds.sum(axis=1) == 1).all()
        mask = batch.mask()
        assert mask.sum() == questions.slots.size
        silent = questions.slots[questions.first[1:] - 1] == 0
        assert (silent == ~questions.must).all()
        batch.step(answers(batch, rng))
        done = questions.done
        ended += int(done.sum())
        assert np.allclose(questions.reward.sum(axis=1), 0, atol=1e-5)
        assert (questions.reward[~done] == 0).all()
    assert ended


def test_arrays_stay_where_they_are() -> None:
    batch = tortuga.Batch("rum", 16, seed=1)
    questions, where = batch.questions, batch.questions.observation.ctypes.data
    rng = np.random.default_rng(1)
    for _ in range(50):
        batch.step(answers(batch, rng))
    assert batch.questions is questions
    assert questions.observation.ctypes.data == where


def test_bots_answer_inside() -> None:
    batch = tortuga.Batch(
        "rum", 4, players=3, seed=1, seats=["learner", "bosun", "captain:20"], reward="share"
    )
    rng = np.random.default_rng(1)
    wins = np.zeros(3)
    for _ in range(400):
        batch.step(answers(batch, rng))
        assert (batch.questions.seat == 0).all()
        wins += batch.questions.reward.sum(axis=0)
    assert wins.sum() > 10
    assert wins[0] < wins[2], "a random player loses to a captain"


def test_slots_lead_back_to_places() -> None:
    batch = tortuga.Batch("rum", 32, seed=2)
    rng = np.random.default_rng(2)
    for _ in range(20):
        places = answers(batch, rng)
        slots = batch.questions.slots[batch.questions.first[:-1] + places]
        assert (batch.places(slots) == places).all()
        batch.step(places)
    assert (batch.places(np.full(32, 60_000)) == -1).all()


def test_own_buffers_are_used() -> None:
    fixed, rows = tortuga.buffer_sizes("rum", 16, players=4)
    buffers = (np.zeros(fixed, np.uint8), np.zeros(rows, np.uint8))
    batch = tortuga.Batch("rum", 16, players=4, seed=3, buffers=buffers)
    assert batch.questions.observation.base is not None
    assert np.shares_memory(batch.questions.observation, buffers[0])
    assert np.shares_memory(batch.questions.choices, buffers[1])
    other = tortuga.Batch("rum", 16, players=4, seed=3)
    assert (batch.questions.observation == other.questions.observation).all()


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        (np.zeros(3, np.int32), ValueError),
        (np.zeros((4, 1), np.int32), TypeError),
        (np.zeros(4, np.int64), TypeError),
        (np.zeros(4, np.float32), TypeError),
        ([0, 0, 0, 0], TypeError),
        (None, TypeError),
        (np.array([0, 0, 0, -1], np.int32), ValueError),
        (np.array([0, 0, 9999, 0], np.int32), ValueError),
        (np.zeros(8, np.int32)[::2], ValueError),
    ],
)
def test_wrong_actions_move_nothing(actions: Any, error: type[Exception]) -> None:
    batch = tortuga.Batch("rum", 4, seed=1)
    before = digest(batch)
    with pytest.raises(error) as caught:
        batch.step(actions)
    assert str(caught.value)
    assert digest(batch) == before
    batch.step(np.zeros(4, np.int32))
    assert digest(batch) != before


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"n_games": 0}, ValueError),
        ({"n_games": -1}, OverflowError),
        ({"threads": 5000}, ValueError),
        ({"seats": ["learner"]}, ValueError),
        ({"seats": ["bosun"] * 4}, ValueError),
        ({"seats": ["learner", "admiral", "bosun", "bosun"]}, ValueError),
        ({"seats": ["learner", "captain:20ms", "bosun", "bosun"]}, ValueError),
        ({"seats": "learner"}, TypeError),
        ({"reward": "fame"}, ValueError),
        ({"buffers": (np.zeros(3, np.uint8), np.zeros(3, np.uint8))}, ValueError),
        ({"buffers": (np.zeros(9999, np.float32), np.zeros(9999, np.uint8))}, TypeError),
    ],
)
def test_a_wrong_set_up_is_an_exception(
    arguments: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error) as caught:
        tortuga.Batch("rum", **({"n_games": 4, "players": 4} | arguments))
    assert str(caught.value)


def test_read_only_and_shared_buffers_are_refused() -> None:
    fixed, rows = tortuga.buffer_sizes("rum", 4, players=4)
    frozen = np.zeros(fixed, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="writable"):
        tortuga.Batch("rum", 4, players=4, buffers=(frozen, np.zeros(rows, np.uint8)))
    shared = np.zeros(fixed + rows, np.uint8)
    with pytest.raises(ValueError, match="writable"):
        tortuga.Batch("rum", 4, players=4, buffers=(shared, shared))


def test_two_threads_on_one_batch() -> None:
    """Either both take turns, or one gets an exception; never a crash."""
    batch = tortuga.Batch("rum", 2000, seed=1)
    errors: list[BaseException] = []

    def work() -> None:
        for _ in range(50):
            try:
                batch.step(np.zeros(2000, np.int32))
            except RuntimeError as error:
                errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("orrow" in str(error) for error in errors), errors
    batch.step(np.zeros(2000, np.int32))
