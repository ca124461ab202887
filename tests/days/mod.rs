//! Whole days at the desk, lived at random or keyed, with restarts, kills and disks that are full.

#[cfg(target_os = "linux")]
mod full_disk;
mod games;
mod keyed;
mod keys;
mod kills;
mod lived;
mod played;
mod soak;
mod tables;
