//! The real program under Xvfb: its first frame, what it takes of the processor and the memory, and
//! how late its alerts are while both cores are busy.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use eforos::app::sound::{Alarm, Speaker, Tone};
use eforos::session::time;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use super::line;
use super::table::{Figure, row, row_within};

/// Starts of each window for the first frame.
const STARTS: usize = 41;

/// Ends a process that was started here.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A window with nothing in it, as the toolkit opens it.
pub fn empty_window() {
    struct Empty;
    impl eframe::App for Empty {
        fn ui(&mut self, _ui: &mut egui::Ui, _frame: &mut eframe::Frame) {}
    }
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_app_id("empty")
            .with_inner_size(egui::vec2(1280.0, 720.0)),
        ..eframe::NativeOptions::default()
    };
    let shown = eframe::run_native("empty", options, Box::new(|_| Ok(Box::new(Empty))));
    shown.expect("a display");
}

pub fn figures() {
    lateness();
    let has = |tool: &str| {
        Command::new(tool)
            .arg("-version")
            .stderr(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .is_ok()
    };
    if !["Xvfb", "xdotool", "openbox"].into_iter().all(has) {
        println!("Xvfb, openbox or xdotool is missing: no figures of the windows themselves");
        return;
    }
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut screen = Ends(
        Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "2720x900x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts"),
    );
    let mut display = String::new();
    let told = screen.0.stdout.take().expect("piped");
    BufReader::new(told).read_line(&mut display).expect("a display");
    let desk = Desk { display: format!(":{}", display.trim()), home: folder.path().to_owned() };
    let _manager = Ends(desk.command(Path::new("openbox")).spawn().expect("openbox starts"));
    thread::sleep(Duration::from_secs(1));
    let before = before();
    desk.first_frame(before.as_deref());
    desk.costs();
    match before {
        Some(before) => desk.beside(&before),
        None => {
            println!("EFOROS_BEFORE names no program: no figures beside one of before the doors");
        }
    }
}

/// A program of before the doors, to which theirs are held while they are closed: what this one takes more for them, its file
/// and its memory, no build of these sources tells.
fn before() -> Option<PathBuf> {
    std::env::var_os("EFOROS_BEFORE").map(PathBuf::from)
}

const MB: f64 = 1024.0 * 1024.0;

/// How large a program's file is, in megabytes.
fn file_mb(program: &Path) -> f64 {
    let bytes = std::fs::metadata(program).expect("a file").len();
    f64::from(u32::try_from(bytes).expect("under four gigabytes")) / MB
}

/// A display with a home folder of its own.
struct Desk {
    display: String,
    home: PathBuf,
}

impl Desk {
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.display)
            .env_remove("WAYLAND_DISPLAY")
            .env("HOME", &self.home)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("LANG", "el_GR.UTF-8")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    fn xdotool(&self, arguments: &[&str]) -> String {
        let mut command = self.command(Path::new("xdotool"));
        let output = command.args(arguments).stdout(Stdio::piped()).output().expect("xdotool");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// A window of a class once it is shown, which is after its first frame.
    fn window(&self, class: &str) -> String {
        let start = Instant::now();
        loop {
            let found = self.xdotool(&["search", "--onlyvisible", "--class", class]);
            if let Some(window) = found.lines().last().filter(|window| !window.is_empty()) {
                return window.to_owned();
            }
            assert!(start.elapsed() < Duration::from_secs(30), "no window of class {class}");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// From the start of a program to its first frame.
    fn opens_ms(&self, class: &str, mut command: Command) -> f64 {
        let start = Instant::now();
        let _program = Ends(command.spawn().expect("it starts"));
        self.window(class);
        start.elapsed().as_secs_f64() * 1000.0
    }

    /// Started in turns with an empty window, and with the program of before, so that what else the machine does meets all.
    fn first_frame(&self, before: Option<&Path>) {
        let own = std::env::current_exe().expect("a path");
        let program = Path::new(env!("CARGO_BIN_EXE_eforos"));
        let (mut empty, mut opened, mut earlier) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..STARTS {
            if let Some(before) = before {
                earlier.push(self.opens_ms("^eforos$", self.command(before)));
            }
            let mut command = self.command(&own);
            command.arg("--empty-window");
            empty.push(self.opens_ms("^empty$", command));
            opened.push(self.opens_ms("^eforos$", self.command(program)));
        }
        let middle = |times: &mut Vec<f64>| {
            times.sort_by(f64::total_cmp);
            (times[times.len() / 2], times[0])
        };
        let ((empty, empty_best), (opened, best)) = (middle(&mut empty), middle(&mut opened));
        println!("first frame, fastest: {best:.1} ms, of an empty window {empty_best:.1} ms");
        let first = Figure { of: "first frame", value: opened, unit: "ms" };
        row(first, Some((empty * 1.3).round()), Some(("an empty window's", empty)));
        if !earlier.is_empty() {
            let (earlier, _) = middle(&mut earlier);
            let first = Figure { of: "first frame, the doors closed", value: opened, unit: "ms" };
            row_within(first, None, ("of the program before them", earlier), 1.03);
        }
    }

    /// With the doors closed: memory with a competition open, in turns, and the file.
    fn beside(&self, before: &Path) {
        let program = Path::new(env!("CARGO_BIN_EXE_eforos"));
        let mut held = [Vec::new(), Vec::new()];
        for number in 0..5 {
            for (of, which) in held.iter_mut().zip([program, before]) {
                // Each has a file of its own, of its own version.
                let name = which.file_name().unwrap_or_default().to_string_lossy();
                let file = self.home.join(format!("{name}-{number}-{}.eforos", of.len()));
                let players = self.home.join("players.json");
                let made = self.command(which).arg("import").args([&players, &file]).status();
                assert!(made.expect("it runs").success());
                let running = Ends(self.command(which).arg(&file).spawn().expect("it starts"));
                self.window("^eforos$");
                thread::sleep(Duration::from_secs(2));
                of.push(memory_mb(running.0.id()));
                std::fs::remove_file(&file).expect("removed");
            }
        }
        let [now, then] = held.map(|mut held| {
            held.sort_by(f64::total_cmp);
            held[held.len() / 2]
        });
        let memory = Figure { of: "memory, highest, the doors closed", value: now, unit: "MB" };
        row_within(memory, None, ("of the program before them", then), 1.03);
        let [now, then] = [program, before].map(file_mb);
        let file = Figure { of: "the program's file", value: now, unit: "MB" };
        row(file, Some((then + 5.0).round()), Some(("of the program before them", then)));
    }

    /// Processor and memory, both windows open: while nothing moves, and while the time runs.
    fn costs(&self) {
        let program = Path::new(env!("CARGO_BIN_EXE_eforos"));
        let players = self.home.join("players.json");
        let people: Vec<String> =
            (1..=40).map(|id| format!(r#"{{"id": {id}, "name": "Π{id}"}}"#)).collect();
        let document = format!(
            r#"{{"format": "eforos/1", "title": "Τ", "date": "2026-11-21", "referee": "Ε", "rules": "osth-2019", "players": [{}], "rounds": []}}"#,
            people.join(", ")
        );
        std::fs::write(&players, document).expect("written");
        let file = self.home.join("day.eforos");
        let made = self.command(program).arg("import").args([&players, &file]).status();
        assert!(made.expect("it runs").success());
        let running = Ends(self.command(program).arg(&file).spawn().expect("it starts"));
        let console = self.window("^eforos$");
        let press = |key: &str, wait: u64| {
            self.xdotool(&["windowfocus", "--sync", &console, "key", "--window", &console, key]);
            // Where the focus moves within a key press, Xvfb goes on repeating the key.
            self.xdotool(&["keyup", key]);
            thread::sleep(Duration::from_millis(wait));
        };
        thread::sleep(Duration::from_secs(2));
        // Whoever sits there is asked once; the hall calls no word.
        press("Escape", 500);
        press("ctrl+2", 1000);
        press("ctrl+j", 3000);
        self.window("^eforos-hall$");
        let id = running.0.id();
        line("both windows, nothing moves: of one core", percent(id, 20), "%", 1.0);
        press("space", 1500);
        press("Return", 1500);
        press("space", 7000);
        press("space", 3000);
        line("both windows, the time runs: of one core", percent(id, 30), "%", 10.0);
        line("memory, highest", memory_mb(id), "MB", 250.0);
    }
}

/// How much of one core a process takes over so many seconds, in percent.
fn percent(id: u32, seconds: u32) -> f64 {
    let ticks = || {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("it runs");
        let after = stat.rsplit_once(')').expect("a name").1;
        let fields: Vec<&str> = after.split_whitespace().collect();
        let number = |place: usize| fields[place].parse::<f64>().expect("a number");
        number(11) + number(12)
    };
    let before = ticks();
    thread::sleep(Duration::from_secs(u64::from(seconds)));
    // A hundred ticks a second, on every Linux.
    (ticks() - before) / f64::from(seconds)
}

fn memory_mb(id: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("it runs");
    let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("a line");
    let kilobytes: f64 = line.split_whitespace().nth(1).and_then(|n| n.parse().ok()).expect("kB");
    kilobytes / 1024.0
}

/// What the log says is kept here.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("not poisoned").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Deadline against play call of twenty alerts, with every core busy.
fn lateness() {
    let kept = Kept::default();
    let writer = kept.clone();
    let lines = tracing_subscriber::fmt::layer().with_ansi(false);
    let lines = lines.with_writer(move || writer.clone());
    let alerts = Targets::new().with_target("eforos::alerts", Level::INFO);
    tracing_subscriber::registry().with(lines.with_filter(alerts)).init();
    let cores = thread::available_parallelism().map_or(2, std::num::NonZero::get);
    let stop = Arc::new(AtomicBool::new(false));
    let busy: Vec<_> = (0..cores)
        .map(|_| {
            let stop = Arc::clone(&stop);
            thread::spawn(move || {
                let mut number = 1_u64;
                while !stop.load(Ordering::Relaxed) {
                    number = std::hint::black_box(number.wrapping_mul(6_364_136_223_846_793_005));
                }
            })
        })
        .collect();
    let clock = time::machine();
    let speaker = Speaker::open(time::machine(), None);
    speaker.begin();
    let now = clock().real_ms;
    let alarm = |number: i64| Alarm { tone: Tone::Minute, due_ms: now + 2_000 + number * 1_600 };
    speaker.arm((0..20).map(alarm).collect());
    thread::sleep(Duration::from_secs(36));
    stop.store(true, Ordering::Relaxed);
    for thread in busy {
        thread.join().expect("it ends");
    }
    let log = String::from_utf8_lossy(&kept.0.lock().expect("not poisoned")).into_owned();
    let late = log.lines().filter_map(|line| {
        line.split("late_ms=").nth(1)?.split_whitespace().next()?.parse::<f64>().ok()
    });
    let late: Vec<f64> = late.collect();
    assert_eq!(late.len(), 20, "{log}");
    let worst = late.iter().copied().fold(0.0, f64::max);
    line("alerts, latest of 20 with every core busy", worst, "ms", 50.0);
}
