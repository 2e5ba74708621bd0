//! The module's only function: a request in, a reply out.

use contract::SearchRng;
use hosting::{Opened, Outline, Reel};
use table::Chances;
use table::id::Millis;

use crate::local::Local;
use crate::replay;
use crate::{Reply, Request};

/// The module's state between requests.
#[derive(Debug, Default)]
pub struct Face {
    local: Option<Local>,
    reel: Option<Reel>,
}

/// Why a request failed, in English, for developers of pages.
type Problem = String;

impl Face {
    /// Answers a request in JSON. Every text gets an answer.
    pub fn handle(&mut self, text: &str) -> String {
        let answer = serde_json::from_str(text)
            .map_err(|error| error.to_string())
            .and_then(|request| self.answer(request));
        let reply = answer.unwrap_or_else(|problem| Reply::Failed { problem });
        serde_json::to_string(&reply).expect("replies are plain data")
    }

    fn answer(&mut self, request: Request) -> Result<Reply, Problem> {
        match request {
            Request::Create { setting, fork, host, deals, jitter, now_ms } => {
                let chances = Chances { deals, jitter };
                let (local, step) = Local::create(setting, fork, host, chances, now_ms)?;
                self.local = Some(local);
                Ok(step)
            }
            Request::Restore { entries, down_ms, now_ms } => {
                let (local, step) = Local::restore(&entries, down_ms, now_ms)?;
                self.local = Some(local);
                Ok(step)
            }
            request @ (Request::Connect { .. }
            | Request::Disconnect { .. }
            | Request::Command { .. }
            | Request::Advice { .. }
            | Request::Tick { .. }) => self.local()?.happen(request),
            Request::Think { level, outline, seed, iterations_max } => {
                think(&level, &outline, seed, iterations_max)
            }
            Request::WriteRecord { number } => Ok(self.local()?.record(number)),
            Request::ReadRecord { text } => {
                match hosting::reel::open(&text).map_err(|error| error.to_string())? {
                    Opened::Reel(mut reel) => {
                        let opened = replay::opened(&mut reel)?;
                        self.reel = Some(reel);
                        Ok(opened)
                    }
                    Opened::Notation { sheet, why } => {
                        self.reel = None;
                        Ok(replay::noted(sheet, why))
                    }
                }
            }
            Request::Frame { moves, observer } => {
                let reel = self.reel.as_mut().ok_or("no record is open")?;
                replay::frame(reel, moves, observer)
            }
            Request::Explain { moves, observer, card } => {
                let reel = self.reel.as_mut().ok_or("no record is open")?;
                replay::explain(reel, moves, observer, card)
            }
            Request::Review { moves, iterations_max } => {
                let reel = self.reel.as_mut().ok_or("no record is open")?;
                let review = reel.review(moves as usize, iterations_max).map(Box::new);
                Ok(Reply::Reviewed { review })
            }
        }
    }

    fn local(&mut self) -> Result<&mut Local, Problem> {
        self.local.as_mut().ok_or_else(|| "there is no table".to_owned())
    }
}

fn think(level: &str, outline: &Outline, seed: u64, most: u32) -> Result<Reply, Problem> {
    level.parse::<registry::Level>().map_err(|error| error.to_string())?;
    let mut worlds = SearchRng::new(seed, 1);
    let sight = hosting::recall(outline, &mut worlds).map_err(|error| error.to_string())?;
    let rng = SearchRng::new(seed, 0);
    let advice = hosting::advise(&outline.game, level, &sight, rng, &mut |done| done >= most);
    Ok(Reply::Thought { advice })
}

/// The time of a request.
pub(crate) fn time_of(request: &Request) -> Millis {
    match request {
        Request::Create { now_ms, .. }
        | Request::Restore { now_ms, .. }
        | Request::Connect { now_ms, .. }
        | Request::Disconnect { now_ms, .. }
        | Request::Command { now_ms, .. }
        | Request::Advice { now_ms, .. }
        | Request::Tick { now_ms } => *now_ms,
        Request::Think { .. }
        | Request::WriteRecord { .. }
        | Request::ReadRecord { .. }
        | Request::Frame { .. }
        | Request::Explain { .. }
        | Request::Review { .. } => Millis::default(),
    }
}
