//! The start of a round: the Captain appoints a Quartermaster, empty hands draw.
//! Rules, in order of play: JR-APPOINT, JR-APPOINT-DRAW, JR-MUTINY-APPOINT, JR-VAR-THREE.

use contract::{Host, Menu, Play, Refusal, Seat, SeatSet, Window};

use super::{draw_crew, mutiny, open_phase, require_turn, turn};
use crate::action::Action;
use crate::editions::Quartermaster;
use crate::event::Event;
use crate::ledger::{JR_APPOINT, JR_APPOINT_DRAW};
use crate::refusal::{Why, require};
use crate::state::{After, Answer, Decision, JollyRoger, Phase, Then};

/// A new round. Without a Quartermaster it starts with empty hands.
/// Rules: [`crate::ledger::JR_VAR_THREE`].
pub(crate) fn begin_round<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    play.emit(Event::RoundBegan { round: play.game.round + 1 });
    match play.game.rules.policies.quartermaster {
        Quartermaster::Appointed => open_phase(play, Phase::Appoint { after: After::Round }),
        Quartermaster::IsCaptain => empty_hands(play, Then::Voyage),
    }
}

pub(crate) fn window(game: &JollyRoger) -> Window {
    turn(game, game.captain)
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if matches!(game.phase, Phase::EmptyHands { .. }) {
        return out.actions.extend([Action::Draw, Action::Decline]);
    }
    if seat == game.captain {
        let others = game.rules.seats.all().without(game.captain);
        out.actions.extend(others.iter().map(|named| Action::Appoint { seat: named }));
    }
}

/// Rules: [`JR_APPOINT`], [`JR_APPOINT_DRAW`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    if let Action::Appoint { seat: named } = *action {
        let asked = matches!(game.phase, Phase::Appoint { .. }).then_some(game.captain);
        require_turn(game, seat, asked, JR_APPOINT)?;
        let fits = named.0 < game.rules.seats.get() && named != game.captain;
        return require(fits, JR_APPOINT, Why::CannotName);
    }
    let asked = game.interrupt.is_none() && matches!(game.phase, Phase::EmptyHands { .. });
    require(asked && game.answers.asked.has(seat), JR_APPOINT_DRAW, Why::NotNow)
}

/// Rules: [`JR_APPOINT`], [`crate::ledger::JR_MUTINY_APPOINT`]: no mutiny follows the
/// appointment after a mutiny.
pub(crate) fn resolve<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, named: Seat) {
    let Phase::Appoint { after } = play.game.phase else { unreachable!("checked") };
    play.emit(Event::Appointed { seat: named });
    match after {
        After::Round => empty_hands(play, Then::Call),
        After::Mutiny => empty_hands(play, Then::Spoils),
    }
}

/// Who has no crew card may draw one. Rules: [`JR_APPOINT_DRAW`].
pub(crate) fn empty_hands<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, then: Then) {
    let asked: SeatSet = play.game.rules.seats.all().minus(play.game.holders());
    let none_left = play.game.deck.is_empty() && play.game.discard.is_empty();
    if asked.is_empty() || none_left {
        return go_on(play, then);
    }
    play.emit(Event::Opened { phase: Phase::EmptyHands { then }, asked });
}

/// Draws go clockwise from the Captain; who was given a card meanwhile draws none.
/// Rules: [`JR_APPOINT_DRAW`], [`crate::ledger::JR_CREW_EMPTY`].
pub(crate) fn settle<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, then: Then) {
    let (answers, hands) = (play.game.answers, play.game.hands);
    let draws = |seat: &Seat| answers.given[*seat] == Answer::Draw && hands[*seat].is_empty();
    draw_crew(play, answers.asked.iter().filter(draws).collect(), 1);
    go_on(play, then);
}

fn go_on<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, then: Then) {
    match then {
        Then::Call => mutiny::ask(play, Decision::Appointed),
        Then::Voyage => open_phase(play, Phase::Voyage),
        Then::Spoils => mutiny::spoils(play),
    }
}
