//! Parses arguments, opens the window or runs a command; nothing else.

fn main() -> std::process::ExitCode {
    eforos::cli::run(std::env::args_os())
}
