//! Which machine this is, so that records of several can be told apart.

/// The machine's name; empty when it has none.
#[must_use]
pub fn name() -> String {
    let of_system =
        ["COMPUTERNAME", "HOSTNAME"].into_iter().find_map(|key| std::env::var(key).ok());
    let of_kernel = || std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    of_system.or_else(of_kernel).map(|name| name.trim().to_owned()).unwrap_or_default()
}
