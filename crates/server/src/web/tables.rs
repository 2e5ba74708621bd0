//! The API for tables: creating, listing, joining, and their records.

use std::sync::Arc;

use api::{ClosedTable, CreatedTable, Games, Invitation, Invited, Joined, KeyText, Listed, Tables};
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use contract::Seat;
use table::id::{Client, MatchNumber, NetAddress, Person};
use table::io::{Connect, Pass};
use table::message::StageName;
use table::{Proposal, Setting};
use tokio::sync::oneshot;

use super::guest::{known, presentable_at};
use super::{Caller, Failure, Web, json};
use crate::clock::now;
use crate::ident::{TableId, Token};
use crate::past::{self, DatedLog, Excerpt, Past};
use crate::room::Mail;
use crate::store::{self, Change, Guest, Opens, Revoked, Store};
use crate::summary::Summary;
use crate::tables::{CreateError, Door, Located, Slot};
use crate::{archive, house};

/// The most tables in a list.
const LIST_MAX: u32 = 200;

/// A table as the API shows it.
fn listed(id: TableId, known: &Summary) -> Listed {
    Listed {
        table: id.to_string(),
        game: known.setting.game().to_owned(),
        setting: known.setting.clone(),
        stage: known.stage,
        n_seats: known.seats.len(),
        n_free: known.n_free(),
        closed: None,
    }
}

/// `GET /api/games`: the games on this server.
pub(super) async fn games() -> Json<Games> {
    Json(Games { games: house::offers() })
}

/// `GET /api/tables`: the public tables.
pub(super) async fn list(State(web): State<Arc<Web>>) -> Result<Json<Tables>, Failure> {
    let is_wanted = |known: &Summary| known.is_public() && known.stage != StageName::Closed;
    let mut open = if web.tables.is_shared() {
        store::read(&web.store, |store| store.lobby(LIST_MAX)).await?
    } else {
        web.tables.summaries(is_wanted)
    };
    // Tables with free seats come first.
    open.sort_by_key(|(id, known)| (known.stage != StageName::Lobby, known.n_free() == 0, *id));
    open.truncate(LIST_MAX as usize);
    Ok(Json(Tables { tables: open.iter().map(|(id, known)| listed(*id, known)).collect() }))
}

/// `POST /api/tables`: creates a table from a [`Proposal`].
pub(super) async fn create(
    State(web): State<Arc<Web>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<(StatusCode, Json<CreatedTable>), Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let proposal: Proposal = json(&headers, &body)?;
    let malformed = |problem: String| Failure::Malformed(problem);
    let setting = Setting::new(proposal).map_err(|error| malformed(error.to_string()))?;
    let made = web.tables.create(setting, person, caller.address).await;
    let id = made.map_err(|error| match error {
        CreateError::TooMany => Failure::TooMany { seconds: 600 },
        CreateError::Deal(error) => malformed(error.to_string()),
        CreateError::Store(error) => error.into(),
    })?;
    Ok((StatusCode::CREATED, Json(CreatedTable { table: id.to_string() })))
}

/// Finds an open table by the id in a path.
pub(super) async fn door(web: &Web, text: &str) -> Result<(TableId, Door), Failure> {
    let id: TableId = text.parse().map_err(|_| Failure::NotFound)?;
    match web.tables.locate(id).await {
        Located::Here(Slot::Open(door)) => Ok((id, door)),
        Located::Here(Slot::SetAside) => Err(Failure::SetAside),
        Located::Nowhere => Err(Failure::NotFound),
        Located::Here(Slot::Asleep(_)) | Located::There(_) | Located::Unavailable => {
            Err(Failure::Away)
        }
    }
}

/// How somebody has access to a table; strangers have access only to public ones.
pub(super) async fn pass(
    web: &Web,
    id: TableId,
    known: &Summary,
    person: Person,
) -> Result<Pass, Failure> {
    let admitted = known.has(person)
        || store::read(&web.store, move |store| store.is_admitted(id, person)).await?;
    match (admitted, known.is_public()) {
        (true, _) => Ok(Pass::Link),
        (false, true) => Ok(Pass::Public),
        (false, false) => Err(Failure::NotFound),
    }
}

/// `GET /api/tables/{table}`: one table.
pub(super) async fn show(
    State(web): State<Arc<Web>>,
    Path(text): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Listed>, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let table = match door(&web, &text).await {
        Ok((id, door)) => {
            let known = door.summary();
            pass(&web, id, &known, person).await?;
            listed(id, &known)
        }
        Err(Failure::NotFound) => ended(&web, &text, person).await?,
        Err(failure) => return Err(failure),
    };
    Ok(Json(table))
}

/// A table that has ended. Everybody who had access to it still has.
async fn ended(web: &Web, text: &str, person: Person) -> Result<Listed, Failure> {
    let (id, log) = archived(web, text, person, Excerpt::Life).await?;
    let (log, at_ms) = (log.entries, log.dates.last().copied());
    let why = archive::closing(&log).ok_or(Failure::NotFound)?;
    let setting = archive::setting(&log).ok_or(Failure::NotFound)?.clone();
    Ok(Listed {
        table: id.to_string(),
        game: setting.game().to_owned(),
        stage: StageName::Closed,
        n_seats: usize::from(setting.seats().get()),
        n_free: 0,
        setting,
        closed: Some(ClosedTable { why, at_ms, seeds: archive::told_seeds(&log) }),
    })
}

/// A part of a table's log, with dates, for somebody who may see what was played there. If
/// spectators are allowed, that is everybody; otherwise those who were host, ever had a seat or
/// came with a key.
async fn archived(
    web: &Web,
    text: &str,
    person: Person,
    part: Excerpt,
) -> Result<(TableId, DatedLog), Failure> {
    let id: TableId = text.parse().map_err(|_| Failure::NotFound)?;
    let found = store::read(&web.store, move |store| past::read(store, id, part)).await?;
    let Past::Entries(log) = found else { return Err(Failure::SetAside) };
    let admitted = archive::is_open_to(&log.entries, person)
        || store::read(&web.store, move |store| store.is_admitted(id, person)).await?;
    if admitted { Ok((id, log)) } else { Err(Failure::NotFound) }
}

/// `POST /api/tables/{table}/invites`: a key for the host to pass on.
pub(super) async fn invite(
    State(web): State<Arc<Web>>,
    Path(text): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Invited>, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let (id, door) = door(&web, &text).await?;
    let known = door.summary();
    pass(&web, id, &known, person).await?;
    if known.host != person {
        return Err(Failure::Forbidden);
    }
    let opens = match json(&headers, &body)? {
        Invitation::Table => Opens::Table(id),
        Invitation::NewLink => {
            let change = Change::Revoke { table: id, people: Revoked::Nobody };
            web.store.write(change).written().await?;
            Opens::Table(id)
        }
        Invitation::Seat { seat } if usize::from(seat) < known.seats.len() => Opens::Seat(id, seat),
        Invitation::Seat { .. } => return Err(Failure::Malformed("no such seat".to_owned())),
    };
    let key = Token::fresh();
    let change = Change::IssueKey { key: key.digest(), opens, at: now() };
    web.store.write(change).written().await?;
    // Browsers do not send what follows the `#`, so the key appears in no log on the way.
    let link = format!("/t/{id}#{}", key.digits());
    let base = web.settings.public_url.as_ref().map(crate::settings::PublicUrl::origin);
    let link = format!("{}{link}", base.unwrap_or_default());
    Ok(Json(Invited { key: key.digits(), link }))
}

/// `POST /api/tables/{table}/join`: uses a key; the key of a seat also takes that seat.
pub(super) async fn join(
    State(web): State<Arc<Web>>,
    Path(text): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Joined>, Failure> {
    let guest = known(&web, &headers).await?;
    let KeyText { key } = json(&headers, &body)?;
    let key = Token::read(&key).ok_or(Failure::UsedKey)?.digest();
    let (id, door) = door(&web, &text).await?;
    let found = store::read(&web.store, move |store| store.key(&key)).await?;
    let opens = found.ok_or(Failure::UsedKey)?.opens;
    let guest = presentable_at(&web, guest, &door.summary()).await?;
    let person = guest.person;
    let seat = match opens {
        Opens::Table(table) if table == id => None,
        Opens::Seat(table, seat) if table == id => {
            web.store.write(Change::UseKey { key, person }).written().await?;
            Some(Seat(seat))
        }
        Opens::Table(_) | Opens::Seat(..) | Opens::Device(_) => return Err(Failure::UsedKey),
    };
    web.store.write(Change::Admit { table: id, person }).written().await?;
    if let Some(seat) = seat
        && !door.summary().sits(person)
    {
        sit(&web, &door, guest, seat).await?;
    }
    Ok(Json(Joined { seat }))
}

async fn sit(web: &Web, door: &Door, guest: Guest, seat: Seat) -> Result<(), Failure> {
    let Guest { person, name, .. } = guest;
    let (conn, client) = (web.tables.conn(), Client(0));
    let (pass, source, blocked) = (Pass::Seat, NetAddress::default(), Arc::default());
    let connect = Connect { conn, person, name, client, pass, source, blocked };
    let (answer, answered) = oneshot::channel();
    let mailed = door.mailbox.send(Mail::Sit { connect, seat, answer }).await;
    mailed.map_err(|_| Failure::NotFound)?;
    // A table that cannot write drops the sender.
    answered.await.map_err(|_| Failure::ReadOnly)?.map_err(Failure::Refused)
}

/// `GET /api/tables/{table}/records/{number}`: the record of a match that ended by its rules.
pub(super) async fn record(
    State(web): State<Arc<Web>>,
    Path((text, number)): Path<(String, u16)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let number = MatchNumber(number);
    // Making a record takes a while. Whoever asks for many waits for their own.
    let _turn = web.heavy.acquire().await.map_err(|_| Failure::Broken)?;
    let id: TableId = text.parse().map_err(|_| Failure::NotFound)?;
    let pruned = move |store: &dyn Store| store.kept_record(id, number, person);
    if let Some(record) = store::read(&web.store, pruned).await? {
        return Ok(attached(id, number, record));
    }
    let (id, DatedLog { entries: log, .. }) =
        archived(&web, &text, person, Excerpt::Match(number)).await?;
    let kept = store::read(&web.store, move |store| store.placings(id, number)).await?;
    let making = tokio::task::spawn_blocking(move || {
        let kept = Some(kept.as_slice()).filter(|kept| !kept.is_empty());
        archive::record(&log, number, kept)
    });
    let record = making.await.map_err(|_| Failure::Broken)?.ok_or(Failure::NotFound)?;
    Ok(attached(id, number, record))
}

/// A record as a file to download.
fn attached(id: TableId, number: MatchNumber, record: String) -> Response {
    let name = format!("attachment; filename=\"{id}-{}.record\"", number.0);
    let kind = "text/plain; charset=utf-8".to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record).into_response()
}
