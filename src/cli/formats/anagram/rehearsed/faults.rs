//! When which program of a rehearsed joint day is killed and which line is cut: at points of the day that follow from the
//! seed, so that the same can be had again.

use std::collections::VecDeque;

use serde::Serialize;

use crate::domain::contest::seed::Seed;
use crate::domain::lexicon::Digest;

/// What happens to the programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    KillConductor,
    /// Counted from 1.
    KillHall(usize),
    KillHub,
    KillDatabase,
    /// Whoever conducts' line is 0; for so many milliseconds.
    Cut(usize, u64),
}

/// How often what happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Counts {
    pub(super) conductor: usize,
    pub(super) halls: usize,
    pub(super) hub: usize,
    pub(super) database: usize,
    pub(super) cuts: usize,
}

/// A fault, and after how many things that were done in all of the programs together.
pub(super) struct Due {
    pub(super) after: usize,
    /// So many milliseconds later, so that it falls into whatever is under way then.
    pub(super) wait_ms: u64,
    pub(super) fault: Fault,
}

/// Lines are cut for at most so long.
const LONGEST_CUT_MS: u64 = 1500;
const LONGEST_WAIT_MS: u64 = 60;

/// Each kind so often, among so many things to do.
pub(super) fn planned(
    seed: &Seed,
    (halls, often): (usize, u16),
    (things, kills_database): (usize, bool),
) -> VecDeque<Due> {
    let number = |what: &str, of: u16, below: u64| {
        let digest = Digest::of(format!("{what} {of} {}", seed.reveal()).as_bytes());
        let (first, _) = digest.as_bytes().split_first_chunk().expect("a hash has more bytes");
        u64::from_be_bytes(*first) % below.max(1)
    };
    // Towards the end nothing is to be done any more that could be disturbed.
    let last = u64::try_from(things * 19 / 20).unwrap_or(u64::MAX);
    let hall = |what: &str, of| 1 + usize::try_from(number(what, of, halls as u64)).unwrap_or(0);
    let mut all = Vec::new();
    for of in 0..often {
        let mut due = |what: &str, fault| {
            let after = usize::try_from(number(what, of, last)).unwrap_or(0);
            let wait_ms = number(&format!("{what} waits"), of, LONGEST_WAIT_MS);
            all.push(Due { after, wait_ms, fault });
        };
        due("conductor", Fault::KillConductor);
        due("hall", Fault::KillHall(hall("which", of)));
        due("hub", Fault::KillHub);
        if kills_database {
            due("database", Fault::KillDatabase);
        }
        let line = hall("which line", of) % (halls + 1);
        due("line", Fault::Cut(line, number("long", of, LONGEST_CUT_MS)));
        due("conductor's line", Fault::Cut(0, number("as long", of, LONGEST_CUT_MS)));
    }
    all.sort_by_key(|due| due.after);
    all.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_falls_as_often_as_was_asked() {
        let all = planned(&Seed::from_bytes([5; 32]), (5, 100), (1000, true));
        let count =
            |is_it: &dyn Fn(&Fault) -> bool| all.iter().filter(|it| is_it(&it.fault)).count();
        assert_eq!(count(&|it| *it == Fault::KillConductor), 100);
        assert_eq!(count(&|it| *it == Fault::KillHub), 100);
        assert_eq!(count(&|it| *it == Fault::KillDatabase), 100);
        for hall in 1..=5 {
            assert!(count(&|it| *it == Fault::KillHall(hall)) > 5, "{hall}");
        }
        assert!(all.iter().zip(all.iter().skip(1)).all(|(one, next)| one.after <= next.after));
        assert!(all.iter().all(|it| it.after < 950));
        let none = planned(&Seed::from_bytes([5; 32]), (5, 7), (1000, false));
        assert!(none.iter().all(|it| it.fault != Fault::KillDatabase));
    }
}
