//! The code of a table's slip and score sheet: nine digits, as on a sheet (`docs/exchange.md`), with the table in the
//! place of the player. Table (3), round (2), competition (3), check digit (1, ISO 7064 MOD 11,10).

use crate::domain::ids::{RoundNo, TableNo};
use crate::domain::lexicon::Digest;

/// The code of a table in a round, `competition` being below 1,000; `None` beyond the 999th table.
pub fn code(table: TableNo, round: RoundNo, competition: u16) -> Option<String> {
    let fits = table.get() <= TableNo::MOST && round.get() < 100 && competition < 1000;
    let body = format!("{:03}{:02}{competition:03}", table.get(), round.get());
    fits.then(|| format!("{body}{}", check_digit(&body)))
}

/// What the codes of slips are of: the first two bytes of the commitment, as a number, modulo 1,000.
pub fn competition(commitment: Option<&Digest>) -> Option<u16> {
    let [high, low, ..] = *commitment?.as_bytes();
    Some(u16::from_be_bytes([high, low]) % 1000)
}

/// Why nine digits are no code here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotOurs {
    /// A digit is wrong.
    Mistyped,
    /// It is of another competition.
    Elsewhere,
}

/// The table that a code is of, in the competition of this commitment.
///
/// # Errors
/// [`NotOurs`].
pub fn read(digits: &str, commitment: Option<&Digest>) -> Result<(RoundNo, TableNo), NotOurs> {
    let number =
        |from: usize, to: usize| digits.get(from..to).and_then(|it| it.parse::<u16>().ok());
    let parts = || {
        let table = TableNo::new(number(0, 3)?)?;
        let round = RoundNo::new(u8::try_from(number(3, 5)?).ok()?)?;
        Some((round, table, number(5, 8)?))
    };
    let (round, table, of) = parts().ok_or(NotOurs::Mistyped)?;
    if code(table, round, of).as_deref() != Some(digits) {
        return Err(NotOurs::Mistyped);
    }
    if competition(commitment) == Some(of) { Ok((round, table)) } else { Err(NotOurs::Elsewhere) }
}

fn check_digit(body: &str) -> u32 {
    let product = body.chars().filter_map(|digit| digit.to_digit(10)).fold(10, |product, digit| {
        let sum = (product + digit) % 10;
        (if sum == 0 { 10 } else { sum }) * 2 % 11
    });
    (11 - product) % 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_where_it_was_written_and_nowhere_else() {
        let own = Digest::of(b"own");
        let of = competition(Some(&own)).unwrap();
        let at = (RoundNo::new(7).unwrap(), TableNo::new(42).unwrap());
        let digits = code(at.1, at.0, of).unwrap();
        assert_eq!(read(&digits, Some(&own)), Ok(at));
        assert_eq!(read(&digits, Some(&Digest::of(b"other"))), Err(NotOurs::Elsewhere));
        assert_eq!(read(&digits, None), Err(NotOurs::Elsewhere));
        // Each digit, mistyped in each way, is found.
        for place in 0..digits.len() {
            for digit in "0123456789".chars() {
                let mut other: Vec<char> = digits.chars().collect();
                other[place] = digit;
                let other: String = other.into_iter().collect();
                if other != digits {
                    assert_eq!(read(&other, Some(&own)), Err(NotOurs::Mistyped), "{other}");
                }
            }
        }
    }
}
