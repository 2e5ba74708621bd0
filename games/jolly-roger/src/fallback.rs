//! The move of a seat whose time is up: the careful one, from its view alone.

use contract::{CardId, Seat};

use crate::action::Action;
use crate::card::{Cards, Kind, Skill};
use crate::deck::Rules;
use crate::state::{How, Interrupt, IslandBan, Phase};
use crate::view::View;

/// The first of a set; the empty answer where there is none is refused, and never asked for.
fn first(cards: Cards) -> CardId {
    cards.first().unwrap_or(CardId(0))
}

fn hand(view: &View) -> Cards {
    let me = view.me.and_then(|me| view.seats.get(me.idx()));
    me.map_or(Cards::EMPTY, |seat| seat.hand.known)
}

/// The clock's move.
pub(crate) fn fallback(rules: &Rules, view: &View) -> Action {
    match view.interrupt {
        Some(Interrupt::Betrayal { .. }) => return Action::Decline,
        Some(Interrupt::Forced { side, .. }) => {
            return Action::Join { side, card: first(hand(view)), how: How::Plain };
        }
        Some(Interrupt::Limit { .. }) => {
            let excess = usize::from(hand(view).len().saturating_sub(rules.hand_max));
            return Action::Discard { cards: hand(view).iter().take(excess).collect() };
        }
        None => {}
    }
    match view.phase {
        Phase::Deal | Phase::Over { .. } => Action::Done,
        Phase::Appoint { .. } => {
            let next = view.captain.clockwise(1, rules.seats);
            Action::Appoint { seat: view.quartermaster.unwrap_or(next) }
        }
        Phase::EmptyHands { .. } => Action::Draw,
        Phase::Call { .. } | Phase::Timed { .. } | Phase::Repair { .. } => Action::Decline,
        Phase::Voyage => Action::Sail { kind: destination(rules, view) },
        Phase::FirstCard => Action::Contribute { card: first(hand(view)) },
        Phase::Attack => Action::Pass { seen: view.attack.shown },
        Phase::Mutiny => Action::Pass { seen: view.mutiny.shown },
        Phase::Assign => {
            let card = first(view.attack.unassigned);
            Action::Assign { card, skill: Skill::Navigation }
        }
        Phase::Pick { .. } => Action::Take { card: first(view.pot.known) },
        Phase::Give => {
            let seats = (0..).map(Seat).zip(&view.seats);
            let least = seats.map(|(seat, _)| (view.share.got[seat], seat)).min();
            let to = least.map_or(Seat(0), |(_, seat)| seat);
            Action::Give { card: first(view.pot.known), to }
        }
        Phase::Claim { by } => claim(rules, view, by),
        Phase::Exchange { .. } | Phase::Ransom { .. } | Phase::Guard | Phase::Bury { .. } => {
            Action::Done
        }
        Phase::Punish => Action::Spare,
        Phase::Victim => Action::Flog { seat: victim(view) },
    }
}

/// A stack that is left and may be picked; the port is the careful choice.
fn destination(rules: &Rules, view: &View) -> Kind {
    let order = [Kind::Port, Kind::Ship, Kind::Settlement, Kind::Fort, Kind::Island];
    let may = |kind: &Kind| {
        let open = *kind != Kind::Island || view.island == IslandBan::Open;
        open && !rules.stacks[kind.idx()].and(view.stacks).is_empty()
    };
    order.into_iter().find(may).unwrap_or(Kind::Port)
}

fn claim(rules: &Rules, view: &View, by: Seat) -> Action {
    let quartermaster = view.quartermaster.unwrap_or(view.captain);
    let mut sources = [view.captain, quartermaster].into_iter().filter(|seat| *seat != by);
    let from = sources.find(|seat| view.seats[seat.idx()].prizes.count > 0);
    let from = from.unwrap_or(view.captain);
    match rules.policies.prizes {
        crate::options::PrizeFacing::Hidden => Action::TakeFrom { seat: from },
        crate::options::PrizeFacing::Open => {
            Action::Take { card: first(view.seats[from.idx()].prizes.known) }
        }
    }
}

fn victim(view: &View) -> Seat {
    let quartermaster = view.quartermaster.unwrap_or(view.captain);
    let mut seats = (0..).map(Seat).zip(&view.seats);
    let found = seats.find(|(seat, shown)| {
        *seat != view.captain && *seat != quartermaster && shown.hand.count > 0
    });
    found.map_or(Seat(0), |(seat, _)| seat)
}
