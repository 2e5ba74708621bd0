//! What people do during a match: play, give standing orders, pause, resign, vote.

use contract::{Actor, AnyAction, Attempt, Effect, Mode, Reply, Seat, SeatSet, WindowId};

use crate::clock::{Close, Masking};
use crate::command::Stance;
use crate::config::ReactionTime;
use crate::entry::{Ending, Fact, Matter};
use crate::held::{Held, ReactionTimes, Until};
use crate::id::{MatchNumber, Millis, Version};
use crate::message::{Message, Reason};
use crate::orders::{Order, OrderError};
use crate::refusal::Refusal;
use crate::seats::Steward;
use crate::state::{Playing, Stage};
use crate::table::{Draft, Fate, Freshness, Sender, Table, send};
use crate::wire;

/// Whether an answer is played at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    /// It is played at once.
    No,
    /// It is held.
    Until(Until),
    /// The reaction time of the card it answers is over.
    Late,
}

impl Table {
    /// Plays an action, or holds it until it is due.
    pub(crate) fn submit(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        number: MatchNumber,
        window: WindowId,
        action: AnyAction,
    ) -> Result<Fate, Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let playing = self.playing_match(number)?;
        if playing.paused_at.is_some() {
            return Err(Reason::Paused.into());
        }
        let action = playing.game.read_action(seat, action)?;
        let wait = self.must_wait(draft.now, seat, window, &action)?;
        let steward = self.state.sitter(seat).and_then(|sitter| sitter.steward);
        if wait != Wait::No || steward.is_some() {
            // An action that is played at once is checked by playing it.
            playing.game.check_action(seat, window, &action)?;
        }
        let until = match wait {
            Wait::Late => return Err(Reason::Late.into()),
            Wait::Until(until) => Some(until),
            Wait::No => None,
        };
        if let Some(steward) = steward {
            self.take_back(draft, seat, steward)?;
        }
        let Some(until) = until else {
            self.play(draft, seat, window, Actor::User, action, Some(sender.origin))?;
            return Ok(Fate::Done);
        };
        if self.state.playing().is_some_and(|playing| playing.held_of(seat).is_some()) {
            return Err(Reason::Held.into());
        }
        let (origin, given_ms) = (Some(sender.origin), draft.now);
        let held = Held { seat, window, action, origin, given_ms, until };
        self.commit(draft, Fact::Held { held }, None)?;
        Ok(Fate::Held)
    }

    /// The refusal of an action that was chosen from what a client saw. If the match has changed
    /// since, the client has lost a race: it did nothing against the rules.
    pub(crate) fn overtaken(&self, refusal: Refusal, seen: Option<Version>) -> Refusal {
        let now = self.state.playing().map(|playing| wire::version(playing.game.as_ref()));
        let is_behind = seen.zip(now).is_some_and(|(seen, now)| seen.0 < now.0);
        if is_behind && refusal.is_about_the_position() {
            return Reason::Overtaken.into();
        }
        refusal
    }

    /// How long an answer is held. If hidden cards decide the window, all answers are held until
    /// it closes. In an open window, cards are shown at once. An answer to a card is held for the
    /// reaction time of that card; an action that closes the window is held for the reaction times
    /// of all of them.
    fn must_wait(
        &self,
        now: Millis,
        seat: Seat,
        id: WindowId,
        action: &AnyAction,
    ) -> Result<Wait, Refusal> {
        let Some(playing) = self.state.playing() else { return Ok(Wait::No) };
        let Some((window, timer)) = playing.game.window().zip(playing.timer.as_ref()) else {
            return Ok(Wait::No);
        };
        let Some(reply) = playing.game.reply(seat, action) else { return Ok(Wait::No) };
        let cards = playing.open_cards();
        match (timer.close, window.mode, reply) {
            (_, _, Reply::Aside) | (Close::Each, Mode::Turn | Mode::Sealed, _) => Ok(Wait::No),
            (Close::At { .. } | Close::Solo { .. } | Close::Quarter, _, _) => {
                Ok(Wait::Until(Until::Close))
            }
            (Close::Each, Mode::Open, Reply::Shown { place }) => {
                let until = cards.and_then(|cards| cards.until(place));
                Ok(match (until, self.state.masking()) {
                    (Some(until), _) if until > now => Wait::Until(Until::Card { place }),
                    (Some(_), Masking::On) => Wait::Late,
                    // Alone among bots nothing runs out while the window waits for the person.
                    (Some(_), Masking::Off) | (None, _) => Wait::No,
                })
            }
            (Close::Each, Mode::Open, Reply::Question) => {
                let running = cards.and_then(ReactionTimes::over_at).is_some_and(|over| over > now);
                let closes = running && playing.game.effect(seat, id, action)? == Effect::Closes;
                Ok(if closes { Wait::Until(Until::ReactionTimes) } else { Wait::No })
            }
        }
    }

    /// Tells the client what an action would do.
    pub(crate) fn attempt(
        &self,
        sender: Sender,
        number: MatchNumber,
        window: WindowId,
        action: &AnyAction,
    ) -> Result<Attempt, Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let playing = self.playing_match(number)?;
        Ok(playing.game.attempt_action(seat, window, action)?)
    }

    /// The match that a command is about. A command about another match is late.
    pub(crate) fn playing_match(&self, number: MatchNumber) -> Result<&Playing, Refusal> {
        match &self.state.stage {
            Stage::Playing(playing) if number == self.state.number => Ok(playing),
            Stage::Playing(_) => Err(Reason::Closed.into()),
            Stage::Over(_) => Err(Reason::Over.into()),
            Stage::Lobby | Stage::Closed => Err(Reason::WrongStage.into()),
        }
    }

    /// Gives a standing order.
    pub(crate) fn order(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        question: String,
        order: Order,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let sitter = self.state.sitter(seat).ok_or(Reason::NotSeated)?;
        sitter.orders.check(&question).map_err(|error| match error {
            OrderError::NameTooLong => Reason::TextLength,
            OrderError::TooMany => Reason::TooMany,
        })?;
        self.commit(draft, Fact::Ordered { seat, question, order }, Some(sender.origin))?;
        let sitter = self.state.sitter(seat).ok_or(Reason::NotSeated)?;
        let message = Message::Orders { orders: sitter.orders.clone() };
        for conn in self.conns_of(Some(sitter.person)) {
            send(draft, conn, &message);
        }
        Ok(())
    }

    /// Asks for more time in the open window. Everybody is told which seat asked.
    pub(crate) fn wait(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        number: MatchNumber,
        window: WindowId,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let playing = self.playing_match(number)?;
        if playing.paused_at.is_some() {
            return Err(Reason::Paused.into());
        }
        let open = playing.game.window().filter(|open| open.id == window).ok_or(Reason::Closed)?;
        if !open.asked.has(seat) {
            return Err(Reason::NotAsked.into());
        }
        if !playing.may_wait(seat, draft.now) {
            return Err(Reason::TooMany.into());
        }
        self.commit(draft, Fact::Waited { seat, window }, Some(sender.origin))?;
        self.tell_window(draft);
        Ok(())
    }

    /// Opts out of an attack or a mutiny, or opts in again. Nobody else is told.
    pub(crate) fn rest(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        number: MatchNumber,
        window: WindowId,
        stance: Stance,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let playing = self.playing_match(number)?;
        let open = playing.game.window().filter(|open| open.id == window);
        let may = match open {
            Some(open) => open.mode == Mode::Open && open.asked.has(seat),
            None => playing.game.covered(window),
        };
        if !may {
            return Err(Reason::Closed.into());
        }
        self.commit(draft, Fact::Rested { seat, window, stance }, Some(sender.origin))?;
        self.tell_own_window(draft, seat);
        Ok(())
    }

    /// Asks for another reaction time.
    pub(crate) fn want(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        reaction_s: Option<ReactionTime>,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        self.commit(draft, Fact::Wanted { seat, reaction_s }, Some(sender.origin))?;
        draft.seats = Freshness::New;
        Ok(())
    }

    /// A person takes over again from the bot that stood in for them.
    pub(crate) fn back(&mut self, draft: &mut Draft, sender: Sender) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let steward = self.state.sitter(seat).and_then(|sitter| sitter.steward);
        match steward {
            Some(steward) => self.take_back(draft, seat, steward),
            None => Ok(()),
        }
    }

    pub(crate) fn take_back(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        steward: Steward,
    ) -> Result<(), Refusal> {
        if !steward.may_return() || self.state.playing().is_none() {
            return Err(Reason::WrongStage.into());
        }
        self.commit(draft, Fact::Returned { seat }, None)?;
        self.changed_hands(draft, seat);
        draft.seats = Freshness::New;
        Ok(())
    }

    /// Votes for a pause. It begins when every connected person votes for it.
    pub(crate) fn vote_pause(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        stance: Stance,
    ) -> Result<(), Refusal> {
        let running = self.state.playing().is_some_and(|playing| playing.paused_at.is_none());
        if !running {
            return Err(Reason::WrongStage.into());
        }
        self.vote(draft, sender, Matter::Pause, stance)?;
        let votes = self.state.playing().map(|playing| playing.for_pause).unwrap_or_default();
        if self.all_present_want(votes) {
            self.drop_all_held(draft, Reason::Paused);
            self.commit(draft, Fact::Paused, None)?;
            self.thinking.clear();
            self.tell_clocks(draft);
        }
        Ok(())
    }

    /// Ends a pause.
    pub(crate) fn resume(&mut self, draft: &mut Draft, sender: Sender) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        if !self.state.people().has(seat) {
            return Err(Reason::NotSeated.into());
        }
        self.commit(draft, Fact::Resumed, Some(sender.origin))?;
        draft.seats = Freshness::New;
        self.tell_clocks(draft);
        self.tell_window(draft);
        Ok(())
    }

    /// Resigns: a bot plays on in this seat to the end.
    pub(crate) fn resign(&mut self, draft: &mut Draft, sender: Sender) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        if !self.state.people().has(seat) {
            return Err(Reason::WrongStage.into());
        }
        let why = Steward::Resigned;
        if self.state.playing().is_none() {
            return Err(Reason::WrongStage.into());
        }
        self.commit(draft, Fact::Stewarded { seat, why }, Some(sender.origin))?;
        self.changed_hands(draft, seat);
        draft.seats = Freshness::New;
        self.end_without_people(draft);
        Ok(())
    }

    /// Votes to end the match. More than half of the people are enough.
    pub(crate) fn vote_end(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        stance: Stance,
    ) -> Result<(), Refusal> {
        self.vote(draft, sender, Matter::End, stance)?;
        let votes = self.state.playing().map(|playing| playing.for_end).unwrap_or_default();
        let people = self.state.people();
        if votes.and(people).len() * 2 > people.len() {
            self.end(draft, Ending::Vote);
        }
        Ok(())
    }

    /// Votes for a rematch. It begins when every connected person votes for it.
    pub(crate) fn vote_rematch(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        stance: Stance,
    ) -> Result<(), Refusal> {
        self.vote(draft, sender, Matter::Rematch, stance)?;
        let votes = match &self.state.stage {
            Stage::Over(ended) => ended.for_rematch,
            Stage::Lobby | Stage::Playing(_) | Stage::Closed => SeatSet::EMPTY,
        };
        let full = !self.state.seats.contains(&crate::seats::Occupant::Nobody);
        if full && self.all_present_want(votes) {
            self.begin(draft, None)?;
        }
        Ok(())
    }

    fn vote(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        matter: Matter,
        stance: Stance,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        self.commit(draft, Fact::Voted { seat, matter, stance }, Some(sender.origin))?;
        draft.seats = Freshness::New;
        Ok(())
    }

    /// Whether everybody with a connection is for it, and at least one person is.
    fn all_present_want(&self, votes: SeatSet) -> bool {
        let seats = self.state.setting.seats().seats();
        let present = seats
            .filter(|seat| self.state.sitter(*seat).is_some() && self.away[seat.idx()].is_none());
        // People who have resigned have no say about pauses, but may want a rematch.
        let asked: SeatSet = match &self.state.stage {
            Stage::Playing(_) => present.filter(|seat| self.state.people().has(*seat)).collect(),
            Stage::Lobby | Stage::Over(_) | Stage::Closed => present.collect(),
        };
        !votes.is_empty() && asked.minus(votes).is_empty()
    }

    /// Ends a match that no person plays any more.
    pub(crate) fn end_without_people(&mut self, draft: &mut Draft) {
        if self.state.playing().is_some() && self.state.people().is_empty() {
            self.end(draft, Ending::Resigned);
        }
    }
}
