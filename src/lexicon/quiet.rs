//! Runs code of others that may panic on damaged data, and tells nobody but the caller.
//!
//! The program's own panics are reported as ever: only a thread that is inside [`catch`] is silent.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static SILENT: Cell<bool> = const { Cell::new(false) };
}

/// What `work` returns; `None` when it panicked. What it was changing must not be used afterwards.
pub fn catch<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !SILENT.get() {
                report(info);
            }
        }));
    });
    let outside = SILENT.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    SILENT.set(outside);
    result.ok()
}
