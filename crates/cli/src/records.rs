//! `tortuga record`: show, verify, replay.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use contract::{
    Game, Match, Mode, Observer, Phrase, Placing, Seat, SeatCount, Standing, Submission, Window,
};
use record::{Header, Proof, Record as GameRecord, RecordError, RecordedEnding, Sheet};
use registry::{House, Visitor};
use serde_json::{Value, json};
use text::{Gap, Listener, Words};

use crate::args::{Record, RecordCommand, RecordFile, RecordFiles, RecordReplay, RecordShow};
use crate::output::Finding;
use crate::{language, output, table};

/// The largest record that is read.
const BYTES_MAX: u64 = 4 << 20;

/// Runs the command.
pub(crate) fn run(args: &Record) -> Result<()> {
    match &args.command {
        RecordCommand::Show(args) => visit(&args.file, Show(args)),
        RecordCommand::Verify(args) => verify_all(args),
        RecordCommand::Replay(args) => visit(&args.file, Replay(args)),
    }
}

/// An operation on a record of any game.
pub(crate) trait Reader {
    fn read<G: House>(self, record: &GameRecord<G>, by: PlayedBy) -> Result<String>;
    /// The same for a record of other rules that today's rules cannot replay.
    fn note<G: House>(self, sheet: &Sheet, why: &RecordError) -> Result<String>;
}

/// The rules by which a record is replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlayedBy {
    /// The rules it was played by.
    SameRules,
    /// Today's rules, which can replay it and give the same result.
    TodaysRules,
}

/// A line that marks a replay by other rules; empty otherwise.
pub(crate) fn mark<G: House>(header: &Header, by: PlayedBy, words: &Words) -> String {
    match by {
        PlayedBy::SameRules => String::new(),
        PlayedBy::TodaysRules => {
            words.fill("ui-record-todays-rules", &versions::<G>(header)) + "\n"
        }
    }
}

/// The record's version of the rules, and this program's, as arguments of a phrase.
pub(crate) fn versions<G: House>(header: &Header) -> [(&'static str, Gap<'static>); 2] {
    let [played, here] = [header.rules_version, G::RULES_VERSION].map(i64::from);
    [("played", played.into()), ("here", here.into())]
}

struct Visit<'a, R> {
    text: &'a str,
    deck: Option<&'a Path>,
    reader: R,
}

impl<R: Reader> Visitor for Visit<'_, R> {
    type Output = Result<String>;
    fn visit<G: House>(self) -> Result<String> {
        let deck = table::deck::<G>(self.deck)?;
        match record::open::<G>(self.text, &deck)? {
            record::Replay::Exact(record) => self.reader.read(&record, PlayedBy::SameRules),
            record::Replay::ByTodaysRules(record) => {
                self.reader.read(&record, PlayedBy::TodaysRules)
            }
            record::Replay::NotationOnly { sheet, why } => self.reader.note::<G>(&sheet, &why),
        }
    }
}

/// Reads the record in a file.
pub(crate) fn read_file<R: Reader>(path: &Path, deck: Option<&Path>, reader: R) -> Result<String> {
    let text = table::read_text(path, BYTES_MAX)?;
    let read = || {
        let game = record::read_header(&text)?.game;
        registry::visit(&game, Visit { text: &text, deck, reader })
            .ok_or_else(|| table::no_such_game(&game))?
    };
    read().with_context(|| path.display().to_string())
}

fn visit<R: Reader>(file: &RecordFile, reader: R) -> Result<()> {
    output::print(&read_file(&file.file, file.deck.as_deref(), reader)?)
}

struct Verify;

impl Reader for Verify {
    fn read<G: House>(self, record: &GameRecord<G>, by: PlayedBy) -> Result<String> {
        let proof = match record::verify(record)? {
            Proof::FromSeed => "legal, and all chance comes from the seed committed to",
            Proof::Legal => "legal; its seed is not told",
        };
        let ending = match &record.ending {
            RecordedEnding::Unfinished => "unfinished",
            RecordedEnding::Over { reason, .. } => reason,
        };
        let (played, here) = (record.header.rules_version, G::RULES_VERSION);
        let by = match by {
            PlayedBy::SameRules => String::new(),
            PlayedBy::TodaysRules => {
                format!("; played by rules version {played}, replayed by today's, version {here}")
            }
        };
        Ok(format!("{proof}; {} actions, {ending}{by}", record.entries.len()))
    }

    fn note<G: House>(self, sheet: &Sheet, why: &RecordError) -> Result<String> {
        let (played, here) = (sheet.header.rules_version, G::RULES_VERSION);
        let whole = "the text is as it was written, but whether the game holds is not known";
        bail!(Finding(format!(
            "{whole}: it was played by rules version {played}, and today's, version {here}, part \
             from it ({why})"
        )))
    }
}

/// Checks each file; a damaged one makes the command fail.
fn verify_all(args: &RecordFiles) -> Result<()> {
    let (mut wrong, mut unknown) = (0, 0);
    for path in &args.files {
        match read_file(path, args.deck.as_deref(), Verify) {
            Ok(found) => output::print(&format!("{}: {found}\n", path.display()))?,
            Err(error) if args.files.len() == 1 => return Err(error),
            Err(error) => {
                let count = if error.is::<Finding>() { &mut unknown } else { &mut wrong };
                *count += 1;
                output::print(&format!("{error:#}\n"))?;
            }
        }
    }
    if wrong > 0 {
        bail!("{wrong} of {} records do not hold", args.files.len());
    }
    if unknown > 0 {
        let all = args.files.len();
        bail!(Finding(format!("{unknown} of {all} records are of rules that today's part from")));
    }
    Ok(())
}

struct Show<'a>(&'a RecordShow);

impl Reader for Show<'_> {
    fn read<G: House>(self, record: &GameRecord<G>, by: PlayedBy) -> Result<String> {
        let words = Words::of::<G>(language::choose(self.0.lang.as_deref())?);
        let game = record::replay(record)?;
        let names: Vec<String> =
            record.header.seats.iter().map(|who| who.name().as_str().to_owned()).collect();
        let listener = Listener { me: None, names: &names };
        // The reader of an unfinished game must not see hands.
        let observer = if game.is_over() { Observer::Referee } else { Observer::Spectator };
        let mut out = mark::<G>(&record.header, by, &words);
        let say = |phrase: &Phrase| words.say(phrase, &listener);
        for line in told::<G>(&game, game.deal_events(), observer, &say) {
            writeln!(out, "   {line}")?;
        }
        follow(record, &game, usize::MAX, |step| {
            let head = step.head(observer);
            write!(out, "{}.", step.number)?;
            if let Some(seat) = head.seat {
                write!(out, " {}", names.get(seat.idx()).map_or("?", String::as_str))?;
            }
            if let Some(action) = &head.action {
                write!(out, ": {action}")?;
            }
            writeln!(out)?;
            for line in told::<G>(&game, step.events, observer, &say) {
                writeln!(out, "   {line}")?;
            }
            Ok(())
        })?;
        if let Standing::Over(outcome) = game.game().standing() {
            out += &standing(&words, &names, outcome.placings());
        }
        Ok(out)
    }

    fn note<G: House>(self, sheet: &Sheet, _: &RecordError) -> Result<String> {
        let words = Words::of::<G>(language::choose(self.0.lang.as_deref())?);
        let names: Vec<String> =
            sheet.header.seats.iter().map(|who| who.name().as_str().to_owned()).collect();
        let mut out = words.fill("ui-record-notation", &versions::<G>(&sheet.header)) + "\n";
        // The outcomes of chance would reveal hands of an unfinished game.
        let is_over = sheet.ending != RecordedEnding::Unfinished;
        for (played, number) in sheet.moves.iter().zip(1..) {
            let name = names.get(played.seat.idx()).map_or("?", String::as_str);
            let drawn = played.drawn.as_ref().filter(|_| is_over);
            let drawn = drawn.map(|drawn| format!(" {drawn}")).unwrap_or_default();
            writeln!(out, "{number}. {name}: {}{drawn}", played.action)?;
        }
        if let RecordedEnding::Over { placings, .. } = &sheet.ending {
            out += &standing(&words, &names, placings);
        }
        Ok(out)
    }
}

fn told<G: Game>(
    game: &Match<G>,
    events: &[G::Event],
    observer: Observer,
    say: &impl Fn(&Phrase) -> String,
) -> Vec<String> {
    let views = events.iter().filter_map(|event| G::event_view(event, observer));
    views.filter_map(|view| G::say_event(game.rules(), &view)).map(|p| say(&p)).collect()
}

fn standing(words: &Words, names: &[String], placings: &[Placing]) -> String {
    let mut rows: Vec<_> = placings.iter().zip(names).collect();
    rows.sort_by_key(|(placing, _)| placing.rank);
    let mut out = format!("\n{}\n", words.fill("ui-standing", &[]));
    for (placing, name) in rows {
        let points = words.fill("ui-points", &[("points", i64::from(placing.points).into())]);
        let _: std::fmt::Result = writeln!(out, "{:>2}. {name}: {points}", placing.rank);
    }
    out
}

/// One action of a replayed record.
struct Step<'a, G: Game> {
    /// Its number, from 1.
    number: usize,
    /// The window it answered.
    window: Window,
    submission: Submission<G::Action>,
    events: &'a [G::Event],
    after: &'a Match<G>,
}

/// What an observer may know of an action itself; its events have the rest.
struct Head {
    seat: Option<Seat>,
    action: Option<String>,
}

impl<G: Game> Step<'_, G> {
    fn head(&self, observer: Observer) -> Head {
        let Submission { seat, action, .. } = &self.submission;
        let is_own = observer.sees(*seat);
        let is_shown = is_own || self.window.mode != Mode::Sealed;
        let is_whole = is_own || (is_shown && G::is_public(action));
        Head {
            seat: is_shown.then_some(*seat),
            action: is_whole.then(|| notation::<G>(self.after.rules(), action)),
        }
    }
}

/// Plays a record again that was already replayed once, and looks at each of its first actions.
fn follow<G: Game>(
    record: &GameRecord<G>,
    whole: &Match<G>,
    n_max: usize,
    mut look: impl FnMut(&Step<'_, G>) -> Result<()>,
) -> Result<()> {
    let mut after = deal(record)?;
    for (idx, entry) in whole.log().iter().take(n_max).enumerate() {
        let (number, submission) = (idx + 1, entry.submission);
        let window = after.window();
        let (Some(window), Ok(_)) = (window, after.submit_given(submission, &entry.drawn)) else {
            bail!("action {number} was replayed just now")
        };
        let (events, after) = (after.events_of(idx), &after);
        look(&Step { number, window, submission, events, after })?;
    }
    Ok(())
}

fn deal<G: Game>(record: &GameRecord<G>) -> Result<Match<G>> {
    let dealt = Match::<G>::deal_as(record.rules, &record.deal);
    dealt.ok().context("the deal was replayed just now")
}

struct Replay<'a>(&'a RecordReplay);

impl Reader for Replay<'_> {
    fn read<G: House>(self, record: &GameRecord<G>, by: PlayedBy) -> Result<String> {
        let whole = record::replay(record)?;
        let observer = observer(self.0.seat, whole.seats())?;
        let until = self.0.until.unwrap_or(usize::MAX);
        let game = deal(record)?;
        let mut out = String::new();
        let events = views::<G>(game.deal_events(), observer);
        writeln!(out, "{}", line::<G>(&game, observer, first::<G>(&record.header, by), &events))?;
        follow(record, &whole, until, |step| {
            let Head { seat, action } = step.head(observer);
            let seat = seat.map(|seat| seat.0 + 1);
            let head = json!({ "seq": step.number, "seat": seat, "action": action });
            let events = views::<G>(step.events, observer);
            writeln!(out, "{}", line::<G>(step.after, observer, head, &events))?;
            Ok(())
        })?;
        Ok(out)
    }

    fn note<G: House>(self, sheet: &Sheet, why: &RecordError) -> Result<String> {
        if self.0.seat.is_some() {
            bail!("what a seat saw cannot be told: today's rules part from this record ({why})");
        }
        let (played, here) = (sheet.header.rules_version, G::RULES_VERSION);
        let head = json!({
            "seq": 0, "replay": "notation-only", "rules_played": played, "rules": here,
            "why": why.to_string(), "drawn": sheet.deal,
        });
        let mut out = format!("{head}\n");
        let until = self.0.until.unwrap_or(usize::MAX);
        for (played, seq) in sheet.moves.iter().take(until).zip(1..) {
            let record::Move { seat, action, drawn, .. } = played;
            let seat = seat.0 + 1;
            let step = json!({ "seq": seq, "seat": seat, "action": action, "drawn": drawn });
            writeln!(out, "{step}")?;
        }
        Ok(out)
    }
}

/// The head of the first step. It names the rules of the replay if they differ from the record's.
fn first<G: Game>(header: &Header, by: PlayedBy) -> Value {
    match by {
        PlayedBy::SameRules => json!({ "seq": 0 }),
        PlayedBy::TodaysRules => {
            let (played, here) = (header.rules_version, G::RULES_VERSION);
            json!({ "seq": 0, "replay": "todays-rules", "rules_played": played, "rules": here })
        }
    }
}

fn observer(seat: Option<u8>, seats: SeatCount) -> Result<Observer> {
    let Some(number) = seat else { return Ok(Observer::Referee) };
    match number.checked_sub(1).filter(|idx| *idx < seats.get()) {
        Some(idx) => Ok(Observer::Seat(Seat(idx))),
        None => bail!("there is no seat {number}; there are {}", seats.get()),
    }
}

fn views<G: Game>(events: &[G::Event], observer: Observer) -> Vec<G::EventView> {
    events.iter().filter_map(|event| G::event_view(event, observer)).collect()
}

fn line<G: Game>(
    game: &Match<G>,
    observer: Observer,
    mut head: Value,
    events: &[G::EventView],
) -> Value {
    head["events"] = json!(events);
    head["view"] = json!(game.game().view(observer));
    head["window"] = json!(game.window().map(|window| window.view(observer)));
    head["menus"] = menus::<G>(game, observer);
    head
}

/// The actions of each seat that the window waits for, as far as the observer may know them.
fn menus<G: Game>(game: &Match<G>, observer: Observer) -> Value {
    let waiting = game.window().map(|window| window.waiting).unwrap_or_default();
    let seats = waiting.iter().filter(|seat| observer.sees(*seat));
    let menu = |seat: Seat| {
        let menu = game.menu(seat);
        let actions: Vec<String> =
            menu.actions.iter().map(|action| notation::<G>(game.rules(), action)).collect();
        json!({ "seat": seat.0 + 1, "actions": actions, "composed": menu.composed })
    };
    seats.map(menu).collect()
}

/// An action in the notation of records.
pub(crate) fn notation<G: Game>(rules: &G::Rules, action: &G::Action) -> String {
    let mut text = String::new();
    G::write_action(rules, action, &mut text).expect("a string takes all text");
    text
}
