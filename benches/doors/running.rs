//! While a time runs: what three hundred streams take of the processor, and how well a browser knows the time whose
//! network delays everything.

use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::RoundNo;
use eforos::lexicon::Lexicon;
use eforos::session::Session;
use eforos::session::time::machine;

use super::client::Client;
use super::club::{Asked, Club, referee};
use super::phones;
use super::table::{Figure, row};

/// For how long the processor is looked at.
const LOOKED_AT: Duration = Duration::from_secs(10);
/// A time is set anew so often while a browser looks on: each passes an alert.
const ALERTS: usize = 20;
const APART: Duration = Duration::from_secs(3);
/// The first alert as the regulation has it, and another that a club's own rules may have.
const FIRST_S: [i64; 2] = [60, 45];
/// Of a little more is left: the alert is near.
const BEFORE_MS: i64 = 1_500;

/// A competition whose time runs, with its first alert when so many seconds are left.
fn running(folder: &Path, first_s: i64) -> Club {
    let path = folder.join(format!("running-{first_s}.eforos"));
    let seed = Seed::from_bytes([1; 32]);
    let rules = OSTH_2019.replacen("alerts = [60, 20]", &format!("alerts = [{first_s}, 10]"), 1);
    let made = (if first_s == FIRST_S[0] { OSTH_2019 } else { &rules }, Lexicon::embedded());
    let made =
        Session::<Anagram>::create(&path, Details::default(), &seed, made, machine(), &referee());
    drop(made.expect("made"));
    let club = Club::open(&path, 0);
    let round = RoundNo::FIRST;
    for play in [Play::DrawLetters { round }, Play::ShowLetters { round }] {
        does(&club, play);
    }
    // The letters turn, one after the other.
    std::thread::sleep(Duration::from_secs(8));
    does(&club, Play::StartRound { round });
    club
}

pub fn figures(folder: &Path) {
    let club = running(folder, FIRST_S[0]);
    let alone = share();
    let streams = phones(
        |from| {
            let mut client = Client::of(from, club.hall);
            client.send("GET /live", &[], "");
            client.until(b"\n\n");
            client
        },
        club.hall,
        2,
    );
    let value = (share() - alone).max(0.0);
    let figure = Figure { of: "300 streams while the time runs: processor", value, unit: "%" };
    row(figure, Some(5.0), Some(("the doors without them", alone)));
    drop::<Vec<Client<TcpStream>>>(streams);
    drop(club);
    clock(&folder.join("clock"));
}

/// How well a browser knows the time, by the regulation's alerts and by others.
pub fn clock(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder");
    for first_s in FIRST_S {
        in_a_browser(&running(folder, first_s), first_s);
    }
}

fn does(club: &Club, play: Play) {
    let (tell, told) = sync_channel(1);
    let command: Command<Anagram> = play.into();
    club.ask.send(Asked::Desk(Box::new(command), tell)).expect("heard");
    told.recv().expect("done");
}

/// How much of a core this process takes, in hundredths.
fn share() -> f64 {
    let ticks = || -> f64 {
        let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
        let (_, rest) = text.rsplit_once(')').unwrap_or_default();
        let fields = rest.split_whitespace().skip(11).take(2);
        fields.filter_map(|field| field.parse::<f64>().ok()).sum()
    };
    let (before, begun) = (ticks(), Instant::now());
    std::thread::sleep(LOOKED_AT);
    // A hundred of them are a second.
    (ticks() - before) / begun.elapsed().as_secs_f64()
}

/// Chromium behind a network that delays by 40 ± 30 ms each way, while alert after alert comes near.
fn in_a_browser(club: &Club, first_s: i64) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/xvfb/clock.py");
    let mut command = Process::new("python3");
    command.arg(script).arg(club.hall.port().to_string()).stdout(Stdio::piped());
    let has = |tool: &str| {
        Process::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status()
    };
    if has("chromedriver").is_err() || has("python3").is_err() {
        println!("Chromium's driver or Python is missing: no figures of a browser's clock");
        return;
    }
    let is_over = AtomicBool::new(false);
    let output = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let reason = "bench".to_owned();
                let remaining_ms = 1_000 * first_s + BEFORE_MS;
                does(club, Play::SetRemaining { remaining_ms, reason });
                std::thread::sleep(APART);
            }
        });
        let output = command.args([ALERTS.to_string(), first_s.to_string()]).output();
        is_over.store(true, Ordering::Relaxed);
        output
    });
    let output = output.expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let figures: Vec<f64> = text.split_whitespace().filter_map(|it| it.parse().ok()).collect();
    let [error, late, early, alerts] = figures[..] else {
        println!("no figures of a browser's clock: {}", String::from_utf8_lossy(&output.stderr));
        return;
    };
    println!("a browser's clock, the first alert at {first_s} s:");
    let figure =
        Figure { of: "error of a browser's clock, 40 ± 30 ms away", value: error, unit: "ms" };
    row(figure, Some(30.0), None);
    for (of, value) in [("its latest alert", late), ("how early its earliest came", early)] {
        row(Figure { of, value, unit: "ms" }, Some(100.0), Some(("of so many", alerts)));
    }
}
