//! JSON for people too: a line for each player, sheet or row, nothing broken further down.

use serde::Serialize;
use serde_json::ser::Formatter;
use std::fmt::Write as _;
use std::io::{self, Write};

use crate::domain::text::is_hidden;

/// How deep values stand on lines of their own: a round's sheets in a document are the deepest.
const BROKEN: usize = 2;

/// The value as JSON text, ended by a line feed.
pub(crate) fn readable(value: &impl Serialize) -> String {
    let mut text = Vec::new();
    let formatter = Lines { depth: 0, filled: Vec::new() };
    let mut serializer = serde_json::Serializer::with_formatter(&mut text, formatter);
    value.serialize(&mut serializer).expect("values of documents can be written to memory");
    text.push(b'\n');
    escaped(&String::from_utf8(text).expect("JSON is UTF-8"))
}

/// The value as JSON text in one line, ended by a line feed.
#[must_use]
pub fn json_line(value: &impl Serialize) -> String {
    escaped(&serde_json::to_string(value).expect("what is shown can be written to memory")) + "\n"
}

/// JSON in which no sign of a text gives a terminal orders or turns the writing round: such signs, which
/// stand nowhere but in texts, are written as their codes. It says the same.
fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        if is_hidden(c) && c != '\n' {
            write!(text, "\\u{:04x}", u32::from(c)).expect("memory");
        } else {
            text.push(c);
        }
    }
    text
}

struct Lines {
    depth: usize,
    /// Whether the containers on the way have a member yet.
    filled: Vec<bool>,
}

impl Lines {
    fn open<W: ?Sized + Write>(&mut self, writer: &mut W, sign: &[u8]) -> io::Result<()> {
        self.depth += 1;
        self.filled.push(false);
        writer.write_all(sign)
    }

    fn close<W: ?Sized + Write>(&mut self, writer: &mut W, sign: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        let filled = self.filled.pop().unwrap_or(false);
        if filled && self.depth < BROKEN {
            self.line(writer)?;
        }
        writer.write_all(sign)
    }

    fn member<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if let Some(filled) = self.filled.last_mut() {
            *filled = true;
        }
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth <= BROKEN {
            return self.line(writer);
        }
        if first { Ok(()) } else { writer.write_all(b" ") }
    }

    fn line<W: ?Sized + Write>(&self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b"\n")?;
        (0..self.depth).try_for_each(|_| writer.write_all(b"  "))
    }
}

impl Formatter for Lines {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, w: &mut W, first: bool) -> io::Result<()> {
        self.member(w, first)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, w: &mut W, first: bool) -> io::Result<()> {
        self.member(w, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}
