//! Phrases of real games as the terminal says them, in all languages: `phrases FILE`.
//!
//! The page has its own formatter; `web/src/words/speaker.parity.ts` compares it with this file.

use std::collections::BTreeSet;

use contract::chance::Generator;
use contract::{
    Actor, Language, Match, Observer, Phrase, SearchRng, Seat, SeatCount, Seed, Submission, setup,
};
use registry::{House, Visitor};
use serde_json::{Value, json};
use text::{Listener, Words};

/// The most different phrases from one game.
const PHRASES_MAX: usize = 600;
/// The most actions played to find them.
const ACTIONS_MAX: usize = 6_000;

/// Realistic names: with spaces, letters of all kinds, and one seat without a name.
const NAMES: [&str; 4] = ["Ann", "Łucja Żółć", "von Größe", "O'Neill"];

struct Say;

impl Visitor for Say {
    type Output = Vec<Value>;

    fn visit<G: House>(self) -> Vec<Value> {
        let phrases = gather::<G>();
        let names = NAMES.map(str::to_owned);
        let mut said = Vec::new();
        for language in Language::ALL {
            let words = Words::of::<G>(language);
            for phrase in &phrases {
                for me in [None, Some(Seat(0)), Some(Seat(1))] {
                    let text = words.say(phrase, &Listener { me, names: &names });
                    let me = me.map(|seat| seat.0);
                    let (game, language) = (G::ID, language.code());
                    said.push(json!({
                        "game": game, "language": language, "me": me, "names": names,
                        "phrase": phrase, "text": text,
                    }));
                }
            }
        }
        said
    }
}

/// The phrases of random games: events, as two observers see them, choices and questions.
fn gather<G: House>() -> Vec<Phrase> {
    let mut rng = SearchRng::new(11, 0);
    let (mut seen, mut phrases) = (BTreeSet::new(), Vec::new());
    let mut keep = |phrase: Phrase| {
        let text = serde_json::to_string(&phrase).expect("plain data");
        if phrases.len() < PHRASES_MAX && seen.insert(text) {
            phrases.push(phrase);
        }
    };
    let seats = SeatCount::new(*G::SEATS.end()).expect("games have few seats");
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck());
    let rules = rules.expect("a game can be set up as usual");
    let mut deals = 0;
    let mut game = Match::<G>::deal(rules, Generator::Lehmer64, Seed::from_number(deals, 0));
    for _ in 0..ACTIONS_MAX {
        let Some(window) = game.window() else {
            deals += 1;
            game = Match::deal(rules, Generator::Lehmer64, Seed::from_number(deals, 0));
            continue;
        };
        let seat = window.waiting.iter().next().expect("an open window waits for somebody");
        let menu = game.menu(seat);
        let count = u32::try_from(menu.actions.len()).expect("menus are bounded");
        let action = menu.actions[rng.below(count) as usize];
        let view = game.game().view(Observer::Seat(seat));
        keep(G::say_action(rules, &view, &action));
        for observer in [Observer::Seat(seat), Observer::Spectator] {
            let view = game.game().view(observer);
            G::say_window(rules, &view).into_iter().for_each(&mut keep);
        }
        let submission = Submission { seat, window: window.id, actor: Actor::Bot, action };
        assert!(game.submit(submission).is_ok(), "what the menu lists is legal");
        for event in game.events_of(game.log().len() - 1) {
            for observer in [Observer::Seat(Seat(0)), Observer::Spectator] {
                let view = G::event_view(event, observer);
                view.and_then(|view| G::say_event(rules, &view)).into_iter().for_each(&mut keep);
            }
        }
    }
    phrases
}

fn main() -> std::io::Result<()> {
    let file = std::env::args().nth(1).expect("the file to write to");
    let said: Vec<Value> =
        registry::GAMES.iter().filter_map(|id| registry::visit(id, Say)).flatten().collect();
    std::fs::write(file, Value::Array(said).to_string())
}
