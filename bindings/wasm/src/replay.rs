//! Records, to be looked at move by move.

use contract::Observer;
use hosting::Reel;
use record::Occupant;
use serde_json::Value;

use crate::Reply;
use crate::reply::{Frame, Move, Opened, Sitter};

/// A record as a whole.
pub(crate) fn opened(reel: &Reel) -> Result<Reply, String> {
    let header = reel.header();
    let outcome = reel.whole().outcome();
    let moves = reel.log().into_iter().zip(reel.phrases());
    Ok(Reply::Opened(Box::new(Opened {
        game: header.game.clone(),
        options: serde_json::from_str(&header.options).map_err(|error| error.to_string())?,
        seats: header.seats.iter().map(sitter).collect(),
        rules: reel.whole().rules_json(),
        moves: moves.map(|(entry, phrase)| Move::new(entry, phrase)).collect(),
        outcome: outcome.map(|outcome| serde_json::to_value(outcome).expect("plain data")),
    })))
}

fn sitter(occupant: &Occupant) -> Sitter {
    let level = match occupant {
        Occupant::User { .. } => None,
        Occupant::Bot { level, .. } => Some(level.as_str().to_owned()),
    };
    Sitter { name: occupant.name().as_str().to_owned(), level }
}

/// A record at one move.
pub(crate) fn frame(reel: &mut Reel, moves: u32, observer: Observer) -> Result<Reply, String> {
    let len = u32::try_from(reel.len()).map_err(|error| error.to_string())?;
    let observer = reel.observer(observer);
    if observer.seat().is_some_and(|seat| seat.idx() >= reel.header().seats.len()) {
        return Err("there is no such seat".to_owned());
    }
    let moves = moves.min(len);
    let game = reel.at(moves as usize);
    let Value::Object(fields) = game.view_json(observer) else {
        return Err("a view has fields".to_owned());
    };
    let last = (moves as usize).checked_sub(1);
    Ok(Reply::Frame(Box::new(Frame {
        moves,
        fields,
        events: last.map(|seq| game.events_json(seq, observer)).unwrap_or_default(),
        asked: game
            .window_view(observer)
            .map_or_else(Vec::new, |window| window.asked.iter().map(|seat| seat.0).collect()),
    })))
}
