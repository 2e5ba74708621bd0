//! Determinization: samples what one seat cannot see.
//!
//! It deals the crew and prizes that the observer does not know evenly into the places they cannot
//! see. Cards that they know to have left their stack are not put back into it. It is hidden who
//! has answered a sealed window, so it samples that too, and the answers.

use std::cell::RefCell;

use arrayvec::ArrayVec;
use contract::{CardId, Menu, PerSeat, SearchRng, Seat, SeatSet};

use crate::action::Action;
use crate::bribe::{Few, Offer, Offers};
use crate::card::{Cards, all_crew, all_prizes, is_crew};
use crate::contest::Course;
use crate::deck::Rules;
use crate::memory::{Audience, Memory, Trace};
use crate::phase;
use crate::reply::is_aside;
use crate::state::{Answer, Answers, How, Interrupt, JollyRoger, Phase, PhaseView, SEATS_MAX};
use crate::view::{NO_MUTINY, PileView, View};

/// Samples what the observer does not see.
pub(crate) fn fill(game: &mut JollyRoger, view: &View, rng: &mut SearchRng) {
    fill_crew(game, view, rng);
    fill_prizes(game, view, rng);
    remember(game, view);
    game.offers = offers(game, view, rng);
    answers(game, view, rng);
}

/// A state with what the observer sees, and nothing else.
pub(crate) fn seen(rules: &'static Rules, view: &View) -> JollyRoger {
    let mut game = JollyRoger::before_deal(rules);
    game.captain = view.captain;
    game.quartermaster = view.quartermaster;
    (game.n_windows, game.window) = (view.n_windows, view.window);
    (game.round, game.unrest, game.island) = (view.round, view.unrest, view.island);
    (game.phase, game.interrupt) = (Phase::of_view(view), view.interrupt);
    (game.attack, game.share) = (view.attack, view.share);
    let is_past = view.phase != PhaseView::Mutiny && view.mutiny != NO_MUTINY;
    game.last_mutiny = is_past.then_some(view.mutiny);
    game.recent.acted = view.recent.acted;
    for showing in view.recent.cards.iter().filter(|one| is_crew(one.card) && is_crew(one.crew)) {
        game.recent.show(showing.place, showing.card, showing.crew);
        game.shown_by.set(showing.crew, showing.owner);
        game.shown_by.set(showing.card, showing.seat);
    }
    game.course = match (view.turned, view.laid) {
        (Some(card), _) => Course::Open { card, guard: view.guard },
        (None, Some(to)) => Course::Laid { to },
        (None, None) => Course::Unset,
    };
    (game.stacks, game.sailed) = (view.stacks, view.sailed);
    (game.discard, game.table) = (view.discard, view.table);
    for played in &view.played {
        game.shown_by.set(played.card, played.seat);
    }
    for word in &view.words {
        // A view from outside may have more promises than the state can hold.
        let _ = game.deeds.words.try_push(*word);
    }
    game.prize_discard = view.prize_discard;
    game.pot = view.pot.known;
    for (idx, seat) in (0..).zip(&view.seats) {
        game.hands.set(Seat(idx), seat.hand.known);
        game.prizes.set(Seat(idx), seat.prizes.known);
        game.buried[Seat(idx)] = seat.buried.known;
        game.appraised.add(Seat(idx), seat.appraised);
        game.deeds.repute[Seat(idx)] = seat.repute;
        game.shows[Seat(idx)] = seat.shows_made;
    }
    game
}

/// The initial capacity for answers to a sealed question.
const MENU_ROOM: usize = 64;

/// A place with cards the observer does not know.
#[derive(Clone, Copy, Debug)]
enum Place {
    Hand(Seat),
    Prizes(Seat),
    Buried(Seat),
    Pot,
}

/// A place and the number of unknown cards in it.
type Gap = (Place, u8);
type Gaps = ArrayVec<Gap, { 2 * SEATS_MAX + 1 }>;

fn gap(gaps: &mut Gaps, place: Place, pile: &PileView) {
    let unknown = pile.count - pile.known.len();
    if unknown > 0 {
        gaps.push((place, unknown));
    }
}

fn fill_crew(game: &mut JollyRoger, view: &View, rng: &mut SearchRng) {
    let mut gaps = Gaps::new();
    let mut unknown = all_crew().minus(game.role_cards()).minus(game.discard).minus(game.table);
    for (idx, seat) in (0..).zip(&view.seats) {
        unknown = unknown.minus(seat.hand.known);
        gap(&mut gaps, Place::Hand(Seat(idx)), &seat.hand);
    }
    game.deck = fill_gaps(game, view, unknown, &gaps, rng);
}

fn fill_prizes(game: &mut JollyRoger, view: &View, rng: &mut SearchRng) {
    let mut gaps = Gaps::new();
    let mut unknown = all_prizes().minus(game.prize_discard).minus(game.pot);
    // Buried prizes come first, because not every prize can be buried.
    for (idx, seat) in (0..).zip(&view.seats) {
        let known = seat.buried.known.or(seat.prizes.known).or(seat.appraised);
        unknown = unknown.minus(known);
        gap(&mut gaps, Place::Buried(Seat(idx)), &seat.buried);
    }
    for (idx, seat) in (0..).zip(&view.seats) {
        gap(&mut gaps, Place::Prizes(Seat(idx)), &seat.prizes);
    }
    gap(&mut gaps, Place::Pot, &view.pot);
    game.prize_deck = fill_gaps(game, view, unknown, &gaps, rng);
}

/// Puts a card into each gap and returns the rest. Cards known to have left their stack fill all
/// gaps once there are no more gaps than such cards.
fn fill_gaps(
    game: &mut JollyRoger,
    view: &View,
    unknown: Cards,
    gaps: &Gaps,
    rng: &mut SearchRng,
) -> Cards {
    let mut left = unknown;
    let mut n_gaps: u8 = gaps.iter().map(|(_, n)| *n).sum();
    for (place, n) in gaps {
        for _ in 0..*n {
            let out = left.and(view.elsewhere);
            let fits = match place {
                Place::Buried(_) => game.rules.buriable,
                Place::Hand(_) | Place::Prizes(_) | Place::Pot => left,
            };
            let from = if out.len() >= n_gaps { out } else { left };
            let card = rng.pick(from.and(fits));
            left = left.without(card);
            n_gaps -= 1;
            put(game, *place, card);
        }
    }
    left
}

fn put(game: &mut JollyRoger, place: Place, card: CardId) {
    match place {
        Place::Hand(seat) => game.hands.set(seat, game.hands[seat].with(card)),
        Place::Prizes(seat) => game.prizes.set(seat, game.prizes[seat].with(card)),
        Place::Buried(seat) => game.buried[seat] = game.buried[seat].with(card),
        Place::Pot => game.pot = game.pot.with(card),
    }
}

/// The observer's knowledge, and the owners' knowledge of their own cards. What others know besides
/// is unknown here.
fn remember(game: &mut JollyRoger, view: &View) {
    if let Some(referee) = &view.referee {
        for (trace, known) in game.memory.0.iter_mut().zip(&referee.memory) {
            *trace = *known;
        }
        return;
    }
    let mut memory = Memory::new();
    let me = Audience::of(view.me);
    let mut know = |cards: Cards, known: Cards, owner: Option<Seat>| {
        for card in cards.iter() {
            let own = owner.map_or(Audience::NOBODY, Audience::one);
            let place = if known.has(card) { own.and_also(me) } else { own };
            memory.0[card.idx()] = Trace { place, out: place };
        }
    };
    for (idx, seat) in (0..).map(Seat).zip(&view.seats) {
        know(game.hands[idx], seat.hand.known, Some(idx));
        know(game.prizes[idx], seat.prizes.known, Some(idx));
        know(game.buried[idx], seat.buried.known, Some(idx));
    }
    know(game.pot, view.pot.known, None);
    for card in view.elsewhere.iter() {
        let trace = &mut memory.0[card.idx()];
        trace.out = trace.out.and_also(me);
    }
    let open = game.discard.or(game.table).or(game.prize_discard);
    memory.shown(open.or(game.appraised.all()));
    game.memory = memory;
}

/// The cards that others offer each other are hidden, so it samples them.
fn offers(game: &mut JollyRoger, view: &View, rng: &mut SearchRng) -> Offers {
    let mut offers = Offers::default();
    for (idx, seat) in (0..).zip(&view.seats) {
        offers.made[Seat(idx)] = seat.offers_made;
    }
    for shown in &view.offers {
        let mut offer: Offer = *shown;
        if offer.give.is_none() {
            let crew = rng.pick_n(game.hands[offer.from], offer.n_crew);
            let prizes = rng.pick_n(game.prizes[offer.from], offer.n_prizes);
            let wanted = rng.pick_n(game.prizes[offer.to], offer.n_wanted);
            offer.give = Some(Few::of(crew.or(prizes)));
            offer.want = Some(Few::of(wanted));
            // The seat that wants a prize knows it.
            game.memory.seen(wanted, offer.from);
        }
        // A view from outside may have more offers than the state can hold.
        let _ = offers.open.try_push(offer);
    }
    offers
}

/// It is hidden who has answered, so it samples that, and the answers.
fn answers(game: &mut JollyRoger, view: &View, rng: &mut SearchRng) {
    game.answers = Answers::none(view.answers.asked);
    if let Some(referee) = &view.referee {
        game.answers.waiting = referee.waiting;
        game.answers.given = PerSeat(std::array::from_fn(|idx| referee.given[idx]));
        game.chosen = referee.chosen;
        return;
    }
    let me = view.me.filter(|me| view.answers.asked.has(*me));
    let mut answered = SeatSet::EMPTY;
    if let (Some(me), false) = (me, view.answers.waiting) {
        answered = answered.with(me);
    }
    game.chosen = view.answers.chosen;
    let others = view.answers.asked.minus(me.map_or(SeatSet::EMPTY, SeatSet::one));
    while view.answers.asked.minus(answered).len() > view.answers.n_waiting {
        let left = others.minus(answered);
        let nth = rng.below(u32::from(left.len())) as usize;
        answered = answered.with(left.nth(nth).expect("below the count"));
    }
    for seat in answered.iter() {
        if me == Some(seat) {
            game.answers.given[seat] = view.answers.answer.unwrap_or(Answer::Pass);
            continue;
        }
        if matches!(game.interrupt, Some(Interrupt::Limit { .. })) {
            let excess = game.hands[seat].len() - game.rules.hand_max;
            game.chosen = game.chosen.or(rng.pick_n(game.hands[seat], excess));
            continue;
        }
        game.answers.given[seat] = any_answer(game, seat, rng);
    }
    game.answers.waiting = view.answers.asked.minus(answered);
}

/// Draws one of the answers that a seat could have given.
fn any_answer(game: &JollyRoger, seat: Seat, rng: &mut SearchRng) -> Answer {
    thread_local! {
        /// A reused buffer: searches sample thousands of worlds.
        static MENU: RefCell<Menu<Action>> = RefCell::new(Menu::with_capacity(MENU_ROOM));
    }
    MENU.with_borrow_mut(|menu| {
        phase::menu(game, seat, menu);
        menu.actions.retain(|action| !is_aside(action));
        let nth = rng.below(u32::try_from(menu.actions.len()).expect("menus are bounded"));
        answer(menu.actions[nth as usize])
    })
}

/// The sealed answer for an action.
fn answer(action: Action) -> Answer {
    if let Action::Call { card, how } | Action::Use { card, how } = action {
        Answer::Card { card, how }
    } else if let Action::Donate { card } | Action::Betray { card, .. } = action {
        Answer::Card { card, how: How::Plain }
    } else if action == Action::Draw {
        Answer::Draw
    } else {
        Answer::Pass
    }
}
