//! What is said of cards, actions and events: keys of the word files and what fills their gaps.

use contract::{CardId, Phrase, Seat};

use crate::action::Action;
use crate::card::{Bonus, Cards, Colour, Expedition, Face, Person, Role, Ship};
use crate::deck::Rules;
use crate::event::{EventView, Source};
use crate::view::{PhaseView, View};

/// The name of a colour.
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Yellow => "pr-colour-yellow",
        Colour::Blue => "pr-colour-blue",
        Colour::Green => "pr-colour-green",
        Colour::Red => "pr-colour-red",
        Colour::Black => "pr-colour-black",
    })
}

/// The name of a kind of ship.
pub fn ship(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Yellow => "pr-ship-yellow",
        Colour::Blue => "pr-ship-blue",
        Colour::Green => "pr-ship-green",
        Colour::Red => "pr-ship-red",
        Colour::Black => "pr-ship-black",
    })
}

/// The name of a role.
pub fn role(role: Role) -> Phrase {
    Phrase::new(match role {
        Role::Trader(Colour::Yellow) => "pr-role-trader-yellow",
        Role::Trader(Colour::Blue) => "pr-role-trader-blue",
        Role::Trader(Colour::Green) => "pr-role-trader-green",
        Role::Trader(Colour::Red) => "pr-role-trader-red",
        Role::Trader(Colour::Black) => "pr-role-trader-black",
        Role::Settler => "pr-role-settler",
        Role::Captain => "pr-role-captain",
        Role::Priest => "pr-role-priest",
        Role::Jack => "pr-role-jack",
        Role::Sailor => "pr-role-sailor",
        Role::Pirate => "pr-role-pirate",
        Role::Mademoiselle => "pr-role-mademoiselle",
        Role::Jester => "pr-role-jester",
        Role::Admiral => "pr-role-admiral",
        Role::Governor => "pr-role-governor",
    })
}

/// What a role is good for, in a few words.
pub fn ability(role: Role) -> Phrase {
    Phrase::new(match role {
        Role::Trader(colour) => return Phrase::new("pr-ability-trader").name("ship", ship(colour)),
        Role::Settler => "pr-ability-settler",
        Role::Captain => "pr-ability-captain",
        Role::Priest => "pr-ability-priest",
        Role::Jack => "pr-ability-jack",
        Role::Sailor => "pr-ability-sailor",
        Role::Pirate => "pr-ability-pirate",
        Role::Mademoiselle => "pr-ability-mademoiselle",
        Role::Jester => "pr-ability-jester",
        Role::Admiral => "pr-ability-admiral",
        Role::Governor => "pr-ability-governor",
    })
}

/// The name of a card with its numbers.
pub(crate) fn card(rules: &Rules, card: CardId) -> Phrase {
    rules.spoken.get(card.idx()).cloned().unwrap_or(Phrase::new("pr-card-unknown"))
}

/// The name of a card that shows this, with its numbers.
pub(crate) fn face(face: Face) -> Phrase {
    match face {
        Face::Ship(Ship { colour, swords, coins }) => {
            let phrase = match swords {
                Some(swords) => Phrase::new("pr-card-ship").number("swords", swords),
                None => Phrase::new("pr-card-ship-skull"),
            };
            phrase.name("ship", ship(colour)).number("coins", coins)
        }
        Face::Person(Person { role: of, cost, points }) => Phrase::new("pr-card-person")
            .name("role", role(of))
            .number("cost", cost)
            .number("points", points),
        Face::Expedition(Expedition { needs, coins, points }) => Phrase::new("pr-card-expedition")
            .number("anchors", needs.anchors)
            .number("crosses", needs.crosses)
            .number("houses", needs.houses)
            .number("coins", coins)
            .number("points", points),
        Face::Tax { bonus } => Phrase::new(match bonus {
            Bonus::Swords => "pr-card-tax-swords",
            Bonus::Points => "pr-card-tax-points",
        }),
    }
}

fn cards(rules: &Rules, set: Cards) -> impl Iterator<Item = Phrase> {
    set.iter().map(|id| card(rules, id))
}

/// The question of the open window, as the observer of a view reads it.
pub(crate) fn window(rules: &Rules, view: &View) -> Option<Phrase> {
    let of = |key, seat| Phrase::new(key).seat("seat", seat);
    Some(match view.phase {
        PhaseView::Deal | PhaseView::Tax { .. } | PhaseView::Over { .. } => return None,
        PhaseView::Discover => of("pr-ui-now-discover", view.active),
        PhaseView::Ship { card: id, would_bust } => of("pr-ui-now-ship", view.active)
            .name("card", card(rules, id))
            .choice("busts", if would_bust { "yes" } else { "no" }),
        PhaseView::Take { seat, left, .. } => of("pr-ui-now-take", seat).number("count", left),
    })
}

/// The words of a choice in the position of a view.
pub(crate) fn action(rules: &Rules, view: &View, action: &Action) -> Phrase {
    match *action {
        Action::Draw => Phrase::new("pr-action-draw"),
        Action::Stop => Phrase::new("pr-action-stop"),
        Action::Repel => Phrase::new("pr-action-repel"),
        Action::Keep => Phrase::new(match view.phase {
            PhaseView::Ship { would_bust: true, .. } => "pr-ui-keep-busts",
            PhaseView::Ship { would_bust: false, .. }
            | PhaseView::Deal
            | PhaseView::Discover
            | PhaseView::Tax { .. }
            | PhaseView::Take { .. }
            | PhaseView::Over { .. } => "pr-action-keep",
        }),
        Action::Take { card: id } => {
            let key = match rules.face(id) {
                Some(Face::Ship(_)) => "pr-action-trade",
                Some(Face::Person(_)) => "pr-action-hire",
                Some(Face::Expedition(_) | Face::Tax { .. }) | None => "pr-action-take",
            };
            Phrase::new(key).name("card", card(rules, id))
        }
        Action::Fulfil { expedition, persons } => Phrase::new("pr-action-fulfil")
            .name("expedition", card(rules, expedition))
            .names("persons", cards(rules, persons)),
        Action::Pass => Phrase::new(match view.phase {
            PhaseView::Take { taken: 0, .. } => "pr-ui-pass-none",
            PhaseView::Take { .. }
            | PhaseView::Deal
            | PhaseView::Discover
            | PhaseView::Ship { .. }
            | PhaseView::Tax { .. }
            | PhaseView::Over { .. } => "pr-action-pass",
        }),
    }
}

/// The words of what happened. What follows from another line goes without saying: single coins,
/// a ship that is kept, a tax that is settled, whose turn to take it is.
pub(crate) fn event(rules: &Rules, event: &EventView) -> Option<Phrase> {
    let of = |key, seat: Seat| Phrase::new(key).seat("seat", seat);
    let with = |key, seat, id| of(key, seat).name("card", card(rules, id));
    Some(match *event {
        EventView::CoinDrawn { .. }
        | EventView::ShipKept { .. }
        | EventView::TaxSettled { .. }
        | EventView::TakingBegan { .. } => return None,
        EventView::StartDrawn { seat } => of("pr-event-start-drawn", seat),
        EventView::ExpeditionOpened { card: id } => {
            Phrase::new("pr-event-expedition-opened").name("card", card(rules, id))
        }
        EventView::TurnBegan { seat } => of("pr-event-turn-began", seat),
        EventView::Reshuffled { n } => Phrase::new("pr-event-reshuffled").number("count", n),
        EventView::PersonDrawn { seat, card } => with("pr-event-person-drawn", seat, card),
        EventView::ExpeditionDrawn { seat, card } => with("pr-event-expedition-drawn", seat, card),
        EventView::ShipDrawn { seat, card } => with("pr-event-ship-drawn", seat, card),
        EventView::ShipRepelled { seat, card } => with("pr-event-ship-repelled", seat, card),
        EventView::Busted { seat, card, lost, .. } => {
            with("pr-event-busted", seat, card).number("count", lost.len())
        }
        EventView::TaxDrawn { seat, card } => with("pr-event-tax-drawn", seat, card),
        EventView::Taxed { seat, coins } => of("pr-event-taxed", seat).number("count", coins.len()),
        EventView::Stopped { seat, n_drawn, n_colours } => {
            of("pr-event-stopped", seat).number("drawn", n_drawn).number("colours", n_colours)
        }
        EventView::Traded { seat, card } => with("pr-event-traded", seat, card),
        EventView::Hired { seat, card, coins } => {
            with("pr-event-hired", seat, card).number("coins", coins.len())
        }
        EventView::FeePaid { seat, to } => of("pr-event-fee-paid", seat).seat("to", to),
        EventView::Passed { seat } => of("pr-event-passed", seat),
        EventView::HarbourCleaned { cards } => {
            Phrase::new("pr-event-harbour-cleaned").number("count", cards.len())
        }
        EventView::Fulfilled { seat, expedition, persons } => of("pr-event-fulfilled", seat)
            .name("expedition", card(rules, expedition))
            .names("persons", cards(rules, persons)),
        EventView::Earned { seat, from, due, got } => earned(seat, from, due, got),
        EventView::LastLapBegan { by, last } => of("pr-event-last-lap", by).seat("last", last),
        EventView::NothingDrawn { in_a_row } => {
            Phrase::new("pr-event-nothing-drawn").number("count", in_a_row)
        }
        EventView::Ended { ending } => Phrase::new(ending.reason().0),
    })
}

fn earned(seat: Seat, from: Source, due: u8, got: u8) -> Phrase {
    let from = match from {
        Source::Start => "start",
        Source::Ship => "ship",
        Source::Trader => "trader",
        Source::Admiral => "admiral",
        Source::Jester => "jester",
        Source::Expedition => "expedition",
        Source::Tax => "tax",
    };
    let key = if got < due { "pr-event-earned-short" } else { "pr-event-earned" };
    let phrase = Phrase::new(key).seat("seat", seat).number("count", got).choice("from", from);
    if got < due { phrase.number("due", due) } else { phrase }
}
