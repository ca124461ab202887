//! JSON text into a tree every place of which can be named, and back into readable text.
//!
//! The tree keeps what a plain deserialiser hides: doubled keys, and whether a number is whole. It
//! is bounded in bytes and in values, so a hostile file costs no more memory than a large document.

use std::cell::Cell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};

use super::error::{Fault, JsonKind, Malformed, ReadError, Wrong};

/// The largest document that is read, in bytes; 500 players' sheets take a third of it.
pub const MAX_BYTES: usize = 32 << 20;

/// The most values that a document may have; 500 players' sheets have a quarter of them.
pub const MAX_VALUES: usize = 2_000_000;

/// Whether a document tells its turns, as boards are played, or names a format that begins so; `false` for
/// what is no document.
pub fn is_of_turns(bytes: &[u8], format: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Named {
        format: Option<String>,
        turns: Option<serde::de::IgnoredAny>,
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let named = serde_json::from_slice::<Named>(bytes);
    named.is_ok_and(|named| {
        named.turns.is_some() || named.format.is_some_and(|named| named == format)
    })
}

/// Whether a document names a format that begins so.
pub fn names_format(bytes: &[u8], begins: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Named {
        format: Option<String>,
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let named = serde_json::from_slice::<Named>(bytes);
    named.is_ok_and(|named| named.format.is_some_and(|named| named.starts_with(begins)))
}

/// Whether a text could be JSON by its first sign: tables and pages are told apart from slips.
fn begins_as_json(text: &str) -> bool {
    text.starts_with(|c: char| "{[\"-".contains(c) || c.is_ascii_digit())
        || ["null", "true", "false"].contains(&text)
}

/// A JSON value as it was written.
#[derive(Debug)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Whole(i128),
    /// A number with a fraction, an exponent or too many digits.
    Fraction,
    Text(String),
    List(Vec<Json>),
    /// Members in order; a key may stand twice.
    Object(Vec<(String, Json)>),
}

impl Json {
    pub(super) fn kind(&self) -> JsonKind {
        match self {
            Self::Null => JsonKind::Null,
            Self::Bool(_) => JsonKind::Bool,
            Self::Whole(_) | Self::Fraction => JsonKind::Number,
            Self::Text(_) => JsonKind::Text,
            Self::List(_) => JsonKind::List,
            Self::Object(_) => JsonKind::Object,
        }
    }

    /// Reads a whole text.
    pub(super) fn read<P>(bytes: &[u8]) -> Result<Self, ReadError<P>> {
        if bytes.len() > MAX_BYTES {
            return Err(ReadError::TooLarge { limit: MAX_BYTES });
        }
        if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
            return Err(ReadError::NotUtf8 { line: 1, column: 1 });
        }
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let (before, _) = bytes.split_at(error.valid_up_to());
            let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
            let line = before.split(|&b| b == b'\n').count();
            let in_line = String::from_utf8_lossy(before.get(line_start..).unwrap_or(&[]));
            ReadError::NotUtf8 { line, column: in_line.chars().count() + 1 }
        })?;
        if text.trim().is_empty() {
            return Err(ReadError::Empty);
        }
        if !begins_as_json(text.trim()) {
            return Err(ReadError::NoDocument);
        }
        let left = Cell::new(MAX_VALUES);
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let tree = Reader { left: &left }.deserialize(&mut deserializer);
        let tree = tree.and_then(|tree| deserializer.end().map(|()| tree));
        tree.map_err(|error| {
            if left.get() == 0 {
                return ReadError::TooManyValues { limit: MAX_VALUES };
            }
            let full = error.to_string();
            let what = Malformed::of(full.split(" at line ").next().unwrap_or_default());
            let (line, column) = (error.line(), error.column());
            if error.is_eof() {
                ReadError::Cut { line, column }
            } else {
                ReadError::Syntax { line, column, what }
            }
        })
    }
}

/// Reads one value, and counts it.
#[derive(Clone, Copy)]
struct Reader<'a> {
    left: &'a Cell<usize>,
}

impl<'de> DeserializeSeed<'de> for Reader<'_> {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        let left = self.left.get().saturating_sub(1);
        self.left.set(left);
        if left == 0 {
            return Err(D::Error::custom("too many values"));
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reader<'_> {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Whole(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Whole(value.into()))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Fraction)
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(self)? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut members = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            members.push((key, map.next_value_seed(self)?));
        }
        Ok(Json::Object(members))
    }
}

/// The way from the root to a value, written like `rounds[0].sheets[2].words["5"][1]`.
#[derive(Clone, Copy)]
pub(super) enum Path<'a> {
    Root,
    Key(&'a Path<'a>, &'a str),
    Index(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Index(parent, index) => write!(f, "{parent}[{index}]"),
            Self::Key(parent, key) => {
                let plain = key.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
                    && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
                if !plain {
                    // A hostile key may be long; its beginning names it well enough.
                    let short: String = key.chars().take(40).collect();
                    return write!(f, "{parent}[{short:?}]");
                }
                match parent {
                    Self::Root => f.write_str(key),
                    _ => write!(f, "{parent}.{key}"),
                }
            }
        }
    }
}

/// A value with its place.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub json: &'a Json,
    pub path: Path<'a>,
}

impl<'a> At<'a> {
    pub(super) fn root(json: &'a Json) -> Self {
        Self { json, path: Path::Root }
    }

    /// The error that this value is wrong.
    pub(super) fn wrong(&self, what: Fault) -> Wrong {
        Wrong { path: self.path.to_string(), what }
    }

    fn wrong_type(&self, wanted: JsonKind) -> Wrong {
        self.wrong(Fault::WrongType { wanted, got: self.json.kind() })
    }

    /// An object with no other keys than these, and none twice.
    pub(super) fn object(&'a self, keys: &'static [&'static str]) -> Result<Members<'a>, Wrong> {
        let Json::Object(members) = self.json else {
            return Err(self.wrong_type(JsonKind::Object));
        };
        for (place, (key, _)) in members.iter().enumerate() {
            let path = Path::Key(&self.path, key).to_string();
            if !keys.contains(&key.as_str()) {
                return Err(Wrong { path, what: Fault::UnknownKey { known: keys } });
            }
            if members.iter().take(place).any(|(earlier, _)| earlier == key) {
                return Err(Wrong { path, what: Fault::DoubledKey });
            }
        }
        Ok(Members { path: &self.path, members })
    }

    /// The members of a document of this format. What it says it is comes before what else stands in it.
    pub(super) fn document(
        &'a self,
        format: &'static [&'static str],
        keys: &'static [&'static str],
    ) -> Result<Members<'a>, Wrong> {
        if let Json::Object(members) = self.json
            && let Some(named) = (Members { path: &self.path, members }).get("format")
        {
            named.one_of(format)?;
        }
        let members = self.object(keys)?;
        members.required("format")?;
        Ok(members)
    }

    /// A text that is one of these.
    pub(super) fn one_of(&self, known: &'static [&'static str]) -> Result<&'static str, Wrong> {
        let text = self.text()?;
        let found = known.iter().copied().find(|&known| known == text);
        found.ok_or_else(|| self.wrong(Fault::NotOneOf { known }))
    }

    pub(super) fn list(&'a self) -> Result<impl Iterator<Item = At<'a>>, Wrong> {
        let Json::List(items) = self.json else {
            return Err(self.wrong_type(JsonKind::List));
        };
        let items = items.iter().enumerate();
        Ok(items.map(|(index, json)| At { json, path: Path::Index(&self.path, index) }))
    }

    /// An object whose keys are names of the writer's own, none twice.
    pub(super) fn texts(&'a self) -> Result<Vec<(&'a str, At<'a>)>, Wrong> {
        let Json::Object(members) = self.json else {
            return Err(self.wrong_type(JsonKind::Object));
        };
        let mut found: Vec<(&str, At<'a>)> = Vec::with_capacity(members.len());
        for (key, json) in members {
            let at = At { json, path: Path::Key(&self.path, key) };
            if found.iter().any(|(earlier, _)| earlier == key) {
                return Err(at.wrong(Fault::DoubledKey));
            }
            found.push((key, at));
        }
        Ok(found)
    }

    pub(super) fn text(&self) -> Result<&'a str, Wrong> {
        match self.json {
            Json::Text(text) => Ok(text),
            _ => Err(self.wrong_type(JsonKind::Text)),
        }
    }

    pub(super) fn boolean(&self) -> Result<bool, Wrong> {
        match self.json {
            Json::Bool(value) => Ok(*value),
            _ => Err(self.wrong_type(JsonKind::Bool)),
        }
    }

    /// A whole number from `min` to `max`.
    pub(super) fn whole(&self, min: u32, max: u32) -> Result<u32, Wrong> {
        let number = self.integer(min.into(), max.into())?;
        Ok(u32::try_from(number).unwrap_or(max))
    }

    /// A whole number from `min` to `max`, which may lie below 0.
    pub(super) fn integer(&self, min: i64, max: i64) -> Result<i64, Wrong> {
        let number = match self.json {
            Json::Whole(number) => Some(*number),
            Json::Fraction => None,
            _ => return Err(self.wrong_type(JsonKind::Number)),
        };
        number
            .and_then(|number| i64::try_from(number).ok())
            .filter(|number| (min..=max).contains(number))
            .ok_or_else(|| self.wrong(Fault::NotInRange { min, max }))
    }
}

/// The members of an object whose keys are all known.
#[derive(Clone, Copy)]
pub(super) struct Members<'a> {
    path: &'a Path<'a>,
    members: &'a [(String, Json)],
}

impl<'a> Members<'a> {
    pub(super) fn get(&self, key: &'a str) -> Option<At<'a>> {
        let (_, json) = self.members.iter().find(|(found, _)| found == key)?;
        Some(At { json, path: Path::Key(self.path, key) })
    }

    /// What a member says that need not be there.
    pub(super) fn optional<T, E>(
        &self,
        key: &'a str,
        read: impl FnOnce(At<'a>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        self.get(key).map(read).transpose()
    }

    pub(super) fn required(&self, key: &'a str) -> Result<At<'a>, Wrong> {
        self.get(key).ok_or_else(|| {
            let path = Path::Key(self.path, key).to_string();
            Wrong { path, what: Fault::MissingKey }
        })
    }
}
