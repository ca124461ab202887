//! How positions and words are read, and which of a word's letters are jokers.

use eforos::domain::board::{Board, Laid, Lay, Rack, Tile};
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::notation::{
    SmallLetters, laid_text, position, position_text, tiles, tiles_text, word,
};
use eforos::domain::formats::duplicate::reading::{Marking, Unread, read};

#[test]
fn a_position_is_a_row_and_a_column() {
    for (text, usual) in
        [("H7", "H7"), ("h 7", "H7"), ("6E", "6E"), (" 6 e ", "6E"), ("O15", "O15"), ("15A", "15A")]
    {
        assert_eq!(position(text).map(position_text).as_deref(), Some(usual), "{text}");
    }
    for text in ["", "H", "7", "P1", "H16", "16H", "H0", "HH7", "7H7", "H7H", "H-7", "Ș7", "H٧"] {
        assert_eq!(position(text), None, "{text}");
    }
}

/// The letters of a word with its jokers marked.
fn marked(text: &str, small: SmallLetters) -> Option<String> {
    let letters = word(text, small)?;
    let laid = letters.iter().map(|letter| match letter {
        Lay { face, marked: true } => Laid::Blank(*face),
        Lay { face, marked: false } => Laid::Face(*face),
    });
    Some(laid_text(&laid.collect::<Vec<_>>()))
}

#[test]
fn a_word_is_letters_with_jokers_marked() {
    let documents = [
        ("casa", Some("CASA")),
        ("Casa", Some("CASA")),
        ("CASa", Some("CASA0")),
        ("cASa", Some("C0ASA0")),
        ("cAsa", Some("CASA")),
        ("C0OMANDA", Some("C0OMANDA")),
        ("c0OMANDA", Some("C0OMANDA")),
        (" ȘTIRE ", Some("STIRE")),
        ("Ştiră", Some("STIRA")),
        ("S\u{326}TIRE", Some("STIRE")),
        ("PÂINE", Some("PAINE")),
        ("KWY", Some("KWY")),
        ("CA SA", None),
        ("CAS?", None),
        ("0CASA", None),
        ("C00ASA", None),
        ("CÉSA", None),
        ("ſA", None),
        ("Aı", None),
        ("ΚΑΡΟ", None),
        ("", None),
    ];
    for (text, is) in documents {
        assert_eq!(marked(text, SmallLetters::Jokers).as_deref(), is, "{text}");
    }
    assert_eq!(
        marked("CASa", SmallLetters::Nothing).as_deref(),
        Some("CASA"),
        "typed, case says nothing"
    );
}

#[test]
fn a_joker_is_where_the_play_scores_least() {
    let rules = Rules::ro_duplicate_2007();
    let rack = |text: &str| tiles(text).unwrap().into_iter().collect::<Rack>();
    let laid = |hand: &str, at: &str, text: &str| {
        let letters = word(text, SmallLetters::Jokers).unwrap();
        let reading =
            read(&Board::EMPTY, &rack(hand), &rules.scoring, position(at).unwrap(), &letters)?;
        let points = rules.scoring.score(&Board::EMPTY, &reading.play);
        let tiles = reading.play.tiles.iter().map(|(_, laid)| *laid).collect::<Vec<_>>();
        Ok((laid_text(&tiles), points, reading.marking))
    };
    // Both choices score 24: the joker is taken at the earlier square.
    assert_eq!(laid("ZAR?", "H5", "ZARZ"), Ok(("Z0ARZ".to_owned(), 24, Marking::Missing)));
    // On H4 a double letter: 26; on H8: 46.
    assert_eq!(laid("ZARA?", "H4", "ZARAZ"), Ok(("Z0ARAZ".to_owned(), 26, Marking::Missing)));
    assert_eq!(laid("ZAR?", "H5", "ZARZ0"), Ok(("ZARZ0".to_owned(), 24, Marking::Whole)));
    // A marked joker that the rack does not have is not forgiven, though it has the letter.
    assert_eq!(laid("ZARA", "H6", "Z0AR"), Err(Unread::Rack));
    assert_eq!(laid("ZAR?", "H5", "ZIRE"), Err(Unread::Rack));
    assert_eq!(
        laid("ZAR??", "H5", "ZIRE").map(|(text, _, marking)| (text, marking)),
        Ok(("ZI0RE0".to_owned(), Marking::Missing))
    );
}

#[test]
fn tiles_come_in_any_case_and_are_told_in_order() {
    let rack: Rack = tiles("t? e*ș0").unwrap().into_iter().collect();
    assert_eq!(tiles_text(rack.tiles()), "EST???");
    assert_eq!(tiles("TA.").map(|tiles| tiles.len()), None);
    assert_eq!(tiles("AACEISſ"), None);
    assert_eq!(tiles("").map(|tiles| tiles.len()), Some(0));
    assert_eq!(tiles("?"), Some(vec![Tile::Blank]));
}
