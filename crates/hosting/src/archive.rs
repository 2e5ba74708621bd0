//! Records of matches, made from the log of their table. Only matches that ended by their own rules
//! have one: a record reveals every card, and only then is the seed published as well.

use contract::chance::Generator;
use contract::{DeckText, Match, Placing, Seed, Submission, WindowId, json, setup};
use record::{Header, Level, Move, Name, Occupant, Sheet};
use registry::{House, Visitor};
use serde::Deserialize;
use serde_json::Value;
use table::config::Spectators;
use table::entry::{Closing, Ending};
use table::id::{MatchNumber, Person};
use table::io::Fork;
use table::{Entry, Fact, Setting};

/// The table's setting.
pub fn setting(log: &[Entry]) -> Option<&Setting> {
    let Fact::Created { setting, .. } = &log.first()?.fact else { return None };
    Some(setting)
}

/// Why the table ended, if it has: no entry follows that.
pub fn closing(log: &[Entry]) -> Option<Closing> {
    let Fact::Closed { why } = &log.last()?.fact else { return None };
    Some(*why)
}

/// Whether the log itself gives somebody access: everybody if spectators are allowed, otherwise
/// whoever was host or ever had a seat.
pub fn is_open_to(log: &[Entry], person: Person) -> bool {
    log.iter().any(|entry| {
        if let Fact::Created { setting, host, .. } = &entry.fact {
            return setting.spectators() == Spectators::Public || *host == person;
        }
        matches!(&entry.fact, Fact::Sat { person: sitter, .. } if *sitter == person)
    })
}

/// One action of a match.
#[derive(Clone, Debug)]
struct Played<'a> {
    seat: contract::Seat,
    window: WindowId,
    actor: contract::Actor,
    action: &'a Value,
}

/// The record of a match; `None` if there is none to publish.
///
/// A match of other rules is replayed by today's as far as they agree. A log does not contain the
/// result of a match, so a caller who stored it passes it as `kept`; without it, such a match has a
/// record only if today's rules accept all of it. Its reader finds out what the record is worth
/// ([`record::open`]).
pub fn record(log: &[Entry], number: MatchNumber, kept: Option<&[Placing]>) -> Option<String> {
    let Fact::Created { setting, deals, fork, .. } = &log.first()?.fact else { return None };
    let mut names = vec![bot(""); usize::from(setting.seats().get())];
    let mut open = None;
    let mut version = 0;
    let mut actions = Vec::new();
    let mut dealt_to = Vec::new();
    for entry in log {
        match &entry.fact {
            Fact::Sat { seat, name, .. } => {
                *names.get_mut(seat.idx())? = Occupant::User { name: Name::fitted(name) };
            }
            Fact::Filled { seat, level } => *names.get_mut(seat.idx())? = bot(level),
            Fact::Swapped { one, other } => names.swap(one.idx(), other.idx()),
            Fact::Started { number, rules } => {
                open = Some(*number);
                version = *rules;
                actions.clear();
                dealt_to.clone_from(&names);
            }
            Fact::Played { seat, window, actor, action, .. } if open == Some(number) => {
                let action = action.json();
                actions.push(Played { seat: *seat, window: *window, actor: *actor, action });
            }
            Fact::Undone { .. } if open == Some(number) => drop(actions.pop()),
            Fact::Ended { ending } if open == Some(number) => {
                let (seed, fork) = (deals.seed_of(number), fork.as_ref());
                let occupants = &dealt_to;
                let visitor = Write { setting, version, seed, fork, occupants, actions, kept };
                let told = *ending == Ending::Rules;
                return told.then(|| registry::visit(setting.game(), visitor)).flatten().flatten();
            }
            Fact::Vacated { seat, level: Some(level), .. } => {
                *names.get_mut(seat.idx())? = bot(level);
            }
            Fact::Created { .. }
            | Fact::Vacated { level: None, .. }
            | Fact::HostChanged { .. }
            | Fact::Gallery { .. }
            | Fact::Cleared
            | Fact::Timed { .. }
            | Fact::Expired { .. }
            | Fact::Undone { .. }
            | Fact::Held { .. }
            | Fact::Unheld { .. }
            | Fact::Waited { .. }
            | Fact::Rested { .. }
            | Fact::Wanted { .. }
            | Fact::Played { .. }
            | Fact::Ordered { .. }
            | Fact::Stewarded { .. }
            | Fact::Returned { .. }
            | Fact::Voted { .. }
            | Fact::Paused
            | Fact::Resumed
            | Fact::Woken { .. }
            | Fact::Ended { .. }
            | Fact::Said { .. }
            | Fact::Muted { .. }
            | Fact::Closed { .. } => {}
        }
    }
    None
}

/// The seed of a match that may be published.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublishedSeed {
    /// The match's number.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// Its seed.
    pub seed: String,
}

/// The seeds that may be published: of matches that ended by their rules or were abandoned, and of
/// one that an upgrade has ended.
pub fn told_seeds(log: &[Entry]) -> Vec<PublishedSeed> {
    let Some(Fact::Created { deals, .. }) = log.first().map(|entry| &entry.fact) else {
        return Vec::new();
    };
    let (mut told, mut open) = (Vec::new(), None);
    for fact in log.iter().map(|entry| &entry.fact) {
        let is_told = if let Fact::Started { number, .. } = fact {
            open = Some(*number);
            false
        } else if let Fact::Ended { ending } = fact {
            let is_told = matches!(ending, Ending::Rules | Ending::Abandoned);
            open = open.filter(|_| is_told);
            is_told
        } else {
            *fact == Fact::Closed { why: Closing::Upgraded }
        };
        if is_told && let Some(number) = open.take() {
            told.push(PublishedSeed { number, seed: deals.seed_of(number).to_string() });
        }
    }
    told
}

fn bot(level: &str) -> Occupant {
    let name = Name::fitted(if level.is_empty() { "nobody" } else { level });
    match Level::new(level) {
        Some(level) => Occupant::Bot { name, level },
        None => Occupant::User { name },
    }
}

struct Write<'a> {
    setting: &'a Setting,
    /// The version of the rules it was played by.
    version: u32,
    seed: Seed,
    fork: Option<&'a Fork>,
    occupants: &'a [Occupant],
    actions: Vec<Played<'a>>,
    kept: Option<&'a [Placing]>,
}

impl Visitor for Write<'_> {
    type Output = Option<String>;

    /// Replays the match as the table played it.
    fn visit<G: House>(self) -> Option<String> {
        let options: G::Options = json::read(self.setting.options()).ok()?;
        let deck = shipped::<G>(self.version);
        let rules = setup::rules::<G>(&options, self.setting.seats(), &deck).ok()?;
        let generator = Generator::ChaCha8;
        let mut game = match self.fork {
            None => Match::<G>::deal(rules, generator, self.seed),
            Some(fork) => crate::fork::game(fork, self.seed).ok()?,
        };
        let parted = self.parted(&mut game);
        let mut header = Header::of(&game, &options, self.occupants, &deck, generator);
        header.rules_version = self.version;
        let text = record::write(&game, &header);
        if self.version == G::RULES_VERSION {
            return (parted == self.actions.len()).then_some(text);
        }
        let mut sheet = Sheet::read(&text).ok()?;
        sheet.moves.extend(self.actions[parted..].iter().map(|played| untold::<G>(rules, played)));
        sheet.seed = Some(self.seed).filter(|_| self.fork.is_none());
        if let Some(kept) = self.kept {
            let reason = match sheet.ending {
                record::RecordedEnding::Over { reason, .. } => reason,
                record::RecordedEnding::Unfinished => ENDED.to_owned(),
            };
            sheet.ending = record::RecordedEnding::Over { reason, placings: kept.to_vec() };
        }
        (sheet.ending != record::RecordedEnding::Unfinished).then(|| sheet.to_text())
    }
}

impl Write<'_> {
    /// Replays the actions as long as the rules accept them; returns how many they accepted.
    fn parted<G: House>(&self, game: &mut Match<G>) -> usize {
        let takes = |played: &&Played<'_>| {
            let &&Played { seat, window, actor, action } = played;
            let Ok(action) = G::Action::deserialize(action) else { return false };
            // Other rules may have counted windows differently; an accepted action always answered
            // the open window.
            let open = game.window().map_or(window, |window| window.id);
            let window = if self.version == G::RULES_VERSION { window } else { open };
            game.submit(Submission { seat, window, actor, action }).is_ok()
        };
        self.actions.iter().take_while(takes).count()
    }
}

/// The reason for an end that today's rules do not reach.
const ENDED: &str = "ended";

/// The deck that we shipped with a version of the rules.
fn shipped<G: House>(version: u32) -> DeckText {
    let is_former = version != G::RULES_VERSION;
    let mut former = G::former_decks().into_iter().filter(|_| is_former);
    let former = former.find(|(until, _)| version <= *until);
    former.map_or_else(G::default_deck, |(_, deck)| deck)
}

/// An action that cannot be replayed: in today's notation, or as the log has it. Its outcomes of
/// chance are not known.
fn untold<G: House>(rules: &G::Rules, played: &Played<'_>) -> Move {
    let mut text = String::new();
    match G::Action::deserialize(played.action) {
        Ok(action) => G::write_action(rules, &action, &mut text).expect("strings take all text"),
        // Braces are for outcomes of chance.
        Err(_) => text = played.action.to_string().replace('{', "(").replace('}', ")"),
    }
    Move { seat: played.seat, actor: played.actor, action: text, drawn: None }
}
