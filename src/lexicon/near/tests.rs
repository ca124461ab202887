//! Words that are nearly another.

use super::*;
use crate::domain::letters::GREEK;

fn between(from: &str, to: &str) -> usize {
    let [from, to] = [from, to].map(|word| {
        let word: Word = word.parse().unwrap();
        GREEK.cut(word.letters()).unwrap()
    });
    assert_eq!(slips(&from, &to), slips(&to, &from));
    slips(&from, &to)
}

#[test]
fn each_slip_counts_once() {
    let table = [
        ("ΤΑΚΟΣ", "ΤΑΚΟΣ", 0),
        ("ΤΑΚΟΣ", "ΤΑΚΟ", 1),   // left out
        ("ΤΑΚΟΣ", "ΣΤΑΚΟΣ", 1), // one too many
        ("ΤΑΚΟΣ", "ΤΑΡΟΣ", 1),  // a wrong one
        ("ΤΑΚΟΣ", "ΑΤΚΟΣ", 1),  // swapped at the start
        ("ΤΑΚΟΣ", "ΤΑΚΣΟ", 1),  // swapped at the end
        ("ΤΑΚΟΣ", "ΚΑΤΟΣ", 2),  // not neighbours
        ("ΤΑΚΟΣ", "ΑΤΚΣΟ", 2),
        ("ΤΑΚΟΣ", "ΚΑΡΟ", 3),
        ("ΤΑ", "ΑΚΤ", 3), // no letter is touched twice
        ("Α", "ΩΨΧ", 3),
    ];
    for (from, to, slips) in table {
        assert_eq!(between(from, to), slips, "{from} {to}");
    }
}
