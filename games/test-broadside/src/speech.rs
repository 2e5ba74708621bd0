//! Keys for words: guns, choices, events, the question, and the table in sentences.

use contract::{CardId, Phrase, Seat, Speak};

use crate::event::EventView;
use crate::fire::Action;
use crate::state::END;
use crate::view::View;

/// The name of a gun.
pub fn gun(gun: CardId) -> Phrase {
    Phrase::new("tb-gun").number("number", gun.0 + 1)
}

pub(crate) fn action(action: Action) -> Phrase {
    let Action::Fire { gun: fired } = action;
    Phrase::new("tb-action-fire").name("gun", gun(fired))
}

pub(crate) fn window(view: &View) -> Option<Phrase> {
    view.next.map(|seat| Phrase::new("tb-now-fire").seat("seat", seat))
}

pub(crate) fn event(event: EventView) -> Option<Phrase> {
    Some(match event {
        EventView::Dealt { seat, gun: Some(dealt) } => {
            Phrase::new("tb-event-dealt").seat("seat", seat).name("gun", gun(dealt))
        }
        // Everybody gets six guns; only one's own are news.
        EventView::Dealt { gun: None, .. } => return None,
        EventView::Began { seat } => Phrase::new("tb-event-began").seat("seat", seat),
        EventView::Fired { seat, gun: fired } => {
            Phrase::new("tb-event-fired").seat("seat", seat).name("gun", gun(fired))
        }
        EventView::Won { seat } => Phrase::new("tb-event-won").seat("seat", seat),
        EventView::Ended => END.phrase(),
    })
}

/// The table in sentences: points, what was fired, and one's own guns.
pub(crate) fn table(view: &View) -> Vec<Phrase> {
    let seats = || (0..).map(Seat).zip(&view.hands);
    let mut said = vec![Phrase::new("tb-said-round").number("round", view.round + 1)];
    said.extend(seats().map(|(seat, hand)| {
        let points = view.points.get(seat.idx()).copied().unwrap_or_default();
        let line = Phrase::new("tb-said-seat").seat("seat", seat).number("points", points);
        line.number("guns", hand.n_guns)
    }));
    let shots = (0..).map(Seat).zip(&view.fired);
    said.extend(shots.filter_map(|(seat, fired)| {
        let fired = (*fired)?;
        Some(Phrase::new("tb-said-fired").seat("seat", seat).name("gun", gun(fired)))
    }));
    let own = view.me.and_then(|me| view.hands.get(me.idx())).and_then(|hand| hand.guns);
    said.extend(own.map(|guns| Phrase::new("tb-said-hand").names("guns", guns.iter().map(gun))));
    said
}
