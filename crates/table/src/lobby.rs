//! Sitting down, leaving, starting, and the actions of the host.

use contract::Seat;

use crate::entry::{Closing, Fact, Leaving};
use crate::id::{MatchNumber, Origin};
use crate::message::{Farewell, Reason};
use crate::refusal::Refusal;
use crate::seats::{LEVEL_BYTES_MAX, NAME_BYTES_MAX, Occupant, truncate};
use crate::state::Stage;
use crate::table::{Draft, Freshness, Sender, Table};
use crate::talk::Talk;

impl Table {
    /// Takes a seat before or between matches.
    pub(crate) fn sit(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        seat: Seat,
    ) -> Result<(), Refusal> {
        self.require_idle()?;
        match self.state.seats.get(seat.idx()) {
            None => return Err(Reason::NoSuchSeat.into()),
            Some(Occupant::Person(_) | Occupant::Bot(_)) => return Err(Reason::SeatTaken.into()),
            Some(Occupant::Nobody) if sender.seat.is_some() => {
                return Err(Reason::SeatTaken.into());
            }
            Some(Occupant::Nobody) => {}
        }
        let person = sender.origin.person;
        self.talk[seat.idx()] = Talk::of(person, &self.talk);
        let link = self.links.iter().find(|link| link.conn == sender.conn);
        let name = self.distinct(link.map(|link| link.name.clone()).unwrap_or_default());
        self.commit(draft, Fact::Sat { seat, person, name }, Some(sender.origin))?;
        self.reseat(draft);
        Ok(())
    }

    /// The name, with a number if somebody with the same name, or one that looks like it, sits
    /// here. No name has brackets of its own.
    fn distinct(&self, name: String) -> String {
        let sitters = || self.state.seats.iter().filter_map(Occupant::sitter);
        let is_taken =
            |name: &str| sitters().any(|sitter| self.dealer.are_alike(&sitter.name, name));
        if !is_taken(&name) {
            return name;
        }
        let mut numbered = (2..).map(|number: u32| {
            let mut short = name.clone();
            let ending = format!(" ({number})");
            truncate(&mut short, NAME_BYTES_MAX - ending.len());
            short + &ending
        });
        numbered.find(|name| !is_taken(name)).expect("a table has few seats")
    }

    /// Leaves the seat; during a match a bot plays on.
    pub(crate) fn leave(&mut self, draft: &mut Draft, sender: Sender) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        self.vacate(draft, seat, Leaving::Left, sender.origin)
    }

    /// Removes the person or bot from a seat, but nobody from a match that may be rated.
    pub(crate) fn kick(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        seat: Seat,
    ) -> Result<(), Refusal> {
        self.require_host(sender)?;
        self.require_unrated()?;
        let occupant = self.state.seats.get(seat.idx());
        let person = match occupant {
            Some(Occupant::Person(sitter)) => Some(sitter.person),
            Some(Occupant::Bot(_)) if self.require_idle().is_ok() => None,
            Some(Occupant::Bot(_)) => return Err(Reason::WrongStage.into()),
            Some(Occupant::Nobody) | None => return Err(Reason::NoSuchSeat.into()),
        };
        self.vacate(draft, seat, Leaving::Kicked, sender.origin)?;
        // Hosts who kick themselves only leave their seat.
        for conn in self.conns_of(person.filter(|person| *person != self.state.host)) {
            self.hang(draft, conn, Farewell::Kicked);
        }
        Ok(())
    }

    fn vacate(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        why: Leaving,
        origin: Origin,
    ) -> Result<(), Refusal> {
        let leaver = self.state.sitter(seat).map(|sitter| sitter.person);
        let steward = self.dealer.steward(self.state.setting.game());
        let level = self.state.playing().map(|_| steward.to_owned());
        self.drop_held(draft, seat);
        self.thinking.retain(|thinking| thinking.seat != seat);
        self.commit(draft, Fact::Vacated { seat, why, level }, Some(origin))?;
        if leaver == Some(self.state.host) {
            self.pass_on_host(draft);
        }
        self.reseat(draft);
        self.end_without_people(draft);
        if self.state.playing().is_some() {
            self.turn_away(draft);
        }
        Ok(())
    }

    /// Makes another person the host, since the table needs somebody who can start and close it.
    fn pass_on_host(&mut self, draft: &mut Draft) {
        let mut seats = self.state.setting.seats().seats();
        let next = seats.find_map(|seat| self.state.sitter(seat).map(|sitter| sitter.person));
        if let Some(person) = next {
            self.commit(draft, Fact::HostChanged { person }, None).expect("anybody may be host");
        }
    }

    /// Seats a bot.
    pub(crate) fn fill(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        seat: Seat,
        level: String,
    ) -> Result<(), Refusal> {
        self.require_host(sender)?;
        self.require_idle()?;
        let known = level.len() <= LEVEL_BYTES_MAX
            && self.dealer.has_level(self.state.setting.game(), &level);
        if !known {
            return Err(Reason::NoSuchLevel.into());
        }
        if self.state.sitter(seat).is_some() {
            return Err(Reason::SeatTaken.into());
        }
        if self.state.seats.get(seat.idx()) == Some(&Occupant::Bot(level.clone())) {
            return Ok(());
        }
        self.commit(draft, Fact::Filled { seat, level }, Some(sender.origin))?;
        draft.seats = Freshness::New;
        Ok(())
    }

    /// Swaps two seats with their occupants.
    pub(crate) fn swap(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        one: Seat,
        other: Seat,
    ) -> Result<(), Refusal> {
        self.require_host(sender)?;
        if one == other && one.idx() < self.state.seats.len() && self.require_idle().is_ok() {
            return Ok(());
        }
        self.commit(draft, Fact::Swapped { one, other }, Some(sender.origin))?;
        self.away.swap(one.idx(), other.idx());
        self.talk.swap(one.idx(), other.idx());
        self.reseat(draft);
        Ok(())
    }

    /// Begins the first match.
    pub(crate) fn start(&mut self, draft: &mut Draft, sender: Sender) -> Result<(), Refusal> {
        self.require_host(sender)?;
        match &self.state.stage {
            Stage::Lobby => {}
            Stage::Playing(_) | Stage::Over(_) | Stage::Closed => {
                return Err(Reason::WrongStage.into());
            }
        }
        if self.state.seats.contains(&Occupant::Nobody) {
            return Err(Reason::SeatsEmpty.into());
        }
        self.begin(draft, Some(sender.origin))
    }

    /// Deals the next match and sends it to everybody.
    pub(crate) fn begin(
        &mut self,
        draft: &mut Draft,
        origin: Option<Origin>,
    ) -> Result<(), Refusal> {
        let next = self.state.number.0.checked_add(1).ok_or(Reason::TooMany)?;
        // If the game no longer exists, dealing reports it.
        let rules = self.dealer.rules_version(self.state.setting.game()).unwrap_or_default();
        self.commit(draft, Fact::Started { number: MatchNumber(next), rules }, origin)?;
        self.shown.iter_mut().for_each(crate::link::ShownHashes::forget);
        self.turn_away(draft);
        for conn in self.links.iter().map(|link| link.conn).collect::<Vec<_>>() {
            self.sync(draft, conn, None);
        }
        Ok(())
    }

    /// Closes the table for good, but not during a match that may be rated.
    pub(crate) fn close(&mut self, draft: &mut Draft, sender: Sender) -> Result<(), Refusal> {
        self.require_host(sender)?;
        self.require_unrated()?;
        self.shut(draft, Closing::Host, Some(sender.origin));
        Ok(())
    }

    /// Refuses everybody but the host.
    pub(crate) fn require_host(&self, sender: Sender) -> Result<(), Refusal> {
        if sender.origin.person == self.state.host { Ok(()) } else { Err(Reason::NotHost.into()) }
    }

    /// Refuses to interfere with a match that may be rated: the host could dodge its result.
    fn require_unrated(&self) -> Result<(), Refusal> {
        if self.state.may_be_rated() { Err(Reason::Rated.into()) } else { Ok(()) }
    }

    fn require_idle(&self) -> Result<(), Refusal> {
        match &self.state.stage {
            Stage::Lobby | Stage::Over(_) => Ok(()),
            Stage::Playing(_) | Stage::Closed => Err(Reason::WrongStage.into()),
        }
    }
}
