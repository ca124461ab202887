//! Heads of the chain of events (§15): how many events there were and the hash of the last. A head that
//! is known outside of the file fixes the whole history up to it; its code is short enough to be
//! photographed, read out and typed.
//!
//! How the hash is made is the file's business, and is written down in `docs/competition-file.md`.

use std::fmt;

use super::ids::Seq;
use super::lexicon::Digest;

/// How many codes there are.
const CODES: u64 = 100_000_000;

/// The hexadecimal digits of a hash from which on its beginning is one: as much of it as the code is
/// made from.
const LEAST_HEX: usize = 16;

/// Where a history stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// How many events it had: the number of the last.
    pub events: u64,
    /// The hash of the last.
    pub hash: Digest,
}

impl Head {
    /// The code of its hash.
    pub fn code(&self) -> Code {
        Code::of(self.hash)
    }
}

/// Eight digits of a hash: its first 8 bytes as a big-endian number, modulo 10⁸.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code(u64);

impl Code {
    fn of(hash: Digest) -> Self {
        let (first, _) = hash.as_bytes().split_first_chunk().expect("a hash has more than 8 bytes");
        Self(u64::from_be_bytes(*first) % CODES)
    }
}

/// Eight digits in two groups.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04} {:04}", self.0 / 10_000, self.0 % 10_000)
    }
}

/// Every head of a history, from its first event on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heads(Vec<Digest>);

impl Heads {
    /// The head after this event; `None` when there is no such event.
    pub fn after(&self, event: Seq) -> Option<Head> {
        let index = usize::try_from(event.0.checked_sub(1)?).ok()?;
        let hash = *self.0.get(index)?;
        Some(Head { events: event.0, hash })
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.0.len() as u64
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = Head> {
        (1..).zip(&self.0).map(|(events, &hash)| Head { events, hash })
    }

    /// Only the first so many stay.
    pub fn keep(&mut self, count: u64) {
        self.0.truncate(usize::try_from(count).unwrap_or(usize::MAX));
    }

    /// The present one; `None` before the first event.
    pub fn last(&self) -> Option<Head> {
        self.after(Seq(self.count()))
    }
}

impl Extend<Digest> for Heads {
    fn extend<T: IntoIterator<Item = Digest>>(&mut self, hashes: T) {
        self.0.extend(hashes);
    }
}

/// A head as somebody read it off a wall or a sheet of paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// By its code.
    Code(Code),
    /// By its hash, or the beginning of it: 16 to 64 lower-case hexadecimal digits.
    Hash(String),
}

/// As it was understood.
impl fmt::Display for Sought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => fmt::Display::fmt(code, f),
            Self::Hash(digits) => f.write_str(digits),
        }
    }
}

impl Sought {
    /// Reads eight digits, or 16 to 64 hexadecimal ones, however they are grouped; `None` when it is
    /// neither.
    pub fn read(typed: &str) -> Option<Self> {
        let divides = |c: char| c.is_whitespace() || matches!(c, '-' | '.' | ',' | '·' | '_');
        let digits: String = typed.chars().filter(|&c| !divides(c)).collect();
        if digits.len() == 8 && digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return digits.parse().ok().map(|code| Self::Code(Code(code)));
        }
        let is_hash = (LEAST_HEX..=64).contains(&digits.len())
            && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_hash.then(|| Self::Hash(digits.to_ascii_lowercase()))
    }

    /// Whether it is this head, as far as it says.
    pub fn is(&self, head: Head) -> bool {
        match self {
            Self::Code(code) => head.code() == *code,
            Self::Hash(beginning) => head.hash.to_string().starts_with(beginning),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(hash: &str) -> Head {
        Head { events: 1, hash: hash.parse().unwrap() }
    }

    #[test]
    fn the_code_is_made_of_the_first_eight_bytes() {
        // The SHA-256 of `abc`, as every table of test vectors gives it.
        let abc = Digest::of(b"abc");
        assert!(abc.to_string().starts_with("ba7816bf8f01cfea"));
        assert_eq!(Head { events: 1, hash: abc }.code().to_string(), "5370 0074");
        let with = |beginning: &str| head(&format!("{beginning}{}", "f".repeat(48)));
        assert_eq!(with("0000000000000000").code().to_string(), "0000 0000");
        assert_eq!(with("0000000000000007").code().to_string(), "0000 0007");
        assert_eq!(with("ffffffffffffffff").code().to_string(), "0955 1615");
    }

    #[test]
    fn a_code_is_read_however_it_is_grouped() {
        let abc = Head { events: 1, hash: Digest::of(b"abc") };
        for typed in ["53700074", "5370 0074", " 5370-0074 ", "53.70.00.74", "5370\u{a0}0074"] {
            assert!(Sought::read(typed).is_some_and(|sought| sought.is(abc)), "{typed:?}");
        }
        let other = Sought::read("5370 0075").unwrap();
        assert!(!other.is(abc));
    }

    #[test]
    fn a_hash_is_read_whole_or_from_its_beginning() {
        let abc = Head { events: 1, hash: Digest::of(b"abc") };
        let whole = abc.hash.to_string();
        let grouped = "ba78 16bf 8f01 cfea 4141".to_owned();
        for typed in [whole.as_str(), &whole[..16], &whole.to_uppercase(), &grouped] {
            assert!(Sought::read(typed).is_some_and(|sought| sought.is(abc)), "{typed:?}");
        }
        assert!(!Sought::read("ba7816bf8f01cfeb").unwrap().is(abc));
        // Sixteen decimal digits are the beginning of a hash.
        assert_eq!(Sought::read(&"12".repeat(8)), Some(Sought::Hash("12".repeat(8))));
    }

    #[test]
    fn nothing_else_is_a_head() {
        let long = "0".repeat(65);
        for typed in ["", "5370007", "537000740", "ba7816bf", "5370 007x", "٥٣٧٠٠٠٧٤", &long]
        {
            assert_eq!(Sought::read(typed), None, "{typed:?}");
        }
    }

    #[test]
    fn heads_are_counted_from_the_first_event() {
        let mut heads = Heads::default();
        assert_eq!((heads.last(), heads.after(Seq(0)), heads.after(Seq(1))), (None, None, None));
        let [one, two] = [b"1", b"2"].map(|bytes| Digest::of(bytes));
        heads.extend([one, two]);
        assert_eq!(heads.after(Seq(1)), Some(Head { events: 1, hash: one }));
        assert_eq!(heads.last(), Some(Head { events: 2, hash: two }));
        assert_eq!((heads.after(Seq(3)), heads.iter().count()), (None, 2));
    }
}
