//! Sharing prizes.

use contract::Seat;
use jolly_roger::ledger;

use crate::support::{Table, hidden};

/// A merchant ship was beaten and so many prizes lie open.
fn after(options: jolly_roger::Options, target: &str, prizes: &str) -> Table {
    let hands = "hand 1: guns-2-1a\nhand 2: navigation-3-1a navigation-3-2a guns-3-1a melee-3-1a";
    let mut table = Table::with(options, 4, &format!("phase: voyage\n{hands}"));
    let (kind, _) = target.split_once('-').expect("a sound test");
    table.act(1, &format!("sail {kind}"));
    table.quiet("");
    table.act(2, "contribute navigation-3-1a");
    table.act(2, "contribute navigation-3-2a");
    table.act(2, "contribute guns-3-1a");
    table.act(2, "contribute melee-3-1a");
    table.chance(2, "reveal 4", target);
    table.quiet(prizes);
    table
}

mod jr_share_equal {
    use super::*;

    /// The example of the books: 3 cards among 4 players, one gets nothing.
    #[test]
    fn of_three_among_four_one_gets_nothing() {
        let mut table = after(jolly_roger::Options::default(), "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        assert_eq!(table.refused(2, "give gold-1a to 1"), ledger::JR_SHARE_EQUAL);
        table.act(2, "give gold-1a to 3");
        table.act(2, "give gold-2a to 4");
        let got = [0, 1, 2, 3].map(|seat| table.game().prizes(Seat(seat)).len());
        assert_eq!(got, [1, 0, 1, 1]);
    }

    /// The example of the books: 5 cards among 4 players, one gets two.
    #[test]
    fn of_five_among_four_one_gets_two() {
        let prizes = "gold-1a gold-1b gold-1c gold-1d gold-1e";
        let mut table = after(jolly_roger::Options::default(), "fort-a", prizes);
        table.act(1, "take gold-1a");
        table.act(2, "give gold-1b to 2");
        table.act(2, "give gold-1c to 3");
        assert_eq!(table.refused(2, "give gold-1d to 2"), ledger::JR_SHARE_EQUAL);
        table.act(2, "give gold-1d to 4");
        table.act(2, "give gold-1e to 1");
        let got = [0, 1, 2, 3].map(|seat| table.game().prizes(Seat(seat)).len());
        assert_eq!(got, [2, 1, 1, 1]);
    }
}

mod jr_var_hidden {
    use super::*;
    use contract::{Game, Observer};

    #[test]
    fn the_captain_sees_the_prizes_then_the_quartermaster_and_nobody_else() {
        let mut table = after(hidden(), "ship-a", "gold-1a gold-2a gold-3a");
        let known = |table: &Table, seat: u8| {
            table.game().view(Observer::Seat(Seat(seat - 1))).pot.known.len()
        };
        assert_eq!([1, 2, 3, 4].map(|seat| known(&table, seat)), [3, 0, 0, 0]);
        table.act(1, "take gold-3a");
        assert_eq!([1, 2, 3, 4].map(|seat| known(&table, seat)), [2, 2, 0, 0]);
    }
}
