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
    let took = told.get("took").and_then(Value::as_array);
    let took = took.zip(told.get("sheet").and_then(Value::as_u64));
    let Some((took, table)) = took else { return String::new() };
    let took: Vec<String> = took.iter().map(ToString::to_string).collect();
    format!("&of={table}&took={}", took.join(","))
}

/// The same as a sentence, in place of the one that the list says by this key.
pub(super) fn taken(
    language: Language,
    key: &str,
    asked: &BTreeMap<String, String>,
) -> Option<String> {
    let table = asked.get("of")?.parse::<u16>().ok()?.to_string();
    let points = asked.get("took")?.split(',').map(|points| points.parse::<i64>().ok());
    let points: Vec<i64> = points.collect::<Option<_>>()?;
    let is_so = points.len() <= MOST_SEATS && points.iter().all(|it| it.abs() <= MOST_POINTS);
    let points: Vec<String> = points.into_iter().map(|points| language.number(points)).collect();
    let result = points.join("–");
    match key {
        _ if !is_so => None,
        "staff-kept" => Some(text!(language, "staff-took", table = table, result = result)),
        "staff-agrees" => Some(text!(language, "staff-took-again", table = table, result = result)),
        _ => None,
    }
}
