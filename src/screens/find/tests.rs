//! Text that was typed on another layout.

use super::meant_in_greek;

#[test]
fn a_text_of_latin_letters_is_offered_as_the_same_keys_type_it_in_greek() {
    for (typed, meant) in [
        ("Kalhm;era se ;oloyw", Some("Καλημέρα σε όλους")),
        ("t;elow toy diale;immatow;", Some("τέλος του διαλείμματος;")),
        ("giat;iq 15'", Some("γιατί; 15'")),
        ("ok", None),
        ("άδεια του ACM", None),
        ("12:30", None),
    ] {
        let expected = meant.map(str::to_owned);
        assert_eq!(meant_in_greek(typed), expected, "{typed}");
    }
}
