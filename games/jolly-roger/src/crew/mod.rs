//! Special crew: the effect of each card, with one file for each and one exhaustive match.
//!
//! A card played for its effect is shown first, and takes effect unless a Traitor cancels it.
//! See: [`crate::ledger::JR_ATTACK_SPECIAL`].

pub(crate) mod timed;
pub(crate) mod boatswain;
pub(crate) mod carpenter;
pub(crate) mod cook;
pub(crate) mod cutthroat;
pub(crate) mod first_mate;
pub(crate) mod lookout;
pub(crate) mod master_mariner;
pub(crate) mod old_sailor;
pub(crate) mod powder_monkey;
pub(crate) mod sea_dog;
pub(crate) mod second_mate;
pub(crate) mod sharp_shooter;
pub(crate) mod smart_kid;
pub(crate) mod stowaways;
pub(crate) mod surgeon;
pub(crate) mod traitor;

use contract::{CardId, Host, Menu, Play, Refusal, Seat};

use self::timed::Timed;
use crate::action::Action;
use crate::anytime;
use crate::card::{Skill, Special};
use crate::event::Event;
use crate::ledger::{JR_SP_ANYTIME, JR_SP_CUTTHROAT, JR_SP_SEA_DOG, JR_SP_TIMING, JR_SP_TRAITOR};
use crate::phase::rules::Phase;
use crate::phase::{self, require_in_hand};
use crate::refusal::{Why, require};
use crate::state::{Answer, Effect, How, JollyRoger, Side};

/// Lists the ways to play the special cards in a hand that are of these kinds and may be played
/// now.
pub(crate) fn menu(game: &JollyRoger, seat: Seat, specials: &[Special], out: &mut Menu<Action>) {
    for special in specials {
        for card in game.hands[seat].and(game.rules.copies(*special)).iter() {
            for_each_how(game, *special, |how| {
                if check_effect(game, seat, *special, how).is_ok() {
                    out.actions.push(Action::Use { card, how });
                }
            });
        }
    }
}

/// Calls `visit` with each way in which a special card might be played for its effect.
fn for_each_how(game: &JollyRoger, special: Special, mut visit: impl FnMut(How)) {
    let seats = || game.rules.seats.seats();
    match special {
        Special::Boatswain | Special::SmartKid => seats().for_each(|seat| visit(How::On { seat })),
        Special::SecondMate => {
            let holders = game.holders();
            holders.iter().for_each(|seat| visit(How::On { seat }));
            for first in holders.iter() {
                for second in holders.iter().filter(|second| *second > first) {
                    visit(How::OnTwo { first, second });
                }
            }
        }
        Special::FirstMate | Special::MasterMariner | Special::SharpShooter => {
            visit(How::Raise);
            visit(How::Lower);
        }
        Special::Captain
        | Special::Quartermaster
        | Special::Carpenter
        | Special::Cook
        | Special::Cutthroat
        | Special::Lookout
        | Special::OldSailor
        | Special::PowderMonkey
        | Special::SeaDog
        | Special::Stowaways
        | Special::Surgeon
        | Special::Traitor => visit(How::Plain),
    }
}

/// Checks that a seat may play a card for its effect now. See: [`JR_SP_TIMING`], [`JR_SP_ANYTIME`].
pub(crate) fn check(
    game: &JollyRoger,
    seat: Seat,
    card: CardId,
    how: How,
) -> Result<(), Refusal<Why>> {
    let timing = match (game.phase, game.interrupt) {
        (Phase::Timed(Timed { timing }), None) if game.answers.asked.has(seat) => Some(timing),
        _ => None,
    };
    let (rule, specials) = match timing {
        Some(timing) => (JR_SP_TIMING, timed::cards(timing)),
        None => (JR_SP_ANYTIME, &anytime::CARDS[..]),
    };
    require(timing.is_some() || anytime::is_open(game), rule, Why::NotNow)?;
    require_in_hand(game, seat, card, rule)?;
    let special = game.rules.special(card).filter(|special| specials.contains(special));
    match special {
        None => require(false, rule, Why::NotForThis),
        Some(special) => check_effect(game, seat, special, how),
    }
}

fn check_effect(
    game: &JollyRoger,
    seat: Seat,
    special: Special,
    how: How,
) -> Result<(), Refusal<Why>> {
    let plain = |rule| require(how == How::Plain, rule, Why::NotForThis);
    match special {
        Special::Boatswain => boatswain::check(game, seat, how),
        Special::Carpenter => plain(crate::ledger::JR_SP_CARPENTER),
        Special::Cook => cook::check(game, seat, how),
        Special::FirstMate => first_mate::check(how),
        Special::Lookout => plain(crate::ledger::JR_SP_LOOKOUT),
        Special::MasterMariner => master_mariner::check(how),
        Special::OldSailor => plain(crate::ledger::JR_SP_OLD_SAILOR),
        Special::SecondMate => second_mate::check(game, seat, how),
        Special::SharpShooter => sharp_shooter::check(how),
        Special::SmartKid => smart_kid::check(game, seat, how),
        Special::Stowaways => plain(crate::ledger::JR_SP_STOWAWAYS),
        Special::Surgeon => surgeon::check(game, seat, how),
        Special::Cutthroat => require(false, JR_SP_CUTTHROAT, Why::NotForThis),
        Special::PowderMonkey => powder_monkey::check(),
        Special::SeaDog => require(false, JR_SP_SEA_DOG, Why::NotForThis),
        Special::Traitor => require(false, JR_SP_TRAITOR, Why::NotForThis),
        Special::Captain | Special::Quartermaster => require(false, JR_SP_TIMING, Why::NotForThis),
    }
}

/// Checks how a card is played for a side: any card as a plain one, a Powder Monkey with its five
/// crewmen, a Cutthroat to kill, a Sea Dog on a seat.
/// Decides: [`crate::ledger::JR_MUTINY_EFFECTS`].
/// See: [`crate::ledger::JR_SP_POWDER_MONKEY`].
pub(crate) fn check_in_mutiny(
    game: &JollyRoger,
    seat: Seat,
    (side, card): (Side, CardId),
    how: How,
) -> Result<(), Refusal<Why>> {
    match how {
        How::Plain => Ok(()),
        How::Kill { leader } => cutthroat::check(game, seat, card, (side, leader)),
        How::On { seat: named } => sea_dog::check(game, seat, card, named),
        How::OnTwo { .. } | How::Raise | How::Lower => {
            require(false, crate::ledger::JR_MUTINY_EFFECTS, Why::NotForThis)
        }
    }
}

/// A special card is played: sealed in the window for its timing, else at once.
pub(crate) fn resolve<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    let Effect { seat, card, how } = effect;
    if matches!(play.game.phase, Phase::Timed(_)) {
        return phase::answer(play, seat, Answer::Card { card, how });
    }
    show(play, effect);
}

/// Shows a card for its effect, and waits for a Traitor.
pub(crate) fn show<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    play.emit(Event::Shown { effect });
    traitor::ask(play, effect);
}

/// No Traitor has cancelled the card, so it takes effect.
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    play.emit(Event::EffectStood);
    match play.game.rules.special(effect.card) {
        Some(Special::Boatswain) => boatswain::stood(play, effect),
        Some(Special::Carpenter) => carpenter::stood(play, effect),
        Some(Special::Cook) => cook::stood(play, effect),
        Some(Special::Cutthroat) => cutthroat::stood(play, effect),
        Some(Special::FirstMate) => first_mate::stood(play, effect),
        Some(Special::Lookout) => lookout::stood(play),
        Some(Special::MasterMariner) => master_mariner::stood(play, effect),
        Some(Special::OldSailor) => old_sailor::stood(play),
        Some(Special::SeaDog) => sea_dog::stood(play, effect),
        Some(Special::SecondMate) => second_mate::stood(play, effect),
        Some(Special::SharpShooter) => sharp_shooter::stood(play, effect),
        Some(Special::SmartKid) => smart_kid::stood(play, effect),
        Some(Special::Stowaways) => stowaways::stood(play, effect),
        Some(Special::Surgeon) => surgeon::stood(play, effect),
        // These have no effect of their own to play them for.
        Some(
            Special::Captain | Special::Quartermaster | Special::PowderMonkey | Special::Traitor,
        )
        | None => {}
    }
}

/// A Traitor has cancelled the card. In the window for its timing another may be played.
pub(crate) fn fell<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    play.emit(Event::EffectFell);
    if let Phase::Timed(Timed { timing }) = play.game.phase {
        timed::ask(play, timing);
    }
}

/// The skill whose requirement a card changes.
pub(crate) fn changed_by(special: Special) -> Option<Skill> {
    match special {
        Special::FirstMate => Some(first_mate::SKILL),
        Special::MasterMariner => Some(master_mariner::SKILL),
        Special::SharpShooter => Some(sharp_shooter::SKILL),
        Special::Captain
        | Special::Quartermaster
        | Special::Boatswain
        | Special::Carpenter
        | Special::Cook
        | Special::Cutthroat
        | Special::Lookout
        | Special::OldSailor
        | Special::PowderMonkey
        | Special::SeaDog
        | Special::SecondMate
        | Special::SmartKid
        | Special::Stowaways
        | Special::Surgeon
        | Special::Traitor => None,
    }
}

/// Changes the required amount of a skill, and opens the window again.
pub(crate) fn change_skill<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    skill: Skill,
    how: How,
) {
    let by = if how == How::Raise { 1 } else { -1 };
    play.emit(Event::SkillChanged { skill, by });
    timed::ask(play, crate::state::Timing::Skills);
}

/// Whether the card is played to raise or to lower a skill.
pub(crate) fn raises_or_lowers(how: How) -> bool {
    matches!(how, How::Raise | How::Lower)
}
