//! A hall's window while its events go up over 64 kbit/s, beside the same window of a file that sends nothing: frames in
//! turns, so that what else the machine does meets both.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use eforos::app::shell::Shell;
use eforos::commands::{Place, UserCommand};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::session::time::machine;
use eforos::session::{Keeper, Session};
use eforos::storage::Access;
use eforos::venues::LinkState;
use eforos::views::theme;
use egui::{Context, Pos2, RawInput, Rect, vec2};

use super::narrow::Narrow;
use super::opened::{demo, shell};
use super::service::Service;
use super::table::{Figure, row};
use super::told;

/// So many players key some 5,400 events into a hall's file in a day.
const PLAYERS: &str = "225";
/// 64 kbit/s, given so often.
const BYTES_A_SECOND: usize = 8_000;
const EVERY: Duration = Duration::from_millis(50);
const FRAMES: usize = 401;

/// Everything of it, with a hub on this database.
pub fn uploading(database: &str) {
    told(database, &["init"]);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = |name: &str| folder.path().join(name);
    demo(&path("day.eforos"), &["--venues", "2", "--players", PLAYERS]);
    told(database, &["take-in", &path("day.eforos").display().to_string()]);
    let hub = Service::start(database);
    let line = Narrow::shut(&hub.listen);
    let card = fs::read_to_string(path("day-1.eforos-venue")).expect("a card");
    fs::copy(path("day-1.eforos"), path("alone.eforos")).expect("copied");
    keep(&path("day-1.eforos"), &card.replace("http://127.0.0.1:8034", &line.url));

    let mut windows = vec![Window::of(&path("alone.eforos")), Window::of(&path("day-1.eforos"))];
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                line.give_at_most(BYTES_A_SECOND / 20);
                thread::sleep(EVERY);
            }
        });
        while !windows[1].is_sending() {
            windows[1].frame();
            thread::sleep(EVERY);
        }
        let waiting = windows[1].waiting();
        println!(
            "{waiting} events of a hall wait behind 64 kbit/s: frames of its window, in turns with one that sends nothing"
        );
        for place in [Place::Rounds, Place::Sheets, Place::Words, Place::Standings] {
            for window in &mut windows {
                window.go(place);
            }
            let mut times = [Vec::new(), Vec::new()];
            for number in 0..FRAMES {
                // Neither is always the one that comes first.
                for at in [number % 2, 1 - number % 2] {
                    times[at].push(windows[at].frame());
                }
            }
            let [alone, beside] = times.map(|mut times| {
                times.sort_unstable();
                let ms = |at: usize| times[at].as_secs_f64() * 1000.0;
                (ms(FRAMES / 2), ms(FRAMES - 1))
            });
            let name = format!("a frame of {place:?} while a hall's events go up over 64 kbit/s");
            let figure = Figure { of: &name, value: beside.0, unit: "ms" };
            row(
                figure,
                Some((alone.0 * 110.0).ceil() / 100.0),
                Some(("of a file that sends nothing", alone.0)),
            );
            println!(
                "    the longest of {FRAMES}: {:.2} ms, of the other {:.2} ms",
                beside.1, alone.1
            );
        }
        assert!(windows[1].is_sending(), "it was sent before the figures were taken");
        println!("    {} of {waiting} wait still", windows[1].waiting());
        is_over.store(true, Ordering::Relaxed);
        line.open();
    });
}

fn keep(file: &Path, card: &str) {
    let session = Session::<Anagram>::open(file, Access::Write, machine()).expect("opened");
    Keeper::new(session, None).keep_card(card).expect("kept");
}

struct Window {
    context: Context,
    shell: Shell,
}

impl Window {
    fn of(file: &Path) -> Self {
        let context = Context::default();
        theme::install(&context);
        let mut shell = shell(file, Access::Write);
        shell.ask(UserCommand::Cancel);
        Self { context, shell }
    }

    fn go(&mut self, place: Place) {
        self.shell.ask(UserCommand::Go(place));
        if place == Place::Sheets {
            self.shell.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::FIRST));
        }
        for _ in 0..5 {
            self.frame();
        }
    }

    /// A tick and a frame: handled, gathered, laid out and tessellated.
    fn frame(&mut self) -> Duration {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let start = Instant::now();
        self.shell.tick();
        let mut output = self.context.run_ui(input, |ui| self.shell.console(ui));
        output.textures_delta.clear();
        std::hint::black_box(self.context.tessellate(output.shapes, output.pixels_per_point));
        start.elapsed()
    }

    fn waiting(&self) -> u64 {
        match self.shell.desk.own.anagram.state() {
            Some(LinkState::Sending(count)) => count,
            _ => 0,
        }
    }

    fn is_sending(&self) -> bool {
        self.waiting() > 0
    }
}
