//! The process that reads pictures, killed again and again at random (a hundred times with `EFOROS_SOAK`): what was told as taken is there, nothing else is,
//! and nothing is there by half.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::common::dice::Dice;

pub fn eforos(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
    command.current_dir(folder).args(args).env("EFOROS_LANGUAGE", "en");
    command
}

pub fn ok(folder: &Path, args: &[&str]) -> String {
    let Output { status, stdout, stderr } = eforos(folder, args).output().unwrap();
    assert!(status.success(), "{args:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

/// A competition that is not signed.
pub fn competition(folder: &Path) {
    ok(folder, &["demo", "d.eforos", "--players", "4"]);
    fs::write(folder.join("d.json"), ok(folder, &["export", "d.eforos"])).unwrap();
    ok(folder, &["import", "d.json", "a.eforos"]);
}

/// A picture of noise, as PNG: each number has another.
pub fn noise(number: u64, width: u32, height: u32) -> Vec<u8> {
    let mut dice = Dice(number);
    let dots: Vec<u8> = (0..width * height).map(|_| dice.byte()).collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&dots).unwrap();
    bytes
}

/// Pictures of noise, each another.
fn pictures(folder: &Path, many: usize) {
    fs::create_dir(folder.join("pictures")).unwrap();
    for number in 0..many {
        let path = folder.join("pictures").join(format!("{number:03}.png"));
        fs::write(path, noise(u64::try_from(number).unwrap(), 200, 300)).unwrap();
    }
}

/// The processes that this one started.
pub fn children(of: u32) -> Vec<String> {
    // Each of its threads has those that it started.
    let threads = fs::read_dir(format!("/proc/{of}/task")).into_iter().flatten().flatten();
    let all = threads.map(|thread| fs::read_to_string(thread.path().join("children")));
    let all: Vec<String> = all.map(Result::unwrap_or_default).collect();
    all.iter().flat_map(|some| some.split_whitespace()).map(str::to_owned).collect()
}

#[test]
fn a_reader_that_is_killed_again_and_again_leaves_nothing_by_half() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kills = if std::env::var_os("EFOROS_SOAK").is_some() { 100 } else { 10 };
    competition(folder);
    let many = 2 * kills;
    pictures(folder, many);

    let take = ["pictures", "a.eforos", "pictures", "--as", "Έφη"];
    let mut running = eforos(folder, &take)
        .stdout(Stdio::piped())
        .stderr(fs::File::create(folder.join("said")).unwrap())
        .spawn()
        .unwrap();
    let mut dice = Dice(7);
    let (mut killed, mut last) = (0, String::new());
    while killed < kills && running.try_wait().unwrap().is_none() {
        for _ in 0..dice.below(1_000) {
            std::thread::yield_now();
        }
        let Some(reader) = children(running.id()).pop().filter(|reader| *reader != last) else {
            continue;
        };
        killed +=
            usize::from(Command::new("kill").args(["-9", &reader]).status().unwrap().success());
        last = reader;
    }
    let done = running.wait_with_output().unwrap();
    let listed = String::from_utf8(done.stdout).unwrap();
    let said = fs::read_to_string(folder.join("said")).unwrap();
    let taken = said.lines().filter(|line| line.contains(".png: taken")).count();
    let not = said.lines().filter(|line| line.contains(".png: It was not read")).count();
    assert!(killed * 2 > kills, "{killed} kills of {kills}");
    assert_eq!(taken + not, many, "{said}");
    // A reader may die between two pictures: then none is lost by it.
    assert!(not <= killed, "{not} not read, {killed} killed");
    assert_eq!(listed.lines().count(), taken, "{listed}");
    let verified = ok(folder, &["verify", "a.eforos"]);
    assert!(verified.contains(&format!("The pictures of sheets ({taken})")), "{verified}");

    // What was not read is read by the next one; all else is there already.
    let again = ok(folder, &take);
    assert_eq!(again.lines().count(), many, "{again}");
    assert!(ok(folder, &["verify", "a.eforos"]).contains(&format!("({many})")));
    println!("{killed} kills, {not} of {many} pictures not read at first");
}
