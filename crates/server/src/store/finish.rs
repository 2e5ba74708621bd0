//! The end of a match as statements that both databases understand: its results, and the ratings
//! that follow from them.

use table::result::{Persistence, Share};

use super::people::{Finished, rank_of};
use super::statements::{Statement, id};
use crate::people::rating::{self, Rating};

/// The name of a person.
pub(super) const NAME: &str = "SELECT name FROM people WHERE id = ?1";

/// A rating, by game and person.
pub(super) const RATING: &str = "SELECT mu, sigma FROM ratings WHERE game = ?1 AND person = ?2";

/// What the database knows about the player of a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct FinishedSeat {
    /// Their name.
    pub(super) name: Option<String>,
    /// Their rating, if the match counts for them: they have an account.
    pub(super) rating: Option<Rating>,
}

/// The statements for the end of a match, except for the step of its log. `entrants` are by seat.
pub(super) fn statements(finished: &Finished, entrants: &[FinishedSeat]) -> Vec<Statement> {
    let Finished { table, game, result, at, .. } = finished;
    let sql = "INSERT INTO matches (table_id, number, game, ended_ms) VALUES (?1, ?2, ?3, ?4)";
    let number = i64::from(result.number.0);
    let mut all = vec![statement!(sql, *table, number, game.as_str(), *at)];
    let after = ratings(&result.shares, entrants);
    for (seat, ((share, entrant), after)) in
        (0_i64..).zip(result.shares.iter().zip(entrants).zip(&after))
    {
        let before = after.and(entrant.rating);
        let sql = "INSERT INTO results (table_id, number, seat, person, name, level, rank, points,
                gave_up, mu_before, mu, sigma)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
        all.push(statement!(
            sql,
            *table,
            number,
            seat,
            share.person.map(id),
            entrant.name.as_deref(),
            share.level.as_deref(),
            i64::from(share.rank),
            i64::from(share.points),
            share.persistence == Persistence::GaveUp,
            before.map(|rating| rating.mu),
            after.map(|rating| rating.mu),
            after.map(|rating| rating.sigma),
        ));
        if let (Some(Rating { mu, sigma }), Some(person)) = (after, share.person) {
            let sql = "INSERT INTO ratings (game, person, mu, sigma, n_matches)
                VALUES (?1, ?2, ?3, ?4, 1)
                ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu,
                    sigma = excluded.sigma, n_matches = ratings.n_matches + 1";
            all.push(statement!(sql, game.as_str(), person, Some(*mu), Some(*sigma)));
        }
    }
    all
}

/// The new ratings by seat; none if fewer than two players are rated.
fn ratings(shares: &[Share], entrants: &[FinishedSeat]) -> Vec<Option<Rating>> {
    let rated: Vec<(usize, (Rating, u8))> = (0..)
        .zip(shares.iter().zip(entrants))
        .filter_map(|(seat, (share, entrant))| {
            Some((seat, (entrant.rating?, rank_of(share.persistence, share.rank))))
        })
        .collect();
    let mut after = vec![None; shares.len()];
    if rated.len() < 2 {
        return after;
    }
    let (seats, places): (Vec<usize>, Vec<(Rating, u8)>) = rated.into_iter().unzip();
    for (seat, rating) in seats.into_iter().zip(rating::rate(&places)) {
        after[seat] = Some(rating);
    }
    after
}
