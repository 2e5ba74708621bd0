//! A server's table as the user interfaces of `play` see it.
//!
//! It shows what it was sent: it assigns the fields of an update and derives nothing from events. A
//! command keeps its number until it is answered, so that it is never carried out twice after a
//! lost connection.

use std::collections::VecDeque;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use contract::{Mode, NotationError, Phrase, Placing, RuleId, setup};
use registry::{House, Visitor};
use serde_json::{Map, Value};
use table::command::{Command, Seen, Wish};
use table::id::{CommandId, MatchNumber, Version};
use table::message::{Message, Over, Place, Play, Refused as Refusal, Seats, WindowInfo};
use text::Words;

use super::line::{Line, News};
use super::lounge::{Begun, farewell};
use super::words::{Answered, Connection, Event, Offer, Offered, Reply};
use crate::args;
use crate::language;
use crate::play::any::{
    About, Answer, AnySession, Choice, Choices, Hint, Plea, Position, Refused, Silence, Told, Turn,
};
use screen::wrap::harmless;

/// How long an answer may take before the person is told that none has come.
const ANSWER: Duration = Duration::from_secs(8);
/// How long the user interface waits for news between two checks of the keyboard.
const LOOK: Duration = Duration::from_millis(40);

/// Makes a [`Remote`] for a match that has begun.
pub(crate) struct Open<'a> {
    pub(crate) args: &'a args::Play,
    pub(crate) begun: Begun,
}

impl Visitor for Open<'_> {
    type Output = Result<Remote>;

    fn visit<G: House>(self) -> Result<Remote> {
        let Begun { line, next_cmd, sync, play, me } = self.begun;
        let words = Words::of::<G>(language::choose(self.args.lang.as_deref())?);
        let options = serde_json::from_str(sync.setting.options()).context("the options")?;
        let rules = setup::rules::<G>(&options, sync.setting.seats(), &G::default_deck());
        let rules = rules.map_err(|error| anyhow::anyhow!("the set-up: {error}"))?;
        let about = About {
            id: G::ID,
            me,
            names: Vec::new(),
            levels: Vec::new(),
            rules: play.rules.clone().unwrap_or_default(),
            ledger: G::ledger(),
            sections: G::sections(),
            cards: G::card_tables(rules),
            opening: Vec::new(),
            words,
        };
        let read = move |text: &str| {
            let action = G::read_action(rules, text)?;
            Ok(serde_json::to_value(action).expect("our own types are plain data"))
        };
        let mut remote = Remote {
            line,
            next_cmd,
            about,
            read: Box::new(read),
            number: play.number,
            version: play.version,
            fields: Map::new(),
            window: None,
            menu: Offer::default(),
            over: None,
            told: Vec::new(),
            unanswered: VecDeque::new(),
            answers: Vec::new(),
            answered: None,
            spoken_up: false,
            state: Connection::There,
        };
        remote.seat(&sync.seats);
        remote.show(play);
        Ok(remote)
    }
}

type ReadAction = Box<dyn Fn(&str) -> Result<Value, NotationError>>;

/// A seat at a server's table.
pub(crate) struct Remote {
    line: Line,
    next_cmd: u32,
    about: About,
    /// Parses the notation by the rules of the game.
    read: ReadAction,
    pub(super) number: MatchNumber,
    version: Version,
    fields: Map<String, Value>,
    pub(super) window: Option<WindowInfo>,
    menu: Offer,
    over: Option<Over>,
    told: Vec<Told>,
    /// Commands without an answer, to be sent again after a lost connection.
    unanswered: VecDeque<(CommandId, String)>,
    answers: Vec<(CommandId, Reply)>,
    /// The person's last answer, until the window shows it.
    answered: Option<Answered>,
    spoken_up: bool,
    state: Connection,
}

impl Remote {
    /// Takes over the seats of an update.
    fn seat(&mut self, seats: &Seats) {
        let words = &self.about.words;
        let mut n_bots = 0;
        let mut name = |place: &Place| match place {
            Place::Person { name, .. } => harmless(name),
            Place::Bot { .. } | Place::Empty => {
                n_bots += 1;
                words.fill(&format!("bot-name-{n_bots}"), &[])
            }
        };
        let names = seats.places.iter().map(&mut name).collect();
        let level = |place: &Place| match place {
            Place::Bot { level } => Some(words.fill(&format!("ui-level-{level}"), &[])),
            Place::Person { .. } | Place::Empty => None,
        };
        self.about.levels = seats.places.iter().map(level).collect();
        self.about.names = names;
    }

    /// Takes over a whole match.
    fn show(&mut self, play: Play) {
        let Play { number, version, events, fields, window, menu, .. } = play;
        if number != self.number {
            self.told.clear();
        }
        let first = version.0.saturating_sub(u32::try_from(events.len()).unwrap_or(u32::MAX));
        for (seq, events) in (first + 1..).zip(events) {
            self.tell(seq, events);
        }
        (self.number, self.version, self.fields) = (number, version, fields);
        self.window = window;
        self.offer(menu.unwrap_or_default());
    }

    fn offer(&mut self, menu: Value) {
        self.menu = serde_json::from_value(menu).unwrap_or_default();
    }

    /// Puts events into words. It skips those that this program cannot read.
    fn tell(&mut self, seq: u32, events: Vec<Value>) {
        for event in events {
            let Ok(Event { event, phrase: Some(phrase) }) = serde_json::from_value(event) else {
                continue;
            };
            let text = self.about.say(&phrase);
            self.told.push(Told { seq: usize::try_from(seq).unwrap_or(usize::MAX), event, text });
        }
    }

    /// Adds a line of the table's own to the log.
    fn remark(&mut self, text: String) {
        let seq = self.n_actions();
        self.told.push(Told { seq, event: Value::Null, text });
    }

    pub(super) fn send(&mut self, wish: Wish) -> CommandId {
        let cmd = CommandId(self.next_cmd);
        self.next_cmd += 1;
        let text = serde_json::to_string(&Command { cmd, wish }).expect("commands are plain data");
        self.line.send(text.clone());
        self.unanswered.push_back((cmd, text));
        cmd
    }

    /// Handles one piece of news.
    fn hear(&mut self, news: News) {
        match news {
            News::Lost => {
                if self.state == Connection::There {
                    self.state = Connection::Lost;
                    let text = self.about.text("ui-join-lost");
                    self.remark(text);
                }
            }
            News::Found => {
                if self.state == Connection::Lost {
                    self.state = Connection::There;
                    let text = self.about.text("ui-join-found");
                    self.remark(text);
                    self.ask_anew();
                }
            }
            News::Message(message) => self.listen(*message),
        }
    }

    /// After a lost connection: asks for what was missed, and sends unanswered commands again.
    fn ask_anew(&mut self) {
        for (_, text) in &self.unanswered {
            self.line.send(text.clone());
        }
        let seen = Seen { number: self.number, version: self.version };
        self.send(Wish::Sync { since: Some(seen) });
    }

    fn listen(&mut self, message: Message) {
        match message {
            Message::Sync(sync) => {
                self.seat(&sync.seats);
                self.over = sync.over;
                if let Some(play) = sync.play {
                    self.show(play);
                }
                self.unanswered.retain(|(_, text)| !text.contains("\"sync\""));
            }
            Message::Update(update) => self.update(*update),
            Message::Seats(seats) => self.seat(&seats),
            Message::Over(over) => self.over = Some(*over),
            Message::Said(said) => {
                let (name, text) = (harmless(&said.name), harmless(&said.text));
                let gaps = [("name", (&name).into()), ("text", (&text).into())];
                let text = self.about.words.fill("ui-join-said", &gaps);
                self.remark(text);
            }
            Message::Done { cmd } => self.reply(cmd, Reply::Done),
            Message::Held { cmd } => self.answers.push((cmd, Reply::Held)),
            Message::Hinted { cmd, advice } => self.reply(cmd, Reply::Hinted(advice)),
            Message::Attempted { cmd, events } => self.reply(cmd, Reply::Attempted(events)),
            Message::Refused(refused) => {
                if let Some(cmd) = refused.cmd {
                    self.reply(cmd, Reply::Refused(Box::new(refused)));
                }
            }
            Message::Bye { why } => {
                let text = self.about.text(farewell(why));
                self.remark(text);
                self.state = Connection::Ended;
            }
            Message::Window { number, window, .. } => {
                if number == self.number {
                    self.window = window;
                }
            }
            Message::Clocks { .. } | Message::Orders { .. } => {}
        }
    }

    fn reply(&mut self, cmd: CommandId, reply: Reply) {
        self.unanswered.retain(|(unanswered, _)| *unanswered != cmd);
        // A held answer is settled now; if it was refused, the person is asked again.
        if matches!(self.answered, Some(Answered::Held(_, held)) if held == cmd) {
            self.answered = None;
        }
        self.answers.push((cmd, reply));
    }

    fn update(&mut self, update: table::message::Update) {
        let is_next = update.number == self.number && update.version.0 == self.version.0 + 1;
        if !is_next {
            let seen = Seen { number: self.number, version: self.version };
            self.send(Wish::Sync { since: Some(seen) });
            return;
        }
        self.version = update.version;
        self.tell(update.version.0, update.events);
        self.fields.extend(update.fields);
        let is_new =
            |window: &WindowInfo| self.window.as_ref().is_none_or(|old| old.id != window.id);
        if update.window.as_ref().is_none_or(is_new) {
            (self.answered, self.spoken_up) = (None, false);
        }
        self.window = update.window;
        if let Some(menu) = update.menu {
            self.offer(menu);
        }
    }

    /// Handles pending news, and waits a little if there is none.
    fn catch_up(&mut self, patience: Duration) {
        match self.line.news.recv_timeout(patience) {
            Ok(news) => self.hear(news),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
        }
        loop {
            match self.line.news.try_recv() {
                Ok(news) => self.hear(news),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return,
            }
        }
    }

    /// Waits for the answer to a command.
    pub(super) fn wait_for(&mut self, cmd: CommandId) -> Option<Reply> {
        let until = Instant::now() + ANSWER;
        loop {
            if let Some(idx) = self.answers.iter().position(|(answered, _)| *answered == cmd) {
                return Some(self.answers.swap_remove(idx).1);
            }
            if Instant::now() >= until {
                return None;
            }
            self.catch_up(LOOK);
        }
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
            Some(Answered::Taken(window, version)) => window == open.id && version == self.version,
            Some(Answered::Held(window, _)) => window == open.id,
        };
        // A seat that can only pass is asked like all others: nobody may see who can do more.
        self.window.as_ref().is_some_and(|open| open.me && !is_settled(open))
    }
}

impl AnySession for Remote {
    fn about(&self) -> &About {
        &self.about
    }

    fn view(&self) -> Position {
        let turn = self.window.as_ref().filter(|window| window.mode == Mode::Turn);
        Position {
            fields: Value::Object(self.fields.clone()),
            question: self.window.as_ref().map(|window| window.phrase.clone()),
            turn: turn.and_then(|window| window.asked.first()),
        }
    }

    fn n_actions(&self) -> usize {
        usize::try_from(self.version.0).unwrap_or(usize::MAX)
    }

    fn told(&self) -> &[Told] {
        &self.told
    }

    fn turn(&self) -> Turn {
        if self.over.is_some() || self.state == Connection::Ended {
            return Turn::Over;
        }
        // After the last action the table still has to send the result.
        let Some(window) = &self.window else { return Turn::Others(0) };
        match window.mode {
            _ if self.is_asked() => Turn::Mine(Silence::Refused),
            _ if self.spoken_up => Turn::Mine(Silence::Allowed),
            Mode::Turn => window.asked.first().map_or(Turn::Others(0), Turn::Other),
            Mode::Open | Mode::Sealed => Turn::Others(window.n_waiting),
        }
    }

    fn step(&mut self) {
        self.catch_up(LOOK);
    }

    fn poll(&mut self) -> bool {
        let before = (self.version, self.told.len(), self.state, self.over.is_some());
        self.catch_up(Duration::ZERO);
        before != (self.version, self.told.len(), self.state, self.over.is_some())
    }

    fn speak_up(&mut self) {
        self.spoken_up = self.may_speak_up();
    }

    fn may_speak_up(&self) -> bool {
        let may = self.window.as_ref().is_some_and(|open| open.may.has(self.about.me));
        may && !self.is_asked() && !self.menu.choices.is_empty()
    }

    fn choices(&self) -> Choices {
        if !matches!(self.turn(), Turn::Mine(_)) {
            return Choices::default();
        }
        let choice = |offered: &Offered| Choice {
            action: offered.action.clone(),
            notation: harmless(&offered.notation),
            words: self.about.say(&offered.phrase),
        };
        Choices {
            list: self.menu.choices.iter().map(choice).collect(),
            composed: self.menu.composed.clone(),
        }
    }

    fn submit(&mut self, answer: Answer<'_>) -> Result<(), Refused> {
        let action = match answer {
            Answer::Action(action) => action.clone(),
            Answer::Notation(text) => {
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                (self.read)(&text).map_err(|error| self.about.unreadable(&text, error))?
            }
            Answer::Silence => {
                self.spoken_up = false;
                return Ok(());
            }
        };
        let Some(window) = self.window.as_ref().map(|open| open.id) else {
            return Err(self.no_answer());
        };
        let (number, before) = (self.number, self.version);
        let cmd = self.send(Wish::Submit { number, window, action });
        let answered = match self.wait_for(cmd) {
            Some(Reply::Refused(refusal)) => return Err(self.refused(&refusal)),
            Some(Reply::Held) => Answered::Held(window, cmd),
            Some(Reply::Done | Reply::Attempted(_) | Reply::Hinted(_)) => {
                Answered::Taken(window, before)
            }
            None => return Err(self.no_answer()),
        };
        (self.answered, self.spoken_up) = (Some(answered), false);
        // The events of the action follow at once; shows them with it.
        let until = Instant::now() + LOOK * 5;
        let is_taken = matches!(answered, Answered::Taken(..));
        while is_taken && self.version == before && Instant::now() < until {
            self.catch_up(LOOK);
        }
        Ok(())
    }

    fn foresee(&self, _: &Value) -> Vec<Value> {
        // A query for every line of a list would burden the server.
        Vec::new()
    }

    fn attempt(&mut self, action: &Value) -> Result<Vec<Value>, Refused> {
        let Some(window) = self.window.as_ref().map(|open| open.id) else {
            return Err(self.no_answer());
        };
        let wish = Wish::Attempt { number: self.number, window, action: action.clone() };
        let cmd = self.send(wish);
        match self.wait_for(cmd) {
            Some(Reply::Attempted(told)) => {
                Ok(told.into_iter().map(|mut told| told["event"].take()).collect())
            }
            Some(Reply::Refused(refusal)) => Err(self.refused(&refusal)),
            Some(Reply::Done | Reply::Held | Reply::Hinted(_)) | None => Err(self.no_answer()),
        }
    }

    fn hint(&mut self) -> Result<Hint, String> {
        let none = self.about.text("ui-hint-none");
        let Some(window) = self.window.as_ref().map(|open| open.id) else { return Err(none) };
        let cmd = self.send(Wish::Hint { number: self.number, window });
        let advice = match self.wait_for(cmd) {
            Some(Reply::Hinted(Some(advice))) => advice,
            Some(Reply::Refused(refusal)) => return Err(self.refused(&refusal).text),
            Some(Reply::Hinted(None) | Reply::Done | Reply::Held | Reply::Attempted(_)) => {
                return Err(none);
            }
            None => return Err(self.no_answer().text),
        };
        let say = |phrase: Value| {
            let phrase: Option<Phrase> = serde_json::from_value(phrase).ok();
            phrase.map(|phrase| self.about.say(&phrase)).unwrap_or_default()
        };
        let listed = self.menu.choices.iter().find(|choice| choice.action == advice.action);
        let words = listed.map(|choice| self.about.say(&choice.phrase));
        let words = words.unwrap_or_else(|| harmless(&advice.notation));
        Ok(Hint { action: advice.action, words, reason: say(advice.reason) })
    }

    fn plead(&mut self, plea: Plea) -> Option<String> {
        self.ask_about_time(plea)
    }

    fn placings(&self) -> Option<Vec<Placing>> {
        let outcome = self.over.as_ref()?.outcome.as_ref()?;
        serde_json::from_value(outcome["placings"].clone()).ok()
    }

    fn seed(&self) -> Option<String> {
        self.over.as_ref()?.seed.clone()
    }
}
