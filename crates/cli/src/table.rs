//! From the words of a command line to the rules of a game.

use std::fs;

use anyhow::{Context, Result, bail};
use contract::{DeckText, Game, SeatCount, setup};
use registry::GAMES;
use serde_json::Value;

use crate::args::Setup;

/// The largest deck file that is read.
const DECK_BYTES_MAX: u64 = 1 << 20;

/// The rules a command line asks for, and their parts.
#[derive(Debug)]
pub(crate) struct Ruled<G: Game> {
    pub(crate) rules: &'static G::Rules,
    pub(crate) options: G::Options,
    pub(crate) seats: SeatCount,
    pub(crate) deck: DeckText,
}

/// What to say of a game that is not there.
pub(crate) fn no_such_game(id: &str) -> anyhow::Error {
    anyhow::anyhow!("there is no game `{id}`; there are: {}", GAMES.join(", "))
}

/// Makes the rules that a command line asks for.
pub(crate) fn rules<G: Game>(args: &Setup) -> Result<Ruled<G>> {
    // Most people play with the fewest that is more than two, if the game takes so many.
    let usual = 3.clamp(*G::SEATS.start(), *G::SEATS.end());
    let players = args.players.unwrap_or(usual);
    let (min, max) = (G::SEATS.start(), G::SEATS.end());
    let seats = SeatCount::new(players).filter(|_| G::SEATS.contains(&players));
    let Some(seats) = seats else {
        bail!("{players} cannot play {}: it is for {min} to {max}", G::ID)
    };
    let options = options::<G>(&args.options)?;
    let deck = deck::<G>(args.deck.as_deref())?;
    let rules = setup::rules::<G>(&options, seats, &deck).context(deck.name.clone())?;
    Ok(Ruled { rules, options, seats, deck })
}

/// The deck of a file, or the one we ship.
pub(crate) fn deck<G: Game>(file: Option<&std::path::Path>) -> Result<DeckText> {
    let Some(path) = file else { return Ok(G::default_deck()) };
    let text = read_text(path, DECK_BYTES_MAX)?;
    Ok(DeckText::from_file(path.display().to_string(), text))
}

/// A file as text, if it is not larger than it can sensibly be.
pub(crate) fn read_text(path: &std::path::Path, bytes_max: u64) -> Result<String> {
    let name = path.display();
    let size = fs::metadata(path).with_context(|| format!("cannot read {name}"))?.len();
    if size > bytes_max {
        bail!("{name} has {size} bytes; at most {bytes_max} are read");
    }
    let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    String::from_utf8(bytes).with_context(|| format!("{name} is not text"))
}

/// Options from `name=value` pairs over the game's defaults.
fn options<G: Game>(pairs: &[String]) -> Result<G::Options> {
    let mut value = serde_json::to_value(G::Options::default())?;
    let object = value.as_object_mut().context("options of a game are an object")?;
    let known: Vec<String> = object.keys().cloned().collect();
    for pair in pairs {
        let Some((name, text)) = pair.split_once('=') else {
            bail!("an option is written NAME=VALUE, not `{pair}`")
        };
        if !object.contains_key(name) {
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            bail!("{} has no option `{name}`; it has: {known}", G::ID)
        }
        object.insert(name.to_owned(), Value::String(text.to_owned()));
    }
    serde_json::from_value(value).context("options")
}
