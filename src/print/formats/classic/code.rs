//! The code of a table's slip and score sheet: nine digits, as on a sheet (`docs/exchange.md`), with the table in the
//! place of the player. Table (3), round (2), competition (3), check digit (1, ISO 7064 MOD 11,10).

use crate::domain::ids::{RoundNo, TableNo};

/// The code of a table in a round, `competition` being below 1,000; `None` beyond the 999th table.
pub fn code(table: TableNo, round: RoundNo, competition: u16) -> Option<String> {
    let fits = table.get() <= TableNo::MOST && round.get() < 100 && competition < 1000;
    let body = format!("{:03}{:02}{competition:03}", table.get(), round.get());
    fits.then(|| format!("{body}{}", check_digit(&body)))
}

fn check_digit(body: &str) -> u32 {
    let product = body.chars().filter_map(|digit| digit.to_digit(10)).fold(10, |product, digit| {
        let sum = (product + digit) % 10;
        (if sum == 0 { 10 } else { sum }) * 2 % 11
    });
    (11 - product) % 10
}
