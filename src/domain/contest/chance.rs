//! The numbers that every digital draw is made of (`docs/draw.md`).

use sha2::{Digest as _, Sha256};

use super::seed::Key;
use crate::domain::ids::{Attempt, RoundNo};

/// The generator: SHA-256(tag ‖ key ‖ round ‖ attempt ‖ block), the numbers as 4, 4 and 8 bytes,
/// big-endian, block from 0; the blocks one after another are read as big-endian 4-byte integers.
pub struct Generator<'a> {
    tag: &'static [u8],
    key: &'a Key,
    round: RoundNo,
    attempt: Attempt,
    block: u64,
    unread: std::vec::IntoIter<u32>,
}

impl<'a> Generator<'a> {
    /// The numbers of one draw; the tag is that of the format's draws.
    pub fn new(tag: &'static [u8], key: &'a Key, round: RoundNo, attempt: Attempt) -> Self {
        Self { tag, key, round, attempt, block: 0, unread: Vec::new().into_iter() }
    }

    fn next(&mut self) -> u32 {
        loop {
            if let Some(number) = self.unread.next() {
                return number;
            }
            let mut hash = Sha256::new();
            hash.update(self.tag);
            hash.update(self.key.as_bytes());
            hash.update(u32::from(self.round.get()).to_be_bytes());
            hash.update(self.attempt.get().to_be_bytes());
            hash.update(self.block.to_be_bytes());
            self.block += 1;
            let bytes: [u8; 32] = hash.finalize().into();
            let (numbers, _) = bytes.as_chunks::<4>();
            let numbers: Vec<u32> = numbers.iter().copied().map(u32::from_be_bytes).collect();
            self.unread = numbers.into_iter();
        }
    }

    /// A uniform integer below `n` (at least 1): numbers at or above the greatest multiple of `n`
    /// that 32 bits hold are passed over, the first other is taken modulo `n`.
    pub fn below(&mut self, n: usize) -> usize {
        let n = u64::try_from(n.max(1)).expect("a count of tiles fits");
        let limit = (1_u64 << 32) / n * n;
        loop {
            let number = u64::from(self.next());
            if number < limit {
                return usize::try_from(number % n).expect("below a count of tiles");
            }
        }
    }
}
