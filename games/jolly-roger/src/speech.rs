//! What is said of cards, actions and events: keys of the word files and what fills their gaps.

use contract::{CardId, Phrase};

use crate::action::Action;
use crate::bribe::{Offer, Party, Pledge, Promise};
use crate::card::{Cards, Crew, Kind, Prize, Skill, Special};
use crate::deck::Rules;
use crate::event::{Event, EventView, Fight, OfferEnd};
use crate::state::{Decision, Effect, How, Side};

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

fn special(special: Special) -> Phrase {
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

/// The name of a card.
pub fn card(rules: &Rules, id: CardId) -> Phrase {
    let crewmen = rules.crewmen(id);
    match (rules.face(id), rules.prize(id), rules.destination(id)) {
        (Some(Crew::Skilled { skill: of, value }), _, _) => Phrase::new("jr-card-crew")
            .name("skill", skill(of))
            .number("value", value)
            .number("crewmen", crewmen),
        (Some(Crew::AnySkill { value }), _, _) => {
            Phrase::new("jr-card-any").number("value", value).number("crewmen", crewmen)
        }
        (Some(Crew::Special { special: of }), _, _) => special(of),
        (None, Some(Prize::Gold { value }), _) => {
            Phrase::new("jr-prize-gold").number("value", value)
        }
        (None, Some(Prize::Rum), _) => Phrase::new("jr-prize-rum"),
        (None, Some(Prize::Jewels), _) => Phrase::new("jr-prize-jewels"),
        (None, Some(Prize::Hostage), _) => Phrase::new("jr-prize-hostage"),
        (None, None, Some(destination)) => kind(destination.kind),
        (None, None, None) => Phrase::new("jr-card-unknown"),
    }
}

fn with_cards(rules: &Rules, phrase: Phrase, name: &'static str, cards: Cards) -> Phrase {
    phrase.names(name, cards.iter().map(|id| card(rules, id)))
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Captain => "captain",
        Side::Mutineer => "mutineer",
    }
}

/// A phrase for each way to play a card.
fn with_how(keys: [&'static str; 6], how: How) -> Phrase {
    match how {
        How::Plain => Phrase::new(keys[0]),
        How::On { seat } => Phrase::new(keys[1]).seat("target", seat),
        How::OnTwo { first, second } => Phrase::new(keys[2]).seats("targets", [first, second]),
        How::Raise => Phrase::new(keys[3]),
        How::Lower => Phrase::new(keys[4]),
        How::Kill => Phrase::new(keys[5]),
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

/// The words of a choice.
pub(crate) fn action(rules: &Rules, action: &Action) -> Phrase {
    let with = |key, id| Phrase::new(key).name("card", card(rules, id));
    match *action {
        Action::Appoint { seat } => Phrase::new("jr-action-appoint").seat("target", seat),
        Action::Draw => Phrase::new("jr-action-draw"),
        Action::Decline => Phrase::new("jr-action-decline"),
        Action::Call { card: id, how } => with_how(CALL, how).name("card", card(rules, id)),
        Action::Sail { kind: to } => Phrase::new("jr-action-sail").name("destination", kind(to)),
        Action::Use { card: id, how } => with_how(USE, how).name("card", card(rules, id)),
        Action::Contribute { card } => with("jr-action-contribute", card),
        Action::Reveal { .. } => Phrase::new("jr-action-reveal"),
        Action::Pass { .. } => Phrase::new("jr-action-pass"),
        Action::Betray { target, .. } => with("jr-action-betray", target),
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
        Action::Done => Phrase::new("jr-action-done"),
        Action::Punish => Phrase::new("jr-action-punish"),
        Action::Spare => Phrase::new("jr-action-spare"),
        Action::Flog { seat } => Phrase::new("jr-action-flog").seat("target", seat),
        Action::Join { side: to, card: id, how } => {
            with_how(JOIN, how).name("card", card(rules, id)).choice("side", side(to))
        }
        Action::Commit { side: to } => Phrase::new("jr-action-commit").choice("side", side(to)),
        Action::Discard { cards } => {
            with_cards(rules, Phrase::new("jr-action-discard"), "cards", cards)
        }
        Action::Offer { to, give, want, promise } => {
            let phrase = Phrase::new("jr-action-offer").seat("target", to);
            let phrase = with_cards(rules, phrase, "given", give);
            let phrase = with_cards(rules, phrase, "wanted", want);
            phrase.name("promise", promise_words(promise))
        }
        Action::Accept { from, nth } => {
            Phrase::new("jr-action-accept").seat("target", from).number("nth", nth + 1)
        }
        Action::Refuse { from, nth } => {
            Phrase::new("jr-action-refuse").seat("target", from).number("nth", nth + 1)
        }
        Action::Withdraw { nth } => Phrase::new("jr-action-withdraw").number("nth", nth + 1),
    }
}

/// A promise in words.
fn promise_words(promise: Option<Promise>) -> Phrase {
    let Some(Promise { by, what, n }) = promise else { return Phrase::new("jr-promise-none") };
    let phrase = Phrase::new(match what {
        Pledge::Share => "jr-promise-share",
        Pledge::Appoint => "jr-promise-appoint",
        Pledge::NoMutiny => "jr-promise-no-mutiny",
        Pledge::StayOut => "jr-promise-stay-out",
        Pledge::Play => "jr-promise-play",
        Pledge::Guard => "jr-promise-guard",
    });
    let by = match by {
        Party::Me => "offerer",
        Party::You => "taker",
    };
    phrase.number("count", n).choice("by", by)
}

/// A key for a card that is known and one for a card that is not.
fn known(rules: &Rules, id: Option<CardId>, keys: [&'static str; 2]) -> Phrase {
    match id {
        Some(id) => Phrase::new(keys[0]).name("card", card(rules, id)),
        None => Phrase::new(keys[1]),
    }
}

/// Likewise for several cards.
fn known_cards(rules: &Rules, (n, cards): (u8, Option<Cards>), keys: [&'static str; 2]) -> Phrase {
    let phrase = match cards {
        Some(cards) => with_cards(rules, Phrase::new(keys[0]), "cards", cards),
        None => Phrase::new(keys[1]),
    };
    phrase.number("count", n)
}

/// The words of what happened; bookkeeping goes without saying.
#[expect(clippy::too_many_lines, reason = "one arm an event, and no event without one")]
pub(crate) fn event(rules: &Rules, view: &EventView) -> Option<Phrase> {
    let with = |key, id| Phrase::new(key).name("card", card(rules, id));
    Some(match view.0 {
        Event::Opened { .. }
        | Event::Reopened
        | Event::ShareBegan { .. }
        | Event::AssignAsked { .. }
        | Event::BetrayalOpened { .. }
        | Event::EffectStood
        | Event::PotShown { .. }
        | Event::LimitOpened { .. }
        | Event::LimitChosen { .. }
        | Event::Finished { .. }
        | Event::Passed { .. } => return None,
        Event::Answered { seat, .. } => Phrase::new(match seat {
            Some(_) => "jr-event-you-answered",
            None => "jr-event-someone-answered",
        }),
        Event::CaptainFound { seat } => Phrase::new("jr-event-captain-found").seat("seat", seat),
        Event::RoundBegan { round } => Phrase::new("jr-event-round-began").number("round", round),
        Event::Appointed { seat } => Phrase::new("jr-event-appointed").seat("seat", seat),
        Event::TookOver { seat } => Phrase::new("jr-event-took-over").seat("seat", seat),
        Event::Drew { seat, n, cards } => {
            known_cards(rules, (n, cards), ["jr-event-drew-seen", "jr-event-drew"])
                .seat("seat", seat)
        }
        Event::Reshuffled => Phrase::new("jr-event-reshuffled"),
        Event::Sailed { to } => Phrase::new("jr-event-sailed").name("destination", kind(to)),
        Event::TurnedBack => Phrase::new("jr-event-turned-back"),
        Event::LostAtSea { .. } => Phrase::new("jr-event-lost-at-sea"),
        Event::Turned { card } => turned(rules, card),
        Event::VoyageCounted { card } => with("jr-event-voyage-counted", card),
        Event::Decided { decision } => Phrase::new("jr-event-decided").choice(
            "decision",
            match decision {
                Decision::Ordered => "ordered",
                Decision::Appointed | Decision::Sailed | Decision::Waived => "waived",
            },
        ),
        Event::Flogged { seat, card } => with("jr-event-flogged", card).seat("seat", seat),
        Event::Contributed { seat, card } => with("jr-event-contributed", card).seat("seat", seat),
        Event::Betrayed { seat, target, .. } | Event::Cancelled { seat, target, .. } => {
            with("jr-event-betrayed", target).seat("seat", seat)
        }
        Event::Assigned { card, skill: to } => {
            with("jr-event-assigned", card).name("skill", skill(to))
        }
        Event::Fought { fight, sums, .. } => Phrase::new(match fight {
            Fight::Won => "jr-event-fight-won",
            Fight::Lost => "jr-event-fight-lost",
        })
        .number("navigation", sums[0])
        .number("guns", sums[1])
        .number("melee", sums[2]),
        Event::CrewDiscarded { cards } => {
            with_cards(rules, Phrase::new("jr-event-crew-discarded"), "cards", cards)
        }
        Event::Shown { effect: Effect { seat, card: id, how } } => {
            with_how(SHOWN, how).name("card", card(rules, id)).seat("seat", seat)
        }
        Event::EffectFell => Phrase::new("jr-event-effect-fell"),
        Event::SkillChanged { skill: of, by } => Phrase::new("jr-event-skill-changed")
            .name("skill", skill(of))
            .choice("way", if by > 0 { "more" } else { "less" }),
        Event::MutinyCalled { seat, card, .. } => {
            with("jr-event-mutiny-called", card).seat("seat", seat)
        }
        Event::Joined { seat, side: to, card, .. } => {
            with("jr-event-joined", card).seat("seat", seat).choice("side", side(to))
        }
        Event::Committed { seat, side: to } => {
            Phrase::new("jr-event-committed").seat("seat", seat).choice("side", side(to))
        }
        Event::Forced { seat, side: to } => {
            Phrase::new("jr-event-forced").seat("seat", seat).choice("side", side(to))
        }
        Event::MutinyDecided { winner, captain, .. } => Phrase::new("jr-event-mutiny-decided")
            .seat("seat", captain)
            .choice("side", side(winner)),
        Event::Redealt { seat, n, cards } => {
            known_cards(rules, (n, cards), ["jr-event-redealt-seen", "jr-event-redealt"])
                .seat("seat", seat)
        }
        Event::PrizesTurned { n, cards, .. } => {
            let keys = ["jr-event-prizes-turned-seen", "jr-event-prizes-turned"];
            known_cards(rules, (n, cards), keys)
        }
        Event::CookServed { seat } => Phrase::new("jr-event-cook-served").seat("seat", seat),
        Event::Picked { seat, card, .. } => {
            known(rules, card, ["jr-event-picked-seen", "jr-event-picked"]).seat("seat", seat)
        }
        Event::Given { to, card, .. } => {
            known(rules, card, ["jr-event-given-seen", "jr-event-given"]).seat("seat", to)
        }
        Event::Gathered { seat, n, .. } => {
            Phrase::new("jr-event-gathered").seat("seat", seat).number("count", n)
        }
        Event::PrizeTaken { from, to, card, .. }
        | Event::CrewTaken { from, to, card }
        | Event::Handed { from, to, card, .. } => {
            known(rules, card, ["jr-event-moved-seen", "jr-event-moved"])
                .seat("seat", from)
                .seat("target", to)
        }
        Event::GuardNamed { seat } => Phrase::new("jr-event-guard-named").seat("seat", seat),
        Event::Exchanged { seat, card, .. } => with("jr-event-exchanged", card).seat("seat", seat),
        Event::Ransomed { seat, card } => with("jr-event-ransomed", card).seat("seat", seat),
        Event::PrizesDrawn { seat, n, cards, .. } => {
            let keys = ["jr-event-prizes-drawn-seen", "jr-event-prizes-drawn"];
            known_cards(rules, (n, cards), keys).seat("seat", seat)
        }
        Event::Buried { seat, card, .. } => {
            known(rules, card, ["jr-event-buried-seen", "jr-event-buried"]).seat("seat", seat)
        }
        Event::DugUp { from, to, card, .. } => {
            known(rules, card, ["jr-event-dug-up-seen", "jr-event-dug-up"])
                .seat("seat", from)
                .seat("target", to)
        }
        Event::LimitDiscarded { seat, cards } => {
            let phrase = Phrase::new("jr-event-limit-discarded").seat("seat", seat);
            with_cards(rules, phrase, "cards", cards)
        }
        Event::Offered { offer } => offered(&offer),
        Event::OfferClosed { from, nth, end } => Phrase::new("jr-event-offer-closed")
            .seat("seat", from)
            .number("nth", nth + 1)
            .choice("end", offer_end(end)),
        Event::JewelsValued { seat, n, drawn } => {
            let phrase =
                Phrase::new("jr-event-jewels-valued").seat("seat", seat).number("count", n);
            with_cards(rules, phrase, "cards", drawn)
        }
        Event::Ended { ending, .. } => Phrase::new(ending.reason().0),
    })
}

fn turned(rules: &Rules, id: CardId) -> Phrase {
    let phrase = Phrase::new("jr-event-turned").name("destination", card(rules, id));
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

fn offered(offer: &Offer) -> Phrase {
    Phrase::new("jr-event-offered")
        .seat("seat", offer.from)
        .seat("target", offer.to)
        .number("crew", offer.n_crew)
        .number("prizes", offer.n_prizes)
        .number("wanted", offer.n_wanted)
        .name("promise", promise_words(offer.promise))
}

fn offer_end(end: OfferEnd) -> &'static str {
    match end {
        OfferEnd::Accepted => "accepted",
        OfferEnd::Refused => "refused",
        OfferEnd::Withdrawn => "withdrawn",
        OfferEnd::Lapsed => "lapsed",
    }
}
