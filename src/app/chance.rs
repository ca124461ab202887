//! The operating system's dice: the only chance that the program uses.

use crate::domain::contest::seed::Seed;

/// Gives seeds; `None` when the system has no dice. Tests give their own.
pub type Chance = Box<dyn FnMut() -> Option<Seed> + Send>;

/// The system's dice.
pub fn machine() -> Chance {
    Box::new(|| {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        Some(Seed::from_bytes(bytes))
    })
}
