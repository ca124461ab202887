//! The figures of the hub, where a hub can be: its `PostgreSQL` is started by a shell.

#[cfg(unix)]
#[path = "hub/figures.rs"]
mod figures;

fn main() {
    // Not when cargo only tests that the benches run.
    #[cfg(unix)]
    if std::env::args().any(|argument| argument == "--bench") {
        figures::figures();
    }
}
