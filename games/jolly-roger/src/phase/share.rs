//! Sharing prizes: first picks, then the Quartermaster gives out the rest as equally as possible.
//! See: [`crate::ledger::JR_VAR_HIDDEN_CARDS`].

use contract::{Ask, CardId, Decided, Host, Menu, Play, Question, SearchRng, Seat, SeatSet};

use super::rules::{Phase, PhaseRules, Verdict};
use super::{Respondents, mutiny, open_phase, punish, require_turn};
use crate::action::Action;
use crate::card::Cards;
use crate::crew::timed;
use crate::deck::Rules;
use crate::event::Event;
use crate::fallback::first;
use crate::ledger::{JR_SHARE_CAPTAIN, JR_SHARE_EQUAL};
use crate::memory::Audience;
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{JollyRoger, PhaseView, Picker, Source, Timing};
use crate::view::View;

/// A seat picks a prize before the sharing. See: [`JR_SHARE_CAPTAIN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    pub(crate) seat: Seat,
}

/// The Quartermaster gives a prize. See: [`JR_SHARE_EQUAL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Give;

impl PhaseRules for Pick {
    fn view(&self) -> PhaseView {
        PhaseView::Pick { seat: self.seat }
    }

    fn question(&self) -> Question {
        decision("pick")
    }

    #[inline]
    fn window(&self, _game: &JollyRoger) -> Respondents {
        Respondents::turn(self.seat)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat == self.seat {
            out.actions.extend(game.pot.iter().map(|card| Action::Take { card }));
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let take = |nth| Action::Take { card: game.pot.nth(nth) };
        (ask.seat == self.seat).then(|| ask.draw(u32::from(game.pot.len()), take, rng))
    }

    /// See: [`JR_SHARE_CAPTAIN`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Take { card } = *action else { return not_now(action) };
        require_turn(game, seat, Some(self.seat), JR_SHARE_CAPTAIN)?;
        require(game.pot.has(card), JR_SHARE_CAPTAIN, Why::NoSuchPrize)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        let Action::Take { card } = action else { return };
        pick(play, seat, card);
        go_on(play);
    }

    fn fallback(&self, _rules: &Rules, view: &View) -> Action {
        Action::Take { card: first(view.pot.known) }
    }

    #[inline]
    fn may_bribe(&self, game: &JollyRoger) -> bool {
        is_of_attack(game)
    }
}

impl PhaseRules for Give {
    fn view(&self) -> PhaseView {
        PhaseView::Give
    }

    fn question(&self) -> Question {
        decision("give")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.quartermaster())
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat != game.quartermaster() {
            return;
        }
        let seats = least(game);
        for card in game.pot.iter() {
            out.actions.extend(seats.iter().map(|to| Action::Give { card, to }));
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        if ask.seat != game.quartermaster() {
            return None;
        }
        let (pot, seats) = (game.pot, least(game));
        let n_seats = u32::from(seats.len());
        let give = |nth| Action::Give {
            card: pot.nth(nth / n_seats),
            to: seats.nth((nth % n_seats) as usize).expect("below their number"),
        };
        Some(ask.draw(u32::from(pot.len()) * n_seats, give, rng))
    }

    /// See: [`JR_SHARE_EQUAL`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Give { card, to } = *action else { return not_now(action) };
        require_turn(game, seat, Some(game.quartermaster()), JR_SHARE_EQUAL)?;
        require(game.pot.has(card), JR_SHARE_EQUAL, Why::NoSuchPrize)?;
        require(to.0 < game.rules.seats.get(), JR_SHARE_EQUAL, Why::NoSuchSeat)?;
        let has = game.share.got[to];
        let least = least(game).first().map_or(0, |seat| game.share.got[seat]);
        require(has == least, JR_SHARE_EQUAL, Why::NotEqual { has, least })
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        let Action::Give { card, to } = action else { return };
        give(play, card, to);
        go_on(play);
    }

    /// Gives a prize to a seat that has the fewest.
    fn fallback(&self, _rules: &Rules, view: &View) -> Action {
        let seats = (0..).map(Seat).zip(&view.seats);
        let least = seats.map(|(seat, _)| (view.share.got[seat], seat)).min();
        let to = least.map_or(Seat(0), |(_, seat)| seat);
        Action::Give { card: first(view.pot.known), to }
    }

    /// Bribes are allowed until the Quartermaster has begun to give out prizes.
    #[inline]
    fn may_bribe(&self, game: &JollyRoger) -> bool {
        is_of_attack(game) && game.share.n_given == 0
    }

    #[inline]
    fn is_any_time(&self, game: &JollyRoger) -> bool {
        game.share.n_given == 0
    }
}

/// Whether the prizes come from an attack: those of a mutiny must be shared before bribes resume.
/// See: [`crate::ledger::JR_BRIBE`].
#[inline]
pub(crate) fn is_of_attack(game: &JollyRoger) -> bool {
    game.share.source == Source::Attack
}

/// The seats with the fewest cards of this sharing.
/// Decides: [`JR_SHARE_EQUAL`].
fn least(game: &JollyRoger) -> SeatSet {
    let seats = game.rules.seats;
    let least = seats.seats().map(|seat| game.share.got[seat]).min().unwrap_or(0);
    seats.seats().filter(|seat| game.share.got[*seat] == least).collect()
}

/// The observers who may see a prize that moves.
/// Decides: [`crate::ledger::JR_SHARE_OPEN`], [`crate::ledger::JR_VAR_HIDDEN`].
pub(crate) fn audience(game: &JollyRoger, seats: &[Seat]) -> Audience {
    if game.prizes_are_hidden() { Audience::seats(seats.iter().copied()) } else { Audience::ALL }
}

/// Turns up this many prizes, or all that are left; only the Captain sees hidden ones.
/// Decides: [`crate::ledger::JR_SHARE_DRAW`].
/// See: [`crate::ledger::JR_VAR_HIDDEN`].
pub(crate) fn after_attack<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, n_prizes: u8) {
    play.emit(Event::ShareBegan { source: Source::Attack });
    let seen_by = audience(play.game, &[play.game.captain]);
    let cards = draw_prizes(play, n_prizes);
    play.emit(Event::PrizesTurned { n: cards.len(), cards, seen_by });
    open_pot(play);
}

/// Draws this many prizes from the stack, or all that are left; an event takes them.
/// Decides: [`crate::ledger::JR_SETUP_PRIZE`].
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

/// Prizes are on the table; a Cook may come first. Without a prize there is no sharing, and so no
/// Carpenter: it comes after a sharing.
/// See: [`crate::ledger::JR_SP_CARPENTER`].
pub(crate) fn open_pot<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if play.game.pot.is_empty() {
        return end(play);
    }
    timed::ask(play, Timing::Cook);
}

/// The next pick or gift. If public facts leave no choice, it happens automatically.
/// Decides: [`JR_SHARE_CAPTAIN`].
/// See: [`JR_SHARE_EQUAL`].
pub(crate) fn go_on<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    while let Some(card) = play.game.pot.first() {
        let picker = match play.game.share.picker {
            Picker::Cook { seat } => seat,
            Picker::Captain => play.game.captain,
            Picker::Nobody => {
                if !give_if_forced(play, card) {
                    return open_phase(play, Phase::Give(Give));
                }
                continue;
            }
        };
        if play.game.pot != Cards::one(card) {
            return open_phase(play, Phase::Pick(Pick { seat: picker }));
        }
        pick(play, picker, card);
    }
    timed::ask(play, Timing::Carpenter);
}

fn give_if_forced<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, card: CardId) -> bool {
    if play.game.pot != Cards::one(card) {
        return false;
    }
    let seats = least(play.game);
    let forced = seats.len() == 1;
    if let (true, Some(to)) = (forced, seats.first()) {
        give(play, card, to);
    }
    forced
}

/// Once the Captain has picked, the rest goes to the Quartermaster.
/// See: [`JR_SHARE_CAPTAIN`], [`crate::ledger::JR_VAR_HIDDEN`].
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

/// All prizes are given out, and no Carpenter follows.
pub(crate) fn end<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    match play.game.share.source {
        Source::Attack => punish::ask(play),
        Source::Mutiny => mutiny::deal_crew(play),
    }
}
