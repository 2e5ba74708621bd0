//! Seats: 'you' for their owner, names for the others, numbers if nobody has a name.

use contract::{Arg, Language, Phrase, Seat};
use text::{Listener, Words};

fn names() -> Vec<String> {
    ["Anna", "Meg", "Ned"].map(ToOwned::to_owned).to_vec()
}

fn say(language: Language, phrase: &Phrase, me: Option<u8>) -> String {
    let listener = Listener { me: me.map(Seat), names: &names() };
    Words::new(language, &[]).try_say(phrase, &listener).expect("shared words are whole")
}

fn winners(seats: &[u8]) -> Phrase {
    Phrase::new("ui-winners").with("seats", Arg::Seats(seats.iter().copied().map(Seat).collect()))
}

#[test]
fn a_turn_is_yours_or_somebody_elses() {
    let turn = Phrase::new("ui-turn").seat("seat", Seat(0));
    let said = Language::ALL.map(|language| say(language, &turn, Some(0)));
    assert_eq!(said, ["Your turn", "Twoja kolej", "Du bist am Zug"]);
    let said = Language::ALL.map(|language| say(language, &turn, Some(1)));
    assert_eq!(said, ["Anna is thinking …", "Anna myśli…", "Anna überlegt …"]);
    assert_eq!(say(Language::En, &turn, None), "Anna is thinking …");
}

#[test]
fn a_lone_winner_wins() {
    let said = Language::ALL.map(|language| say(language, &winners(&[1]), Some(1)));
    assert_eq!(said, ["You win!", "Wygrywasz!", "Du gewinnst!"]);
    let said = Language::ALL.map(|language| say(language, &winners(&[1]), Some(0)));
    assert_eq!(said, ["Meg wins.", "Wygrywa Meg.", "Meg gewinnt."]);
}

#[test]
fn joint_winners_share_the_win() {
    let all = winners(&[0, 1, 2]);
    assert_eq!(say(Language::En, &all, Some(0)), "You share the win with Meg and Ned.");
    let two = winners(&[0, 2]);
    assert_eq!(say(Language::Pl, &two, Some(2)), "Wspólne zwycięstwo: ty i Anna!");
    assert_eq!(say(Language::De, &all, Some(1)), "Du teilst dir den Sieg mit Anna und Ned.");
    assert_eq!(say(Language::En, &all, None), "Anna, Meg and Ned share the win.");
    assert_eq!(say(Language::De, &two, None), "Anna und Ned teilen sich den Sieg.");
}

#[test]
fn a_seat_without_a_name_goes_by_its_number() {
    let words = Words::new(Language::De, &[]);
    let turn = Phrase::new("ui-turn").seat("seat", Seat(3));
    assert_eq!(words.say(&turn, &Listener::default()), "Platz 4 überlegt …");
}
