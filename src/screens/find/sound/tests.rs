//! Greek as people write it in Latin letters.

use super::*;
use crate::language::fold;

#[test]
fn greek_sounds_the_same_in_latin_letters() {
    for (greek, latin) in [
        ("διόρθωση", "diorthosi diorthosh diorthwsh dior8wsi"),
        ("φύλλου", "fylloy fyllou filou fullou phyllou"),
        ("χωρίς", "xoris horis choris xwris"),
        ("χρόνος", "xronos hronos chronos"),
        ("αναζήτηση", "anazitisi anazhthsh"),
        ("κλήρωση", "klirosi klhrwsh"),
        ("κατάταξη", "katataxi katataksh"),
        ("επανάληψη", "epanalipsi epanalhpsh"),
        ("έλεγχος", "elegxos elenxos elenchos eleghos"),
        ("αντίγραφο", "antigrafo antigrapho adigrafo"),
        ("εύρεση", "eyresi evresi euresh"),
        ("παίκτης", "paiktis pektis paikths"),
        ("λάμψη", "lampsi lampsh"),
    ] {
        let heard = by_sound(&fold(greek));
        for word in latin.split(' ') {
            assert_eq!(by_sound(word), heard, "{word}: {greek}");
        }
    }
}

#[test]
fn numbers_stay_what_they_are() {
    assert_eq!(by_sound("8 3 10"), "8 3 10");
    assert_eq!(by_sound("33 88"), "33 88");
    assert_eq!(by_sound("3h"), by_sound("3η"));
}
