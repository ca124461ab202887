//! The competition in figures, and totals and ranks round by round: worked by hand.

use eforos::domain::contest::penalty::PenaltyKind as P;
use eforos::domain::formats::anagram::standings::{Figures, figures, ranks, totals};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::Word;

use crate::day::{Day, player, round, word};

/// Rack 1 is Κ Α Ρ Ο Τ Σ Ε, rack 2 Ν Ι Τ Α Ε Σ Η.
const LIST: &str = "ΤΑΚΟΣ ΚΑΡΟ ΡΟΣ ΤΟΣ ΣΟΡ ΝΙΤΑ ΣΑΝ";

/// Four players: the third is late in the first round, the fourth expelled.
fn day() -> Day {
    let mut day = Day::of_players(4, LIST);
    day.play(1);
    day.play(2);
    day.key(1, 1, "5: ΤΑΚΟΣ / 4: ΚΑΡΟ / 3: ΡΟΣ ΡΟΣ"); // 2 + 2 + 1, the second repeated
    day.key(2, 1, "4: ΚΑΡΟ / 3: ΑΑΑ"); // 2 − 1
    day.key(3, 1, "3: ΤΟΣ ΣΟΡ"); // late: nothing
    day.key(4, 1, "5: ΤΑΚΟΣ"); // expelled: nothing
    day.late(3, 1);
    day.key(1, 2, "3: ΣΑΝ"); // 1
    day.key(2, 2, "4: ΝΙΤΑ / 3: ΣΑΝ"); // 2 + 1
    day.key(3, 2, "");
    day.penalise(4, 1, P::Expelled);
    day
}

fn made(of: RoundNo) -> Vec<Word> {
    let words =
        if of == round(1) { "ΤΑΚΟΣ ΚΑΡΟ ΡΟΣ ΤΟΣ ΣΟΡ" } else { "ΝΙΤΑ ΣΑΝ" };
    words.split(' ').map(word).collect()
}

fn after(day: &Day, number: u8) -> Figures {
    figures(day.contest(), &day.board, round(number), made)
}

#[test]
fn sheets_that_do_not_count_say_nothing() {
    let day = day();
    let figures = after(&day, 14);
    // Players 1 and 2 in both rounds, player 3 in the second.
    assert_eq!(figures.sheets, 5);
    assert_eq!(figures.of_expelled, 1, "player 4 in the first round");
    assert_eq!((figures.valid, figures.invalid, figures.undecided), (7, 1, 0));
    assert_eq!(figures.most, [(player(1), 4), (player(2), 3), (player(3), 0)]);
}

#[test]
fn the_longest_and_rarest_words_come_first() {
    let day = day();
    let told: Vec<(String, u8, Vec<PlayerId>)> = after(&day, 14)
        .finds
        .into_iter()
        .map(|find| (find.word.to_string(), find.round.get(), find.players))
        .collect();
    let expected = [
        ("ΤΑΚΟΣ", 1, vec![player(1)]),
        ("ΝΙΤΑ", 2, vec![player(2)]),
        ("ΚΑΡΟ", 1, vec![player(1), player(2)]),
        ("ΡΟΣ", 1, vec![player(1)]),
        ("ΣΑΝ", 2, vec![player(1), player(2)]),
    ];
    assert_eq!(told, expected.map(|(word, round, players)| (word.to_owned(), round, players)));
}

#[test]
fn what_nobody_found_is_told_by_round() {
    let day = day();
    let told: Vec<(u8, usize, String)> = after(&day, 14)
        .rounds
        .into_iter()
        .map(|made| {
            let missed: Vec<String> = made.missed.iter().map(ToString::to_string).collect();
            (made.round.get(), made.words, missed.join(" "))
        })
        .collect();
    // Only the late sheet had ΤΟΣ and ΣΟΡ.
    assert_eq!(told, [(1, 5, "ΣΟΡ ΤΟΣ".to_owned()), (2, 2, String::new())]);
}

#[test]
fn the_rounds_of_each_ratio_are_added_up() {
    let mut day = day();
    day.play(5);
    day.key(1, 5, "3: ΑΑΑ"); // −1; the fifth round has the ratio of the first
    let told: Vec<_> = after(&day, 14)
        .ratios
        .into_iter()
        .map(|r| ((r.consonants, r.vowels), r.rounds.len(), r.sheets, r.points, r.valid))
        .collect();
    assert_eq!(told, [((4, 3), 2, 3, 5, 4), ((3, 4), 1, 3, 4, 3)]);
    assert_eq!(after(&day, 1).ratios.len(), 1, "after the first round there is one");
}

#[test]
fn totals_by_round_are_those_of_the_standings_after_each() {
    let mut day = day();
    day.penalise(1, 2, P::Deduction { points: 4 });
    day.penalise(2, 1, P::ExpelledFromRest);
    let last = day.standings(14);
    let of = |number: u32| totals(day.contest(), &day.board, round(14), player(number));
    assert_eq!(of(1), [(round(1), 5), (round(2), 2)]);
    assert_eq!(of(2), [(round(1), 1), (round(2), 1)], "out after the first");
    for row in &last.rows {
        for (after, total) in totals(day.contest(), &day.board, round(14), row.player) {
            let then = day.standings(after.get());
            assert_eq!(then.row(row.player).unwrap().total, total, "{:?}", row.player);
        }
    }
}

#[test]
fn ranks_by_round_are_those_of_the_standings_after_each() {
    let day = day();
    let of = |number| ranks(day.contest(), &day.board, round(14), player(number));
    assert_eq!(of(1), [(round(1), Some(1)), (round(2), Some(1))]);
    assert_eq!(of(2), [(round(1), Some(2)), (round(2), Some(2))]);
    assert_eq!(of(3), [(round(1), Some(3)), (round(2), Some(3))]);
    assert_eq!(of(4), [(round(1), None), (round(2), None)]);
}
