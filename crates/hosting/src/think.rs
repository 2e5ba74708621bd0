//! Bots that choose an action from a glimpse, at the table or elsewhere.
//!
//! A bot that runs elsewhere (in a second worker of a page, or on another machine) is sent an
//! [`Outline`]: what its seat may know, in JSON. Nothing else is needed, since window and menu
//! follow from it: they are the same in every world that fits the view.

use std::fmt;

use bots::Sight;
use contract::tagged::ReadTagged;
use contract::{AnySight, Glimpse, Menu, Observer, SearchRng, Seat, SeatCount, json, setup};
use registry::{House, Level, Spec, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::message::Advice;

/// What a seat may know of a match, in JSON.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outline {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The number of players.
    pub seats: u8,
    /// The seat whose view it is.
    pub seat: Seat,
    /// What that seat may know.
    pub view: Value,
}

/// Why a bot cannot use an outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThinkError {
    /// There is no such game.
    Game,
    /// No bot has that level.
    Level,
    /// It cannot be parsed, or is not what that seat sees; in English.
    Outline(String),
}

impl fmt::Display for ThinkError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game => write!(out, "there is no such game"),
            Self::Level => write!(out, "no bot has that level"),
            Self::Outline(problem) => write!(out, "not a seat's view: {problem}"),
        }
    }
}

impl std::error::Error for ThinkError {}

/// Whether bots of this level search, which takes a noticeable time.
pub fn searches(level: &str) -> bool {
    level.parse().is_ok_and(Level::searches)
}

/// Lets a bot choose an action from what its seat may see. `None` if it has nothing to say.
pub fn advise(
    game: &str,
    level: &str,
    sight: &AnySight,
    rng: SearchRng,
    until: &mut dyn FnMut(u32) -> bool,
) -> Option<Advice> {
    choose(game, Who::Level(level.parse().ok()?), sight, rng, until)
}

/// The same, for a bot with a budget and a temper, on so many threads.
pub fn consult(
    game: &str,
    spec: Spec,
    threads: u8,
    sight: &AnySight,
    rng: SearchRng,
    until: &mut dyn FnMut(u32) -> bool,
) -> Option<Advice> {
    choose(game, Who::Spec(spec, threads), sight, rng, until)
}

/// A bot to ask.
enum Who {
    Level(Level),
    /// With the number of threads it may use.
    Spec(Spec, u8),
}

fn choose(
    game: &str,
    who: Who,
    sight: &AnySight,
    rng: SearchRng,
    until: &mut dyn FnMut(u32) -> bool,
) -> Option<Advice> {
    struct Choose<'a> {
        who: Who,
        sight: &'a AnySight,
        rng: SearchRng,
        until: &'a mut dyn FnMut(u32) -> bool,
    }
    impl Visitor for Choose<'_> {
        type Output = Option<Advice>;
        fn visit<G: House>(self) -> Option<Advice> {
            let glimpse: &Glimpse<G> = self.sight.downcast_ref()?;
            let &Glimpse { rules, seat, ref view, window, ref menu } = glimpse;
            let sight = Sight { rules, seat, view, window, menu };
            let mut bot = match self.who {
                Who::Level(level) => level.bot::<G>(self.rng),
                Who::Spec(spec, threads) => spec.bot_on::<G>(threads, self.rng),
            };
            let chosen = bot.choose(&sight, self.until)?;
            let mut notation = String::new();
            G::write_action(rules, &chosen.action, &mut notation).expect("strings take all text");
            Some(Advice {
                action: json::value(&chosen.action),
                notation,
                reason: json::value(&chosen.reason),
            })
        }
    }
    registry::visit(game, Choose { who, sight, rng, until }).flatten()
}

/// A glimpse of a game with this set-up, to be sent elsewhere.
pub fn outline(game: &str, options: &str, seats: SeatCount, sight: &AnySight) -> Option<Outline> {
    struct Draw<'a>(&'a AnySight);
    impl Visitor for Draw<'_> {
        type Output = Option<(Seat, Value)>;
        fn visit<G: House>(self) -> Self::Output {
            let glimpse: &Glimpse<G> = self.0.downcast_ref()?;
            Some((glimpse.seat, json::value(&glimpse.view)))
        }
    }
    let (seat, view) = registry::visit(game, Draw(sight)).flatten()?;
    let options = serde_json::from_str(options).ok()?;
    Some(Outline { game: game.to_owned(), options, seats: seats.get(), seat, view })
}

/// Restores the glimpse from an outline. `rng` imagines what the seat cannot see.
///
/// # Errors
/// When it cannot be parsed, or is not what that seat sees while it may act.
pub fn recall(outline: &Outline, rng: &mut SearchRng) -> Result<AnySight, ThinkError> {
    struct Recall<'a>(&'a Outline, &'a mut SearchRng);
    impl Visitor for Recall<'_> {
        type Output = Result<AnySight, String>;
        fn visit<G: House>(self) -> Self::Output {
            let Self(&Outline { ref options, seats, seat, ref view, .. }, rng) = self;
            let options = G::Options::deserialize(options).map_err(|e| e.to_string())?;
            let seats = SeatCount::new(seats).ok_or("no table has so many seats")?;
            let rules = setup::rules::<G>(&options, seats, &G::default_deck())
                .map_err(|error| error.to_string())?;
            let view = G::read_view(view).map_err(|error| error.to_string())?;
            let world = G::sample_world(rules, &view, rng);
            let observer = Observer::Seat(seat);
            if world.view(observer) != view {
                return Err("it is another seat's".to_owned());
            }
            let window = world.window().ok_or("the match is over")?;
            if !window.waiting.or(window.may).has(seat) {
                return Err("it is not asked".to_owned());
            }
            let mut menu = Menu::default();
            world.menu(seat, &mut menu);
            let window = window.view(observer);
            Ok(Box::new(Glimpse::<G> { rules, seat, view, window, menu }))
        }
    }
    let recalled = registry::visit(&outline.game, Recall(outline, rng)).ok_or(ThinkError::Game)?;
    recalled.map_err(ThinkError::Outline)
}
