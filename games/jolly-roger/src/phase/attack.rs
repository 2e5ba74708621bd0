//! The attack: seats add crew in any order until the Quartermaster turns the card over.

use contract::{Ask, Decided, Host, Menu, Play, Question, SearchRng, Seat, SeatSet};

use super::rules::{Phase, PhaseRules, Verdict};
use super::{
    Respondents, open_phase, punish, require_in_hand, require_seen, require_turn, share, voyage,
};
use crate::action::Action;
use crate::bribe::Offer;
use crate::card::{Cards, Crew, Destination, Skill};
use crate::crew::{timed, traitor};
use crate::deck::Rules;
use crate::event::{Event, Fight};
use crate::fallback::{first, hand};
use crate::ledger::{JR_ATTACK_FIRST, JR_ATTACK_OPEN, JR_ATTACK_REVEAL, JR_ATTACK_SUM};
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{JollyRoger, PhaseView, Timing};
use crate::view::View;

/// The Quartermaster plays the first card of an attack. See: [`JR_ATTACK_FIRST`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstCard;

/// Every seat may add crew. See: [`JR_ATTACK_OPEN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddCrew;

/// The Quartermaster assigns all-skills cards to skills. See: [`JR_ATTACK_SUM`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assign;

/// The Quartermaster plays the first card, if they have one.
/// Decides: [`JR_ATTACK_FIRST`].
pub(crate) fn begin<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let quartermaster = play.game.quartermaster();
    let has_card = !play.game.hands[quartermaster].is_empty();
    open_phase(play, if has_card { Phase::FirstCard(FirstCard) } else { Phase::Attack(AddCrew) });
}

/// Whether a deal leaves the Quartermaster a card for the attack. They may not give their last one
/// away between the pick of a prize target and the first card. Deals that wait for a sealed window
/// to close count as carried out. See: [`JR_ATTACK_FIRST`].
pub(crate) fn keeps_first_card(game: &JollyRoger, from: Seat, n_crew: u8) -> bool {
    if n_crew == 0 || from != game.quartermaster() || !game.phase.owes_first_card() {
        return true;
    }
    let agreed = game.offers.agreed().filter(|offer| offer.from == from);
    let promised: u8 = agreed.map(|offer| offer.n_crew).sum();
    game.hands[from].len() > promised + n_crew
}

/// The same for a deal that is carried out when a sealed window closes. By then a card played there
/// is gone, and a mutiny calls the attack off. See: [`JR_ATTACK_FIRST`].
pub(crate) fn first_card_is_left(game: &JollyRoger, offer: &Offer, used: Cards) -> bool {
    let mutiny = matches!(game.phase, Phase::Call(_)) && !used.is_empty();
    let from_him = offer.n_crew > 0 && offer.from == game.quartermaster();
    let left = game.hands[offer.from].minus(used).minus(offer.given());
    mutiny || !from_him || !game.phase.owes_first_card() || !left.is_empty()
}

impl PhaseRules for FirstCard {
    fn view(&self) -> PhaseView {
        PhaseView::FirstCard
    }

    fn question(&self) -> Question {
        decision("first-card")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.quartermaster())
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat == game.quartermaster() {
            out.actions.extend(game.hands[seat].iter().map(|card| Action::Contribute { card }));
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let contribute = |nth| Action::Contribute { card: game.hands[ask.seat].nth(nth) };
        let n_hand = u32::from(game.hands.len(ask.seat));
        (ask.seat == game.quartermaster()).then(|| ask.draw(n_hand, contribute, rng))
    }

    /// See: [`JR_ATTACK_FIRST`], [`JR_ATTACK_OPEN`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Contribute { card } = *action else { return not_now(action) };
        require_turn(game, seat, Some(game.quartermaster()), JR_ATTACK_FIRST)?;
        require_in_hand(game, seat, card, JR_ATTACK_OPEN)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        let Action::Contribute { card } = action else { return };
        play.emit(Event::Contributed { seat, card });
        open_phase(play, Phase::Attack(AddCrew));
    }

    fn fallback(&self, _rules: &Rules, view: &View) -> Action {
        Action::Contribute { card: first(hand(view)) }
    }

    /// A Quartermaster who has lost their last card plays none.
    #[inline]
    fn go_on<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        if play.game.hands[play.game.quartermaster()].is_empty() {
            begin(play);
        }
    }

    fn owes_first_card(&self) -> bool {
        true
    }
}

/// The seats it waits for: all that hold a card and have not passed since the last one, and the
/// Quartermaster. See: [`JR_ATTACK_OPEN`], [`JR_ATTACK_REVEAL`].
#[inline]
pub(crate) fn waiting(game: &JollyRoger) -> SeatSet {
    game.holders().with(game.quartermaster()).minus(game.attack.passed)
}

impl PhaseRules for AddCrew {
    fn view(&self) -> PhaseView {
        PhaseView::Attack
    }

    fn question(&self) -> Question {
        decision("attack")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::open(game.rules.seats.all(), waiting(game), game.attack.shown)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        let seen = game.attack.shown;
        out.actions.extend(game.hands[seat].iter().map(|card| Action::Contribute { card }));
        if seat == game.quartermaster() {
            out.actions.push(Action::Reveal { seen });
        }
        if waiting(game).has(seat) {
            out.actions.push(Action::Pass { seen });
        }
        traitor::menu(game, seat, out);
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let (hand, seen) = (game.hands[ask.seat], game.attack.shown);
        let n_hand = u32::from(game.hands.len(ask.seat));
        let n_reveal = u32::from(ask.seat == game.quartermaster());
        let n_pass = u32::from(ask.must);
        let nth = |nth| {
            if nth < n_hand {
                Action::Contribute { card: hand.nth(nth) }
            } else if nth < n_hand + n_reveal {
                Action::Reveal { seen }
            } else {
                Action::Pass { seen }
            }
        };
        Some(ask.draw(n_hand + n_reveal + n_pass, nth, rng))
    }

    /// Decides: [`JR_ATTACK_OPEN`], [`JR_ATTACK_REVEAL`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        if game.interrupt.is_some() {
            return not_now(action);
        }
        if let Action::Contribute { card } = *action {
            return require_in_hand(game, seat, card, JR_ATTACK_OPEN);
        }
        if let Action::Reveal { seen } = *action {
            let is_his = seat == game.quartermaster();
            require(is_his, JR_ATTACK_REVEAL, Why::NotQuartermaster)?;
            return require_seen(seen, game.attack.shown);
        }
        let Action::Pass { seen } = *action else { return not_now(action) };
        require(waiting(game).has(seat), JR_ATTACK_OPEN, Why::AlreadyDone)?;
        require_seen(seen, game.attack.shown)
    }

    #[inline]
    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        if let Action::Contribute { card } = action {
            play.emit(Event::Contributed { seat, card });
        } else if matches!(action, Action::Reveal { .. }) {
            reveal(play);
        } else {
            play.emit(Event::Passed { seat });
        }
    }

    fn fallback(&self, _rules: &Rules, view: &View) -> Action {
        Action::Pass { seen: view.attack.shown }
    }

    /// When everybody has passed since the last card, the destination card is turned over.
    /// See: [`JR_ATTACK_REVEAL`].
    #[inline]
    fn go_on<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        if waiting(play.game).is_empty() {
            reveal(play);
        }
    }

    #[inline]
    fn n_shown(&self, game: &JollyRoger) -> Option<u8> {
        Some(game.attack.shown)
    }
}

impl PhaseRules for Assign {
    fn view(&self) -> PhaseView {
        PhaseView::Assign
    }

    fn question(&self) -> Question {
        decision("all-skills")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.quartermaster())
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat == game.quartermaster()
            && let Some(card) = game.attack.unassigned.first()
        {
            out.actions.extend(Skill::ALL.map(|skill| Action::Assign { card, skill }));
        }
    }

    /// See: [`JR_ATTACK_SUM`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Assign { card, .. } = *action else { return not_now(action) };
        require_turn(game, seat, Some(game.quartermaster()), JR_ATTACK_SUM)?;
        let next = game.attack.unassigned.first() == Some(card);
        require(next, JR_ATTACK_SUM, Why::NotUnassigned)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        let Action::Assign { card, skill } = action else { return };
        play.emit(Event::Assigned { card, skill });
        assign(play);
    }

    fn fallback(&self, _rules: &Rules, view: &View) -> Action {
        Action::Assign { card: first(view.attack.unassigned), skill: Skill::Navigation }
    }
}

fn reveal<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    voyage::turn_over(play);
    timed::ask(play, Timing::Skills);
}

/// All-skills cards are assigned one by one, as long as it makes a difference.
/// See: [`JR_ATTACK_SUM`].
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
    open_phase(play, Phase::Assign(Assign));
}

/// The amount of each skill that is missing. See: [`JR_ATTACK_SUM`].
fn missing(game: &JollyRoger) -> [u8; 3] {
    let sums = game.sums();
    Skill::ALL.map(|skill| game.need(skill).saturating_sub(sums[skill.idx()]))
}

/// Decides the fight, discards all crew and the destination card, and shares the prizes. Without a
/// destination there is nothing to fight for.
/// Decides: [`JR_ATTACK_SUM`], [`crate::ledger::JR_ATTACK_DISCARD`].
/// See: [`crate::ledger::JR_ATTACK_SPECIAL`], [`crate::ledger::JR_ROUND_COUNT`].
fn conclude<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let game = &*play.game;
    let Some(Destination { kind: at, yields, .. }) = game.destination() else {
        return punish::ask(play);
    };
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
        Fight::Won => share::after_attack(play, yields),
        Fight::Lost => punish::ask(play),
    }
}
