//! Numbers of players or tables as somebody types them, several in one line.

use std::collections::BTreeSet;

/// So many stand in a span at the most.
const MOST: usize = 1000;

/// Reads `3 7, 12` and `3-7`, each number once.
///
/// # Errors
/// The part that is none; empty where nothing is typed.
pub(super) fn numbers(typed: &str) -> Result<BTreeSet<u32>, String> {
    let is_between = |sign: char| sign.is_whitespace() || [',', ';'].contains(&sign);
    let mut parts: Vec<String> = Vec::new();
    let mut goes_on = false;
    for part in typed.split(is_between).filter(|part| !part.is_empty()) {
        let part = part.replace(['–', '—', '−'], "-");
        // A dash may stand apart from its numbers.
        let follows = goes_on || part.starts_with('-');
        goes_on = part.ends_with('-');
        match parts.last_mut().filter(|_| follows) {
            Some(last) => last.push_str(&part),
            None => parts.push(part),
        }
    }
    let mut all = BTreeSet::new();
    for part in parts {
        let (first, last) = part.split_once('-').unwrap_or((&part, &part));
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
        let span = number(first).zip(number(last)).map(|(first, last)| first..=last);
        let span = span.filter(|span| !span.is_empty() && span.clone().nth(MOST).is_none());
        all.extend(span.ok_or(part)?);
    }
    if all.is_empty() { Err(String::new()) } else { Ok(all) }
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn a_line_of_numbers_is_read_with_its_spans() {
        assert_eq!(numbers("3 7,12;4\n5\t6"), Ok([3, 4, 5, 6, 7, 12].into()));
        assert_eq!(numbers("1-5 13"), Ok([1, 2, 3, 4, 5, 13].into()));
        assert_eq!(numbers("2–4, 3 - 5 6— 7 9-9"), Ok([2, 3, 4, 5, 6, 7, 9].into()));
        for (typed, part) in [
            ("", ""),
            (" , ", ""),
            ("1 x 2", "x"),
            ("5-1", "5-1"),
            ("1-2-3", "1-2-3"),
            ("4 -", "4-"),
            ("- 4", "-4"),
            ("0 1", "0"),
            ("1-900000000", "1-900000000"),
            ("99999999999", "99999999999"),
        ] {
            assert_eq!(numbers(typed), Err(part.to_owned()), "{typed}");
        }
    }
}
