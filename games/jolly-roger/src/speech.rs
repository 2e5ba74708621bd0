//! The words for cards, actions and events: Fluent keys and their arguments.

use contract::{CardId, Phrase, Seat};

use crate::action::Action;
use crate::card::{Cards, Crew, Destination, Kind, Prize, Skill, Special};
use crate::deck::Rules;
use crate::event::{Fight, OfferEnd};
use crate::event_view::EventView;
use crate::prompt;
use crate::remarks::{self, terms};
pub use crate::remarks::{offer, pledge};
use crate::state::{Decision, Effect, How, Side};
use crate::view::View;

/// The name of a stack of destinations.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Fort => "jr-kind-fort",
        Kind::Ship => "jr-kind-ship",
        Kind::Settlement => "jr-kind-settlement",
        Kind::Port => "jr-kind-port",
        Kind::Island => "jr-kind-island",
    })
}

/// The name of a skill.
pub fn skill(skill: Skill) -> Phrase {
    Phrase::new(match skill {
        Skill::Navigation => "jr-skill-navigation",
        Skill::Guns => "jr-skill-guns",
        Skill::Melee => "jr-skill-melee",
    })
}

/// The name of a special card.
pub fn special(special: Special) -> Phrase {
    Phrase::new(match special {
        Special::Captain => "jr-card-captain",
        Special::Quartermaster => "jr-card-quartermaster",
        Special::Boatswain => "jr-card-boatswain",
        Special::Carpenter => "jr-card-carpenter",
        Special::Cook => "jr-card-cook",
        Special::Cutthroat => "jr-card-cutthroat",
        Special::FirstMate => "jr-card-first-mate",
        Special::Lookout => "jr-card-lookout",
        Special::MasterMariner => "jr-card-master-mariner",
        Special::OldSailor => "jr-card-old-sailor",
        Special::PowderMonkey => "jr-card-powder-monkey",
        Special::SeaDog => "jr-card-sea-dog",
        Special::SecondMate => "jr-card-second-mate",
        Special::SharpShooter => "jr-card-sharp-shooter",
        Special::SmartKid => "jr-card-smart-kid",
        Special::Stowaways => "jr-card-stowaways",
        Special::Surgeon => "jr-card-surgeon",
        Special::Traitor => "jr-card-traitor",
    })
}

/// The names of cards: from the rules of a match, or from JSON in a client.
pub trait Names {
    /// The names by card id; see [`Rules::spoken`].
    fn spoken(&self) -> &[Phrase];

    /// The name of a card.
    fn name(&self, card: CardId) -> Phrase {
        self.spoken().get(card.idx()).cloned().unwrap_or(Phrase::new("jr-card-unknown"))
    }
}

impl Names for Rules {
    fn spoken(&self) -> &[Phrase] {
        &self.spoken
    }
}

/// The names of all cards, by card id.
pub(crate) fn spoken(
    crew_cards: impl Iterator<Item = (Crew, u8)>,
    prizes: &[Prize],
    destinations: impl Iterator<Item = Destination>,
) -> Vec<Phrase> {
    let crew_cards = crew_cards.map(|(face, crewmen)| crew_card(face, crewmen));
    let prizes = prizes.iter().map(|found| prize(*found));
    crew_cards.chain(prizes).chain(destinations.map(|card| kind(card.kind))).collect()
}

/// The name of a crew card with this face.
fn crew_card(face: Crew, crewmen: u8) -> Phrase {
    match face {
        Crew::Skilled { skill: of, value } => Phrase::new("jr-card-crew")
            .name("skill", skill(of))
            .number("value", value)
            .number("crewmen", crewmen),
        Crew::AnySkill { value } => {
            Phrase::new("jr-card-any").number("value", value).number("crewmen", crewmen)
        }
        Crew::Special { special: of } => special(of),
    }
}

/// The name of a prize.
pub fn prize(prize: Prize) -> Phrase {
    match prize {
        Prize::Gold { value } => Phrase::new("jr-prize-gold").number("value", value),
        Prize::Rum => Phrase::new("jr-prize-rum"),
        Prize::Jewels => Phrase::new("jr-prize-jewels"),
        Prize::Hostage => Phrase::new("jr-prize-hostage"),
    }
}

fn with_cards(rules: &impl Names, phrase: Phrase, name: &'static str, cards: Cards) -> Phrase {
    phrase.names(name, cards.iter().map(|id| rules.name(id)))
}

pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::Captain => "captain",
        Side::Mutineer => "mutineer",
    }
}

/// The phrase for a way to play a card.
fn with_how(keys: [&'static str; 6], how: How) -> Phrase {
    match how {
        How::Plain => Phrase::new(keys[0]),
        How::On { seat } => Phrase::new(keys[1]).seat("target", seat),
        How::OnTwo { first, second } => Phrase::new(keys[2]).seats("targets", [first, second]),
        How::Raise => Phrase::new(keys[3]),
        How::Lower => Phrase::new(keys[4]),
        How::Kill { leader } => Phrase::new(keys[5]).choice("leader", side(leader)),
    }
}

const CALL: [&str; 6] = [
    "jr-action-call",
    "jr-action-call-on",
    "jr-action-call",
    "jr-action-call",
    "jr-action-call",
    "jr-action-call-kill",
];
const JOIN: [&str; 6] = [
    "jr-action-join",
    "jr-action-join-on",
    "jr-action-join",
    "jr-action-join",
    "jr-action-join",
    "jr-action-join-kill",
];
const USE: [&str; 6] = [
    "jr-action-use",
    "jr-action-use-on",
    "jr-action-use-on-two",
    "jr-action-use-raise",
    "jr-action-use-lower",
    "jr-action-use",
];
const SHOWN: [&str; 6] = [
    "jr-event-shown",
    "jr-event-shown-on",
    "jr-event-shown-on-two",
    "jr-event-shown-raise",
    "jr-event-shown-lower",
    "jr-event-shown-kill",
];

/// The words for a choice in the position of a view.
pub fn action(rules: &impl Names, view: &View, action: &Action) -> Phrase {
    let with = |key, id| Phrase::new(key).name("card", rules.name(id));
    match *action {
        Action::Appoint { seat } => Phrase::new("jr-action-appoint").seat("target", seat),
        Action::Draw => Phrase::new("jr-action-draw"),
        Action::Decline => prompt::decline(view),
        Action::Call { card: id, how } => with_how(CALL, how).name("card", rules.name(id)),
        Action::Sail { kind: to } => Phrase::new("jr-action-sail").name("destination", kind(to)),
        Action::Use { card: id, how } => with_how(USE, how).name("card", rules.name(id)),
        Action::Contribute { card } => with("jr-action-contribute", card),
        Action::Reveal { .. } => Phrase::new("jr-action-reveal"),
        Action::Pass { .. } => Phrase::new("jr-action-pass"),
        Action::Betray { target, .. } => match view.shown_by(target) {
            Some(seat) => with("jr-ui-betray", target).seat("seat", seat),
            None => with("jr-action-betray", target),
        },
        Action::Assign { card, skill: to } => {
            with("jr-action-assign", card).name("skill", skill(to))
        }
        Action::Take { card } => with("jr-action-take", card),
        Action::TakeFrom { seat } => Phrase::new("jr-action-take-from").seat("target", seat),
        Action::Give { card, to } => with("jr-action-give", card).seat("target", to),
        Action::Donate { card } => with("jr-action-donate", card),
        Action::Exchange { card } => with("jr-action-exchange", card),
        Action::Ransom { card } => with("jr-action-ransom", card),
        Action::Bury { card } => with("jr-action-bury", card),
        Action::Done => prompt::done(view),
        Action::Punish => Phrase::new("jr-action-punish"),
        Action::Spare => Phrase::new("jr-action-spare"),
        Action::Flog { seat } => Phrase::new("jr-action-flog").seat("target", seat),
        Action::Join { side: to, card: id, how } => {
            with_how(JOIN, how).name("card", rules.name(id)).choice("side", side(to))
        }
        Action::Commit { side: to } => Phrase::new("jr-action-commit").choice("side", side(to)),
        Action::Discard { cards } => {
            with_cards(rules, Phrase::new("jr-action-discard"), "cards", cards)
        }
        Action::Offer { to, give, want, promises } => {
            let names = |cards: Cards| cards.iter().map(|id| rules.name(id)).collect::<Vec<_>>();
            let terms = terms("jr-terms-mine", names(give.set()), names(want.set()), promises);
            Phrase::new("jr-action-offer").seat("target", to).name("terms", terms)
        }
        Action::Accept { from, nth } => {
            let keys = ["jr-action-accept-terms", "jr-action-accept"];
            remarks::about_offer(rules, view, keys, (from, nth)).seat("target", from)
        }
        Action::Refuse { from, nth } => {
            let keys = ["jr-action-refuse-terms", "jr-action-refuse"];
            remarks::about_offer(rules, view, keys, (from, nth)).seat("target", from)
        }
        Action::Withdraw { nth } => {
            let keys = ["jr-action-withdraw-terms", "jr-action-withdraw"];
            match view.me {
                Some(me) => remarks::about_offer(rules, view, keys, (me, nth)),
                None => Phrase::new(keys[1]).number("nth", nth + 1),
            }
        }
        Action::Show { cards, to: Some(seat) } => {
            with_cards(rules, Phrase::new("jr-action-show"), "cards", cards).seat("target", seat)
        }
        Action::Show { cards, to: None } => {
            with_cards(rules, Phrase::new("jr-action-show-all"), "cards", cards)
        }
    }
}

/// Uses the first key for a known card and the second for an unknown one.
fn known(rules: &impl Names, id: Option<CardId>, keys: [&'static str; 2]) -> Phrase {
    match id {
        Some(id) => Phrase::new(keys[0]).name("card", rules.name(id)),
        None => Phrase::new(keys[1]),
    }
}

/// The same for several cards.
fn known_cards(
    rules: &impl Names,
    (n, cards): (u8, Option<Cards>),
    keys: [&'static str; 2],
) -> Phrase {
    let phrase = match cards {
        Some(cards) => with_cards(rules, Phrase::new(keys[0]), "cards", cards),
        None => Phrase::new(keys[1]),
    };
    phrase.number("count", n)
}

/// The words for an event; `None` for bookkeeping.
#[expect(clippy::too_many_lines, reason = "one arm an event, and no event without one")]
pub(crate) fn event(rules: &Rules, view: &EventView) -> Option<Phrase> {
    let with = |key, id| Phrase::new(key).name("card", rules.name(id));
    Some(match *view {
        EventView::Opened { .. }
        | EventView::Reopened
        | EventView::ShareBegan { .. }
        | EventView::AssignAsked { .. }
        | EventView::BetrayalOpened { .. }
        | EventView::EffectStood
        | EventView::PotShown { .. }
        | EventView::LimitOpened { .. }
        | EventView::LimitChosen { .. }
        | EventView::Finished { .. }
        | EventView::Passed { .. } => return None,
        EventView::Answered { seat: Some(seat), .. } => {
            Phrase::new("jr-event-seat-answered").seat("seat", seat)
        }
        EventView::Answered { seat: None, .. } => Phrase::new("jr-event-someone-answered"),
        EventView::CaptainFound { seat } => {
            Phrase::new("jr-event-captain-found").seat("seat", seat)
        }
        EventView::RoundBegan { round } => {
            Phrase::new("jr-event-round-began").number("round", round)
        }
        EventView::Appointed { seat } => Phrase::new("jr-event-appointed").seat("seat", seat),
        EventView::TookOver { seat } => {
            let role = if rules.seats.get() == 3 { "captain" } else { "quartermaster" };
            Phrase::new("jr-event-took-over").seat("seat", seat).choice("role", role)
        }
        EventView::Drew { seat, n, cards } => {
            known_cards(rules, (n, cards), ["jr-event-drew-seen", "jr-event-drew"])
                .seat("seat", seat)
        }
        EventView::Reshuffled => Phrase::new("jr-event-reshuffled"),
        EventView::Sailed { to } => Phrase::new("jr-event-sailed").name("destination", kind(to)),
        EventView::TurnedBack => Phrase::new("jr-event-turned-back"),
        EventView::LostAtSea { .. } => Phrase::new("jr-event-lost-at-sea"),
        EventView::Turned { card } => turned(rules, card),
        EventView::VoyageCounted { card } => with("jr-event-voyage-counted", card),
        EventView::Decided { decision } => Phrase::new("jr-event-decided").choice(
            "decision",
            match decision {
                Decision::Ordered => "ordered",
                Decision::Appointed | Decision::Sailed | Decision::Waived => "waived",
            },
        ),
        EventView::Flogged { seat, card } => with("jr-event-flogged", card).seat("seat", seat),
        EventView::Contributed { seat, card } => {
            with("jr-event-contributed", card).seat("seat", seat)
        }
        EventView::Betrayed { seat, target, .. } | EventView::Cancelled { seat, target, .. } => {
            betrayed(seat, rules.name(target))
        }
        EventView::Assigned { card, skill: to } => {
            with("jr-event-assigned", card).name("skill", skill(to))
        }
        EventView::Fought { fight, sums, needs, .. } => Phrase::new(match fight {
            Fight::Won => "jr-event-fight-won",
            Fight::Lost => "jr-event-fight-lost",
        })
        .number("navigation", sums[0])
        .number("guns", sums[1])
        .number("melee", sums[2])
        .number("navigation-needed", needs[0])
        .number("guns-needed", needs[1])
        .number("melee-needed", needs[2]),
        EventView::CrewDiscarded { cards } => {
            with_cards(rules, Phrase::new("jr-event-crew-discarded"), "cards", cards)
        }
        EventView::Shown { effect } => shown(rules, effect),
        EventView::EffectFell => Phrase::new("jr-event-effect-fell"),
        EventView::SkillChanged { skill: of, by } => Phrase::new("jr-event-skill-changed")
            .name("skill", skill(of))
            .choice("way", if by > 0 { "more" } else { "less" }),
        EventView::MutinyCalled { seat, card, .. } => {
            with("jr-event-mutiny-called", card).seat("seat", seat)
        }
        EventView::Joined { seat, side: to, card, .. } => {
            with("jr-event-joined", card).seat("seat", seat).choice("side", side(to))
        }
        EventView::Committed { seat, side: to } => {
            Phrase::new("jr-event-committed").seat("seat", seat).choice("side", side(to))
        }
        EventView::Forced { seat, side: to } => {
            Phrase::new("jr-event-forced").seat("seat", seat).choice("side", side(to))
        }
        EventView::MutinyDecided { winner, captain, losers } => {
            Phrase::new("jr-event-mutiny-decided")
                .seat("seat", captain)
                .seats("losers", losers.iter())
                .choice("side", side(winner))
        }
        EventView::Redealt { seat, n, cards } => {
            known_cards(rules, (n, cards), ["jr-event-redealt-seen", "jr-event-redealt"])
                .seat("seat", seat)
        }
        EventView::PrizesTurned { n, cards, .. } => {
            let keys = ["jr-event-prizes-turned-seen", "jr-event-prizes-turned"];
            known_cards(rules, (n, cards), keys)
        }
        EventView::CookServed { seat } => Phrase::new("jr-event-cook-served").seat("seat", seat),
        EventView::Picked { seat, card, .. } => {
            known(rules, card, ["jr-event-picked-seen", "jr-event-picked"]).seat("seat", seat)
        }
        EventView::Given { to, card, .. } => {
            known(rules, card, ["jr-event-given-seen", "jr-event-given"]).seat("seat", to)
        }
        EventView::Gathered { seat, n, .. } => {
            Phrase::new("jr-event-gathered").seat("seat", seat).number("count", n)
        }
        EventView::PrizeTaken { from, to, card, .. } | EventView::CrewTaken { from, to, card } => {
            known(rules, card, ["jr-event-taken-seen", "jr-event-taken"])
                .seat("seat", to)
                .seat("target", from)
        }
        EventView::ClaimWaived { seat } => Phrase::new("jr-event-claim-waived").seat("seat", seat),
        EventView::Handed { from, to, card, .. } => {
            known(rules, card, ["jr-event-handed-seen", "jr-event-handed"])
                .seat("seat", from)
                .seat("target", to)
        }
        EventView::GuardNamed { seat } => Phrase::new("jr-event-guard-named").seat("seat", seat),
        EventView::Exchanged { seat, card, .. } => {
            with("jr-event-exchanged", card).seat("seat", seat)
        }
        EventView::Ransomed { seat, card } => with("jr-event-ransomed", card).seat("seat", seat),
        EventView::PrizesDrawn { seat, n, cards, .. } => {
            let keys = ["jr-event-prizes-drawn-seen", "jr-event-prizes-drawn"];
            known_cards(rules, (n, cards), keys).seat("seat", seat)
        }
        EventView::Buried { seat, card, .. } => {
            known(rules, card, ["jr-event-buried-seen", "jr-event-buried"]).seat("seat", seat)
        }
        EventView::DugUp { from, to, card, .. } => {
            known(rules, card, ["jr-event-dug-up-seen", "jr-event-dug-up"])
                .seat("seat", to)
                .seat("target", from)
        }
        EventView::LimitDiscarded { seat, cards } => {
            let phrase = Phrase::new("jr-event-limit-discarded").seat("seat", seat);
            with_cards(rules, phrase, "cards", cards)
        }
        EventView::Offered { offer } => remarks::offer(rules, &offer),
        EventView::Agreed { from, nth } => {
            Phrase::new("jr-event-agreed").seat("seat", from).number("nth", nth + 1)
        }
        EventView::PrizesShown { seat, to, n, cards, .. } => {
            let keys = match to {
                Some(_) => ["jr-event-prizes-shown", "jr-event-prizes-shown-unseen"],
                None => ["jr-event-prizes-shown-all", "jr-event-prizes-shown-all"],
            };
            known_cards(rules, (n, cards), keys)
                .seat("seat", seat)
                .seat("target", to.unwrap_or(seat))
        }
        EventView::OfferClosed { from, nth, end } => Phrase::new("jr-event-offer-closed")
            .seat("seat", from)
            .number("nth", nth + 1)
            .choice("end", offer_end(end)),
        EventView::JewelsValued { seat, n, drawn } => {
            let phrase =
                Phrase::new("jr-event-jewels-valued").seat("seat", seat).number("count", n);
            with_cards(rules, phrase, "cards", drawn)
        }
        EventView::Ended { ending, .. } => Phrase::new(ending.reason().0),
    })
}

/// The words for a card that is shown for its effect.
pub(crate) fn shown(rules: &impl Names, effect: Effect) -> Phrase {
    let Effect { seat, card, how } = effect;
    with_how(SHOWN, how).name("card", rules.name(card)).seat("seat", seat)
}

/// The words for a Traitor that answers a card.
pub(crate) fn betrayed(seat: Seat, target: Phrase) -> Phrase {
    Phrase::new("jr-event-betrayed").name("card", target).seat("seat", seat)
}

/// The words for a destination card that is turned up.
pub(crate) fn turned(rules: &Rules, id: CardId) -> Phrase {
    let phrase = Phrase::new("jr-event-turned").name("destination", rules.name(id));
    let Some(destination) = rules.destination(id) else { return phrase };
    let [navigation, guns, melee] = destination.needs;
    let shape = match destination.kind {
        Kind::Fort | Kind::Ship | Kind::Settlement => "target",
        Kind::Port => "port",
        Kind::Island => "island",
    };
    phrase
        .number("navigation", navigation)
        .number("guns", guns)
        .number("melee", melee)
        .number("count", destination.yields)
        .choice("shape", shape)
}

fn offer_end(end: OfferEnd) -> &'static str {
    match end {
        OfferEnd::Accepted => "accepted",
        OfferEnd::Refused => "refused",
        OfferEnd::Withdrawn => "withdrawn",
        OfferEnd::Lapsed => "lapsed",
        OfferEnd::Fell => "fell",
    }
}
