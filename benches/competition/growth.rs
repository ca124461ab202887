//! How the costs grow: from a table of ten to all the players that there are numbers for, each beside the
//! same words looked up in a hash set.

use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::undo::undo;
use eforos::domain::formats::anagram::Command;
use eforos::domain::person::{Person, Role};
use eforos::session::{Keeper, Order};

use super::fixture::{Whole, revision};
use super::table::{Figure, row};
use super::{Stored, grade_and_rank, median, ms, timed};

const PLAYERS: [u32; 4] = [10, 100, 500, 999];
const RUNS: usize = 9;
/// Of what takes a millisecond.
const MANY_RUNS: usize = 41;

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
        line("ranked", ms(median(MANY_RUNS, || timed(|| whole.standings()))));
        let revised = median(MANY_RUNS, || {
            let recorded = whole.decide(whole.revision());
            timed(|| whole.take_in(&recorded))
        });
        line("a sheet revised, standings fresh", ms(revised));
        let undone = median(MANY_RUNS, || {
            let recorded = whole.decide(whole.revision());
            whole.take_in(&recorded);
            timed(|| {
                let recorded = whole.decide(undo(&whole.record));
                whole.take_in(&recorded)
            })
        });
        line("that undone, standings fresh", ms(undone));
        let (word, _) = whole.commonest_word();
        let mut turns = [Ruled::Invalid, Ruled::Valid].into_iter().cycle();
        let ruled = median(MANY_RUNS, || {
            let (word, evidence) = (word.clone(), String::new());
            let ruled = turns.next().expect("endless");
            let seen = whole.ruling(&word);
            let recorded = whole.decide(Command::RuleWord { word, seen, ruled, evidence });
            timed(|| whole.take_in(&recorded))
        });
        line("the commonest word ruled, standings fresh", ms(ruled));
        let mut keeper = Keeper::new(stored.session(), None);
        let who = Person { name: "α".to_owned(), role: Role::Referee, station: "1".to_owned() };
        let undone = median(MANY_RUNS, || {
            let order = |command: Command| Order { who: who.clone(), command };
            let revised = revision(keeper.record());
            keeper.carry_out(order(revised.into())).expect("revised");
            let command = undo(keeper.record());
            timed(|| keeper.carry_out(order(command)).expect("undone"))
        });
        line("an action undone by its keeper, committed", ms(undone));
    }
}
