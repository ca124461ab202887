//! How long a text may be, and how high a player's number: refused, with what was given; never cut.

use eforos::domain::contest::Details;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::{Command, Event, Rejection};
use eforos::domain::ids::PlayerId;
use eforos::domain::letters::{NotAWord, WordLanguage};
use eforos::domain::lexicon::{Authority, Passport};
use eforos::domain::player::Player;
use eforos::domain::text::{TextKind, UnfitText};
use eforos::language::Language;

use crate::day::{Day, all_day, letters, player, round, word};

fn long(kind: TextKind) -> String {
    "Ώ".repeat(kind.limit() + 1)
}

/// A text of this kind is refused when it is one character too long, and not a character before.
fn limited<C: Into<Command>>(day: &mut Day, kind: TextKind, command: impl Fn(String) -> C) {
    let refused = day.refused(command(long(kind)));
    let Rejection::UnfitText(UnfitText::TooLong { kind: told, got, quoted }) = &refused else {
        panic!("{refused}");
    };
    assert_eq!((*told, *got, quoted.chars().count()), (kind, kind.limit() + 1, 61));
    for language in Language::ALL {
        let said = language.rejection(&refused);
        // As the language writes it, or English where that stands in.
        let got = i64::try_from(*got).unwrap();
        let in_full = [language, Language::English].map(|language| language.number(got));
        assert!(in_full.iter().any(|got| said.contains(got)), "{said}");
        assert!(said.chars().count() < 300, "{said}");
    }
    let hidden = day.refused(command("ΑΒ\u{202E}Γ".to_owned()));
    assert!(matches!(hidden, Rejection::UnfitText(UnfitText::Hidden { position: 3, .. })));
    let most: String = long(kind).chars().skip(1).collect();
    day.must(command(most));
}

#[test]
fn every_text_of_a_record_has_its_length() {
    use TextKind::{Evidence, Name, Reason, Title};
    let mut day = Day::of_players(1, "ΡΟΣ");
    let details = Details::default;
    limited(&mut day, Title, |title| Command::ChangeDetails {
        details: Details { title, ..details() },
    });
    limited(&mut day, Title, |venue| Command::ChangeDetails {
        details: Details { venue, ..details() },
    });
    limited(&mut day, Name, |date| Command::ChangeDetails {
        details: Details { date, ..details() },
    });
    limited(&mut day, Name, |referee| Command::ChangeDetails {
        details: Details { referee, ..details() },
    });
    limited(&mut day, Name, |club| Command::ChangeDetails {
        details: Details { club, ..details() },
    });
    limited(&mut day, Name, |starts| Command::ChangeDetails {
        details: Details { starts, ..details() },
    });
    limited(&mut day, Name, |name| Command::ChangeDetails {
        details: Details { assistants: vec!["Άννα".to_owned(), name], ..details() },
    });
    limited(&mut day, Title, |text| Command::SetHallWord { text });
    limited(&mut day, Name, |name| Command::AddPlayer {
        id: None,
        name,
        club: String::new(),
        span: all_day(),
    });
    limited(&mut day, Name, |club| Command::ChangePlayer {
        player: Player { id: player(1), name: "Άννα".to_owned(), club, span: all_day() },
    });
    limited(&mut day, Evidence, |evidence| Command::RuleWord {
        seen: None,
        word: word("ΡΟΣ"),
        ruled: Ruled::Valid,
        evidence,
    });
    limited(&mut day, Reason, |reason| Command::Penalise {
        player: player(1),
        round: round(1),
        kind: PenaltyKind::Reprimand,
        reason,
    });
    limited(&mut day, Reason, |reason| Play::RecordRound {
        round: round(1),
        letters: letters("ΚΑΡΟΤΣΕ"),
        reason,
    });
    limited(&mut day, Reason, |reason| Play::GiveUpRest { from: round(2), reason });
    let about = About::Word { round: round(1), word: word("ΡΟΣ") };
    day.must(Command::LodgeObjection { player: player(1), about });
    let objection = day.contest().common.objections[0].id;
    limited(&mut day, Reason, |reason| Command::DecideObjection {
        objection,
        outcome: Outcome::Dismissed,
        reason,
    });
}

#[test]
fn the_name_at_the_desk_has_its_length() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.who.name = long(TextKind::Name);
    let refused = day.refused(Command::ChangeDetails { details: Details::default() });
    assert!(matches!(refused, Rejection::UnfitText(UnfitText::TooLong { .. })), "{refused}");
}

#[test]
fn players_are_numbered_up_to_999() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    let add = |id| Command::AddPlayer {
        id,
        name: "Άννα".to_owned(),
        club: String::new(),
        span: all_day(),
    };
    for number in [1000, 1001, u32::MAX] {
        let refused = day.refused(add(PlayerId::new(number)));
        assert_eq!(refused, Rejection::PlayerNumber { player: PlayerId::new(number).unwrap() });
    }
    day.must(add(PlayerId::new(999)));
    // The next one has the first number that is free.
    day.must(add(None));
    assert!(day.contest().common.players.contains_key(&player(3)));
    // The others at once: each alone would be held against all laws.
    let others = (4..999).map(|number| {
        let (name, club) = (format!("Παίκτης {number}"), String::new());
        Event::PlayerAdded { player: Player { id: player(number), name, club, span: all_day() } }
    });
    let recorded = day.record.number(others.collect(), day.now, &day.who);
    day.record.take_in(recorded);
    let refused = day.refused(add(None));
    assert_eq!(refused, Rejection::PlayerNumber { player: PlayerId::new(1000).unwrap() });
}

#[test]
fn no_word_is_longer_than_any_word() {
    assert!(ALPHABET.read(&"α".repeat(500), None).is_ok());
    assert_eq!(ALPHABET.read(&"α".repeat(501), None), Err(NotAWord::TooLong { got: 501 }));
    assert_eq!(ALPHABET.read(&"k".repeat(501), None), Err(NotAWord::TooLong { got: 501 }));
}

/// They can be stored, for a letter is a letter whatever the language.
#[test]
fn words_and_lists_of_another_language_are_none_here() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    let refused = |what: &str| Rejection::OtherLanguage { what: what.to_owned() };
    let rule = |text: &str| {
        let word = text.parse().unwrap();
        Command::RuleWord { seen: None, word, ruled: Ruled::Valid, evidence: String::new() }
    };
    for text in ["LOGOS", "ΛΟΓ\u{4F}Σ", "ŻÓŁW", "L·L"] {
        assert_eq!(day.refused(rule(text)), refused(text));
    }
    day.must(rule("ΛΟΓΟΣ"));
    let list = day.passport(Authority::Reference);
    let polish = Passport { language: WordLanguage::Polish, ..list.clone() };
    assert_eq!(day.refused(Command::ChangeLexicon { lexicon: polish }), refused("test"));
    day.must(Command::ChangeLexicon { lexicon: list });
    day.run(1);
    let key = |written: &str| Play::KeySheet {
        player: Some(player(1)),
        round: round(1),
        words: [(Field::Three, written.parse().unwrap())].into_iter().collect(),
    };
    // Also where a letter is unreadable.
    for text in ["RΟΣ", "Ρ?S", "?\u{41}?"] {
        assert_eq!(day.refused(key(text)), refused(text));
    }
    day.must(key("Ρ?Σ"));
    assert!(Language::English.rejection(&refused("RΟΣ")).contains("RΟΣ"));
}
