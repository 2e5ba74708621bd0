"""Runs an oracle against the engine.

    python3 tests/oracle/run.py --tortuga PATH --game rum --games 200 --seed 1

Lets `tortuga simulate` play so many games for each number of players and each combination of the
game's options (or only those that `--option` and `--sample` leave) and write their records,
then follows every record with the oracle and compares each step with `tortuga record replay`.
A disagreement is printed with the record, the action and both results; the exit status is 1.
`--wild` lets the oracle play instead of the bots, any legal action and any chance; for each game
the engine is also given an illegal action, and must refuse it.
`--self-test` breaks records and replays in memory instead and expects every break to be noticed.
"""

import argparse
import itertools
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Dict, List, NamedTuple, Sequence, Tuple

import breakages
import records
import wild
from follow import GAMES, Disagreement, Line, Oracle, follow, load

BOTS = {
    "rum": "random,bosun,deckhand",
    "port-royal": "random,bosun,deckhand",
    "jolly-roger": "random,bosun,deckhand",
}
PLAYERS = {"rum": "2,3,4", "port-royal": "2,3,4,5", "jolly-roger": "3,4,5,6,7,8,9,10"}
REFUSED = "the action is refused"
SHOWN_MAX = 5
"""How many faults of a record are printed; later ones often follow from the first."""


class Job(NamedTuple):
    """One record to check."""

    path: Path
    n_seats: int
    setting: Dict[str, str]
    options: argparse.Namespace


class Verdict(NamedTuple):
    """The result of one record: its faults, and the number of its actions or breaks."""

    name: str
    faults: List[str]
    n_looked_at: int
    met: Counter


def main() -> int:
    """Plays, follows, reports; returns the exit status."""
    options = read_options()
    started = time.monotonic()
    verdicts = []
    for n_seats, setting in tables(options):
        with tempfile.TemporaryDirectory(prefix="oracle-") as scratch:
            name = "-".join(["players", str(n_seats), *setting.values()])
            folder = Path(options.keep or scratch) / name
            folder.mkdir(parents=True, exist_ok=True)
            verdicts += look_at_all(prepare(options, n_seats, setting, folder))
    return report(options, verdicts, time.monotonic() - started)


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tortuga", required=True, help="the command to check")
    parser.add_argument("--game", required=True, choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=100, help="for each setting")
    parser.add_argument("--sample", type=int, help="only so many settings, as the seed picks them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", help="numbers of players, with commas; all where not said")
    parser.add_argument(
        "-o", "--option", action="append", default=[], help="NAME=VALUE; all values where not said"
    )
    parser.add_argument("--bots", help="levels, with commas; all that the game has where not said")
    parser.add_argument("--keep", help="write the records into this folder and leave them there")
    parser.add_argument("--met", action="store_true", help="print how often each rule was met")
    parser.add_argument("--wild", action="store_true", help="games that no bot would play")
    parser.add_argument("--self-test", action="store_true", help="show that the oracle can fail")
    options = parser.parse_args()
    options.bots = options.bots or BOTS[options.game]
    players = options.players or PLAYERS[options.game]
    options.players = [int(number) for number in players.split(",")]
    return options


def tables(options: argparse.Namespace) -> List[Tuple[int, Dict[str, str]]]:
    """Numbers of players with combinations of options: all of them, or a sample by the seed."""
    every = list(itertools.product(options.players, settings(options)))
    if options.sample is None or options.sample >= len(every):
        return every
    return random.Random(options.seed).sample(every, options.sample)


def settings(options: argparse.Namespace) -> List[Dict[str, str]]:
    """All combinations of the game's options that the command line leaves; one that is empty
    for a game without options."""
    known: Dict[str, Sequence[str]] = dict(getattr(load(options.game).rules, "OPTIONS", {}))
    for told in options.option:
        name, _, value = told.partition("=")
        if value not in known.get(name, ()):
            sys.exit(f"{options.game} has the options {known}, not {told}")
        known[name] = (value,)
    return [dict(zip(known, values)) for values in itertools.product(*known.values())]


def prepare(
    options: argparse.Namespace, n_seats: int, setting: Dict[str, str], folder: Path
) -> List[Job]:
    """Lets the engine play, unless the oracle will; returns a job for each record."""
    if options.wild:
        names = [f"wild-{number:06}.record" for number in range(1, options.games + 1)]
        return [Job(folder / name, n_seats, setting, options) for name in names]
    command = [options.tortuga, "simulate", options.game, "--players", str(n_seats)]
    command += ["--games", str(options.games), "--bots", options.bots]
    command += ["--seed", str(options.seed), "--json", "--records", str(folder)]
    command += [f"--option={name}={value}" for name, value in setting.items()]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    paths = sorted(folder.glob("*.record"))
    if len(paths) != options.games:
        sys.exit(f"{options.games} games, but {len(paths)} records in {folder}")
    return [Job(path, n_seats, setting, options) for path in paths]


def look_at_all(jobs: List[Job]) -> List[Verdict]:
    """Checks all records, on all cores; prints disagreements as they appear."""
    verdicts = []
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for verdict in pool.imap_unordered(look_at, jobs, chunksize=4):
            for fault in verdict.faults[:SHOWN_MAX]:
                print(f"{verdict.name}: {fault}", flush=True)
            verdicts.append(verdict)
    return verdicts


def look_at(job: Job) -> Verdict:
    """Checks one record; anything that goes wrong counts as its fault."""
    name = f"{job.path.parent.name}/{job.path.name}"
    try:
        oracle = load(job.options.game)
        faults = write_wild(oracle, job) if job.options.wild else []
        record = records.read(job.path.read_bytes())
        lines = replay(job)
        game = follow(oracle, record, lines)
        if job.options.self_test:
            n_breaks, unnoticed = breakages.try_all(oracle, record, lines)
            return Verdict(name, unnoticed, n_breaks, game.met)
        return Verdict(name, faults, len(record.actions), game.met)
    except Disagreement as disagreement:
        return Verdict(name, faults + disagreement.faults, 0, Counter())
    except Exception as error:  # A crash of the oracle must not look like a pass.
        fault = f"cannot be followed: {type(error).__name__}: {error}"
        return Verdict(name, [fault], 0, Counter())


def write_wild(oracle: Oracle, job: Job) -> List[str]:
    """Plays a wild game and writes its record; checks that the engine refuses an illegal action."""
    seed = " ".join([str(job.options.seed), str(job.n_seats), *job.setting.values(), job.path.name])
    played, refused = wild.play(oracle, job.n_seats, seed, job.setting)
    job.path.write_text(played, encoding="utf-8")
    if refused is None:
        return []
    path = job.path.with_suffix(".refused")
    path.write_text(refused, encoding="utf-8")
    command = [job.options.tortuga, "record", "verify", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 and REFUSED in done.stderr:
        return []
    last = refused.split("\n\nresult: ")[0].rpartition("\n")[2]
    return [f"the oracle refuses {last!r}, the engine says {done.stdout + done.stderr!r}"]


def replay(job: Job) -> List[Line]:
    """The engine's replay of the record, step by step."""
    command = [job.options.tortuga, "record", "replay", str(job.path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def report(options: argparse.Namespace, verdicts: List[Verdict], seconds: float) -> int:
    """The closing lines, and the exit status."""
    met: Counter = sum((verdict.met for verdict in verdicts), Counter())
    for rule in sorted(met) if options.met else []:
        print(f"met {met[rule]:8} {rule}")
    n_failed = sum(bool(verdict.faults) for verdict in verdicts)
    n_looked_at = sum(verdict.n_looked_at for verdict in verdicts)
    what = "breaks tried" if options.self_test else "actions followed"
    print(f"{options.game}: {n_looked_at} {what} in {seconds:.1f} s, seed {options.seed}")
    if n_failed:
        print(f"to repeat: run.py {' '.join(sys.argv[1:])} --keep DIR")
    print(f"oracle: {len(verdicts) - n_failed} passed, {n_failed} failed")
    return 1 if n_failed or not verdicts else 0


if __name__ == "__main__":
    sys.exit(main())
