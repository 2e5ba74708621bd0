//! The canonical notation and the words.

use std::collections::BTreeSet;

use contract::{Arg, Game, Language, Observer, Phrase, Refusal, SearchRng, Speak, Standing};
use serde::Deserialize as _;
use serde_json::Value;

use super::scene::{LawScene, Upheld, require, written};

/// A legal action is written on one line and read back as the same action.
pub(crate) fn round_trips<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let rules = scene.rules();
    for seat in scene.acting().iter() {
        for action in scene.played.menu(seat).actions {
            let text = written::<G>(rules, &action);
            // Records append the outcomes of chance in braces.
            let plain = !text.contains(['\n', '{', '}']) && text.trim() == text && !text.is_empty();
            require(plain, || format!("`{text}` does not fit into a record"))?;
            let read = G::read_action(rules, &text);
            require(read.as_ref() == Ok(&action), || {
                format!("`{text}` was {action:?} and is read as {read:?}")
            })?;
        }
    }
    Ok(())
}

/// Text that is nearly right is parsed as what it says or refused; it never panics.
pub(crate) fn nonsense_is_refused<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let rules = scene.rules();
    for action in scene.wild(2) {
        let text = spoilt(&written::<G>(rules, &action), &mut scene.rng);
        let Ok(read) = G::read_action(rules, &text) else { continue };
        let again = written::<G>(rules, &read);
        let same = G::read_action(rules, &again);
        require(same.as_ref() == Ok(&read), || {
            format!("`{text}` is read as {read:?}, written `{again}`, read as {same:?}")
        })?;
    }
    Ok(())
}

/// A text with a number replaced by another, or with a part cut out and inserted.
pub(crate) fn spoilt(text: &str, rng: &mut SearchRng) -> String {
    const STRANGE: [&str; 12] =
        ["", " ", "-", "0", "255", "99999999999", "\u{0}", "ł", "\"", "[[[[", "}", "null"];
    const NUMBERS: [&str; 8] = ["-1", "0", "9", "63", "255", "256", "4294967295", "1.5"];
    let is_digit = |letter: char| letter.is_ascii_digit();
    if let (Some(from), 0) = (text.find(is_digit), rng.below(2)) {
        let rest = text[from..].trim_start_matches(is_digit);
        let number = NUMBERS[rng.below(8) as usize];
        return format!("{}{number}{rest}", &text[..from]);
    }
    let letters: Vec<char> = text.chars().collect();
    let place = |rng: &mut SearchRng, n: usize| {
        rng.below(u32::try_from(n).expect("texts are short") + 1) as usize
    };
    let (from, to) = (place(rng, letters.len()), place(rng, letters.len()));
    let (from, to) = (from.min(to), from.max(to));
    let middle = STRANGE[place(rng, STRANGE.len() - 1)];
    let (head, tail) = (&letters[..from], &letters[to..]);
    head.iter().copied().chain(middle.chars()).chain(tail.iter().copied()).collect()
}

/// Every message key of a game has a translation in every language.
pub(crate) fn words_are_there<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let rules = scene.rules();
    let mut said = Vec::new();
    if let Standing::Over(outcome) = scene.game().standing() {
        said.push(outcome.reason.phrase());
        let parts = G::say_score(rules, &scene.game().view(Observer::Spectator));
        said.extend(parts.into_iter().flatten().map(|part| part.what));
    }
    for observer in [scene.some_observer(), Observer::Spectator] {
        let view = scene.game().view(observer);
        said.extend(G::say_window(rules, &view));
        said.extend(phrases_in(&serde_json::json!(G::say_view(rules, &view))));
    }
    let card = scene.some_card();
    said.extend(G::say_card(rules, card));
    for seat in scene.acting().iter() {
        let actions = scene.played.menu(seat).actions;
        let view = scene.game().view(Observer::Seat(seat));
        said.extend(actions.iter().map(|action| G::say_action(rules, &view, action)));
        for action in scene.wild(2) {
            if let Err(Refusal::Illegal { why, .. }) = scene.game().check(seat, &action) {
                said.push(why.phrase());
            }
        }
    }
    let last = scene.played.log().len().checked_sub(1);
    let observer = scene.some_observer();
    for event in last.map_or(scene.played.deal_events(), |seq| scene.played.events_of(seq)) {
        for observer in [observer, Observer::Referee] {
            let view = G::event_view(event, observer);
            said.extend(view.and_then(|view| G::say_event(rules, &view)));
        }
    }
    let mut keys = BTreeSet::new();
    for phrase in &said {
        collect_keys(phrase, &mut keys);
    }
    for (language, key) in Language::ALL.iter().flat_map(|it| keys.iter().map(move |key| (it, key)))
    {
        let has = defines(G::words(*language), key);
        require(has, || format!("no word for `{key}` in `{}`", language.code()))?;
    }
    Ok(())
}

/// The phrases in some JSON, at any depth.
fn phrases_in(value: &Value) -> Vec<Phrase> {
    match (Phrase::deserialize(value), value) {
        (Ok(phrase), _) => vec![phrase],
        (Err(_), Value::Object(fields)) => fields.values().flat_map(phrases_in).collect(),
        (Err(_), Value::Array(items)) => items.iter().flat_map(phrases_in).collect(),
        (Err(_), _) => Vec::new(),
    }
}

/// The keys of a phrase and of the names in it.
fn collect_keys(phrase: &Phrase, keys: &mut BTreeSet<String>) {
    keys.insert(phrase.key.to_string());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Name(name) => collect_keys(name, keys),
            Arg::Names(names) => names.iter().for_each(|name| collect_keys(name, keys)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Choice(_) => {}
        }
    }
}

/// Whether a Fluent file has a message or a term of that name.
fn defines(file: &str, key: &str) -> bool {
    file.lines().any(|line| {
        let name = line.split('=').next().unwrap_or_default().trim_end();
        line.contains('=') && (name == key || name.strip_prefix('-') == Some(key))
    })
}
