//! The house rules, checked on the source text: who may import whom, where each outside thing is
//! named, and how large a room may grow.

use std::fs;
use std::path::{Path, PathBuf};

/// The modules from the ground up; each may import those of the storeys below it.
const STOREYS: [&[&str]; 11] = [
    &["domain"],
    &["lexicon", "language"],
    &["storage", "rehearsal", "pictures", "net"],
    &["exchange", "print"],
    &["commands"],
    &["screens"],
    &["session"],
    &["stations", "venues"],
    &["views", "web"],
    &["hub"],
    &["app", "cli"],
];

/// Outside things and the only places that may name them.
const NAMED_IN_ONE_PLACE: [(&str, &[&str]); 32] = [
    ("egui", &["views", "app"]),
    ("eframe", &["views", "app"]),
    ("rfd", &["app"]),
    ("rusqlite", &["storage"]),
    ("fst", &["lexicon"]),
    ("pdf_extract", &["lexicon", "pictures"]),
    ("image", &["pictures"]),
    ("zune_core", &["pictures"]),
    ("zune_jpeg", &["pictures"]),
    ("rqrr", &["pictures"]),
    ("flate2", &["pictures", "venues", "hub"]),
    ("ureq", &["venues"]),
    ("base64", &["exchange", "venues"]),
    ("printpdf", &["print"]),
    ("rodio", &["app/sound"]),
    ("alsa", &["app/sound"]),
    ("axum", &["net", "web", "hub"]),
    ("hyper", &["net"]),
    ("hyper_util", &["net"]),
    ("tokio", &["net", "web", "hub"]),
    ("tokio_postgres", &["hub"]),
    ("deadpool_postgres", &["hub"]),
    ("refinery", &["hub"]),
    ("futures_util", &["web"]),
    ("governor", &["net", "web", "hub"]),
    ("rustls", &["web", "hub"]),
    ("tokio_rustls", &["net", "web", "hub"]),
    ("rcgen", &["web"]),
    ("if_addrs", &["web"]),
    ("subtle", &["stations/secret"]),
    ("fluent_bundle", &["language"]),
    ("winsafe", &["storage/left_over", "cli/console", "app/press"]),
];

/// The longest that a file may grow, in lines.
const LONGEST: usize = 500;

pub struct Source {
    /// Below `src`, with `/` between the parts.
    pub path: String,
    pub text: String,
}

impl Source {
    /// The top-level module that it belongs to.
    pub fn module(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.trim_end_matches(".rs")
    }

    /// Lines of code: comments left out.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate().map(|(index, line)| (index + 1, line));
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }
}

pub fn sources() -> Vec<Source> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("src can be read") {
            let path = entry.expect("src can be read").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    walk(&root, &mut paths);
    let source = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source is text");
        let path = path.strip_prefix(&root).expect("below src");
        let parts = path.iter().map(|part| part.to_string_lossy());
        Source { path: parts.collect::<Vec<_>>().join("/"), text }
    };
    paths.into_iter().map(source).collect()
}

fn storey(module: &str) -> Option<usize> {
    STOREYS.iter().position(|modules| modules.contains(&module))
}

/// Every identifier that follows `prefix` in the line.
fn after<'a>(line: &'a str, prefix: &str) -> Vec<&'a str> {
    let rests = line.split(prefix).skip(1);
    rests
        .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(""))
        .collect()
}

fn names(line: &str, outside: &str) -> bool {
    let of_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(&format!("{outside}::")).any(|(at, _)| {
        !line[..at].chars().next_back().is_some_and(|before| of_word(before) || before == ':')
    }) || line.trim_start().starts_with(&format!("use {outside};"))
}

#[test]
fn nothing_reaches_upwards() {
    let mut upwards = Vec::new();
    for source in sources() {
        let Some(here) = storey(source.module()) else { continue };
        for (number, line) in source.code() {
            for module in after(line, "crate::") {
                let Some(there) = storey(module) else { continue };
                // The command line opens the window; the window knows nothing of the command line.
                let opens_the_window = source.module() == "cli" && module == "app";
                if (there > here || there == here && module != source.module()) && !opens_the_window
                {
                    upwards.push(format!("{}:{number} imports {module}", source.path));
                }
            }
        }
    }
    assert!(upwards.is_empty(), "imports upwards or sideways:\n{}", upwards.join("\n"));
}

#[test]
fn every_module_has_a_storey() {
    for source in sources() {
        let module = source.module();
        assert!(
            storey(module).is_some() || ["lib", "main"].contains(&module),
            "{} stands in no storey",
            source.path
        );
    }
}

#[test]
fn outside_things_are_named_in_one_place() {
    let mut misplaced = Vec::new();
    for source in sources() {
        for (outside, places) in NAMED_IN_ONE_PLACE {
            let allowed = places.iter().any(|place| {
                source.path == format!("{place}.rs")
                    || source.path.starts_with(&format!("{place}/"))
            });
            for (number, line) in source.code().filter(|(_, line)| !allowed && names(line, outside))
            {
                misplaced.push(format!(
                    "{}:{number} names {outside}: {}",
                    source.path,
                    line.trim()
                ));
            }
        }
    }
    assert!(misplaced.is_empty(), "named outside of their place:\n{}", misplaced.join("\n"));
}

/// The doors' threads have what was made for them: the competition is its owner's alone, and what follows from its rules is
/// reckoned by the rooms below.
#[test]
fn the_doors_know_neither_the_session_nor_a_games_rules() {
    let forbidden = ["Keeper", "Session", "Record", "Seed", "domain::formats", "screens::formats"];
    let mut known = Vec::new();
    let of_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    // What its owner keeps of the doors stands in a file of its own, which runs on the owner's thread.
    let sources = sources();
    let doors = sources.iter().filter(|it| it.module() == "web" && it.path != "web/open.rs");
    for source in doors {
        for (number, line) in source.code() {
            let names = |word: &str| {
                line.match_indices(word).any(|(at, _)| {
                    let [before, after] = [&line[..at], &line[at + word.len()..]];
                    !before.ends_with(of_word) && !after.starts_with(of_word)
                })
            };
            for word in forbidden.iter().filter(|word| names(word)) {
                known.push(format!("{}:{number} names {word}: {}", source.path, line.trim()));
            }
        }
    }
    assert!(known.is_empty(), "{}", known.join("\n"));
}

/// A worker would go on answering for a program that ended; a font of one's own is what no phone in a hall can fetch.
#[test]
fn pages_keep_no_worker_and_bring_no_font() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/web");
    let mut looked = 0;
    for entry in fs::read_dir(folder).expect("assets can be read") {
        let path = entry.expect("assets can be read").path();
        let text = fs::read_to_string(&path).expect("an asset is text");
        for never in ["serviceWorker", "@font-face", "@import", "url(", "importScripts", "eval("] {
            assert!(!text.contains(never), "{}: {never}", path.display());
        }
        looked += 1;
    }
    assert!(looked >= 10, "{looked}");
    // And what is secret is compared in a time that tells nothing of it.
    let all = sources();
    let secret = all.iter().find(|source| source.path == "stations/secret.rs");
    let (_, same) = secret.expect("it is there").text.split_once("pub fn is_same").expect("it");
    assert!(same.split('}').next().unwrap_or_default().contains(".ct_eq("), "{same}");
}

#[test]
fn statements_of_the_hub_stand_in_sql_files() {
    let begins =
        ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE ", "ALTER ", "LISTEN ", "BEGIN"];
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| source.module() == "hub") {
        let stated = |line: &str| {
            let mut quoted = line.split('"').skip(1).step_by(2).map(str::trim_start);
            quoted.any(|text| begins.iter().any(|begin| text.starts_with(begin)))
        };
        for (number, line) in source.code().filter(|(_, line)| stated(line)) {
            found.push(format!("{}:{number}: {}", source.path, line.trim()));
        }
    }
    assert!(found.is_empty(), "a statement in code:\n{}", found.join("\n"));
}

#[test]
fn the_domain_reads_no_clock_file_or_dice() {
    let forbidden = [
        "std::fs",
        "std::net",
        "std::io",
        "std::env",
        "SystemTime",
        "Instant::",
        "getrandom",
        "rand::",
        "chrono",
        "f32",
        "f64",
    ];
    let mut impure = Vec::new();
    for source in sources().iter().filter(|source| source.module() == "domain") {
        for (number, line) in source.code() {
            for word in forbidden.iter().filter(|word| line.contains(**word)) {
                impure.push(format!("{}:{number}: {word}", source.path));
            }
        }
    }
    assert!(impure.is_empty(), "the domain is not pure:\n{}", impure.join("\n"));
}

/// Rooms that know the formats by a trait: in each a format is named by its list of formats and in the
/// format's own folder alone.
const OF_EVERY_FORMAT: [&str; 17] = [
    "commands",
    "domain/contest",
    "domain/letters",
    "language",
    "lexicon",
    "exchange",
    "rehearsal",
    "storage",
    "print",
    "screens",
    "session",
    "stations",
    "web",
    "hub",
    "views",
    "app",
    "cli",
];

#[test]
fn what_every_competition_has_names_no_format() {
    let mut named = Vec::new();
    for source in sources() {
        let within = |place: &str| {
            source.path == format!("{place}.rs") || source.path.starts_with(&format!("{place}/"))
        };
        if source.path.ends_with("/tests.rs") {
            continue;
        }
        let room = OF_EVERY_FORMAT.into_iter().find(|room| within(room));
        let of_one = source.path.contains("/formats/") || source.path.ends_with("/formats.rs");
        let Some(room) = room.filter(|_| !of_one) else { continue };
        let names = |line: &str| line.to_lowercase().contains("anagram");
        for (number, line) in source.code().filter(|(_, line)| names(line)) {
            named.push(format!("{}:{number} ({room}): {}", source.path, line.trim()));
        }
    }
    assert!(named.is_empty(), "a format is named:\n{}", named.join("\n"));
}

/// Whether a line has four Greek letters in a row between quotation marks.
fn has_greek_text(line: &str) -> bool {
    let is_greek =
        |c: char| ('\u{370}'..='\u{3FF}').contains(&c) || ('\u{1F00}'..='\u{1FFF}').contains(&c);
    let quoted = line.split('"').skip(1).step_by(2);
    quoted.flat_map(|text| text.split(|c| !is_greek(c))).any(|run| run.chars().count() >= 4)
}

#[test]
fn greek_stands_in_language_files_data_and_tests() {
    let mut found = Vec::new();
    let is_test = |path: &str| path.ends_with("tests.rs") || path.contains("/tests/");
    for source in sources().iter().filter(|source| !is_test(&source.path)) {
        // Tests that need it stand in a file of their own.
        for (number, line) in source.code().filter(|(_, line)| has_greek_text(line)) {
            found.push(format!("{}:{number}: {}", source.path, line.trim()));
        }
    }
    assert!(found.is_empty(), "Greek sentences in code:\n{}", found.join("\n"));
}

#[test]
fn a_room_stays_small_enough_to_look_round_in() {
    for source in sources() {
        let lines = source.text.lines().count();
        assert!(lines <= LONGEST, "{} has {lines} lines", source.path);
    }
}

#[test]
fn the_checks_see_what_they_are_for() {
    assert_eq!(after("use crate::views::{a}; crate::app::b", "crate::"), ["views", "app"]);
    assert!(names("    egui::Button::new()", "egui"));
    assert!(names("use egui::Ui;", "egui"));
    assert!(!names("my_egui::thing()", "egui"));
    assert!(!names("crate::language::fst::x", "fst"));
    assert!(storey("domain") < storey("app"));
    assert!(has_greek_text(r#"    say("Καλή αρχή");"#));
    assert!(!has_greek_text(r#"    letter("Ω"); // Καλή αρχή"#));
}
