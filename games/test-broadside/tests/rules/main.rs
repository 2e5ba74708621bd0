//! The rules of Broadside, one module for each id of `RULES.md`.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use contract::{Actor, SetupError, Submission};
mod fire;
mod rules;

use contract::{DeckText, Game, Match, Observer, Outcome, Refusal, Rejected, Seat, Standing};
use test_broadside::{Aim, Options, Rules, TestBroadside, View, Why, ledger};
use testkit::table::{self, REFEREE, SPECTATOR, eyes, seat};

fn rules_of(aim: Aim, seats: u8) -> &'static Rules {
    table::rules::<TestBroadside>(&Options { aim }, seats)
}

fn table(position: &str) -> Match<TestBroadside> {
    table::rigged(rules_of(Aim::High, 2), position)
}

/// The seat that is asked fires.
fn fire(game: &mut Match<TestBroadside>, number: u8) -> Result<(), Rejected<Why>> {
    let window = game.window().unwrap();
    let seat = window.waiting.first().unwrap();
    let action = TestBroadside::read_action(game.rules(), &format!("fire {number}")).unwrap();
    let submission = Submission { seat, window: window.id, actor: Actor::User, action };
    game.submit(submission).map(|_| ())
}

fn view(game: &Match<TestBroadside>, observer: Observer) -> View {
    game.game().view(observer)
}

fn outcome(game: &Match<TestBroadside>) -> Option<Outcome> {
    match game.game().standing() {
        Standing::Over(outcome) => Some(outcome),
        Standing::Open(_) => None,
    }
}
