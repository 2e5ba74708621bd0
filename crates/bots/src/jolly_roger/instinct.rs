//! Instinct for Jolly Roger: a first one.

use contract::Seat;
use jolly_roger::{Action, JollyRoger};

use crate::instinct::{Instinct, Shares};

impl Instinct for JollyRoger {
    const HORIZON: u32 = 30;

    fn incline(&self, _: Seat, _: &[Action], weights: &mut [f32]) {
        weights.fill(1.0);
    }

    fn appraise(&self, shares: &mut Shares) {
        for seat in self.rules().seats.seats() {
            shares[seat] = 0.1;
        }
    }

    fn mark(&self, _: Seat) -> u64 {
        0
    }
}
