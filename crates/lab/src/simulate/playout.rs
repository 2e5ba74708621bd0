//! Plays one game after another, without allocating in between.

use std::path::Path;

use anyhow::{Context, Result};
use bots::Player;
use contract::chance::Generator;
use contract::{
    Actor, Game, Match, Menu, Outcome, Play, Schedule, SearchRng, Seat, Seed, Silent, Standing,
    Submission,
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
    menu: Menu<G::Action>,
}

impl<'a, G: House> Runner<'a, G> {
    pub(crate) fn new(plan: &'a Plan, ruled: &'a Ruled<G>, bots: &'a [Spec]) -> Self {
        let players = Vec::with_capacity(bots.len());
        Self { plan, ruled, bots, players, menu: Menu::with_capacity(1024) }
    }

    /// Plays the game with this number and counts it.
    pub(crate) fn play(&mut self, number: u64, tally: &mut GameTally) -> Result<()> {
        let seed = self.plan.seed;
        self.players.clear();
        for (stream, spec) in (1..).zip(self.bots) {
            let rng = SearchRng::new(seed, number * STREAMS + stream);
            self.players.push(Player::new(*spec, rng, clock::now));
        }
        let chance = Seed::from_number(seed, number * STREAMS);
        if !self.plan.figures && self.plan.records.is_none() {
            let (outcome, actions) = self.play_silent(&chance);
            tally.add(&outcome, actions);
            return Ok(());
        }
        let game = self.play_live(chance, tally);
        if self.plan.figures {
            tally.note(&game);
        }
        match &self.plan.records {
            Some(folder) => self.write(number, folder, &game),
            None => Ok(()),
        }
    }

    /// A separate function, so that nothing else competes for registers.
    #[inline(never)]
    fn play_silent(&mut self, chance: &Seed) -> (Outcome, u32) {
        let mut game = G::new(self.ruled.rules);
        let mut host = Silent(SearchRng::from_seed(chance));
        let mut play = Play::new(&mut game, &mut host);
        G::start(&mut play);
        let mut schedule = Schedule::default();
        let mut actions = 0;
        while let Some(window) = play.game.window() {
            let ask = schedule.ask(play.game, self.ruled.seats, &window);
            let player = &mut self.players[ask.seat.idx()];
            let step = player.step(play.game, self.ruled.rules, ask, &mut self.menu);
            let Some(action) = &step.action else { continue };
            G::resolve(&mut play, ask.seat, *action);
            actions += u32::from(step.was_choice);
            assert!(actions <= G::ACTIONS_MAX, "{} goes on for ever", G::ID);
        }
        match play.game.standing() {
            Standing::Over(outcome) => (outcome, actions),
            Standing::Open(_) => unreachable!("no window is open"),
        }
    }

    fn play_live(&mut self, chance: Seed, tally: &mut GameTally) -> Match<G> {
        let mut game = Match::<G>::deal(self.ruled.rules, Generator::Xoshiro256, chance);
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
        Header::of(game, options, &seats, deck, Generator::Xoshiro256)
    }
}

fn submit<G: Game>(game: &mut Match<G>, window: contract::WindowId, seat: Seat, action: G::Action) {
    let taken = game.submit(Submission { seat, window, actor: Actor::Bot, action });
    taken.expect("bots choose from the menu");
}
