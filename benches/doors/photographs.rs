//! What photographs of sheets cost at the doors and in the file: sixty sheets as our own documents print them,
//! photographed by simulation as large as the page's script sends them.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use eforos::domain::formats::anagram::rules::ROUNDS;
use eforos::domain::formats::anagram::sheet_code::SheetCode;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::session::time::machine;
use eforos::session::{Keeper, Photographed, Session};
use eforos::storage::Access;

use super::club::{Asked, Club, Part, referee};
use super::common::dice::Dice;
use super::fixture::{Whole, last};
use super::simulated::{Grey, Lies, SHEETS, photograph, sheets_of, written};
use super::table::{Figure, row, row_within};
use super::{client::Station, megabytes, of_hundred, timed};

/// So many are sent one after another; all others at once.
const ALONE: usize = 20;
/// Dots of a picture: the script makes it as large.
const SIDES: (usize, usize) = (1_800, 2_400);
/// A day's fronts, and how large each is.
const OF_A_DAY: usize = 840;
const STORED: usize = 140 << 10;

/// Every sheet of the last round, and some once more.
pub fn made(whole: &Whole) -> Vec<Vec<u8>> {
    let here = whole.record.contest().competition_code().expect("there is a competition");
    let code = |number: u32| {
        let code = SheetCode::new(PlayerId::new(number), last(), here);
        (ROUNDS, code.expect("a code").to_string())
    };
    let printed = sheets_of(code);
    let mut dice = Dice(19);
    let of = |number: usize| {
        let sheet: Grey = written(&printed[number % printed.len()], &mut dice);
        let lies = Lies::somehow((900.0, 1_200.0), 1_150.0, 0, &mut dice);
        photograph(&[(&sheet, lies)], SIDES, &mut dice).jpeg()
    };
    (0..ALONE + SHEETS as usize).map(of).collect()
}

fn held(club: &Club) -> Vec<Duration> {
    let (tell, told) = sync_channel(1);
    club.ask.send(Asked::Held(Part::Picture, tell)).expect("heard");
    told.recv().expect("told")
}

/// The highest memory of the processes that this one started, in kilobytes.
fn highest_of_children() -> f64 {
    let own = std::process::id();
    let children = fs::read_to_string(format!("/proc/{own}/task/{own}/children"));
    let all = fs::read_dir(format!("/proc/{own}/task")).into_iter().flatten().flatten();
    let of_tasks = all.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    let ids: Vec<String> = of_tasks
        .chain(children)
        .flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let highest = ids.iter().filter_map(|id| {
        let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.to_owned();
        line.split_whitespace().next()?.parse::<f64>().ok()
    });
    highest.fold(0.0, f64::max)
}

/// One at once of a station and four of all: the script tries again.
fn stored(club: &Club, station: &mut Station, id: u32, jpeg: &[u8]) -> bool {
    let Ok(answer) = station.sends(id, jpeg) else {
        station.connects(club.staff);
        return false;
    };
    match answer.status {
        200 => true,
        503 => false,
        other => panic!("{other}: {}", answer.body),
    }
}

/// Sent one after another, then all at once while somebody keys; shown again.
pub fn figures(
    club: &Club,
    stations: &mut [Station],
    photographs: &[Vec<u8>],
    looks: fn(&mut Station) -> Duration,
) {
    let (alone, at_once) = photographs.split_at(ALONE);
    for station in stations.iter_mut() {
        station.connects(club.staff);
    }
    let (keys, sends) = stations.split_first_mut().expect("six");
    let before = megabytes("VmRSS:");
    held(club);
    let mut times = Vec::new();
    let mut last_answer = String::new();
    for (id, jpeg) in (1_000..).zip(alone) {
        timed(&mut times, || {
            let answer = sends[0].sends(id, jpeg).expect("sent");
            assert_eq!(answer.status, 200, "{}", answer.body);
            last_answer = answer.body;
        });
    }
    let value = of_hundred(times, 95) / 1000.0;
    row(Figure { of: "a photograph sent → stored, p95", value, unit: "s" }, Some(1.0), None);

    keys.connects(club.staff);
    for station in sends.iter_mut() {
        station.connects(club.staff);
    }
    let quiet = of_hundred((0..100).map(|_| looks(keys)).collect(), 95);
    let (next, is_over) = (AtomicU32::new(0), AtomicBool::new(false));
    let begun = Instant::now();
    let beside = std::thread::scope(|scope| {
        let sending: Vec<_> = sends
            .iter_mut()
            .map(|station| {
                scope.spawn(|| {
                    loop {
                        let place = next.fetch_add(1, Ordering::Relaxed);
                        let Some(jpeg) = at_once.get(place as usize) else { return };
                        while !stored(club, station, 2_000 + place, jpeg) {
                            std::thread::sleep(Duration::from_millis(100));
                        }
                    }
                })
            })
            .collect();
        let keying = scope.spawn(|| {
            let mut times = Vec::new();
            while !is_over.load(Ordering::Relaxed) {
                times.push(looks(keys));
            }
            times
        });
        for one in sending {
            one.join().expect("sent");
        }
        is_over.store(true, Ordering::Relaxed);
        keying.join().expect("keyed")
    });
    let value = begun.elapsed().as_secs_f64();
    row(Figure { of: "60 photographs at once, all stored", value, unit: "s" }, Some(60.0), None);
    let figure = Figure {
        of: "text sent → chips beside them, p95",
        value: of_hundred(beside, 95),
        unit: "ms",
    };
    row_within(figure, Some(30.0), ("without photographs", quiet), 1.2);
    let held = held(club);
    let longest = held.iter().max().map_or(0.0, |it| it.as_secs_f64() * 1000.0);
    let figure =
        Figure { of: "the owner held by a photograph, longest", value: longest, unit: "ms" };
    row(figure, Some(15.0), Some(("p95", of_hundred(held, 95))));
    let value = highest_of_children() / 1024.0;
    row(Figure { of: "who reads photographs: memory", value, unit: "MB" }, Some(512.0), None);
    let value = megabytes("VmRSS:") - before;
    row(Figure { of: "the program beside it: memory", value, unit: "MB" }, Some(60.0), None);

    let (_, rest) = last_answer.split_once("\"sha256\":\"").expect("a digest");
    let path = format!("/s/picture/{}.jpg", rest.split('"').next().unwrap_or_default());
    let mut times = Vec::new();
    for _ in 0..40 {
        timed(&mut times, || assert_eq!(sends[0].gets(&path).status, 200));
        // No faster than a station may ask.
        std::thread::sleep(Duration::from_millis(60));
    }
    let value = of_hundred(times, 95);
    row(Figure { of: "a photograph shown, p95", value, unit: "ms" }, Some(100.0), None);
}

fn opened(path: &Path) -> Keeper<Anagram> {
    Keeper::new(Session::open(path, Access::Write, machine()).expect("opened"), None)
}

fn opens(path: &Path) -> f64 {
    let mut times = Vec::new();
    for _ in 0..15 {
        timed(&mut times, || drop(opened(path)));
    }
    of_hundred(times, 50)
}

/// A file with a day's photographs beside the same one without them: opened, and rid of them.
pub fn in_the_file(without: &Path, with: &Path) {
    let mut keeper = opened(with);
    let mut dice = Dice(7);
    let round = RoundNo::FIRST;
    for some in 0..OF_A_DAY / 60 {
        let sheet = |number: usize| {
            let mut jpeg = vec![0; STORED];
            for byte in &mut jpeg {
                *byte = dice.byte();
            }
            let player = PlayerId::new(u32::try_from(number).expect("few") + 1).expect("from 1");
            let place = (some == 0).then_some((round, player));
            Photographed { jpeg, place, back_of: None }
        };
        let sheets = (0..60).map(sheet).collect();
        keeper.photograph(&referee(), sheets).expect("kept");
    }
    keeper.shut().expect("shut");
    // The same history, without the bytes.
    fs::copy(with, without).expect("copied");
    let connection = rusqlite::Connection::open(without).expect("opened");
    connection.execute_batch("DELETE FROM pictures; VACUUM").expect("deleted");
    connection.close().expect("closed");
    let figure =
        Figure { of: "a file with 840 photographs opened, median", value: opens(with), unit: "ms" };
    row_within(figure, None, ("without them", opens(without)), 1.1);
    let mut keeper = opened(with);
    let mut times = Vec::new();
    timed(&mut times, || {
        keeper.delete_pictures(&referee(), None, "bench".to_owned()).expect("deleted");
    });
    while keeper.deleted_there() > 0 {
        timed(&mut times, || keeper.tick(&referee()));
    }
    let whole: f64 = times.iter().map(|it| it.as_secs_f64() * 1000.0).sum();
    let value = of_hundred(times, 100);
    let figure =
        Figure { of: "840 photographs deleted: the window held, longest", value, unit: "ms" };
    row(figure, None, Some(("all of it", whole)));
}
