//! Expectations of a scenario: values in views, the open window, the end.

use contract::{Game, Match, Mode, Observer, Outcome, SeatSet, Standing, Window};
use serde_json::Value;

use super::Problem;
use super::value::Wanted;
use crate::error;
use crate::notation::read_seat;

/// Checks the text after `expect `.
pub(super) fn check<G: Game>(game: &Match<G>, text: &str) -> Result<(), Problem> {
    if let Some(rest) = text.strip_prefix("window ") {
        return window(game, rest);
    }
    if let Some(rest) = text.strip_prefix("over ") {
        return over(game, rest);
    }
    if let Some(rest) = text.strip_prefix("absent ") {
        return absent(game, rest.trim());
    }
    present(game, text)
}

/// `state /clock = 3`, `seat 2 /hand/count = 4`, `spectator /hands/0/known = cards parrot`.
fn present<G: Game>(game: &Match<G>, text: &str) -> Result<(), Problem> {
    let parts = text.split_once(" = ");
    let (place, value) =
        parts.ok_or_else(|| error::Problem::expected("`… /POINTER = VALUE`", text))?;
    let (view, pointer) = look(game, place.trim())?;
    let wanted = Wanted::read::<G>(game.rules(), value.trim())?;
    let found = match view.pointer(pointer) {
        Some(found) if wanted.is(found) => return Ok(()),
        Some(found) => wanted.found_text::<G>(game.rules(), found),
        None => gap(&view, pointer),
    };
    Err(Problem::Unmet { expected: wanted.text::<G>(game.rules()), found })
}

/// `seat 2 /hands/0`: nothing may be there, not even `null`.
fn absent<G: Game>(game: &Match<G>, text: &str) -> Result<(), Problem> {
    let (view, pointer) = look(game, text)?;
    match view.pointer(pointer) {
        None => Ok(()),
        Some(found) => {
            Err(Problem::Unmet { expected: "nothing there".to_owned(), found: found.to_string() })
        }
    }
}

/// Parses the observer and the pointer, and gets the observer's view.
fn look<'a, G: Game>(game: &Match<G>, text: &'a str) -> Result<(Value, &'a str), Problem> {
    let what = "`state /POINTER`, `spectator /POINTER` or `seat N /POINTER`";
    let unread = || error::Problem::expected(what, text);
    let at = text.find('/').ok_or_else(unread)?;
    let (who, pointer) = (text[..at].trim(), &text[at..]);
    let observer = match who {
        "state" => Observer::Referee,
        "spectator" => Observer::Spectator,
        other => {
            let seat = other.strip_prefix("seat ").ok_or_else(unread)?;
            Observer::Seat(read_seat(seat.trim(), game.seats())?)
        }
    };
    let view = serde_json::to_value(game.game().view(observer));
    Ok((view.expect("our own types are plain data with string keys"), pointer))
}

/// What there is instead of the pointer's target: how far the pointer leads, and which keys follow.
fn gap(view: &Value, pointer: &str) -> String {
    let mut reached = pointer;
    while let Some(at) = reached.rfind('/') {
        reached = &reached[..at];
        let Some(value) = view.pointer(reached) else { continue };
        let at = if reached.is_empty() { "the top" } else { reached };
        return match value {
            Value::Object(map) => {
                let keys: Vec<&str> = map.keys().map(String::as_str).collect();
                format!("nothing: {at} has {}", keys.join(", "))
            }
            Value::Array(list) => format!("nothing: {at} is a list of {}", list.len()),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                format!("nothing: {at} is {value}")
            }
        };
    }
    "nothing".to_owned()
}

/// A word and what follows it: `asked 1 2 3`.
struct Group<'a> {
    key: &'a str,
    values: Vec<&'a str>,
}

/// Splits a text into groups at the keys; the words before the first key are returned separately.
fn groups<'a>(text: &'a str, keys: &[&str]) -> (Vec<&'a str>, Vec<Group<'a>>) {
    let (mut before, mut groups) = (Vec::new(), Vec::<Group<'a>>::new());
    for word in text.split_whitespace() {
        if keys.contains(&word) {
            groups.push(Group { key: word, values: Vec::new() });
        } else if let Some(group) = groups.last_mut() {
            group.values.push(word);
        } else {
            before.push(word);
        }
    }
    (before, groups)
}

fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Turn => "turn",
        Mode::Open => "open",
        Mode::Sealed => "sealed",
    }
}

/// A text with a value for each group: `sealed asked 1 2 3 id 4`.
fn grouped(
    start: String,
    groups: &[Group<'_>],
    value: impl Fn(&Group<'_>) -> Result<String, Problem>,
) -> Result<String, Problem> {
    groups.iter().try_fold(start, |text, group| {
        let value = value(group)?;
        Ok(format!("{text} {} {value}", group.key).trim_end().to_owned())
    })
}

/// `sealed asked 1 2 3 waiting 2 3`; groups that are not named are not checked.
fn window<G: Game>(game: &Match<G>, text: &str) -> Result<(), Problem> {
    let what = "`window MODE`, then any of `asked`, `waiting`, `may`, `shown`, `id`";
    let (before, groups) = groups(text, &["asked", "waiting", "may", "shown", "id"]);
    let [mode] = before[..] else {
        return Err(error::Problem::expected(what, text).into());
    };
    if !["turn", "open", "sealed"].contains(&mode) {
        return Err(error::Problem::expected("`turn`, `open` or `sealed`", mode).into());
    }
    let expected = grouped(format!("window {mode}"), &groups, |group| match group.key {
        "shown" | "id" => number(&group.values, text),
        _ => Ok(seats_text(seats(game, &group.values)?)),
    });
    let found = match game.game().standing() {
        Standing::Open(window) => window_text(&window, &groups),
        Standing::Over(outcome) => Ok(format!("over {}", outcome.reason.0)),
    };
    met(&expected?, &found?)
}

fn window_text(window: &Window, groups: &[Group<'_>]) -> Result<String, Problem> {
    grouped(format!("window {}", mode_name(window.mode)), groups, |group| {
        Ok(match group.key {
            "asked" => seats_text(window.asked),
            "waiting" => seats_text(window.waiting),
            "may" => seats_text(window.may),
            "shown" => window.shown.to_string(),
            _ => window.id.0.to_string(),
        })
    })
}

/// `rum-end-points winners 1 3 points 15 9 15`; groups that are not named are not checked.
fn over<G: Game>(game: &Match<G>, text: &str) -> Result<(), Problem> {
    let what = "`over REASON`, then any of `winners`, `points`";
    let (before, groups) = groups(text, &["winners", "points"]);
    let [reason] = before[..] else {
        return Err(error::Problem::expected(what, text).into());
    };
    let expected = grouped(format!("over {reason}"), &groups, |group| match group.key {
        "winners" => Ok(seats_text(seats(game, &group.values)?)),
        _ => points(&group.values, text),
    });
    let found = match game.game().standing() {
        Standing::Over(outcome) => outcome_text(&outcome, &groups),
        Standing::Open(window) => {
            let (mode, asked) = (mode_name(window.mode), seats_text(window.asked));
            Ok(format!("window {mode} asked {asked}"))
        }
    };
    met(&expected?, &found?)
}

fn outcome_text(outcome: &Outcome, groups: &[Group<'_>]) -> Result<String, Problem> {
    grouped(format!("over {}", outcome.reason.0), groups, |group| {
        if group.key == "winners" {
            return Ok(seats_text(outcome.winners()));
        }
        let points = outcome.placings().iter().map(|placing| placing.points.to_string());
        Ok(points.collect::<Vec<_>>().join(" "))
    })
}

fn met(expected: &str, found: &str) -> Result<(), Problem> {
    if expected == found {
        return Ok(());
    }
    Err(Problem::Unmet { expected: format!("`{expected}`"), found: format!("`{found}`") })
}

fn seats<G: Game>(game: &Match<G>, words: &[&str]) -> Result<SeatSet, Problem> {
    let seats = words.iter().map(|word| read_seat(word, game.seats()));
    Ok(seats.collect::<Result<_, _>>()?)
}

fn seats_text(seats: SeatSet) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    seats.join(" ")
}

fn number(words: &[&str], text: &str) -> Result<String, Problem> {
    let number = if let [word] = words { word.parse::<u16>().ok() } else { None };
    let number = number.ok_or_else(|| error::Problem::expected("one number", text))?;
    Ok(number.to_string())
}

fn points(words: &[&str], text: &str) -> Result<String, Problem> {
    let points: Result<Vec<i16>, _> = words.iter().map(|word| word.parse::<i16>()).collect();
    let points = points.map_err(|_| error::Problem::expected("points of each seat", text))?;
    let texts: Vec<String> = points.iter().map(i16::to_string).collect();
    Ok(texts.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_reports_what_is_there() {
        let view = serde_json::json!({ "hand": { "count": 3, "cards": [1, 2] }, "clock": 4 });
        assert_eq!(gap(&view, "/hand/size"), "nothing: /hand has cards, count");
        assert_eq!(gap(&view, "/hand/cards/2"), "nothing: /hand/cards is a list of 2");
        assert_eq!(gap(&view, "/clock/now"), "nothing: /clock is 4");
        assert_eq!(gap(&view, "/x/y/z"), "nothing: the top has clock, hand");
    }
}
