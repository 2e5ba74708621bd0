//! The terminal itself: set-up and restoring, keys, frames, and pauses between the moves of bots.
//! Everything else is in [`super::app`].

use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use super::Left;
use super::app::App;
use super::session::Session;
use super::signal::Stop;
use crate::args::PlayArgs;
use screen::{Screen, Theme};

/// How long a move of a bot is shown before the next one.
const PAUSE: Duration = Duration::from_millis(400);
/// How often to check for a request to stop.
const LOOK: Duration = Duration::from_millis(100);
/// The most keys that are read ahead.
const AHEAD: usize = 64;

/// Plays a game on the screen.
pub(crate) fn play(
    args: &PlayArgs,
    session: &mut Session,
    screen: &'static dyn Screen,
    stop: Stop,
) -> Result<Left> {
    let pause = if args.fast { Duration::ZERO } else { PAUSE };
    // From here on a panic restores the terminal before it is reported.
    let mut terminal = ratatui::try_init().context("cannot use the terminal")?;
    let mut app = App::new(session, screen, Theme::of_user());
    let left = run(&mut terminal, &mut app, pause, stop);
    let shown = terminal.show_cursor();
    let restored = ratatui::try_restore();
    let left = left?;
    // A terminal that is gone, for example after its window was closed, needs no restoring.
    if left != Left::Stopped {
        shown.and(restored).context("cannot restore the terminal")?;
    }
    Ok(left)
}

fn run(
    terminal: &mut DefaultTerminal,
    app: &mut App<'_>,
    pause: Duration,
    stop: Stop,
) -> Result<Left> {
    let keys = read_keys();
    let mut last_move = Instant::now();
    loop {
        terminal.draw(|frame| app.draw(frame)).context("cannot draw")?;
        while !has_news(app, &keys, pause, &mut last_move) {
            if stop.is_wanted() {
                app.leave(Left::Stopped);
            }
            if let Some(left) = app.left() {
                return Ok(left);
            }
        }
    }
}

/// Reads keys on a separate thread. If a terminal vanishes, crossterm may read it for ever inside
/// one call; on this thread that does not prevent saving the game.
fn read_keys() -> Receiver<Event> {
    let (sender, keys) = sync_channel(AHEAD);
    std::thread::spawn(move || {
        while let Ok(event) = event::read() {
            if sender.send(event).is_err() {
                break;
            }
        }
    });
    keys
}

/// Waits a little for a key, or for the next move of a bot; returns whether there is something to
/// draw.
pub(super) fn has_news(
    app: &mut App<'_>,
    keys: &Receiver<Event>,
    pause: Duration,
    last_move: &mut Instant,
) -> bool {
    if app.left().is_some() {
        return false;
    }
    let is_waiting = app.is_waiting_for_others();
    let pause = if app.is_hurried() { Duration::ZERO } else { pause };
    let left = pause.saturating_sub(last_move.elapsed());
    if is_waiting && left.is_zero() {
        // Keys come first: others may think for long, and the person may want to leave meanwhile.
        if let Ok(event) = keys.try_recv() {
            return take(app, &event);
        }
        // A step without text needs no time for reading.
        if app.step() {
            *last_move = Instant::now();
        }
        return true;
    }
    let wait = if is_waiting { left.min(LOOK) } else { LOOK };
    let is_new = match keys.recv_timeout(wait) {
        Ok(event) => take(app, &event),
        Err(RecvTimeoutError::Timeout) => return app.poll(),
        Err(RecvTimeoutError::Disconnected) => {
            app.leave(Left::InputEnded);
            return false;
        }
    };
    if !is_waiting {
        // The person's own move is shown as long as those of others.
        *last_move = Instant::now();
    }
    is_new
}

/// Passes an event to the screen; returns whether there may be something new to show.
fn take(app: &mut App<'_>, event: &Event) -> bool {
    match event {
        Event::Key(key) => {
            app.key(*key);
            true
        }
        Event::Resize(..) => true,
        Event::FocusGained | Event::FocusLost | Event::Mouse(_) | Event::Paste(_) => false,
    }
}
