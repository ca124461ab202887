//! Names as they are shortened and made fit.

use super::*;

#[test]
fn a_name_breaks_between_its_words() {
    let two = halves("Δήμητρα Παπακωνσταντίνου-Χατζηγεωργίου");
    assert_eq!(two, [["Δήμητρα", "Παπακωνσταντίνου-Χατζηγεωργίου"]]);
    assert_eq!(halves("Maria Elena Popescu")[0], ["Maria Elena", "Popescu"]);
    assert!(halves("Ζωή").is_empty() && halves("").is_empty());
}

#[test]
fn the_first_name_goes_before_the_surname() {
    let long = forms("Δήμητρα Παπακωνσταντίνου-Χατζηγεωργίου");
    assert_eq!(long[1], "Δ. Παπακωνσταντίνου-Χατζηγεωργίου");
    assert_eq!(long[2], "Δ. Παπακωνσταντίνου");
    let three = forms("Maria Elena Popescu-Ionescu");
    assert_eq!(three[1], "M. Elena Popescu-Ionescu");
    assert_eq!(three[3], "M. E. Popescu-Ionescu");
    assert_eq!(three[4..], ["M. E. Popescu", "Popescu"]);
    assert_eq!(forms("Ζωή"), ["Ζωή"]);
    assert_eq!(forms(""), [""]);
    assert!(forms("Άννα -").iter().all(|form| !form.is_empty()));
}
