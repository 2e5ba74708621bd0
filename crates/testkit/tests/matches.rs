//! What a match guarantees, tested on the toy.

use contract::chance::Generator;
use contract::{
    Actor, CardId, Drawn, Fault, Game, Match, Rejected, ReplayError, Seat, SeatCount, Seed,
    Submission, WindowId, setup,
};
use testkit::toy::phase::turn::Move;
use testkit::toy::{Action, Options, Raid};

fn dealt() -> Match<Raid> {
    let seats = SeatCount::new(3).expect("three is a number of seats");
    let rules = setup::rules::<Raid>(&Options::default(), seats, &Raid::default_deck());
    let rules = rules.expect("our own deck is sound");
    Match::deal(rules, Generator::ChaCha8, Seed::from_number(1, 0))
}

fn draw(seat: u8) -> Submission<Action> {
    let action = Action::Turn(Move::Draw);
    Submission { seat: Seat(seat), window: WindowId::default(), actor: Actor::User, action }
}

#[test]
fn outcomes_that_do_not_fit_leave_the_generator_where_it_was() {
    let (mut alone, mut tried) = (dealt(), dealt());
    for drawn in [&[][..], &[Drawn::Number(0)], &[Drawn::Card(CardId(255))]] {
        let result = tried.submit_given(draw(0), drawn);
        assert!(matches!(result, Err(ReplayError::Chance(_))), "{drawn:?}");
    }
    assert!(alone.submit(draw(0)).is_ok() && tried.submit(draw(0)).is_ok());
    assert_eq!(alone.log(), tried.log());
}

#[test]
fn an_impossible_deal_reports_the_wrong_outcome() {
    let played = dealt();
    let mut drawn = played.deal_drawn().to_vec();
    drawn[1] = drawn[0];
    let fault = Match::<Raid>::deal_as(played.rules(), &drawn).map(|_| ());
    assert_eq!(fault, Err(Fault::Misfit(drawn[1])));
}

#[test]
fn a_missing_seat_is_not_asked() {
    for seat in [3, 10, 16, 255] {
        assert_eq!(dealt().check(&draw(seat)), Err(Rejected::NotAsked));
    }
}
