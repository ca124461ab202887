//! Chance from the operating system: the one place where the program throws dice.

use crate::domain::anagram::draw::Seed;

/// The operating system gave no chance.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gives no random bytes: {0}")]
pub struct NoChance(#[from] getrandom::Error);

/// A new seed of 32 bytes.
///
/// # Errors
/// [`NoChance`], when the operating system gives none.
pub fn seed() -> Result<Seed, NoChance> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seeds_differ() {
        assert_ne!(seed().unwrap().commitment(), seed().unwrap().commitment());
    }
}
