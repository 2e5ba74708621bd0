//! Games in which several seats may act at once: who is asked, and what the person can do unasked.

use super::*;
use crate::play::any::Silence;
use screen::Scene;

/// Lets the bots answer until the person is asked, then answers, until it is over.
fn play(session: &mut Session, mut look: impl FnMut(&Session)) {
    for _ in 0..5000 {
        look(session);
        match session.turn() {
            Turn::Over => return,
            Turn::Other(_) | Turn::Others(_) => session.step(),
            Turn::Mine(_) => match session.choices().list.first() {
                Some(choice) => session.submit(PersonAnswer::Action(&choice.action)).unwrap(),
                None => session.submit(PersonAnswer::Silence).unwrap(),
            },
        }
    }
    panic!("it goes on and on");
}

#[test]
fn nobody_is_asked_what_is_no_question() {
    let mut session = session::<JollyRoger>(&["--seed", "2", "-p", "6", "--bots", "random"]);
    play(&mut session, |session| {
        let choices = session.choices();
        if session.turn() == Turn::Mine(Silence::Refused) {
            let is_question = choices.list.len() > 1 || choices.are_suggestions();
            let is_sealed = session.view().fields["answers"]["waiting"] == true;
            assert!(is_question || !is_sealed, "{choices:?}");
        }
        if session.turn() == Turn::Mine(Silence::Allowed) {
            assert!(!choices.list.is_empty(), "silence is nobody's only choice");
        }
    });
}

/// The open offers, as line mode prints them.
fn offers(session: &Session) -> String {
    let view = session.view();
    let scene = Scene { about: session.about(), view: &view, theme: Theme::Plain };
    let lines = screen("jolly-roger").unwrap().lines(&scene);
    lines.into_iter().filter(|line| line.starts_with("Offer ")).collect()
}

#[test]
fn the_person_can_speak_up_and_bribe_while_others_think() {
    let mut session = session::<JollyRoger>(&["--seed", "2", "-p", "5", "--bots", "random"]);
    let mut n_offers = 0;
    for _ in 0..400 {
        match session.turn() {
            Turn::Over => break,
            Turn::Other(seat) => {
                session.speak_up();
                if matches!(session.turn(), Turn::Mine(_)) {
                    let offer = format!("offer {} promise me play 1", seat.0 + 1);
                    if session.submit(PersonAnswer::Notation(&offer)).is_ok() {
                        n_offers += 1;
                        assert!(offers(&session).contains("you promise: playing 1 crew card"));
                    }
                    session.submit(PersonAnswer::Silence).unwrap();
                }
                session.step();
            }
            Turn::Others(_) => session.step(),
            Turn::Mine(_) => {
                let choice = session.choices().list.swap_remove(0);
                session.submit(PersonAnswer::Action(&choice.action)).unwrap();
            }
        }
    }
    assert!(n_offers > 3, "{n_offers}");
}

/// Bots are faster than people, but a key is enough to come before them.
#[test]
fn the_person_can_act_in_an_open_window_before_the_bots() {
    let mut session = session::<JollyRoger>(&["--seed", "2", "-p", "5", "--bots", "bosun"]);
    let mut n_first = 0;
    for _ in 0..400 {
        match session.turn() {
            Turn::Over => break,
            Turn::Others(_) if session.view().fields["attack"].is_object() => {
                session.speak_up();
                let mut list = session.choices().list.into_iter();
                let card = list.find(|choice| choice.notation.starts_with("contribute"));
                if let Some(card) = card {
                    let before = session.n_actions();
                    session.submit(PersonAnswer::Action(&card.action)).unwrap();
                    assert_eq!(session.n_actions(), before + 1, "nobody else came first");
                    n_first += 1;
                }
                session.submit(PersonAnswer::Silence).unwrap();
                session.step();
            }
            Turn::Other(_) | Turn::Others(_) => session.step(),
            Turn::Mine(_) => {
                let choice = session.choices().list.swap_remove(0);
                session.submit(PersonAnswer::Action(&choice.action)).unwrap();
            }
        }
    }
    assert!(n_first > 1, "{n_first}");
}

#[test]
fn an_offer_is_put_together_list_by_list_and_taken_back_with_escape() {
    let mut session = after_moves::<JollyRoger>(&["--seed", "6", "--bots", "random"], 2, "");
    while !session.choices().are_suggestions() {
        match session.turn() {
            Turn::Mine(_) => {
                let choice = session.choices().list.swap_remove(0);
                session.submit(PersonAnswer::Action(&choice.action)).unwrap();
            }
            Turn::Other(_) | Turn::Others(_) | Turn::Over => session.step(),
        }
    }
    let mut app = App::new(&mut session, screen("jolly-roger").unwrap(), Theme::Plain);
    press(&mut app, KeyCode::End);
    while !text(&drawn(&mut app, 80, 24)).contains("▸") {
        press(&mut app, KeyCode::Up);
    }
    let frame = text(&drawn(&mut app, 100, 40));
    assert!(frame.contains("Offer a bribe …"), "{frame}");
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    let frame = text(&drawn(&mut app, 100, 40));
    assert!(frame.contains("Send the offer · Offer to"), "{frame}");
    assert!(frame.contains("you want nothing"), "{frame}");
    for _ in 0..4 {
        press(&mut app, KeyCode::Esc);
    }
    let frame = text(&drawn(&mut app, 100, 40));
    assert!(frame.contains("Offer a bribe …"), "{frame}");
}
