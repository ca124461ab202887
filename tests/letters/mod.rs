//! Letters of every language: text → word → faces → word → text for every word that the program ships
//! with, what is folded and what is refused, and the order in which people look words up.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use eforos::domain::letters::{
    Alphabet, CATALAN, GREEK, Letter, NotAWord, POLISH, ROMANIAN, Reading, Tiles, Word,
    WordLanguage,
};
use eforos::domain::lexicon::{Authority, Digest};
use eforos::lexicon::{
    Encoding, ImportError, Imported, LENGTHS, Labels, Lexicon, Source, Title, Why, import,
    spellings,
};
use proptest::prelude::*;

fn word(text: &str) -> Word {
    text.parse().unwrap()
}

/// What a text is read as.
fn read(alphabet: &Alphabet, text: &str) -> String {
    match alphabet.read(text, None) {
        Ok(Reading { written, recovery: None, otherwise: None }) => written.to_string(),
        other => panic!("{text:?}: {other:?}"),
    }
}

/// Which sign of a text is refused, and where.
fn refused(alphabet: &Alphabet, text: &str) -> (char, usize) {
    match alphabet.read(text, None) {
        Err(NotAWord::Sign { sign, position }) => (sign, position),
        other => panic!("{text:?}: {other:?}"),
    }
}

/// A word's faces, apart.
fn faces(alphabet: &Alphabet, text: &str) -> Option<String> {
    let faces = alphabet.cut(word(text).letters())?;
    Some(faces.iter().map(|&face| alphabet.spelled(face)).collect::<Vec<_>>().join(" "))
}

/// Every fiftieth word; `make soak` (`EFOROS_SOAK`) takes each.
#[test]
fn every_word_of_every_list_goes_there_and_back() {
    std::thread::scope(|scope| {
        for language in WordLanguage::ALL {
            scope.spawn(move || goes_there_and_back(language));
        }
    });
}

fn goes_there_and_back(language: WordLanguage) {
    let (list, alphabet) = (Lexicon::free(language), language.alphabet());
    let every = if std::env::var_os("EFOROS_SOAK").is_some() { 1 } else { 50 };
    let mut seen = 0;
    let mut before = Vec::new();
    for word in list.words() {
        seen += 1;
        if seen % every != 0 {
            continue;
        }
        let cut = alphabet.cut(word.letters()).unwrap();
        assert!(LENGTHS.contains(&cut.len()), "{word}");
        assert!(alphabet.join(&cut) == word.letters(), "{word}");
        assert!(before < cut, "{word} comes in the order of the alphabet");
        // A sign and its letter are one to one, so not every word need be written; and people's text, with
        // marks and small letters, takes longer.
        if seen % 10 == 0 {
            assert_eq!(word.to_string().parse().as_ref(), Ok(&word));
        }
        if seen % 500 == 0 {
            let text = word.to_string();
            assert_eq!(read(alphabet, &text), text);
            assert_eq!(read(alphabet, &format!(" {}\n", text.to_lowercase())), text);
        }
        before = cut;
    }
    assert_eq!(seen, list.passport().words);
}

#[test]
fn the_lists_have_their_known_digests_and_counts() {
    // The digests and counts that the lists were published with, made by other programs.
    let known = [
        (
            WordLanguage::Greek,
            "a7ef78b31cffee335c790fe1607853d6aa4ce56ecb4ddbae99ad6f7092c5f4b0",
            vec![63, 361, 2424, 8045, 19597, 36915, 59587],
        ),
        (
            WordLanguage::Romanian,
            "8f633c4cac62b566a4e3080e9a34412d8e65800ed19c696b0ed4052809452619",
            vec![
                100, 794, 4005, 13180, 32378, 62765, 97125, 127_258, 140_052, 134_401, 113_385,
                84500, 58435, 36857,
            ],
        ),
        (
            WordLanguage::Catalan,
            "7461f81ecdba5bc58a033774bfe8df444bf0e6846bd79a4a7fbc537b2faf3399",
            vec![
                126, 882, 4128, 13357, 29540, 53430, 82627, 106_055, 121_580, 119_234, 96137,
                73729, 47545, 26843,
            ],
        ),
        (
            WordLanguage::Polish,
            "cb708cf47bcdcff0138d6d0c95e2bd6a9befdf718125f1f36074f8df9cf6b9d5",
            vec![
                285, 1992, 8829, 29683, 66432, 131_930, 219_015, 315_732, 398_931, 454_952,
                468_905, 447_440, 400_602, 331_334,
            ],
        ),
    ];
    for (language, sha256, by_length) in known {
        let list = Lexicon::free(language);
        assert_eq!(list.passport().sha256.to_string(), sha256, "{language}");
        assert_eq!(list.words_by_length().into_values().collect::<Vec<_>>(), by_length);
        assert_eq!(list.passport().words, by_length.iter().sum::<u32>());
        assert_eq!(list.passport().language, language);
    }
}

#[test]
fn each_alphabet_has_its_letters_in_order() {
    let spelled = |alphabet: &'static Alphabet| {
        alphabet.faces().map(|face| alphabet.spelled(face)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(spelled(&GREEK), "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω");
    assert_eq!(spelled(&ROMANIAN), "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z");
    assert_eq!(spelled(&CATALAN), "A B C Ç D E F G H I J K L L·L M N NY O P QU R S T U V W X Y Z");
    assert_eq!(spelled(&POLISH), "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P R S Ś T U W Y Z Ź Ż");
    for language in WordLanguage::ALL {
        let alphabet = language.alphabet();
        assert_eq!(language.code().parse(), Ok(language));
        let mut places = 0..;
        for face in alphabet.faces() {
            assert_eq!(Some(face.place()), places.next());
            assert_eq!(alphabet.at(face.place()), Some(face));
            // A face is cut as itself, and spelled with the letters that its text has.
            assert_eq!(alphabet.cut(alphabet.letters(face)), Some(vec![face]));
            let text: String = alphabet.letters(face).iter().map(|it| it.to_char()).collect();
            assert_eq!(text, alphabet.spelled(face));
        }
        let past = u8::try_from(alphabet.len()).unwrap();
        assert_eq!(alphabet.at(past), None);
    }
    assert_eq!(
        "de".parse::<WordLanguage>().unwrap_err().to_string(),
        r#"no language of words: "de""#
    );
}

#[test]
fn words_of_any_length_are_what_their_letters_are() {
    assert_eq!(Word::new([] as [Letter; 0]), None);
    let text = |length: usize, last: char| {
        "ΑΒΓΔΕΖΗΘΙΚ".chars().cycle().take(length - 1).chain([last]).collect::<String>()
    };
    let mut all = Vec::new();
    for length in [1, 2, 7, 15, 21, 22, 23, 24, 255, 256, 300] {
        for last in ['Α', 'Ω'] {
            let text = text(length, last);
            let word: Word = text.parse().unwrap();
            assert_eq!((word.to_string(), word.len()), (text.clone(), length));
            assert_eq!(Word::new(word.letters()), Some(word.clone()));
            assert_eq!(serde_json::to_string(&word).unwrap(), format!("{text:?}"));
            all.push(word);
        }
    }
    // Order, equality and place in a set are those of the letters, wherever they lie.
    for one in &all {
        for other in &all {
            assert_eq!(one.cmp(other), one.letters().cmp(other.letters()), "{one} {other}");
            assert_eq!(one == other, one.letters() == other.letters());
        }
    }
    let set: std::collections::HashSet<Word> = all.iter().chain(&all).cloned().collect();
    assert_eq!(set.len(), all.len());
}

#[test]
fn the_table_of_signs_is_closed_and_in_order() {
    let all = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩABCDEFGHIJKLMNOPQRSTUVWXYZ·ÇÓĄĆĘŁŃŚŹŻ";
    let letters: Vec<Letter> = all.chars().map(|sign| Letter::from_char(sign).unwrap()).collect();
    assert_eq!(letters.len(), Letter::COUNT);
    assert!(letters.iter().map(|letter| letter.index()).eq(0..Letter::COUNT));
    // Latin and Greek letters that look alike are others.
    assert_ne!(Letter::from_char('A'), Letter::from_char('Α'));
    let others = ['a', 'Ă', 'Ș', 'Ş', 'À', 'Ñ', 'Ŀ', '•', '.', '?', ' ', '0', 'А', 'Ά', 'Ё'];
    assert!(others.into_iter().all(|sign| Letter::from_char(sign).is_none()));
    // Every letter is of some alphabet.
    let of_some = |letter: &Letter| {
        WordLanguage::ALL.iter().any(|it| it.alphabet().letter(letter.to_char()) == Some(*letter))
    };
    assert!(letters.iter().all(of_some));
}

#[test]
fn vowels_are_those_of_the_tile_sets() {
    let vowels = |alphabet: &'static Alphabet| -> String {
        alphabet
            .faces()
            .filter(|&it| alphabet.is_vowel(it))
            .map(|it| alphabet.spelled(it))
            .collect()
    };
    assert_eq!(vowels(&GREEK), "ΑΕΗΙΟΥΩ");
    assert_eq!(vowels(&ROMANIAN), "AEIOU");
    assert_eq!(vowels(&CATALAN), "AEIOU");
    assert_eq!(vowels(&POLISH), "AĄEĘIOÓUY");
}

#[test]
fn romanian_marks_are_folded_with_comma_and_cedilla() {
    for text in ["față", "FAŢĂ", "faţă", "fata", "FATA", "fat\u{326}a\u{306}", "FAT\u{327}A\u{306}"]
    {
        assert_eq!(read(&ROMANIAN, text), "FATA", "{text:?}");
    }
    for text in ["înșiși", "ÎNŞIŞI", "i\u{302}ns\u{326}is\u{326}i", "I\u{302}NS\u{327}IS\u{327}I"]
    {
        assert_eq!(read(&ROMANIAN, text), "INSISI", "{text:?}");
    }
    assert_eq!(read(&ROMANIAN, "câine"), "CAINE");
    assert_eq!(read(&ROMANIAN, "kiwi"), "KIWI", "a letter without tiles is a letter");
    assert_eq!(refused(&ROMANIAN, "café"), ('é', 4));
    assert_eq!(refused(&ROMANIAN, "cafe\u{301}"), ('é', 4));
    assert_eq!(refused(&ROMANIAN, "façade"), ('ç', 3));
    assert_eq!(refused(&ROMANIAN, "dintr-un"), ('-', 6));
}

#[test]
fn catalan_letters_of_several_signs_are_one_face() {
    let forms = ["col·lecció", "COL·LECCIÓ", "coŀlecció", "COĿLECCIÓ", "col.lecció", "col•lecció"];
    for text in forms.into_iter().chain(["col-leccio", "col\u{387}leccio\u{301}"]) {
        assert_eq!(read(&CATALAN, text), "COL·LECCIO", "{text:?}");
    }
    assert_eq!(faces(&CATALAN, "COL·LECCIO").unwrap(), "C O L·L E C C I O");
    assert_eq!(faces(&CATALAN, "COLLA").unwrap(), "C O L L A", "ll without a dot is two L");
    assert_eq!(faces(&CATALAN, "ANY").unwrap(), "A NY");
    assert_eq!(faces(&CATALAN, "ANYS").unwrap(), "A NY S");
    assert_eq!(faces(&CATALAN, "QUADRE").unwrap(), "QU A D R E");
    assert_eq!(read(&CATALAN, "qüestió"), "QUESTIO");
    assert_eq!(read(&CATALAN, "aqu\u{308}\u{ed}fer"), "AQUIFER");
    assert_eq!(read(&CATALAN, "façana"), "FAÇANA", "Ç stays");
    assert_eq!(read(&CATALAN, "fac\u{327}ana"), "FAÇANA");
    assert_eq!(read(&CATALAN, "àèéíïòóúü"), "AEEIIOOUU");
    assert_eq!(faces(&CATALAN, "QADRE"), None);
    assert_eq!(refused(&CATALAN, "qadre"), ('q', 1));
    assert_eq!(refused(&CATALAN, "iraq"), ('q', 4));
    assert_eq!(refused(&CATALAN, "a·b"), ('·', 2));
    assert_eq!(refused(&CATALAN, "col·"), ('·', 4));
    assert_eq!(refused(&CATALAN, "piñata"), ('ñ', 3));
    assert_eq!(refused(&CATALAN, "l'home"), ('\'', 2));
    assert_eq!(faces(&CATALAN, "KIWI").unwrap(), "K I W I", "only blanks can be K and W");
    let longest = "L·L".repeat(15);
    assert_eq!(CATALAN.faces_in(word(&longest).letters()), Some(15));
}

#[test]
fn polish_folds_nothing() {
    assert_eq!(read(&POLISH, "zażółć"), "ZAŻÓŁĆ");
    assert_eq!(read(&POLISH, "gęślą"), "GĘŚLĄ");
    assert_eq!(read(&POLISH, "jaz\u{301}n\u{301}"), "JAŹŃ");
    assert_eq!(read(&POLISH, "Z\u{307}O\u{301}ŁW"), "ŻÓŁW");
    assert_ne!(read(&POLISH, "sąd"), read(&POLISH, "sad"));
    assert_eq!(POLISH.cut(word("ZAŻÓŁĆ").letters()).unwrap().len(), 6);
    assert_eq!(refused(&POLISH, "quiz"), ('q', 1));
    assert_eq!(refused(&POLISH, "taxi"), ('x', 3));
    assert_eq!(refused(&POLISH, "vis"), ('v', 1));
    assert_eq!(refused(&POLISH, "café"), ('é', 4));
    assert_eq!(refused(&POLISH, "dat\u{327}a"), ('ţ', 3));
}

#[test]
fn another_alphabet_is_refused_where_it_begins() {
    for alphabet in [&ROMANIAN, &CATALAN, &POLISH] {
        assert_eq!(refused(alphabet, "ΛΟΓΟΣ"), ('Λ', 1));
        assert_eq!(refused(alphabet, " dοm"), ('ο', 2), "a Greek omicron");
        assert_eq!(refused(alphabet, "домик"), ('д', 1));
        assert_eq!(refused(alphabet, "ma;"), (';', 3));
        assert_eq!(refused(alphabet, "ma\u{131}s"), ('\u{131}', 3), "an i without a dot");
        assert_eq!(alphabet.read("pe ma", None), Err(NotAWord::InnerSpace { position: 3 }));
        assert_eq!(alphabet.read(" \u{FEFF}", None), Err(NotAWord::Empty));
        assert_eq!(alphabet.read_keyed("ma?", None).unwrap().written.to_string(), "MA?");
        assert_eq!(alphabet.read_letters("ma?"), Err(NotAWord::Sign { sign: '?', position: 3 }));
        assert_eq!(alphabet.cut(word("ΛΟΓΟΣ").letters()), None);
    }
    assert_eq!(GREEK.cut(word("LOGOS").letters()), None);
    assert_eq!(POLISH.cut(word("FAÇANA").letters()), None);
    assert_eq!(POLISH.first_foreign(word("FAÇANA").letters()), Some(2));
    assert_eq!(POLISH.first_foreign(word("FANA").letters()), None);
}

#[test]
fn people_look_words_up_in_the_order_of_the_alphabet() {
    let sorted = |alphabet: &Alphabet, texts: &[&str]| {
        let mut words: Vec<Word> = texts.iter().map(|text| word(text)).collect();
        words.sort_by(|one, other| alphabet.compare(one.letters(), other.letters()));
        words.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let catalan = ["CAS", "ÇA", "DAU", "LLA", "LU", "L·LA", "NAS", "NUS", "NYAP", "OU"];
    let mut mixed = catalan;
    mixed.reverse();
    assert_eq!(sorted(&CATALAN, &mixed), catalan);
    let polish = ["AZ", "ĄA", "BA", "CZ", "ĆA", "LA", "ŁA", "ZA", "ŹA", "ŻA", "QA", "ΑΑ"];
    let mut mixed = polish;
    mixed.reverse();
    // Words of other languages come last.
    let sorted = sorted(&POLISH, &mixed);
    assert_eq!(sorted[..10], polish[..10]);
    assert_eq!(BTreeSet::from_iter(&sorted[10..]), BTreeSet::from([&"QA".into(), &"ΑΑ".into()]));
}

// Lists of other languages

fn title() -> Title {
    let (name, edition) = ("own".to_owned(), "1".to_owned());
    Title { name, edition, authority: Authority::Authoritative }
}

fn listed(language: WordLanguage, words: &[&str]) -> Lexicon {
    Lexicon::in_language(language, words.iter().map(|text| word(text)), title())
}

fn imported(language: WordLanguage, bytes: &[u8]) -> Result<Imported, ImportError> {
    let labels = Labels { language, ..Labels::default() };
    import(bytes, &labels, &mut |_| ControlFlow::Continue(()))
}

fn texts(words: impl IntoIterator<Item = Word>) -> Vec<String> {
    words.into_iter().map(|word| word.to_string()).collect()
}

#[test]
fn lengths_and_racks_count_faces() {
    let words = ["ANY", "ANYS", "QUE", "L·LA", "ALLA", "NA", "QUADRE", "Q", "QA", "FATĂ"];
    let words = words.map(|text| text.parse::<Word>().ok());
    let catalan = WordLanguage::Catalan;
    let list = Lexicon::in_language(catalan, words.into_iter().flatten(), title());
    // QA is of no language, Q has one letter, FATĂ is no stored form.
    assert_eq!(texts(list.words()), ["ALLA", "ANY", "ANYS", "L·LA", "NA", "QUADRE", "QUE"]);
    assert_eq!(
        list.words_by_length().into_iter().collect::<Vec<_>>(),
        [(2, 4), (3, 1), (4, 1), (5, 1)]
    );
    let rack = |text: &str| CATALAN.cut(word(text).letters()).unwrap().into_iter().collect();
    let solve = |text: &str| texts(list.solve(&rack(text), LENGTHS));
    assert_eq!(solve("ANYS"), ["ANY", "ANYS"], "the tile NY is no N and no Y");
    assert_eq!(solve("ANS"), ["NA"]);
    assert_eq!(solve("L·LALA"), ["L·LA"], "three tiles: L·L, A, L, and another A");
    assert_eq!(solve("QUE"), ["QUE"]);
    // One slip away: a letter too many; the same with two signs.
    assert_eq!(texts(list.near(&word("ANY"), &rack("ANYSNA"), LENGTHS, 9)), ["ANYS", "NA"]);
    assert_eq!(texts(list.near(&word("QA"), &rack("QUE"), LENGTHS, 9)), [""; 0]);
    // By its text: N begins NY, too.
    let begin = |text: &str| {
        let places: Vec<_> = word(text).letters().iter().copied().map(Some).collect();
        texts(list.beginning(&places, 9))
    };
    assert_eq!(begin("AN"), ["ANY", "ANYS"]);
    assert_eq!(begin("L"), ["L·LA"]);
    assert_eq!(begin("ANY"), ["ANY", "ANYS"]);
}

#[test]
fn a_list_of_any_language_is_kept_in_a_file_and_digested_by_code_point() {
    let catalan = ["ÇA", "CA", "ZA", "L·LA", "LLA", "LZ"];
    let polish = ["ŁA", "LA", "ZA", "ĄA", "AZ"];
    let lists = [
        (WordLanguage::Catalan, &catalan[..], "CA\nLLA\nLZ\nL·LA\nZA\nÇA\n"),
        (WordLanguage::Polish, &polish[..], "AZ\nLA\nZA\nĄA\nŁA\n"),
        (WordLanguage::Romanian, &["FATA", "CASA"][..], "CASA\nFATA\n"),
    ];
    for (language, words, text) in lists {
        let list = listed(language, words);
        assert_eq!(list.passport().sha256, Digest::of(text.as_bytes()), "{language}");
        let again = Lexicon::from_bytes(&list.to_bytes()).unwrap();
        assert_eq!(again.passport(), list.passport());
        assert!(again.words().eq(list.words()));
        assert_eq!(again.words_by_length(), list.words_by_length());
        let error = imported(WordLanguage::Greek, &list.to_bytes()).unwrap_err();
        assert_eq!(
            error,
            ImportError::OtherLanguage { got: language, wanted: WordLanguage::Greek }
        );
        assert_eq!(
            imported(language, &list.to_bytes()).unwrap().lexicon.passport(),
            list.passport()
        );
        // A text with marks and small letters gives the same list.
        let read = imported(language, text.to_lowercase().as_bytes()).unwrap();
        assert_eq!(read.lexicon.passport().sha256, list.passport().sha256);
        assert_eq!(Lexicon::union([&list, &list], title()).passport(), list.passport());
    }
    // Of the Greek one nothing says that it is Greek.
    let greek = serde_json::to_string(listed(WordLanguage::Greek, &["ΡΟΣ"]).passport()).unwrap();
    assert!(!greek.contains("language"), "{greek}");
    let polish = serde_json::to_string(listed(WordLanguage::Polish, &["ŁA"]).passport()).unwrap();
    assert!(polish.ends_with(r#""authority":"authoritative","language":"pl"}"#), "{polish}");
}

#[test]
fn old_encodings_and_foreign_words_are_told() {
    // Windows-1250 and ISO-8859-2 differ in Ś and Ź.
    let read = imported(WordLanguage::Polish, b"\x8cLAD\nZ\xd3\xa3W\n").unwrap();
    assert_eq!(texts(read.lexicon.words()), ["ŚLAD", "ZÓŁW"].map(String::from)[..]);
    assert_eq!(read.source, Source::Text(Encoding::Windows1250));
    let read = imported(WordLanguage::Polish, b"\xa6LAD\nZ\xd3\xa3W\n").unwrap();
    assert_eq!(read.source, Source::Text(Encoding::Iso8859_2));
    assert_eq!(texts(read.lexicon.words()), ["ŚLAD", "ZÓŁW"]);
    let read = imported(WordLanguage::Catalan, b"fa\xe7ana\ncol\xb7lecci\xf3\n").unwrap();
    assert_eq!(read.source, Source::Text(Encoding::Windows1252));
    assert_eq!(texts(read.lexicon.words()), ["COL·LECCIO", "FAÇANA"]);
    let read = imported(WordLanguage::Romanian, b"fa\xfe\xe3\nca\xbaa").unwrap();
    assert_eq!(texts(read.lexicon.words()), ["CASA", "FATA"]);

    let read = imported(WordLanguage::Polish, "żółw quiz λόγος a\n".as_bytes()).unwrap();
    assert_eq!(texts(read.lexicon.words()), ["ŻÓŁW"]);
    assert_eq!(read.skipped.of(Why::Sign).unwrap().count, 2);
    assert_eq!(read.skipped.of(Why::TooShort).unwrap().count, 1);
}

#[test]
fn a_folded_word_is_spelled_as_the_language_spells_it() {
    // Every hundredth: each has a spelling that folds to it, those without marks first.
    let romanian = WordLanguage::Romanian;
    for word in Lexicon::free(romanian).words().step_by(100) {
        let spelled = spellings(romanian, &word);
        assert!(!spelled.is_empty(), "{word}");
        assert!(spelled.iter().all(|text| read(&ROMANIAN, text) == word.to_string()), "{word}");
        assert_eq!(spelled.iter().collect::<BTreeSet<_>>().len(), spelled.len());
    }
    assert!(spellings(romanian, &word("FATA")).contains(&"față".to_owned()));
    assert_eq!(spellings(romanian, &word("QQQ")), [""; 0]);
}

fn language() -> impl Strategy<Value = WordLanguage> {
    prop::sample::select(WordLanguage::ALL.to_vec())
}

proptest! {
    #[test]
    fn faces_are_joined_and_cut_again(language in language(), places in prop::collection::vec(0_u8..32, 1..20)) {
        let alphabet = language.alphabet();
        let faces: Vec<_> = places.iter().filter_map(|&place| alphabet.at(place)).collect();
        let letters = alphabet.join(&faces);
        let cut = alphabet.cut(&letters);
        // N before Y, or L, a dot and L, are cut otherwise; all else as it was.
        if language != WordLanguage::Catalan {
            prop_assert_eq!(cut.as_deref(), Some(&faces[..]));
        }
        if let Some(cut) = cut {
            prop_assert!(cut.len() <= faces.len());
            prop_assert_eq!(alphabet.join(&cut), letters);
        }
    }

    #[test]
    fn whatever_is_read_is_of_the_language_and_read_again_as_itself(
        language in language(),
        text in "[a-zA-ZăâîșşțţÀÉÍÏÒÜçÇ·ŀĿ.•ąćęłńóśźżÓŻα-ωΆ?\u{301}\u{327} -]{0,12}",
    ) {
        let alphabet = language.alphabet();
        match alphabet.read(&text, None) {
            Ok(Reading { written, .. }) => {
                let again = alphabet.read(&written.to_string(), None).unwrap();
                prop_assert_eq!(&again.written, &written);
                prop_assert_eq!(again.recovery, None);
                if let Some(word) = written.word() {
                    prop_assert!(alphabet.cut(word.letters()).is_some());
                }
            }
            Err(NotAWord::Sign { position, .. } | NotAWord::InnerSpace { position }) => {
                prop_assert!((1..=text.chars().count()).contains(&position));
            }
            Err(NotAWord::Empty | NotAWord::TooLong { .. }) => {}
        }
    }

    #[test]
    fn tiles_are_a_multiset_of_faces(places in prop::collection::vec(0_u8..29, 0..40)) {
        let faces: Vec<_> = places.iter().filter_map(|&place| CATALAN.at(place)).collect();
        let tiles: Tiles = faces.iter().copied().collect();
        let mut sorted = faces.clone();
        sorted.sort_unstable();
        prop_assert!(tiles.faces().eq(sorted.iter().copied()));
        prop_assert_eq!(tiles.len(), faces.len());
        for (place, face) in sorted.iter().enumerate() {
            prop_assert_eq!(tiles.nth(place), Some(*face));
        }
        prop_assert_eq!(tiles.nth(faces.len()), None);
        prop_assert!(tiles.without(faces).is_empty());
    }
}
