//! Whatever comes in through the JSON face, nothing panics, and what is refused changes nothing.
//! The first byte chooses the game and the seats; each line is one submission, `seat text`.

#![no_main]

use contract::{Actor, Observer, Seat, SeatCount, Seed};
use libfuzzer_sys::fuzz_target;
use registry::{GAMES, Order};

fuzz_target!(|data: &[u8]| {
    let Some((head, rest)) = data.split_first() else { return };
    let Some(seats) = SeatCount::new(2 + head % 9) else { return };
    let game = GAMES[usize::from(head / 16) % GAMES.len()];
    let order = Order { game, options: "{}", seats, deck: None };
    let Ok(mut game) = registry::deal(&order, Seed::from_number(u64::from(*head), 0)) else {
        return;
    };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    for line in text.lines().take(200) {
        let Some(window) = game.window_view(Observer::Spectator) else { return };
        let (seat, action) = line.split_at_checked(1).unwrap_or(("", line));
        let seat = Seat(seat.as_bytes().first().map_or(0, |byte| byte % 12));
        // A single digit stands for a choice of the menu, so that games get somewhere.
        let choice = action.trim().parse::<usize>().ok();
        let menu = (seat.0 < seats.get()).then(|| game.menu_json(seat)).unwrap_or_default();
        let choice = choice.and_then(|idx| menu["choices"].get(idx));
        let chosen = choice.map(|choice| choice["action"].to_string());
        let before = game.view_json(Observer::Referee);
        let taken =
            game.submit_json(seat, window.id, Actor::User, chosen.as_deref().unwrap_or(action));
        if taken.is_err() {
            assert_eq!(before, game.view_json(Observer::Referee));
            assert!(chosen.is_none(), "a choice of the menu was refused");
        }
    }
});
