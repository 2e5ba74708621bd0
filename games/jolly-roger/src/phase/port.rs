//! Pirate Port: crew for everybody, exchange of prizes for crew, ransom and sale.

use contract::{Ask, CardId, Decided, Host, Menu, Play, Question, SearchRng, Seat, SeatSet};

use super::rules::{Phase, PhaseRules, Verdict};
use super::{Respondents, draw_crew, open_phase, punish, require_turn, share, voyage};
use crate::action::Action;
use crate::card::Prize;
use crate::deck::Rules;
use crate::event::Event;
use crate::ledger::{JR_PORT_EMPTY, JR_PORT_EXCHANGE, JR_PORT_RANSOM};
use crate::options::CaptainsGold;
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{JollyRoger, PhaseView};
use crate::view::View;

/// In port, seats exchange prizes for crew. See: [`JR_PORT_EXCHANGE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// The seats that were asked.
    pub(crate) asked: SeatSet,
    /// The seats that are done.
    pub(crate) done: SeatSet,
}

/// In port, a seat ransoms and sells. See: [`JR_PORT_RANSOM`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ransom {
    pub(crate) seat: Seat,
    /// The seat that was asked first, which was Captain then.
    pub(crate) first: Seat,
}

/// Turns the card over and gives every seat that many crew cards, clockwise from the Captain. Hands
/// over their limit discard before anybody exchanges.
/// Decides: [`crate::ledger::JR_PORT_DRAW`].
pub(crate) fn arrive<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    voyage::turn_over(play);
    let n_crew = play.game.destination().map_or(0, |card| card.yields);
    draw_crew(play, play.game.rules.seats.all(), n_crew);
    let asked = play.game.prize_holders();
    if asked.is_empty() {
        return ransom(play, play.game.captain, 0);
    }
    open_phase(play, Phase::Exchange(Exchange { asked, done: SeatSet::EMPTY }));
}

impl PhaseRules for Exchange {
    fn view(&self) -> PhaseView {
        PhaseView::Exchange { asked: self.asked, done: self.done }
    }

    fn question(&self) -> Question {
        decision("exchange")
    }

    /// See: [`JR_PORT_EXCHANGE`].
    #[inline]
    fn window(&self, _game: &JollyRoger) -> Respondents {
        Respondents::open(self.asked, self.asked.minus(self.done), 0)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        for card in game.prizes[seat].iter() {
            self.list(game, seat, Action::Exchange { card }, out);
        }
        self.list(game, seat, Action::Done, out);
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let (seat, prizes) = (ask.seat, game.prizes[ask.seat]);
        let n_prizes = u32::from(game.prizes.len(seat));
        let nth = |nth| {
            if nth < n_prizes { Action::Exchange { card: prizes.nth(nth) } } else { Action::Done }
        };
        self.asked.minus(self.done).has(seat).then(|| ask.draw(n_prizes + 1, nth, rng))
    }

    /// Decides: [`JR_PORT_EXCHANGE`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let is_done = self.done.has(seat);
        if *action == Action::Done {
            let fits = self.asked.has(seat) && !is_done;
            return require(fits, JR_PORT_EXCHANGE, Why::AlreadyDone);
        }
        let Action::Exchange { card } = *action else { return not_now(action) };
        require(game.interrupt.is_none(), JR_PORT_EXCHANGE, Why::NotNow)?;
        require(!is_done, JR_PORT_EXCHANGE, Why::AlreadyDone)?;
        require(game.prizes[seat].has(card), JR_PORT_EXCHANGE, Why::NoSuchPrize)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        if let Action::Exchange { card } = action {
            exchange(play, seat, card);
        }
        play.emit(Event::Finished { seat });
        if self.asked.minus(self.done).without(seat).is_empty() {
            ransom(play, play.game.captain, 0);
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Done
    }
}

/// Decides: [`crate::ledger::JR_VAR_GOLD`].
/// See: [`JR_PORT_EXCHANGE`].
fn exchange<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat, card: CardId) {
    let facing = play.game.rules.policies.port_discard;
    play.emit(Event::Exchanged { seat, card, facing });
    let for_all = play.game.rules.policies.captains_gold == CaptainsGold::Shared;
    let all = play.game.rules.seats.all();
    let seats = if seat == play.game.captain && for_all { all } else { SeatSet::one(seat) };
    draw_crew(play, seats, 1);
}

impl PhaseRules for Ransom {
    fn view(&self) -> PhaseView {
        PhaseView::Ransom { seat: self.seat, first: self.first }
    }

    fn question(&self) -> Question {
        decision("ransom")
    }

    /// See: [`JR_PORT_RANSOM`].
    #[inline]
    fn window(&self, _game: &JollyRoger) -> Respondents {
        Respondents::turn(self.seat)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        for card in game.prizes[seat].iter() {
            self.list(game, seat, Action::Ransom { card }, out);
        }
        self.list(game, seat, Action::Done, out);
    }

    /// Decides: [`JR_PORT_EMPTY`].
    /// See: [`JR_PORT_RANSOM`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        if *action == Action::Done {
            return require_turn(game, seat, Some(self.seat), JR_PORT_RANSOM);
        }
        let Action::Ransom { card } = *action else {
            let too_late = matches!(action, Action::Exchange { .. });
            require(!too_late, JR_PORT_RANSOM, Why::NotNow)?;
            return not_now(action);
        };
        require_turn(game, seat, Some(self.seat), JR_PORT_RANSOM)?;
        require(game.prizes[seat].has(card), JR_PORT_RANSOM, Why::NoSuchPrize)?;
        require(game.rules.for_port.has(card), JR_PORT_RANSOM, Why::NotForPort)?;
        require(!game.prize_deck.is_empty(), JR_PORT_EMPTY, Why::NotForPort)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        let steps = steps(play.game, self.first, self.seat);
        if let Action::Ransom { card } = action {
            sell(play, self.seat, card);
            ransom(play, self.first, steps);
        } else {
            ransom(play, self.first, steps + 1);
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Done
    }

    /// A seat that has given away everything it could ransom or sell is not asked any more.
    /// See: [`JR_PORT_RANSOM`].
    fn go_on<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        if !may_trade(play.game, self.seat) {
            ransom(play, self.first, steps(play.game, self.first, self.seat) + 1);
        }
    }
}

/// Whether public facts allow that a seat has something to ransom or sell.
fn may_trade(game: &JollyRoger, seat: Seat) -> bool {
    let some = if game.prizes_are_hidden() {
        game.prizes[seat]
    } else {
        game.prizes[seat].and(game.rules.for_port)
    };
    !some.is_empty() && !game.prize_deck.is_empty()
}

/// The number of steps clockwise from one seat to another.
fn steps(game: &JollyRoger, from: Seat, to: Seat) -> u8 {
    let mut order = game.rules.seats.clockwise_from(from).zip(0..);
    order.find(|(seat, _)| *seat == to).map_or(0, |(_, steps)| steps)
}

/// Asks the next seat, at least this many steps clockwise from the first, that may have something
/// to ransom or sell; hidden prizes may be anything. The first seat is the Captain. With three
/// seats a Surgeon may replace the Captain, but no seat is left out or asked twice because of that.
/// See: [`JR_PORT_RANSOM`], [`JR_PORT_EMPTY`].
fn ransom<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, first: Seat, steps: u8) {
    let game = &*play.game;
    let mut order = game.rules.seats.clockwise_from(first).skip(usize::from(steps));
    if let Some(seat) = order.find(|seat| may_trade(game, *seat)) {
        return open_phase(play, Phase::Ransom(Ransom { seat, first }));
    }
    voyage::count(play);
    punish::ask(play);
}

/// A Hostage earns two prizes and Jewels one, while there are any.
/// Decides: [`JR_PORT_RANSOM`].
/// See: [`JR_PORT_EMPTY`].
fn sell<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat, card: CardId) {
    play.emit(Event::Ransomed { seat, card });
    let n_prizes = if play.game.rules.prize(card) == Some(Prize::Hostage) { 2 } else { 1 };
    let seen_by = share::audience(play.game, &[seat]);
    let cards = share::draw_prizes(play, n_prizes);
    play.emit(Event::PrizesDrawn { seat, n: cards.len(), cards, seen_by });
}
