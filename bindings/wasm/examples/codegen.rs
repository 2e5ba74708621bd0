//! Writes the types of our JSON in TypeScript, one file for each crate: `codegen FOLDER`.
//!
//! `cargo xtask codegen` calls it. The page's types are generated, never written by hand.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use registry::{House, Visitor};
use serde_json::{Map, Value, json};
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

/// The rules pages of the games.
fn books() -> String {
    struct Open;
    impl Visitor for Open {
        type Output = Value;
        fn visit<G: House>(self) -> Value {
            let rules = G::ledger().iter();
            let rules = rules.map(|rule| {
                json!({ "id": rule.id.as_str(), "section": rule.section, "tags": rule.tags })
            });
            json!({
                "cards": contract::cards::shipped::<G>(),
                "reactions": G::REACTIONS,
                "rules": rules.collect::<Vec<_>>(),
                "seats_max": G::SEATS.end(),
                "seats_min": G::SEATS.start(),
                "sections": G::sections(),
            })
        }
    }
    let book = |id: &&str| registry::visit(id, Open).map(|book| ((*id).to_owned(), book));
    let books: Map<String, Value> = registry::GAMES.iter().filter_map(book).collect();
    format!("{HEAD}export const BOOKS = {};\n", Value::Object(books))
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("the folder to write to");
    let write = |name: &str, text: String| std::fs::write(Path::new(&folder).join(name), text);
    write("rules.ts", books())?;
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
