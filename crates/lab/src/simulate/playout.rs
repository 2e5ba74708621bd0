//! Plays one game after another, without allocating in between.

use std::path::Path;

use anyhow::{Context, Result};
use bots::{Dice, Level, Player};
use contract::chance::Generator;
use contract::{
    Actor, Game, Match, Menu, Outcome, Schedule, SearchRng, Seat, Seed, Standing, Submission,
};
use record::{Header, Name, Occupant};
use registry::{House, Spec};

use super::Plan;
use super::tally::GameTally;
use crate::{Ruled, clock};

/// The number of random streams per game: one for chance, one for each seat.
const STREAMS: u64 = 16;

/// Plays games of one simulation.
pub(crate) struct Runner<'a, G: House> {
    plan: &'a Plan,
    ruled: &'a Ruled<G>,
    bots: &'a [Spec],
    players: Vec<Player<G>>,
    /// The generators of the seats, if all of them play at random.
    dice: Dice,
    menu: Menu<G::Action>,
}

impl<'a, G: House> Runner<'a, G> {
    pub(crate) fn new(plan: &'a Plan, ruled: &'a Ruled<G>, bots: &'a [Spec]) -> Self {
        let (players, dice) = (Vec::with_capacity(bots.len()), Dice::default());
        Self { plan, ruled, bots, players, dice, menu: Menu::with_capacity(1024) }
    }

    /// Plays the game with this number and counts it.
    pub(crate) fn play(&mut self, number: u64, tally: &mut GameTally) -> Result<()> {
        let chance = Seed::from_number(self.plan.seed, number * STREAMS);
        if !self.plan.figures && self.plan.records.is_none() {
            let (outcome, actions) = self.play_silent(number, SearchRng::from_seed(&chance));
            tally.add(&outcome, actions);
            return Ok(());
        }
        self.seat_players(number);
        let game = self.play_live(chance, tally);
        if self.plan.figures {
            tally.note(&game);
        }
        match &self.plan.records {
            Some(folder) => self.write(number, folder, &game),
            None => Ok(()),
        }
    }

    fn play_silent(&mut self, number: u64, chance: SearchRng) -> (Outcome, u32) {
        let rules = self.ruled.rules;
        if self.bots.iter().all(|spec| spec.level == Level::Random) {
            for (stream, die) in (1..=self.bots.len() as u64).zip(&mut self.dice) {
                *die = SearchRng::new(self.plan.seed, number * STREAMS + stream);
            }
            return bots::play_at_random::<G>(rules, chance, &mut self.dice, &mut self.menu);
        }
        self.seat_players(number);
        bots::play_silent(rules, chance, &mut self.players, &mut self.menu)
    }

    fn seat_players(&mut self, number: u64) {
        self.players.clear();
        for (stream, spec) in (1..).zip(self.bots) {
            let rng = SearchRng::new(self.plan.seed, number * STREAMS + stream);
            self.players.push(Player::new(*spec, rng, clock::now));
        }
    }

    fn play_live(&mut self, chance: Seed, tally: &mut GameTally) -> Match<G> {
        let mut game = Match::<G>::deal(self.ruled.rules, Generator::Lehmer64, chance);
        let mut schedule = Schedule::default();
        let mut actions = 0;
        let outcome = loop {
            let window = match game.game().standing() {
                Standing::Open(window) => window,
                Standing::Over(outcome) => break outcome,
            };
            let ask = schedule.ask(game.game(), self.ruled.seats, &window);
            let player = &mut self.players[ask.seat.idx()];
            let step = player.step(game.game(), self.ruled.rules, ask, &mut self.menu);
            let Some(action) = step.action else { continue };
            submit(&mut game, window.id, ask.seat, action);
            actions += u32::from(step.was_choice);
        };
        tally.add(&outcome, actions);
        game
    }

    fn write(&self, number: u64, folder: &Path, game: &Match<G>) -> Result<()> {
        let path = folder.join(format!("{}-{:06}.record", G::ID, number + 1));
        let text = record::write(game, &self.header(game));
        files::write(&path, files::RECORD, &text)
            .with_context(|| format!("cannot write {}", path.display()))
    }

    fn header(&self, game: &Match<G>) -> Header {
        let seats: Vec<Occupant> = (1..)
            .zip(self.bots)
            .map(|(seat, spec): (u8, _)| {
                let name = Name::fitted(&format!("{spec} {seat}"));
                let level =
                    record::Level::new(spec.level.name()).expect("our levels have plain names");
                Occupant::Bot { level, name }
            })
            .collect();
        let Ruled { options, deck, .. } = self.ruled;
        Header::of(game, options, &seats, deck, Generator::Lehmer64)
    }
}

fn submit<G: Game>(game: &mut Match<G>, window: contract::WindowId, seat: Seat, action: G::Action) {
    let taken = game.submit(Submission { seat, window, actor: Actor::Bot, action });
    taken.expect("bots choose from the menu");
}
