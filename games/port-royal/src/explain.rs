//! What each card says about itself, and which cards an observer cannot see.

use contract::explain::one_of_each;
use contract::{CardId, CardInfo, GalleryPart, Phrase, RuleId};

use crate::card::{Bonus, Face, Role, Ship};
use crate::deck::Rules;
use crate::ledger::{
    PR_ADMIRAL, PR_BUST, PR_DRAW_SHIP, PR_EXPEDITION, PR_HIRE, PR_JESTER, PR_SWORDS, PR_TAKE,
    PR_TAX, PR_TRADE,
};
use crate::speech::{ability, role, ship};
use crate::view::View;

/// What a card is and does.
pub(crate) fn info(rules: &Rules, card: CardId) -> Option<CardInfo> {
    let face = rules.face(card).filter(|_| rules.all_cards.has(card))?;
    let name = rules.spoken.get(card.idx()).cloned()?;
    let cards = |is: &dyn Fn(Face) -> bool| -> Vec<CardId> {
        rules.all_cards.iter().filter(|card| rules.face(*card).is_some_and(is)).collect()
    };
    let info = match face {
        Face::Ship(Ship { swords, .. }) => {
            let skull = swords.is_none().then(|| Phrase::new("pr-info-skull"));
            let does = [Phrase::new("pr-info-ship"), Phrase::new("pr-info-second")];
            CardInfo::new(name, does.into_iter().chain(skull), &[PR_TRADE, PR_BUST, PR_DRAW_SHIP])
        }
        Face::Person(person) => {
            let (more, rules) = calling(person.role);
            CardInfo::new(name, [ability(person.role)].into_iter().chain(more), rules)
        }
        Face::Expedition(_) => {
            CardInfo::new(name, [Phrase::new("pr-info-expedition")], &[PR_EXPEDITION])
        }
        Face::Tax { .. } => CardInfo::new(name, [Phrase::new("rule-pr-tax")], &[PR_TAX]),
    };
    let info = info.count_alike(cards(&|other| other == face));
    Some(match face {
        Face::Ship(Ship { colour, .. }) => {
            let same = |other| matches!(other, Face::Ship(other) if other.colour == colour);
            info.count(ship(colour), cards(&same))
        }
        Face::Person(person) => {
            let same = |other| matches!(other, Face::Person(other) if other.role == person.role);
            info.count(role(person.role), cards(&same))
        }
        Face::Expedition(_) => {
            let same = |other| matches!(other, Face::Expedition(_));
            info.count(Phrase::new("pr-cards-expeditions"), cards(&same))
        }
        Face::Tax { .. } => {
            let same = |other| matches!(other, Face::Tax { .. });
            info.count(Phrase::new("pr-cards-taxes"), cards(&same))
        }
    })
}

/// What else there is to know about a role, and its rules.
fn calling(of: Role) -> (Option<Phrase>, &'static [RuleId]) {
    match of {
        Role::Trader(_) => (None, &[PR_TRADE]),
        Role::Settler | Role::Captain | Role::Priest | Role::Jack => {
            (Some(Phrase::new("pr-info-symbol")), &[PR_EXPEDITION])
        }
        Role::Sailor | Role::Pirate => {
            (Some(Phrase::new("pr-info-swords")), &[PR_SWORDS, PR_DRAW_SHIP])
        }
        Role::Mademoiselle => (None, &[PR_HIRE]),
        Role::Jester => (None, &[PR_JESTER, PR_BUST]),
        Role::Admiral => (None, &[PR_ADMIRAL]),
        Role::Governor => (None, &[PR_TAKE]),
    }
}

/// Whether a card lies face down: in the deck, or as a coin. A referee sees these too.
pub(crate) fn is_unseen(view: &View, card: CardId) -> bool {
    let hidden = view.unseen.iter().any(|unseen| unseen.cards.has(card));
    hidden && view.deck_cards.is_none()
}

/// Ships, persons, expeditions and tax increases.
pub(crate) fn gallery(rules: &Rules) -> Vec<GalleryPart> {
    let part = |title, is: fn(Face) -> bool| {
        let cards = rules.all_cards.iter().filter_map(|card| Some((card, rules.face(card)?)));
        GalleryPart { title, cards: one_of_each(cards.filter(|(_, face)| is(*face))) }
    };
    vec![
        part("pr-cards-ships", |face| matches!(face, Face::Ship(_))),
        part("pr-cards-persons", |face| matches!(face, Face::Person(_))),
        part("pr-cards-expeditions", |face| matches!(face, Face::Expedition(_))),
        part("pr-cards-taxes", |face| {
            matches!(face, Face::Tax { bonus: Bonus::Swords | Bonus::Points })
        }),
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
    use crate::{Options, PortRoyal};

    /// Plays a random game and looks at each position.
    fn look(seed: u64, seats: u8, n_max: usize, mut at: impl FnMut(&'static Rules, &PortRoyal)) {
        let seats = SeatCount::new(seats).expect("a number of seats");
        let rules =
            setup::rules::<PortRoyal>(&Options::default(), seats, &PortRoyal::default_deck())
                .expect("our own deck");
        let deal = Seed::from_number(seed, 0);
        let mut played = Match::<PortRoyal>::deal(rules, Generator::ChaCha8, deal);
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
        cards.into_iter().filter(|card| PortRoyal::is_unseen(rules, view, *card)).count()
    }

    /// Hidden are the deck and the coins.
    #[test]
    fn as_many_cards_are_unseen_as_lie_face_down() {
        for seed in 0..3 {
            look(seed, 4, 300, |rules, game| {
                let view = game.view(Observer::Seat(contract::Seat(1)));
                let coins: u8 = view.seats.iter().map(|seat| seat.coins).sum();
                let hidden = usize::from(view.deck + coins);
                assert_eq!(n_unseen(rules, &view, rules.all_cards.iter()), hidden);
                let whole = game.view(Observer::Referee);
                assert_eq!(n_unseen(rules, &whole, rules.all_cards.iter()), 0);
            });
        }
    }

    #[test]
    fn a_ship_counts_those_that_look_the_same_and_those_of_its_colour() {
        let (rules, parts) = shipped::<PortRoyal>();
        let ship = &parts[0].1[0];
        let n =
            |told: &contract::Explanation| told.counts.iter().map(|one| one.n).collect::<Vec<_>>();
        assert_eq!(n(&ship.explained)[1], 10);
        assert!(n(&ship.explained)[0] < 10);
        assert!(explain::<PortRoyal>(rules, None, CardId(120)).is_none());
    }

    #[test]
    fn the_gallery_has_a_card_for_each_face() {
        let (_, parts) = shipped::<PortRoyal>();
        let copies: u32 = parts
            .iter()
            .flat_map(|(_, cards)| cards)
            .map(|exhibit| u32::from(exhibit.explained.counts[0].n))
            .sum();
        assert_eq!(copies, 120, "every card looks like one of them");
    }

    #[test]
    fn with_fewer_than_five_players_the_fifth_expedition_is_unknown() {
        look(1, 3, 1, |rules, game| {
            let view = game.view(Observer::Spectator);
            assert!(explain::<PortRoyal>(rules, Some(&view), crate::card::FIVE).is_none());
        });
    }
}
