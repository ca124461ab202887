//! Parses arguments, opens the window or runs a command; nothing else. Started again by itself to read a
//! foreign PDF or photographs, it does that alone, in bounded memory.

// No console beside the window; `cli/console.rs` says where output leads then.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::alloc::System;
use std::process::ExitCode;

use cap::Cap;
use eforos::lexicon::pdf_apart;
use eforos::pictures::apart as pictures_apart;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

fn main() -> ExitCode {
    if std::env::args_os().nth(1).is_some_and(|first| first == pdf_apart::ARGUMENT) {
        return pdf_apart::serve(|bytes| MEMORY.set_limit(bytes).is_ok());
    }
    if std::env::args_os().nth(1).is_some_and(|first| first == pictures_apart::ARGUMENT) {
        return pictures_apart::serve(|bytes| MEMORY.set_limit(bytes).is_ok());
    }
    pdf_apart::enable();
    pictures_apart::enable();
    eforos::cli::run(std::env::args_os())
}
