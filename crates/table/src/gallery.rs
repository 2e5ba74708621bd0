//! People without a seat: how many may connect, and how the host turns them away.
//!
//! People with a seat, and the host, are never refused because others fill the table.

use crate::command::Gallery;
use crate::entry::Fact;
use crate::id::{Conn, NetAddress, Person};
use crate::io::Pass;
use crate::link::{Audience, LINKS_OF_PERSON_MAX, Link};
use crate::message::Farewell;
use crate::refusal::Refusal;
use crate::state::Stage;
use crate::table::{Draft, Sender, Table};

/// The most connections of people without a seat.
pub(crate) const GALLERY_MAX: usize = 200;
/// The most of those from one address, which a household or a café may share.
pub(crate) const GALLERY_OF_SOURCE_MAX: usize = 24;

impl Table {
    /// Whether the host lets people without a seat watch.
    pub fn gallery(&self) -> Gallery {
        self.state.gallery
    }

    /// Makes room for a connection, or says why there is none. People with a seat lose their
    /// oldest connection if they have too many: it may be one that broke without our noticing.
    pub(crate) fn make_room(&mut self, draft: &mut Draft, link: &Link) -> Result<(), Farewell> {
        self.may_enter(link)?;
        let own = self.conns_of(Some(link.person));
        let full = own.len() >= LINKS_OF_PERSON_MAX;
        if !self.has_place(link) {
            let (n_in_all, n_of_source) = self.count_gallery(link.source);
            let crowded = n_in_all >= GALLERY_MAX || n_of_source >= GALLERY_OF_SOURCE_MAX;
            return if full || crowded { Err(Farewell::Full) } else { Ok(()) };
        }
        if let Some(oldest) = own.first().filter(|_| full) {
            self.hang(draft, *oldest, Farewell::Full);
        }
        Ok(())
    }

    /// Before the first match, people come to sit down, so those who may not watch may enter,
    /// unless the host has closed the gallery to strangers.
    fn may_enter(&self, link: &Link) -> Result<(), Farewell> {
        let begun = !matches!(self.state.stage, Stage::Lobby);
        let is_stranger = link.pass == Pass::Public && self.state.gallery == Gallery::Closed;
        let outside = link.audience == Audience::Outside && !self.has_place(link);
        if outside && (begun || is_stranger) { Err(Farewell::NoSpectators) } else { Ok(()) }
    }

    /// Whether a connection has its place whoever else is here.
    fn has_place(&self, link: &Link) -> bool {
        let seated = matches!(link.audience, Audience::Seat(_));
        seated || link.pass == Pass::Seat || link.person == self.state.host
    }

    /// The connections without a place of their own: in all, and from one address.
    fn count_gallery(&self, source: NetAddress) -> (usize, usize) {
        let gallery = self.links.iter().filter(|link| !self.has_place(link));
        gallery.fold((0, 0), |(n_in_all, n_of_source), link| {
            (n_in_all + 1, n_of_source + usize::from(link.source == source))
        })
    }

    /// Whether the host lets somebody watch. A host without a seat may always.
    pub(crate) fn lets_watch(&self, person: Person) -> bool {
        self.state.gallery == Gallery::Open || person == self.state.host
    }

    /// Disconnects people who have just left a seat if the gallery has no room for them.
    /// Otherwise people could sit down and leave in turn to fill it beyond its limits.
    pub(crate) fn trim_gallery(&mut self, draft: &mut Draft, risen: &[Conn]) {
        for conn in risen {
            let Some(link) = self.links.iter().find(|link| link.conn == *conn) else { continue };
            let (n_in_all, n_of_source) = self.count_gallery(link.source);
            let crowded = n_in_all > GALLERY_MAX || n_of_source > GALLERY_OF_SOURCE_MAX;
            if crowded && !self.has_place(link) {
                self.hang(draft, *conn, Farewell::Full);
            }
        }
    }

    /// Opens or closes the gallery.
    pub(crate) fn set_gallery(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        gallery: Gallery,
    ) -> Result<(), Refusal> {
        self.require_host(sender)?;
        self.commit(draft, Fact::Gallery { gallery }, Some(sender.origin))?;
        self.reseat(draft);
        let strangers = self.links.iter().filter(|link| self.may_enter(link).is_err());
        for conn in strangers.map(|link| link.conn).collect::<Vec<_>>() {
            self.hang(draft, conn, Farewell::NoSpectators);
        }
        Ok(())
    }

    /// Disconnects everybody without a seat. The server ends the table's link, and what it has
    /// opened, so that they cannot come back with it.
    pub(crate) fn clear(&mut self, draft: &mut Draft, sender: Sender) -> Result<(), Refusal> {
        self.require_host(sender)?;
        self.commit(draft, Fact::Cleared, Some(sender.origin))?;
        let gallery = self.links.iter().filter(|link| !self.has_place(link));
        for conn in gallery.map(|link| link.conn).collect::<Vec<_>>() {
            self.hang(draft, conn, Farewell::Cleared);
        }
        Ok(())
    }
}
