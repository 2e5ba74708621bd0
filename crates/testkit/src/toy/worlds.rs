//! Imagines what one observer cannot see.

use contract::{Game, PerSeat, SearchRng, Seat, Worlds};

use super::state::{Answers, Mutiny, Phase, Raid, Storm};
use super::view::{AnswersView, SeatCards, ToyStage, View};
use super::{Pile, Rules, SEATS_MAX};

/// Whether a sealed answer may be a pass.
#[derive(Clone, Copy)]
enum Passes {
    May,
    Never,
}

impl Worlds for Raid {
    fn seen(rules: &'static Rules, view: &View) -> Self {
        let mut game = Self::new(rules);
        (game.captain, game.round) = (view.captain, view.round);
        (game.n_windows, game.window) = (view.n_windows, view.window);
        game.discard = view.discard;
        for (seat, points) in rules.seats.seats().zip(&view.points) {
            game.points[seat] = *points;
        }
        game
    }

    fn fill(&mut self, view: &View, rng: &mut SearchRng) {
        let game = self;
        let mut unseen = game.rules.0.all_cards().minus(known_cards(view));
        game.hands = deal(&view.hands, &mut unseen, rng);
        game.sunk = deal(&view.sunk, &mut unseen, rng);
        game.deck = unseen;
        game.phase = match &view.stage {
            ToyStage::Turn => Phase::Turn,
            ToyStage::Mutiny { ship, answers } => {
                let answers = imagine(game, view, answers, Passes::May, rng);
                Phase::Mutiny(Mutiny { ship: *ship, answers })
            }
            ToyStage::Attack(attack) => Phase::Attack(*attack),
            ToyStage::Over { reason } => Phase::Over(*reason),
        };
        game.storm = view.storm.as_ref().map(|storm| {
            let answers = imagine(game, view, &storm.answers, Passes::Never, rng);
            Storm { window: storm.window, answers }
        });
    }
}

/// All cards whose place the observer knows.
fn known_cards(view: &View) -> Pile {
    let played = match &view.stage {
        ToyStage::Attack(attack) => attack.played,
        ToyStage::Turn | ToyStage::Mutiny { .. } | ToyStage::Over { .. } => Pile::EMPTY,
    };
    let held = view.hands.iter().chain(&view.sunk).filter_map(|held| held.cards);
    held.fold(view.discard.or(played), Pile::or)
}

/// Keeps known piles, and deals the others from the unseen cards.
fn deal(piles: &[SeatCards], unseen: &mut Pile, rng: &mut SearchRng) -> PerSeat<Pile, SEATS_MAX> {
    let mut dealt = PerSeat::of(Pile::EMPTY);
    for (held, seat) in piles.iter().zip((0..).map(Seat)) {
        dealt[seat] = held.cards.unwrap_or_else(|| {
            let cards = rng.pick_n(*unseen, held.n_cards);
            *unseen = unseen.minus(cards);
            cards
        });
    }
    dealt
}

/// Imagines the answers, since even who has answered is hidden.
fn imagine(
    game: &Raid,
    view: &View,
    seen: &AnswersView,
    passes: Passes,
    rng: &mut SearchRng,
) -> Answers {
    let mut answers = Answers::none(seen.asked);
    for answer in &seen.known {
        answers.take(answer.seat, answer.card);
    }
    while answers.waiting.len() > seen.n_waiting {
        let own = view.observer.seat();
        let others = own.map_or(answers.waiting, |seat| answers.waiting.without(seat));
        let place = rng.below(u32::from(others.len())) as usize;
        let seat = others.nth(place).expect("the place is below their number");
        let hand = game.hands[seat];
        let pass = match passes {
            Passes::May => rng.below(2) == 0,
            Passes::Never => false,
        };
        answers.take(seat, (!pass).then(|| rng.pick(hand)));
    }
    answers
}
