//! Instinct for Jolly Roger: everybody goes by the rules of thumb, each by what his seat may see
//! of the imagined world, so no rule is written twice. A view takes its time, and heap; so
//! playouts are short: the round is played on, then who is ahead is read off the prizes.

use contract::schedule::Ask;
use contract::{Game, Menu, Observer, SearchRng, Seat};
use jolly_roger::card::Prize;
use jolly_roger::state::Phase;
use jolly_roger::{Action, Cards, JollyRoger};

use crate::bot::Sight;
use crate::instinct::{Instinct, Room, Shares};
use crate::search::{mix, share_out};
use crate::thumb::Thumb;

/// How much the advised choice weighs against silence, which is 1, and against every other.
const ADVISED: f32 = 6.0;
const OTHER: f32 = 0.15;
/// How many voyages a game has.
const VOYAGES: f32 = 10.0;

impl Instinct for JollyRoger {
    const HORIZON: u32 = 14;

    fn incline(&self, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let menu = Menu { actions: actions.to_vec(), composed: &[] };
        let advised = advised(self, seat, &menu);
        for (action, weight) in actions.iter().zip(weights) {
            *weight = if Some(*action) == advised { ADVISED } else { OTHER };
        }
    }

    fn act(&self, ask: Ask, room: &mut Room<Action>, rng: &mut SearchRng) -> Option<Action> {
        self.menu(ask.seat, &mut room.menu);
        let actions = &room.menu.actions;
        if ask.must && actions.len() == 1 {
            return actions.first().copied();
        }
        let advised = advised(self, ask.seat, &room.menu);
        if advised.is_some() || !ask.must {
            return advised;
        }
        let count = u32::try_from(actions.len()).expect("menus are bounded");
        actions.get(rng.below(count) as usize).copied()
    }

    /// Before the Captain's choices.
    fn is_quiet(&self) -> bool {
        self.interrupt().is_none() && matches!(self.phase(), Phase::Appoint { .. } | Phase::Voyage)
    }

    /// Prizes by what they are worth, buried ones safely; crew and command a little. Late in the
    /// game a lead counts for more.
    fn appraise(&self, shares: &mut Shares) {
        let sailed = (f32::from(self.round()) - 1.0).clamp(0.0, VOYAGES);
        let certainty = 0.22 + 0.05 * sailed;
        let left = VOYAGES - sailed;
        for seat in self.rules().seats.seats() {
            let safe = worth(self, self.buried(seat));
            let at_stake = worth(self, self.prizes(seat));
            let risk = if left > 1.0 { 0.85 } else { 0.95 };
            let crew = f32::from(self.hand(seat).len()) * (0.05 * left).min(0.3);
            let command = if seat == self.captain() { 0.5 } else { 0.0 };
            let mate = if seat == self.quartermaster() { 0.3 } else { 0.0 };
            shares[seat] = certainty * (safe + risk * at_stake + crew + command + mate);
        }
        share_out(shares, self.rules().seats);
    }

    fn mark(&self, observer: Seat) -> u64 {
        let Some(window) = self.window() else { return 0 };
        let mut mark = mix(u64::from(window.id.0), u64::from(window.shown));
        let mut add = |word: u64| mark = mix(mark, word);
        self.hand(observer).words().into_iter().for_each(&mut add);
        self.table().words().into_iter().for_each(&mut add);
        for seat in self.rules().seats.seats() {
            let sizes = [self.hand(seat), self.prizes(seat), self.buried(seat)].map(Cards::len);
            add(u64::from(sizes[0]) << 16 | u64::from(sizes[1]) << 8 | u64::from(sizes[2]));
        }
        add(u64::from(self.captain().0) << 8 | u64::from(self.quartermaster().0));
        add(self.turned().map_or(0, |card| u64::from(card.0) + 1));
        mark
    }
}

/// What the rules of thumb advise; nothing where they are silent.
fn advised(game: &JollyRoger, seat: Seat, menu: &Menu<Action>) -> Option<Action> {
    let observer = Observer::Seat(seat);
    let view = game.view(observer);
    let window = game.window()?.view(observer);
    let sight = Sight { rules: game.rules(), seat, view: &view, window, menu };
    // They take no chances, so the stream is never asked.
    let advice = JollyRoger::thumb(&sight, &mut SearchRng::new(0, 0))?;
    menu.actions.contains(&advice.action).then_some(advice.action)
}

/// What prizes are worth, in gold.
fn worth(game: &JollyRoger, prizes: Cards) -> f32 {
    let worth = |card| match game.rules().prize(card) {
        Some(Prize::Gold { value }) => f32::from(value),
        Some(Prize::Rum) => 0.15,
        Some(Prize::Jewels) => 1.1,
        Some(Prize::Hostage) => 1.3,
        None => 0.0,
    };
    prizes.iter().map(worth).sum()
}
