//! Players and parts, and what is dealt and laid out for how many players.

use contract::{CardId, DeckText, Game, SetupError};
use jolly_roger::card::{Crew, Prize};
use jolly_roger::{JollyRoger, Kind, Options, Rules, Skill, Special, ledger};
use testkit::table;

use crate::scenes::{rules, seeded};
use crate::support::{self, RuleTable, SPECTATOR, Table};

/// Our deck and the deck of these tests: both have the parts that the rulebooks list.
fn both() -> [&'static Rules; 2] {
    [rules(4), table::rules::<JollyRoger>(&Options::default(), 4)]
}

/// The deck of these tests with a line changed.
#[track_caller]
fn changed(old: &str, new: &str) -> DeckText {
    let text = support::deck().text.into_owned();
    assert!(text.contains(old), "the deck has no line `{old}`");
    DeckText::from_file("mine.csv".to_owned(), text.replacen(old, new, 1))
}

/// The rule that a deck with a changed line breaks.
#[track_caller]
fn broken_by(old: &str, new: &str) -> contract::RuleId {
    let deck = changed(old, new);
    match table::rules_of::<JollyRoger>(&Options::default(), 4, &deck) {
        Err(SetupError::Deck { rule, .. }) => rule,
        other => panic!("`{new}` for `{old}`: {}", other.is_ok()),
    }
}

fn n_crew(rules: &Rules, is: impl Fn(Crew) -> bool) -> usize {
    (0..68).filter_map(|id| rules.face(CardId(id))).filter(|face| is(*face)).count()
}

mod jr_players {
    use super::*;

    #[test]
    fn three_to_ten() {
        let deck = JollyRoger::default_deck();
        for seats in 2..=10 {
            let made = table::rules_of::<JollyRoger>(&Options::default(), seats, &deck);
            assert_eq!(made.is_ok(), (3..=10).contains(&seats), "{seats} seats");
            if let Err(problem) = made {
                let (rule, asked) = (ledger::JR_PLAYERS, seats);
                assert_eq!(problem, SetupError::Seats { rule, asked, min: 3, max: 10 });
            }
        }
    }
}

mod jr_parts {
    use super::*;

    #[test]
    fn a_hundred_and_forty_nine_cards_and_the_reference_card_is_none_of_play() {
        for rules in both() {
            assert_eq!(rules.names.len(), 149);
            assert_eq!(JollyRoger::card_name(rules, CardId(149)), None);
            let plain = n_crew(rules, |face| !matches!(face, Crew::Special { .. }));
            let special = n_crew(rules, |face| matches!(face, Crew::Special { .. }));
            assert_eq!((plain, special), (47, 21));
            assert_eq!((0..149).filter(|id| rules.prize(CardId(*id)).is_some()).count(), 46);
            let kinds = (0..149).filter_map(|id| rules.destination(CardId(id)));
            let kinds: Vec<Kind> = kinds.map(|card| card.kind).collect();
            let counts = Kind::ALL.map(|kind| kinds.iter().filter(|other| **other == kind).count());
            assert_eq!(counts, [8, 8, 8, 8, 3]);
        }
    }

    #[test]
    fn three_old_sailors_two_traitors_one_of_each_other() {
        for special in Special::ALL {
            let copies = match special.name() {
                "old-sailor" => 3,
                "traitor" => 2,
                _ => 1,
            };
            for rules in both() {
                assert_eq!(rules.copies(special).len(), copies, "{}", special.name());
            }
        }
    }

    #[test]
    fn a_deck_with_other_numbers_of_cards_is_refused() {
        let line = "prize,gold-1a,gold,1,printed\n";
        assert_eq!(broken_by(line, ""), ledger::JR_PARTS);
        let cook = "special,cook,cook,1,printed";
        assert_eq!(broken_by(cook, "special,cook,surgeon,1,printed"), ledger::JR_PARTS);
        let island = "island,island-c,printed";
        assert_eq!(broken_by(island, "port,port-i,1,-,printed"), ledger::JR_PARTS);
    }
}

mod jr_parts_crew {
    use super::*;

    #[test]
    fn a_plain_card_has_one_skill_or_all_and_one_to_five_crewmen() {
        for rules in both() {
            for card in (0..68).map(CardId) {
                assert!((1..=5).contains(&rules.crewmen(card)), "{card:?}");
            }
            assert!(n_crew(rules, |face| matches!(face, Crew::AnySkill { .. })) > 0);
        }
        let old = "crew,guns-2-2a,guns,2,2,reconstructed";
        for new in ["crew,guns-2-2a,guns,2,6,printed", "crew,guns-2-2a,guns,2,0,printed"] {
            assert_eq!(broken_by(old, new), ledger::JR_PARTS_CREW);
        }
        assert_eq!(broken_by(old, "crew,guns-2-2a,sails,2,2,printed"), ledger::JR_PARTS_CREW);
    }

    #[test]
    fn a_special_card_counts_one_crewman_and_the_powder_monkey_five() {
        for special in Special::ALL {
            let crewmen = if special == Special::PowderMonkey { 5 } else { 1 };
            for rules in both() {
                for card in rules.copies(special).iter() {
                    assert_eq!(rules.crewmen(card), crewmen, "{}", special.name());
                }
            }
        }
    }

    #[test]
    fn the_cards_of_the_books_figures_are_there() {
        let example = [
            ("navigation-1-2a", Skill::Navigation, 1, 2),
            ("navigation-2-2a", Skill::Navigation, 2, 2),
            ("guns-2-1a", Skill::Guns, 2, 1),
            ("guns-2-3a", Skill::Guns, 2, 3),
            ("melee-2-3a", Skill::Melee, 2, 3),
            // The picture that explains a crew card in the Polish rulebook.
            ("melee-1-1a", Skill::Melee, 1, 1),
        ];
        let (deck, [_, ours]) = (JollyRoger::default_deck(), both());
        for (name, skill, value, crewmen) in example {
            let card = JollyRoger::card_named(ours, name).expect("it is there");
            assert_eq!(ours.face(card), Some(Crew::Skilled { skill, value }));
            assert_eq!(ours.crewmen(card), crewmen);
            let line = deck.text.lines().find(|line| line.contains(name)).expect("it is there");
            assert!(line.ends_with(",printed"), "{line}");
        }
    }
}

mod jr_parts_dest {
    use super::*;

    #[test]
    fn needs_lie_in_the_ranges_of_the_backs() {
        let wrong = [
            ("fort,1,3,3,5,7-", "fort,3,3,3,5,7-"),
            ("fort,1,3,3,5,7-", "fort,1,2,3,5,7-"),
            ("fort,1,3,3,5,7-", "fort,1,3,5,5,7-"),
            ("ship,3,1,1,3,7-", "ship,2,1,1,3,7-"),
            ("ship,3,1,1,3,7-", "ship,3,4,1,3,7-"),
            ("ship,3,1,1,3,7-", "ship,3,1,3,3,7-"),
            ("settlement,2,1,3,4,7-", "settlement,4,1,3,4,7-"),
            ("settlement,2,1,3,4,7-", "settlement,2,3,3,4,7-"),
            ("settlement,2,1,3,4,7-", "settlement,2,1,7,4,7-"),
            ("fort,1,3,3,5,7-", "fort,1,3,3,5,4+"),
        ];
        for (old, new) in wrong {
            assert_eq!(broken_by(old, new), ledger::JR_PARTS_DEST, "{new}");
        }
    }

    #[test]
    fn forts_are_hardest_and_richest_then_settlements_then_ships() {
        let [_, ours] = both();
        let cards: Vec<_> = (0..149).filter_map(|id| ours.destination(CardId(id))).collect();
        let sum = |kind: Kind| {
            let of_kind = cards.iter().filter(|card| card.kind == kind);
            of_kind.fold((0, 0), |(needs, prizes), card| {
                (needs + card.needs.iter().sum::<u8>(), prizes + card.yields)
            })
        };
        let [fort, settlement, ship] = [Kind::Fort, Kind::Settlement, Kind::Ship].map(sum);
        assert!(fort.0 > settlement.0 && settlement.0 > ship.0, "{fort:?} {settlement:?} {ship:?}");
        assert!(fort.1 > settlement.1 && settlement.1 > ship.1, "{fort:?} {settlement:?} {ship:?}");
    }

    #[test]
    fn the_fort_of_the_books_and_ports_that_give_crew() {
        let [_, ours] = both();
        let card = JollyRoger::card_named(ours, "fort-a").and_then(|card| {
            let known = ours.destination(card)?;
            Some((known.kind, known.needs, known.yields))
        });
        assert_eq!(card, Some((Kind::Fort, [1, 3, 3], 5)));
        let line = "target,fort-a,fort,1,3,3,5,7-,printed";
        assert!(JollyRoger::default_deck().text.contains(line));
        assert_eq!(broken_by("port-a,1", "port-a,0"), ledger::JR_PARTS_DEST);
    }
}

mod jr_parts_prize {
    use super::*;

    #[test]
    fn most_prizes_are_gold_of_one_to_three() {
        let [_, ours] = both();
        let prizes: Vec<Prize> = (0..149).filter_map(|id| ours.prize(CardId(id))).collect();
        let gold = |prize: &&Prize| matches!(prize, Prize::Gold { value: 1..=3 });
        assert!(2 * prizes.iter().filter(gold).count() > prizes.len());
        for kind in [Prize::Rum, Prize::Jewels, Prize::Hostage] {
            assert!(prizes.contains(&kind), "{kind:?}");
        }
        for new in ["prize,gold-1b,gold,4,printed", "prize,gold-1b,silver,1,printed"] {
            let old = "prize,gold-1b,gold,1,reconstructed";
            assert_eq!(broken_by(old, new), ledger::JR_PARTS_PRIZE);
        }
        let mostly_rum = support::deck().text.replace(",gold,1,", ",rum,0,");
        let deck = DeckText::from_file("mine.csv".to_owned(), mostly_rum);
        let made = table::rules_of::<JollyRoger>(&Options::default(), 4, &deck);
        let few = ledger::JR_PARTS_PRIZE;
        let refused = |problem| matches!(problem, SetupError::Deck { rule, .. } if rule == few);
        assert!(made.err().is_some_and(refused));
    }
}

mod jr_parts_data {
    use super::*;

    #[test]
    fn every_line_says_whether_it_is_printed_or_reconstructed() {
        let deck = JollyRoger::default_deck();
        for row in deck.rows() {
            let source = row.fields.last().copied().unwrap_or_default();
            assert!(["printed", "reconstructed"].contains(&source), "line {}", row.line);
        }
        let old = "crew,guns-2-2a,guns,2,2,reconstructed";
        assert_eq!(broken_by(old, "crew,guns-2-2a,guns,2,2"), ledger::JR_PARTS_DATA);
        assert_eq!(broken_by(old, "crew,guns-2-2a,guns,2,2,guessed"), ledger::JR_PARTS_DATA);
    }

    #[test]
    fn owners_may_put_in_their_own_numbers() {
        let old = "crew,guns-2-2a,guns,2,2,reconstructed";
        let deck = changed(old, "crew,mine-a,melee,4,1,printed");
        let rules = table::rules_of::<JollyRoger>(&Options::default(), 4, &deck).expect("sound");
        let card = JollyRoger::card_named(rules, "mine-a").expect("it is there");
        assert_eq!(rules.face(card), Some(Crew::Skilled { skill: Skill::Melee, value: 4 }));
        assert_eq!(rules.crewmen(card), 1);
    }
}

mod jr_setup_deal {
    use super::*;

    #[test]
    fn all_hands_are_the_same_size_the_captains_too() {
        for (seats, size) in [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)] {
            let view = seeded(seats).view(SPECTATOR);
            let sizes: Vec<u8> = view.seats.iter().map(|seat| seat.hand.count).collect();
            assert_eq!(sizes, vec![size; usize::from(seats)]);
            assert_eq!(view.deck, 66 - seats * size);
        }
    }
}

mod jr_setup_dest {
    use super::*;

    #[test]
    fn cards_whose_flag_does_not_fit_are_removed() {
        let few = "fort-a fort-b fort-c fort-d fort-e";
        let some = "fort-a fort-b fort-d fort-e fort-f fort-g";
        let many = "fort-b fort-d fort-e fort-f fort-g fort-h";
        for seats in 3..=10 {
            let table = seeded(seats);
            let expected = match seats {
                ..=5 => few,
                6..=7 => some,
                8.. => many,
            };
            let stacks = table.names(table.view(SPECTATOR).stacks);
            let forts: Vec<&str> = stacks.split(' ').filter(|n| n.starts_with("fort")).collect();
            assert_eq!(forts.join(" "), expected, "{seats} seats");
        }
    }

    #[test]
    fn any_card_of_the_stack_may_lie_on_top_and_nobody_knows_which() {
        let table = Table::new(4, "phase: voyage\nmutiny: spent");
        let ports = "port-a port-b port-c port-d port-e port-f port-g port-h";
        table.draws_one_of("1: sail port", ports);
    }
}
