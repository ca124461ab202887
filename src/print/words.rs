//! Wordings that several documents share.

use chrono::NaiveDate;

use super::layout::leaf::{Called, DOT};
use super::layout::pages::Page;
use super::layout::signing::Evidence;
use super::layout::{Pages, Warning};
use crate::domain::contest::checkpoint::{Occasion, checkpoints};
use crate::domain::contest::{Common, Details, Format, Record};
use crate::domain::head::Heads;
use crate::domain::lexicon::{Authority, Passport};
use crate::language::{Language, tr};
use crate::text;

/// A date as it was typed, in words when it is one.
pub(super) fn date(typed: &str, language: Language) -> String {
    let date = NaiveDate::parse_from_str(typed.trim(), "%Y-%m-%d");
    date.map_or_else(|_| typed.to_owned(), |date| language.date(date))
}

/// Place and date, where there are any.
pub(super) fn place(details: &Details, language: Language) -> Vec<String> {
    let date = date(&details.date, language);
    [details.venue.clone(), date].into_iter().filter(|text| !text.trim().is_empty()).collect()
}

/// The head of a document of a competition. What it is stands small, what it is about large.
pub(super) fn called(
    details: &Details,
    kicker: String,
    title: String,
    language: Language,
) -> Called {
    let mut foot = vec![kicker.clone(), details.title.trim().to_owned()];
    foot.append(&mut place(details, language));
    foot.retain(|text| !text.is_empty());
    let author = details.referee.clone();
    Called { kicker, title, foot: foot.join(DOT), author, ..Called::default() }
}

/// The pages of a document of a competition, each warning once.
pub(super) fn pages(
    details: &Details,
    subject: String,
    pages: Vec<Page>,
    mut warnings: Vec<Warning>,
) -> Pages {
    warnings.sort();
    warnings.dedup();
    let (title, author) = (details.title.clone(), details.referee.clone());
    Pages { title, subject, author, pages, warnings, ..Pages::default() }
}

/// Hexadecimal digits, or any others, in groups of four.
pub(super) fn grouped(digits: &str) -> String {
    let digits: Vec<char> = digits.chars().collect();
    digits.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The digest of a signed table, shortened: by it the pages of a final sheet belong together.
pub(super) fn of_table(digest: &str, language: Language) -> String {
    let digits = grouped(digest);
    let (first, last) = (digits.get(..9), digits.get(digits.len().saturating_sub(4)..));
    let digits = format!("{} … {}", first.unwrap_or_default(), last.unwrap_or_default());
    text!(language, "print-final-digest", digest = digits)
}

/// What the draws of a signed competition are derived from: its commitment, the hall's word, its seed, the last two for
/// a machine, too, named as in the exchange format's draws. Nothing before the seed is revealed.
pub(super) fn proof(common: &Common, language: Language) -> Evidence {
    let (Some(commitment), Some(seed)) = (&common.commitment, &common.revealed) else {
        return Evidence::default();
    };
    let lines = [
        ("print-draw-commitment", Some(grouped(&commitment.to_string()))),
        ("exchange-evidence-hall", common.hall_word.clone()),
        ("print-draw-seed", Some(grouped(&seed.reveal()))),
    ];
    let lines =
        lines.into_iter().filter_map(|(key, value)| Some((tr(language, key), value?))).collect();
    Evidence { lines, derivation: Some(derivation(&seed.reveal(), common.hall_word.as_deref())) }
}

/// Seed and hall's word as a machine reads them.
pub(super) fn derivation(seed: &str, hall: Option<&str>) -> String {
    serde_json::json!({ "seed": seed, "hall": hall.unwrap_or_default() }).to_string()
}

/// Where the history stood when it was signed last, and its code.
pub(super) fn chain_head<F: Format>(
    (record, heads): (&Record<F>, Option<&Heads>),
    language: Language,
) -> Option<(String, String)> {
    let is_signing = |of| matches!(of, Occasion::Signed { .. });
    let signed = checkpoints(record, heads?).rev().find(|one| is_signing(one.of))?;
    let codes = [grouped(&signed.head.hash.to_string()), language.head(signed.head)];
    Some((tr(language, "print-final-chain-head"), codes.join(DOT)))
}

/// What is signed: the tables of so many pages, with what they count; that nothing is, without it.
pub(super) fn certified(pages: usize, counts: Option<&[String; 2]>, language: Language) -> String {
    let Some([players, rounds]) = counts else { return tr(language, "print-sign-not-yet") };
    let what = match pages {
        0 | 1 => tr(language, "print-sign-this-page"),
        2 => tr(language, "print-sign-two-pages"),
        pages => text!(language, "print-sign-pages", last = pages),
    };
    text!(language, "print-sign-certified", what = what, players = players, rounds = rounds)
}

/// A number of tenths divided, to the nearest, with the language's decimal sign.
pub(super) fn tenths(tenths: i64, by: i64, language: Language) -> String {
    let by = by.max(1);
    let rounded = (tenths * 2 + by * tenths.signum()) / (by * 2);
    let sign = if rounded < 0 { "\u{2212}" } else { "" };
    let (whole, part) = (rounded.abs() / 10, rounded.abs() % 10);
    format!("{sign}{whole}{}{part}", language.decimal_sign())
}

/// Rounds in a row.
pub(super) fn row(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

/// The same, the last two with an "and" between them.
pub(super) fn row_and(numbers: impl IntoIterator<Item = u8>, language: Language) -> String {
    let numbers: Vec<u8> = numbers.into_iter().collect();
    match numbers.split_last() {
        Some((last, before)) if !before.is_empty() => {
            text!(language, "print-and", before = row(before), last = *last)
        }
        _ => row(numbers),
    }
}

/// Rounds in order, three or more in a row as a span.
pub(super) fn spans(numbers: &[u8]) -> String {
    let in_a_row = numbers.chunk_by(|&one, &next| one.checked_add(1) == Some(next));
    let told = in_a_row.map(|run| match run {
        [first, _, .., last] => format!("{first}–{last}"),
        _ => row(run),
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Name, edition, size and authority of a word list.
pub(super) fn lexicon(passport: &Passport, language: Language) -> String {
    let mut parts = vec![passport.name.clone()];
    if !passport.edition.trim().is_empty() {
        parts.push(text!(language, "print-lexicon-edition", edition = &passport.edition));
    }
    // Of a book or a site nobody counted the words.
    if passport.words > 0 {
        parts.push(text!(language, "print-lexicon-words", count = passport.words));
    }
    parts.push(match passport.authority {
        Authority::Authoritative => tr(language, "print-lexicon-authoritative"),
        Authority::Reference => tr(language, "print-lexicon-reference"),
        Authority::Closed => tr(language, "print-lexicon-closed"),
        Authority::External => tr(language, "print-lexicon-external"),
    });
    parts.retain(|part| !part.trim().is_empty());
    parts.join(DOT)
}

#[cfg(test)]
mod tests;
