"""Tests of the oracle itself, without the engine: `python3 tests/oracle/test_oracle.py`.

That the oracle notices a wrong engine is shown by `run.py --self-test`.
"""

import hashlib
import random
import unittest
from itertools import product
from typing import Dict, List, Optional

import breakages
import records
from follow import ROOT, Disagreement, follow, load
from records import Illegal, Outcomes, Placing, RecordError
from rum import COLOURS, PARROT, Game

RUM = load("rum")
SEED = "seed: d01ce09d434a8d70f3c288d0cf3f415fafc3480f644ea2d843de051974c3feea"


def example() -> str:
    """The record that docs/record-format.md shows."""
    text = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
    return text.split("```text\n", 1)[1].split("```", 1)[0]


def edited(old: str, new: str) -> bytes:
    """The example with an edit and a matching check line."""
    before = example().rsplit("check: ", 1)[0]
    assert old in before, old
    before = before.replace(old, new, 1)
    return (before + f"check: {hashlib.sha256(before.encode()).hexdigest()}\n").encode()


def position(
    hands: List[str],
    beach: str,
    wreck: Optional[str] = None,
    row: Optional[Dict[str, tuple]] = None,
    clock: int = 1,
) -> Game:
    """A game at the turn of seat 1; `?` means face down, unnamed cards are in the wreck.

    A named wreck has just these cards; all others go to the last hand.
    """
    game = Game(len(hands), {}, RUM.deck)
    names = list(game.deck.cards)
    beach_of_deal = ["red1-orange2", "orange1-yellow2", "yellow1-green2"]
    others = [name for name in names if name not in beach_of_deal]
    game.deal(Outcomes(beach_of_deal + others[: len(hands)] + ["#0"]))
    game.hands = [hand.split() for hand in hands]
    game.beach = [
        (name.lstrip("?"), "down" if name.startswith("?") else "up") for name in beach.split()
    ]
    used = {card for hand in game.hands for card in hand} | {card for card, _ in game.beach}
    rest = [name for name in names + [PARROT] if name not in used]
    game.wreck = set(rest if wreck is None else wreck.split())
    game.hands[-1] += [card for card in rest if card not in game.wreck]
    for colour, (value, owner) in (row or {}).items():
        game.values[colour], game.owners[colour] = value, owner
    game.clock = clock
    return game


class Reader(unittest.TestCase):
    """records.py"""

    def test_reads_the_example_of_the_page(self):
        record = records.read(example().encode())
        self.assertEqual((record.n_seats, len(record.actions)), (2, 28))
        self.assertEqual(record.result.placings, (Placing(2, 0), Placing(1, 22)))

    def test_reads_comments_cr_and_blank_lines_at_the_end(self):
        text = "# hello\n" + example() + "\n\n"
        plain = records.read(example().encode())
        self.assertEqual(records.read(text.replace("\n", "\r\n").encode()), plain)

    def test_refuses_a_changed_record(self):
        with self.assertRaisesRegex(RecordError, "the check does not fit"):
            records.read(example().replace("points 22", "points 23").encode())

    def test_refuses_whatever_a_writer_would_not_print(self):
        edits = {
            "seats: 2": "seats: 02",
            "options: {}": "options: { }",
            "seat 1: user, Ann": "seat 1: user, Ann ",
            "2. 1: set": "3. 1: set",
            "3. 2: draw": "3. 3: draw",
            "4. 1: draw": "4. 1 (parrot): draw",
            "6. 1: set": "6. 1 (user): set",
            "9. 2: draw": "9. 2 (bot): draw",
            "beach 1 {blue1-orange2}": "beach 1  {blue1-orange2}",
            "deal: {": "deal: { ",
            SEED: "seed: withheld",
            "5. 2: set purple1-yellow2:2": "5. 2: set purple1-yellow2:2 {}",
            "placing 1: rank 2": "placing 2: rank 2",
            "\ndeal": "deal",
            "seed: d0": "seed: d1",
        }
        for old, new in edits.items():
            with self.subTest(new), self.assertRaises(RecordError):
                records.read(edited(old, new))


class Following(unittest.TestCase):
    """follow.py and breakages.py"""

    def test_the_example_is_right(self):
        follow(RUM, records.read(example().encode()), None)

    def test_every_broken_record_is_noticed(self):
        record = records.read(example().encode())
        for what, broken in breakages.broken_records(record, record.actions):
            with self.subTest(what), self.assertRaises(Disagreement):
                follow(RUM, broken, None)


class Sets(unittest.TestCase):
    """What a set wins."""

    BEACH = "?red1-orange2 ?orange1-yellow2 ?yellow1-white2"

    def test_the_example_of_the_book(self):
        row = {"yellow": (3, 0), "green": (5, 1)}
        hand = "red1-yellow2 purple1-yellow2 yellow1-blue2 green1-purple2 green1-red2"
        game = position([hand, ""], "green1-blue2 ?orange1-green2 ?white1-green2", row=row)
        game.play(
            0,
            "set red1-yellow2:2 yellow1-blue2:2 green1-purple2:1 green1-red2:1 purple1-yellow2:2",
            Outcomes([]),
        )
        self.assertEqual(game.points(), [4 + 2 + 7, 0])
        self.assertEqual(game.hands[0], [])

    def test_a_hand_card_of_any_colour_is_needed(self):
        game = position(["white1-red2", ""], "red1-orange2 red1-yellow2 ?blue1-white2")
        self.assertEqual(game.wins(0, []), {})
        self.assertEqual(game.wins(0, [("white1-red2", 1)]), {"red": 2})

    def test_values_stop_at_8(self):
        trio = [("blue1-purple2", 1), ("blue1-white2", 1), ("blue1-orange2", 1)]
        hand = " ".join(card for card, _ in trio)
        for value, owner, new in ((6, 1, 8), (7, 0, 8), (8, 1, 8), (8, 0, None), (2, 0, 4)):
            game = position([hand, ""], self.BEACH, row={"blue": (value, owner)})
            self.assertEqual(game.wins(0, trio).get("blue"), new, (value, owner))

    def test_nine_bottles_take_a_card_at_8(self):
        laying = [("green1-blue2", 2), ("red1-blue2", 2), ("yellow1-blue2", 2)]
        laying += [("blue1-purple2", 1), ("blue1-white2", 1)]
        hand = " ".join(card for card, _ in laying)
        beach = "blue1-orange2 ?red1-orange2 ?red1-yellow2"
        game = position([hand, ""], beach, row={"blue": (8, 1)})
        self.assertEqual(game.wins(0, laying)["blue"], 8)
        self.assertNotIn("blue", game.wins(0, laying[:-1]))

    def test_whether_any_set_is_legal_is_found_as_by_trying_all(self):
        chance = random.Random(7)
        cards = list(position(["", ""], self.BEACH).deck.cards)
        for _ in range(300):
            mixed = chance.sample(cards, 9)
            beach = " ".join(chance.choice(["", "?"]) + card for card in mixed[:3])
            row = {c: (chance.randint(2, 8), chance.randint(0, 1)) for c in COLOURS[:6]}
            hand = mixed[3 : chance.randint(3, 8)]
            game = position([" ".join(hand), ""], beach, row=row)
            layings = product([0, 1, 2], repeat=len(hand))
            tried = any(
                game.wins(0, [(card, end) for card, end in zip(hand, ends) if end])
                for ends in layings
            )
            self.assertEqual(game.can_play_set(0), tried, (hand, beach, row))


class Effects(unittest.TestCase):
    """Parrot, empty wreck, wave, end."""

    FIVE = "green1-blue2 green1-purple2 green1-red2 blue1-purple2 blue1-white2"
    BEACH = "red1-orange2 ?orange1-yellow2 ?yellow1-green2"

    def test_the_parrot_as_last_card_comes_after_the_empty_wreck(self):
        game = position([self.FIVE, ""], self.BEACH, wreck=PARROT, clock=4)
        n_most = len(game.hands[1])
        game.play(0, "draw wreck", Outcomes([PARROT]))
        self.assertEqual((game.clock, game.hands[1]), (5, []))
        self.assertEqual((game.asked.n_back, game.asked.waiting()), (3, [0]))
        self.assertEqual((len(game.wreck), game.shown), (n_most, [PARROT]))
        game.play(0, "back green1-blue2 blue1-purple2 blue1-white2", Outcomes([]))
        self.assertEqual((game.clock, game.active, len(game.hands[0])), (6, 1, 2))

    def test_the_clock_at_8_ends_it_in_the_middle_of_an_effect(self):
        game = position([self.FIVE, ""], self.BEACH, wreck=PARROT, clock=7)
        game.play(0, "draw wreck", Outcomes([PARROT]))
        self.assertEqual((game.reason, len(game.hands[0])), ("rum-end-clock", 5))

    def test_the_card_just_taken_counts_for_the_empty_wreck(self):
        hands = [
            "red1-yellow2 red1-blue2 orange1-green2 orange1-purple2 yellow1-blue2 blue1-orange2",
            "green1-blue2 green1-purple2 green1-red2 blue1-purple2 blue1-white2",
            "purple1-white2 purple1-red2 purple1-yellow2 white1-red2 white1-orange2",
        ]
        beach = "?red1-orange2 ?parrot yellow1-green2"
        game = position(hands, beach, wreck="white1-green2")
        game.play(0, "draw beach 1", Outcomes(["white1-green2"]))
        self.assertEqual([len(hand) for hand in game.hands], [0, 5, 0])
        self.assertEqual((game.clock, game.met["RUM-EMPTY tied"]), (2, 1))

    def test_a_second_parrot_of_a_wave_goes_by_the_new_symbol(self):
        beach = "red1-orange2 ?parrot ?yellow1-green2"
        game = position([self.FIVE, "red1-yellow2 red1-blue2"], beach, clock=4)
        game.play(0, "draw beach 1", Outcomes(["white1-green2"]))
        self.assertEqual((game.asked.mode, game.asked.seats), ("sealed", [0]))
        self.assertEqual(len(game.hands[1]), 2)
        game.play(0, "back green1-blue2 green1-purple2", Outcomes([PARROT]))
        self.assertEqual((game.clock, game.asked.n_back, game.hands[1]), (5, 3, []))
        back = "back red1-orange2 blue1-purple2 blue1-white2"
        game.play(0, back, Outcomes(["white1-red2"]))
        self.assertEqual((game.clock, game.active, len(game.hands[0])), (6, 1, 1))

    def test_a_trio_of_a_wave_is_laid_out_anew(self):
        beach = "red1-orange2 ?white1-red2 ?white1-orange2"
        game = position(["", ""], beach)
        new = ["yellow1-green2", "yellow1-blue2", "yellow1-white2"]
        newer = ["yellow1-green2", "yellow1-blue2", "white1-red2"]
        game.play(0, "draw beach 1", Outcomes(["white1-green2"] + new + newer))
        self.assertEqual([card for card, _ in game.beach], newer)

    def test_impossible_outcomes_and_actions_are_refused(self):
        for action, told in (
            ("draw wreck", "red1-orange2"),
            ("draw beach 4", "white1-red2"),
            ("back green1-blue2", "white1-red2"),
            ("set green1-blue2:1", "white1-red2"),
        ):
            game = position([self.FIVE, ""], self.BEACH)
            with self.subTest(action), self.assertRaises(Illegal):
                game.play(0, action, Outcomes([told]))

    def test_ties_go_by_cards_then_by_the_highest_and_are_shared_then(self):
        rows = [
            ((2, 1, 3), {"red": (4, 0), "blue": (2, 1), "green": (2, 1), "white": (2, 2)}),
            ((2, 1, 3), {"red": (3, 0), "blue": (3, 0), "green": (2, 1), "white": (4, 1)}),
            ((1, 1, 3), {"red": (4, 0), "blue": (4, 1)}),
        ]
        for ranks, row in rows:
            game = position(["", "", ""], self.BEACH, row=row)
            game.reason = "rum-end-clock"
            self.assertEqual(tuple(each.rank for each in game.result().placings), ranks)


if __name__ == "__main__":
    unittest.main()
