//! JSON for people too: a line for each player, sheet or row, nothing broken further down.

use std::fmt::Write as _;

use serde::Serialize;

use crate::domain::text::is_hidden;

/// How deep values stand on lines of their own: a round's sheets in a document are the deepest.
const BROKEN: usize = 2;

/// The value as JSON text, ended by a line feed.
pub(crate) fn readable(value: &impl Serialize) -> String {
    let json = json_line(value);
    let mut text = String::with_capacity(json.len() * 5 / 4);
    let line = |text: &mut String, depth| {
        text.push('\n');
        text.extend(std::iter::repeat_n("  ", depth));
    };
    let mut depth = 0;
    let mut signs = json.chars().peekable();
    while let Some(sign) = signs.next() {
        text.push(sign);
        match sign {
            '"' => push_text(&mut text, &mut signs),
            ':' => text.push(' '),
            ',' if depth > BROKEN => text.push(' '),
            ',' => line(&mut text, depth),
            '[' | '{' => {
                depth += 1;
                if depth <= BROKEN && !matches!(signs.peek(), Some(']' | '}')) {
                    line(&mut text, depth);
                }
                continue;
            }
            ']' | '}' => depth -= 1,
            _ => {}
        }
        if (1..=BROKEN).contains(&depth) && matches!(signs.peek(), Some(']' | '}')) {
            line(&mut text, depth - 1);
        }
    }
    text
}

/// The rest of a text of JSON, to its quotation mark.
fn push_text(text: &mut String, signs: &mut impl Iterator<Item = char>) {
    while let Some(sign) = signs.next() {
        text.push(sign);
        match sign {
            '\\' => text.extend(signs.next()),
            '"' => break,
            _ => {}
        }
    }
}

/// The value as JSON text in one line, ended by a line feed.
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
