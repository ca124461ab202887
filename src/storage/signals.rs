//! A file that may not grow any further: Unix answers with a signal whose default is death. The program
//! takes the error instead, which it can tell. Other systems have errors only.

/// From now on a file that may not grow is an error of the writing.
#[cfg(unix)]
pub fn take_errors_instead() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    // That it came is of no use: the write that it came with says so. Without it, all is as before.
    let came = Arc::new(AtomicBool::new(false));
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, came);
}

/// From now on a file that may not grow is an error of the writing.
#[cfg(not(unix))]
pub fn take_errors_instead() {}
