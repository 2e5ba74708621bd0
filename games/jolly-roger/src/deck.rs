//! The deck as data, checked on load, and the rules built from it.

use contract::setup::Row;
use contract::{CardId, DeckText, Phrase, RuleId, SeatCount, SetupError};
use serde::Serialize;

use crate::anytime;
use crate::bribe::Pledge;
use crate::card::{
    Cards, Charts, Crew, Destination, Kind, N_CREW, N_DESTINATIONS, N_HELD, N_PLAIN, N_PRIZES,
    N_SPECIAL_KINDS, Prize, Skill, Special,
};
use crate::editions::{Buriable, Policies};
use crate::ledger::{
    JR_PARTS, JR_PARTS_CREW, JR_PARTS_DATA, JR_PARTS_DEST, JR_PARTS_PRIZE, JR_PLAYERS,
};
use crate::options::Options;
use crate::phase::voyage::VOYAGES;
use crate::remarks;
use crate::speech;

/// The current deck.
/// Decides: [`JR_PARTS_DATA`].
pub(crate) const DEFAULT: &str = include_str!("../data/deck.csv");
/// The former decks, each with the last version of the rules that used it.
pub(crate) const FORMER: [(u32, &str); 1] = [(1, include_str!("../data/former/deck-1.csv"))];

/// The fewest gold cards: most of the 46 prizes. See: [`JR_PARTS_PRIZE`].
const GOLD_MIN: usize = 24;

/// Everything that does not change during a match.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The number of seats.
    pub seats: SeatCount,
    /// The options people chose.
    pub options: Options,
    /// The policies that follow from the options.
    pub policies: Policies,
    /// The most crew cards in a hand. See: [`crate::ledger::JR_HAND_LIMIT`].
    pub hand_max: u8,
    /// The number of crew cards dealt after the first. See: [`crate::ledger::JR_SETUP_DEAL`].
    pub deal: u8,
    /// The number of voyages in a game. See: [`crate::ledger::JR_END`].
    pub voyages: u8,
    /// Each card's name in the notation.
    pub names: Vec<String>,
    /// Each card's name as shown to people, by card id.
    pub spoken: Vec<Phrase>,
    /// The words for the promises that need neither a number nor a deadline.
    pub pledges: Vec<(Pledge, Phrase)>,
    /// The faces of the crew cards, by card id.
    pub crew: Vec<Crew>,
    /// The crewmen on each crew card, by card id.
    pub crewmen: Vec<u8>,
    /// The prizes, from the first prize's id on.
    pub prizes: Vec<Prize>,
    /// The faces of the destinations, from the first destination's id on.
    pub destinations: Vec<Destination>,
    /// The destinations in play with this many seats. See: [`crate::ledger::JR_SETUP_DEST`].
    pub in_play: Charts,
    /// The ranges on the backs of the five stacks: the least and most navigation, guns and melee
    /// needed; `None` where there is no attack. See: [`JR_PARTS_DEST`].
    pub backs: [Option<[(u8, u8); 3]>; 5],
    #[serde(skip)]
    pub(crate) special: [Cards; N_SPECIAL_KINDS],
    /// Crew that can do more than count in a mutiny.
    #[serde(skip)]
    pub(crate) with_ways: Cards,
    /// Crew that can do more than count in an attack or a mutiny.
    #[serde(skip)]
    pub(crate) with_effect: Cards,
    /// Crew that counts as any one skill.
    #[serde(skip)]
    pub(crate) any_skill: Cards,
    /// Prizes that can be buried. See: [`crate::ledger::JR_ISLAND_BURY`].
    #[serde(skip)]
    pub(crate) buriable: Cards,
    /// The Hostages and Jewels.
    #[serde(skip)]
    pub(crate) for_port: Cards,
    #[serde(skip)]
    pub(crate) stacks: [Charts; 5],
}

impl Rules {
    /// The face of a crew card.
    #[inline]
    pub fn face(&self, card: CardId) -> Option<Crew> {
        self.crew.get(card.idx()).copied()
    }

    /// The number of crewmen on a crew card.
    #[inline]
    pub fn crewmen(&self, card: CardId) -> u8 {
        self.crewmen.get(card.idx()).copied().unwrap_or(0)
    }

    /// The special card that it is, if any.
    #[inline]
    pub fn special(&self, card: CardId) -> Option<Special> {
        match self.face(card)? {
            Crew::Special { special } => Some(special),
            Crew::Skilled { .. } | Crew::AnySkill { .. } => None,
        }
    }

    /// All copies of a special card.
    #[inline]
    pub fn copies(&self, special: Special) -> Cards {
        self.special[special.idx()]
    }

    /// All destination cards of a kind, including those not in play.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> Charts {
        self.stacks[kind.idx()]
    }

    /// The prize on a card.
    #[inline]
    pub fn prize(&self, card: CardId) -> Option<Prize> {
        self.prizes.get(card.idx().checked_sub(usize::from(N_CREW))?).copied()
    }

    /// The face of a destination card.
    #[inline]
    pub fn destination(&self, card: CardId) -> Option<Destination> {
        self.destinations.get(card.idx().checked_sub(usize::from(N_HELD))?).copied()
    }
}

fn wrong(rule: RuleId, line: u32, problem: impl Into<String>) -> SetupError {
    SetupError::Deck { rule, line, problem: problem.into() }
}

/// Reads and checks a deck.
/// Decides: [`JR_PLAYERS`].
pub(crate) fn rules(
    options: Options,
    seats: SeatCount,
    deck: &DeckText,
) -> Result<Rules, SetupError> {
    if !(3..=10).contains(&seats.get()) {
        let asked = seats.get();
        return Err(SetupError::Seats { rule: JR_PLAYERS, asked, min: 3, max: 10 });
    }
    let read = read(deck)?;
    let policies = Policies::new(options, seats);
    let (hand_max, deal) = hand_sizes(seats);
    let in_play = flags_that_fit(&read, seats);
    let prize_set = |is: fn(Prize) -> bool| -> Cards {
        let ids = (N_CREW..).map(CardId).zip(&read.prizes);
        ids.filter(|(_, prize)| is(**prize)).map(|(card, _)| card).collect()
    };
    let for_port = prize_set(|prize| matches!(prize, Prize::Jewels | Prize::Hostage));
    let buriable = match policies.buriable {
        Buriable::All => prize_set(|_| true),
        Buriable::NoJewelsNoHostages => prize_set(|_| true).minus(for_port),
    };
    let crew_set = |is: &dyn Fn(Crew) -> bool| -> Cards {
        let ids = (0..).map(CardId).zip(&read.crew);
        ids.filter(|(_, crew)| is(**crew)).map(|(card, _)| card).collect()
    };
    let special = Special::ALL.map(|special| crew_set(&|crew| crew == Crew::Special { special }));
    let of = |kinds: &[Special]| -> Cards {
        kinds.iter().fold(Cards::EMPTY, |all, kind| all.or(special[kind.idx()]))
    };
    let with_ways = of(&[Special::Cutthroat, Special::SeaDog]);
    let with_effect = with_ways.or(of(&anytime::CARDS)).or(of(&[Special::Traitor]));
    let any_skill = crew_set(&|crew| matches!(crew, Crew::AnySkill { .. }));
    let stacks = Kind::ALL.map(|kind| {
        let ids = (N_HELD..).map(CardId).zip(&read.destinations);
        ids.filter(|(_, (card, _))| card.kind == kind).map(|(card, _)| card).collect()
    });
    if stacks.iter().any(|stack: &Charts| stack.and(in_play).is_empty()) {
        return Err(wrong(JR_PARTS_DEST, 0, "a stack is empty with so many players"));
    }
    let crew = read.crew.iter().copied().zip(read.crewmen.iter().copied());
    let destinations = read.destinations.iter().map(|(card, _)| *card);
    Ok(Rules {
        seats,
        options,
        policies,
        hand_max,
        deal,
        voyages: VOYAGES,
        spoken: speech::spoken(crew, &read.prizes, destinations),
        pledges: remarks::plain_pledges(),
        names: read.names,
        crew: read.crew,
        crewmen: read.crewmen,
        prizes: read.prizes,
        destinations: read.destinations.iter().map(|(card, _)| *card).collect(),
        in_play,
        backs: Kind::ALL.map(ranges),
        special,
        with_ways,
        with_effect,
        any_skill,
        buriable,
        for_port,
        stacks,
    })
}

/// The hand limit, and the number of cards dealt after the first.
/// Decides: [`crate::ledger::JR_SETUP_DEAL`].
/// See: [`crate::ledger::JR_HAND_LIMIT`].
fn hand_sizes(seats: SeatCount) -> (u8, u8) {
    match seats.get() {
        ..=5 => (7, 5),
        6..=7 => (6, 4),
        8.. => (5, 3),
    }
}

/// A flag in the corner of a destination card: the numbers of players it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Flag {
    min: u8,
    max: u8,
}

/// The destination cards for this many players; three use the cards for four.
/// Decides: [`crate::ledger::JR_SETUP_DEST`].
fn flags_that_fit(read: &Read, seats: SeatCount) -> Charts {
    let n_seats = seats.get().max(4);
    let ids = (N_HELD..).map(CardId).zip(&read.destinations);
    let fits = |flag: Flag| (flag.min..=flag.max).contains(&n_seats);
    ids.filter(|(_, (_, flag))| fits(*flag)).map(|(card, _)| card).collect()
}

#[derive(Default)]
struct Read {
    names: Vec<String>,
    crew: Vec<Crew>,
    crewmen: Vec<u8>,
    prizes: Vec<Prize>,
    destinations: Vec<(Destination, Flag)>,
}

fn read(deck: &DeckText) -> Result<Read, SetupError> {
    let mut read = Read::default();
    for row in deck.rows() {
        let source = row.fields.last().copied().unwrap_or_default();
        if source != "printed" && source != "reconstructed" {
            let problem = "the last field is `printed` or `reconstructed`";
            return Err(wrong(JR_PARTS_DATA, row.line, problem));
        }
        let name = row.fields.get(1).copied().unwrap_or_default();
        if !is_name(name) || read.names.iter().any(|known| known == name) {
            return Err(wrong(JR_PARTS, row.line, format!("`{name}` is no name of its own")));
        }
        read.names.push(name.to_owned());
        read_row(&mut read, &row)?;
    }
    check(&read)?;
    Ok(read)
}

/// Records separate names by spaces, so a name has none.
fn is_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    !name.is_empty() && name.chars().all(|letter| plain(letter) || letter == '-')
}

/// Crew comes first, then prizes, then destinations, so that the ids of each are contiguous.
fn in_order(read: &Read, row: &Row<'_>) -> Result<(), SetupError> {
    let late = match row.fields.first().copied().unwrap_or_default() {
        "crew" => read.crew.len() >= usize::from(N_PLAIN),
        "special" => read.crew.len() < usize::from(N_PLAIN) || !read.prizes.is_empty(),
        "prize" => read.crew.len() < usize::from(N_CREW) || !read.destinations.is_empty(),
        _ => read.prizes.len() < usize::from(N_PRIZES),
    };
    if late {
        Err(wrong(JR_PARTS, row.line, "crew, special, prize, destination: in this order"))
    } else {
        Ok(())
    }
}

/// Decides: [`JR_PARTS_CREW`], [`JR_PARTS_PRIZE`].
fn read_row(read: &mut Read, row: &Row<'_>) -> Result<(), SetupError> {
    in_order(read, row)?;
    match row.fields.as_slice() {
        ["crew", _, skill, value, crewmen, _] => {
            let value = number(row, JR_PARTS_CREW, value, 1..=9)?;
            let crew = match (*skill, Skill::named(skill)) {
                ("any", _) => Crew::AnySkill { value },
                (_, Some(skill)) => Crew::Skilled { skill, value },
                (_, None) => return Err(wrong(JR_PARTS_CREW, row.line, "no such skill")),
            };
            read.crew.push(crew);
            read.crewmen.push(number(row, JR_PARTS_CREW, crewmen, 1..=5)?);
        }
        ["special", _, name, crewmen, _] => {
            let special = Special::ALL.into_iter().find(|special| special.name() == *name);
            let special =
                special.ok_or_else(|| wrong(JR_PARTS_CREW, row.line, "no such special card"))?;
            read.crew.push(Crew::Special { special });
            read.crewmen.push(number(row, JR_PARTS_CREW, crewmen, 1..=5)?);
        }
        ["prize", _, kind, value, _] => {
            let prize = match *kind {
                "gold" => Prize::Gold { value: number(row, JR_PARTS_PRIZE, value, 1..=3)? },
                "rum" => Prize::Rum,
                "jewels" => Prize::Jewels,
                "hostage" => Prize::Hostage,
                _ => return Err(wrong(JR_PARTS_PRIZE, row.line, "no such prize")),
            };
            read.prizes.push(prize);
        }
        _ => read_destination(read, row)?,
    }
    Ok(())
}

/// Decides: [`JR_PARTS_DEST`].
fn read_destination(read: &mut Read, row: &Row<'_>) -> Result<(), SetupError> {
    let destination = match row.fields.as_slice() {
        ["target", _, kind, navigation, guns, melee, prizes, flag, _] => {
            let kind = Kind::named(kind).filter(|kind| ranges(*kind).is_some());
            let kind = kind.ok_or_else(|| wrong(JR_PARTS_DEST, row.line, "no such target"))?;
            let ranges = ranges(kind).unwrap_or([(0, 0); 3]);
            let mut needs = [0; 3];
            for ((need, text), (min, max)) in
                needs.iter_mut().zip([navigation, guns, melee]).zip(ranges)
            {
                *need = number(row, JR_PARTS_DEST, text, min..=max)?;
            }
            let yields = number(row, JR_PARTS_DEST, prizes, 1..=12)?;
            (Destination { kind, needs, yields }, self::flag(row, flag)?)
        }
        ["port", _, crew, flag, _] => {
            let yields = number(row, JR_PARTS_DEST, crew, 1..=5)?;
            (Destination { kind: Kind::Port, needs: [0; 3], yields }, self::flag(row, flag)?)
        }
        ["island", _, _] => {
            let card = Destination { kind: Kind::Island, needs: [0; 3], yields: 0 };
            (card, self::flag(row, "-")?)
        }
        _ => {
            let problem = "expected a line that begins with crew, special, prize, target, port \
                           or island and has all its fields";
            return Err(wrong(JR_PARTS_DATA, row.line, problem));
        }
    };
    read.destinations.push(destination);
    Ok(())
}

/// The ranges on the backs: navigation, guns, melee. See: [`JR_PARTS_DEST`].
pub fn ranges(kind: Kind) -> Option<[(u8, u8); 3]> {
    match kind {
        Kind::Fort => Some([(1, 2), (3, 6), (3, 4)]),
        Kind::Ship => Some([(3, 5), (1, 3), (1, 2)]),
        Kind::Settlement => Some([(2, 3), (1, 2), (3, 6)]),
        Kind::Port | Kind::Island => None,
    }
}

fn number(
    row: &Row<'_>,
    rule: RuleId,
    text: &str,
    range: std::ops::RangeInclusive<u8>,
) -> Result<u8, SetupError> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (min, max) = (range.start(), range.end());
        wrong(rule, row.line, format!("`{text}` is no number from {min} to {max}"))
    })
}

fn flag(row: &Row<'_>, text: &str) -> Result<Flag, SetupError> {
    match text {
        "-" => Ok(Flag { min: 0, max: u8::MAX }),
        "5-" => Ok(Flag { min: 0, max: 5 }),
        "7-" => Ok(Flag { min: 0, max: 7 }),
        "6+" => Ok(Flag { min: 6, max: u8::MAX }),
        "8+" => Ok(Flag { min: 8, max: u8::MAX }),
        _ => Err(wrong(JR_PARTS_DEST, row.line, "a flag is -, 5-, 7-, 6+ or 8+")),
    }
}

/// Decides: [`JR_PARTS`].
/// See: [`JR_PARTS_PRIZE`].
fn check(read: &Read) -> Result<(), SetupError> {
    let counts = [
        (read.crew.len(), N_CREW, "crew cards"),
        (read.prizes.len(), N_PRIZES, "prizes"),
        (read.destinations.len(), N_DESTINATIONS, "destinations"),
    ];
    for (found, needed, what) in counts {
        if found != usize::from(needed) {
            return Err(wrong(JR_PARTS, 0, format!("{found} {what}; there are {needed}")));
        }
    }
    for special in Special::ALL {
        let copies = read.crew.iter().filter(|crew| **crew == Crew::Special { special }).count();
        if copies != usize::from(special.copies()) {
            let name = special.name();
            return Err(wrong(JR_PARTS, 0, format!("{copies} cards of {name}")));
        }
    }
    for kind in Kind::ALL {
        let n_cards = read.destinations.iter().filter(|(card, _)| card.kind == kind).count();
        let needed = if kind == Kind::Island { 3 } else { 8 };
        if n_cards != needed {
            return Err(wrong(JR_PARTS, 0, format!("{n_cards} cards of {}", kind.name())));
        }
    }
    let n_gold = read.prizes.iter().filter(|prize| matches!(prize, Prize::Gold { .. })).count();
    if n_gold < GOLD_MIN {
        return Err(wrong(JR_PARTS_PRIZE, 0, format!("{n_gold} gold cards; most prizes are gold")));
    }
    Ok(())
}
