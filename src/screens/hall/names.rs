//! Shorter forms of a name, for where the whole one has no room: it is never made smaller.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::language::{Language, fold, tr};

/// What joins two surnames.
const JOINS: [&str; 2] = ["i", "y"];

/// A name and its shorter forms, the longest first: the first name becomes an initial, then the second half of a double
/// surname goes, then every name but the last becomes one. Where the surname stands first, what stands behind it becomes
/// initials. Of "of so-and-so" an initial stays as long as anything but the surname does: it is written of one who has a
/// namesake.
pub fn forms(name: &str) -> Vec<String> {
    let mut forms = vec![name.to_owned()];
    let words: Vec<&str> = name.split_whitespace().collect();
    if let Some((own, patronymic)) = without_patronymic(&words) {
        let mut own = self::forms(&own);
        let surname = own.pop();
        forms.extend(own.into_iter().map(|form| format!("{form} {patronymic}")));
        forms.extend(surname.iter().map(|form| format!("{form} {patronymic}")));
        forms.extend(surname);
        return forms;
    }
    if let [surname, given @ ..] = words.as_slice()
        && is_surname_first(&words)
    {
        let half = surname.split('-').find(|half| !half.is_empty()).unwrap_or(surname);
        let initials = given.iter().map(|word| initial(word)).collect::<String>();
        let initials = initials.trim_end();
        forms.extend([
            format!("{surname} {initials}"),
            format!("{half} {initials}"),
            half.to_owned(),
        ]);
        return forms;
    }
    // "Puigdomènech i Vila-seca": the second surname goes first, and what joins them never becomes an initial.
    let joint = words.iter().skip(2).position(|word| JOINS.contains(word)).map(|place| place + 2);
    if let Some((surname, given)) =
        joint.and_then(|joint| words.get(..joint)).and_then(<[_]>::split_last)
    {
        let initials = given.iter().map(|word| initial(word)).collect::<String>();
        let both = words.get(given.len()..).unwrap_or_default().join(" ");
        forms.extend([
            format!("{initials}{both}"),
            format!("{initials}{surname}"),
            (*surname).to_owned(),
        ]);
        return forms;
    }
    if let [first, between @ .., last] = words.as_slice() {
        let half = last.split('-').find(|half| !half.is_empty()).unwrap_or(last);
        let all = [first].into_iter().chain(between).map(|word| initial(word)).collect::<String>();
        let between = between.iter().fold(String::new(), |text, word| text + word + " ");
        let first = initial(first);
        forms.extend([
            format!("{first}{between}{last}"),
            format!("{first}{between}{half}"),
            format!("{all}{last}"),
            format!("{all}{half}"),
            half.to_owned(),
        ]);
    }
    forms
}

/// The longest of these forms that fits; the shortest where none does, for its end tells whose it is.
pub fn longest_form(forms: Vec<String>, fits: impl Fn(&str) -> bool) -> String {
    let mut shorter = forms.into_iter();
    let mut form = shorter.next().unwrap_or_default();
    while !fits(&form) {
        let Some(next) = shorter.next() else { break };
        form = next;
    }
    form
}

/// A name without "of so-and-so", and that with an initial; `None` of a name that has no such thing, or little beside it.
fn without_patronymic(words: &[&str]) -> Option<(String, String)> {
    let place = words.iter().position(|word| KNOWN.of_whom.contains(&fold(word)))?;
    let (before, [of, father, after @ ..]) = words.split_at_checked(place)? else { return None };
    let own: Vec<&str> = before.iter().chain(after).copied().collect();
    let is_name = !before.is_empty() && own.len() > 1;
    is_name.then(|| (own.join(" "), format!("{of} {}", initial(father).trim_end())))
}

/// The same of a name that has what tells its bearer apart behind it, in brackets: each form with all of that, then
/// with its first letter.
pub fn forms_told(told: &str) -> Vec<String> {
    let Some((name, apart)) = told.strip_suffix(')').and_then(|told| told.rsplit_once(" (")) else {
        return forms(told);
    };
    let is_number = apart.chars().all(|sign| sign.is_ascii_digit());
    let short = if is_number { apart.to_owned() } else { initial(apart).trim_end().to_owned() };
    let with = |apart: String| forms(name).into_iter().map(move |form| format!("{form} ({apart})"));
    with(apart.to_owned()).chain(with(short)).collect()
}

/// What tells surnames and first names apart, in the languages of the program: endings, names, and what stands before a
/// father's name.
struct Known {
    endings: Vec<String>,
    first_names: BTreeSet<String>,
    of_whom: Vec<String>,
}

static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    let of = |key: &str| {
        let texts = Language::ALL.map(|language| fold(&tr(language, key)));
        texts.iter().flat_map(|text| text.split_whitespace()).map(str::to_owned).collect()
    };
    let first_names: Vec<String> = of("common-first-names");
    Known {
        endings: of("common-surname-endings"),
        first_names: first_names.into_iter().collect(),
        of_whom: of("common-of-whom"),
    }
});

/// Whether the first of these words is rather the surname than the last. Nobody says so: lists of people have either.
fn is_surname_first(words: &[&str]) -> bool {
    let [first, .., last] = words else { return false };
    let is_surname = |word: &str| {
        let word = fold(word);
        if KNOWN.first_names.contains(&word) {
            return -1;
        }
        i8::from(KNOWN.endings.iter().any(|end| word.len() > end.len() && word.ends_with(end)))
    };
    is_surname(first) > is_surname(last)
}

/// The ways to break a name into two lines, the most even first; none of a single word.
pub fn halves(name: &str) -> Vec<[String; 2]> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let at = |place: usize| words.split_at_checked(place).map(|(a, b)| [a.join(" "), b.join(" ")]);
    let mut halves: Vec<[String; 2]> = (1..words.len()).filter_map(at).collect();
    halves.sort_by_key(|[one, other]| one.chars().count().max(other.chars().count()));
    halves
}

/// A word of more signs than this is shortened to so many.
const LONG: usize = 6;
const SHORT: usize = 4;

/// A club: whole, else with words that are shortened, else as many words as have room, the last with a sign where others are left out; of one that is too long its beginning.
pub fn club_form(club: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(club) {
        return club.to_owned();
    }
    let words: Vec<&str> = club.split_whitespace().collect();
    // What tells one from another mostly stands last: what it is called by all is shortened first.
    let shorter = (1..words.len()).map(|count| {
        let word = |(place, word): (usize, &&str)| {
            let long = place < count && word.chars().count() > LONG;
            if long {
                word.chars().take(SHORT).collect::<String>() + "."
            } else {
                (*word).to_owned()
            }
        };
        words.iter().enumerate().map(word).collect::<Vec<_>>().join(" ")
    });
    if let Some(shorter) = shorter.into_iter().find(|shorter| fits(shorter)) {
        return shorter;
    }
    let first = (1..words.len()).rev().map(|count| {
        let first = words.iter().take(count).copied().collect::<Vec<_>>().join(" ");
        // A word that joins says nothing at the end.
        let end = first.rsplit(' ').next().filter(|word| word.chars().count() > 3);
        end.map(|_| format!("{first}…"))
    });
    if let Some(first) = first.flatten().find(|first| fits(first)) {
        return first;
    }
    let word = words.first().copied().unwrap_or_default();
    let signs = word.chars().count();
    let mut short = (1..signs).rev().map(|n| word.chars().take(n).collect::<String>() + ".");
    short.find(|short| fits(short)).unwrap_or_default()
}

/// "D. "
fn initial(word: &str) -> String {
    word.chars().next().map(|first| format!("{first}. ")).unwrap_or_default()
}

#[cfg(test)]
mod tests;
