//! Numbers and sentences of the screen, in positions written by hand.

use crate::{Action, Options, PortRoyal, Variant};
use contract::{
    Actor, AnyAction, AnyMatch, Game, Language, Match, Observer, Rig, Seat, SeatCount, rig, setup,
};
use text::Words;

use super::*;
use screen::Theme;
use screen::{About, Position};

const BOOK: Options = Options { ending: crate::LastLap::Book, variant: Variant::None };
const VARIANT: Options = Options { variant: Variant::Expedition, ..BOOK };

/// A position, with the person at its first seat.
struct Stage {
    game: Match<PortRoyal>,
    about: About,
}

impl Stage {
    fn new(position: &str) -> Self {
        Self::with(BOOK, Language::En, position)
    }

    fn with(options: Options, language: Language, position: &str) -> Self {
        let deck = PortRoyal::default_deck();
        let seats = SeatCount::new(2).unwrap();
        let rules = setup::rules::<PortRoyal>(&options, seats, &deck).unwrap();
        let position = PortRoyal::rig(rules, &rig::lines(position).unwrap()).unwrap();
        let about = About {
            id: PortRoyal::ID,
            me: Seat(0),
            names: vec!["Anne".to_owned(), "Meg".to_owned()],
            levels: vec![None, None],
            words: Words::of::<PortRoyal>(language),
            rules: serde_json::to_value(rules).unwrap(),
            ledger: PortRoyal::ledger(),
            sections: PortRoyal::sections(),
            cards: Vec::new(),
            opening: Vec::new(),
        };
        Self { game: Match::rigged(rules, position), about }
    }

    fn look<T>(&self, look: impl FnOnce(&Table<'_>) -> T) -> T {
        let fields = self.game.view_json(Observer::Seat(self.about.me));
        let view = Position { fields, ..Position::default() };
        look(&Table::read(&Scene { about: &self.about, view: &view, theme: Theme::Plain }).unwrap())
    }

    fn risk(&self) -> Option<u8> {
        self.look(|table| table.view.outlook?.risk)
    }

    /// Every choice: its line in the list, then its sentences.
    fn choices(&self) -> Vec<Vec<String>> {
        let shown = |action: &Action| {
            let view = self.game.game().view(Observer::Seat(self.about.me));
            let words = self.about.say(&PortRoyal::say_action(self.game.rules(), &view, action));
            let action = serde_json::to_value(action).unwrap();
            let choice = PersonChoice { action, notation: String::new(), words };
            let shown = self.look(|table| table.choice(&choice)).unwrap();
            [shown.line.to_string()].into_iter().chain(shown.sentences).collect()
        };
        self.game.menu(self.about.me).actions.iter().map(shown).collect()
    }

    fn choice(&self, line: &str) -> Vec<String> {
        let choices = self.choices();
        let found = choices.iter().find(|choice| choice[0] == line);
        let found = found.unwrap_or_else(|| panic!("no `{line}` in {choices:#?}"));
        found[1..].to_vec()
    }
}

mod risk {
    use super::*;

    #[test]
    fn it_counts_ships_that_would_end_the_turn_among_all_hidden_cards() {
        // Of 118 unseen cards 9 are blue ships; 18 are blue or red.
        assert_eq!(Stage::new("harbour: flute-1-1a").risk(), Some(8));
        let two = Stage::new("harbour: flute-1-1a frigate-1-1a");
        assert_eq!(two.risk(), Some(15));
    }

    #[test]
    fn ships_that_can_be_repelled_do_not_count() {
        let position = "harbour: flute-1-1a\nlaid 1: sailor-3-1a sailor-3-1b";
        // Three have five swords, the other six at most two; 116 are hidden.
        assert_eq!(Stage::new(position).risk(), Some(3));
        // The swords of others do not help.
        let others = "harbour: flute-1-1a\nlaid 2: sailor-3-1a sailor-3-1b";
        assert_eq!(Stage::new(others).risk(), Some(8));
    }

    #[test]
    fn a_skull_is_never_repelled() {
        let position = "harbour: frigate-skull-3
             deck: frigate-1-1a frigate-3-2a pinnace-1-1a
             laid 1: pirate-7-2 pirate-9-3 sailor-7-3
             coins 1: 0
             coins 2: 0
             rest: discard";
        assert_eq!(Stage::new(position).risk(), Some(0));
        let skull = position.replace("harbour: frigate-skull-3", "harbour: frigate-1-1b");
        let skull = skull.replace("pinnace-1-1a", "frigate-skull-3");
        assert_eq!(Stage::new(&skull).risk(), Some(33));
    }

    #[test]
    fn only_what_is_certain_is_called_so() {
        let position =
            "harbour: flute-1-1a\ndeck: flute-1-1b\ncoins 1: 0\ncoins 2: 0\nrest: discard";
        assert_eq!(Stage::new(position).risk(), Some(100));
        let swords = format!("{position}\nlaid 1: sailor-3-1a");
        assert_eq!(Stage::new(&swords).risk(), Some(0));
    }

    #[test]
    fn an_empty_deck_will_be_the_discard_pile() {
        let position = "harbour: flute-1-1a\ncoins 1: 0\ncoins 2: 0\nrest: discard";
        assert_eq!(Stage::new(position).risk(), Some(8));
    }

    #[test]
    fn there_is_none_without_a_ship_or_while_nobody_draws() {
        assert_eq!(Stage::new("harbour: sailor-3-1a").risk(), None);
        assert_eq!(Stage::new("harbour: flute-1-1a\nphase: take 1").risk(), None);
        let waits = "harbour: flute-1-1a\nlaid 1: sailor-3-1a\nphase: ship skiff-1-1a";
        assert_eq!(Stage::new(waits).risk(), None);
    }
}

mod choices {
    use super::*;

    #[test]
    fn drawing_tells_its_risk_and_stopping_how_many_may_be_taken() {
        let stage = Stage::new("harbour: flute-1-1a\nlaid 1: governor-8-0a");
        assert_eq!(
            stage.choices(),
            [
                vec!["Draw a card", "Draw a card", "Risk of a second ship: 8%"],
                vec!["Stop drawing", "Stop drawing", "2 cards to take"],
            ]
        );
    }

    #[test]
    fn a_ship_that_ends_the_turn_says_so() {
        let stage = Stage::new("harbour: flute-1-2\nlaid 1: sailor-3-1a\nphase: ship flute-1-1a");
        assert_eq!(stage.choice("Repel the ship"), ["Repel the ship"]);
        let keep = stage.choice("Let the ship in and end your turn");
        assert!(keep[1].starts_with("Careful: a ship of this colour is there already"), "{keep:?}");
        let stage = Stage::new("laid 1: sailor-3-1a\nphase: ship flute-1-1a");
        assert_eq!(stage.choice("Let the ship in"), ["Let the ship in"]);
    }

    /// Seat 1 takes in the turn of seat 2, with a trader and a mademoiselle.
    const TAKES: &str = "turn: 2
         harbour: flute-1-2 sailor-3-1a
         laid 1: blue-trader-3-1 mademoiselle-7-2a
         coins 1: 5
         phase: take 1";

    #[test]
    fn taking_tells_income_cost_and_whom_the_coin_goes_to() {
        let stage = Stage::new(TAKES);
        assert_eq!(
            stage.choice("Trade ◆ blue flute → ◎3 − 1"),
            ["Trade: take a blue flute (1 sword, 2 coins)", "Brings 3 coins", "1 coin goes to Meg"]
        );
        assert_eq!(
            stage.choice("Hire sailor ◎2 + 1 → ★1 (⚔1)"),
            [
                "Hire a sailor (cost 3, 1 point)",
                "Costs 2",
                "1 coin goes to Meg",
                "1 sword",
                "Then you have 4 of 12 points",
            ]
        );
        assert_eq!(stage.choice("Take nothing"), ["Take nothing"]);
    }

    #[test]
    fn in_ones_own_turn_nobody_gets_a_coin() {
        let stage = Stage::new(&TAKES.replace("turn: 2", "turn: 1"));
        let trade = stage.choice("Trade ◆ blue flute → ◎3");
        assert_eq!(trade[1..], ["Brings 3 coins"]);
        assert_eq!(stage.choice("Hire sailor ◎2 → ★1 (⚔1)")[1], "Costs 2");
    }

    #[test]
    fn after_a_card_one_takes_nothing_more() {
        let position = "harbour: flute-1-2\nlaid 1: governor-8-0a\nphase: take 1 taken 1";
        let stage = Stage::new(position);
        assert_eq!(stage.choice("Take nothing more"), ["Take nothing more"]);
    }

    #[test]
    fn names_stay_as_they_are_in_every_language() {
        let polish = Stage::with(BOOK, Language::Pl, TAKES);
        let trade = polish.choice("Handel: ◆ niebieska fluita → ◎3 − 1");
        assert_eq!(trade[1..], ["Przynosi 3 monety", "1 monetę dostaje Meg"]);
        let german = Stage::with(BOOK, Language::De, TAKES);
        let trade = german.choice("Handeln: ◆ blaue Fleute → ◎3 − 1");
        assert_eq!(trade[1..], ["Bringt 3 Münzen", "1 Münze bekommt Meg"]);
    }

    #[test]
    fn an_expedition_tells_who_goes_what_for_and_the_points_then() {
        let stage = Stage::new(
            "expeditions: expedition-anchor2 expedition-cross2
             laid 1: jack-6-1a jack-6-1b sailor-7-3
             drawn: 1",
        );
        for symbols in ["2 anchors", "2 crosses"] {
            let choice = stage.choice(&format!("⚑ 2×Jack → ◎2 ★4 − 2 ({symbols})"));
            assert!(choice[0].starts_with(&format!("Fulfil an expedition ({symbols}")));
            assert_eq!(choice[1..], ["Then you have 7 of 12 points"]);
        }
    }
}

mod table {
    use super::*;

    #[test]
    fn what_breaks_ties_stands_beside_the_points() {
        let position = "laid 2: expedition-house2\ncoins 1: 1\ncoins 2: 7";
        let standing = |options, seat| {
            let stage = Stage::with(options, Language::En, position);
            let fields = stage.game.view_json(Observer::Seat(Seat(0)));
            let view = Position { fields, ..Position::default() };
            let scene = Scene { about: &stage.about, view: &view, theme: Theme::Plain };
            PortRoyalScreen.standing(&scene, Seat(seat)).unwrap()
        };
        assert_eq!(standing(BOOK, 0), "1 coin");
        assert_eq!(standing(BOOK, 1), "7 coins");
        assert_eq!(standing(VARIANT, 0), "1 coin, no expedition");
        assert_eq!(standing(VARIANT, 1), "7 coins, 1 expedition");
    }

    #[test]
    fn no_person_in_the_harbour_is_cut_off() {
        for language in [Language::En, Language::Pl, Language::De] {
            let stage = Stage::with(BOOK, language, "drawn: 1");
            stage.look(|table| {
                for face in &table.deck.faces {
                    let Face::Person(person) = face else { continue };
                    let line = table.person_ample(*person, 53).to_string();
                    assert!(!line.ends_with('…'), "{line}");
                }
            });
        }
    }

    #[test]
    fn the_last_lap_is_told_until_the_game_is_over() {
        let mut stage = Stage::new("turn: 1\nlast: 1\ndrawn: 1");
        let told = |stage: &Stage| stage.look(|table| table.lines()[0].clone());
        let before = told(&stage);
        assert!(before.contains("Last lap: you have the last turn"), "{before}");
        let window = stage.game.window().unwrap().id;
        let stop = r#"{"kind":"stop"}"#;
        let stop = AnyAction::new(serde_json::from_str(stop).unwrap());
        stage.game.submit_action(Seat(0), window, Actor::User, &stop).unwrap();
        let after = told(&stage);
        assert!(stage.game.is_over() && after.starts_with("Deck: "), "{after}");
    }
}
