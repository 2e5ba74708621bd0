//! What a bosun draws at tables that were set up by hand.

use crate::{Action, PARROT, PlaceId, Rum, View};
use contract::{Game, Match, Observer, Rig, SearchRng, Seat, SeatCount, setup};

use bots::{Level, Sight};

/// What the first seat does with a view that was changed a little.
fn chosen(text: &str, change: impl FnOnce(&mut View)) -> (Action, String) {
    let seats = SeatCount::new(2).unwrap();
    let rules = setup::rules::<Rum>(&crate::Options {}, seats, &Rum::default_deck()).unwrap();
    let game = Rum::rig(rules, &contract::rig::lines(text).unwrap()).unwrap();
    let game = Match::rigged(rules, game);
    let (seat, observer) = (Seat(0), Observer::Seat(Seat(0)));
    let (mut view, menu) = (game.game().view(observer), game.menu(seat));
    change(&mut view);
    let window = game.window().unwrap().view(observer);
    let sight = Sight { rules, seat, view: &view, window, menu: &menu };
    let mut bosun = Level::Bosun.bot::<Rum>(SearchRng::new(1, 1));
    let advice = bosun.choose(&sight, &mut |_| true).unwrap();
    (advice.action, advice.reason.key.into_owned())
}

/// A card that was laid face down before the parrot went back to the wreck is not the parrot.
#[test]
fn a_card_that_cannot_be_the_parrot_is_better_than_one_from_the_wreck() {
    // The card that lies open is no use to its owner.
    let text = "beach: blue1-purple2 ?red1-orange2 ?green1-blue2\n\
                row: blue 8 of 1, purple 8 of 1";
    let parrot_seen = |view: &mut View, at| {
        (view.memory.now, view.memory.beach) = (9, [0, 6, 4]);
        view.memory.public[PARROT.idx()] = at;
    };
    let (action, _) = chosen(text, |view| parrot_seen(view, 3));
    assert_eq!(action, Action::DrawWreck);
    let (action, reason) = chosen(text, |view| parrot_seen(view, 5));
    assert_eq!(action, Action::DrawBeach { place: PlaceId(2) });
    assert_eq!(reason, "rum-advice-draw-hidden");
}
