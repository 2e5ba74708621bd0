//! Databases that cannot be used: one clear line each, nothing written, no password shown.

use std::sync::Arc;

use server::desk::Desk;
use server::store::postgres::{DatabaseUrl, PostgresStore};

use super::Postgres;
use super::{connect, node, start};

/// Why a node does not start.
fn refusal(url: &str) -> String {
    let url = DatabaseUrl::read(url).unwrap();
    let error = PostgresStore::connect(&url, node("one"), Arc::default()).unwrap_err();
    let line = format!("{error:#}");
    assert!(!line.contains('\n') && !line.contains("sesame"), "{line}");
    line
}

#[test]
fn databases_that_cannot_be_used_are_refused_in_one_line() {
    let Some(postgres) = start() else { return };
    no_server_no_database_no_password(&postgres);
    a_schema_from_the_future(&postgres);
    a_database_of_another_program(&postgres);
}

fn no_server_no_database_no_password(postgres: &Postgres) {
    let nowhere = refusal("postgres://ann:sesame@127.0.0.1:1/tortuga");
    assert!(nowhere.contains("cannot use the database tortuga at 127.0.0.1"), "{nowhere}");
    let missing = refusal(&postgres.url("missing"));
    assert!(missing.contains("database \"missing\" does not exist"), "{missing}");
    postgres.database("locked");
    postgres.psql("locked", "CREATE ROLE ann LOGIN PASSWORD 'open'");
    postgres.psql("locked", "REVOKE CREATE ON SCHEMA public FROM public");
    let file = postgres.psql("locked", "SHOW hba_file");
    let lines = "('local all postgres trust'), ('local all all scram-sha-256')";
    postgres.psql("locked", &format!("COPY (VALUES {lines}) TO '{file}'"));
    postgres.psql("locked", "SELECT pg_reload_conf()");
    let socket = postgres.url("locked").replace("user=postgres", "user=ann&password=sesame");
    let wrong = loop {
        // The server reads its settings a moment later; until then it lets everybody in.
        let refused = refusal(&socket);
        if refused.contains("password") {
            break refused;
        }
    };
    assert!(wrong.contains("password authentication failed for user \"ann\""), "{wrong}");
}

fn a_schema_from_the_future(postgres: &Postgres) {
    let text = postgres.database("future");
    let url = DatabaseUrl::read(&text).unwrap();
    drop(connect(&url, "one"));
    postgres.psql("future", "UPDATE schema SET version = 99; DELETE FROM nodes");
    for line in [refusal(&text), format!("{:#}", Desk::open_shared(&url).unwrap_err())] {
        assert!(line.contains("a newer server wrote the database (schema 99"), "{line}");
    }
    assert_eq!(postgres.psql("future", "SELECT count(*) FROM nodes"), "0", "nothing was written");
}

fn a_database_of_another_program(postgres: &Postgres) {
    let text = postgres.database("other");
    postgres.psql("other", "CREATE TABLE people (x int)");
    assert!(refusal(&text).contains("tables of another program"));
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
    assert_eq!(postgres.psql("other", tables), "1", "nothing was written");
    let empty = DatabaseUrl::read(&postgres.database("empty")).unwrap();
    let desk = format!("{:#}", Desk::open_shared(&empty).unwrap_err());
    assert!(desk.contains("it is empty"), "{desk}");
}
