//! What the hall sees of classic games, and the judge's window: as data.

use super::at;
use crate::common::tables::{Rules, example, large};
use eforos::domain::clock::{Countdown, Sides};
use eforos::domain::formats::classic::judge::Verdict;
use eforos::domain::formats::classic::standings::{Up, standings as derived};
use eforos::domain::formats::classic::teams::teams;
use eforos::domain::ids::{RoundNo, TableNo};
use eforos::exchange::formats::classic::Document;
use eforos::language::Language;
use eforos::screens::formats::classic::hall::{
    LINES, Ranks, Seats, TableScene, chess_clock, coming_in, cost, moves_in_ms, page_at, pairings,
    round_clock, standings, team_standings, turn_timer,
};
use eforos::screens::formats::classic::judge::{JudgeScreen, Next, Pressed, Typed, said};
use serde_json::Value;

fn document(told: &Value) -> Document {
    Document::read(told.to_string().as_bytes(), None).unwrap().0
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

fn data(scene: &TableScene) -> String {
    serde_json::to_string_pretty(scene).unwrap()
}

#[test]
fn pairings_come_by_table_and_by_name_in_turns() {
    let document = document(&large(Rules::Pinczow, 48));
    let competition = &document.competition;
    let seats = Seats { competition, round: round(3), language: Language::Polish };
    let scene = pairings(seats, Some(at(0)));
    let TableScene::Pairings { pages, .. } = &scene else { panic!("pairings") };
    // 24 tables and 48 names, twelve on a page.
    assert_eq!(pages.len(), 2 + 4);
    let parts: Vec<_> = pages.iter().map(|page| page.part.as_str()).collect();
    assert_eq!(parts[..3], ["stoliki 1–12", "stoliki 13–24", "alfabetycznie"]);
    assert_eq!(pages[1].next, "potem: alfabetycznie");
    assert_eq!(pages[5].next, "potem: według stolików");
    let by_name = pages[2..].iter().flat_map(|page| &page.lines);
    let mut names: Vec<_> = by_name.map(|line| line.seats[0].name.clone()).collect();
    assert_eq!(names.len(), 48, "everybody finds themselves once");
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 48);
    assert!(pages.iter().all(|page| page.lines.len() <= LINES));
    assert_eq!((page_at(6, Some(at(0)), at(11_999)), page_at(6, Some(at(0)), at(12_000))), (0, 1));
    assert_eq!(page_at(6, Some(at(0)), at(72_000)), 0);
    assert_eq!(moves_in_ms(&scene, at(11_000)), Some(1_000));
}

#[test]
fn scenes_tell_what_the_examples_have() {
    let cusca = document(&example(Rules::Cusca));
    let competition = &cusca.competition;
    let language = Language::Catalan;
    let scene = pairings(Seats { competition, round: round(2), language }, None);
    insta::assert_snapshot!("tables, pairings of fours and threes", data(&scene));
    let all = derived(competition, Up::ToTheEnd);
    let before = derived(competition, Up::To(round(1)));
    let ranks = Ranks {
        competition,
        standings: &all,
        before: Some(&before),
        after: Some(round(2)),
        language,
    };
    insta::assert_snapshot!("tables, averages", data(&standings(ranks, None)));
    let pinczow = document(&example(Rules::Pinczow));
    let competition = &pinczow.competition;
    let all = derived(competition, Up::ToTheEnd);
    let language = Language::Polish;
    let ranks =
        Ranks { competition, standings: &all, before: None, after: Some(round(3)), language };
    let rows = teams(competition, &all);
    insta::assert_snapshot!("tables, schools", data(&team_standings(ranks, &rows, None)));
    let open = {
        let mut told = example(Rules::Pinczow);
        told["rounds"][2]["games"][1]["seats"] = serde_json::json!([{"player": 3}, {"player": 7}]);
        document(&told)
    };
    let competition = &open.competition;
    let all = derived(competition, Up::ToTheEnd);
    let seats = Seats { competition, round: round(3), language };
    insta::assert_snapshot!("tables, results come in", data(&coming_in(seats, &all, "")));
    let ranks =
        Ranks { competition, standings: &all, before: None, after: Some(round(3)), language };
    let TableScene::Ranked { provisional, .. } = standings(ranks, None) else { panic!("ranks") };
    assert_eq!(provisional, "tymczasowo: brak 1 wyniku");
}

#[test]
fn clocks_say_what_their_rules_say() {
    let llisca = document(&example(Rules::Llisca));
    let seats =
        Seats { competition: &llisca.competition, round: round(2), language: Language::Catalan };
    let time = Countdown::started(3_600_000, at(0));
    let scene = round_clock(seats, "LLISCA, jornada 4", (time, 3), &[600_000, 300_000]);
    let TableScene::RoundClock { title, notice, phases, .. } = &scene else { panic!("a clock") };
    assert_eq!(title, "Ronda 2 de 3");
    assert_eq!(notice, "Als 60 minuts la partida s’acaba amb el torn de l’altre jugador");
    assert_eq!(phases.first, "◆ queden menys de 10 minuts");
    assert_eq!(phases.over, "■ s’ha acabat el temps", "no game ends by itself");
    assert_eq!(moves_in_ms(&scene, at(250)), Some(751));
    let timer =
        turn_timer(Language::Catalan, Countdown::started(120_000, at(0)), &[30_000, 10_000]);
    let TableScene::TurnTimer { phases, beside, .. } = &timer else { panic!("a timer") };
    assert_eq!(
        (phases.last.as_str(), phases.over.as_str()),
        ("▲ queden menys de 10 segons", "■ jugueu ara")
    );
    assert_eq!(beside, "2 minuts");
    let rules = &llisca.competition.rules;
    let names = ["Carla Mas".to_owned(), "Gal·la Coll".to_owned()];
    let clock = Sides::started(2, 1_500_000, 0, at(0)).unwrap();
    let scene = chess_clock((rules, Language::Catalan), TableNo::new(2), &names, &clock);
    let TableScene::ChessClock { price, held, over, .. } = &scene else { panic!("a clock") };
    assert_eq!((held.as_str(), over.as_str()), ("", "temps excedit"));
    // 2:10 over are three begun minutes; beyond the limit it costs no more.
    assert_eq!(
        [0, 1, 60_000, 60_001, 130_000, 900_000].map(|over| cost(*price, over)),
        [0, 10, 10, 20, 30, 50]
    );
    assert_eq!(moves_in_ms(&scene, at(1_500_000 + 130_000)), Some(1));
    let stopped = clock.stopped(at(5)).unwrap();
    let scene = chess_clock((rules, Language::Catalan), None, &names, &stopped);
    assert_eq!(moves_in_ms(&scene, at(10)), None);
}

fn press(keys: &str) -> Next {
    let mut typed = Typed::default();
    for key in keys.chars() {
        let pressed = match key {
            ' ' => Pressed::Space,
            '\n' => Pressed::Enter,
            '<' => Pressed::Back,
            '!' => Pressed::Escape,
            sign => Pressed::Sign(sign),
        };
        match typed.pressed(pressed) {
            Next::Typing(next) => typed = next,
            judged @ Next::Judge(..) => return judged,
        }
    }
    Next::Typing(typed)
}

#[test]
fn words_are_typed_one_after_another_and_judged_by_enter_on_an_empty_field() {
    let judged = |table: u16, words: &[&str]| {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        Next::Judge(TableNo::new(table), words)
    };
    assert_eq!(press("quadre any\ncol·lecció\n\n"), judged(0, &["QUADRE", "ANY", "COL·LECCIÓ"]));
    assert_eq!(press("5:mot\n\n"), judged(5, &["MOT"]));
    assert_eq!(press("mot\n<s\n\n"), judged(0, &["MOTS"]), "a word comes back");
    assert_eq!(press("mot x!abc\n\n"), judged(0, &["ABC"]));
    assert_eq!(press("\n\n \n"), Next::Typing(Typed::default()), "nothing is judged of no word");
    assert_eq!(press("0:a\n\n"), judged(0, &["0A"]), "no table 0");
    // More than eight words are not taken.
    let Next::Judge(_, words) = press("a b c d e f g h i j \n") else { panic!("judged") };
    assert_eq!(words.len(), 8);
    let Next::Typing(typed) = press("5:quadre any\ncol") else { panic!("typing") };
    let JudgeScreen::Typing { asks, typed, words, .. } = typed.screen(Language::Catalan) else {
        panic!("typing")
    };
    assert_eq!((asks.as_str(), typed.as_str()), ("Taula 5 · escriviu les paraules", "COL"));
    assert_eq!(words, ["ANY", "QUADRE"]);
}

#[test]
fn a_verdict_is_one_and_says_nothing_of_any_word() {
    for verdict in Verdict::ALL {
        for language in Language::ALL {
            let told = serde_json::to_string(&said(verdict, language)).unwrap();
            let JudgeScreen::Said { sign, said, below, .. } = said(verdict, language) else {
                panic!("said")
            };
            assert_eq!(below.is_empty(), verdict != Verdict::Ask, "{told}");
            assert!(!said.is_empty() && sign.chars().count() == 1, "{told}");
        }
    }
    assert_eq!(
        serde_json::to_string(&said(Verdict::Invalid, Language::Catalan)).unwrap(),
        r#"{"said":{"verdict":"invalid","sign":"✗","said":"No vàlida","below":""}}"#
    );
}
