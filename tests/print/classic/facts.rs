//! The facts of documents.

use eforos::domain::ids::{RoundNo, TableNo};
use eforos::print::formats::classic::code;

/// The check digit once more, as ISO 7064 tells it: the digits and the check sum to 1.
fn checks(digits: &str) -> bool {
    let mut product = 10;
    let (body, last) = digits.split_at(digits.len() - 1);
    for digit in body.bytes().map(|byte| u32::from(byte - b'0')) {
        let sum = match (product + digit) % 10 {
            0 => 10,
            sum => sum,
        };
        product = sum * 2 % 11;
    }
    (product + last.parse::<u32>().unwrap()) % 10 == 1
}

#[test]
fn a_code_names_table_round_and_competition() {
    let table = |number| TableNo::new(number).unwrap();
    let round = |number| RoundNo::new(number).unwrap();
    let told = code(table(12), round(3), 134).unwrap();
    assert_eq!(&told[..8], "01203134");
    for (number, of) in [(1, 1), (999, 99), (48, 5)] {
        let told = code(table(number), round(of), 7).unwrap();
        assert!(told.len() == 9 && checks(&told), "{told}");
    }
    assert_eq!(code(table(1000), round(1), 134), None);
    assert_eq!(code(table(1), round(100), 134), None);
    assert_eq!(code(table(1), round(1), 1000), None);
}
