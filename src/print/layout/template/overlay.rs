//! A club's template laid over the embedded one, value by value, so that the first wrong one is named
//! with its line. The embedded template states every key: what it lacks does not exist.

use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use super::error::{TemplateProblem, Wanted};
use super::{Crowded, Template};

/// The key of a font, in whatever table, and that of what is written with.
const FONT: &str = "font";
const INK: &str = "ink";

/// The embedded template with the club's values in place of its own.
pub(super) fn lay(template: &Template, text: &str) -> Result<Table, TemplateProblem> {
    let syntax = |error: toml::de::Error| not_toml(text, &error);
    let places = DeTable::parse(text).map_err(syntax)?;
    let values: Table = toml::from_str(text).map_err(syntax)?;
    let mut laid: Table =
        toml::from_str(template.embedded).expect("the embedded templates are read by a test");
    let mut leaves = Vec::new();
    collect(text, places.get_ref(), &values, &mut Vec::new(), &mut leaves);
    for leaf in &leaves {
        leaf.put(&mut laid)?;
        if !(template.readable)(&laid) {
            return Err(leaf.refused(template, &laid));
        }
    }
    (template.fits)(&laid).map_err(|crowded| told(&crowded, &leaves))?;
    Ok(laid)
}

/// Where a key stands in a template; 1 if it does not.
pub(super) fn line_of_key(text: &str, key: &str) -> usize {
    let Ok(places) = DeTable::parse(text) else { return 1 };
    let found = places.get_ref().iter().find(|(name, _)| name.get_ref() == key);
    found.map_or(1, |(name, _)| line_of(text, name.span().start))
}

/// What is wrong with a line that the parser refuses: its own words are English, and for its makers.
fn not_toml(text: &str, error: &toml::de::Error) -> TemplateProblem {
    let line = error.span().map_or(1, |span| line_of(text, span.start));
    let before: Vec<&str> = text.lines().take(line).map(str::trim).collect();
    let Some((key, _)) = before.last().and_then(|refused| refused.split_once('=')) else {
        return TemplateProblem::NotToml { line };
    };
    let table = before.iter().rev().find_map(|line| line.strip_prefix('[')?.strip_suffix(']'));
    let key = [table, Some(key.trim())].into_iter().flatten().collect::<Vec<_>>().join(".");
    if error.message() == "duplicate key" {
        TemplateProblem::Twice { line, key }
    } else {
        TemplateProblem::NoValue { line, key }
    }
}

fn line_of(text: &str, at: usize) -> usize {
    text.get(..at).map_or(1, |before| before.matches('\n').count() + 1)
}

/// One value of a club's template.
struct Leaf {
    path: Vec<String>,
    line: usize,
    value: Value,
}

fn collect(
    text: &str,
    places: &DeTable<'_>,
    values: &Table,
    path: &mut Vec<String>,
    leaves: &mut Vec<Leaf>,
) {
    // The table keeps the order of the text by where its keys stand.
    let mut places: Vec<(&Spanned<_>, &Spanned<DeValue<'_>>)> = places.iter().collect();
    places.sort_by_key(|(key, _)| key.span().start);
    for (key, place) in places {
        let Some(value) = values.get(key.get_ref().as_ref() as &str) else { continue };
        path.push(key.get_ref().to_string());
        match (place.get_ref(), value) {
            (DeValue::Table(places), Value::Table(values)) => {
                collect(text, places, values, path, leaves);
            }
            _ => leaves.push(Leaf {
                path: path.clone(),
                line: line_of(text, key.span().start),
                value: value.clone(),
            }),
        }
        path.pop();
    }
}

impl Leaf {
    fn key(&self) -> String {
        self.path.join(".")
    }

    /// Puts the value in the place of the embedded one, if it is of its kind.
    fn put(&self, laid: &mut Table) -> Result<(), TemplateProblem> {
        let (last, tables) = self.path.split_last().ok_or_else(|| self.wrong(Wanted::Table))?;
        let mut table = laid;
        for (depth, name) in tables.iter().enumerate() {
            let unknown = self.unknown(depth, table);
            table = match table.get_mut(name).ok_or(unknown)? {
                Value::Table(table) => table,
                other => return Err(self.wrong(kind(other))),
            };
        }
        let unknown = self.unknown(tables.len(), table);
        let own = table.get_mut(last).ok_or(unknown)?;
        let wanted = kind(own);
        if wanted != kind(&self.value) || wanted == Wanted::Table {
            return Err(self.wrong(wanted));
        }
        *own = self.value.clone();
        Ok(())
    }

    /// No such key in the table so deep in its path, which has others.
    fn unknown(&self, depth: usize, table: &Table) -> TemplateProblem {
        let above = self.path.iter().take(depth).map(String::as_str);
        let named =
            |key: &String| above.clone().chain([key.as_str()]).collect::<Vec<_>>().join(".");
        let known = table.keys().map(named).collect();
        TemplateProblem::UnknownKey { line: self.line, key: self.key(), known }
    }

    /// Of the right kind, and still not to be used.
    fn refused(&self, template: &Template, laid: &Table) -> TemplateProblem {
        match (self.path.last().map(String::as_str), &self.value) {
            (Some(FONT), Value::String(font)) => {
                TemplateProblem::NoFont { line: self.line, key: self.key(), font: font.clone() }
            }
            (Some(INK), ink) if ink.clone().try_into::<[u8; 3]>().is_ok() => {
                TemplateProblem::TooPale { line: self.line, key: self.key() }
            }
            (_, Value::String(text)) if text.contains(['{', '}']) => {
                let braced = self.unfilled(text, template, laid);
                TemplateProblem::NoPlaceholder { line: self.line, key: self.key(), braced }
            }
            _ => self.wrong(kind(&self.value)),
        }
    }

    /// What in braces is not filled in, of a text that is refused: what is refused alone, too.
    fn unfilled(&self, text: &str, template: &Template, laid: &Table) -> String {
        let mut rest = text;
        while let Some(from) = rest.find(['{', '}']) {
            let (_, braced) = rest.split_at(from);
            let whole = braced.find('}').filter(|_| braced.starts_with('{'));
            let (braced, after) = braced.split_at(whole.map_or(braced.len(), |end| end + 1));
            let (mut laid, value) = (laid.clone(), Value::String(braced.to_owned()));
            let alone = Self { value, path: self.path.clone(), line: self.line };
            if alone.put(&mut laid).is_err() || !(template.readable)(&laid) {
                return braced.to_owned();
            }
            rest = after;
        }
        text.to_owned()
    }

    fn wrong(&self, wanted: Wanted) -> TemplateProblem {
        TemplateProblem::WrongValue { line: self.line, key: self.key(), wanted }
    }
}

fn kind(value: &Value) -> Wanted {
    match value {
        Value::Integer(_) | Value::Float(_) => Wanted::Number,
        // No template has a date or a yes or no.
        Value::String(_) | Value::Boolean(_) | Value::Datetime(_) => Wanted::Text,
        Value::Array(_) => Wanted::List,
        Value::Table(_) => Wanted::Table,
    }
}

fn told(crowded: &Crowded, leaves: &[Leaf]) -> TemplateProblem {
    let of_table =
        leaves.iter().filter(|leaf| leaf.path.first().is_some_and(|t| t == crowded.table));
    #[expect(clippy::cast_possible_truncation, reason = "millimetres of a page")]
    let whole = |mm: f32| mm as i64;
    TemplateProblem::Crowded {
        line: of_table.map(|leaf| leaf.line).max().or(leaves.last().map(|l| l.line)).unwrap_or(1),
        key: crowded.table.to_owned(),
        left_mm: whole(crowded.left_mm.floor()),
        least_mm: whole(crowded.least_mm.ceil()),
    }
}
