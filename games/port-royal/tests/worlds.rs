//! Sampled worlds have the right distribution: each is as likely as it truly is, given everything
//! that was seen. Small cases are compared arrangement by arrangement; all seeds are fixed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use contract::chance::Generator;
use contract::{
    Actor, Game, Match, Observer, Play, Rig, SearchRng, Seat, SeatCount, Seed, Silent, Submission,
    Worlds, rig, setup,
};
use port_royal::{Action, Cards, Options, PortRoyal, Rules};

/// Rules for two players, made once: looking them up takes longer than sampling a world.
static RULES: LazyLock<&'static Rules> = LazyLock::new(|| {
    let seats = SeatCount::new(2).expect("a number of seats");
    let deck = PortRoyal::default_deck();
    setup::rules::<PortRoyal>(&Options::default(), seats, &deck).expect("our deck is sound")
});

fn position(text: &str) -> PortRoyal {
    let lines = rig::lines(text).expect("a position");
    PortRoyal::rig(&RULES, &lines).unwrap_or_else(|problem| panic!("{problem}"))
}

fn cards(names: &str) -> Cards {
    let card = |word| PortRoyal::card_named(&RULES, word).expect("a card of the deck");
    names.split_whitespace().map(card).collect()
}

/// The coins of a seat, oldest first.
fn pile(game: &PortRoyal, seat: u8) -> Vec<u8> {
    let view = game.view(Observer::Referee);
    let pile = view.seats[usize::from(seat)].pile_cards.clone();
    pile.expect("a referee sees coins").iter().map(|card| card.0).collect()
}

/// How far counts are from being equal: Pearson's chi-squared statistic, whose mean is the number
/// of cells minus one and whose variance is twice that.
fn unevenness(counts: &[u64]) -> u64 {
    let total: u64 = counts.iter().sum();
    let expected = total / counts.len() as u64;
    counts.iter().map(|count| count.abs_diff(expected).pow(2)).sum::<u64>() / expected
}

/// Six standard deviations above the mean: by chance about once in a hundred million tests.
fn is_even(counts: &[u64]) -> bool {
    let free = counts.len() as u64 - 1;
    unevenness(counts) < free + 6 * (2 * free).isqrt() + 6
}

#[derive(Default)]
struct Counts(BTreeMap<Vec<u8>, u64>);

impl Counts {
    fn add(&mut self, arrangement: Vec<u8>) {
        *self.0.entry(arrangement).or_default() += 1;
    }

    #[track_caller]
    fn are_even_over(&self, n_arrangements: usize) {
        assert_eq!(self.0.len(), n_arrangements, "every arrangement comes, and no other");
        let counts: Vec<u64> = self.0.values().copied().collect();
        assert!(is_even(&counts), "{} {:?}", unevenness(&counts), self.0);
    }
}

fn imagine(game: &PortRoyal, observer: Observer, rng: &mut SearchRng) -> PortRoyal {
    let view = game.view(observer);
    let world = PortRoyal::sample_world(game.rules(), &view, rng);
    // Only now and then, since it is slow.
    if rng.below(64) == 0 {
        assert_eq!(world.view(observer), view, "the view of the world is the view it came from");
        assert_eq!(world.invariants(), Ok(()));
    }
    world
}

/// Plays an action with random chance.
fn act(game: &mut PortRoyal, host: &mut Silent, seat: u8, action: Action) {
    assert_eq!(game.check(Seat(seat), &action), Ok(()));
    PortRoyal::resolve(&mut Play::new(game, host), Seat(seat), action);
}

fn take(name: &str) -> Action {
    Action::Take { card: PortRoyal::card_named(&RULES, name).expect("a card") }
}

#[test]
fn every_arrangement_of_hidden_cards_is_as_likely() {
    // Two coins of different seats and two cards of the deck: 4 × 3 arrangements of the coins.
    let game = position(
        "coins 1: jack-6-1a
         coins 2: settler-4-1a
         deck: flute-1-2 tax-swords-a
         rest: discard
         drawn: 1",
    );
    for observer in [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Spectator] {
        let (mut counts, mut rng) = (Counts::default(), SearchRng::new(1, 0));
        for _ in 0..24_000 {
            let world = imagine(&game, observer, &mut rng);
            counts.add([pile(&world, 0), pile(&world, 1)].concat());
        }
        counts.are_even_over(12);
    }
}

#[test]
fn a_referee_imagines_nothing() {
    let game = position("coins 1: jack-6-1a 3\ncoins 2: settler-4-1a 2");
    let mut rng = SearchRng::new(1, 0);
    for _ in 0..20 {
        assert_eq!(imagine(&game, Observer::Referee, &mut rng), game);
    }
}

/// Two coins are drawn, the second is paid and seen, a third is drawn and paid as a fee, a card is
/// turned up. Of six hidden cards, two are known now, two are coins of seat 1, two in the deck.
const SIX: &str = "settler-4-1a settler-4-1b captain-4-1a captain-4-1b priest-4-1a priest-4-1b";

fn before_some_play() -> PortRoyal {
    position(&format!(
        "coins 1: 0
         coins 2: 0
         harbour: flute-1-2 sailor-3-1a skiff-1-1a jack-6-1a
         laid 1: governor-8-0a mademoiselle-7-2a mademoiselle-7-2b
         deck: {SIX}
         rest: discard
         phase: take 1"
    ))
}

fn after_some_play(start: &PortRoyal, host: &mut Silent) -> PortRoyal {
    let mut game = start.clone();
    act(&mut game, host, 0, take("flute-1-2"));
    act(&mut game, host, 0, take("sailor-3-1a"));
    act(&mut game, host, 1, take("skiff-1-1a"));
    game
}

#[test]
fn worlds_are_as_likely_as_the_truth() {
    let (mut truth, mut worlds) = (Counts::default(), Counts::default());
    let mut rng = SearchRng::new(2, 0);
    let mut host = Silent(SearchRng::new(2, 1));
    let start = before_some_play();
    for _ in 0..36_000 {
        let game = after_some_play(&start, &mut host);
        let view = game.view(Observer::Seat(Seat(1)));
        assert_eq!((view.seats[0].coins, view.seats[1].coins, view.deck), (2, 0, 2));
        // The hidden cards in order: the same four places whatever was seen.
        let hidden = cards(SIX).minus(view.discard.or(view.harbour));
        assert_eq!(view.unseen.iter().map(|unseen| unseen.cards).collect::<Vec<_>>(), [hidden]);
        let places = |game: &PortRoyal| -> Vec<u8> {
            let place = |coin: &u8| hidden.iter().take_while(|card| card.0 != *coin).count();
            pile(game, 0).iter().map(|coin| u8::try_from(place(coin)).expect("four")).collect()
        };
        truth.add(places(&game));
        worlds.add(places(&imagine(&game, Observer::Seat(Seat(1)), &mut rng)));
    }
    truth.are_even_over(12);
    worlds.are_even_over(12);
}

#[test]
fn older_coins_are_not_among_the_cards_shuffled_since() {
    let mut host = Silent(SearchRng::new(3, 0));
    let mut rng = SearchRng::new(3, 1);
    let (mut old, mut new) = (Counts::default(), Counts::default());
    let (mut true_old, mut true_new) = (Counts::default(), Counts::default());
    // Three coins, but only two cards in the deck: the third comes from the discard pile.
    let start = position(
        "coins 1: 0
         coins 2: 0
         harbour: flute-2-3 pinnace-4-4
         laid 1: governor-8-0a
         deck: settler-4-1a captain-4-1a
         rest: discard
         phase: take 1",
    );
    let mut pool = 0;
    for _ in 0..17_000 {
        let mut game = start.clone();
        act(&mut game, &mut host, 0, take("flute-2-3"));
        let world = imagine(&game, Observer::Seat(Seat(0)), &mut rng);
        let view = game.view(Observer::Spectator);
        assert_eq!(view.unseen.len(), 2);
        let newest = view.unseen.iter().find(|unseen| unseen.shuffle == view.shuffle);
        pool = usize::from(newest.expect("the deck is not empty").cards.len());
        for (game, old, new) in
            [(&world, &mut old, &mut new), (&game, &mut true_old, &mut true_new)]
        {
            let coins = pile(game, 0);
            old.add(coins[..2].to_vec());
            new.add(coins[2..].to_vec());
        }
    }
    assert!(pool > 100, "{pool} cards could be the third coin");
    for (old, new) in [(old, new), (true_old, true_new)] {
        old.are_even_over(2);
        new.are_even_over(pool);
    }
}

#[test]
fn a_paid_coin_is_drawn_again_only_after_a_reshuffle() {
    // In every sampled world, a card that was seen is where it was seen.
    let mut host = Silent(SearchRng::new(4, 0));
    let mut rng = SearchRng::new(4, 1);
    let start = before_some_play();
    for _ in 0..500 {
        let game = after_some_play(&start, &mut host);
        let world = imagine(&game, Observer::Spectator, &mut rng);
        let (truth, other) = (game.view(Observer::Referee), world.view(Observer::Referee));
        assert_eq!((truth.discard, truth.harbour), (other.discard, other.harbour));
        let deck = other.deck_cards.expect("a referee sees the deck");
        assert!(deck.within(cards(SIX)) && deck.and(truth.discard).is_empty());
    }
}

#[test]
fn an_uneven_sampler_would_be_found_out() {
    let even = [2_000; 12];
    assert!(is_even(&even));
    let mut uneven = even;
    (uneven[0], uneven[1]) = (2_300, 1_700);
    assert!(!is_even(&uneven), "fifteen in a hundred too many of one arrangement");
    // Always taking the lowest card first would never reach most arrangements.
    let mut counts = Counts::default();
    for _ in 0..24_000 {
        counts.add(vec![0, 1]);
    }
    assert_eq!(counts.0.len(), 1);
}

/// Trying to hire somebody must not reveal which cards the coins are. Rules: PR-COINS.
#[test]
fn trying_an_action_shows_the_same_in_every_world() {
    let deck = PortRoyal::default_deck();
    let seats = SeatCount::new(4).expect("a number of seats");
    let rules = setup::rules::<PortRoyal>(&Options::default(), seats, &deck).expect("our deck");
    let mut rng = SearchRng::new(3, 1);
    let mut n_hires = 0;
    for number in 0..12 {
        let seed = Seed::from_number(number, 0);
        let mut played = Match::<PortRoyal>::deal(rules, Generator::ChaCha8, seed);
        while let Some(window) = played.window() {
            let seat = window.waiting.first().expect("somebody is asked");
            let menu = played.menu(seat).actions;
            let view = played.game().view(Observer::Seat(seat));
            let other = Match::rigged(rules, PortRoyal::sample_world(rules, &view, &mut rng));
            let (window, actor) = (window.id, Actor::Bot);
            let submission = |action| Submission { seat, window, actor, action };
            for action in &menu {
                let tried = played.attempt(&submission(*action));
                n_hires += usize::from(format!("{tried:?}").contains("Hired"));
                assert_eq!(tried, other.attempt(&submission(*action)), "{action:?}");
            }
            let chosen = rng.below(u32::try_from(menu.len()).expect("a short menu"));
            let taken = played.submit(submission(menu[chosen as usize]));
            assert!(taken.is_ok());
        }
    }
    assert!(n_hires > 100, "only {n_hires} hires were tried");
}
