//! What each card says about itself, and which cards an observer cannot see.

use contract::explain::one_of_each;
use contract::{CardId, CardInfo, GalleryPart, Phrase};

use crate::card::{Colour, N_CARDS, N_COLOURS, PARROT};
use crate::deck::Rules;
use crate::ledger::{RUM_DRAW_BEACH, RUM_PARROT, RUM_SET, RUM_TRIO, RUM_WAVE_PARROT, RUM_WIN_MORE};
use crate::phase::set::VALUE_MAX;
use crate::speech::colour;
use crate::view::{PlaceView, View};

/// The id of a collection card. Collection cards are not in the deck, so their ids follow it.
pub fn collection_card(of: Colour) -> CardId {
    let after = u8::try_from(N_CARDS + of.idx()).expect("29 cards");
    CardId(after)
}

/// The colour of a collection card.
fn collected(card: CardId) -> Option<Colour> {
    Colour::ALL.into_iter().find(|of| collection_card(*of) == card)
}

/// What a card is and does.
pub(crate) fn info(rules: &Rules, card: CardId) -> Option<CardInfo> {
    if let Some(of) = collected(card) {
        return Some(collection_info(of));
    }
    let name = rules.spoken.get(card.idx()).cloned()?;
    let Some(face) = rules.face(card) else {
        let does = [Phrase::new("rum-info-parrot")];
        return Some(
            CardInfo::new(name, does, &[RUM_PARROT, RUM_WAVE_PARROT]).count_alike([PARROT]),
        );
    };
    let does = [Phrase::new("rum-info-rum"), Phrase::new("rum-info-beach")];
    let bottle = |key, of| Phrase::new(key).name("colour", colour(of));
    let info = CardInfo::new(name, does, &[RUM_SET, RUM_DRAW_BEACH])
        .count(bottle("rum-laid-single", face.single), rules.singles_of[face.single.idx()].iter())
        .count(bottle("rum-laid-double", face.double), rules.doubles_of[face.double.idx()].iter());
    Some(info)
}

fn collection_info(of: Colour) -> CardInfo {
    let name = Phrase::new("rum-info-collection-name").name("colour", colour(of));
    let does = Phrase::new("rum-info-collection").number("max", VALUE_MAX);
    CardInfo::new(name, [does], &[RUM_WIN_MORE, RUM_TRIO])
        .count(Phrase::new("rum-cards-collection"), Colour::ALL.map(collection_card))
}

/// Whether the observer of a view cannot see a card now. Cards that were put back or taken in turn
/// are unseen, unless everybody knows the hand they are in.
pub(crate) fn is_unseen(view: &View, card: CardId) -> bool {
    if card.idx() >= N_CARDS {
        return false;
    }
    let on_beach = view.beach.iter().any(|place| match place {
        PlaceView::Empty => false,
        PlaceView::Up { card: lies } => *lies == card,
        PlaceView::Down { card: lies } => *lies == Some(card),
    });
    let in_hand = |hand: &crate::view::HandView| {
        hand.known.has(card) || hand.cards.is_some_and(|own| own.has(card))
    };
    let seen = on_beach
        || view.shown.has(card)
        || view.wreck_cards.is_some_and(|wreck| wreck.has(card))
        || view.hands.iter().any(in_hand);
    !seen
}

/// The rum cards, the collection cards and the parrot.
pub(crate) fn gallery(rules: &Rules) -> Vec<GalleryPart> {
    let rum = one_of_each((0..).map(CardId).zip(rules.faces));
    let collection: [CardId; N_COLOURS] = Colour::ALL.map(collection_card);
    vec![
        GalleryPart { title: "rum-cards-rum", cards: rum },
        GalleryPart { title: "rum-cards-collection", cards: collection.to_vec() },
        GalleryPart { title: "rum-cards-others", cards: vec![PARROT] },
    ]
}

#[cfg(test)]
mod tests {
    use contract::chance::Generator;
    use contract::explain::{explain, shipped};
    use contract::{
        Actor, Ask, Game, Match, Menu, Observer, SearchRng, SeatCount, Seed, Submission, setup,
    };

    use super::*;
    use crate::view::HandView;
    use crate::{Options, Rum};
    use contract::Seat;

    /// Plays a random game and looks at each position.
    fn look(seed: u64, seats: u8, n_max: usize, mut at: impl FnMut(&'static Rules, &Rum)) {
        let seats = SeatCount::new(seats).expect("a number of seats");
        let rules = setup::rules::<Rum>(&Options::default(), seats, &Rum::default_deck())
            .expect("our own deck");
        let deal = Seed::from_number(seed, 0);
        let mut played = Match::<Rum>::deal(rules, Generator::ChaCha8, deal);
        let (mut rng, mut menu) = (SearchRng::new(seed, 1), Menu::default());
        for _ in 0..n_max {
            at(rules, played.game());
            let Some(window) = played.window() else { return };
            let seat = window.waiting.first().expect("somebody is asked");
            let ask = Ask { seat, must: true };
            let drawn = played.game().draw_action(ask, &mut menu, &mut rng);
            let action = drawn.action.expect("who must answer is not silent");
            let submission = Submission { seat, window: window.id, actor: Actor::User, action };
            played.submit(submission).expect("a choice of the menu is legal");
        }
    }

    fn n_unseen(rules: &Rules, view: &View, cards: impl IntoIterator<Item = CardId>) -> usize {
        cards.into_iter().filter(|card| Rum::is_unseen(rules, view, *card)).count()
    }

    /// Hidden are the wreck, the face-down beach, and hands except for what everybody knows.
    #[test]
    fn as_many_cards_are_unseen_as_lie_face_down() {
        for seed in 0..4 {
            look(seed, 3, 200, |rules, game| {
                for observer in [Observer::Spectator, Observer::Seat(Seat(1)), Observer::Referee] {
                    let view = game.view(observer);
                    let unknown = |hand: &HandView| match hand.cards {
                        Some(_) => 0,
                        None => usize::from(hand.count - hand.known.len()),
                    };
                    let down = |place: &&PlaceView| matches!(place, PlaceView::Down { card: None });
                    let wreck =
                        if view.wreck_cards.is_some() { 0 } else { usize::from(view.wreck) };
                    let hidden = wreck
                        + view.beach.iter().filter(down).count()
                        + view.hands.iter().map(unknown).sum::<usize>();
                    assert_eq!(n_unseen(rules, &view, Rules::all_cards().iter()), hidden);
                }
            });
        }
    }

    #[test]
    fn a_rum_card_counts_the_single_and_the_double_bottles_of_its_colours() {
        look(7, 3, 1, |rules, game| {
            let view = game.view(Observer::Seat(Seat(0)));
            let own =
                view.hands[0].cards.and_then(contract::CardSet::first).expect("a card is dealt");
            let told = explain::<Rum>(rules, Some(&view), own).expect("a card of the deck");
            let counts: Vec<u8> = told.counts.iter().map(|count| count.n).collect();
            assert_eq!(counts, [3, 3]);
            assert!(
                told.counts.iter().all(|count| count.unseen.is_some_and(|n| n < 3)),
                "{told:?}"
            );
        });
    }

    #[test]
    fn the_gallery_shows_all_29_cards() {
        let (rules, parts) = shipped::<Rum>();
        assert_eq!(parts.iter().map(|(_, cards)| cards.len()).collect::<Vec<_>>(), [21, 7, 1]);
        assert!(explain::<Rum>(rules, None, CardId(29)).is_none());
        assert_eq!(parts[2].1[0].explained.rules, ["RUM-PARROT", "RUM-WAVE-PARROT"]);
    }
}
