//! Requests for a table that another node serves are relayed to it. Nothing is interpreted: after
//! the handshake of a WebSocket, bytes are copied both ways. Cookies, limits and pings are the
//! owner's.
//!
//! The inner router is for other nodes only: they vouch for the address of the client.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, http};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncWriteExt as _, copy_bidirectional_with_sizes};
use tokio::net::TcpStream;

use super::{BODY_BYTES_MAX, Caller, Failure, Web, page, socket, tables};
use crate::fleet::{NodeAddress, Whereabouts};
use crate::gate::Socket;
use crate::ident::TableId;
use crate::peer::Head;
use crate::tables::{Located, Tables};

/// The buffers of a relayed connection: commands are short, messages longer.
const UP_BYTES: usize = 1024;
const DOWN_BYTES: usize = 4096;

/// The routes of a table, which only its owner can answer.
pub(super) fn of_table() -> Router<Arc<Web>> {
    Router::new()
        .route("/api/tables/{table}", get(tables::show))
        .route("/api/tables/{table}/invites", post(tables::invite))
        .route("/api/tables/{table}/join", post(tables::join))
        .route("/api/tables/{table}/ws", get(socket::upgrade))
}

/// Middleware: relays a request to the owner of its table, if that is another node.
pub(super) async fn relay(State(web): State<Arc<Web>>, request: Request, next: Next) -> Response {
    let table = table_of(request.uri().path()).filter(|_| web.tables.is_shared());
    let Some(table) = table else { return next.run(request).await };
    match web.tables.locate(table).await {
        Located::Here(_) | Located::Nowhere => next.run(request).await,
        Located::There(at) => {
            pass_on(&web, table, at, request).await.unwrap_or_else(IntoResponse::into_response)
        }
        Located::Unavailable => Failure::Away.into_response(),
    }
}

/// The table in a path of [`of_table`].
fn table_of(path: &str) -> Option<TableId> {
    path.strip_prefix("/api/tables/")?.split('/').next()?.parse().ok()
}

/// Passes a request on to the owner of its table. If the table has moved meanwhile, tries once
/// more.
async fn pass_on(
    web: &Arc<Web>,
    table: TableId,
    mut at: Whereabouts,
    request: Request,
) -> Result<Response, Failure> {
    let (mut parts, body) = request.into_parts();
    let client = parts.extensions.get::<Caller>().ok_or(Failure::Broken)?.address;
    let upgrade = parts.extensions.remove::<OnUpgrade>();
    let body = axum::body::to_bytes(body, BODY_BYTES_MAX).await;
    let body = body.map_err(|_| Failure::Malformed("the body is too long".to_owned()))?;
    let first = ask(web, &at, &parts, body.clone(), client).await?;
    if first.status() != StatusCode::MISDIRECTED_REQUEST {
        return Ok(answer(first, upgrade));
    }
    at = match web.tables.locate(table).await {
        Located::There(now) => now,
        // The client tries again, and finds it here.
        Located::Here(_) | Located::Nowhere | Located::Unavailable => return Err(Failure::Away),
    };
    Ok(answer(ask(web, &at, &parts, body, client).await?, upgrade))
}

async fn ask(
    web: &Web,
    at: &Whereabouts,
    parts: &Parts,
    body: Bytes,
    client: IpAddr,
) -> Result<Response, Failure> {
    let head = Head { method: &parts.method, uri: &parts.uri, headers: &parts.headers };
    web.tally.relayed.add(1);
    let asked = web.tables.ask_peer(&at.address, head, body, client).await;
    asked.map(|answer| answer.map(Body::new)).map_err(|error| {
        tracing::warn!(%error, life = at.life.0, "cannot relay a request to another node");
        Failure::Away
    })
}

/// The owner's answer for the client. If both change their protocol, their bytes are copied.
fn answer(mut answer: Response, upgrade: Option<OnUpgrade>) -> Response {
    if let (StatusCode::SWITCHING_PROTOCOLS, Some(client)) = (answer.status(), upgrade) {
        let owner = hyper::upgrade::on(&mut answer);
        // Either side may end it at any time; then the other one is closed.
        tokio::spawn(copy(client, owner));
        *answer.body_mut() = Body::empty();
    }
    answer
}

/// Copies bytes both ways until one side ends.
async fn copy(client: OnUpgrade, owner: OnUpgrade) -> Option<()> {
    let (client, owner) = tokio::try_join!(client, owner).ok()?;
    // The sockets themselves, without the buffers that HTTP needed.
    let client = client.downcast::<TokioIo<Socket>>().ok()?;
    let owner = owner.downcast::<TokioIo<TcpStream>>().ok()?;
    let (mut down, mut up) = (client.io.into_inner(), owner.io.into_inner());
    up.write_all(&client.read_buf).await.ok()?;
    down.write_all(&owner.read_buf).await.ok()?;
    drop((client.read_buf, owner.read_buf));
    copy_bidirectional_with_sizes(&mut down, &mut up, UP_BYTES, DOWN_BYTES).await.ok()?;
    Some(())
}

/// All routes for other nodes.
pub(crate) fn inner_router(web: &Arc<Web>) -> Router {
    of_table()
        .route_layer(middleware::from_fn_with_state(Arc::clone(web), own))
        .route("/peer/tables/{table}", post(load))
        .layer(middleware::from_fn_with_state(Arc::clone(web), vouched))
        // Without names or secrets, so that whoever is in the inner network may read it.
        .route("/metrics", get(page::inner_metrics))
        .with_state(Arc::clone(web))
}

/// Middleware: only nodes of ours get in, each with the address of its client.
async fn vouched(State(web): State<Arc<Web>>, mut request: Request, next: Next) -> Response {
    let head = Head { method: request.method(), uri: request.uri(), headers: request.headers() };
    let Some(address) = web.tables.client_of_peer(head) else {
        return Failure::Forbidden.into_response();
    };
    request.extensions_mut().insert(Caller { address, is_local: false });
    next.run(request).await
}

/// Middleware: says so if a table is not served here.
async fn own(State(web): State<Arc<Web>>, request: Request, next: Next) -> Response {
    let table = table_of(request.uri().path());
    let Some(table) = table else { return Failure::NotFound.into_response() };
    match web.tables.locate(table).await {
        Located::Here(_) | Located::Nowhere => next.run(request).await,
        Located::There(_) => StatusCode::MISDIRECTED_REQUEST.into_response(),
        Located::Unavailable => Failure::Away.into_response(),
    }
}

/// `POST /peer/tables/{table}`: another node has handed over a table.
async fn load(State(web): State<Arc<Web>>, Path(text): Path<String>) -> StatusCode {
    let Ok(table) = text.parse() else { return StatusCode::NOT_FOUND };
    match web.tables.locate(table).await {
        Located::Here(_) => StatusCode::NO_CONTENT,
        Located::There(_) | Located::Nowhere | Located::Unavailable => StatusCode::NOT_FOUND,
    }
}

/// Tells a node that it owns a table now.
pub(crate) async fn announce(
    from: &Tables,
    to: &NodeAddress,
    table: TableId,
) -> anyhow::Result<()> {
    let uri: http::Uri = format!("/peer/tables/{table}").parse()?;
    let headers = HeaderMap::new();
    let head = Head { method: &http::Method::POST, uri: &uri, headers: &headers };
    let nobody = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    from.ask_peer(to, head, Bytes::new(), nobody).await?;
    Ok(())
}
