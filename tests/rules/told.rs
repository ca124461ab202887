//! The history's sentences name a sheet as people know it: by player and round, as it was then.

use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::player::{Player, Span};
use eforos::language::{Language, Subjects, Teller};

use crate::day::{Day, field, person, player, round, words};

/// The newest sentences, the oldest of them first.
fn told(day: &Day, language: Language, newest: usize) -> Vec<String> {
    let log = day.record.log();
    let subjects = Subjects::of(log);
    let teller = Teller { language, players: &day.contest().common.players, subjects: &subjects };
    log[log.len() - newest..].iter().map(|recorded| teller.sentence(recorded)).collect()
}

#[test]
fn a_sheet_is_named_by_player_and_round() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.play(1);
    day.play(2);
    // The first sheet has the number 1; an undo gives its number to the next one.
    day.key(1, 1, "3: ΡΟΣ");
    day.undo();
    let sheet = day.key(2, 2, "3: ΡΟΣ Ρ?Σ");
    day.must(Play::ReviseSheet {
        seen: SheetWords::default(),
        sheet,
        words: words("3: ΡΟΣ Τ?Σ"),
        reason: "slip".to_owned(),
    });
    day.must(Play::SettleUnreadable { sheet, field: field(3), place: 1 });
    day.who = person("Βασίλης");
    day.must(Play::KeyAgain { sheet, words: words("3: ΡΟΣ") });
    day.must(Play::SettleKeyings { sheet, words: words("3: ΡΟΣ") });
    let names: Vec<String> =
        day.contest().common.players.values().map(|p| p.name.clone()).collect();
    let (first, second) = (format!("{} (1)", names[0]), format!("{} (2)", names[1]));
    assert_eq!(
        told(&day, Language::English, 7),
        [
            format!("Round 1: a sheet was keyed · {first}: ΡΟΣ (3)."),
            told(&day, Language::English, 6).remove(0),
            format!("Round 2: a sheet was keyed · {second}: ΡΟΣ (3), Ρ?Σ (3)."),
            format!("Round 2: the sheet was corrected · {second}: ΡΟΣ (3), Τ?Σ (3). Reason: slip"),
            format!("Round 2: unreadable on the sheet · {second}: field 3, word 2."),
            format!("Round 2: second keying of the sheet · {second}: ΡΟΣ (3)."),
            format!("Round 2: the differences on the sheet were settled · {second}: ΡΟΣ (3)."),
        ]
    );
    assert_eq!(
        told(&day, Language::Greek, 1),
        [format!("Γύρος 2: διευθετήθηκαν οι διαφορές του φύλλου · {second}: ΡΟΣ (3).")]
    );
}

#[test]
fn a_sheet_without_a_name_is_told_by_its_number_until_it_has_one() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.play(1);
    day.play(2);
    let sheet = day.key_unassigned(1, "3: ΡΟΣ");
    day.must(Play::MoveSheet { sheet, player: player(1), round: round(1) });
    day.must(Play::MoveSheet { sheet, player: player(2), round: round(2) });
    day.undo();
    day.who = person("Βασίλης");
    day.must(Play::CheckSheet { sheet });
    let names: Vec<String> =
        day.contest().common.players.values().map(|p| p.name.clone()).collect();
    let (first, second) = (format!("{} (1)", names[0]), format!("{} (2)", names[1]));
    let told = told(&day, Language::English, 5);
    assert_eq!(
        [&told[0], &told[1], &told[2], &told[4]],
        [
            "Round 1: a sheet was keyed · sheet without a name (keyed as number 1): ΡΟΣ (3).",
            &format!(
                "Round 1: the sheet (sheet without a name (keyed as number 1)) belongs to {first}, round 1."
            ),
            &format!("Round 1: the sheet ({first}) belongs to {second}, round 2."),
            // The second move was taken back.
            &format!("Round 1: the sheet was checked · {first}."),
        ]
    );
}

/// History said "Penalty 4 was lifted", which named nobody.
#[test]
fn what_is_lifted_or_decided_is_told_with_whose_it_is() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.play_all();
    day.key(1, 1, "3: ΡΟΣ");
    day.penalise(1, 1, PenaltyKind::Recommendation);
    day.undo();
    // The number of what was taken back is given anew.
    let penalty = day.penalise(2, 1, PenaltyKind::Reprimand);
    day.lift(penalty);
    day.must(Command::LodgeObjection {
        player: player(1),
        about: About::Reading { round: round(1) },
    });
    let objection = day.contest().common.objections.last().unwrap().id;
    let (outcome, reason) = (Outcome::Dismissed, "clear".to_owned());
    day.must(Command::DecideObjection { objection, outcome, reason });
    let names: Vec<String> =
        day.contest().common.players.values().map(|p| p.name.clone()).collect();
    let newest = told(&day, Language::English, 3);
    assert_eq!(
        [&newest[0], &newest[2]],
        [
            &format!("Penalty lifted — Reprimand: {} (2), round 1. Reason: reason", names[1]),
            &format!(
                "Dismissed — Objection 1: {} (1), round 1, about the reading of the sheet. Reason: clear",
                names[0]
            ),
        ]
    );
}

/// "Changed: Μαρία Παππά (3), rounds 1 to 14" said nothing, and somebody's leaving was a change.
#[test]
fn what_changed_of_a_player_is_told_with_what_it_was() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    let first = day.contest().common.players[&player(1)].clone();
    let mut change = |club: &str, name: &str, span: Span| {
        let (club, name) = (club.to_owned(), name.to_owned());
        day.must(Command::ChangePlayer { player: Player { club, name, span, ..first.clone() } });
        told(&day, Language::English, 1).remove(0)
    };
    let whole = first.span;
    let (name, other) = (first.name.as_str(), "Μαρία Παππά");
    assert_eq!(change("Βόλος", name, whole), format!("{name} (1): club “–” → “Βόλος”."));
    assert_eq!(change("Πάτρα", name, whole), format!("{name} (1): club “Βόλος” → “Πάτρα”."));
    assert_eq!(
        change("Πάτρα", other, whole),
        format!("Name changed: “{name}” → “Μαρία Παππά” (1).")
    );
    let left = Span { to_round: round(4), ..whole };
    assert_eq!(change("Πάτρα", other, left), "Left after round 4: Μαρία Παππά (1).");
    let back = change("Πάτρα", other, Span { from_round: round(2), ..whole });
    assert_eq!(
        back,
        format!(
            "Takes part from round 2: Μαρία Παππά (1). Takes part up to round {}: Μαρία Παππά (1).",
            whole.to_round
        )
    );
    // What was taken back is not what it was before.
    day.undo();
    let (club, name) = ("Πάτρα".to_owned(), "Ζωή".to_owned());
    day.must(Command::ChangePlayer { player: Player { club, name, span: left, ..first } });
    assert_eq!(told(&day, Language::English, 1), ["Name changed: “Μαρία Παππά” → “Ζωή” (1)."]);
}

/// A collection was a paragraph of 39 names, which an undo read out before it said what happens.
#[test]
fn many_sheets_that_were_handed_in_are_counted_and_few_that_were_not_are_named() {
    let mut day = Day::of_players(9, "ΡΟΣ");
    day.play(1);
    let collect = |players: std::ops::RangeInclusive<u32>| Play::CollectSheets {
        round: round(1),
        players: players.map(player).collect(),
        lateness: Lateness::InTime,
    };
    let brief = |day: &Day| {
        let log = day.record.log();
        let (subjects, players) = (Subjects::of(log), &day.contest().common.players);
        let teller = Teller { language: Language::English, players, subjects: &subjects };
        teller.brief(log.last().unwrap())
    };
    day.must(collect(1..=5));
    assert_eq!(brief(&day).unwrap(), "Round 1: 5 sheets were handed in, 4 are missing.");
    day.undo();
    day.must(collect(1..=3));
    assert_eq!(brief(&day), None, "few are named");
    day.must(Play::DeclareNotHandedIn { round: round(1), player: player(4) });
    day.must(collect(5..=8));
    let last = day.contest().common.players[&player(9)].name.clone();
    assert_eq!(
        brief(&day).unwrap(),
        format!("Round 1: 4 sheets were handed in. Missing: {last} (9).")
    );
    day.undo();
    day.must(collect(5..=9));
    assert_eq!(brief(&day).unwrap(), "Round 1: 5 sheets were handed in, none is missing.");
}

/// A number before a name reads as a place: whoever has a namesake is told apart by the club, or by the number behind.
#[test]
fn namesakes_are_told_apart_behind_their_names() {
    let mut day = Day::of_players(5, "ΡΟΣ");
    for (number, name, club) in [
        (1, "Άννα Αλεξίου", "Καβάλα"),
        (2, "Άννα  Αλεξίου", "Δράμα"),
        (3, "Βασίλης Βλάχος", "Δράμα"),
        (4, "Βασίλης Βλάχος", "Δράμα"),
        (5, "Γιώργος Γεωργίου", ""),
    ] {
        let before = day.contest().common.players[&player(number)].clone();
        let player = Player { name: name.to_owned(), club: club.to_owned(), ..before };
        day.must(Command::ChangePlayer { player });
    }
    let common = &day.contest().common;
    let alone: Vec<String> = (1..=5).map(|number| common.told_apart(player(number))).collect();
    let (one, other) = ("Άννα Αλεξίου (Καβάλα)", "Άννα  Αλεξίου (Δράμα)");
    let twins = ["Βασίλης Βλάχος (3)", "Βασίλης Βλάχος (4)"];
    assert_eq!(alone, [one, other, twins[0], twins[1], "Γιώργος Γεωργίου"]);
    let beside: Vec<String> =
        (1..=5).map(|number| common.told_beside_club(player(number))).collect();
    assert_eq!(beside, ["Άννα Αλεξίου", "Άννα  Αλεξίου", twins[0], twins[1], "Γιώργος Γεωργίου"]);
    assert_eq!(common.told_apart(player(9)), "");
}
