//! The hall's scenes in every stage of a day.

use eforos::commands::HallStandings::{self, Complete, Latest};
use eforos::commands::Pinned;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::language::Language;
use eforos::screens::hall::{
    Chosen, HallLeaders, HallLook, Motion, PAGE, PipState, hall, most_points, moves_in_ms,
    page_filled, rows_of_page, steps,
};

use serde_json::Value;

use super::worked::{Worked, told};
use crate::day::{Day, all_day, letters, player, round};

/// What the hall sees, as JSON.
fn seen(worked: &mut Worked, pinned: &Pinned) -> String {
    let (look, motion) = (HallLook::Dark, Motion::On);
    let leaders = HallLeaders::Shown;
    let chosen =
        Chosen { pinned, since: None, look, motion, leaders, zone_ms: 0, calls_to_come: false };
    told(&hall(&worked.open(), Language::Greek, &chosen).scene)
}

fn auto(worked: &mut Worked) -> String {
    seen(worked, &Pinned::Auto)
}

#[test]
fn a_round_from_the_letters_to_the_sheets() {
    let mut worked = Worked::drawn();
    insta::assert_snapshot!("hall, drawn and not shown", auto(&mut worked));
    worked.day.must(Play::ShowLetters { round: round(1) });
    insta::assert_snapshot!("hall, letters", auto(&mut worked));
    worked.day.pass(10_000);
    worked.day.must(Play::StartRound { round: round(1) });
    worked.day.pass(60_000);
    insta::assert_snapshot!("hall, countdown", auto(&mut worked));
    let reason = || "θόρυβος".to_owned();
    worked.day.must(Play::PauseRound { tiles: PausedTiles::Hidden, reason: reason() });
    insta::assert_snapshot!("hall, paused, letters hidden", auto(&mut worked));
    worked.day.must(Play::ResumeRound);
    worked.day.must(Play::PauseRound { tiles: PausedTiles::Shown, reason: reason() });
    insta::assert_snapshot!("hall, paused, letters shown", auto(&mut worked));
    worked.day.must(Play::ResumeRound);
    worked.day.pass(5 * 60_000);
    worked.day.must(Play::NoteTime);
    insta::assert_snapshot!("hall, sheets come in", auto(&mut worked));
}

/// A letter changed on the wall while the time ran, and nothing said so.
#[test]
fn a_letter_that_is_corrected_is_told_to_the_hall() {
    let mut worked = Worked::drawn();
    worked.day.must(Play::ShowLetters { round: round(1) });
    worked.day.must(Play::StartRound { round: round(1) });
    worked.day.pass(60_000);
    let said = "Διορθώθηκε γράμμα: ισχύουν όσα φαίνονται";
    assert!(!auto(&mut worked).contains(said));
    let mut letters = worked.day.contest().game.announced(round(1)).unwrap().letters.clone();
    letters.swap(0, 1);
    let reason = "heard wrongly".to_owned();
    worked.day.must(Play::CorrectLetters { round: round(1), letters, reason });
    let scene = auto(&mut worked);
    assert!(scene.contains(said) && scene.contains("Διορθωμένα γράμματα"), "{scene}");
}

/// The hall had seen its letters, and it was gone without a word.
#[test]
fn a_round_that_is_given_up_is_told_to_the_hall() {
    let mut worked = Worked::drawn();
    worked.day.must(Play::ShowLetters { round: round(1) });
    worked.day.must(Play::StartRound { round: round(1) });
    worked.day.pass(60_000);
    worked.day.must(Play::GiveUpRound { round: round(1), reason: "noise".to_owned() });
    let scene = auto(&mut worked);
    assert!(scene.contains("Ο γύρος 1 δεν μετρά"), "{scene}");
}

#[test]
fn between_rounds() {
    let mut worked = Worked::keyed();
    insta::assert_snapshot!("hall, next round", auto(&mut worked));
    insta::assert_snapshot!(
        "hall, standings",
        seen(&mut worked, &Pinned::Standings(HallStandings::Complete))
    );
    // A word waits: nothing of the round is opened.
    assert_eq!(seen(&mut worked, &Pinned::Review(round(1))), r#""black""#);
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    insta::assert_snapshot!("hall, review", seen(&mut worked, &Pinned::Review(round(1))));
    assert_eq!(seen(&mut worked, &Pinned::Review(round(2))), r#""black""#);
    let message = Pinned::Message("Κλειστά παράθυρα".to_owned());
    assert_eq!(seen(&mut worked, &message), "{\n  \"message\": \"Κλειστά παράθυρα\"\n}");
    assert_eq!(seen(&mut worked, &Pinned::Black), r#""black""#);
    insta::assert_snapshot!("hall, next round, graded", auto(&mut worked));
    for number in 2..=5 {
        worked.day.play(number);
    }
    worked.day.declare_missing();
    worked.day.must(Play::StartBreak { after: round(5) });
    insta::assert_snapshot!("hall, break", auto(&mut worked));
}

#[test]
fn the_end_of_the_day() {
    let mut worked = Worked::keyed();
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    worked.day.play_all();
    worked.day.declare_missing();
    insta::assert_snapshot!("hall, rounds over", auto(&mut worked));
    insta::assert_snapshot!("hall, nobody called", seen(&mut worked, &Pinned::Ceremony(0.into())));
    worked.day.must(Command::Sign);
    insta::assert_snapshot!("hall, signed", auto(&mut worked));
    // Nobody is told that results come who has just heard them.
    let mut again = Worked::keyed();
    again.day.rule("ΑΡΚΟ", Ruled::Invalid);
    again.day.play_all();
    again.day.declare_missing();
    again.day.must(Command::Sign);
    again.day.must(Command::Reopen { reason: "λάθος".to_owned() });
    let reopened = auto(&mut again);
    assert!(reopened.contains("Ο αγώνας άνοιξε ξανά· ακολουθεί νέα έκδοση"), "{reopened}");
    assert!(!reopened.contains("σε λίγο"), "{reopened}");
    insta::assert_snapshot!("hall, two called", seen(&mut worked, &Pinned::Ceremony(4.into())));
    // Once all were called: thanks, the first three and the code.
    insta::assert_snapshot!("hall, thanks", seen(&mut worked, &Pinned::Ceremony(7.into())));
    assert_eq!(page_filled(&worked.open(), 7), 7);
    // Three steps of the podium, two calls each; no page to be filled.
    assert_eq!(steps(&worked.open()), 6);
    assert_eq!([0, 4, 5, 6].map(|called| page_filled(&worked.open(), called)), [1, 5, 6, 6]);
}

#[test]
fn between_rounds_the_hall_is_told_who_had_most_points_in_the_last() {
    let best = |sheets: [&str; 3]| {
        let mut worked = Worked::of(Day::of_players(3, "ΚΑΡΟ"));
        worked.day.play(1);
        for (player, words) in (1..).zip(sheets) {
            worked.day.key(player, 1, words);
        }
        most_points(&worked.open(), Language::Greek, round(1))
    };
    let told = |who: &str| Some((who.to_owned(), "+2".to_owned()));
    assert_eq!(best(["", "4: ΚΑΡΟ", ""]), told("Παίκτης 2"));
    assert_eq!(best(["4: ΚΑΡΟ", "", "4: ΚΑΡΟ"]), told("2 παίκτες"));
    assert_eq!(best(["", "", ""]), None, "nobody had any");
}

/// Of three who were fifth together one stood between the rounds, and nothing said that there were more.
#[test]
fn of_equals_nobody_is_left_out_unsaid_between_rounds() {
    let fifth = |words: [u8; 7]| {
        let list = ["ΚΑΡΟ", "ΡΟΚΑ", "ΑΡΚΟ", "ΟΚΡΑ", "ΚΟΡΑ"];
        let mut worked = Worked::of(Day::of_players(7, &list.join(" ")));
        worked.day.play(1);
        for (player, words) in (1..).zip(words) {
            let text = format!("4: {}", list[..usize::from(words)].join(" "));
            worked.day.key(player, 1, if words == 0 { "" } else { &text });
        }
        let scene: Value = serde_json::from_str(&auto(&mut worked)).unwrap();
        let rows = scene["next"]["leaders"]["rows"].as_array().unwrap();
        assert_eq!(rows.len(), 5);
        [0, 4].map(|at| ["rank", "name"].map(|of| rows[at][of].as_str().unwrap().to_owned()))
    };
    let told = |words, last: [&str; 2]| assert_eq!(fifth(words)[1], last, "{words:?}");
    told([5, 4, 3, 2, 1, 0, 0], ["5", "Παίκτης 5"]);
    told([5, 4, 3, 2, 1, 1, 1], ["5", "3 παίκτες"]);
    told([5, 4, 3, 1, 1, 1, 0], ["4", "και 2 ακόμη"]);
    told([5, 5, 5, 5, 5, 5, 5], ["1", "και 3 ακόμη"]);
    assert_eq!(fifth([5, 5, 5, 5, 5, 5, 5])[0], ["1", "Παίκτης 1"]);
}

/// The hall saw two with as many points on two steps of the podium, and no word why.
#[test]
fn by_what_equal_points_are_told_apart_stands_on_the_step() {
    let mut worked = Worked::of(Day::of_players(3, "ΚΑΡΟ ΣΗΤΑΝ ΜΟΝΑΡ"));
    // As many points each: of a word of four letters, and of one of five. The third has none.
    for (number, sheets) in [(1, ["4: ΚΑΡΟ", "", ""]), (2, ["", "5: ΣΗΤΑΝ", ""])] {
        worked.day.play(number);
        for (player, words) in (1..).zip(sheets) {
            worked.day.key(player, number, words);
        }
    }
    let last = steps(&worked.open());
    let seen: Value =
        serde_json::from_str(&seen(&mut worked, &Pinned::Ceremony(last.into()))).unwrap();
    let podium = seen["ceremony"]["stage"]["podium"].as_array().unwrap();
    let told: Vec<_> = podium
        .iter()
        .map(|step| {
            let called = &step["is"]["called"];
            (called["names"][0].as_str(), called["points"].as_str(), &called["before_equals"])
        })
        .map(|(name, points, why)| (name.unwrap(), points.unwrap(), why.as_str().unwrap()))
        .collect();
    assert_eq!(
        told,
        [
            ("Παίκτης 2", "2 πόντοι", "περισσότερες έγκυρες πενταγράμματες: 1–0"),
            ("Παίκτης 1", "2 πόντοι", ""),
            ("Παίκτης 3", "0 πόντοι", ""),
        ]
    );
    // Below the table, too, before anybody is called.
    let table = self::seen(&mut worked, &Pinned::Standings(Latest));
    let table = &serde_json::from_str::<Value>(&table).unwrap()["standings"];
    assert_eq!(table["equals"], "Με ίσους πόντους:");
    let rows = table["rows"].as_array().unwrap().iter();
    let told: Vec<_> = rows.map(|row| row["before_equals"].as_str().unwrap()).collect();
    assert_eq!(told, ["περισσότερες έγκυρες πενταγράμματες: 1–0", "", ""]);
}

/// Who had one rank with another was told of nothing, as if somebody had forgotten it.
#[test]
fn who_is_level_in_everything_is_told_so_once_and_nobody_without_points() {
    let mut worked = Worked::of(Day::of_players(5, "ΚΑΡΟ"));
    worked.day.play(1);
    for (player, words) in (1..).zip(["", "4: ΚΑΡΟ", "4: ΚΑΡΟ", "4: ΚΑΡΟ", ""]) {
        worked.day.key(player, 1, words);
    }
    let table = seen(&mut worked, &Pinned::Standings(Latest));
    let table = &serde_json::from_str::<Value>(&table).unwrap()["standings"];
    let rows = table["rows"].as_array().unwrap().iter();
    let told: Vec<_> = rows
        .map(|row| (row["rank"].as_str().unwrap(), row["before_equals"].as_str().unwrap()))
        .collect();
    let level = "ίσοι σε όλα τα κριτήρια";
    assert_eq!(told, [("1", level), ("1", ""), ("1", ""), ("4", ""), ("4", "")]);
    assert_eq!(table["equals"], "Με ίσους πόντους:");
}

#[test]
fn a_round_given_up_is_not_told_as_played() {
    let mut worked = Worked::keyed();
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    worked.day.must(Play::GiveUpRest { from: round(2), reason: "διακοπή".to_owned() });
    let (look, motion, leaders) = (HallLook::Dark, Motion::On, HallLeaders::Shown);
    let chosen = Chosen {
        pinned: &Pinned::Auto,
        since: None,
        look,
        motion,
        leaders,
        zone_ms: 0,
        calls_to_come: false,
    };
    let foot = hall(&worked.open(), Language::Greek, &chosen).foot;
    assert_eq!(foot.rounds, "Παίχτηκαν 1 από 14");
    let given_up = foot.pips.iter().filter(|pip| pip.is == PipState::GivenUp).count();
    assert_eq!(given_up, 13);
}

/// In a pause of the first round the foot counted none, and while its sheets came in the mark stood on the second.
#[test]
fn the_foot_counts_the_round_that_the_hall_is_in() {
    let (look, motion, leaders) = (HallLook::Dark, Motion::On, HallLeaders::Shown);
    let chosen = Chosen {
        pinned: &Pinned::Auto,
        since: None,
        look,
        motion,
        leaders,
        zone_ms: 0,
        calls_to_come: false,
    };
    let foot = |worked: &mut Worked| {
        let foot = hall(&worked.open(), Language::Greek, &chosen).foot;
        let current = foot.pips.iter().position(|pip| pip.is == PipState::Current);
        (foot.rounds, current.map(|place| place + 1))
    };
    let mut worked = Worked::drawn();
    assert_eq!(foot(&mut worked), ("14 γύροι".to_owned(), Some(1)));
    worked.day.must(Play::ShowLetters { round: round(1) });
    worked.day.pass(10_000);
    worked.day.must(Play::StartRound { round: round(1) });
    let first = ("1 από 14".to_owned(), Some(1));
    assert_eq!(foot(&mut worked), first);
    let reason = "θόρυβος".to_owned();
    worked.day.must(Play::PauseRound { tiles: PausedTiles::Hidden, reason });
    assert_eq!(foot(&mut worked), first);
    worked.day.must(Play::ResumeRound);
    worked.day.pass(6 * 60_000);
    worked.day.must(Play::NoteTime);
    assert_eq!(foot(&mut worked), first, "its sheets come in");
    let mut worked = Worked::keyed();
    assert_eq!(foot(&mut worked), ("1 από 14".to_owned(), Some(2)), "the second is next");
}

#[test]
fn a_scene_says_when_it_moves() {
    let mut worked = Worked::drawn();
    let wait = |worked: &mut Worked, motion| {
        let (look, leaders) = (HallLook::Dark, HallLeaders::Shown);
        let chosen = Chosen {
            pinned: &Pinned::Auto,
            since: None,
            look,
            motion,
            leaders,
            zone_ms: 0,
            calls_to_come: false,
        };
        let open = worked.open();
        moves_in_ms(&hall(&open, Language::Greek, &chosen), open.now)
    };
    assert_eq!(wait(&mut worked, Motion::On), None);
    worked.day.must(Play::ShowLetters { round: round(1) });
    worked.day.pass(100);
    // The first tile rises for a quarter of a second.
    assert_eq!(wait(&mut worked, Motion::On), Some(16));
    worked.day.pass(200);
    // Seven tiles, 0.7 s each: the second comes after the rest of the time of the first.
    assert_eq!(wait(&mut worked, Motion::On), Some(401));
    assert_eq!(wait(&mut worked, Motion::Off), None);
    worked.day.pass(10_000);
    worked.day.must(Play::StartRound { round: round(1) });
    worked.day.pass(250);
    assert_eq!(wait(&mut worked, Motion::On), Some(751));
    worked.day.pass(350_000);
    // In the last seconds, too, nothing moves more often than once a second.
    assert_eq!(wait(&mut worked, Motion::On), Some(751));
    assert_eq!(wait(&mut worked, Motion::Off), Some(751));
}

#[test]
fn a_round_that_is_drawn_again_says_so_until_it_is_over() {
    let mut worked = Worked::over();
    let said = |worked: &mut Worked, text: &str| auto(worked).contains(text);
    let (label, void) = ("Δεύτερη κλήρωση", "Τα προηγούμενα γράμματα του γύρου 1 δεν ισχύουν");
    assert!(!said(&mut worked, label));
    worked.day.must(Play::ReplayRound { round: round(1), reason: "λάθος".to_owned() });
    assert!(said(&mut worked, void));
    let again = Play::TypeLetters { round: round(1), letters: letters("ΔΑΓΙΝΟΤ") };
    worked.day.must(again);
    worked.day.must(Play::ShowLetters { round: round(1) });
    assert!(said(&mut worked, label) && said(&mut worked, void));
    worked.day.pass(10_000);
    worked.day.must(Play::StartRound { round: round(1) });
    assert!(said(&mut worked, label) && said(&mut worked, void));
    worked.day.pass(6 * 60_000);
    worked.day.must(Play::NoteTime);
    assert!(said(&mut worked, label));
    let (players, lateness) = ([1, 2, 3].map(player).to_vec(), Lateness::InTime);
    worked.day.must(Play::CollectSheets { round: round(1), players, lateness });
    assert!(!said(&mut worked, label) && !said(&mut worked, void));
}

/// A round that the program had drawn was repeated with letters that the referee typed, and the hall took them for its draw.
#[test]
fn letters_that_are_typed_where_the_program_draws_are_told_from_its_draw() {
    let mut worked = Worked::over();
    let said = |worked: &mut Worked| auto(worked).contains("από τα σακούλια");
    assert!(!said(&mut worked), "no other draw was made here");
    let (players, lateness) = ([1, 2, 3].map(player).to_vec(), Lateness::InTime);
    worked.day.must(Play::CollectSheets { round: round(1), players, lateness });
    worked.day.must(Play::DrawLetters { round: round(2) });
    worked.day.must(Play::ShowLetters { round: round(2) });
    assert!(!said(&mut worked));
    worked.day.must(Play::ReplayRound { round: round(2), reason: "λάθος".to_owned() });
    let own = letters("ΔΓΝΑΙΟΕ");
    worked.day.must(Play::TypeLetters { round: round(2), letters: own });
    worked.day.must(Play::ShowLetters { round: round(2) });
    assert!(said(&mut worked));
    worked.day.pass(10_000);
    worked.day.must(Play::StartRound { round: round(2) });
    assert!(said(&mut worked));
}

/// The guard: what goes back is the referee's to know, that something does is the hall's.
#[test]
fn the_hall_is_told_why_it_waits() {
    let mut worked = Worked::keyed();
    for number in 2..=14 {
        worked.day.play(number);
    }
    worked.day.declare_missing();
    let waits = |worked: &mut Worked| {
        let seen: serde_json::Value = serde_json::from_str(&auto(worked)).unwrap();
        seen["next"]["waits"].as_str().unwrap().to_owned()
    };
    let typed = |text| Play::TypeLetters { round: round(7), letters: letters(text) };
    worked.day.must(Play::ReplayRound { round: round(7), reason: "λάθος".to_owned() });
    assert_eq!(waits(&mut worked), "Τα προηγούμενα γράμματα του γύρου 7 δεν ισχύουν");
    worked.day.must(typed("ΡΣΤΝΔΑΟ"));
    assert!(waits(&mut worked).starts_with("Επιστρέφουν 2 πλακίδια στο σακούλι"));
    worked.day.must(Play::TypeReplacements { round: round(7), letters: letters("ΒΖ") });
    assert!(!waits(&mut worked).contains("πλακίδια"));
}

/// Pages give way to one another, steps rise, names come up, tiles fall: each for its time, and none of it
/// where nothing may move.
#[test]
fn what_moves_moves_for_its_time_and_only_where_it_may() {
    let mut worked = Worked::keyed();
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    for number in 0..9 {
        worked.day.add_player(&format!("Παίκτης {number}"), all_day());
    }
    let opened = worked.day.now;
    let wait = |worked: &mut Worked, pinned: Pinned, gone_ms: i64, motion| {
        let mut open = worked.open();
        open.now.elapsed_ms = opened.elapsed_ms + gone_ms;
        let (look, leaders, pinned) = (HallLook::Dark, HallLeaders::Shown, &pinned);
        let chosen = Chosen {
            pinned,
            since: Some(opened),
            look,
            motion,
            leaders,
            zone_ms: 0,
            calls_to_come: false,
        };
        moves_in_ms(&hall(&open, Language::Greek, &chosen), open.now)
    };
    let mut pages = |gone_ms, motion| {
        wait(&mut worked, Pinned::Standings(HallStandings::Complete), gone_ms, motion)
    };
    // Twelve players on two pages: the first is there at once, the second takes its place.
    assert_eq!(pages(0, Motion::On), Some(12_001));
    assert_eq!(pages(12_100, Motion::On), Some(16));
    assert_eq!(pages(12_300, Motion::On), Some(11_701));
    assert_eq!(pages(12_100, Motion::Off), Some(11_901));
    let calls = steps(&worked.open());
    let mut moves = |calls: usize, until_ms| {
        let mut at = |gone_ms, motion| {
            wait(&mut worked, Pinned::Ceremony(calls.into()), gone_ms, motion).is_some()
        };
        [at(until_ms - 1, Motion::On), at(until_ms, Motion::On), at(0, Motion::Off)]
    };
    assert_eq!(moves(calls, 2_000), [true, false, false], "tiles for who won");
    assert_eq!(moves(calls - 1, 400), [true, false, false], "the first step rises");
    assert_eq!(moves(calls - 2, 300), [true, false, false], "the second name comes up");
    assert_eq!(moves(1, 1), [false, false, false], "nobody on the podium yet");
}

/// Four rounds are played. The sheets of the third are keyed but for one, those of the fourth are not, and what is
/// not keyed is no 0.
#[test]
fn the_standings_are_those_after_the_last_complete_round_unless_the_later_are_chosen() {
    let mut worked = Worked::keyed();
    let scene = |worked: &mut Worked, which| {
        let seen: serde_json::Value =
            serde_json::from_str(&seen(worked, &Pinned::Standings(which))).unwrap();
        let standings = seen["standings"].clone();
        let gained: Vec<String> = standings["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["gained"].as_str().unwrap().to_owned())
            .collect();
        let of = |key: &str| standings[key].as_str().unwrap().to_owned();
        (of("title"), of("provisional"), gained)
    };
    // A word waits: nothing is complete, and every sheet is keyed.
    let (title, provisional, _) = scene(&mut worked, Complete);
    assert_eq!((title.as_str(), provisional.as_str()), ("Κατάταξη μετά τον γύρο 1", "? προσωρινή"));
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    for number in 2..=4 {
        worked.day.play(number);
    }
    for player in 1..=3 {
        worked.day.key(player, 2, "");
    }
    worked.day.key(2, 3, "");
    worked.day.key(3, 3, "");
    let (title, provisional, gained) = scene(&mut worked, Complete);
    assert_eq!((title.as_str(), provisional.as_str()), ("Κατάταξη μετά τον γύρο 2", ""));
    assert_eq!(gained, ["0", "0", "0"]);
    let (title, provisional, gained) = scene(&mut worked, Latest);
    assert_eq!(title, "Κατάταξη μετά τον γύρο 4");
    assert_eq!(provisional, "? προσωρινή · λείπουν 4 φύλλα");
    assert_eq!(gained, ["?", "?", "?"]);
    // The one sheet that missed makes the third complete.
    worked.day.key(1, 3, "");
    assert_eq!(scene(&mut worked, Complete).0, "Κατάταξη μετά τον γύρο 3");
    assert_eq!(scene(&mut worked, Latest).1, "? προσωρινή · λείπουν 3 φύλλα");
}

/// Eleven players had a page of ten and one of a single row, which stood for twelve seconds.
#[test]
fn no_page_of_the_standings_has_few_rows() {
    for rows in 0..=200 {
        let on = rows_on_pages(rows);
        assert_eq!(on.len(), rows.div_ceil(PAGE), "{rows}: no page more than is needed");
        assert_eq!(on.concat(), (0..rows).collect::<Vec<_>>(), "each once, in order");
        assert!(on.iter().all(|page| page.len() <= PAGE), "{rows}: {on:?}");
        assert!(rows <= PAGE || on.iter().all(|page| page.len() > 3), "{rows}: {on:?}");
    }
    let sizes = |rows| rows_on_pages(rows).iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!((sizes(11), sizes(14), sizes(23)), (vec![6, 5], vec![10, 4], vec![8, 8, 7]));
}

fn rows_on_pages(rows: usize) -> Vec<Vec<usize>> {
    let pages = (0..).map(|page| rows_of_page(rows, page).collect::<Vec<_>>());
    pages.take_while(|page| !page.is_empty()).collect()
}
