//! The module's doors. A text goes in by [`reserve`] and [`handle`], its answer is at the address
//! that `handle` gave and [`answered`] bytes long until the next request.
//!
//! No memory is touched here except through safe code: the page writes into a buffer of ours and
//! reads from another. The attributes that give the doors their names count as unsafe, since two
//! of the same name could not be told apart; nothing else in this program has these names.
#![allow(
    unsafe_code,
    reason = "`no_mangle` names the doors of the module; there is no unsafe code"
)]

use std::cell::RefCell;

use crate::Face;

/// The face and its two buffers.
#[derive(Default)]
struct Desk {
    face: Face,
    asked: Vec<u8>,
    answer: String,
}

thread_local! {
    // A worker is one thread, so there is one desk in each module.
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Room for a request of so many bytes; where to write it.
#[unsafe(no_mangle)]
extern "C" fn reserve(len: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.asked.clear();
        desk.asked.resize(len, 0);
        desk.asked.as_mut_ptr()
    })
}

/// Answers the request that was written; where the answer is.
#[unsafe(no_mangle)]
extern "C" fn handle() -> *const u8 {
    DESK.with_borrow_mut(|desk| {
        let text = String::from_utf8_lossy(&desk.asked);
        desk.answer = desk.face.handle(&text);
        desk.answer.as_ptr()
    })
}

/// How many bytes the answer has.
#[unsafe(no_mangle)]
extern "C" fn answered() -> usize {
    DESK.with_borrow(|desk| desk.answer.len())
}
