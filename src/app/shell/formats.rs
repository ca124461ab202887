//! The list of the formats: what the shell does for one alone, and the rules of a new competition.

mod anagram;
mod classic;
mod duplicate;

use std::sync::Arc;

use crate::domain::contest::Format;
use crate::domain::formats::FormatName;
use crate::domain::formats::anagram::state::Anagram;
use crate::language::{Language, Sentences as _};
use crate::views::desk::ClubRules;
use crate::with_format;

/// The format that a shell is of before anything is opened.
pub type First = Anagram;

/// What a text of rules says that it is.
///
/// # Errors
/// What is wrong with it, for people.
pub fn read_rules(language: Language, text: String) -> Result<ClubRules, String> {
    let format = FormatName::of_rules(&text);
    let format = format.map_err(|unknown| unknown.to_string())?;
    let (id, words) = with_format!(format, F => {
        let rules = <F as Format>::rules(&text).map_err(|error| F::rules_error(language, &error))?;
        let begun = F::begin(Arc::new(rules));
        (begun.rules_id().to_owned(), Format::language(&begun))
    });
    Ok(ClubRules { id, format, words, text })
}

/// The first rules of the program's own, of a format, whose words are of a language, and which they are.
pub fn rules_in(language: Language, format: FormatName) -> Option<(usize, ClubRules)> {
    let own = format.own_rules().into_iter().enumerate();
    let mut read = own.filter_map(|(place, (text, _))| {
        Some((place, read_rules(language, text.to_owned()).ok()?))
    });
    read.find(|(_, rules)| rules.words.code() == language.code())
}

/// The rules that the program has of its own for a format.
pub fn own_rules(format: FormatName) -> ClubRules {
    let text = with_format!(format, F => F::own_rules().first().copied());
    let text = text.expect("a format has rules of its own").to_owned();
    read_rules(Language::default(), text).expect("the program's own rules are sound")
}
