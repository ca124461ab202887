//! How a rack is announced.

use super::{at, rack, rules};
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::rules::RO_DUPLICATE_2007;
use eforos::screens::formats::duplicate::hall::{By, Pace};
use eforos::screens::formats::duplicate::rack::{announcing_ms, called_out};
use eforos::screens::formats::duplicate::{Announced, RackData, TileData, announced};
use proptest::prelude::*;

#[test]
fn what_is_left_over_is_announced_first_and_the_joker_last() {
    let rules = rules();
    let (left, new) = (rack("NA"), rack("T?EBR"));
    assert_eq!(called_out(&rules, &left, &new, "joker"), "A N · B E R T joker");
    // 7 × 2.5 s, then 7 × 0.7 s.
    assert_eq!(announcing_ms(&rules.announcing, 7), 17_500 + 4_900);
    let at = |ms| announced(&rules.announcing, ms, 7);
    assert_eq!(at(0), Announced { letters: 1, now: Some(0), next_in_ms: Some(2_500) });
    assert_eq!(at(2_499), Announced { letters: 1, now: Some(0), next_in_ms: Some(1) });
    assert_eq!(at(2_500).letters, 2);
    assert_eq!(at(17_499), Announced { letters: 7, now: Some(6), next_in_ms: Some(1) });
    assert_eq!(at(17_500), Announced { letters: 7, now: Some(0), next_in_ms: Some(700) });
    assert_eq!(at(22_399), Announced { letters: 7, now: Some(6), next_in_ms: Some(1) });
    assert_eq!(at(22_400), Announced::all(7));
    assert_eq!(at(i64::MAX), Announced::all(7));
    assert_eq!(at(-5).letters, 1, "a clock that is set back takes no letter back");
    assert_eq!(announced(&rules.announcing, 9_000, 0), Announced::all(0));
    // Six letters: four left over, two of three new ones.
    let shown = RackData::of(&rules, (&rack("ALPR"), &rack("CRU")), at(5 * 2_500));
    let letters = |tiles: &[TileData]| -> String { tiles.iter().map(TileData::said).collect() };
    assert_eq!((letters(&shown.leftover.tiles), shown.leftover.to_come), ("ALPR".to_owned(), 0));
    assert_eq!((letters(&shown.new.tiles), shown.new.to_come), ("CR".to_owned(), 1));
    assert_eq!(shown.now, Some(5));
}

#[test]
fn a_letter_is_called_by_the_name_in_the_rules() {
    let named = RO_DUPLICATE_2007.replace("names = {}", "names = { B = \"be de la Bistrița\" }");
    let rules = Rules::parse(&named).unwrap();
    assert_eq!(called_out(&rules, &rack(""), &rack("AB?"), "joker"), "A be de la Bistrița joker");
}

#[test]
fn the_arbiter_holds_the_pace_repeats_a_letter_goes_on_and_cuts_it_short() {
    let rules = rules();
    let letters = |pace: Pace, now| announced(&rules.announcing, pace.since_ms(at(now)), 7);
    let pace = Pace::begun(at(1_000));
    assert_eq!(letters(pace, 6_100).letters, 3);
    let held = pace.held_or_on(at(6_100));
    assert!(!held.runs());
    assert_eq!(letters(held, 600_000).letters, 3, "it stands");
    let on = held.held_or_on(at(600_000));
    assert_eq!(letters(on, 602_300).letters, 3);
    assert_eq!(letters(on, 602_400).letters, 4, "100 ms of the third letter were told before");
    // By hand, while it stands.
    let next = held.stepped(&rules.announcing, at(7_000), By::Next);
    assert_eq!((letters(next, 90_000).letters, next.runs()), (4, false));
    // Once more while it runs: the letter has its whole time again.
    let again = pace.stepped(&rules.announcing, at(8_000), By::Again);
    assert_eq!(letters(again, 8_000).letters, 3);
    assert_eq!(letters(again, 10_499).letters, 3);
    assert_eq!(letters(again, 10_500).letters, 4);
    assert_eq!(letters(Pace::cut_short(), 0), Announced::all(7));
    // After a restart of the program everything was told.
    let later = eforos::domain::clock::Moment { session: 2, ..at(0) };
    assert_eq!(announced(&rules.announcing, pace.since_ms(later), 7), Announced::all(7));
}

proptest! {
    #[test]
    fn no_letter_is_taken_back_and_none_is_there_before_its_time(
        first in 0i64..40_000, more in 0i64..40_000, left in 0usize..7,
    ) {
        let rules = rules();
        let all: Vec<_> = eforos::domain::formats::duplicate::notation::tiles("AEINRST").unwrap();
        let (leftover, new) = all.split_at(left);
        let groups = (&leftover.iter().copied().collect(), &new.iter().copied().collect());
        let then = announced(&rules.announcing, first, 7);
        let later = announced(&rules.announcing, first + more, 7);
        prop_assert!(then.letters <= later.letters && later.letters <= 7);
        let due = usize::try_from(first / 2_500 + 1).unwrap().min(7);
        prop_assert_eq!(then.letters, due);
        let shown = RackData::of(&rules, groups, then);
        prop_assert_eq!(shown.tiles().count(), due);
        prop_assert_eq!(due + shown.leftover.to_come + shown.new.to_come, 7);
        // Nothing new before everything that is left over.
        prop_assert!(shown.new.tiles.is_empty() || shown.leftover.to_come == 0);
        // The moment at which it moves next is when it does.
        if let Some(next) = then.next_in_ms {
            prop_assert_ne!(announced(&rules.announcing, first + next, 7), then);
            prop_assert_eq!(announced(&rules.announcing, first + next - 1, 7).now, then.now);
        }
    }
}
