//! Who is ahead: each seat's chance to win, at a glance.

use contract::Seat;
use jolly_roger::card::{Crew, Prize};
use jolly_roger::{Cards, JollyRoger, Rules};

/// What is looked at of each seat.
pub(super) const N_FEATURES: usize = 12;

/// How many voyages a game has.
const VOYAGES: u8 = 10;

/// What is looked at of a seat.
pub(super) fn features(world: &JollyRoger, seat: Seat) -> [f32; N_FEATURES] {
    let rules = world.rules();
    let pieces = world.pieces();
    let open = prizes(rules, world.prizes(seat));
    let buried = prizes(rules, world.buried(seat));
    let is_captain = f32::from(u8::from(world.captain() == seat));
    let is_quartermaster = f32::from(u8::from(pieces.quartermaster == Some(seat)));
    let hand = world.hand(seat);
    let (mut crewmen, mut skill, mut special) = (0_u8, 0_u8, 0_u8);
    for card in hand.iter() {
        crewmen += rules.crewmen(card);
        match rules.face(card) {
            Some(Crew::Skilled { value, .. } | Crew::AnySkill { value }) => skill += value,
            Some(Crew::Special { .. }) | None => special += 1,
        }
    }
    [
        buried.gold,
        open.gold,
        buried.rum + open.rum,
        open.port,
        buried.port,
        is_captain,
        is_captain * open.gold,
        is_quartermaster,
        f32::from(hand.len()),
        f32::from(crewmen),
        f32::from(skill),
        f32::from(special),
    ]
}

struct Prizes {
    gold: f32,
    rum: f32,
    port: f32,
}

fn prizes(rules: &Rules, cards: Cards) -> Prizes {
    let mut sum = Prizes { gold: 0.0, rum: 0.0, port: 0.0 };
    for card in cards.iter() {
        match rules.prize(card) {
            Some(Prize::Gold { value }) => sum.gold += f32::from(value),
            Some(Prize::Rum) => sum.rum += 1.0,
            Some(Prize::Jewels) => {
                sum.gold += 1.0;
                sum.port += 0.5;
            }
            Some(Prize::Hostage) => {
                sum.gold += 1.0;
                sum.port += 1.0;
            }
            None => {}
        }
    }
    sum
}

/// How much of the game is to come, from 1 to 0.
pub(super) fn to_come(world: &JollyRoger) -> f32 {
    let sailed = world.pieces().sailed.len();
    f32::from(VOYAGES.saturating_sub(sailed)) / f32::from(VOYAGES)
}
