//! Events, and what each observer may know of them.

use contract::tagged::ReadTagged;
use contract::{CardId, Figure, Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Cards;
use crate::ending::Ending;

/// Where coins come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The deal.
    Start,
    /// A taken ship.
    Ship,
    /// Traders, for a ship of their colour.
    Trader,
    /// Admirals, for a full harbour.
    Admiral,
    /// Jesters, for an empty harbour or a bust.
    Jester,
    /// A fulfilled expedition.
    Expedition,
    /// A tax increase.
    Tax,
}

/// An event in full. One event is one change of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields are who, which card, how many; the variants say what")]
pub enum Event {
    /// A seat was drawn for the first turn.
    StartDrawn { seat: Seat },
    /// The expedition for five players is laid out at the start.
    ExpeditionOpened { card: CardId },
    /// A seat's turn began.
    TurnBegan { seat: Seat },
    /// A window opened and asks a seat, which may take the cards within its reach.
    Asked { seat: Seat, reach: Cards },
    /// The deck had run out: the discard pile of `n` cards was shuffled into a new one.
    Reshuffled { n: u8 },
    /// A person was drawn into the harbour.
    PersonDrawn { seat: Seat, card: CardId },
    /// An expedition was drawn and laid out.
    ExpeditionDrawn { seat: Seat, card: CardId },
    /// A ship was drawn.
    ShipDrawn { seat: Seat, card: CardId },
    /// The ship came into the harbour.
    ShipKept { seat: Seat, card: CardId },
    /// The ship was repelled.
    ShipRepelled { seat: Seat, card: CardId },
    /// A second ship of a colour: it and the harbour, `lost`, are discarded, and the turn is over.
    Busted { seat: Seat, card: CardId, lost: Cards, n_drawn: u16 },
    /// A tax increase was drawn.
    TaxDrawn { seat: Seat, card: CardId },
    /// A rich seat lost these coins.
    Taxed { seat: Seat, coins: Cards },
    /// The tax increase was discarded.
    TaxSettled { card: CardId },
    /// A seat stopped drawing, or there was no card to draw.
    Stopped { seat: Seat, n_drawn: u16, n_colours: u8 },
    /// A seat's turn to take began; governors add to `base`.
    TakingBegan { seat: Seat, base: u8 },
    /// A seat took a ship, which was discarded.
    Traded { seat: Seat, card: CardId },
    /// A seat hired a person and paid these coins.
    Hired { seat: Seat, card: CardId, coins: Cards },
    /// A seat paid the active seat a coin for a taken card.
    FeePaid { seat: Seat, to: Seat },
    /// A seat takes nothing more.
    Passed { seat: Seat },
    /// The cards left in the harbour were discarded.
    HarbourCleaned { cards: Cards },
    /// A seat sent persons on an expedition and laid it out.
    Fulfilled { seat: Seat, expedition: CardId, persons: Cards },
    /// A seat gets coins: `due` were due, `got` are available.
    Earned { seat: Seat, from: Source, due: u8, got: u8 },
    /// A seat drew a card as a coin, face down.
    CoinDrawn { seat: Seat, card: CardId },
    /// `by` has enough points: the game ends after the turn of seat `last`.
    LastLapBegan { by: Seat, last: Seat },
    /// No card could be drawn in this turn, nor in the turns before: `in_a_row` in total.
    NothingDrawn { in_a_row: u8 },
    /// The game is over.
    Ended { ending: Ending },
}

/// An event as one observer may know it: the face of a coin is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in Event")]
pub enum EventView {
    StartDrawn {
        seat: Seat,
    },
    ExpeditionOpened {
        card: CardId,
    },
    TurnBegan {
        seat: Seat,
    },
    Reshuffled {
        n: u8,
    },
    PersonDrawn {
        seat: Seat,
        card: CardId,
    },
    ExpeditionDrawn {
        seat: Seat,
        card: CardId,
    },
    ShipDrawn {
        seat: Seat,
        card: CardId,
    },
    ShipKept {
        seat: Seat,
        card: CardId,
    },
    ShipRepelled {
        seat: Seat,
        card: CardId,
    },
    Busted {
        seat: Seat,
        card: CardId,
        lost: Cards,
        n_drawn: u16,
    },
    TaxDrawn {
        seat: Seat,
        card: CardId,
    },
    Taxed {
        seat: Seat,
        coins: Cards,
    },
    TaxSettled {
        card: CardId,
    },
    Stopped {
        seat: Seat,
        n_drawn: u16,
        n_colours: u8,
    },
    TakingBegan {
        seat: Seat,
        base: u8,
    },
    Traded {
        seat: Seat,
        card: CardId,
    },
    Hired {
        seat: Seat,
        card: CardId,
        coins: Cards,
    },
    FeePaid {
        seat: Seat,
        to: Seat,
    },
    Passed {
        seat: Seat,
    },
    HarbourCleaned {
        cards: Cards,
    },
    Fulfilled {
        seat: Seat,
        expedition: CardId,
        persons: Cards,
    },
    Earned {
        seat: Seat,
        from: Source,
        due: u8,
        got: u8,
    },
    /// The card is only for a referee.
    CoinDrawn {
        seat: Seat,
        card: Option<CardId>,
    },
    LastLapBegan {
        by: Seat,
        last: Seat,
    },
    NothingDrawn {
        in_a_row: u8,
    },
    Ended {
        ending: Ending,
    },
}

impl Source {
    /// Its name in figures.
    fn income(self) -> &'static str {
        match self {
            Self::Start => "income-start",
            Self::Ship => "income-ship",
            Self::Trader => "income-trader",
            Self::Admiral => "income-admiral",
            Self::Jester => "income-jester",
            Self::Expedition => "income-expedition",
            Self::Tax => "income-tax",
        }
    }
}

impl Event {
    /// Figures that interest players: how often a turn of so many cards ends in a bust, what
    /// traders, admirals and jesters earn, the number of turns.
    pub(crate) fn figure(&self) -> Option<Figure> {
        match *self {
            Self::StartDrawn { seat } => Some(Figure::First(seat)),
            Self::TurnBegan { .. } => Some(Figure::Sum { name: "turns", amount: 1 }),
            Self::Busted { n_drawn, .. } => {
                Some(Figure::Rate { name: "bust", at: n_drawn, hit: true })
            }
            Self::Stopped { n_drawn, .. } => {
                Some(Figure::Rate { name: "bust", at: n_drawn, hit: false })
            }
            Self::Earned { from, got, .. } => {
                Some(Figure::Sum { name: from.income(), amount: u32::from(got) })
            }
            Self::ExpeditionOpened { .. }
            | Self::Asked { .. }
            | Self::Reshuffled { .. }
            | Self::PersonDrawn { .. }
            | Self::ExpeditionDrawn { .. }
            | Self::ShipDrawn { .. }
            | Self::ShipKept { .. }
            | Self::ShipRepelled { .. }
            | Self::TaxDrawn { .. }
            | Self::Taxed { .. }
            | Self::TaxSettled { .. }
            | Self::TakingBegan { .. }
            | Self::Traded { .. }
            | Self::Hired { .. }
            | Self::FeePaid { .. }
            | Self::Passed { .. }
            | Self::HarbourCleaned { .. }
            | Self::Fulfilled { .. }
            | Self::CoinDrawn { .. }
            | Self::LastLapBegan { .. }
            | Self::NothingDrawn { .. }
            | Self::Ended { .. } => None,
        }
    }

    /// What an observer may know of the event. The window itself shows who is asked.
    /// See: [`crate::ledger::PR_COINS`], [`crate::ledger::PR_COINS_PUBLIC`].
    pub(crate) fn view(&self, observer: Observer) -> Option<EventView> {
        Some(match *self {
            Self::Asked { .. } => return None,
            Self::CoinDrawn { seat, card } => {
                let referee = observer == Observer::Referee;
                EventView::CoinDrawn { seat, card: referee.then_some(card) }
            }
            Self::StartDrawn { seat } => EventView::StartDrawn { seat },
            Self::ExpeditionOpened { card } => EventView::ExpeditionOpened { card },
            Self::TurnBegan { seat } => EventView::TurnBegan { seat },
            Self::Reshuffled { n } => EventView::Reshuffled { n },
            Self::PersonDrawn { seat, card } => EventView::PersonDrawn { seat, card },
            Self::ExpeditionDrawn { seat, card } => EventView::ExpeditionDrawn { seat, card },
            Self::ShipDrawn { seat, card } => EventView::ShipDrawn { seat, card },
            Self::ShipKept { seat, card } => EventView::ShipKept { seat, card },
            Self::ShipRepelled { seat, card } => EventView::ShipRepelled { seat, card },
            Self::Busted { seat, card, lost, n_drawn } => {
                EventView::Busted { seat, card, lost, n_drawn }
            }
            Self::TaxDrawn { seat, card } => EventView::TaxDrawn { seat, card },
            Self::Taxed { seat, coins } => EventView::Taxed { seat, coins },
            Self::TaxSettled { card } => EventView::TaxSettled { card },
            Self::Stopped { seat, n_drawn, n_colours } => {
                EventView::Stopped { seat, n_drawn, n_colours }
            }
            Self::TakingBegan { seat, base } => EventView::TakingBegan { seat, base },
            Self::Traded { seat, card } => EventView::Traded { seat, card },
            Self::Hired { seat, card, coins } => EventView::Hired { seat, card, coins },
            Self::FeePaid { seat, to } => EventView::FeePaid { seat, to },
            Self::Passed { seat } => EventView::Passed { seat },
            Self::HarbourCleaned { cards } => EventView::HarbourCleaned { cards },
            Self::Fulfilled { seat, expedition, persons } => {
                EventView::Fulfilled { seat, expedition, persons }
            }
            Self::Earned { seat, from, due, got } => EventView::Earned { seat, from, due, got },
            Self::LastLapBegan { by, last } => EventView::LastLapBegan { by, last },
            Self::NothingDrawn { in_a_row } => EventView::NothingDrawn { in_a_row },
            Self::Ended { ending } => EventView::Ended { ending },
        })
    }
}
