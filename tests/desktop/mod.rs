//! The program under test in its real window, and its package.
#![cfg(target_os = "linux")]

mod clipboard;
mod package;
