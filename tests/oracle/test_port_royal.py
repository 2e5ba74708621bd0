"""Tests of Port Royal's oracle itself, without the engine: run this file with python3.

That the oracle notices a wrong engine is shown by `run.py --self-test`.
"""

import copy
import unittest
from typing import List

import port_royal_view
from follow import load
from port_royal import DECISIONS_MAX, Coin, Game
from records import Illegal, Outcomes

ORACLE = load("port-royal")
PLAIN = {"ending": "book", "variant": "none"}


def dealt(n_seats: int, first: str, **options: str) -> Game:
    """A game at the first turn of seat 1, which drew this card; coins are yellow and blue."""
    game = Game(n_seats, {**PLAIN, **options}, ORACLE.deck)
    coins = [name for name in game.cards if name.startswith(("pinnace", "flute"))]
    game.deal(Outcomes(["#0", *coins[: 3 * n_seats], first]))
    return game


def lay(game: Game, seat: int, *names: str) -> None:
    """Lays persons or expeditions of the deck before a player."""
    for name in names:
        game.deck.remove(name)
        card = game.cards[name]
        laid = game.seats[seat]
        (laid.expeditions if card.kind == "expedition" else laid.persons).append(name)


def give(game: Game, seat: int, n_coins: int) -> List[str]:
    """So many more coins for a player, any cards but taxes."""
    names = [name for name in sorted(game.deck) if game.cards[name].kind == "person"][-n_coins:]
    game.deck.difference_update(names)
    game.seats[seat].pile += [Coin(name, 1) for name in names]
    return names


class Rules(unittest.TestCase):
    """port_royal.py"""

    def test_a_sailor_and_a_pirate_repel_a_ship_of_three_swords(self):
        game = dealt(2, "galleon-2-1a")
        lay(game, 0, "sailor-3-1a", "pirate-5-1")
        game.play(0, "draw", Outcomes(["skiff-3-2a"]))
        self.assertEqual(game.asked.menu, ["keep", "repel"])
        game.play(0, "repel", Outcomes([]))
        self.assertEqual(game.discard, {"skiff-3-2a"})

    def test_a_skull_is_never_repelled(self):
        game = dealt(2, "galleon-2-1a")
        lay(game, 0, "pirate-5-1", "pirate-7-2", "pirate-9-3")
        game.play(0, "draw", Outcomes(["frigate-skull-3"]))
        self.assertEqual(game.asked.menu, ["draw", "stop"])

    def test_of_thirteen_coins_six_are_lost(self):
        game = dealt(3, "galleon-2-1a")
        lost = give(game, 0, 10)[-6:]
        lay(game, 2, "sailor-3-1a")
        game.play(0, "draw", Outcomes(["tax-swords-a", "skiff-1-1a"]))
        self.assertEqual([len(seat.pile) for seat in game.seats], [7, 3, 4])
        self.assertEqual(game.discard, {*lost, "tax-swords-a"})

    def test_the_tax_on_points_pays_all_who_have_fewest(self):
        game = dealt(3, "galleon-2-1a")
        lay(game, 1, "sailor-3-1a")
        game.play(0, "draw", Outcomes(["tax-points-a", "skiff-1-1a", "skiff-1-1b"]))
        self.assertEqual([len(seat.pile) for seat in game.seats], [4, 3, 4])

    def test_a_jack_may_stand_for_a_priest_also_where_there_are_two(self):
        game = dealt(2, "expedition-cross2")
        lay(game, 0, "priest-4-1a", "priest-4-1b", "jack-6-1a", "jack-6-1b", "settler-4-1a")
        pairs = ["priest-4-1a priest-4-1b", "priest-4-1a jack-6-1a", "jack-6-1a jack-6-1b"]
        crews = [" ".join(crew) for crew in game.crews(0, "expedition-cross2")]
        self.assertEqual(sorted(crews), sorted(pairs))

    def test_others_must_hold_cost_and_fee_but_no_coin_for_a_ship(self):
        game = dealt(2, "sailor-3-1a")
        game.play(0, "draw", Outcomes(["galleon-2-1a"]))
        game.play(0, "stop", Outcomes([]))
        game.play(0, "pass", Outcomes([]))
        self.assertEqual((game.asked.seat, game.asked.menu), (1, ["take galleon-2-1a", "pass"]))
        game.seats[1].pile, game.deck = [], game.deck | {c.card for c in game.seats[1].pile}
        game.play(1, "take galleon-2-1a", Outcomes(["skiff-1-1a", "settler-4-1a"]))
        self.assertEqual([len(seat.pile) for seat in game.seats], [4, 0])

    def test_a_bust_pays_jesters_from_the_active_player_on(self):
        game = dealt(3, "galleon-2-1a")
        lay(game, 0, "jester-5-1")
        lay(game, 2, "jester-7-2a")
        outcomes = ["galleon-2-1b", "skiff-1-1a", "skiff-1-1b", "settler-4-1a"]
        game.play(0, "draw", Outcomes(outcomes))
        self.assertEqual(game.seats[0].pile[-1].card, "skiff-1-1a")
        self.assertEqual(game.seats[2].pile[-1].card, "skiff-1-1b")
        self.assertEqual((game.active, game.discard), (1, {"galleon-2-1a", "galleon-2-1b"}))

    def test_only_who_has_an_expedition_wins_the_variant(self):
        game = dealt(3, "galleon-2-1a", variant="expedition")
        lay(game, 0, "sailor-7-3", "pirate-9-3")
        lay(game, 1, "expedition-cross2")
        game.reason = "pr-end-points"
        placings = game.result().placings
        told = [(placing.rank, placing.points) for placing in placings]
        self.assertEqual(told, [(2, 6), (1, 4), (3, 0)])

    def test_after_10_000_decisions_it_is_scored_where_the_next_is_due(self):
        game = dealt(2, "galleon-2-1a")
        lay(game, 1, "sailor-3-1a")
        self.assertEqual((game.n_decisions, DECISIONS_MAX), (0, 10_000))
        game.n_decisions = DECISIONS_MAX - 2
        game.play(0, "draw", Outcomes(["tax-points-a", "skiff-1-1a"]))
        self.assertEqual(game.asked.menu, ["draw", "stop"])
        game.play(0, "stop", Outcomes([]))
        self.assertEqual((game.asked, game.harbour), (None, ["galleon-2-1a"]))
        told = [(placing.rank, placing.points) for placing in game.result().placings]
        self.assertEqual((game.reason, told), ("pr-end-long", [(2, 0), (1, 1)]))

    def test_a_ship_that_waits_at_that_end_is_discarded(self):
        game = dealt(2, "galleon-2-1a")
        lay(game, 0, "pirate-5-1")
        game.n_decisions = DECISIONS_MAX - 1
        game.play(0, "draw", Outcomes(["flute-1-2"]))
        self.assertEqual((game.reason, game.discard), ("pr-end-long", {"flute-1-2"}))

    def test_refuses_a_card_that_is_a_coin(self):
        game = dealt(2, "galleon-2-1a")
        with self.assertRaisesRegex(Illegal, "not in the deck"):
            game.play(0, "draw", Outcomes(["pinnace-1-1a"]))


class Shown(unittest.TestCase):
    """port_royal_view.py"""

    def setUp(self):
        self.game = dealt(2, "galleon-2-1a")
        self.game.shuffle = 2
        shown = port_royal_view.view(self.game)
        for seat in shown["seats"]:
            seat["pile"] = [7, 7, 7]
        coins = sorted(card for seat in shown["seats"] for card in seat["pile_cards"])
        shown["shuffle"] = 3
        shown["unseen"] = [
            {"shuffle": 3, "cards": shown["deck_cards"]},
            {"shuffle": 7, "cards": coins},
        ]
        self.shown = shown

    def test_numbers_of_shuffled_decks_are_the_engines_own(self):
        self.assertEqual(port_royal_view.view_faults(self.game, self.shown), [])

    def test_notices_coins_of_the_wrong_deck(self):
        for path, wrong in (("pile", [7, 3, 7]), ("pile", [3, 3, 3]), ("pile", [7, 7])):
            shown = copy.deepcopy(self.shown)
            shown["seats"][1][path] = wrong
            self.assertTrue(port_royal_view.view_faults(self.game, shown), wrong)

    def test_notices_wrong_unseen_cards(self):
        for place in (0, 1):
            shown = copy.deepcopy(self.shown)
            shown["unseen"][place]["cards"].pop()
            self.assertTrue(port_royal_view.view_faults(self.game, shown))


if __name__ == "__main__":
    unittest.main()
