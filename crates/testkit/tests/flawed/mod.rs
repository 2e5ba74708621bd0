//! The toy with one bug: a game around [`Raid`] that forwards everything except the flaw.

pub(crate) mod flaw;
mod game;
mod parts;

use std::sync::atomic::{AtomicU32, Ordering};

use contract::{Host, Play, Seat, SeatSet};
use testkit::toy::{self, Raid};

pub(crate) use flaw::Flaw;
pub(crate) use parts::{Action, Event, EventView, LOSSY, Options, Rules, View};

/// The toy, and a flaw's own data.
#[derive(Clone, Debug)]
pub(crate) struct Flawed {
    pub(crate) rules: &'static Rules,
    pub(crate) raid: Raid,
    /// Part of the state that is not the toy's.
    pub(crate) scar: u32,
}

impl PartialEq for Flawed {
    fn eq(&self, other: &Self) -> bool {
        self.raid == other.raid && self.scar == other.scar
    }
}

impl Eq for Flawed {}

impl Rules {
    /// Counts something outside the state, which no game may do.
    fn stir(&self) -> u32 {
        self.mood.fetch_add(1, Ordering::Relaxed)
    }
}

impl Flawed {
    fn flaw(&self) -> Flaw {
        self.rules.flaw
    }

    /// Seats that hold a card stronger than 3.
    fn strong(&self) -> SeatSet {
        let strong = |seat: &Seat| {
            self.raid.hand(*seat).iter().any(|card| self.rules.toy.strength(card) > 3)
        };
        self.rules.toy.seats.seats().filter(strong).collect()
    }
}

/// Passes chance in and events out, so that the toy's own rules can run on a copy.
struct Relay<'p, 'a, H>(&'p mut Play<'a, Flawed, H>);

impl<H: Host<Flawed>> Host<Raid> for Relay<'_, '_, H> {
    fn pick<const W: usize>(&mut self, from: contract::CardSet<W>) -> contract::CardId {
        self.0.pick(from)
    }

    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    fn record(&mut self, event: &toy::Event) {
        let game = &self.0.game;
        let mut leak = None;
        let mut event = *event;
        match (game.flaw(), event) {
            (Flaw::NeverEnds, toy::Event::Ended { .. }) => return,
            (Flaw::AskedByHand, toy::Event::MutinyAsked { ship, asked }) => {
                let strong = asked.and(game.strong());
                let asked = if strong.is_empty() { asked } else { strong };
                event = toy::Event::MutinyAsked { ship, asked };
            }
            (Flaw::EventLeaks, toy::Event::AttackOpened { .. }) => {
                leak = game.raid.hand(game.raid.quartermaster()).first();
            }
            (Flaw::DrawShown, toy::Event::Drew { card, .. }) => leak = Some(card),
            (Flaw::HighDrawShown, toy::Event::Drew { card, .. }) if card.0 >= 64 => {
                leak = Some(card);
            }
            (Flaw::AnswerShown, toy::Event::MutinyAnswered { card, .. }) => leak = card,
            (Flaw::Moody, _) => leak = Some(contract::CardId(game.rules.stir().to_le_bytes()[0])),
            _ => {}
        }
        self.0.emit(Event { toy: event, leak });
    }
}

fn relay<H: Host<Flawed>>(
    play: &mut Play<'_, Flawed, H>,
    act: impl FnOnce(&mut Play<'_, Raid, Relay<'_, '_, H>>),
) {
    let mut raid = play.game.raid.clone();
    act(&mut Play::new(&mut raid, &mut Relay(play)));
}

impl Rules {
    pub(crate) fn new(flaw: Flaw, toy: toy::Rules) -> Self {
        Self { flaw, toy: Box::leak(Box::new(toy)), mood: AtomicU32::new(0) }
    }
}
