//! Expeditions: the active seat sends persons and gets points and coins.
//!
//! The player chooses who goes: a jack may go although there is a captain, and persons of one role
//! may differ in their points. Persons with the same face are the same choice, and the first of
//! them by id go. `check` accepts only that name for the choice, so menus stay short.

use contract::{CardId, Host, Menu, Play, Refusal, Seat};

use crate::action::Action;
use crate::card::{Cards, Expedition, Face, Role, Symbols};
use crate::coins::earn;
use crate::ending::after_points;
use crate::event::{Event, Source};
use crate::ledger::{PR_EXPEDITION, PR_EXPEDITION_SAME, PR_EXPEDITION_WHEN};
use crate::phase::{discover, take};
use crate::refusal::Why;
use crate::seats::FewSeats;
use crate::state::{Phase, PortRoyal};

/// Whether the seat can fulfil any expedition now. Only the active seat may.
/// See: [`PR_EXPEDITION`], [`PR_EXPEDITION_WHEN`].
#[inline]
pub(crate) fn can_fulfil_any(game: &PortRoyal, seat: Seat) -> bool {
    seat == game.active && game.able.has(seat)
}

/// The seats that have enough persons for any open expedition.
pub(crate) fn all_able(game: &PortRoyal) -> FewSeats {
    game.expeditions.iter().fold(FewSeats::NONE, |seats, card| seats.or(able(game, card)))
}

/// The seats that have enough persons for this one.
pub(crate) fn able(game: &PortRoyal, card: CardId) -> FewSeats {
    game.rules.seats.seats().filter(|seat| has_enough(game, *seat, card)).collect()
}

/// Whether a seat has enough persons for any open expedition.
pub(crate) fn has_enough_for_any(game: &PortRoyal, seat: Seat) -> bool {
    game.expeditions.iter().any(|card| has_enough(game, seat, card))
}

/// Jacks provide what is missing. See: [`PR_EXPEDITION`].
#[inline]
fn has_enough(game: &PortRoyal, seat: Seat, card: CardId) -> bool {
    let (needs, have) = (expedition(game, card).needs, game.tally(seat));
    let missing = needs.anchors.saturating_sub(have.anchors())
        + needs.crosses.saturating_sub(have.crosses())
        + needs.houses.saturating_sub(have.houses());
    missing <= have.jacks()
}

#[inline]
fn expedition(game: &PortRoyal, card: CardId) -> Expedition {
    match game.rules.faces[card.idx()] {
        Face::Expedition(expedition) => expedition,
        Face::Ship(_) | Face::Person(_) | Face::Tax { .. } => {
            unreachable!("only expeditions lie apart")
        }
    }
}

/// Every expedition with every crew that could go; usually there is none. See: [`PR_EXPEDITION`].
#[inline]
pub(crate) fn menu(game: &PortRoyal, seat: Seat, out: &mut Menu<Action>) {
    if can_fulfil_any(game, seat) {
        list(game, seat, out);
    }
}

fn list(game: &PortRoyal, seat: Seat, out: &mut Menu<Action>) {
    let first = out.actions.len();
    let envoys = game.laid(seat).and(game.rules.envoys);
    for card in game.expeditions.iter().filter(|card| has_enough(game, seat, *card)) {
        let mut crew = Crew::new(game, envoys, expedition(game, card).needs);
        crew.choose(envoys, &mut |persons| {
            out.actions.push(Action::Fulfil { expedition: card, persons });
        });
    }
    out.actions[first..].sort_unstable();
}

/// A crew being chosen for an expedition.
struct Crew<'a> {
    game: &'a PortRoyal,
    /// The persons who could go.
    envoys: Cards,
    chosen: Cards,
    /// The symbols that nobody provides yet, apart from jacks.
    open: Symbols,
    /// How many persons are still to be chosen.
    to_go: u8,
}

impl<'a> Crew<'a> {
    fn new(game: &'a PortRoyal, envoys: Cards, needs: Symbols) -> Self {
        Self { game, envoys, chosen: Cards::EMPTY, open: needs, to_go: needs.total() }
    }

    /// Finds every crew from here on, choosing only among `from`.
    fn choose(&mut self, from: Cards, found: &mut impl FnMut(Cards)) {
        if self.to_go == 0 {
            return found(self.chosen);
        }
        let mut rest = from;
        for card in from.iter() {
            rest = rest.without(card);
            let before = (self.chosen, self.open, self.to_go);
            if self.add(card).is_ok() {
                self.choose(rest, found);
                (self.chosen, self.open, self.to_go) = before;
            }
        }
    }

    /// Adds a person, if there is a symbol left for them. Cards come in id order.
    /// Decides: [`PR_EXPEDITION_SAME`].
    /// See: [`PR_EXPEDITION`].
    fn add(&mut self, card: CardId) -> Result<(), Why> {
        let twins = self.game.rules.twins_before[card.idx()].and(self.envoys);
        if !twins.within(self.chosen) {
            return Err(Why::SameFace);
        }
        let open = self.game.person(card).and_then(|person| left_open(self.open, person.role));
        let to_go = self.to_go.checked_sub(1);
        let (Some(open), Some(to_go)) = (open, to_go) else { return Err(Why::WrongPersons) };
        (self.chosen, self.open, self.to_go) = (self.chosen.with(card), open, to_go);
        Ok(())
    }
}

/// The symbols left after a person of that role provides one; `None` if they cannot.
/// See: [`PR_EXPEDITION`].
fn left_open(open: Symbols, role: Role) -> Option<Symbols> {
    let (anchors, crosses, houses) = (open.anchors, open.crosses, open.houses);
    match role {
        Role::Captain => Some(Symbols { anchors: anchors.checked_sub(1)?, ..open }),
        Role::Priest => Some(Symbols { crosses: crosses.checked_sub(1)?, ..open }),
        Role::Settler => Some(Symbols { houses: houses.checked_sub(1)?, ..open }),
        Role::Jack => Some(open),
        Role::Trader(_)
        | Role::Sailor
        | Role::Pirate
        | Role::Mademoiselle
        | Role::Jester
        | Role::Admiral
        | Role::Governor => None,
    }
}

/// Decides: [`PR_EXPEDITION`], [`PR_EXPEDITION_WHEN`].
/// See: [`PR_EXPEDITION_SAME`].
pub(crate) fn check(
    game: &PortRoyal,
    seat: Seat,
    card: CardId,
    persons: Cards,
) -> Result<(), Refusal<Why>> {
    let refuse = |rule, why| Err(Refusal::Illegal { rule, why });
    if seat != game.active {
        return refuse(PR_EXPEDITION_WHEN, Why::NotActive);
    }
    if !game.expeditions.has(card) {
        return refuse(PR_EXPEDITION, Why::NoSuchExpedition);
    }
    if !persons.within(game.laid(seat)) {
        return refuse(PR_EXPEDITION, Why::NotYours);
    }
    let needs = expedition(game, card).needs;
    if persons.len() != needs.total() {
        let (needed, chosen) = (needs.total(), persons.len());
        return refuse(PR_EXPEDITION, Why::CrewSize { needed, chosen });
    }
    let mut crew = Crew::new(game, game.laid(seat).and(game.rules.envoys), needs);
    for person in persons.iter() {
        if let Err(why) = crew.add(person) {
            let is_same = why == Why::SameFace;
            return refuse(if is_same { PR_EXPEDITION_SAME } else { PR_EXPEDITION }, why);
        }
    }
    Ok(())
}

/// Persons are discarded, the card is laid out, then its coins are drawn. See: [`PR_EXPEDITION`].
pub(crate) fn resolve<H: Host<PortRoyal>>(
    play: &mut Play<'_, PortRoyal, H>,
    seat: Seat,
    card: CardId,
    persons: Cards,
) {
    let coins = expedition(play.game, card).coins;
    play.emit(Event::Fulfilled { seat, expedition: card, persons });
    after_points(play, seat);
    earn(play, seat, Source::Expedition, coins);
    match play.game.phase {
        Phase::Discover => discover::go_on(play),
        Phase::Take(_) => take::go_on(play),
        Phase::Deal | Phase::Ship { .. } | Phase::Tax { .. } | Phase::Over(_) => {
            unreachable!("checked: in these phases nobody may")
        }
    }
}
