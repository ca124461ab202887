//! A disk that is full at any write: a day is lived, and every command that writes is tried, in processes
//! that may write so many bytes into a file and no more. What cannot be saved is said and did not happen;
//! nothing is half written, and with room again the day goes on.
//!
//! A few limits are part of the tests; with `EFOROS_KILLS` (`make soak`) they grow step by step, so that
//! each write of the day is the first that finds no room.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::{CompetitionFile, verify};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output, Stdio};

use super::lived::{Life, begin};
use eforos::storage::Access;
use eforos::storage::signals::take_errors_instead;

const FILE: &str = "EFOROS_TEST_FILE";
/// Steps of the day.
const STEPS: usize = 30;
/// A block of the shell's limit, in bytes.
const BLOCK: u64 = 512;

/// A process whose files may grow to so many blocks. The system would kill it at what is beyond.
fn limited(blocks: u64, program: &Path) -> Process {
    let mut process = Process::new("sh");
    process.args(["-c", r#"ulimit -f "$0"; exec "$@""#, &blocks.to_string()]);
    process.arg(program).stdin(Stdio::null());
    process
}

/// Nothing unless a test has started it as a child.
#[test]
fn the_child_in_want() {
    let Ok(file) = env::var(FILE) else { return };
    take_errors_instead();
    let mut life = match Life::try_open(Path::new(&file), 11) {
        Ok(life) => life,
        Err(why) => {
            println!("child: not opened: {why}");
            return;
        }
    };
    let mut refused = 0;
    for _ in 0..STEPS {
        life.step();
        life.agrees_with_its_file();
        if let Some(why) = life.refused() {
            refused += 1;
            // The light stays when the sentence is gone with the next command.
            let folder = Path::new(&file).parent().unwrap().to_str().unwrap();
            assert!(why.is_empty() || why.contains(folder), "{why}");
            assert!(!why.contains("storage-"), "{why}");
        }
    }
    println!("child: refused: {refused}");
    let why = life.close();
    // What could not be brought into the one file is named.
    let ahead = fs::metadata(format!("{file}-wal")).is_ok_and(|ahead| ahead.len() > 0);
    let tells = why.as_ref().is_some_and(|why| why.contains("-wal") || why.contains("σώθηκαν"));
    assert!(!ahead || tells, "{why:?}");
    if let Some(why) = why {
        println!("child: not closed: {why}");
    }
    println!("child: ended");
}

/// Limits in blocks, up to one that nothing reaches.
fn limits(most: u64, few: u64) -> impl Iterator<Item = u64> {
    let step = if env::var_os("EFOROS_KILLS").is_some() { 4 } else { most / few };
    (0..most).step_by(usize::try_from(step).unwrap())
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Every competition in a folder and below is whole, and nothing lies half written beside.
fn all_is_whole(folder: &Path) {
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "eforos") {
                assert_eq!(verify(&path).unwrap().first_failure(), None, "{}", path.display());
            } else {
                assert!(path.extension().is_none_or(|kind| kind != "new"), "{}", path.display());
            }
        }
    }
}

#[test]
fn a_day_on_a_full_disk_loses_nothing_that_was_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    begin(&path, 0);
    let before = fs::read(&path).unwrap();
    let most = u64::try_from(before.len()).unwrap() / BLOCK + 200;
    let (mut tried, mut refusals, mut not_opened, mut not_closed) = (0, 0, 0, 0);
    for limit in limits(most, 14).chain([most * 4]) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.eforos");
        fs::write(&path, &before).unwrap();
        let output = limited(limit, &env::current_exe().unwrap())
            .args([
                "--exact",
                "days::full_disk::the_child_in_want",
                "--nocapture",
                "--test-threads=1",
            ])
            .env(FILE, &path)
            .output()
            .unwrap();
        let told = said(&output);
        assert!(output.status.success(), "{limit} blocks: {told}");
        let find = |what: &str| told.lines().find_map(|line| line.split_once(what)).map(|(_, s)| s);
        all_is_whole(folder.path());
        if let Some(why) = find("child: not opened: ") {
            not_opened += 1;
            assert!(why.contains(path.to_str().unwrap()), "{limit} blocks: {why}");
        } else {
            let refused: usize = find("child: refused: ").unwrap().parse().unwrap();
            refusals += refused;
            assert!(refused == 0 || limit <= most, "{limit} blocks: {told}");
            not_closed += usize::from(find("child: not closed: ").is_some());
        }
        // There is room again: the day goes on.
        let mut life = Life::open(&path, 100_000_000, 12);
        for _ in 0..5 {
            life.step();
            assert_eq!(life.refused(), None);
            life.agrees_with_its_file();
        }
        assert_eq!(life.close(), None);
        let file = CompetitionFile::open(&path, Access::Read).unwrap();
        assert!(file.event_count() >= 5);
        tried += 1;
    }
    assert!(refusals > 0 && not_opened > 0);
    if env::var_os("EFOROS_KILLS").is_some() {
        println!(
            "{tried} limits: {refusals} writes refused, {not_opened} times not opened, {not_closed} \
             times not closed"
        );
    }
}

/// What a command leaves in its folder: names and bytes.
fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut contents: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    contents.sort();
    contents
}

#[test]
fn a_command_on_a_full_disk_leaves_nothing_half_written_and_says_why() {
    let desk = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_eforos"));
    let run = |blocks: u64, arguments: &[&str]| {
        limited(blocks, program)
            .args(arguments)
            .env("EFOROS_LANGUAGE", "el")
            .current_dir(desk.path())
            .output()
            .unwrap()
    };
    let plenty = 1 << 20;
    assert!(run(plenty, &["demo", "a.eforos", "--players", "3"]).status.success());
    let exported = run(plenty, &["export", "a.eforos", "--json"]).stdout;
    fs::write(desk.path().join("a.json"), exported).unwrap();
    fs::write(desk.path().join("old.pdf"), "an older document").unwrap();
    fs::write(desk.path().join("words.txt"), "ΚΑΡΟ\nΡΟΣ\n").unwrap();
    let build =
        ["lexicon", "build", "words.txt", "-o", "words.list", "--name", "N", "--edition", "1"];
    let commands: [&[&str]; 5] = [
        &["demo", "b.eforos", "--players", "3"],
        &["import", "a.json", "b.eforos"],
        &["print", "a.eforos", "standings", "-o", "old.pdf"],
        &["archive", "a.eforos", "folder"],
        &build,
    ];
    let before = contents(desk.path());
    let mut refused = 0;
    for command in commands {
        for limit in limits(1_600, 5) {
            let output = run(limit, command);
            if output.status.success() {
                assert!(limit > 0, "{command:?}");
                break;
            }
            let told = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{command:?}: {told}");
            assert_eq!(told.lines().count(), 1, "{command:?}: {told}");
            for foreign in ["os error", "File too large", "I/O", "storage-", "cli-"] {
                assert!(!told.contains(foreign), "{command:?}: {told}");
            }
            assert!(contents(desk.path()) == before, "{command:?} at {limit} blocks: {told}");
            refused += 1;
        }
        for name in ["b.eforos", "words.list"] {
            let _ = fs::remove_file(desk.path().join(name));
        }
        let _ = fs::remove_dir_all(desk.path().join("folder"));
        fs::write(desk.path().join("old.pdf"), "an older document").unwrap();
    }
    if env::var_os("EFOROS_KILLS").is_some() {
        println!("{refused} commands refused");
    }
}
