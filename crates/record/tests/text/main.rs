//! Records and scenarios from end to end, on the toy game.

mod kept;
mod mutations;
mod play;
mod records;
mod scenarios;
