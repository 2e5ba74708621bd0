//! The files for Prometheus and Grafana name only metrics that the server has, and the page of
//! metrics is explained to operators whole.

use std::collections::BTreeSet;

use server::tally::{Condition, Counters};

const ALERTS: &str = include_str!("../../../packaging/monitoring/alerts.yml");
const DASHBOARD: &str = include_str!("../../../packaging/monitoring/grafana.json");
const HOSTING: &str = include_str!("../../../docs/hosting.md");

/// The names of our metrics in a text, without what Prometheus adds for a histogram.
fn metrics_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let names = words.filter(|word| word.starts_with("tortuga_"));
    let plain = |name: &str| {
        let suffixes = ["_bucket", "_sum", "_count"];
        suffixes.iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name).to_owned()
    };
    names.map(plain).collect()
}

fn published() -> BTreeSet<String> {
    let condition = Condition { is_writable: true, memory_bytes: 1, database_bytes: 1 };
    metrics_in(&Counters::default().page(condition))
}

#[test]
fn dashboard_and_alerts_name_metrics_that_there_are() {
    let published = published();
    for (file, text) in [("alerts.yml", ALERTS), ("grafana.json", DASHBOARD)] {
        let named = metrics_in(text);
        let unknown: Vec<&String> = named.difference(&published).collect();
        assert!(unknown.is_empty(), "{file}: {unknown:?}");
        assert!(named.len() >= 5, "{file}: {named:?}");
    }
}

#[test]
fn the_dashboard_is_json_with_panels() {
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap_or_default();
    assert!(dashboard["panels"].as_array().is_some_and(|panels| panels.len() > 10));
}

#[test]
fn every_metric_is_explained_in_docs_hosting() {
    let explained = metrics_in(HOSTING);
    let missing: Vec<String> =
        published().into_iter().filter(|metric| !explained.contains(metric)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
