//! What each card says about itself, and which cards an observer cannot see.

use contract::explain::one_of_each;
use contract::{CardId, CardInfo, GalleryPart, Phrase, RuleId};

use crate::card::{Crew, Destination, Kind, N_CARDS, N_CREW, N_HELD, Prize, Skill, Special};
use crate::deck::Rules;
use crate::ledger::{
    JR_APPOINT, JR_ATTACK_SUM, JR_ISLAND_BURY, JR_ISLAND_MAP, JR_MUTINY_ROLES, JR_MUTINY_WIN,
    JR_PORT_DRAW, JR_PORT_RANSOM, JR_SCORE, JR_SP_BOATSWAIN, JR_SP_CARPENTER, JR_SP_COOK,
    JR_SP_CUTTHROAT, JR_SP_FIRST_MATE, JR_SP_LOOKOUT, JR_SP_MASTER_MARINER, JR_SP_OLD_SAILOR,
    JR_SP_POWDER_MONKEY, JR_SP_SEA_DOG, JR_SP_SECOND_MATE, JR_SP_SHARP_SHOOTER, JR_SP_SMART_KID,
    JR_SP_STOWAWAYS, JR_SP_SURGEON, JR_SP_TRAITOR, JR_SP_TRAITOR_EFFECTS,
};
use crate::speech::{kind, skill};
use crate::view::{SeatView, View};

fn ids(from: u8, to: u8) -> impl Iterator<Item = CardId> {
    (from..to).map(CardId)
}

/// What a card is and does.
pub(crate) fn info(rules: &Rules, card: CardId) -> Option<CardInfo> {
    let name = rules.spoken.get(card.idx()).cloned()?;
    if let Some(face) = rules.face(card) {
        return Some(crew(rules, name, face, card));
    }
    if let Some(found) = rules.prize(card) {
        return Some(prize(rules, name, found));
    }
    rules.destination(card).map(|found| destination(rules, name, found))
}

fn crew(rules: &Rules, name: Phrase, face: Crew, card: CardId) -> CardInfo {
    let all = |is: &dyn Fn(Crew) -> bool| -> Vec<CardId> {
        ids(0, N_CREW).filter(|other| rules.face(*other).is_some_and(is)).collect()
    };
    let crewmen = rules.crewmen(card);
    let looks_alike = |other: &CardId| rules.crewmen(*other) == crewmen;
    let alike = || all(&|other| other == face).into_iter().filter(looks_alike);
    let counts = Phrase::new("jr-info-crewmen").number("crewmen", crewmen);
    match face {
        Crew::Skilled { skill: of, value } => {
            let does = Phrase::new("jr-info-crew").name("skill", skill(of)).number("value", value);
            let same = |other| matches!(other, Crew::Skilled { skill, .. } if skill == of);
            CardInfo::new(name, [does, counts], &[JR_ATTACK_SUM, JR_MUTINY_WIN])
                .count_alike(alike())
                .count(skill(of), all(&same))
        }
        Crew::AnySkill { value } => {
            let does = Phrase::new("jr-info-any").number("value", value);
            let same = |other| matches!(other, Crew::AnySkill { .. });
            CardInfo::new(name, [does, counts], &[JR_ATTACK_SUM, JR_MUTINY_WIN])
                .count_alike(alike())
                .count(Phrase::new("jr-cards-any"), all(&same))
        }
        Crew::Special { special } => {
            let (does, rules) = power(special);
            let special = |other| matches!(other, Crew::Special { .. });
            CardInfo::new(name, [Phrase::new(does), counts], rules)
                .count_alike(alike())
                .count(Phrase::new("jr-cards-special"), all(&special))
        }
    }
}

/// What a special card does, and the rules behind it.
fn power(of: Special) -> (&'static str, &'static [RuleId]) {
    match of {
        Special::Captain => ("jr-info-captain", &[JR_MUTINY_ROLES, JR_APPOINT]),
        Special::Quartermaster => ("jr-info-quartermaster", &[JR_MUTINY_ROLES, JR_APPOINT]),
        Special::Boatswain => ("rule-jr-sp-boatswain", &[JR_SP_BOATSWAIN]),
        Special::Carpenter => ("rule-jr-sp-carpenter", &[JR_SP_CARPENTER]),
        Special::Cook => ("rule-jr-sp-cook", &[JR_SP_COOK]),
        Special::Cutthroat => ("rule-jr-sp-cutthroat", &[JR_SP_CUTTHROAT]),
        Special::FirstMate => ("rule-jr-sp-first-mate", &[JR_SP_FIRST_MATE]),
        Special::Lookout => ("rule-jr-sp-lookout", &[JR_SP_LOOKOUT]),
        Special::MasterMariner => ("rule-jr-sp-master-mariner", &[JR_SP_MASTER_MARINER]),
        Special::OldSailor => ("rule-jr-sp-old-sailor", &[JR_SP_OLD_SAILOR, JR_ISLAND_MAP]),
        Special::PowderMonkey => ("rule-jr-sp-powder-monkey", &[JR_SP_POWDER_MONKEY]),
        Special::SeaDog => ("rule-jr-sp-sea-dog", &[JR_SP_SEA_DOG]),
        Special::SecondMate => ("rule-jr-sp-second-mate", &[JR_SP_SECOND_MATE]),
        Special::SharpShooter => ("rule-jr-sp-sharp-shooter", &[JR_SP_SHARP_SHOOTER]),
        Special::SmartKid => ("rule-jr-sp-smart-kid", &[JR_SP_SMART_KID]),
        Special::Stowaways => ("rule-jr-sp-stowaways", &[JR_SP_STOWAWAYS]),
        Special::Surgeon => ("rule-jr-sp-surgeon", &[JR_SP_SURGEON]),
        Special::Traitor => ("rule-jr-sp-traitor", &[JR_SP_TRAITOR, JR_SP_TRAITOR_EFFECTS]),
    }
}

fn prize(rules: &Rules, name: Phrase, found: Prize) -> CardInfo {
    let (does, laws): (&[&str], &[RuleId]) = match found {
        Prize::Gold { .. } => (&["jr-info-gold"], &[JR_SCORE]),
        Prize::Rum => (&["jr-info-rum"], &[JR_SCORE]),
        Prize::Jewels => (&["jr-cards-jewels", "jr-info-jewels"], &[JR_PORT_RANSOM, JR_SCORE]),
        Prize::Hostage => (&["jr-cards-hostage", "jr-info-hostage"], &[JR_PORT_RANSOM, JR_SCORE]),
    };
    let alike = ids(N_CREW, N_HELD).filter(|card| rules.prize(*card) == Some(found));
    CardInfo::new(name, does.iter().map(|key| Phrase::new(key)), laws)
        .count_alike(alike)
        .count(Phrase::new("jr-cards-prizes"), ids(N_CREW, N_HELD))
}

fn destination(rules: &Rules, name: Phrase, found: Destination) -> CardInfo {
    let does = |key| Phrase::new(key).number("count", found.yields);
    let (does, laws): (_, &[RuleId]) = match found.kind {
        Kind::Fort | Kind::Ship | Kind::Settlement => {
            let need = |skill: Skill| i64::from(found.needs[skill.idx()]);
            let does = does("jr-info-target")
                .number("navigation", need(Skill::Navigation))
                .number("guns", need(Skill::Guns))
                .number("melee", need(Skill::Melee));
            (does, &[JR_ATTACK_SUM])
        }
        Kind::Port => (does("jr-info-port"), &[JR_PORT_DRAW, JR_PORT_RANSOM]),
        Kind::Island => (Phrase::new("jr-info-island"), &[JR_ISLAND_MAP, JR_ISLAND_BURY]),
    };
    let of_kind = || rules.in_play.and(rules.of_kind(found.kind)).iter();
    CardInfo::new(name, [does], laws)
        .count_alike(of_kind().filter(|card| rules.destination(*card) == Some(found)))
        .count(kind(found.kind), of_kind())
}

/// Whether the observer of a view does not know where a card lies. The two role cards always lie
/// open. A card that is known to have left its stack counts as seen.
pub(crate) fn is_unseen(rules: &Rules, view: &View, card: CardId) -> bool {
    if card.0 >= N_HELD {
        return card.0 < N_CARDS && view.stacks.has(card);
    }
    let role = [Special::Captain, Special::Quartermaster];
    if role.into_iter().any(|of| rules.copies(of).has(card)) {
        return false;
    }
    let piles = [view.discard, view.table, view.prize_discard, view.pot.known, view.elsewhere];
    let known = |seat: &SeatView| {
        let SeatView { hand, prizes, buried, appraised, .. } = seat;
        [hand.known, prizes.known, buried.known, *appraised].iter().any(|pile| pile.has(card))
    };
    let in_stack = |pile: &crate::view::RefereeView| pile.deck.or(pile.prize_deck).has(card);
    let seen = piles.iter().any(|pile| pile.has(card))
        || view.seats.iter().any(known)
        || view.referee.as_ref().is_some_and(in_stack);
    !seen
}

/// Crew, prizes and destinations.
pub(crate) fn gallery(rules: &Rules) -> Vec<GalleryPart> {
    let crew = |is: fn(Crew) -> bool| {
        let cards = ids(0, N_CREW).filter_map(|card| Some((card, rules.face(card)?)));
        let cards = cards.filter(|(_, face)| is(*face));
        one_of_each(cards.map(|(card, face)| (card, (face, rules.crewmen(card)))))
    };
    let prizes = ids(N_CREW, N_HELD).filter_map(|card| Some((card, rules.prize(card)?)));
    let charts = |is: fn(Kind) -> bool| {
        let cards = ids(N_HELD, N_CARDS).filter(|card| rules.in_play.has(*card));
        let cards = cards.filter_map(|card| Some((card, rules.destination(card)?)));
        one_of_each(cards.filter(|(_, found)| is(found.kind)))
    };
    let special = |face| matches!(face, Crew::Special { .. });
    vec![
        GalleryPart { title: "jr-cards-special", cards: crew(special) },
        GalleryPart {
            title: "jr-cards-plain",
            cards: crew(|face| !matches!(face, Crew::Special { .. })),
        },
        GalleryPart { title: "jr-cards-prizes", cards: one_of_each(prizes) },
        GalleryPart { title: "jr-cards-targets", cards: charts(Kind::is_target) },
        GalleryPart { title: "jr-cards-havens", cards: charts(|kind| !kind.is_target()) },
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
    use crate::card::{all_crew, all_prizes};
    use crate::view::PileView;
    use crate::{JollyRoger, Options};

    /// Plays a random game and looks at each position.
    fn look(seed: u64, seats: u8, n_max: usize, mut at: impl FnMut(&'static Rules, &JollyRoger)) {
        let seats = SeatCount::new(seats).expect("a number of seats");
        let rules =
            setup::rules::<JollyRoger>(&Options::default(), seats, &JollyRoger::default_deck())
                .expect("our own deck");
        let deal = Seed::from_number(seed, 0);
        let mut played = Match::<JollyRoger>::deal(rules, Generator::ChaCha8, deal);
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
        cards.into_iter().filter(|card| JollyRoger::is_unseen(rules, view, *card)).count()
    }

    /// Hidden are the two stacks, and what the observer does not know of hands and buried prizes.
    #[test]
    fn as_many_cards_are_unseen_as_lie_face_down() {
        for seed in 0..3 {
            look(seed, 5, 250, |rules, game| {
                for observer in [Observer::Spectator, Observer::Seat(contract::Seat(2))] {
                    let view = game.view(observer);
                    let unknown = |pile: PileView| usize::from(pile.count - pile.known.len());
                    let crew = usize::from(view.deck)
                        + view.seats.iter().map(|seat| unknown(seat.hand)).sum::<usize>()
                        - usize::from(view.elsewhere.and(all_crew()).len());
                    assert_eq!(n_unseen(rules, &view, all_crew().iter()), crew);
                    let held = |seat: &SeatView| unknown(seat.prizes) + unknown(seat.buried);
                    let prizes = usize::from(view.prize_deck)
                        + unknown(view.pot)
                        + view.seats.iter().map(held).sum::<usize>()
                        - usize::from(view.elsewhere.and(all_prizes()).len());
                    assert_eq!(n_unseen(rules, &view, all_prizes().iter()), prizes);
                    let charts = usize::from(view.stacks.len());
                    assert_eq!(n_unseen(rules, &view, ids(N_HELD, N_CARDS)), charts);
                }
                let whole = game.view(Observer::Referee);
                assert_eq!(n_unseen(rules, &whole, ids(0, N_HELD)), 0);
            });
        }
    }

    #[test]
    fn my_own_hand_is_seen() {
        look(3, 4, 1, |rules, game| {
            let view = game.view(Observer::Seat(contract::Seat(0)));
            let own = view.seats[0].hand.known;
            assert!(!own.is_empty());
            assert_eq!(n_unseen(rules, &view, own.iter()), 0);
            let others = game.view(Observer::Seat(contract::Seat(1)));
            assert_eq!(n_unseen(rules, &others, own.iter()), usize::from(own.len()));
        });
    }

    #[test]
    fn the_gallery_has_a_card_for_each_face() {
        let (rules, parts) = shipped::<JollyRoger>();
        let copies: u32 = parts
            .iter()
            .flat_map(|(_, cards)| cards)
            .map(|exhibit| u32::from(exhibit.explained.counts[0].n))
            .sum();
        assert_eq!(copies, u32::from(N_HELD) + u32::from(rules.in_play.len()));
        assert!(explain::<JollyRoger>(rules, None, CardId(N_CARDS)).is_none());
    }
}
