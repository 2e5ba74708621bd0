//! The current voyage: the stacks, the destination laid out, the attack, the mutiny, prizes to be
//! shared, offers.

use crate::card::{Kind, Skill};
use crate::state::{IslandBan, PhaseView, Side, Unrest};
use crate::{remarks, speech};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Table, indented};
use screen::part::{clip, flow};
use screen::theme::{BOLD, DIM, Hue};
use screen::wrap::wrap;
use screen::{Room, Roominess, Section};

/// Rows for the destination, the mutiny or the prizes to be shared.
const GOING_ON_ROWS: usize = 2;
/// The most offers shown if room is short.
const OFFERS_SHOWN: usize = 2;

/// The sum of a skill and the amount needed.
pub(super) struct Sum {
    pub(super) skill: Skill,
    pub(super) value: u8,
    /// The least and the most that may be needed; equal once the card is open.
    pub(super) need: (u8, u8),
}

impl Table<'_> {
    pub(super) fn sea(&self, room: Room) -> Section {
        let columns = room.columns.saturating_sub(2);
        let mut lines: Vec<Line<'static>> = Vec::new();
        let now = self.scene.question().unwrap_or_else(|| self.text("ui-over"));
        let most = if room.style == Roominess::Tight { 1 } else { 2 };
        let asked = wrap(&now, columns).into_iter().take(most);
        lines.extend(asked.map(|line| Line::styled(line, BOLD)));
        lines.extend(self.stacks_lines(columns));
        lines.extend(self.going_on(columns));
        let offers = self.offer_lines();
        let shown = if room.style == Roominess::Tight { OFFERS_SHOWN } else { offers.len() };
        lines.extend(offers.into_iter().take(shown).map(|text| clip(Line::raw(text), columns)));
        Section::new(self.heading(), indented(lines))
    }

    /// `Round 3 · 2 of 10 voyages done · crew stack 20 · prizes left 30`.
    fn heading(&self) -> String {
        self.counts().join(" · ")
    }

    /// The counts: rounds, voyages, stacks.
    pub(super) fn counts(&self) -> Vec<String> {
        let view = &self.view;
        let round = contract::Phrase::new("jr-ui-round").number("round", view.round);
        let voyages = contract::Phrase::new("jr-ui-voyages").number("count", view.sailed.len());
        vec![
            self.say(&round),
            self.say(&voyages.number("max", self.deck.voyages)),
            self.count("jr-ui-crew-stack", view.deck),
            self.count("jr-ui-prize-stack", view.prize_deck),
        ]
    }

    /// `Destinations: Fort 6 · Ship 5 · Settlement 7 · Port 4 · Island 3`.
    fn stacks_lines(&self, columns: usize) -> Vec<Line<'static>> {
        let label = Line::styled(format!("{}:", self.text("jr-ui-stacks")), DIM);
        let stacks = Kind::ALL.map(|kind| {
            let name = self.short(speech::kind(kind));
            let count = self.stack(kind);
            let is_closed = kind == Kind::Island && self.view.island != IslandBan::Open;
            let closed = || format!(" ({})", self.text("jr-ui-closed"));
            let closed = if is_closed { closed() } else { String::new() };
            let style = if count == 0 || is_closed { DIM } else { Style::new() };
            Line::from(Span::styled(format!("{name} {count}{closed}"), style))
        });
        flow([label].into_iter().chain(stacks).collect(), "  ", columns, 1)
    }

    /// The destination, the attack, the mutiny, the sharing: all that there is.
    fn going_on(&self, columns: usize) -> Vec<Line<'static>> {
        if self.view.phase == PhaseView::Mutiny {
            return self.mutiny_lines(columns);
        }
        let mut lines: Vec<Line<'static>> = Vec::new();
        if let Some(destination) = self.destination_words() {
            let mut things = vec![Line::from(Span::styled(format!("▸ {destination}"), BOLD))];
            things.extend(self.sums().iter().map(|sum| self.sum_line(sum)));
            things.extend(self.any_value().map(|value| {
                let phrase = contract::Phrase::new("jr-ui-any-short").number("value", value);
                Line::raw(self.say(&phrase))
            }));
            things.extend(self.guard_words().map(Line::raw));
            lines.extend(flow(things, "  ", columns, 2));
        }
        if self.view.pot.count > 0 {
            let pot = format!("{}: {}", self.text("jr-ui-pot"), self.pot_tokens());
            lines.push(clip(Line::raw(pot), columns));
        }
        let spent = self.spent_words().filter(|_| lines.len() < GOING_ON_ROWS);
        lines.extend(spent.map(|words| Line::styled(words, DIM)));
        // The table must not jump when a destination is laid out or a mutiny called.
        lines.resize(lines.len().max(GOING_ON_ROWS), Line::default());
        lines
    }

    /// There was a mutiny this round, so there cannot be another.
    pub(super) fn spent_words(&self) -> Option<String> {
        let is_over = matches!(self.view.phase, PhaseView::Over { .. });
        (self.view.unrest == Unrest::Spent && !is_over).then(|| self.text("jr-ui-spent"))
    }

    /// The destination laid out, and its yield if it is known.
    pub(super) fn destination_words(&self) -> Option<String> {
        if let Some(card) = self.view.turned.and_then(|card| self.deck.destination(card)) {
            let name = self.say(&speech::kind(card.kind));
            return Some(match card.kind {
                Kind::Fort | Kind::Ship | Kind::Settlement => {
                    format!("{name}: {}", self.count("jr-count-prizes", card.yields))
                }
                Kind::Port => format!("{name}: {}", self.count("jr-ui-each", card.yields)),
                Kind::Island => name,
            });
        }
        let kind = self.view.laid?;
        Some(format!("{}, {}", self.say(&speech::kind(kind)), self.text("jr-ui-face-down")))
    }

    /// The three skills of the attack; empty if there is none.
    pub(super) fn sums(&self) -> Vec<Sum> {
        let Some(fight) = self.view.fight else { return Vec::new() };
        let sum = |skill: Skill| {
            let idx = skill.idx();
            Sum { skill, value: fight.sums[idx], need: (fight.least[idx], fight.most[idx]) }
        };
        Skill::ALL.map(sum).into()
    }

    /// The amount that all-skills cards add to the skill they will count as.
    pub(super) fn any_value(&self) -> Option<u8> {
        self.view.fight.map(|fight| fight.any).filter(|value| *value > 0)
    }

    /// `Nav 3/3–5`, `Guns 2/1 ✓`.
    fn sum_line(&self, sum: &Sum) -> Line<'static> {
        let Sum { skill, value: sum, need: (least, most) } = *sum;
        let name = self.say(&speech::skill(skill));
        let need = if least == most { least.to_string() } else { format!("{least}–{most}") };
        let sign = match (sum >= most, sum >= least) {
            (true, _) => " ✓",
            (false, true) => " ~",
            (false, false) if least == most => " ✗",
            (false, false) => "",
        };
        Line::from(vec![
            Span::styled(format!("{name} "), self.scene.theme.hue(hue(skill))),
            Span::styled(sum.to_string(), BOLD),
            Span::raw(format!("/{need}{sign}")),
        ])
    }

    pub(super) fn guard_words(&self) -> Option<String> {
        let guard = self.view.guard?;
        let ashore = self.view.laid == Some(Kind::Island) || self.view.turned.is_some();
        let phrase = contract::Phrase::new("jr-ui-guard").seat("seat", guard);
        ashore.then(|| self.say(&phrase))
    }

    fn pot_tokens(&self) -> String {
        let pot = &self.view.pot;
        let hidden = pot.count.saturating_sub(pot.known.len());
        let hidden = (hidden > 0).then(|| self.count("jr-ui-hidden", hidden));
        let known = self.tokens(pot.known);
        [known].into_iter().chain(hidden).collect::<Vec<_>>().join(" ").trim().to_owned()
    }

    /// Both sides, and their members.
    fn mutiny_lines(&self, columns: usize) -> Vec<Line<'static>> {
        let sides = Side::BOTH.map(|side| {
            let words = format!("{} {}", side_sign(side), self.side_words(side));
            clip(Line::styled(words, BOLD), columns)
        });
        sides.into_iter().collect()
    }

    /// `For the Captain: 7 crewmen – Anne, Bess`.
    pub(super) fn side_words(&self, side: Side) -> String {
        let label = self.side_label(side);
        let crewmen = self.count("jr-ui-crewmen", self.view.mutiny.crewmen[side.idx()]);
        let members = self.names(self.view.mutiny.members[side.idx()].iter());
        format!("{label}: {crewmen} – {members}")
    }

    pub(super) fn side_label(&self, side: Side) -> String {
        self.text(match side {
            Side::Captain => "jr-ui-side-captain",
            Side::Mutineer => "jr-ui-side-mutineer",
        })
    }

    /// Open offers and promises given, in words.
    pub(super) fn offer_lines(&self) -> Vec<String> {
        let offers = self.view.offers.iter().map(|offer| {
            let number = contract::Phrase::new("jr-ui-offer").number("nth", offer.nth + 1);
            let words = self.say(&speech::offer(&self.deck, offer));
            format!("{}: {words}", self.say(&number))
        });
        let words = self.view.words.iter().map(|word| self.say(&remarks::word(word)));
        offers.chain(words).collect()
    }
}

/// The sign of a side, as at the seats.
fn side_sign(side: Side) -> &'static str {
    match side {
        Side::Captain => "▲",
        Side::Mutineer => "▼",
    }
}

pub(super) fn hue(skill: Skill) -> Hue {
    match skill {
        Skill::Navigation => Hue::Blue,
        Skill::Guns => Hue::Orange,
        Skill::Melee => Hue::Red,
    }
}
