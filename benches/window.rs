//! What the windows cost: the places and scenes of a large competition, and the real program beside
//! an empty window under a display of its own.
//!
//! A table of every figure that has a target. The second part opens real windows under Xvfb, rendered
//! without a graphics card; where Xvfb and xdotool are missing it is left out and said so.

#[path = "window/desk.rs"]
mod desk;
#[path = "common/opened.rs"]
mod opened;
#[path = "window/paint.rs"]
mod paint;
#[path = "window/program.rs"]
mod program;
#[path = "common/table.rs"]
mod table;

fn main() {
    // The window that the program's first frame is compared with.
    if std::env::args().any(|argument| argument == "--empty-window") {
        return program::empty_window();
    }
    // Not when cargo only tests that the benches run.
    if std::env::args().any(|argument| argument == "--bench") {
        paint::figures();
        paint::of_a_game();
        paint::of_tables();
        desk::figures();
        program::figures();
    }
}

/// A figure that has a target.
fn line(of: &str, value: f64, unit: &str, target: f64) {
    table::row(table::Figure { of, value, unit }, Some(target), None);
}
