//! The language files say the same things in every language, the code asks only for what they say,
//! and they say only what the code asks for.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod called;
mod plurals;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::letters::WordLanguage;
use eforos::language::{Language, Sentences, tr, tr_args};
use eforos::text;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The languages whose common sentences are complete: in the others, English stands in.
const COMPLETE: [Language; 5] = Language::ALL;

/// The formats, each with the languages of those who use it: its own sentences are complete in these
/// and in English.
const FORMATS: [(&str, &[Language]); 3] = [
    ("anagram", &[Language::Greek]),
    ("classic", &[Language::Catalan, Language::Polish]),
    ("duplicate", &[Language::Romanian]),
];

/// Keys of one language: the file that has it, the arguments it takes.
type Keys = BTreeMap<String, (String, BTreeSet<String>)>;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The files of a language: `sheets`, or `anagram/sheets` for a format's own.
fn places(language: Language) -> BTreeMap<String, String> {
    let folder = root("assets/languages").join(language.code());
    files(&folder, "ftl")
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let place = path.strip_prefix(&folder).unwrap().with_extension("");
            (place.to_str().unwrap().replace('\\', "/"), text)
        })
        .collect()
}

fn arguments(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => inline_arguments(inline, found),
                Expression::Select { selector, variants } => {
                    inline_arguments(selector, found);
                    for variant in variants {
                        arguments(&variant.value, found);
                    }
                }
            }
        }
    }
}

fn inline_arguments(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_arguments(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inner) => inline_arguments(inner, found),
            Expression::Select { selector, variants } => {
                inline_arguments(selector, found);
                for variant in variants {
                    arguments(&variant.value, found);
                }
            }
        },
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => {
            panic!("{} is another sentence: each place is read by itself", id.name)
        }
    }
}

/// Parses a language's files; an unparsable line, an attribute, an empty value, a key twice or
/// outside its place fails.
fn keys(language: Language) -> Keys {
    let mut found = Keys::new();
    for (place, text) in places(language) {
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}/{place}.ftl: {errors:?}", language.code()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let at = format!("{}/{place}.ftl: {key}", language.code());
            let prefix = format!("{}-", place.rsplit('/').next().unwrap());
            assert!(key.starts_with(&prefix), "{at} is outside its place");
            assert!(message.attributes.is_empty(), "{at} has attributes");
            let value = message.value.unwrap_or_else(|| panic!("{at} is empty"));
            let mut args = BTreeSet::new();
            arguments(&value, &mut args);
            assert!(found.insert(key, (place.clone(), args)).is_none(), "{at} stands twice");
        }
    }
    found
}

/// The format whose own sentences stand in a file.
fn format_of(place: &str) -> Option<&str> {
    place.split_once('/').map(|(format, _)| format)
}

#[test]
fn every_language_says_what_it_must() {
    let english = keys(Language::English);
    for language in Language::ALL {
        let said = keys(language);
        for (key, (place, _)) in &english {
            let must = match format_of(place) {
                None => COMPLETE.contains(&language),
                Some(format) => {
                    let (_, users) = FORMATS
                        .into_iter()
                        .find(|(known, _)| *known == format)
                        .unwrap_or_else(|| panic!("{format} is no format"));
                    users.contains(&language)
                }
            };
            let says = said.contains_key(key);
            assert!(says || !must, "{}/{place}.ftl lacks {key}", language.code());
        }
    }
}

#[test]
fn translations_stand_in_the_same_file_and_take_the_same_arguments() {
    let english = keys(Language::English);
    for language in Language::ALL {
        for (key, (place, args)) in keys(language) {
            let code = language.code();
            let Some((english_place, english_args)) = english.get(&key) else {
                panic!("{code}/{place}.ftl has {key}, and en has not")
            };
            assert_eq!(&place, english_place, "{code}: {key} stands in another file");
            assert_eq!(&args, english_args, "{code}: {key} takes other arguments");
        }
    }
}

/// Where a format says a common sentence in words of its own.
#[test]
fn what_is_said_instead_takes_the_same_arguments() {
    let english = keys(Language::English);
    for (all, format) in [(Duplicate::INSTEAD, "duplicate"), (Classic::INSTEAD, "classic")] {
        for (common, own) in all {
            let [(place, args), (own_place, own_args)] = [common, own].map(|key| &english[*key]);
            assert_eq!(args, own_args, "{own} takes other arguments than {common}");
            assert_eq!((format_of(place), format_of(own_place)), (None, Some(format)), "{own}");
        }
    }
    assert_eq!(Duplicate::said("dialog-round"), "called-turn");
    assert_eq!(Duplicate::said("console-name"), "console-name");
}

/// A Greek who printed a Romanian game had pages with English words among Greek ones.
#[test]
fn what_is_published_is_in_one_language() {
    fn spoken<F: Sentences>() -> Vec<Language> {
        let whole = |&language: &Language| F::spoken_whole(language) == language;
        Language::ALL.into_iter().filter(whole).collect()
    }
    let spoken = [spoken::<Anagram>(), spoken::<Classic>(), spoken::<Duplicate>()];
    for ((format, users), spoken) in FORMATS.into_iter().zip(spoken) {
        let whole =
            |language: &Language| *language == Language::English || users.contains(language);
        let expected: Vec<Language> = Language::ALL.into_iter().filter(whole).collect();
        assert_eq!(spoken, expected, "{format}");
    }
}

/// Whoever is sent a file verifies it in a language of their own.
#[test]
fn what_verify_says_is_said_in_every_language() {
    for language in Language::ALL {
        let said = keys(language);
        for (common, own) in Duplicate::INSTEAD.iter().chain(Classic::INSTEAD) {
            let is_verified = common.starts_with("storage-verify-");
            assert!(!is_verified || said.contains_key(*own), "{}: {own}", language.code());
        }
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let english = keys(Language::English);
    for language in Language::ALL {
        let own = keys(language);
        for (key, _) in english.iter().filter(|(key, _)| !own.contains_key(*key)) {
            assert_eq!(tr(language, key), tr(Language::English, key), "{key}");
        }
    }
}

/// The forms that a language has for whole numbers, or for places; the default of a selection may have any name.
fn plurals(language: Language, of: Numbers) -> &'static [&'static str] {
    if (language, of) == (Language::English, Numbers::Ordinal) {
        return &["one", "two", "few", "other"];
    }
    match language {
        Language::Greek | Language::English | Language::Catalan => &["one", "other"],
        Language::Romanian => &["one", "few", "other"],
        Language::Polish => &["one", "few", "many", "other"],
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Numbers {
    Cardinal,
    Ordinal,
}

fn selected(pattern: &Pattern<&str>, found: &mut BTreeSet<(Numbers, String)>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } =
            element
        else {
            continue;
        };
        let of = match selector {
            InlineExpression::FunctionReference { id, .. } if id.name == "NUMBER" => {
                Numbers::Ordinal
            }
            _ => Numbers::Cardinal,
        };
        for variant in variants {
            if let VariantKey::Identifier { name } = variant.key {
                found.insert((of, name.to_owned()));
            }
            selected(&variant.value, found);
        }
    }
}

#[test]
fn plurals_are_forms_that_the_language_has() {
    for language in Language::ALL {
        for (place, text) in places(language) {
            for entry in parser::parse(text.as_str()).unwrap().body {
                let Entry::Message(message) = entry else { continue };
                let mut found = BTreeSet::new();
                selected(&message.value.unwrap(), &mut found);
                // Languages of words are told apart in the same way.
                let names_one = |form: &str| Language::from_code(form).is_some();
                let known = |of: Numbers, form: &str| {
                    plurals(language, of).contains(&form) || names_one(form)
                };
                found.retain(|(of, form)| !known(*of, form));
                let key = message.id.name;
                let found: Vec<String> = found.into_iter().map(|(_, form)| form).collect();
                assert!(found.is_empty(), "{}/{place}.ftl: {key}: {found:?}", language.code());
            }
        }
    }
}

#[test]
fn english_places_have_their_endings() {
    for (rank, said) in [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (21, "21st"),
        (111, "111th"),
        (112, "112th"),
        (123, "123rd"),
    ] {
        assert_eq!(text!(Language::English, "projector-rank-short", rank = rank), said);
        assert_eq!(
            text!(Language::English, "projector-rank", rank = rank),
            format!("{said} place")
        );
    }
}

#[test]
fn the_help_names_every_language() {
    for language in Language::ALL {
        let said = tr(language, "cli-arg-language");
        let mut words = said.split(|c: char| !c.is_ascii_alphanumeric());
        for known in Language::ALL {
            let code = known.code();
            assert!(words.any(|word| word == code), "{}: {code}: {said}", language.code());
        }
    }
}

#[test]
fn every_sentence_can_be_said() {
    for language in Language::ALL {
        for (key, (_, names)) in keys(language) {
            let args: Vec<(&'static str, eforos::language::Arg)> = names
                .into_iter()
                .map(|name| (&*Box::leak(name.into_boxed_str()), 2.into()))
                .collect();
            let said = tr_args(language, &key, &args);
            assert_ne!(said, key, "{} cannot say {key}", language.code());
            assert!(!said.contains(['\u{2068}', '\u{2069}']), "{key} has isolation marks");
            assert_eq!(said.trim(), said, "{key} has space at an end");
        }
    }
}

/// Every string literal of `source` that is a key of a place, and every literal key that the
/// language functions are called with.
fn keys_asked_for(source: &str, places: &BTreeSet<String>) -> BTreeSet<String> {
    let is_key = |text: &str| {
        !text.is_empty()
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let mut found = BTreeSet::new();
    // What stands between two quotes, whichever of them opens a literal.
    for literal in source.split('"').skip(1) {
        let of_place = literal.split_once('-').filter(|(place, _)| places.contains(*place));
        if of_place.is_some_and(|(_, name)| !name.is_empty()) && is_key(literal) {
            found.insert(literal.to_owned());
        }
    }
    for call in ["text!(", "tr(", "tr_args("] {
        for (at, _) in source.match_indices(call) {
            let within_a_name = source[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let mut pieces = source[at + call.len()..].split('"');
            let before = pieces.next().unwrap_or_default();
            let plain = before.trim_end().ends_with(',') && !before.contains(['=', ';', '$']);
            if let Some(literal) = pieces.next()
                && plain
                && !within_a_name
            {
                found.insert(literal.to_owned());
            }
        }
    }
    found
}

fn asked_for() -> BTreeMap<String, PathBuf> {
    let places: BTreeSet<String> = places(Language::English)
        .into_keys()
        .map(|place| place.rsplit('/').next().unwrap().to_owned())
        .collect();
    let mut found = BTreeMap::new();
    let code = files(&root("src"), "rs").into_iter();
    for path in code.chain(files(&root("templates/web"), "html")) {
        let code: String = fs::read_to_string(&path)
            .unwrap()
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .fold(String::new(), |all, line| all + line + "\n");
        for key in keys_asked_for(&code, &places) {
            found.insert(key, path.clone());
        }
    }
    found
}

#[test]
fn every_key_that_the_code_names_exists() {
    let english = keys(Language::English);
    for (key, path) in asked_for() {
        assert!(english.contains_key(&key), "{} names {key}, which no file has", path.display());
    }
}

#[test]
fn every_key_is_asked_for() {
    let asked = asked_for();
    let unused: Vec<String> =
        keys(Language::English).into_keys().filter(|key| !asked.contains_key(key)).collect();
    assert!(unused.is_empty(), "no code asks for {unused:?}");
}

#[test]
fn keys_are_found_in_code() {
    let places = BTreeSet::from(["print".to_owned()]);
    let code = r#"let a = text!(language, "odd-key", n = "no-key"); let b = "print-page";
        let c = tr(
            self.language(),
            "third-key",
        ); let d = str("not", "never-key"); let e = tr(l, key, f = "x", "neither-key");"#;
    let expected: BTreeSet<String> =
        ["odd-key", "print-page", "third-key"].into_iter().map(str::to_owned).collect();
    assert_eq!(keys_asked_for(code, &places), expected);
}

#[test]
fn a_missing_sentence_shows_its_key() {
    for language in Language::ALL {
        assert_eq!(tr(language, "common-no-such-thing"), "common-no-such-thing");
        assert_eq!(tr(language, ""), "");
        assert_eq!(tr(language, "common-date.nothing"), "common-date.nothing");
        // The sentence needs arguments that are not given.
        assert_eq!(tr(language, "common-date"), "common-date");
    }
}

#[test]
fn locales_give_a_language() {
    for locale in ["el", "el_GR.UTF-8", "el-GR", "", "C", "de_DE", "POSIX", "enx", "ελ"] {
        assert_eq!(Language::from_locale(locale), Language::Greek, "{locale}");
    }
    for (language, locales) in [
        (Language::English, &["en", "EN", "en_GB.UTF-8", "en-US", "en.utf8", "en@euro"][..]),
        (Language::Romanian, &["ro", "ro_RO.UTF-8", "ro-MD"]),
        (Language::Catalan, &["ca", "ca_ES@valencia", "ca_AD.UTF-8", "CA"]),
        (Language::Polish, &["pl", "pl_PL.UTF-8", "pl-PL"]),
    ] {
        for locale in locales {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }
    assert_eq!(Language::default(), Language::Greek);
}

#[test]
fn languages_have_their_own_names_and_codes() {
    let names = Language::ALL.map(Language::name);
    assert_eq!(names, ["Ελληνικά", "English", "Română", "Català", "Polski"]);
    assert_eq!(Language::ALL.map(Language::code), ["el", "en", "ro", "ca", "pl"]);
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
    for odd in ["", "EL", "de", "ro_RO", " pl"] {
        assert_eq!(Language::from_code(odd), None, "{odd:?}");
    }
}

/// Each number in Greek, English and Polish; Romanian and Catalan group as Greek does.
#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let cases: [(i64, &str, &str, &str); 10] = [
        (0, "0", "0", "0"),
        (7, "7", "7", "7"),
        (-4, "−4", "−4", "−4"),
        (999, "999", "999", "999"),
        (1_000, "1.000", "1,000", "1000"),
        (-1_049, "−1.049", "−1,049", "−1049"),
        (-21_049, "−21.049", "−21,049", "−21\u{a0}049"),
        (162_531, "162.531", "162,531", "162\u{a0}531"),
        (1_234_567, "1.234.567", "1,234,567", "1\u{a0}234\u{a0}567"),
        (
            i64::MIN,
            "−9.223.372.036.854.775.808",
            "−9,223,372,036,854,775,808",
            "−9\u{a0}223\u{a0}372\u{a0}036\u{a0}854\u{a0}775\u{a0}808",
        ),
    ];
    for (number, greek, english, polish) in cases {
        assert_eq!(Language::Greek.number(number), greek);
        assert_eq!(Language::English.number(number), english);
        assert_eq!(Language::Polish.number(number), polish);
        assert_eq!(Language::Romanian.number(number), greek);
        assert_eq!(Language::Catalan.number(number), greek);
    }
    assert_eq!(Language::Greek.signed(4), "+4");
    assert_eq!(Language::Greek.signed(-1_004), "−1.004");
    assert_eq!(Language::Greek.signed(0), "0");
    assert_eq!(Language::ALL.map(Language::decimal_sign), [',', '.', ',', ',', ',']);
    // As sentences have them.
    let day = |language| text!(language, "common-date", day = 1_234_567, month = "", year = "");
    assert!(day(Language::Greek).starts_with("1.234.567"));
    assert!(day(Language::Polish).starts_with("1\u{a0}234\u{a0}567"));
}

#[test]
fn dates_are_written_in_words() {
    let days = |day: &str| {
        let date = day.parse::<NaiveDate>().unwrap();
        Language::ALL.map(|language| language.date(date))
    };
    for (day, expected) in [
        (
            "2026-11-21",
            [
                "21 Νοεμβρίου 2026",
                "21 November 2026",
                "21 noiembrie 2026",
                "21 de novembre de 2026",
                "21 listopada 2026",
            ],
        ),
        (
            "2027-04-01",
            [
                "1 Απριλίου 2027",
                "1 April 2027",
                "1 aprilie 2027",
                "1 d’abril de 2027",
                "1 kwietnia 2027",
            ],
        ),
    ] {
        assert_eq!(days(day), expected);
    }
    let of = |day: &str| days(day)[0].clone();
    assert_eq!(of("2027-01-01"), "1 Ιανουαρίου 2027");
    assert_eq!(of("2027-05-01"), "1 Μαΐου 2027");
    assert_eq!(of("2027-12-01"), "1 Δεκεμβρίου 2027");
    let at = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap().and_hms_opt(9, 5, 59).unwrap();
    assert_eq!(Language::Greek.date_time(at), "21 Νοεμβρίου 2026, 09:05");
}

#[test]
fn text_of_people_goes_in_as_it_is() {
    let hostile = "{ $day } \u{202e}−\n\"{\"";
    let said = text!(Language::Greek, "common-date-time", date = hostile, time = "1234567");
    assert_eq!(said, format!("{hostile}, 1234567"));
}

/// What people read of a pattern, without what is filled in.
fn plain(pattern: &Pattern<&str>, said: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value }
            | PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => said.push((*value).to_owned()),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    plain(&variant.value, said);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The words of a language's sentences that have a letter of another alphabet, each with its key.
fn foreign(language: Language, is_foreign: impl Fn(char) -> bool) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for text in places(language).values() {
        let resource = parser::parse(text.as_str()).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut said = Vec::new();
            plain(&message.value.unwrap(), &mut said);
            let words = said.iter().flat_map(|said| {
                said.split(|c: char| !(c.is_alphanumeric() || "-_.,/+".contains(c)))
            });
            let words = words.filter(|word| word.contains(&is_foreign));
            let words = words.map(|word| word.trim_end_matches(['.', ',', '-']));
            found.extend(words.map(|word| (message.id.name.to_owned(), word.to_owned())));
        }
    }
    found
}

fn is_greek(c: char) -> bool {
    matches!(c, '\u{370}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}')
}

/// What is written in Latin letters in every language: keys, kinds of files, names of standards,
/// the program's own name and what a command line or a file is spelled with.
const LATIN_IN_GREEK: &[&str] = &[
    // Keys, as they stand on a keyboard.
    "Alt",
    "Ctrl",
    "Enter",
    "Tab",
    "Esc",
    "F11",
    "J",
    "Space",
    // Standards, kinds of files, units.
    "ASCII",
    "CSV",
    "HTML",
    "JSON",
    "MB",
    "PDF",
    "SHA-256",
    "UTF-16",
    "UTF-8",
    "bytes",
    ".ogg",
    ".txt",
    "-wal",
    ".eforos",
    "/φάκελος/αγώνας.eforos",
    "/φάκελος/κανόνες.toml",
    "/φάκελος/κατάλογος.pdf",
    "/φάκελος/παίκτες.csv",
    // The program, and what its command line is spelled with.
    "eforos",
    "eforos/1",
    "eforos-draw-1",
    "--address",
    "--count",
    "--events",
    "--head",
    "--help",
    "--language",
    "--lexicon",
    "--ports",
    "--seed",
    "EFOROS_LANGUAGE",
    "LIST",
    "archive",
    "check",
    "demo",
    "draw",
    "export",
    "grade",
    "import",
    "lexicon",
    "log",
    "next",
    "print",
    "rack",
    "standings",
    "verify",
    "ca",
    "el",
    "en",
    "pl",
    "ro",
    "certificates",
    "final",
    "graded-sheets",
    "guide",
    // Keys, and what a referee takes along.
    "Tab",
    "PageDown",
    "PageUp",
    "Shift",
    "F1",
    "USB",
    "B",
    "D",
    "E",
    "F",
    "K",
    "N",
    "P",
    "R",
    "S",
    "T",
    "U",
    "V",
    "X",
    "Z",
    "player-report",
    "round-record",
    "rules",
    "rulings",
    "word-sheets",
    // What an exchange document is spelled with.
    "authoritative",
    "closed",
    "pair",
    "--card",
    "CARD.eforos-venue",
    "FILE.eforos",
    "NAME.eforos-venue",
    "https",
    "sync",
    "--mode",
    "--named",
    "--unnamed",
    "--rounds",
    "--rules",
    "--html",
    "GCG",
    "reference",
    "deduction",
    "false",
    "true",
    "null",
    "players",
    "sha256",
    "from_round",
    "not_handed_in",
    "ranked",
    "withdrawn",
    "expelled_from_rest",
    "expelled",
    "total",
    "--templates",
    "--write-template",
    "club.toml",
    "final.toml",
    "lexicon.found",
    "to_round",
    "word",
    // Languages of words.
    "ro",
    "ca",
    "pl",
    // Of documents, templates and tables.
    "a4",
    "a5",
    "A4",
    "A5",
    "white",
    "printed",
    "commitment",
    "player",
    "round",
    ".csv",
    ".json",
    "TOML",
    "PNG",
    "JPEG",
    "Noto",
    "Sans",
    "mm",
    "kB",
    // What people look for under its English name.
    "english",
    "help",
    "html",
    "language",
    "ranking",
    "tie",
    "usb",
    "web",
    "website",
    // Of the hall's network.
    "/screen",
    "VPN",
    "Windows",
    "hotspot",
    "iPhone",
    "qr",
    "wifi",
    "Wi-Fi",
    "close",
    "PIN",
    "PEM",
    "Ctrl+Enter",
    "Ctrl+K",
    "2,jury",
    "1,screen",
    "QR",
    // What a service is told by lines and options.
    "invite",
    "publish",
    "assistant",
    "admit",
    "refuse",
    "revoke",
    "stations",
    "ask",
    "pin",
    "--as",
    // Of rules files.
    "folds",
    "also",
    "count",
    "value",
    "t",
    "d",
    // Of files on Windows.
    "C",
    "αγώνας.eforos",
    "aux",
    "com1",
    "con",
    "nul",
    // Of the hub and its database.
    "PostgreSQL",
    "--database",
    "--pages",
    "TLS",
    "EFOROS_DATABASE",
    "postgresql",
    "///eforos",
    "host",
    "/run/postgresql",
    "libpq",
    "branches",
    "byte",
    "hub",
    "take",
    "init",
    "createuser",
    "createdb",
    "-O",
    "KiB",
    "MiB",
    "a",
    "f",
    "z",
    "add",
    "list",
    "person",
    "season",
    "take-in",
    "tokens",
    "/s/",
    "/s/SEASON",
    // Of joint competitions.
    "docs/joint.md",
    "joint",
    // A command that tells an address, and documents as they are asked for.
    "serve",
    "score-sheets",
    "result-slips",
    // As browsers name them in their settings.
    "cookies",
    // What a competition file is, for whoever opens it with another program.
    "SQLite",
    // Of photographs.
    "all",
    "--reason",
    // What people look for in the palette, whatever their language.
    "backup",
    "csv",
    "excel",
    "pdf",
    "png",
    "redo",
    "undo",
];

#[test]
fn no_word_of_another_language_is_left() {
    let latin = |c: char| c.is_alphabetic() && !is_greek(c);
    let known = |word: &str| LATIN_IN_GREEK.contains(&word);
    let greek: Vec<_> =
        foreign(Language::Greek, latin).into_iter().filter(|(_, word)| !known(word)).collect();
    assert!(greek.is_empty(), "neither Greek nor a name that is allowed: {greek:?}");
    // Beside the Latin letters without marks. Romanian has commas below and no cedillas, Catalan a
    // point of its own between two letters l.
    for (language, letters) in [
        (Language::English, ""),
        (Language::Romanian, "ăâîșț"),
        (Language::Catalan, "àçèéíïòóúü"),
        (Language::Polish, "ąćęłńóśźż"),
    ] {
        let mut other = foreign(language, |c: char| {
            let small = c.to_lowercase().next().unwrap();
            c.is_alphabetic() && !c.is_ascii_alphabetic() && !letters.contains(small)
        });
        // A single letter is a tile that is named.
        other.retain(|(_, word)| word.chars().count() > 1);
        assert!(other.is_empty(), "of no word in {}: {other:?}", language.code());
    }
}

/// One thing was called by two words, on one page.
#[test]
fn a_table_has_one_word_in_polish() {
    for (place, text) in places(Language::Polish) {
        for line in text.to_lowercase().lines() {
            let other = ["stół", "stoł"].into_iter().find(|word| line.contains(word));
            assert_eq!(other, None, "{place}: {line}: it is a stolik");
        }
    }
}

#[test]
fn accents_do_not_part_names_and_greek_comes_first() {
    let mut names = ["Zoe", "Άρης", "Έλλη", "Αλίκη", "Ωρίων", "Βάσω", "Łódź"];
    names.sort_by_key(|name| eforos::language::sorted_by(WordLanguage::Greek, name));
    assert_eq!(names, ["Αλίκη", "Άρης", "Βάσω", "Έλλη", "Ωρίων", "Łódź", "Zoe"]);
    // Who has no key for a stroke finds them all the same.
    assert_eq!(eforos::language::fold("Łukasz MICHAŁ"), "lukasz michal");
}

/// The marks that make letters of their own do part names, each in its language alone; what is foreign to the
/// alphabet stands where it stands everywhere.
#[test]
fn names_stand_in_the_order_of_the_language() {
    let sorted = |language, mut names: Vec<&'static str>| {
        names.sort_by_key(|name| eforos::language::sorted_by(language, name));
        names
    };
    let polish = "Adam Ądam Celina Ćma Lucjan Łucja Maria Óla Olaf Vera Wanda Zofia Źródło Żaneta";
    let in_order: Vec<&str> =
        "Adam Ądam Celina Ćma Lucjan Łucja Maria Olaf Óla Vera Wanda Zofia Źródło Żaneta"
            .split(' ')
            .collect();
    assert_eq!(sorted(WordLanguage::Polish, polish.split(' ').collect()), in_order);
    let catalan = vec!["Òscar", "Oriol", "Ona", "Àlex", "Anna", "Cèlia", "Carla"];
    let in_order = ["Àlex", "Anna", "Carla", "Cèlia", "Ona", "Oriol", "Òscar"];
    assert_eq!(sorted(WordLanguage::Catalan, catalan), in_order);
    let romanian = vec!["Țîrlea", "Șerban", "Stan", "Tudor", "Ștefan", "Sara", "Zoe"];
    let in_order = ["Sara", "Stan", "Șerban", "Ștefan", "Tudor", "Țîrlea", "Zoe"];
    assert_eq!(sorted(WordLanguage::Romanian, romanian), in_order);
}
