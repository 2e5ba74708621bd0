//! The windows in which special crew may be played at its printed time.
//!
//! Every seat with a card in hand is asked, in a sealed window, as long as such a card may be in a
//! hand. The first clockwise from the Captain plays. Once that card is settled in full, all are
//! asked again.
//! See: [`crate::ledger::JR_STEP_ORDER`].

use contract::{Ask, Decided, Host, Menu, Play, Question, SearchRng, Seat};

use crate::action::Action;
use crate::card::{Cards, Special};
use crate::deck::Rules;
use crate::event::Event;
use crate::phase::rules::{Phase, PhaseRules, Verdict};
use crate::phase::{Respondents, attack, first_answer, island, share};
use crate::question::reaction;
use crate::refusal::not_now;
use crate::state::{Effect, JollyRoger, PhaseView, Timing};
use crate::view::View;

/// Special crew may be played at its time. See: [`crate::ledger::JR_SP_TIMING`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timed {
    pub(crate) timing: Timing,
}

/// The cards of a timing.
pub(crate) fn cards(timing: Timing) -> &'static [Special] {
    match timing {
        Timing::Lookout => &[Special::Lookout],
        Timing::Map => &[Special::OldSailor],
        Timing::Skills => &[Special::FirstMate, Special::MasterMariner, Special::SharpShooter],
        Timing::Cook => &[Special::Cook],
        Timing::Carpenter => &[Special::Carpenter],
        Timing::Boatswain => &[Special::Boatswain],
        Timing::SmartKid => &[Special::SmartKid],
    }
}

/// All copies of the cards of a timing.
#[inline]
pub(crate) fn set(rules: &Rules, timing: Timing) -> Cards {
    cards(timing).iter().fold(Cards::EMPTY, |all, special| all.or(rules.copies(*special)))
}

/// Whether such a card could do anything, judging by public facts.
fn is_of_use(game: &JollyRoger, timing: Timing) -> bool {
    match timing {
        Timing::Carpenter => !game.prize_holders().is_empty(),
        Timing::SmartKid => game.rules.seats.seats().any(|seat| !game.buried[seat].is_empty()),
        Timing::Lookout | Timing::Map | Timing::Skills | Timing::Cook | Timing::Boatswain => true,
    }
}

/// Opens the window, or goes on if public facts show that nothing can happen.
/// Decides: [`crate::ledger::JR_SP_TIMING`].
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, timing: Timing) {
    let game = &*play.game;
    let in_reach = cards(timing).iter().any(|special| game.in_reach(*special));
    let asked = game.holders();
    if !in_reach || asked.is_empty() || !is_of_use(game, timing) {
        return closed(play, timing);
    }
    play.emit(Event::Opened { phase: Phase::Timed(Timed { timing }), asked });
}

impl PhaseRules for Timed {
    fn view(&self) -> PhaseView {
        PhaseView::Timed { timing: self.timing }
    }

    fn question(&self) -> Question {
        reaction(of_timing(self.timing))
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::sealed(game)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        out.actions.push(Action::Decline);
        super::menu(game, seat, cards(self.timing), out);
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let playable = game.hands[ask.seat].and(set(game.rules, self.timing));
        let declines = ask.must && playable.is_empty();
        declines.then(|| ask.draw(1, |_| Action::Decline, rng))
    }

    fn check(&self, _game: &JollyRoger, _seat: Seat, action: &Action) -> Verdict {
        not_now(action)
    }

    /// A card is played for its effect, or the seat declines: see [`super::resolve`].
    fn resolve<H: Host<JollyRoger>>(
        self,
        _play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        _action: Action,
    ) {
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Decline
    }

    fn settle<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        match first_answer(play.game) {
            Some((seat, card, how)) => super::show(play, Effect { seat, card, how }),
            None => closed(play, self.timing),
        }
    }

    #[inline]
    fn is_sealed(&self) -> bool {
        true
    }

    #[inline]
    fn may_bribe(&self, game: &JollyRoger) -> bool {
        self.timing != Timing::Cook || share::is_of_attack(game)
    }

    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        false
    }

    fn owes_first_card(&self) -> bool {
        self.timing == Timing::Lookout
    }
}

/// The name of a timing in questions.
fn of_timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Lookout => "lookout",
        Timing::Map => "old-sailor",
        Timing::Skills => "specialists",
        Timing::Cook => "cook",
        Timing::Carpenter => "carpenter",
        Timing::Boatswain => "boatswain",
        Timing::SmartKid => "smart-kid",
    }
}

/// Nobody plays another card.
fn closed<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, timing: Timing) {
    match timing {
        Timing::Lookout => attack::begin(play),
        Timing::Map => island::no_map(play),
        Timing::Skills => attack::sum_up(play),
        Timing::Cook => share::go_on(play),
        Timing::Carpenter => share::end(play),
        Timing::Boatswain => island::bury(play),
        Timing::SmartKid => island::end(play),
    }
}
