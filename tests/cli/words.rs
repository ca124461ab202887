//! `rack`, `check`, `lexicon`.

use eforos::lexicon::Lexicon;
use serde_json::json;

use super::support::Desk;

#[test]
fn a_rack_makes_the_words_of_the_list() {
    let desk = Desk::new();
    desk.write("list.txt", "καρό τάκος ροκ σοκ αετός κάστρο ας κράτος σκάροτε ξένος\n");
    let answer = desk.json(&["rack", "καρότσε", "--lexicon", "list.txt", "--json"]);
    assert_eq!(answer["letters"], json!("ΚΑΡΟΤΣΕ"));
    assert_eq!(
        answer["words"],
        json!({"7": ["ΣΚΑΡΟΤΕ"], "6": ["ΚΑΣΤΡΟ", "ΚΡΑΤΟΣ"], "5": ["ΑΕΤΟΣ", "ΤΑΚΟΣ"],
               "4": ["ΚΑΡΟ"], "3": ["ΡΟΚ", "ΣΟΚ"]})
    );
    // ΑΣ is too short, ΞΕΝΟΣ needs other tiles. 3 + 2·2 + 2·2 + 2 + 2·1.
    assert_eq!([&answer["count"], &answer["highest_score"]], [&json!(8), &json!(15)]);
    let keys: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["letters", "lexicon", "words", "count", "highest_score"]);
    assert_eq!(answer["lexicon"]["name"], json!("list"));
    assert!(desk.ok(&["rack", "ΚΑΡΟΤΣΕ"]).contains("ΤΑΚΟΣ"));
    assert_eq!(desk.json(&["rack", "Ξ", "--json"])["count"], json!(0));
}

#[test]
fn letters_that_no_rack_can_have_are_refused() {
    let desk = Desk::new();
    for letters in ["ΑΒΓΔΕΖΗΘ", "ΒΒ", "ΑΒ?", "", "Α Β", "Α1", "Q"] {
        let error = desk.refused(1, &["rack", letters, "--json"]);
        assert!(error.len() > 20, "{error}");
    }
}

#[test]
fn words_are_found_in_any_form() {
    let desk = Desk::new();
    // Accents, case, final sigma; decomposed; the wrong layout; not there.
    let words = ["Καλός", "καλο\u{301}ς", "kalow", "ψγδ", "α"];
    let args = [&["check"][..], &words, &["--json"]].concat();
    let said = desk.run(&args);
    assert_eq!(said.code, 0);
    assert!(said.err.contains("kalow"), "{}", said.err);
    let answer: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(
        answer,
        json!([
            {"word": "ΚΑΛΟΣ", "written": "Καλός", "found": true},
            {"word": "ΚΑΛΟΣ", "written": "καλο\u{301}ς", "found": true},
            {"word": "ΚΑΛΟΣ", "written": "kalow", "found": true, "recovered": "by_key"},
            {"word": "ΨΓΔ", "written": "ψγδ", "found": false},
            {"word": "Α", "written": "α", "found": false}
        ])
    );
    assert!(desk.ok(&["check", "ψγδ"]).contains("not found"));
    for word in ["κα λός", "κ?λός", "", "καλός!", "κα\u{7}λός"] {
        desk.refused(1, &["check", "καλός", word, "--json"]);
    }
}

#[test]
fn a_built_list_carries_its_passport() {
    let desk = Desk::new();
    desk.write("a.txt", "καρό\nτάκος\n");
    desk.write("b.txt", "ρος καρό");
    let line = "lexicon build a.txt b.txt -o built --name Όνομα --edition 2026";
    let args: Vec<&str> = line.split(' ').collect();
    desk.ok(&args);
    let info = desk.json(&["lexicon", "info", "built", "--json"]);
    // printf 'ΚΑΡΟ\nΡΟΣ\nΤΑΚΟΣ\n' | sha256sum
    let sha256 = "d80e22de09d9a4f76f4192f1b8ae37dc46f7ee3a18707c46436b3b51a8eaed5a";
    assert_eq!([&info["name"], &info["edition"]], [&json!("Όνομα"), &json!("2026")]);
    assert_eq!([&info["words"], &info["authority"]], [&json!(3), &json!("reference")]);
    assert_eq!(info["by_length"], json!({"3": 1, "4": 1, "5": 1}));
    assert_eq!(info["sha256"], json!(sha256));
    assert_eq!(
        desk.json(&["check", "ρος", "--lexicon", "built", "--json"])[0]["found"],
        json!(true)
    );

    desk.ok(&[&args[..], &["--authority", "authoritative"]].concat());
    let info = desk.json(&["lexicon", "info", "built", "--json"]);
    assert_eq!(info["authority"], json!("authoritative"));
    assert_eq!(desk.names(), ["a.txt", "b.txt", "built"]);
    assert!(desk.ok(&["lexicon", "info", "built"]).contains(sha256));
}

#[test]
fn lists_are_told_apart_by_content() {
    let desk = Desk::new();
    let list = Lexicon::embedded();
    desk.write("list.pdf", list.to_bytes());
    let info = desk.json(&["lexicon", "info", "list.pdf", "--json"]);
    assert_eq!(info["sha256"], json!(list.passport().sha256.to_string()));
    // καρό in Windows-1253.
    desk.write("old", [0xEA, 0xE1, 0xF1, 0xFC]);
    assert_eq!(desk.json(&["lexicon", "info", "old", "--json"])["words"], json!(1));

    let cut = list.to_bytes().len() / 2;
    for (name, bytes) in [
        ("empty", Vec::new()),
        ("cut", list.to_bytes().split_at(cut).0.to_vec()),
        ("binary", vec![0, 1, 2, 3, 255]),
        ("no-words", b"1 2 3".to_vec()),
        ("pdf", b"%PDF-1.5\n".to_vec()),
    ] {
        desk.write(name, bytes);
        let error = desk.refused(1, &["lexicon", "info", name]);
        assert!(error.contains(name), "{error}");
        desk.refused(1, &["rack", "ΑΒΓ", "--lexicon", name]);
    }
}

#[test]
fn words_of_other_languages_are_found_and_made() {
    let desk = Desk::new();
    let found = |language: &str, word: &str| {
        let answer = desk.json(&["check", word, "--language", language, "--json"]);
        (answer[0]["word"].clone(), answer[0]["found"].clone())
    };
    assert_eq!(found("ro", "fetiţa"), (json!("FETITA"), json!(true)));
    assert_eq!(found("ca", "col.lecció"), (json!("COL·LECCIO"), json!(true)));
    assert_eq!(found("pl", "żółw"), (json!("ŻÓŁW"), json!(true)));
    assert_eq!(found("pl", "zółw"), (json!("ZÓŁW"), json!(false)));
    assert_eq!(found("el", "καλός"), (json!("ΚΑΛΟΣ"), json!(true)));
    let spelled = desk.json(&["check", "fata", "--language", "ro", "--json"]);
    assert!(spelled[0]["spelled"].as_array().unwrap().contains(&json!("față")));
    assert!(desk.ok(&["check", "fata", "--language", "ro"]).contains("față"));
    // Without the option words are Greek, whatever language the program speaks.
    assert_eq!(
        desk.json(&["--language", "en", "check", "καλός", "--json"])[0]["found"],
        json!(true)
    );
    let error = desk.refused(1, &["check", "quiz", "--language", "pl"]);
    assert!(error.contains('q') && error.contains('1'), "{error}");
    desk.refused(1, &["check", "qadre", "--language", "ca"]);
    desk.refused(2, &["check", "mot", "--language", "fr"]);

    let made = desk.json(&["rack", "anys", "--language", "ca", "--json"]);
    assert_eq!(made["letters"], json!("ANYS"));
    assert!(made["words"]["3"].as_array().unwrap().contains(&json!("ANYS")));
    assert_eq!(made["lexicon"]["language"], json!("ca"));
    let lengths: Vec<&String> = made["words"].as_object().unwrap().keys().collect();
    assert_eq!(lengths, ["3", "2"]);
    assert!(desk.ok(&["rack", "żółwie", "--language", "pl"]).contains("ŻÓŁW"));
    desk.refused(1, &["rack", "abcdefghijklmnop", "--language", "ro"]);
}

#[test]
fn a_list_of_another_language_is_built_when_it_is_named() {
    let desk = Desk::new();
    desk.write("list.txt", "col·lecció\nquadre\nany\nqadre\n");
    let line = "lexicon build list.txt -o built --name Meva --edition 1";
    let args: Vec<&str> = line.split(' ').collect();
    let error = desk.refused(1, &args);
    assert!(error.contains("--language ro|ca|pl"), "{error}");
    let said = desk.run(&[&args[..], &["--language", "ca"]].concat());
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.err.contains("qadre"), "{}", said.err);
    // A built list knows its language; another one is not wanted in its place.
    let info = desk.json(&["lexicon", "info", "built", "--json"]);
    assert_eq!([&info["language"], &info["words"]], [&json!("ca"), &json!(3)]);
    assert_eq!(info["by_length"], json!({"2": 1, "5": 1, "8": 1}));
    let check = ["check", "any", "--lexicon", "built", "--json", "--language"];
    assert_eq!(desk.json(&[&check[..], &["ca"]].concat())[0]["found"], json!(true));
    let error = desk.refused(1, &[&check[..], &["pl"]].concat());
    assert!(error.contains("built"), "{error}");
    desk.refused(1, &["rack", "ΚΑΡΟ", "--lexicon", "built"]);
    // Without a file, the program's own.
    let info = desk.json(&["lexicon", "info", "--language", "pl", "--json"]);
    assert_eq!(info["words"], json!(3_276_062));
    assert!(desk.ok(&["lexicon", "info", "--language", "ro"]).contains("română"));
    assert!(desk.ok(&["lexicon", "info"]).contains("126"));
}
