//! Bad input of every kind: one clear paragraph, the right exit code, nothing half written.

use serde_json::Value;

use super::support::{Desk, WORKED, said};

/// What both readers of documents must refuse, with what they say.
fn both_refuse(desk: &Desk, expected: &str) {
    for args in [&["grade", "in.json", "--json"][..], &["import", "in.json", "new.eforos"]] {
        let error = desk.refused(1, args);
        assert!(error.contains("in.json") && error.contains(expected), "{expected}: {error}");
    }
}

#[test]
fn documents_that_are_none() {
    let desk = Desk::new();
    let cut = WORKED.split_at(WORKED.find("rounds").unwrap()).0;
    let old: Vec<u8> = WORKED.chars().map(|c| if c.is_ascii() { c as u8 } else { 0xE1 }).collect();
    let utf16: Vec<u8> = WORKED.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let cases: [(&[u8], &str); 8] = [
        (b"", "empty"),
        (cut.as_bytes(), "ends here"),
        (&old, "UTF-8"),
        (&[&[0xFE, 0xFF][..], &utf16].concat(), "UTF-8"),
        (b"SQLite format 3\0", "JSON"),
        (b"{\"format\": \"eforos/1\"}{}", "JSON"),
        (b"[]", "object"),
        (b"{\"format\": \"eforos/2\"}", "format: "),
    ];
    for (bytes, expected) in cases {
        desk.write("in.json", bytes);
        both_refuse(&desk, expected);
    }
}

#[test]
fn wrong_values_are_named_by_their_path() {
    let desk = Desk::new();
    let cases = [
        ("\"id\": 1", "\"id\": \"1\"", "players[0].id"),
        ("\"name\": \"Άννα\"", "\"nmae\": \"Άννα\"", "players[0].nmae"),
        (", \"letters\": \"ΚΑΡΟΤΣΕ\"", "", "rounds[0].letters"),
        ("ΚΑΡΟΤΣΕ", "ΞΞΡΟΤΑΕ", "rounds[0].letters"),
        ("\"player\": 1", "\"player\": 2", "rounds[0].sheets[0].player"),
        ("\"ΤΑΚΟΙ\"", "\"ΤΑ ΚΟΙ\"", "rounds[0].sheets[0].words[\"5\"][2]"),
        ("\"ΤΑΚΟΙ\"", "\"ΤΑ\\u0007ΚΟΙ\"", "rounds[0].sheets[0].words[\"5\"][2]"),
        ("\"ΤΑΚΟΙ\"", "7", "rounds[0].sheets[0].words[\"5\"][2]"),
    ];
    for (from, to, path) in cases {
        assert!(WORKED.contains(from));
        desk.write("in.json", WORKED.replace(from, to));
        both_refuse(&desk, &format!("in.json, {path}: "));
    }
}

#[test]
fn words_of_every_length_are_read() {
    let desk = Desk::new();
    for length in [1, 30, 500] {
        desk.write("in.json", WORKED.replace("\"ΡΟΣ\"", &format!("\"{}\"", "ώ".repeat(length))));
        let results = desk.json(&["grade", "in.json", "--json"]);
        let word = results["sheets"][0]["words"].as_array().unwrap().last().unwrap();
        assert_eq!(word["verdict"], Value::from("misplaced"));
    }
}

#[test]
fn a_hundred_megabytes_are_refused_unread() {
    let desk = Desk::new();
    let name = desk.path("in.json");
    // A sparse file of zeros costs the test nothing.
    std::fs::File::create(&name).unwrap().set_len(100 << 20).unwrap();
    both_refuse(&desk, "32 MB");
    let error = desk.refused(1, &["lexicon", "info", "in.json"]);
    assert!(error.contains("100 MB"), "{error}");
    let error = desk.refused(1, &["standings", "in.json"]);
    assert!(error.contains("in.json"), "{error}");
    // What has no size is read no further than the limit.
    if cfg!(target_os = "linux") {
        let error = desk.refused(1, &["grade", "/dev/zero"]);
        assert!(error.contains("32 MB"), "{error}");
    }
}

#[test]
fn files_that_cannot_be_read_or_written() {
    let desk = Desk::new();
    desk.write("in.json", WORKED);
    desk.write("list.txt", "καρό");
    let reads = [
        &["grade", "no.json"][..],
        &["grade", "."],
        &["import", "no.json", "a.eforos"],
        &["grade", "in.json", "--lexicon", "no.txt"],
        &["rack", "ΑΒΓ", "--lexicon", "."],
        &["lexicon", "info", "no.txt"],
        &["standings", "."],
        &["verify", "no.eforos"],
        &["log", "in.json"],
        &["export", "list.txt"],
        &["print", "in.json", "final", "-o", "a.pdf"],
        &["archive", "in.json", "folder"],
    ];
    for args in reads {
        desk.refused(1, args);
    }
    let build = |out: &'static str| -> Vec<&'static str> {
        vec!["lexicon", "build", "list.txt", "-o", out, "--name", "N", "--edition", "1"]
    };
    desk.refused(1, &build("nowhere/list"));
    desk.refused(1, &build("."));
    desk.refused(1, &["import", "in.json", "nowhere/a.eforos"]);
    desk.refused(1, &["demo", "nowhere/a.eforos"]);
    if cfg!(target_os = "linux") {
        desk.refused(1, &build("/proc/list"));
        desk.refused(1, &build("/dev/full"));
        desk.refused(1, &["import", "in.json", "/proc/a.eforos"]);
        desk.refused(1, &["archive", "in.json", "/proc/folder"]);
        assert!(std::path::Path::new("/dev/full").exists(), "a device is written, not replaced");
    }
}

#[test]
fn a_full_disk_under_the_results_is_told() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let desk = Desk::new();
    desk.write("in.json", WORKED);
    for args in [&["grade", "in.json", "--json"][..], &["draw", "--count", "500"], &["--help"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let said = said(desk.command(args).stdout(full).output().unwrap());
        assert_eq!(said.code, 1, "{args:?}");
        assert!(said.err.starts_with("Error: ") && said.err.contains("full"), "{}", said.err);
    }
}

#[test]
fn wrong_usage_is_told_apart_from_refusals() {
    let desk = Desk::new();
    desk.write("in.json", WORKED);
    let cases = [
        &["grade"][..],
        &["grade", "in.json", "more.json"],
        &["grade", "in.json", "--jsn"],
        &["grade", "in.json", "--json", "--csv"],
        &["grade", "in.json", "--authority", "mine"],
        &["grade", "in.json", "--lexicon"],
        &["draw", "--seed", "12"],
        &["draw", "--seed", &"g".repeat(64)],
        &["draw", "--count", "0"],
        &["draw", "--count", "many"],
        &["rack"],
        &["check"],
        &["lexicon"],
        &["lexicon", "burn"],
        &["lexicon", "build", "in.json", "-o", "out"],
        &["import", "in.json"],
        &["standings", "a.eforos", "--after", "100"],
        &["standings", "a.eforos", "--after", "0"],
        &["demo"],
        &["demo", "a.eforos", "--players", "0"],
        &["demo", "a.eforos", "--seed", "12"],
        &["--language", "fr", "draw"],
        &["file.eforos", "draw"],
    ];
    for args in cases {
        let error = desk.refused(2, args);
        let name = if args.contains(&"draw") { "draw" } else { args[0] };
        assert!(error.contains(&format!("See: eforos {name}")), "{error}");
        assert!(error.trim_end().ends_with(" --help"), "{error}");
    }
    let error = desk.refused(2, &["lexicon", "build", "in.json", "-o", "out"]);
    assert!(error.contains("See: eforos lexicon build --help"), "{error}");
    for args in [&["print", "a.eforos", "-o", "a.pdf"][..], &["check"]] {
        let error = desk.refused(2, args);
        assert!(!error.contains("..") && error.contains(">. See: eforos "), "{error}");
    }
}

/// Two lines of `check --help` were English in every language; so were others of classic and duplicate games.
#[test]
fn no_line_of_help_is_left_in_english() {
    let desk = Desk::new();
    let listed = |help: &str| -> Vec<String> {
        let indented = help.lines().filter_map(|line| line.strip_prefix("  "));
        let named = indented.filter_map(|line| line.split_once("  "));
        let is_name = |name: &str| name.chars().all(|sign| sign.is_ascii_lowercase());
        named
            .map(|(name, _)| name.to_owned())
            .filter(|name| !name.is_empty() && is_name(name))
            .collect()
    };
    let help = |command: &[&str], language: &str| {
        desk.ok(&[command, &["--help", "--language", language]].concat())
    };
    let mut all: Vec<Vec<String>> = vec![vec![]];
    for name in listed(&help(&[], "en")) {
        // What papers are called stands in the same way as commands.
        let within = if name == "print" { vec![] } else { listed(&help(&[&name], "en")) };
        all.extend(within.into_iter().map(|sub| vec![name.clone(), sub]));
        all.push(vec![name]);
    }
    assert!(all.len() > 25, "{all:?}");
    // Three words that are written in small letters only: no option, no value, no name of a file.
    let is_said = |line: &&str| {
        let is_word =
            |word: &str| word.len() > 1 && word.chars().all(|sign| sign.is_ascii_lowercase());
        let words: Vec<&str> = line.split([' ', ',', '.', ';', ':']).collect();
        !line.contains("eforos ")
            && words.windows(3).any(|three| three.iter().all(|word| is_word(word)))
    };
    for command in all {
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        let english = help(&command, "en");
        for language in ["el", "ro", "ca", "pl"] {
            let said = help(&command, language);
            let left = said.lines().filter(is_said).filter(|line| english.contains(line));
            let left: Vec<&str> = left.collect();
            assert!(left.is_empty(), "{command:?} {language}: {left:#?}");
        }
    }
}

#[test]
fn every_command_has_help_in_every_language() {
    let desk = Desk::new();
    let commands =
        "grade draw rack check lexicon import export standings print archive log verify demo";
    let mut all: Vec<Vec<&str>> = commands.split(' ').map(|command| vec![command]).collect();
    all.extend([vec![], vec!["lexicon", "info"], vec!["lexicon", "build"]]);
    for command in all {
        let help = desk.ok(&[&command[..], &["--help"]].concat());
        assert!(help.contains("Usage: eforos"), "{help}");
        let greek = desk.ok(&[&command[..], &["--help", "--language", "el"]].concat());
        assert!(greek.contains("Χρήση: eforos") && !greek.contains("cli-"), "{greek}");
        assert_eq!(desk.ok(&[&command[..], &["-h"]].concat()), help);
        for language in ["ro", "ca", "pl"] {
            let said = desk.ok(&[&command[..], &["--help", "--language", language]].concat());
            assert!(said.contains(": eforos") && !said.contains("cli-"), "{said}");
        }
    }
    // Papers stand under the game that has them.
    let print = desk.ok(&["print", "--help", "--language", "el"]);
    let at = |said: &str| print.find(said).unwrap_or_else(|| panic!("{said}: {print}"));
    let common = at("Σε κάθε αγώνα:\n  guide ");
    let [own, duplicate, classic] =
        ["\nΑναγραμματισμοί:\n", "\nΠαρτίδα ντουπλικέιτ (ρουμανικά):\n", "\nΚλασικές παρτίδες:\n"]
            .map(at);
    assert!(common < own && own < at("  word-sheets ") && at("  word-sheets ") < duplicate);
    assert!(duplicate < at("  slips ") && at("  slips ") < classic && classic < at("  pairings "));
    let import = desk.ok(&["import", "--help"]);
    for lost in ["times", "put back", "revisions", "drafts", "who did what", "lifted", "signature"]
    {
        assert!(import.replace('\n', " ").contains(lost), "{lost}: {import}");
    }
    assert!(desk.ok(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

/// Everybody types it, and was told that there is no such command.
#[test]
fn help_in_a_word_is_help_as_an_option() {
    let desk = Desk::new();
    let languages = [&[][..], &["--language", "el"], &["--language=ro"], &["--language", "ca"]];
    for language in languages.into_iter().chain([&["--language", "pl"][..]]) {
        for command in [&[][..], &["print"], &["lexicon", "build"], &["season"], &["hub"]] {
            let option = desk.ok(&[language, command, &["--help"]].concat());
            assert_eq!(desk.ok(&[language, &["help"], command].concat()), option, "{command:?}");
            assert_eq!(desk.ok(&[&["help"], command, language].concat()), option, "{command:?}");
        }
        let option = desk.ok(&[language, &["lexicon", "--help"]].concat());
        assert_eq!(desk.ok(&[language, &["lexicon", "help"]].concat()), option);
    }
    for unknown in [&["help", "nothing"][..], &["help", "print", "a.eforos"]] {
        let said = desk.refused(2, unknown);
        assert!(said.contains(unknown[unknown.len() - 1]), "{said}");
    }
    // A word like others where a file or a word is asked for.
    desk.refused(1, &["print", "help", "final", "-o", "a.pdf"]);
    desk.refused(1, &["log", "help"]);
}

#[test]
fn a_template_to_begin_from_is_written_with_its_comments() {
    let desk = Desk::new();
    desk.ok(&["print", "--write-template", "final.toml"]);
    let written = String::from_utf8(desk.read("final.toml")).unwrap();
    assert_eq!(written, include_str!("../../templates/print/final.toml"));
    let there = desk.refused(1, &["print", "--write-template", "final.toml"]);
    assert!(there.contains("final.toml"), "{there}");
    let unknown = desk.refused(1, &["print", "--write-template", "finale.toml"]);
    assert!(unknown.contains("word-sheets.toml"), "{unknown}");
}

#[test]
fn the_language_is_the_options_the_programs_or_the_systems() {
    let desk = Desk::new();
    let run = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = desk.command(args);
        for name in ["EFOROS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        said(command.envs(variables.iter().copied()).output().unwrap()).err
    };
    let is_greek = |said: &str| said.starts_with("Σφάλμα");
    assert!(is_greek(&run(&["grade"], &[])));
    assert!(is_greek(&run(&["grade"], &[("LANG", "C")])));
    assert!(!is_greek(&run(&["grade"], &[("LANG", "en_GB.UTF-8")])));
    assert!(is_greek(&run(&["grade"], &[("LC_ALL", "el_GR"), ("LANG", "en_GB.UTF-8")])));
    assert!(is_greek(&run(&["grade"], &[("EFOROS_LANGUAGE", "el"), ("LANG", "en_US")])));
    assert!(!is_greek(&run(&["--language=en", "grade"], &[("EFOROS_LANGUAGE", "el")])));
    assert!(!is_greek(&run(&["grade", "--language", "en"], &[])));
    for (language, locale) in [("ro", "ro_RO.UTF-8"), ("ca", "ca_ES@valencia"), ("pl", "pl_PL")] {
        let asked = run(&["--language", language, "grade"], &[]);
        assert!(!is_greek(&asked), "{asked}");
        assert_eq!(run(&["grade"], &[("EFOROS_LANGUAGE", language)]), asked);
        assert_eq!(run(&["grade"], &[("LANG", locale)]), asked);
    }
    let unknown = run(&["--language", "de", "rack", "Α"], &[]);
    for language in ["el", "en", "ro", "ca", "pl"] {
        assert!(unknown.contains(language), "{unknown}");
    }
}

/// Each with a sentence of its own in the two languages, and no key of a language file in it.
#[test]
fn refusals_are_said_in_greek_and_in_english() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "2", "--seed", &"0f".repeat(32)]);
    let whole = desk.read("a.eforos");
    desk.write("cut.eforos", whole.split_at(whole.len() / 2).0);
    desk.write("newer.eforos", &whole);
    let newer = rusqlite::Connection::open(desk.path("newer.eforos")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    newer.close().unwrap();
    desk.write("other.eforos", vec![7; 5000]);
    desk.write("empty", "");
    desk.write("binary", [0, 1, 2, 3, 255]);
    desk.write("numbers", "1 2 3");
    desk.write("cut.pdf", "%PDF-1.5\n");
    desk.write("in.json", WORKED);
    desk.write("cut.json", WORKED.split_at(WORKED.find("rounds").unwrap()).0);
    desk.write("word.json", WORKED.replace("\"ΤΑΚΟΙ\"", "\"ΤΑ ΚΟΙ\""));
    desk.write(
        "stated.json",
        WORKED.replace(
            "\"found\": [\"ΚΑΡΟ\", \"ΤΑΚΟΣ\"]",
            &format!("\"sha256\": \"{}\"", "ab".repeat(32)),
        ),
    );
    for (code, line) in [
        (1, "standings none.eforos"),
        (1, "standings ."),
        (1, "standings empty"),
        (1, "standings other.eforos"),
        (1, "standings cut.eforos"),
        (1, "standings newer.eforos"),
        (1, "grade none.json"),
        (1, "grade empty"),
        (1, "grade binary"),
        (1, "grade cut.json"),
        (1, "grade word.json"),
        (1, "grade in.json --lexicon binary"),
        (1, "grade stated.json --lexicon numbers"),
        (1, "lexicon info empty"),
        (1, "lexicon info numbers"),
        (1, "lexicon info cut.pdf"),
        (1, "import in.json a.eforos"),
        (1, "import in.json nowhere/a.eforos"),
        (1, "print a.eforos graded-sheets -o graded.pdf --player Νίκος"),
        (2, "print a.eforos final -o final.pdf --round 3"),
        (1, "print a.eforos final -o nowhere/final.pdf"),
        (1, "archive a.eforos in.json"),
        (1, "rack ΑΒΓΔΕΖΗΘ"),
        (1, "check κα7ό"),
        (2, "grade"),
        (2, "draw --seed 12"),
        (2, "standings a.eforos --after 15"),
        (2, "garde"),
    ] {
        let args: Vec<&str> = line.split(' ').collect();
        let english = desk.refused(code, &args);
        let before = desk.names();
        let greek = desk.run(&[&["--language", "el"][..], &args].concat());
        assert_eq!((greek.code, greek.out.as_str()), (code, ""), "{line}");
        assert_eq!(desk.names(), before, "{line}");
        let said = greek.err.trim_end();
        assert!(said.starts_with("Σφάλμα: ") && said.lines().count() == 1, "{line}: {said}");
        for said in [said, english.trim_end()] {
            let is_key = |word: &str| {
                ["cli-", "storage-", "errors-", "exchange-", "list-", "import-"]
                    .iter()
                    .any(|place| word.starts_with(place))
            };
            assert!(!said.split_whitespace().any(is_key), "{line}: {said}");
            assert!(said.split_whitespace().count() >= 5, "{line}: {said}");
        }
        // Beside what is quoted of the request itself.
        let of = |is: fn(&char) -> bool| said.chars().filter(is).count();
        assert!(of(|c| ('α'..='ω').contains(c)) >= 10, "{line}: {said}");
    }
}
