//! The lasting state of a table: what its log says, and nothing else. Only facts change it, and
//! both a live table and a restored one use [`State::apply`].

use std::collections::{BTreeSet, VecDeque};

use contract::{AnyMatch, Seat, SeatSet, Seed, WindowId};

use crate::clock::{Jitter, Masking, Timer};
use crate::command::{Gallery, Hearing, Stance};
use crate::config::{Floors, Pace, ReactionTime, Setting};
use crate::entry::{Closing, Ending, Fact, Leaving, Matter, Secret};
use crate::held::{Held, ReactionTimes, Rest, Waits};
use crate::id::{MatchNumber, Millis, Person, Version};
use crate::io::{DealOrder, Dealer, Fork};
use crate::message::{Said, StageName};
use crate::misfit::Misfit;
use crate::seats::{Controller, Occupant, Sitter, Steward};

/// The number of recent chat messages that new connections get.
pub(crate) const CHAT_KEPT: usize = 20;

/// The state of a table, as its log tells it.
pub(crate) struct State {
    pub(crate) setting: Setting,
    pub(crate) host: Person,
    deals: Secret,
    pub(crate) jitter: Jitter,
    fork: Option<Fork>,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) stage: Stage,
    /// The number of the current or last match; 0 before the first.
    pub(crate) number: MatchNumber,
    pub(crate) chat: VecDeque<Spoken>,
    /// By seat: the person who began the match, and whether they stayed; empty before the first
    /// match.
    pub(crate) entrants: Vec<Entrant>,
    /// The people whom the host removed; they may not come back.
    pub(crate) kicked: BTreeSet<Person>,
    /// Whether people without a seat may watch.
    pub(crate) gallery: Gallery,
    /// Whether a person ever played an action here.
    pub(crate) has_moved: bool,
    /// When a person last did something.
    pub(crate) active_at: Millis,
    /// How long a hidden reaction stays open.
    pub(crate) reaction: ReactionTime,
    /// By seat: the reaction time that it wants.
    pub(crate) wanted: Vec<Option<ReactionTime>>,
}

/// A chat message and its sender: messages belong to a person, not to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spoken {
    pub(crate) person: Person,
    pub(crate) said: Said,
}

/// The person who began a match in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entrant {
    /// A bot, or a person whom the host removed: it is nobody's result.
    Nobody,
    /// A person who plays on, or is away while a bot stands in.
    Stays(Person),
    /// A person who has resigned or left.
    GaveUp(Person),
}

/// The stage of a table, with the data of that stage.
pub(crate) enum Stage {
    Lobby,
    Playing(Box<Playing>),
    Over(Box<Ended>),
    Closed,
}

/// A match in progress.
pub(crate) struct Playing {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) pace: Pace,
    pub(crate) timer: Option<Timer>,
    /// The banks by seat, in milliseconds; empty if the pace has none.
    pub(crate) banks: Vec<u64>,
    /// The banks that everybody may see.
    pub(crate) shown_banks: Vec<u64>,
    pub(crate) paused_at: Option<Millis>,
    pub(crate) for_pause: SeatSet,
    pub(crate) for_end: SeatSet,
    /// The held answers.
    pub(crate) held: Vec<Held>,
    /// The reaction times of the cards shown in an open window.
    pub(crate) cards: Option<ReactionTimes>,
    /// The seats that have opted out, and of which attack or mutiny.
    pub(crate) rests: Vec<Rest>,
    /// How often each seat has asked for more time in this round.
    pub(crate) waits: Waits,
    /// The number of actions of the record that the match continues.
    pub(crate) n_recorded: usize,
    /// The version of the action that was taken back last.
    pub(crate) undone: Option<Version>,
}

/// A match that has ended.
pub(crate) struct Ended {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) ending: Ending,
    pub(crate) for_rematch: SeatSet,
}

impl State {
    /// Makes the state from the first entry of a log.
    pub(crate) fn created(fact: &Fact, at: Millis) -> Result<Self, Misfit> {
        let Fact::Created { setting, host, deals, jitter, fork } = fact else {
            return Err(Misfit::Created);
        };
        Ok(Self {
            seats: vec![Occupant::Nobody; usize::from(setting.seats().get())],
            setting: setting.clone(),
            host: *host,
            deals: *deals,
            jitter: *jitter,
            fork: fork.clone(),
            stage: Stage::Lobby,
            number: MatchNumber(0),
            chat: VecDeque::new(),
            entrants: Vec::new(),
            kicked: BTreeSet::new(),
            gallery: Gallery::Open,
            has_moved: false,
            active_at: at,
            reaction: setting.reaction(),
            wanted: vec![None; usize::from(setting.seats().get())],
        })
    }

    /// Applies a fact.
    ///
    /// # Errors
    /// Why the fact does not fit; the state is unchanged.
    pub(crate) fn apply(
        &mut self,
        fact: &Fact,
        at: Millis,
        dealer: &dyn Dealer,
    ) -> Result<(), Misfit> {
        match fact {
            Fact::Created { .. } => Err(Misfit::Created),
            Fact::Sat { seat, person, name } => self.sit(*seat, *person, name),
            Fact::Vacated { seat, why, level } => self.vacate(*seat, *why, level.as_deref(), at),
            Fact::Filled { seat, level } => self.fill(*seat, level),
            Fact::Swapped { one, other } => self.swap(*one, *other),
            Fact::HostChanged { person } => {
                self.host = *person;
                Ok(())
            }
            Fact::Gallery { gallery } => {
                self.gallery = *gallery;
                Ok(())
            }
            // Only connections end, and those are not in the log.
            Fact::Cleared => Ok(()),
            Fact::Started { number, rules } => self.start(*number, *rules, at, dealer),
            Fact::Timed { timer } => self.time(timer),
            Fact::Expired { window, .. } => self.playing_in(*window).map(drop),
            Fact::Played { seat, window, actor, action, given_ms } => {
                self.play(*seat, *window, *actor, action, given_ms.unwrap_or(at), at)
            }
            Fact::Undone { seat } => self.undo(*seat, at),
            Fact::Held { held } => self.hold(held),
            Fact::Unheld { seat } => self.unhold(*seat),
            Fact::Waited { seat, window } => self.wait(*seat, *window),
            Fact::Rested { seat, window, stance } => self.rest(*seat, *window, *stance),
            Fact::Wanted { seat, reaction_s } => self.want(*seat, *reaction_s),
            Fact::Ordered { seat, question, order } => {
                let sitter = self.sitter_mut(*seat)?;
                sitter.orders.give(question, *order);
                Ok(())
            }
            Fact::Stewarded { seat, why } => self.steward(*seat, *why, at),
            Fact::Returned { seat } => self.take_back(*seat, at),
            Fact::Voted { seat, matter, stance } => self.vote(*seat, *matter, *stance),
            Fact::Paused => self.pause(at),
            Fact::Resumed => self.resume(at),
            Fact::Woken { down_ms } => {
                self.wake(*down_ms, at);
                Ok(())
            }
            Fact::Ended { ending } => self.end(*ending),
            Fact::Said { seat, text } => self.say(*seat, text, at),
            Fact::Muted { seat, whom, hearing } => self.mute(*seat, *whom, *hearing),
            Fact::Closed { why: Closing::Host | Closing::Abandoned | Closing::Upgraded } => {
                self.stage = Stage::Closed;
                Ok(())
            }
        }
    }

    /// The public name of the stage.
    pub(crate) fn stage_name(&self) -> StageName {
        match &self.stage {
            Stage::Lobby => StageName::Lobby,
            Stage::Playing(playing) if playing.paused_at.is_some() => StageName::Paused,
            Stage::Playing(_) => StageName::Playing,
            Stage::Over(_) => StageName::Over,
            Stage::Closed => StageName::Closed,
        }
    }

    /// The match in progress.
    pub(crate) fn playing(&self) -> Option<&Playing> {
        match &self.stage {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby | Stage::Over(_) | Stage::Closed => None,
        }
    }

    /// The same, mutable.
    pub(crate) fn playing_mut(&mut self) -> Option<&mut Playing> {
        match &mut self.stage {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby | Stage::Over(_) | Stage::Closed => None,
        }
    }

    /// The match in progress, or the last one.
    pub(crate) fn game(&self) -> Option<&dyn AnyMatch> {
        match &self.stage {
            Stage::Playing(playing) => Some(playing.game.as_ref()),
            Stage::Over(ended) => Some(ended.game.as_ref()),
            Stage::Lobby | Stage::Closed => None,
        }
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: Person) -> Option<Seat> {
        let mut seats = self.setting.seats().seats();
        seats.find(|seat| self.sitter(*seat).is_some_and(|sitter| sitter.person == person))
    }

    /// The person in a seat.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.seats.get(seat.idx())?.sitter()
    }

    /// By seat: who answers, a person or a bot.
    pub(crate) fn controllers(&self) -> Vec<Controller> {
        self.seats.iter().map(Occupant::controller).collect()
    }

    /// The seats of people who have not resigned.
    pub(crate) fn people(&self) -> SeatSet {
        let plays = |seat: &Seat| {
            let sitter = self.sitter(*seat);
            sitter.is_some_and(|sitter| sitter.steward.is_none_or(Steward::may_return))
        };
        self.setting.seats().seats().filter(plays).collect()
    }

    /// Whether answers are held: if two or more people play, or the settings say so.
    pub(crate) fn masking(&self) -> Masking {
        match self.setting.floors() {
            Floors::Always => Masking::On,
            Floors::WithPeople if self.people().len() > 1 => Masking::On,
            Floors::WithPeople => Masking::Off,
        }
    }

    pub(crate) fn sitter_mut(&mut self, seat: Seat) -> Result<&mut Sitter, Misfit> {
        self.seats.get_mut(seat.idx()).and_then(Occupant::sitter_mut).ok_or(Misfit::Seat)
    }

    /// Refuses a fact during a match: it must come before or between matches.
    fn require_idle(&self) -> Result<(), Misfit> {
        match &self.stage {
            Stage::Lobby | Stage::Over(_) => Ok(()),
            Stage::Playing(_) | Stage::Closed => Err(Misfit::Stage),
        }
    }

    pub(crate) fn playing_in(&mut self, window: WindowId) -> Result<&mut Playing, Misfit> {
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        let open = playing.game.window().is_some_and(|open| open.id == window);
        if open { Ok(playing) } else { Err(Misfit::Stale) }
    }

    fn sit(&mut self, seat: Seat, person: Person, name: &str) -> Result<(), Misfit> {
        self.require_idle()?;
        if self.seat_of(person).is_some() {
            return Err(Misfit::Seat);
        }
        match self.seats.get_mut(seat.idx()) {
            Some(place @ Occupant::Nobody) => {
                *place = Occupant::Person(Sitter {
                    person,
                    name: name.to_owned(),
                    steward: None,
                    orders: crate::orders::Orders::default(),
                    muted: SeatSet::EMPTY,
                });
                Ok(())
            }
            Some(Occupant::Person(_) | Occupant::Bot(_)) | None => Err(Misfit::Seat),
        }
    }

    fn vacate(
        &mut self,
        seat: Seat,
        why: Leaving,
        level: Option<&str>,
        at: Millis,
    ) -> Result<(), Misfit> {
        let place = self.seats.get_mut(seat.idx()).ok_or(Misfit::Seat)?;
        match (why, &*place) {
            (_, Occupant::Nobody) => return Err(Misfit::Seat),
            (Leaving::Kicked, Occupant::Person(sitter)) if sitter.person != self.host => {
                self.kicked.insert(sitter.person);
            }
            (Leaving::Left | Leaving::Kicked, Occupant::Person(_) | Occupant::Bot(_)) => {}
        }
        let person = place.sitter().map(|sitter| sitter.person);
        let of_host = person == Some(self.host);
        *place = level.map_or(Occupant::Nobody, |level| Occupant::Bot(level.to_owned()));
        self.wanted[seat.idx()] = None;
        self.hand_over(seat, at);
        match &mut self.stage {
            Stage::Playing(playing) => {
                playing.for_pause = playing.for_pause.without(seat);
                playing.for_end = playing.for_end.without(seat);
                self.entrants[seat.idx()].leave(if of_host { Leaving::Left } else { why });
            }
            Stage::Over(ended) => ended.for_rematch = ended.for_rematch.without(seat),
            Stage::Lobby | Stage::Closed => {}
        }
        Ok(())
    }

    fn fill(&mut self, seat: Seat, level: &str) -> Result<(), Misfit> {
        self.require_idle()?;
        match self.seats.get_mut(seat.idx()) {
            Some(place @ (Occupant::Nobody | Occupant::Bot(_))) => {
                *place = Occupant::Bot(level.to_owned());
                Ok(())
            }
            Some(Occupant::Person(_)) | None => Err(Misfit::Seat),
        }
    }

    fn swap(&mut self, one: Seat, other: Seat) -> Result<(), Misfit> {
        self.require_idle()?;
        if one.idx().max(other.idx()) >= self.seats.len() {
            return Err(Misfit::Seat);
        }
        self.seats.swap(one.idx(), other.idx());
        self.wanted.swap(one.idx(), other.idx());
        if let Stage::Over(ended) = &mut self.stage {
            ended.for_rematch = SeatSet::EMPTY;
        }
        Ok(())
    }

    fn start(
        &mut self,
        number: MatchNumber,
        played: u32,
        at: Millis,
        dealer: &dyn Dealer,
    ) -> Result<(), Misfit> {
        self.check_start(number)?;
        if let Some(here) = dealer.rules_version(self.setting.game()).filter(|here| *here != played)
        {
            return Err(Misfit::Rules { played, here });
        }
        let game = self.deal(number, dealer)?;
        let bank = self.setting.pace().tempo().bank_ms;
        let banks = bank.map_or_else(Vec::new, |bank| vec![bank; self.seats.len()]);
        self.enter(number);
        self.stage = Stage::Playing(Box::new(Playing {
            n_recorded: game.n_actions(),
            undone: None,
            game,
            pace: self.setting.pace(),
            timer: None,
            shown_banks: banks.clone(),
            banks,
            paused_at: None,
            for_pause: SeatSet::EMPTY,
            for_end: SeatSet::EMPTY,
            held: Vec::new(),
            cards: None,
            rests: Vec::new(),
            waits: Waits::default(),
        }));
        self.retime(at);
        Ok(())
    }

    /// Whether a match with this number can begin.
    pub(crate) fn check_start(&self, number: MatchNumber) -> Result<(), Misfit> {
        self.require_idle()?;
        if self.number.0.checked_add(1) != Some(number.0) {
            return Err(Misfit::Stale);
        }
        if self.seats.contains(&Occupant::Nobody) { Err(Misfit::Seat) } else { Ok(()) }
    }

    /// What the beginning of a match changes outside of the match.
    pub(crate) fn enter(&mut self, number: MatchNumber) {
        for sitter in self.seats.iter_mut().filter_map(Occupant::sitter_mut) {
            sitter.steward = None;
            sitter.orders.match_began();
        }
        let person = |place: &Occupant| place.sitter().map(|sitter| sitter.person);
        let entrant = |place| person(place).map_or(Entrant::Nobody, Entrant::Stays);
        self.entrants = self.seats.iter().map(entrant).collect();
        self.number = number;
        self.agree_on_reaction();
    }

    /// The seed of the last match. It may be revealed only after the end.
    pub(crate) fn seed(&self) -> Seed {
        self.deals.seed_of(self.number)
    }

    fn deal(&self, number: MatchNumber, dealer: &dyn Dealer) -> Result<Box<dyn AnyMatch>, Misfit> {
        let Self { setting, deals, fork, .. } = self;
        dealer
            .deal(&DealOrder::of(setting, fork.as_ref()), deals.seed_of(number))
            .map_err(Misfit::Deal)
    }

    fn end(&mut self, ending: Ending) -> Result<(), Misfit> {
        match std::mem::replace(&mut self.stage, Stage::Lobby) {
            Stage::Playing(playing) => {
                let Playing { game, .. } = *playing;
                let ended = Ended { game, ending, for_rematch: SeatSet::EMPTY };
                self.stage = Stage::Over(Box::new(ended));
                Ok(())
            }
            other @ (Stage::Lobby | Stage::Over(_) | Stage::Closed) => {
                self.stage = other;
                Err(Misfit::Stage)
            }
        }
    }

    /// The seats that vote for something now.
    pub(crate) fn votes_mut(&mut self, matter: Matter) -> Result<&mut SeatSet, Misfit> {
        match (matter, &mut self.stage) {
            (Matter::Pause, Stage::Playing(playing)) => Ok(&mut playing.for_pause),
            (Matter::End, Stage::Playing(playing)) => Ok(&mut playing.for_end),
            (Matter::Rematch, Stage::Over(ended)) => Ok(&mut ended.for_rematch),
            (
                Matter::Pause | Matter::End | Matter::Rematch,
                Stage::Lobby | Stage::Playing(_) | Stage::Over(_) | Stage::Closed,
            ) => Err(Misfit::Stage),
        }
    }

    fn vote(&mut self, seat: Seat, matter: Matter, stance: Stance) -> Result<(), Misfit> {
        self.sitter_mut(seat)?;
        let votes = self.votes_mut(matter)?;
        *votes = match stance {
            Stance::For => votes.with(seat),
            Stance::Withdrawn => votes.without(seat),
        };
        Ok(())
    }

    fn say(&mut self, seat: Seat, text: &str, at: Millis) -> Result<(), Misfit> {
        let Sitter { person, name, .. } = self.sitter(seat).ok_or(Misfit::Seat)?;
        let (person, name) = (*person, name.clone());
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        let said = Said { at_ms: at, seat, name, text: text.to_owned() };
        self.chat.push_back(Spoken { person, said });
        Ok(())
    }

    fn mute(&mut self, seat: Seat, whom: Seat, hearing: Hearing) -> Result<(), Misfit> {
        if whom.idx() >= self.seats.len() {
            return Err(Misfit::Seat);
        }
        let sitter = self.sitter_mut(seat)?;
        sitter.muted = match hearing {
            Hearing::Heard => sitter.muted.without(whom),
            Hearing::Muted => sitter.muted.with(whom),
        };
        Ok(())
    }
}
