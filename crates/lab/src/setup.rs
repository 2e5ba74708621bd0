//! From a user's settings to the rules of a game.

use anyhow::{Context, Result, bail};
use contract::{DeckText, Game, SeatCount, setup};
use serde_json::Value;

/// How a game is set up, as users write it.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The number of seats; `None` for the usual one.
    pub players: Option<u8>,
    /// Options as `name=value`, over the game's defaults.
    pub options: Vec<String>,
    /// A deck other than the one we ship.
    pub deck: Option<DeckText>,
}

/// The rules for a set-up, and what they were made from.
#[derive(Debug)]
pub struct Ruled<G: Game> {
    /// The rules.
    pub rules: &'static G::Rules,
    /// All options, defaults included.
    pub options: G::Options,
    /// The number of seats.
    pub seats: SeatCount,
    /// The deck.
    pub deck: DeckText,
}

impl<G: Game> Ruled<G> {
    /// Makes the rules.
    ///
    /// # Errors
    /// What the game does not allow.
    pub fn new(given: Setup) -> Result<Self> {
        let players = given.players.unwrap_or(G::ABOUT.usual_seats);
        let (min, max) = (G::SEATS.start(), G::SEATS.end());
        let seats = SeatCount::new(players).filter(|_| G::SEATS.contains(&players));
        let Some(seats) = seats else {
            bail!("{players} cannot play {}: it is for {min} to {max}", G::ID)
        };
        let options = options::<G>(&given.options)?;
        let deck = given.deck.unwrap_or_else(G::default_deck);
        let rules = setup::rules::<G>(&options, seats, &deck).context(deck.name.clone())?;
        Ok(Self { rules, options, seats, deck })
    }
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
