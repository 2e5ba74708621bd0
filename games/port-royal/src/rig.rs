//! Positions written by hand.
//!
//! ```text
//! turn: 2                          the seat to move (default 1)
//! start: 1                         the seat with the first turn (default 1)
//! harbour: flute-1-2 sailor-3-1a   default empty
//! expeditions: expedition-anchor2  laid out (default none, or the one for five)
//! laid 1: captain-4-1a             persons and expeditions of a seat (default none)
//! coins 1: 4 jack-6-1a             bottom to top; a number is so many of any cards (default 3)
//! deck: frigate-1-1a               cards in the deck, wherever the rest goes
//! discard: frigate-1-1b            default empty
//! rest: discard                    where all other cards go: deck, discard or coins of a seat
//!                                  (`coins 2`, below the others); default deck
//! drawn: 2                         cards drawn in this turn (default: those in the harbour)
//! phase: ship flute-1-2            a ship that waits; or `discover` (default);
//!                                  or `take 2`, a seat's turn to take, or `take 2 taken 1`
//! last: 3                          the last lap has started; the seat with the last turn
//! stuck: 1                         turns in a row without a card to draw
//! decisions: 9999                  decisions made before (default 0)
//! ```
//! A number of coins takes the first cards that are not named: mostly pinnaces.

use contract::{CardId, RigError, RigLine, Seat, WindowId};

use crate::card::{Cards, FIVE};
use crate::deck::Rules;
use crate::ending::DECISIONS_MAX;
use crate::invariants;
use crate::notation;
use crate::phase::take;
use crate::seats::FewSeats;
use crate::state::{Phase, PortRoyal, Taking};

/// The number of coins of a seat that is not named.
const COINS: u8 = 3;

pub(crate) fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<PortRoyal, RigError> {
    let mut draft = Draft::new(rules);
    for line in lines {
        draft.read(line)?;
    }
    let game = draft.finish()?;
    invariants::check(&game)?;
    Ok(game)
}

/// A coin of a pile.
#[derive(Clone, Copy, Debug)]
enum Coin {
    /// This card.
    This(CardId),
    /// Any card that is not named.
    Any,
}

/// Where the cards go that are not named.
#[derive(Clone, Copy, Debug)]
enum Rest {
    Deck,
    Discard,
    Coins(Seat),
}

/// A position while it is parsed.
#[derive(Debug)]
struct Draft {
    game: PortRoyal,
    /// Cards that were not named yet.
    free: Cards,
    /// Each seat's coins, bottom to top.
    coins: Vec<Vec<Coin>>,
    rest: Rest,
    n_drawn: Option<u16>,
    /// The taking seat, and how many cards it has taken.
    taker: Option<(Seat, u8)>,
}

impl Draft {
    fn new(rules: &'static Rules) -> Self {
        let mut game = PortRoyal::before_deal(rules);
        game.phase = Phase::Discover;
        game.window = WindowId(1);
        let seats = usize::from(rules.seats.get());
        let coins = vec![vec![Coin::Any; usize::from(COINS)]; seats];
        let free = rules.all_cards;
        Self { game, free, coins, rest: Rest::Deck, n_drawn: None, taker: None }
    }

    fn read(&mut self, line: &RigLine) -> Result<(), RigError> {
        let (key, value) = (line.key.as_str(), line.value.as_str());
        match key.split_once(' ').unwrap_or((key, "")) {
            ("turn", "") => self.game.active = self.seat(line, value)?,
            ("start", "") => self.game.start = self.seat(line, value)?,
            ("last", "") => {
                let last = self.seat(line, value)?;
                self.game.ends_before = FewSeats::one(self.game.next(last));
            }
            ("harbour", "") => self.game.harbour = self.cards(line, value)?,
            ("expeditions", "") => self.game.expeditions = self.cards(line, value)?,
            ("deck", "") => self.game.deck = self.cards(line, value)?,
            ("discard", "") => self.game.discard = self.cards(line, value)?,
            ("drawn", "") => self.n_drawn = Some(below_decisions_max(line, value)?),
            ("stuck", "") => self.game.n_stuck = number(line, value)?,
            ("decisions", "") => {
                self.game.window = WindowId(below_decisions_max(line, value)? + 1);
            }
            ("rest", "") => self.rest = self.read_rest(line)?,
            ("phase", "") => self.read_phase(line)?,
            ("laid", of) => {
                let seat = self.seat(line, of)?;
                self.game.laid[seat] = self.cards(line, value)?;
            }
            ("coins", of) => {
                let seat = self.seat(line, of)?;
                self.coins[seat.idx()] = self.read_coins(line)?;
            }
            _ => return Err(RigError::at(line, format!("no such line: `{key}`"))),
        }
        Ok(())
    }

    fn seat(&self, line: &RigLine, text: &str) -> Result<Seat, RigError> {
        let count = self.game.rules.seats.get();
        let number = text.parse().ok().filter(|number| (1..=count).contains(number));
        let number = number.ok_or_else(|| RigError::at(line, format!("no seat `{text}`")))?;
        Ok(Seat(number - 1))
    }

    fn card(&mut self, line: &RigLine, name: &str) -> Result<CardId, RigError> {
        let card = notation::card(self.game.rules, name);
        let card = card.map_err(|error| RigError::at(line, error.to_string()))?;
        if !self.free.has(card) {
            let problem = format!("{name} is already somewhere else, or is not in this game");
            return Err(RigError::at(line, problem));
        }
        self.free = self.free.without(card);
        Ok(card)
    }

    fn cards(&mut self, line: &RigLine, names: &str) -> Result<Cards, RigError> {
        names.split_whitespace().map(|name| self.card(line, name)).collect()
    }

    fn read_coins(&mut self, line: &RigLine) -> Result<Vec<Coin>, RigError> {
        let mut coins = Vec::new();
        for word in line.value.split_whitespace() {
            match word.parse::<u8>() {
                Ok(count) => coins.extend(std::iter::repeat_n(Coin::Any, usize::from(count))),
                Err(_) => coins.push(Coin::This(self.card(line, word)?)),
            }
        }
        Ok(coins)
    }

    fn read_rest(&self, line: &RigLine) -> Result<Rest, RigError> {
        match line.value.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["deck"] => Ok(Rest::Deck),
            ["discard"] => Ok(Rest::Discard),
            ["coins", of] => Ok(Rest::Coins(self.seat(line, of)?)),
            _ => Err(RigError::at(line, "expected `deck`, `discard` or `coins SEAT`")),
        }
    }

    fn read_phase(&mut self, line: &RigLine) -> Result<(), RigError> {
        match line.value.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["discover"] => {}
            ["ship", name] => {
                let card = self.card(line, name)?;
                self.game.phase = Phase::Ship { card };
            }
            ["take", of] => self.taker = Some((self.seat(line, of)?, 0)),
            ["take", of, "taken", count] => {
                self.taker = Some((self.seat(line, of)?, number(line, count)?));
            }
            _ => return Err(RigError::at(line, "expected `discover`, `ship CARD`, `take SEAT`")),
        }
        Ok(())
    }

    /// Fills in the defaults, and derives the rest.
    fn finish(mut self) -> Result<PortRoyal, RigError> {
        if self.free.has(FIVE) {
            self.free = self.free.without(FIVE);
            self.game.expeditions = self.game.expeditions.with(FIVE);
        }
        self.name_coins()?;
        let mut game = self.game;
        let seats = game.rules.seats;
        for (seat, coins) in seats.seats().zip(&self.coins) {
            for coin in coins {
                let Coin::This(card) = *coin else { unreachable!("all are named") };
                game.coins.push(seat, card);
                game.memory.hide(card, game.memory.now);
            }
        }
        match self.rest {
            Rest::Discard => game.discard = game.discard.or(self.free),
            // The piles are already built, with the rest at the bottom of this one.
            Rest::Deck | Rest::Coins(_) => game.deck = game.deck.or(self.free),
        }
        for seat in seats.seats() {
            game.tallies[seat] = game.rules.tally_of(game.laid[seat]);
        }
        if let Some((seat, taken)) = self.taker {
            let base = if seat == game.active { take::takes(game.n_colours()) } else { 1 };
            game.phase = Phase::Take(Taking { seat, base, taken });
        }
        let lying = u16::from(game.harbour.len());
        game.n_drawn = self.n_drawn.unwrap_or(match game.phase {
            Phase::Take(_) => lying.max(1),
            Phase::Ship { .. } => lying + 1,
            Phase::Deal | Phase::Discover | Phase::Tax { .. } | Phase::Over(_) => lying,
        });
        game.reopen();
        Ok(game)
    }

    /// Finds a card for each unnamed coin, and puts the rest below one pile if necessary.
    fn name_coins(&mut self) -> Result<(), RigError> {
        for coin in self.coins.iter_mut().flatten() {
            if matches!(coin, Coin::Any) {
                let card = self.free.first();
                let card = card.ok_or_else(|| RigError::whole("no card left for a coin"))?;
                self.free = self.free.without(card);
                *coin = Coin::This(card);
            }
        }
        if let Rest::Coins(seat) = self.rest {
            let rest = std::mem::take(&mut self.free);
            self.coins[seat.idx()].splice(0..0, rest.iter().map(Coin::This));
        }
        Ok(())
    }
}

fn number<T: std::str::FromStr>(line: &RigLine, text: &str) -> Result<T, RigError> {
    text.parse().map_err(|_| RigError::at(line, format!("`{text}` is no such number")))
}

/// Parses a number of decisions; with more of them the game would be over.
fn below_decisions_max(line: &RigLine, text: &str) -> Result<u16, RigError> {
    let found = number(line, text)?;
    if found >= DECISIONS_MAX {
        return Err(RigError::at(line, format!("`{text}` is not below {DECISIONS_MAX}")));
    }
    Ok(found)
}
