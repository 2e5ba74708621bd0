//! Sharing prizes: first picks, then the Quartermaster gives out the rest as equally as possible.
//! Rules, in order of play: JR-SHARE-DRAW, JR-SHARE-CAPTAIN, JR-SHARE-EQUAL, JR-SHARE-OPEN,
//! JR-VAR-HIDDEN, JR-VAR-HIDDEN-CARDS.

use contract::{CardId, Host, Menu, Play, Refusal, Seat, SeatSet, Window};

use super::{mutiny, open_phase, punish, require_turn, turn};
use crate::action::Action;
use crate::card::Cards;
use crate::crew::{carpenter, timed};
use crate::event::Event;
use crate::ledger::{JR_SHARE_CAPTAIN, JR_SHARE_EQUAL, JR_SP_CARPENTER};
use crate::memory::Audience;
use crate::refusal::{Why, require};
use crate::state::{JollyRoger, Phase, Picker, Source, Timing};

pub(crate) fn window(game: &JollyRoger) -> Window {
    if let Phase::Pick { seat } | Phase::Claim { by: seat } = game.phase {
        return turn(game, seat);
    }
    turn(game, game.quartermaster())
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if matches!(game.phase, Phase::Repair { .. }) {
        carpenter::repair_menu(game, seat, out);
    } else if matches!(game.phase, Phase::Claim { .. }) {
        carpenter::claim_menu(game, seat, out);
    } else if game.phase == (Phase::Pick { seat }) {
        out.actions.extend(game.pot.iter().map(|card| Action::Take { card }));
    } else if matches!(game.phase, Phase::Give) && game.quartermaster() == seat {
        let seats = least(game);
        for card in game.pot.iter() {
            out.actions.extend(seats.iter().map(|to| Action::Give { card, to }));
        }
    }
}

/// Rules: [`JR_SHARE_CAPTAIN`], [`JR_SHARE_EQUAL`], [`JR_SP_CARPENTER`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    match (*action, game.phase) {
        (Action::Take { card }, Phase::Pick { seat: asked }) => {
            require_turn(game, seat, Some(asked), JR_SHARE_CAPTAIN)?;
            require(game.pot.has(card), JR_SHARE_CAPTAIN, Why::NoSuchPrize)
        }
        (Action::Give { card, to }, Phase::Give) => {
            require_turn(game, seat, Some(game.quartermaster()), JR_SHARE_EQUAL)?;
            require(game.pot.has(card), JR_SHARE_EQUAL, Why::NoSuchPrize)?;
            require(to.0 < game.rules.seats.get(), JR_SHARE_EQUAL, Why::NoSuchSeat)?;
            let has = game.share.got[to];
            let least = least(game).first().map_or(0, |seat| game.share.got[seat]);
            require(has == least, JR_SHARE_EQUAL, Why::NotEqual { has, least })
        }
        (Action::Take { .. } | Action::TakeFrom { .. } | Action::Done, Phase::Claim { by }) => {
            require_turn(game, seat, Some(by), JR_SP_CARPENTER)?;
            carpenter::check_claim(game, action)
        }
        (Action::Donate { card }, Phase::Repair { .. }) => {
            let asked = game.interrupt.is_none() && game.answers.asked.has(seat);
            require(asked, JR_SP_CARPENTER, Why::NotNow)?;
            require(game.prizes[seat].has(card), JR_SP_CARPENTER, Why::NoSuchPrize)
        }
        _ => require(false, JR_SHARE_EQUAL, Why::NotNow),
    }
}

/// Who has the fewest cards of this sharing. Rules: [`JR_SHARE_EQUAL`].
fn least(game: &JollyRoger) -> SeatSet {
    let seats = game.rules.seats;
    let least = seats.seats().map(|seat| game.share.got[seat]).min().unwrap_or(0);
    seats.seats().filter(|seat| game.share.got[*seat] == least).collect()
}

pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    action: Action,
) {
    match (action, play.game.phase) {
        (Action::Take { card }, Phase::Pick { .. }) => {
            pick(play, seat, card);
            go_on(play);
        }
        (Action::Give { card, to }, _) => {
            give(play, card, to);
            go_on(play);
        }
        _ => carpenter::claim(play, seat, action),
    }
}

/// Who may see a prize that changes place.
pub(crate) fn audience(game: &JollyRoger, seats: &[Seat]) -> Audience {
    if game.prizes_are_hidden() { Audience::seats(seats.iter().copied()) } else { Audience::ALL }
}

/// So many prizes are turned up, or all that are left. Rules: [`crate::ledger::JR_SHARE_DRAW`],
/// [`crate::ledger::JR_VAR_HIDDEN`]: hidden ones only the Captain sees.
pub(crate) fn after_attack<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, n_prizes: u8) {
    play.emit(Event::ShareBegan { source: Source::Attack });
    let seen_by = audience(play.game, &[play.game.captain]);
    let cards = draw_prizes(play, n_prizes);
    play.emit(Event::PrizesTurned { n: cards.len(), cards, seen_by });
    open_pot(play);
}

/// So many prizes from the stack, or all that are left; an event takes them.
pub(crate) fn draw_prizes<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    n_prizes: u8,
) -> Cards {
    let mut cards = Cards::EMPTY;
    for _ in 0..n_prizes.min(play.game.prize_deck.len()) {
        cards = cards.with(play.pick(play.game.prize_deck.minus(cards)));
    }
    cards
}

/// Prizes lie there; a Cook may come first. Without a prize nothing is shared, and no Carpenter
/// can follow: he comes after prizes were shared. Rules: [`JR_SP_CARPENTER`].
pub(crate) fn open_pot<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if play.game.pot.is_empty() {
        return end(play);
    }
    timed::ask(play, Timing::Cook);
}

/// The next pick or gift. What public facts leave no choice in happens by itself.
/// Rules: [`JR_SHARE_CAPTAIN`], [`JR_SHARE_EQUAL`].
pub(crate) fn go_on<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    while let Some(card) = play.game.pot.first() {
        let picker = match play.game.share.picker {
            Picker::Cook { seat } => seat,
            Picker::Captain => play.game.captain,
            Picker::Nobody => {
                if !give_if_forced(play, card) {
                    return open_phase(play, Phase::Give);
                }
                continue;
            }
        };
        if play.game.pot.len() > 1 {
            return open_phase(play, Phase::Pick { seat: picker });
        }
        pick(play, picker, card);
    }
    timed::ask(play, Timing::Carpenter);
}

fn give_if_forced<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, card: CardId) -> bool {
    let seats = least(play.game);
    let forced = play.game.pot.len() == 1 && seats.len() == 1;
    if let (true, Some(to)) = (forced, seats.first()) {
        give(play, card, to);
    }
    forced
}

/// Once the Captain has picked he passes the rest on. Rules: [`JR_SHARE_CAPTAIN`],
/// [`crate::ledger::JR_VAR_HIDDEN`].
fn pick<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat, card: CardId) {
    let seen_by = audience(play.game, &[seat]);
    play.emit(Event::Picked { seat, card, seen_by });
    if !play.game.prizes_are_hidden() || play.game.pot.is_empty() {
        return;
    }
    let next = match play.game.share.picker {
        Picker::Cook { .. } | Picker::Captain => play.game.captain,
        Picker::Nobody => play.game.quartermaster(),
    };
    play.emit(Event::PotShown { seat: next });
}

fn give<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, card: CardId, to: Seat) {
    let seen_by = audience(play.game, &[play.game.quartermaster(), to]);
    play.emit(Event::Given { to, card, seen_by });
}

/// All are given out and no Carpenter has anything to add.
pub(crate) fn end<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    match play.game.share.source {
        Source::Attack => punish::ask(play),
        Source::Mutiny => mutiny::deal_crew(play),
    }
}
