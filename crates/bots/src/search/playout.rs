//! Rollouts: the game goes on by instinct from where the tree ends, until it is over or quiet
//! enough to evaluate.

use contract::{Play, Schedule, SeatCount, Silent, Standing};

use crate::instinct::{Instinct, Scratch, Values};

/// The longest rollout.
const MOVES_MAX: u32 = 2_000;

/// Runs a rollout and returns its values.
pub(super) fn play_on<G: Instinct>(
    world: &mut G,
    schedule: &mut Schedule,
    seats: SeatCount,
    host: &mut Silent,
    scratch: &mut Scratch<G::Action>,
) -> Values {
    for n_moves in 0..MOVES_MAX {
        if n_moves >= G::HORIZON && world.is_quiet() {
            break;
        }
        let Some(ask) = schedule.next(world, seats) else { break };
        if let Some(action) = world.rollout_action(ask, scratch, &mut host.0) {
            G::resolve(&mut Play::new(world, host), ask.seat, action);
        }
    }
    judge(world)
}

/// The values of a world: the outcome, shared between joint winners, or an evaluation if the game
/// goes on.
pub(super) fn judge<G: Instinct>(world: &G) -> Values {
    let mut shares = Values::default();
    if world.window().is_some() {
        world.evaluate(&mut shares);
        return shares;
    }
    if let Standing::Over(outcome) = world.standing() {
        let winners = outcome.winners();
        let share = 1.0 / f32::from(winners.len().max(1));
        winners.iter().for_each(|seat| shares[seat] = share);
    }
    shares
}
