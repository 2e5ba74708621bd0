//! The person's own crew cards, and the effects of the special ones.

use crate::card::{Crew, Special};
use crate::ledger;
use contract::{CardId, Phrase, RuleId};
use ratatui::text::{Line, Span};

use super::sea::hue;
use super::{Table, indented};
use screen::part::{clip, flow};
use screen::theme::{BOLD, DIM};
use screen::{Room, Roominess, Section};

/// The most rows of the hand if room is short.
const ROWS_MAX: usize = 3;

impl Table<'_> {
    pub(super) fn hand_section(&self, room: Room) -> Section {
        let hand = self.own_hand();
        let count = Phrase::new("jr-ui-hand-count").number("count", hand.len());
        let count = self.say(&count.number("max", self.deck.hand_max));
        let legend = self.text("jr-ui-hand");
        let mut heading = format!("{} · {count}", self.text("ui-hand"));
        if room.style == Roominess::Tight {
            heading = format!("{heading} · {legend}");
        }
        let columns = room.columns.saturating_sub(2);
        let cards: Vec<CardId> = hand.iter().collect();
        let lines = match room.style {
            _ if cards.is_empty() => vec![Line::styled(self.text("ui-hand-empty"), DIM)],
            Roominess::Tight => {
                let tokens = cards.iter().map(|card| self.card_spans(*card));
                flow(tokens.collect(), "  ", columns, ROWS_MAX)
            }
            Roominess::Ample => {
                cards.iter().map(|card| clip(self.card_line(*card), columns)).collect()
            }
        };
        Section::new(heading, indented(lines))
    }

    /// `Nav 2/3`.
    pub(super) fn card_spans(&self, card: CardId) -> Line<'static> {
        let token = self.token(card);
        let Some((face, crewmen)) = self.deck.crew(card) else { return Line::raw(token) };
        match face {
            Crew::Skilled { skill, .. } => {
                Line::from(Span::styled(token, self.scene.theme.hue(hue(skill))))
            }
            Crew::AnySkill { .. } => Line::from(Span::styled(token, BOLD)),
            Crew::Special { .. } if crewmen > 1 => Line::raw(format!("{token}/{crewmen}")),
            Crew::Special { .. } => Line::raw(token),
        }
    }

    /// A card with everything it can do.
    fn card_line(&self, card: CardId) -> Line<'static> {
        let name = self.say(&self.card(card));
        let mut line = Line::from(Span::styled(name, BOLD));
        if let Some(words) = self.ability(card) {
            line.push_span(Span::styled(format!(" – {words}"), DIM));
        }
        line
    }

    /// The effect of a special card, in the words of its rule.
    pub(super) fn ability(&self, card: CardId) -> Option<String> {
        match self.deck.crew(card)?.0 {
            Crew::Special { special } => self.scene.about.words.rule(rule(special)?),
            Crew::Skilled { .. } | Crew::AnySkill { .. } => None,
        }
    }
}

/// The rule of a special card.
fn rule(special: Special) -> Option<RuleId> {
    Some(match special {
        Special::Captain | Special::Quartermaster => return None,
        Special::Boatswain => ledger::JR_SP_BOATSWAIN,
        Special::Carpenter => ledger::JR_SP_CARPENTER,
        Special::Cook => ledger::JR_SP_COOK,
        Special::Cutthroat => ledger::JR_SP_CUTTHROAT,
        Special::FirstMate => ledger::JR_SP_FIRST_MATE,
        Special::Lookout => ledger::JR_SP_LOOKOUT,
        Special::MasterMariner => ledger::JR_SP_MASTER_MARINER,
        Special::OldSailor => ledger::JR_SP_OLD_SAILOR,
        Special::PowderMonkey => ledger::JR_SP_POWDER_MONKEY,
        Special::SeaDog => ledger::JR_SP_SEA_DOG,
        Special::SecondMate => ledger::JR_SP_SECOND_MATE,
        Special::SharpShooter => ledger::JR_SP_SHARP_SHOOTER,
        Special::SmartKid => ledger::JR_SP_SMART_KID,
        Special::Stowaways => ledger::JR_SP_STOWAWAYS,
        Special::Surgeon => ledger::JR_SP_SURGEON,
        Special::Traitor => ledger::JR_SP_TRAITOR,
    })
}
