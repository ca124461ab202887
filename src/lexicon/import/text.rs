//! A list as text: words between white space, as a rule one a line; after a `#` a comment.

use std::ops::ControlFlow;

use super::{Encoding, Found, ImportError, Progress, Why, capitals, doubt, encoding, tell};
use crate::domain::letters::{Alphabet, Recovery, Word, Written};
use crate::lexicon::LENGTHS;

/// How many words are read between two reports of progress.
const STRIDE: usize = 8192;

/// No word of a list takes more bytes, whatever its accents and encoding form.
const LONGEST: usize = 256;

pub(super) fn read(
    bytes: &[u8],
    found: &mut Found,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Encoding, ImportError> {
    let total = bytes.len();
    tell(progress, 0, total)?;
    let (text, encoding) = encoding::decode(bytes, found.language)?;
    found.doubt = doubt::of_text(&text);
    // Old files may end with the end-of-file sign of DOS.
    let text = text.trim_end_matches('\u{1A}');
    let line_end = encoding::line_end(text);

    let mut seen = 0;
    let mut passed = 0;
    for (index, line) in text.split(line_end).enumerate() {
        for token in line.split_whitespace().take_while(|token| !token.starts_with('#')) {
            seen += 1;
            if seen % STRIDE == 0 {
                // The share of the text that was passed, put as bytes of the file.
                tell(progress, passed * total / text.len().max(1), total)?;
            }
            match word_of(found.alphabet(), token) {
                Ok((word, recovered)) => {
                    found.recovered += u64::from(recovered);
                    found.words.push(word);
                }
                Err(why) => found.skipped.add(why, index + 1, token),
            }
        }
        passed += line.len();
    }
    tell(progress, total, total)?;
    Ok(encoding)
}

/// The word, and whether letters of another alphabet were recovered in it.
fn word_of(alphabet: &Alphabet, token: &str) -> Result<(Word, bool), Why> {
    if token.len() > LONGEST {
        return Err(Why::TooLong);
    }
    let (word, faces, recovered) = match capitals(alphabet, token) {
        Some((word, faces)) => (word, faces, false),
        None => understood(alphabet, token)?,
    };
    match faces {
        faces if faces < *LENGTHS.start() => Err(Why::TooShort),
        faces if faces > *LENGTHS.end() => Err(Why::TooLong),
        _ => Ok((word, recovered)),
    }
}

/// As [`word_of`], of any length.
fn understood(alphabet: &Alphabet, token: &str) -> Result<(Word, usize, bool), Why> {
    // A list is not typed on the spot: where Latin is foreign its words are English, not words on a
    // wrong layout, unless each letter looks like one and stands on the same key.
    let recovers = alphabet.recovers().filter(|_| token.chars().all(|c| c.is_ascii_alphabetic()));
    if let Some(recovers) = recovers {
        let alike = |c| recovers.by_look(c).is_some_and(|it| recovers.by_key(c) == Some(it));
        if !token.chars().all(alike) {
            return Err(Why::Latin);
        }
    }
    let reading = alphabet.read(token, None).map_err(|_| Why::Sign)?;
    match reading.written {
        Written::Word(word) if recovers.is_some() || reading.recovery != Some(Recovery::ByKey) => {
            let faces = alphabet.faces_in(word.letters()).ok_or(Why::Sign)?;
            Ok((word, faces, reading.recovery.is_some()))
        }
        _ => Err(Why::Sign),
    }
}
