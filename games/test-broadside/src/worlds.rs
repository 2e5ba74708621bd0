//! Determinization: the guns that an observer cannot see are dealt at random.

use contract::{SearchRng, Seat, Worlds};

use crate::rules::Rules;
use crate::state::{Guns, Phase, TestBroadside};
use crate::view::View;

impl Worlds for TestBroadside {
    fn seen(rules: &'static Rules, view: &View) -> Self {
        let mut game = Self::before_deal(rules);
        game.phase = if view.next.is_some() { Phase::Round } else { Phase::Over };
        (game.round, game.leader, game.spent) = (view.round, view.leader, view.spent);
        for (seat, gun) in (0..).map(Seat).zip(&view.fired) {
            game.fired[seat] = *gun;
            game.n_fired += u8::from(gun.is_some());
        }
        for (seat, points) in (0..).map(Seat).zip(&view.points) {
            game.points[seat] = *points;
        }
        game
    }

    fn fill(&mut self, view: &View, rng: &mut SearchRng) {
        let fired: Guns = view.fired.iter().copied().flatten().collect();
        let seen = view.hands.iter().filter_map(|hand| hand.guns).fold(fired, Guns::or);
        let mut unseen = self.rules.guns().minus(seen).minus(view.spent);
        for (seat, hand) in (0..).map(Seat).zip(&view.hands) {
            let guns = hand.guns.unwrap_or_else(|| rng.pick_n(unseen, hand.n_guns));
            unseen = unseen.minus(guns);
            self.hands[seat] = guns;
        }
        self.store = unseen;
    }
}
