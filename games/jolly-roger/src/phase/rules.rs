//! The rules of a phase: a trait that each phase implements in its own file, and the one match over
//! all phases.
//! See: [`crate::ledger::JR_STEP_ORDER`].

use contract::{Ask, Decided, Host, Menu, Play, Question, Refusal, SearchRng, Seat};

use super::Respondents;
use super::appoint::{Appoint, EmptyHands, Next, Occasion};
use super::attack::{AddCrew, Assign, FirstCard};
use super::island::{Bury, Guard};
use super::mutiny::{Call, Cause};
use super::port::{Exchange, Ransom};
use super::punish::{Punish, Victim};
use super::scoring::{Deal, Over};
use super::share::{Give, Pick};
use super::voyage::Voyage;
use crate::action::Action;
use crate::crew::carpenter::{Claim, Repair};
use crate::crew::timed::Timed;
use crate::deck::Rules;
use crate::refusal::Why;
use crate::state::{After, Decision, JollyRoger, Mutiny, PhaseView, Then};
use crate::view::View;

/// Whether an action is allowed.
pub(crate) type Verdict = Result<(), Refusal<Why>>;

/// The rules of one phase: which seats it asks, what they may answer, and what follows. Methods
/// that most phases share have a default.
pub(crate) trait PhaseRules: Copy {
    /// The phase as views show it.
    fn view(&self) -> PhaseView;

    /// The kind of question it asks.
    fn question(&self) -> Question;

    /// Its window, if no other is above it.
    fn window(&self, game: &JollyRoger) -> Respondents;

    /// Lists the answers of a seat.
    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>);

    /// Draws an answer evenly without listing them. `None` if they must be listed, as for seats
    /// that are not asked. Only seats without an aside call it.
    #[inline]
    fn draw(&self, _game: &JollyRoger, _ask: Ask, _rng: &mut SearchRng) -> Option<Decided<Action>> {
        None
    }

    /// Checks whether a seat may take an action of this phase.
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict;

    /// Lists an answer if it is allowed.
    fn list(&self, game: &JollyRoger, seat: Seat, action: Action, out: &mut Menu<Action>) {
        if self.check(game, seat, &action).is_ok() {
            out.actions.push(action);
        }
    }

    /// Carries out a checked action.
    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    );

    /// The observer's move when their time is up.
    fn fallback(&self, rules: &Rules, view: &View) -> Action;

    /// Settles the window: all sealed answers are in.
    fn settle<H: Host<JollyRoger>>(self, _play: &mut Play<'_, JollyRoger, H>) {}

    /// Closes the window if nobody can act in it any more.
    fn go_on<H: Host<JollyRoger>>(self, _play: &mut Play<'_, JollyRoger, H>) {}

    /// Whether its window is sealed: no card changes hands until all have answered.
    #[inline]
    fn is_sealed(&self) -> bool {
        false
    }

    /// Whether the game has been dealt and is not over.
    #[inline]
    fn is_under_way(&self) -> bool {
        true
    }

    /// Whether offers may be made and answered: not in the middle of a step.
    /// See: [`crate::ledger::JR_BRIBE`].
    #[inline]
    fn may_bribe(&self, _game: &JollyRoger) -> bool {
        true
    }

    /// Whether cards of any time may be played.
    /// See: [`crate::ledger::JR_SP_ANYTIME`].
    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        true
    }

    /// Whether a prize target was picked and the first card is still to be played.
    /// See: [`crate::ledger::JR_ATTACK_FIRST`].
    fn owes_first_card(&self) -> bool {
        false
    }

    /// The number of cards shown, if a Traitor may cancel them: in an attack or a mutiny.
    /// See: [`crate::ledger::JR_SP_TRAITOR`].
    #[inline]
    fn n_shown(&self, _game: &JollyRoger) -> Option<u8> {
        None
    }
}

/// The phase and its data. The tag has a byte of its own, because every window reads it; otherwise
/// it would be decoded from a niche of some field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Cards are being dealt.
    Deal(Deal),
    /// The Captain appoints a Quartermaster.
    Appoint(Appoint),
    /// Seats without a crew card may draw one.
    EmptyHands(EmptyHands),
    /// A seat may call a mutiny against a decision.
    Call(Call),
    /// The Captain picks a destination.
    Voyage(Voyage),
    /// Special crew may be played at its printed time.
    Timed(Timed),
    /// The Quartermaster plays the first card of an attack.
    FirstCard(FirstCard),
    /// Every seat may add crew.
    Attack(AddCrew),
    /// The Quartermaster assigns all-skills cards to skills.
    Assign(Assign),
    /// A seat picks a prize before the sharing.
    Pick(Pick),
    /// The Quartermaster gives a prize.
    Give(Give),
    /// A Carpenter asks for a prize.
    Repair(Repair),
    /// Nobody gave one: the Carpenter's owner takes it from the Captain or the Quartermaster.
    Claim(Claim),
    /// In port, seats exchange prizes for crew.
    Exchange(Exchange),
    /// In port, a seat ransoms and sells.
    Ransom(Ransom),
    /// A seat named to guard the ship finds a substitute, or stays.
    Guard(Guard),
    /// Seats bury prizes.
    Bury(Bury),
    /// The Captain orders a punishment or waives it.
    Punish(Punish),
    /// The Quartermaster picks the victim.
    Victim(Victim),
    /// A mutiny.
    Mutiny(Mutiny),
    /// The game is over.
    Over(Over),
}

/// The one match over all phases.
macro_rules! of_each {
    ($phase:expr, $it:ident => $call:expr) => {
        match $phase {
            Phase::Deal($it) => $call,
            Phase::Appoint($it) => $call,
            Phase::EmptyHands($it) => $call,
            Phase::Call($it) => $call,
            Phase::Voyage($it) => $call,
            Phase::Timed($it) => $call,
            Phase::FirstCard($it) => $call,
            Phase::Attack($it) => $call,
            Phase::Assign($it) => $call,
            Phase::Pick($it) => $call,
            Phase::Give($it) => $call,
            Phase::Repair($it) => $call,
            Phase::Claim($it) => $call,
            Phase::Exchange($it) => $call,
            Phase::Ransom($it) => $call,
            Phase::Guard($it) => $call,
            Phase::Bury($it) => $call,
            Phase::Punish($it) => $call,
            Phase::Victim($it) => $call,
            Phase::Mutiny($it) => $call,
            Phase::Over($it) => $call,
        }
    };
}

impl PhaseRules for Phase {
    fn view(&self) -> PhaseView {
        of_each!(self, it => it.view())
    }

    fn question(&self) -> Question {
        of_each!(self, it => it.question())
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        of_each!(self, it => it.window(game))
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        of_each!(self, it => it.menu(game, seat, out));
    }

    #[expect(clippy::inline_always, reason = "as for `JollyRoger::draw_action`")]
    #[inline(always)]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        of_each!(self, it => it.draw(game, ask, rng))
    }

    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        of_each!(self, it => it.check(game, seat, action))
    }

    #[inline]
    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        of_each!(self, it => it.resolve(play, seat, action));
    }

    fn fallback(&self, rules: &Rules, view: &View) -> Action {
        of_each!(self, it => it.fallback(rules, view))
    }

    fn settle<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        of_each!(self, it => it.settle(play));
    }

    #[inline]
    fn go_on<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        of_each!(self, it => it.go_on(play));
    }

    #[inline]
    fn is_sealed(&self) -> bool {
        of_each!(self, it => it.is_sealed())
    }

    #[inline]
    fn is_under_way(&self) -> bool {
        of_each!(self, it => it.is_under_way())
    }

    #[inline]
    fn may_bribe(&self, game: &JollyRoger) -> bool {
        of_each!(self, it => it.may_bribe(game))
    }

    #[inline]
    fn is_any_time(&self, game: &JollyRoger) -> bool {
        of_each!(self, it => it.is_any_time(game))
    }

    fn owes_first_card(&self) -> bool {
        of_each!(self, it => it.owes_first_card())
    }

    #[inline]
    fn n_shown(&self, game: &JollyRoger) -> Option<u8> {
        of_each!(self, it => it.n_shown(game))
    }
}

impl Phase {
    /// The phase that a view shows.
    pub(crate) fn of_view(view: &View) -> Self {
        let losers = view.mutiny.losers;
        match view.phase {
            PhaseView::Deal => Self::Deal(Deal),
            PhaseView::Appoint { after: After::Round } => {
                Self::Appoint(Appoint { after: Occasion::Round })
            }
            PhaseView::Appoint { after: After::Mutiny } => {
                Self::Appoint(Appoint { after: Occasion::Mutiny { losers } })
            }
            PhaseView::EmptyHands { then } => Self::EmptyHands(EmptyHands {
                then: match then {
                    Then::Call => Next::Call,
                    Then::Voyage => Next::Voyage,
                    Then::Spoils => Next::Spoils { losers },
                },
            }),
            PhaseView::Call { decision } => Self::Call(Call { cause: cause(view, decision) }),
            PhaseView::Voyage => Self::Voyage(Voyage),
            PhaseView::Timed { timing } => Self::Timed(Timed { timing }),
            PhaseView::FirstCard => Self::FirstCard(FirstCard),
            PhaseView::Attack => Self::Attack(AddCrew),
            PhaseView::Assign => Self::Assign(Assign),
            PhaseView::Pick { seat } => Self::Pick(Pick { seat }),
            PhaseView::Give => Self::Give(Give),
            PhaseView::Repair { by } => Self::Repair(Repair { by }),
            PhaseView::Claim { by } => Self::Claim(Claim { by }),
            PhaseView::Exchange { asked, done } => Self::Exchange(Exchange { asked, done }),
            PhaseView::Ransom { seat, first } => Self::Ransom(Ransom { seat, first }),
            PhaseView::Guard => Self::Guard(Guard { guard: view.guard.unwrap_or(view.captain) }),
            PhaseView::Bury { done } => Self::Bury(Bury { done }),
            PhaseView::Punish => Self::Punish(Punish),
            PhaseView::Victim => Self::Victim(Victim),
            PhaseView::Mutiny => Self::Mutiny(view.mutiny),
            PhaseView::Over { ending, gold } => Self::Over(Over { ending, gold }),
        }
    }
}

/// The Captain's decision. A view from outside may name no destination; then nothing follows.
fn cause(view: &View, decision: Decision) -> Cause {
    match decision {
        Decision::Appointed => Cause::Appointed,
        Decision::Sailed => view.laid.map_or(Cause::Waived, |to| Cause::Sailed { to }),
        Decision::Ordered => Cause::Ordered,
        Decision::Waived => Cause::Waived,
    }
}
