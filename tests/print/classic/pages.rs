//! The pages of each document, as other programs read them.

use eforos::domain::ids::{PlayerId, RoundNo, TableNo};
use eforos::language::Language;
use eforos::print::documents::{Document as Kind, Paper, Wish};
use eforos::print::formats::classic::documents::DOCUMENTS;
use eforos::print::pages::{Mark, Page, TextMark, Weight};
use eforos::print::{Pages, Templates, Warning};
use serde_json::{Value, json};

use super::{Case, Rules, example, large, wish};
use crate::print::seen::{assert_fonts, assert_in_order, codes_in, look_at, page_texts};

/// How many players are tried.
const SIZES: [usize; 4] = [4, 12, 40, 96];

fn texts(page: &Page) -> impl Iterator<Item = &TextMark> {
    page.all().filter_map(|mark| match mark {
        Mark::Text(text) if !text.text.trim().is_empty() => Some(text),
        _ => None,
    })
}

/// Left, top, right, bottom of a text: capitals and what hangs below them.
fn bounds(mark: &TextMark) -> [f32; 4] {
    let size = mark.style.size_pt * 25.4 / 72.0;
    [
        mark.x_mm,
        mark.baseline_mm - 0.72 * size,
        mark.x_mm + mark.width_mm,
        mark.baseline_mm + 0.1 * size,
    ]
}

/// What is wrong with pages: marks off the paper, text over text, text too small to read.
fn faults(pages: &Pages) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, page) in pages.pages.iter().enumerate() {
        let marks: Vec<&TextMark> = texts(page).collect();
        for (index, mark) in marks.iter().enumerate() {
            let [l, t, r, b] = bounds(mark);
            if l < 2.9 || t < 1.9 || r > page.width_mm - 2.9 || b > page.height_mm - 2.9 {
                faults.push(format!("page {number}: {:?} at {:?}", mark.text, bounds(mark)));
            }
            for other in &marks[index + 1..] {
                let [ol, ot, or, ob] = bounds(other);
                if l < or - 0.05 && ol < r - 0.05 && t < ob - 0.05 && ot < b - 0.05 {
                    faults.push(format!("page {number}: {:?} over {:?}", mark.text, other.text));
                }
            }
        }
        for mark in page.all() {
            let (x, y, right) = match mark {
                Mark::Stroke { from_mm, to_mm, .. } => (from_mm.0, from_mm.1.max(to_mm.1), to_mm.0),
                Mark::Code { x_mm, y_mm, size_mm, .. } => (*x_mm, y_mm + size_mm, x_mm + size_mm),
                Mark::Fill { area, .. } | Mark::Image { area, .. } => {
                    (area.x_mm, area.y_mm + area.height_mm, area.x_mm + area.width_mm)
                }
                Mark::Text(_) | Mark::Shape { .. } => continue,
            };
            if x < -0.01 || right > page.width_mm + 0.01 || y > page.height_mm + 0.01 {
                faults.push(format!("page {number}: {mark:?}"));
            }
        }
    }
    faults
}

/// Every document that a rule set has.
fn all(rules: Rules) -> impl Iterator<Item = Kind> {
    let has_teams = rules != Rules::Cusca;
    DOCUMENTS.into_iter().filter(move |kind| has_teams || *kind != Kind::TeamStandings)
}

/// Writes the pages where a person can look at them: `EFOROS_LOOK=folder cargo test --test core print::classic`.
#[test]
fn pages_can_be_looked_at() {
    if std::env::var("EFOROS_LOOK").is_err() {
        return;
    }
    for rules in Rules::ALL {
        for players in SIZES {
            let case = Case::of(&large(rules, players));
            for kind in all(rules) {
                let name = format!("{}-{}-{players}", kind.code(), rules.id());
                look_at(&name, &case.pages(wish(kind), rules.language()));
            }
        }
        let case = Case::of(&large(rules, 12));
        for kind in [Kind::ScoreSheets, Kind::ResultSlips] {
            let wish = Wish { blank: Some(3), ..wish(kind) };
            look_at(
                &format!("{}-{}-blank", kind.code(), rules.id()),
                &case.pages(wish, rules.language()),
            );
        }
        let halves = Wish { paper: Some(Paper::A4), ..wish(Kind::ScoreSheets) };
        look_at(
            &format!("score-sheets-{}-halves", rules.id()),
            &case.pages(halves, rules.language()),
        );
        for kind in all(rules) {
            look_at(
                &format!("{}-{}-en", kind.code(), rules.id()),
                &case.pages(wish(kind), Language::English),
            );
            let example = Case::of(&example(rules));
            let name = format!("{}-{}-example", kind.code(), rules.id());
            look_at(&name, &example.pages(wish(kind), rules.language()));
        }
    }
    look_at("game-whole", &whole_game(15));
}

#[test]
fn nothing_overflows_with_few_and_many_players() {
    for rules in Rules::ALL {
        for players in SIZES {
            let case = Case::of(&large(rules, players));
            for kind in all(rules) {
                let pages = case.pages(wish(kind), rules.language());
                let name = format!("{} of {players} by {}", kind.code(), rules.id());
                assert!(!pages.pages.is_empty() && !pages.title.is_empty(), "{name}");
                let faults = faults(&pages);
                assert!(faults.is_empty(), "{name}: {:#?}", &faults[..faults.len().min(8)]);
                // Of few players every school is short of some.
                let is_known = |it: &Warning| matches!(it, Warning::ShortTeams { .. });
                assert!(pages.warnings.iter().all(is_known), "{name}: {:?}", pages.warnings);
            }
        }
    }
}

#[test]
fn every_language_has_room_and_the_paper_of_halves_too() {
    for rules in Rules::ALL {
        let case = Case::of(&large(rules, 12));
        for language in Language::ALL {
            for kind in all(rules) {
                let faults = faults(&case.pages(wish(kind), language));
                assert!(faults.is_empty(), "{} {language:?}: {faults:#?}", kind.code());
            }
            let halves = Wish { paper: Some(Paper::A4), ..wish(Kind::ScoreSheets) };
            let pages = case.pages(halves, language);
            let faults = faults(&pages);
            assert!(faults.is_empty(), "{language:?}: {faults:#?}");
            assert!((pages.pages[0].width_mm - 297.0).abs() < 0.01);
            let small = Wish { paper: Some(Paper::A5), ..wish(Kind::ScoreSheets) };
            let pages = case.pages(small, language);
            let faults = self::faults(&pages);
            assert!(faults.is_empty(), "{language:?}: {faults:#?}");
            let [page, ..] = &pages.pages[..] else { panic!("no sheet") };
            assert!((page.width_mm - 148.5).abs() < 0.01 && (page.height_mm - 210.0).abs() < 0.01);
            let blank = Wish { blank: Some(5), ..wish(Kind::ScoreSheets) };
            assert_eq!(case.pages(blank, language).pages.len(), 5);
        }
    }
}

/// Text that somebody must read is nowhere smaller than on other documents.
#[test]
fn nothing_is_too_small_to_read() {
    for rules in Rules::ALL {
        let case = Case::of(&large(rules, 40));
        for kind in all(rules) {
            for page in &case.pages(wish(kind), rules.language()).pages {
                for mark in texts(page) {
                    let is_sign = mark.text.chars().count() <= 3;
                    let least = if is_sign { 4.4 } else { 4.9 };
                    assert!(mark.style.size_pt >= least, "{}: {mark:?}", kind.code());
                }
            }
        }
    }
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "eight places")]
fn codes_of_slips_and_sheets_are_read_back() {
    let case = Case::of(&large(Rules::Pinczow, 40));
    let round = RoundNo::new(2);
    let slips = case.pages(Wish { round, ..wish(Kind::ResultSlips) }, Language::Polish);
    let pdf = slips.to_pdf();
    assert_fonts(&pdf);
    assert_eq!(pdf.pages, 3, "twenty tables, eight on a page");
    for table in 1..=20_usize {
        let (page, place) = ((table - 1) / 8, (table - 1) % 8);
        let (column, row) = ((place % 2) as f32, (place / 2) as f32);
        let part = [8.0 + 97.0 * column, 8.0 + 70.0 * row, 97.0, 70.0];
        let read = codes_in(&pdf, page + 1, Some(part));
        assert_eq!(read.len(), 1, "table {table}");
        assert_eq!(read[0][..8], format!("{table:03}02134"), "table {table}");
    }
    let table = TableNo::new(3);
    let sheet = case.pages(Wish { round, table, ..wish(Kind::ScoreSheets) }, Language::Polish);
    let read = codes_in(&sheet.to_pdf(), 1, Some([150.0, 0.0, 60.0, 40.0]));
    assert_eq!(read.len(), 1);
    assert!(read[0].starts_with("00302134"), "{read:?}");
    let halves = Wish { round, paper: Some(Paper::A4), ..wish(Kind::ScoreSheets) };
    let read =
        codes_in(&case.pages(halves, Language::Polish).to_pdf(), 1, Some([90.0, 0.0, 58.0, 30.0]));
    assert_eq!(read.len(), 1, "a half has its code, too");
}

#[test]
fn a_score_sheet_asks_what_its_rule_set_has() {
    let text = |rules: Rules, round| {
        let case = Case::of(&example(rules));
        let wish =
            Wish { round: RoundNo::new(round), table: TableNo::new(1), ..wish(Kind::ScoreSheets) };
        let pages = case.pages(wish, rules.language());
        assert_eq!(pages.pages.len(), 1);
        page_texts(&pages.to_pdf()).remove(0)
    };
    let cusca = text(Rules::Cusca, 2);
    for said in [
        "Biel Roca",
        "Ferran Soler",
        "tres torns perduts cadascú",
        "2 min per torn",
        "Senyors",
        "amb 7 o més",
        "L·L, NY",
    ] {
        assert!(cusca.contains(said), "{said}: {cusca}");
    }
    assert!(!cusca.contains("Temps excedit"), "four seats have no price: {cusca}");
    let llisca = text(Rules::Llisca, 1);
    for said in [
        "A sac i faristol buits",
        "B han passat 60 min",
        "C dos passos cadascú",
        "D sis torns sense punts",
        "E bloqueig",
        "F temps excedit",
        "25 min",
        "màxim −50",
        "K, W, Y",
        "tercera persona",
    ] {
        assert!(llisca.contains(said), "{said}: {llisca}");
    }
    let pinczow = text(Rules::Pinczow, 1);
    for said in [
        "Celina Ćma",
        "po dwa opuszczenia",
        "czas obu minął",
        "Wartość ostatniego słowa",
        "co najmniej 8",
        "zegar szachowy",
    ] {
        assert!(pinczow.contains(said), "{said}: {pinczow}");
    }
    assert!(!pinczow.contains("Czas ponad limit") && !pinczow.contains("Senyors"), "{pinczow}");
}

#[test]
fn tiles_to_strike_out_are_those_of_the_set() {
    for (rules, count) in [(Rules::Cusca, 100), (Rules::Pinczow, 100)] {
        let case = Case::of(&example(rules));
        let blank = Wish { blank: Some(1), ..wish(Kind::ScoreSheets) };
        let pages = case.pages(blank, rules.language());
        let page = &pages.pages[0];
        // Beside the board, of the size of text: tiles stand one by one.
        let tiles = texts(page).filter(|mark| {
            mark.x_mm > 100.0
                && (32.0..62.0).contains(&mark.baseline_mm)
                && mark.text.chars().count() <= 3
                && mark.text.chars().all(|sign| sign.is_uppercase() || sign == '·')
        });
        assert_eq!(tiles.count() + 2, count, "{rules:?}: all but the two blanks");
    }
}

#[test]
fn pairings_stand_by_table_and_by_name() {
    let case = Case::of(&example(Rules::Pinczow));
    let pages =
        case.pages(Wish { round: RoundNo::new(2), ..wish(Kind::Pairings) }, Language::Polish);
    let text = page_texts(&pages.to_pdf());
    // Two pages were hardly begun.
    assert_eq!(text.len(), 1);
    let by_table = ["rundy 2", "Według stolików", "Ala Żak", "Filip Źródło", "Darek Ósmak"];
    let by_name = ["Alfabetycznie", "Ala Żak", "Bartek Łoś", "Celina Ćma", "Pauza", "Ela Świt"];
    let parts = [&by_table[..], &by_name, &["Pauza: Celina Ćma"]];
    assert_in_order(&text[0], &parts.concat());
    // Of every round unless one is chosen.
    let all = page_texts(&case.pages(wish(Kind::Pairings), Language::Polish).to_pdf());
    for (round, page) in (1..).zip(&all) {
        assert!(page.contains(&format!("rundy {round}")), "{page}");
    }
    assert_eq!(all.len(), case.document.competition.rounds.len());
    // Of many, who looks for a name has a page for that.
    let case = Case::of(&large(Rules::Pinczow, 96));
    let many = Wish { round: RoundNo::new(2), ..wish(Kind::Pairings) };
    let text = page_texts(&case.pages(many, Language::Polish).to_pdf());
    let begins = text.iter().position(|page| page.contains("Alfabetycznie")).unwrap();
    assert!(begins > 0 && !text[begins].contains("Według stolików"), "{text:?}");
}

/// By the regulation of a tournament a bye is a game of 300 : 250, which nobody was told.
#[test]
fn a_bye_has_its_score() {
    let case = Case::of(&example(Rules::Pinczow));
    let celina = case.document.competition.players.iter();
    let celina = celina.map(|it| &it.player).find(|it| it.name == "Celina Ćma").unwrap().id;
    let own = Wish { player: Some(celina), ..wish(Kind::PlayerReport) };
    let text = page_texts(&case.pages(own, Language::Polish).to_pdf()).remove(0);
    assert_in_order(&text, &["Pauza", "300 : 250"]);
    let text = page_texts(&case.pages(wish(Kind::CrossTable), Language::Polish).to_pdf()).remove(0);
    let byes = case.document.competition.rounds.values().map(|round| round.byes.len());
    assert_eq!(text.matches("300 : 250").count(), byes.sum::<usize>(), "{text}");
}

#[test]
fn a_game_that_the_last_word_decided_is_marked() {
    let case = Case::of(&example(Rules::Pinczow));
    let text = page_texts(&case.pages(wish(Kind::CrossTable), Language::Polish).to_pdf()).remove(0);
    let marked = |text: &str, sign: &str| text.split_whitespace().filter(|it| *it == sign).count();
    // In round 1 Filip and Celina had 301 each.
    assert_eq!((marked(&text, "+*"), marked(&text, "−*")), (1, 1), "{text}");
    assert!(text.contains("* równe małe punkty"), "{text}");
    let of = |number| {
        let own = Wish { player: PlayerId::of(number), ..wish(Kind::PlayerReport) };
        page_texts(&case.pages(own, Language::Polish).to_pdf()).remove(0)
    };
    let celina = of(3);
    assert!(marked(&celina, "0*") == 1 && celina.contains("* równe małe punkty"), "{celina}");
    // Ala lost by points.
    let ala = of(1);
    assert!(ala.contains("301 : 310") && !ala.contains('*'), "{ala}");
    assert!([celina, ala].iter().all(|text| !text.replace(' ', "").contains("−0")));
}

#[test]
fn standings_are_those_of_the_example() {
    let case = Case::of(&example(Rules::Llisca));
    let text = page_texts(&case.pages(wish(Kind::Final), Language::Catalan).to_pdf()).remove(0);
    assert_in_order(
        &text,
        &[
            "Gal·la Coll",
            "2½",
            "+73",
            "1.152",
            "Dídac Font",
            "2½",
            "+19",
            "Hug Pons",
            "½",
            "−39",
            "960",
            "Pau Serra",
        ],
    );
    assert!(text.contains("? Encara sense signar"), "{text}");
    // Diplomas name the pairs' places: what they are by is signed.
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(plain.contains("Classificació de parelles 1. Ela geminada: punts 3½, diferència −83"));
    assert!(plain.contains("2. Senyors: punts 3, diferència +110"), "{plain}");
    let text =
        page_texts(&case.pages(wish(Kind::TeamStandings), Language::Catalan).to_pdf()).remove(0);
    assert_in_order(
        &text,
        &["Ela geminada", "3½", "−83", "Senyors", "3", "+110", "Trencada", "Faristol", "2½"],
    );
    let case = Case::of(&example(Rules::Cusca));
    let text = page_texts(&case.pages(wish(Kind::Standings), Language::Catalan).to_pdf()).remove(0);
    assert_in_order(
        &text,
        &["Anna Puig", "1.900", "950,00", "Carla Mas", "886,00", "Gal·la Coll", "631,50"],
    );
    // As many decimals stand below each other.
    let pages = case.pages(wish(Kind::Standings), Language::Catalan);
    let right = |said: &str| {
        let mark = pages.pages.iter().flat_map(texts).find(|mark| mark.text == said).unwrap();
        mark.x_mm + mark.width_mm
    };
    for said in ["950,00", "886,00"] {
        assert!((right(said) - right("631,50")).abs() < 0.01, "{said}");
    }
}

/// The signed sheet of a tournament of schools left out what each round had brought, a bye among it, and nothing said what a
/// figure in a frame means.
#[test]
fn a_final_sheet_tells_byes_and_what_a_frame_means() {
    let case = Case::of(&example(Rules::Pinczow));
    let text = page_texts(&case.pages(wish(Kind::Final), Language::Polish).to_pdf()).join(" ");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // What a penalty took off stands in the row, in the round of which it was.
    for said in [
        "Punkty w rundach",
        "p. pauza",
        "rozstrzygnęło remis z miejscem wyżej",
        "−30 punkty odjęte karą",
        "Ela Świt Gimnazjum nr 2 0 1 −30 1 3",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    // So many rounds that they have no room: the byes are told in a line each.
    let case = Case::of(&busy(16));
    let pages = case.pages(wish(Kind::Final), Language::Polish);
    assert_eq!(faults(&pages), Vec::<String>::new());
    let text = page_texts(&pages.to_pdf()).join(" ");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let byes = case.document.competition.rounds.iter().map(|(round, of)| (round.get(), &of.byes));
    for (round, byes) in byes {
        let [player] = byes.as_slice() else { panic!("one bye in round {round}") };
        let entrant = case.document.competition.entrant(*player).unwrap();
        let said = format!("Runda {round} · pauza: {}", entrant.player.name);
        assert!(text.contains(&said), "{said}: {text}");
    }
}

/// The example's seven pupils in so many rounds, the first of which come again and again.
fn busy(rounds: usize) -> Value {
    let mut document = example(Rules::Pinczow);
    let own = document["rounds"].as_array().unwrap().clone();
    let again = own.iter().cycle().take(rounds).enumerate().map(|(at, round)| {
        let mut round = round.clone();
        round["round"] = json!(at + 1);
        round
    });
    document["rounds"] = again.collect();
    document["penalties"] = json!([]);
    document
}

#[test]
fn signatures_never_stand_alone() {
    for players in [4, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 60, 96] {
        let case = Case::of(&large(Rules::Llisca, players));
        let pages = case.pages(wish(Kind::Final), Language::Catalan);
        let last = page_texts(&pages.to_pdf()).pop().unwrap();
        assert!(last.contains("Arbitratge"), "{players}: {last}");
        let there = case
            .document
            .competition
            .players
            .iter()
            .filter(|entrant| last.contains(entrant.player.name.split(' ').next().unwrap()));
        assert!(there.count() >= players.min(3), "{players}: {last}");
    }
}

#[test]
fn everybody_has_a_diploma_and_the_first_schools() {
    let case = Case::of(&example(Rules::Pinczow));
    let pages = case.pages(wish(Kind::Certificates), Language::Polish);
    let texts = page_texts(&pages.to_pdf());
    // Seven pupils and two schools.
    assert_eq!(texts.len(), 9);
    assert_in_order(&texts[0], &["Darek Ósmak", "I miejsca", "3 duże punkty", "+103"]);
    assert_in_order(
        &texts[3],
        &[
            "otrzymuje szkoła",
            "Gimnazjum nr 1",
            "I miejsca",
            "w klasyfikacji szkół",
            "9",
            "+387",
            "Ala Żak",
        ],
    );
    // Only the first team of those that are placed had one.
    let second =
        ["otrzymuje szkoła", "Gimnazjum nr 2", "za zajęcie II miejsca w klasyfikacji szkół"];
    assert_in_order(&texts[4], &[&second[..], &["Ela Świt"]].concat());
    let only = Wish { player: PlayerId::new(5), ..wish(Kind::Certificates) };
    let one = page_texts(&case.pages(only, Language::Polish).to_pdf());
    assert_eq!(one.len(), 1);
    assert_in_order(&one[0], &["Ela Świt", "za udział", "Międzyszkolny Turniej"]);
}

/// One pair had a diploma, whatever the others reached.
#[test]
fn the_first_three_pairs_have_diplomas() {
    let case = Case::of(&large(Rules::Llisca, 12));
    let texts = page_texts(&case.pages(wish(Kind::Certificates), Language::Catalan).to_pdf());
    let pairs: Vec<&String> =
        texts.iter().filter(|text| text.contains("per a la parella")).collect();
    assert_eq!(pairs.len(), 3, "{texts:?}");
    for (text, place) in pairs.iter().zip(["1r lloc", "2n lloc", "3r lloc"]) {
        assert!(text.contains(place), "{place}: {text}");
    }
}

/// A round of the example with what can happen to somebody: one came later, had no opponent, then stayed away; a game was
/// cancelled, one was won without being played, and one player left.
fn eventful() -> Case {
    let mut document = example(Rules::Llisca);
    document["teams"][2]["name"] = "12".into();
    let late = json!({"id": 9, "name": "Iu Vila", "club": "Manresa", "from_round": 2});
    document["players"].as_array_mut().unwrap().push(late);
    document["players"][7]["to_round"] = json!(2);
    let rounds = document["rounds"].as_array_mut().unwrap();
    rounds[0]["games"][3] = json!({"table": 4, "cancelled": true, "reason": "foc",
        "seats": [{"player": 6}, {"player": 4}]});
    rounds[1]["byes"] = json!([9]);
    rounds[2]["absent"] = json!([9, 1]);
    rounds[2]["games"].as_array_mut().unwrap().remove(3);
    Case::of(&document)
}

/// "–" was said of a game that was cancelled, of whoever came later and of whoever stayed away alike, and byes and walkovers
/// were points like all others.
#[test]
fn a_final_sheet_tells_by_a_mark_of_its_own_why_there_was_no_game() {
    let case = eventful();
    let page = |kind| page_texts(&case.pages(wish(kind), Language::Catalan).to_pdf()).join(" ");
    let meanings = [
        "x partida anul·lada",
        "t encara no hi era",
        "a absència",
        "– ja no hi era",
        "d. descans",
        "i. victòria per incompareixença",
        "n derrota per incompareixença",
    ];
    for kind in [Kind::Final, Kind::CrossTable] {
        let pages = case.pages(wish(kind), Language::Catalan);
        look_at(&format!("eventful-{}", kind.code()), &pages);
        assert_eq!(faults(&pages), Vec::<String>::new());
        let text = page(kind).split_whitespace().collect::<Vec<_>>().join(" ");
        for meaning in meanings {
            assert!(text.contains(meaning), "{}: {meaning}: {text}", kind.code());
        }
        assert!(!text.contains("? encara"), "{text}");
    }
    // Rounds 1 to 3 of who came later: not there, the point of a bye, absent.
    let text = page(Kind::Final).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("Iu Vila Manresa t 1 d. a 1 1 +50 300"), "{text}");
    assert!(text.contains("Biel Roca parella Faristol ½ 0 1 i. 3 1½"), "{text}");
    // A report says it in its own row, too: below the opponent's name a reason alone was told of the wrong one.
    let reports = page_texts(&case.pages(wish(Kind::PlayerReport), Language::Catalan).to_pdf());
    for said in ["victòria per incompareixença", "derrota per incompareixença"] {
        let times = reports.iter().map(|text| text.matches(said).count()).sum::<usize>();
        assert_eq!(times, 2, "{said}: {reports:?}");
    }
    // Nine reports of few rounds, two on a page.
    assert_eq!(reports.len(), 5, "{reports:?}");
    // Of a day on which nothing of it happened the legend says nothing.
    let mut plain = example(Rules::Llisca);
    plain["rounds"].as_array_mut().unwrap().truncate(2);
    let plain = Case::of(&plain).pages(wish(Kind::Final), Language::Catalan);
    let plain = page_texts(&plain.to_pdf()).join(" ");
    assert!(!plain.contains("incompareixença") && !plain.contains("descans"), "{plain}");
}

/// "2. 12" was the second pair, and its diploma was for "12".
#[test]
fn a_pair_without_a_name_is_told_by_its_number_and_its_players() {
    let case = eventful();
    let pages = |kind| page_texts(&case.pages(wish(kind), Language::Catalan).to_pdf());
    assert!(pages(Kind::Final).join(" ").contains(". parella 12: punts"));
    assert!(pages(Kind::TeamStandings).join(" ").contains("parella 12"));
    let diplomas = pages(Kind::Certificates);
    let mut of_pairs = diplomas.iter().filter(|text| text.contains("per a la parella"));
    let own = of_pairs.find(|text| text.contains("parella 12")).unwrap();
    let order = ["per a la parella", "Elna Vila, Ferran Soler", "parella 12", "1r lloc"];
    assert_in_order(own, &order);
}

/// Whoever was not among the first got the same title as they did.
#[test]
fn a_diploma_of_taking_part_says_so_in_its_title() {
    let case = Case::of(&example(Rules::Llisca));
    let texts = page_texts(&case.pages(wish(Kind::Certificates), Language::Catalan).to_pdf());
    for text in &texts {
        let is_of_taking_part = text.contains("per la participació en");
        assert_eq!(text.contains("de participació"), is_of_taking_part, "{text}");
    }
    assert!(texts.iter().any(|text| text.contains("de participació")), "{texts:?}");
}

/// Below its middle a diploma of taking part was empty: it tells what was played, and of whom a school's players are.
#[test]
fn a_diploma_of_taking_part_tells_what_was_reached() {
    let document = example(Rules::Pinczow);
    let case = Case::of(&document);
    let pages = case.pages(wish(Kind::Certificates), Language::Polish);
    look_at("diplomas-pinczow", &pages);
    assert_eq!(faults(&pages), Vec::<String>::new());
    let texts = page_texts(&pages.to_pdf());
    let of_taking_part: Vec<&String> =
        texts.iter().filter(|text| text.contains("za udział")).collect();
    assert_eq!(of_taking_part.len(), 4, "{texts:?}");
    let competition = &case.document.competition;
    for text in of_taking_part {
        let who = competition.players.iter().find(|it| text.contains(&it.player.name)).unwrap();
        let seats = document["rounds"].as_array().unwrap().iter();
        let seats = seats.flat_map(|round| round["games"].as_array().unwrap());
        let seats = seats.flat_map(|game| game["seats"].as_array().unwrap());
        let own = seats.filter(|seat| seat["player"] == json!(who.player.id.get()));
        let finals: Option<Vec<i64>> = own.map(|seat| seat["final"].as_i64()).collect();
        // Of whom all scores are told as they ended, and nothing was taken off.
        let finals = finals.filter(|_| who.player.id.get() != 5);
        let best = finals.map_or_else(String::new, |all| all.iter().max().unwrap().to_string());
        for said in ["partie", "najlepsza partia", &best] {
            assert!(text.contains(said), "{said}: {text}");
        }
        // Nothing is told of which there is nothing, and no loss.
        assert_eq!(text.contains("różnica"), text.contains('+'), "{text}");
        assert!(!text.contains('−') && !text.contains("0 duże punkty"), "{text}");
    }
    let averages = Case::of(&example(Rules::Cusca));
    let texts = page_texts(&averages.pages(wish(Kind::Certificates), Language::Catalan).to_pdf());
    let last = texts.last().unwrap();
    assert_in_order(last, &["per la participació en", "mitjana", "partides", "la millor partida"]);
    // A loss is nothing to be glad of, and stood there in large figures.
    let mut lost = example(Rules::Cusca);
    for (round, seat) in [(0, 2), (1, 2)] {
        lost["rounds"][round]["games"][1]["seats"][seat] = json!({"player": 7, "final": -4});
    }
    for seat in lost["rounds"][0]["games"][1]["seats"].as_array_mut().unwrap().iter_mut().take(2) {
        *seat = json!({"player": seat["player"], "final": 250});
    }
    let game = lost["rounds"][0]["games"][1].as_object_mut().unwrap();
    game.remove("end");
    game.remove("finisher");
    let lost = Case::of(&lost);
    let texts = page_texts(&lost.pages(wish(Kind::Certificates), Language::Catalan).to_pdf());
    let own = texts.iter().find(|text| text.contains("Gal·la Coll")).unwrap();
    assert!(own.contains("partides"), "{own}");
    for said in ["−", "mitjana", "la millor partida"] {
        assert!(!own.contains(said), "{said}: {own}");
    }
    let texts = page_texts(&averages.pages(wish(Kind::Certificates), Language::Catalan).to_pdf());
    let said = texts.iter().find(|text| text.contains("Gal·la Coll")).unwrap();
    assert!(said.contains("631,50"), "{said}");
}

/// A player's own report said neither where they stood after a round nor who else had begun.
#[test]
fn a_report_follows_a_player_through_the_day() {
    let case = Case::of(&example(Rules::Llisca));
    let own = Wish { player: PlayerId::of(1), ..wish(Kind::PlayerReport) };
    let pages = case.pages(own, Language::Catalan);
    look_at("report-llisca", &pages);
    let text = page_texts(&pages.to_pdf()).remove(0);
    assert!(
        text.contains("després de la ronda") && text.contains("▸ comença la partida"),
        "{text}"
    );
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // Nobody lost by more than her 46 of round 1; after two defeats she is still the last, after a win by 22 the fifth.
    assert!(text.contains("Elna Vila ▸ 342 : 388 0 0 8"), "{text}");
    assert!(
        text.contains("Ferran Soler (començava ▸)") && text.contains("283 : 302 0 0 8"),
        "{text}"
    );
    assert!(text.contains("340 : 318 + 1 1 5"), "{text}");
    // At a table of four every score, and the sign of who began.
    let case = Case::of(&example(Rules::Cusca));
    let own = Wish { player: PlayerId::of(1), ..wish(Kind::PlayerReport) };
    let pages = case.pages(own, Language::Catalan);
    look_at("report-cusca", &pages);
    let text = page_texts(&pages.to_pdf()).remove(0);
    assert!(text.contains("Carla Mas ▸"), "{text}");
    assert!(text.contains("Mitjana 950") && !text.contains(",00"), "{text}");
}

#[test]
fn long_names_of_pairs_stand_over_nothing() {
    let mut document = large(Rules::Llisca, 12);
    let long = "Associació de jugadores i jugadors de mots encreuats de Sant Cugat del Vallès, de \
                Cerdanyola i de tota la seva rodalia";
    for (number, team) in document["teams"].as_array_mut().unwrap().iter_mut().enumerate() {
        team["name"] = format!("{long} {}", number % 10).into();
    }
    for player in document["players"].as_array_mut().unwrap() {
        let name = "Maria Montserrat Puigdevall-Castellar de la Roca i Torrents de Vilanova";
        player["name"] = format!("{name} {}", player["id"]).into();
    }
    document["title"] =
        "Trobada de mots encreuats de les comarques del Vallès Occidental i del Baix Llobregat"
            .into();
    let case = Case::of(&document);
    for kind in all(Rules::Llisca) {
        let pages = case.pages(wish(kind), Language::Catalan);
        look_at(&format!("long-{}", kind.code()), &pages);
        let faults = faults(&pages);
        assert!(faults.is_empty(), "{}: {:#?}", kind.code(), &faults[..faults.len().min(8)]);
    }
}

/// It took two pages with room for half as much again on each.
#[test]
fn a_cross_table_of_twenty_four_takes_a_page() {
    for (rules, players) in [(Rules::Pinczow, 24), (Rules::Llisca, 24), (Rules::Cusca, 24)] {
        let case = Case::of(&large(rules, players));
        let pages = case.pages(wish(Kind::CrossTable), rules.language());
        look_at(&format!("cross-{}", rules.id()), &pages);
        assert_eq!(pages.pages.len(), 1, "{}", rules.id());
        assert!(faults(&pages).is_empty(), "{}: {:#?}", rules.id(), faults(&pages));
    }
}

/// A game of which the first player loses so many points by a sanction.
fn whole_game(deduction: u32) -> Pages {
    let mut document = example(Rules::Cusca);
    let sanction = json!({"player": 5, "round": 1, "kind": "deduction", "points": deduction});
    document["penalties"] = json!([]);
    if deduction > 0 {
        document["penalties"] = json!([sanction]);
    }
    let game = &mut document["rounds"][0]["games"][1];
    game["seats"] =
        json!([{"player": 5, "final": 28}, {"player": 6, "final": 0}, {"player": 7, "final": 0}]);
    game.as_object_mut().unwrap().remove("end");
    game.as_object_mut().unwrap().remove("finisher");
    game["turns"] = json!([
        {"player": 5, "outcome": "play", "at": "8H", "word": "[QU]ADRE", "rack": "[QU]ADREIS"},
        {"player": 6, "outcome": "pass"},
        {"player": 7, "outcome": "exchange", "exchanged": "AEE", "senyors": 1},
        {"player": 5, "outcome": "taken_off", "at": "I7", "word": "X."},
        {"player": 6, "outcome": "play", "at": "L8", "word": ".A[ny]", "note": "escarràs"},
        {"player": 7, "outcome": "timer"},
    ]);
    Case::of(&document).pages(wish(Kind::WholeGame), Language::Catalan)
}

#[test]
fn a_whole_game_tells_its_turns_and_its_board() {
    let pages = whole_game(0);
    assert_eq!(faults(&pages), Vec::<String>::new());
    let text = page_texts(&pages.to_pdf()).join(" ");
    assert_in_order(
        &text,
        &[
            "Partida sencera",
            "8H",
            "QUADRE",
            "28",
            "passo",
            "canvi: AEE",
            "Senyors 1×",
            "retirada després",
            "torn perdut",
        ],
    );
    assert!(!text.contains("sanció"), "{text}");
    // A sanction takes off what the game came to.
    let penalised = page_texts(&whole_game(15).to_pdf()).join(" ");
    assert!(penalised.contains("compta 13"), "{penalised}");
    // Nobody's time was over: nothing is said to be taken off for it.
    assert!(text.contains("; final ") && !text.contains("\u{2212}0"), "{text}");
}

#[test]
fn the_rules_take_two_pages_at_most_and_can_be_read() {
    for rules in Rules::ALL {
        let case = Case::of(&example(rules));
        for language in [rules.language(), Language::English] {
            let pages = case.pages(wish(Kind::Rules), language);
            assert!(pages.pages.len() <= 2, "{rules:?} {language:?}");
            let least = pages.pages.iter().flat_map(texts).filter(|it| it.text.chars().count() > 3);
            let least = least.map(|mark| mark.style.size_pt).fold(f32::MAX, f32::min);
            assert!(least >= 7.0, "{rules:?} {language:?}: {least}");
        }
    }
}

#[test]
fn the_same_competition_gives_the_same_bytes() {
    for rules in Rules::ALL {
        for kind in all(rules) {
            let once = || {
                let case = Case::of(&large(rules, 12));
                case.pages(wish(kind), rules.language()).to_pdf().bytes
            };
            assert!(once() == once(), "{}: two of one kind differ", kind.code());
        }
    }
}

/// What is signed is one page; every other has a place for initials, and all say of which table they are. What players were
/// given stands under a heading.
#[test]
fn every_page_of_a_final_sheet_is_signed_or_initialled() {
    for rules in [Rules::Cusca, Rules::Llisca] {
        for players in [12, 40, 96] {
            let case = Case::of(&large(rules, players));
            let pages = page_texts(&case.pages(wish(Kind::Final), Language::Catalan).to_pdf());
            let signed: Vec<bool> =
                pages.iter().map(|page| page.contains("SHA-256 de la taula")).collect();
            assert_eq!(signed.iter().filter(|it| **it).count(), 1, "{players}");
            for (page, signed) in pages.iter().zip(signed) {
                assert_eq!(page.contains("rúbrica arbitral"), !signed, "{players}: {page}");
                assert!(page.contains("taula") && page.contains("(SHA-256)"), "{players}: {page}");
                assert!(!signed || page.contains("Penalitzacions"), "{page}");
            }
            assert!(players < 96 || pages.len() > 1, "{}", pages.len());
        }
    }
}

/// The pages of a competition of so many by its rules, in the rules' language.
fn of_so_many(kind: Kind, rules: Rules, players: usize) -> Pages {
    Case::of(&large(rules, players)).pages(wish(kind), rules.language())
}

/// The pairings of forty ended in a page with two names.
#[test]
fn a_list_of_names_goes_on_with_at_least_five() {
    for (rules, players) in [(Rules::Llisca, 40), (Rules::Pinczow, 96), (Rules::Cusca, 96)] {
        let pages = of_so_many(Kind::Pairings, rules, players);
        assert!(pages.pages.len() > 3, "{rules:?}");
        for (number, page) in pages.pages.iter().enumerate() {
            let names = texts(page).filter(|text| (text.x_mm - 14.0).abs() < 0.1);
            let names = names.filter(|text| (text.style.size_pt - 10.0).abs() < 0.1);
            let is_heading = |text: &TextMark| ["Nom", "Imię i nazwisko"].contains(&&*text.text);
            let count = names.filter(|text| text.baseline_mm > 20.0).count();
            let listed = texts(page).any(is_heading);
            assert!(!listed || count >= 5, "{rules:?}, page {number}: {count} names");
        }
    }
}

/// Names with a team below them stood on the rules above and below their rows.
#[test]
fn what_stands_on_two_lines_keeps_from_the_rules_of_its_row() {
    for (kind, rules, players) in [
        (Kind::Pairings, Rules::Pinczow, 12),
        (Kind::Pairings, Rules::Llisca, 38),
        (Kind::PlayerReport, Rules::Llisca, 12),
        (Kind::TeamStandings, Rules::Pinczow, 40),
    ] {
        let pages = of_so_many(kind, rules, players);
        for (number, page) in pages.pages.iter().enumerate() {
            let rules_of_rows = page.all().filter_map(|mark| match mark {
                Mark::Stroke { from_mm, to_mm, .. } if (from_mm.1 - to_mm.1).abs() < 0.01 => {
                    Some((from_mm.0, to_mm.0, from_mm.1))
                }
                _ => None,
            });
            let all: Vec<_> = rules_of_rows.collect();
            for text in texts(page) {
                let [left, top, right, _] = bounds(text);
                let bottom = text.baseline_mm + 0.2 * text.style.size_pt * 25.4 / 72.0;
                let meets = |&&(from, to, y): &&(f32, f32, f32)| {
                    from < right && left < to && top - 0.5 < y && y < bottom + 0.15
                };
                let met = all.iter().find(meets);
                assert!(met.is_none(), "{kind:?}, page {number}: {:?} at {met:?}", text.text);
            }
        }
    }
}

/// Of the last pair of a page one player stood on the next one.
#[test]
fn a_team_stands_on_one_page_with_its_players() {
    let facts = large(Rules::Llisca, 38);
    let pages = of_so_many(Kind::TeamStandings, Rules::Llisca, 38);
    assert!(pages.pages.len() > 1);
    let page_of = |name: &str| {
        let has = |page: &Page| texts(page).any(|text| text.text.trim() == name);
        pages.pages.iter().position(has).unwrap_or_else(|| panic!("{name}"))
    };
    let name = |it: &Value| it["name"].as_str().unwrap().to_owned();
    for team in facts["teams"].as_array().unwrap() {
        let own = facts["players"].as_array().unwrap().iter();
        let own: Vec<_> = own.filter(|it| it["team"] == team["id"]).map(name).collect();
        let there: Vec<usize> = own.iter().map(|name| page_of(name)).collect();
        assert_eq!(there, vec![page_of(&name(team)); 2], "{own:?}");
    }
}

/// A diploma of taking part said in large type by how much somebody lost; one of a rank stood in the upper half of its page.
#[test]
fn a_diploma_tells_no_loss_and_fills_its_page() {
    for rules in [Rules::Llisca, Rules::Pinczow] {
        let pages = of_so_many(Kind::Certificates, rules, 12);
        assert!(pages.pages.len() >= 12, "{rules:?}");
        // Four of a school of eight: it is second, which whoever prints is told.
        let short = |warning: &Warning| matches!(warning, Warning::ShortTeams { .. });
        assert_eq!(pages.warnings.iter().any(short), rules == Rules::Pinczow);
        let (mut told, mut counted) = (0, 0);
        for page in &pages.pages {
            assert!(!texts(page).any(|text| text.text.starts_with('−')), "{rules:?}");
            told += texts(page).filter(|text| text.text.starts_with('+')).count();
            // A word is that of as many as stand above it; nobody's largest figure is 0.
            let words: &[(&str, &[&str])] = match rules {
                Rules::Pinczow => &[
                    ("duży punkt", &["1"]),
                    ("duże punkty", &["2", "3"]),
                    ("dużego punktu", &["½", "1½", "2½"]),
                    ("partia", &["1"]),
                    ("partie", &["2", "3"]),
                ],
                Rules::Cusca | Rules::Llisca => &[
                    ("punt", &["½", "1"]),
                    ("punts", &["1½", "2", "2½", "3"]),
                    ("partida", &["1"]),
                    ("partides", &["2", "3"]),
                ],
            };
            for label in texts(page) {
                let known = words.iter().find(|(word, _)| *word == label.text);
                let Some((_, counts)) = known else { continue };
                let above = texts(page).filter(|text| (text.x_mm - label.x_mm).abs() < 0.5);
                let above = above.filter(|text| text.baseline_mm < label.baseline_mm - 2.0);
                let figure = above.max_by(|a, b| a.baseline_mm.total_cmp(&b.baseline_mm)).unwrap();
                assert!(
                    counts.contains(&&*figure.text),
                    "{rules:?}: {} {}",
                    figure.text,
                    label.text
                );
                counted += 1;
            }
        }
        assert!(counted > 8, "{counted}");
        assert!(told > 0, "what was won is told");
        let first = &pages.pages[0];
        let given = texts(first).find(|text| ["per a", "otrzymuje"].contains(&&*text.text));
        let given = given.unwrap().baseline_mm - 3.0;
        let laurel = first.all().filter_map(|mark| match mark {
            Mark::Shape { points, .. }
                if points.iter().all(|(x, _)| (100.0..197.0).contains(x)) =>
            {
                points.iter().map(|(_, y)| *y).max_by(f32::total_cmp)
            }
            _ => None,
        });
        let lowest = laurel.filter(|y| (60.0..given + 3.0).contains(y)).fold(0.0, f32::max);
        assert!(lowest > 70.0 && given - lowest > 1.5, "{rules:?}: {lowest}, {given}");
        let body = texts(first).filter(|text| text.baseline_mm < 178.0);
        let last = body.map(|text| text.baseline_mm).fold(0.0, f32::max);
        assert!(last > 150.0, "{rules:?}: {last}");
    }
}

/// What a club wrote stood on diplomas of other formats and not on these.
#[test]
fn a_club_has_its_own_words_on_diplomas() {
    let by = |text: &str| {
        let file = ("certificates.toml".to_owned(), text.as_bytes().to_vec());
        Templates::with_folder([file])
    };
    let own = "[text]\nwinner_heading = 'Or Fi'\n\
               winner_sentence = 'lloc {rank} de {players} amb {points}'\n\
               participation_heading = 'HI ERA'\n\
               participation_sentence = 'amb {points} entre {players}'\n";
    let case = Case::of(&example(Rules::Llisca));
    let pages = case.pages_by(wish(Kind::Certificates), Language::Catalan, &by(own).unwrap());
    assert_eq!(faults(&pages), Vec::<String>::new());
    let texts = page_texts(&pages.to_pdf());
    let players = case.document.competition.players.len();
    assert!(texts[0].contains("lloc 1 de "), "{}", texts[0]);
    assert_in_order(&texts[0], &["O", "R", "F", "I"]);
    assert!(!texts[0].contains('{') && !texts[0].contains("classificació individual"));
    // The second rank goes on having the program's heading.
    assert_in_order(&texts[1], &["D", "I", "P", "L", "O", "M", "A", "lloc 2 de "]);
    let part = texts.iter().find(|text| text.contains("entre")).unwrap();
    assert!(part.contains(&format!("entre {players}")), "{part}");
    assert!(!texts.iter().any(|text| text.contains("per la participació en")), "{texts:?}");
    // A name in braces that is none is refused with file, line and key.
    let wrong = by("[text]\nwinner_sentence = 'lloc {place}'\n").unwrap_err();
    let told = wrong.sentence(Language::English);
    assert!(told.contains("certificates.toml") && told.contains("winner_sentence"), "{told}");
}

/// The frame's line lay through the sponsor's.
#[test]
fn the_frame_of_a_diploma_keeps_from_the_sponsor() {
    let files = [("club.toml", b"sponsor = 'La Llibreria Gran'".to_vec())];
    let club = Templates::with_folder(files.map(|(name, bytes)| (name.to_owned(), bytes)));
    let case = Case::of(&example(Rules::Llisca));
    let pages = case.pages_by(wish(Kind::Certificates), Language::Catalan, &club.unwrap());
    look_at("diplomas-sponsor", &pages);
    for page in &pages.pages {
        let said = texts(page).find(|text| text.text.contains("Llibreria")).unwrap();
        let [_, top, _, _] = bounds(said);
        let bottom = said.baseline_mm + 0.25 * said.style.size_pt * 25.4 / 72.0;
        for mark in page.all() {
            let Mark::Shape { points, .. } = mark else { continue };
            let wide = |(from, to): (&(f32, f32), &(f32, f32))| (from.0 - to.0).abs() > 100.0;
            let sides = points.iter().zip(points.iter().cycle().skip(1));
            for (from, _) in sides.filter(|side| wide(*side)) {
                assert!(from.1 < top - 0.3 || from.1 > bottom + 0.3, "{said:?}: {from:?}");
            }
        }
    }
}

/// A table of averages says where a penalty took points off a score, and what does.
#[test]
fn a_cross_table_of_averages_marks_what_a_penalty_took() {
    let mut document = large(Rules::Cusca, 12);
    document["penalties"] = json!([
        {"player": 2, "round": 1, "kind": "deduction", "points": 15, "reason": "apunts"}
    ]);
    let case = Case::of(&document);
    let pages = case.pages(wish(Kind::CrossTable), Language::Catalan);
    look_at("cross-deducted", &pages);
    assert_eq!(faults(&pages), Vec::<String>::new());
    let text = page_texts(&pages.to_pdf()).join(" ");
    assert!(text.contains("(−15) punts descomptats per sanció"), "{text}");
    assert_eq!(text.matches("(−15)").count(), 2, "{text}");
}

/// What hangs on the wall was of the same small type for few as for many.
#[test]
fn few_rows_are_in_large_type() {
    for kind in [Kind::UnnamedStandings, Kind::Standings, Kind::CrossTable] {
        let of_names = |players: usize| {
            let pages = of_so_many(kind, Rules::Llisca, players);
            assert_eq!(faults(&pages), Vec::<String>::new(), "{kind:?} of {players}");
            let names = pages.pages.iter().flat_map(texts).filter(|text| {
                text.style.weight == Weight::Bold && text.text.split(' ').count() == 2
            });
            let size = names.filter(|text| text.x_mm < 80.0).map(|text| text.style.size_pt);
            size.fold(f32::MAX, f32::min)
        };
        let sizes = [4, 12, 40].map(of_names);
        let is_falling = sizes.windows(2).all(|two| two[0] >= two[1]);
        // Beside the points of each round there is little room.
        let least = if kind == Kind::Standings { 8.6 } else { 9.0 };
        assert!(is_falling && sizes[0] >= least, "{kind:?}: {sizes:?}");
    }
}

/// How many games each played is told where that tells of nobody that they had to go.
#[test]
fn standings_without_names_have_the_games_of_each() {
    let text = |rules: Rules, kind: &str| {
        let mut document = large(rules, 6);
        document["penalties"] = serde_json::json!([
            {"player": 2, "round": 1, "kind": kind, "points": 5, "reason": "a"}
        ]);
        if kind != "deduction" {
            document["penalties"][0].as_object_mut().unwrap().remove("points");
        }
        let pages = Case::of(&document).pages(wish(Kind::UnnamedStandings), rules.language());
        page_texts(&pages.to_pdf()).join(" ")
    };
    for (rules, games) in [(Rules::Llisca, "Partides"), (Rules::Pinczow, "Partie")] {
        for kind in ["deduction", "reprimand"] {
            let text = text(rules, kind);
            assert!(text.contains(games), "{kind}: {text}");
        }
        let text = text(rules, "void_round");
        assert!(!text.contains(games), "{text}");
    }
}

/// Between a name and its first round a third of the row was empty.
#[test]
fn a_cross_table_has_no_gap_in_its_middle() {
    for (rules, first) in [(Rules::Llisca, "Ronda 1"), (Rules::Pinczow, "Runda 1")] {
        let pages = of_so_many(Kind::CrossTable, rules, 12);
        let page = &pages.pages[0];
        let round = texts(page).find(|text| text.text == first).unwrap().x_mm;
        let names = texts(page)
            .filter(|text| text.style.weight == Weight::Bold && text.text.split(' ').count() >= 2);
        let names = names.filter(|text| text.x_mm < round && text.baseline_mm > 50.0);
        let widest = names.map(|text| text.x_mm + text.width_mm).fold(0.0, f32::max);
        assert!(widest > 30.0 && round - widest < 32.0, "{first}: {widest} {round}");
    }
}
