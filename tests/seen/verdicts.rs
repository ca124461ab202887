//! One sentence for each row of the table of verdicts: it names the word, the square or the letter.

use super::RO;
use crate::print::duplicate::{Case, player, turn};
use eforos::language::Language;
use eforos::print::formats::duplicate::turn_record::TurnRecord;
use serde_json::{Value, json};

/// The slip of player 2 in turn 3 of the example: the board has H7 CASA and I8 STIRE, the rack M O A A D N ?.
fn why(slip: Value, authority: &str, language: Language) -> String {
    why_in(3, slip, authority, language)
}

fn why_in(number: u8, mut slip: Value, authority: &str, language: Language) -> String {
    let mut document: Value =
        serde_json::from_str(include_str!("../data/duplicate/game.json")).unwrap();
    document["lexicon"]["authority"] = json!(authority);
    document["rulings"] = json!([]);
    slip["player"] = json!(2);
    let slips = document["turns"][usize::from(number) - 1]["slips"].as_array_mut().unwrap();
    slips.retain(|slip| slip["player"] != 2);
    slips.push(slip);
    let case = Case::of(&document);
    let record = TurnRecord::of(case.played(), turn(number), language).unwrap();
    record.slip(player(2)).unwrap().why.clone()
}

fn play(position: &str, word: &str) -> Value {
    json!({"position": position, "word": word, "points": 71})
}

#[test]
fn every_row_of_the_table_has_its_sentence() {
    let strict = "authoritative";
    let with = |key: &str, value: Value| {
        let mut slip = play("6E", "C0OMANDA");
        slip[key] = value;
        slip
    };
    for (slip, said) in [
        (with("late", json!(true)), "Fluturașul nu a fost ridicat la „Stop!”."),
        (with("fault", json!("two_plays")), "Pe fluturaș sunt două depuneri."),
        (with("fault", json!("two_slips")), "S-au predat doi fluturași pentru același tur."),
        (with("fault", json!("not_whole")), "Cuvântul principal nu este scris întreg."),
        (with("fault", json!("position_unreadable")), "Poziția nu poate fi citită."),
        (with("fault", json!("word_unreadable")), "Cuvântul nu poate fi citit."),
        (json!({}), "Fluturașul a fost predat fără depunere."),
        (play("", "COMANDA"), "Lipsește poziția."),
        (play("Z9", "COMANDA"), "Z9 nu este o poziție de pe tablă."),
        (
            play("12L", "COMANDA"),
            "De la 12L nu este loc pentru 7 litere: cuvântul iese de pe tablă.",
        ),
        (play("6E", ""), "Lipsește cuvântul."),
        (play("6E", "COM?NDA"), "COM?NDA: „?” nu este o literă a jocului."),
        (
            play("6E", "COM ANDA"),
            "COM ANDA înseamnă mai mult de un cuvânt, iar un fluturaș are o singură depunere.",
        ),
        (play("H7", "CATOMAD"), "Pe H9 este litera S, iar acolo s-a scris T."),
        (
            play("H7", "CASA"),
            "Toate literele cuvântului sunt deja pe tablă: nu se depune nimic nou.",
        ),
        (play("A1", "A"), "O depunere trebuie să formeze un cuvânt de cel puțin două litere."),
        (
            play("H8", "ASAM"),
            "Cuvântul principal nu este scris întreg: lângă el este o literă, pe H7.",
        ),
        (play("E6", "COMANDA"), "Depunerea nu se leagă de nicio literă de pe tablă."),
        (play("H7", "CASAZX"), "Din literele turului lipsesc: Z, X."),
        (play("H7", "CASAM0O0"), "Din literele turului lipsește: un joker."),
        (play("H7", "CASAM"), "Cuvintele CASAM, MR nu sunt valide."),
        (play("6H", "AM"), "Cuvântul AM nu este valid."),
        (play("6E", "C0OMANDA"), "Corect."),
        (play("6E", "COMANDA"), "Corect; greșeli pe fluturaș: joker nemarcat."),
    ] {
        assert_eq!(why(slip.clone(), strict, RO), said, "{slip}");
        // The English one is another sentence, and says no key.
        let english = why(slip, strict, Language::English);
        assert!(english != said && !english.starts_with("verdict-"), "{english}");
    }
    let missing = why_in(2, json!({}), strict, RO);
    assert_eq!(missing, "Fluturașul a fost predat fără depunere.");
}

#[test]
fn all_invalid_words_are_named_the_main_word_first() {
    // J8 under I8 STIRE: DOM makes SD, TO, IM downwards.
    let said = why(play("J8", "DOM"), "authoritative", RO);
    assert!(said.starts_with("Cuvintele DOM, "), "{said}");
    let said = why(play("H7", "CASAM"), "reference", RO);
    assert_eq!(said, "Cuvintele CASAM, MR așteaptă decizia arbitrului.");
}

#[test]
fn the_first_play_must_cover_the_centre() {
    let said = why_in(1, play("A1", "CASA"), "authoritative", RO);
    assert_eq!(said, "Prima depunere trebuie să acopere careul H8.");
}

#[test]
fn what_the_arbiter_set_says_why() {
    let mut slip = play("6E", "C0OMANDA");
    slip["outcome"] = json!({"points": 40, "warnings": 2, "reason": "citit greșit"});
    assert_eq!(
        why(slip, "authoritative", RO),
        "Stabilit de arbitru: 40 de puncte, 2 avertismente (citit greșit)."
    );
}
