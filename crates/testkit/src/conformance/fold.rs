//! Laws about states: events alone rebuild each of them, and copies are independent.

use contract::{Game, Observer};

use super::scene::{Upheld, Whole, json};

/// Applying only the events, from the state before the deal, gives the state after each action.
pub(crate) fn events_make_the_state<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let played = whole.played;
    let mut game = G::new(played.rules());
    played.deal_events().iter().for_each(|event| game.evolve(event));
    for (step, kept) in whole.states.iter().enumerate() {
        if let Some(last) = step.checked_sub(1) {
            played.events_of(last).iter().for_each(|event| game.evolve(event));
        }
        if game != kept.game {
            let by = step.checked_sub(1).map(|last| &played.log()[last].submission);
            let detail = format!("the events of {by:?} do not give the state");
            return Err(Whole::<G>::at(step, detail));
        }
    }
    Ok(())
}

/// A copy of a state does not change when play continues, and equals its original.
pub(crate) fn old_copies_stay<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    for (step, kept) in whole.states.iter().enumerate() {
        let text = json(&kept.game.view(Observer::Referee))?;
        if text != kept.text {
            let detail = format!("the copy was {} and is now {text}", kept.text);
            return Err(Whole::<G>::at(step, detail));
        }
        let copy = kept.game.clone();
        let same = copy == kept.game && json(&copy.view(Observer::Referee))? == text;
        if !same {
            return Err(Whole::<G>::at(step, "a copy differs from its original".to_owned()));
        }
    }
    Ok(())
}
