//! How folded words are spelled.

use super::*;

#[test]
fn a_word_is_shown_as_it_is_spelled() {
    let spelled = |word: &str| spellings(WordLanguage::Romanian, &word.parse().unwrap());
    let fata = spelled("FATA");
    assert_eq!(fata.first().map(String::as_str), Some("fata"));
    assert!(fata.contains(&"fată".to_owned()) && fata.contains(&"față".to_owned()), "{fata:?}");
    assert_eq!(spelled("QQQ"), [""; 0]);
    assert_eq!(spelled("ΦΑΤΑ"), [""; 0]);
    assert_eq!(spellings(WordLanguage::Polish, &"TA".parse().unwrap()), [""; 0]);
}
