//! What seven tiles make.

use crate::cli::formats::Rack;
use crate::cli::outcome::Failure;
use crate::cli::shell::Shell;
use crate::domain::formats::anagram::rules::{Field, RACK, Rules};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::letters::Word;
use crate::text;

/// At most a whole rack of tiles that the set has.
pub(in crate::cli) fn rack(shell: Shell, letters: &Word) -> Result<Rack, Failure> {
    let (language, rules) = (shell.language, Rules::osth_2019());
    let (refused, letters) = (|said| Err(Failure::Refused(said)), letters.letters());
    if letters.len() > usize::from(RACK) {
        return refused(text!(language, "cli-rack-long", got = letters.len(), most = RACK));
    }
    if let Some(missing) = rules.tiles().first_missing(letters.iter().copied()) {
        let (letter, has) = (missing.to_char(), rules.tiles().count(missing));
        return refused(text!(language, "cli-rack-tiles", letter = letter, has = has));
    }
    Ok(Rack {
        tiles: *letters.iter().copied().collect::<Tiles>(),
        lengths: Field::Three.length()..=Field::Seven.length(),
        points: Box::new(move |length| {
            Field::of_length(length).map_or(0, |field| rules.points(field))
        }),
    })
}
