//! `tortuga play`: a game in the terminal against bots.
//!
//! A [`host`] has the table and the bots; a [`session`] is the person's seat there, or at a table
//! on a server, and the user interfaces, line mode and the screen, see only that. However a game on
//! this machine is left, it is saved.

pub(crate) mod any;
pub(crate) mod notation;
pub(crate) mod way;
mod host;
pub(crate) mod session;
pub(crate) mod wording;
mod asking;
mod open;
pub(crate) mod save;
pub(crate) mod signal;
pub(crate) mod closing;
mod plain;
mod app;
mod terminal;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use anyhow::{Context, Result};
use registry::{House, Visitor};

use crate::args::PlayArgs;
use crate::{output, table};
use save::Store;
use session::Session;

/// How the person left a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// The game is over.
    Over,
    /// The person quit.
    Quit,
    /// The input has ended.
    InputEnded,
    /// The system asks us to stop: Ctrl-C, a closed window, a shutdown.
    Stopped,
}

/// Runs the command.
pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    #[cfg(feature = "join")]
    if let Some(link) = &args.join {
        return crate::join::run(args, link);
    }
    let game = match (&args.game, &args.fork) {
        (None, Some(path)) => open::game_of(path)?,
        (game, _) => game.clone().unwrap_or_default(),
    };
    registry::visit(&game, Run(args)).ok_or_else(|| table::no_such_game(&game))?
}

struct Run<'a>(&'a PlayArgs);

impl Visitor for Run<'_> {
    type Output = Result<()>;
    fn visit<G: House>(self) -> Result<()> {
        let mut session = open::session::<G>(self.0)?;
        let hash = session.commitment();
        let store = match (&self.0.save, &self.0.resume) {
            (Some(path), _) | (None, Some(path)) => Store::named(path)?,
            (None, None) => Store::of_game(G::ID, if hash.is_empty() { "fork" } else { &hash }),
        };
        sit(self.0, &mut session, &store)
    }
}

/// Plays until the person leaves the game, then saves it, even after an error.
fn sit(args: &PlayArgs, session: &mut Session, store: &Store) -> Result<()> {
    let stop = signal::watch()?;
    let left = catch_unwind(AssertUnwindSafe(|| face(args, session, stop)));
    let saved = save(session, store);
    let left = left.unwrap_or_else(|panic| {
        if saved.is_ok() {
            let file = store.path.display().to_string();
            let line = session.about().words.fill("ui-saved", &[("file", (&file).into())]);
            drop(writeln!(io::stderr(), "tortuga: {line}"));
        }
        resume_unwind(panic)
    });
    // If the output is closed nobody can be told, but the game is safe.
    let told = left.and_then(|left| {
        let lines = closing::lines(args, session, left, store, saved.as_ref());
        output::print(&(lines.join("\n") + "\n"))
    });
    saved.with_context(|| format!("cannot save to {}", store.path.display()))?;
    told
}

/// Whether there was anything to save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Saved {
    /// It was written to the file.
    Written,
    /// No move was made.
    Nothing,
}

fn save(session: &Session, store: &Store) -> Result<Saved, files::WriteError> {
    let is_wanted = session.n_actions() > 0 || store.is_asked_for;
    match session.record().filter(|_| is_wanted) {
        None => Ok(Saved::Nothing),
        Some(record) => store.write(&record).map(|()| Saved::Written),
    }
}

/// Uses the screen if there is a terminal and the game has a screen; else line mode.
pub(crate) fn face(args: &PlayArgs, session: &mut Session, stop: signal::Stop) -> Result<Left> {
    let screen = registry::screen(session.about().id);
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match screen {
        Some(screen) if is_terminal && !args.plain => terminal::play(args, session, screen, stop),
        Some(_) | None => {
            if !args.plain && !is_terminal {
                let note = session.about().text("ui-plain-note");
                // Nothing can be done if standard error is closed too.
                drop(writeln!(io::stderr(), "tortuga: {note}"));
            }
            plain::play(session, screen, stop)
        }
    }
}
