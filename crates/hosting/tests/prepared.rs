//! A user's own match at a table in this process: what it allows, what a server does not, and that
//! its log makes the same match again.
#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::sync::Arc;

use contract::chance::Generator;
use contract::{AnyMatch, Match, Observer, SearchRng, Seat, SeatCount, Seed, setup};
use hosting::{AllGames, Local, Prepared};
use registry::{GAMES, House, Visitor};
use serde_json::json;
use table::command::{Command, Wish};
use table::id::{Client, CommandId, Conn, MatchNumber, Millis, NetAddress, Person};
use table::io::{Connect, Pass};
use table::{Chances, Dealer, Input, Output, Setting};

const ANN: Seat = Seat(0);
const CONN: Conn = Conn(1);
const NOW: Millis = Millis(0);
/// How often Ann answers.
const ANSWERS: u32 = 12;

fn dealer<G: House>() -> Prepared<G> {
    let seats = SeatCount::new(3).unwrap();
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck()).unwrap();
    Prepared::new(Match::deal(rules, Generator::ChaCha8, Seed::from_number(7, 0)))
}

fn local(game: &str, dealer: Arc<dyn Dealer>) -> Option<Local> {
    let setting = json!({"game": game, "seats": 3, "pace": {"kind": "none"}});
    let setting: Setting = serde_json::from_value(setting).unwrap();
    let chances = Chances { deals: [0; 32], jitter: 0 };
    Local::create(setting, Person(1), chances, None, dealer, NOW).ok().map(|(local, _)| local)
}

struct Levels;

impl Visitor for Levels {
    type Output = ();
    fn visit<G: House>(self) {
        let own = dealer::<G>();
        for level in ["captain:500", "captain:9ms@fickle", "bosun@fickle"] {
            assert!(own.has_level(G::ID, level), "{level}");
            assert!(!AllGames.has_level(G::ID, level), "nobody may ask a server for {level}");
        }
        assert!(!own.has_level(G::ID, "admiral"));
        assert!(own.has_level(G::ID, "bosun") && AllGames.has_level(G::ID, "bosun"));
    }
}

#[test]
fn bots_have_budgets_and_tempers_only_at_a_table_of_ones_own() {
    for game in GAMES {
        registry::visit(game, Levels).unwrap();
    }
}

struct Other;

impl Visitor for Other {
    type Output = ();
    fn visit<G: House>(self) {
        for game in GAMES {
            assert_eq!(local(game, Arc::new(dealer::<G>())).is_some(), *game == G::ID);
        }
    }
}

#[test]
fn only_its_own_game_can_be_dealt() {
    for game in GAMES {
        registry::visit(game, Other).unwrap();
    }
}

/// A person among bots at a table in this process.
struct Room {
    local: Local,
    outputs: Vec<Output>,
    n_commands: u32,
}

impl Room {
    fn handle(&mut self, input: Input) {
        self.outputs.extend(self.local.handle(input, NOW).outputs);
    }

    fn ask(&mut self, wish: Wish) {
        self.n_commands += 1;
        let command = Ok(Command { cmd: CommandId(self.n_commands), wish });
        self.handle(Input::Command { conn: CONN, command });
    }

    fn open(local: Local) -> Self {
        let mut room = Self { local, outputs: Vec::new(), n_commands: 0 };
        room.handle(Input::Connect(Connect {
            conn: CONN,
            person: Person(1),
            name: "Ann".to_owned(),
            client: Client(1),
            pass: Pass::Link,
            source: NetAddress::default(),
            blocked: Arc::from([]),
        }));
        room.ask(Wish::Sit { seat: ANN });
        for (seat, level) in [(1, "captain:9"), (2, "bosun@fickle")] {
            room.ask(Wish::Fill { seat: Seat(seat), level: level.to_owned() });
        }
        room.ask(Wish::Start);
        room
    }

    /// Lets all bots answer.
    fn think(&mut self) {
        let is_question = |output: &Output| matches!(output, Output::Think(_));
        while let Some(place) = self.outputs.iter().position(is_question) {
            let Output::Think(think) = self.outputs.remove(place) else { continue };
            let rng = SearchRng::new(think.ticket.0, 0);
            let (spec, mut enough) = (think.level.parse().unwrap(), |done| done >= 9);
            let advice = hosting::consult(&think.game, spec, 1, &think.sight, rng, &mut enough);
            self.handle(Input::Advice { ticket: think.ticket, advice });
        }
    }
}

struct Again;

impl Visitor for Again {
    type Output = ();
    fn visit<G: House>(self) {
        let own = Arc::new(dealer::<G>());
        let mut room = Room::open(local(G::ID, Arc::clone(&own) as Arc<dyn Dealer>).unwrap());
        for _ in 0..ANSWERS {
            room.think();
            let game = room.local.table().game().unwrap();
            let (window, action) = (game.window().map(|open| open.id), game.fallback_action(ANN));
            let (Some(window), Some(action)) = (window, action) else { break };
            room.ask(Wish::Submit { number: MatchNumber(1), window, action, version: None });
        }
        let (again, played) = (own.after(room.local.log()), room.local.table().game().unwrap());
        assert!(played.n_actions() > 0, "{}", G::ID);
        assert_eq!(again.log().len(), played.n_actions());
        assert_eq!(again.view_json(Observer::Referee), played.view_json(Observer::Referee));
        assert_eq!(again.commitment(), played.commitment(), "its seed is not the table's");
    }
}

#[test]
fn the_log_of_its_table_makes_the_same_match_again() {
    for game in GAMES {
        registry::visit(game, Again).unwrap();
    }
}
