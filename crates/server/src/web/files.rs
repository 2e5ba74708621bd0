//! The files of the web page, in memory once however many requests send them.

use std::borrow::Cow;

use axum::body::Bytes;
use axum::http::HeaderValue;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use crate::bucket::Rate;
use crate::settings::PageFiles;

/// The output of `cargo xtask web`. A debug build reads the folder at run time, and so has a copy
/// of the file for each request; in a release build the files are part of the program.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// What the head of an answer counts for in the budget of an address, in bytes.
const HEAD_COST: usize = 1024;
const MEGABYTE: f64 = 1_000_000.0;
const SECONDS_A_MINUTE: f64 = 60.0;

/// A file of the page.
pub(super) struct File {
    /// Its bytes, shared by all answers.
    pub(super) bytes: Bytes,
    /// Its `ETag`.
    pub(super) tag: HeaderValue,
}

/// The file at a path, if there is one.
pub(super) fn find(page: PageFiles, path: &str) -> Option<File> {
    let (data, hash) = match page {
        PageFiles::BuiltIn => {
            let file = Dist::get(path)?;
            let hash = file.metadata.sha256_hash();
            (file.data, hash)
        }
        PageFiles::Given(files) => {
            let (_, bytes) = files.iter().find(|(known, _)| *known == path)?;
            // These never change, so the path is enough.
            (Cow::Borrowed(*bytes), Sha256::digest(path).into())
        }
    };
    let bytes = match data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    Some(File { bytes, tag: tag(&hash) })
}

/// Whether there is a file at a path.
pub(super) fn exists(page: PageFiles, path: &str) -> bool {
    match page {
        PageFiles::BuiltIn => Dist::get(path).is_some(),
        PageFiles::Given(files) => files.iter().any(|(known, _)| *known == path),
    }
}

fn tag(hash: &[u8; 32]) -> HeaderValue {
    let digits: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{digits}\"")).expect("digits and quotes are plain text")
}

/// The budget of an address for files: so many megabytes per minute, and a minute's worth at once.
pub(super) fn budget(megabytes: Option<u32>) -> Option<Rate> {
    let burst = f64::from(megabytes?.max(1)) * MEGABYTE;
    Some(Rate { per_second: burst / SECONDS_A_MINUTE, burst })
}

/// What an answer with so many bytes counts for in that budget.
pub(super) fn cost(n_bytes: usize) -> f64 {
    u32::try_from(n_bytes.saturating_add(HEAD_COST)).map_or(f64::MAX, f64::from)
}

#[cfg(test)]
mod tests {
    //! Sharing and the budget.
    use super::*;

    #[test]
    fn every_answer_shares_the_same_bytes() {
        static PAGE: &[(&str, &[u8])] = &[("a.js", b"alert(1)")];
        let page = PageFiles::Given(PAGE);
        let (one, other) = (find(page, "a.js").unwrap(), find(page, "a.js").unwrap());
        assert_eq!(one.bytes.as_ptr(), PAGE[0].1.as_ptr());
        assert_eq!((one.bytes.as_ptr(), one.tag), (other.bytes.as_ptr(), other.tag));
        assert!(find(page, "b.js").is_none() && !exists(page, "b.js"));
    }

    #[test]
    fn a_budget_is_a_minutes_worth_at_once() {
        let rate = budget(Some(120)).unwrap();
        assert!((rate.burst - 120e6).abs() < 1.0 && (rate.per_second - 2e6).abs() < 1.0);
        assert_eq!(budget(None), None);
        assert!(cost(0) > 0.0, "a head is not free");
    }
}
