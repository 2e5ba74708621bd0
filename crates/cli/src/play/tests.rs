//! The screen under test: keys go in, frames come out, at many positions, sizes and languages.

mod several_at_once;
mod sessions;

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use clap::Parser;
use contract::SearchRng;
use jolly_roger::JollyRoger;
use port_royal::PortRoyal;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Modifier;
use registry::{Budget, House};
use rum::Rum;

use super::any::{PersonAnswer, Turn};
use super::app::App;
use super::open;
use super::session::Session;
use super::terminal::has_news;
use crate::args::{Args, Command};
use registry::screen;
use screen::{Screen, Theme};

const LANGUAGES: [&str; 3] = ["en", "pl", "de"];

fn session<G: House>(words: &[&str]) -> Session {
    let words = ["tortuga", "play", G::ID].into_iter().chain(words.iter().copied());
    let Command::Play(args) = Args::try_parse_from(words).unwrap().command else {
        panic!("it was `play`")
    };
    let mut session = open::session::<G>(&args).unwrap();
    // The same on every machine, and fast.
    let host = session.way.host_mut().unwrap();
    host.hint_budget = Budget::Iterations(NonZeroU32::new(8).unwrap());
    session
}

fn rum_screen() -> &'static dyn Screen {
    screen("rum").unwrap()
}

fn drawn(app: &mut App<'_>, columns: u16, rows: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    terminal.backend().buffer().clone()
}

fn text(buffer: &Buffer) -> String {
    let rows = buffer.content().chunks(usize::from(buffer.area.width).max(1));
    let row = |cells: &[ratatui::buffer::Cell]| {
        let line: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned() + "\n"
    };
    rows.map(row).collect()
}

fn press(app: &mut App<'_>, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

fn type_text(app: &mut App<'_>, text: &str) {
    text.chars().for_each(|char| press(app, KeyCode::Char(char)));
}

/// Lets the bots move until the person is asked.
fn wait(app: &mut App<'_>) {
    while app.is_waiting_for_others() {
        app.step();
    }
}

/// A game after some moves of a person who hoards cards.
fn after(words: &[&str], n_moves: usize) -> Session {
    after_moves::<Rum>(words, n_moves, "draw wreck")
}

/// A game after some moves of a person who prefers one action whenever it is possible.
fn after_moves<G: House>(words: &[&str], n_moves: usize, favourite: &str) -> Session {
    let mut session = session::<G>(words);
    go_on(&mut session, n_moves, favourite);
    session
}

/// Makes some more moves.
fn go_on(session: &mut Session, n_moves: usize, favourite: &str) {
    for n_left in (0..=n_moves).rev() {
        while matches!(session.turn(), Turn::Other(_) | Turn::Others(_)) {
            session.step();
        }
        if n_left == 0 || session.turn() == Turn::Over {
            break;
        }
        if session.submit(PersonAnswer::Notation(favourite)).is_err() {
            let choice = session.choices().list.swap_remove(0);
            session.submit(PersonAnswer::Action(&choice.action)).unwrap();
        }
    }
}

mod drawing {
    use super::*;

    const SIZES: [(u16, u16); 9] =
        [(1, 1), (12, 3), (71, 24), (72, 20), (80, 24), (96, 28), (100, 30), (120, 40), (220, 70)];

    /// Presses random keys: a frame can always be drawn, and no word is missing.
    #[test]
    fn any_keys_at_any_size_in_any_language() {
        any_keys::<Rum>(&["2", "3", "4"]);
        any_keys::<PortRoyal>(&["2", "3", "5"]);
        any_keys::<JollyRoger>(&["10"]);
    }

    /// The screen for games that have none of their own.
    #[cfg(feature = "test-games")]
    #[test]
    fn test_games_are_drawn_and_played_to_the_end() {
        struct Play;
        impl registry::Visitor for Play {
            type Output = ();
            fn visit<G: House>(self) {
                any_keys::<G>(&[&G::ABOUT.usual_seats.to_string()]);
                a_whole_game::<G>(&[&G::ABOUT.usual_seats.to_string()]);
            }
        }
        let is_test = |id: &&&str| id.starts_with(registry::TEST_PREFIX);
        for id in registry::GAMES.iter().filter(is_test) {
            registry::visit(id, Play).expect("it is listed");
        }
    }

    fn any_keys<G: House>(n_players: &[&str]) {
        let keys = [
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::PageUp,
            KeyCode::PageDown,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Tab,
            KeyCode::Backspace,
            KeyCode::Delete,
            KeyCode::F(1),
        ];
        let letters = "123456789abdefgc c?hrl:qn0  ż";
        for (seed, language) in (0_u64..).zip(LANGUAGES) {
            for players in n_players {
                let number = seed.to_string();
                let mut session =
                    session::<G>(&["--seed", &number, "--lang", language, "-p", players]);
                let mut app = App::new(&mut session, screen(G::ID).unwrap(), Theme::Coloured);
                let mut rng = SearchRng::new(seed, 1);
                for round in 0..100 {
                    let idx = rng.below(40) as usize;
                    let letter = || {
                        let at = idx % letters.chars().count();
                        letters.chars().nth(at).map_or(KeyCode::Enter, KeyCode::Char)
                    };
                    press(&mut app, keys.get(idx).copied().unwrap_or_else(letter));
                    if rng.below(3) == 0 {
                        wait(&mut app);
                    }
                    let (columns, rows) = SIZES[round % SIZES.len()];
                    let frame = text(&drawn(&mut app, columns, rows));
                    assert!(!frame.contains('⟨'), "{frame}");
                    if app.left().is_some() {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn who_waits_for_somebody_else_is_heard() {
        let mut session = session::<Rum>(&["--seed", "11"]);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        wait(&mut app);
        press(&mut app, KeyCode::Enter);
        assert!(app.is_waiting_for_others(), "a bot is to move");
        let (sender, keys) = std::sync::mpsc::sync_channel(1);
        sender.send(Event::Key(KeyCode::Char('q').into())).unwrap();
        let mut last_move = Instant::now();
        assert!(has_news(&mut app, &keys, Duration::ZERO, &mut last_move));
        assert!(text(&drawn(&mut app, 80, 24)).contains("Leave the game?"), "before the bot moves");
    }

    #[test]
    fn a_whole_game_by_hints_in_every_language() {
        a_whole_game::<Rum>(&["2", "3", "4"]);
        a_whole_game::<PortRoyal>(&["2", "3", "5"]);
        a_whole_game::<JollyRoger>(&["5"]);
    }

    fn a_whole_game<G: House>(n_players: &[&str]) {
        for language in LANGUAGES {
            for players in n_players {
                let words = ["--seed", "11", "--lang", language, "-p", players];
                let mut session = session::<G>(&words);
                let mut app = App::new(&mut session, screen(G::ID).unwrap(), Theme::Plain);
                for _ in 0..1000 {
                    wait(&mut app);
                    press(&mut app, KeyCode::Char('h'));
                    press(&mut app, KeyCode::Enter);
                    let frame = text(&drawn(&mut app, 80, 24));
                    assert!(!frame.contains('⟨'), "{frame}");
                    if app.session_is_over() {
                        break;
                    }
                }
                assert!(app.session_is_over());
                press(&mut app, KeyCode::Char('q'));
                assert!(app.left().is_some(), "a game that is over is left at once");
            }
        }
    }

    #[test]
    fn no_line_of_the_table_runs_into_its_neighbour() {
        for language in LANGUAGES {
            for n_moves in [0, 3, 8] {
                let words = ["--seed", "5", "--lang", language, "-p", "4"];
                let mut session = after(&words, n_moves);
                let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
                let frame = text(&drawn(&mut app, 80, 24));
                let beach = frame.lines().nth(2).unwrap_or_default().to_owned();
                for place in [" 1 ", " 2 ", " 3 "] {
                    assert!(beach.contains(place), "{frame}");
                }
            }
        }
    }

    /// To see them: `INSTA_UPDATE=always cargo test -p cli`, then read the diff.
    #[test]
    fn pictures() {
        let pictures = [
            ("en-80x24", "en", "3", 3, (80, 24)),
            ("pl-80x24", "pl", "4", 5, (80, 24)),
            ("de-120x40", "de", "3", 4, (120, 40)),
        ];
        for (name, language, players, n_moves, (columns, rows)) in pictures {
            // Other bots are tuned now and then, and that should not change the snapshots.
            let words = ["--seed", "21", "--lang", language, "-p", players, "--bots", "random"];
            let mut session = after(&words, n_moves);
            let mut app = App::new(&mut session, rum_screen(), Theme::Coloured);
            insta::assert_snapshot!(name, text(&drawn(&mut app, columns, rows)));
        }
    }

    #[test]
    fn pictures_of_port_royal() {
        let pictures = [
            ("port-royal-en-80x24", "en", "3", 33, (80, 24)),
            ("port-royal-pl-80x24", "pl", "5", 24, (80, 24)),
            ("port-royal-de-110x35", "de", "4", 28, (110, 35)),
        ];
        for (name, language, players, n_moves, (columns, rows)) in pictures {
            let words = ["--seed", "21", "--lang", language, "-p", players, "--bots", "random"];
            let mut session = after_moves::<PortRoyal>(&words, n_moves, "draw");
            let mut app = App::new(&mut session, screen("port-royal").unwrap(), Theme::Coloured);
            insta::assert_snapshot!(name, text(&drawn(&mut app, columns, rows)));
        }
    }

    #[test]
    fn pictures_of_jolly_roger() {
        let pictures = [
            ("jolly-roger-en-80x24", "en", "5", 7, (80, 24)),
            ("jolly-roger-pl-80x24", "pl", "10", 10, (80, 24)),
            ("jolly-roger-de-120x40", "de", "4", 21, (120, 40)),
        ];
        for (name, language, players, n_moves, (columns, rows)) in pictures {
            let words = ["--seed", "21", "--lang", language, "-p", players, "--bots", "random"];
            let mut session = after_moves::<JollyRoger>(&words, n_moves, "decline");
            let mut app = App::new(&mut session, screen("jolly-roger").unwrap(), Theme::Coloured);
            insta::assert_snapshot!(name, text(&drawn(&mut app, columns, rows)));
        }
    }

    /// The rows of a frame that the thumb of the scroll bar covers.
    fn thumb(frame: &str) -> Vec<usize> {
        let rows = frame.lines().enumerate().filter(|(_, line)| line.contains('┃'));
        rows.map(|(row, _)| row).collect()
    }

    #[test]
    fn a_long_page_has_a_scroll_bar_from_its_top_to_its_end() {
        let mut session = after(&["--seed", "7"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        type_text(&mut app, "r");
        let top = thumb(&text(&drawn(&mut app, 80, 24)));
        assert_eq!(top.first(), Some(&1), "right below the edge: {top:?}");
        press(&mut app, KeyCode::End);
        let end = thumb(&text(&drawn(&mut app, 80, 24)));
        assert_eq!(end.last(), Some(&21), "right above the edge: {end:?}");
        press(&mut app, KeyCode::Esc);
        type_text(&mut app, "?");
        assert_eq!(thumb(&text(&drawn(&mut app, 220, 70))), [0; 0], "all of it is in sight");
    }

    #[test]
    fn the_help_page_dims_its_notes() {
        let mut session = after(&["--seed", "7"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        type_text(&mut app, "?");
        let frame = drawn(&mut app, 120, 50);
        let text = text(&frame);
        let row = text.lines().position(|line| line.contains("Your own action")).expect(&text);
        let line = text.lines().nth(row).expect(&text);
        let column = line.chars().position(|char| char == 'Y').expect(line);
        let cell = &frame[(u16::try_from(column).unwrap(), u16::try_from(row).unwrap())];
        assert!(cell.modifier.contains(Modifier::DIM), "{cell:?}");
    }

    #[test]
    fn a_long_list_shows_what_comes_after_the_selection() {
        let words = ["--seed", "21", "-p", "5", "--bots", "random"];
        let mut session = after_moves::<JollyRoger>(&words, 0, "decline");
        let mut app = App::new(&mut session, screen("jolly-roger").unwrap(), Theme::Plain);
        type_text(&mut app, "22");
        for (n_down, range, last) in [(0, "1–5 / 6", "5"), (4, "2–6 / 6", "6"), (1, "2–6 / 6", "6")]
        {
            (0..n_down).for_each(|_| press(&mut app, KeyCode::Down));
            let frame = text(&drawn(&mut app, 80, 24));
            assert!(frame.contains(range), "{frame}");
            let bottom = frame.lines().nth(20).unwrap_or_default();
            assert!(bottom.get(..8).is_some_and(|start| start.contains(last)), "{frame}");
        }
    }

    /// Ten seats, their hands and prizes, a mutiny and the choices: nothing is left out.
    #[test]
    fn ten_seats_fit_a_small_terminal() {
        for language in LANGUAGES {
            for n_moves in [0, 5, 10, 15, 20] {
                let words = ["--seed", "8", "--lang", language, "-p", "10", "--bots", "random"];
                let mut session = after_moves::<JollyRoger>(&words, n_moves, "decline");
                let names = session.about().names.clone();
                let mut app = App::new(&mut session, screen("jolly-roger").unwrap(), Theme::Plain);
                let frame = text(&drawn(&mut app, 80, 24));
                for name in names {
                    assert!(frame.contains(&name), "{name}: {frame}");
                }
                // Silence, where a seat may stay silent, is selected before the first choice.
                assert!(frame.contains("▸1") || frame.contains("▸0"), "{frame}");
            }
        }
    }
}

mod keys {
    use super::*;

    fn message(app: &mut App<'_>) -> String {
        let frame = text(&drawn(app, 160, 40));
        let lines: Vec<&str> = frame.lines().collect();
        lines[lines.len() - 5..].join("\n")
    }

    #[test]
    fn a_choice_is_selected_first_and_played_second() {
        let mut session = after(&["--seed", "7"], 0);
        let n_before = session.n_actions();
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        press(&mut app, KeyCode::Char('4'));
        assert!(!app.is_waiting_for_others());
        press(&mut app, KeyCode::Char('4'));
        assert!(app.is_waiting_for_others());
        wait(&mut app);
        drop(app);
        assert!(session.n_actions() > n_before);
    }

    #[test]
    fn a_set_is_composed_card_by_card_and_says_what_it_would_win() {
        // With this seed the person begins, with one orange bottle or two green ones.
        let mut session = after(&["--seed", "21"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        type_text(&mut app, "ca");
        let single = message(&mut app);
        assert!(single.contains("From your hand: 1 orange"), "{single}");
        assert!(single.contains("(Rule RUM-SET)"), "{single}");
        press(&mut app, KeyCode::Enter);
        assert!(!app.is_waiting_for_others(), "what a rule forbids is not played");
        assert!(message(&mut app).contains("Press r to read this rule."));
        type_text(&mut app, "a");
        let double = message(&mut app);
        assert!(double.contains("Wins the green collection card"), "{double}");
        press(&mut app, KeyCode::Enter);
        assert!(app.is_waiting_for_others());
    }

    #[test]
    fn an_action_can_be_typed_and_a_wrong_one_is_explained() {
        let mut session = after(&["--seed", "7"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        for (typed, reason) in [
            (":sail", "‘sail’ is neither"),
            (":set parrot:3", "‘parrot:3’ cannot be read"),
            (":set gold1-blue2:1", "no card called ‘gold1-blue2’"),
            (":back red1-orange2", "(Rule RUM-TURN)"),
        ] {
            type_text(&mut app, typed);
            press(&mut app, KeyCode::Enter);
            let message = message(&mut app);
            assert!(message.contains(reason), "{typed}: {message}");
        }
        type_text(&mut app, ":  draw   wreck ");
        press(&mut app, KeyCode::Enter);
        assert!(app.is_waiting_for_others());
    }

    #[test]
    fn leaving_is_asked_for_once_and_ctrl_c_leaves_at_once() {
        let mut session = after(&["--seed", "7", "--lang", "pl"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        type_text(&mut app, "q");
        assert!(message(&mut app).contains("t = tak, n = nie"));
        type_text(&mut app, "xn");
        assert!(app.left().is_none());
        type_text(&mut app, "qt");
        assert_eq!(app.left(), Some(crate::play::Left::Quit));
        let mut session = after(&["--seed", "7"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        app.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert_eq!(app.left(), Some(crate::play::Left::Stopped));
    }

    #[test]
    fn the_rules_page_opens_at_the_rule_behind_a_refusal() {
        let mut session = after(&["--seed", "7"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        type_text(&mut app, ":back");
        press(&mut app, KeyCode::Enter);
        type_text(&mut app, "r");
        let frame = text(&drawn(&mut app, 80, 24));
        let first = frame.lines().nth(1).unwrap_or_default();
        assert!(first.contains("RUM-TURN"), "{frame}");
    }

    #[test]
    fn a_key_hurries_the_bots_until_it_is_ones_turn() {
        let mut session = after(&["--seed", "7"], 0);
        let mut app = App::new(&mut session, rum_screen(), Theme::Plain);
        type_text(&mut app, "44");
        assert!(!app.is_hurried());
        press(&mut app, KeyCode::Enter);
        assert!(app.is_hurried());
        wait(&mut app);
        assert!(!app.is_hurried());
    }
}
