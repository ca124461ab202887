//! Which names may be one, mistyped.

use super::*;

#[test]
fn a_name_is_near_one_that_is_mistyped_and_no_other() {
    for (name, typed) in [
        ("Μαρία", "Μαριά"),
        ("Μαρία", "Μαρίσ"),
        ("Μαρία Παππά", "Παππα Μαρια"),
        ("Γιώργος Παπαδόπουλος", "Γιώργος Παπαδόπολος"),
        ("Γιώργος Παπαδόπουλος", "Giorgos Papadopoulos"),
        ("Νικόλαος Δήμου", "Νικ. Δήμου"),
        ("Νικόλαος Δήμου", "Νικολαοσ δημοθ"),
    ] {
        assert!(is_near(name, typed), "{name}: {typed}");
    }
    for (name, typed) in [
        ("Μαρία", "Ελένη"),
        ("Α. Πρώτος", "Β. Δεύτερος"),
        ("Μαρία Παππά", "Νίκος Παππάς"),
        ("Άννα", ""),
        ("Ίων", "Ίρις"),
    ] {
        assert!(!is_near(name, typed), "{name}: {typed}");
    }
}
