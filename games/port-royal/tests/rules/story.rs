//! Events as short lines, so that a test can state all events in order. A `?` stands for what an
//! observer may not know.

use port_royal::ending::Ending;
use port_royal::event::Source;
use port_royal::{Cards, EventView, PortRoyal, Rules};
use testkit::table;

/// One event as an observer may know it.
pub(crate) fn line(rules: &Rules, event: &EventView) -> String {
    let name = |card| table::name::<PortRoyal>(rules, card);
    let names = |cards: Cards| table::names::<PortRoyal, _>(rules, cards);
    match *event {
        EventView::StartDrawn { seat } => format!("start {seat}"),
        EventView::ExpeditionOpened { card } => format!("open {}", name(card)),
        EventView::TurnBegan { seat } => format!("turn {seat}"),
        EventView::Reshuffled { n } => format!("reshuffled {n}"),
        EventView::PersonDrawn { seat, card } => format!("{seat} drew person {}", name(card)),
        EventView::ExpeditionDrawn { seat, card } => {
            format!("{seat} drew expedition {}", name(card))
        }
        EventView::ShipDrawn { seat, card } => format!("{seat} drew ship {}", name(card)),
        EventView::ShipKept { seat, card } => format!("{seat} kept {}", name(card)),
        EventView::ShipRepelled { seat, card } => format!("{seat} repelled {}", name(card)),
        EventView::Busted { seat, card, lost, n_drawn } => {
            format!("{seat} bust by {} after {n_drawn}: {}", name(card), names(lost))
        }
        EventView::TaxDrawn { seat, card } => format!("{seat} drew tax {}", name(card)),
        EventView::Taxed { seat, coins } => {
            format!("{seat} taxed {}: {}", coins.len(), names(coins))
        }
        EventView::TaxSettled { card } => format!("settled {}", name(card)),
        EventView::Stopped { seat, n_drawn, n_colours } => {
            format!("{seat} stopped after {n_drawn} with {n_colours} colours")
        }
        EventView::TakingBegan { seat, base } => format!("{seat} to take {base}"),
        EventView::Traded { seat, card } => format!("{seat} traded {}", name(card)),
        EventView::Hired { seat, card, coins } => {
            format!("{seat} hired {} for {}", name(card), coins.len())
        }
        EventView::FeePaid { seat, to } => format!("{seat} paid {to}"),
        EventView::Passed { seat } => format!("{seat} passed"),
        EventView::HarbourCleaned { cards } => format!("cleaned {}", names(cards)),
        EventView::Fulfilled { seat, expedition, persons } => {
            format!("{seat} fulfilled {} with {}", name(expedition), names(persons))
        }
        EventView::Earned { seat, from, due, got } if due == got => {
            format!("{seat} earned {got} by {}", source(from))
        }
        EventView::Earned { seat, from, due, got } => {
            format!("{seat} earned {got} of {due} by {}", source(from))
        }
        EventView::CoinDrawn { seat, card } => {
            format!("{seat} coin {}", card.map_or("?".to_owned(), name))
        }
        EventView::LastLapBegan { by, last } => format!("last lap by {by} to {last}"),
        EventView::NothingDrawn { in_a_row } => format!("nothing drawn {in_a_row}"),
        EventView::Ended { ending: Ending::Points } => "end by points".to_owned(),
        EventView::Ended { ending: Ending::Stuck } => "end by stuck".to_owned(),
        EventView::Ended { ending: Ending::Long } => "end by long".to_owned(),
    }
}

fn source(from: Source) -> &'static str {
    match from {
        Source::Start => "start",
        Source::Ship => "ship",
        Source::Trader => "trader",
        Source::Admiral => "admiral",
        Source::Jester => "jester",
        Source::Expedition => "expedition",
        Source::Tax => "tax",
    }
}
