//! How much of a club is seen in how much room.

use super::*;

fn seen_in(text: &str, signs: usize) -> String {
    let words: Vec<_> = text.split(' ').map(|word| (word, Color32::BLACK)).collect();
    let seen = seen(&words, |text| text.chars().count() <= signs);
    seen.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn whole_words_stand_on_two_lines_at_most() {
    let club = "Σύλλογος Αναγραμματιστών Βόλου";
    for (signs, expected) in [
        (30, "Σύλλογος Αναγραμματιστών Βόλου"),
        (24, "Σύλλογος Αναγραμματιστών \n Βόλου"),
        (21, "Σύλλογος \n Αναγραμματιστών Βόλου"),
        (16, "Σύλλογος \n Αναγραμματιστών…"),
        (10, "Σύλλογος…"),
        (6, "Σύλλο."),
    ] {
        assert_eq!(seen_in(club, signs), expected, "{signs}");
    }
}
