//! The code of a slip: nine digits, as on a sheet (`docs/exchange.md`), the round being the turn. Player (3; 000
//! without a name), turn (2), competition (3), check digit (1, ISO 7064 MOD 11,10).

use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::ids::PlayerId;

/// The code of a player's slip of a turn, `competition` being below 1,000; `None` beyond the 999th player and the
/// 99th turn.
pub fn code(player: Option<PlayerId>, turn: TurnNo, competition: u16) -> Option<String> {
    let number = player.map_or(0, PlayerId::get);
    let fits = number <= PlayerId::MOST.get() && turn.get() < 100 && competition < 1000;
    let body = format!("{number:03}{:02}{competition:03}", turn.get());
    fits.then(|| format!("{body}{}", check_digit(&body)))
}

fn check_digit(body: &str) -> u32 {
    let product = body.chars().filter_map(|digit| digit.to_digit(10)).fold(10, |product, digit| {
        let sum = (product + digit) % 10;
        (if sum == 0 { 10 } else { sum }) * 2 % 11
    });
    (11 - product) % 10
}
