//! The toy's rules, one module for each rule id; and the public face of a game crate.

use contract::chance::Generator;
use contract::{
    Actor, DeckText, Drawn, Game, Language, Match, Observer, Rejected, Rig, Seat, SeatCount, Seed,
    SetupError, Standing, Submission, WindowId, rig, setup,
};
use testkit::toy::{Action, Event, Options, Pile, Raid, Rules, Ties, Why, ledger};

fn rules_with(options: &Options, seats: u8) -> &'static Rules {
    let seats = SeatCount::new(seats).expect("1 to 10");
    setup::rules::<Raid>(options, seats, &Raid::default_deck()).expect("the deck is sound")
}

fn rules(seats: u8) -> &'static Rules {
    rules_with(&Options::default(), seats)
}

fn rigged(rules: &'static Rules, text: &str) -> Match<Raid> {
    let lines = rig::lines(text).expect("each line has a colon");
    Match::rigged(rules, Raid::rig(rules, &lines).expect("the position can be"))
}

/// An action of a seat counted from 1, in the notation.
fn submission(played: &Match<Raid>, seat: u8, text: &str) -> Submission<Action> {
    let window = played.window().map(|window| window.id).unwrap_or_default();
    let action = Raid::read_action(played.rules(), text).expect("in the notation");
    Submission { seat: Seat(seat - 1), window, actor: Actor::User, action }
}

fn card(played: &Match<Raid>, name: &str) -> Drawn {
    Drawn::Card(Raid::card_named(played.rules(), name).expect("a card of the deck"))
}

/// Plays an action that needs no chance.
fn play(played: &mut Match<Raid>, seat: u8, text: &str) {
    play_given(played, seat, text, &[]);
}

fn play_given(played: &mut Match<Raid>, seat: u8, text: &str, drawn: &[Drawn]) {
    let submission = submission(played, seat, text);
    let result = played.submit_given(submission, drawn).map(<[Event]>::len);
    assert!(result.is_ok(), "{seat}: {text}: {result:?}");
}

fn refused(played: &Match<Raid>, seat: u8, text: &str) -> Rejected<Why> {
    played.check(&submission(played, seat, text)).expect_err("it is refused")
}

/// An attack on a brig in which seat 1 has a wind and seat 3 a full hand.
const FULL_HAND: &str = "\
hand 1: wind-1
hand 2: hand-1
hand 3: boy-1 boy-2 boy-3 boy-4
phase: attack brig";

/// Plays the wind of [`FULL_HAND`], so that everybody draws.
fn storm() -> Match<Raid> {
    let mut played = rigged(rules(3), FULL_HAND);
    let drawn = ["mate-2", "mate-3", "mate-4"].map(|name| card(&played, name));
    play_given(&mut played, 1, "contribute wind-1", &drawn);
    played
}

mod toy_seats {
    use super::*;

    #[test]
    fn one_seat_is_too_few() {
        let one = SeatCount::new(1).unwrap();
        let problem = Raid::rules(&Options::default(), one, &Raid::default_deck()).unwrap_err();
        assert_eq!(problem.to_string(), "1 players cannot play: 2 to 10 can (TOY-SEATS)");
    }
}

mod toy_deck {
    use super::*;

    fn problem(text: &'static str) -> String {
        let deck = DeckText::built_in("test", text);
        let two = SeatCount::new(2).expect("two is a number of seats");
        let refused = Raid::rules(&Options::default(), two, &deck);
        refused.expect_err("the deck breaks a rule").to_string()
    }

    #[test]
    fn a_bad_line_is_named() {
        assert!(problem("boy,2,12\nmate,6,1").starts_with("deck, line 2: a strength is 1 to 5"));
        assert!(
            problem("boy,2,12\n\nboy,3,1").starts_with("deck, line 3: this kind is listed twice")
        );
        assert!(problem("Boy,2,12").starts_with("deck, line 1: a line is a kind"));
        assert!(problem("boy,2").starts_with("deck, line 1: a line is a kind"));
        assert!(problem("boy,2,129").starts_with("deck, line 1: a deck has at most 128 cards"));
        assert_eq!(problem("boy,2,5"), "deck: 5 cards are too few for 6 (TOY-DECK)");
    }

    #[test]
    fn options_out_of_range_are_refused() {
        let two = SeatCount::new(2).unwrap();
        for (rounds, hand) in [(0, 3), (10, 3), (6, 0), (6, 5)] {
            let options = Options { rounds, hand, ..Options::default() };
            let refused = Raid::rules(&options, two, &Raid::default_deck());
            assert!(matches!(refused, Err(SetupError::Options(_))));
        }
    }
}

mod toy_ship {
    use super::*;

    #[test]
    fn a_captain_without_cards_sails_only_for_the_sloop() {
        let played = rigged(rules(2), "hand 1:");
        let rule = ledger::TOY_SHIP;
        let why = Why::TooFewCards { needs: 2, has: 0 };
        assert_eq!(refused(&played, 1, "sail galleon"), Rejected::Illegal { rule, why });
        assert!(played.check(&submission(&played, 1, "sail sloop")).is_ok());
    }
}

mod toy_mutiny {
    use super::*;

    const HANDS: &str = "hand 2: mate-1\nhand 3: mate-2\ncaptain: 1\nphase: mutiny sloop";

    #[test]
    fn the_first_caller_clockwise_counts_in_any_order_of_arrival() {
        let mut played = rigged(rules(3), HANDS);
        play(&mut played, 3, "call mate-2");
        play(&mut played, 2, "call mate-1");
        assert_eq!(played.game().captain(), Seat(1));
        assert_eq!(played.game().hand(Seat(2)).len(), 1);
    }

    #[test]
    fn an_answer_cannot_be_changed() {
        let mut played = rigged(rules(3), HANDS);
        play(&mut played, 3, "pass");
        assert_eq!(refused(&played, 3, "call mate-2"), Rejected::NotAsked);
    }

    #[test]
    fn answers_are_hidden_until_all_are_in() {
        let mut played = rigged(rules(3), HANDS);
        let before = played.game().view(Observer::Seat(Seat(1)));
        play(&mut played, 3, "call mate-2");
        let mut after = played.game().view(Observer::Seat(Seat(1)));
        assert_ne!(before, after);
        after.stage = before.stage.clone();
        assert_eq!(before, after);
        assert_eq!(played.window().unwrap().view(Observer::Spectator).n_waiting, 1);
    }
}

mod toy_mutiny_tie {
    use super::*;

    #[test]
    fn a_tie_goes_as_the_option_says() {
        for (ties, captain) in [(Ties::CaptainStays, 0), (Ties::MutineerWins, 1)] {
            let rules = rules_with(&Options { ties, ..Options::default() }, 2);
            let mut played = rigged(rules, "hand 2: hand-1\nphase: mutiny sloop");
            play(&mut played, 2, "call hand-1");
            assert_eq!(played.game().captain(), Seat(captain));
        }
    }
}

mod toy_hand {
    use super::*;

    #[test]
    fn only_own_cards_are_played() {
        let played = rigged(rules(2), "hand 1: mate-1\nhand 2: mate-2\nphase: attack sloop");
        let rejected = Rejected::Illegal { rule: ledger::TOY_HAND, why: Why::NotInHand };
        assert_eq!(refused(&played, 1, "contribute mate-2"), rejected);
        assert_eq!(refused(&played, 1, "contribute mate-3"), rejected);
    }
}

mod toy_reveal {
    use super::*;

    #[test]
    fn only_the_quartermaster_reveals() {
        let played = rigged(rules(3), "phase: attack sloop");
        let rejected = Rejected::Illegal { rule: ledger::TOY_REVEAL, why: Why::NotQuartermaster };
        assert_eq!(refused(&played, 1, "reveal 0"), rejected);
    }

    #[test]
    fn a_card_that_came_in_between_overtakes_a_reveal() {
        let mut played = rigged(rules(2), "hand 1: mate-1\nphase: attack sloop");
        play(&mut played, 1, "contribute mate-1");
        let rejected = Rejected::Overtaken { seen: 0, shown: 1 };
        assert_eq!(refused(&played, 2, "reveal 0"), rejected);
        play_given(&mut played, 2, "reveal 1", &[Drawn::Number(1)]);
        assert_eq!((played.game().points(Seat(0)), played.game().points(Seat(1))), (1, 0));
    }
}

mod toy_wind {
    use super::*;

    #[test]
    fn everybody_draws_at_the_first_wind_only() {
        let mut played = rigged(rules(2), "hand 1: wind-1 wind-2\nhand 2:\nphase: attack sloop");
        let drawn = ["mate-2", "mate-3"].map(|name| card(&played, name));
        play_given(&mut played, 1, "contribute wind-1", &drawn);
        assert_eq!(played.game().hand(Seat(1)).len(), 1);
        play(&mut played, 1, "contribute wind-2");
    }
}

mod toy_storm {
    use super::*;

    #[test]
    fn a_storm_covers_the_attack_which_comes_back() {
        let mut played = storm();
        let window = played.window().unwrap();
        let early =
            Submission { window: WindowId(window.id.0 - 1), ..submission(&played, 2, "reveal 1") };
        assert_eq!(played.check(&early), Err(Rejected::Blocked));
        play(&mut played, 3, "sink boy-1");
        assert!(played.check(&early).is_ok());
        let late = Submission { window: window.id, ..early };
        assert_eq!(played.check(&late), Err(Rejected::Closed));
    }

    #[test]
    fn only_the_owner_remembers_a_sunk_card() {
        let mut played = storm();
        play(&mut played, 3, "sink boy-1");
        let sunk = |seat| played.game().view(Observer::Seat(Seat(seat))).sunk[2];
        assert_eq!(sunk(2).cards.map(Pile::len), Some(1));
        assert_eq!((sunk(1).n_cards, sunk(1).cards), (1, None));
    }
}

mod toy_end {
    use super::*;

    #[test]
    fn it_ends_after_the_last_round() {
        let mut played = rigged(rules(2), "round: 5\nhand 1:\nhand 2:");
        let drawn = ["mate-2", "mate-3"].map(|name| card(&played, name));
        play_given(&mut played, 1, "draw", &drawn);
        assert!(matches!(played.game().standing(), Standing::Over(end)
            if end.reason.0 == "toy-end-rounds" && end.winners().len() == 2));
        assert_eq!(refused(&played, 1, "draw"), Rejected::Over);
    }

    #[test]
    fn it_ends_when_somebody_is_rich() {
        let mut played = rigged(rules(2), "points 2: 9\nhand 1:\nhand 2:");
        let drawn = ["mate-2", "mate-3"].map(|name| card(&played, name));
        play_given(&mut played, 1, "draw", &drawn);
        assert!(matches!(played.game().standing(), Standing::Over(end)
            if end.reason.0 == "toy-end-rich" && end.winners().has(Seat(1))));
    }
}

#[test]
fn an_impossible_position_is_refused_with_its_line() {
    let problem = |text: &str| {
        let lines = rig::lines(text).unwrap();
        Raid::rig(rules(2), &lines).unwrap_err().to_string()
    };
    assert!(problem("hand 3: boy-1").starts_with("line 1: no seat"));
    assert!(problem("hand 1: boy-1\nhand 2: boy-1").starts_with("line 2: `boy-1` is no card"));
    assert!(problem("parrot: 1").starts_with("line 1: no such key"));
    assert!(problem("round: many").starts_with("line 1: `many` is no number"));
    assert!(problem("phase: attack raft").starts_with("line 1: no such ship"));
    assert!(problem("hand 1: boy-1 boy-2 boy-3 boy-4 boy-5").contains("hands keep the limit"));
}

#[test]
fn nonsense_is_not_in_the_notation() {
    let read = |text| Raid::read_action(rules(2), text);
    for text in
        ["", "dance", "draw 2", "sail raft", "call", "call ship-1", "reveal many", "pass it"]
    {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(read(" sail  brig ").is_ok());
}

#[test]
fn the_languages_have_the_same_words() {
    let keys = |language| {
        let lines = Raid::words(language).lines().filter(|line| line.starts_with("toy-"));
        lines.map(|line| line.split(' ').next().unwrap_or_default()).collect::<Vec<_>>()
    };
    assert_eq!(keys(Language::En), keys(Language::Pl));
    assert_eq!(keys(Language::En), keys(Language::De));
}

#[test]
fn a_state_is_small_and_has_no_heap() {
    assert!(size_of::<Raid>() <= 512, "{}", size_of::<Raid>());
    assert!(!std::mem::needs_drop::<Raid>());
    assert!(size_of::<Action>() <= 4 && size_of::<Event>() <= 24, "{}", size_of::<Event>());
}

#[test]
fn a_seeded_game_can_be_dealt() {
    let played = Match::<Raid>::deal(rules(4), Generator::ChaCha8, Seed::from_number(1, 0));
    assert_eq!(played.deal_drawn().len(), 4 * 3);
}
