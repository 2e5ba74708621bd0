//! Bots that think on other machines: what they are asked, and what they answer.
//!
//! A node asks its [`Workers`] about the decisions that take a search. The question holds what the
//! bot's seat may know, and nothing else. If nobody answers, the node's own threads do
//! ([`pool`](crate::pool)), so a game never depends on the crew.

use std::fmt;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::time::{Duration, Instant};

use contract::SearchRng;
use hosting::Outline;
use serde::{Deserialize, Serialize};
use table::io::Think;
use table::message::Advice;
use table::{Dealer, Setting};

use crate::house::{self, AllGames};
use crate::ident::chance;
use crate::pool::ITERATIONS_MIN;

/// The longest time that a worker thinks, whatever it is asked.
const BUDGET_MAX: Duration = Duration::from_secs(5);

/// What a bot on another machine is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkRequest {
    /// The version of the rules that the match is played by.
    pub rules: u32,
    /// The level of the bot.
    pub level: String,
    /// How long it may think, in milliseconds.
    pub budget_ms: u64,
    /// What its seat may know.
    pub outline: Outline,
}

impl ThinkRequest {
    /// A table's question to a bot. `None` if it is not worth sending: the bot does not search.
    pub(crate) fn of(think: &Think, setting: &Setting, dealer: &dyn Dealer) -> Option<Self> {
        if !hosting::searches(&think.level) {
            return None;
        }
        let outline =
            hosting::outline(&think.game, setting.options(), setting.seats(), &think.sight)?;
        let rules = dealer.rules_version(&think.game)?;
        let (level, budget_ms) = (think.level.to_string(), think.budget_ms);
        Some(Self { rules, level, budget_ms, outline })
    }
}

/// What a worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ThinkAnswer {
    /// The bot has chosen, or has nothing to say.
    Chosen {
        /// Its choice.
        advice: Option<Advice>,
    },
    /// The worker did not think.
    Refused {
        /// The reason, in English.
        why: String,
    },
}

impl ThinkAnswer {
    fn refused(why: impl fmt::Display) -> Self {
        Self::Refused { why: why.to_string() }
    }

    /// All threads of the worker are busy.
    pub fn busy() -> Self {
        Self::refused("all threads are busy")
    }
}

/// A question that nobody answered, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unanswered(pub String);

/// An answer that is waited for.
pub type Asked<'a> = Pin<Box<dyn Future<Output = Result<Option<Advice>, Unanswered>> + Send + 'a>>;

/// The bots on other machines, as a node sees them.
pub trait Workers: fmt::Debug + Send + Sync + 'static {
    /// Asks a bot. Fails at once if nobody is there, and otherwise soon after the bot's time is up.
    fn ask(&self, question: ThinkRequest) -> Asked<'_>;
}

/// Thinks about a question, as a worker does. It takes a whole core, and blocks.
pub fn answer(question: &ThinkRequest) -> ThinkAnswer {
    let began = Instant::now();
    let ThinkRequest { rules, level, budget_ms, outline } = question;
    if AllGames.rules_version(&outline.game) != Some(*rules) {
        return ThinkAnswer::refused("this program has other rules");
    }
    let budget = Duration::from_millis(*budget_ms).min(BUDGET_MAX);
    let think = || {
        let mut worlds = SearchRng::new(u64::from_le_bytes(chance()), 1);
        let sight = hosting::recall(outline, &mut worlds)?;
        let stop = |iterations| iterations >= ITERATIONS_MIN && began.elapsed() >= budget;
        Ok(house::choose(&outline.game, level, &sight, stop))
    };
    let thought: Result<_, hosting::ThinkError> = match catch_unwind(AssertUnwindSafe(think)) {
        Ok(thought) => thought,
        Err(_) => return ThinkAnswer::refused("the bot panicked"),
    };
    thought.map_or_else(ThinkAnswer::refused, |advice| ThinkAnswer::Chosen { advice })
}

#[cfg(test)]
mod tests {
    //! A question of a real table, and wrong ones.
    use std::sync::Arc;

    use serde_json::{Value, json};
    use table::id::{Client, CommandId, Conn, Millis, NetAddress, Person};
    use table::io::{Connect, Pass};
    use table::{Chances, Command, Input, Output, Table, Wish};

    use super::*;

    /// The first question that a table of two bots asks.
    fn question(level: &str) -> Option<ThinkRequest> {
        let setting: Setting =
            serde_json::from_value(json!({ "game": "rum", "seats": 2 })).unwrap();
        let chances = Chances { deals: [7; 32], jitter: 7 };
        let host = Person(1);
        let made = Table::create(setting, host, chances, Arc::new(AllGames), Millis(0));
        let (mut table, _) = made.unwrap();
        let conn = Conn(1);
        let connect = Connect {
            conn,
            person: host,
            name: "Ann".to_owned(),
            client: Client(1),
            pass: Pass::Link,
            source: NetAddress::default(),
            blocked: Arc::default(),
        };
        let mut outputs = Vec::new();
        let mut feed = |input| outputs.extend(table.handle(input, Millis(1)).split().1.written());
        feed(Input::Connect(connect));
        let fill = |seat| json!({ "kind": "fill", "seat": seat, "level": level });
        for (cmd, wish) in (1..).zip([fill(0), fill(1), json!({ "kind": "start" })]) {
            let wish: Wish = serde_json::from_value(wish).unwrap();
            feed(Input::Command { conn, command: Ok(Command { cmd: CommandId(cmd), wish }) });
        }
        let think = outputs.into_iter().find_map(|output| match output {
            Output::Think(think) => Some(think),
            Output::Send { .. } | Output::Wake { .. } | Output::Hang { .. } | Output::Closed => {
                None
            }
        });
        ThinkRequest::of(&think.expect("a bot is asked"), table.setting(), &AllGames)
    }

    #[test]
    fn a_worker_chooses_an_action_from_what_was_sent() {
        let asked = ThinkRequest { budget_ms: 1, ..question("captain").unwrap() };
        let sent = serde_json::to_string(&asked).unwrap();
        let read: ThinkRequest = serde_json::from_str(&sent).unwrap();
        assert_eq!(read, asked);
        let ThinkAnswer::Chosen { advice: Some(advice) } = answer(&read) else {
            panic!("it chooses")
        };
        assert!(!advice.notation.is_empty());
    }

    #[test]
    fn bots_that_do_not_search_are_not_asked_elsewhere() {
        assert_eq!(question("bosun"), None);
    }

    #[test]
    fn wrong_questions_are_refused_and_say_why() {
        let right = question("captain").unwrap();
        let why = |question: &ThinkRequest| match answer(question) {
            ThinkAnswer::Refused { why } => why,
            ThinkAnswer::Chosen { .. } => panic!("it should be refused"),
        };
        let other_rules = ThinkRequest { rules: right.rules + 1, ..right.clone() };
        assert_eq!(why(&other_rules), "this program has other rules");
        let outline = Outline { game: "chess".to_owned(), ..right.outline.clone() };
        assert_eq!(why(&ThinkRequest { outline, ..right.clone() }), "this program has other rules");
        let outline = Outline { view: Value::Null, ..right.outline.clone() };
        assert!(why(&ThinkRequest { outline, ..right }).starts_with("not a seat's view"));
    }
}
