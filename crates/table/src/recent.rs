//! Recent answers to commands. They make commands idempotent: a repeated command gets the first
//! answer again and changes nothing. The memory is bounded: a command that has dropped out is
//! known to be old, since clients count upwards.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::id::{Client, CommandId, Origin, Person};

/// The most clients whose answers are kept at one table.
pub(crate) const CLIENTS_MAX: usize = 64;
/// The most answers that are kept for one client.
pub(crate) const ANSWERS_MAX: usize = 16;

/// The answer to a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It was carried out.
    Done,
    /// It was refused, with this message.
    Refused(Arc<str>),
}

/// Whether a command was received before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Recall {
    /// It is new.
    New,
    /// It was received, and this was the answer.
    Known(Answer),
    /// It is so old that nobody can tell.
    Forgotten,
}

#[derive(Debug)]
struct Memory {
    person: Person,
    client: Client,
    answers: VecDeque<(CommandId, Answer)>,
    /// The highest number that has dropped out.
    forgotten: Option<CommandId>,
}

/// The recent answers of a table.
#[derive(Debug, Default)]
pub(crate) struct Recent {
    /// The memory of each client, least recently used first.
    memories: VecDeque<Memory>,
}

impl Recent {
    /// Whether a command was received before.
    pub(crate) fn recall(&self, origin: Origin) -> Recall {
        let Some(memory) = self.memories.iter().find(|memory| memory.is_of(origin)) else {
            return Recall::New;
        };
        let known = memory.answers.iter().find(|(cmd, _)| *cmd == origin.cmd);
        match known {
            Some((_, answer)) => Recall::Known(answer.clone()),
            None if memory.forgotten.is_some_and(|last| origin.cmd <= last) => Recall::Forgotten,
            None => Recall::New,
        }
    }

    /// Stores an answer.
    pub(crate) fn remember(&mut self, origin: Origin, answer: Answer) {
        let place = self.memories.iter().position(|memory| memory.is_of(origin));
        let mut memory = place.and_then(|place| self.memories.remove(place)).unwrap_or_else(|| {
            if self.memories.len() == CLIENTS_MAX {
                self.memories.pop_front();
            }
            let Origin { person, client, .. } = origin;
            Memory { person, client, answers: VecDeque::new(), forgotten: None }
        });
        memory.answers.retain(|(cmd, _)| *cmd != origin.cmd);
        if memory.answers.len() == ANSWERS_MAX {
            let dropped = memory.answers.pop_front().map(|(cmd, _)| cmd);
            memory.forgotten = memory.forgotten.max(dropped);
        }
        memory.answers.push_back((origin.cmd, answer));
        self.memories.push_back(memory);
    }
}

impl Memory {
    fn is_of(&self, origin: Origin) -> bool {
        self.person == origin.person && self.client == origin.client
    }
}

#[cfg(test)]
mod tests {
    //! What is remembered, and for how long.
    use super::*;

    fn origin(client: u32, cmd: u32) -> Origin {
        Origin { person: Person(1), client: Client(client), cmd: CommandId(cmd) }
    }

    #[test]
    fn a_repeat_is_known_and_an_old_one_is_not_taken_for_new() {
        let mut recent = Recent::default();
        assert_eq!(recent.recall(origin(1, 1)), Recall::New);
        for cmd in 1..=20 {
            recent.remember(origin(1, cmd), Answer::Done);
        }
        assert_eq!(recent.recall(origin(1, 20)), Recall::Known(Answer::Done));
        assert_eq!(recent.recall(origin(1, 4)), Recall::Forgotten);
        assert_eq!(recent.recall(origin(1, 21)), Recall::New);
        assert_eq!(recent.recall(origin(2, 20)), Recall::New);
    }

    #[test]
    fn clients_are_bounded() {
        let mut recent = Recent::default();
        for client in 0..1000 {
            recent.remember(origin(client, 1), Answer::Done);
        }
        assert_eq!(recent.memories.len(), CLIENTS_MAX);
        assert_eq!(recent.recall(origin(999, 1)), Recall::Known(Answer::Done));
    }
}
