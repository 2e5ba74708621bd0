//! Instinct for Jolly Roger: all seats play by rule of thumb in a sampled world.

use crate::state::{After, PhaseView};
use crate::{Action, Cards, JollyRoger};
use contract::{Ask, Game, SearchRng, Seat};

use super::{appraise, reflex};
use bots::instinct::{Instinct, Scratch, Values};
use bots::search::mix;

/// The prior weight of the choice by rule of thumb, if silence has 1.
const ADVISED: f32 = 4.0;
/// The prior weight of all other choices together.
const OTHERS: f32 = 1.2;

impl Instinct for JollyRoger {
    const HORIZON: u32 = 16;

    fn priors(&self, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let must = self.window().is_some_and(|window| window.waiting.has(seat));
        let advised = reflex(self, seat, must, actions);
        #[expect(clippy::cast_precision_loss, reason = "menus are short")]
        let each = OTHERS / weights.len() as f32;
        for (weight, action) in weights.iter_mut().zip(actions) {
            *weight = if Some(*action) == advised { ADVISED } else { each };
        }
    }

    fn rollout_action(
        &self,
        ask: Ask,
        scratch: &mut Scratch<Action>,
        _: &mut SearchRng,
    ) -> Option<Action> {
        self.menu(ask.seat, &mut scratch.menu);
        let advised = reflex(self, ask.seat, ask.must, &scratch.menu.actions);
        // Rules of thumb answer every question that must be answered.
        advised.or_else(|| scratch.menu.actions.first().copied().filter(|_| ask.must))
    }

    /// Between two voyages there is nothing on the table.
    fn is_quiet(&self) -> bool {
        let between =
            matches!(self.phase(), PhaseView::Appoint { after: After::Round } | PhaseView::Voyage);
        between && self.interrupt().is_none()
    }

    fn evaluate(&self, shares: &mut Values) {
        appraise::shares(self, shares);
    }

    fn infoset_key(&self, observer: Seat) -> u64 {
        let pieces = self.pieces();
        let cards = |key: u64, cards: Cards| {
            let [low, high] = cards.words();
            mix(mix(key, low), high)
        };
        let mut key = mix(u64::from(pieces.n_windows), u64::from(pieces.attack.shown));
        key = cards(key, self.hand(observer));
        key = cards(key, pieces.table);
        key = cards(key, pieces.discard);
        for seat in self.rules().seats.seats() {
            let known = self.pile(self.prizes(seat), observer);
            key = cards(key, known.known);
            let counts = [self.hand(seat).len(), known.count, self.buried(seat).len()];
            key = mix(key, counts.into_iter().fold(0, |all, n| all << 8 | u64::from(n)));
        }
        let mutiny = self.mutiny();
        for side in mutiny.members {
            key = mix(key, side.iter().fold(0, |all, seat| all | 1 << seat.0));
        }
        let passed = pieces.attack.passed.or(mutiny.passed);
        key = mix(key, passed.iter().fold(u64::from(mutiny.shown), |all, s| all | 256 << s.0));
        let captain = u64::from(self.captain().0);
        let turned = pieces.turned.map_or(0, |card| u64::from(card.0));
        key = mix(key, captain << 16 | turned << 8 | u64::from(self.quartermaster().0));
        let laid = pieces.laid.map_or(9, |kind| kind.idx() as u64);
        mix(key, laid << 8 | pieces.offers.len() as u64)
    }
}
