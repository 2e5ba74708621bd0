//! What holds in every state, each with its reason.

use contract::{Broken, Seat};

use crate::action::PlaceId;
use crate::card::{Cards, Colour, PARROT};
use crate::deck::Rules;
use crate::ending::CLOCK_END;
use crate::event::Cause;
use crate::phase::set::VALUE_MAX;
use crate::state::{Phase, Place, Rum};

/// Checks all of them.
pub(crate) fn check(game: &Rum) -> Result<(), Broken> {
    Broken::unless(cards_are_conserved(game), "every card lies in one place")?;
    Broken::unless(parrot_is_in_no_hand(game), "the parrot is in no hand")?;
    Broken::unless(only_the_parrot_is_shown(game), "the seat that drew the parrot shows it")?;
    Broken::unless(beach_is_full(game), "three cards lie on the beach")?;
    Broken::unless(game.open == game.beach_bottles(), "open bottles are those of the beach")?;
    Broken::unless(ends_are_those_of_hands(game), "counted ends are those of the hands")?;
    Broken::unless(row_is_in_range(game), "values go from 1 to 8")?;
    Broken::unless(clock_fits_the_end(game), "the clock shows 8 only at the end")?;
    Broken::unless(nobody_has_won_unnoticed(game), "a seat with enough points has ended the game")?;
    Broken::unless(wreck_is_not_empty(game), "an emptied wreck was filled again")?;
    Broken::unless(answers_are_in_hand(game), "cards to put back are in hand")?;
    Broken::unless(memory_is_sound(game), "what is remembered is true")
}

/// RUM-PARTS: no card is lost, none is in two places.
fn cards_are_conserved(game: &Rum) -> bool {
    let mut places = vec![game.wreck, game.shown];
    places.extend(game.hands.0);
    places.extend(game.beach.iter().filter_map(|place| place.card()).map(Cards::one));
    let count: usize = places.iter().map(|cards| usize::from(cards.len())).sum();
    let all = places.into_iter().fold(Cards::EMPTY, Cards::or);
    all == Rules::all_cards() && count == usize::from(all.len())
}

/// RUM-PARROT: the seat that draws it shows it and puts it back.
fn parrot_is_in_no_hand(game: &Rum) -> bool {
    game.hands.0.iter().all(|hand| !hand.has(PARROT))
}

/// RUM-PARROT; a game that ends in the middle of its effect leaves it where it is.
fn only_the_parrot_is_shown(game: &Rum) -> bool {
    let shown = game.shown == Cards::one(PARROT);
    match game.phase {
        Phase::PutBack(put_back) => shown == (put_back.cause == Cause::Parrot),
        Phase::Over(_) => shown || game.shown.is_empty(),
        Phase::Deal | Phase::Turn => game.shown.is_empty(),
    }
}

/// RUM-SET counts them.
fn ends_are_those_of_hands(game: &Rum) -> bool {
    let mut seats = game.rules.seats.seats();
    seats.all(|seat| game.ends[seat] == game.both_ends(game.hands[seat]))
}

/// RUM-DRAW-BEACH: a place is filled at once. The parrot is face up only until it is settled.
fn beach_is_full(game: &Rum) -> bool {
    let over = matches!(game.phase, Phase::Over(_));
    let washed_up = game.parrot_washed_up();
    let settling = match game.phase {
        Phase::PutBack(put_back) => washed_up.is_none_or(|at| put_back.cause == Cause::Wave(at)),
        Phase::Deal | Phase::Turn | Phase::Over(_) => washed_up.is_none(),
    };
    over || settling && PlaceId::ALL.iter().all(|at| game.place(*at) != Place::Empty)
}

/// RUM-CAP; a card in the row was never won, so it shows 1.
fn row_is_in_range(game: &Rum) -> bool {
    Colour::ALL.into_iter().all(|colour| {
        let value = game.value(colour);
        let seated = game.owner(colour).is_none_or(|owner| owner.0 < game.rules.seats.get());
        let fits = if game.owner(colour).is_none() { value == 1 } else { value >= 2 };
        seated && fits && value <= VALUE_MAX
    })
}

/// RUM-END-AT-ONCE.
fn clock_fits_the_end(game: &Rum) -> bool {
    let by_clock = game.phase == Phase::Over(crate::ending::Ending::Clock);
    (game.clock == CLOCK_END) == by_clock && (1..=CLOCK_END).contains(&game.clock)
}

/// RUM-END-AT-ONCE.
fn nobody_has_won_unnoticed(game: &Rum) -> bool {
    let by_points = game.phase == Phase::Over(crate::ending::Ending::Points);
    let mut seats = game.rules.seats.seats();
    seats.any(|seat| game.points(seat) >= game.rules.points_needed) == by_points
}

/// RUM-EMPTY: so a draw is always possible.
fn wreck_is_not_empty(game: &Rum) -> bool {
    !game.wreck.is_empty() || matches!(game.phase, Phase::Over(_))
}

/// RUM-PARROT.
fn answers_are_in_hand(game: &Rum) -> bool {
    let Phase::PutBack(put_back) = game.phase else { return true };
    let answered = put_back.asked.minus(put_back.waiting);
    answered.iter().all(|seat| {
        let cards = put_back.chosen[seat];
        cards.within(game.hands[seat]) && cards.len() == put_back.n
    })
}

/// Perfect memory never rules out the truth.
fn memory_is_sound(game: &Rum) -> bool {
    let memory = &game.memory;
    game.rules.seats.seats().all(|seat: Seat| {
        let hand = game.hands[seat];
        let (known, among) = (memory.known[seat], memory.among[seat]);
        let unknown = usize::from(hand.len() - known.and(hand).len());
        known.within(hand)
            && among.cards.and(hand).len() >= among.at_least
            && memory.blind[seat].len() == unknown
            && memory.blind[seat].is_sorted()
    })
}
