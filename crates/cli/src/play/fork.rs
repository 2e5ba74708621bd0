//! A recorded game from any move on, against bots: what if somebody had played differently?
//!
//! Every card lies where it lay, even hidden ones, and the person sees no more of them than the
//! seat did. Chance is new from here on: people who have read the record must not know the next
//! card.

use std::path::Path;

use anyhow::{Context, Result, bail};
use contract::chance::Generator;
use contract::{Match, Seat};
use record::{Header, Occupant, Record, Source};
use registry::{House, Spec};
use text::Words;

use super::open::{self, Parts};
use super::session::Session;
use crate::args::Play;

/// The game that continues from the middle of a record.
pub(crate) fn session<G: House>(args: &Play, words: Words, path: &Path) -> Result<Session<G>> {
    let file = path.display().to_string();
    let record = open::read::<G>(args, &words, path)?;
    // Replays all of it first, so that a damaged record is refused wherever it breaks.
    record::replay(&record).with_context(|| file.clone())?;
    let number = args.at.map_or(record.entries.len() + 1, std::num::NonZeroUsize::get);
    let mut game = before(&record, number).with_context(|| file.clone())?;
    let seed = args.seed.map_or_else(open::random_seed, |choice| Ok(choice.seed()))?;
    game = game.with_chance(Generator::ChaCha8, &seed);
    let me = seat(args, &record, number)?;
    let mut next = args.bots.iter().map(|spec| spec.or_of(args.temper)).cycle();
    let others = game.seats().seats().map(|seat| if seat == me { None } else { next.next() });
    let levels: Vec<Option<Spec>> = others.collect();
    let mut names: Vec<String> =
        record.header.seats.iter().map(|who| who.name().to_string()).collect();
    if let Some(name) = &args.name {
        names[me.idx()] = record::Name::fitted(name).to_string();
    }
    let sitting = names.iter().zip(&levels).map(|(name, level)| open::occupant(name, *level));
    let header =
        Header { seats: sitting.collect(), source: Source::Given, ..record.header.clone() };
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    let name = &names[me.idx()];
    let gaps = [("file", (&file).into()), ("number", number.into()), ("name", name.into())];
    let opening = vec![words.fill("ui-forked", &gaps)];
    let parts = Parts { words, me, names, levels, opening, seed };
    Ok(open::sit(game, header, parts))
}

/// The game just before an action, counted from 1; the number after the last action is allowed.
fn before<G: House>(record: &Record<G>, number: usize) -> Result<Match<G>> {
    let last = record.entries.len();
    if number > last + 1 {
        bail!("there is no move {number}; there are {last}");
    }
    let game = record::replay_part(record, number - 1)?;
    if game.is_over() {
        bail!("the game is over there; choose an earlier move with --at");
    }
    Ok(game)
}

/// The seat asked for; else the one that made the move, or a person's.
fn seat<G: House>(args: &Play, record: &Record<G>, number: usize) -> Result<Seat> {
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
