//! What a card says about itself: what it does, by which rules, how many there are, and how many of
//! them an observer cannot see. A game says it; the user interfaces only lay it out.

use serde::{Deserialize, Serialize};

use crate::setup::{DeckText, rules};
use crate::{CardId, Game, Phrase, RuleId, SeatCount};

/// What a card is and does, the same for every observer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardInfo {
    /// Its name.
    pub name: Phrase,
    /// What it does, sentence by sentence.
    pub does: Vec<Phrase>,
    /// The rules behind it, the most important first.
    pub rules: Vec<RuleId>,
    /// The cards to count with it, the narrowest kind first.
    pub kinds: Vec<CardKind>,
}

/// A kind of cards, such as all red ships.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardKind {
    /// The name of the kind.
    pub of: Phrase,
    /// Its cards.
    pub cards: Vec<CardId>,
}

/// Cards of one sort, for a gallery: one card for each face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GalleryPart {
    /// The phrase key of the heading.
    pub title: &'static str,
    /// The cards.
    pub cards: Vec<CardId>,
}

/// An explained card, as clients get it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Explanation {
    /// Its name.
    pub name: Phrase,
    /// What it does, sentence by sentence.
    pub does: Vec<Phrase>,
    /// The ids of the rules behind it, the most important first.
    pub rules: Vec<String>,
    /// How many cards there are of its kinds, the narrowest kind first.
    pub counts: Vec<CardCount>,
}

/// How many cards there are of a kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardCount {
    /// The name of the kind.
    pub of: Phrase,
    /// How many there are in the game.
    pub n: u8,
    /// How many of them the observer cannot see now; `None` if nobody plays.
    pub unseen: Option<u8>,
}

impl CardInfo {
    /// A card of this name that does this, by these rules.
    pub fn new(name: Phrase, does: impl IntoIterator<Item = Phrase>, rules: &[RuleId]) -> Self {
        let does = does.into_iter().collect();
        Self { name, does, rules: rules.to_vec(), kinds: Vec::new() }
    }

    /// Counts the cards of a kind, unless a narrower kind has the same cards.
    #[must_use]
    pub fn count(mut self, of: Phrase, cards: impl IntoIterator<Item = CardId>) -> Self {
        let cards: Vec<CardId> = cards.into_iter().collect();
        if !self.kinds.iter().any(|kind| kind.cards == cards) {
            self.kinds.push(CardKind { of, cards });
        }
        self
    }

    /// Counts the cards that look the same.
    #[must_use]
    pub fn count_alike(self, cards: impl IntoIterator<Item = CardId>) -> Self {
        self.count(Phrase::new("ui-card-alike"), cards)
    }
}

/// Explains a card: to the observer of a view, or to a reader of the rules. It depends on nothing
/// else, so it reveals nothing. `None` if the game has no such card.
pub fn explain<G: Game>(
    rules: &G::Rules,
    view: Option<&G::View>,
    card: CardId,
) -> Option<Explanation> {
    let info = G::card_info(rules, card)?;
    let count = |kind: CardKind| CardCount {
        n: number(kind.cards.len()),
        unseen: view.map(|view| {
            let hidden = kind.cards.iter().filter(|card| G::is_unseen(rules, view, **card));
            number(hidden.count())
        }),
        of: kind.of,
    };
    Some(Explanation {
        name: info.name,
        does: info.does,
        rules: info.rules.iter().map(|rule| rule.as_str().to_owned()).collect(),
        counts: info.kinds.into_iter().map(count).collect(),
    })
}

fn number(count: usize) -> u8 {
    u8::try_from(count).expect("a game has at most 255 cards")
}

/// A card of the gallery with its explanation, for the rules page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Exhibit {
    /// The card.
    pub card: CardId,
    /// What it says about itself.
    pub explained: Explanation,
}

/// The gallery of the deck that this project ships, for the largest number of seats: the rules of
/// the match, and the cards by their headings.
///
/// # Panics
/// If the game rejects its own deck or shows a card that it cannot explain, which is a bug in the
/// game.
pub fn shipped<G: Game>() -> (&'static G::Rules, Vec<(&'static str, Vec<Exhibit>)>) {
    let deck: DeckText = G::default_deck();
    let seats = SeatCount::new(*G::SEATS.end()).expect("a game has seats");
    let rules = rules::<G>(&G::Options::default(), seats, &deck).expect("a game takes its deck");
    let exhibit = |card: CardId| Exhibit {
        card,
        explained: explain::<G>(rules, None, card).expect("a card of the gallery is explained"),
    };
    let part = |part: GalleryPart| (part.title, part.cards.into_iter().map(exhibit).collect());
    (rules, G::gallery(rules).into_iter().map(part).collect())
}

/// One card for each face, in the order of the first card of each. A face is whatever the game
/// compares: cards with equal faces look the same.
pub fn one_of_each<F: PartialEq>(cards: impl IntoIterator<Item = (CardId, F)>) -> Vec<CardId> {
    let mut found: Vec<(CardId, F)> = Vec::new();
    for (card, face) in cards {
        if !found.iter().any(|(_, known)| *known == face) {
            found.push((card, face));
        }
    }
    found.into_iter().map(|(card, _)| card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_with_the_same_cards_is_counted_once() {
        let info = CardInfo::new(Phrase::new("card"), [], &[]);
        let info = info.count_alike([CardId(1)]).count(Phrase::new("all"), [CardId(1)]);
        assert_eq!(info.kinds.len(), 1);
        let info = info.count(Phrase::new("more"), [CardId(1), CardId(2)]);
        assert_eq!(info.kinds.len(), 2);
    }

    #[test]
    fn a_gallery_shows_each_face_once() {
        let cards = [(CardId(0), 'a'), (CardId(1), 'b'), (CardId(2), 'a')];
        assert_eq!(one_of_each(cards), [CardId(0), CardId(1)]);
    }
}
