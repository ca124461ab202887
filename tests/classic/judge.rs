//! The judge's one verdict, by every authority.

use std::collections::{BTreeMap, BTreeSet};

use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::classic::judge::{Judge, Verdict};
use eforos::domain::letters::Word;
use eforos::domain::lexicon::Authority;

use super::played::own;

fn words(text: &str) -> Vec<Word> {
    text.split(' ').map(|word| word.parse().unwrap()).collect()
}

fn list() -> BTreeSet<Word> {
    words("CASA QUADRE ANY KIWI COL·LECCIO").into_iter().collect()
}

fn rulings() -> BTreeMap<Word, Ruled> {
    let ruled = [("ZOO", Ruled::Valid), ("CASA", Ruled::Invalid)];
    ruled.into_iter().map(|(word, ruled)| (word.parse().unwrap(), ruled)).collect()
}

fn verdict(id: &str, authority: Authority, doubted: &str) -> Verdict {
    let (rules, list, rulings) = (own(id), list(), rulings());
    Judge { rules: &rules, list: &list, authority, rulings: &rulings }.of(&words(doubted))
}

#[test]
fn one_verdict_by_the_first_reason_that_any_word_has() {
    use Authority::{Authoritative, Closed, External, Reference};
    use Verdict::{Ask, Invalid, Valid};
    for (authority, doubted, said) in [
        (Reference, "QUADRE ANY", Valid),
        (Reference, "QUADRE XUT", Ask),
        (Reference, "XUT CASA", Invalid),
        (Reference, "ZOO", Valid),
        (Authoritative, "XUT", Invalid),
        (Authoritative, "ZOO QUADRE", Valid),
        (Closed, "XUT", Invalid),
        (External, "QUADRE", Ask),
        (External, "ZOO", Valid),
        (External, "ZOO CASA XUT", Invalid),
        // What cannot be laid is invalid whoever is asked.
        (External, "A", Invalid),
        (External, "XUT A", Invalid),
        (External, "AAAAAAAAAAAAAAAA", Invalid),
        (External, "AAAAAAAAAAAAAAA", Ask),
        (External, "KIWI", Invalid),
        (Reference, "KIWI", Invalid),
    ] {
        assert_eq!(verdict("ca-llisca", authority, doubted), said, "{authority:?}: {doubted}");
    }
    // Where a blank may be any letter, two of them may be K and W; a third has no blank.
    for (doubted, said) in [("KIWI", Valid), ("KIWIK", Invalid), ("WEEK", Ask)] {
        assert_eq!(verdict("ca-cusca-molins", Reference, doubted), said, "{doubted}");
    }
    // Letters count as tiles show them: QU and L·L are one each.
    assert_eq!(verdict("ca-llisca", Reference, "COL·LECCIO"), Valid);
    assert_eq!(verdict("ca-llisca", External, "QU"), Invalid);
    // A word of another language is none of this one.
    assert_eq!(verdict("pl-pinczow-2016", External, "QUADRE"), Invalid);
    assert_eq!(verdict("pl-pinczow-2016", External, "ŻÓŁW"), Ask);
}

/// The order of the doubted words says nothing: nobody learns which of them it is.
#[test]
fn the_order_of_the_words_does_not_matter() {
    let all = ["QUADRE", "XUT", "CASA", "ZOO", "A", "ANY"];
    for one in all {
        for other in all {
            for authority in [Authority::External, Authority::Reference, Authority::Closed] {
                let [there, back] = [format!("{one} {other}"), format!("{other} {one}")];
                let said = verdict("ca-llisca", authority, &there);
                assert_eq!(said, verdict("ca-llisca", authority, &back));
            }
        }
    }
}
