//! What the people of the simulator do: mostly sensible things at the wrong time, and some things
//! that no client should send.

use client::MatchMirror;
use contract::{CardId, SearchRng, Seat, WindowId};
use serde_json::{Value, json};
use table::command::{Gallery, Hearing, Stance, Wish};
use table::config::{REACTIONS_S, ReactionTime};
use table::id::{MatchNumber, Version};
use table::message::StageName;
use table::orders::Order;

use super::client::Device;

/// A request that a person at this device might make.
pub(crate) fn wish(device: &Device, n_seats: u8, rng: &mut SearchRng) -> Wish {
    if rng.below(20) == 0 {
        return hostile(n_seats, rng);
    }
    match device.stage() {
        None | Some(StageName::Closed) => Wish::Sync { since: None },
        Some(StageName::Lobby) => in_the_lobby(device, n_seats, rng),
        Some(StageName::Paused) if rng.below(3) == 0 => Wish::Resume,
        Some(StageName::Over) if rng.below(2) == 0 => Wish::Rematch { stance: Stance::For },
        Some(StageName::Over | StageName::Paused | StageName::Playing) => {
            in_a_match(device, n_seats, rng)
        }
    }
}

fn seat(n_seats: u8, rng: &mut SearchRng) -> Seat {
    Seat(u8::try_from(rng.below(u32::from(n_seats))).expect("seats are few"))
}

fn in_the_lobby(device: &Device, n_seats: u8, rng: &mut SearchRng) -> Wish {
    let seat = seat(n_seats, rng);
    let host = device.client.mirror().is_some_and(|mirror| mirror.seats.host);
    match rng.below(12) {
        0..4 if device.seat().is_none() => Wish::Sit { seat },
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

fn in_a_match(device: &Device, n_seats: u8, rng: &mut SearchRng) -> Wish {
    if let Some(play) = device.client.play().filter(|play| play.may_undo)
        && rng.below(3) == 0
    {
        return Wish::Undo { number: play.number, version: play.version };
    }
    if rng.below(10) < 9
        && let Some(wish) = answer(device, rng)
    {
        return wish;
    }
    let seat = seat(n_seats, rng);
    let since = device.client.play().map(MatchMirror::seen);
    let open = device.client.play().and_then(|play| Some((play.number, play.window.as_ref()?.id)));
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
        180..190 if open.is_some() => {
            let (number, window) = open.unwrap_or_default();
            match rng.below(3) {
                0 => Wish::Wait { number, window },
                _ => Wish::NoMore { number, window, stance: stance(rng) },
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
        65 if rng.below(4) == 0 => Wish::Clear,
        65 if rng.below(4) == 0 => Wish::Gallery { gallery: Gallery::Closed },
        65 => Wish::Gallery { gallery: Gallery::Open },
        66..80 => Wish::Mute {
            seat,
            hearing: if rng.below(2) == 0 { Hearing::Heard } else { Hearing::Muted },
        },
        80..90 => Wish::Sit { seat },
        90..100 => Wish::Fill { seat, level: "random".to_owned() },
        100..120 => match answer(device, rng) {
            Some(Wish::Submit { number, window, action }) => {
                Wish::Attempt { number, window, action }
            }
            Some(_) | None => Wish::Resume,
        },
        130..140 => match device.client.play() {
            Some(play) => {
                let card = CardId(u8::try_from(rng.below(40)).expect("small"));
                Wish::Explain { number: play.number, card }
            }
            None => Wish::Resume,
        },
        120..130 => match answer(device, rng) {
            Some(Wish::Submit { number, window, .. }) => Wish::Hint { number, window },
            Some(_) | None => Wish::Resume,
        },
        _ => Wish::Chat { text: "arr".to_owned() },
    }
}

/// A random choice from the client's menu.
fn answer(device: &Device, rng: &mut SearchRng) -> Option<Wish> {
    let play = device.client.play()?;
    let (menu, window) = (play.menu.as_ref()?, play.window.as_ref()?);
    let count = u32::try_from(menu.choices.len()).ok().filter(|count| *count > 0)?;
    let action = menu.choices[rng.below(count) as usize].action.clone();
    Some(Wish::Submit { number: play.number, window: window.id, action: action.into() })
}

/// A request that no honest client would send.
fn hostile(n_seats: u8, rng: &mut SearchRng) -> Wish {
    let window = WindowId(u16::try_from(rng.below(40)).expect("small"));
    let number = MatchNumber(u16::try_from(rng.below(4)).expect("small"));
    let seat = Seat(u8::try_from(rng.below(u32::from(n_seats) + 200)).expect("small"));
    match rng.below(11) {
        10 => Wish::Explain { number, card: CardId(u8::MAX) },
        0 => Wish::Submit { number, window, action: Value::Null.into() },
        1 => {
            let card = rng.below(300);
            let action = json!({ "attack": { "contribute": { "card": card } } });
            Wish::Submit { number, window, action: action.into() }
        }
        2 => Wish::Attempt { number, window, action: json!({ "mutiny": "pass" }).into() },
        3 => Wish::Sit { seat },
        4 => Wish::Swap { one: seat, other: seat },
        5 => Wish::Fill { seat, level: "admiral".repeat(100) },
        6 => Wish::Chat { text: "x".repeat(5000) },
        7 => Wish::Hint { number, window },
        8 => Wish::Undo { number, version: Version(rng.below(100)) },
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
