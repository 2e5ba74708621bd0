//! The attack: crew is added in any order until the Quartermaster turns the card over.
//! Rules, in order of play: JR-ATTACK-FIRST, JR-ATTACK-OPEN, JR-ATTACK-REVEAL, JR-ATTACK-SUM,
//! JR-ATTACK-SPECIAL, JR-ATTACK-DISCARD.

use contract::{Host, Menu, Play, Refusal, Seat, SeatSet, Window};

use super::{open, open_phase, punish, require_in_hand, require_turn, share, turn, voyage};
use crate::action::Action;
use crate::bribe::Offer;
use crate::card::{Cards, Crew, Kind, Skill};
use crate::crew::{timed, traitor};
use crate::event::{Event, Fight};
use crate::ledger::{JR_ATTACK_FIRST, JR_ATTACK_OPEN, JR_ATTACK_REVEAL, JR_ATTACK_SUM};
use crate::refusal::{Why, require};
use crate::state::{Decision, JollyRoger, Phase, Timing};

/// The Quartermaster plays the first card, if he has one. Rules: [`JR_ATTACK_FIRST`].
pub(crate) fn begin<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let quartermaster = play.game.quartermaster();
    let has_card = !play.game.hands[quartermaster].is_empty();
    open_phase(play, if has_card { Phase::FirstCard } else { Phase::Attack });
}

/// Whether a deal leaves the Quartermaster a card for the attack: from the pick of a prize target
/// to the first card he may not give his last one away. Deals that wait for a sealed window to
/// close count as carried out. Rules: [`JR_ATTACK_FIRST`].
pub(crate) fn keeps_first_card(game: &JollyRoger, from: Seat, n_crew: u8) -> bool {
    if n_crew == 0 || from != game.quartermaster() || !first_card_is_due(game) {
        return true;
    }
    let agreed = game.offers.agreed().filter(|offer| offer.from == from);
    let promised: u8 = agreed.map(|offer| offer.n_crew).sum();
    game.hands[from].len() > promised + n_crew
}

/// The same for a deal that is carried out when a sealed window closes: a card used there is
/// gone, and a mutiny calls the attack off. Rules: [`JR_ATTACK_FIRST`].
pub(crate) fn first_card_is_left(game: &JollyRoger, offer: &Offer, used: Cards) -> bool {
    let mutiny = matches!(game.phase, Phase::Call { .. }) && !used.is_empty();
    let from_him = offer.n_crew > 0 && offer.from == game.quartermaster();
    let left = game.hands[offer.from].minus(used).minus(offer.given());
    mutiny || !from_him || !first_card_is_due(game) || !left.is_empty()
}

/// Whether a prize target was picked and the first card not played yet.
fn first_card_is_due(game: &JollyRoger) -> bool {
    let is_target = game.laid.is_some_and(Kind::is_target);
    match game.phase {
        Phase::FirstCard => true,
        Phase::Call { decision } => decision == Decision::Sailed && is_target,
        Phase::Timed { timing } => timing == Timing::Lookout,
        Phase::Deal
        | Phase::Appoint { .. }
        | Phase::EmptyHands { .. }
        | Phase::Voyage
        | Phase::Attack
        | Phase::Assign
        | Phase::Pick { .. }
        | Phase::Give
        | Phase::Repair { .. }
        | Phase::Claim { .. }
        | Phase::Exchange { .. }
        | Phase::Ransom { .. }
        | Phase::Guard
        | Phase::Bury { .. }
        | Phase::Punish
        | Phase::Victim
        | Phase::Mutiny
        | Phase::Over { .. } => false,
    }
}

/// Waited for are all who hold a card and have not passed since the last one, and the
/// Quartermaster. Rules: [`JR_ATTACK_OPEN`], [`JR_ATTACK_REVEAL`].
#[inline]
pub(crate) fn window(game: &JollyRoger) -> Window {
    if game.phase != Phase::Attack {
        return turn(game, game.quartermaster());
    }
    open(game, game.rules.seats.all(), waiting(game), game.attack.shown)
}

#[inline]
pub(crate) fn waiting(game: &JollyRoger) -> SeatSet {
    game.holders().with(game.quartermaster()).minus(game.attack.passed)
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    let (seen, is_quartermaster) = (game.attack.shown, seat == game.quartermaster());
    if let (Phase::Assign, true) = (game.phase, is_quartermaster) {
        if let Some(card) = game.attack.unassigned.first() {
            out.actions.extend(Skill::ALL.map(|skill| Action::Assign { card, skill }));
        }
        return;
    }
    let is_open = matches!(game.phase, Phase::Attack);
    if is_open || matches!(game.phase, Phase::FirstCard) && is_quartermaster {
        out.actions.extend(game.hands[seat].iter().map(|card| Action::Contribute { card }));
    }
    if is_open && is_quartermaster {
        out.actions.push(Action::Reveal { seen });
    }
    if is_open && waiting(game).has(seat) {
        out.actions.push(Action::Pass { seen });
    }
    traitor::menu(game, seat, out);
}

/// Rules: [`JR_ATTACK_FIRST`], [`JR_ATTACK_OPEN`], [`JR_ATTACK_REVEAL`], [`JR_ATTACK_SUM`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    let quartermaster = game.quartermaster();
    let is_open = matches!(game.phase, Phase::Attack) && game.interrupt.is_none();
    if let Action::Contribute { card } = *action {
        if !is_open {
            let asked = matches!(game.phase, Phase::FirstCard).then_some(quartermaster);
            require_turn(game, seat, asked, JR_ATTACK_FIRST)?;
        }
        return require_in_hand(game, seat, card, JR_ATTACK_OPEN);
    }
    if let Action::Assign { card, .. } = *action {
        let asked = matches!(game.phase, Phase::Assign).then_some(quartermaster);
        require_turn(game, seat, asked, JR_ATTACK_SUM)?;
        let next = game.attack.unassigned.first() == Some(card);
        return require(next, JR_ATTACK_SUM, Why::NotUnassigned);
    }
    let seen = if let Action::Reveal { seen } = *action {
        require(is_open, JR_ATTACK_REVEAL, Why::NotNow)?;
        require(seat == quartermaster, JR_ATTACK_REVEAL, Why::NotQuartermaster)?;
        seen
    } else {
        let Action::Pass { seen } = *action else { unreachable!("a move of an attack") };
        require(is_open, JR_ATTACK_OPEN, Why::NotNow)?;
        require(waiting(game).has(seat), JR_ATTACK_OPEN, Why::AlreadyDone)?;
        seen
    };
    let shown = game.attack.shown;
    if seen == shown { Ok(()) } else { Err(Refusal::Overtaken { seen, shown }) }
}

pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    action: Action,
) {
    if let Action::Contribute { card } = action {
        play.emit(Event::Contributed { seat, card });
        if play.game.phase == Phase::FirstCard {
            open_phase(play, Phase::Attack);
        }
    } else if let Action::Assign { card, skill } = action {
        play.emit(Event::Assigned { card, skill });
        assign(play);
    } else if matches!(action, Action::Reveal { .. }) {
        reveal(play);
    } else {
        play.emit(Event::Passed { seat });
    }
}

/// When everyone has passed since the last card, the card is turned over by itself.
/// Rules: [`JR_ATTACK_REVEAL`].
pub(crate) fn go_on<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if waiting(play.game).is_empty() {
        reveal(play);
    }
}

fn reveal<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    voyage::turn_over(play);
    timed::ask(play, Timing::Skills);
}

/// All-skills cards are assigned one by one, as long as it makes a difference.
/// Rules: [`JR_ATTACK_SUM`].
pub(crate) fn sum_up<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let cards = play.game.table.and(play.game.rules.any_skill);
    if !cards.is_empty() {
        play.emit(Event::AssignAsked { cards });
    }
    assign(play);
}

fn assign<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let game = &*play.game;
    let missing: u8 = missing(game).iter().sum();
    let value = |card| match game.rules.face(card) {
        Some(Crew::AnySkill { value }) => value,
        Some(Crew::Skilled { .. } | Crew::Special { .. }) | None => 0,
    };
    let left: u8 = game.attack.unassigned.iter().map(value).sum();
    if missing == 0 || missing > left {
        return conclude(play);
    }
    open_phase(play, Phase::Assign);
}

/// How much of each skill is missing. Rules: [`JR_ATTACK_SUM`].
fn missing(game: &JollyRoger) -> [u8; 3] {
    let sums = game.sums();
    Skill::ALL.map(|skill| game.need(skill).saturating_sub(sums[skill.idx()]))
}

/// The fight is decided, all crew is discarded, the destination card too; then prizes are shared.
/// Rules: [`JR_ATTACK_SUM`], [`crate::ledger::JR_ATTACK_SPECIAL`],
/// [`crate::ledger::JR_ATTACK_DISCARD`], [`crate::ledger::JR_ROUND_COUNT`].
fn conclude<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let game = &*play.game;
    let card = game.turned.and_then(|card| game.rules.destination(card));
    let n_prizes = card.map_or(0, |card| card.yields);
    let at = card.map_or(Kind::Fort, |card| card.kind);
    let (sums, needs) = (game.sums(), Skill::ALL.map(|skill| game.need(skill)));
    let won = sums.iter().zip(&needs).all(|(sum, need)| sum >= need);
    let fight = if won { Fight::Won } else { Fight::Lost };
    play.emit(Event::Fought { at, fight, sums, needs });
    let cards = play.game.table;
    if !cards.is_empty() {
        play.emit(Event::CrewDiscarded { cards });
    }
    voyage::count(play);
    match fight {
        Fight::Won => share::after_attack(play, n_prizes),
        Fight::Lost => punish::ask(play),
    }
}
