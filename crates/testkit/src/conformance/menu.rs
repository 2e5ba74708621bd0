//! Laws about menus: they are sorted, complete and bounded, and random draws reach all choices.

use std::collections::BTreeSet;

use contract::{Game, Menu, Seat};

use super::scene::{LawScene, Upheld, menu_of, require, written};

/// The longest menu for which [`draws_reach_all`] checks that every choice comes up.
const REACH_MAX: usize = 48;

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

/// Every drawn action is in the menu, and the reported count is the menu's length.
pub(crate) fn draws_keep_to_it<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    for_each_menu(scene, |scene, seat, menu| {
        let mut buffer = Menu::default();
        for _ in 0..if menu.actions.is_empty() { 0 } else { 4 } {
            let (action, count) =
                scene.played.game().draw_action(seat, &mut buffer, &mut scene.rng);
            require(menu.actions.contains(&action), || {
                format!("seat {seat}: drew {action:?}, which is not in the menu")
            })?;
            require(count as usize == menu.actions.len(), || {
                format!("seat {seat}: {count} choices reported, {} listed", menu.actions.len())
            })?;
        }
        Ok(())
    })
}

/// Random draws reach every choice. Checked for one scene in eight, since it takes many draws.
pub(crate) fn draws_reach_all<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    if scene.rng.below(8) != 0 {
        return Ok(());
    }
    for_each_menu(scene, |scene, seat, menu| {
        let mut missing: BTreeSet<G::Action> = menu.actions.iter().copied().collect();
        if missing.is_empty() || missing.len() > REACH_MAX {
            return Ok(());
        }
        let mut buffer = Menu::default();
        // In 30 n uniform draws of n choices, one is missed with a probability of about n / 10^13.
        for _ in 0..30 * missing.len() {
            let drawn = scene.played.game().draw_action(seat, &mut buffer, &mut scene.rng);
            missing.remove(&drawn.0);
        }
        require(missing.is_empty(), || format!("seat {seat}: never drawn: {missing:?}"))
    })
}
