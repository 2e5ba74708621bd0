//! Mutiny: called after a decision of the Captain, fought in the open, then spoils and crew.
//! Rules, in order of play: JR-MUTINY-WHEN, JR-MUTINY-START, JR-MUTINY-OPEN, JR-MUTINY-ROLES,
//! JR-MUTINY-SIDES, JR-MUTINY-EFFECTS, JR-MUTINY-WIN, JR-MUTINY-APPOINT, JR-MUTINY-PRIZES,
//! JR-MUTINY-CREW, JR-MUTINY-NEXT, JR-MUTINY-LAST.

use contract::{CardId, Host, Menu, Mode, PerSeat, Play, Refusal, Seat, SeatSet, Window, WindowId};

use super::{
    appoint, first_answer, open, open_phase, punish, require_in_hand, scoring, share, voyage,
};
use crate::action::Action;
use crate::card::{Cards, Special};
use crate::crew::{self, traitor};
use crate::editions::{Appoints, Quartermaster};
use crate::event::Event;
use crate::ledger::{
    JR_MUTINY_OPEN, JR_MUTINY_ROLES, JR_MUTINY_SIDES, JR_MUTINY_START, JR_MUTINY_WHEN,
    JR_SP_SEA_DOG,
};
use crate::refusal::{Why, require};
use crate::state::{
    After, Decision, Effect, How, Interrupt, JollyRoger, Phase, SEATS_MAX, Side, Source, Then,
    Unrest,
};

/// A mutiny may follow a decision, once a round: all but the Captain who hold a card are asked.
/// Rules: [`JR_MUTINY_WHEN`].
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, decision: Decision) {
    let asked = play.game.holders().without(play.game.captain);
    if play.game.unrest == Unrest::Spent || asked.is_empty() {
        return proceed(play, decision);
    }
    play.emit(Event::Opened { phase: Phase::Call { decision }, asked });
}

/// Nobody called one. Rules: [`crate::ledger::JR_STEP_ORDER`].
fn proceed<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, decision: Decision) {
    match decision {
        Decision::Appointed => open_phase(play, Phase::Voyage),
        Decision::Sailed => voyage::arrive(play),
        Decision::Ordered => punish::carry_out(play),
        Decision::Waived => voyage::end_round(play),
    }
}

/// Waited for are all who can play something and have not passed since the last card.
/// Rules: [`JR_MUTINY_OPEN`].
#[inline]
pub(crate) fn window(game: &JollyRoger) -> Window {
    open(game, game.rules.seats.all(), waiting(game), game.mutiny.shown)
}

/// A Sea Dog's victim. Rules: [`JR_SP_SEA_DOG`].
pub(crate) fn forced_window(game: &JollyRoger, id: WindowId, seat: Seat) -> Window {
    let asked = SeatSet::one(seat);
    let may = super::may(game).minus(asked);
    Window { id, mode: Mode::Turn, asked, waiting: asked, may, shown: 0 }
}

#[inline]
pub(crate) fn waiting(game: &JollyRoger) -> SeatSet {
    let mut waiting = game.holders();
    if let (Some(quartermaster), None) = (game.quartermaster, game.mutiny.committed) {
        waiting = waiting.with(quartermaster);
    }
    waiting.minus(game.mutiny.passed)
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if matches!(game.phase, Phase::Call { .. }) {
        return call_menu(game, seat, out);
    }
    if matches!(game.interrupt, Some(Interrupt::Forced { seat: named, .. }) if named != seat) {
        return;
    }
    let is_open = game.interrupt.is_none();
    if is_open && waiting(game).has(seat) {
        out.actions.push(Action::Pass { seen: game.mutiny.shown });
    }
    traitor::menu(game, seat, out);
    let sides = sides(game, seat);
    for &side in sides {
        for card in game.hands[seat].iter() {
            for_each_how(game, seat, (side, card), |how| {
                out.actions.push(Action::Join { side, card, how });
            });
        }
    }
    if is_open && may_commit(game, seat) {
        out.actions.extend(sides.iter().map(|&side| Action::Commit { side }));
    }
}

fn call_menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    out.actions.push(Action::Decline);
    for card in game.hands[seat].iter() {
        let mutinous = (Side::Mutineer, card);
        for_each_how(game, seat, mutinous, |how| out.actions.push(Action::Call { card, how }));
    }
}

/// The sides a seat may play for: its own, or either. Rules: [`JR_MUTINY_SIDES`].
#[inline]
pub(crate) fn sides(game: &JollyRoger, seat: Seat) -> &'static [Side] {
    match game.mutiny.side(seat) {
        None => &Side::BOTH,
        Some(Side::Captain) => &Side::BOTH[..1],
        Some(Side::Mutineer) => &Side::BOTH[1..],
    }
}

/// The ways a card may be played for a side of a mutiny, in order.
fn for_each_how(
    game: &JollyRoger,
    seat: Seat,
    (side, card): (Side, CardId),
    mut visit: impl FnMut(How),
) {
    visit(How::Plain);
    if !game.rules.with_ways.has(card) {
        return;
    }
    let on = game.rules.seats.seats().map(|seat| How::On { seat });
    let kill = Side::BOTH.into_iter().map(|leader| How::Kill { leader });
    for how in on.chain(kill) {
        if crew::check_in_mutiny(game, seat, (side, card), how).is_ok() {
            visit(how);
        }
    }
}

/// Rules: [`JR_MUTINY_WHEN`], [`JR_MUTINY_START`], [`JR_MUTINY_OPEN`], [`JR_MUTINY_ROLES`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    if let Action::Call { card, how } = *action {
        let called = matches!(game.phase, Phase::Call { .. }) && game.interrupt.is_none();
        require(called && game.answers.asked.has(seat), JR_MUTINY_WHEN, Why::NotNow)?;
        require_in_hand(game, seat, card, JR_MUTINY_START)?;
        return crew::check_in_mutiny(game, seat, (Side::Mutineer, card), how);
    }
    if let Action::Join { side, card, how } = *action {
        return check_join(game, seat, side, card, how);
    }
    if let Action::Commit { side } = *action {
        return check_commit(game, seat, side);
    }
    let Action::Pass { seen } = *action else { unreachable!("a move of a mutiny") };
    let is_open = matches!(game.phase, Phase::Mutiny) && game.interrupt.is_none();
    require(is_open, JR_MUTINY_OPEN, Why::NotNow)?;
    require(waiting(game).has(seat), JR_MUTINY_OPEN, Why::AlreadyDone)?;
    let shown = game.mutiny.shown;
    if seen == shown { Ok(()) } else { Err(Refusal::Overtaken { seen, shown }) }
}

/// Rules: [`JR_MUTINY_OPEN`], [`JR_MUTINY_SIDES`], [`JR_SP_SEA_DOG`].
fn check_join(
    game: &JollyRoger,
    seat: Seat,
    side: Side,
    card: CardId,
    how: How,
) -> Result<(), Refusal<Why>> {
    require(matches!(game.phase, Phase::Mutiny), JR_MUTINY_OPEN, Why::NotNow)?;
    match game.interrupt {
        Some(Interrupt::Forced { seat: named, .. }) => {
            require(named == seat, JR_SP_SEA_DOG, Why::NotNow)?;
        }
        Some(Interrupt::Betrayal { .. } | Interrupt::Limit { .. }) => {
            require(false, JR_MUTINY_OPEN, Why::NotNow)?;
        }
        None => {}
    }
    let own = game.mutiny.side(seat);
    require(own.is_none_or(|own| own == side), JR_MUTINY_SIDES, Why::WrongSide)?;
    require_in_hand(game, seat, card, JR_MUTINY_OPEN)?;
    crew::check_in_mutiny(game, seat, (side, card), how)
}

/// Whether the Quartermaster's card is still his to commit. Rules: [`JR_MUTINY_ROLES`].
#[inline]
pub(crate) fn may_commit(game: &JollyRoger, seat: Seat) -> bool {
    game.quartermaster == Some(seat) && game.mutiny.committed.is_none()
}

/// Rules: [`JR_MUTINY_ROLES`].
fn check_commit(game: &JollyRoger, seat: Seat, side: Side) -> Result<(), Refusal<Why>> {
    let is_open = matches!(game.phase, Phase::Mutiny) && game.interrupt.is_none();
    require(is_open, JR_MUTINY_ROLES, Why::NotNow)?;
    require(game.quartermaster == Some(seat), JR_MUTINY_ROLES, Why::NotQuartermaster)?;
    require(game.mutiny.committed.is_none(), JR_MUTINY_ROLES, Why::AlreadyCommitted)?;
    let own = game.mutiny.side(seat);
    require(own.is_none_or(|own| own == side), JR_MUTINY_SIDES, Why::WrongSide)
}

/// Only the first caller clockwise from the Captain shows his card; the others keep theirs
/// unseen. Rules: [`JR_MUTINY_WHEN`], [`JR_MUTINY_START`].
pub(crate) fn settle_call<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    decision: Decision,
) {
    let Some((seat, card, how)) = first_answer(play.game) else {
        return proceed(play, decision);
    };
    play.emit(Event::MutinyCalled { seat, card, how, after: decision });
    open_phase(play, Phase::Mutiny);
    after_card(play, Effect { seat, card, how });
}

pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    action: Action,
) {
    if let Action::Join { side, card, how } = action {
        play.emit(Event::Joined { seat, side, card, how });
        after_card(play, Effect { seat, card, how });
    } else if let Action::Commit { side } = action {
        play.emit(Event::Committed { seat, side });
    } else {
        play.emit(Event::Passed { seat });
    }
}

/// A card played for a side may have an effect, which a Traitor may answer first.
fn after_card<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    if effect.how != How::Plain {
        play.emit(Event::Shown { effect });
        traitor::ask(play);
    }
}

/// It ends when everyone has passed since the last card. Rules: [`JR_MUTINY_OPEN`],
/// [`crate::ledger::JR_MUTINY_WIN`]: a tie is the Captain's.
pub(crate) fn go_on<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if !waiting(play.game).is_empty() {
        return;
    }
    let [captain, mutineer] = play.game.mutiny.crewmen;
    decide(play, if mutineer > captain { Side::Mutineer } else { Side::Captain });
}

/// One side has won. Rules: [`crate::ledger::JR_MUTINY_WIN`],
/// [`crate::ledger::JR_MUTINY_APPOINT`], [`JR_MUTINY_SIDES`].
pub(crate) fn decide<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, winner: Side) {
    let game = &*play.game;
    let losers = game.mutiny.members[winner.other().idx()];
    let captain = match winner {
        Side::Captain => game.captain,
        Side::Mutineer => game.mutiny.first,
    };
    let policies = game.rules.policies;
    play.emit(Event::MutinyDecided { winner, captain, losers });
    match (policies.quartermaster, policies.confirmed_captain, winner) {
        (Quartermaster::IsCaptain, _, _) => appoint::empty_hands(play, Then::Spoils),
        (Quartermaster::Appointed, Appoints::OnlyNew, Side::Captain) => spoils(play),
        (Quartermaster::Appointed, Appoints::Always, _)
        | (Quartermaster::Appointed, Appoints::OnlyNew, Side::Mutineer) => {
            open_phase(play, Phase::Appoint { after: After::Mutiny });
        }
    }
}

/// The losers' prizes are gathered and shared among all.
/// Rules: [`crate::ledger::JR_MUTINY_PRIZES`], [`crate::ledger::JR_VAR_HIDDEN_CARDS`].
pub(crate) fn spoils<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    play.emit(Event::ShareBegan { source: Source::Mutiny });
    let (captain, losers) = (play.game.captain, play.game.mutiny.losers);
    for seat in play.game.rules.seats.clockwise_from(captain) {
        let cards = play.game.prizes[seat];
        if losers.has(seat) && !cards.is_empty() {
            let seen_by = share::audience(play.game, &[seat, captain]);
            play.emit(Event::Gathered { seat, n: cards.len(), cards, seen_by });
        }
    }
    if play.game.prizes_are_hidden() && !play.game.pot.is_empty() {
        play.emit(Event::PotShown { seat: captain });
    }
    share::open_pot(play);
}

/// Crew played is dealt out again from the Quartermaster's left, but for the cards that are
/// always discarded. Rules: [`crate::ledger::JR_MUTINY_CREW`].
pub(crate) fn deal_crew<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let rules = play.game.rules;
    let gone = [Special::PowderMonkey, Special::Cutthroat, Special::SeaDog];
    let gone = gone.into_iter().fold(Cards::EMPTY, |all, special| all.or(rules.copies(special)));
    let cards = play.game.table.and(gone);
    if !cards.is_empty() {
        play.emit(Event::CrewDiscarded { cards });
    }
    let mut dealt: PerSeat<Cards, SEATS_MAX> = PerSeat::default();
    let (mut left, mut seat) = (play.game.table, play.game.quartermaster());
    while !left.is_empty() {
        seat = seat.clockwise(1, rules.seats);
        let card = play.pick(left);
        left = left.without(card);
        dealt[seat] = dealt[seat].with(card);
    }
    for seat in rules.seats.seats().filter(|seat| !dealt[*seat].is_empty()) {
        let cards = dealt[seat];
        play.emit(Event::Redealt { seat, n: cards.len(), cards });
    }
    // A mutiny in the last round comes after its voyage: then the game is over.
    // Rules: JR-MUTINY-NEXT, JR-MUTINY-LAST.
    if voyage::is_last(play.game) {
        scoring::score(play);
    } else {
        open_phase(play, Phase::Voyage);
    }
}
