//! Replaying a record: with the outcomes it contains, and from its seed.

use contract::{Drawn, Game, Match, ReplayError, Submission, WindowId};

use crate::error::{Problem, RecordError};
use crate::header::Source;
use crate::notation::outcomes_text;
use crate::record::{LinePart, Record, RecordedAction, RecordedEnding, placing_text};
use crate::refusal::{misfit, not_taken};

/// What verifying a record has proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Every action was legal, and every outcome follows from the committed seed.
    FromSeed,
    /// Every action was legal and every outcome possible; the seed is not known.
    Legal,
}

/// Replays a record with the outcomes it contains.
///
/// # Errors
/// When an action is illegal, an outcome impossible, or the result different.
pub fn replay<G: Game>(record: &Record<G>) -> Result<Match<G>, RecordError> {
    let game = replay_part(record, record.entries.len())?;
    record.check_ending(game.game())?;
    Ok(game)
}

/// The match after the first `n` actions of a record.
///
/// # Errors
/// When one of them is illegal, or an outcome impossible.
pub fn replay_part<G: Game>(record: &Record<G>, n: usize) -> Result<Match<G>, RecordError> {
    let mut game = Match::deal_as(record.rules, &record.deal)
        .map_err(|fault| record.error(LinePart::Deal, misfit::<G>(record.rules, fault)))?;
    for (n, entry) in record.entries.iter().take(n).enumerate() {
        let submission = record.submission(&game, n, entry)?;
        if let Err(error) = game.submit_given(submission, &entry.drawn) {
            return Err(record.error(LinePart::Action(n), not_taken::<G>(record.rules, &error)));
        }
    }
    Ok(game)
}

/// Replays a record, and also from its seed if it has one.
///
/// # Errors
/// Those of [`replay`]; when the seed does not match the commitment or gives other outcomes; when a
/// finished game has no seed.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Proof, RecordError> {
    replay(record)?;
    match (record.header.source, record.seed) {
        (Source::Given, None) => Ok(Proof::Legal),
        (Source::Seed { .. }, None) if record.ending == RecordedEnding::Unfinished => {
            Ok(Proof::Legal)
        }
        // A match that is over publishes its seed; one that does not hides something.
        (Source::Seed { .. }, None) => Err(record.error(LinePart::Seed, Problem::NoSeed)),
        (_, Some(_)) => from_seed(record).map(|_| Proof::FromSeed),
    }
}

/// A live match that resumes an unfinished record: its generator continues where it stopped.
///
/// # Errors
/// When the game is over, the seed is missing, or the record does not follow from its seed.
pub fn resume<G: Game>(record: &Record<G>) -> Result<Match<G>, RecordError> {
    if record.ending != RecordedEnding::Unfinished {
        return Err(record.error(LinePart::Result, Problem::Over));
    }
    from_seed(record)
}

/// Replays a record with the generator itself, and compares every outcome.
fn from_seed<G: Game>(record: &Record<G>) -> Result<Match<G>, RecordError> {
    let Some(seed) = record.seed else {
        return Err(record.error(LinePart::Seed, Problem::NoSeed));
    };
    let generator = match record.header.source {
        Source::Seed { generator, commitment } if commitment == seed.commitment() => generator,
        Source::Seed { .. } | Source::Given => {
            return Err(record.error(LinePart::Seed, Problem::OtherSeed));
        }
    };
    let mut game = Match::deal(record.rules, generator, seed);
    record.same(LinePart::Deal, &record.deal, game.deal_drawn())?;
    for (n, entry) in record.entries.iter().enumerate() {
        let submission = record.submission(&game, n, entry)?;
        if let Err(rejected) = game.submit(submission) {
            let error = ReplayError::Rejected(rejected);
            return Err(record.error(LinePart::Action(n), not_taken::<G>(record.rules, &error)));
        }
        let drawn = game.log().last().map_or(&[][..], |logged| &logged.drawn);
        record.same(LinePart::Action(n), &entry.drawn, drawn)?;
    }
    record.check_ending(game.game())?;
    Ok(game)
}

impl<G: Game> Record<G> {
    fn error(&self, part: LinePart, problem: Problem) -> RecordError {
        RecordError::at(self.line(part), problem)
    }

    /// An entry as it was submitted: an accepted action always answered the open window.
    fn submission(
        &self,
        game: &Match<G>,
        n: usize,
        entry: &RecordedAction<G::Action>,
    ) -> Result<Submission<G::Action>, RecordError> {
        // More actions than a game can need are a bug of ours for a match, which would panic.
        if n >= G::ACTIONS_MAX as usize {
            let problem = Problem::TooManyActions { max: G::ACTIONS_MAX };
            return Err(self.error(LinePart::Action(n), problem));
        }
        let window = game.window().map_or(WindowId::default(), |window| window.id);
        let RecordedAction { seat, actor, action, .. } = *entry;
        Ok(Submission { seat, window, actor, action })
    }

    fn same(&self, part: LinePart, told: &[Drawn], drawn: &[Drawn]) -> Result<(), RecordError> {
        if told == drawn {
            return Ok(());
        }
        let text = |drawn| outcomes_text::<G>(self.rules, drawn);
        let problem = Problem::OtherOutcomes { told: text(told), drawn: text(drawn) };
        Err(self.error(part, problem))
    }

    fn check_ending(&self, game: &G) -> Result<(), RecordError> {
        let found = RecordedEnding::of(game);
        if self.ending.reason() != found.reason() {
            let (told, found) = (self.ending.reason().to_owned(), found.reason().to_owned());
            return Err(self.error(LinePart::Result, Problem::Result { told, found }));
        }
        let pairs = self.ending.placings().iter().zip(found.placings());
        for (n, (told, found)) in pairs.enumerate() {
            if told != found {
                let (told, found) = (placing_text(*told), placing_text(*found));
                return Err(self.error(LinePart::Placing(n), Problem::Result { told, found }));
            }
        }
        Ok(())
    }
}
