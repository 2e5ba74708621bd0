//! A person alone among bots takes back moves in every game: the record is that of a match without
//! them, and a restored table is the same.
#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::sync::Arc;

use contract::{SearchRng, Seat};
use hosting::{AllGames, Local, archive};
use registry::GAMES;
use serde_json::{Value, json};
use table::command::{Command, Wish};
use table::entry::Fact;
use table::id::{Client, CommandId, Conn, MatchNumber, Millis, NetAddress, Person, Version};
use table::io::{Connect, Pass, Think};
use table::message::{Advice, StageName};
use table::{Chances, Input, Output, Setting};

const ANN: Seat = Seat(0);
const CONN: Conn = Conn(1);
/// Random bribes keep Jolly Roger going for long, so not every game ends.
const STEPS_MAX: u32 = 2_000;

/// A table of Ann and two bots, who all choose at random.
struct Scene {
    local: Local,
    rng: SearchRng,
    now: Millis,
    n_commands: u32,
    thoughts: Vec<Think>,
}

impl Scene {
    fn new(game: &str) -> Self {
        let setting = json!({"game": game, "seats": 3, "pace": {"kind": "none"}});
        let setting: Setting = serde_json::from_value(setting).unwrap();
        let chances = Chances { deals: [5; 32], jitter: 3 };
        let (now, dealer) = (Millis(1_000), Arc::new(AllGames));
        let (local, _) = Local::create(setting, Person(1), chances, None, dealer, now).unwrap();
        let rng = SearchRng::new(12, 0);
        let mut scene = Self { local, rng, now, n_commands: 0, thoughts: Vec::new() };
        scene.feed(Input::Connect(Connect {
            conn: CONN,
            person: Person(1),
            name: "Ann".to_owned(),
            client: Client(0),
            pass: Pass::Link,
            source: NetAddress::default(),
            blocked: Arc::default(),
        }));
        scene.ask(Wish::Sit { seat: ANN });
        for seat in [1, 2] {
            scene.ask(Wish::Fill { seat: Seat(seat), level: "random".to_owned() });
        }
        scene.ask(Wish::Start);
        scene
    }

    fn feed(&mut self, input: Input) {
        for output in self.local.handle(input, self.now).outputs {
            if let Output::Think(think) = output {
                self.thoughts.push(think);
            }
        }
    }

    fn ask(&mut self, wish: Wish) {
        self.n_commands += 1;
        let command = Command { cmd: CommandId(self.n_commands), wish };
        self.feed(Input::Command { conn: CONN, command: Ok(command) });
    }

    /// A random choice of a seat.
    fn choice(&mut self, seat: Seat) -> Option<Value> {
        let menu = self.local.table().game()?.menu_json(seat);
        let choices = menu["choices"].as_array()?.clone();
        let n_choices = u32::try_from(choices.len()).ok().filter(|n| *n > 0)?;
        Some(choices[self.rng.below(n_choices) as usize]["action"].clone())
    }

    /// Somebody does something: Ann takes back, Ann plays, a bot answers, or time passes.
    fn step(&mut self) {
        let game = self.local.table().game().unwrap();
        let (version, window) = (Version(game.version()), game.window());
        let number = MatchNumber(1);
        if game.may_undo(ANN).is_ok() && self.rng.below(3) == 0 {
            return self.ask(Wish::Undo { number, version });
        }
        let asked = window.filter(|open| open.waiting.has(ANN));
        if let Some(open) = asked.filter(|_| self.rng.below(2) == 0)
            && let Some(action) = self.choice(ANN)
        {
            return self.ask(Wish::Submit {
                number,
                window: open.id,
                action: action.into(),
                version: None,
            });
        }
        if let Some(Think { ticket, seat, .. }) = self.thoughts.pop() {
            let advice = self.choice(seat).map(|action| Advice {
                action,
                notation: String::new(),
                reason: Value::Null,
            });
            return self.feed(Input::Advice { ticket, advice });
        }
        self.now = self.now.plus(1_000);
        self.feed(Input::Tick);
    }
}

#[test]
fn a_move_that_was_taken_back_is_not_in_the_record() {
    let mut n_ended = 0;
    for game in GAMES {
        let mut scene = Scene::new(game);
        for _ in 0..STEPS_MAX {
            if scene.local.table().stage() == StageName::Over {
                break;
            }
            scene.step();
        }
        let log = scene.local.log();
        let n_of = |is: fn(&Fact) -> bool| log.iter().filter(|entry| is(&entry.fact)).count();
        let n_undone = n_of(|fact| matches!(fact, Fact::Undone { .. }));
        let n_played = n_of(|fact| matches!(fact, Fact::Played { .. }));
        assert!(n_undone > 0, "{game}: nothing was taken back");
        let played = scene.local.table().game().unwrap().log_text();
        assert_eq!(played.len(), n_played - n_undone, "{game}");
        if let Some(text) = archive::record(log, MatchNumber(1), None) {
            n_ended += 1;
            let moves = record::Sheet::read(&text).unwrap().moves;
            let written = moves.iter().map(|one| one.action.as_str());
            assert!(written.eq(played.iter().map(|one| one.action.as_str())), "{game}");
        }
        let restored = Local::restore(log.to_vec(), Arc::new(AllGames), 0, scene.now).unwrap().0;
        assert_eq!(restored.table().game().unwrap().log_text(), played, "{game}");
    }
    assert!(n_ended >= 2, "too few games ended");
}
