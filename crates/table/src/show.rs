//! Connections, their audiences, and what each of them is sent.

use std::sync::Arc;

use contract::{CardId, Explanation, Observer, Seat, SeatSet, json};

use crate::clock::Clocks;
use crate::command::{PROTOCOL, Seen};
use crate::config::{Spectators, Visibility};
use crate::entry::Ending;
use crate::id::{Conn, MatchNumber, Millis, Person};
use crate::io::{Connect, Output, Pass};
use crate::link::{Audience, Link};
use crate::message::{Farewell, Message, Over, Place, Reason, Seats, Sync};
use crate::orders::Orders;
use crate::refusal::Refusal;
use crate::seats::{NAME_BYTES_MAX, Occupant, Presence, Steward, truncate};
use crate::state::{Ended, Stage};
use crate::table::{Draft, Freshness, Table, send};
use crate::wire::{self, Change, Telling, UpdateInput};

impl Table {
    /// Adds a connection and sends it everything it may see.
    pub(crate) fn connect(&mut self, draft: &mut Draft, connect: Connect) {
        let Connect { conn, person, mut name, client, pass, source, blocked } = connect;
        if self.links.iter().any(|link| link.conn == conn) {
            return;
        }
        if self.state.kicked.contains(&person) {
            return farewell(draft, conn, Farewell::Kicked);
        }
        let audience = self.audience(person, pass);
        truncate(&mut name, NAME_BYTES_MAX);
        let link = Link { conn, person, name, client, pass, source, audience, blocked };
        if let Err(why) = self.make_room(draft, &link) {
            return farewell(draft, conn, why);
        }
        self.links.push(link);
        match audience {
            Audience::Seat(seat) => self.arrive(draft, seat),
            Audience::Spectators | Audience::Outside => draft.seats = Freshness::New,
        }
        self.sync(draft, conn, None);
    }

    /// Marks a person as connected again.
    fn arrive(&mut self, draft: &mut Draft, seat: Seat) {
        self.away[seat.idx()] = None;
        if self.reconnecting.has(seat) {
            self.reconnecting = self.reconnecting.without(seat);
            draft.seats = Freshness::New;
        }
        let steward = self.state.sitter(seat).and_then(|sitter| sitter.steward);
        if steward == Some(Steward::Away) && self.state.playing().is_some() {
            let back = self.take_back(draft, seat, Steward::Away);
            back.expect("who was away may play again");
        }
    }

    /// Removes a lost connection.
    pub(crate) fn disconnect(&mut self, draft: &mut Draft, conn: Conn) {
        let Some(place) = self.links.iter().position(|link| link.conn == conn) else { return };
        let link = self.links.remove(place);
        self.left_at = draft.now;
        self.drop_hints(conn);
        self.forget_unwatched();
        match link.audience {
            Audience::Seat(seat) if self.conns_of(Some(link.person)).is_empty() => {
                self.away[seat.idx()] = Some(draft.now);
            }
            Audience::Seat(_) => {}
            Audience::Spectators | Audience::Outside => draft.seats = Freshness::New,
        }
    }

    /// Closes a connection.
    pub(crate) fn hang(&mut self, draft: &mut Draft, conn: Conn, why: Farewell) {
        self.disconnect(draft, conn);
        farewell(draft, conn, why);
    }

    /// Updates the audience of every connection after somebody sat down or left.
    pub(crate) fn reseat(&mut self, draft: &mut Draft) {
        draft.seats = Freshness::New;
        let mut changed = Vec::new();
        let mut risen = Vec::new();
        for idx in 0..self.links.len() {
            let Link { conn, person, pass, audience: old, .. } = self.links[idx];
            let audience = self.audience(person, pass);
            self.links[idx].audience = audience;
            if audience != old {
                changed.push(conn);
            }
            if matches!(old, Audience::Seat(_)) && !matches!(audience, Audience::Seat(_)) {
                risen.push(conn);
            }
        }
        self.trim_gallery(draft, &risen);
        for seat in self.state.setting.seats().seats() {
            let sitter = self.state.sitter(seat);
            let present =
                sitter.is_none_or(|sitter| !self.conns_of(Some(sitter.person)).is_empty());
            let since = self.away[seat.idx()].unwrap_or(draft.now);
            self.away[seat.idx()] = (!present).then_some(since);
            if present {
                self.reconnecting = self.reconnecting.without(seat);
            }
        }
        self.forget_unwatched();
        for conn in changed {
            self.sync(draft, conn, None);
        }
    }

    /// Disconnects people without a seat who may not watch, once a match has begun.
    pub(crate) fn turn_away(&mut self, draft: &mut Draft) {
        let uninvited = self.links.iter().filter(|link| link.audience == Audience::Outside);
        for conn in uninvited.map(|link| link.conn).collect::<Vec<_>>() {
            self.hang(draft, conn, Farewell::NoSpectators);
        }
    }

    fn audience(&self, person: Person, pass: Pass) -> Audience {
        let may_watch = match (self.state.setting.spectators(), pass) {
            (Spectators::Public, _) | (Spectators::ByLink, Pass::Link | Pass::Seat) => true,
            (Spectators::Off, _) | (Spectators::ByLink, Pass::Public) => false,
        };
        let may_watch = may_watch && self.lets_watch(person);
        match self.state.seat_of(person) {
            Some(seat) => Audience::Seat(seat),
            None if may_watch => Audience::Spectators,
            None => Audience::Outside,
        }
    }

    /// The connections of a person.
    pub(crate) fn conns_of(&self, person: Option<Person>) -> Vec<Conn> {
        let own = self.links.iter().filter(|link| Some(link.person) == person);
        own.map(|link| link.conn).collect()
    }

    /// Forgets what was shown to audiences without a connection: nothing needs to be compared.
    fn forget_unwatched(&mut self) {
        for place in 0..self.shown.len() {
            let looked_at = self.links.iter().any(|link| self.place(link.audience) == Some(place));
            if !looked_at {
                self.shown[place].forget();
            }
        }
    }

    /// The index of the record of what an audience has been shown.
    fn place(&self, audience: Audience) -> Option<usize> {
        match audience {
            Audience::Seat(seat) => Some(seat.idx()),
            Audience::Spectators => Some(self.state.seats.len()),
            Audience::Outside => None,
        }
    }

    /// What an audience sees of the match.
    fn update_input<'a>(
        &'a self,
        audience: Audience,
        clocks: &'a Clocks,
        now: Millis,
    ) -> Option<UpdateInput<'a>> {
        let observer = match audience {
            Audience::Seat(seat) => Observer::Seat(seat),
            Audience::Spectators => Observer::Spectator,
            Audience::Outside => return None,
        };
        let number = self.state.number;
        match (&self.state.stage, audience) {
            (Stage::Playing(playing), Audience::Seat(_) | Audience::Spectators) => {
                let (game, playing) = (playing.game.as_ref(), Some(&**playing));
                let undoer = self.state.undoer();
                Some(UpdateInput { game, observer, number, playing, clocks, now, undoer })
            }
            (Stage::Over(ended), _) => {
                let game = ended.game.as_ref();
                let (playing, undoer) = (None, None);
                Some(UpdateInput { game, observer, number, playing, clocks, now, undoer })
            }
            (Stage::Lobby | Stage::Playing(_) | Stage::Closed, _) => None,
        }
    }

    /// Explains a card to a connection, by what it may know.
    pub(crate) fn explain(
        &self,
        conn: Conn,
        number: MatchNumber,
        card: CardId,
        now: Millis,
    ) -> Result<Explanation, Refusal> {
        let link = self.links.iter().find(|link| link.conn == conn);
        let audience = link.map_or(Audience::Outside, |link| link.audience);
        let clocks = Clocks::default();
        let shown = self.update_input(audience, &clocks, now).ok_or(Reason::WrongStage)?;
        if number != shown.number {
            return Err(Reason::Closed.into());
        }
        let explained = shown.game.explain(shown.observer, card);
        explained.ok_or_else(|| Refusal::malformed("no such card"))
    }

    /// The clocks as everybody sees them.
    fn clocks(&self) -> Clocks {
        let free_ms = self.state.setting.pace().tempo().free_ms.unwrap_or_default();
        let clocks = self.state.playing().map(|playing| {
            let timer = playing.timer.as_ref();
            wire::clocks(playing.game.as_ref(), timer, &playing.shown_banks, free_ms)
        });
        clocks.unwrap_or_default()
    }

    /// Sends the last action to everybody.
    pub(crate) fn tell_update(&mut self, draft: &mut Draft) {
        self.tell_change(draft, Change::Played);
    }

    /// Tells everybody that the last action was taken back.
    pub(crate) fn tell_undone(&mut self, draft: &mut Draft) {
        if let Some(version) = self.state.playing().and_then(|playing| playing.undone) {
            self.tell_change(draft, Change::Undone(version));
        }
    }

    fn tell_change(&mut self, draft: &mut Draft, change: Change) {
        let (clocks, mut telling) = (self.clocks(), Telling::default());
        for seat in self.state.setting.seats().seats() {
            self.update(draft, Audience::Seat(seat), change, &clocks, &mut telling);
        }
        self.update(draft, Audience::Spectators, change, &clocks, &mut telling);
    }

    fn update(
        &mut self,
        draft: &mut Draft,
        audience: Audience,
        change: Change,
        clocks: &Clocks,
        telling: &mut Telling,
    ) {
        let Some(place) = self.place(audience) else { return };
        if !self.links.iter().any(|link| link.audience == audience) {
            return;
        }
        let mut shown = std::mem::take(&mut self.shown[place]);
        if let Some(input) = self.update_input(audience, clocks, draft.now) {
            let text = wire::update(input, change, &mut shown, telling);
            for link in self.links.iter().filter(|link| link.audience == audience) {
                draft.out.push(Output::Send { conn: link.conn, text: Arc::clone(&text) });
            }
        }
        self.shown[place] = shown;
    }

    /// Sends the clocks to everybody who sees the match.
    pub(crate) fn tell_clocks(&mut self, draft: &mut Draft) {
        let (now_ms, number, clocks) = (draft.now, self.state.number, self.clocks());
        let message: Message = Message::Clocks { now_ms, number, clocks };
        let text: Arc<str> = message.text().into();
        for link in self.links.iter().filter(|link| link.audience != Audience::Outside) {
            draft.out.push(Output::Send { conn: link.conn, text: Arc::clone(&text) });
        }
    }

    /// Sends the open window to everybody who sees the match.
    pub(crate) fn tell_window(&mut self, draft: &mut Draft) {
        for seat in self.state.setting.seats().seats() {
            self.tell_own_window(draft, seat);
        }
        self.tell_window_to(draft, Audience::Spectators);
    }

    /// Sends the open window to one seat.
    pub(crate) fn tell_own_window(&mut self, draft: &mut Draft, seat: Seat) {
        self.tell_window_to(draft, Audience::Seat(seat));
    }

    fn tell_window_to(&self, draft: &mut Draft, audience: Audience) {
        let clocks = Clocks::default();
        let Some(input) = self.update_input(audience, &clocks, draft.now) else { return };
        let text: Arc<str> = wire::window(input).text().into();
        for link in self.links.iter().filter(|link| link.audience == audience) {
            draft.out.push(Output::Send { conn: link.conn, text: Arc::clone(&text) });
        }
    }

    /// Sends a full snapshot to a connection.
    pub(crate) fn sync(&mut self, draft: &mut Draft, conn: Conn, since: Option<Seen>) {
        let Some(link) = self.links.iter().find(|link| link.conn == conn) else { return };
        let (audience, person) = (link.audience, link.person);
        let since = since.filter(|seen| seen.number == self.state.number);
        let clocks = self.clocks();
        let mut play = None;
        if let Some(place) = self.place(audience) {
            let mut shown = std::mem::take(&mut self.shown[place]);
            if let Some(input) = self.update_input(audience, &clocks, draft.now) {
                play = Some(wire::play(input, since.map(|seen| seen.version), &mut shown));
            }
            self.shown[place] = shown;
        }
        let Some(link) = self.links.iter().find(|link| link.conn == conn) else { return };
        let over = match &self.state.stage {
            Stage::Over(ended) => Some(self.over(ended)),
            Stage::Lobby | Stage::Playing(_) | Stage::Closed => None,
        };
        let heard = self.state.chat.iter().filter(|heard| self.hears(link, heard));
        let sitter = self.state.seat_of(person).and_then(|seat| self.state.sitter(seat));
        let sync = Message::Sync(Box::new(Sync {
            protocol: PROTOCOL,
            now_ms: draft.now,
            setting: self.state.setting.clone(),
            seats: self.seats_seen(audience, person),
            play,
            over,
            orders: sitter.map_or_else(Orders::default, |own| own.orders.clone()),
            chat: heard.map(|heard| heard.said.clone()).collect(),
        }));
        draft.out.push(Output::Send { conn, text: sync.text().into() });
    }

    /// Sends the result of the match to everybody.
    pub(crate) fn tell_over(&mut self, draft: &mut Draft) {
        let Stage::Over(ended) = &self.state.stage else { return };
        let text: Arc<str> = Message::Over(Box::new(self.over(ended))).text().into();
        for link in self.links.iter().filter(|link| link.audience != Audience::Outside) {
            draft.out.push(Output::Send { conn: link.conn, text: Arc::clone(&text) });
        }
    }

    fn over(&self, ended: &Ended) -> Over {
        let open = match self.state.setting.visibility() {
            Visibility::Closed => None,
            Visibility::AfterEnd | Visibility::Delayed { .. } => Some(Observer::Referee),
        };
        let outcome = ended.game.outcome();
        let seed = match ended.ending {
            Ending::Rules | Ending::Vote | Ending::Resigned => ended.game.seed(),
            // Nobody plays on, so the seed helps nobody, and it proves that the deal was fair.
            Ending::Abandoned => Some(self.state.seed()),
        };
        Over {
            number: self.state.number,
            ending: ended.ending,
            outcome: outcome.as_ref().map(json::value),
            seed: seed.map(|seed| seed.to_string()),
            fields: open.map(|observer| wire::all_fields(ended.game.as_ref(), observer)),
        }
    }

    /// Sends the seats to everybody if they changed, and sets the next wake-up time.
    pub(crate) fn close_round(&mut self, draft: &mut Draft) {
        if draft.seats == Freshness::New {
            for link in &self.links {
                let seats = self.seats_seen(link.audience, link.person);
                send(draft, link.conn, &Message::Seats(Box::new(seats)));
            }
        }
        let wake = self.next_wake(draft.now);
        if let Some(at) = wake.filter(|_| wake != self.wake) {
            draft.out.push(Output::Wake { at });
        }
        self.wake = wake;
    }

    pub(crate) fn seats_seen(&self, audience: Audience, person: Person) -> Seats {
        let none = SeatSet::EMPTY;
        let (for_pause, for_end, for_rematch) = match &self.state.stage {
            Stage::Playing(playing) => (playing.for_pause, playing.for_end, none),
            Stage::Over(ended) => (none, none, ended.for_rematch),
            Stage::Lobby | Stage::Closed => (none, none, none),
        };
        let you = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectators | Audience::Outside => None,
        };
        let sitter = you.and_then(|seat| self.state.sitter(seat));
        let watching = self.links.iter().filter(|link| link.audience == Audience::Spectators);
        Seats {
            you,
            host: person == self.state.host,
            stage: self.state.stage_name(),
            number: self.state.number,
            places: self.state.setting.seats().seats().map(|seat| self.seat_seen(seat)).collect(),
            gallery: self.state.gallery,
            n_watching: u16::try_from(watching.count()).expect("connections are bounded"),
            for_pause,
            for_end,
            for_rematch,
            reaction_s: self.state.reaction,
            wanted: self.state.wanted.clone(),
            hints: self.hints_given(),
            muted: sitter.map(|sitter| sitter.muted).unwrap_or_default(),
        }
    }

    fn seat_seen(&self, seat: Seat) -> Place {
        match &self.state.seats[seat.idx()] {
            Occupant::Nobody => Place::Empty,
            Occupant::Bot(level) => Place::Bot { level: level.clone() },
            Occupant::Person(sitter) => {
                let gone = self.reconnecting.has(seat);
                let presence = if gone { Presence::Reconnecting } else { Presence::Here };
                let (name, steward) = (sitter.name.clone(), sitter.steward);
                Place::Person { name, presence, steward }
            }
        }
    }
}

fn farewell(draft: &mut Draft, conn: Conn, why: Farewell) {
    send(draft, conn, &Message::Bye { why });
    draft.out.push(Output::Hang { conn, why });
}
