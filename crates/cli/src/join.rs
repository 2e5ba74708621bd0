//! `tortuga play --join LINK`: a seat at a server's table, in the terminal.
//!
//! [`link`] parses the link, [`door`] logs in by HTTP, [`line`](mod@line) keeps the WebSocket,
//! [`lounge`] waits for the match, and [`remote`] opens it for the user interfaces of `play`.
//! Nothing is decided here, and what the server sends is shown as it is.

mod link;
mod door;
mod line;
mod remote;
mod lounge;

use anyhow::{Result, bail};
use text::Words;

use crate::args::PlayArgs;
use crate::play::{self, Left, closing, signal};
use crate::{language, output};
use link::Link;
use lounge::Lounge;

/// Runs the command.
pub(crate) fn run(args: &PlayArgs, link: &str) -> Result<()> {
    let words = Words::new(language::choose(args.lang.as_deref())?, &[]);
    let link: Link = link.parse()?;
    let stop = signal::watch()?;
    let pass = door::go_in(&link, args.name.as_deref(), &words)?;
    let lounge = Lounge::new(line::open(&link, &pass)?, words);
    let Some(begun) = lounge.wait(stop)? else { return Ok(()) };
    let game = begun.game().to_owned();
    let Some(seated) = registry::visit(&game, remote::Open { args, begun }) else {
        bail!("the server plays a game that this program does not know");
    };
    let mut session = seated?;
    let left = play::face(args, &mut session, stop)?;
    let about = session.about();
    let mut lines = vec![String::new()];
    lines.extend(closing::result(&session));
    if left != Left::Over {
        lines.push(about.text("ui-join-kept"));
    }
    lines.push(about.text("ui-goodbye"));
    output::print(&(lines.join("\n") + "\n"))
}
