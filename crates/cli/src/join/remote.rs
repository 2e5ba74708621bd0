//! A server's table as the user interfaces of `play` see it.

use anyhow::{Context, Result};
use contract::setup;
use registry::{House, Visitor};
use text::Words;

use super::lounge::Begun;
use crate::args;
use crate::language;
use crate::play::any::About;
use crate::play::notation::Notation;
use crate::play::session::Session;

/// Makes a [`Session`] for a match that has begun.
pub(crate) struct Open<'a> {
    pub(crate) args: &'a args::PlayArgs,
    pub(crate) begun: Begun,
}

impl Visitor for Open<'_> {
    type Output = Result<Session>;

    fn visit<G: House>(self) -> Result<Session> {
        let Begun { line, client, me } = self.begun;
        let words = Words::of::<G>(language::choose(self.args.lang.as_deref())?);
        let mirror = client.mirror().context("the table has told nothing yet")?;
        let options = serde_json::from_str(mirror.setting.options()).context("the options")?;
        let rules = setup::rules::<G>(&options, mirror.setting.seats(), &G::default_deck());
        let rules = rules.map_err(|error| anyhow::anyhow!("the set-up: {error}"))?;
        let about = About {
            id: G::ID,
            me,
            names: Vec::new(),
            levels: Vec::new(),
            rules: client.play().map(|play| play.rules.clone()).unwrap_or_default(),
            ledger: G::ledger(),
            sections: G::sections(),
            cards: G::card_tables(rules),
            opening: Vec::new(),
            words,
        };
        Ok(Session::far(client, Box::new(line), about, Notation::of::<G>(rules)))
    }
}
