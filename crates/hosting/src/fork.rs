//! A recorded match that continues from the middle, to try what would have happened otherwise.
//!
//! Every card stays where it was, including hidden ones. Chance is new from there: somebody who has
//! read the record must not know the next card.

use contract::chance::Generator;
use contract::{AnyMatch, Match, Seed, json};
use record::Record;
use registry::{House, Visitor};
use table::io::{DealError, DealOrder, Fork};

/// The continued match, for a table with the same set-up as the recorded one.
pub(crate) fn deal(
    order: &DealOrder<'_>,
    fork: &Fork,
    seed: Seed,
) -> Result<Box<dyn AnyMatch>, DealError> {
    struct Open<'a>(&'a DealOrder<'a>, &'a Fork, Seed);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyMatch>, DealError>;
        fn visit<G: House>(self) -> Self::Output {
            let Self(order, fork, seed) = self;
            let record = read::<G>(fork)?;
            // Options are compared after parsing, so that a missing one equals its default.
            let asked: Option<G::Options> = json::read(order.options).ok();
            let same_table = asked.is_some_and(|asked| {
                json::read(&record.header.options).ok() == Some(asked)
                    && record.header.seats.len() == usize::from(order.seats.get())
            });
            if !same_table {
                return Err(DealError::Fork("it was played with another set-up".to_owned()));
            }
            Ok(Box::new(go_on(&record, fork.moves as usize, seed)?))
        }
    }
    registry::visit(order.game, Open(order, fork, seed)).ok_or(DealError::UnknownGame)?
}

/// The same, for a known game.
pub(crate) fn game<G: House>(fork: &Fork, seed: Seed) -> Result<Match<G>, DealError> {
    go_on(&read::<G>(fork)?, fork.moves as usize, seed)
}

/// Reads the whole record, so that a damaged one is refused wherever the damage is.
fn read<G: House>(fork: &Fork) -> Result<Record<G>, DealError> {
    let record = record::read::<G>(&fork.record, &G::default_deck()).map_err(refused)?;
    record::verify(&record).map_err(refused)?;
    Ok(record)
}

/// The match after so many actions of a record, with new chance from there on.
///
/// # Errors
/// When the record has fewer actions, or its game is over there.
pub fn go_on<G: House>(
    record: &Record<G>,
    n_moves: usize,
    seed: Seed,
) -> Result<Match<G>, DealError> {
    if n_moves > record.entries.len() {
        return Err(DealError::Fork("it has fewer moves".to_owned()));
    }
    let game = record::replay_part(record, n_moves).map_err(refused)?;
    if game.is_over() {
        return Err(DealError::Fork("the game is over there".to_owned()));
    }
    Ok(game.with_chance(Generator::ChaCha8, &seed))
}

#[expect(clippy::needless_pass_by_value, reason = "it is what errors are mapped with")]
fn refused(error: record::RecordError) -> DealError {
    DealError::Fork(error.to_string())
}
