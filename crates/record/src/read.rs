//! Reading records: exactly what the writer prints, plus comments and Windows line ends.

use contract::{DeckText, Game, Placing, SeatCount, json, setup};

use crate::error::{Problem, RecordError, quote};
use crate::header::{Header, word};
use crate::line::{SourceLine, Walk, of_record};
use crate::notation::{read_head, read_outcomes, read_tail};
use crate::record::{Record, RecordedAction, RecordedEnding};
use crate::replay::verify;

/// Reads only the header: enough to know which game, deck and seats to read the rest with.
///
/// # Errors
/// When the header is not in canonical form.
pub fn read_header(text: &str) -> Result<Header, RecordError> {
    Header::read(&mut Walk::new(of_record(text)?))
}

/// Reads a record of the game `G`, played with this deck.
///
/// The result is well-formed and was not changed since it was written.
/// [`replay`](crate::replay()) and [`verify`] check whether it is a legal game.
///
/// # Errors
/// When the text is not, byte for byte, what the writer prints for some game. If the checksum at
/// its end fails, the game is replayed to find the changed line.
pub fn read<G: Game>(text: &str, deck: &DeckText) -> Result<Record<G>, RecordError> {
    let mut walk = Walk::new(of_record(text)?);
    let header = Header::read(&mut walk)?;
    let rules = own_rules::<G>(&header, &walk, deck)?;
    let seats = G::seats(rules);
    let record = Record::<G> {
        deal: read_deal::<G>(rules, walk.field("deal")?)?,
        entries: read_entries::<G>(rules, &header, &mut walk)?,
        ending: read_ending(seats, &mut walk)?,
        seed: read_seed(walk.field("seed")?)?,
        lines: walk.lines().iter().map(|line| line.number).collect(),
        header,
        rules,
    };
    let check = walk.field("check")?;
    if let Some(line) = walk.peek() {
        return Err(line.expected("the end after `check: …`"));
    }
    canonical(&record, walk.lines(), check)?;
    Ok(record)
}

/// The rules in the header, if they are ours.
fn own_rules<G: Game>(
    header: &Header,
    walk: &Walk<'_>,
    deck: &DeckText,
) -> Result<&'static G::Rules, RecordError> {
    let problem = |key: &str, problem| {
        let named = |line: &&SourceLine<'_>| line.text.split(':').next() == Some(key);
        let line = walk.lines().iter().find(named).map_or(0, |line| line.number);
        RecordError::at(line, problem)
    };
    if header.game == G::ID && header.rules_version != G::RULES_VERSION {
        let (told, own) = (header.rules_version, G::RULES_VERSION);
        return Err(problem("rules-version", Problem::OtherRules { told, own }));
    }
    let rules = rules::<G>(header, deck).map_err(|(key, wrong)| problem(key, wrong))?;
    let options = read_options::<G>(header).map_err(|wrong| problem("options", wrong))?;
    let canonical = crate::header::options_text::<G>(&options);
    if canonical != header.options {
        let canonical = quote(&canonical);
        return Err(problem("options", Problem::NotCanonical { canonical }));
    }
    Ok(rules)
}

fn read_options<G: Game>(header: &Header) -> Result<G::Options, Problem> {
    json::read(&header.options)
        .map_err(|error| Problem::Setup(contract::SetupError::Options(error.to_string())))
}

/// The rules for a header of any version, if we have the deck: the given one, or one that we
/// shipped before. A problem comes with the key of its line.
pub(crate) fn rules<G: Game>(
    header: &Header,
    deck: &DeckText,
) -> Result<&'static G::Rules, (&'static str, Problem)> {
    if header.game != G::ID {
        return Err(("game", Problem::OtherGame { told: quote(&header.game), own: G::ID }));
    }
    let former = G::former_decks();
    let known = std::iter::once(deck).chain(former.iter().map(|(_, deck)| deck));
    let played = known.into_iter().find(|deck| deck.hash() == header.deck.hash);
    let played = played.ok_or_else(|| {
        let (told, own) = (quote(header.deck.name.as_str()), quote(&deck.name));
        ("deck", Problem::OtherDeck { told, own })
    })?;
    let options = read_options::<G>(header).map_err(|wrong| ("options", wrong))?;
    let seats = u8::try_from(header.seats.len()).ok().and_then(SeatCount::new);
    let seats = seats.expect("a head has as many seats as a table can have");
    setup::rules::<G>(&options, seats, played).map_err(|error| ("seats", Problem::Setup(error)))
}

fn read_deal<G: Game>(
    rules: &G::Rules,
    line: SourceLine<'_>,
) -> Result<Vec<contract::Drawn>, RecordError> {
    read_outcomes::<G>(rules, line.text).map_err(|problem| line.error(problem))
}

/// Parses the numbered lines and the blank line after them.
fn read_entries<G: Game>(
    rules: &G::Rules,
    header: &Header,
    walk: &mut Walk<'_>,
) -> Result<Vec<RecordedAction<G::Action>>, RecordError> {
    let mut entries = Vec::new();
    loop {
        let line = walk.next("an action or a blank line")?;
        if line.text.is_empty() {
            return Ok(entries);
        }
        if entries.len() >= G::ACTIONS_MAX as usize {
            return Err(line.error(Problem::TooManyActions { max: G::ACTIONS_MAX }));
        }
        let prefix = format!("{}. ", entries.len() + 1);
        let text = line.text.strip_prefix(&prefix);
        let text = text.ok_or_else(|| line.expected(format!("`{prefix}…` or a blank line")))?;
        let entry = read_entry::<G>(rules, header, text);
        entries.push(entry.map_err(|problem| line.error(problem))?);
    }
}

fn read_entry<G: Game>(
    rules: &G::Rules,
    header: &Header,
    text: &str,
) -> Result<RecordedAction<G::Action>, Problem> {
    let parts = text.split_once(": ");
    let (head, tail) = parts.ok_or_else(|| Problem::expected("`SEAT: ACTION`", text))?;
    let head = read_head(head, G::seats(rules))?;
    let (action, drawn) = read_tail::<G>(rules, tail)?;
    let usual = header.seats[head.seat.idx()].actor();
    Ok(RecordedAction {
        seat: head.seat,
        actor: head.actor.unwrap_or(usual),
        action,
        drawn: drawn.unwrap_or_default(),
    })
}

pub(crate) fn read_ending(
    seats: SeatCount,
    walk: &mut Walk<'_>,
) -> Result<RecordedEnding, RecordError> {
    let line = walk.field("result")?;
    if line.text == "unfinished" {
        return Ok(RecordedEnding::Unfinished);
    }
    let reason = word(line.text).ok_or_else(|| line.expected("`unfinished` or a reason"))?;
    let placings = seats.seats().map(|seat| {
        let line = walk.field(&format!("placing {seat}"))?;
        read_placing(line.text).ok_or_else(|| line.expected("`rank R, points P`"))
    });
    Ok(RecordedEnding::Over { reason, placings: placings.collect::<Result<_, _>>()? })
}

fn read_placing(text: &str) -> Option<Placing> {
    let (rank, points) = text.strip_prefix("rank ")?.split_once(", points ")?;
    Some(Placing { rank: rank.parse().ok()?, points: points.parse().ok()? })
}

pub(crate) fn read_seed(line: SourceLine<'_>) -> Result<Option<contract::Seed>, RecordError> {
    if line.text == "withheld" {
        return Ok(None);
    }
    let seed = line.text.parse().map_err(|_| line.expected("64 hexadecimal digits or `withheld`"));
    seed.map(Some)
}

/// Checks that the lines are exactly what the writer prints for this record, including the
/// checksum.
fn canonical<G: Game>(
    record: &Record<G>,
    lines: &[SourceLine<'_>],
    check: SourceLine<'_>,
) -> Result<(), RecordError> {
    let text = record.to_text();
    let differs = lines.iter().zip(text.lines()).find(|(line, own)| line.text != *own);
    match differs {
        None => Ok(()),
        Some((line, _)) if line.number == check.number => {
            let edited = || RecordError::at(check.number, Problem::Edited);
            Err(verify(record).err().unwrap_or_else(edited))
        }
        Some((line, own)) => Err(line.error(Problem::NotCanonical { canonical: quote(own) })),
    }
}
