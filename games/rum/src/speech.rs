//! What is said of colours, cards, actions and events: keys of the word files and what fills
//! their gaps.

use contract::{CardId, Phrase, Seat};

use crate::action::{Action, Laying, PlaceId};
use crate::card::{Cards, Colour, Face};
use crate::deck::Rules;
use crate::event::{By, Cause, EventView, Source};
use crate::view::{PhaseView, PlaceView, View};

/// The name of a colour.
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Red => "rum-colour-red",
        Colour::Orange => "rum-colour-orange",
        Colour::Yellow => "rum-colour-yellow",
        Colour::Green => "rum-colour-green",
        Colour::Blue => "rum-colour-blue",
        Colour::Purple => "rum-colour-purple",
        Colour::White => "rum-colour-white",
    })
}

/// The names of the rum cards, and of the parrot, which comes after them.
pub(crate) fn spoken(faces: &[Face]) -> Vec<Phrase> {
    let card = |face: &Face| {
        Phrase::new("rum-card")
            .name("single", colour(face.single))
            .name("double", colour(face.double))
    };
    faces.iter().map(card).chain([Phrase::new("rum-card-parrot")]).collect()
}

/// The name of a card.
fn card(rules: &Rules, card: CardId) -> Phrase {
    rules.spoken.get(card.idx()).cloned().unwrap_or(Phrase::new("rum-card-unknown"))
}

/// The cards of a set, each with the end that is up.
fn laid(rules: &Rules, laying: Laying) -> impl Iterator<Item = Phrase> {
    laying.cards().iter().filter_map(move |card| {
        let face = rules.face(card)?;
        Some(if laying.singles.has(card) {
            Phrase::new("rum-laid-single").name("colour", colour(face.single))
        } else {
            Phrase::new("rum-laid-double").name("colour", colour(face.double))
        })
    })
}

/// The question of the open window, as the observer of a view reads it.
pub(crate) fn window(view: &View) -> Option<Phrase> {
    Some(match &view.phase {
        PhaseView::Deal | PhaseView::Over { .. } => return None,
        PhaseView::Turn => Phrase::new("rum-ui-now-turn").seat("seat", view.active),
        PhaseView::PutBack { n, asked, chosen, .. } => {
            let waited = |me: &Seat| asked.has(*me) && chosen[*me].is_none();
            let audience = if view.me.as_ref().is_some_and(waited) { "me" } else { "other" };
            Phrase::new("rum-ui-now-put-back").number("count", *n).choice("asked", audience)
        }
    })
}

/// The words of a choice in the position of a view: an open card is named, a face-down one is
/// known by its place alone.
pub(crate) fn action(rules: &Rules, view: &View, action: &Action) -> Phrase {
    match action {
        Action::DrawBeach { place } => match view.beach.get(usize::from(place.0)) {
            Some(PlaceView::Up { card: id }) => {
                Phrase::new("rum-action-draw-beach").name("card", card(rules, *id))
            }
            Some(PlaceView::Down { .. } | PlaceView::Empty) | None => {
                at(Phrase::new("rum-action-draw-down"), *place)
            }
        },
        Action::DrawWreck => Phrase::new("rum-action-draw-wreck"),
        Action::Set(laying) => Phrase::new("rum-action-set").names("bottles", laid(rules, *laying)),
        Action::PutBack { cards } => Phrase::new("rum-action-put-back")
            .names("cards", cards.iter().map(|id| card(rules, id))),
    }
}

/// Adds where on the beach a place is, as the table shows it.
fn at(phrase: Phrase, place: PlaceId) -> Phrase {
    phrase.choice(
        "place",
        match place.0 {
            0 => "left",
            1 => "middle",
            _ => "right",
        },
    )
}

/// What an action would bring: the collection cards of a set, the points with them, the end.
pub fn attempt(view: &View, events: &[EventView]) -> Vec<Phrase> {
    let won = |event: &EventView| {
        let EventView::CollectionWon { seat, colour, from, value, .. } = *event else {
            return None;
        };
        (view.me == Some(seat)).then_some((colour, from, value))
    };
    let won: Vec<(Colour, Option<Seat>, u8)> = events.iter().filter_map(won).collect();
    if won.is_empty() {
        return Vec::new();
    }
    let others = view.collection.iter().filter(|holding| {
        holding.owner == view.me && won.iter().all(|(colour, ..)| *colour != holding.colour)
    });
    let points = others.map(|holding| holding.value).chain(won.iter().map(|(.., value)| *value));
    let points = Phrase::new("rum-ui-would-points")
        .number("points", points.sum::<u8>())
        .number("needed", view.points_needed);
    let ends = events.iter().any(|event| matches!(event, EventView::Ended { .. }));
    let end = ends.then(|| Phrase::new("rum-ui-would-end"));
    won.into_iter().map(would_win).chain([points]).chain(end).collect()
}

fn would_win((of, from, value): (Colour, Option<Seat>, u8)) -> Phrase {
    let phrase = Phrase::new("rum-ui-would-won");
    let phrase = match from {
        None => phrase.choice("from", "row"),
        Some(owner) => phrase.choice("from", "seat").seat("owner", owner),
    };
    phrase.name("colour", colour(of)).number("value", value)
}

fn with_card(
    rules: &Rules,
    known: Option<CardId>,
    open: &'static str,
    hidden: &'static str,
) -> Phrase {
    match known {
        Some(id) => Phrase::new(open).name("card", card(rules, id)),
        None => Phrase::new(hidden),
    }
}

fn put_back(
    rules: &Rules,
    keys: (&'static str, &'static str),
    seat: Seat,
    n: u8,
    cards: Option<crate::card::Cards>,
) -> Phrase {
    let phrase = match cards {
        Some(cards) => Phrase::new(keys.0).names("cards", cards.iter().map(|id| card(rules, id))),
        None => Phrase::new(keys.1),
    };
    phrase.seat("seat", seat).number("count", n)
}

/// The words of what happened; the deal goes without saying.
pub(crate) fn event(rules: &Rules, event: &EventView) -> Option<Phrase> {
    Some(match *event {
        EventView::LaidDown { .. } | EventView::ParrotJoined => return None,
        EventView::Answered { seat: Some(seat), .. } => {
            Phrase::new("rum-event-seat-answered").seat("seat", seat)
        }
        EventView::Answered { seat: None, .. } => Phrase::new("rum-event-someone-answered"),
        EventView::LaidUp { card: id, .. } => {
            Phrase::new("rum-event-laid-up").name("card", card(rules, id))
        }
        EventView::Dealt { seat, card: id } => {
            with_card(rules, Some(id?), "rum-event-dealt", "").seat("seat", seat)
        }
        EventView::DrewWreck { seat, card: id } => {
            let (open, hidden) = ("rum-event-drew-wreck-seen", "rum-event-drew-wreck");
            with_card(rules, id, open, hidden).seat("seat", seat)
        }
        EventView::TookUp { seat, card: id, .. } => {
            with_card(rules, Some(id), "rum-event-took-up", "").seat("seat", seat)
        }
        EventView::TookDown { seat, place, card: id } => {
            let (open, hidden) = ("rum-event-took-down-seen", "rum-event-took-down");
            at(with_card(rules, id, open, hidden).seat("seat", seat), place)
        }
        EventView::ParrotDrawn { seat, from } => {
            Phrase::new("rum-event-parrot-drawn").seat("seat", seat).choice(
                "from",
                match from {
                    Source::Wreck => "wreck",
                    Source::Beach(_) => "beach",
                },
            )
        }
        EventView::WreckEmptied => Phrase::new("rum-event-wreck-emptied"),
        EventView::HandReturned { seat, n, cards } => {
            let keys = ("rum-event-hand-returned-seen", "rum-event-hand-returned");
            put_back(rules, keys, seat, n, cards)
        }
        EventView::PutBackAsked { cause, n, .. } => {
            Phrase::new("rum-event-put-back-asked").number("count", n).choice(
                "cause",
                match cause {
                    Cause::Parrot => "parrot",
                    Cause::Wave(_) => "wave",
                },
            )
        }
        EventView::PutBack { seat, n, cards } => {
            put_back(rules, ("rum-event-put-back-seen", "rum-event-put-back"), seat, n, cards)
        }
        EventView::ParrotReturned => Phrase::new("rum-event-parrot-returned"),
        EventView::ClockMoved { to } => Phrase::new("rum-event-clock-moved").number("clock", to),
        EventView::SetPlayed { seat, laying, beach } => {
            let counted = Laying { singles: beach, doubles: Cards::default() };
            Phrase::new("rum-event-set-played")
                .seat("seat", seat)
                .names("bottles", laid(rules, laying))
                .names("beach", laid(rules, counted))
        }
        EventView::CollectionWon { .. } => collection_won(event),
        EventView::WaveRolled { cards } => Phrase::new("rum-event-wave-rolled")
            .names("cards", cards.into_iter().map(|id| card(rules, id))),
        EventView::BeachMixed => Phrase::new("rum-event-beach-mixed"),
        EventView::TurnPassed { seat } => Phrase::new("rum-event-turn-passed").seat("seat", seat),
        EventView::Ended { ending } => Phrase::new(ending.reason().0),
    })
}

fn collection_won(event: &EventView) -> Phrase {
    let EventView::CollectionWon { seat, colour: won, from, value, by } = *event else {
        unreachable!("only for this event")
    };
    let phrase = match from {
        None => Phrase::new("rum-event-won-from-row"),
        Some(owner) if owner == seat => Phrase::new("rum-event-raised"),
        Some(owner) => Phrase::new("rum-event-won-from-seat").seat("owner", owner),
    };
    let by = match by {
        By::Number => "number",
        By::Trio => "trio",
    };
    phrase.seat("seat", seat).name("colour", colour(won)).number("value", value).choice("by", by)
}
