//! How much of a name has room beside a line, and what the lines show.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{SIGNS, apart, charts, short};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::Rules;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::exchange::results::{Results, RowResult};
use crate::language::Language;

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

/// Somebody's row with the totals after three rounds.
fn row(number: u32, totals: [i64; 3]) -> RowResult {
    RowResult {
        rank: Some(number),
        player: PlayerId::new(number).unwrap(),
        name: String::new(),
        status: "ranked",
        notes: Vec::new(),
        total: totals[2],
        counts: Vec::new(),
        decided_by: None,
        rounds: Vec::new(),
        marks: BTreeMap::new(),
        totals: (1..).map(round).zip(totals).collect(),
    }
}

/// By hand. After the rounds 12, 20 and 30 points lead; the fourth and the fifth were 20 behind after the second. So the
/// levels are 5 apart, and of the 280 units between 12 and 292 a point takes 14.
#[test]
fn lines_tell_how_far_behind_the_first_of_each_round_was_everybody() {
    let contest = Contest::new(Arc::new(Rules::osth_2019()));
    let nothing = BTreeSet::<Word>::new();
    let mut results = Results::of(&contest, &nothing, round(3), &[]);
    let totals = [[10, 20, 30], [12, 18, 29], [5, 20, 25], [0, 0, 20], [0, 0, 10], [0, 0, 0]];
    results.standings = (1..).zip(totals).map(|(number, totals)| row(number, totals)).collect();
    let seen = charts(Language::English, &contest.common, &results, &[round(2)]);
    let [wide, narrow, printed] = seen.as_slice() else { panic!("three charts") };
    let levels: Vec<_> = wide.levels.iter().map(|(at, told)| (*at, told.as_str())).collect();
    assert_eq!(levels, [(12, "0"), (82, "−5"), (152, "−10"), (222, "−15"), (292, "−20")]);
    let points: Vec<&str> = wide.lines.iter().map(|line| line.points.as_str()).collect();
    assert_eq!(
        points,
        [
            "44,40 257,12 470,12",
            "44,12 257,40 470,26",
            "44,110 257,12 470,82",
            "44,180 257,292 470,152",
            "44,180 257,292 470,292",
        ]
    );
    // Names stand beside the ends, 18 apart at least.
    let labels: Vec<_> = wide.lines.iter().map(|line| line.label).collect();
    assert_eq!(labels, [(482, 12), (482, 30), (482, 82), (482, 152), (482, 292)]);
    assert_eq!(wide.rounds, [(44, "1".to_owned()), (257, "2".to_owned()), (470, "3".to_owned())]);
    assert_eq!(wide.breaks, [363], "between the second round and the third");
    // Five at most, three where there is less room; each with a sign of its own.
    assert_eq!([wide, narrow, printed].map(|chart| chart.lines.len()), [5, 3, 5]);
    for chart in [wide, narrow, printed] {
        let signs: Vec<&str> = chart.lines.iter().map(|line| line.sign).collect();
        assert_eq!(signs, SIGNS[..signs.len()]);
        let different: BTreeSet<&str> = signs.iter().copied().collect();
        assert_eq!(different.len(), signs.len());
    }
    let told: Vec<&str> = wide.lines.iter().map(|line| line.total.as_str()).collect();
    assert_eq!(told, ["30", "29", "25", "20", "10"]);
}

/// The fifth name of five that ended near each other was cut off by the lower edge.
#[test]
fn names_beside_the_ends_stay_within_the_chart() {
    assert_eq!(apart(&[12, 60, 62, 66, 70], 12, 86), [12, 50, 62, 74, 86]);
    assert_eq!(apart(&[12, 12, 20, 60, 72], 12, 86), [12, 24, 36, 60, 72], "where they have room");
    assert_eq!(apart(&[], 12, 86), Vec::<i64>::new());
}

#[test]
fn a_name_is_cut_by_its_width() {
    for whole in ["Νίκος Παπαδημητρίου", "Παπακωνσταντινοπούλου", "Ștefan Brâncoveanu"]
    {
        assert_eq!(short(whole), whole);
    }
    assert_eq!(short("Ευτυχία Καλογεροπούλου"), "Καλογεροπούλου");
    // Too wide for the chart of a real page with fewer letters than others have.
    assert_eq!(short("nmjimgyffydWyAdyiQaWM"), "nmjimgyffydWyAdyiQ…");
    assert_eq!(short(&"W".repeat(40)), format!("{}…", "W".repeat(11)));
}
