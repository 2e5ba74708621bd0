//! Writes the types of our JSON in TypeScript, one file for each crate: `codegen FOLDER`.
//!
//! `cargo xtask codegen` calls it. The page's types are generated, never written by hand.

#[path = "codegen/worked.rs"]
mod worked;

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use contract::Language;
use registry::{House, Visitor};
use serde_json::{Map, Value, json};

use text::Words;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "// Made by `cargo xtask codegen`. Do not edit.\n\n";
/// The longest array that becomes a tuple in TypeScript; longer ones become lists.
const TUPLE_MAX: usize = 4;

/// All types by crate and name.
#[derive(Default)]
struct Book {
    seen: BTreeSet<TypeId>,
    files: BTreeMap<String, BTreeMap<String, Page>>,
    /// The crate and the names that the current type uses.
    uses: Vec<(String, String)>,
}

/// One type.
struct Page {
    docs: String,
    declaration: String,
    uses: Vec<(String, String)>,
}

/// The crate of `serde_json::Value`, which is anything: `unknown` on the page.
const ANYTHING: &str = "serde-json";

/// A 64-bit integer is a number on the page too: none of ours exceeds 2^53.
fn config() -> Config {
    Config::new().with_large_int("number").with_array_tuple_limit(TUPLE_MAX)
}

fn crate_of<T: ?Sized>() -> String {
    type_name::<T>().split("::").next().unwrap_or_default().replace('_', "-")
}

impl TypeVisitor for Book {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // A type without its own file, such as a list, is written where it is used.
        let home = crate_of::<T>();
        if T::output_path().is_none() || home == ANYTHING {
            return;
        }
        let name = T::ident(&config());
        self.uses.push((home.clone(), name.clone()));
        if !self.seen.insert(TypeId::of::<T::WithoutGenerics>()) {
            return;
        }
        let outer = std::mem::take(&mut self.uses);
        T::visit_dependencies(self);
        let uses = std::mem::replace(&mut self.uses, outer);
        let page = Page {
            docs: T::docs().unwrap_or_default(),
            declaration: T::decl(&config()).replace("JsonValue", "unknown"),
            uses,
        };
        let old = self.files.entry(home.clone()).or_default().insert(name.clone(), page);
        assert!(old.is_none(), "two types of {home} are called {name}");
    }
}

impl Book {
    fn write(&self, home: &str) -> String {
        let pages = &self.files[home];
        let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (from, name) in pages.values().flat_map(|page| &page.uses) {
            if from != home {
                imports.entry(from).or_default().insert(name);
            }
        }
        let mut text = String::from(HEAD);
        for (from, names) in imports {
            let names = names.into_iter().collect::<Vec<_>>().join(", ");
            writeln!(text, "import type {{ {names} }} from \"./{from}\";").expect("a string");
        }
        text.push('\n');
        let types =
            pages.values().map(|page| format!("{}export {}\n", page.docs, page.declaration));
        text.push_str(&types.collect::<Vec<_>>().join("\n"));
        text
    }
}

/// A game in the page: how it is offered, and its rules page.
struct Offered {
    is_test: bool,
    minutes: u8,
    id: &'static str,
    offer: Value,
    book: Value,
    /// The worked examples of its rules page.
    examples: Vec<Value>,
}

/// Asks a game for both.
struct Ask;

impl Visitor for Ask {
    type Output = Offered;
    fn visit<G: House>(self) -> Offered {
        let about = G::ABOUT;
        let name = |language: Language| {
            let name = Words::of::<G>(language).key(&about.key("name"));
            (language.code().to_owned(), json!(name))
        };
        let offer = json!({
            "cautions": about.cautions,
            "id": about.id,
            "minutes": about.minutes,
            "names": Language::ALL.map(name).into_iter().collect::<Map<String, Value>>(),
            "options": about.options,
            "prefix": about.prefix,
            "reactions": G::REACTIONS,
            "seats_max": about.seats.end(),
            "seats_min": about.seats.start(),
            "usual_seats": about.usual_seats,
        });
        let rules = G::ledger().iter().map(
            |rule| json!({ "id": rule.id.as_str(), "section": rule.section, "tags": rule.tags }),
        );
        let (constants, gallery) = contract::explain::shipped::<G>();
        let part = |(title, cards)| json!({ "title": title, "cards": cards });
        let book = json!({
            "cards": contract::cards::shipped::<G>(),
            "gallery": gallery.into_iter().map(part).collect::<Vec<_>>(),
            "match": constants,
            "rules": rules.collect::<Vec<_>>(),
            "sections": G::sections(),
        });
        let examples = worked::examples::<G>(constants);
        let is_test = about.id.starts_with(registry::TEST_PREFIX);
        Offered { is_test, minutes: about.minutes, id: about.id, offer, book, examples }
    }
}

/// The games in the order in which the page lists them: short ones first.
fn games() -> Vec<Offered> {
    let mut games: Vec<Offered> =
        registry::GAMES.iter().filter_map(|id| registry::visit(id, Ask)).collect();
    games.sort_by_key(|game| game.minutes);
    games
}

fn offers(name: &str, games: &[&Offered]) -> String {
    let all: Vec<&Value> = games.iter().map(|game| &game.offer).collect();
    format!("export const {name} = {} as const;\n", json!(all))
}

fn books(name: &str, games: &[&Offered]) -> String {
    let all = games.iter().map(|game| (game.id.to_owned(), game.book.clone()));
    format!("export const {name} = {};\n", Value::Object(all.collect()))
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("the folder to write to");
    let write = |name: &str, text: String| std::fs::write(Path::new(&folder).join(name), text);
    let all = games();
    let (test, shipped): (Vec<&Offered>, Vec<&Offered>) = all.iter().partition(|game| game.is_test);
    write("games.ts", format!("{HEAD}{}", offers("GAMES", &shipped)))?;
    write("rules.ts", format!("{HEAD}{}", books("BOOKS", &shipped)))?;
    for game in &shipped {
        let examples = format!("export const EXAMPLES = {};\n", json!(game.examples));
        write(&format!("{}-examples.ts", game.id), format!("{HEAD}{examples}"))?;
    }
    let test = format!("{HEAD}{}\n{}", offers("TEST_GAMES", &test), books("TEST_BOOKS", &test));
    write("test-games.ts", test)?;
    let protocol = table::command::PROTOCOL;
    let docs = "/** The version of commands and messages that this page speaks. */";
    write("protocol.ts", format!("{HEAD}\n{docs}\nexport const PROTOCOL = {protocol};\n"))?;
    let mut book = Book::default();
    book.visit::<table::Command>();
    book.visit::<table::Message>();
    book.visit::<table::Setting>();
    book.visit::<wasm::Request>();
    book.visit::<wasm::Reply>();
    api::visit_types(&mut book);
    registry::visit_types(&mut book);
    for home in book.files.keys() {
        write(&format!("{home}.ts"), book.write(home))?;
    }
    Ok(())
}
