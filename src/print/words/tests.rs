//! Words on paper.

use super::*;

#[test]
fn digits_stand_in_fours() {
    assert_eq!(grouped("8c1f20aa47"), "8c1f 20aa 47");
    assert_eq!(grouped(""), "");
    assert_eq!(grouped("αβγδε"), "αβγδ ε");
}

#[test]
fn a_date_is_put_in_words_when_it_is_one() {
    assert_eq!(date("2026-11-21", Language::Greek), "21 Νοεμβρίου 2026");
    assert_eq!(date("21-22/11/2026", Language::Greek), "21-22/11/2026");
    assert_eq!(date("", Language::Greek), "");
}
