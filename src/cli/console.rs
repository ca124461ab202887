//! Where standard output and standard error lead on Windows. The program is one of windows there, so that a
//! double click opens no console beside it (`windows_subsystem` in `main.rs`); started from a console it
//! writes on that one. Where there is neither, an error is told in a box.
//!
//! What is redirected stays so: taking the console of who started the program would turn it there. So the
//! console is taken at once only when nothing is redirected, and for an error, which is said last, when
//! standard output is and standard error leads nowhere. A console waits for no program of windows: in a
//! script it does, and the exit code is as everywhere.

/// Takes the console of whoever started the program, unless output goes elsewhere.
pub(super) fn attach() {
    #[cfg(windows)]
    if !leads(&std::io::stdout()) && !leads(&std::io::stderr()) {
        let _ = parents();
    }
}

/// Sees to it that an error, the last that is said, reaches somebody on standard error; `false` where nobody
/// would read it: who was started with a double click has no console.
#[cfg(windows)]
pub(super) fn reaches_somebody() -> bool {
    leads(&std::io::stderr()) || parents()
}

#[cfg(windows)]
fn parents() -> bool {
    winsafe::AttachConsole(winsafe::PidParent::Parent).is_ok()
}

/// Whether a file, a pipe or a console takes what is written. What is inherited may be the number of a handle
/// that was never this program's.
#[cfg(windows)]
fn leads(
    stream: &(impl std::os::windows::io::AsHandle + std::os::windows::io::AsRawHandle),
) -> bool {
    !stream.as_raw_handle().is_null() && stream.as_handle().try_clone_to_owned().is_ok()
}
