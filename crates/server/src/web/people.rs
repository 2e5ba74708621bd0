//! What people look up and report about people: rating boards, their own matches and data, blocks,
//! and reports to the operator.

use std::collections::VecDeque;
use std::sync::Arc;

use api::{AtSeat, Blocked, Blocks, Board, Empty, GameRating, History, Ranked, Rated};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::id::{Millis, Person};
use table::message::Said;
use table::{Entry, Fact};

use super::guest::known;
use super::tables::{door, pass};
use super::{Failure, Web, json};
use crate::clock::now;
use crate::house;
use crate::ident::TableId;
use crate::past::{self, Excerpt, Past};
use crate::people::rating::Rating;
use crate::store::{self, BLOCKS_MAX, BOARD_MATCHES_MIN, Block, Change, Deed, Guest, PersonReport};

/// How many chat messages go with a report.
const REPORT_LINES: usize = 40;
/// The longest note of a report, in bytes.
const NOTE_BYTES_MAX: usize = 1000;
/// How many reports somebody may make per day.
const REPORTS_A_DAY: u32 = 10;
const DAY_MS: u64 = 24 * 3600 * 1000;

/// A rating as the API shows it.
fn rated(ranked: Ranked) -> Rated {
    let sure = Rating { mu: ranked.mu, sigma: ranked.sigma }.sure();
    Rated { ranked, sure }
}

/// `GET /api/games/{game}/ratings`: the best players, best first.
pub(super) async fn board(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
) -> Result<Json<Board>, Failure> {
    if !house::offers().iter().any(|offer| offer.id == game) {
        return Err(Failure::NotFound);
    }
    let ranked = store::read(&web.store, move |store| store.board(&game)).await?;
    let ratings = ranked.into_iter().map(rated).collect();
    Ok(Json(Board { matches_min: BOARD_MATCHES_MIN, ratings }))
}

/// Where a page of a list begins.
#[derive(Debug, Deserialize)]
pub(super) struct Page {
    before: Option<u64>,
}

/// `GET /api/me/matches`: the requesting person's own matches, newest first.
pub(super) async fn matches(
    State(web): State<Arc<Web>>,
    Query(page): Query<Page>,
    headers: HeaderMap,
) -> Result<Json<History>, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let before = Millis(page.before.unwrap_or(u64::MAX));
    let found = store::read(&web.store, move |store| {
        Ok((store.history(person, before)?, store.ratings(person)?))
    });
    let (matches, ratings) = found.await?;
    let shown = |GameRating { game, rating }| GameRating { game, rating: rated(rating) };
    Ok(Json(History { matches, ratings: ratings.into_iter().map(shown).collect() }))
}

/// `GET /api/me/export`: everything stored about the requesting person, and about nobody else.
pub(super) async fn export(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let _turn = web.heavy.acquire().await.map_err(|_| Failure::Broken)?;
    let data = store::read(&web.store, move |store| store.export(person)).await?;
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"tortuga.json\"")];
    Ok((name, Json(data.ok_or(Failure::Unknown)?)).into_response())
}

/// The person in a seat, and the table. The requesting person must have access to that table.
async fn person_at(web: &Web, by: Person, place: &AtSeat) -> Result<(TableId, Person), Failure> {
    let (id, door) = door(web, &place.table).await?;
    let summary = door.summary();
    pass(web, id, &summary, by).await?;
    let person = summary.person_at(usize::from(place.seat)).ok_or(Failure::NotFound)?;
    if person == by {
        return Err(Failure::Malformed("that is your own seat".to_owned()));
    }
    Ok((id, person))
}

/// The people somebody has blocked.
pub(super) async fn blocked(web: &Web, person: Person) -> Result<Arc<[Person]>, Failure> {
    let blocks = store::read(&web.store, move |store| store.blocks(person)).await?;
    Ok(blocks.iter().map(|block| block.whom).collect())
}

/// `GET /api/me/blocks`: the people whom the requesting person has blocked.
pub(super) async fn blocks(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
) -> Result<Json<Blocks>, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let blocks = store::read(&web.store, move |store| store.blocks(person)).await?;
    let shown = |Block { id, name, .. }| Blocked { id, name };
    Ok(Json(Blocks { blocks: blocks.into_iter().map(shown).collect() }))
}

/// `POST /api/me/blocks`: blocks the person in a seat. Their chat is hidden at every table.
pub(super) async fn block(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Blocks>, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let (_, whom) = person_at(&web, person, &json(&headers, &body)?).await?;
    if blocked(&web, person).await?.len() >= BLOCKS_MAX as usize {
        return Err(Failure::TooMany { seconds: 600 });
    }
    let deed = Deed::Block { person, whom, at: now() };
    web.store.write(Change::People(deed)).written().await?;
    web.crowd.block(person, &blocked(&web, person).await?).await;
    blocks(State(web), headers).await
}

/// `DELETE /api/me/blocks/{id}`: lifts a block.
pub(super) async fn unblock(
    State(web): State<Arc<Web>>,
    Path(id): Path<i64>,
    headers: HeaderMap,
) -> Result<Json<Blocks>, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let deed = Deed::Unblock { person, id };
    web.store.write(Change::People(deed)).written().await?;
    web.crowd.block(person, &blocked(&web, person).await?).await;
    blocks(State(web), headers).await
}

/// `POST /api/reports`: reports the person in a seat to the operator, with the last chat messages.
pub(super) async fn report(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<(StatusCode, Json<Empty>), Failure> {
    let Guest { person: by, .. } = known(&web, &headers).await?;
    let api::Report { table, seat, note } = json(&headers, &body)?;
    if note.len() > NOTE_BYTES_MAX {
        return Err(Failure::Malformed(format!("a note has at most {NOTE_BYTES_MAX} bytes")));
    }
    let (table, about) = person_at(&web, by, &AtSeat { table, seat }).await?;
    let since = Millis(now().0.saturating_sub(DAY_MS));
    let found = store::read(&web.store, move |store| {
        let n_reports = store.n_reports(by, since)?;
        let is_one_more = n_reports < REPORTS_A_DAY;
        is_one_more.then(|| past::read(store, table, Excerpt::Talk)).transpose()
    });
    let log = match found.await? {
        Some(Past::Entries(log)) => log,
        Some(Past::Damaged) => return Err(Failure::SetAside),
        None => return Err(Failure::TooMany { seconds: DAY_MS / 1000 }),
    };
    let chat = serde_json::to_string(&last_said(log.dated())).map_err(|_| Failure::Broken)?;
    let report = PersonReport { at: now(), by, about, table, note, chat };
    web.store.write(Change::People(Deed::Report(Box::new(report)))).written().await?;
    tracing::info!(%table, "new report; see `tortuga admin reports`");
    Ok((StatusCode::CREATED, Json(Empty {})))
}

/// The last chat messages at a table, with their authors' names, from entries and their dates.
fn last_said<'a>(log: impl Iterator<Item = (Millis, &'a Entry)>) -> VecDeque<Said> {
    let mut names: Vec<String> = Vec::new();
    let mut last = VecDeque::new();
    for (date, entry) in log {
        if let Fact::Created { setting, .. } = &entry.fact {
            names = vec![String::new(); usize::from(setting.seats().get())];
        } else if let Fact::Sat { seat, name, .. } = &entry.fact
            && let Some(place) = names.get_mut(seat.idx())
        {
            place.clone_from(name);
        } else if let Fact::Swapped { one, other } = &entry.fact
            && one.idx().max(other.idx()) < names.len()
        {
            names.swap(one.idx(), other.idx());
        } else if let Fact::Said { seat, text } = &entry.fact {
            if last.len() == REPORT_LINES {
                last.pop_front();
            }
            let name = names.get(seat.idx()).cloned().unwrap_or_default();
            last.push_back(Said { at_ms: date, seat: *seat, name, text: text.clone() });
        }
    }
    last
}
