//! Rules of thumb and instinct: win cheaply if it is certain, otherwise lead with the best gun or
//! get rid of the worst.

use bots::search::{float, mix, softmax_values};
use bots::{Advice, Instinct, Sight, Thumb, Values};
use contract::{CardId, Phrase, SearchRng, Seat};

use crate::fire::Action;
use crate::rules::Rules;
use crate::state::{SEATS_MAX, TestBroadside};

impl Thumb for TestBroadside {
    const RANDOM_REASON: &'static str = "tb-advice-random";

    fn absurd(_: &Sight<'_, Self>, _: &Action) -> bool {
        false
    }

    fn thumb(sight: &Sight<'_, Self>, _: &mut SearchRng) -> Option<Advice<Action>> {
        let guns = sight.menu.actions.iter().map(|Action::Fire { gun }| *gun);
        let fired = sight.view.fired.iter().copied().flatten();
        let (gun, reason) = best(sight.rules, guns, fired)?;
        Some(Advice { action: Action::Fire { gun }, reason: Phrase::new(reason) })
    }
}

/// The gun to fire, and the key of the reason.
fn best(
    rules: &Rules,
    guns: impl Iterator<Item = CardId> + Clone,
    fired: impl Iterator<Item = CardId> + Clone,
) -> Option<(CardId, &'static str)> {
    let strength = |gun: &CardId| rules.strength(*gun);
    let is_last = fired.clone().count() + 1 == usize::from(rules.seats.get());
    let to_beat = fired.map(|gun| strength(&gun)).max();
    let winning = guns.clone().filter(|gun| to_beat.is_none_or(|best| strength(gun) > best));
    let chosen = if is_last { winning.min_by_key(strength) } else { winning.max_by_key(strength) };
    let win = chosen.map(|gun| (gun, "tb-advice-win"));
    win.or_else(|| guns.min_by_key(strength).map(|gun| (gun, "tb-advice-waste")))
}

impl Instinct for TestBroadside {
    const HORIZON: u32 = 30;

    fn priors(&self, _: Seat, actions: &[Action], weights: &mut [f32]) {
        let guns = actions.iter().map(|Action::Fire { gun }| *gun);
        let fired = self.fired.0.iter().copied().flatten();
        let chosen = best(self.rules, guns.clone(), fired).map(|(gun, _)| gun);
        for (gun, weight) in guns.zip(weights) {
            *weight = if Some(gun) == chosen { 3.0 } else { 1.0 };
        }
    }

    fn evaluate(&self, shares: &mut Values) {
        for seat in self.rules.seats.seats() {
            shares[seat] = float(i32::from(self.points[seat])) * 2.0;
        }
        softmax_values(shares, self.rules.seats);
    }

    fn infoset_key(&self, observer: Seat) -> u64 {
        let head = mix(u64::from(self.round), u64::from(self.leader.0));
        let own = mix(mix(head, self.hands[observer].low()), self.spent.low());
        (0..SEATS_MAX).fold(own, |hash, idx| {
            mix(hash, self.fired.0[idx].map_or(0, |gun| u64::from(gun.0) + 1))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{DeckText, Game, SeatCount};

    #[test]
    fn the_last_to_fire_wins_as_cheaply_as_possible_or_wastes_little() {
        let deck: DeckText = TestBroadside::default_deck();
        let seats = SeatCount::new(2).unwrap();
        let rules = TestBroadside::rules(&crate::Options::default(), seats, &deck).unwrap();
        let guns = |numbers: &[u8]| numbers.iter().map(|n| CardId(n - 1)).collect::<Vec<_>>();
        let chosen = |own: &[u8], fired: &[u8]| {
            let (gun, _) = best(&rules, guns(own).into_iter(), guns(fired).into_iter()).unwrap();
            gun.0 + 1
        };
        assert_eq!(chosen(&[3, 12, 30], &[10]), 12);
        assert_eq!(chosen(&[3, 5], &[10]), 3);
        assert_eq!(chosen(&[3, 5, 9], &[]), 9);
    }
}
