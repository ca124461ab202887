//! The pages of each document, as other programs read them.

use std::ops::ControlFlow::Continue;

use super::{Case, example, nineteen_turns, turn, whole};
use crate::print::seen::{assert_fonts, assert_in_order, codes_in, look_at, page_texts};
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::formats::duplicate::rules::DrawBy;
use eforos::language::Language;
use eforos::print::formats::duplicate::game_sheet::{GameSheet, game_sheet};
use eforos::print::formats::duplicate::player_record::{PlayerRecord, player_records};
use eforos::print::formats::duplicate::player_report::{After, PlayerReport, player_reports};
use eforos::print::formats::duplicate::rules::parts;
use eforos::print::formats::duplicate::slips::{Slips, Which, slips};
use eforos::print::formats::duplicate::standings_sheet::{Form, StandingsSheet, standings_sheet};
use eforos::print::formats::duplicate::turn_record::{TurnRecord, turn_records};
use eforos::print::formats::duplicate::warnings::{Warned, warnings};
use eforos::print::formats::duplicate::zero_notices::{ZeroNotices, zero_notices};
use eforos::print::pages::{Mark, Page, TextMark};
use eforos::print::rules_page::{RulesPage, rules_page};
use eforos::print::{Pages, Templates};

const RO: Language = Language::Romanian;

fn batch(case: &Case, which: Which, language: Language) -> Slips {
    let played = case.played();
    let rules = Rules::ro_duplicate_2007();
    let people = (played.details, played.players);
    Slips::of(
        people,
        &|it, turn| it.span.contains(turn),
        (&rules, Mode::Hall),
        played.list,
        (which, Some(134)),
        language,
    )
}

fn rules_pages(language: Language, mode: Mode) -> Pages {
    let case = example();
    let rules = Rules::ro_duplicate_2007();
    let page = RulesPage {
        details: case.document.details.clone(),
        id: rules.id.clone(),
        parts: parts(&rules, Some((mode, case.played().list)), language),
    };
    rules_page(&page, language, &Templates::embedded())
}

/// Every document of a game.
fn all(case: &Case, language: Language) -> Vec<(&'static str, Pages)> {
    let played = case.played();
    let templates = Templates::embedded();
    let turns = case.document.game.numbers();
    let records: Vec<_> = turns.filter_map(|turn| TurnRecord::of(played, turn, language)).collect();
    let after = After::of(played);
    let ids = case.document.players.iter().map(|player| player.id);
    let reports: Vec<_> =
        ids.take(12).map(|id| PlayerReport::of(played, &after, id, language)).collect();
    let pages = PlayerRecord::all(played, None, None, language);
    let notices = ZeroNotices::of(played, |_, _| true, language);
    let put_up = StandingsSheet::of(played, Form::PutUp, language);
    let signed = StandingsSheet::of(played, Form::Final, language);
    let which = Which { turn: Some(turn(5)), ..Which::default() };
    let batch = batch(case, which, language);
    let watch = &mut |_, _| Continue(());
    vec![
        ("slips", slips(&batch, language, &templates, watch).unwrap()),
        ("player-record", player_records(&pages, language, &templates, watch).unwrap()),
        ("turn-record", turn_records(&records, language, &templates, watch).unwrap()),
        ("game-sheet", game_sheet(&GameSheet::of(played, language), language, &templates)),
        ("zero-notices", zero_notices(&notices, language, &templates)),
        ("warnings", warnings(&Warned::of(played, language), language, &templates)),
        ("standings", standings_sheet(&put_up, language, &templates)),
        ("final", standings_sheet(&signed, language, &templates)),
        ("player-report", player_reports(&reports, language, &templates, watch).unwrap()),
    ]
}

/// Writes the pages where a person can look at them: `EFOROS_LOOK=folder cargo test --test core print::duplicate`.
#[test]
fn pages_can_be_looked_at() {
    for (players, language) in [(3, RO), (24, RO), (24, Language::English), (200, RO)] {
        let case = whole(players);
        for (name, pages) in all(&case, language) {
            look_at(&format!("{name}-{players}-{}", language.code()), &pages);
        }
    }
    look_at("game-sheet-27", &twenty_seven());
    look_at("game-sheet-program", &program());
    for language in [RO, Language::English] {
        look_at(
            &format!("duplicate-rules-{}", language.code()),
            &rules_pages(language, Mode::Program),
        );
    }
}

/// A game sheet of 27 turns, each with a refused rack.
fn twenty_seven() -> Pages {
    let case = whole(24);
    let mut sheet = GameSheet::of(case.played(), RO);
    let more: Vec<_> = sheet.rows.iter().take(8).cloned().collect();
    sheet.rows.extend(more);
    for (row, number) in sheet.rows.iter_mut().zip(1..) {
        row.turn = number;
    }
    game_sheet(&sheet, RO, &Templates::embedded())
}

fn program() -> Pages {
    let mut document = nineteen_turns(24);
    document["mode"] = serde_json::json!("program");
    document["lexicon"]["authority"] = serde_json::json!("reference");
    for slip in document["turns"][5]["slips"].as_array_mut().unwrap() {
        slip["word"] = serde_json::json!("");
    }
    let case = Case::of(&document);
    game_sheet(&GameSheet::of(case.played(), RO), RO, &Templates::embedded())
}

/// Every text and line stands on its page.
fn assert_on_page(name: &str, pages: &Pages) {
    for (number, page) in pages.pages.iter().enumerate() {
        for mark in page.all() {
            let (x, y, right) = match mark {
                Mark::Text(text) => (text.x_mm, text.baseline_mm, text.x_mm + text.width_mm),
                Mark::Code { x_mm, y_mm, size_mm, .. } => (*x_mm, *y_mm, x_mm + size_mm),
                Mark::Stroke { from_mm, to_mm, .. } => (from_mm.0, to_mm.1, to_mm.0),
                Mark::Fill { area, .. } | Mark::Image { area, .. } => {
                    (area.x_mm, area.y_mm + area.height_mm, area.x_mm + area.width_mm)
                }
                Mark::Shape { .. } => continue,
            };
            let inside = x >= -0.01
                && right <= page.width_mm + 0.01
                && y >= -0.01
                && y <= page.height_mm + 0.01;
            assert!(inside, "{name}, page {}: {mark:?}", number + 1);
        }
    }
}

#[test]
fn every_document_fits_its_pages_with_few_and_many_players() {
    for players in [3, 24, 200] {
        let case = whole(players);
        for (name, pages) in all(&case, RO) {
            assert_on_page(name, &pages);
            let cut: Vec<_> = pages.warnings.iter().collect();
            assert!(cut.is_empty(), "{name} of {players}: {cut:?}");
            let texts = page_texts(&pages.to_pdf());
            for (number, text) in texts.iter().enumerate() {
                // Who prints one page of many must know of which game it is.
                assert!(text.contains("Cupa de toamnă"), "{name}, page {}: {text}", number + 1);
                assert!(text.contains("pagina"), "{name}, page {}", number + 1);
            }
        }
    }
}

#[test]
fn every_document_names_rules_mode_and_list() {
    let case = whole(24);
    for (name, pages) in all(&case, RO) {
        let first = page_texts(&pages.to_pdf()).remove(0);
        let rules = ["Scrabble duplicat clasic", "ro-duplicate-2007"];
        assert!(rules.iter().any(|rules| first.contains(rules)), "{name}: {first}");
        assert!(first.contains("arbitrare manuală"), "{name}: {first}");
        assert!(first.contains("LIBERĂ RO"), "{name}: {first}");
        assert!(first.contains("21 noiembrie 2026"), "{name}: {first}");
    }
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "ten places")]
fn codes_of_slips_are_read_back() {
    let case = whole(24);
    let batch = batch(&case, Which { turns: Some(2), ..Which::default() }, RO);
    let pages = slips(&batch, RO, &Templates::embedded(), &mut |_, _| Continue(())).unwrap();
    let pdf = pages.to_pdf();
    assert_fonts(&pdf);
    for (number, page) in batch.pages.iter().enumerate().take(6) {
        for (place, slip) in page.iter().enumerate() {
            // Ten on a page, two beside each other: each is 97 × 56 mm.
            let (column, row) = ((place % 2) as f32, (place / 2) as f32);
            let part = [8.0 + 97.0 * column, 8.0 + 56.0 * row, 97.0, 56.0];
            let read = codes_in(&pdf, number + 1, Some(part));
            assert_eq!(read, slip.code.iter().cloned().collect::<Vec<_>>(), "page {}", number + 1);
        }
    }
    let first = page_texts(&pdf).remove(0);
    for said in ["TUR", "MASA", "POZ.", "DEPUNERE", "PUNCTE", "JOKER", "Ana Munteanu"] {
        assert!(first.contains(said), "{said}: {first}");
    }
}

#[test]
fn a_game_sheet_is_one_page() {
    let case = whole(24);
    let pages = game_sheet(&GameSheet::of(case.played(), RO), RO, &Templates::embedded());
    assert_eq!(pages.pages.len(), 1);
    let text = page_texts(&pages.to_pdf()).remove(0);
    assert_in_order(
        &text,
        &["Fișa partidei", "Cupa de toamnă", "STIRE", "1.125", "Suma depunerilor"],
    );
    assert_eq!(twenty_seven().pages.len(), 1, "27 turns and the board");
    // The best of the hall has a column only where it is not the top's score.
    let heads = |pages: &Pages| page_texts(&pages.to_pdf()).remove(0).contains(" Sala ");
    assert!(heads(&program()) && !heads(&pages));
    let text = page_texts(&program().to_pdf()).remove(0);
    assert!(text.contains("nu este lista vreunei federații"), "{text}");
}

/// What the regulation wants on record stood on no signed paper: what players were given and why, and every objection.
#[test]
fn every_second_arbiter_has_a_line_on_the_game_sheet() {
    let mut document = nineteen_turns(24);
    document["assistants"] = serde_json::json!(["Radu Ene", "Ilinca Dobre", "Vlad Sora"]);
    let case = Case::of(&document);
    let sheet = GameSheet::of(case.played(), RO);
    let pages = game_sheet(&sheet, RO, &Templates::embedded());
    assert_on_page("game-sheet", &pages);
    look_at("game-sheet-three-seconds", &pages);
    let text = page_texts(&pages.to_pdf()).join(" ");
    assert!(text.contains("arbitri secunzi: Radu Ene, Ilinca Dobre, Vlad Sora"), "{text}");
    for name in ["Maria Pop", "Radu Ene", "Ilinca Dobre", "Vlad Sora"] {
        assert_eq!(text.matches(name).count(), 2, "at the head and below a line: {text}");
    }
    assert_eq!(text.matches("Arbitru secund").count(), 3, "{text}");
}

/// The lines to sign on lay close below what plays were equal to the top.
#[test]
fn whoever_signs_a_game_sheet_has_room_above_the_line() {
    let mut document = nineteen_turns(12);
    document["assistants"] = serde_json::json!(["Radu Ene", "Ilinca Dobre"]);
    let case = Case::of(&document);
    let pages = game_sheet(&GameSheet::of(case.played(), RO), RO, &Templates::embedded());
    assert_eq!(pages.pages.len(), 1);
    let page = &pages.pages[0];
    let texts = || {
        page.all().filter_map(|mark| match mark {
            Mark::Text(text) if !text.text.trim().is_empty() => Some(text),
            _ => None,
        })
    };
    let offices: Vec<_> = texts().filter(|text| text.text.starts_with("Arbitru")).collect();
    assert_eq!(offices.len(), 3, "{offices:?}");
    for office in offices {
        let line = page.all().filter_map(|mark| match mark {
            Mark::Stroke { from_mm, to_mm, .. } => {
                let (from, to) = (from_mm.0 - 0.1, to_mm.0 + 0.1);
                let above = office.baseline_mm - from_mm.1;
                let beside = from < office.x_mm && office.x_mm + office.width_mm < to;
                (beside && (0.0..6.0).contains(&above)).then_some((from, to, from_mm.1))
            }
            _ => None,
        });
        let (from, to, y) = line.min_by(|a, b| b.2.total_cmp(&a.2)).expect("a line to sign on");
        let above = texts().filter(|text| {
            text.x_mm < to && from < text.x_mm + text.width_mm && text.baseline_mm < y
        });
        let nearest = above.map(|text| text.baseline_mm).fold(0.0, f32::max);
        assert!(y - nearest > 7.5, "{}: {nearest}, {y}", office.text);
    }
}

#[test]
fn what_players_were_given_is_signed() {
    let mut case = whole(24);
    case.course.decisions = vec!["Nicio decizie".into(), "Ion Dobre, turul 3: respinsă".into()];
    case.course.lifted = vec![turn(4), turn(7)];
    let text = |case: &Case, form| {
        let sheet = StandingsSheet::of(case.played(), form, RO);
        let pages = standings_sheet(&sheet, RO, &Templates::embedded());
        page_texts(&pages.to_pdf())
    };
    let signed = text(&case, Form::Final);
    assert_eq!(signed.len(), 1, "{signed:?}");
    let said = signed[0].split_whitespace().collect::<Vec<_>>().join(" ");
    // Five slips with a wrong sum: two of them cost 5 points each. One technical and one disciplinary warning count as
    // five.
    for told in [
        "Sancțiuni",
        "Dan Petrescu: 5 avertismente tehnice – pe fluturaș: 5 × punctele; scăzute 10 puncte",
        "Eva Stoica: 1 avertisment tehnic – fluturaș fără tur (turul 9); 1 avertisment disciplinar – a vorbit în timpul de \
         gândire (turul 2); scăzute 10 puncte",
        "2 sancțiuni au fost ridicate (tururile 4, 7)",
        "Ion Dobre, turul 3: respinsă",
        "Arbitru secund",
    ] {
        let words = told.split_whitespace();
        let found = words.clone().all(|word| said.contains(word));
        assert!(found, "{told}: {said}");
    }
    assert!(!text(&case, Form::PutUp)[0].contains("avertismente tehnice –"), "{signed:?}");
    // Where they are many they follow what is signed, which says so: the table stays whole.
    case.course.decisions = (0..400).map(|number| format!("Contestația {number}")).collect();
    let annexed = text(&case, Form::Final);
    assert!(annexed.len() > 1, "{annexed:?}");
    assert!(annexed[0].contains("Arbitru secund") && annexed[0].contains("de la pagina 2"));
    for player in &case.document.players {
        assert!(annexed[0].contains(player.name.split(' ').next().unwrap()), "{}", player.name);
    }
    let last = annexed[1..].join(" ");
    for number in 0..400 {
        assert!(last.contains(&format!("Contestația {number}")), "{number}: {last}");
    }
    let none = text(&whole(3), Form::Final).join(" ");
    assert!(none.contains("Eva Stoica: 1 avertisment"), "{none}");
    let mut none = Case::of(&{
        let mut document = nineteen_turns(1);
        document["sanctions"] = serde_json::json!([]);
        document
    });
    none.course.decisions = vec!["Nicio contestație.".into()];
    let none = text(&none, Form::Final).join(" ");
    assert!(none.contains("Nicio sancțiune.") && none.contains("Nicio contestație."), "{none}");
}

#[test]
fn signatures_never_stand_alone() {
    for players in [3, 24, 33, 36, 37, 38, 70, 200] {
        let case = whole(players);
        let sheet = StandingsSheet::of(case.played(), Form::Final, RO);
        let pages = standings_sheet(&sheet, RO, &Templates::embedded());
        let last = page_texts(&pages.to_pdf()).pop().unwrap();
        assert!(last.contains("Arbitru secund"), "{players}: {last}");
        let names = case.document.players.iter().filter(|player| last.contains(&player.name));
        assert!(names.count() >= players.min(5), "{players}: {last}");
    }
}

/// As many as an evening has: three of them had a second page of each turn's record, and five of the standings on the wall.
#[test]
fn of_twenty_four_tables_a_turn_and_the_standings_take_a_page_each() {
    let case = whole(24);
    let played = case.played();
    let templates = Templates::embedded();
    for language in [RO, Language::English] {
        let sheet = StandingsSheet::of(played, Form::PutUp, language);
        let pages = standings_sheet(&sheet, language, &templates);
        assert_eq!(pages.pages.len(), 1, "{language:?}");
        let text = page_texts(&pages.to_pdf()).remove(0);
        for player in &case.document.players {
            assert!(text.contains(player.club.trim()), "{}: {text}", player.club);
        }
        for turn in case.document.game.numbers() {
            let record: Vec<_> = TurnRecord::of(played, turn, language).into_iter().collect();
            let pages = turn_records(&record, language, &templates, &mut |_, _| Continue(()));
            assert_eq!(pages.unwrap().pages.len(), 1, "{language:?}, {turn:?}");
        }
    }
}

/// Slips of a turn that counts nothing had 0 points beside "correct", and nothing said why; and nobody signed the record.
#[test]
fn slips_of_an_uncounted_turn_have_a_mark_and_a_record_is_signed() {
    let mut document = nineteen_turns(3);
    document["turns"][18]["cancelled"] = serde_json::json!({"how": "score", "reason": "zgomot"});
    let case = Case::of(&document);
    let (played, templates) = (case.played(), Templates::embedded());
    for (language, mark, key, office) in [
        (RO, "an.", "an.: turul a fost anulat și nu contează.", "Arbitru"),
        (Language::English, "ann.", "ann.: the turn was annulled and counts nothing.", "Referee"),
    ] {
        let of = |number| -> String {
            let record: Vec<_> =
                TurnRecord::of(played, turn(number), language).into_iter().collect();
            let pages = turn_records(&record, language, &templates, &mut |_, _| Continue(()));
            page_texts(&pages.unwrap().to_pdf()).join(" ")
        };
        let marks = |text: &str| text.split_whitespace().filter(|word| *word == mark).count();
        let (counts, annulled) = (of(18), of(19));
        assert!(annulled.contains(key) && !counts.contains(key), "{annulled} {counts}");
        assert_eq!((marks(&annulled), marks(&counts)), (3, 0), "{annulled}");
        for text in [&counts, &annulled] {
            assert!(text.contains(office) && text.contains("Maria Pop"), "{text}");
            assert!(text.contains("Radu Ene"), "{text}");
        }
        let report = PlayerReport::of(played, &After::of(played), super::player(1), language);
        let pages = player_reports(&[report], language, &templates, &mut |_, _| Continue(()));
        let text = page_texts(&pages.unwrap().to_pdf()).join(" ");
        assert!(text.contains(key) && marks(&text) == 1, "{text}");
    }
}

#[test]
fn the_rules_take_two_pages() {
    for language in [RO, Language::English] {
        let pages = rules_pages(language, Mode::Program);
        assert_eq!(pages.pages.len(), 2, "{language:?}");
        assert!(pages.warnings.is_empty(), "{:?}", pages.warnings);
        assert_on_page("rules", &pages);
        let least = pages.pages.iter().flat_map(Page::all).filter_map(|mark| match mark {
            Mark::Text(text) if text.text.chars().count() > 3 => Some(text.style.size_pt),
            _ => None,
        });
        let least = least.fold(f32::MAX, f32::min);
        assert!(least >= 7.0, "{language:?}: {least}");
    }
}

#[test]
fn an_english_page_speaks_of_turns() {
    for (name, pages) in all(&whole(24), Language::English) {
        for text in page_texts(&pages.to_pdf()) {
            assert!(!text.contains("Round ") && !text.contains(" round "), "{name}: {text}");
        }
    }
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let once = || {
        let case = whole(24);
        all(&case, RO).into_iter().map(|(_, pages)| pages.to_pdf().bytes).collect::<Vec<_>>()
    };
    assert!(once() == once(), "two of one kind differ");
}

/// Headings of narrow columns were one.
#[test]
fn no_text_of_a_line_lies_on_another() {
    for language in [RO, Language::English] {
        for (name, pages) in all(&whole(24), language) {
            for page in &pages.pages {
                let mut texts: Vec<_> = page
                    .all()
                    .filter_map(|mark| match mark {
                        Mark::Text(text) if !text.text.trim().is_empty() => Some(text),
                        _ => None,
                    })
                    .collect();
                // A line of two sizes has one baseline but for what reckoning leaves.
                let line = |text: &TextMark| (text.baseline_mm * 20.0).round();
                texts.sort_by(|one, other| {
                    let at = |text: &TextMark| (line(text), text.x_mm);
                    at(one).partial_cmp(&at(other)).unwrap()
                });
                for two in texts.windows(2) {
                    let [one, other] = two else { continue };
                    let apart =
                        line(one) < line(other) || one.x_mm + one.width_mm <= other.x_mm + 0.05;
                    let (one, other) = (&one.text, &other.text);
                    assert!(apart, "{name} {}: {one:?} and {other:?}", language.code());
                }
            }
        }
    }
}

/// The head said both at once, as if they contradicted each other.
#[test]
fn a_game_that_changed_over_says_in_which_turns_it_was_drawn_how() {
    let mut case = example();
    let [one, two, three] = [1, 2, 3].map(turn);
    case.course.draw = vec![(DrawBy::Digital, vec![one, two]), (DrawBy::ByHand, vec![three])];
    let sheet = GameSheet::of(case.played(), RO);
    let said = page_texts(&game_sheet(&sheet, RO, &Templates::embedded()).to_pdf()).concat();
    assert!(said.contains("extragere manuală: tururile 3"), "{said}");
    assert!(said.contains("din 2007: tururile 1–2"), "{said}");
}

/// What is signed is one page; every other has a place for initials, and all say of which table they are.
#[test]
fn every_page_of_a_final_sheet_is_signed_or_initialled() {
    for (players, least) in [(9, 1), (24, 1), (60, 2), (200, 5)] {
        let case = whole(players);
        let sheet = StandingsSheet::of(case.played(), Form::Final, RO);
        let pages = page_texts(&standings_sheet(&sheet, RO, &Templates::embedded()).to_pdf());
        assert!(pages.len() >= least, "{players}: {}", pages.len());
        let signed: Vec<bool> =
            pages.iter().map(|page| page.contains("SHA-256 al tabelului")).collect();
        assert_eq!(signed.iter().filter(|it| **it).count(), 1, "{players}");
        for (page, signed) in pages.iter().zip(signed) {
            assert_eq!(page.contains("parafa arbitrului"), !signed, "{players}: {page}");
            assert!(page.contains(&format!("tabel {}", &sheet.table[..4])), "{players}: {page}");
        }
    }
}

/// Who was penalised is not told by what may hang on a wall: neither by a name, nor by figures that add up to another total.
#[test]
fn standings_without_names_of_sanctions_tell_nobodys() {
    let case = whole(24);
    let played = case.played();
    let set = |sheet: &StandingsSheet| {
        page_texts(&standings_sheet(sheet, RO, &Templates::embedded()).to_pdf()).join(" ")
    };
    let whole = set(&StandingsSheet::of(played, Form::PutUp, RO));
    let unnamed = set(&StandingsSheet::unnamed(played, RO));
    for tells in ["Scăzute", "Solo", "‰", "avertismente tehnice"] {
        assert!(whole.contains(tells) && !unnamed.contains(tells), "{tells}: {unnamed}");
    }
    for says in ["sancțiuni fără nume", "Topuri", "Zerouri", "sunt în arhiva clubului"] {
        assert!(unnamed.contains(says), "{says}: {unnamed}");
    }
    for row in played.rows {
        let player = played.players.iter().find(|it| it.id == row.player).unwrap();
        assert_eq!(unnamed.contains(&player.name), row.rank.is_some(), "{}", player.name);
    }
}
