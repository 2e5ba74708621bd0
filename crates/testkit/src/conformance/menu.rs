//! Laws about menus: they are sorted, complete and bounded, and random draws are even.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Ask, Game, Menu, Seat};

use super::scene::{LawScene, Upheld, menu_of, require, written};

/// The longest menu for which [`draws_are_even`] counts how often each choice comes up.
const EVEN_MAX: usize = 24;

/// A law about the menu of one acting seat.
type MenuLaw<G> = fn(&mut LawScene<'_, G>, Seat, &Menu<<G as Game>::Action>) -> Upheld;

fn for_each_menu<G: Game>(scene: &mut LawScene<'_, G>, law: MenuLaw<G>) -> Upheld {
    for seat in scene.acting().iter() {
        let menu = menu_of(scene.game(), seat);
        law(scene, seat, &menu)?;
    }
    Ok(())
}

fn is_composed<G: Game>(
    scene: &LawScene<'_, G>,
    menu: &Menu<G::Action>,
    action: &G::Action,
) -> bool {
    menu.composed.contains(&(scene.suite.wild.kind)(*action))
}

/// The choices are sorted, except for composed kinds, and none appears twice.
pub(crate) fn is_sorted<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    for_each_menu(scene, |scene, seat, menu| {
        let plain = menu.actions.iter().filter(|action| !is_composed(scene, menu, action));
        let plain: Vec<&G::Action> = plain.collect();
        let wrong = plain.windows(2).find(|pair| pair[0] >= pair[1]);
        require(wrong.is_none(), || format!("seat {seat}: {wrong:?} are out of order"))?;
        let mut different = BTreeSet::new();
        let twice = menu.actions.iter().find(|action| !different.insert(*action));
        require(twice.is_none(), || format!("seat {seat}: {twice:?} appears twice"))
    })
}

/// A menu does not depend on the previous contents of its buffer.
pub(crate) fn starts_afresh<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let left = scene.wild(3);
    for seat in scene.acting().iter() {
        let mut used = Menu { actions: left.clone(), composed: &["left over"] };
        scene.game().menu(seat, &mut used);
        require(used == menu_of(scene.game(), seat), || {
            format!("seat {seat}: the menu keeps old contents of its buffer")
        })?;
    }
    Ok(())
}

/// Every choice is legal.
pub(crate) fn passes_check<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    for_each_menu(scene, |scene, seat, menu| {
        menu.actions.iter().try_for_each(|action| {
            let checked = scene.game().check(seat, action);
            require(checked.is_ok(), || {
                format!("seat {seat}: {action:?} is in the menu, but {checked:?}")
            })
        })
    })
}

/// Except for composed kinds, every legal action is in the menu.
pub(crate) fn misses_nothing<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    for_each_menu(scene, |scene, seat, menu| {
        scene.wild(12).iter().try_for_each(|action| {
            let legal = scene.game().check(seat, action).is_ok();
            let listed = menu.actions.contains(action) || is_composed(scene, menu, action);
            require(listed || !legal, || {
                let text = written::<G>(scene.rules(), action);
                format!("seat {seat}: `{text}` may be played, but is not in the menu")
            })
        })
    })
}

/// A menu is short enough to be shown and sent.
pub(crate) fn is_bounded<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    for_each_menu(scene, |scene, seat, menu| {
        let (length, max) = (menu.actions.len(), scene.suite.menu_max);
        require(length <= max, || format!("seat {seat}: {length} choices, {max} allowed"))
    })
}

/// The question to a seat as a schedule asks it: silence is for seats that are not waited for.
fn ask_of<G: Game>(scene: &LawScene<'_, G>, seat: Seat) -> Ask {
    Ask { seat, must: scene.window.is_some_and(|window| window.waiting.has(seat)) }
}

/// Every drawn action is in the menu, silence comes only where it is allowed, and it is reported
/// whether there was a choice.
pub(crate) fn draws_keep_to_it<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    for_each_menu(scene, |scene, seat, menu| {
        let mut buffer = Menu::default();
        let ask = ask_of(scene, seat);
        for _ in 0..if menu.actions.is_empty() { 0 } else { 4 } {
            let drawn = scene.played.game().draw_action(ask, &mut buffer, &mut scene.rng);
            let fits = drawn.action.map_or(!ask.must, |action| menu.actions.contains(&action));
            require(fits, || format!("seat {seat}: drew {drawn:?}, which is not in the menu"))?;
            let was_choice = menu.actions.len() > 1 || !ask.must;
            require(drawn.was_choice == was_choice, || {
                format!("seat {seat}: {drawn:?} out of {}", menu.actions.len())
            })?;
        }
        Ok(())
    })
}

/// Random draws are even: every choice, and silence where it is allowed, comes up about equally
/// often. Checked for one scene in eight, since it takes many draws.
pub(crate) fn draws_are_even<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    /// How often each choice should come up.
    const EACH: u32 = 100;
    /// Eight standard deviations: one menu in 10^13 fails by chance.
    const MARGIN: u32 = 80;
    if scene.rng.below(8) != 0 {
        return Ok(());
    }
    for_each_menu(scene, |scene, seat, menu| {
        if menu.actions.is_empty() || menu.actions.len() > EVEN_MAX {
            return Ok(());
        }
        let ask = ask_of(scene, seat);
        let choices = menu.actions.iter().copied().map(Some);
        let choices = choices.chain((!ask.must).then_some(None));
        let mut counts: BTreeMap<Option<G::Action>, u32> = choices.map(|it| (it, 0)).collect();
        let mut buffer = Menu::default();
        for _ in 0..EACH as usize * counts.len() {
            let drawn = scene.played.game().draw_action(ask, &mut buffer, &mut scene.rng);
            *counts.entry(drawn.action).or_default() += 1;
        }
        let is_even = counts.values().all(|count| count.abs_diff(EACH) < MARGIN);
        require(is_even, || format!("seat {seat}: drawn unevenly: {counts:?}"))
    })
}
