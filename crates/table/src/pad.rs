//! Makes texts as long as public facts alone allow: whoever counts bytes must not learn who has
//! more choices, or has made one.
//!
//! The length is reckoned from what a spectator would be told, and a fixed allowance for what only
//! the seat itself is told. Rounding the length of the text itself would not do: somewhere a hidden
//! card makes it cross the next block.

use std::fmt::Write as _;
use std::ops::Range;

use contract::{AnyMatch, AnyPerspective, Observer, Reply, Seat};
use serde_json::Value;

use crate::wire::{self, Scene};

/// Lengths are multiples of this.
pub(crate) const BLOCK_BYTES: usize = 2048;
/// What the answers of a menu may take: a test has the largest hand of our games with every choice.
pub(crate) const MENU_BYTES: usize = 6144;
/// What numbers may take, and what else only a seat itself is told: its hand, the cards of its
/// offers.
pub(crate) const OWN_BYTES: usize = 2048;
const PAD_FRAME: &str = r#","pad":"""#;

/// What a text has besides fields, as far as its length goes.
pub(crate) struct Told {
    /// The actions it tells the events of.
    pub(crate) seqs: Range<usize>,
    /// The length of the rules in it.
    pub(crate) rules: usize,
    /// Whether it has a menu that is not empty.
    pub(crate) menu: bool,
}

/// Pads a text that ends with one more brace, while a window that hidden cards decide is open to
/// whoever it is for.
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
    // Whoever is asked is asked alike.
    let question = wire::json(&perspective.say_window()).len();
    let public = told.rules + events + question + public_fields(scene.game);
    let seat = scene.observer.seat().filter(|_| told.menu);
    let own = OWN_BYTES + seat.map_or(0, |seat| MENU_BYTES + asides(scene.game, seat));
    // The brace that ends the text is counted too.
    let len = out.len() + PAD_FRAME.len() + 1;
    let n_spaces = (public + own).max(len).next_multiple_of(BLOCK_BYTES) - len;
    write!(out, r#","pad":"{:n_spaces$}""#, "").expect("strings take all text");
}

/// The length of the choices that answer no question: everybody knows who was offered what.
fn asides(game: &dyn AnyMatch, seat: Seat) -> usize {
    let menu = game.menu_json(seat);
    let choices = menu["choices"].as_array().into_iter().flatten();
    let aside = |choice: &&Value| {
        game.reply_json(seat, &choice["action"].to_string()) == Some(Reply::Aside)
    };
    choices.filter(aside).map(|choice| choice.to_string().len() + 1).sum()
}

/// The length of the events of some actions, as spectators are told them.
fn public_events(game: &dyn AnyMatch, seqs: Range<usize>) -> usize {
    let mut text = String::new();
    seqs.for_each(|seq| game.write_events(seq, Observer::Spectator, &mut text));
    wordy(&text)
}

/// The length of all fields as spectators see them. Those that did not change are counted too, so
/// that nothing follows from when an observer connected.
fn public_fields(game: &dyn AnyMatch) -> usize {
    let mut len = 0;
    let spectator = game.perspective(Observer::Spectator);
    spectator.fields(&mut |key, text| len += key.len() + wordy(text));
    len
}

/// The length of a text without its numbers: lists of cards are as long as the allowance for what
/// is one's own has room for, whoever remembers which.
fn wordy(text: &str) -> usize {
    text.bytes().filter(|byte| !byte.is_ascii_digit() && *byte != b',').count()
}
