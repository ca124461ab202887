//! Chance that can be had again: streams of numbers, each a function of the seed and of what it is
//! for, so that a change in one place of a rehearsal does not stir up the others.

use sha2::{Digest as _, Sha256};

use crate::domain::contest::seed::Seed;

const TAG: &[u8] = b"eforos-rehearsal-1";

/// A stream of numbers: SHA-256(key ‖ block), block from 0, read as big-endian 4-byte integers.
pub(super) struct Chance {
    key: [u8; 32],
    block: u64,
    unread: std::vec::IntoIter<u32>,
}

impl Chance {
    pub(super) fn new(seed: &Seed) -> Self {
        Self::keyed(&[TAG, seed.reveal().as_bytes()])
    }

    /// What is the same in every rehearsal, whatever its seed: a word has one ruling.
    pub(super) fn of_every_day() -> Self {
        Self::keyed(&[TAG])
    }

    fn keyed(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        Self { key: hash.finalize().into(), block: 0, unread: Vec::new().into_iter() }
    }

    /// A stream of its own for this purpose, whatever was taken from this one.
    pub(super) fn of(&self, purpose: &str, numbers: &[u32]) -> Self {
        let numbers: Vec<u8> = numbers.iter().flat_map(|number| number.to_be_bytes()).collect();
        Self::keyed(&[&self.key, purpose.as_bytes(), b"\n", &numbers])
    }

    /// A competition's seed for this purpose.
    pub(super) fn seed(&self, purpose: &str) -> Seed {
        Seed::from_bytes(self.of(purpose, &[]).key)
    }

    fn next(&mut self) -> u32 {
        loop {
            if let Some(number) = self.unread.next() {
                return number;
            }
            let mut hash = Sha256::new();
            hash.update(self.key);
            hash.update(self.block.to_be_bytes());
            self.block += 1;
            let bytes: [u8; 32] = hash.finalize().into();
            let (numbers, _) = bytes.as_chunks::<4>();
            let numbers: Vec<u32> = numbers.iter().copied().map(u32::from_be_bytes).collect();
            self.unread = numbers.into_iter();
        }
    }

    /// An integer below `n` (at least 1). The tiny bias of a remainder does no harm in a game.
    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.next() % n.max(1)
    }

    /// Whether something comes about that does so this often in a thousand.
    pub(super) fn permille(&mut self, often: u32) -> bool {
        self.below(1000) < often
    }

    /// One of these; `None` when there are none.
    pub(super) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(from.len()).ok()?;
        from.get(usize::try_from(self.below(count)).ok()?)
    }

    /// Puts these into another order.
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (2..=items.len()).rev() {
            let count = u32::try_from(left).unwrap_or(u32::MAX);
            let place = usize::try_from(self.below(count)).unwrap_or(0);
            items.swap(place, left - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance() -> Chance {
        Chance::new(&Seed::from_bytes([7; 32]))
    }

    #[test]
    fn a_stream_depends_on_its_purpose_alone() {
        let mut used = chance();
        let untouched = chance();
        for _ in 0..100 {
            used.next();
        }
        let take = |mut stream: Chance| -> Vec<u32> { (0..20).map(|_| stream.next()).collect() };
        let of = |chance: &Chance, numbers: &[u32]| take(chance.of("x", numbers));
        assert_eq!(of(&used, &[1, 2]), of(&untouched, &[1, 2]));
        assert_ne!(of(&used, &[1, 2]), of(&used, &[2, 1]));
        assert_ne!(take(used.of("x", &[])), take(used.of("y", &[])));
        assert_ne!(used.seed("draw").reveal(), Seed::from_bytes([7; 32]).reveal());
    }

    #[test]
    fn a_shuffle_loses_nothing_and_picks_stay_within() {
        let mut chance = chance();
        let mut items: Vec<u32> = (0..50).collect();
        chance.shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
        assert_eq!(chance.pick::<u32>(&[]), None);
        assert!((0..100).all(|_| chance.below(3) < 3));
        assert!((0..100).all(|_| chance.permille(1000) && !chance.permille(0)));
    }
}
