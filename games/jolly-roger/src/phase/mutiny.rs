//! Mutiny: called after a decision of the Captain, fought in the open, then prizes and crew.
//! See: [`crate::ledger::JR_MUTINY_EFFECTS`].

use contract::{
    Ask, CardId, Decided, Host, Menu, PerSeat, Play, Question, SearchRng, Seat, SeatSet, Weight,
};

use super::appoint::{self, Appoint, Next, Occasion};
use super::rules::{Phase, PhaseRules, Verdict};
use super::voyage::{self, Voyage};
use super::{
    Respondents, answer, first_answer, open_phase, punish, require_in_hand, require_seen, scoring,
    share,
};
use crate::action::Action;
use crate::card::{Cards, Kind, Special};
use crate::crew::{self, traitor};
use crate::deck::Rules;
use crate::editions::{Appoints, Quartermaster};
use crate::event::Event;
use crate::ledger::{
    JR_MUTINY_OPEN, JR_MUTINY_ROLES, JR_MUTINY_SIDES, JR_MUTINY_START, JR_MUTINY_WHEN,
    JR_SP_SEA_DOG,
};
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{
    Answer, Decision, Effect, How, Interrupt, JollyRoger, Mutiny, PhaseView, SEATS_MAX, Side,
    Source, Unrest,
};
use crate::view::View;

/// A seat may call a mutiny against a decision. See: [`JR_MUTINY_WHEN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    pub(crate) cause: Cause,
}

/// A decision of the Captain and what follows from it, unless there is a mutiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// A Quartermaster was appointed or confirmed.
    Appointed,
    /// A destination was picked.
    Sailed { to: Kind },
    /// A punishment was ordered.
    Ordered,
    /// A punishment was waived.
    Waived,
}

impl Cause {
    /// The decision as events and views name it.
    pub(crate) fn decision(self) -> Decision {
        match self {
            Self::Appointed => Decision::Appointed,
            Self::Sailed { .. } => Decision::Sailed,
            Self::Ordered => Decision::Ordered,
            Self::Waived => Decision::Waived,
        }
    }
}

/// Asks for a mutiny after a decision, once per round: all seats that hold a card, except the
/// Captain.
/// Decides: [`JR_MUTINY_WHEN`].
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, cause: Cause) {
    let asked = play.game.holders().without(play.game.captain);
    if play.game.unrest == Unrest::Spent || asked.is_empty() {
        return proceed(play, cause);
    }
    play.emit(Event::Opened { phase: Phase::Call(Call { cause }), asked });
}

/// Nobody called a mutiny.
/// Decides: [`crate::ledger::JR_STEP_ORDER`].
fn proceed<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, cause: Cause) {
    match cause {
        Cause::Appointed => open_phase(play, Phase::Voyage(Voyage)),
        Cause::Sailed { to } => voyage::arrive(play, to),
        Cause::Ordered => punish::carry_out(play),
        Cause::Waived => voyage::end_round(play),
    }
}

impl PhaseRules for Call {
    fn view(&self) -> PhaseView {
        PhaseView::Call { decision: self.cause.decision() }
    }

    fn question(&self) -> Question {
        Question { kind: "call", weight: Weight::Call }
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::sealed(game)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        out.actions.push(Action::Decline);
        for card in game.hands[seat].iter() {
            let mutinous = (Side::Mutineer, card);
            for_each_how(game, seat, mutinous, |how| out.actions.push(Action::Call { card, how }));
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let hand = game.hands[ask.seat];
        let nth = |nth: u32| match nth.checked_sub(1) {
            None => Action::Decline,
            Some(nth) => Action::Call { card: hand.nth(nth), how: How::Plain },
        };
        let is_plain = hand.and(game.rules.with_ways).is_empty();
        let n_hand = u32::from(game.hands.len(ask.seat));
        (is_plain && ask.must).then(|| ask.draw(1 + n_hand, nth, rng))
    }

    /// See: [`JR_MUTINY_WHEN`], [`JR_MUTINY_START`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Call { card, how } = *action else { return not_now(action) };
        let asked = game.interrupt.is_none() && game.answers.asked.has(seat);
        require(asked, JR_MUTINY_WHEN, Why::NotNow)?;
        require_in_hand(game, seat, card, JR_MUTINY_START)?;
        crew::check_in_mutiny(game, seat, (Side::Mutineer, card), how)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        if let Action::Call { card, how } = action {
            answer(play, seat, Answer::Card { card, how });
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Decline
    }

    /// Only the first caller clockwise from the Captain shows a card; the other callers' cards stay
    /// hidden.
    /// Decides: [`JR_MUTINY_START`].
    /// See: [`JR_MUTINY_WHEN`].
    fn settle<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        let Some((seat, card, how)) = first_answer(play.game) else {
            return proceed(play, self.cause);
        };
        play.emit(Event::MutinyCalled { seat, card, how, after: self.cause.decision() });
        let crewmen = play.game.rules.crewmen(card);
        let mutiny = Mutiny::called(play.game.captain, seat, crewmen);
        open_phase(play, Phase::Mutiny(mutiny));
        after_card(play, Effect { seat, card, how });
    }

    #[inline]
    fn is_sealed(&self) -> bool {
        true
    }

    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        false
    }

    fn owes_first_card(&self) -> bool {
        matches!(self.cause, Cause::Sailed { to } if to.is_target())
    }
}

/// Calls `visit` with each way in which a card may be played for a side of a mutiny, in order.
fn for_each_how(
    game: &JollyRoger,
    seat: Seat,
    (side, card): (Side, CardId),
    mut visit: impl FnMut(How),
) {
    visit(How::Plain);
    if !game.rules.with_ways.has(card) {
        return;
    }
    let on = game.rules.seats.seats().map(|seat| How::On { seat });
    let kill = Side::BOTH.into_iter().map(|leader| How::Kill { leader });
    for how in on.chain(kill) {
        if crew::check_in_mutiny(game, seat, (side, card), how).is_ok() {
            visit(how);
        }
    }
}

impl Mutiny {
    /// The seats it waits for: all that can play and have not passed since the last card.
    /// Decides: [`JR_MUTINY_OPEN`].
    #[inline]
    pub(crate) fn waiting(&self, game: &JollyRoger) -> SeatSet {
        let mut waiting = game.holders();
        if let (Some(quartermaster), None) = (game.quartermaster, self.committed) {
            waiting = waiting.with(quartermaster);
        }
        waiting.minus(self.passed)
    }

    /// The sides a seat may play for: its own, or either. See: [`JR_MUTINY_SIDES`].
    #[inline]
    pub(crate) fn sides(&self, seat: Seat) -> &'static [Side] {
        match self.side(seat) {
            None => &Side::BOTH,
            Some(Side::Captain) => &Side::BOTH[..1],
            Some(Side::Mutineer) => &Side::BOTH[1..],
        }
    }

    /// Whether this seat may still commit the Quartermaster's card.
    /// See: [`JR_MUTINY_ROLES`].
    #[inline]
    pub(crate) fn may_commit(&self, game: &JollyRoger, seat: Seat) -> bool {
        game.quartermaster == Some(seat) && self.committed.is_none()
    }

    /// See: [`JR_MUTINY_SIDES`].
    fn check_side(&self, seat: Seat, side: Side) -> Verdict {
        let own = self.side(seat);
        require(own.is_none_or(|own| own == side), JR_MUTINY_SIDES, Why::WrongSide)
    }

    /// See: [`JR_MUTINY_OPEN`], [`JR_MUTINY_SIDES`], [`JR_SP_SEA_DOG`].
    fn check_join(
        &self,
        game: &JollyRoger,
        seat: Seat,
        (side, card): (Side, CardId),
        how: How,
    ) -> Verdict {
        match game.interrupt {
            Some(Interrupt::Forced { seat: named, .. }) => {
                require(named == seat, JR_SP_SEA_DOG, Why::NotNow)?;
            }
            Some(Interrupt::Betrayal { .. } | Interrupt::Limit { .. }) => {
                require(false, JR_MUTINY_OPEN, Why::NotNow)?;
            }
            None => {}
        }
        self.check_side(seat, side)?;
        require_in_hand(game, seat, card, JR_MUTINY_OPEN)?;
        crew::check_in_mutiny(game, seat, (side, card), how)
    }

    /// Decides: [`JR_MUTINY_ROLES`].
    fn check_commit(&self, game: &JollyRoger, seat: Seat, side: Side) -> Verdict {
        require(game.interrupt.is_none(), JR_MUTINY_ROLES, Why::NotNow)?;
        require(game.quartermaster == Some(seat), JR_MUTINY_ROLES, Why::NotQuartermaster)?;
        require(self.committed.is_none(), JR_MUTINY_ROLES, Why::AlreadyCommitted)?;
        self.check_side(seat, side)
    }
}

impl PhaseRules for Mutiny {
    fn view(&self) -> PhaseView {
        PhaseView::Mutiny
    }

    fn question(&self) -> Question {
        decision("mutiny")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::open(game.rules.seats.all(), self.waiting(game), self.shown)
    }

    /// A Sea Dog's victim may only join.
    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if matches!(game.interrupt, Some(Interrupt::Forced { seat: named, .. }) if named != seat) {
            return;
        }
        let is_open = game.interrupt.is_none();
        if is_open && self.waiting(game).has(seat) {
            out.actions.push(Action::Pass { seen: self.shown });
        }
        traitor::menu(game, seat, out);
        let sides = self.sides(seat);
        for &side in sides {
            for card in game.hands[seat].iter() {
                for_each_how(game, seat, (side, card), |how| {
                    out.actions.push(Action::Join { side, card, how });
                });
            }
        }
        if is_open && self.may_commit(game, seat) {
            out.actions.extend(sides.iter().map(|&side| Action::Commit { side }));
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let (hand, sides) = (game.hands[ask.seat], self.sides(ask.seat));
        let n_hand = u32::from(game.hands.len(ask.seat));
        let n_sides = if sides.len() == 2 { 2 } else { 1 };
        let n_joins = n_sides * n_hand;
        let n_pass = u32::from(ask.must);
        let n_commits = if self.may_commit(game, ask.seat) { n_sides } else { 0 };
        let nth = |nth: u32| {
            if nth < n_joins {
                let (side, nth) = if nth < n_hand { (0, nth) } else { (1, nth - n_hand) };
                return Action::Join { side: sides[side], card: hand.nth(nth), how: How::Plain };
            }
            match (nth - n_joins).checked_sub(n_pass) {
                None => Action::Pass { seen: self.shown },
                Some(nth) => Action::Commit { side: sides[nth as usize] },
            }
        };
        Some(ask.draw(n_joins + n_pass + n_commits, nth, rng))
    }

    /// See: [`JR_MUTINY_OPEN`], [`JR_MUTINY_ROLES`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        if let Action::Join { side, card, how } = *action {
            return self.check_join(game, seat, (side, card), how);
        }
        if let Action::Commit { side } = *action {
            return self.check_commit(game, seat, side);
        }
        let Action::Pass { seen } = *action else { return not_now(action) };
        require(game.interrupt.is_none(), JR_MUTINY_OPEN, Why::NotNow)?;
        require(self.waiting(game).has(seat), JR_MUTINY_OPEN, Why::AlreadyDone)?;
        require_seen(seen, self.shown)
    }

    #[inline]
    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        if let Action::Join { side, card, how } = action {
            play.emit(Event::Joined { seat, side, card, how });
            after_card(play, Effect { seat, card, how });
        } else if let Action::Commit { side } = action {
            play.emit(Event::Committed { seat, side });
        } else {
            play.emit(Event::Passed { seat });
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Pass { seen: self.shown }
    }

    /// A mutiny ends when all have passed since the last card; the Captain wins a tie.
    /// Decides: [`crate::ledger::JR_MUTINY_WIN`].
    /// See: [`JR_MUTINY_OPEN`].
    #[inline]
    fn go_on<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        if self.waiting(play.game).is_empty() {
            let [captain, mutineer] = self.crewmen;
            let winner = if mutineer > captain { Side::Mutineer } else { Side::Captain };
            decide(play, &self, winner);
        }
    }

    #[inline]
    fn n_shown(&self, _game: &JollyRoger) -> Option<u8> {
        Some(self.shown)
    }
}

/// A card played for a side may have an effect, which a Traitor may answer first.
fn after_card<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    if effect.how != How::Plain {
        crew::show(play, effect);
    }
}

/// One side wins: the members of the other lose.
/// Decides: [`JR_MUTINY_SIDES`], [`crate::ledger::JR_MUTINY_APPOINT`].
/// See: [`crate::ledger::JR_MUTINY_WIN`].
pub(crate) fn decide<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    mutiny: &Mutiny,
    winner: Side,
) {
    let game = &*play.game;
    let losers = mutiny.members[winner.other().idx()];
    let captain = match winner {
        Side::Captain => game.captain,
        Side::Mutineer => mutiny.first,
    };
    let policies = game.rules.policies;
    play.emit(Event::MutinyDecided { winner, captain, losers });
    match (policies.quartermaster, policies.confirmed_captain, winner) {
        (Quartermaster::IsCaptain, _, _) => appoint::empty_hands(play, Next::Spoils { losers }),
        (Quartermaster::Appointed, Appoints::OnlyNew, Side::Captain) => spoils(play, losers),
        (Quartermaster::Appointed, Appoints::Always, _)
        | (Quartermaster::Appointed, Appoints::OnlyNew, Side::Mutineer) => {
            open_phase(play, Phase::Appoint(Appoint { after: Occasion::Mutiny { losers } }));
        }
    }
}

/// Gathers the losers' prizes and shares them among all.
/// Decides: [`crate::ledger::JR_MUTINY_PRIZES`], [`crate::ledger::JR_VAR_HIDDEN_CARDS`].
pub(crate) fn spoils<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, losers: SeatSet) {
    play.emit(Event::ShareBegan { source: Source::Mutiny });
    let captain = play.game.captain;
    for seat in play.game.rules.seats.clockwise_from(captain) {
        let cards = play.game.prizes[seat];
        if losers.has(seat) && !cards.is_empty() {
            let seen_by = share::audience(play.game, &[seat, captain]);
            play.emit(Event::Gathered { seat, n: cards.len(), cards, seen_by });
        }
    }
    if play.game.prizes_are_hidden() && !play.game.pot.is_empty() {
        play.emit(Event::PotShown { seat: captain });
    }
    share::open_pot(play);
}

/// Deals the crew played in the mutiny out again from the Quartermaster's left, except for the
/// cards that are always discarded.
/// Decides: [`crate::ledger::JR_MUTINY_CREW`].
pub(crate) fn deal_crew<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let rules = play.game.rules;
    let gone = [Special::PowderMonkey, Special::Cutthroat, Special::SeaDog];
    let gone = gone.into_iter().fold(Cards::EMPTY, |all, special| all.or(rules.copies(special)));
    let cards = play.game.table.and(gone);
    if !cards.is_empty() {
        play.emit(Event::CrewDiscarded { cards });
    }
    let mut dealt: PerSeat<Cards, SEATS_MAX> = PerSeat::default();
    let (mut left, mut seat) = (play.game.table, play.game.quartermaster());
    while !left.is_empty() {
        seat = seat.clockwise(1, rules.seats);
        let card = play.pick(left);
        left = left.without(card);
        dealt[seat] = dealt[seat].with(card);
    }
    for seat in rules.seats.seats().filter(|seat| !dealt[*seat].is_empty()) {
        let cards = dealt[seat];
        play.emit(Event::Redealt { seat, n: cards.len(), cards });
    }
    after_mutiny(play);
}

/// The Captain picks a destination again, in the same round. A mutiny in the last round comes after
/// its voyage: then the game is over.
/// Decides: [`crate::ledger::JR_MUTINY_NEXT`], [`crate::ledger::JR_MUTINY_LAST`].
fn after_mutiny<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if voyage::is_last(play.game) {
        scoring::score(play);
    } else {
        open_phase(play, Phase::Voyage(Voyage));
    }
}
