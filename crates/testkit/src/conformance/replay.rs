//! The log is the truth: replaying it with its outcomes, or from the seed, gives the same match.

use contract::{CardId, Drawn, Game, LogEntry, Match, ReplayError};

use super::refusal::Fingerprint;
use super::scene::{Finding, Upheld, Whole, require};

/// Replaying the log with the outcomes in it gives the same events and states.
pub(crate) fn gives_the_same<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let played = whole.played;
    let replayed = Match::deal_as(played.rules(), played.deal_drawn());
    let mut replayed = replayed.map_err(|fault| Finding::from(format!("the deal: {fault:?}")))?;
    same_deal(&replayed, whole)?;
    for (seq, entry) in played.log().iter().enumerate() {
        let events = replayed.submit_given(entry.submission, &entry.drawn);
        let same = events.as_ref().is_ok_and(|events| *events == played.events_of(seq));
        same_after(same, &replayed, whole, seq)?;
    }
    Ok(())
}

/// Dealing from the seed and replaying the actions draws the same outcomes.
pub(crate) fn seed_deals_the_same<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let played = whole.played;
    let mut again = Match::deal(played.rules(), whole.generator, whole.seed);
    let deal = again.deal_drawn() == played.deal_drawn();
    require(deal, || "the seed deals something else".to_owned())?;
    same_deal(&again, whole)?;
    for (seq, entry) in played.log().iter().enumerate() {
        let taken = again.submit(entry.submission).is_ok();
        let same = taken && again.log()[seq] == *entry;
        same_after(same, &again, whole, seq)?;
    }
    Ok(())
}

fn same_deal<G: Game>(again: &Match<G>, whole: &Whole<'_, G>) -> Upheld {
    let same = again.deal_events() == whole.played.deal_events();
    let first = whole.states.first().is_none_or(|kept| kept.game == *again.game());
    require(same && first, || "the deal goes another way".to_owned())
}

fn same_after<G: Game>(same: bool, again: &Match<G>, whole: &Whole<'_, G>, seq: usize) -> Upheld {
    let state = whole.states.get(seq + 1).is_none_or(|kept| kept.game == *again.game());
    if same && state {
        return Ok(());
    }
    let entry = &whole.played.log()[seq];
    Err(Whole::<G>::at(seq + 1, format!("{entry:?} goes another way")))
}

/// Outcomes that do not fit an action are refused and change nothing: one too few, one too many, an
/// impossible one.
pub(crate) fn misfits_are_faults<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let n_actions = u32::try_from(whole.played.log().len()).expect("bounded");
    for _ in 0..n_actions.min(8) {
        let seq = whole.rng.below(n_actions) as usize;
        // A rigged match has no generator that could be touched.
        let mut tried = Match::rigged(whole.played.rules(), whole.states[seq].game.clone());
        let entry = &whole.played.log()[seq];
        for drawn in misfits(entry) {
            let before = Fingerprint::of(&tried)?;
            let result = tried.submit_given(entry.submission, &drawn).map(<[G::Event]>::len);
            let faulty = matches!(result, Err(ReplayError::Chance(_)));
            if !faulty {
                let detail = format!("{entry:?} with {drawn:?} gives {result:?}");
                return Err(Whole::<G>::at(seq, detail));
            }
            before.same(&tried, &format!("after {drawn:?}"))?;
        }
    }
    Ok(())
}

fn misfits<A>(entry: &LogEntry<A>) -> Vec<Vec<Drawn>> {
    let absurd = [Drawn::Number(u32::MAX), Drawn::Card(CardId(u8::MAX))];
    let drawn = &entry.drawn;
    let too_many = absurd.map(|last| drawn.iter().copied().chain([last]).collect());
    let mut lists = Vec::from(too_many);
    if let Some((_, all_but_one)) = drawn.split_last() {
        lists.push(all_but_one.to_vec());
        lists.extend(absurd.map(|last| all_but_one.iter().copied().chain([last]).collect()));
    }
    lists
}
