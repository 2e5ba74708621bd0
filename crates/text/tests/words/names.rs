//! Things and their cases.

use contract::{Language, Phrase, Seat};
use text::{Listener, Words};

/// Polish, because it needs the most forms.
const FILE: &str = r#"
red = czerwień
    .acc = czerwień
    .gen = czerwieni
    .ins = czerwienią
blue = błękit
    .gen = błękitu
    .ins = błękitem
# A thing that has things in it, and asks them for their cases.
card = karta { NAME($single, case: "gen") } i { NAME($double, case: "gen") }
    .acc = kartę { NAME($single, case: "gen") } i { NAME($double, case: "gen") }
    .ins = karta z { NAME($single, case: "ins") } i { NAME($double, case: "ins") }
    .gender = f
parrot = papuga
    .acc = papugę
    .gender = f
clock = zegar
    .gender = m

seen = Widać: { $card }.
drawn = Dobierasz { NAME($card, case: "acc") }.
without = Grasz bez { NAME($card, case: "gen") }.
with = { CAP(NAME($card, case: "ins")) } leży na plaży.
turned = { CAP($card) } zostaje { NAME($card, case: "gender") ->
    [f] odkryta
   *[m] odkryty
}.
back = { $cards-n ->
    [0] Nic nie wraca.
   *[other] Wraca { $cards }; oddajesz { NAME($cards, case: "acc") }.
}
owner = { NAME($seat, case: "acc") } gra.
"#;

fn say(phrase: &Phrase) -> String {
    let names = ["Zuza Szkwał".to_owned()];
    let words = Words::new(Language::Pl, &[FILE]);
    words
        .try_say(phrase, &Listener { me: None, names: &names })
        .expect("the file has all that is said here")
}

fn of(key: &'static str, thing: Phrase) -> String {
    say(&Phrase::new(key).name("card", thing))
}

fn parrot() -> Phrase {
    Phrase::new("parrot")
}

fn card() -> Phrase {
    Phrase::new("card").name("single", Phrase::new("red")).name("double", Phrase::new("blue"))
}

#[test]
fn a_thing_has_the_case_asked_for() {
    assert_eq!(of("seen", parrot()), "Widać: papuga.");
    assert_eq!(of("drawn", parrot()), "Dobierasz papugę.");
}

#[test]
fn a_missing_case_falls_back_to_the_nominative() {
    assert_eq!(of("drawn", Phrase::new("clock")), "Dobierasz zegar.");
    assert_eq!(of("without", parrot()), "Grasz bez papuga.");
}

#[test]
fn a_thing_asks_the_things_in_it_for_their_cases() {
    assert_eq!(of("seen", card()), "Widać: karta czerwieni i błękitu.");
    assert_eq!(of("drawn", card()), "Dobierasz kartę czerwieni i błękitu.");
    assert_eq!(of("with", card()), "Karta z czerwienią i błękitem leży na plaży.");
}

#[test]
fn a_sentence_agrees_with_a_thing_by_its_gender() {
    assert_eq!(of("turned", card()), "Karta czerwieni i błękitu zostaje odkryta.");
    assert_eq!(of("turned", Phrase::new("clock")), "Zegar zostaje odkryty.");
}

#[test]
fn each_thing_in_a_list_has_the_case_asked_for() {
    let back = |things: Vec<Phrase>| say(&Phrase::new("back").names("cards", things));
    let three = vec![parrot(), Phrase::new("clock"), card()];
    assert_eq!(
        back(three),
        "Wraca papuga, zegar i karta czerwieni i błękitu; \
         oddajesz papugę, zegar i kartę czerwieni i błękitu."
    );
    assert_eq!(back(vec![parrot()]), "Wraca papuga; oddajesz papugę.");
    assert_eq!(back(vec![]), "Nic nie wraca.");
}

#[test]
fn values_without_cases_are_unchanged() {
    assert_eq!(say(&Phrase::new("owner").seat("seat", Seat(0))), "Zuza Szkwał gra.");
}
