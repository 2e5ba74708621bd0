//! Playing on by instinct from where the tree ends, until it is over or quiet enough to judge.

use contract::{Play, Schedule, SeatCount, Silent, Standing};

use crate::instinct::{Instinct, Room, Shares};

/// No playout is longer, however restless the game.
const MOVES_MAX: u32 = 2_000;

/// Plays on and says what it comes to.
pub(super) fn play_on<G: Instinct>(
    world: &mut G,
    schedule: &mut Schedule,
    seats: SeatCount,
    host: &mut Silent,
    room: &mut Room<G::Action>,
) -> Shares {
    for n_moves in 0..MOVES_MAX {
        let Some(window) = world.window() else { break };
        if n_moves >= G::HORIZON && world.is_quiet() {
            break;
        }
        let ask = schedule.ask(world, seats, &window);
        if let Some(action) = world.act(ask, room, &mut host.0) {
            G::resolve(&mut Play::new(world, host), ask.seat, action);
        }
    }
    judge(world)
}

/// What it came to, or will: those who win together share.
pub(super) fn judge<G: Instinct>(world: &G) -> Shares {
    let mut shares = Shares::default();
    if world.window().is_some() {
        world.appraise(&mut shares);
        return shares;
    }
    if let Standing::Over(outcome) = world.standing() {
        let winners = outcome.winners();
        let share = 1.0 / f32::from(winners.len().max(1));
        winners.iter().for_each(|seat| shares[seat] = share);
    }
    shares
}
