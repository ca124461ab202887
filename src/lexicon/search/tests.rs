//! What a search of a list finds.

use super::*;
use crate::domain::letters::GREEK;

fn found(places: &str, limit: usize) -> Vec<String> {
    let words = ["ΚΑΡΟ", "ΚΑΡΟΣ", "ΚΟΡΟ", "ΤΑΚΟ", "ΚΑΡ", "ΚΑΡΟΤΟ"];
    let words = words.map(|word| word.parse().unwrap());
    let list = Lexicon::from_words(words, Lexicon::embedded().title());
    let places: Vec<Option<Letter>> = GREEK.read(places, None).unwrap().written.places().collect();
    list.beginning(&places, limit).iter().map(ToString::to_string).collect()
}

#[test]
fn words_are_found_by_how_they_begin() {
    assert_eq!(found("καρο", 9), ["ΚΑΡΟ", "ΚΑΡΟΣ", "ΚΑΡΟΤΟ"]);
    assert_eq!(found("κ?ρο", 9), ["ΚΑΡΟ", "ΚΟΡΟ", "ΚΑΡΟΣ", "ΚΑΡΟΤΟ"]);
    assert_eq!(found("κα", 2), ["ΚΑΡ", "ΚΑΡΟ"]);
    assert_eq!(found("?ακ", 9), ["ΤΑΚΟ"]);
    assert_eq!(found("ψ", 9), [""; 0]);
}
