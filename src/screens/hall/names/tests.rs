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
    // A first name that is also how surnames end.
    assert_eq!(forms("Μιλτιάδης Σαμαράς")[1], "Μ. Σαμαράς");
    assert_eq!(forms(""), [""]);
    assert!(forms("Άννα -").iter().all(|form| !form.is_empty()));
}

/// Lists of Greek clubs mostly begin with the surname, which was what became an initial.
#[test]
fn a_surname_that_stands_first_stays() {
    for (name, short, last) in [
        ("Θεοδωρίδου Βασιλική", "Θεοδωρίδου Β.", "Θεοδωρίδου"),
        ("Σαμαράς Βασίλης", "Σαμαράς Β.", "Σαμαράς"),
        ("Χατζηνικολάου-Ράπτη Μαρία Ελένη", "Χατζηνικολάου-Ράπτη Μ. Ε.", "Χατζηνικολάου"),
        ("Popescu Ion", "Popescu I.", "Popescu"),
        ("Kowalski Jan", "Kowalski J.", "Kowalski"),
    ] {
        let forms = forms(name);
        assert_eq!((forms[1].as_str(), forms.last().unwrap().as_str()), (short, last));
    }
    for name in ["Γιώργος Ιωάννου", "Μαρία Παππά", "Ion Popescu", "Jan Kowalski", "Pere Puig"]
    {
        assert_eq!(forms(name)[1].split(' ').next_back(), name.split(' ').next_back(), "{name}");
    }
}

/// She stood as "M. P. i. Vila-seca", and did not know herself.
#[test]
fn of_two_joined_surnames_the_first_stays() {
    let name = "Montserrat Puigdomènech i Vila-seca";
    let short = ["M. Puigdomènech i Vila-seca", "M. Puigdomènech", "Puigdomènech"];
    assert_eq!(forms(name)[1..], short);
    assert_eq!(forms("Santiago Ramón y Cajal")[2], "S. Ramón");
    assert_eq!(forms("Maria del Mar Soler i Font")[1], "M. d. M. Soler i Font");
    // An initial that somebody typed is none of them.
    assert_eq!(forms("Jan I. Nowak").last().unwrap(), "Nowak");
}

/// "Αναστασία Παπαδοπούλου του Αριστομένους" stood as "Α. Π. τ. Αριστομένους": her surname was gone, her father's name was not.
#[test]
fn a_fathers_name_goes_before_the_surname_does() {
    for (name, short, last) in [
        (
            "Αναστασία Παπαδοπούλου του Αριστομένους",
            "Αναστασία Παπαδοπούλου του Α.",
            "Παπαδοπούλου",
        ),
        (
            "Παπαδοπούλου Αναστασία του Αριστομένους",
            "Παπαδοπούλου Αναστασία του Α.",
            "Παπαδοπούλου",
        ),
        (
            "Αναστασία του Αριστομένους Παπαδοπούλου",
            "Αναστασία Παπαδοπούλου του Α.",
            "Παπαδοπούλου",
        ),
        ("Νίκος Βλάχος τ. Ιωάννη", "Νίκος Βλάχος τ. Ι.", "Βλάχος"),
    ] {
        let forms = forms(name);
        assert_eq!((forms[1].as_str(), forms.last().unwrap().as_str()), (short, last));
        assert!(forms[2..].iter().all(|form| form.contains(last)), "{forms:?}");
    }
    // It is what tells him from his namesake, to the last form.
    let forms = self::forms("Δημήτρης Κωνσταντινίδης του Ιωάννη");
    let told = forms.iter().take(forms.len() - 1).all(|form| form.contains("του Ι"));
    assert!(told && forms.contains(&"Δ. Κωνσταντινίδης του Ι.".to_owned()), "{forms:?}");
    // Too little beside it to know which is which.
    assert_eq!(self::forms("Ζωή του Νίκου")[1], "Ζ. του Νίκου");
}

#[test]
fn what_tells_namesakes_apart_stays_behind_each_form() {
    let told = forms_told("Γιάννης Αλεξίου (Καβάλα)");
    assert_eq!(told[0], "Γιάννης Αλεξίου (Καβάλα)");
    assert_eq!(told[1], "Γ. Αλεξίου (Καβάλα)");
    assert_eq!(told.last().unwrap(), "Αλεξίου (Κ.)");
    assert_eq!(forms_told("Γιάννης Αλεξίου (12)").last().unwrap(), "Αλεξίου (12)");
    assert_eq!(forms_told("Ζωή Κ."), forms("Ζωή Κ."));
}

/// How much of a club is seen in how much room.
#[test]
fn whole_words_of_a_club_stand_on_one_line() {
    let seen_in = |club, signs| club_form(club, |text| text.chars().count() <= signs);
    let club = "Σύλλογος Αναγραμματιστών Βόλου";
    for (signs, expected) in [
        (30, "Σύλλογος Αναγραμματιστών Βόλου"),
        (27, "Σύλλ. Αναγραμματιστών Βόλου"),
        (17, "Σύλλ. Αναγ. Βόλου"),
        (16, "Σύλλογος…"),
        (8, "Σύλλογο."),
        (6, "Σύλλο."),
    ] {
        assert_eq!(seen_in(club, signs), expected, "{signs}");
    }
    assert_eq!(seen_in("Λέξεις και Πλακίδια Πάτρας", 23), "Λέξεις και Πλακ. Πάτρας");
    assert_eq!(seen_in("Λέξεις και Πλακίδια Πάτρας", 22), "Λέξεις και Πλακίδια…");
    assert_eq!(seen_in("Λέξεις και Πλακίδια Πάτρας", 16), "Λέξεις…");
    assert_eq!(seen_in("", 6), "");
}
