//! The last lines: the result, where the game is saved, how to continue.

use std::path::Path;

use contract::{Phrase, Seat};

use super::save::Store;
use super::session::Session;
use super::{Left, Saved};
use crate::args::PlayArgs;
use registry::screen;
use screen::wrap::capital;
use screen::{Scene, Theme};

/// The last lines, however a game was left.
pub(crate) fn lines(
    args: &PlayArgs,
    session: &Session,
    left: Left,
    store: &Store,
    saved: Result<&Saved, &files::WriteError>,
) -> Vec<String> {
    let about = session.about();
    let file = store.path.display().to_string();
    let mut lines = vec![String::new()];
    lines.extend(result(session));
    match left {
        Left::InputEnded => lines.push(about.text("ui-input-ended")),
        Left::Stopped => lines.push(about.text("ui-stopped")),
        Left::Over | Left::Quit => {}
    }
    match saved {
        Ok(Saved::Nothing) => lines.push(about.text("ui-saved-nothing")),
        Ok(Saved::Written) => {
            lines.push(about.words.fill("ui-saved", &[("file", (&file).into())]));
            if session.placings().is_none() {
                let command = command(args, about.id, &store.path);
                lines.push(about.words.fill("ui-resume-with", &[("command", (&command).into())]));
            }
        }
        // The command ends with an error that says why, like every other error.
        Err(error) => {
            let problem = error.to_string();
            let gaps = [("file", (&file).into()), ("problem", (&problem).into())];
            lines.push(about.words.fill("ui-save-failed", &gaps));
        }
    }
    lines.push(about.text("ui-goodbye"));
    lines
}

/// The result; empty while the game goes on.
pub(crate) fn result(session: &Session) -> Vec<String> {
    let Some(placings) = session.placings() else { return Vec::new() };
    let about = session.about();
    let mut rows: Vec<_> = (0..).map(Seat).zip(placings).collect();
    let winners = rows.iter().filter(|(_, placing)| placing.rank == 1).map(|(seat, _)| *seat);
    let winners = Phrase::new("ui-winners").seats("seats", winners);
    let mut lines = vec![about.say(&winners), String::new()];
    rows.sort_by_key(|(_, placing)| placing.rank);
    lines.push(format!("{}:", about.text("ui-standing")));
    let view = session.view();
    let scene = Scene { about, view: &view, theme: Theme::Plain };
    for (seat, placing) in rows {
        let screen = screen(about.id);
        let points = screen.and_then(|screen| screen.score(&scene, seat)).unwrap_or_else(|| {
            about.words.fill("ui-points", &[("points", i64::from(placing.points).into())])
        });
        let more = screen.and_then(|screen| screen.standing(&scene, seat));
        let words: Vec<String> = [points].into_iter().chain(more).collect();
        let name = capital(&about.seat_label(seat));
        lines.push(format!("{:>2}. {name}: {}", placing.rank, words.join(", ")));
    }
    lines.push(String::new());
    if let Some(seed) = session.seed() {
        lines.push(about.words.fill("ui-seed", &[("seed", (&seed).into())]));
        lines.push(about.text("ui-seed-about"));
    }
    lines
}

/// The command that continues this game.
fn command(args: &PlayArgs, id: &str, path: &Path) -> String {
    let mut parts = vec![format!("tortuga play {id} --resume {}", quoted(path))];
    parts.extend(args.setup.deck.as_ref().map(|deck| format!("--deck {}", quoted(deck))));
    parts.extend(args.lang.as_ref().map(|language| format!("--lang {language}")));
    parts.extend(args.plain.then(|| "--plain".to_owned()));
    parts.join(" ")
}

/// A path as a shell reads it back.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |char: char| char.is_alphanumeric() || "/._-+=:,@~".contains(char);
    if !text.is_empty() && text.chars().all(plain) {
        return text;
    }
    format!("'{}'", text.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_quoted_where_a_shell_needs_it() {
        assert_eq!(quoted(Path::new("/a/b-c.record")), "/a/b-c.record");
        assert_eq!(quoted(Path::new("my game")), "'my game'");
        assert_eq!(quoted(Path::new("it's")), r"'it'\''s'");
    }
}
