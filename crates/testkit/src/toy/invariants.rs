//! What holds in every state; each invariant is a function with its reason.

use contract::Broken;

use super::Pile;
use super::state::{Answers, Phase, Raid};

pub(super) fn check(game: &Raid) -> Result<(), Broken> {
    every_card_lies_in_one_place(game)?;
    hands_keep_the_limit(game)?;
    answers_are_sound(game)?;
    storms_lie_above_attacks(game)
}

/// Cards are physical: none is lost, none is created.
fn every_card_lies_in_one_place(game: &Raid) -> Result<(), Broken> {
    let played = match &game.phase {
        Phase::Attack(attack) => attack.played,
        Phase::Turn | Phase::Mutiny(_) | Phase::Over(_) => Pile::EMPTY,
    };
    let piles = [game.deck, game.discard, played];
    let held = game.hands.0.iter().chain(&game.sunk.0);
    let (mut all, mut n_cards) = (Pile::EMPTY, 0);
    for pile in piles.iter().chain(held) {
        all = all.or(*pile);
        n_cards += u16::from(pile.len());
    }
    Broken::unless(all == game.shared_rules().all_cards(), "every card is in the game")?;
    Broken::unless(n_cards == u16::from(all.len()), "no card lies in two places")
}

/// Only seats that a storm asks hold more than the limit, and by one card.
fn hands_keep_the_limit(game: &Raid) -> Result<(), Broken> {
    let asked = game.storm.map(|storm| storm.answers.asked).unwrap_or_default();
    let kept = game.seat_count().seats().all(|seat| {
        let limit = game.shared_rules().hand_max + u8::from(asked.has(seat));
        game.hands[seat].len() <= limit
    });
    Broken::unless(kept, "hands keep the limit")
}

/// A sealed window waits for somebody, and every answer is a card from the seat's own hand.
fn answers_are_sound(game: &Raid) -> Result<(), Broken> {
    let mutiny = match &game.phase {
        Phase::Mutiny(mutiny) => Some(&mutiny.answers),
        Phase::Turn | Phase::Attack(_) | Phase::Over(_) => None,
    };
    let storm = game.storm.as_ref().map(|storm| &storm.answers);
    mutiny.into_iter().chain(storm).try_for_each(|answers| sound(game, answers))
}

fn sound(game: &Raid, answers: &Answers) -> Result<(), Broken> {
    Broken::unless(!answers.waiting.is_empty(), "a sealed window waits for somebody")?;
    let asked = answers.waiting.minus(answers.asked).is_empty();
    Broken::unless(asked, "only who is asked is waited for")?;
    let mut seats = game.seat_count().seats();
    let own = seats.all(|seat| answers.cards[seat].is_none_or(|card| game.hands[seat].has(card)));
    Broken::unless(own, "an answer is a card in one's own hand")
}

/// A storm is part of an attack.
fn storms_lie_above_attacks(game: &Raid) -> Result<(), Broken> {
    let attack = matches!(game.phase, Phase::Attack(_));
    Broken::unless(attack || game.storm.is_none(), "a storm lies above an attack")
}
