//! A recorded match that goes on from the middle: what if it had been played otherwise?
//!
//! Every card lies where it lay, hidden ones too. What chance does from there is new: whoever has
//! looked at the record must not know the next card.

use contract::chance::Generator;
use contract::{AnyMatch, Match, Seed};
use record::Record;
use registry::{House, Visitor};
use table::io::{DealError, DealOrder, Fork};

/// The match that goes on, for a table that is set up as the recorded one was.
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
            // Options are compared as the game reads them: left out is as usual.
            let asked: Option<G::Options> = serde_json::from_str(order.options).ok();
            let same_table = asked.is_some_and(|asked| {
                serde_json::from_str(&record.header.options).ok() == Some(asked)
                    && record.header.seats.len() == usize::from(order.seats.get())
            });
            if !same_table {
                return Err(DealError::Fork("it was played at another table".to_owned()));
            }
            Ok(Box::new(go_on(&record, fork, seed)?))
        }
    }
    registry::visit(order.game, Open(order, fork, seed)).ok_or(DealError::UnknownGame)?
}

/// The same, of a game that is known.
pub(crate) fn game<G: House>(fork: &Fork, seed: Seed) -> Result<Match<G>, DealError> {
    go_on(&read::<G>(fork)?, fork, seed)
}

/// Reads all of the record, so that one that does not hold is refused wherever it breaks.
fn read<G: House>(fork: &Fork) -> Result<Record<G>, DealError> {
    let record = record::read::<G>(&fork.record, &G::default_deck()).map_err(refused)?;
    record::verify(&record).map_err(refused)?;
    Ok(record)
}

fn go_on<G: House>(record: &Record<G>, fork: &Fork, seed: Seed) -> Result<Match<G>, DealError> {
    let n_moves = fork.moves as usize;
    if n_moves > record.entries.len() {
        return Err(DealError::Fork("it has fewer moves".to_owned()));
    }
    let game = record::replay_part(record, n_moves).map_err(refused)?;
    if game.is_over() {
        return Err(DealError::Fork("it is over there".to_owned()));
    }
    Ok(game.with_chance(Generator::ChaCha8, &seed))
}

#[expect(clippy::needless_pass_by_value, reason = "it is what errors are mapped with")]
fn refused(error: record::RecordError) -> DealError {
    DealError::Fork(error.to_string())
}
