//! Layout and tessellation of every place and scene with 500 players and 14 rounds, and of every place of a duplicate
//! game of 200 and of classic games of 500, without a window: rasterising is not in these figures.

use std::time::{Duration, Instant};

use eforos::app::shell::Shell;
use eforos::commands::formats::classic::{Command as Own, Ranks};
use eforos::commands::{HallStandings, Pinned, Place, UserCommand};
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::ids::{PlayerId, RoundNo, TableNo};
use eforos::storage::Access;
use eforos::views::theme;
use egui::{Context, Pos2, RawInput, Rect, Ui, vec2};

use super::opened::{demo, shell};
use super::table::{self, Figure};

pub const PLAYERS: &str = "500";
/// In a game: as many as are planned for.
const AT_TABLES: &str = "200";
const FRAMES: usize = 41;
const TARGET_MS: f64 = 8.0;

/// The median time of a frame, tessellation with it.
fn frame_ms(context: &Context, mut paint: impl FnMut(&mut Ui)) -> f64 {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))),
        ..RawInput::default()
    };
    let mut times: Vec<Duration> = (0..FRAMES)
        .map(|_| {
            let start = Instant::now();
            let mut output = context.run_ui(input.clone(), &mut paint);
            // Nothing is rasterised, so nobody takes the pictures of letters.
            output.textures_delta.clear();
            let meshes = context.tessellate(output.shapes, output.pixels_per_point);
            std::hint::black_box(meshes);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[FRAMES / 2].as_secs_f64() * 1000.0
}

pub fn figures() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("day.eforos");
    demo(&path, &["--players", PLAYERS]);
    let mut shell: Shell = shell(&path, Access::Read);
    let context = Context::default();
    theme::install(&context);
    println!("{PLAYERS} players, 14 rounds, 1280×720: layout and tessellation, median of {FRAMES}");
    let empty = frame_ms(&context, |_| ());
    let row = |of: &str, value: f64| {
        let figure = Figure { of, value, unit: "ms" };
        table::row(figure, Some(TARGET_MS), Some(("an empty frame", empty)));
    };
    for place in eforos::commands::formats::anagram::PLACES.iter().copied() {
        shell.ask(UserCommand::Go(place));
        if place == Place::Sheets {
            shell.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::FIRST));
        }
        if place == Place::Standings {
            shell.ask(UserCommand::SelectRow(PlayerId::FIRST));
        }
        let ms = frame_ms(&context, |ui| shell.console(ui));
        row(&format!("a frame of {place:?}"), ms);
        // The same after a change, when what is seen is gathered anew.
        let ms = frame_ms(&context, |ui| {
            shell.ask(UserCommand::Cancel);
            shell.console(ui);
        });
        println!("    after a change, with what is seen gathered anew {ms:>21.2} ms");
    }
    for pinned in
        [Pinned::Welcome, Pinned::Standings(HallStandings::Latest), Pinned::Ceremony(499.into())]
    {
        let name = format!("the hall, {pinned:?}");
        shell.ask(UserCommand::Pin(pinned));
        let hall = shell.hall().lock().expect("not poisoned").clone();
        let given = hall.expect("a competition is open");
        let (hall, clock) = &*given;
        let ms = frame_ms(&context, |ui| hall.show(ui, clock.now()));
        row(&name, ms);
    }
}

/// The places of a game, a slip of its last turn on the desk.
pub fn of_a_game() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("game.eforos");
    demo(&path, &["--rules", "ro-duplicate-2007", "--players", AT_TABLES]);
    let mut shell: Shell<Duplicate> = shell(&path, Access::Read);
    let context = Context::default();
    theme::install(&context);
    println!(
        "a duplicate game of {AT_TABLES}, 1280×720: layout and tessellation, median of {FRAMES}"
    );
    let empty = frame_ms(&context, |_| ());
    let last = shell.session().map_or(1, |session| session.record().contest().game.closed());
    for place in eforos::commands::formats::duplicate::PLACES.iter().copied() {
        shell.ask(UserCommand::Go(place));
        if let (Place::Slips, Some(turn)) = (place, RoundNo::new(last)) {
            shell.ask(UserCommand::TakeSheet(turn, PlayerId::FIRST));
        }
        if place == Place::Standings {
            shell.ask(UserCommand::SelectRow(PlayerId::FIRST));
        }
        let row = |of: &str, value: f64| {
            let figure = Figure { of, value, unit: "ms" };
            table::row(figure, Some(TARGET_MS), Some(("an empty frame", empty)));
        };
        let ms = frame_ms(&context, |ui| shell.console(ui));
        row(&format!("a frame of a game’s {place:?}"), ms);
        let ms = frame_ms(&context, |ui| {
            shell.ask(UserCommand::Cancel);
            shell.console(ui);
        });
        row(&format!("the same of {place:?}, gathered anew"), ms);
    }
}

/// The places of a league meeting, a table on the desk, and its whole game.
pub fn of_tables() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("tables.eforos");
    demo(&path, &["--rules", "ca-llisca", "--players", PLAYERS, "--rounds", "10"]);
    let mut shell: Shell<Classic> = shell(&path, Access::Read);
    let context = Context::default();
    theme::install(&context);
    println!(
        "classic games of {PLAYERS} × 10, 1280×720: layout and tessellation, median of {FRAMES}"
    );
    let empty = frame_ms(&context, |_| ());
    let row = |of: &str, value: f64| {
        let figure = Figure { of, value, unit: "ms" };
        table::row(figure, Some(TARGET_MS), Some(("an empty frame", empty)));
    };
    let round = RoundNo::new(10).expect("from 1");
    let table = TableNo::new(1).expect("from 1");
    let places = eforos::commands::formats::classic::PLACES.iter().copied();
    for place in places {
        let views: &[Option<Own>] = match place {
            Place::Results => &[Some(Own::TakeTable(round, table)), Some(Own::ToggleGame)],
            Place::Standings => &[
                Some(Own::ShowRanks(Ranks::Table)),
                Some(Own::ShowRanks(Ranks::Cross)),
                Some(Own::ShowRanks(Ranks::Plot)),
                Some(Own::ShowRanks(Ranks::Player)),
            ],
            _ => &[None],
        };
        shell.ask(UserCommand::Go(place));
        for view in views {
            let name = view.as_ref().map_or_else(String::new, |view| format!(" {view:?}"));
            if let Some(view) = view {
                shell.ask(UserCommand::from(view.clone()));
            }
            let ms = frame_ms(&context, |ui| shell.console(ui));
            row(&format!("a frame of tables’ {place:?}{name}"), ms);
            let ms = frame_ms(&context, |ui| {
                shell.ask(UserCommand::Cancel);
                shell.console(ui);
            });
            row(&format!("the same of {place:?}{name}, gathered anew"), ms);
        }
    }
}
