//! Setup: the Captain.

use contract::Match;
use jolly_roger::JollyRoger;
use jolly_roger::state::PhaseView;
use testkit::table::drawn;

use crate::scenes::rules;
use crate::support::{RuleTable, SPECTATOR, Table, seat};

mod jr_setup_captain {
    use super::*;

    /// A deal for four: the Captain's seat, and four times six cards clockwise from the Captain.
    fn deal(captain: &str, cards: &str) -> Result<Table, contract::Fault> {
        let outcomes = drawn::<JollyRoger>(rules(4), &format!("{captain} {cards}"));
        Match::deal_as(rules(4), &outcomes).map(Table::of_match)
    }

    fn first(n: usize) -> String {
        crate::support::crew_but("").split(' ').take(n).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn any_seat_may_get_the_captains_card_and_shows_it() {
        for captain in 1..=4 {
            let table = deal(&captain.to_string(), &first(24)).expect("a deal");
            assert_eq!(table.state().captain(), seat(captain));
            assert_eq!(table.view(SPECTATOR).captain, seat(captain), "all see him");
            assert_eq!(table.view(SPECTATOR).quartermaster, None, "nobody is appointed yet");
            assert!(matches!(table.phase(), PhaseView::Appoint { .. }));
        }
        assert!(deal("5", &first(24)).is_err());
    }

    #[test]
    fn the_two_role_cards_are_not_among_the_crew_dealt() {
        for role in ["captain", "quartermaster"] {
            assert!(deal("1", &format!("{role} {}", first(23))).is_err(), "{role}");
        }
    }
}
