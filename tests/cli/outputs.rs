//! What is written, where, who may read it, and what reaches a terminal.

#[cfg(unix)]
use std::process::Command;

use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use serde_json::Value;

use super::inputs::craft;
use super::support::Desk;
#[cfg(unix)]
use super::support::{files, names, said};

/// Orders for a terminal, and marks that turn the writing round.
const ODD: &str = "Άννα\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{7}Β";

/// Signs that no terminal should meet.
fn is_odd(c: char) -> bool {
    matches!(c, '\u{1B}' | '\u{9B}' | '\u{202E}' | '\u{2066}' | '\u{7}')
}

/// A file of before names had limits, with such names in it.
fn with_odd_names(desk: &Desk) {
    craft(desk, "odd.eforos", OSTH_2019, |event| match event {
        Event::CompetitionCreated { details, .. } | Event::DetailsChanged { details } => {
            ODD.clone_into(&mut details.title);
        }
        Event::PlayerAdded { player } | Event::PlayerChanged { player } => {
            player.name = format!("{} {ODD}", player.id);
        }
        _ => {}
    });
}

#[test]
fn no_text_of_a_file_gives_a_terminal_orders() {
    let desk = Desk::new();
    with_odd_names(&desk);
    for arguments in [
        &["log", "odd.eforos"][..],
        &["standings", "odd.eforos"],
        &["verify", "odd.eforos"],
        &["print", "odd.eforos", "player-report", "-o", "x.pdf", "--player", "Άννα"],
        &["check", ODD],
        &["draw", "--hall", ODD],
        &[ODD],
    ] {
        let said = desk.run(arguments);
        assert!(!said.out.contains(is_odd), "{arguments:?}");
        assert!(!said.err.contains(is_odd), "{arguments:?}");
    }
    // JSON says the same, in codes.
    let json = desk.ok(&["standings", "odd.eforos", "--json"]);
    assert!(!json.contains(is_odd));
    let results: Value = serde_json::from_str(&json).unwrap();
    let names = results["standings"].as_array().unwrap();
    assert!(names.iter().all(|row| row["name"].as_str().unwrap().ends_with(ODD)), "{json}");
    let log = desk.ok(&["log", "odd.eforos", "--json"]);
    assert!(!log.contains(is_odd));
    let first: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    assert_eq!(first["event"]["competition_created"]["details"]["title"], ODD);
    // A program that reads a table gets it as it is.
    assert!(desk.ok(&["standings", "odd.eforos", "--csv"]).contains(ODD));
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_on_a_terminal_gives_it_no_orders_either() {
    let desk = Desk::new();
    with_odd_names(&desk);
    let program = env!("CARGO_BIN_EXE_eforos");
    for what in
        ["standings odd.eforos --csv", "export odd.eforos --html", "export odd.eforos --csv"]
    {
        let mut command = Command::new("script");
        command.args(["-qec", &format!("'{program}' {what}"), "/dev/null"]);
        let said = said(command.current_dir(desk.path("")).output().unwrap());
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.out.contains("Άννα") && !said.out.contains(is_odd), "{what}: {}", said.out);
    }
}

#[cfg(unix)]
mod who_may_read {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(desk: &Desk, name: &str) -> u32 {
        desk.path(name).metadata().unwrap().permissions().mode() & 0o777
    }

    fn with_umask(desk: &Desk, umask: &str, arguments: &[&str]) {
        let mut command = Command::new("sh");
        command.args(["-c", r#"umask "$0"; exec "$@""#, umask, env!("CARGO_BIN_EXE_eforos")]);
        let said = said(command.args(arguments).current_dir(desk.path("")).output().unwrap());
        assert_eq!(said.code, 0, "{}", said.err);
    }

    #[test]
    fn a_competition_is_the_users_alone_and_what_is_handed_out_is_as_set() {
        for (umask, file, folder) in [
            ("022", 0o644, 0o755),
            ("027", 0o640, 0o750),
            ("077", 0o600, 0o700),
            ("002", 0o664, 0o775),
        ] {
            let desk = Desk::new();
            with_umask(&desk, umask, &["demo", "a.eforos", "--players", "2"]);
            assert_eq!(mode(&desk, "a.eforos"), 0o600, "{umask}");
            with_umask(&desk, umask, &["archive", "a.eforos", "all"]);
            assert_eq!(mode(&desk, "all"), folder, "{umask}");
            for name in files(&desk.path("all")) {
                assert_eq!(mode(&desk, &format!("all/{name}")), file, "{umask} {name}");
            }
            assert_eq!(mode(&desk, "all/Προς δημοσίευση"), folder, "{umask}");
            with_umask(&desk, umask, &["print", "a.eforos", "standings", "-o", "a.pdf"]);
            assert_eq!(mode(&desk, "a.pdf"), file, "{umask}");
            with_umask(&desk, umask, &["import", "all/ανταλλαγή.json", "b.eforos"]);
            assert_eq!(mode(&desk, "b.eforos"), 0o600, "{umask}");
            // What takes the place of a file has its readers.
            std::fs::set_permissions(desk.path("a.pdf"), Permissions::from_mode(0o640)).unwrap();
            with_umask(&desk, umask, &["print", "a.eforos", "standings", "-o", "a.pdf"]);
            assert_eq!(mode(&desk, "a.pdf"), 0o640, "{umask}");
        }
    }

    #[test]
    fn a_link_leads_to_where_it_leads() {
        let desk = Desk::new();
        desk.ok(&["demo", "a.eforos", "--players", "2"]);
        std::fs::create_dir(desk.path("there")).unwrap();
        let link = |name: &str, to: &str| {
            std::os::unix::fs::symlink(to, desk.path(name)).unwrap();
        };
        let is_link = |name: &str| desk.path(name).is_symlink();
        link("out.pdf", "there/out.pdf");
        link("second.pdf", "out.pdf");
        for name in ["out.pdf", "second.pdf"] {
            desk.ok(&["print", "a.eforos", "standings", "-o", name]);
            assert!(is_link("out.pdf") && is_link("second.pdf"));
            assert_eq!(names(&desk.path("there")), ["out.pdf"]);
            assert!(desk.read("there/out.pdf").starts_with(b"%PDF"));
            std::fs::remove_file(desk.path("there/out.pdf")).unwrap();
        }
        link("nowhere.pdf", "gone/out.pdf");
        link("round.pdf", "round.pdf");
        for name in ["nowhere.pdf", "round.pdf"] {
            let told = desk.refused(1, &["print", "a.eforos", "standings", "-o", name]);
            assert!(told.contains(name), "{told}");
            assert!(is_link(name));
        }
    }
}

#[cfg(target_os = "linux")]
mod processes {
    use super::*;

    /// Without as many open files as it needs, a command says so: it never says that it is done while a
    /// part of the file lies beside it.
    #[test]
    fn without_files_to_open_nothing_is_called_done() {
        let (mut refused, mut done) = (0, 0);
        for most in 4..14 {
            let desk = Desk::new();
            let mut command = Command::new("sh");
            command.args(["-c", r#"ulimit -n "$0"; exec "$@""#, &most.to_string()]);
            command.arg(env!("CARGO_BIN_EXE_eforos")).args(["demo", "a.eforos", "--players", "2"]);
            command.env("EFOROS_LANGUAGE", "en").current_dir(desk.path(""));
            let said = said(command.output().unwrap());
            if said.code == 0 {
                assert_eq!(desk.names(), ["a.eforos"], "{most}: {}", said.err);
                done += 1;
            } else {
                assert!(said.err.contains("open more files"), "{most}: {}", said.err);
                refused += 1;
            }
        }
        assert!(refused > 0 && done > 0);
    }

    /// What a run that was killed left is gone after the next.
    #[test]
    fn what_a_killed_run_left_is_swept() {
        let desk = Desk::new();
        desk.ok(&["demo", "a.eforos", "--players", "12"]);
        let left = |desk: &Desk| -> Vec<String> {
            desk.names().into_iter().filter(|name| name.starts_with(".eforos-")).collect()
        };
        let runs: [&[&str]; 2] =
            [&["archive", "a.eforos", "folder"], &["demo", "b.eforos", "--players", "30"]];
        for arguments in runs {
            let mut run = desk.command(arguments).spawn().unwrap();
            while left(&desk).is_empty() {
                assert_eq!(run.try_wait().unwrap(), None, "it ended before it could be killed");
            }
            run.kill().unwrap();
            run.wait().unwrap();
            assert!(!left(&desk).is_empty());
            // Somebody else's, and one that may still be made, stay.
            desk.write(".eforos-aBc123.new", "of another version, just now");
            desk.ok(&["print", "a.eforos", "standings", "-o", "a.pdf"]);
            assert_eq!(left(&desk), [".eforos-aBc123.new"]);
            std::fs::remove_file(desk.path(".eforos-aBc123.new")).unwrap();
        }
    }
}
