//! Matches of the toy game played at random, and their records.

use contract::chance::{Generator, sha256_hex};
use contract::{
    Actor, DeckText, Game, Match, Schedule, SearchRng, SeatCount, Seed, Standing, Submission, setup,
};
use record::{Header, Level, Name, Occupant};
use testkit::toy::{Options, Raid, Rules};

/// A match in progress, with the generator that plays it.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Match<Raid>,
    pub(crate) header: Header,
    rng: SearchRng,
    schedule: Schedule,
}

pub(crate) fn deck() -> DeckText {
    Raid::default_deck()
}

pub(crate) fn rules(seats: u8) -> &'static Rules {
    let seats = SeatCount::new(seats).expect("a table has so many");
    setup::rules::<Raid>(&Options::default(), seats, &deck()).expect("the toy is for so many")
}

/// Seat 1 is a person, the others are bots.
fn occupants(seats: u8) -> Vec<Occupant> {
    let bot = |seat| Occupant::Bot {
        level: Level::new("random").expect("a word"),
        name: Name::fitted(&format!("Bot {seat}")),
    };
    let user = Occupant::User { name: Name::fitted("Ann") };
    std::iter::once(user).chain((2..=seats).map(bot)).collect()
}

impl Table {
    pub(crate) fn deal(seats: u8, generator: Generator, number: u64) -> Self {
        let game = Match::deal(rules(seats), generator, Seed::from_number(number, 0));
        let occupants = occupants(seats);
        let header = Header::of(&game, &Options::default(), &occupants, &deck(), generator);
        Self { game, header, rng: SearchRng::new(number, 1), schedule: Schedule::default() }
    }

    /// Plays one random action; `false` once the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let Standing::Open(window) = self.game.game().standing() else { return false };
        let ask = self.schedule.ask(self.game.game(), self.game.seats(), &window);
        let menu = self.game.menu(ask.seat);
        let count = u32::try_from(menu.actions.len()).expect("menus are short");
        let action = menu.actions[self.rng.below(count) as usize];
        // Now and then somebody else acts for the seat.
        let usual = if ask.seat.0 == 0 { Actor::User } else { Actor::Bot };
        let others = [Actor::User, Actor::Bot, Actor::Clock, Actor::StandingOrder];
        let actor = others.get(self.rng.below(20) as usize).copied().unwrap_or(usual);
        let submission = Submission { seat: ask.seat, window: window.id, actor, action };
        self.game.submit(submission).expect("a choice of the menu");
        true
    }

    pub(crate) fn steps(mut self, count: usize) -> Self {
        (0..count).all(|_| self.step());
        self
    }

    pub(crate) fn finished(mut self) -> Self {
        while self.step() {}
        self
    }

    pub(crate) fn written(&self) -> String {
        record::write(&self.game, &self.header)
    }

    pub(crate) fn saved(&self) -> String {
        record::save(&self.game, &self.header)
    }
}

/// A text with a matching checksum, as a forger would make it.
pub(crate) fn forged(text: &str) -> String {
    let (before, _) = text.split_once("check: ").expect("a record has a check");
    format!("{before}check: {}\n", sha256_hex(before.as_bytes()))
}
