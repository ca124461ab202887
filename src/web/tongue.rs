//! In which language a reader is answered: the chosen one, else the browser's, else the competition's own.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};

use crate::language::Language;

/// What the cookie with the chosen language is called: the only one of the hall's door.
pub(super) const CHOSEN: &str = "eforos-lang";

/// The language of a reader, among those that there are; the first of these where nothing else is said.
pub(super) fn of(headers: &HeaderMap, there: &[Language]) -> Language {
    let is_there = |language: &Language| there.contains(language);
    let chosen = chosen(headers).filter(is_there);
    let asked = || {
        let asked = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        preferred(asked).into_iter().find(is_there)
    };
    chosen.or_else(asked).or_else(|| there.first().copied()).unwrap_or_default()
}

fn chosen(headers: &HeaderMap) -> Option<Language> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|it| it.split_once('='));
    let (_, code) = pairs.find(|(name, _)| name.trim() == CHOSEN)?;
    Language::from_code(code.trim())
}

/// The languages that a browser asks for, the best first.
fn preferred(asked: &str) -> Vec<Language> {
    let mut found: Vec<(u32, Language)> = Vec::new();
    for part in asked.split(',') {
        let mut pieces = part.split(';');
        let code = pieces.next().unwrap_or_default().trim().to_ascii_lowercase();
        let primary = code.split('-').next().unwrap_or_default();
        let Some(language) = Language::from_code(primary) else { continue };
        let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q="));
        found.push((weight.map_or(1000, thousandths), language));
    }
    // The first of equals stays before the others.
    found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    found.into_iter().filter(|(weight, _)| *weight > 0).map(|(_, language)| language).collect()
}

/// `0.8` as 800; what is no weight as 0.
fn thousandths(weight: &str) -> u32 {
    let (whole, rest) = weight.trim().split_once('.').unwrap_or((weight.trim(), ""));
    let digits: String = rest.chars().chain("000".chars()).take(3).collect();
    let number = |text: &str| text.parse::<u32>().ok();
    match (number(whole), number(&digits)) {
        (Some(whole), Some(rest)) => whole.min(1) * 1000 + rest,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_has_the_chosen_language_then_the_browsers_then_the_competitions() {
        let there = [Language::Greek, Language::English];
        let of = |cookie: Option<&'static str>, asked: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            cookie.map(|it| headers.insert(COOKIE, it.parse().expect("a header")));
            asked.map(|it| headers.insert(ACCEPT_LANGUAGE, it.parse().expect("a header")));
            super::of(&headers, &there)
        };
        assert_eq!(of(None, None), Language::Greek);
        assert_eq!(of(None, Some("de,en-GB;q=0.7,el;q=0.5")), Language::English);
        assert_eq!(of(None, Some("en;q=0.1,el-GR")), Language::Greek);
        assert_eq!(of(None, Some("en;q=0, fr")), Language::Greek);
        assert_eq!(of(None, Some("ro,ca")), Language::Greek, "there, but not for this one");
        assert_eq!(of(Some("a=b; eforos-lang=en"), Some("el")), Language::English);
        assert_eq!(of(Some("eforos-lang=ro"), Some("en")), Language::English);
        assert_eq!(of(Some("eforos-lang=zz"), None), Language::Greek);
    }
}
