//! Names of one person.

use super::*;

#[test]
fn a_name_is_one_persons_however_it_is_written() {
    let person = |name: &str| Person { name: name.to_owned(), ..Person::default() };
    let same = |one: &str, other: &str| person(one).is_named_as(&person(other));
    for other in ["ΑΝΝΑ", "άννα", " Α ν ν α", "ANNA", "Aννα", "АННА", "Anna"] {
        // Cyrillic Н looks like Η, not like Ν.
        assert_eq!(same("Άννα", other), other != "АННА", "{other}");
    }
    assert!(same("Γιώργος Σεφέρης", "γιωργοσ  σεφερησ"));
    assert!(same("Вера", "BEPA") && same("ΕΥΑ", "EYA") && same("Ștefan", "stefan"));
    assert!(!same("Άννα", "Άνναν") && !same("Νίκη", "Νίνη") && !same("", "α"));
}
