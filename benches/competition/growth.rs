//! How the costs grow: from a table of ten to a hall of two thousand, each beside the same words
//! looked up in a hash set.

use super::fixture::Whole;
use super::table::{Figure, row};
use super::{Stored, grade_and_rank, median, ms, timed};

const PLAYERS: [u32; 4] = [10, 100, 500, 999];
const RUNS: usize = 9;

pub fn figures() {
    for players in PLAYERS {
        let mut whole = Whole::of(players);
        let stored = Stored::new(&whole);
        let set = whole.hash_set();
        let looked_up =
            ms(median(RUNS, || timed(|| whole.words().filter(|word| set.contains(*word)).count())));
        let line = |what: &str, value: f64| {
            let of = format!("{players} players: {what}");
            let figure = Figure { of: &of, value, unit: "ms" };
            row(figure, None, Some(("their words looked up in a HashSet", looked_up)));
        };
        line("graded and ranked", ms(median(RUNS, || timed(|| grade_and_rank(&whole)))));
        line("file opened, record read", ms(median(RUNS, || timed(|| stored.open_again()))));
        let revised = median(RUNS, || {
            let recorded = whole.decide(whole.revision());
            timed(|| whole.take_in(&recorded))
        });
        line("a sheet revised, standings fresh", ms(revised));
    }
}
