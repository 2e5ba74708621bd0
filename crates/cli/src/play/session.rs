//! A seat at a table as the user interfaces see it: what [`client`] was told, in words.
//!
//! It shows what it was sent and derives nothing from events. The [`Way`] leads to the table, on
//! this machine or on a server; [`super::asking`] has what a person may ask of it.

use std::time::{Duration, Instant};

use client::{Client, CommandAnswer as Reply, News as Heard};
use contract::{Mode, Phrase, Placing, RuleId, WindowId};
use serde_json::Value;
use table::command::Wish;
use table::id::{CommandId, MatchNumber, Version};
use table::message::{Refused as Refusal, WindowInfo};

use super::any::{
    About, Choices, PersonAnswer, PersonChoice, Position, Refused, Silence, SpokenEvent, Turn,
};
use super::host::Host;
use super::notation::Notation;
use super::way::{SessionNews, Way};
use super::wording::farewell;
use screen::wrap::harmless;

/// How long an answer may take before the person is told that none has come.
const ANSWER: Duration = Duration::from_secs(8);
/// How long the user interface waits for news between two checks of the keyboard.
const LOOK: Duration = Duration::from_millis(40);

/// Whether the table can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Connection {
    There,
    Lost,
    /// The table closed the connection for good.
    Ended,
}

/// An answer of the person that the view does not show yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answered {
    /// It was accepted when the table had this many actions; the next ones show what follows.
    Taken(WindowId, Version),
    /// It is held back until its time.
    Held(WindowId, CommandId),
}

/// A seat at a table.
pub(crate) struct Session {
    pub(super) client: Client,
    pub(super) way: Box<dyn Way>,
    pub(super) about: About,
    pub(super) notation: Notation,
    /// The match whose events are in words, and how many of them are.
    pub(super) worded: Option<(MatchNumber, usize)>,
    pub(super) told: Vec<SpokenEvent>,
    /// The person's last answer.
    answered: Option<Answered>,
    /// The window in which the person wants to act although it does not wait for them.
    spoken_up: Option<WindowId>,
    /// The actions among which the person last chose, or none of which they wanted.
    declined: Vec<Value>,
    connection: Connection,
}

impl Session {
    /// A seat in a match that has begun at a server's table.
    #[cfg(feature = "join")]
    pub(crate) fn far(client: Client, way: Box<dyn Way>, about: About, notation: Notation) -> Self {
        let mut session = Self::new(client, way, about, notation);
        session.name_seats();
        session.put_into_words();
        session
    }

    /// A seat in a match on this machine, of which the person was told this before.
    pub(crate) fn here(
        host: Host,
        about: About,
        notation: Notation,
        told: Vec<SpokenEvent>,
    ) -> Self {
        let mut client = Client::new();
        client.connected();
        let mut session = Self::new(client, Box::new(host), about, notation);
        session.told = told;
        session.catch_up(Duration::ZERO);
        session
    }

    fn new(client: Client, way: Box<dyn Way>, about: About, notation: Notation) -> Self {
        Self {
            client,
            way,
            about,
            notation,
            worded: None,
            told: Vec::new(),
            answered: None,
            spoken_up: None,
            declined: Vec::new(),
            connection: Connection::There,
        }
    }

    /// Handles one piece of news; returns the answer to a command, if it is one.
    fn hear(&mut self, news: SessionNews) -> Option<(CommandId, Reply)> {
        let mut reply = None;
        match news {
            SessionNews::Lost => {
                self.client.lost();
                self.connect(Connection::There, Connection::Lost, "ui-join-lost");
            }
            SessionNews::Found => {
                self.client.connected();
                self.connect(Connection::Lost, Connection::There, "ui-join-found");
            }
            SessionNews::Text(text) => {
                // Ignores messages of kinds that this program does not know.
                reply = self.client.hear(&text).ok().and_then(|heard| self.listen(heard));
            }
        }
        self.flush();
        reply
    }

    fn connect(&mut self, from: Connection, to: Connection, key: &str) {
        if self.connection == from {
            self.connection = to;
            self.remark(self.about.text(key));
        }
    }

    fn listen(&mut self, heard: Heard) -> Option<(CommandId, Reply)> {
        match heard {
            Heard::Synced => {
                self.name_seats();
                self.put_into_words();
            }
            Heard::Updated => self.put_into_words(),
            Heard::Seats => self.name_seats(),
            Heard::Said(said) => {
                let (name, text) = (harmless(&said.name), harmless(&said.text));
                let gaps = [("name", (&name).into()), ("text", (&text).into())];
                self.remark(self.about.words.fill("ui-join-said", &gaps));
            }
            Heard::Farewell(why) => {
                self.remark(self.about.text(farewell(why)));
                self.connection = Connection::Ended;
            }
            Heard::Answered { command, answer } => {
                // A held answer is settled now; if it was refused, the person is asked again.
                let is_held = |answered: &Answered| match answered {
                    Answered::Held(_, cmd) => *cmd == command.cmd,
                    Answered::Taken(..) => false,
                };
                if answer != Reply::Held {
                    self.answered = self.answered.filter(|answered| !is_held(answered));
                }
                return Some((command.cmd, answer));
            }
            Heard::Changed
            | Heard::Over
            | Heard::Warned(_)
            | Heard::Late
            | Heard::Missed
            | Heard::Stale => {}
        }
        None
    }

    fn flush(&mut self) {
        while let Some(text) = self.client.next_text() {
            self.way.send(text);
        }
    }

    /// Handles pending news, and waits a little if there is none.
    fn catch_up(&mut self, patience: Duration) {
        let mut news = self.way.next(patience);
        while let Some(came) = news {
            self.hear(came);
            news = self.way.next(Duration::ZERO);
        }
    }

    /// Gives the table a command and waits for its answer.
    pub(super) fn ask(&mut self, wish: Wish) -> Option<(CommandId, Reply)> {
        let cmd = self.client.ask(wish).ok()?;
        self.flush();
        let until = Instant::now() + ANSWER;
        while Instant::now() < until {
            let news = self.way.next(LOOK);
            if news.is_none() && self.way.host().is_some() {
                return None;
            }
            let reply = news.and_then(|news| self.hear(news));
            if reply.as_ref().is_some_and(|(answered, _)| *answered == cmd) {
                return reply;
            }
        }
        None
    }

    /// The open window, and the match it belongs to.
    fn open(&self) -> Option<(MatchNumber, &WindowInfo)> {
        let play = self.client.play()?;
        Some((play.number, play.window.as_ref()?))
    }

    /// The match and the window that a command is about.
    pub(super) fn question(&self) -> Option<(MatchNumber, WindowId)> {
        self.open().map(|(number, open)| (number, open.id))
    }

    fn version(&self) -> Version {
        self.client.play().map_or(Version(0), |play| play.version)
    }

    pub(super) fn no_answer(&self) -> Refused {
        Refused { text: self.about.text("ui-join-no-answer"), rule: None }
    }

    pub(super) fn refused(&self, refusal: &Refusal) -> Refused {
        let phrase: Option<Phrase> = serde_json::from_value(refusal.phrase.clone()).ok();
        let why = phrase.map(|phrase| self.about.say(&phrase)).unwrap_or_default();
        self.about.refused(&why, refusal.rule.as_deref().and_then(|id| self.rule(id)))
    }

    fn rule(&self, id: &str) -> Option<RuleId> {
        let mut ledger = self.about.ledger.iter().map(|rule| rule.id);
        ledger.find(|rule| rule.as_str() == id)
    }

    fn is_asked(&self) -> bool {
        let is_settled = |open: &WindowInfo| match self.answered {
            None => false,
            Some(Answered::Taken(window, seen)) => window == open.id && seen == self.version(),
            Some(Answered::Held(window, _)) => window == open.id,
        };
        // A seat that can only pass is asked like all others: nobody may see who can do more.
        self.open().is_some_and(|(_, open)| open.me && !is_settled(open))
    }

    /// Whether the person is asked now. At a table on this machine bots come first, since they are
    /// faster and their offers count; but nobody waits for sealed answers. Nobody is asked a sealed
    /// question to which there is only one answer.
    fn is_asked_now(&self) -> bool {
        let Some((_, open)) = self.open().filter(|_| self.is_asked()) else { return false };
        let is_sealed = open.mode == Mode::Sealed && open.may.is_empty();
        let is_busy =
            |host: &Host| (host.is_thinking() && !is_sealed) || host.only_answer().is_some();
        !self.way.host().is_some_and(is_busy)
    }

    /// Whether the person wants to act, or might: at a table on this machine they are asked before
    /// it goes on, if they may do something new.
    fn has_spoken_up(&self) -> bool {
        let Some((_, open)) = self.open() else { return false };
        let is_new = |choice: &client::Choice| !self.declined.contains(&choice.action);
        let news = || self.may_act_besides() && self.menu().any(is_new);
        self.spoken_up == Some(open.id) || (self.way.host().is_some() && news())
    }

    /// The listed actions.
    fn menu(&self) -> impl Iterator<Item = &client::Choice> {
        let menu = self.client.play().and_then(|play| play.menu.as_ref());
        menu.into_iter().flat_map(|menu| &menu.choices)
    }

    /// The person has seen the actions that they have now.
    fn decline(&mut self) {
        self.declined = self.menu().map(|choice| choice.action.clone()).collect();
        self.spoken_up = None;
    }

    /// The action that a person means.
    fn action(&self, answer: PersonAnswer<'_>) -> Result<Option<Value>, Refused> {
        match answer {
            PersonAnswer::Action(action) => Ok(Some(action.clone())),
            PersonAnswer::Notation(text) => {
                let read = self.notation.read(text);
                read.map(Some).map_err(|(text, error)| self.about.unreadable(&text, error))
            }
            PersonAnswer::Silence => Ok(None),
        }
    }
}

impl Session {
    /// The constant facts of the game.
    pub(crate) fn about(&self) -> &About {
        &self.about
    }

    /// What the person may know.
    pub(crate) fn view(&self) -> Position {
        let Some(play) = self.client.play() else { return Position::default() };
        let turn = play.window.as_ref().filter(|window| window.mode == Mode::Turn);
        Position {
            fields: Value::Object(play.fields.clone()),
            question: play.window.as_ref().map(|window| window.phrase.clone()),
            turn: turn.and_then(|window| window.asked.first()),
        }
    }

    /// The number of actions taken.
    pub(crate) fn n_actions(&self) -> usize {
        usize::try_from(self.version().0).unwrap_or(usize::MAX)
    }

    /// All events so far, in words.
    pub(crate) fn told(&self) -> &[SpokenEvent] {
        &self.told
    }

    /// The seats the game waits for.
    pub(crate) fn turn(&self) -> Turn {
        let is_over = self.client.mirror().is_some_and(|mirror| mirror.over.is_some());
        if is_over || self.connection == Connection::Ended {
            return Turn::Over;
        }
        // After the last action the table still has to send the result.
        let Some((_, window)) = self.open() else { return Turn::Others(0) };
        match window.mode {
            _ if self.is_asked_now() => Turn::Mine(Silence::Refused),
            _ if self.has_spoken_up() => Turn::Mine(Silence::Allowed),
            Mode::Turn => window.asked.first().map_or(Turn::Others(0), Turn::Other),
            Mode::Open | Mode::Sealed => Turn::Others(window.n_waiting),
        }
    }

    /// Lets the others go on until something can be seen; does nothing if the person is asked.
    pub(crate) fn step(&mut self) {
        if self.way.host().is_none() {
            return self.catch_up(LOOK);
        }
        // Silence is not a step: showing that a seat had something to think about would reveal
        // something about its hand.
        let before = self.version();
        while self.version() == before
            && matches!(self.turn(), Turn::Other(_) | Turn::Others(_))
            && self.go_on()
        {}
    }

    /// Lets a table on this machine go on; returns whether there was anything to do.
    fn go_on(&mut self) -> bool {
        let only = self.way.host().and_then(Host::only_answer);
        if let Some(action) = only.filter(|_| self.is_asked()) {
            return self.submit(PersonAnswer::Action(&action)).is_ok();
        }
        let went_on = self.way.host_mut().is_some_and(Host::go_on);
        self.catch_up(Duration::ZERO);
        went_on
    }

    /// Handles what happened while the person thinks. Returns whether anything did.
    pub(crate) fn poll(&mut self) -> bool {
        let shown = |session: &Self| (session.version(), session.told.len(), session.turn());
        let before = shown(self);
        self.catch_up(Duration::ZERO);
        before != shown(self)
    }

    /// The person wants to act although the game waits for another seat; asks them if they may.
    pub(crate) fn speak_up(&mut self) {
        let may = self.may_speak_up();
        self.spoken_up = self.open().map(|(_, open)| open.id).filter(|_| may);
    }

    /// Whether the person may act now although the game waits for another seat.
    pub(crate) fn may_speak_up(&self) -> bool {
        self.may_act_besides() || (self.is_asked() && !self.is_asked_now())
    }

    /// Whether the person may do something although they are not asked.
    fn may_act_besides(&self) -> bool {
        let may = self.open().is_some_and(|(_, open)| open.may.has(self.about.me));
        let menu = self.client.play().and_then(|play| play.menu.as_ref());
        let any = |menu: &client::Menu| !menu.choices.is_empty() || !menu.composed.is_empty();
        may && !self.is_asked() && menu.is_some_and(any)
    }

    /// The person's actions; empty if the person is not asked.
    pub(crate) fn choices(&self) -> Choices {
        let menu = self.client.play().and_then(|play| play.menu.as_ref());
        let Some(menu) = menu.filter(|_| matches!(self.turn(), Turn::Mine(_))) else {
            return Choices::default();
        };
        let choice = |offered: &client::Choice| PersonChoice {
            action: offered.action.clone(),
            notation: harmless(&offered.notation),
            words: self.about.say(&offered.phrase),
        };
        let (unlikely, usual): (Vec<_>, Vec<_>) =
            menu.choices.iter().partition(|choice| choice.unlikely);
        let list = usual.into_iter().chain(unlikely).map(choice).collect();
        Choices { list, composed: menu.composed.clone() }
    }

    /// Submits the person's answer.
    ///
    /// # Errors
    /// Why it was refused; nothing has changed.
    pub(crate) fn submit(&mut self, answer: PersonAnswer<'_>) -> Result<(), Refused> {
        let Some(action) = self.action(answer)? else {
            self.decline();
            return Ok(());
        };
        let (number, window) = self.question().ok_or_else(|| self.no_answer())?;
        let before = self.version();
        let answered = match self.ask(Wish::Submit {
            number,
            window,
            version: Some(before),
            action: action.into(),
        }) {
            Some((_, Reply::Refused(refusal))) => return Err(self.refused(&refusal)),
            Some((cmd, Reply::Held)) => Answered::Held(window, cmd),
            Some((
                _,
                Reply::Done | Reply::Attempted(_) | Reply::Explained(_) | Reply::Hinted(_),
            )) => Answered::Taken(window, before),
            None => return Err(self.no_answer()),
        };
        self.answered = Some(answered);
        // The events of the action follow at once; shows them with it.
        self.catch_up(Duration::ZERO);
        let until = Instant::now() + LOOK * 5;
        let is_taken = matches!(answered, Answered::Taken(..));
        while is_taken && self.version() == before && Instant::now() < until {
            self.catch_up(LOOK);
        }
        self.decline();
        Ok(())
    }

    /// The result, by seat; `None` while the game goes on.
    pub(crate) fn placings(&self) -> Option<Vec<Placing>> {
        let outcome = self.client.mirror()?.over.as_ref()?.outcome.as_ref()?;
        serde_json::from_value(outcome["placings"].clone()).ok()
    }

    /// The seed, once the game is over.
    pub(crate) fn seed(&self) -> Option<String> {
        match self.way.host() {
            Some(host) => host.seed(),
            None => self.client.mirror()?.over.as_ref()?.seed.clone(),
        }
    }

    /// The hash of the seed; empty if the match has none.
    pub(crate) fn commitment(&self) -> String {
        self.client.play().and_then(|play| play.commitment.clone()).unwrap_or_default()
    }

    /// The game as a record that can be resumed, if it is on this machine.
    pub(crate) fn record(&self) -> Option<String> {
        self.way.host().map(Host::record)
    }
}
