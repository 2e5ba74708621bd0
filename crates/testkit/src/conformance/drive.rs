//! Random play: in serial order, and with answers arriving in random order.

use std::panic::{AssertUnwindSafe, catch_unwind};

use contract::chance::Generator;
use contract::{
    Actor, CardId, Features, Game, Match, Observer, Schedule, SearchRng, Seat, SeatCount, Seed,
    Submission, Window, Worlds, setup,
};

use super::scene::{Finding, Kept, LawScene, Upheld, Whole, json};
use super::{GameLaw, PositionLaw, Report, Suite, Violation, game_laws, position_laws};

/// The law that a game never panics, whatever it is asked.
pub(super) const NEVER_PANICS: &str = "games-never-panic";
/// The law that some actions could be compared in the true and an imagined state.
pub(super) const COMPARABLE: &str = "worlds-are-comparable";

/// The random stream for choices; each law has its own.
const CHOICES: u64 = u64::MAX;
/// How many actions from menus are remembered, so that wild ones are often nearly right.
const SEEN_MAX: usize = 256;

pub(super) fn run<G: Features + Worlds>(suite: &Suite<G>) -> Report {
    let mut report = Report::default();
    let seats = SeatCount::new(suite.seats).ok_or_else(|| "no such number of seats".to_owned());
    let rules = seats.and_then(|seats| {
        let rules = setup::rules::<G>(&suite.options, seats, &suite.deck);
        rules.map_err(|error| error.to_string())
    });
    match rules {
        Err(problem) => note(&mut report, suite, NEVER_PANICS, 0, (0, problem.into())),
        Ok(rules) => {
            for seed in (suite.seed..).take(suite.n_games as usize) {
                play_one(suite, rules, seed, &mut report);
                // Further games would mostly show the same bug again.
                if !report.violations.is_empty() {
                    break;
                }
            }
            if report.tally.coupled == 0 && report.violations.is_empty() {
                let problem = "no action could be played in an imagined state".to_owned();
                note(&mut report, suite, COMPARABLE, suite.seed, (0, problem.into()));
            }
        }
    }
    report
}

/// Keeps the first violation of each law.
fn note<G: Game>(
    report: &mut Report,
    suite: &Suite<G>,
    check: &'static str,
    seed: u64,
    (step, finding): (usize, Finding),
) {
    if !report.caught(check) && !suite.skip.contains(&check) {
        let (step, detail) = (finding.step.unwrap_or(step), finding.detail);
        report.violations.push(Violation { check, seed, step, detail });
    }
}

/// Runs part of a game. A panic becomes a finding.
fn guard<T>(act: impl FnOnce() -> Result<T, Finding>) -> Result<T, Finding> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Finding::from(format!("panicked: {}", text.unwrap_or("without words"))))
    })
}

/// One game under way.
struct Drive<'a, G: Game> {
    suite: &'a Suite<G>,
    number: u64,
    played: Match<G>,
    n_cards: usize,
    states: Vec<Kept<G>>,
    seen: Vec<G::Action>,
    schedule: Schedule,
    rng: SearchRng,
    report: &'a mut Report,
}

fn play_one<G: Features + Worlds>(
    suite: &Suite<G>,
    rules: &'static G::Rules,
    number: u64,
    report: &mut Report,
) {
    // Live tables and simulations use different generators; both are tried.
    let generator = if number.is_multiple_of(3) { Generator::ChaCha8 } else { Generator::Lehmer64 };
    let seed = Seed::from_number(number, 0);
    report.n_games += 1;
    let played = match guard(|| Ok(Match::deal(rules, generator, seed))) {
        Ok(played) => played,
        Err(finding) => return note(report, suite, NEVER_PANICS, number, (0, finding)),
    };
    let named = |card: &u8| G::card_name(rules, CardId(*card)).is_some();
    let mut drive = Drive {
        suite,
        number,
        played,
        n_cards: (0..=u8::MAX).take_while(named).count(),
        states: Vec::new(),
        seen: Vec::new(),
        schedule: Schedule::default(),
        rng: SearchRng::new(number, CHOICES),
        report,
    };
    if let Err(finding) = drive.play_on(&position_laws()) {
        drive.note(NEVER_PANICS, finding);
    }
    drive.look_back(&game_laws(), generator, seed);
}

impl<G: Features + Worlds> Drive<'_, G> {
    fn note(&mut self, check: &'static str, finding: Finding) {
        let step = self.played.log().len();
        note(self.report, self.suite, check, self.number, (step, finding));
    }

    /// Plays until the game is over, lasts too long, or breaks a law: further violations would only
    /// hide the first one.
    fn play_on(&mut self, laws: &[PositionLaw<G>]) -> Upheld {
        loop {
            let window = guard(|| Ok(self.played.window()))?;
            self.keep(window)?;
            let n_before = self.report.violations.len();
            laws.iter().zip(0..).for_each(|(law, place)| self.look(*law, place, window));
            let Some(window) = window else { return Ok(()) };
            let too_long = self.played.log().len() >= G::ACTIONS_MAX as usize;
            if too_long || self.report.violations.len() > n_before || !self.act(window)? {
                return Ok(());
            }
        }
    }

    fn keep(&mut self, window: Option<Window>) -> Upheld {
        let game = self.played.game().clone();
        let text = guard(|| json(&game.view(Observer::Referee))).unwrap_or_default();
        self.states.push(Kept { game, text, window });
        if let Some(window) = window {
            self.report.tally.see(window.mode);
        }
        for seat in self.played.seats().seats() {
            let menu = guard(|| Ok(self.played.menu(seat)))?;
            self.seen.extend(menu.actions);
        }
        // Some old ones stay and the newest are there, since each kind may be wrong in its own way.
        while self.seen.len() > SEEN_MAX {
            let place = self.rng.below(u32::try_from(self.seen.len()).expect("bounded")) as usize;
            self.seen.swap_remove(place);
        }
        Ok(())
    }

    fn look(&mut self, (name, law): PositionLaw<G>, place: u64, window: Option<Window>) {
        if self.suite.skip.contains(&name) {
            return;
        }
        let stream = self.played.log().len() as u64 * 64 + place;
        let mut scene = LawScene {
            suite: self.suite,
            played: &self.played,
            window,
            n_cards: self.n_cards,
            seen: &self.seen,
            rng: SearchRng::new(self.number, stream),
            tally: &mut self.report.tally,
        };
        if let Err(finding) = guard(|| law(&mut scene)) {
            self.note(name, finding);
        }
    }

    /// One seat acts; `false` if none can.
    fn act(&mut self, window: Window) -> Result<bool, Finding> {
        let mut chosen = self.choose_seat(&window)?;
        // A seat that may act unasked need not have anything to do: who holds a card that can be
        // played at any time is secret.
        while let Some(seat) = chosen
            && window.may.has(seat)
            && self.played.menu(seat).actions.is_empty()
        {
            chosen = self.choose_seat(&window)?;
        }
        let Some(seat) = chosen else { return Ok(false) };
        let actions = self.played.menu(seat).actions;
        let Ok(count @ 1..) = u32::try_from(actions.len()) else { return Ok(false) };
        let action = actions[self.rng.below(count) as usize];
        let submission = Submission { seat, window: window.id, actor: Actor::Bot, action };
        // On a copy, so that a game that panics half-way leaves a state to inspect.
        let mut next = self.played.clone();
        let taken = guard(|| Ok(next.submit(submission).is_ok()))?;
        if taken {
            self.played = next;
            self.report.n_actions += 1;
        }
        Ok(taken)
    }

    fn choose_seat(&mut self, window: &Window) -> Result<Option<Seat>, Finding> {
        let acting = window.waiting.or(window.may);
        if window.waiting.is_empty() {
            return Ok(None);
        }
        if !self.number.is_multiple_of(2) {
            let place = self.rng.below(u32::from(acting.len())) as usize;
            return Ok(acting.nth(place));
        }
        loop {
            let (game, seats) = (self.played.game(), self.played.seats());
            let ask = guard(|| Ok(self.schedule.ask(game, seats, window)))?;
            // An optional seat may stay silent, and does so half the time.
            if ask.must || self.rng.below(2) == 0 {
                return Ok(Some(ask.seat));
            }
        }
    }

    fn look_back(&mut self, laws: &[GameLaw<G>], generator: Generator, seed: Seed) {
        for ((name, law), place) in laws.iter().zip(0..) {
            if self.suite.skip.contains(name) {
                continue;
            }
            let rng = SearchRng::new(self.number, CHOICES - 1 - place);
            let (played, states) = (&self.played, &self.states[..]);
            let mut whole = Whole { played, states, generator, seed, rng };
            if let Err(finding) = guard(|| law(&mut whole)) {
                self.note(name, finding);
            }
        }
    }
}
