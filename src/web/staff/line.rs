//! What was taken of a line of numbers, as the list is told it by its address.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::language::Language;
use crate::text;

/// A table has so many seats at the most, and none of them more points.
const MOST_SEATS: usize = 4;
const MOST_POINTS: i64 = 99_999;

/// Of an answer its table and what was taken, for the address of the list; empty where it tells none.
pub(super) fn to_list(told: &Map<String, Value>) -> String {
    let table = told.get("sheet").and_then(Value::as_u64);
    let took = table.map(|table| (table, took(told))).filter(|(_, took)| !took.is_empty());
    took.map_or_else(String::new, |(table, took)| format!("&of={table}{took}"))
}

/// Of an answer what was taken, for the address of the page that comes; empty where it tells none.
pub(super) fn took(told: &Map<String, Value>) -> String {
    let points = told.get("took").and_then(Value::as_array);
    points.map_or_else(String::new, |points| said(points.iter().filter_map(Value::as_i64)))
}

/// The same as a script passes it on.
pub(super) fn passed_on(asked: &BTreeMap<String, String>) -> String {
    points_of(asked).map_or_else(String::new, |points| said(points.into_iter()))
}

fn said(points: impl Iterator<Item = i64>) -> String {
    let points: Vec<String> = points.map(|points| points.to_string()).collect();
    format!("&took={}", points.join(","))
}

/// As many as a table has seats, none larger than a game's.
fn points_of(asked: &BTreeMap<String, String>) -> Option<Vec<i64>> {
    let points = asked.get("took")?.split(',').map(|points| points.parse::<i64>().ok());
    let points: Vec<i64> = points.collect::<Option<_>>()?;
    let is_so = points.len() <= MOST_SEATS && points.iter().all(|it| it.abs() <= MOST_POINTS);
    is_so.then_some(points)
}

/// The same as a sentence, in place of the one that a page says by this key.
pub(super) fn taken(
    language: Language,
    key: &str,
    asked: &BTreeMap<String, String>,
) -> Option<String> {
    let table = asked.get("of")?.rsplit('/').next()?.parse::<u16>().ok()?.to_string();
    let points = points_of(asked)?;
    let points: Vec<String> = points.into_iter().map(|points| language.number(points)).collect();
    let result = points.join("–");
    match key {
        "staff-kept" => Some(text!(language, "staff-took", table = table, result = result)),
        "staff-agrees" => Some(text!(language, "staff-took-again", table = table, result = result)),
        _ => None,
    }
}
