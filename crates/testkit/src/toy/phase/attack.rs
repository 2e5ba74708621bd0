//! The attack: crew is added in any order until the quartermaster reveals the ship.
//! Rules, in order of play: [`TOY_ATTACK`](super::super::ledger::TOY_ATTACK),
//! [`TOY_WIND`](super::super::ledger::TOY_WIND), [`TOY_REVEAL`].

use contract::{
    Ask, CardId, Decided, Host, Menu, Mode, Play, Refusal, SearchRng, Seat, SeatSet, Window,
};
use serde::{Deserialize, Serialize};

use super::{draw_card, end_round, illegal, require_in_hand, storm};
use crate::toy::action::{Action, Ship, Why};
use crate::toy::event::{Event, Fight};
use crate::toy::ledger::TOY_REVEAL;
use crate::toy::state::{Attack, Phase, Raid, Wind};

/// The strength of a card that is a wind.
const WIND: u8 = 1;
/// How many sides the ship's die has, from 0.
const DIE: u32 = 4;

/// Whether a card is a wind.
pub(crate) fn is_wind(game: &Raid, card: CardId) -> bool {
    let rules = game.shared_rules();
    rules.cards.get(card.idx()).is_some_and(|_| rules.strength(card) == WIND)
}

/// An action in an attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// `contribute wind-1`: add a card from hand to the crew.
    Contribute {
        /// The card.
        card: CardId,
    },
    /// `reveal 2`: reveal the ship, content with the crew seen.
    Reveal {
        /// How many cards of crew the quartermaster had seen.
        seen: u8,
    },
}

pub(crate) fn open<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, ship: Ship) {
    play.emit(Event::AttackOpened { ship });
}

/// The attack waits for the quartermaster alone; everybody with a card may add to it.
pub(crate) fn window(game: &Raid, attack: &Attack) -> Window {
    let quartermaster = game.quartermaster();
    Window {
        id: game.window,
        mode: Mode::Open,
        asked: SeatSet::one(quartermaster),
        waiting: SeatSet::one(quartermaster),
        may: game.holders().without(quartermaster),
        shown: attack.shown,
    }
}

pub(crate) fn menu(game: &Raid, attack: &Attack, seat: Seat, out: &mut Menu<Action>) {
    let crew = game.hands[seat].iter().map(|card| Move::Contribute { card });
    let reveal = (seat == game.quartermaster()).then_some(Move::Reveal { seen: attack.shown });
    out.actions.extend(crew.chain(reveal).map(Action::Attack));
}

pub(crate) fn draw_action(
    game: &Raid,
    attack: &Attack,
    ask: Ask,
    rng: &mut SearchRng,
) -> Decided<Action> {
    let hand = game.hands[ask.seat];
    let n_cards = u32::from(hand.len());
    let nth = |place| {
        Action::Attack(if place == n_cards {
            Move::Reveal { seen: attack.shown }
        } else {
            Move::Contribute { card: hand.nth(place) }
        })
    };
    ask.draw(n_cards + u32::from(ask.seat == game.quartermaster()), nth, rng)
}

pub(crate) fn check(
    game: &Raid,
    attack: &Attack,
    seat: Seat,
    mv: Move,
) -> Result<(), Refusal<Why>> {
    match mv {
        Move::Contribute { card } => require_in_hand(game, seat, card),
        Move::Reveal { .. } if seat != game.quartermaster() => {
            Err(illegal(TOY_REVEAL, Why::NotQuartermaster))
        }
        Move::Reveal { seen } if seen != attack.shown => {
            Err(Refusal::Overtaken { seen, shown: attack.shown })
        }
        Move::Reveal { .. } => Ok(()),
    }
}

pub(crate) fn resolve<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, seat: Seat, mv: Move) {
    match mv {
        Move::Contribute { card } => contribute(play, seat, card),
        Move::Reveal { .. } => reveal(play),
    }
}

fn contribute<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, seat: Seat, card: CardId) {
    play.emit(Event::Contributed { seat, card });
    let rules = play.game.shared_rules();
    let Phase::Attack(attack) = play.game.phase else { unreachable!("checked") };
    if rules.strength(card) == WIND && attack.wind == Wind::Calm {
        play.emit(Event::WindRose);
        for seat in rules.seats.clockwise_from(play.game.captain) {
            draw_card(play, seat);
        }
        storm::open(play);
    }
}

fn reveal<H: Host<Raid>>(play: &mut Play<'_, Raid, H>) {
    let Phase::Attack(attack) = play.game.phase else { unreachable!("checked") };
    #[expect(clippy::cast_possible_truncation, reason = "a die has few sides")]
    let die = play.below(DIE) as u8;
    let crew = play.game.shared_rules().sum(attack.played);
    let won = crew >= attack.ship.strength() + u16::from(die);
    play.emit(Event::Revealed { die, fight: if won { Fight::Won } else { Fight::Lost } });
    end_round(play);
}
