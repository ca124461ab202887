//! Digests and passports, read and refused.

use super::*;

/// The SHA-256 of nothing, as every table of test vectors gives it.
const OF_NOTHING: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

#[test]
fn a_digest_is_written_and_read_as_lower_case_hexadecimal() {
    let digest = Digest::of(b"");
    assert_eq!(digest.to_string(), OF_NOTHING);
    assert_eq!(OF_NOTHING.parse(), Ok(digest));
    assert_eq!(Digest::from_bytes(*digest.as_bytes()), digest);
    let text = serde_json::to_string(&digest).unwrap();
    assert_eq!(text, format!("\"{OF_NOTHING}\""));
    assert_eq!(serde_json::from_str::<Digest>(&text).unwrap(), digest);
}

#[test]
fn nothing_else_is_a_digest() {
    let upper = OF_NOTHING.to_uppercase();
    let long = format!("{OF_NOTHING}00");
    let odd = format!("{OF_NOTHING}0");
    let sign = OF_NOTHING.replace('e', "g");
    for text in ["", "00", &upper, &long, &odd, &sign, &OF_NOTHING[1..]] {
        assert_eq!(text.parse::<Digest>(), Err(NotADigest(text.to_owned())), "{text}");
    }
}

#[test]
fn a_passport_keeps_its_stored_form() {
    let passport = Passport {
        name: "α".to_owned(),
        edition: "1".to_owned(),
        sha256: Digest::of(b""),
        words: 0,
        authority: Authority::Reference,
        language: WordLanguage::Greek,
    };
    let text = serde_json::to_string(&passport).unwrap();
    assert_eq!(
        text,
        format!(
            r#"{{"name":"α","edition":"1","sha256":"{OF_NOTHING}","words":0,"authority":"reference"}}"#
        )
    );
    assert_eq!(serde_json::from_str::<Passport>(&text).unwrap(), passport);
}

#[test]
fn a_set_of_words_is_a_word_list() {
    let [has, lacks]: [Word; 2] = ["ΚΑΡΟ", "ΡΟΣ"].map(|word| word.parse().unwrap());
    let list = BTreeSet::from([has.clone()]);
    assert!(WordList::contains(&&list, &has));
    assert!(!WordList::contains(&list, &lacks));
}
