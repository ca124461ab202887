//! Names as a page breaks them.

use super::*;

#[test]
fn a_long_name_is_broken_between_its_syllables() {
    let shown = |name| soft_hyphens(name).replace(SOFT, "|");
    assert_eq!(shown("Οικονομοπαπαδοπούλου"), "Οικο|νο|μο|πα|πα|δο|πού|λου");
    assert_eq!(shown("Άννα Παπαδοπούλου"), "Άννα Παπαδοπούλου");
    assert_eq!(
        shown("Μαυρομιχάλη-Παπαχατζηγιαννακόπουλος"),
        "Μαυρομιχάλη-Παπα|χατζη|γιαννα|κό|που|λος"
    );
    assert_eq!(shown("МММММММММММММММММ"), "МММММММММММММММММ");
    assert_eq!(breaks(""), Vec::<usize>::new());
    // On a page the surname goes to the next line before it is broken.
    assert_eq!(parts("Anna M. Kowalska"), ["Anna M. Kowalska"]);
    let of_page = parts("Eugenia Konstantynopolitanska-Ra");
    assert_eq!(of_page[0], "Eugenia ");
    assert_eq!(of_page[1].replace(SOFT, ""), "Konstantynopolitanska-");
    assert_eq!(of_page[2], "Ra");
}
