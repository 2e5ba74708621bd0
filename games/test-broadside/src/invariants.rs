//! What holds in every state.

use contract::Broken;

use crate::rules::HAND;
use crate::state::{Guns, Phase, TestBroadside};

pub(crate) fn check(game: &TestBroadside) -> Result<(), Broken> {
    every_gun_lies_in_one_place(game)?;
    hands_shrink_by_a_gun_each_round(game)
}

/// Guns are cards: none is lost, none is created.
fn every_gun_lies_in_one_place(game: &TestBroadside) -> Result<(), Broken> {
    let fired: Guns = game.fired.0.into_iter().flatten().collect();
    let piles = game.hands.0.into_iter().chain([fired, game.spent, game.store]);
    let (all, n_guns) =
        piles.fold((Guns::EMPTY, 0), |(all, n), pile| (all.or(pile), n + u16::from(pile.len())));
    let is_whole = all == game.rules.guns() && n_guns == u16::from(game.rules.n_guns);
    Broken::unless(is_whole, "every gun lies in one place (TB-GUNS)")
}

/// A seat has fired one gun for each finished round, and perhaps one in this round.
fn hands_shrink_by_a_gun_each_round(game: &TestBroadside) -> Result<(), Broken> {
    let mut seats = game.rules.seats.seats();
    let fits = seats.all(|seat| {
        let gone = game.round + u8::from(game.fired[seat].is_some());
        game.hands[seat].len() + gone == HAND
    });
    Broken::unless(game.phase == Phase::Deal || fits, "a seat fires a gun each round (TB-FIRE)")
}
