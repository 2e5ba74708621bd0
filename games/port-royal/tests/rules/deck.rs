//! Players and parts.

use contract::{Fault, SetupError};
use port_royal::card::Role;
use port_royal::ledger::{PR_DECK, PR_DECK_DATA, PR_DECK_SWORDS, PR_PLAYERS, PR_SETUP_FIVE};
use port_royal::{Colour, Face, Rules};

use crate::setup::COINS;
use crate::support::{BOOK, REFEREE, RuleTable, SPECTATOR, Table, deck, rules, rules_of};

/// The refusal of a deck with these changes: the rule, the line, and the message.
#[track_caller]
fn refused(changes: &[(&str, &str)]) -> (&'static str, u32, String) {
    match rules_of(BOOK, 3, &deck(changes)) {
        Err(SetupError::Deck { rule, line, problem }) => (rule.as_str(), line, problem),
        other => panic!("{other:?}"),
    }
}

/// The number of this line in the shipped deck.
#[track_caller]
fn line_of(text: &str) -> u32 {
    let whole = deck(&[]).text.into_owned();
    let found = (1..).zip(whole.lines()).find(|(_, line)| *line == text);
    found.expect("a line of the deck").0
}

fn count(rules: &Rules, wanted: impl Fn(Face) -> bool) -> usize {
    rules.faces.iter().filter(|face| wanted(**face)).count()
}

mod pr_players {
    use super::*;
    use contract::Game;
    use port_royal::PortRoyal;

    #[test]
    fn two_to_five_can_play_and_nobody_else() {
        for seats in 2..=5 {
            assert_eq!(rules(seats).seats.get(), seats);
        }
        for asked in [1, 6, 10] {
            let refusal = rules_of(BOOK, asked, &PortRoyal::default_deck()).map(|_| ());
            assert_eq!(refusal, Err(SetupError::Seats { rule: PR_PLAYERS, asked, min: 2, max: 5 }));
        }
        assert_eq!(PortRoyal::SEATS, 2..=5);
    }
}

mod pr_deck {
    use super::*;

    #[test]
    fn there_are_120_cards_of_four_kinds() {
        let rules = rules(4);
        assert_eq!(rules.faces.len(), 120);
        assert_eq!(count(rules, |face| matches!(face, Face::Ship(_))), 50);
        assert_eq!(count(rules, |face| matches!(face, Face::Person(_))), 60);
        assert_eq!(count(rules, |face| matches!(face, Face::Expedition(_))), 6);
        assert_eq!(count(rules, |face| matches!(face, Face::Tax { .. })), 4);
        for colour in Colour::ALL {
            let of = |face| matches!(face, Face::Ship(ship) if ship.colour == colour);
            assert_eq!(count(rules, of), 10);
        }
    }

    #[test]
    fn every_role_has_as_many_persons_as_the_book_says() {
        let counts = [
            ([2; 5].iter().sum(), Role::ALL[..5].to_vec()),
            (5, vec![Role::Settler]),
            (5, vec![Role::Captain]),
            (5, vec![Role::Priest]),
            (3, vec![Role::Jack]),
            (10, vec![Role::Sailor]),
            (3, vec![Role::Pirate]),
            (4, vec![Role::Mademoiselle]),
            (5, vec![Role::Jester]),
            (6, vec![Role::Admiral]),
            (4, vec![Role::Governor]),
        ];
        for (number, roles) in counts {
            let is = |face| matches!(face, Face::Person(person) if roles.contains(&person.role));
            assert_eq!(count(rules(2), is), number, "{roles:?}");
        }
    }

    #[test]
    fn a_deck_with_too_few_or_too_many_is_refused_by_kind() {
        let cases = [
            ("ship,green,1,1,3", "ship,green,1,1,2", "green ships: 9; there are 10"),
            ("ship,red,skull,4,1", "ship,red,skull,4,2", "red ships: 11; there are 10"),
            ("person,captain,4,1,5", "person,captain,4,1,4", "captains: 4; there are 5"),
            ("person,governor,8,0,4", "person,governor,8,0,5", "governors: 5; there are 4"),
            ("trader,red,3,1,2", "trader,red,3,1,1", "red traders: 1; there are 2"),
            ("expedition,0,2,0,2,4,all", "#", "expeditions for all: 4; there are 5"),
            ("tax,swords,2", "tax,swords,3", "tax increases: 5; there are 4"),
        ];
        for (old, new, problem) in cases {
            assert_eq!(refused(&[(old, new)]), (PR_DECK.as_str(), 0, problem.to_owned()));
        }
    }

    #[test]
    fn ids_do_not_depend_on_the_order_of_the_lines() {
        let moved = deck(&[("person,jack,6,1,3\n", ""), ("# Pinnaces.", "person,jack,6,1,3")]);
        let moved = rules_of(BOOK, 3, &moved).unwrap();
        assert_eq!(moved.faces, rules(3).faces);
        assert_eq!(moved.names, rules(3).names);
    }
}

mod pr_deck_swords {
    use super::*;

    #[test]
    fn the_ships_of_each_colour_have_the_swords_of_the_book() {
        let printed = [
            (Colour::Yellow, vec![1, 1, 1, 1, 2, 2, 2, 4, 4, 4]),
            (Colour::Blue, vec![1, 1, 1, 1, 2, 2, 2, 5, 5, 5]),
            (Colour::Green, vec![1, 1, 1, 1, 3, 3, 3, 5, 5, 5]),
            // 9 stands for a skull here.
            (Colour::Red, vec![1, 1, 1, 3, 3, 3, 6, 6, 9, 9]),
            (Colour::Black, vec![2, 2, 2, 4, 4, 4, 7, 7, 9, 9]),
        ];
        for (colour, swords) in printed {
            let ships = rules(2)
                .faces
                .iter()
                .filter_map(|face| if let Face::Ship(ship) = face { Some(*ship) } else { None });
            let own = ships.filter(|ship| ship.colour == colour);
            let mut found: Vec<u8> = own.map(|ship| ship.swords.unwrap_or(9)).collect();
            found.sort_unstable();
            assert_eq!(found, swords, "{colour:?}");
        }
    }

    #[test]
    fn the_flute_is_blue_and_the_pinnace_yellow() {
        let ships = Colour::ALL.map(|colour| (colour.name(), colour.ship()));
        let expected = [
            ("yellow", "pinnace"),
            ("blue", "flute"),
            ("green", "skiff"),
            ("red", "frigate"),
            ("black", "galleon"),
        ];
        assert_eq!(ships, expected);
    }

    #[test]
    fn a_deck_with_other_swords_is_refused() {
        let (rule, line, problem) = refused(&[("ship,blue,5,4,1", "ship,blue,4,4,1")]);
        assert_eq!((rule, line), (PR_DECK_SWORDS.as_str(), line_of("ship,blue,5,4,1")));
        assert_eq!(problem, "no blue ship has `4` swords");
        let (_, line, _) = refused(&[("ship,yellow,1,2,1", "ship,yellow,skull,2,1")]);
        assert_eq!(line, line_of("ship,yellow,1,2,1"));
        // Blue ships have that number of swords, but on fewer of them.
        let (rule, line, problem) = refused(&[("ship,blue,5,4,1", "ship,blue,1,4,1")]);
        assert_eq!((rule, line), (PR_DECK_SWORDS.as_str(), 0));
        assert_eq!(problem, "blue ships with 1 swords: 5; there are 4");
    }
}

mod pr_deck_data {
    use super::*;

    #[test]
    fn coins_costs_points_and_symbols_are_those_of_the_card_table() {
        let rules = rules(5);
        let mut coins = [0; 5];
        for face in &rules.faces {
            if let Face::Ship(ship) = face {
                coins[usize::from(ship.coins)] += 1;
            }
        }
        assert_eq!(coins, [0, 15, 15, 15, 5]);
        let points: u32 = rules.faces.iter().map(|face| u32::from(face.points())).sum();
        assert_eq!(points, 112);
        let costs = rules.faces.iter().filter_map(|face| {
            if let Face::Person(person) = face { Some(u32::from(person.cost)) } else { None }
        });
        assert_eq!(costs.sum::<u32>(), 314);
        let expeditions = rules.faces.iter().filter_map(|face| {
            let Face::Expedition(expedition) = face else { return None };
            Some((expedition.coins, expedition.points))
        });
        let expected = [(2, 4), (2, 4), (2, 4), (3, 6), (3, 6), (3, 5)];
        assert_eq!(expeditions.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn owners_can_play_with_their_own_numbers() {
        let own = deck(&[
            ("person,jester,5,1,1", "person,jester,4,2,1"),
            ("tax,swords,2", "tax,swords,4"),
            ("tax,points,2", "#"),
            ("expedition,1,1,1,3,5,five", "expedition,2,1,1,4,7,five"),
        ]);
        let own = rules_of(BOOK, 5, &own).unwrap();
        assert!(own.names.contains(&"jester-4-2".to_owned()));
        assert!(own.names.contains(&"tax-swords-d".to_owned()));
        assert!(own.names.contains(&"expedition-anchor2-cross1-house1".to_owned()));
    }

    #[test]
    fn impossible_lines_are_refused_with_their_number() {
        let cases = [
            ("ship,green,1,2,1", "ship,green,1,0,1", "coins: `0` is no number from 1 to 9"),
            ("ship,green,1,2,1", "ship,pink,1,2,1", "`pink` is no colour of a ship"),
            ("ship,green,1,2,1", "ship,green,1,2,many", "copies: `many` is no number from 1 to 10"),
            ("person,jack,6,1,3", "person,jack,11,1,3", "cost: `11` is no number from 0 to 10"),
            ("person,jack,6,1,3", "person,jack,6,-1,3", "points: `-1` is no number from 0 to 9"),
            (
                "person,jack,6,1,3",
                "person,cook,6,1,3",
                "`cook` is no role; traders have lines of their own",
            ),
            (
                "expedition,2,0,1,3,6,all",
                "expedition,0,0,0,3,6,all",
                "0 symbols; 1 to 4 can be asked for",
            ),
            (
                "expedition,2,0,1,3,6,all",
                "expedition,2,2,1,3,6,all",
                "5 symbols; 1 to 4 can be asked for",
            ),
            (
                "expedition,2,0,1,3,6,all",
                "expedition,2,0,1,3,6,four",
                "`four` is neither `all` nor `five`",
            ),
            ("tax,swords,2", "tax,coins,2", "a tax gives for `swords` or `points`"),
        ];
        for (old, new, problem) in cases {
            let expected = (PR_DECK_DATA.as_str(), line_of(old), problem.to_owned());
            assert_eq!(refused(&[(old, new)]), expected);
        }
        let (rule, line, problem) = refused(&[("tax,swords,2", "tax,swords")]);
        assert_eq!((rule, line), (PR_DECK_DATA.as_str(), line_of("tax,swords,2")));
        assert!(problem.starts_with("expected a line"), "{problem}");
    }

    #[test]
    fn points_that_no_tally_could_hold_are_refused() {
        let (rule, _, problem) = refused(&[
            ("person,sailor,3,1,7", "person,sailor,3,9,7"),
            ("person,captain,4,1,5", "person,captain,4,9,5"),
            ("person,settler,4,1,5", "person,settler,4,9,5"),
            ("person,priest,4,1,5", "person,priest,4,9,5"),
        ]);
        assert_eq!(rule, PR_DECK_DATA.as_str());
        assert_eq!(problem, "the points add up to 288; 255 is the most");
    }

    #[test]
    fn every_card_has_a_name_of_its_own() {
        let mut names = rules(5).names.clone();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 120);
    }
}

mod pr_setup_five {
    use super::*;

    const FIVE: &str = "expedition-anchor1-cross1-house1";

    #[test]
    fn with_five_it_lies_open_from_the_start_and_119_cards_are_shuffled() {
        let table = Table::deal(
            5,
            &format!(
                "1 {COINS} galleon-2-1a galleon-2-1b galleon-2-1c \
                 sailor-3-1a sailor-3-1b sailor-3-1c settler-4-1a"
            ),
        );
        let table = table.unwrap();
        table.expeditions_are(FIVE);
        assert_eq!(table.view(SPECTATOR).deck, 119 - 15 - 1);
        assert_eq!(table.story(SPECTATOR)[..2], ["start 1".to_owned(), format!("open {FIVE}")]);
    }

    #[test]
    fn with_fewer_it_is_out_of_the_game() {
        for seats in 2..=4 {
            let table = Table::new(seats, "");
            table.expeditions_are("");
            let all = table.game().rules().all_cards;
            assert_eq!(all.len(), 119);
            assert!(!all.has(table.card(FIVE)));
            assert_eq!(table.view(REFEREE).deck, 119 - 3 * seats);
        }
    }

    #[test]
    fn it_is_never_drawn() {
        let outcomes = format!("1 {COINS} {FIVE}");
        assert!(matches!(Table::deal(3, &outcomes), Err(Fault::Misfit(_))));
        let table = Table::new(5, "drawn: 1");
        let mut table = table.clone();
        assert!(table.try_play(&format!("1: draw {{{FIVE}}}")).is_err());
    }

    #[test]
    fn a_deck_must_have_exactly_one() {
        let (rule, _, problem) = refused(&[
            ("expedition,1,1,1,3,5,five", "expedition,1,1,1,3,5,all"),
            ("expedition,2,0,0,2,4,all", "#"),
        ]);
        assert_eq!(rule, PR_SETUP_FIVE.as_str());
        assert_eq!(problem, "expeditions for five players: 0; there are 1");
    }
}
