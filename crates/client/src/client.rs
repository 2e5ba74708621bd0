//! Numbers commands, resends them, and follows what the table says.

use std::collections::VecDeque;
use std::fmt;

use contract::{Attempt, Explanation, Phrase};
use table::command::{COMMAND_BYTES_MAX, Command, Wish};
use table::id::{CommandId, MatchNumber, Millis, Version};
use table::message::{Advice, Farewell, Message, Over, Refused, Said, Sync, Update};

use crate::mirror::{Fit, MatchMirror, Mirror, Snapshot, ToldEvent, events_of};
use crate::misread::{Misread, message};

/// Why a command cannot be sent: its text is longer than [`COMMAND_BYTES_MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

impl fmt::Display for TooLong {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a command has at most {COMMAND_BYTES_MAX} bytes")
    }
}

impl std::error::Error for TooLong {}

/// What a message of the table was about.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// A snapshot replaced the mirror.
    Synced,
    /// An action was played; [`MatchMirror::told`] ends with its events.
    Updated,
    /// The people and bots in the seats, or the stage of the table, changed.
    Seats,
    /// Standing orders, clocks or the times of the window changed.
    Changed,
    /// The match has ended.
    Over,
    /// Somebody sent a chat message.
    Said(Said),
    /// A command was answered.
    Answered {
        /// The command.
        command: Command,
        /// The answer.
        answer: CommandAnswer,
    },
    /// The table or its server refuses something that was no command of this client, or warns.
    Warned(Refused),
    /// The connection will be closed.
    Farewell(Farewell),
    /// An action that the mirror shows already.
    Late,
    /// An action that does not follow the last one: the client has asked for a snapshot.
    Missed,
    /// A repeated answer, or something that the next snapshot will tell.
    Stale,
}

/// The answer to a command. Each final one is reported once; after `Held` another one follows.
#[derive(Clone, PartialEq, Debug)]
pub enum CommandAnswer {
    /// It was carried out, and its effect is on disk.
    Done,
    /// It is held until it is due.
    Held,
    /// It was refused; nothing has changed.
    Refused(Refused),
    /// What the action would do.
    Attempted(Attempted),
    /// What a card does.
    Explained(Explanation),
    /// What a good bot would do; `None` is to stay silent.
    Hinted(Option<Advice>),
}

/// What an action would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempted {
    /// The action in words.
    pub phrase: Phrase,
    /// What it would bring, sentence by sentence.
    pub brings: Vec<Phrase>,
    /// Its events, up to the first chance event.
    pub events: Vec<ToldEvent>,
}

/// Whether texts can be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Link {
    Open,
    #[default]
    Lost,
}

/// Whether the client has asked for a snapshot by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum CatchUp {
    Asked,
    #[default]
    Idle,
}

/// One client of one table: a tab, a terminal, a bot.
#[derive(Clone, Debug, Default)]
pub struct Client {
    mirror: Option<Mirror>,
    n_commands: u32,
    /// Commands without a final answer, oldest first.
    unanswered: VecDeque<Command>,
    texts: VecDeque<String>,
    link: Link,
    catch_up: CatchUp,
}

impl Client {
    /// A client that has sent nothing yet, and has no connection.
    pub fn new() -> Self {
        Self::default()
    }

    /// A client that continues the numbers of an earlier one, which had sent this many commands.
    pub fn after(n_commands: u32) -> Self {
        Self { n_commands, ..Self::default() }
    }

    /// What the table has told; `None` before its first snapshot.
    pub fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_ref()
    }

    /// The match, if there is one.
    pub fn play(&self) -> Option<&MatchMirror> {
        self.mirror.as_ref()?.play.as_ref()
    }

    /// The commands without a final answer, oldest first.
    pub fn unanswered(&self) -> impl Iterator<Item = &Command> {
        self.unanswered.iter()
    }

    /// A connection was made: every unanswered command is sent, with the number it had. The table
    /// greets each connection with a snapshot.
    pub fn connected(&mut self) {
        (self.link, self.catch_up) = (Link::Open, CatchUp::Idle);
        self.texts = self.unanswered.iter().map(text_of).collect();
    }

    /// The connection was lost: texts that were not fetched yet wait for the next one.
    pub fn lost(&mut self) {
        (self.link, self.catch_up) = (Link::Lost, CatchUp::Idle);
        self.texts.clear();
    }

    /// Gives the table a command, now or as soon as there is a connection. A `sync` is answered by
    /// [`News::Synced`] and not resent, since every connection begins with a snapshot.
    ///
    /// # Errors
    /// If no table would read a text that long. The number is not used up.
    pub fn ask(&mut self, wish: Wish) -> Result<CommandId, TooLong> {
        let cmd = CommandId(self.n_commands.saturating_add(1));
        let command = Command { cmd, wish };
        let text = text_of(&command);
        if text.len() > COMMAND_BYTES_MAX {
            return Err(TooLong);
        }
        self.n_commands = cmd.0;
        if self.link == Link::Open {
            self.texts.push_back(text);
        }
        if !matches!(command.wish, Wish::Sync { .. }) {
            self.unanswered.push_back(command);
        }
        Ok(cmd)
    }

    /// The next text to send, in order.
    pub fn next_text(&mut self) -> Option<String> {
        self.texts.pop_front()
    }

    /// Takes a text of the table.
    ///
    /// # Errors
    /// If it is not a message. Nothing has changed then.
    pub fn hear(&mut self, text: &str) -> Result<News, Misread> {
        match message(text)? {
            Message::Sync(sync) => self.sync(*sync),
            Message::Update(update) => self.update(*update),
            Message::Done { cmd } => Ok(self.answer(cmd, CommandAnswer::Done)),
            Message::Held { cmd } => Ok(self.hold(cmd)),
            Message::Refused(refused) => Ok(match refused.cmd {
                Some(cmd) => self.answer(cmd, CommandAnswer::Refused(refused)),
                None => News::Warned(refused),
            }),
            Message::Attempted { cmd, attempt } => {
                let version = self.play().map_or(Version(0), |play| play.version);
                let Attempt { phrase, brings, events } = attempt;
                let events = events_of(Version(version.0.saturating_add(1)), events)?;
                Ok(self.answer(cmd, CommandAnswer::Attempted(Attempted { phrase, brings, events })))
            }
            Message::Explained { cmd, explanation, .. } => {
                Ok(self.answer(cmd, CommandAnswer::Explained(explanation)))
            }
            Message::Hinted { cmd, advice } => Ok(self.answer(cmd, CommandAnswer::Hinted(advice))),
            Message::Bye { why } => Ok(News::Farewell(why)),
            Message::Seats(seats) => Ok(self.change(|mirror| {
                mirror.seats = *seats;
                News::Seats
            })),
            Message::Orders { orders } => Ok(self.change(|mirror| {
                mirror.orders = orders;
                News::Changed
            })),
            Message::Clocks { now_ms, number, clocks } => {
                Ok(self.change_play(now_ms, number, |play| play.clocks = clocks))
            }
            Message::Window { now_ms, number, window } => {
                Ok(self.change_play(now_ms, number, |play| play.window = window))
            }
            Message::Over(over) => Ok(self.end(*over)),
            Message::Said(said) => Ok(self.change(|mirror| {
                mirror.say(said.clone());
                News::Said(said)
            })),
        }
    }

    fn sync(&mut self, sync: Sync) -> Result<News, Misread> {
        let old = self.play();
        let snapshot = Snapshot::new(sync, old)?;
        let fit = match std::mem::take(&mut self.catch_up) {
            CatchUp::Idle => snapshot.fit(self.play()),
            // The table does not tell so long ago.
            CatchUp::Asked => Fit::Whole,
        };
        let old = self.mirror.take().and_then(|mirror| mirror.play);
        self.mirror = Some(snapshot.assigned(old, fit));
        if fit == Fit::Jumps {
            self.ask_what_was_missed();
        }
        Ok(News::Synced)
    }

    fn update(&mut self, update: Update) -> Result<News, Misread> {
        let Some(mirror) = &mut self.mirror else { return Ok(News::Stale) };
        let now = update.now_ms;
        let seen = mirror.play.as_ref().map(|play| (play.number, play.version.0));
        if seen.is_some_and(|seen| (update.number, update.version.0) <= seen) {
            return Ok(News::Late);
        }
        let next = seen.map(|(number, version)| (number, version.saturating_add(1)));
        match &mut mirror.play {
            Some(play) if next == Some((update.number, update.version.0)) => play.update(update)?,
            Some(_) | None => {
                self.ask_what_was_missed();
                return Ok(News::Missed);
            }
        }
        mirror.now_ms = now;
        Ok(News::Updated)
    }

    /// Asks for a snapshot with the events since the last ones told, unless it is under way.
    fn ask_what_was_missed(&mut self) {
        if self.catch_up == CatchUp::Idle {
            let since = self.play().map(MatchMirror::seen);
            self.catch_up = CatchUp::Asked;
            self.ask(Wish::Sync { since }).expect("a sync is short");
        }
    }

    /// Assigns something that comes between actions. Before the first snapshot there is nothing
    /// to assign it to, and the snapshot will tell it.
    fn change(&mut self, assign: impl FnOnce(&mut Mirror) -> News) -> News {
        self.mirror.as_mut().map_or(News::Stale, assign)
    }

    /// The same for a part of a match, if the client sees that match.
    fn change_play(
        &mut self,
        now_ms: Millis,
        number: MatchNumber,
        assign: impl FnOnce(&mut MatchMirror),
    ) -> News {
        let Some(mirror) = &mut self.mirror else { return News::Stale };
        let Some(play) = mirror.play.as_mut().filter(|play| play.number == number) else {
            return News::Stale;
        };
        assign(play);
        mirror.now_ms = now_ms;
        News::Changed
    }

    fn end(&mut self, over: Over) -> News {
        let is_other = self.play().is_some_and(|play| play.number != over.number);
        match &mut self.mirror {
            Some(mirror) if !is_other => {
                mirror.over = Some(over);
                News::Over
            }
            Some(_) | None => News::Stale,
        }
    }

    fn position(&self, cmd: CommandId) -> Option<usize> {
        self.unanswered.iter().position(|command| command.cmd == cmd)
    }

    /// A final answer. A repeat finds its command settled already.
    fn answer(&mut self, cmd: CommandId, answer: CommandAnswer) -> News {
        let settled = self.position(cmd).and_then(|place| self.unanswered.remove(place));
        settled.map_or(News::Stale, |command| News::Answered { command, answer })
    }

    /// The table keeps the answer, but a client whose connection is lost meanwhile sends it again.
    fn hold(&self, cmd: CommandId) -> News {
        let held = self.position(cmd).and_then(|place| self.unanswered.get(place));
        held.map_or(News::Stale, |command| News::Answered {
            command: command.clone(),
            answer: CommandAnswer::Held,
        })
    }
}

fn text_of(command: &Command) -> String {
    serde_json::to_string(command).expect("commands are plain data")
}
