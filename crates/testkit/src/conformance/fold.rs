//! Laws about states: events alone rebuild each of them, and copies are independent.

use contract::play::apply;
use contract::{Forgetful, Game, Menu, Observer, Play, Schedule, Silent};

use super::scene::{LawScene, Upheld, Whole, json, require};

/// Applying only the events, from the state before the deal, gives the state after each action,
/// with all that can be remembered.
pub(crate) fn events_make_the_state<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let played = whole.played;
    let mut game = G::new(played.rules());
    played.deal_events().iter().for_each(|event| apply(&mut game, event));
    for (step, kept) in whole.states.iter().enumerate() {
        if let Some(last) = step.checked_sub(1) {
            played.events_of(last).iter().for_each(|event| apply(&mut game, event));
        }
        if game != kept.game {
            let by = step.checked_sub(1).map(|last| &played.log()[last].submission);
            let detail = format!("the events of {by:?} do not give the state");
            return Err(Whole::<G>::at(step, detail));
        }
    }
    Ok(())
}

/// A game that remembers nothing goes on exactly like one that does: no rule reads the memory.
pub(crate) fn rules_need_no_memory<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    /// How far the two games are compared.
    const ACTIONS: u32 = 12;
    let (seats, rng) = (G::seats(scene.rules()), scene.rng.clone());
    let mut games = [scene.game().clone(), scene.game().clone()];
    let mut mindful = Silent(rng.clone());
    let mut forgetful = Forgetful(rng.clone());
    let (mut schedule, mut menus) = (Schedule::default(), [Menu::default(), Menu::default()]);
    for _ in 0..ACTIONS {
        let windows = games.each_ref().map(G::window);
        require(windows[0] == windows[1], || format!("{windows:?}"))?;
        let Some(window) = windows[0] else { return Ok(()) };
        let ask = schedule.ask(&games[0], seats, &window);
        let draw = |at: usize, menu| games[at].draw_action(ask, menu, &mut rng.clone());
        let [one, other] = &mut menus;
        let (drawn, also) = (draw(0, one), draw(1, other));
        require(drawn == also, || format!("{drawn:?} with a memory, {also:?} without"))?;
        let Some(action) = drawn.action else { continue };
        G::resolve(&mut Play::new(&mut games[0], &mut mindful), ask.seat, action);
        G::resolve(&mut Play::new(&mut games[1], &mut forgetful), ask.seat, action);
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
