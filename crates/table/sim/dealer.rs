//! The toy game for tables under test, with bots that choose at random.

use contract::chance::Generator;
use contract::{AnyMatch, AnySight, Game, Glimpse, Match, SearchRng, Seed, SetupError, setup};
use serde_json::json;
use table::Dealer;
use table::io::{DealError, DealOrder};
use table::message::Advice;
use testkit::toy::Raid;

/// Deals the toy game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toy;

impl Dealer for Toy {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        if order.game != Raid::ID {
            return Err(DealError::UnknownGame);
        }
        let options = serde_json::from_str(order.options)
            .map_err(|error| DealError::Setup(SetupError::Options(error.to_string())))?;
        let deck = Raid::default_deck();
        let rules = setup::rules::<Raid>(&options, order.seats, &deck).map_err(DealError::Setup)?;
        Ok(Box::new(Match::<Raid>::deal(rules, Generator::Lehmer64, seed)))
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        (game == Raid::ID).then_some(Raid::RULES_VERSION)
    }

    fn has_level(&self, _: &str, level: &str) -> bool {
        level == "random"
    }

    fn steward(&self, _: &str) -> &'static str {
        "random"
    }
}

/// A random choice of a bot, or silence if it need not answer.
pub(crate) fn think(sight: &AnySight, rng: &mut SearchRng) -> Option<Advice> {
    let sight = sight.downcast_ref::<Glimpse<Raid>>().expect("bots of the toy see the toy");
    let count = u32::try_from(sight.menu.actions.len()).expect("menus are bounded");
    let silence = u32::from(!sight.window.me);
    let action = sight.menu.actions.get(rng.below(count + silence) as usize)?;
    let mut notation = String::new();
    Raid::write_action(sight.rules, action, &mut notation).expect("strings take all text");
    let action = serde_json::to_value(action).expect("actions are plain data");
    Some(Advice { action, notation, reason: json!({ "key": "toy-hint" }) })
}
