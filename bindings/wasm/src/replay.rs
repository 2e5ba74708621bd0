//! Records, shown action by action.

use contract::{AnyMatch, CardId, Observer, Texts, json};
use hosting::{AllGames, Reel};
use record::{Header, Occupant, RecordedEnding, Sheet};
use serde_json::Value;
use table::Dealer;
use table::message::WindowInfo;

use crate::Reply;
use crate::reply::{Frame, Noted, NotedMove, Opened, ReplayMove, ReplaySeat, Versions};

/// A whole record.
pub(crate) fn opened(reel: &mut Reel) -> Result<Reply, String> {
    let said = reel.phrases();
    let said = reel.actions().into_iter().zip(said);
    let header = reel.header();
    let outcome = reel.whole().outcome();
    let moves = reel.log().into_iter().zip(said);
    Ok(Reply::Opened(Box::new(Opened {
        game: header.game.clone(),
        options: serde_json::from_str(&header.options).map_err(|error| error.to_string())?,
        played_by: reel.played_by(),
        versions: versions(header),
        seats: header.seats.iter().map(sitter).collect(),
        rules: reel.whole().rules_json().into(),
        moves: moves
            .map(|(entry, (action, phrase))| ReplayMove::new(entry, action, phrase))
            .collect(),
        outcome: outcome.as_ref().map(json::value),
    })))
}

/// A record that cannot be replayed.
pub(crate) fn noted(sheet: Sheet, why: String) -> Reply {
    let moves = sheet.moves.into_iter().map(|record::Move { seat, action, drawn, .. }| NotedMove {
        seat: seat.0,
        notation: action,
        drawn,
    });
    Reply::Noted(Box::new(Noted {
        versions: versions(&sheet.header),
        game: sheet.header.game,
        seats: sheet.header.seats.iter().map(sitter).collect(),
        moves: moves.collect(),
        placings: match sheet.ending {
            RecordedEnding::Unfinished => Vec::new(),
            RecordedEnding::Over { placings, .. } => placings,
        },
        why,
    }))
}

fn versions(header: &Header) -> Versions {
    let played = header.rules_version;
    let here = AllGames.rules_version(&header.game).expect("a record that was opened has a game");
    Versions { played, here }
}

fn sitter(occupant: &Occupant) -> ReplaySeat {
    let level = match occupant {
        Occupant::User { .. } => None,
        Occupant::Bot { level, .. } => Some(level.as_str().to_owned()),
    };
    ReplaySeat { name: occupant.name().as_str().to_owned(), level }
}

/// A record after some actions.
pub(crate) fn frame(reel: &mut Reel, moves: u32, observer: Observer) -> Result<Reply, String> {
    let (game, moves) = position(reel, moves, observer)?;
    let Value::Object(fields) = game.view_json(observer) else {
        return Err("a view has fields".to_owned());
    };
    let last = (moves as usize).checked_sub(1);
    Ok(Reply::Frame(Box::new(Frame {
        moves,
        fields,
        events: last.map_or(table::Part::Parsed(Vec::new()), |seq| {
            game.events(seq, observer, &mut Texts::default()).into()
        }),
        // There is no clock in a record.
        window: WindowInfo::of(game, observer, &*game.perspective(observer)),
        menu: menu(game, observer),
    })))
}

/// What a card says about itself after some actions.
pub(crate) fn explain(
    reel: &mut Reel,
    moves: u32,
    observer: Observer,
    card: CardId,
) -> Result<Reply, String> {
    let (game, _) = position(reel, moves, observer)?;
    Ok(Reply::Explained { explanation: game.explain(observer, card) })
}

/// The position after some actions, and their number.
fn position(
    reel: &mut Reel,
    moves: u32,
    observer: Observer,
) -> Result<(&dyn AnyMatch, u32), String> {
    let len = u32::try_from(reel.len()).map_err(|error| error.to_string())?;
    if observer.seat().is_some_and(|seat| seat.idx() >= reel.header().seats.len()) {
        return Err("there is no such seat".to_owned());
    }
    let moves = moves.min(len);
    Ok((reel.at(moves as usize), moves))
}

/// The observer's menu, if they were asked or might act.
fn menu(game: &dyn AnyMatch, observer: Observer) -> Option<Value> {
    let (window, seat) = (game.window_view(observer)?, observer.seat()?);
    (window.me || window.may.has(seat)).then(|| game.menu_json(seat))
}
