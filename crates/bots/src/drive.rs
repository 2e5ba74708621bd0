//! The players of a game between machines, and one step of such a game.

use contract::schedule::Ask;
use contract::{Game, Menu, Observer, SearchRng, Seat};

use crate::bot::{Bot, Sight};
use crate::instinct::Instinct;
use crate::level::Level;
use crate::spec::{Budget, Now, Spec};

/// A seat's player in a simulation or the arena.
pub enum Player<G: Game> {
    /// Draws uniformly from the menu and builds no view: the fast baseline.
    Random(SearchRng),
    /// Any other bot, its budget, and the clock for it.
    Bot(Box<dyn Bot<G>>, Budget, Now),
}

impl<G: Game> std::fmt::Debug for Player<G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(match self {
            Self::Random(_) => "Player::Random",
            Self::Bot(..) => "Player::Bot",
        })
    }
}

/// A player's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided<A> {
    /// The action; `None` is silence.
    pub action: Option<A>,
    /// Whether there was a choice: only those count as actions in figures.
    pub was_choice: bool,
}

impl<G: Instinct> Player<G> {
    /// A player with its own random stream. The clock is used only for a budget of time.
    pub fn new(spec: Spec, rng: SearchRng, now: Now) -> Self {
        match spec.level {
            Level::Random => Self::Random(rng),
            Level::Deckhand | Level::Bosun | Level::Captain => {
                Self::Bot(spec.bot(rng), spec.budget, now)
            }
        }
    }

    /// Asks the player of a seat for its move.
    #[inline]
    pub fn step(
        &mut self,
        game: &G,
        rules: &'static G::Rules,
        ask: Ask,
        menu: &mut Menu<G::Action>,
    ) -> Decided<G::Action> {
        match self {
            Self::Random(rng) => random_step(game, ask, menu, rng),
            Self::Bot(bot, budget, now) => {
                let mut until = budget.until(*now);
                bot_step(bot.as_mut(), game, rules, ask.seat, menu, &mut until)
            }
        }
    }
}

#[inline(always)]
#[expect(clippy::inline_always, reason = "so that an action goes from draw to rule in registers")]
fn random_step<G: Game>(
    game: &G,
    ask: Ask,
    menu: &mut Menu<G::Action>,
    rng: &mut SearchRng,
) -> Decided<G::Action> {
    let (action, count) = game.draw_action(ask.seat, menu, rng);
    if ask.must {
        return Decided { action: Some(action), was_choice: count > 1 };
    }
    // Silence counts as one of the choices.
    let silent = rng.below(count + 1) == count;
    Decided { action: (!silent).then_some(action), was_choice: true }
}

fn bot_step<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    rules: &'static G::Rules,
    seat: Seat,
    menu: &mut Menu<G::Action>,
    until: &mut dyn FnMut(u32) -> bool,
) -> Decided<G::Action> {
    let observer = Observer::Seat(seat);
    let window = game.window().expect("who is asked has a window");
    game.menu(seat, menu);
    let view = game.view(observer);
    let sight = Sight { rules, seat, view: &view, window: window.view(observer), menu };
    let was_choice = menu.actions.len() > 1 || !sight.window.me;
    let advice = bot.choose(&sight, until);
    Decided { action: advice.map(|advice| advice.action), was_choice }
}
