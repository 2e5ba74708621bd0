//! Tables at which nobody has moved do not stay for long.

use serde_json::json;
use table::clock::{ABANDONED_SLOW_MS, UNPLAYED_MS, UNPLAYED_SLOW_MS};

use super::bench::Bench;

#[test]
fn a_table_where_nobody_ever_moved_ends_an_hour_after_everybody_left() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"none"}}"#);
    bench.disconnect(0);
    bench.pass_ms(10 * UNPLAYED_MS);
    assert!(!bench.table.is_closed(), "somebody is there");
    bench.disconnect(1);
    bench.pass_ms(UNPLAYED_MS - 1);
    assert!(!bench.table.is_closed(), "the hour begins when the last one leaves");
    bench.pass_ms(1);
    assert!(bench.table.is_closed());
}

#[test]
fn a_table_with_one_move_stays_and_so_does_an_invitation_by_correspondence() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"none"}}"#);
    bench.play(0, json!({"turn":"draw"}));
    bench.disconnect(0);
    bench.disconnect(1);
    bench.pass_ms(ABANDONED_SLOW_MS / 2);
    assert!(!bench.table.is_closed(), "somebody moved");
    let mut bench =
        Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"correspondence","hours":72}}"#);
    bench.disconnect(0);
    bench.disconnect(1);
    bench.pass_ms(2 * UNPLAYED_SLOW_MS);
    assert!(!bench.table.is_closed(), "the first move may take as long as any");
}
