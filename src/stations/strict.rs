//! What a station sends, read strictly: a key twice is no object.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// How deep values may lie in each other.
const DEEPEST: usize = 8;

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Self)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut of: A) -> Result<Value, A::Error> {
        let mut found = Vec::new();
        while let Some(Strict(value)) = of.next_element()? {
            found.push(value);
        }
        Ok(Value::Array(found))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut of: A) -> Result<Value, A::Error> {
        let mut found = Map::new();
        while let Some((key, Strict(value))) = of.next_entry::<String, Strict>()? {
            if found.insert(key, value).is_some() {
                return Err(A::Error::custom("a key twice"));
            }
        }
        Ok(Value::Object(found))
    }
}

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(of) => 1 + of.iter().map(depth).max().unwrap_or(0),
        Value::Object(of) => 1 + of.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

/// The object that a text is; `None` where it is none, has a key twice, lies too deep or has a number with a point.
pub fn read(text: &str) -> Option<Map<String, Value>> {
    let Strict(value) = serde_json::from_str(text).ok()?;
    match value {
        Value::Object(of) if of.values().map(depth).max().unwrap_or(0) <= DEEPEST => Some(of),
        _ => None,
    }
}

/// The object that a form is: `a.b` lies in `a`, `n#` is a number, `n?` a yes or no, `n!` a list of these in order;
/// what begins with `_` is not of it.
pub fn of_form(pairs: &[(String, String)]) -> Option<Map<String, Value>> {
    let mut found = Map::new();
    for (name, text) in pairs.iter().filter(|(name, _)| !name.starts_with('_')) {
        let (into, name) = match name.split_once('.') {
            None => (&mut found, name.as_str()),
            Some((of, name)) => {
                match found.entry(of).or_insert_with(|| Value::Object(Map::new())) {
                    Value::Object(inner) => (inner, name),
                    _ => return None,
                }
            }
        };
        let said = |text: &str| match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        if let Some(list) = name.strip_suffix('!') {
            match into.entry(list).or_insert_with(|| Value::Array(Vec::new())) {
                Value::Array(of) => of.push(said(text)?.into()),
                _ => return None,
            }
            continue;
        }
        let (name, value) = if let Some(name) = name.strip_suffix('#') {
            (name, if text.is_empty() { Value::Null } else { text.parse::<u64>().ok()?.into() })
        } else if let Some(name) = name.strip_suffix('?') {
            (name, said(text)?.into())
        } else {
            (name, text.as_str().into())
        };
        if into.insert(name.to_owned(), value).is_some() {
            return None;
        }
    }
    Some(found)
}

/// The bytes that lower-case hexadecimal digits are, just so many.
pub fn bytes_of<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().map(digit).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair.iter().fold(0, |sum, it| sum * 16 + it)).collect();
    if digits.len() == 2 * N { bytes.try_into().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_object_with_each_key_once_is_one() {
        let json = |text| read(text).map(|of| Value::Object(of).to_string());
        assert_eq!(json(r#"{"a":[1,{"b":null}]}"#).as_deref(), Some(r#"{"a":[1,{"b":null}]}"#));
        for text in [r#"{"a":1,"a":1}"#, r#"{"a":{"b":1,"b":2}}"#, "[]", "1", "", r#"{"a":1.5}"#] {
            assert_eq!(json(text), None, "{text}");
        }
        let deep =
            |levels: usize| format!("{{\"a\":{}{}}}", "[".repeat(levels), "]".repeat(levels));
        assert!(read(&deep(8)).is_some());
        assert!(read(&deep(9)).is_none());
        assert!(read(&deep(100_000)).is_none());
    }

    #[test]
    fn a_form_says_the_same() {
        let form = |pairs: &[(&str, &str)]| {
            let pairs: Vec<_> =
                pairs.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect();
            of_form(&pairs).map(|of| Value::Object(of).to_string())
        };
        let of = [("ask", "x"), ("round#", "3"), ("player#", ""), ("fields.5", "α"), ("_key", "k")];
        let said = r#"{"ask":"x","round":3,"player":null,"fields":{"5":"α"}}"#;
        assert_eq!(form(&of).as_deref(), Some(said));
        let of = [("kept!", "yes"), ("kept!", "no"), ("empty?", "yes")];
        assert_eq!(form(&of).as_deref(), Some(r#"{"kept":[true,false],"empty":true}"#));
        assert_eq!(form(&[("a", "1"), ("a", "2")]), None);
        assert_eq!(form(&[("a#", "x")]), None);
        assert_eq!(form(&[("a", "x"), ("a.b", "y")]), None);
    }
}
