//! From the arguments of a command line to the rules of a game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use contract::{DeckText, Game};
use lab::Ruled;
use registry::GAMES;

use crate::args::Setup;

/// The largest deck file that is read.
const DECK_BYTES_MAX: u64 = 1 << 20;

/// The error for an unknown game.
pub(crate) fn no_such_game(id: &str) -> anyhow::Error {
    anyhow::anyhow!("there is no game `{id}`; there are: {}", GAMES.join(", "))
}

/// The setup that a command line asks for.
pub(crate) fn setup(args: &Setup) -> Result<lab::Setup> {
    let deck = args.deck.as_deref().map(read_deck).transpose()?;
    Ok(lab::Setup { players: args.players, options: args.options.clone(), deck })
}

/// The rules that a command line asks for.
pub(crate) fn rules<G: Game>(args: &Setup) -> Result<Ruled<G>> {
    Ruled::new(setup(args)?)
}

/// The deck in a file, or our own.
pub(crate) fn deck<G: Game>(file: Option<&Path>) -> Result<DeckText> {
    file.map_or_else(|| Ok(G::default_deck()), read_deck)
}

fn read_deck(path: &Path) -> Result<DeckText> {
    let text = read_text(path, DECK_BYTES_MAX)?;
    Ok(DeckText::from_file(path.display().to_string(), text))
}

/// A file as text, unless it is larger than the limit.
pub(crate) fn read_text(path: &Path, bytes_max: u64) -> Result<String> {
    let name = path.display();
    let size = fs::metadata(path).with_context(|| format!("cannot read {name}"))?.len();
    if size > bytes_max {
        bail!("{name} has {size} bytes; at most {bytes_max} are read");
    }
    let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    String::from_utf8(bytes).with_context(|| format!("{name} is not text"))
}
