//! The Captain's decisions: whom to appoint, where to sail, whether to punish.

use crate::bribe::Pledge;
use crate::card::Prize;
use crate::editions::NoMap;
use crate::state::{After, PhaseView};
use crate::{Action, Kind};
use contract::Seat;

use super::look::Look;
use super::{Reason, Say, ashore, attack, bribe, say};

/// The value to the Captain of one more crew card for every seat.
const PORT_CARD: i32 = 42;
/// The gain from a Hostage and from Jewels in port beyond their value at sea.
const RANSOM: i32 = 90;
const SALE: i32 = 30;
/// The cost of turning back from the island, since all know what the Captain would bury and may
/// call another mutiny; and the cost of a lost voyage.
const TURNED_BACK: i32 = 150;
const LOST_VOYAGE: i32 = 80;
/// Below this chance of a map, in hundredths, the Captain does not sail to the island.
const HOPE: i32 = 15;
/// The weight of a card in hand when choosing a Quartermaster, against a rival's wealth.
const HAND: i32 = 60;
/// The weight of having stood by the Captain in a mutiny.
const STOOD_BY: i32 = 500;
/// The weights of having called a mutiny before, and of having broken a promise.
const REBEL: i32 = 40;
const LIAR: i32 = 120;
/// The least gain for which to appoint another seat than promised.
const OFFICE: i32 = 60;
/// A hand of this many cards is worth a punishment.
const FULL_HAND: i32 = 2;

/// Appoints a strong seat that is no rival; after a mutiny one that stood by the Captain.
pub(super) fn appoint(look: Look<'_>) -> Option<Say> {
    let after_mutiny = look.view.phase == PhaseView::Appoint { after: After::Mutiny };
    let stood_by = |seat: Seat| {
        after_mutiny && look.side(seat).is_some() && !look.view.mutiny.losers.has(seat)
    };
    let weight = |seat: &Seat| {
        let loyal = if stood_by(*seat) { STOOD_BY } else { 0 };
        let repute = look.view.repute(*seat);
        let rebel = REBEL * i32::from(repute.risen) + LIAR * i32::from(repute.broken);
        HAND * look.hand_size(*seat) - look.wealth(*seat) + loyal - rebel
    };
    let seat = look.others().max_by_key(weight)?;
    if let Some(word) = bribe::word(look, Pledge::Appoint).filter(|word| word.to != seat) {
        let (to, surplus) = (word.to, weight(&seat) - weight(&word.to));
        let (seat, key) = if bribe::breaks(look, surplus - OFFICE) {
            (seat, "jr-advice-break-appoint")
        } else {
            (to, "jr-advice-keep-appoint")
        };
        return Some(say(Action::Appoint { seat }, Reason::new(key).seat(to)));
    }
    let key = if stood_by(seat) { "jr-advice-appoint-loyal" } else { "jr-advice-appoint" };
    Some(say(Action::Appoint { seat }, Reason::new(key).seat(seat)))
}

/// Picks the destination with the highest expected gain.
pub(super) fn sail(look: Look<'_>) -> Option<Say> {
    let may = |kind: &Kind| look.may(&Action::Sail { kind: *kind });
    let best = Kind::ALL.into_iter().filter(may).max_by_key(|kind| promise(look, *kind))?;
    let reason = match best {
        Kind::Fort | Kind::Ship | Kind::Settlement => Reason::new("jr-advice-sail-attack")
            .destination(best)
            .percent(attack::promise(look, best).1),
        Kind::Port => Reason::new("jr-advice-sail-port"),
        Kind::Island => match ashore::chance_of_map(look) {
            100 => Reason::new("jr-advice-sail-island"),
            chance => Reason::new("jr-advice-sail-island-hope").percent(chance),
        },
    };
    Some(say(Action::Sail { kind: best }, reason))
}

fn promise(look: Look<'_>, kind: Kind) -> i32 {
    match kind {
        Kind::Fort | Kind::Ship | Kind::Settlement => attack::promise(look, kind).0,
        Kind::Port => port(look),
        Kind::Island => island(look),
    }
}

/// The value of fresh crew, as far as hands have room, and of sales.
fn port(look: Look<'_>) -> i32 {
    if look.voyages_left() <= 1 {
        return sold(look);
    }
    let (mut cards, mut n) = (0, 0);
    for card in look.stack(Kind::Port) {
        cards += 100 * i32::from(card.yields);
        n += 1;
    }
    let mean = cards / n.max(1);
    let room = 100 * i32::from(look.rules.hand_max) - 100 * look.all_hands() / look.n_seats();
    mean.min(room).max(0) * PORT_CARD / 100 + sold(look)
}

/// The value of what the Captain can sell, if there are prizes left to earn.
fn sold(look: Look<'_>) -> i32 {
    if look.view.prize_deck == 0 {
        return 0;
    }
    let prizes = look.own_prizes();
    let bonus = |card| match look.rules.prize(card) {
        Some(Prize::Hostage) => RANSOM,
        Some(Prize::Jewels) => SALE,
        Some(Prize::Gold { .. } | Prize::Rum) | None => 0,
    };
    prizes.iter().map(bonus).sum()
}

/// The Captain's gain from burying beyond that of others, if anybody shows a map. By most rulebooks
/// a ship without one turns back and the Captain picks again; by the German one the voyage is lost.
fn island(look: Look<'_>) -> i32 {
    let chance = ashore::chance_of_map(look);
    if chance < HOPE {
        return i32::MIN;
    }
    let worth = ashore::worth_of_burying(look);
    match look.rules.policies.no_map {
        NoMap::PickAgain => worth - (100 - chance) * TURNED_BACK / 100,
        NoMap::LoseRound => (chance * worth - (100 - chance) * LOST_VOYAGE) / 100,
    }
}

/// A punishment weakens seats that might call a mutiny; without such seats it only makes enemies.
pub(super) fn punish(look: Look<'_>) -> Say {
    let quartermaster = look.quartermaster();
    let rabble = look.others().filter(|seat| *seat != quartermaster);
    let feared = rabble.map(|seat| look.hand_size(seat)).max().unwrap_or(0) >= FULL_HAND;
    let rich = look.at_stake(look.seat) > look.mean_at_stake();
    if feared && rich {
        return say(Action::Punish, Reason::new("jr-advice-punish"));
    }
    say(Action::Spare, Reason::new("jr-advice-spare"))
}

/// Picks the fullest hand; among those the richest.
pub(super) fn flog(look: Look<'_>) -> Option<Say> {
    let named = look.others().filter(|seat| look.may(&Action::Flog { seat: *seat }));
    let seat = named.max_by_key(|seat| (look.hand_size(*seat), look.wealth(*seat)))?;
    Some(say(Action::Flog { seat }, Reason::new("jr-advice-flog").seat(seat)))
}
