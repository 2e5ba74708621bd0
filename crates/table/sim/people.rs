//! What the people of the simulator do: mostly sensible things at the wrong time, and some things
//! that no client should send.

use contract::{SearchRng, Seat, WindowId};
use serde_json::{Value, json};
use table::command::{Hearing, Seen, Stance, Wish};
use table::config::{REACTIONS_S, ReactionTime};
use table::id::MatchNumber;
use table::message::StageName;
use table::orders::Order;

use super::client::Mirror;

/// A request that a person at this client might make.
pub(crate) fn wish(mirror: &Mirror, n_seats: u8, rng: &mut SearchRng) -> Wish {
    if rng.below(20) == 0 {
        return hostile(n_seats, rng);
    }
    match mirror.stage() {
        None | Some(StageName::Closed) => Wish::Sync { since: None },
        Some(StageName::Lobby) => in_the_lobby(mirror, n_seats, rng),
        Some(StageName::Paused) if rng.below(3) == 0 => Wish::Resume,
        Some(StageName::Over) if rng.below(2) == 0 => Wish::Rematch { stance: Stance::For },
        Some(StageName::Over | StageName::Paused | StageName::Playing) => {
            in_a_match(mirror, n_seats, rng)
        }
    }
}

fn seat(n_seats: u8, rng: &mut SearchRng) -> Seat {
    Seat(u8::try_from(rng.below(u32::from(n_seats))).expect("seats are few"))
}

fn in_the_lobby(mirror: &Mirror, n_seats: u8, rng: &mut SearchRng) -> Wish {
    let seat = seat(n_seats, rng);
    let host = mirror.seats.as_ref().is_some_and(|seats| seats.host);
    match rng.below(12) {
        0..4 if mirror.seat().is_none() => Wish::Sit { seat },
        4..7 if host => Wish::Start,
        7..9 if host => Wish::Fill { seat, level: "random".to_owned() },
        9 if host => Wish::Swap { one: seat, other: Seat(0) },
        10 if host && rng.below(8) == 0 => Wish::Kick { seat },
        11 if rng.below(8) == 0 => Wish::Leave,
        _ => Wish::Chat { text: "ahoy".to_owned() },
    }
}

/// A random vote.
fn stance(rng: &mut SearchRng) -> Stance {
    if rng.below(4) == 0 { Stance::Withdrawn } else { Stance::For }
}

fn in_a_match(mirror: &Mirror, n_seats: u8, rng: &mut SearchRng) -> Wish {
    if rng.below(10) < 9
        && let Some(wish) = answer(mirror, rng)
    {
        return wish;
    }
    let seat = seat(n_seats, rng);
    let since = mirror.version.map(|version| Seen { number: mirror.number, version });
    let questions = ["mutiny", "attack", "storm", "turn"];
    match rng.below(200) {
        0..20 => {
            let orders = [
                Order::AlwaysAsk,
                Order::UntilTurn,
                Order::NotThisRound,
                Order::Never,
                Order::FirstChance,
            ];
            let question = questions[rng.below(4) as usize].to_owned();
            Wish::Order { question, order: orders[rng.below(5) as usize] }
        }
        180..190 if mirror.window.is_some() => {
            let window = mirror.window.as_ref().map_or(WindowId(0), |window| window.id);
            match rng.below(3) {
                0 => Wish::Wait { number: mirror.number, window },
                _ => Wish::NoMore { number: mirror.number, window, stance: stance(rng) },
            }
        }
        190..193 => {
            let reaction_s = REACTIONS_S.get(rng.below(6) as usize).copied();
            Wish::Reaction { reaction_s: reaction_s.and_then(ReactionTime::new) }
        }
        20..40 => Wish::Sync { since },
        40..50 => Wish::Pause { stance: stance(rng) },
        50..53 => Wish::VoteEnd { stance: stance(rng) },
        53..55 => Wish::Resign,
        55..60 => Wish::Back,
        60..63 => Wish::Leave,
        63..65 => Wish::Kick { seat },
        65 if rng.below(8) == 0 => Wish::Close,
        66..80 => Wish::Mute {
            seat,
            hearing: if rng.below(2) == 0 { Hearing::Heard } else { Hearing::Muted },
        },
        80..90 => Wish::Sit { seat },
        90..100 => Wish::Fill { seat, level: "random".to_owned() },
        100..120 => match answer(mirror, rng) {
            Some(Wish::Submit { number, window, action }) => {
                Wish::Attempt { number, window, action }
            }
            Some(_) | None => Wish::Resume,
        },
        120..130 => match answer(mirror, rng) {
            Some(Wish::Submit { number, window, .. }) => Wish::Hint { number, window },
            Some(_) | None => Wish::Resume,
        },
        _ => Wish::Chat { text: "arr".to_owned() },
    }
}

/// A random choice from the client's menu.
fn answer(mirror: &Mirror, rng: &mut SearchRng) -> Option<Wish> {
    let (menu, window) = (mirror.menu.as_ref()?, mirror.window.as_ref()?);
    let choices = menu["choices"].as_array()?;
    let count = u32::try_from(choices.len()).ok().filter(|count| *count > 0)?;
    let action = choices[rng.below(count) as usize]["action"].clone();
    Some(Wish::Submit { number: mirror.number, window: window.id, action })
}

/// A request that no honest client would send.
fn hostile(n_seats: u8, rng: &mut SearchRng) -> Wish {
    let window = WindowId(u16::try_from(rng.below(40)).expect("small"));
    let number = MatchNumber(u16::try_from(rng.below(4)).expect("small"));
    let seat = Seat(u8::try_from(rng.below(u32::from(n_seats) + 200)).expect("small"));
    match rng.below(9) {
        0 => Wish::Submit { number, window, action: Value::Null },
        1 => {
            let card = rng.below(300);
            let action = json!({ "attack": { "contribute": { "card": card } } });
            Wish::Submit { number, window, action }
        }
        2 => Wish::Attempt { number, window, action: json!({ "mutiny": "pass" }) },
        3 => Wish::Sit { seat },
        4 => Wish::Swap { one: seat, other: seat },
        5 => Wish::Fill { seat, level: "admiral".repeat(100) },
        6 => Wish::Chat { text: "x".repeat(5000) },
        7 => Wish::Hint { number, window },
        _ => Wish::Order { question: "q".repeat(rng.below(40) as usize), order: Order::Never },
    }
}

/// A text that is not a command.
pub(crate) fn garbage(rng: &mut SearchRng) -> String {
    match rng.below(5) {
        0 => String::new(),
        1 => "{\"cmd\":1,\"wish\":{\"kind\":\"admiral\"}}".to_owned(),
        2 => "[".repeat(500),
        3 => "x".repeat(20_000),
        _ => "{\"cmd\":-1,\"wish\":{\"kind\":\"leave\"}}".to_owned(),
    }
}
