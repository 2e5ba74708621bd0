//! Phase 2: the active seat takes cards from the harbour, then each other seat.

use contract::{Ask, CardId, Decided, Host, Menu, Play, Refusal, SearchRng, Seat};

use crate::action::Action;
use crate::card::{Cards, Face, Ship};
use crate::coins::earn;
use crate::ending::{after_points, ask, end_turn};
use crate::event::{Event, Source};
use crate::expedition;
use crate::ledger::{PR_DRAW_SHIP, PR_HIRE, PR_OTHERS_FEE, PR_TAKE};
use crate::refusal::Why;
use crate::state::{Phase, PortRoyal, Taking};

/// The fee that other seats pay the active seat for each card. See: [`crate::ledger::PR_OTHERS`].
const FEE: u8 = 1;
/// The number of harbour cards that pays admirals. See: [`crate::ledger::PR_ADMIRAL`].
const FULL: u8 = 5;
/// The coins for an admiral. See: [`crate::ledger::PR_ADMIRAL`].
const ADMIRAL_COINS: u8 = 2;

/// How many cards the seat may still take: one more for each governor, including one hired just
/// now.
/// Decides: [`PR_TAKE`].
/// See: [`crate::ledger::PR_OTHERS`].
#[inline]
pub(crate) fn takes_left(game: &PortRoyal, taking: Taking) -> u8 {
    taking.base + game.tally(taking.seat).governors() - taking.taken
}

/// The price of a person for a seat.
/// Decides: [`PR_HIRE`].
#[inline]
pub(crate) fn price(game: &PortRoyal, seat: Seat, cost: u8) -> u8 {
    cost.saturating_sub(game.tally(seat).mademoiselles())
}

/// The fee a seat owes the active seat for each card. See: [`crate::ledger::PR_OTHERS`].
#[inline]
pub(crate) fn fee(game: &PortRoyal, seat: Seat) -> u8 {
    if seat == game.active { 0 } else { FEE }
}

/// The harbour cards a seat may take and can pay for.
/// See: [`PR_TAKE`].
#[inline]
pub(crate) fn within_reach(game: &PortRoyal, taking: Taking) -> Cards {
    if game.harbour.is_empty() || takes_left(game, taking) == 0 {
        return Cards::EMPTY;
    }
    affordable(game, taking.seat)
}

/// The harbour cards a seat can pay for. A ship pays its own fee: each brings at least one coin,
/// and at least the ship just discarded can be drawn as one.
/// See: [`PR_HIRE`], [`PR_OTHERS_FEE`].
#[inline]
pub(crate) fn affordable(game: &PortRoyal, seat: Seat) -> Cards {
    let rules = game.rules;
    let persons = match game.n_coins(seat).checked_sub(fee(game, seat)) {
        Some(coins) => rules.hireable(coins + game.tally(seat).mademoiselles()),
        None => Cards::EMPTY,
    };
    game.harbour.and(rules.ships.or(persons))
}

/// The cards that the open window offers.
pub(crate) fn open_reach(game: &PortRoyal) -> Cards {
    if let Phase::Take(taking) = game.phase { within_reach(game, taking) } else { Cards::EMPTY }
}

/// Every affordable card, expeditions for the active seat, or a pass.
/// See: [`crate::ledger::PR_TAKE_NONE`], [`crate::ledger::PR_EXPEDITION_WHEN`].
pub(crate) fn menu(game: &PortRoyal, taking: Taking, out: &mut Menu<Action>) {
    out.actions.extend(game.reach.iter().map(|card| Action::Take { card }));
    expedition::menu(game, taking.seat, out);
    out.actions.push(Action::Pass);
}

/// A uniform choice, if no expedition can be fulfilled.
#[expect(clippy::inline_always, reason = "as for `PortRoyal::draw_action`")]
#[inline(always)]
pub(crate) fn draw_action(game: &PortRoyal, ask: Ask, rng: &mut SearchRng) -> Decided<Action> {
    let cards = game.reach;
    let nth = |nth| match nth {
        0 => Action::Pass,
        nth => Action::Take { card: cards.nth(nth - 1) },
    };
    ask.draw(u32::from(cards.len()) + 1, nth, rng)
}

/// See: [`PR_TAKE`], [`PR_HIRE`], [`PR_OTHERS_FEE`].
pub(crate) fn check(game: &PortRoyal, taking: Taking, action: &Action) -> Result<(), Refusal<Why>> {
    let refuse = |rule, why| Err(Refusal::Illegal { rule, why });
    match *action {
        Action::Pass => Ok(()),
        Action::Take { card } => check_take(game, taking, card),
        Action::Fulfil { expedition, persons } => {
            expedition::check(game, taking.seat, expedition, persons)
        }
        Action::Draw | Action::Stop => refuse(PR_TAKE, Why::DrawingIsOver),
        Action::Repel | Action::Keep => refuse(PR_DRAW_SHIP, Why::NoShipWaits),
    }
}

fn check_take(game: &PortRoyal, taking: Taking, card: CardId) -> Result<(), Refusal<Why>> {
    let refuse = |rule, why| Err(Refusal::Illegal { rule, why });
    if !game.harbour.has(card) {
        return refuse(PR_TAKE, Why::NotInHarbour);
    }
    if takes_left(game, taking) == 0 {
        return refuse(PR_TAKE, Why::NoTakesLeft { taken: taking.taken });
    }
    if within_reach(game, taking).has(card) {
        return Ok(());
    }
    let (seat, person) = (taking.seat, game.person(card).expect("a ship is always within reach"));
    let (cost, have) = (price(game, seat, person.cost), game.n_coins(seat));
    match fee(game, seat) {
        0 => refuse(PR_HIRE, Why::TooDear { cost, have }),
        fee => refuse(PR_OTHERS_FEE, Why::TooDearWithFee { cost, fee, have }),
    }
}

/// The fee comes last.
/// Decides: [`PR_OTHERS_FEE`].
/// See: [`crate::ledger::PR_TRADE`], [`PR_HIRE`].
pub(crate) fn resolve_take<H: Host<PortRoyal>>(
    play: &mut Play<'_, PortRoyal, H>,
    seat: Seat,
    card: CardId,
) {
    match play.game.rules.faces[card.idx()] {
        Face::Ship(ship) => trade(play, seat, card, ship),
        Face::Person(person) => {
            let price = price(play.game, seat, person.cost);
            let coins = play.game.coins.top(seat, price);
            play.emit(Event::Hired { seat, card, coins });
            after_points(play, seat);
        }
        Face::Expedition(_) | Face::Tax { .. } => unreachable!("the harbour has none"),
    }
    if fee(play.game, seat) > 0 {
        let to = play.game.active;
        play.emit(Event::FeePaid { seat, to });
    }
    go_on(play);
}

/// Decides: [`crate::ledger::PR_TRADE`].
#[inline]
fn trade<H: Host<PortRoyal>>(
    play: &mut Play<'_, PortRoyal, H>,
    seat: Seat,
    card: CardId,
    ship: Ship,
) {
    play.emit(Event::Traded { seat, card });
    earn(play, seat, Source::Ship, ship.coins);
    let traders = play.game.tally(seat).traders(ship.colour);
    earn(play, seat, Source::Trader, traders);
}

/// Decides: [`crate::ledger::PR_TAKE_NONE`].
pub(crate) fn resolve_pass<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat) {
    play.emit(Event::Passed { seat });
    if let Some(next) = next_taker(play.game, seat) {
        begin_taking(play, next, 1);
        return go_on(play);
    }
    clean_up(play);
}

/// The active seat stops drawing and takes first. See: [`crate::ledger::PR_DRAW`], [`PR_TAKE`].
pub(crate) fn begin<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    let (seat, n_drawn) = (play.game.active, play.game.n_drawn);
    let n_colours = play.game.n_colours();
    play.emit(Event::Stopped { seat, n_drawn, n_colours });
    begin_taking(play, seat, takes(n_colours));
    go_on(play);
}

/// How many cards the active seat may take, without governors. See: [`PR_TAKE`].
pub(crate) fn takes(n_colours: u8) -> u8 {
    match n_colours {
        0..4 => 1,
        4 => 2,
        _ => 3,
    }
}

/// A seat's turn to take begins. Admirals and jesters are counted once, here.
/// Decides: [`crate::ledger::PR_ADMIRAL`], [`crate::ledger::PR_ADMIRAL_ONCE`],
/// [`crate::ledger::PR_JESTER`], [`crate::ledger::PR_JESTER_ONCE`].
#[inline]
fn begin_taking<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat, base: u8) {
    play.emit(Event::TakingBegan { seat, base });
    let tally = play.game.tally(seat);
    // Most seats have neither, so that is checked first.
    if tally.admirals() > 0 && play.game.harbour.len() >= FULL {
        earn(play, seat, Source::Admiral, ADMIRAL_COINS * tally.admirals());
    }
    if tally.jesters() > 0 && play.game.harbour.is_empty() && seat != play.game.active {
        earn(play, seat, Source::Jester, tally.jesters());
    }
}

/// The seat that takes after this one; `None` once all have.
/// Decides: [`crate::ledger::PR_OTHERS`].
#[inline]
fn next_taker(game: &PortRoyal, seat: Seat) -> Option<Seat> {
    let next = game.next(seat);
    (next != game.active).then_some(next)
}

/// Asks the taking seat, or moves on until a seat has a choice. See: [`crate::ledger::PR_OTHERS`].
pub(crate) fn go_on<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    loop {
        let Phase::Take(taking) = play.game.phase else { unreachable!("somebody takes") };
        let (seat, reach) = (taking.seat, within_reach(play.game, taking));
        if !reach.is_empty() || expedition::can_fulfil_any(play.game, seat) {
            return ask(play, seat, reach);
        }
        let Some(next) = next_taker(play.game, seat) else { return clean_up(play) };
        begin_taking(play, next, 1);
    }
}

/// Decides: [`crate::ledger::PR_CLEAN`].
fn clean_up<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    let cards = play.game.harbour;
    if !cards.is_empty() {
        play.emit(Event::HarbourCleaned { cards });
    }
    end_turn(play);
}
