//! The code of a slip: nine digits, as on a sheet (`docs/exchange.md`), the round being the turn. Player (3; 000
//! without a name), turn (2), competition (3), check digit (1, ISO 7064 MOD 11,10).

use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Digest;

/// The code of a player's slip of a turn, `competition` being below 1,000; `None` beyond the 999th player and the
/// 99th turn.
pub fn code(player: Option<PlayerId>, turn: TurnNo, competition: u16) -> Option<String> {
    let number = player.map_or(0, PlayerId::get);
    let fits = number <= PlayerId::MOST.get() && turn.get() < 100 && competition < 1000;
    let body = format!("{number:03}{:02}{competition:03}", turn.get());
    fits.then(|| format!("{body}{}", check_digit(&body)))
}

/// What the codes of slips are of: the first two bytes of the commitment, as a number, modulo 1,000.
pub fn competition(commitment: Option<&Digest>) -> Option<u16> {
    let [high, low, ..] = *commitment?.as_bytes();
    Some(u16::from_be_bytes([high, low]) % 1000)
}

/// Whose slip of which turn nine digits are the code of, in this competition; nobody's of one without a name. `None`
/// where a digit is wrong or it is of another competition.
pub fn read(digits: &str, here: u16) -> Option<(TurnNo, Option<PlayerId>)> {
    let number =
        |from: usize, to: usize| digits.get(from..to).and_then(|it| it.parse::<u32>().ok());
    let player = PlayerId::new(number(0, 3)?);
    let turn = TurnNo::new(u8::try_from(number(3, 5)?).ok()?)?;
    (code(player, turn, here).as_deref() == Some(digits)).then_some((turn, player))
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
        let turn = TurnNo::new(12).unwrap();
        for player in [None, PlayerId::new(7), PlayerId::new(999)] {
            let digits = code(player, turn, 42).unwrap();
            assert_eq!(read(&digits, 42), Some((turn, player)));
            assert_eq!(read(&digits, 43), None, "of another competition");
            for place in 0..digits.len() {
                for digit in "0123456789".chars() {
                    let mut other: Vec<char> = digits.chars().collect();
                    other[place] = digit;
                    let other: String = other.into_iter().collect();
                    assert!(other == digits || read(&other, 42).is_none(), "{other}");
                }
            }
        }
        for digits in ["", "12", "abcdefghi", "00700042x", "007000421"] {
            assert_eq!(read(digits, 42), None, "{digits}");
        }
    }
}
