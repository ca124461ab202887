//! Which racks go back: the worked cases, and the exact shares of all first racks.

use eforos::domain::board::Rack;
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::notation::tiles;
use eforos::domain::formats::duplicate::rack::{Refusal, has_triple};
use eforos::domain::ids::RoundNo;

fn rack(text: &str) -> Rack {
    tiles(text).unwrap().into_iter().collect()
}

fn turn(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

#[test]
fn racks_go_back_as_in_the_worked_examples() {
    let rules = Rules::ro_duplicate_2007();
    let full = rules.tiles;
    let refuses = |number, text| rules.refuses(turn(number), &rack(text), &full);
    assert_eq!(refuses(3, "AEIOUEJ"), Some(Refusal::Consonants));
    assert_eq!(refuses(3, "AEIOUE?"), Some(Refusal::Consonants), "0 + 1 = 1");
    assert_eq!(refuses(3, "AEIOU??"), None);
    assert_eq!(refuses(16, "AEIOUEJ"), None);
    assert_eq!(refuses(15, "AEIOUEJ"), Some(Refusal::Consonants));
    assert_eq!(refuses(3, "CCCCCCA"), Some(Refusal::Vowels));
    // One vowel left and no joker, more than seven tiles: the rack must have it.
    let unseen = rack("ABCDFGHL");
    assert_eq!(rules.refuses(turn(9), &rack("ABCDFGH"), &unseen), None);
    assert_eq!(rules.refuses(turn(9), &rack("BCDFGHL"), &unseen), Some(Refusal::Vowels));
    // One vowel and one joker left: both are demanded.
    let unseen = rack("ABCDFGH?");
    assert_eq!(rules.refuses(turn(9), &rack("ABCDFGH"), &unseen), Some(Refusal::Vowels));
    assert_eq!(rules.refuses(turn(9), &rack("ABCDFG?"), &unseen), None);
    // Seven tiles or fewer: nothing is asked.
    assert_eq!(rules.refuses(turn(9), &rack("BCDFGHL"), &rack("BCDFGHL")), None);
    assert!(has_triple(&rack("AAABCDE")) && !has_triple(&rack("AABBC??")));
}

fn choose(of: u64, taken: u64) -> u64 {
    (0..taken).fold(1, |ways, n| ways * (of - n) / (n + 1))
}

/// The greatest common divisor.
fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

/// The share of all racks of seven that some are, in lowest terms.
fn share(is_it: impl Fn(u64, u64, u64) -> bool) -> (u64, u64) {
    let mut ways = 0;
    for jokers in 0..=2 {
        for vowels in 0..=7 - jokers {
            let consonants = 7 - jokers - vowels;
            if is_it(vowels, consonants, jokers) {
                ways += choose(41, vowels) * choose(57, consonants) * choose(2, jokers);
            }
        }
    }
    let all = choose(100, 7);
    (ways / common(ways, all), all / common(ways, all))
}

#[test]
fn as_many_first_racks_go_back_as_was_worked_out() {
    let rules = Rules::ro_duplicate_2007();
    let of = |number: u8, why: Option<Refusal>| {
        let (rules, full) = (&rules, rules.tiles);
        share(move |vowels, consonants, jokers| {
            // Any letters of these kinds: the composition asks for no more.
            let some = |text: &str, count: u64| {
                text.chars().cycle().take(usize::try_from(count).unwrap()).collect::<String>()
            };
            let text = some("AEIOU", vowels) + &some("CDLMNPRST", consonants) + &some("?", jokers);
            let refused = rules.refuses(turn(number), &rack(&text), &full);
            if why.is_some() { refused == why } else { refused.is_some() }
        })
    };
    assert_eq!(of(1, None), (1_158_196, 8_776_075));
    assert_eq!(of(1, Some(Refusal::Vowels)), (90_948, 797_825));
    assert_eq!(of(1, Some(Refusal::Consonants)), (157_768, 8_776_075));
    assert_eq!(of(16, None), (157_274, 8_776_075));
    assert_eq!(share(|_, _, jokers| jokers > 0), (112, 825));
    assert_eq!(share(|_, _, jokers| jokers == 2), (7, 1650));
}
