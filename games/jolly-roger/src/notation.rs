//! The canonical notation of records and scenarios: `appoint 3`, `sail fort`,
//! `contribute guns-2-3a`, `pass 2`, `reveal 3`, `call navigation-1-2a`,
//! `join captain sea-dog on 4`, `call cutthroat kill captain`, `use second-mate on 2 5`,
//! `give gold-2c to 3`,
//! `offer 2 give gold-1a want rum-b promise you play 2 promise me crew 1 next-round`,
//! `show gold-2c rum-a to 3`.

use std::fmt::{self, Write};

use contract::{CardId, NotationError, Seat};

use crate::action::Action;
use crate::bribe::{Due, Party, Pledge, Promise, Promises};
use crate::card::{Cards, Kind, N_HELD, Skill};
use crate::deck::Rules;
use crate::state::{How, Side};

/// The name of a side.
fn side_name(side: Side) -> &'static str {
    match side {
        Side::Captain => "captain",
        Side::Mutineer => "mutineer",
    }
}

fn party_name(party: Party) -> &'static str {
    match party {
        Party::Me => "me",
        Party::You => "you",
    }
}

fn pledge_name(pledge: Pledge) -> &'static str {
    match pledge {
        Pledge::Share => "share",
        Pledge::Appoint => "appoint",
        Pledge::NoMutiny => "no-mutiny",
        Pledge::StayOut => "stay-out",
        Pledge::Play => "play",
        Pledge::Guard => "guard",
        Pledge::Crew => "crew",
        Pledge::Prizes => "prizes",
    }
}

fn due_name(due: Due) -> &'static str {
    match due {
        Due::ThisRound => "this-round",
        Due::NextRound => "next-round",
        Due::GameEnd => "game-end",
    }
}

const PLEDGES: [Pledge; 8] = [
    Pledge::Share,
    Pledge::Appoint,
    Pledge::NoMutiny,
    Pledge::StayOut,
    Pledge::Play,
    Pledge::Guard,
    Pledge::Crew,
    Pledge::Prizes,
];

pub(crate) fn write(rules: &Rules, action: &Action, out: &mut dyn Write) -> fmt::Result {
    let name = |card: CardId| rules.names.get(card.idx()).map_or("?", String::as_str);
    match *action {
        Action::Appoint { seat } => write!(out, "appoint {}", number(seat)),
        Action::Draw => out.write_str("draw"),
        Action::Decline => out.write_str("decline"),
        Action::Call { card, how } => {
            write!(out, "call {}", name(card)).and_then(|()| write_how(how, out))
        }
        Action::Sail { kind } => write!(out, "sail {}", kind.name()),
        Action::Use { card, how } => {
            write!(out, "use {}", name(card)).and_then(|()| write_how(how, out))
        }
        Action::Contribute { card } => write!(out, "contribute {}", name(card)),
        Action::Reveal { seen } => write!(out, "reveal {seen}"),
        Action::Pass { seen } => write!(out, "pass {seen}"),
        Action::Betray { card, target } => {
            write!(out, "betray {} with {}", name(target), name(card))
        }
        Action::Assign { card, skill } => write!(out, "assign {} {}", name(card), skill.name()),
        Action::Take { card } => write!(out, "take {}", name(card)),
        Action::TakeFrom { seat } => write!(out, "take-from {}", number(seat)),
        Action::Give { card, to } => write!(out, "give {} to {}", name(card), number(to)),
        Action::Donate { card } => write!(out, "donate {}", name(card)),
        Action::Exchange { card } => write!(out, "exchange {}", name(card)),
        Action::Ransom { card } => write!(out, "ransom {}", name(card)),
        Action::Bury { card } => write!(out, "bury {}", name(card)),
        Action::Done => out.write_str("done"),
        Action::Punish => out.write_str("punish"),
        Action::Spare => out.write_str("spare"),
        Action::Flog { seat } => write!(out, "flog {}", number(seat)),
        Action::Join { side, card, how } => {
            write!(out, "join {} {}", side_name(side), name(card))?;
            write_how(how, out)
        }
        Action::Commit { side } => write!(out, "commit {}", side_name(side)),
        Action::Discard { cards } => {
            out.write_str("discard")?;
            cards.iter().try_for_each(|card| write!(out, " {}", name(card)))
        }
        Action::Offer { to, give, want, promises } => {
            write!(out, "offer {}", number(to))?;
            write_cards(rules, "give", give.set(), out)?;
            write_cards(rules, "want", want.set(), out)?;
            promises.iter().try_for_each(|promise| write_promise(promise, out))
        }
        Action::Accept { from, nth } => write!(out, "accept {} {}", number(from), nth),
        Action::Refuse { from, nth } => write!(out, "refuse {} {}", number(from), nth),
        Action::Withdraw { nth } => write!(out, "withdraw {nth}"),
        Action::Show { cards, to } => {
            out.write_str("show")?;
            cards.iter().try_for_each(|card| write!(out, " {}", name(card)))?;
            match to {
                Some(seat) => write!(out, " to {}", number(seat)),
                None => out.write_str(" to all"),
            }
        }
    }
}

/// People count seats from 1; a seat from outside may be any number.
fn number(seat: Seat) -> u16 {
    u16::from(seat.0) + 1
}

fn write_how(how: How, out: &mut dyn Write) -> fmt::Result {
    match how {
        How::Plain => Ok(()),
        How::On { seat } => write!(out, " on {}", number(seat)),
        How::OnTwo { first, second } => {
            write!(out, " on {} {}", number(first), number(second))
        }
        How::Raise => out.write_str(" raise"),
        How::Lower => out.write_str(" lower"),
        How::Kill { leader } => write!(out, " kill {}", side_name(leader)),
    }
}

fn write_cards(rules: &Rules, word: &str, cards: Cards, out: &mut dyn Write) -> fmt::Result {
    if cards.is_empty() {
        return Ok(());
    }
    write!(out, " {word}")?;
    cards.iter().try_for_each(|card| {
        write!(out, " {}", rules.names.get(card.idx()).map_or("?", String::as_str))
    })
}

fn write_promise(promise: Promise, out: &mut dyn Write) -> fmt::Result {
    write!(out, " promise {} {}", party_name(promise.by), pledge_name(promise.what))?;
    if promise.n > 0 {
        write!(out, " {}", promise.n)?;
    }
    promise.due.map_or(Ok(()), |due| write!(out, " {}", due_name(due)))
}

type Words<'a> = std::iter::Peekable<std::str::Split<'a, char>>;
type Read<T> = Result<T, NotationError>;

fn bad(word: &str) -> NotationError {
    NotationError::BadPart(word.to_owned())
}

pub(crate) fn read(rules: &Rules, text: &str) -> Result<Action, NotationError> {
    let mut words: Words<'_> = text.split(' ').peekable();
    let first = words.next().unwrap_or_default();
    let action = match first {
        "draw" => Action::Draw,
        "decline" => Action::Decline,
        "done" => Action::Done,
        "punish" => Action::Punish,
        "spare" => Action::Spare,
        "appoint" => Action::Appoint { seat: seat(&mut words)? },
        "flog" => Action::Flog { seat: seat(&mut words)? },
        "take-from" => Action::TakeFrom { seat: seat(&mut words)? },
        "sail" => Action::Sail { kind: one_of(&mut words, Kind::named)? },
        "reveal" => Action::Reveal { seen: count(&mut words)? },
        "pass" => Action::Pass { seen: count(&mut words)? },
        "withdraw" => Action::Withdraw { nth: count(&mut words)? },
        "accept" => Action::Accept { from: seat(&mut words)?, nth: count(&mut words)? },
        "refuse" => Action::Refuse { from: seat(&mut words)?, nth: count(&mut words)? },
        "commit" => Action::Commit { side: side(&mut words)? },
        "discard" => Action::Discard { cards: cards(rules, &mut words)? },
        "offer" => read_offer(rules, &mut words)?,
        "show" => read_show(rules, &mut words)?,
        _ => read_with_card(rules, first, &mut words, text)?,
    };
    words.next().map_or(Ok(action), |word| Err(bad(word)))
}

/// Reads actions that name a card.
fn read_with_card(rules: &Rules, first: &str, words: &mut Words<'_>, text: &str) -> Read<Action> {
    Ok(match first {
        "call" => Action::Call { card: held(rules, words)?, how: how(words)? },
        "use" => Action::Use { card: held(rules, words)?, how: how(words)? },
        "contribute" => Action::Contribute { card: held(rules, words)? },
        "betray" => {
            let target = held(rules, words)?;
            expect(words, "with")?;
            Action::Betray { card: held(rules, words)?, target }
        }
        "assign" => {
            let card = held(rules, words)?;
            Action::Assign { card, skill: one_of(words, Skill::named)? }
        }
        "take" => Action::Take { card: held(rules, words)? },
        "give" => {
            let card = held(rules, words)?;
            expect(words, "to")?;
            Action::Give { card, to: seat(words)? }
        }
        "donate" => Action::Donate { card: held(rules, words)? },
        "exchange" => Action::Exchange { card: held(rules, words)? },
        "ransom" => Action::Ransom { card: held(rules, words)? },
        "bury" => Action::Bury { card: held(rules, words)? },
        "join" => {
            let side = side(words)?;
            Action::Join { side, card: held(rules, words)?, how: how(words)? }
        }
        _ => return Err(NotationError::UnknownAction(text.to_owned())),
    })
}

fn read_offer(rules: &Rules, words: &mut Words<'_>) -> Read<Action> {
    let to = seat(words)?;
    let (mut give, mut want, mut promises) = (Cards::EMPTY, Cards::EMPTY, Promises::NONE);
    if words.next_if_eq(&"give").is_some() {
        give = some_cards(rules, words)?;
    }
    if words.next_if_eq(&"want").is_some() {
        want = some_cards(rules, words)?;
    }
    while words.next_if_eq(&"promise").is_some() {
        promises = promises.with(read_promise(words)?).ok_or_else(|| bad("promise"))?;
    }
    Ok(Action::Offer { to, give: give.into(), want: want.into(), promises })
}

fn read_promise(words: &mut Words<'_>) -> Read<Promise> {
    let by = one_of(words, |word| {
        [Party::Me, Party::You].into_iter().find(|party| party_name(*party) == word)
    })?;
    let what =
        one_of(words, |word| PLEDGES.into_iter().find(|pledge| pledge_name(*pledge) == word))?;
    // Neither zero cards nor a missing deadline is written.
    let is_number = |word: &&str| word.starts_with(|first: char| first.is_ascii_digit());
    let n = if words.peek().is_some_and(is_number) { count(words)? } else { 0 };
    let named = |word: &str| Due::ALL.into_iter().find(|due| due_name(*due) == word);
    let due = words.peek().and_then(|word| named(word));
    if due.is_some() {
        words.next();
    }
    Ok(Promise { by, what, n, due })
}

/// Reads prizes, then the seat they are shown to.
fn read_show(rules: &Rules, words: &mut Words<'_>) -> Read<Action> {
    let mut cards = add(rules, Cards::EMPTY, words)?;
    while words.peek().is_some_and(|word| *word != "to") {
        cards = add(rules, cards, words)?;
    }
    expect(words, "to")?;
    let to = if words.next_if_eq(&"all").is_some() { None } else { Some(seat(words)?) };
    Ok(Action::Show { cards, to })
}

fn how(words: &mut Words<'_>) -> Read<How> {
    let Some(word) = words.next() else { return Ok(How::Plain) };
    match word {
        "raise" => Ok(How::Raise),
        "lower" => Ok(How::Lower),
        "kill" => Ok(How::Kill { leader: side(words)? }),
        "on" => {
            let first = seat(words)?;
            if words.peek().is_none() {
                return Ok(How::On { seat: first });
            }
            Ok(How::OnTwo { first, second: seat(words)? })
        }
        _ => Err(bad(word)),
    }
}

fn expect(words: &mut Words<'_>, word: &str) -> Read<()> {
    let found = words.next().unwrap_or_default();
    if found == word { Ok(()) } else { Err(bad(found)) }
}

fn one_of<T>(words: &mut Words<'_>, named: impl Fn(&str) -> Option<T>) -> Read<T> {
    let word = words.next().unwrap_or_default();
    named(word).ok_or_else(|| bad(word))
}

fn side(words: &mut Words<'_>) -> Read<Side> {
    one_of(words, |word| Side::BOTH.into_iter().find(|side| side_name(*side) == word))
}

/// A number in canonical form, without sign or leading zeros.
fn plain<T: std::str::FromStr + ToString>(word: &str) -> Option<T> {
    word.parse::<T>().ok().filter(|number| number.to_string() == word)
}

fn seat(words: &mut Words<'_>) -> Read<Seat> {
    one_of(words, |word| {
        let number: u16 = plain(word)?;
        u8::try_from(number.checked_sub(1)?).ok().map(Seat)
    })
}

fn count(words: &mut Words<'_>) -> Read<u8> {
    one_of(words, plain)
}

/// Reads a crew card or a prize.
fn held(rules: &Rules, words: &mut Words<'_>) -> Read<CardId> {
    let word = words.next().unwrap_or_default();
    card(rules, word)
}

/// Reads cards up to the end.
fn cards(rules: &Rules, words: &mut Words<'_>) -> Read<Cards> {
    let mut cards = Cards::EMPTY;
    while words.peek().is_some() {
        cards = add(rules, cards, words)?;
    }
    Ok(cards)
}

/// Reads cards up to the next part of an offer; at least one.
fn some_cards(rules: &Rules, words: &mut Words<'_>) -> Read<Cards> {
    let mut cards = add(rules, Cards::EMPTY, words)?;
    while words.peek().is_some_and(|word| *word != "want" && *word != "promise") {
        cards = add(rules, cards, words)?;
    }
    Ok(cards)
}

fn add(rules: &Rules, cards: Cards, words: &mut Words<'_>) -> Read<Cards> {
    let word = words.next().unwrap_or_default();
    let card = card(rules, word)?;
    if card.0 >= N_HELD || cards.has(card) { Err(bad(word)) } else { Ok(cards.with(card)) }
}

pub(crate) fn card(rules: &Rules, name: &str) -> Result<CardId, NotationError> {
    let idx = rules.names.iter().position(|known| known == name);
    let idx = idx.and_then(|idx| u8::try_from(idx).ok());
    idx.map(CardId).ok_or_else(|| NotationError::UnknownCard(name.to_owned()))
}
