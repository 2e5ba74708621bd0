//! Pads messages to a length that depends on public facts only, so that the number of bytes does
//! not reveal which seat has more choices, or has made one.
//!
//! The length is computed from what a spectator would be told, plus a fixed allowance for what
//! only the seat itself is told. Rounding up the real length would not be enough: sooner or later
//! a hidden card moves it into the next block.

use std::ops::Range;

use contract::{ASIDE_BYTES, AnyMatch, AnyPerspective, Observer, SAID, SAID_TIMES, Texts};

use crate::wire::{self, Telling, UpdateInput};

/// Lengths are multiples of this number of bytes.
pub(crate) const BLOCK_BYTES: usize = 2048;
/// The allowance for the answers of a menu, in bytes. A test checks it with the largest hand of
/// our games and every choice.
pub(crate) const MENU_BYTES: usize = 6144;
/// The allowance for numbers, and for what else only the seat itself is told (its hand, the cards
/// of its offers), in bytes.
pub(crate) const OWN_BYTES: usize = 2048;

/// The padding of an explanation that has `n_bytes` without it: all of them have the same length,
/// which does not reveal which card somebody asks about.
pub(crate) fn pad_explanation(n_bytes: usize) -> String {
    " ".repeat(n_bytes.next_multiple_of(BLOCK_BYTES) - n_bytes)
}

const PAD_FRAME: &str = r#","pad":"""#;
/// The part of an update that says that it is one.
const UPDATE_TAG: &str = r#""kind":"update","#;

/// The parts of a message besides its fields, as far as they affect its length.
pub(crate) struct SizedParts {
    /// The actions whose events it contains.
    pub(crate) seqs: Range<usize>,
    /// The length of the rules and the deal in it, in bytes.
    pub(crate) rules: usize,
    /// Whether it has a menu that is not empty.
    pub(crate) menu: bool,
}

/// Whether a message is padded: a window that hidden cards decide is open to its observer.
pub(crate) fn is_padded(input: UpdateInput<'_>) -> bool {
    let open = input.game.window();
    let asked = open.zip(input.observer.seat()).is_some_and(|(open, seat)| open.asked.has(seat));
    let masked = input.game.question().is_some_and(|question| question.weight.is_masked());
    asked && masked && input.playing.is_some()
}

/// Pads the JSON of an update, whose last field is the padding.
pub(crate) fn pad_update(
    text: &mut String,
    input: UpdateInput<'_>,
    perspective: &dyn AnyPerspective,
    told: &SizedParts,
    telling: &mut Telling,
) {
    let spaces = pad(input, perspective, told, text.len() - UPDATE_TAG.len(), telling);
    let end = text.pop();
    assert_eq!(end, Some('}'), "a message is an object");
    text.reserve(PAD_FRAME.len() + spaces.len() + 1);
    text.extend([r#","pad":""#, &spaces, r#""}"#]);
}

/// The padding of a message that has `n_bytes` without it.
pub(crate) fn pad(
    input: UpdateInput<'_>,
    perspective: &dyn AnyPerspective,
    told: &SizedParts,
    n_bytes: usize,
    telling: &mut Telling,
) -> String {
    let texts = &mut telling.texts;
    // All observers of a change are told of the same actions.
    let public = *telling.public.get_or_insert_with(|| {
        public_events(input.game, told.seqs.clone(), texts) + public_fields(input.game, texts)
    });
    // All seats that are asked read the same question.
    let question = wire::json(&perspective.say_window()).len();
    let asides = perspective.n_asides() * ASIDE_BYTES;
    let menu = if told.menu { MENU_BYTES + asides } else { 0 };
    let own = OWN_BYTES + menu;
    let len = n_bytes + PAD_FRAME.len();
    let n_spaces =
        (told.rules + question + public + own).max(len).next_multiple_of(BLOCK_BYTES) - len;
    " ".repeat(n_spaces)
}

/// The length of the events of some actions, as spectators see them.
fn public_events(game: &dyn AnyMatch, seqs: Range<usize>, texts: &mut Texts) -> usize {
    seqs.map(|seq| wordy(game.events(seq, Observer::Spectator, texts).get())).sum()
}

/// The length of all fields as spectators see them. Unchanged fields count too, so that the length
/// does not depend on when an observer connected.
fn public_fields(game: &dyn AnyMatch, texts: &mut Texts) -> usize {
    let mut len = 0;
    let spectator = game.perspective(Observer::Spectator);
    spectator.fields(&mut Vec::new(), texts, &mut |key, json| {
        let times = if key == SAID { SAID_TIMES } else { 1 };
        len += key.len() + times * wordy(json.get());
    });
    len
}

/// The length of a text without its numbers and commas. [`OWN_BYTES`] covers those, so the length
/// does not depend on which cards a list contains.
fn wordy(text: &str) -> usize {
    text.bytes().filter(|byte| !byte.is_ascii_digit() && *byte != b',').count()
}
