//! The description of a game in numbers: it tells a seat only what the seat may know, its numbers
//! keep to their parts, and every choice of a menu has a place of its own.

use contract::features::{
    Features, KINDS_MAX, Part, Sink, Unit, describe_row, each_slot, slot_count, width,
};
use contract::{Game, Observer, Seat, Worlds};

use super::scene::{Finding, LawScene, Upheld, menu_of, require};

/// The numbers that were put, in the order of their places. A number that breaks a rule of its part
/// is kept as a finding.
struct Listed<'a> {
    parts: &'a [Part],
    numbers: Vec<u8>,
    problem: Option<String>,
}

impl<'a> Listed<'a> {
    fn new(parts: &'a [Part]) -> Self {
        Self { parts, numbers: vec![0; width(parts)], problem: None }
    }

    /// The part a place is in.
    fn part(&self, at: usize) -> Option<&Part> {
        let mut end = 0;
        self.parts.iter().find(|part| {
            end += part.len();
            at < end
        })
    }

    fn problem_of(&self, at: usize, value: u8) -> Option<String> {
        let Some(part) = self.part(at) else {
            return Some(format!("{at} is in no part"));
        };
        let name = part.name;
        let max = if part.unit == Unit::Flag { 1 } else { part.max };
        if value == 0 {
            return Some(format!("`{name}`: a nought was put at {at}"));
        }
        if value > max {
            return Some(format!("`{name}`: {value} at {at} is more than {max}"));
        }
        (self.numbers[at] != 0).then(|| format!("`{name}`: {at} was put twice"))
    }
}

impl Sink for Listed<'_> {
    fn put(&mut self, at: usize, value: u8) {
        if let Some(problem) = self.problem_of(at, value) {
            self.problem.get_or_insert(problem);
        }
        if let Some(number) = self.numbers.get_mut(at) {
            *number = value;
        }
    }
}

/// Everything that a seat is told: its moment, then each of its choices.
fn told<G: Features>(game: &G, seat: Seat) -> Vec<Listed<'static>> {
    let mut moment = Listed::new(G::OBSERVATION);
    game.describe(seat, &mut moment);
    let mut all = vec![moment];
    for action in &menu_of(game, seat).actions {
        let mut choice = Listed::new(G::CHOICE);
        describe_row(game, seat, Some(action), &mut choice);
        all.push(choice);
    }
    all
}

fn slots<G: Features>(game: &G, seat: Seat) -> Vec<u32> {
    let mut slots = Vec::new();
    each_slot(game, seat, &menu_of(game, seat), |slot| slots.push(slot));
    slots
}

/// Half the time a seat that acts, since only those have choices; else any seat.
fn some_seat<G: Game>(scene: &mut LawScene<'_, G>) -> Seat {
    let actor = scene.some_actor().filter(|_| scene.rng.below(2) == 0);
    let any = scene.index(usize::from(scene.seats().get()));
    actor.unwrap_or(Seat(u8::try_from(any).expect("ten seats at most")))
}

/// The leak test: the description of the true state equals that of a world sampled from the view.
pub(crate) fn tell_nothing_hidden<G: Features + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let seat = some_seat(scene);
    let world = scene.world(Observer::Seat(seat));
    let acts = scene.acting().has(seat);
    let (mut truth, mut other) = (told(scene.game(), seat), told(&world, seat));
    if !acts {
        truth.truncate(1);
        other.truncate(1);
    }
    require(truth.len() == other.len(), || format!("seat {seat} has another menu"))?;
    for (row, (truth, other)) in truth.iter().zip(&other).enumerate() {
        let differs = |at: &usize| truth.numbers[*at] != other.numbers[*at];
        if let Some(at) = (0..truth.numbers.len()).find(differs) {
            let name = truth.part(at).map_or("", |part| part.name);
            let (truth, other) = (truth.numbers[at], other.numbers[at]);
            let what = if row == 0 { "the moment".to_owned() } else { format!("choice {row}") };
            let told = format!("{what} of seat {seat} leaks in `{name}`, number {at}");
            return Err(Finding::from(format!("{told}: {truth}, or {other}")));
        }
    }
    let same = !acts || slots(scene.game(), seat) == slots(&world, seat);
    require(same, || format!("the slots of seat {seat} depend on what is hidden"))
}

/// Every number is in a part, not above its maximum, and put once. The kind of a choice is told.
pub(crate) fn keep_to_their_parts<G: Features>(scene: &mut LawScene<'_, G>) -> Upheld {
    let seat = some_seat(scene);
    let kinds = G::CHOICE.first().map_or(0, Part::len);
    require(kinds == G::SLOTS.len() && kinds <= KINDS_MAX, || {
        format!("{kinds} kinds of choice, but {} of slots", G::SLOTS.len())
    })?;
    for (row, listed) in told(scene.game(), seat).into_iter().enumerate() {
        let one_kind = listed.numbers[..kinds].iter().filter(|flag| **flag > 0).count() == 1;
        require(row == 0 || one_kind, || format!("choice {row} of seat {seat} has no one kind"))?;
        if let Some(problem) = listed.problem {
            return Err(Finding::from(format!("row {row} of seat {seat}: {problem}")));
        }
    }
    Ok(())
}

/// The slots of a menu differ, each is below their number, and none is slot 0. No menu is longer
/// than the game says.
pub(crate) fn slots_differ<G: Features>(scene: &mut LawScene<'_, G>) -> Upheld {
    for seat in scene.acting().iter() {
        let mut slots = slots(scene.game(), seat);
        let (count, max) = (slots.len(), G::MENU_MAX);
        require(count <= max, || format!("a menu of {count}; {max} is the most"))?;
        slots.sort_unstable();
        slots.dedup();
        require(slots.len() == count, || format!("two choices of seat {seat} share a slot"))?;
        let (last, end) = (slots.last().copied(), slot_count(G::SLOTS));
        require(last.is_none_or(|last| last < end), || format!("slot {last:?} of {end}"))?;
        require(slots.first() != Some(&0), || "slot 0 means to do nothing".to_owned())?;
    }
    Ok(())
}
