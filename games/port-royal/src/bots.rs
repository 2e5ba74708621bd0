//! Rules of thumb for Port Royal.
//!
//! Count the cards: a player who knows which ships are left knows the probability of a bust. Draw
//! on while a bust would cost less than one more card is worth, and a little longer for a fourth
//! and a fifth colour. Take what gains most: a ship's coins, or a person's points and abilities
//! minus the price. Abilities are worth less near the end, and so is a coin to a player with many:
//! only points win. Fulfil expeditions with the people who are worth least.

mod instinct;

use crate::card::{Cards, Face, Person, Role, Ship, Symbols};
use crate::tally::Abilities;
use crate::view::{PhaseView, SeatView};
use crate::{Action, PortRoyal, Rules, View};
use contract::{CardId, Phrase, SearchRng};

use bots::Thumb;
use bots::{Advice, Sight};

/// The value of a victory point, in hundredths of a coin.
const POINT: i32 = 600;
/// The value of one more card in the harbour to the active player, who takes first.
const CARD: i32 = 40;
/// The value of the fourth and the fifth colour: another card to take.
const EXTRA_TAKE: i32 = 100;
/// After so many cards drawn in a turn, half the deck was seen: more of them gain nothing.
const ENOUGH_DRAWN: u16 = 60;
/// With so few cards in deck, discard pile and harbour, all others are coins or laid out: coins buy
/// nothing any more, and only paying some of them brings cards back.
const DROUGHT: u8 = 6;
/// The number of points that starts the last lap.
const LAST_LAP: u8 = 12;
/// The value of getting there.
const GOAL: i32 = 800;

impl Thumb for PortRoyal {
    const RANDOM_REASON: &'static str = "pr-advice-random";

    /// Letting a second ship in that could be repelled, or drawing on at worse than even odds.
    fn absurd(sight: &Sight<'_, Self>, action: &Action) -> bool {
        match action {
            Action::Keep => matches!(sight.view.phase, PhaseView::Ship { would_bust: true, .. }),
            Action::Draw => 2 * bust(sight).0 > bust(sight).1,
            Action::Stop => sight.view.harbour.is_empty(),
            Action::Repel | Action::Take { .. } | Action::Fulfil { .. } | Action::Pass => false,
        }
    }

    fn thumb(sight: &Sight<'_, Self>, _: &mut SearchRng) -> Option<Advice<Action>> {
        if let Some(advice) = fulfil(sight) {
            return Some(advice);
        }
        match sight.view.phase {
            PhaseView::Discover => Some(draw_or_stop(sight)),
            PhaseView::Ship { would_bust, .. } => Some(repel_or_keep(would_bust)),
            PhaseView::Take { .. } => Some(take(sight)),
            PhaseView::Deal | PhaseView::Tax { .. } | PhaseView::Over { .. } => None,
        }
    }
}

fn own<'a>(sight: &'a Sight<'_, PortRoyal>) -> &'a SeatView {
    &sight.view.seats[sight.seat.idx()]
}

fn say(action: Action, reason: Phrase) -> Advice<Action> {
    Advice { action, reason }
}

/// An expedition always pays; the people with the fewest points go.
fn fulfil(sight: &Sight<'_, PortRoyal>) -> Option<Advice<Action>> {
    let net = |action: &Action| match action {
        Action::Fulfil { expedition, persons } => {
            let points = |card: CardId| i32::from(sight.rules.faces[card.idx()].points());
            let sent =
                persons.iter().map(|card| 10 * points(card) + i32::from(is_jack(sight, card)));
            Some(10 * points(*expedition) - sent.sum::<i32>())
        }
        Action::Draw
        | Action::Stop
        | Action::Repel
        | Action::Keep
        | Action::Take { .. }
        | Action::Pass => None,
    };
    let best = sight.menu.actions.iter().filter_map(|action| Some((net(action)?, action)));
    let (net, action) = best.max_by_key(|(net, _)| *net)?;
    Some(say(*action, Phrase::new("pr-advice-fulfil").number("points", (net + 9) / 10)))
}

fn is_jack(sight: &Sight<'_, PortRoyal>, card: CardId) -> bool {
    matches!(sight.rules.faces[card.idx()], Face::Person(Person { role: Role::Jack, .. }))
}

/// The cards that may come next.
fn pool(view: &View) -> Cards {
    let pool = view.unseen.iter().find(|unseen| unseen.shuffle == view.shuffle);
    let pool = pool.map_or(Cards::EMPTY, |unseen| unseen.cards);
    // If the deck is empty, the discard pile becomes the deck.
    if view.deck == 0 { view.discard } else { pool }
}

/// Whether a card could come that changes the harbour or the expeditions: a ship that would be
/// repelled comes again and again.
fn may_bring_news(sight: &Sight<'_, PortRoyal>) -> bool {
    let is_tax = |card: CardId| matches!(sight.rules.faces[card.idx()], Face::Tax { .. });
    let others = pool(sight.view).minus(sight.rules.same_colours(sight.view.harbour));
    !others.iter().all(is_tax)
}

/// How many of the next possible cards end the turn, and how many there are.
fn bust(sight: &Sight<'_, PortRoyal>) -> (i32, i32) {
    let pool = pool(sight.view);
    let ends = pool.and(sight.rules.fatal(sight.view.harbour, own(sight).abilities.swords));
    (i32::from(ends.len()), i32::from(pool.len()).max(1))
}

fn draw_or_stop(sight: &Sight<'_, PortRoyal>) -> Advice<Action> {
    let (ends, all) = bust(sight);
    let percent = 100 * ends / all;
    let can_stop = sight.menu.actions.contains(&Action::Stop);
    if can_stop && (sight.view.n_drawn >= ENOUGH_DRAWN || !may_bring_news(sight)) {
        return say(Action::Stop, Phrase::new("pr-advice-stop-enough"));
    }
    if ends == 0 || !can_stop {
        return say(Action::Draw, Phrase::new("pr-advice-draw-safe"));
    }
    let n_colours = sight.view.harbour.and(sight.rules.ships).len();
    let hope = CARD + if n_colours == 3 || n_colours == 4 { EXTRA_TAKE / 2 } else { 0 };
    let stake = best_take(sight, 0).map_or(0, |(worth, _)| worth).max(0);
    if (all - ends) * hope > ends * stake {
        return say(Action::Draw, Phrase::new("pr-advice-draw-risk").number("percent", percent));
    }
    say(Action::Stop, Phrase::new("pr-advice-stop-risk").number("percent", percent))
}

fn repel_or_keep(would_bust: bool) -> Advice<Action> {
    if would_bust {
        return say(Action::Repel, Phrase::new("pr-advice-repel"));
    }
    say(Action::Keep, Phrase::new("pr-advice-keep"))
}

fn take(sight: &Sight<'_, PortRoyal>) -> Advice<Action> {
    let fee = match sight.view.phase {
        PhaseView::Take { fee, .. } => i32::from(fee),
        PhaseView::Deal
        | PhaseView::Discover
        | PhaseView::Ship { .. }
        | PhaseView::Tax { .. }
        | PhaseView::Over { .. } => 0,
    };
    let Some((_, card)) = best_take(sight, fee).filter(|(worth, _)| *worth > 0) else {
        return say(Action::Pass, Phrase::new("pr-advice-pass"));
    };
    let reason = match sight.rules.faces[card.idx()] {
        Face::Person(person) => {
            Phrase::new("pr-advice-hire").number("points", i64::from(person.points))
        }
        Face::Ship(ship) => Phrase::new("pr-advice-trade").number("coins", trade(sight, ship)),
        Face::Expedition(_) | Face::Tax { .. } => Phrase::new("pr-advice-pass"),
    };
    say(Action::Take { card }, reason)
}

/// The most valuable card of the harbour that can be taken.
fn best_take(sight: &Sight<'_, PortRoyal>, fee: i32) -> Option<(i32, CardId)> {
    let coins = i32::from(own(sight).coins);
    let worth = |card: CardId| match sight.rules.faces[card.idx()] {
        Face::Ship(ship) => Some(coin(coins) * (trade(sight, ship) - fee)),
        Face::Person(person) => {
            let cost = cost(sight, person);
            let view = sight.view;
            let left = view.deck + view.discard.len() + view.harbour.len();
            (cost + fee <= coins)
                .then(|| help(sight, person) - spent(coin(coins), cost + fee, left))
        }
        Face::Expedition(_) | Face::Tax { .. } => None,
    };
    let all = sight.view.harbour.iter().filter_map(|card| Some((worth(card)?, card)));
    all.max_by_key(|(worth, _)| *worth)
}

/// The value of a coin to a player who has so many.
fn coin(coins: i32) -> i32 {
    match coins {
        ..=5 => 100,
        6..=9 => 75,
        _ => 45,
    }
}

/// The cost of spending coins of this value, when so many cards are left.
fn spent(coin: i32, due: i32, n_left: u8) -> i32 {
    if n_left <= DROUGHT { -1 } else { coin * due }
}

/// The coins a ship brings, with the traders of its colour.
fn trade(sight: &Sight<'_, PortRoyal>, ship: Ship) -> i32 {
    i32::from(ship.coins + own(sight).abilities.traders[ship.colour.idx()])
}

fn cost(sight: &Sight<'_, PortRoyal>, person: Person) -> i32 {
    i32::from(person.cost.saturating_sub(own(sight).abilities.mademoiselles))
}

/// The value of a person: points, and abilities for the rest of the game.
fn help(sight: &Sight<'_, PortRoyal>, person: Person) -> i32 {
    let mine = own(sight);
    let leader = sight.view.seats.iter().map(|seat| seat.points).max().unwrap_or(0);
    let left = i32::from(LAST_LAP.saturating_sub(leader));
    let goal = mine.points < LAST_LAP && mine.points + person.points >= LAST_LAP;
    let goal = if goal { GOAL } else { 0 };
    let Abilities { anchors, crosses, houses, .. } = mine.abilities;
    let have = Symbols { anchors, crosses, houses };
    let wanted = wanted(sight.rules, sight.view.expeditions, have, person.role);
    i32::from(person.points) * POINT + per_lap(person.role) * left + wanted + goal
}

/// The value of an ability for each point that the leader still lacks.
fn per_lap(role: Role) -> i32 {
    match role {
        Role::Trader(_) => 12,
        Role::Sailor => 14,
        Role::Pirate => 26,
        Role::Mademoiselle => 34,
        Role::Jester => 16,
        Role::Admiral | Role::Jack => 30,
        Role::Governor => 38,
        Role::Settler | Role::Captain | Role::Priest => 22,
    }
}

/// The extra value of a person whom an open expedition asks for, to a seat with these symbols.
fn wanted(rules: &Rules, expeditions: Cards, have: Symbols, role: Role) -> i32 {
    let lacks: fn(Symbols, Symbols) -> bool = match role {
        Role::Captain => |needs, have| needs.anchors > have.anchors,
        Role::Priest => |needs, have| needs.crosses > have.crosses,
        Role::Settler => |needs, have| needs.houses > have.houses,
        Role::Jack => |_, _| true,
        Role::Trader(_)
        | Role::Sailor
        | Role::Pirate
        | Role::Mademoiselle
        | Role::Jester
        | Role::Admiral
        | Role::Governor => return 0,
    };
    let asks = |card: CardId| match rules.faces[card.idx()] {
        Face::Expedition(expedition) => lacks(expedition.needs, have),
        Face::Ship(_) | Face::Person(_) | Face::Tax { .. } => false,
    };
    if expeditions.iter().any(asks) { 200 } else { 0 }
}

#[cfg(test)]
mod tests {
    //! When a turn, and a game, has lasted long enough.
    use crate::Options;
    use contract::chance::Generator;
    use contract::{Game, Match, Menu, Observer, Rig, RigLine, SeatCount, Seed, Standing, setup};

    use super::*;

    /// A match whose first question is whether to draw on.
    fn discovering() -> Match<PortRoyal> {
        let (deck, seats) = (PortRoyal::default_deck(), SeatCount::new(4).unwrap());
        let rules = setup::rules::<PortRoyal>(&Options::default(), seats, &deck).unwrap();
        let deal = |number| {
            Match::<PortRoyal>::deal(rules, Generator::Lehmer64, Seed::from_number(number, 0))
        };
        let mut games = (0..50).map(deal);
        let asks = |game: &Match<PortRoyal>| {
            let seat = game.game().active();
            game.menu(seat).actions.contains(&Action::Stop)
        };
        games.find(asks).unwrap()
    }

    #[test]
    fn a_bot_that_can_repel_everything_still_stops() {
        let game = discovering();
        let seat = game.game().active();
        let (menu, window) = (game.menu(seat), game.window().unwrap());
        let mut view = game.game().view(Observer::Seat(seat));
        view.seats[seat.idx()].abilities.swords = 99;
        let chosen = |n_drawn: u16| {
            let view = View { n_drawn, ..view.clone() };
            let window = window.view(Observer::Seat(seat));
            let sight = Sight { rules: game.rules(), seat, view: &view, window, menu: &menu };
            draw_or_stop(&sight).action
        };
        assert_eq!(chosen(ENOUGH_DRAWN - 1), Action::Draw, "no ship can end the turn");
        assert_eq!(chosen(ENOUGH_DRAWN), Action::Stop);
    }

    /// A bosun's choice for the asked seat in this position.
    fn bosun(seats: u8, position: &[(&str, &str)]) -> Action {
        let (deck, seats) = (PortRoyal::default_deck(), SeatCount::new(seats).unwrap());
        let rules = setup::rules::<PortRoyal>(&Options::default(), seats, &deck).unwrap();
        let line = |(key, value): &(&str, &str)| RigLine {
            line: 0,
            key: (*key).to_owned(),
            value: (*value).to_owned(),
        };
        let lines: Vec<RigLine> = position.iter().map(line).collect();
        let game = PortRoyal::rig(rules, &lines).unwrap();
        let Standing::Open(window) = game.standing() else { panic!("somebody is asked") };
        let seat = window.waiting.first().unwrap();
        let mut menu = Menu::default();
        game.menu(seat, &mut menu);
        let view = game.view(Observer::Seat(seat));
        let window = window.view(Observer::Seat(seat));
        let sight = Sight { rules, seat, view: &view, window, menu: &menu };
        PortRoyal::thumb(&sight, &mut SearchRng::new(1, 0)).unwrap().action
    }

    #[test]
    fn a_bot_that_would_only_repel_the_same_ship_again_stops() {
        let repelled = [
            ("laid 1", "pirate-5-1 sailor-3-1a"),
            ("harbour", "flute-1-1a"),
            ("discard", "flute-1-1b"),
            ("rest", "coins 2"),
        ];
        assert_eq!(bosun(2, &repelled), Action::Stop);
        let mut news = repelled.to_vec();
        news[2].1 = "flute-1-1b skiff-1-1a";
        assert_eq!(bosun(2, &news), Action::Draw, "another colour may come");
    }

    #[test]
    fn when_all_cards_are_coins_somebody_hires_the_last_person() {
        let drought = |seat: &'static str| {
            [
                ("phase", seat),
                ("harbour", "governor-8-0c"),
                ("laid 1", "admiral-9-3a admiral-9-3b jester-9-3 pirate-9-3"),
                ("last", "2"),
                ("coins 2", "12"),
                ("rest", "coins 1"),
            ]
        };
        let card = |game: Action| matches!(game, Action::Take { .. });
        assert!(card(bosun(3, &drought("take 1"))));
        assert!(card(bosun(3, &drought("take 2"))));
    }
}
