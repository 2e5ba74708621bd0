//! Windows: whom they ask, whom they wait for, their ids.

use contract::{Game, Mode, Observer, Schedule, SeatSet, Weight, WindowId};

use super::scene::{LawScene, Upheld, Whole, menu_of, require};

/// An open window waits for somebody.
pub(crate) fn waits_for_somebody<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let nobody = scene.window.is_some_and(|window| window.waiting.is_empty());
    require(!nobody, || "the window waits for nobody".to_owned())
}

/// What playouts read of a window says who is asked next, as the whole window does.
pub(crate) fn pending_agrees<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let (game, seats) = (scene.game(), scene.seats());
    if scene.window.is_some_and(|window| window.waiting.is_empty()) {
        return Ok(());
    }
    let by_window = scene.window.map(|window| Schedule::default().ask(game, seats, &window));
    let pending = Schedule::default().next(game, seats);
    require(by_window == pending, || format!("{pending:?} is asked, not {by_window:?}"))?;
    let ids = (scene.window.map(|window| window.id), game.pending().map(|pending| pending.id));
    require(ids.0 == ids.1, || format!("the numbers differ: {ids:?}"))
}

/// A window waits only for seats it asked; a turn asks one seat; all of them are at the table.
pub(crate) fn waits_for_whom_it_asked<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let Some(window) = scene.window else { return Ok(()) };
    let within = |some: SeatSet, all: SeatSet| some.minus(all).is_empty();
    let table = scene.seats().all();
    let told = |what: &str| format!("{what}: {window:?}");
    require(within(window.waiting, window.asked), || told("waits for one it did not ask"))?;
    require(within(window.asked.or(window.may), table), || told("asks one who is not there"))?;
    // In a sealed window, the seats that may do something else must not reveal who has answered.
    let apart = window.mode == Mode::Sealed || window.may.and(window.waiting).is_empty();
    require(apart, || told("waits for one who only may"))?;
    let one = window.mode != Mode::Turn || window.asked.len() == 1;
    require(one, || told("a turn is for one seat"))
}

/// Every seat that is waited for can answer.
pub(crate) fn waited_have_a_choice<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let waiting = scene.window.map(|window| window.waiting).unwrap_or_default();
    let stuck = waiting.iter().find(|seat| menu_of(scene.game(), *seat).actions.is_empty());
    require(stuck.is_none(), || format!("seat {stuck:?} is waited for and has no choice"))
}

/// The list of reactions has exactly those that a standing order may answer.
pub(crate) fn reactions_are_listed<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let Some(window) = scene.window else { return Ok(()) };
    let question = scene.game().question(&window);
    let may_pass = match question.weight {
        Weight::Decision | Weight::Public => false,
        Weight::Call | Weight::Hidden => true,
    };
    let listed = G::REACTIONS.contains(&question.kind);
    require(may_pass == listed, || format!("{question:?} among reactions: {listed}"))
}

/// Every observer of an open window is told its question; without a window there is none.
pub(crate) fn is_said<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let said = G::say_window(scene.rules(), &scene.game().view(observer));
    let open = scene.window.is_some();
    require(said.is_some() == open, || format!("open: {open}, said to {observer:?}: {said:?}"))
}

/// A window that hidden cards decide asks every seat in the same words, whatever it holds.
pub(crate) fn asks_alike<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let Some(window) = scene.window else { return Ok(()) };
    if !scene.game().question(&window).weight.is_masked() {
        return Ok(());
    }
    let said = |seat| G::say_window(scene.rules(), &scene.game().view(Observer::Seat(seat)));
    let mut all = window.waiting.iter().map(said);
    let first = all.next();
    let other = all.find(|other| Some(other) != first.as_ref());
    require(other.is_none(), || format!("one is asked {first:?}, another {other:?}"))
}

/// The asked seats are fixed when a window opens.
pub(crate) fn asked_is_fixed<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    for (step, pair) in whole.states.windows(2).enumerate() {
        if let (Some(old), Some(new)) = (pair[0].window, pair[1].window)
            && old.id == new.id
            && (old.asked, old.mode) != (new.asked, new.mode)
        {
            return Err(Whole::<G>::at(step + 1, format!("{old:?} has become {new:?}")));
        }
    }
    Ok(())
}

/// A new window has a higher id than all before it; a lower id means that a covered window is open
/// again.
pub(crate) fn numbers_grow<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let mut highest: Option<WindowId> = None;
    let mut before: Option<WindowId> = None;
    for (step, state) in whole.states.iter().enumerate() {
        let Some(window) = state.window else { continue };
        let is_new = highest.is_none_or(|highest| window.id > highest);
        let stays = before == Some(window.id);
        let covered = step > 0 && whole.states[step - 1].game.covered(window.id);
        if !(is_new || stays || covered) {
            let detail = format!("window {} opens anew", window.id.0);
            return Err(Whole::<G>::at(step, detail));
        }
        highest = highest.max(Some(window.id));
        before = Some(window.id);
    }
    Ok(())
}

/// While a window lies below another it is covered, so that an answer to it is early, not late; the
/// open one and later ones are not covered.
pub(crate) fn covered_come_back<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let ids: Vec<Option<WindowId>> =
        whole.states.iter().map(|state| state.window.map(|window| window.id)).collect();
    for (step, id) in ids.iter().enumerate() {
        let Some(id) = *id else { continue };
        let game = &whole.states[step].game;
        // A covering window opened later, so nothing above the open one can be covered.
        let higher = WindowId(id.0.saturating_add(1));
        if game.covered(id) || game.covered(higher) {
            let detail = format!("window {} is open, yet it or a later one is covered", id.0);
            return Err(Whole::<G>::at(step, detail));
        }
        // A window that opens again was covered ever since it was last open.
        let Some(last) = ids[..step].iter().rposition(|other| *other == Some(id)) else { continue };
        if let Some(at) = (last + 1..step).find(|at| !whole.states[*at].game.covered(id)) {
            let detail = format!("window {} comes back, but was not covered", id.0);
            return Err(Whole::<G>::at(at, detail));
        }
    }
    Ok(())
}
