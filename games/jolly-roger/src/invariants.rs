//! The invariants of every state, each with the rules behind it.

use contract::{Broken, Observer, Seat};

use crate::card::{Cards, Charts, all_crew, all_prizes};
use crate::editions::Quartermaster;
use crate::phase;
use crate::phase::rules::{Phase, PhaseRules};
use crate::state::{Answer, Interrupt, JollyRoger};

/// Checks all invariants.
pub(crate) fn check(game: &JollyRoger) -> Result<(), Broken> {
    Broken::unless(crew_is_conserved(game), "every crew card lies in one place")?;
    Broken::unless(prizes_are_conserved(game), "every prize lies in one place")?;
    Broken::unless(destinations_are_conserved(game), "every destination lies in one place")?;
    Broken::unless(hands_keep_their_limit(game), "hands keep their limit")?;
    Broken::unless(roles_are_held(game), "Captain and Quartermaster are two seats")?;
    Broken::unless(answers_are_sound(game), "answers are made of cards held")?;
    Broken::unless(somebody_is_waited_for(game), "an open window waits for somebody")?;
    Broken::unless(table_is_bare(game), "crew lies on the table only while it is of use")?;
    Broken::unless(buried_can_be(game), "only what can be buried is")?;
    Broken::unless(crewmen_add_up(game), "the crewmen of a mutiny add up")?;
    Broken::unless(shown_cards_lie_there(game), "cards shown lie where they were put")?;
    Broken::unless(offers_are_sound(game), "offers are made of cards held")?;
    Broken::unless(memory_is_sound(game), "owners know their cards, all know what lies open")
}

/// Whether these piles partition a set: each card is in exactly one of them.
fn is_split<'a>(all: Cards, piles: impl Iterator<Item = &'a Cards>) -> bool {
    let mut union = Cards::EMPTY;
    let mut count = 0;
    for pile in piles {
        union = union.or(*pile);
        count += u16::from(pile.len());
    }
    union == all && count == u16::from(all.len())
}

/// JR-PARTS.
fn crew_is_conserved(game: &JollyRoger) -> bool {
    let piles = [&game.deck, &game.discard, &game.table];
    is_split(all_crew().minus(game.role_cards()), game.hands.iter().chain(piles))
}

/// JR-PARTS.
fn prizes_are_conserved(game: &JollyRoger) -> bool {
    let piles = [&game.prize_deck, &game.prize_discard, &game.pot];
    let drawn = game.appraised.all();
    let held = game.prizes.iter().chain(&game.buried.0).chain([&drawn]);
    is_split(all_prizes(), held.chain(piles))
}

/// JR-SETUP-DEST.
fn destinations_are_conserved(game: &JollyRoger) -> bool {
    let turned = game.turned().map_or(Charts::EMPTY, Charts::one);
    let all = game.stacks.or(game.sailed).or(turned);
    let count = game.stacks.len() + game.sailed.len() + turned.len();
    all == game.rules.in_play && count == all.len()
}

/// JR-HAND-LIMIT.
fn hands_keep_their_limit(game: &JollyRoger) -> bool {
    let settling = matches!(game.interrupt, Some(Interrupt::Limit { .. }))
        || matches!(game.phase, Phase::Over(_));
    settling || game.hands.iter().all(|hand| hand.len() <= game.rules.hand_max)
}

/// JR-APPOINT, JR-VAR-THREE.
fn roles_are_held(game: &JollyRoger) -> bool {
    let seats = game.rules.seats.all();
    let alone = game.rules.policies.quartermaster == Quartermaster::IsCaptain;
    let fits = match game.quartermaster {
        None => alone || matches!(game.phase, Phase::Appoint(_) | Phase::Deal(_)),
        Some(seat) => !alone && seat != game.captain && seats.has(seat),
    };
    fits && seats.has(game.captain)
}

fn answers_are_sound(game: &JollyRoger) -> bool {
    let answers = &game.answers;
    answers.asked.minus(answers.waiting).iter().all(|seat| match answers.given[seat] {
        Answer::Pass | Answer::Draw => true,
        Answer::Card { card, .. } => game.hands[seat].or(game.prizes[seat]).has(card),
    })
}

fn somebody_is_waited_for(game: &JollyRoger) -> bool {
    matches!(game.phase, Phase::Over(_)) || !phase::window(game).waiting.is_empty()
}

/// JR-ATTACK-DISCARD, JR-MUTINY-CREW, JR-ISLAND-MAP-DISCARD.
fn table_is_bare(game: &JollyRoger) -> bool {
    let bare = matches!(
        game.phase,
        Phase::Punish(_) | Phase::Victim(_) | Phase::Voyage(_) | Phase::Exchange(_)
    );
    !bare || game.interrupt.is_some() || game.table.is_empty()
}

/// JR-ISLAND-BURY.
fn buried_can_be(game: &JollyRoger) -> bool {
    game.buried.0.iter().all(|cards| cards.within(game.rules.buriable))
}

/// JR-MUTINY-ROLES, JR-MUTINY-OPEN.
fn crewmen_add_up(game: &JollyRoger) -> bool {
    let Some(mutiny) = game.open_mutiny() else { return true };
    let mut table = game.table;
    if let Some(Interrupt::Betrayal { effect, .. }) = game.interrupt
        && !matches!(effect.how, crate::state::How::Kill { .. })
        && !game.rules.copies(crate::card::Special::SeaDog).has(effect.card)
    {
        table = table.without(effect.card);
    }
    let played: u16 = table.iter().map(|card| u16::from(game.rules.crewmen(card))).sum();
    let roles = 1 + u16::from(mutiny.committed.is_some());
    let [captain, mutineer] = mutiny.crewmen;
    u16::from(captain) + u16::from(mutineer) == played + roles
}

/// JR-SP-TRAITOR: crew is on the table; a Traitor is among the discards with the card it cancelled.
fn shown_cards_lie_there(game: &JollyRoger) -> bool {
    let Some(shown) = game.phase.n_shown(game) else { return true };
    let acted = game.recent.acted.0.iter().all(|acted| *acted <= shown);
    acted
        && game.showings().all(|showing| {
            let own = if showing.card == showing.crew { game.table } else { game.discard };
            let lies = game.table.or(game.discard).has(showing.crew);
            own.has(showing.card) && lies && showing.place < shown
        })
}

/// JR-BRIBE.
fn offers_are_sound(game: &JollyRoger) -> bool {
    game.offers.open.iter().all(|offer| {
        let own = game.hands[offer.from].or(game.prizes[offer.from]);
        offer.given().within(own) && offer.wanted().within(game.prizes[offer.to])
    })
}

/// JR-PUBLIC.
fn memory_is_sound(game: &JollyRoger) -> bool {
    let open = game.discard.or(game.table).or(game.prize_discard);
    let stacks = game.deck.or(game.prize_deck);
    let in_stack = |trace: crate::memory::Trace| trace == crate::memory::Trace::default();
    game.rules.seats.seats().all(|seat: Seat| {
        let own = game.hands[seat].or(game.prizes[seat]).or(game.buried[seat]);
        game.memory.known(own, Observer::Seat(seat)) == own
    }) && game.memory.known(open, Observer::Spectator) == open
        && stacks.iter().all(|card| in_stack(game.memory.of(card)))
}
