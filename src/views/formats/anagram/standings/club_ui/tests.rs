//! How much of a club is seen in how much room.

use super::*;

#[test]
fn whole_words_stand_on_one_line() {
    let seen_in = |club, signs| seen(club, |text| text.chars().count() <= signs);
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
