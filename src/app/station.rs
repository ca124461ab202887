//! Which machine this is, so that records of several can be told apart.

use crate::domain::text::{TextKind, is_hidden};

/// The machine's name; empty when it has none.
pub fn name() -> String {
    let of_system =
        ["COMPUTERNAME", "HOSTNAME"].into_iter().find_map(|key| std::env::var(key).ok());
    let of_kernel = || std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let name = of_system.or_else(of_kernel).unwrap_or_default();
    // Nobody typed it: what no record may hold is left out.
    let shown = name.trim().chars().filter(|&c| !is_hidden(c));
    shown.take(TextKind::Name.limit()).collect()
}
