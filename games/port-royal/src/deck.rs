//! The deck as data, checked on load, and the tables derived from it.

use contract::setup::Row;
use contract::{CardId, DeckText, Phrase, SeatCount, SetupError};
use serde::{Serialize, Serializer};

use crate::card::{
    Bonus, Cards, Colour, Expedition, FIVE, Face, N_CARDS, N_COLOURS, Person, Role, Ship, Symbols,
};
use crate::ending::POINTS_NEEDED;
use crate::ledger::{PR_DECK, PR_DECK_DATA, PR_DECK_SWORDS, PR_PLAYERS, PR_SETUP_FIVE};
use crate::notation;
use crate::options::Options;
use crate::phase::discover;
use crate::remarks::Sheet;
use crate::speech;
use crate::tally::Tally;

/// The deck this project ships.
/// Decides: [`PR_DECK_DATA`].
pub(crate) const DEFAULT: &str = include_str!("../data/deck.csv");

/// The most a person may cost. With this limit the game always reaches a question: even if only one
/// person is still in play and nobody can hire it, all other cards are laid out or coins. At least
/// 54 of them are coins, so one of five seats has 11 and can pay 10 and the fee.
const COST_MAX: u8 = 10;
/// The most swords on a ship.
const SWORDS_MAX: u8 = 7;
/// The most coins, and the most points, on one card.
const NUMBER_MAX: u8 = 9;
/// The most symbols an expedition may require, which bounds the menu.
const SYMBOLS_MAX: u8 = 4;

/// Everything that never changes during a match.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The number of players.
    pub seats: SeatCount,
    /// The options: how the game ends.
    pub options: Options,
    /// The face of each card, by card id: ships by colour, persons by role, expeditions, taxes.
    #[serde(serialize_with = "as_list")]
    pub faces: [Face; N_CARDS],
    /// Each card's name in the notation.
    pub names: Vec<String>,
    /// The spoken name of each card, by card id.
    pub spoken: Vec<Phrase>,
    /// The cards of this match: the expedition for five is included only with five players.
    /// See: [`PR_SETUP_FIVE`].
    pub all_cards: Cards,
    /// The victory points that start the last lap; for clients. See: [`crate::ledger::PR_END`].
    pub points_needed: u8,
    #[serde(skip)]
    pub(crate) tallies: [Tally; N_CARDS],
    #[serde(skip)]
    pub(crate) ships: Cards,
    #[serde(skip)]
    pub(crate) persons: Cards,
    /// The ships of each colour.
    #[serde(skip)]
    pub(crate) fleets: [Cards; N_COLOURS],
    /// Persons who can go on an expedition.
    #[serde(skip)]
    pub(crate) envoys: Cards,
    /// For each number of coins, the persons who cost no more.
    #[serde(skip)]
    hireable: [Cards; COST_MAX as usize + 1],
    /// For each number of swords, the ships that they repel.
    #[serde(skip)]
    repelled: [Cards; SWORDS_MAX as usize + 1],
    /// For each card, the earlier cards with the same face.
    #[serde(skip)]
    pub(crate) twins_before: [Cards; N_CARDS],
}

fn as_list<S: Serializer>(faces: &[Face; N_CARDS], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(faces)
}

impl Rules {
    /// The face of a card; `None` if there is no such card.
    pub fn face(&self, card: CardId) -> Option<Face> {
        self.faces.get(card.idx()).copied()
    }

    /// What the words of a choice need of these rules.
    pub(crate) fn sheet(&self) -> Sheet<'_> {
        Sheet { faces: &self.faces, points_needed: self.points_needed }
    }

    /// The sums over a seat's laid-out cards. See: [`crate::ledger::PR_STACK`].
    pub(crate) fn tally_of(&self, cards: Cards) -> Tally {
        cards.iter().fold(Tally::default(), |sum, card| sum.plus(self.tallies[card.idx()]))
    }

    /// Persons who cost no more than so many coins.
    #[inline]
    pub(crate) fn hireable(&self, coins: u8) -> Cards {
        self.hireable[usize::from(coins.min(COST_MAX))]
    }

    /// The ships of a colour that is in this harbour.
    pub(crate) fn same_colours(&self, harbour: Cards) -> Cards {
        let here = harbour.and(self.ships);
        if here.is_empty() {
            return Cards::EMPTY;
        }
        let is_there = |fleet: &&Cards| !here.and(**fleet).is_empty();
        self.fleets.iter().filter(is_there).fold(Cards::EMPTY, |ships, fleet| ships.or(*fleet))
    }

    /// The ships that end a turn with this harbour, if the active seat has so many swords.
    /// See: [`crate::ledger::PR_BUST`], [`crate::ledger::PR_DRAW_SHIP`].
    pub(crate) fn fatal(&self, harbour: Cards, swords: u8) -> Cards {
        self.same_colours(harbour).minus(self.repelled[usize::from(swords.min(SWORDS_MAX))])
    }
}

/// Parses and checks a deck.
pub(crate) fn rules(
    options: Options,
    seats: SeatCount,
    deck: &DeckText,
) -> Result<Rules, SetupError> {
    check_seats(seats)?;
    let faces = Listed::read(deck)?.faces()?;
    let which = |wanted: &dyn Fn(Face) -> bool| -> Cards {
        let cards = (0..).map(CardId).zip(faces);
        cards.filter(|(_, face)| wanted(*face)).map(|(card, _)| card).collect()
    };
    let of_colour =
        |colour: Colour| which(&|face| matches!(face, Face::Ship(ship) if ship.colour == colour));
    let hireable = |coins: usize| {
        let fits = |person: Person| usize::from(person.cost) <= coins;
        which(&|face| matches!(face, Face::Person(person) if fits(person)))
    };
    let repelled = |swords: u8| {
        which(&|face| matches!(face, Face::Ship(ship) if discover::repels(swords, ship)))
    };
    let twins_before = |idx: usize| {
        let before = faces[..idx].iter().zip((0..).map(CardId));
        before.filter(|(face, _)| **face == faces[idx]).map(|(_, card)| card).collect()
    };
    Ok(Rules {
        seats,
        options,
        names: notation::names(&faces),
        spoken: faces.iter().map(|face| speech::face(*face)).collect(),
        all_cards: all_cards(seats),
        points_needed: POINTS_NEEDED,
        tallies: faces.map(Tally::of),
        ships: which(&|face| matches!(face, Face::Ship(_))),
        persons: which(&|face| matches!(face, Face::Person(_))),
        fleets: Colour::ALL.map(of_colour),
        envoys: which(&|face| matches!(face, Face::Person(person) if is_envoy(person.role))),
        hireable: std::array::from_fn(hireable),
        repelled: [0, 1, 2, 3, 4, 5, 6, SWORDS_MAX].map(repelled),
        twins_before: std::array::from_fn(twins_before),
        faces,
    })
}

/// Decides: [`PR_SETUP_FIVE`].
fn all_cards(seats: SeatCount) -> Cards {
    let all = Cards::first_n(120);
    if seats.get() == 5 { all } else { all.without(FIVE) }
}

fn is_envoy(role: Role) -> bool {
    matches!(role, Role::Settler | Role::Captain | Role::Priest | Role::Jack)
}

/// Decides: [`PR_PLAYERS`].
fn check_seats(seats: SeatCount) -> Result<(), SetupError> {
    match seats.get() {
        2..=5 => Ok(()),
        asked => Err(SetupError::Seats { rule: PR_PLAYERS, asked, min: 2, max: 5 }),
    }
}

/// The cards of a deck file.
#[derive(Debug, Default)]
struct Listed {
    ships: Vec<Ship>,
    persons: Vec<Person>,
    expeditions: Vec<Expedition>,
    for_five: Vec<Expedition>,
    taxes: Vec<Bonus>,
}

impl Listed {
    fn read(deck: &DeckText) -> Result<Self, SetupError> {
        let mut listed = Self::default();
        for row in deck.rows() {
            listed.add(&row)?;
        }
        Ok(listed)
    }

    /// See: [`PR_DECK_DATA`].
    fn add(&mut self, row: &Row<'_>) -> Result<(), SetupError> {
        match row.fields.as_slice() {
            ["ship", of, swords, coins, copies] => {
                let colour = colour(row, of)?;
                let swords = swords_on(row, colour, swords)?;
                let coins = number(row, "coins", coins, 1..=NUMBER_MAX)?;
                let ship = Ship { colour, swords, coins };
                self.ships.extend(copies_of(row, copies, ship)?);
            }
            ["trader", of, cost, points, copies] => {
                let role = Role::Trader(colour(row, of)?);
                self.persons.extend(copies_of(row, copies, person(row, role, cost, points)?)?);
            }
            ["person", name, cost, points, copies] => {
                let role = Role::named(name).ok_or_else(|| {
                    wrong(row, format!("`{name}` is no role; traders have lines of their own"))
                })?;
                self.persons.extend(copies_of(row, copies, person(row, role, cost, points)?)?);
            }
            ["expedition", anchors, crosses, houses, coins, points, when] => {
                let expedition = expedition(row, [anchors, crosses, houses, coins, points])?;
                match *when {
                    "all" => self.expeditions.push(expedition),
                    "five" => self.for_five.push(expedition),
                    _ => return Err(wrong(row, format!("`{when}` is neither `all` nor `five`"))),
                }
            }
            ["tax", bonus, copies] => {
                let bonus = [Bonus::Swords, Bonus::Points].into_iter().find(|b| b.name() == *bonus);
                let expected = || wrong(row, "a tax gives for `swords` or `points`".to_owned());
                self.taxes.extend(copies_of(row, copies, bonus.ok_or_else(expected)?)?);
            }
            _ => {
                let problem = "expected a line `ship`, `trader`, `person`, `expedition` or `tax` \
                               with as many fields as the top of the shipped deck says";
                return Err(wrong(row, problem.to_owned()));
            }
        }
        Ok(())
    }

    /// The cards in id order, after checking their numbers.
    fn faces(mut self) -> Result<[Face; N_CARDS], SetupError> {
        self.check_counts()?;
        self.check_swords()?;
        self.ships.sort_by_key(|ship| ship.colour);
        self.persons.sort_by_key(|person| person.role);
        self.taxes.sort_unstable();
        let ships = self.ships.into_iter().map(Face::Ship);
        let persons = self.persons.into_iter().map(Face::Person);
        let expeditions = self.expeditions.into_iter().chain(self.for_five).map(Face::Expedition);
        let taxes = self.taxes.into_iter().map(|bonus| Face::Tax { bonus });
        let faces: Vec<Face> = ships.chain(persons).chain(expeditions).chain(taxes).collect();
        let points: u16 = faces.iter().map(|face| u16::from(face.points())).sum();
        if points > u16::from(u8::MAX) {
            let problem = format!("the points add up to {points}; 255 is the most");
            return Err(whole(PR_DECK_DATA, problem));
        }
        Ok(<[Face; N_CARDS]>::try_from(faces).expect("every kind was counted"))
    }

    /// Decides: [`PR_DECK`].
    /// See: [`PR_SETUP_FIVE`].
    fn check_counts(&self) -> Result<(), SetupError> {
        for colour in Colour::ALL {
            let count = self.ships.iter().filter(|ship| ship.colour == colour).count();
            expect(PR_DECK, count, 10, &format!("{} ships", colour.name()))?;
        }
        for role in Role::ALL {
            let count = self.persons.iter().filter(|person| person.role == role).count();
            let colour = if let Role::Trader(colour) = role { colour.name() } else { "" };
            let what = format!("{colour} {}s", role.name());
            expect(PR_DECK, count, n_persons(role), what.trim_start())?;
        }
        expect(PR_DECK, self.expeditions.len(), 5, "expeditions for all")?;
        expect(PR_SETUP_FIVE, self.for_five.len(), 1, "expeditions for five players")?;
        expect(PR_DECK, self.taxes.len(), 4, "tax increases")
    }

    /// See: [`PR_DECK_SWORDS`].
    fn check_swords(&self) -> Result<(), SetupError> {
        for colour in Colour::ALL {
            for (swords, wanted) in swords_of(colour) {
                let shows = |ship: &&Ship| ship.colour == colour && ship.swords == swords;
                let count = self.ships.iter().filter(shows).count();
                let mark = swords.map_or("a skull".to_owned(), |swords| format!("{swords} swords"));
                let what = format!("{} ships with {mark}", colour.name());
                expect(PR_DECK_SWORDS, count, wanted, &what)?;
            }
        }
        Ok(())
    }
}

/// See: [`PR_DECK`].
fn n_persons(role: Role) -> usize {
    match role {
        Role::Trader(_) => 2,
        Role::Jack | Role::Pirate => 3,
        Role::Mademoiselle | Role::Governor => 4,
        Role::Settler | Role::Captain | Role::Priest | Role::Jester => 5,
        Role::Admiral => 6,
        Role::Sailor => 10,
    }
}

/// The swords on the ships of a colour, with the number of ships; `None` is a skull.
/// Decides: [`PR_DECK_SWORDS`].
fn swords_of(colour: Colour) -> [(Option<u8>, usize); 4] {
    // The three light fleets have only three kinds of ship.
    let light = |few, some, many| [(Some(few), 4), (Some(some), 3), (Some(many), 3), (None, 0)];
    match colour {
        Colour::Yellow => light(1, 2, 4),
        Colour::Blue => light(1, 2, 5),
        Colour::Green => light(1, 3, 5),
        Colour::Red => [(Some(1), 3), (Some(3), 3), (Some(6), 2), (None, 2)],
        Colour::Black => [(Some(2), 3), (Some(4), 3), (Some(7), 2), (None, 2)],
    }
}

fn whole(rule: contract::RuleId, problem: String) -> SetupError {
    SetupError::Deck { rule, line: 0, problem }
}

fn wrong(row: &Row<'_>, problem: String) -> SetupError {
    SetupError::Deck { rule: PR_DECK_DATA, line: row.line, problem }
}

fn expect(
    rule: contract::RuleId,
    count: usize,
    wanted: usize,
    what: &str,
) -> Result<(), SetupError> {
    if count == wanted {
        return Ok(());
    }
    Err(whole(rule, format!("{what}: {count}; there are {wanted}")))
}

fn colour(row: &Row<'_>, name: &str) -> Result<Colour, SetupError> {
    Colour::named(name).ok_or_else(|| wrong(row, format!("`{name}` is no colour of a ship")))
}

/// See: [`PR_DECK_SWORDS`].
fn swords_on(row: &Row<'_>, colour: Colour, text: &str) -> Result<Option<u8>, SetupError> {
    let swords = if text == "skull" { Some(None) } else { text.parse().ok().map(Some) };
    let printed = swords_of(colour);
    let known = |swords: &Option<u8>| printed.iter().any(|(on, n)| on == swords && *n > 0);
    swords.filter(known).ok_or_else(|| {
        let problem = format!("no {} ship has `{text}` swords", colour.name());
        SetupError::Deck { rule: PR_DECK_SWORDS, line: row.line, problem }
    })
}

fn number(
    row: &Row<'_>,
    what: &str,
    text: &str,
    range: std::ops::RangeInclusive<u8>,
) -> Result<u8, SetupError> {
    text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        wrong(row, format!("{what}: `{text}` is no number from {least} to {most}"))
    })
}

fn copies_of<T: Clone>(
    row: &Row<'_>,
    copies: &str,
    card: T,
) -> Result<impl Iterator<Item = T>, SetupError> {
    let copies = number(row, "copies", copies, 1..=10)?;
    Ok(std::iter::repeat_n(card, usize::from(copies)))
}

fn person(row: &Row<'_>, role: Role, cost: &str, points: &str) -> Result<Person, SetupError> {
    let cost = number(row, "cost", cost, 0..=COST_MAX)?;
    Ok(Person { role, cost, points: number(row, "points", points, 0..=NUMBER_MAX)? })
}

fn expedition(row: &Row<'_>, fields: [&str; 5]) -> Result<Expedition, SetupError> {
    let [anchors, crosses, houses, coins, points] = fields;
    let needs = Symbols {
        anchors: number(row, "anchors", anchors, 0..=SYMBOLS_MAX)?,
        crosses: number(row, "crosses", crosses, 0..=SYMBOLS_MAX)?,
        houses: number(row, "houses", houses, 0..=SYMBOLS_MAX)?,
    };
    if !(1..=SYMBOLS_MAX).contains(&needs.total()) {
        let problem = format!("{} symbols; 1 to {SYMBOLS_MAX} can be asked for", needs.total());
        return Err(wrong(row, problem));
    }
    let coins = number(row, "coins", coins, 0..=NUMBER_MAX)?;
    Ok(Expedition { needs, coins, points: number(row, "points", points, 0..=NUMBER_MAX)? })
}
