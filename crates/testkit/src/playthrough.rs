//! Golden playthroughs: a game as text that a person can read and a test can compare.
//!
//! It shows every window, each acting seat's menu, the action and the outcomes of chance, each
//! event as each observer sees it, and now and then each observer's view. Refresh it with
//! `UPDATE_GOLDEN=1` and read the difference: it shows changes in menus, redaction and order of
//! events.

use std::fmt::Write;
use std::path::Path;

use contract::chance::Generator;
use contract::{
    Actor, Drawn, Game, Match, Mode, Observer, Schedule, SearchRng, Seat, SeatSet, Seed, Standing,
    Submission, Window,
};
use serde::Serialize;

/// How much a playthrough shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detail {
    /// Views are written after every so many actions, and at the end; 0 means only at the end.
    pub views_every: usize,
    /// Menus longer than this are cut.
    pub menu_max: usize,
}

impl Default for Detail {
    fn default() -> Self {
        Self { views_every: 10, menu_max: 24 }
    }
}

/// Plays a random game to its end in serial order, from a number as its seed.
pub fn play<G: Game>(rules: &'static G::Rules, number: u64) -> Match<G> {
    let seed = Seed::from_number(number, 0);
    let mut played = Match::<G>::deal(rules, Generator::Lehmer64, seed);
    let (mut rng, mut schedule) = (SearchRng::new(number, 1), Schedule::default());
    while let Some(window) = played.window() {
        let ask = schedule.ask(played.game(), played.seats(), &window);
        let actions = played.menu(ask.seat).actions;
        // An optional seat may stay silent, and does so half the time.
        if !ask.must && (actions.is_empty() || rng.below(2) == 0) {
            continue;
        }
        let count = u32::try_from(actions.len()).expect("menus are bounded");
        let action = actions[rng.below(count) as usize];
        let submission =
            Submission { seat: ask.seat, window: window.id, actor: Actor::Bot, action };
        assert!(played.submit(submission).is_ok(), "{action:?} is in the menu");
    }
    played
}

/// The first game, counting up from number `first`, that `wanted` accepts. For one playthrough per
/// end reason.
///
/// # Panics
/// When none of a thousand does.
pub fn find<G: Game>(
    rules: &'static G::Rules,
    first: u64,
    wanted: impl Fn(&Match<G>) -> bool,
) -> (u64, Match<G>) {
    let games = (first..first + 1000).map(|number| (number, play::<G>(rules, number)));
    let found = games.into_iter().find(|(_, played)| wanted(played));
    found.expect("one of a thousand games is wanted")
}

/// Writes a match as a playthrough, dealt or rigged.
///
/// # Panics
/// When the match does not replay from its own log, which is a bug in the game.
pub fn text<G: Game>(played: &Match<G>, detail: Detail) -> String {
    let rules = played.rules();
    let mut page = Page { out: String::new(), observers: observers(played) };
    page.line(format_args!(
        "# {}, rules {}, {} seats",
        G::ID,
        G::RULES_VERSION,
        played.seats().get()
    ));
    let mut replayed = match played.rigged_start() {
        Some(position) => Match::rigged(rules, position.clone()),
        None => Match::deal_as(rules, played.deal_drawn()).expect("a match replays its own deal"),
    };
    if !played.deal_drawn().is_empty() {
        page.line(format_args!("deal{}", chance_text::<G>(rules, played.deal_drawn())));
    }
    page.events::<G>(played.deal_events());
    for (seq, entry) in played.log().iter().enumerate() {
        let window = replayed.window().expect("an action is logged while the match is open");
        page.window(&replayed, &window, detail.menu_max);
        if detail.views_every > 0 && seq.is_multiple_of(detail.views_every) {
            page.views(&replayed);
        }
        let Submission { seat, action, .. } = entry.submission;
        let drawn = chance_text::<G>(rules, &entry.drawn);
        page.line(format_args!("{}. {seat}: {}{drawn}", seq + 1, written::<G>(rules, &action)));
        let events = replayed.submit_given(entry.submission, &entry.drawn);
        page.events::<G>(events.expect("a match replays its own log"));
    }
    page.end(&replayed);
    page.out
}

fn observers<G: Game>(played: &Match<G>) -> Vec<Observer> {
    played.seats().seats().map(Observer::Seat).chain([Observer::Spectator]).collect()
}

/// The outcomes of chance, in braces as in a record: cards by name, numbers as they are.
fn chance_text<G: Game>(rules: &G::Rules, drawn: &[Drawn]) -> String {
    let outcome = |drawn: &Drawn| match drawn {
        Drawn::Card(card) => G::card_name(rules, *card).unwrap_or_else(|| format!("{card:?}")),
        Drawn::Number(number) => number.to_string(),
    };
    let outcomes: Vec<String> = drawn.iter().map(outcome).collect();
    if outcomes.is_empty() { String::new() } else { format!(" {{{}}}", outcomes.join(", ")) }
}

fn written<G: Game>(rules: &G::Rules, action: &G::Action) -> String {
    let mut text = String::new();
    G::write_action(rules, action, &mut text).expect("strings take all text");
    text
}

fn seats_text(seats: SeatSet) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() { "-".to_owned() } else { seats.join(" ") }
}

/// An observer in one word: a seat by its number.
fn observer_text(observer: Observer) -> String {
    match observer {
        Observer::Seat(seat) => seat.to_string(),
        Observer::Spectator => "spectator".to_owned(),
        Observer::Referee => "referee".to_owned(),
    }
}

/// The text so far.
struct Page {
    out: String,
    observers: Vec<Observer>,
}

impl Page {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.out, "{line}").expect("strings take all text");
    }

    fn window<G: Game>(&mut self, played: &Match<G>, window: &Window, menu_max: usize) {
        let mode = match window.mode {
            Mode::Turn => "turn",
            Mode::Open => "open",
            Mode::Sealed => "sealed",
        };
        let Window { id, asked, waiting, may, shown, .. } = *window;
        let [asked, waiting, may_act] = [asked, waiting, may].map(seats_text);
        let who = format!("asked {asked}, waits for {waiting}, may {may_act}");
        self.line(format_args!("\n== window {} {mode}: {who}, shown {shown}", id.0));
        for seat in window.waiting.or(may).iter() {
            self.menu(played, seat, menu_max);
        }
    }

    fn menu<G: Game>(&mut self, played: &Match<G>, seat: Seat, menu_max: usize) {
        let menu = played.menu(seat);
        let shown = menu.actions.iter().take(menu_max);
        let mut choices: Vec<String> =
            shown.map(|action| written::<G>(played.rules(), action)).collect();
        if menu.actions.len() > menu_max {
            choices.push(format!("… {} in all", menu.actions.len()));
        }
        if !menu.composed.is_empty() {
            choices.push(format!("(suggestions: {})", menu.composed.join(", ")));
        }
        if choices.is_empty() {
            choices.push("nothing".to_owned());
        }
        self.line(format_args!("menu {seat}: {}", choices.join(" | ")));
    }

    fn events<G: Game>(&mut self, events: &[G::Event]) {
        for event in events {
            self.grouped(|observer| G::event_view(event, observer), "  ");
        }
    }

    fn views<G: Game>(&mut self, played: &Match<G>) {
        self.grouped(|observer| Some(played.game().view(observer)), "view ");
    }

    /// One line for each different thing seen, after the observers who see it.
    fn grouped<T: Serialize>(&mut self, see: impl Fn(Observer) -> Option<T>, prefix: &str) {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for observer in &self.observers {
            let Some(seen) = see(*observer) else { continue };
            let seen = serde_json::to_string(&seen).expect("our own types are plain data");
            let name = observer_text(*observer);
            match groups.iter_mut().find(|(text, _)| *text == seen) {
                Some((_, names)) => names.push(name),
                None => groups.push((seen, vec![name])),
            }
        }
        for (seen, names) in groups {
            let all = names.len() == self.observers.len();
            let names = if all { "all".to_owned() } else { names.join(" ") };
            self.line(format_args!("{prefix}{names}: {seen}"));
        }
    }

    fn end<G: Game>(&mut self, played: &Match<G>) {
        match played.game().standing() {
            Standing::Open(_) => self.line(format_args!("\n== not over")),
            Standing::Over(outcome) => {
                self.line(format_args!("\n== over: {}", outcome.reason.0));
                for (placing, seat) in outcome.placings().iter().zip((0..).map(Seat)) {
                    let (rank, points) = (placing.rank, placing.points);
                    self.line(format_args!("{seat}: rank {rank}, points {points}"));
                }
            }
        }
        self.views(played);
    }
}

/// Compares a text with a golden file; with `UPDATE_GOLDEN=1` it writes the file instead.
///
/// # Panics
/// When they differ, with the first differing line; or when the file cannot be read or written.
pub fn check_golden(path: impl AsRef<Path>, text: &str) {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1");
    if let Err(problem) = compare(path.as_ref(), text, update) {
        panic!("{problem}");
    }
}

fn compare(path: &Path, text: &str, update: bool) -> Result<(), String> {
    let shown = path.display();
    if update {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        let written = folder.and_then(|()| std::fs::write(path, text));
        return written.map_err(|error| format!("{shown}: {error}"));
    }
    let refresh = "run again with UPDATE_GOLDEN=1 and read what changed";
    let golden =
        std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}; {refresh}"))?;
    if golden == text {
        return Ok(());
    }
    let mut lines = golden.lines().zip(text.lines()).zip(1..);
    let (line, old, new) = match lines.find(|((old, new), _)| old != new) {
        Some(((old, new), line)) => (line, old, new),
        None => (golden.lines().count().min(text.lines().count()) + 1, "(end)", "(more or less)"),
    };
    Err(format!("{shown} differs in line {line}; {refresh}\n  golden: {old}\n  now:    {new}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_golden_file_is_written_and_compared() {
        let folder = std::env::temp_dir().join(format!("testkit-{}", std::process::id()));
        let path = folder.join("a.play");
        assert!(compare(&path, "one\ntwo\n", false).unwrap_err().contains("UPDATE_GOLDEN=1"));
        compare(&path, "one\ntwo\n", true).unwrap();
        compare(&path, "one\ntwo\n", false).unwrap();
        let problem = compare(&path, "one\n2\n", false).unwrap_err();
        assert!(problem.contains("line 2") && problem.contains("now:    2"), "{problem}");
        let problem = compare(&path, "one\n", false).unwrap_err();
        assert!(problem.contains("line 2"), "{problem}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
