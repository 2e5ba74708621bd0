//! A seat at a table as the user interfaces see it: what [`client`] was told, in words.
//!
//! It shows what it was sent and derives nothing from events. The [`Way`] leads to the table.

use std::time::{Duration, Instant};

use client::{Answer as Reply, Client, News as Heard};
use contract::{Mode, NotationError, Phrase, Placing, RuleId, WindowId};
use serde_json::Value;
use table::command::{Stance, Wish};
use table::id::{CommandId, MatchNumber, Version};
use table::message::{Farewell, Place, Refused as Refusal, WindowInfo};

use super::any::{
    About, Answer, AnySession, Choice, Choices, Hint, Plea, Position, Refused, Silence, Told, Turn,
};
use super::way::{News, Way};
use crate::wrap::harmless;

/// How long an answer may take before the person is told that none has come.
const ANSWER: Duration = Duration::from_secs(8);
/// How long the user interface waits for news between two checks of the keyboard.
const LOOK: Duration = Duration::from_millis(40);

/// Parses the notation by the rules of the game.
pub(crate) type ReadAction = Box<dyn Fn(&str) -> Result<Value, NotationError>>;

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
pub(crate) struct Seated {
    client: Client,
    way: Box<dyn Way>,
    about: About,
    read: ReadAction,
    /// The match whose events are in words, and how many of them are.
    worded: (MatchNumber, usize),
    told: Vec<Told>,
    /// The person's last answer.
    answered: Option<Answered>,
    /// The window in which the person wants to act although it does not wait for them.
    spoken_up: Option<WindowId>,
    connection: Connection,
}

impl Seated {
    /// A seat in a match that has begun.
    pub(crate) fn new(client: Client, way: Box<dyn Way>, about: About, read: ReadAction) -> Self {
        let mut seated = Self {
            client,
            way,
            about,
            read,
            worded: (MatchNumber(0), 0),
            told: Vec::new(),
            answered: None,
            spoken_up: None,
            connection: Connection::There,
        };
        seated.name_seats();
        seated.put_into_words();
        seated
    }

    /// Takes over the names of the people and bots in the seats.
    fn name_seats(&mut self) {
        let Some(mirror) = self.client.mirror() else { return };
        let (places, words) = (&mirror.seats.places, &self.about.words);
        let mut n_bots = 0;
        let name = |place: &Place| match place {
            Place::Person { name, .. } => harmless(name),
            Place::Bot { .. } | Place::Empty => {
                n_bots += 1;
                words.fill(&format!("bot-name-{n_bots}"), &[])
            }
        };
        let names = places.iter().map(name).collect();
        let level = |place: &Place| match place {
            Place::Bot { level } => Some(words.fill(&format!("ui-level-{level}"), &[])),
            Place::Person { .. } | Place::Empty => None,
        };
        self.about.levels = places.iter().map(level).collect();
        self.about.names = names;
    }

    /// Puts events into words as they come.
    fn put_into_words(&mut self) {
        let Some(play) = self.client.play() else { return };
        if self.worded.0 != play.number {
            self.worded = (play.number, 0);
            self.told.clear();
        }
        for told in play.told.get(self.worded.1..).unwrap_or_default() {
            let Some(phrase) = &told.phrase else { continue };
            let seq = usize::try_from(told.seq.0).unwrap_or(usize::MAX);
            let text = self.about.say(phrase);
            self.told.push(Told { seq, event: told.event.clone(), text });
        }
        self.worded.1 = play.told.len();
    }

    /// Adds a line of the table's own to the log.
    fn remark(&mut self, text: String) {
        let seq = self.n_actions();
        self.told.push(Told { seq, event: Value::Null, text });
    }

    /// Handles one piece of news; returns the answer to a command, if it is one.
    fn hear(&mut self, news: News) -> Option<(CommandId, Reply)> {
        let mut reply = None;
        match news {
            News::Lost => {
                self.client.lost();
                self.connect(Connection::There, Connection::Lost, "ui-join-lost");
            }
            News::Found => {
                self.client.connected();
                self.connect(Connection::Lost, Connection::There, "ui-join-found");
            }
            News::Text(text) => {
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
    fn ask(&mut self, wish: Wish) -> Option<(CommandId, Reply)> {
        let cmd = self.client.ask(wish).ok()?;
        self.flush();
        let until = Instant::now() + ANSWER;
        while Instant::now() < until {
            let news = self.way.next(LOOK);
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

    fn version(&self) -> Version {
        self.client.play().map_or(Version(0), |play| play.version)
    }

    fn no_answer(&self) -> Refused {
        Refused { text: self.about.text("ui-join-no-answer"), rule: None }
    }

    fn refused(&self, refusal: &Refusal) -> Refused {
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

    fn has_spoken_up(&self) -> bool {
        self.spoken_up.is_some() && self.spoken_up == self.open().map(|(_, open)| open.id)
    }

    /// The action that a person means.
    fn action(&self, answer: Answer<'_>) -> Result<Option<Value>, Refused> {
        match answer {
            Answer::Action(action) => Ok(Some(action.clone())),
            Answer::Notation(text) => {
                // People are careless with spaces, but the notation is strict.
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let read = (self.read)(&text);
                read.map(Some).map_err(|error| self.about.unreadable(&text, error))
            }
            Answer::Silence => Ok(None),
        }
    }
}

impl AnySession for Seated {
    fn about(&self) -> &About {
        &self.about
    }

    fn view(&self) -> Position {
        let Some(play) = self.client.play() else { return Position::default() };
        let turn = play.window.as_ref().filter(|window| window.mode == Mode::Turn);
        Position {
            fields: Value::Object(play.fields.clone()),
            question: play.window.as_ref().map(|window| window.phrase.clone()),
            turn: turn.and_then(|window| window.asked.first()),
        }
    }

    fn n_actions(&self) -> usize {
        usize::try_from(self.version().0).unwrap_or(usize::MAX)
    }

    fn told(&self) -> &[Told] {
        &self.told
    }

    fn turn(&self) -> Turn {
        let is_over = self.client.mirror().is_some_and(|mirror| mirror.over.is_some());
        if is_over || self.connection == Connection::Ended {
            return Turn::Over;
        }
        // After the last action the table still has to send the result.
        let Some((_, window)) = self.open() else { return Turn::Others(0) };
        match window.mode {
            _ if self.is_asked() => Turn::Mine(Silence::Refused),
            _ if self.has_spoken_up() => Turn::Mine(Silence::Allowed),
            Mode::Turn => window.asked.first().map_or(Turn::Others(0), Turn::Other),
            Mode::Open | Mode::Sealed => Turn::Others(window.n_waiting),
        }
    }

    fn step(&mut self) {
        self.catch_up(LOOK);
    }

    fn poll(&mut self) -> bool {
        let shown = |seated: &Self| (seated.version(), seated.told.len(), seated.turn());
        let before = shown(self);
        self.catch_up(Duration::ZERO);
        before != shown(self)
    }

    fn speak_up(&mut self) {
        let may = self.may_speak_up();
        self.spoken_up = self.open().map(|(_, open)| open.id).filter(|_| may);
    }

    fn may_speak_up(&self) -> bool {
        let may = self.open().is_some_and(|(_, open)| open.may.has(self.about.me));
        let menu = self.client.play().and_then(|play| play.menu.as_ref());
        may && !self.is_asked() && menu.is_some_and(|menu| !menu.choices.is_empty())
    }

    fn choices(&self) -> Choices {
        let menu = self.client.play().and_then(|play| play.menu.as_ref());
        let Some(menu) = menu.filter(|_| matches!(self.turn(), Turn::Mine(_))) else {
            return Choices::default();
        };
        let choice = |offered: &client::Choice| Choice {
            action: offered.action.clone(),
            notation: harmless(&offered.notation),
            words: self.about.say(&offered.phrase),
        };
        Choices { list: menu.choices.iter().map(choice).collect(), composed: menu.composed.clone() }
    }

    fn submit(&mut self, answer: Answer<'_>) -> Result<(), Refused> {
        let Some(action) = self.action(answer)? else {
            self.spoken_up = None;
            return Ok(());
        };
        let open = self.open().map(|(number, open)| (number, open.id));
        let (number, window) = open.ok_or_else(|| self.no_answer())?;
        let before = self.version();
        let answered = match self.ask(Wish::Submit { number, window, action: action.into() }) {
            Some((_, Reply::Refused(refusal))) => return Err(self.refused(&refusal)),
            Some((cmd, Reply::Held)) => Answered::Held(window, cmd),
            Some((_, Reply::Done | Reply::Attempted(_) | Reply::Hinted(_))) => {
                Answered::Taken(window, before)
            }
            None => return Err(self.no_answer()),
        };
        (self.answered, self.spoken_up) = (Some(answered), None);
        // The events of the action follow at once; shows them with it.
        let until = Instant::now() + LOOK * 5;
        let is_taken = matches!(answered, Answered::Taken(..));
        while is_taken && self.version() == before && Instant::now() < until {
            self.catch_up(LOOK);
        }
        Ok(())
    }

    fn foresee(&self, _: &Value) -> Vec<Value> {
        // A query for every line of a list would burden the server.
        Vec::new()
    }

    fn attempt(&mut self, action: &Value) -> Result<Vec<Value>, Refused> {
        let open = self.open().map(|(number, open)| (number, open.id));
        let (number, window) = open.ok_or_else(|| self.no_answer())?;
        match self.ask(Wish::Attempt { number, window, action: action.clone().into() }) {
            Some((_, Reply::Attempted(told))) => {
                Ok(told.into_iter().map(|told| told.event).collect())
            }
            Some((_, Reply::Refused(refusal))) => Err(self.refused(&refusal)),
            Some((_, Reply::Done | Reply::Held | Reply::Hinted(_))) | None => Err(self.no_answer()),
        }
    }

    fn hint(&mut self) -> Result<Hint, String> {
        let none = self.about.text("ui-hint-none");
        let Some((number, window)) = self.open().map(|(number, open)| (number, open.id)) else {
            return Err(none);
        };
        let advice = match self.ask(Wish::Hint { number, window }) {
            Some((_, Reply::Hinted(Some(advice)))) => advice,
            Some((_, Reply::Refused(refusal))) => return Err(self.refused(&refusal).text),
            Some((_, Reply::Hinted(None) | Reply::Done | Reply::Held | Reply::Attempted(_))) => {
                return Err(none);
            }
            None => return Err(self.no_answer().text),
        };
        let say = |phrase: Value| {
            let phrase: Option<Phrase> = serde_json::from_value(phrase).ok();
            phrase.map(|phrase| self.about.say(&phrase)).unwrap_or_default()
        };
        let menu = self.client.play().and_then(|play| play.menu.as_ref());
        let mut choices = menu.into_iter().flat_map(|menu| &menu.choices);
        let listed = choices.find(|choice| choice.action == advice.action);
        let words = listed.map(|choice| self.about.say(&choice.phrase));
        let words = words.unwrap_or_else(|| harmless(&advice.notation));
        Ok(Hint { action: advice.action, words, reason: say(advice.reason) })
    }

    fn plead(&mut self, plea: Plea) -> Option<String> {
        let (number, open) = self.open()?;
        let (window, resting) = (open.id, open.resting);
        let (wish, key) = match (plea, resting) {
            (Plea::Wait, _) => (Wish::Wait { number, window }, "ui-join-waits"),
            (Plea::NoMore, false) => {
                (Wish::NoMore { number, window, stance: Stance::For }, "ui-join-no-more")
            }
            (Plea::NoMore, true) => {
                (Wish::NoMore { number, window, stance: Stance::Withdrawn }, "ui-join-more")
            }
        };
        Some(match self.ask(wish) {
            Some((_, Reply::Done)) => self.about.text(key),
            Some((_, Reply::Refused(refusal))) => self.refused(&refusal).text,
            Some((_, Reply::Held | Reply::Hinted(_) | Reply::Attempted(_))) | None => {
                self.no_answer().text
            }
        })
    }

    fn placings(&self) -> Option<Vec<Placing>> {
        let outcome = self.client.mirror()?.over.as_ref()?.outcome.as_ref()?;
        serde_json::from_value(outcome["placings"].clone()).ok()
    }

    fn seed(&self) -> Option<String> {
        self.client.mirror()?.over.as_ref()?.seed.clone()
    }
}

/// The text for the table's reason to close the connection.
pub(crate) fn farewell(why: Farewell) -> &'static str {
    match why {
        Farewell::NoSpectators => "ui-join-full",
        Farewell::Full => "ui-join-crowded",
        Farewell::Kicked => "ui-join-kicked",
        Farewell::Closed => "ui-join-closed",
    }
}
