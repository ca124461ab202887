//! Sheets keyed elsewhere and taken in (§5): nothing is overwritten, all or nothing.

use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::refusal::{Needs, Refusal};
use eforos::domain::formats::anagram::sheet::{Lateness, SheetState, SheetWords};
use eforos::domain::formats::anagram::standings::Doubt;
use eforos::domain::formats::anagram::take_in::{Beside, Brought, Fate, fate};
use eforos::domain::formats::anagram::{Event, Rejection};

use crate::day::{Day, player, round, words};

fn brought(of: u32, in_round: u8, lateness: Lateness, text: &str) -> Brought {
    Brought {
        player: player(of),
        round: round(in_round),
        lateness,
        words: words(text),
        beside: Beside::Second,
    }
}

/// The command that takes sheets in.
fn take(sheets: Vec<Brought>) -> Play {
    Play::TakeInSheets { from: "second.eforos".to_owned(), sheets, reason: "seen".to_owned() }
}

fn in_time(of: u32, in_round: u8, text: &str) -> Brought {
    brought(of, in_round, Lateness::InTime, text)
}

#[test]
fn what_is_new_is_keyed_what_stands_here_is_not_and_what_differs_is_to_be_settled() {
    let mut day = Day::of_players(4, "ΡΟΣ ΤΟΣ");
    day.play(1);
    day.key(1, 1, "3: ΡΟΣ");
    day.key(2, 1, "3: ΡΟΣ");
    let sheets = vec![
        in_time(1, 1, "3: ρος"),
        in_time(2, 1, "3: ΡΟΣ ΤΟΣ"),
        in_time(3, 1, "3: ΤΟΣ"),
        brought(4, 1, Lateness::Late, "3: ΤΟΣ"),
    ];
    let fates: Vec<Fate> = sheets.iter().map(|sheet| fate(day.contest(), sheet)).collect();
    assert_eq!(fates, [Fate::Same, Fate::Differs, Fate::New, Fate::New]);
    let events = day.must(take(sheets.clone()));
    let from = "second.eforos".to_owned();
    assert_eq!(events[0], Event::Own(A::SheetsTakenIn { from }), "where they come from");
    let unsettled = Doubt::Unsettled { player: player(2), round: round(1) };
    assert_eq!(day.doubts(), [unsettled]);
    assert_eq!(
        [1, 2, 3, 4].map(|of| day.total(of)),
        [1, 1, 1, 0],
        "the first counts; late is void"
    );
    assert_eq!(day.contest().game.sheets_at(round(1), player(2)).count(), 2);

    // Taken in a second time nothing happens, and one undo takes the whole back.
    assert_eq!(day.must(take(sheets)), []);
    day.undo();
    assert_eq!(day.contest().game.sheets_at(round(1), player(2)).count(), 1);
    assert_eq!(day.contest().sheet_state(round(1), player(3)), SheetState::Expected);
}

#[test]
fn a_late_mark_of_either_side_is_never_cleared_nor_set_behind_the_referees_back() {
    let mut day = Day::of_players(3, "ΡΟΣ");
    day.play(1);
    day.key(1, 1, "3: ΡΟΣ");
    day.late(2, 1);
    let late_there = brought(1, 1, Lateness::Late, "3: ΡΟΣ");
    assert_eq!(fate(day.contest(), &late_there), Fate::OtherLateness);
    day.must(take(vec![late_there, in_time(2, 1, "3: ΡΟΣ")]));
    let lateness = |of: u32| day.contest().game.place(round(1), player(of)).lateness;
    assert_eq!([1, 2].map(lateness), [Lateness::InTime, Lateness::Late]);
    assert_eq!([1, 2].map(|of| day.total(of)), [1, 0]);
}

#[test]
fn one_that_cannot_be_refuses_all() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.play(1);
    let take = |other| take(vec![in_time(1, 1, "3: ΡΟΣ"), other]);
    let unknown = Rejection::UnknownPlayer { player: player(9) };
    assert_eq!(day.refused(take(in_time(9, 1, ""))), unknown);
    let unplayed = Rejection::Own(Refusal::WrongStage { round: round(2), needs: Needs::Played });
    assert_eq!(day.refused(take(in_time(1, 2, ""))), unplayed);
    assert_eq!(fate(day.contest(), &in_time(9, 1, "")), Fate::Refused(unknown));
}

#[test]
fn a_sheet_that_was_corrected_here_is_not_brought_back() {
    let mut day = Day::of_players(1, "ΡΟΣ ΤΟΣ");
    day.play(1);
    day.key(1, 1, "3: ΡΟΣ");
    let (sheet, _) = day.contest().game.sheet_at(round(1), player(1)).unwrap();
    day.must(Play::ReviseSheet {
        seen: SheetWords::default(),
        sheet,
        words: words("3: ΤΟΣ"),
        reason: "misread".to_owned(),
    });
    assert_eq!(fate(day.contest(), &in_time(1, 1, "3: ΡΟΣ")), Fate::Older);
    assert_eq!(day.must(take(vec![in_time(1, 1, "3: ΡΟΣ")])), []);
    assert_eq!(fate(day.contest(), &in_time(1, 1, "3: ΡΟΣ ΤΟΣ")), Fate::Differs);
}

#[test]
fn the_sheet_from_elsewhere_may_be_the_next_version_and_the_earlier_one_stays() {
    let mut day = Day::of_players(1, "ΡΟΣ ΤΟΣ");
    day.play(1);
    day.key(1, 1, "3: ΡΟΣ");
    let next = Brought { beside: Beside::NextVersion, ..in_time(1, 1, "3: ΡΟΣ ΤΟΣ") };
    let silent = Play::TakeInSheets {
        from: String::new(),
        sheets: vec![next.clone()],
        reason: " ".to_owned(),
    };
    assert_eq!(day.refused(silent), Rejection::ReasonMissing);
    day.must(take(vec![next]));
    let (_, sheet) = day.contest().game.sheet_at(round(1), player(1)).unwrap();
    let versions: Vec<_> = sheet.versions.iter().map(|version| version.words.clone()).collect();
    assert_eq!(versions, [words("3: ΡΟΣ"), words("3: ΡΟΣ ΤΟΣ")]);
    assert_eq!((day.total(1), day.doubts()), (2, vec![]));
    day.undo();
    assert_eq!(day.total(1), 1);
}

#[test]
fn a_sheet_that_was_declared_missing_here_is_told_apart_from_one_that_nobody_keyed() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.play(1);
    day.must(Play::DeclareNotHandedIn { round: round(1), player: player(1) });
    assert_eq!(fate(day.contest(), &in_time(1, 1, "3: ΡΟΣ")), Fate::DeclaredNone);
    day.must(take(vec![in_time(1, 1, "3: ΡΟΣ")]));
    assert_eq!(day.total(1), 1);
}
