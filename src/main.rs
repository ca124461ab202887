//! Eforos.
fn main() {}
