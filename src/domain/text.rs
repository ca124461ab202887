//! How long a text that somebody writes may be, and which signs it may not hold. Too much is told,
//! never cut. Lengths count characters (Unicode scalar values).

/// What a text is; that says how long it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextKind {
    /// A person's name, a club, a date, whoever sits at the desk.
    Name,
    /// A title, a venue, the hall's word, the name of a word list.
    Title,
    /// Why something was done; may have several lines.
    Reason,
    /// Dictionary, page; may have several lines.
    Evidence,
}

impl TextKind {
    /// The most characters that it may have.
    pub const fn limit(self) -> usize {
        match self {
            Self::Name => 120,
            Self::Title => 200,
            Self::Reason => 1000,
            Self::Evidence => 500,
        }
    }

    /// Whether it may have several lines.
    const fn has_lines(self) -> bool {
        match self {
            Self::Name | Self::Title => false,
            Self::Reason | Self::Evidence => true,
        }
    }
}

/// The most letters that a written word may have: more than any word of the language.
pub const LONGEST_WORD: usize = 500;

/// How much an error quotes of what somebody gave it, in characters; an ellipsis follows if there is more.
/// It may never be more than 80.
pub const QUOTED: usize = 60;

/// Why a text is refused. Positions count characters from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnfitText {
    /// Too many characters.
    #[error("{got} characters instead of at most {} in {quoted:?}", kind.limit())]
    TooLong {
        /// What it is.
        kind: TextKind,
        /// How many characters it has.
        got: usize,
        /// Its beginning.
        quoted: String,
    },
    /// A sign that cannot be seen and does something: a control or direction mark.
    #[error("the sign U+{:04X} at position {position} in {quoted:?}", u32::from(*sign))]
    Hidden {
        /// The sign.
        sign: char,
        /// Where.
        position: usize,
        /// The text's beginning, without such signs.
        quoted: String,
    },
}

/// Whether a text may stand in a record.
///
/// # Errors
/// [`UnfitText`].
pub fn check(text: &str, kind: TextKind) -> Result<(), UnfitText> {
    let hidden = text.chars().enumerate().find(|&(_, c)| is_forbidden(c, kind));
    if let Some((place, sign)) = hidden {
        return Err(UnfitText::Hidden { sign, position: place + 1, quoted: quoted(text) });
    }
    let got = text.chars().count();
    if got > kind.limit() {
        return Err(UnfitText::TooLong { kind, got, quoted: quoted(text) });
    }
    Ok(())
}

/// The same text without the signs that none of its kind may hold.
pub fn without_hidden(text: &str, kind: TextKind) -> String {
    text.chars().filter(|&c| !is_forbidden(c, kind)).collect()
}

fn is_forbidden(c: char, kind: TextKind) -> bool {
    is_hidden(c) && !(kind.has_lines() && matches!(c, '\n' | '\r' | '\t'))
}

/// Whether a sign is not seen and changes what is: controls of terminals, ends of lines and marks of
/// the direction of writing.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// What an error quotes of a text of any length: its beginning, with an ellipsis if there is more, and
/// a space for each sign that cannot be seen.
pub fn quoted(text: &str) -> String {
    let seen = |c| if is_hidden(c) { ' ' } else { c };
    let more = text.chars().nth(QUOTED).map(|_| '…');
    text.chars().take(QUOTED).map(seen).chain(more).collect()
}

/// The same of another reader's own message, which may quote a text between its words.
pub fn quoted_within(message: &str) -> String {
    /// More than the words of any message with two such quotations.
    const LONGEST: usize = 4 * QUOTED;
    let is_mark = |c| matches!(c, '`' | '"');
    let mut short = String::new();
    for (place, part) in message.split_inclusive(is_mark).enumerate() {
        let bare = part.trim_end_matches(is_mark);
        let mark = part.get(bare.len()..).unwrap_or_default();
        let inside = place % 2 == 1;
        let shown = if inside { quoted(bare) } else { bare.to_owned() };
        short.push_str(&shown);
        short.push_str(mark);
    }
    let more = short.chars().nth(LONGEST).map(|_| '…');
    let seen = short.chars().map(|c| if is_hidden(c) { ' ' } else { c });
    seen.take(LONGEST).chain(more).collect()
}

/// One letter for all that look alike when they are written as capitals, Greek, Latin, Cyrillic: small ones to small ones.
pub const fn alike(c: char) -> char {
    match c {
        'α' | 'а' => 'a',
        'β' | 'в' => 'b',
        'с' => 'c',
        'ε' | 'е' => 'e',
        'η' | 'н' => 'h',
        'ι' | 'і' => 'i',
        'ј' => 'j',
        'κ' | 'к' => 'k',
        'μ' | 'м' => 'm',
        'ν' => 'n',
        'ο' | 'о' => 'o',
        'ρ' | 'р' => 'p',
        'ѕ' => 's',
        'τ' | 'т' => 't',
        'χ' | 'х' => 'x',
        'υ' | 'у' => 'y',
        'ζ' => 'z',
        'ς' => 'σ',
        c => c,
    }
}

#[cfg(test)]
mod tests;
