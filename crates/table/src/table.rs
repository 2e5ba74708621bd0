//! The table: takes one input at a time and returns a step.

use std::sync::Arc;

use contract::{Actor, AnyMatch, Seat, SeatSet};

use crate::clock::{Jitter, Timer, TimerKey};
use crate::command::{Command, Unreadable, Wish};
use crate::config::Setting;
use crate::entry::{Entry, Fact, Secret, Tail};
use crate::hint::Asked;
use crate::id::{CommandId, Conn, MatchNumber, Millis, Origin, Person};
use crate::io::{DealError, DealOrder, Dealer, Fork, Input, Output, Step};
use crate::limit::LOG_MAX;
use crate::link::{Link, ShownHashes};
use crate::message::{Message, Reason, StageName};
use crate::misfit::Misfit;
use crate::recent::{Answer, Recall, Recent};
use crate::refusal::Refusal;
use crate::seats::Occupant;
use crate::state::{Stage, State};
use crate::talk::Talk;
use crate::thought::Thinking;
use crate::wire;

/// A table. It is the only owner of its match.
pub struct Table {
    pub(crate) dealer: Arc<dyn Dealer>,
    pub(crate) state: State,
    pub(crate) tail: Tail,
    // The fields below are not in the log: a restart loses them, and clients reconnect.
    pub(crate) links: Vec<Link>,
    /// What each seat has been shown; the last entry is for spectators.
    pub(crate) shown: Vec<ShownHashes>,
    pub(crate) recent: Recent,
    /// The pending requests to bots.
    pub(crate) thinking: Vec<Thinking>,
    /// The pending hints.
    pub(crate) hints: Vec<Asked>,
    /// By correspondence: the window that everybody has answered, and since when.
    pub(crate) ready: Option<(TimerKey, Millis)>,
    pub(crate) talk: Vec<Talk>,
    /// By seat: when its person lost their last connection.
    pub(crate) away: Vec<Option<Millis>>,
    /// When the last connection was lost; what it was before the first one has no meaning.
    pub(crate) left_at: Millis,
    /// The seats that are shown as reconnecting.
    pub(crate) reconnecting: SeatSet,
    pub(crate) n_tickets: u64,
    /// The wake-up time that was last requested from the server.
    pub(crate) wake: Option<Millis>,
}

/// The result of an input while it is being made.
pub(crate) struct Draft {
    pub(crate) now: Millis,
    pub(crate) entries: Vec<Entry>,
    pub(crate) out: Vec<Output>,
    /// Whether everybody must be sent the seats.
    pub(crate) seats: Freshness,
}

/// Whether something has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Freshness {
    Old,
    New,
}

/// The sender of a command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender {
    pub(crate) conn: Conn,
    pub(crate) origin: Origin,
    pub(crate) seat: Option<Seat>,
}

/// What happened to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It was carried out.
    Done,
    /// It is held until it is due.
    Held,
}

/// Random seeds from the system. Neither must be derived from the other.
#[derive(Clone, Copy, Debug)]
pub struct Chances {
    /// The seed for deals.
    pub deals: [u8; 32],
    /// The seed for times.
    pub jitter: u64,
}

impl Table {
    /// Sets up a table.
    ///
    /// # Errors
    /// If no match can be dealt with these settings.
    pub fn create(
        setting: Setting,
        host: Person,
        chances: Chances,
        dealer: Arc<dyn Dealer>,
        now: Millis,
    ) -> Result<(Self, Step), DealError> {
        Self::create_from(setting, host, chances, None, dealer, now)
    }

    /// Sets up a table whose matches continue from the middle of a record, if there is one.
    ///
    /// # Errors
    /// If no match can be dealt with these settings, or continued from there.
    pub fn create_from(
        setting: Setting,
        host: Person,
        chances: Chances,
        fork: Option<Fork>,
        dealer: Arc<dyn Dealer>,
        now: Millis,
    ) -> Result<(Self, Step), DealError> {
        let order = DealOrder::of(&setting, fork.as_ref());
        dealer.deal(&order, contract::Seed::from_number(0, 0))?;
        let (deals, jitter) = (Secret::new(chances.deals), Jitter(chances.jitter));
        let fact = Fact::Created { setting, host, deals, jitter, fork };
        let state = State::created(&fact, now).expect("the fact is the right one");
        let mut tail = Tail::default();
        let entry = tail.append(now, fact, None);
        let table = Self::around(state, tail, dealer);
        Ok((table, Step::new(vec![entry], Vec::new())))
    }

    pub(crate) fn around(state: State, tail: Tail, dealer: Arc<dyn Dealer>) -> Self {
        let n_seats = state.seats.len();
        Self {
            dealer,
            state,
            tail,
            links: Vec::new(),
            shown: vec![ShownHashes::default(); n_seats + 1],
            recent: Recent::default(),
            thinking: Vec::new(),
            hints: Vec::new(),
            ready: None,
            talk: vec![Talk::default(); n_seats],
            away: vec![None; n_seats],
            left_at: Millis(0),
            reconnecting: SeatSet::EMPTY,
            n_tickets: 0,
            wake: None,
        }
    }

    /// Takes an input. Time comes in as a value and never runs backwards.
    pub fn handle(&mut self, input: Input, now: Millis) -> Step {
        let now = now.max(self.tail.at_ms);
        let mut draft = Draft { now, entries: Vec::new(), out: Vec::new(), seats: Freshness::Old };
        if !matches!(self.state.stage, Stage::Closed) {
            match input {
                Input::Connect(connect) => self.connect(&mut draft, connect),
                Input::Disconnect { conn } => self.disconnect(&mut draft, conn),
                Input::Command { conn, command } => self.command(&mut draft, conn, command),
                Input::Block { conn, blocked } => self.block(conn, blocked),
                Input::Advice { ticket, advice } => self.advice(&mut draft, ticket, advice),
                // The server's timer has fired, perhaps too early, so it needs the next wake-up
                // time.
                Input::Tick => self.wake = None,
                Input::Wake { down_ms } => self.woken(&mut draft, down_ms),
                Input::Resume(absence) => self.come_back(absence),
            }
            self.settle(&mut draft);
            self.close_round(&mut draft);
        }
        Step::new(draft.entries, draft.out)
    }

    /// The settings of the table.
    pub fn setting(&self) -> &Setting {
        &self.state.setting
    }

    /// The occupants of the seats.
    pub fn seats(&self) -> &[Occupant] {
        &self.state.seats
    }

    /// The host of the table.
    pub fn host(&self) -> Person {
        self.state.host
    }

    /// The number of the current or last match; 0 before the first.
    pub fn number(&self) -> MatchNumber {
        self.state.number
    }

    /// The stage of the table.
    pub fn stage(&self) -> StageName {
        self.state.stage_name()
    }

    /// Whether the table is closed for good.
    pub fn is_closed(&self) -> bool {
        matches!(self.state.stage, Stage::Closed)
    }

    /// The match in progress, or the last one, for records and results. Its views of a seat or the
    /// referee are secret.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.state.game()
    }

    /// The timing of the open window. The times of a seat's own are secret.
    pub fn timer(&self) -> Option<&Timer> {
        self.state.playing()?.timer.as_ref()
    }

    /// Applies a fact and adds it to the log.
    pub(crate) fn commit(
        &mut self,
        draft: &mut Draft,
        fact: Fact,
        origin: Option<Origin>,
    ) -> Result<(), Misfit> {
        self.absorb(&fact, draft.now, origin)?;
        draft.entries.push(self.tail.append(draft.now, fact, origin));
        Ok(())
    }

    /// Applies a fact. All changes of a table, live or restored, go through here; only matches that
    /// are over may be read instead.
    pub(crate) fn absorb(
        &mut self,
        fact: &Fact,
        at: Millis,
        origin: Option<Origin>,
    ) -> Result<(), Misfit> {
        self.state.apply(fact, at, self.dealer.as_ref())?;
        self.note(fact, at, origin);
        Ok(())
    }

    /// What every fact changes, whatever it says: who has moved, and which commands are done.
    pub(crate) fn note(&mut self, fact: &Fact, at: Millis, origin: Option<Origin>) {
        if let Fact::Played { actor: Actor::User, .. } = fact {
            self.state.has_moved = true;
        }
        if let Some(origin) = origin {
            self.state.active_at = at;
            self.recent.remember(origin, Answer::Done);
        }
    }

    fn woken(&mut self, draft: &mut Draft, down_ms: u64) {
        self.left_at = draft.now;
        for away in self.away.iter_mut().flatten() {
            *away = draft.now;
        }
        self.commit(draft, Fact::Woken { down_ms }, None).expect("a table can always wake");
    }

    fn command(&mut self, draft: &mut Draft, conn: Conn, command: Result<Command, Unreadable>) {
        let Some(link) = self.links.iter().find(|link| link.conn == conn) else { return };
        let (person, client) = (link.person, link.client);
        let Command { cmd, wish } = match command {
            Ok(command) => command,
            Err(unreadable) => return refuse_text(draft, conn, unreadable),
        };
        let origin = Origin { person, client, cmd };
        let sender = Sender { conn, origin, seat: self.state.seat_of(person) };
        let full = self.tail.len >= LOG_MAX && wish.is_free();
        if full && self.recent.recall(origin) == Recall::New {
            return send(draft, conn, &Refusal::from(Reason::LogFull).message(Some(cmd)));
        }
        self.grant(draft, sender, wish);
    }

    /// Answers a wish. What only asks is answered anew each time; what changes something is
    /// carried out [`once`](Self::once).
    fn grant(&mut self, draft: &mut Draft, by: Sender, wish: Wish) {
        let Sender { conn, origin: Origin { cmd, .. }, .. } = by;
        match wish {
            Wish::Sync { since } => self.sync(draft, conn, since),
            Wish::Attempt { number, window, action } => {
                let attempted = self.attempt(by, number, window, &action);
                tell(draft, by, attempted.map(|attempt| Message::Attempted { cmd, attempt }));
            }
            Wish::Explain { number, card } => {
                let explained = self.explain(conn, number, card, draft.now);
                tell(draft, by, explained.map(|explained| wire::explained(cmd, explained)));
            }
            Wish::Hint { number, window } => {
                if let Err(refusal) = self.hint(draft, by, number, window) {
                    send(draft, conn, &refusal.message(Some(cmd)));
                }
            }
            Wish::Submit { number, window, action, version } => {
                self.once(draft, by, |table, to| {
                    table.submit(to, by, number, window, action, version)
                });
            }
            Wish::Undo { number, version } => {
                self.done_once(draft, by, |table, to| table.undo(to, by, number, version));
            }
            Wish::Sit { seat } => self.done_once(draft, by, |table, to| table.sit(to, by, seat)),
            Wish::Leave => self.done_once(draft, by, |table, to| table.leave(to, by)),
            Wish::Start => self.done_once(draft, by, |table, to| table.start(to, by)),
            Wish::Fill { seat, level } => {
                self.done_once(draft, by, |table, to| table.fill(to, by, seat, level));
            }
            Wish::Kick { seat } => self.done_once(draft, by, |table, to| table.kick(to, by, seat)),
            Wish::Swap { one, other } => {
                self.done_once(draft, by, |table, to| table.swap(to, by, one, other));
            }
            Wish::Gallery { gallery } => {
                self.done_once(draft, by, |table, to| table.set_gallery(to, by, gallery));
            }
            Wish::Clear => self.done_once(draft, by, |table, to| table.clear(to, by)),
            Wish::Close => self.done_once(draft, by, |table, to| table.close(to, by)),
            Wish::Order { question, order } => {
                self.done_once(draft, by, |table, to| table.order(to, by, question, order));
            }
            Wish::Wait { number, window } => {
                self.done_once(draft, by, |table, to| table.wait(to, by, number, window));
            }
            Wish::NoMore { number, window, stance } => {
                self.done_once(draft, by, |table, to| table.rest(to, by, number, window, stance));
            }
            Wish::Reaction { reaction_s } => {
                self.done_once(draft, by, |table, to| table.want(to, by, reaction_s));
            }
            Wish::Back => self.done_once(draft, by, |table, to| table.back(to, by)),
            Wish::Pause { stance } => {
                self.done_once(draft, by, |table, to| table.vote_pause(to, by, stance));
            }
            Wish::Resume => self.done_once(draft, by, |table, to| table.resume(to, by)),
            Wish::Resign => self.done_once(draft, by, |table, to| table.resign(to, by)),
            Wish::VoteEnd { stance } => {
                self.done_once(draft, by, |table, to| table.vote_end(to, by, stance));
            }
            Wish::Rematch { stance } => {
                self.done_once(draft, by, |table, to| table.vote_rematch(to, by, stance));
            }
            Wish::Chat { text } => self.done_once(draft, by, |table, to| table.chat(to, by, text)),
            Wish::Mute { seat, hearing } => {
                self.done_once(draft, by, |table, to| table.mute(to, by, seat, hearing));
            }
        }
    }

    /// Carries out a command that is never held, unless it was received before.
    fn done_once(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        carry_out: impl FnOnce(&mut Self, &mut Draft) -> Result<(), Refusal>,
    ) {
        self.once(draft, sender, |table, draft| carry_out(table, draft).map(|()| Fate::Done));
    }

    /// Carries out a command, unless it was received before.
    fn once(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        carry_out: impl FnOnce(&mut Self, &mut Draft) -> Result<Fate, Refusal>,
    ) {
        let Sender { conn, origin, .. } = sender;
        match self.recent.recall(origin) {
            Recall::Known(Answer::Done) => send(draft, conn, &Message::Done { cmd: origin.cmd }),
            Recall::Known(Answer::Refused(text)) => draft.out.push(Output::Send { conn, text }),
            Recall::Forgotten => {
                let refusal = Refusal::from(Reason::Forgotten);
                send(draft, conn, &refusal.message(Some(origin.cmd)));
            }
            Recall::New if self.is_held(origin) => {
                send(draft, conn, &Message::Held { cmd: origin.cmd });
            }
            Recall::New => match carry_out(self, draft) {
                Ok(Fate::Done) => self.done(draft, origin),
                Ok(Fate::Held) => self.answer(draft, origin, &Message::Held { cmd: origin.cmd }),
                Err(refusal) => self.refuse(draft, origin, refusal),
            },
        }
    }

    /// Whether the answer sent with a command is held.
    fn is_held(&self, origin: Origin) -> bool {
        let playing = self.state.playing();
        playing.is_some_and(|play| play.held.iter().any(|held| held.origin == Some(origin)))
    }

    /// Tells a client that its command was carried out, and remembers the answer.
    pub(crate) fn done(&mut self, draft: &mut Draft, origin: Origin) {
        self.recent.remember(origin, Answer::Done);
        self.answer(draft, origin, &Message::Done { cmd: origin.cmd });
    }

    /// Tells a client that its command was refused, and remembers the answer.
    pub(crate) fn refuse(&mut self, draft: &mut Draft, origin: Origin, refusal: Refusal) {
        let message = refusal.message(Some(origin.cmd));
        self.recent.remember(origin, Answer::Refused(wire::json(&message).into()));
        self.answer(draft, origin, &message);
    }

    /// Answers on every connection of the client, which may have reconnected meanwhile.
    fn answer(&self, draft: &mut Draft, origin: Origin, message: &Message) {
        let of_client = |link: &&Link| link.person == origin.person && link.client == origin.client;
        for link in self.links.iter().filter(of_client) {
            send(draft, link.conn, message);
        }
    }
}

/// Sends a small message.
pub(crate) fn send(draft: &mut Draft, conn: Conn, message: &Message) {
    draft.out.push(Output::Send { conn, text: wire::json(message).into() });
}

/// Answers a question, or says why there is no answer.
fn tell(draft: &mut Draft, by: Sender, answer: Result<Message, Refusal>) {
    let message = answer.unwrap_or_else(|refusal| refusal.message(Some(by.origin.cmd)));
    send(draft, by.conn, &message);
}

fn refuse_text(draft: &mut Draft, conn: Conn, unreadable: Unreadable) {
    let problem = match unreadable {
        Unreadable::TooLong => "too long".to_owned(),
        Unreadable::NotACommand(problem) => problem,
    };
    send(draft, conn, &Refusal::malformed(&problem).message(None::<CommandId>));
}
