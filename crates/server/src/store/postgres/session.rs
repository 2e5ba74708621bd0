//! One connection to the database, with its prepared statements.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio_postgres::error::SqlState;
use tokio_postgres::types::{IsNull, ToSql, Type, private::BytesMut};
use tokio_postgres::{Client, Config, Connection, Error, NoTls, Row, Socket, Statement};

use super::super::StoreError;
use super::super::statements::{Expect, Parameter, Statement as Planned};

/// What every connection is told first. An acknowledgement follows its own commit to disk, and the
/// fence relies on statements that look again at a row for which they have waited.
const HABITS: &str = "
    SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED;
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off';";

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How long the other end of a connection may be silent to what it is sent.
const UNHEARD: Duration = Duration::from_secs(10);

/// A connection.
pub(super) struct Session {
    client: Client,
    prepared: Mutex<HashMap<&'static str, Statement>>,
}

/// The part of a connection that moves bytes. It ends when the connection does.
pub(super) type Driver = Connection<Socket, tokio_postgres::tls::NoTlsStream>;

impl Session {
    /// Connects. `name` is what the database shows as the connection's name. The driver must run
    /// before anything else is asked.
    pub(super) async fn open(config: &Config, name: &str) -> Result<(Self, Driver), Error> {
        let mut config = config.clone();
        config.application_name(name).tcp_user_timeout(UNHEARD).keepalives_idle(UNHEARD);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        let (client, driver) = config.connect(NoTls).await?;
        Ok((Self { client, prepared: Mutex::default() }, driver))
    }

    /// Connects, with a driver that runs until the session is dropped.
    pub(super) async fn connect(config: &Config, name: &str) -> Result<Self, Error> {
        let (session, driver) = Self::open(config, name).await?;
        // How it ends is what the next statement hears.
        tokio::spawn(async move { drop(driver.await) });
        session.begin().await?;
        Ok(session)
    }

    /// Sets what holds for every transaction.
    pub(super) async fn begin(&self) -> Result<(), Error> {
        self.client.batch_execute(HABITS).await
    }

    /// Prepares a statement, once. Its parameters are numbered as in `SQLite`: `?1`.
    async fn prepare(&self, sql: &'static str) -> Result<Statement, Error> {
        let known = |sql| {
            let prepared = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
            prepared.get(sql).cloned()
        };
        if let Some(statement) = known(sql) {
            return Ok(statement);
        }
        let statement = self.client.prepare(&sql.replace('?', "$")).await?;
        let mut prepared = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        prepared.insert(sql, statement.clone());
        Ok(statement)
    }

    /// The rows that a query finds.
    pub(super) async fn query(
        &self,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Error> {
        let statement = self.prepare(sql).await?;
        self.client.query(&statement, with).await
    }

    /// The first row that a query finds.
    pub(super) async fn first(
        &self,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Option<Row>, Error> {
        self.query(sql, with).await.map(|rows| rows.into_iter().next())
    }

    /// Runs a statement; returns how many rows it changed.
    pub(super) async fn execute(
        &self,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<u64, Error> {
        let statement = self.prepare(sql).await?;
        self.client.execute(&statement, with).await
    }

    /// Runs statements without parameters.
    pub(super) async fn batch(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await
    }

    /// Runs the statements of a change.
    pub(super) async fn run_all(&self, planned: &[Planned]) -> Result<(), Failure> {
        for Planned { sql, with, expect } in planned {
            let with: Vec<&(dyn ToSql + Sync)> =
                with.iter().map(|it| -> &(dyn ToSql + Sync) { it }).collect();
            let n_rows = self.execute(sql, &with).await?;
            if *expect == Expect::OneRow && n_rows != 1 {
                return Err(Failure::Conflict);
            }
        }
        Ok(())
    }

    /// For streams of rows, in and out.
    pub(super) fn client(&self) -> &Client {
        &self.client
    }
}

/// Why a statement failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// It contradicts the stored data. Nothing was written.
    Conflict,
    /// It collided with another transaction and may succeed if tried again. Nothing was written.
    Collision,
    /// This life of the node is over.
    Gone,
    /// It cannot be done at the moment, for a reason that is not the database's.
    NotNow(String),
    /// The database returned a value that cannot be valid.
    Unread(String),
    /// The database refused it. Nothing was written.
    Refused(String),
    /// The connection was lost; whether it was written is unknown.
    Lost(String),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let Some(refusal) = error.as_db_error() else { return Self::Lost(error.to_string()) };
        let code = refusal.code();
        let why = || format!("{} ({})", refusal.message(), code.code());
        if *code == SqlState::UNIQUE_VIOLATION {
            Self::Conflict
        } else if *code == SqlState::T_R_DEADLOCK_DETECTED
            || *code == SqlState::T_R_SERIALIZATION_FAILURE
        {
            Self::Collision
        } else if code.code().starts_with("57P") || code.code().starts_with("08") {
            // The database shuts down, or ends this connection.
            Self::Lost(why())
        } else {
            Self::Refused(why())
        }
    }
}

impl From<StoreError> for Failure {
    /// The error of a row that could not be read.
    fn from(error: StoreError) -> Self {
        Self::Unread(error.to_string())
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Conflict => Self::Conflict,
            Failure::Collision => Self::ReadOnly("the database is too busy".to_owned()),
            Failure::Gone | Failure::Lost(_) => Self::Gone,
            Failure::Unread(why) => Self::Broken(why),
            Failure::Refused(why) | Failure::NotNow(why) => Self::ReadOnly(why),
        }
    }
}

impl ToSql for Parameter {
    fn to_sql(
        &self,
        of: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Int(number) => number.to_sql_checked(of, out),
            Self::Float(number) => number.to_sql_checked(of, out),
            Self::Text(text) => text.to_sql_checked(of, out),
            Self::Flag(flag) => flag.to_sql_checked(of, out),
            Self::Bytes(bytes) => bytes.as_slice().to_sql_checked(of, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        // Each value checks for itself.
        true
    }

    tokio_postgres::types::to_sql_checked!();
}
