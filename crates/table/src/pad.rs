//! Pads messages to a length that depends on public facts only, so that the number of bytes does
//! not reveal which seat has more choices, or has made one.
//!
//! The length is computed from what a spectator would be told, plus a fixed allowance for what
//! only the seat itself is told. Rounding up the real length would not be enough: sooner or later
//! a hidden card moves it into the next block.

use std::fmt::Write as _;
use std::ops::Range;

use contract::{AnyMatch, AnyPerspective, Observer, Reply, Seat};
use serde_json::Value;

use crate::wire::{self, Scene};

/// Lengths are multiples of this number of bytes.
pub(crate) const BLOCK_BYTES: usize = 2048;
/// The allowance for the answers of a menu, in bytes. A test checks it with the largest hand of
/// our games and every choice.
pub(crate) const MENU_BYTES: usize = 6144;
/// The allowance for numbers, and for what else only the seat itself is told (its hand, the cards
/// of its offers), in bytes.
pub(crate) const OWN_BYTES: usize = 2048;
const PAD_FRAME: &str = r#","pad":"""#;

/// The parts of a message besides its fields, as far as they affect its length.
pub(crate) struct Told {
    /// The actions whose events it contains.
    pub(crate) seqs: Range<usize>,
    /// The length of the rules in it, in bytes.
    pub(crate) rules: usize,
    /// Whether it has a menu that is not empty.
    pub(crate) menu: bool,
}

/// Pads a message that still lacks its closing brace, if a window that hidden cards decide is open
/// to its observer.
pub(crate) fn pad(
    scene: Scene<'_>,
    perspective: &dyn AnyPerspective,
    told: Told,
    out: &mut String,
) {
    let open = scene.game.window();
    let asked = open.zip(scene.observer.seat()).is_some_and(|(open, seat)| open.asked.has(seat));
    let masked = scene.game.question().is_some_and(|question| question.weight.is_masked());
    if !(asked && masked && scene.playing.is_some()) {
        return;
    }
    let events = public_events(scene.game, told.seqs);
    // All seats that are asked read the same question.
    let question = wire::json(&perspective.say_window()).len();
    let public = told.rules + events + question + public_fields(scene.game);
    let seat = scene.observer.seat().filter(|_| told.menu);
    let own = OWN_BYTES + seat.map_or(0, |seat| MENU_BYTES + asides(scene.game, seat));
    // The closing brace counts too.
    let len = out.len() + PAD_FRAME.len() + 1;
    let n_spaces = (public + own).max(len).next_multiple_of(BLOCK_BYTES) - len;
    write!(out, r#","pad":"{:n_spaces$}""#, "").expect("strings take all text");
}

/// The length of the choices that are asides: everybody knows which seats were offered what.
fn asides(game: &dyn AnyMatch, seat: Seat) -> usize {
    let menu = game.menu_json(seat);
    let choices = menu["choices"].as_array().into_iter().flatten();
    let aside = |choice: &&Value| {
        game.reply_json(seat, &choice["action"].to_string()) == Some(Reply::Aside)
    };
    choices.filter(aside).map(|choice| choice.to_string().len() + 1).sum()
}

/// The length of the events of some actions, as spectators see them.
fn public_events(game: &dyn AnyMatch, seqs: Range<usize>) -> usize {
    let mut text = String::new();
    seqs.for_each(|seq| game.write_events(seq, Observer::Spectator, &mut text));
    wordy(&text)
}

/// The length of all fields as spectators see them. Unchanged fields count too, so that the length
/// does not depend on when an observer connected.
fn public_fields(game: &dyn AnyMatch) -> usize {
    let mut len = 0;
    let spectator = game.perspective(Observer::Spectator);
    spectator.fields(&mut |key, text| len += key.len() + wordy(text));
    len
}

/// The length of a text without its numbers and commas. [`OWN_BYTES`] covers those, so the length
/// does not depend on which cards a list contains.
fn wordy(text: &str) -> usize {
    text.bytes().filter(|byte| !byte.is_ascii_digit() && *byte != b',').count()
}
