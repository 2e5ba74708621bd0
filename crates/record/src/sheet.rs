//! A record without its game: its contents as text, whatever today's rules say about it.

use contract::chance::sha256_hex;
use contract::{Actor, DeckText, Game, Seat, SeatCount, Seed};

use crate::error::{Problem, RecordError, is_harmless};
use crate::header::Header;
use crate::line::{SourceLine, Walk, of_record};
use crate::notation::{actor_name, read_head, read_outcomes, read_tail};
use crate::read::{read_ending, read_seed, rules};
use crate::record::{Record, RecordedAction, RecordedEnding, placing_text};

/// A record as notation and result. It is complete and unchanged since it was written; whether it
/// is a legal game is not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The game, the players, the deck and the source of chance.
    pub header: Header,
    /// The outcomes of chance in the deal, with their braces.
    pub deal: String,
    /// The actions.
    pub moves: Vec<Move>,
    /// How it ended.
    pub ending: RecordedEnding,
    /// The seed, if it is known.
    pub seed: Option<Seed>,
    /// The line number in the file for each line that counts.
    lines: Vec<u32>,
}

/// One action as a record writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The seat whose action it is.
    pub seat: Seat,
    /// The sender: a person, a bot or the clock.
    pub actor: Actor,
    /// The action in the notation of its version.
    pub action: String,
    /// The outcomes of chance, with their braces.
    pub drawn: Option<String>,
}

impl Sheet {
    /// Parses a record of any game and any version of its rules.
    ///
    /// # Errors
    /// When the lines are not those of a record, or the text was changed after it was written.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut walk = Walk::new(of_record(text)?);
        harmless(walk.lines())?;
        let header = Header::read(&mut walk)?;
        let seats = seat_count(&header);
        let deal = walk.field("deal")?;
        let deal = braced(deal.text).ok_or_else(|| deal.expected("`{…}`"))?.to_owned();
        let moves = read_moves(&header, seats, &mut walk)?;
        let ending = read_ending(seats, &mut walk)?;
        let seed = read_seed(walk.field("seed")?)?;
        let check = walk.field("check")?;
        if let Some(line) = walk.peek() {
            return Err(line.expected("the end after `check: …`"));
        }
        let lines = walk.lines();
        let told: Vec<&str> = lines[..lines.len() - 1].iter().map(|line| line.text).collect();
        if sha256_hex(format!("{}\n", told.join("\n")).as_bytes()) != check.text {
            return Err(check.error(Problem::Edited));
        }
        let lines = lines.iter().map(|line| line.number).collect();
        Ok(Self { header, deal, moves, ending, seed, lines })
    }

    /// The canonical text, as it was read.
    pub fn to_text(&self) -> String {
        let mut lines = self.header.lines();
        lines.extend([String::new(), format!("deal: {}", self.deal)]);
        lines.extend(self.moves.iter().zip(1..).map(|(played, n)| self.move_text(n, played)));
        lines.extend([String::new(), format!("result: {}", self.ending.reason())]);
        let placings = self.ending.placings().iter().zip(1..);
        lines.extend(
            placings.map(|(placing, seat)| format!("placing {seat}: {}", placing_text(*placing))),
        );
        lines.push(self.seed.map_or("seed: withheld".to_owned(), |seed| format!("seed: {seed}")));
        let text = format!("{}\n", lines.join("\n"));
        let check = sha256_hex(text.as_bytes());
        format!("{text}check: {check}\n")
    }

    fn move_text(&self, number: u32, played: &Move) -> String {
        let Move { seat, actor, action, drawn } = played;
        let usual = self.header.seats.get(seat.idx()).map(crate::Occupant::actor);
        let unusual = Some(*actor).filter(|actor| usual != Some(*actor));
        let actor = unusual.map(|actor| format!(" ({})", actor_name(actor))).unwrap_or_default();
        let drawn = drawn.as_ref().map(|drawn| format!(" {drawn}")).unwrap_or_default();
        format!("{number}. {seat}{actor}: {action}{drawn}")
    }

    /// The record that today's notation makes of it, whichever version of the rules it names.
    ///
    /// # Errors
    /// When today's notation, options or decks lack something in it.
    pub(crate) fn record<G: Game>(&self, deck: &DeckText) -> Result<Record<G>, RecordError> {
        let n_head = self.header.lines().len();
        let number = |line: usize| self.lines.get(line).copied().unwrap_or_default();
        let at = |line: usize| move |problem| RecordError::at(number(line), problem);
        let of_head = |(key, problem): (&str, Problem)| {
            let named = |line: &String| line.split(':').next() == Some(key);
            at(self.header.lines().iter().position(named).unwrap_or_default())(problem)
        };
        let rules = rules::<G>(&self.header, deck).map_err(of_head)?;
        let deal = read_outcomes::<G>(rules, &self.deal).map_err(at(n_head + 1))?;
        let entries = self.moves.iter().enumerate().map(|(n, played)| {
            let Move { seat, actor, action, drawn } = played;
            let tail = format!("{action}{}", drawn.as_deref().unwrap_or_default());
            let (action, drawn) = read_tail::<G>(rules, &tail).map_err(at(n_head + 2 + n))?;
            let drawn = drawn.unwrap_or_default();
            Ok(RecordedAction { seat: *seat, actor: *actor, action, drawn })
        });
        Ok(Record {
            deal,
            entries: entries.collect::<Result<_, RecordError>>()?,
            header: self.header.clone(),
            rules,
            ending: self.ending.clone(),
            seed: self.seed,
            lines: self.lines.clone(),
        })
    }
}

/// No game has parsed a sheet, so it must not contain characters that are unsafe to print.
fn harmless(lines: &[SourceLine<'_>]) -> Result<(), RecordError> {
    let wrong = lines.iter().find(|line| !line.text.chars().all(is_harmless));
    wrong.map_or(Ok(()), |line| Err(line.expected("characters that only show themselves")))
}

fn seat_count(header: &Header) -> SeatCount {
    let seats = u8::try_from(header.seats.len()).ok().and_then(SeatCount::new);
    seats.expect("a head has as many seats as a table can have")
}

/// The text within a pair of braces, if that is all there is.
fn braced(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('{')?.strip_suffix('}')?;
    (!inside.contains(['{', '}'])).then_some(text)
}

/// Parses the numbered lines and the blank line after them.
fn read_moves(
    header: &Header,
    seats: SeatCount,
    walk: &mut Walk<'_>,
) -> Result<Vec<Move>, RecordError> {
    let mut moves = Vec::new();
    loop {
        let line = walk.next("an action or a blank line")?;
        if line.text.is_empty() {
            return Ok(moves);
        }
        let prefix = format!("{}. ", moves.len() + 1);
        let text = line.text.strip_prefix(&prefix);
        let text = text.ok_or_else(|| line.expected(format!("`{prefix}…` or a blank line")))?;
        let read = read_move(header, seats, text).map_err(|problem| line.error(problem))?;
        moves.push(read);
    }
}

fn read_move(header: &Header, seats: SeatCount, text: &str) -> Result<Move, Problem> {
    let wrong = || Problem::expected("`SEAT: ACTION {…}`", text);
    let (head, tail) = text.split_once(": ").ok_or_else(wrong)?;
    let head = read_head(head, seats)?;
    let (action, drawn) = match tail.split_once(" {") {
        Some((action, _)) => (action, Some(braced(&tail[action.len() + 1..]).ok_or_else(wrong)?)),
        None => (tail, None),
    };
    if action.is_empty() || action.contains(['{', '}']) {
        return Err(wrong());
    }
    Ok(Move {
        seat: head.seat,
        actor: head.actor.unwrap_or_else(|| header.seats[head.seat.idx()].actor()),
        action: action.to_owned(),
        drawn: drawn.map(str::to_owned),
    })
}
