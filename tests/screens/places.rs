//! A sheet, the words, the standings and the history of the worked day.

use std::collections::BTreeSet;

use eforos::commands::{DrawMode, Entry, Mark, StandingsTab, WordsTab};
use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::objection::About;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::language::Language;
use eforos::screens::changes::{Change, told as told_changes, what_if};
use eforos::screens::formats::anagram::bags::bags;
use eforos::screens::formats::anagram::sheets::{self, SheetOnDesk, Turn, sheets as of_sheets};
use eforos::screens::formats::anagram::standings::{self, as_table, standings as of_standings};
use eforos::screens::formats::anagram::table;
use eforos::screens::history::{Veiled, history};
use eforos::screens::words::{self, words as of_words};

use super::worked::{Worked, told};
use crate::day::{penalty_id, player, round, word, words};

#[test]
fn a_sheet_as_it_is_typed() {
    let mut worked = Worked::over();
    worked.day.key(1, 1, "5: ΤΑΚΟΣ");
    let sheet =
        SheetOnDesk { round: round(1), player: player(2), changed: true, turn: Turn::First };
    let chosen = sheets::Chosen {
        sheet: Some(sheet),
        texts: ["", "", "τάκος takoi", "ΑΡΚΟ ΚΑΡ? κάρ,ο", "ΡΟΣ ΡΟΣ"],
        focus: Some(Entry::Words(eforos::domain::formats::anagram::rules::Field::Five)),
        tells_tab: true,
        ..sheets::Chosen::default()
    };
    insta::assert_snapshot!("sheet, typed", told(&of_sheets(&worked.seen(), &chosen)));
}

/// Whoever keys a sheet a second time sees nothing of the first keying.
#[test]
fn a_second_keying_is_blind() {
    let mut worked = Worked::keyed();
    let chosen = |turn| sheets::Chosen {
        sheet: Some(SheetOnDesk { round: round(1), player: player(3), changed: true, turn }),
        texts: ["", "", "", "", "ΡΟΣ"],
        ..sheets::Chosen::default()
    };
    let first = told(&of_sheets(&worked.seen(), &chosen(Turn::First)));
    assert!(first.contains("ΑΡΚΟ") && first.contains("ΕΡΩ"), "{first}");
    "Άλλος".clone_into(&mut worked.day.who.name);
    let second = told(&of_sheets(&worked.seen(), &chosen(Turn::Second)));
    assert!(!second.contains("ΑΡΚΟ") && !second.contains("ΕΡΩ"), "{second}");
}

#[test]
fn the_words_that_wait() {
    let mut worked = Worked::keyed();
    let (word, picked) = (word("ΑΡΚΟ"), BTreeSet::new());
    let chosen = |tab| words::Chosen {
        tab,
        word: Some(&word),
        told: None,
        picked: &picked,
        search: "ΡΟ",
        evidence: "",
        focus: None,
    };
    insta::assert_snapshot!(
        "words, queue",
        told(&of_words(&worked.seen(), &chosen(WordsTab::Queue)))
    );
    let of_round = of_words(&worked.seen(), &chosen(WordsTab::Round(round(1))));
    insta::assert_snapshot!("words, of a round", told(&of_round.rows));
    let found = of_words(&worked.seen(), &chosen(WordsTab::Search));
    insta::assert_snapshot!("words, searched", told(&found.rows));
}

/// By hand: ΑΡΚΟ ruled valid is worth 2 to Βασίλης and Γιώτα; nobody passes anybody.
#[test]
fn what_a_ruling_would_change() {
    let mut worked = Worked::keyed();
    let ruled = |ruled| {
        let (word, evidence) = (word("ΑΡΚΟ"), String::new());
        vec![eforos::domain::formats::anagram::Event::WordRuled { word, ruled, evidence }]
    };
    let seen = worked.seen();
    let changes = what_if(&seen, seen.person, ruled(Ruled::Valid));
    let change = |of, totals: (i64, i64), rank| Change {
        player: player(of),
        points: totals.1 - totals.0,
        totals,
        ranks: Some((rank, rank)),
    };
    assert_eq!(changes, [change(3, (1, 3), 2), change(2, (0, 2), 3)]);
    let changes = what_if(&seen, seen.person, ruled(Ruled::Invalid));
    assert_eq!(changes, [change(3, (1, -1), 2), change(2, (0, -2), 3)]);
    assert_eq!(told_changes(&seen, seen.language, &changes).len(), 2);
}

#[test]
fn the_standings_after_a_round() {
    let mut worked = Worked::keyed();
    let row = Some(player(2));
    let chosen = standings::Chosen { row, ..standings::Chosen::default() };
    insta::assert_snapshot!("standings, provisional", told(&of_standings(&worked.seen(), &chosen)));
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    worked.day.penalise(3, 1, PenaltyKind::Deduction { points: 3 });
    // Άννα 5; Βασίλης 2 − 2 − 2; Γιώτα 2 − 1 − 2 and 3 off.
    let page = standings::Chosen { tab: StandingsTab::Player, row: Some(player(3)), ..chosen };
    insta::assert_snapshot!("standings, a player", told(&of_standings(&worked.seen(), &page)));
    insta::assert_snapshot!("standings, for a spreadsheet", as_table(&worked.seen(), round(1)));
    let figures = standings::Chosen { tab: StandingsTab::Figures, ..chosen };
    insta::assert_snapshot!(
        "standings, figures",
        told(&of_standings(&worked.seen(), &figures).shown)
    );
    let plot = standings::Chosen { tab: StandingsTab::Plot, ..chosen };
    insta::assert_snapshot!("standings, plot", told(&of_standings(&worked.seen(), &plot).shown));
}

/// Out after a round that still counts, and out of the competition, read alike: "expelled".
#[test]
fn the_two_expulsions_are_told_apart_in_a_column_of_their_own() {
    let mut worked = Worked::keyed();
    let chosen = standings::Chosen::default();
    let status = |worked: &mut Worked| -> Vec<(u32, String)> {
        let data = of_standings(&worked.seen(), &chosen);
        assert_eq!(data.columns.last().unwrap(), "Κατάσταση");
        let last = |row: &standings::StandingRow| (row.player.get(), row.cells[11].clone());
        data.rows.iter().map(last).collect()
    };
    assert_eq!(of_standings(&worked.seen(), &chosen).columns.len(), 11, "nobody stands apart");
    worked.day.penalise(1, 1, PenaltyKind::VoidRound);
    let mut seen = status(&mut worked);
    seen.sort();
    assert_eq!(seen[0], (1, "μηδενισμός στον γύρο 1".to_owned()));
    assert!(as_table(&worked.seen(), round(1)).contains("\tμηδενισμός στον γύρο 1"));
    worked.day.lift(penalty_id(1));
    worked.day.penalise(3, 1, PenaltyKind::ExpelledFromRest);
    worked.day.penalise(2, 1, PenaltyKind::Expelled);
    let mut seen = status(&mut worked);
    seen.sort();
    let told = [(1, ""), (2, "αποβολή από τον αγώνα"), (3, "αποβολή μετά τον γύρο 1")];
    assert_eq!(seen, told.map(|(player, text)| (player, text.to_owned())));
    let copied = as_table(&worked.seen(), round(1));
    let mut lines = copied.lines();
    assert!(lines.next().unwrap().starts_with("Κατάταξη μετά τον γύρο 1: προσωρινή"));
    assert!(lines.next().unwrap().ends_with("\tΚατάσταση"));
}

#[test]
fn the_history_and_what_undo_would_take_back() {
    let mut worked = Worked::keyed();
    worked.day.rule("ΑΡΚΟ", Ruled::Valid);
    worked.day.undo();
    let first = history(&worked.seen(), "", None, None, Veiled::new());
    insta::assert_snapshot!("history", told(&first));
    // What was told before is not told again, and is the same.
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    let lines = [format!("head {}", "ab".repeat(32))];
    let seen = worked.seen();
    let (whole, on) = (
        history(&seen, "", Some(&lines), None, Veiled::new()),
        history(&seen, "", Some(&lines), Some(first), Veiled::new()),
    );
    assert_eq!(whole, on);
    assert_eq!(whole.verified, [format!("head {}", ["abababab"; 8].join(" "))]);
}

/// By name, word, time or number of the event, in parts, on whichever keyboard layout.
#[test]
fn the_history_is_searched() {
    let mut worked = Worked::keyed();
    worked.day.rule("ΑΡΚΟ", Ruled::Valid);
    let all = history(&worked.seen(), "", None, None, Veiled::new());
    let found = |worked: &mut Worked, typed: &str| -> Vec<String> {
        let seen = history(&worked.seen(), typed, None, Some(all.clone()), Veiled::new());
        let places = seen.found.map(|found| found.places);
        places.map_or_else(Vec::new, |places| {
            places.iter().map(|&at| seen.rows[at].what.clone()).collect()
        })
    };
    assert_eq!(
        history(&worked.seen(), " ", None, None, Veiled::new()).found,
        None,
        "nothing typed: all of them"
    );
    let ruled = found(&mut worked, "αρκο έγκυρ");
    assert_eq!(ruled.len(), 1, "{ruled:?}");
    assert!(ruled[0].contains("ΑΡΚΟ"));
    assert_eq!(found(&mut worked, "arko egkyr"), ruled, "typed on the other layout");
    assert_eq!(found(&mut worked, "καμία τέτοια"), Vec::<String>::new());
    // A word is found by its beginning; by what stands within it where none begins so.
    let by_end = found(&mut worked, "ρκο");
    assert!(by_end.iter().any(|what| what.contains("ΑΡΚΟ")), "{by_end:?}");
    worked.day.rule("ΟΡΚΑ", Ruled::Valid);
    let all = history(&worked.seen(), "", None, None, Veiled::new());
    let mut of = |typed: &str| {
        let seen = history(&worked.seen(), typed, None, Some(all.clone()), Veiled::new());
        seen.found.unwrap()
    };
    assert!(of("ορκα").is_searched("Όρκα") && !of("ορκα").is_searched("ΦΟΡΚΑ"));
    assert!(of("ρκα").is_searched("ΟΡΚΑ") && !of("ρκα").is_searched("ΑΡΚΟ"));
    // Typing on narrows what was found; taking back widens it again.
    let mut seen = history(&worked.seen(), "αρκ", None, None, Veiled::new());
    let wide = seen.found.clone().unwrap().places;
    seen = history(&worked.seen(), "αρκο έγκυρ", None, Some(seen), Veiled::new());
    assert_eq!(seen.found.clone().unwrap().places.len(), 1);
    seen = history(&worked.seen(), "αρκ", None, Some(seen), Veiled::new());
    assert_eq!(seen.found.clone().unwrap().places, wide);
    // What happens meanwhile is found, too.
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    seen = history(&worked.seen(), "αρκ", None, Some(seen), Veiled::new());
    assert_eq!(seen.found.unwrap().places.len(), wide.len() + 1);
}

/// By hand: of 51 consonants four are gone and 45 of the 49 in the schedule are to come; of 51 vowels three,
/// and 46.
#[test]
fn the_bags_and_the_sheets_on_the_table() {
    let mut worked = Worked::over();
    let bags = bags(&worked.open(), Language::Greek, round(1), DrawMode::Digital);
    insta::assert_snapshot!("rounds, bags", told(&bags));
    let lateness = Lateness::Late;
    worked.day.must(Play::CollectSheets { round: round(1), players: vec![player(2)], lateness });
    let chosen = table::Chosen { round: None, mark: Mark::In, number: "3" };
    insta::assert_snapshot!("rounds, sheets", told(&table::table(&worked.seen(), &chosen)));
}

/// Round by round: first whose sheet is not there or not done, by their numbers, then the words; objections last.
#[test]
fn what_is_open_is_told_in_the_order_in_which_a_person_goes_through_it() {
    let mut worked = Worked::keyed();
    let day = &mut worked.day;
    day.play(2);
    let all = [1, 2, 3].map(player).to_vec();
    day.must(Play::CollectSheets { round: round(2), players: all, lateness: Lateness::InTime });
    day.must(Play::GiveUpRest { from: round(3), reason: "ώρα".to_owned() });
    // Nothing in the order in which it is told: an objection first, then round 2, of it a word before a sheet.
    let about = About::Word { round: round(1), word: word("ΚΑΡΟ") };
    day.must(Command::LodgeObjection { player: player(2), about });
    let keyed = day.key(3, 2, "4: ΝΙΤΕ");
    day.key_unassigned(2, "");
    day.drafts = vec![Draft { round: round(2), player: Some(player(2)) }];
    day.key_unassigned(1, "");
    day.who.name = "Άλλος".to_owned();
    day.must(Play::KeyAgain { sheet: keyed, words: words("4: ΝΙΤΑ") });
    let data = of_standings(&worked.seen(), &standings::Chosen::default());
    let told: Vec<&str> = data.doubts.iter().map(|act| act.label.as_str()).collect();
    assert_eq!(
        told,
        [
            "Φύλλο χωρίς όνομα, γύρος 1",
            "Προς κρίση: ΑΡΚΟ, γύρος 1 (× 2)",
            "Λείπει φύλλο: Άννα, γύρος 2",
            // Begun, it is not told as missing, too.
            "Πρόχειρο φύλλο: Βασίλης, γύρος 2",
            "Φύλλο χωρίς όνομα, γύρος 2",
            "Οι καταχωρίσεις διαφέρουν: Γιώτα, γύρος 2",
            "Προς κρίση: ΝΙΤΕ, γύρος 2 (× 1)",
            "Ένσταση 1 εκκρεμεί: Βασίλης",
        ]
    );
}
