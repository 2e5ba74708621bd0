//! Options and everything else that never changes during a match.

use contract::{CardId, DeckText, Game, SeatCount, SetupError};
use serde::{Deserialize, Serialize};

use crate::TestBroadside;
use crate::ledger::{TB_GUNS, TB_PLAYERS};
use crate::state::Guns;

/// The number of guns each seat is dealt. See: [`crate::ledger::TB_DEAL`].
pub const HAND: u8 = 6;

/// The options that people choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The gun that wins a round.
    pub aim: Aim,
}

/// The gun that wins a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The highest.
    #[default]
    High,
    /// The lowest. See: [`crate::ledger::TB_AIM_LOW`].
    Low,
}

/// Everything that never changes during a match.
#[derive(PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The number of players.
    pub seats: SeatCount,
    /// The gun that wins a round.
    pub aim: Aim,
    /// The number of guns.
    pub n_guns: u8,
}

impl Rules {
    /// Decides: [`TB_PLAYERS`], [`TB_GUNS`].
    pub(crate) fn new(
        options: Options,
        seats: SeatCount,
        deck: &DeckText,
    ) -> Result<Self, SetupError> {
        let (min, max) = (*TestBroadside::SEATS.start(), *TestBroadside::SEATS.end());
        if !TestBroadside::SEATS.contains(&seats.get()) {
            return Err(SetupError::Seats { rule: TB_PLAYERS, asked: seats.get(), min, max });
        }
        let (mut n_guns, mut last) = (0, 0);
        for row in deck.rows() {
            last = row.line;
            let &["guns", number] = row.fields.as_slice() else {
                let problem = "a line says `guns` and how many".to_owned();
                return Err(SetupError::Deck { rule: TB_GUNS, line: last, problem });
            };
            n_guns = number.parse().unwrap_or_default();
        }
        let needed = seats.get() * HAND;
        if n_guns < needed || usize::from(n_guns) > Guns::CAPACITY {
            let problem = format!("there must be {needed} to {} guns", Guns::CAPACITY);
            return Err(SetupError::Deck { rule: TB_GUNS, line: last, problem });
        }
        Ok(Self { seats, aim: options.aim, n_guns })
    }

    /// All guns.
    pub fn guns(&self) -> Guns {
        Guns::first_n(self.n_guns)
    }

    /// The better of two guns is the greater of these.
    /// Decides: [`crate::ledger::TB_AIM_LOW`].
    pub fn strength(&self, gun: CardId) -> i16 {
        match self.aim {
            Aim::High => i16::from(gun.0),
            Aim::Low => -i16::from(gun.0),
        }
    }
}
