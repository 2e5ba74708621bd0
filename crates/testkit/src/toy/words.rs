//! Message keys for actions and events, and the Fluent files.

use contract::{CardId, Language, Phrase, Seat, Speak};

use super::event::Fight;
use super::phase::{attack, mutiny, storm, turn};
use super::view::{AnswersView, ToyStage};
use super::{Action, EventView, Rules, Ship, View};

pub(super) fn file(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../words/en.ftl"),
        Language::Pl => include_str!("../../words/pl.ftl"),
        Language::De => include_str!("../../words/de.ftl"),
    }
}

pub(super) fn card_said(rules: &Rules, card: CardId) -> Option<Phrase> {
    let card = rules.cards.get(card.idx())?;
    let key = match card.strength {
        1 => "toy-card-wind",
        2 => "toy-card-boy",
        3 => "toy-card-hand",
        4 => "toy-card-mate",
        _ => "toy-card-gunner",
    };
    Some(Phrase::new(key).number("copy", card.copy))
}

fn say_card(rules: &Rules, card: CardId) -> Phrase {
    card_said(rules, card).unwrap_or(Phrase::new("toy-card-unknown"))
}

fn say_ship(ship: Ship) -> Phrase {
    Phrase::new(match ship {
        Ship::Sloop => "toy-ship-sloop",
        Ship::Brig => "toy-ship-brig",
        Ship::Galleon => "toy-ship-galleon",
    })
}

/// The question of the open window, as the observer of a view reads it.
pub(super) fn say_window(view: &View) -> Option<Phrase> {
    let sealed = |key, answers: &AnswersView| {
        let me = view.observer.seat().filter(|seat| answers.asked.has(*seat));
        let waited = |me: Seat| answers.known.iter().all(|known| known.seat != me);
        let audience = if me.is_some_and(waited) { "me" } else { "other" };
        Phrase::new(key).choice("asked", audience)
    };
    if let Some(storm) = &view.storm {
        return Some(sealed("toy-now-storm", &storm.answers));
    }
    Some(match &view.stage {
        ToyStage::Turn => Phrase::new("toy-now-turn").seat("seat", view.captain),
        ToyStage::Mutiny { ship, answers } => {
            sealed("toy-now-mutiny", answers).name("ship", say_ship(*ship))
        }
        ToyStage::Attack(_) => Phrase::new("toy-now-attack"),
        ToyStage::Over { .. } => return None,
    })
}

pub(super) fn say_action(rules: &Rules, action: Action) -> Phrase {
    let with_card = |key, card| Phrase::new(key).name("card", say_card(rules, card));
    match action {
        Action::Turn(turn::Move::Draw) => Phrase::new("toy-draw"),
        Action::Turn(turn::Move::Sail { ship }) => {
            Phrase::new("toy-sail").name("ship", say_ship(ship))
        }
        Action::Mutiny(mutiny::Move::Pass) => Phrase::new("toy-pass"),
        Action::Mutiny(mutiny::Move::Call { card }) => with_card("toy-call", card),
        Action::Attack(attack::Move::Contribute { card }) => with_card("toy-contribute", card),
        Action::Attack(attack::Move::Reveal { seen }) => {
            Phrase::new("toy-reveal").number("seen", seen)
        }
        Action::Storm(storm::Move::Sink { card }) => with_card("toy-sink", card),
    }
}

pub(super) fn say_event(rules: &Rules, event: &EventView) -> Option<Phrase> {
    let by = |key, seat: Seat| Phrase::new(key).seat("seat", seat);
    let with = |phrase: Phrase, card| phrase.name("card", say_card(rules, card));
    Some(match event {
        EventView::Drew { seat, card: None } => by("toy-event-drew-hidden", *seat),
        EventView::Drew { seat, card: Some(card) } => with(by("toy-event-drew", *seat), *card),
        EventView::Reshuffled => Phrase::new("toy-event-reshuffled"),
        EventView::MutinyAsked { ship, .. } => {
            Phrase::new("toy-event-mutiny-asked").name("ship", say_ship(*ship))
        }
        EventView::Answered => Phrase::new("toy-event-answered"),
        EventView::MutinyAnswered { seat, card: None } => by("toy-event-passed", *seat),
        EventView::MutinyAnswered { seat, card: Some(card) }
        | EventView::MutinyCalled { seat, card } => with(by("toy-event-called", *seat), *card),
        EventView::CaptainChanged { seat } => by("toy-event-captain", *seat),
        EventView::AttackOpened { ship } => {
            Phrase::new("toy-event-attack").name("ship", say_ship(*ship))
        }
        EventView::Contributed { seat, card } => with(by("toy-event-contributed", *seat), *card),
        EventView::WindRose => Phrase::new("toy-event-wind"),
        EventView::StormOpened { asked } => {
            Phrase::new("toy-event-storm").number("count", asked.len())
        }
        EventView::StormAnswered { seat, card } => with(by("toy-event-sinks", *seat), *card),
        EventView::StormPassed => Phrase::new("toy-event-storm-passed"),
        EventView::Revealed { die, fight: Fight::Won } => {
            Phrase::new("toy-event-won").number("die", *die)
        }
        EventView::Revealed { die, fight: Fight::Lost } => {
            Phrase::new("toy-event-lost").number("die", *die)
        }
        // The new turn says enough.
        EventView::RoundEnded => return None,
        EventView::Ended { reason } => reason.phrase(),
    })
}
