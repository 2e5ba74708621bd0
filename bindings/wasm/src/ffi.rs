//! The module's exports. A request goes in by [`reserve`] and [`handle`]. Its answer is at the
//! address that `handle` returned, [`answered`] bytes long, until the next request.
//!
//! All memory access is safe code: the page writes into one buffer of ours and reads from another.
//! The attributes that name the exports count as unsafe, since two exports of the same name would
//! clash; no other code in this program uses these names.
#![allow(unsafe_code, reason = "`no_mangle` names the module's exports; there is no unsafe code")]

use std::cell::RefCell;

use crate::Face;

/// The module's state and its two buffers.
#[derive(Default)]
struct Desk {
    face: Face,
    asked: Vec<u8>,
    answer: String,
}

thread_local! {
    // A worker has one thread, so each module has one desk.
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Reserves room for a request of `len` bytes; returns its address.
#[unsafe(no_mangle)]
extern "C" fn reserve(len: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.asked.clear();
        desk.asked.resize(len, 0);
        desk.asked.as_mut_ptr()
    })
}

/// Answers the request in the buffer; returns the address of the answer.
#[unsafe(no_mangle)]
extern "C" fn handle() -> *const u8 {
    DESK.with_borrow_mut(|desk| {
        let text = String::from_utf8_lossy(&desk.asked);
        desk.answer = desk.face.handle(&text);
        desk.answer.as_ptr()
    })
}

/// The length of the answer, in bytes.
#[unsafe(no_mangle)]
extern "C" fn answered() -> usize {
    DESK.with_borrow(|desk| desk.answer.len())
}
