"""Tests of Jolly Roger's oracle itself, without the engine: run this file with python3.

That the oracle notices a wrong engine is shown by `run.py --self-test`.
"""

import unittest
from typing import Dict, List

import jolly_roger_view
from follow import load
from jolly_roger import Game
from jolly_roger_bribe import read_offer
from records import Illegal, Outcomes

ORACLE = load("jolly-roger")
PLAIN = {"edition": "en", "prizes": "open", "captains_gold": "own"}


def dealt(**options: str) -> Game:
    """A game of four whose Captain, seat 1, appoints; everybody's cards are plain."""
    n_seats = 4
    game = Game(n_seats, {**PLAIN, **options}, ORACLE.deck)
    plain = [name for name, card in game.cards.items() if card.part == "crew"]
    game.deal(Outcomes(["#0", *plain[: 6 * n_seats]]))
    return game


def give(game: Game, hands: Dict[int, str], prizes: Dict[int, str] = {}) -> Game:
    """Other hands and prizes; special crew in no hand is in the discards."""
    for hand in game.hands:
        game.deck |= hand
        hand.clear()
    for seat, names in hands.items():
        game.hands[seat] = set(names.split())
        game.deck -= game.hands[seat]
    for seat, names in prizes.items():
        game.prizes[seat] = set(names.split())
        game.prize_deck -= game.prizes[seat]
    unheld = {name for name in game.deck if game.cards[name].part == "special"}
    game.deck -= unheld
    game.discard |= unheld
    return game


def play(game: Game, *steps: str) -> None:
    """Steps such as `2: reveal 1 {fort-a}`."""
    for step in steps:
        seat, _, action = step.partition(": ")
        action, _, outcomes = action.partition(" {")
        told = outcomes.rstrip("}").split(", ") if outcomes else []
        game.play(int(seat) - 1, action, Outcomes(told))


def at_sea(game: Game, hands: Dict[int, str], *steps: str) -> Game:
    """Seat 2 is appointed, nobody draws or calls, the Captain picks a destination."""
    give(game, {**{seat: "" for seat in game.seats()}, **hands})
    play(game, "1: appoint 2")
    while game.phase["kind"] != "voyage":
        game.play(game.asked.waiting[0], "decline", Outcomes([]))
    game.unrest = "spent"
    play(game, *steps)
    return game


class Rules(unittest.TestCase):
    """The rules, as jolly_roger.py lists them."""

    def test_the_books_fort_fails_on_melee(self):
        hands = {0: "navigation-1-2a", 1: "navigation-2-2a guns-2-1a", 2: "guns-2-3a melee-2-3a"}
        game = at_sea(dealt(), hands, "1: sail fort", "2: contribute navigation-2-2a")
        play(game, "1: contribute navigation-1-2a", "2: contribute guns-2-1a")
        play(game, "3: contribute guns-2-3a", "3: contribute melee-2-3a", "2: reveal 5 {fort-a}")
        self.assertEqual((game.sailed, game.table), ({"fort-a"}, set()))
        self.assertEqual(game.phase, {"kind": "punish"})

    def test_all_skills_cards_are_asked_about_only_while_they_matter(self):
        hands = {1: "navigation-1-2a guns-3-1a melee-2-1a any-1-1a any-1-1b"}
        game = at_sea(dealt(), hands, "1: sail fort", "2: contribute any-1-1a")
        for card in hands[1].split():
            if card in game.hands[1]:
                play(game, f"2: contribute {card}")
        play(game, "2: reveal 5 {fort-a}")
        self.assertEqual(game.phase, {"kind": "assign"})
        prizes = "gold-1a, gold-1b, gold-1c, gold-1d, gold-1e"
        play(game, f"2: assign any-1-1a melee {{{prizes}}}")
        self.assertEqual(game.phase, {"kind": "pick", "seat": 0})

    def test_nobody_gets_a_second_prize_before_all_have_one(self):
        game = give(dealt(), {})
        game.pot, game.prize_deck = {"gold-1a", "rum-a"}, game.prize_deck - {"gold-1a", "rum-a"}
        game.share = {"n_given": 0, "got": [1, 0, 0, 1], "source": "attack"}
        game.quartermaster, game.round = 1, 2
        window = next(game._give())
        seats = {action.split(" ")[-1] for action in window.menus[1]}
        self.assertEqual(seats, {"2", "3"})

    def test_a_tie_is_the_captains_and_neutrals_lose_nothing(self):
        hands = {0: "guns-1-2a", 1: "any-1-1b", 2: "any-1-1a", 3: "any-1-1c"}
        game = give(dealt(), hands, {2: "gold-1a", 3: "gold-2a"})
        play(game, "1: appoint 2", "2: decline", "4: decline", "3: call any-1-1a")
        play(game, "1: pass 1", "2: pass 1", "4: pass 1")
        self.assertEqual((game.captain, game.losers), (0, {2}))
        play(game, "1: appoint 2", "3: decline {any-1-1a}")
        self.assertEqual(game.prizes, [{"gold-1a"}, set(), set(), {"gold-2a"}])

    def test_who_played_for_one_side_cannot_play_for_the_other(self):
        game = give(dealt(), {0: "guns-1-2a", 2: "any-1-1a any-1-1b", 3: "any-1-1c any-1-1d"})
        play(game, "1: appoint 2", "2: decline", "3: call any-1-1a", "4: decline")
        play(game, "4: join captain any-1-1c")
        with self.assertRaisesRegex(Illegal, "cannot 'join mutineer"):
            play(game, "4: join mutineer any-1-1d")

    def test_two_traitors_give_a_card_its_crewmen_back(self):
        hands = {0: "traitor-a", 2: "guns-1-5a traitor-b", 3: "any-1-1c"}
        game = give(dealt(), hands)
        play(game, "1: appoint 2", "2: decline", "3: call guns-1-5a", "4: decline")
        play(game, "1: betray guns-1-5a with traitor-a")
        self.assertEqual((game.crewmen, game.side_of(2)), ([1, 0], 1))
        play(game, "3: betray traitor-a with traitor-b")
        self.assertEqual((game.crewmen, game.table), ([1, 5], {"guns-1-5a"}))

    def test_without_a_map_the_editions_part_ways(self):
        told = {}
        for edition in ("en", "pl", "de"):
            game = at_sea(dealt(edition=edition), {0: "old-sailor-a"}, "1: sail island")
            lost = " {island-a}" if edition == "de" else ""
            play(game, f"1: decline{lost}")
            told[edition] = (game.phase["kind"], game.island, len(game.sailed), game.round)
        turned_back = ("voyage", "next-pick", 0, 1)
        self.assertEqual(told["en"], turned_back)
        self.assertEqual(told["pl"], turned_back)
        self.assertEqual(told["de"], ("appoint", "next-pick", 1, 2))

    def test_level_on_gold_most_rum_wins_and_jewels_are_valued(self):
        game = give(dealt(), {}, {0: "gold-3a", 1: "gold-2a hostage-a rum-a", 2: "jewels-a"})
        game.reason = "jr-end-voyages"
        game.prize_deck.remove("rum-b")
        game.appraised[2] = {"rum-b"}
        placings = [(placing.rank, placing.points) for placing in game.result().placings]
        self.assertEqual(placings, [(2, 3), (1, 3), (3, 0), (3, 0)])

    def test_refuses_a_card_that_is_in_a_hand(self):
        game = at_sea(dealt(), {1: "guns-1-2a"})
        with self.assertRaisesRegex(Illegal, "impossible outcome"):
            play(game, "1: sail port {port-a, guns-1-2a}")

    def test_the_hand_limit_is_kept_before_anything_else(self):
        hand = "guns-1-2a guns-1-2b guns-1-3a guns-1-3b guns-1-4a guns-1-5a guns-2-1a"
        game = at_sea(dealt(), {0: hand})
        cards = ["melee-1-2a", "melee-1-2b", "melee-1-3a", "melee-1-3b"]
        play(game, f"1: sail port {{port-a, {', '.join(cards)}}}")
        self.assertEqual((game.interrupt, game.asked.waiting), ({"kind": "limit"}, [0]))
        self.assertEqual(len(game.asked.menus[0]), 8)


class Bribes(unittest.TestCase):
    """jolly_roger_bribe.py"""

    def test_reads_what_is_given_wanted_and_promised(self):
        offer = read_offer("offer 3 give gold-1a traitor-b want rum-b promise you play 2")
        self.assertEqual((offer.to, offer.give), (2, ("gold-1a", "traitor-b")))
        self.assertEqual((offer.want, offer.promises), (("rum-b",), (("you", "play", "2", ""),)))
        for wrong in ("offer 3 promise you play", "offer 3 promise me share 2", "offer x"):
            self.assertIsNone(read_offer(wrong), wrong)

    def test_a_swap_is_carried_out_whole_and_other_offers_lapse(self):
        game = at_sea(dealt(), {1: "guns-1-2a guns-1-3a"})
        game.prizes[2], game.prize_deck = {"gold-1a"}, game.prize_deck - {"gold-1a"}
        play(game, "2: offer 3 give guns-1-2a want gold-1a", "2: offer 4 give guns-1-3a")
        play(game, "3: accept 2 0")
        self.assertEqual((game.hands[2], game.prizes[1]), ({"guns-1-2a"}, {"gold-1a"}))
        self.assertEqual(game.offers, {})


class Shown(unittest.TestCase):
    """jolly_roger_view.py"""

    def menu_faults(self, change) -> List[str]:
        """What is wrong with the Captain's first menu, changed."""
        game = dealt()
        return jolly_roger_view.menu_faults(game, 0, change(list(game.asked.menus[0])))

    def test_notices_what_is_missing_too_much_or_twice(self):
        self.assertEqual(self.menu_faults(lambda menu: menu[::-1]), [])
        self.assertEqual(self.menu_faults(lambda menu: menu[1:]), ["missing 'appoint 2'"])
        self.assertEqual(self.menu_faults(lambda menu: menu + ["x"]), ["not legal 'x'"])
        self.assertEqual(self.menu_faults(lambda menu: menu + menu[:1]), ["twice 'appoint 2'"])


if __name__ == "__main__":
    unittest.main()
