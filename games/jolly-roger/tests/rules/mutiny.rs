//! Mutiny.

use contract::Seat;
use jolly_roger::state::{Decision, Phase, Side};
use jolly_roger::{Edition, Event, Options, ledger};

use crate::support::{Table, edition};

/// Seat 3 has called a mutiny against a voyage.
fn called(options: Options, position: &str, card: &str) -> Table {
    let mut table = Table::with(options, 4, &format!("phase: voyage\n{position}"));
    table.act(1, "sail fort");
    let asked = table.0.window().expect("a sound test").waiting;
    for seat in asked.iter().filter(|seat| *seat != Seat(2)) {
        table.act(seat.0 + 1, "decline");
    }
    table.act(3, &format!("call {card}"));
    table
}

mod jr_mutiny_when {
    use super::*;

    #[test]
    fn of_two_callers_the_first_clockwise_from_the_captain_stands() {
        let hands = "hand 3: guns-1-2a\nhand 4: guns-1-3a\nhand 2: guns-1-4a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(1, "sail fort");
        table.act(4, "call guns-1-3a");
        table.act(3, "call guns-1-2a");
        table.act(2, "decline");
        assert_eq!(table.game().mutiny().first, Seat(2));
        assert_eq!(table.game().hand(Seat(3)).len(), 1, "a losing call stays in hand");
    }

    #[test]
    fn the_captain_is_not_asked_and_there_is_one_a_round() {
        let mut table = Table::new(4, "phase: voyage\nhand 1: guns-1-2a\nhand 2: guns-1-3a");
        table.act(1, "sail fort");
        assert!(!table.0.window().expect("a sound test").asked.has(Seat(0)));
        let spent = "phase: voyage\nmutiny: spent\nhand 2: guns-1-3a\nhand 3: guns-1-2a";
        let mut table = Table::new(4, spent);
        table.act(1, "sail fort");
        assert!(!matches!(table.game().phase(), Phase::Call { decision: Decision::Sailed }));
    }
}

mod jr_mutiny_win {
    use super::*;

    /// The worked example of the books: six crewmen beat five.
    #[test]
    fn six_for_the_captain_beat_five() {
        let hands = "hand 1: guns-1-4a\nhand 2: melee-1-2a\nhand 3: guns-1-3a\nhand 4: guns-1-2a";
        let mut table = called(Options::default(), hands, "guns-1-3a");
        table.act(1, "join captain guns-1-4a");
        table.act(4, "join mutineer guns-1-2a");
        assert_eq!(table.game().mutiny().crewmen, [5, 5]);
        table.act(2, "commit captain");
        assert_eq!(table.refused(2, "join mutineer melee-1-2a"), ledger::JR_MUTINY_SIDES);
        table.all_pass("");
        assert_eq!(table.game().captain(), Seat(0));
        assert_eq!(
            *table.game().phase(),
            Phase::Appoint { after: jolly_roger::state::After::Mutiny }
        );
    }

    #[test]
    fn a_tie_is_the_captains() {
        let hands = "hand 1: guns-1-2a\nhand 3: guns-1-3a\nhand 4: melee-1-2a";
        let mut table = called(Options::default(), hands, "guns-1-3a");
        table.act(1, "join captain guns-1-2a");
        table.all_pass("");
        assert_eq!(table.game().captain(), Seat(0));
    }
}

mod jr_mutiny_appoint {
    use super::*;

    #[test]
    fn by_the_german_book_a_confirmed_captain_keeps_his_quartermaster() {
        let hands = "hand 1: guns-1-4a\nhand 3: guns-1-3a";
        let mut table = called(edition(Edition::De), hands, "guns-1-3a");
        table.act(1, "join captain guns-1-4a");
        let before = table.0.log().len();
        table.chance(2, "pass 2", "guns-1-3a guns-1-4a");
        let events: Vec<Event> = table.0.events_of(before).to_vec();
        let appoints =
            |event: &Event| matches!(event, Event::Opened { phase: Phase::Appoint { .. }, .. });
        assert!(!events.iter().any(appoints));
    }
}

mod jr_mutiny_sides {
    use super::*;

    #[test]
    fn who_played_nothing_is_neutral_and_loses_nothing() {
        let hands = "hand 1: guns-1-4a\nhand 3: guns-1-3a\nhand 4: guns-1-2a\n\
                     prizes 3: gold-1a\nprizes 4: gold-2a";
        let mut table = called(Options::default(), hands, "guns-1-3a");
        table.act(1, "join captain guns-1-4a");
        table.all_pass("");
        assert_eq!(table.game().mutiny().losers, contract::SeatSet::one(Seat(2)));
        assert_eq!(table.game().mutiny().side(Seat(3)), None);
        assert_eq!(table.game().mutiny().side(Seat(0)), Some(Side::Captain));
    }
}

mod jr_sp_cutthroat {
    use super::*;

    #[test]
    fn as_an_opening_card_it_beats_the_captain_at_once() {
        let hands = "hand 3: cutthroat\nhand 4: guns-1-2a";
        let mut table = called(Options::default(), hands, "cutthroat kill");
        table.act(4, "decline");
        assert_eq!(table.game().captain(), Seat(2));
    }

    #[test]
    fn cancelled_by_a_traitor_it_leaves_the_mutiny_standing() {
        let hands = "hand 3: cutthroat\nhand 4: traitor-a guns-1-2a";
        let mut table = called(Options::default(), hands, "cutthroat kill");
        table.act(4, "betray cutthroat with traitor-a");
        assert_eq!(*table.game().phase(), Phase::Mutiny);
        assert_eq!((table.game().captain(), table.game().mutiny().first), (Seat(0), Seat(2)));
        assert_eq!(table.game().mutiny().crewmen, [1, 0]);
    }
}

mod jr_sp_sea_dog {
    use super::*;

    #[test]
    fn the_named_player_joins_and_must_play_at_once() {
        let hands = "hand 3: sea-dog guns-1-2b\nhand 4: guns-1-2a\nhand 1: guns-1-3a";
        let mut table = called(Options::default(), hands, "sea-dog on 4");
        table.quiet("");
        let window = table.0.window().expect("a sound test");
        assert_eq!(window.waiting, contract::SeatSet::one(Seat(3)));
        assert_eq!(table.refused(4, "join captain guns-1-2a"), ledger::JR_MUTINY_SIDES);
        table.act(4, "join mutineer guns-1-2a");
        assert_eq!(table.game().mutiny().crewmen, [1, 3]);
    }
}

mod jr_sp_traitor {
    use super::*;

    #[test]
    fn it_answers_the_last_card_shown_and_another_traitor_answers_it() {
        let hands = "hand 1: guns-1-4a traitor-b\nhand 3: guns-1-3a\nhand 4: traitor-a guns-1-2a";
        let mut table = called(Options::default(), hands, "guns-1-3a");
        assert_eq!(table.refused(4, "betray guns-1-2a with traitor-a"), ledger::JR_SP_TRAITOR);
        table.act(4, "betray guns-1-3a with traitor-a");
        assert_eq!(table.game().mutiny().crewmen, [1, 0]);
        table.act(1, "betray traitor-a with traitor-b");
        assert_eq!(table.game().mutiny().crewmen, [1, 3], "the first card is back");
    }
}
