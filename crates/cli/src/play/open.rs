//! From a command line to a table on this machine: its match is dealt, or read from a record.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use contract::chance::{Generator, sha256_hex};
use contract::{Match, Observer, Seat, Seed};
use hosting::Prepared;
use record::{Header, Name, Occupant, Record, Source};
use registry::{House, Level, Spec};
use text::{Listener, Words};

use super::any::{About, SpokenEvent};
use super::host::{self, Host};
use super::notation::Notation;
use super::session::Session;
use crate::args::{PlayArgs, SeedChoice};
use crate::records::versions;
use crate::{language, table};

/// The largest record that is read.
const RECORD_BYTES_MAX: u64 = 4 << 20;
/// The person's seat in a new game; the game itself draws who begins.
const ME: Seat = Seat(0);

/// The game a command line asks for.
pub(crate) fn session<G: House>(args: &PlayArgs) -> Result<Session> {
    let words = Words::of::<G>(language::choose(args.lang.as_deref())?);
    match (&args.resume, &args.fork) {
        (None, None) => deal::<G>(args, words),
        (Some(path), _) => resume::<G>(args, words, path),
        (None, Some(path)) => fork::<G>(args, words, path),
    }
}

fn deal<G: House>(args: &PlayArgs, words: Words) -> Result<Session> {
    let ruled = table::rules::<G>(&args.setup)?;
    let n_bots = usize::from(ruled.seats.get()) - 1;
    if args.bots.len() > n_bots {
        bail!("{} bots are named, but there are only {n_bots} seats for them", args.bots.len());
    }
    let seed = match args.seed {
        Some(choice) => choice.seed(),
        None => random_seed()?,
    };
    let game = Match::<G>::deal(ruled.rules, Generator::ChaCha8, seed);
    let mut next = args.bots.iter().map(|spec| spec.or_of(args.temper)).cycle();
    let levels: Vec<Option<Spec>> =
        ruled.seats.seats().map(|seat| if seat == ME { None } else { next.next() }).collect();
    let names = names(args.name.as_deref(), &levels, &words);
    let seats: Vec<Occupant> =
        names.iter().zip(&levels).map(|(name, level)| occupant(name, *level)).collect();
    let header = Header::of(&game, &ruled.options, &seats, &ruled.deck, Generator::ChaCha8);
    let mut opening = Vec::new();
    if let Some(choice) = args.seed {
        let seed = match choice {
            SeedChoice::Number(number) => number.to_string(),
            SeedChoice::Whole(seed) => seed.to_string(),
        };
        opening.push(words.fill("ui-seed-chosen", &[("seed", (&seed).into())]));
    }
    let parts = Parts { words, me: ME, names, levels, opening, seed };
    sit(game, header, parts)
}

fn random_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!("the system provides no random numbers: {error}"))?;
    Ok(Seed::new(bytes))
}

fn names(own: Option<&str>, levels: &[Option<Spec>], words: &Words) -> Vec<String> {
    let name = |(seat, level): (usize, &Option<Spec>)| {
        if level.is_some() {
            return words.fill(&format!("bot-name-{}", seat + 1), &[]);
        }
        own.map_or_else(|| words.fill("ui-you", &[]), |name| Name::fitted(name).to_string())
    };
    levels.iter().enumerate().map(name).collect()
}

fn occupant(name: &str, spec: Option<Spec>) -> Occupant {
    let name = Name::fitted(name);
    match spec {
        None => Occupant::User { name },
        Some(spec) => {
            let level = record::Level::new(spec.level.name()).expect("levels are words");
            Occupant::Bot { level, name }
        }
    }
}

fn resume<G: House>(args: &PlayArgs, words: Words, path: &Path) -> Result<Session> {
    let file = path.display().to_string();
    let record = read::<G>(args, &words, path)?;
    if record.ending != record::RecordedEnding::Unfinished {
        bail!(words.fill("ui-resume-over", &[("file", (&file).into())]));
    }
    let (game, seed) = go_on(&record).with_context(|| file.clone())?;
    let header = record.header;
    let is_user = |who: &Occupant| matches!(who, Occupant::User { .. });
    let Some(me) = header.seats.iter().position(is_user) else {
        bail!("{file}: only bots play in this game")
    };
    // A record has the level of a bot, but not its temper.
    let spec = |level: Level| Some(Spec::from(level).or_of(args.temper));
    let levels = header.seats.iter().enumerate().map(|(seat, who)| match who {
        Occupant::User { .. } if seat == me => Ok(None),
        // Other people are not here, so bots replace them.
        Occupant::User { .. } => Ok(spec(Level::Bosun)),
        Occupant::Bot { level, .. } => level.as_str().parse::<Level>().map(spec),
    });
    let levels = levels.collect::<Result<Vec<_>, _>>().with_context(|| file.clone())?;
    let names = header.seats.iter().map(|who| who.name().to_string()).collect();
    let moves = i64::try_from(game.log().len()).unwrap_or(i64::MAX);
    let gaps = [("file", (&file).into()), ("moves", moves.into())];
    let opening = vec![words.fill("ui-resumed", &gaps)];
    let me = Seat(u8::try_from(me).expect("a record has few seats"));
    sit(game, header, Parts { words, me, names, levels, opening, seed })
}

/// A saved game, and the seed for chance from now on. A forked game has no seed of its own, so it
/// continues with a new one.
fn go_on<G: House>(record: &Record<G>) -> Result<(Match<G>, Seed)> {
    match (record.header.source, record.seed) {
        (Source::Given, _) => {
            let seed = random_seed()?;
            Ok((record::replay(record)?.with_chance(Generator::ChaCha8, &seed), seed))
        }
        (Source::Seed { .. }, seed) => {
            let game = record::resume(record)?;
            Ok((game, seed.context("it was resumed from its seed just now")?))
        }
    }
}

/// A recorded game from any move on, against bots: what if somebody had played differently? The
/// person sees no more of the hidden cards than the seat did.
fn fork<G: House>(args: &PlayArgs, words: Words, path: &Path) -> Result<Session> {
    let file = path.display().to_string();
    let record = read::<G>(args, &words, path)?;
    // Replays all of it first, so that a damaged record is refused wherever it breaks.
    record::replay(&record).with_context(|| file.clone())?;
    let last = record.entries.len();
    let number = args.at.map_or(last + 1, std::num::NonZeroUsize::get);
    if number > last + 1 {
        bail!("{file}: there is no move {number}; there are {last}");
    }
    let seed = args.seed.map_or_else(random_seed, |choice| Ok(choice.seed()))?;
    let game = hosting::fork::go_on(&record, number - 1, seed)
        .map_err(|error| anyhow::anyhow!("{file}: {error}; choose an earlier move with --at"))?;
    let me = forked_seat(args, &record, number)?;
    let mut next = args.bots.iter().map(|spec| spec.or_of(args.temper)).cycle();
    let others = game.seats().seats().map(|seat| if seat == me { None } else { next.next() });
    let levels: Vec<Option<Spec>> = others.collect();
    let mut names: Vec<String> =
        record.header.seats.iter().map(|who| who.name().to_string()).collect();
    if let Some(name) = &args.name {
        names[me.idx()] = Name::fitted(name).to_string();
    }
    let sitting = names.iter().zip(&levels).map(|(name, level)| occupant(name, *level));
    let header =
        Header { seats: sitting.collect(), source: Source::Given, ..record.header.clone() };
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    let name = &names[me.idx()];
    let gaps = [("file", (&file).into()), ("number", number.into()), ("name", name.into())];
    let opening = vec![words.fill("ui-forked", &gaps)];
    sit(game, header, Parts { words, me, names, levels, opening, seed })
}

/// The seat asked for; else the one that made the move, or a person's.
fn forked_seat<G: House>(args: &PlayArgs, record: &Record<G>, number: usize) -> Result<Seat> {
    let seats = record.header.seats.len();
    if let Some(number) = args.seat {
        let place = number.checked_sub(1).filter(|place| usize::from(*place) < seats);
        return place.map(Seat).with_context(|| format!("there is no seat {number} of {seats}"));
    }
    let mover = record.entries.get(number - 1).map(|entry| entry.seat);
    let person = || {
        let is_user = |who: &Occupant| matches!(who, Occupant::User { .. });
        record.header.seats.iter().position(is_user).and_then(|place| u8::try_from(place).ok())
    };
    Ok(mover.or_else(|| person().map(Seat)).unwrap_or(Seat(0)))
}

/// The game of the record in a file.
pub(super) fn game_of(path: &Path) -> Result<String> {
    let text = table::read_text(path, RECORD_BYTES_MAX)?;
    let header = record::read_header(&text).with_context(|| path.display().to_string())?;
    Ok(header.game)
}

/// The record in a file. A game can only continue by the rules it began with.
fn read<G: House>(args: &PlayArgs, words: &Words, path: &Path) -> Result<Record<G>> {
    let text = table::read_text(path, RECORD_BYTES_MAX)?;
    if let Ok(header) = record::read_header(&text)
        && header.rules_version != G::RULES_VERSION
    {
        let [played, here] = versions::<G>(&header);
        let file = path.display().to_string();
        bail!(words.fill("ui-record-goes-on", &[("file", (&file).into()), played, here]));
    }
    let deck = table::deck::<G>(args.setup.deck.as_deref())?;
    record::read::<G>(&text, &deck).with_context(|| path.display().to_string())
}

/// The parts of a session besides its game.
struct Parts {
    words: Words,
    me: Seat,
    names: Vec<String>,
    levels: Vec<Option<Spec>>,
    opening: Vec<String>,
    /// The seed for chance from here on.
    seed: Seed,
}

/// Sits down at a table of its own with this match.
fn sit<G: House>(game: Match<G>, header: Header, parts: Parts) -> Result<Session> {
    let (rules, me, number) = (game.rules(), parts.me, bots_number(&parts.seed));
    let (bots, name) = (parts.levels.clone(), parts.names[me.idx()].clone());
    let setting = host::setting(&header)?;
    let about = about(&game, parts);
    let told = told(&game, &about);
    let prepared = Arc::new(Prepared::new(game));
    let played = Arc::clone(&prepared);
    let record = move |log: &[::table::Entry]| record::save(&played.after(log), &header);
    let (dealer, record) = (prepared, Box::new(record));
    let host = Host::open(host::TableOrder { setting, dealer, me, name, bots, number, record })?;
    Ok(Session::here(host, about, Notation::of::<G>(rules), told))
}

/// What the person was told of the deal and of each action so far.
fn told<G: House>(game: &Match<G>, about: &About) -> Vec<SpokenEvent> {
    let mut told = Vec::new();
    for seq in 0..=game.log().len() {
        let events =
            seq.checked_sub(1).map_or_else(|| game.deal_events(), |idx| game.events_of(idx));
        let views =
            events.iter().filter_map(|event| G::event_view(event, Observer::Seat(about.me)));
        told.extend(views.filter_map(|view| {
            let text = about.say(&G::say_event(game.rules(), &view)?);
            let event = serde_json::to_value(&view).expect("our own types are plain data");
            Some(SpokenEvent { seq, event, text })
        }));
    }
    told
}

fn about<G: House>(game: &Match<G>, parts: Parts) -> About {
    let Parts { words, me, names, levels, mut opening, .. } = parts;
    let is_new = game.log().is_empty();
    if let Some(advice) = G::setup_advice(game.rules()).filter(|_| is_new) {
        opening.push(words.say(&advice, &Listener { me: None, names: &[] }));
    }
    if let Some(hash) = game.commitment() {
        let hash = hash.to_string();
        opening.push(words.fill("ui-commitment", &[("hash", (&hash).into())]));
    }
    let level =
        |spec: &Option<Spec>| spec.map(|spec| words.fill(&format!("ui-level-{}", spec.level), &[]));
    let rules = serde_json::to_value(game.rules());
    About {
        id: G::ID,
        me,
        names,
        levels: levels.iter().map(level).collect(),
        rules: rules.expect("our own types are plain data with string keys"),
        ledger: G::ledger(),
        sections: G::sections(),
        cards: G::card_tables(game.rules()),
        opening,
        words,
    }
}

/// The number that seeds the bots. It is derived from the seed, so that a seed gives the same game
/// to somebody who makes the same moves; by a hash, so that it reveals nothing of the deal.
fn bots_number(seed: &Seed) -> u64 {
    let digits = sha256_hex(format!("bots {seed}").as_bytes());
    u64::from_str_radix(&digits[..16], 16).expect("a hash is written in hexadecimal digits")
}
