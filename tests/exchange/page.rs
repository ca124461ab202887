//! What the page of results says: the penalties of the final sheet, who left and when, what its legend explains; and
//! what a printed one can be read by.

use std::collections::BTreeSet;

use chrono::DateTime;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Format as _, Openness};
use eforos::domain::formats::anagram::Contest;
use eforos::domain::formats::anagram::rules::all_rounds;
use eforos::domain::formats::anagram::standings::standings;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::exchange::formats::classic;
use eforos::exchange::{Penalised, Results, nameless_said, results_html};
use eforos::language::{Language, tr};
use eforos::lexicon::Lexicon;
use eforos::print::Templates;
use eforos::print::formats::anagram::final_sheet::{FinalSheet, final_sheet};
use eforos::print::pages::{Mark, Page};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use eforos::rehearsal::formats::duplicate;
use serde_json::{Value, json};

use crate::common::day::Day;
use crate::common::games::short_list;
use crate::common::tables::{Rules, example, large};

use super::html::plain;
use super::support::{read, record, results, worked_example};

/// A sheet without a name was left out of what programs read, and nobody was told.
#[test]
fn what_was_handed_in_without_a_name_is_told_where_it_is_left_out() {
    let mut day = Day::of_players(3, "ΤΟΣ ΤΟΝ");
    day.play(1);
    day.play(2);
    assert_eq!(nameless_said(Language::Greek, day.contest()), None);
    day.key_unassigned(2, "3: ΤΟΣ");
    day.key_unassigned(2, "3: ΤΟΝ");
    let said = nameless_said(Language::Greek, day.contest()).unwrap();
    assert_eq!(said, "Παραδόθηκαν χωρίς όνομα, και γι’ αυτό δεν είναι μέσα: 2 (Γύρος 2).");
}

/// One round of five: a late sheet, a voided one, who came later, who left, and who gave no points.
fn day() -> Value {
    let mut document = worked_example("reference");
    document["players"] = json!([
        {"id": 1, "name": "Άννα"},
        {"id": 2, "name": "Βασίλης"},
        {"id": 3, "name": "Γιώργος"},
        {"id": 4, "name": "Δήμητρα", "from_round": 2},
        {"id": 5, "name": "Ελένη", "to_round": 1},
    ]);
    document["rounds"][0]["sheets"] = json!([
        {"player": 1, "words": {"5": ["ΤΑΚΟΣ"]}},
        {"player": 2, "late": true, "words": {"5": ["ΤΑΚΟΣ"]}},
        {"player": 3, "words": {"5": ["ΤΑΚΟΣ"]}},
        {"player": 5, "words": {}},
    ]);
    let penalty = |player, kind, reason| json!({"player": player, "round": 1, "kind": kind, "reason": reason});
    document["penalties"] = json!([
        penalty(3, "void_round", "μιλούσε"),
        penalty(1, "reprimand", "φωνές"),
        penalty(5, "reprimand", "κινητό"),
    ]);
    document
}

/// The items of the page's list of penalties.
fn penalties(page: &str) -> Vec<String> {
    let card = page.split("<h2 id=\"penalties\">").nth(1).unwrap();
    let card = card.split("</section>").next().unwrap();
    let items = card.split("<bdi>").skip(1).map(|item| item.split("</bdi>").next().unwrap());
    items.map(str::to_owned).collect()
}

#[test]
fn the_penalties_are_those_of_the_final_sheet() {
    let (document, _) = read(&day()).unwrap();
    let (record, list, _) = record(&document).unwrap();
    let mut contest = record.contest().clone();
    contest.common.penalties[2].lifted = Some("ήταν άλλου".to_owned());
    let board = Anagram::judge(&contest, &list);
    let after = all_rounds().next_back().unwrap();
    for language in [Language::Greek, Language::English] {
        let standings = standings(&contest, &board, after, &[]);
        let utc = |ms| DateTime::from_timestamp_millis(ms).unwrap().naive_utc();
        let sheet = FinalSheet::of((&contest, &board), &standings, None, utc);
        let paper = final_sheet(&sheet, language, &Templates::embedded());
        let marks = paper.pages.iter().flat_map(Page::all);
        let text = marks.filter_map(|mark| match mark {
            Mark::Text(text) => Some(text.text.as_str()),
            _ => None,
        });
        let close = |text: &str| text.split_whitespace().collect::<String>();
        let paper = text.map(close).collect::<String>();
        let page = |named| results_html(language, &contest, &results(&document), named);
        let named = penalties(&page(Penalised::Named));
        assert_eq!(named.len(), 4, "{named:?}");
        for line in &named {
            assert!(paper.contains(&close(line)), "{line}: not on {paper}");
        }
        let told = named.join("\n");
        assert!(told.contains("Βασίλης"), "the late sheet: {told}");
        assert!(!told.contains("Ελένη") && !told.contains("άλλου"), "lifted: {told}");
        let unnamed = penalties(&page(Penalised::Unnamed));
        // One sentence with how many count: a round or a kind would lead to a row of the table.
        let [told] = unnamed.as_slice() else { panic!("{unnamed:?}") };
        let numbers: Vec<&str> =
            told.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).collect();
        assert_eq!(numbers, ["3"], "{told}");
        let anybody = ["Άννα", "Βασίλης", "Γιώργος", "φωνές", "μιλούσε"];
        assert!(!anybody.iter().any(|who| told.contains(who)), "{told}");
    }
}

/// Both pages had one title, and only their feet told which was about to be put up.
#[test]
fn at_the_top_and_in_its_title_a_page_says_whether_it_names_the_penalised() {
    let (document, _) = read(&day()).unwrap();
    let (record, ..) = record(&document).unwrap();
    let page = |named| results_html(Language::Greek, record.contest(), &results(&document), named);
    let titled = |page: &str| {
        let title = page.split("<title>").nth(1).unwrap().split("</title>").next().unwrap();
        title.to_owned()
    };
    let [named, unnamed] = [Penalised::Named, Penalised::Unnamed].map(page);
    let head = |page: &str| page.split("</header>").next().unwrap().to_owned();
    assert!(head(&named).contains("<bdi>Ποινές με ονόματα</bdi>"), "{named}");
    assert!(head(&unnamed).contains("<bdi>Ποινές χωρίς ονόματα</bdi>"), "{unnamed}");
    assert_eq!(titled(&unnamed), format!("{} · ποινές χωρίς ονόματα", titled(&named)));
    // Of a day on which nobody was penalised there is one page.
    let (document, _) = read(&worked_example("reference")).unwrap();
    let (record, ..) = super::support::record(&document).unwrap();
    let page = |named| results_html(Language::Greek, record.contest(), &results(&document), named);
    let [named, unnamed] = [Penalised::Named, Penalised::Unnamed].map(page);
    assert_eq!(titled(&unnamed), titled(&named));
    assert!(!head(&named).contains("Ποινές") && !head(&unnamed).contains("Ποινές"));
}

/// Every line ended in a disc, whatever sign its name had.
#[test]
fn each_line_of_the_chart_ends_in_the_sign_of_its_name() {
    let lexicon = Lexicon::embedded();
    let day = rehearse(&Plan { players: 6, seed: Seed::from_bytes([7; 32]) }, &lexicon).record;
    let results = Results::of(day.contest(), &lexicon, day.contest().game.last_round(), &[]);
    let page = results_html(Language::Greek, day.contest(), &results, Penalised::Named);
    assert_eq!(page.matches("<svg ").count(), 3, "{page}");
    for chart in page.split("<svg ").skip(1) {
        let chart = chart.split("</svg>").next().unwrap();
        let shapes: Vec<&str> = chart
            .split("class=\"sign\"")
            .skip(1)
            .map(|sign| sign.split(" d=\"").nth(1).unwrap().split('"').next().unwrap())
            .collect();
        let lines = chart.matches("<polyline").count();
        let different: BTreeSet<&str> = shapes.iter().copied().take(4).collect();
        assert_eq!((shapes.len(), different.len()), (lines, lines.min(4)), "{chart}");
    }
    assert!(page.contains(".line-5 .sign{fill:var(--card)"), "the fifth is a ring");
}

/// Of rehearsed days: the three first ranks with their clubs, why equal points are not equal, and what was signed.
#[test]
fn the_first_three_a_broken_tie_and_the_signature_are_told() {
    let lexicon = Lexicon::embedded();
    let mut ties = 0;
    for seed in 1..=4 {
        let plan = Plan { players: 24, seed: Seed::from_bytes([seed; 32]) };
        let record = rehearse(&plan, &lexicon).record;
        let page = |contest: &Contest| {
            let after = all_rounds().next_back().unwrap();
            let results = Results::of(contest, &lexicon, after, &[]);
            // Long names may be broken between syllables.
            let page = results_html(Language::Greek, contest, &results, Penalised::Named);
            page.replace('\u{AD}', "")
        };
        let signed = page(record.contest());
        let state =
            signed.split("<div class=\"state").nth(1).unwrap().split("</div>").next().unwrap();
        assert!(state.contains("<strong>✓ Υπογεγραμμένη κατάταξη</strong>"), "{state}");
        assert!(state.contains("<p>έκδοση 1 · "), "{state}");
        let cards = signed.split("<ol class=\"podium\">").nth(1).unwrap();
        let cards = cards.split("</ol>").next().unwrap();
        let board = Anagram::judge(record.contest(), &lexicon);
        let after = all_rounds().next_back().unwrap();
        let standings = standings(record.contest(), &board, after, &[]);
        let rows = &standings.rows;
        let mut rest = cards;
        for row in rows.iter().filter(|row| row.rank.is_some_and(|rank| rank <= 3)) {
            let player = &record.contest().common.players[&row.player];
            for told in [&player.name, &player.club, &row.total.to_string()] {
                let Some(at) = rest.find(told.as_str()) else { panic!("{told} in {rest}") };
                rest = &rest[at..];
            }
        }
        for pair in rows.windows(2) {
            let [above, below] = pair else { continue };
            let (Some(high), Some(low)) = (above.rank, below.rank) else { continue };
            if above.total == below.total && high < low {
                ties += 1;
                let name = &record.contest().common.players[&below.player].name;
                let row =
                    signed.split("<tbody>").nth(1).unwrap().split(name.as_str()).nth(1).unwrap();
                let row = row.split("</th>").next().unwrap();
                let why = format!("<small class=\"why\">ίδιο σύνολο με την {high}η θέση · ");
                assert!(row.contains(&why), "{name}: {row}");
            }
        }
        let mut open = record.contest().clone();
        open.common.openness = Openness::Open;
        let open = page(&open);
        let state =
            open.split("<div class=\"state").nth(1).unwrap().split("</div>").next().unwrap();
        assert!(state.contains("<strong>? Δεν έχει υπογραφεί ακόμη</strong>"), "{state}");
        assert!(!state.contains("έκδοση"), "{state}");
    }
    assert!(ties > 0, "no tie was broken");
}

#[test]
fn when_and_where_it_was_held_is_told_in_the_words_of_the_page() {
    let (document, _) = read(&day()).unwrap();
    let mut contest = record(&document).unwrap().0.contest().clone();
    let details = &mut contest.common.details;
    (details.club, details.venue) = ("Αναλόγιο".to_owned(), "Βιβλιοθήκη".to_owned());
    for (date, language, told) in [
        ("2026-11-21", Language::Greek, "21 Νοεμβρίου 2026"),
        ("2026-11-21", Language::English, "21 November 2026"),
        ("2026-11-21", Language::Polish, "21 listopada 2026"),
        // What is no date stands as somebody wrote it.
        ("το φθινόπωρο", Language::Greek, "το φθινόπωρο"),
    ] {
        date.clone_into(&mut contest.common.details.date);
        let page = results_html(language, &contest, &results(&document), Penalised::Named);
        let about = page.split("<p class=\"about\">").nth(1).unwrap();
        let about = about.split("</p>").next().unwrap();
        for told in ["Αναλόγιο", "Βιβλιοθήκη", told] {
            assert!(about.contains(&format!("<bdi>{told}</bdi>")), "{told}: {about}");
        }
    }
}

#[test]
fn who_came_later_or_left_has_the_round_below_the_name() {
    let page = plain(&day());
    for note in ["από τον γύρο 2", "αποχώρησε, γ. 1"] {
        assert_eq!(page.matches(note).count(), 2, "table and list: {note}");
    }
}

#[test]
fn one_of_something_is_told_as_one() {
    let mut document = worked_example("reference");
    document["lexicon"]["found"] = json!(["ΣΑΡΩΤΕΚ"]);
    document["rounds"][0]["letters"] = json!("ΚΑΡΩΤΣΕ");
    document["rounds"][0]["sheets"] = json!([{"player": 1, "words": {"7": ["ΣΑΡΩΤΕΚ"]}}]);
    let page = plain(&document);
    for told in ["έγκυρη λέξη σε 1 φύλλο", "έγκυρη λέξη με 7 γράμματα"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
}

#[test]
fn the_legend_explains_what_stands_in_the_table_by_what_stands_there() {
    let page = plain(&day());
    let legend = page.split("<p class=\"legend\">").nth(1).unwrap();
    let legend = legend.split("</p>").next().unwrap();
    assert!(legend.contains(">2</span> οι περισσότεροι πόντοι του γύρου"), "{legend}");
    assert!(legend.contains(">0</span> το φύλλο έδωσε 0 πόντους"), "{legend}");
    let mut nobody = worked_example("reference");
    nobody["rounds"][0]["sheets"] = json!([{"player": 1, "late": true, "words": {"5": ["ΤΑΚΟΣ"]}}]);
    let page = plain(&nobody);
    let legend = page.split("<p class=\"legend\">").nth(1).unwrap();
    let legend = legend.split("</p>").next().unwrap();
    assert!(!legend.contains("οι περισσότεροι") && !legend.contains("0 πόντους"), "{legend}");
}

#[test]
fn an_opened_row_tells_neighbours_of_a_kind_together() {
    let page = plain(&worked_example("reference"));
    let told = "έγκυρες με 7, 6, 5, 4 γράμματα: <strong>0, 0, 1, 1</strong>";
    // Below a name of the table where its columns have no room, and in the list.
    assert_eq!(page.matches(told).count(), 2, "{page}");
    assert!(page.contains("class=\"press\">πατήστε για τους γύρους"), "{page}");
}

/// The rules of a page for paper.
fn printed(page: &str) -> &str {
    let style = page.split("</style>").next().unwrap();
    style.split("@page{size").nth(1).unwrap()
}

#[test]
fn what_is_printed_is_large_enough_to_be_read() {
    const PT: f64 = 96.0 / 72.0;
    let page = plain(&day());
    let printed = printed(&page);
    for size in printed.split("font-size:").skip(1) {
        let number: String = size.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let unit = &size[number.len()..][..2];
        let size = number.parse::<f64>().unwrap() * if unit == "pt" { PT } else { 1.0 };
        assert!(size >= 6.5 * PT, "{number}{unit}");
    }
    // The chart, in a card of thirteen twentieths of what lies between the margins, is not made smaller than to 7 pt.
    let text = printed.split("svg,svg .axis{font-size:").nth(1).unwrap();
    let text: f64 = text.split("px").next().unwrap().parse().unwrap();
    let mut two = worked_example("reference");
    let mut second = two["rounds"][0].clone();
    second["round"] = json!(2);
    second["letters"] = json!("ΚΑΡΟΤΑΕ");
    two["rounds"] = json!([two["rounds"][0], second]);
    let page = plain(&two);
    let chart = page.split("class=\"printed\" viewBox=\"0 0 ").nth(1).unwrap();
    let drawn: f64 = chart.split(' ').next().unwrap().parse().unwrap();
    let paper = 0.65 * (190.0 / 25.4 * 96.0 - 7.0) - 18.0;
    assert!(text * (paper / drawn).min(1.0) >= 7.0 * PT, "{text} of {drawn}");
}

#[test]
fn every_printed_page_says_of_what_it_is_and_which() {
    let (document, _) = read(&day()).unwrap();
    let mut contest = record(&document).unwrap().0.contest().clone();
    "1ος \"Αγώνας\" </style>\\".clone_into(&mut contest.common.details.title);
    let page = results_html(Language::Greek, &contest, &results(&document), Penalised::Named);
    assert_eq!(page.matches("</style>").count(), 1, "{page}");
    assert!(page.contains("@bottom-right{content:counter(page) \" / \" counter(pages)"), "{page}");
    let foot = page.split("@page{@bottom-left{content:\"").nth(1).unwrap();
    let foot = foot.split('"').next().unwrap();
    // As a reader of style sheets takes it: a code of six digits after each reversed stroke.
    let mut read = String::new();
    let mut rest = foot;
    while let Some(sign) = rest.chars().next() {
        let (sign, taken) = match sign {
            '\\' => (char::from_u32(u32::from_str_radix(&rest[1..7], 16).unwrap()).unwrap(), 7),
            sign => (sign, sign.len_utf8()),
        };
        read.push(sign);
        rest = &rest[taken..];
        // A space after a code ends it and is no text.
        rest = if taken == 7 { rest.strip_prefix(' ').unwrap_or(rest) } else { rest };
    }
    assert_eq!(read, "1ος \"Αγώνας\" </style>\\");
}

/// What drew nothing is no evidence of a draw, whatever the document says.
#[test]
fn of_recorded_letters_no_draw_is_told() {
    let lexicon = Lexicon::embedded();
    let drawn = rehearse(&Plan { players: 2, seed: Seed::from_bytes([7; 32]) }, &lexicon).record;
    let drawn = drawn.contest();
    let (document, _) = read(&day()).unwrap();
    let mut recorded = record(&document).unwrap().0.contest().clone();
    recorded.common.commitment = drawn.common.commitment;
    recorded.common.revealed.clone_from(&drawn.common.revealed);
    let recorded = results_html(Language::Greek, &recorded, &results(&document), Penalised::Named);
    let seed = drawn.common.revealed.as_ref().unwrap().reveal();
    let commitment = drawn.common.commitment.unwrap().to_string();
    let after = all_rounds().next_back().unwrap();
    let of_drawn = Results::of(drawn, &lexicon, after, &[]);
    let drawn = results_html(Language::Greek, drawn, &of_drawn, Penalised::Named);
    for told in [&seed[..8], &commitment[..8]] {
        assert!(drawn.contains(told), "{told}");
        assert!(!recorded.contains(told), "{told}");
    }
    assert!(drawn.contains("Όσα κλήρωσε το πρόγραμμα και κάθε πόντος ελέγχονται"));
    assert!(recorded.contains("Κάθε πόντος ελέγχεται"));
}

/// The page without names lies beside no copy for publication, which has all names.
#[test]
fn with_what_it_is_checked_is_said_as_it_was_published() {
    let lexicon = Lexicon::embedded();
    let drawn = rehearse(&Plan { players: 2, seed: Seed::from_bytes([7; 32]) }, &lexicon).record;
    let (document, _) = read(&day()).unwrap();
    let recorded = record(&document).unwrap().0;
    let after = all_rounds().next_back().unwrap();
    for contest in [drawn.contest(), recorded.contest()] {
        let of = Results::of(contest, &lexicon, after, &[]);
        let page = |named| results_html(Language::Greek, contest, &of, named);
        let copies = |page: String| {
            ["αντίγραφο προς δημοσίευση", "πλήρες αντίγραφο, που το κρατά ο όμιλος"]
                .map(|copy| page.contains(copy))
        };
        assert_eq!(copies(page(Penalised::Named)), [true, false]);
        assert_eq!(copies(page(Penalised::Unnamed)), [false, true]);
    }
}

/// In a game, too: it had columns of warnings, and beside the total the points of the turns without what was taken off.
/// Its columns break no tie.
#[test]
fn a_game_without_names_says_at_no_name_who_was_sanctioned() {
    let plan = Plan { players: 24, seed: Seed::from_bytes([0x5a; 32]) };
    let list = short_list();
    let game = duplicate::rehearse(&plan, Mode::Hall, &list).record;
    let contest = game.contest();
    let results = Results::of(contest, &list, contest.game.last_round(), &[]);
    for (language, other) in
        [(Language::English, "Other figures"), (Language::Romanian, "Alte cifre")]
    {
        let page = |named| results_html(language, contest, &results, named);
        let [named, unnamed] = [Penalised::Named, Penalised::Unnamed].map(page);
        let table = |page: &str| {
            page.split("<table").nth(1).unwrap().split("</table>").next().unwrap().to_owned()
        };
        let [named, unnamed] = [named, unnamed].map(|page| table(&page));
        for (key, without) in [
            ("page-warnings", false),
            ("page-disciplinary", false),
            ("page-turn-points", false),
            ("page-per-mille", false),
            ("page-tops", true),
        ] {
            let heading = format!("<abbr title=\"{}\">", tr(language, key));
            assert!(named.contains(&heading), "{heading}: {named}");
            assert_eq!(unnamed.contains(&heading), without, "{heading}: {unnamed}");
        }
        assert!(named.contains(other) && unnamed.contains(other), "{unnamed}");
    }
}

/// As many as the standings on paper count, where those left out are added.
#[test]
fn the_sheets_that_the_figures_leave_out_are_told() {
    let mut document = day();
    let told = |document: &Value| plain(document).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told(&document).contains("σε 2 φύλλα</"), "{}", told(&document));
    document["penalties"] =
        json!([{"player": 1, "round": 1, "kind": "expelled", "reason": "αντέγραφε"}]);
    let page = told(&document);
    assert!(page.contains("σε 2 φύλλα (χωρίς το 1 φύλλο όποιου δεν έχει θέση)"), "{page}");
}

/// What of a table a legend explains: signs as they look, a plain 0, a place without a rank, the most points of a round,
/// a figure that broke a tie, headings of tie-breaks.
fn signs(table: &str) -> BTreeSet<String> {
    let between = |from: &str, to: &str| -> Vec<String> {
        let parts = table.split(from).skip(1);
        parts.map(|part| part.split(to).next().unwrap().to_owned()).collect()
    };
    let mut found = BTreeSet::new();
    for tone in ["plain", "warning", "penalty"] {
        let marks = between(&format!("<span class=\"mark {tone}\">"), "</span>");
        found.extend(marks.into_iter().map(|sign| format!("{tone} {sign}")));
    }
    let cells = [between("<td class=\"\">", "</td>"), between("<td class=\"begins \">", "</td>")];
    found.extend(cells.concat().into_iter().filter(|cell| cell == "0"));
    let ranks = between("<td class=\"rank\">", "</td>");
    found.extend(ranks.into_iter().filter(|rank| rank == "–"));
    let best = ["<td class=\"best\">", "<td class=\"begins best\">"];
    found.extend(best.iter().any(|it| table.contains(it)).then(|| "best".to_owned()));
    found.extend(table.contains("class=\"decided\"").then(|| "decided".to_owned()));
    for heading in between("<th scope=\"col\" class=\"count\"><abbr", "</abbr>") {
        found.insert(format!("heading {}", heading.split('>').nth(1).unwrap()));
    }
    found
}

/// What a legend explains, named as [`signs`] does.
fn explained(legend: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for item in legend.split("<span><").skip(1) {
        let (tag, rest) = item.split_once('>').unwrap();
        let (sign, rest) = rest.split_once('<').unwrap();
        assert!(rest.split_once("> ").unwrap().1.chars().any(char::is_alphabetic), "{item}");
        let look = tag.strip_prefix("span class=\"mark ").map(|tone| tone.trim_end_matches('"'));
        assert!(found.insert(match (look, tag) {
            (Some(""), _) => sign.to_owned(),
            (Some(tone), _) => format!("{tone} {sign}"),
            (None, "strong") => format!("heading {sign}"),
            (None, tag) => tag.split('"').nth(1).unwrap().to_owned(),
        }));
    }
    if legend.contains("<span class=\"tie\">") {
        assert!(found.insert("decided".to_owned()));
    }
    found
}

/// The parts of a page from its top to its foot, the same of every game.
#[test]
fn the_parts_of_a_page_stand_in_their_order() {
    let told = ["id=\"chart\"", "id=\"figures\""];
    let table = ["id=\"standings\"", "<table", "<p class=\"legend\">"];
    let top = ["<h1>", "<div class=\"state ", "<ol class=\"podium\">"];
    let order = |middle: [&[&'static str]; 2], foot: &[&'static str]| {
        [&top[..], middle[0], middle[1], foot, &["<footer>", "<dl class=\"card\">"]].concat()
    };
    let list = short_list();
    let plan = |players| Plan { players, seed: Seed::from_bytes([7; 32]) };
    let anagram = rehearse(&plan(24), &Lexicon::embedded()).record;
    let after = all_rounds().next_back().unwrap();
    let results = Results::of(anagram.contest(), &Lexicon::embedded(), after, &[]);
    let anagram = results_html(Language::Greek, anagram.contest(), &results, Penalised::Named);
    let game = duplicate::rehearse(&plan(24), Mode::Hall, &list).record;
    let results = Results::of(game.contest(), &list, game.contest().game.last_round(), &[]);
    let game = results_html(Language::Romanian, game.contest(), &results, Penalised::Named);
    let mut document = large(Rules::Pinczow, 12);
    document["penalties"] =
        json!([{"player": 2, "round": 3, "kind": "reprimand", "reason": "rozmowy"}]);
    let (document, _) = classic::Document::read(document.to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, classic::Issued::Document);
    let how = (classic::Names::Whole, Penalised::Named);
    let classic = classic::classic_html(Language::Polish, of, None, how);
    let both = ["id=\"penalties\"", "id=\"objections\""];
    for (page, order) in [
        (anagram, order([&told, &table], &both)),
        (game, order([&told, &table], &both[..1])),
        (classic, order([&told, &table], &both[..1])),
    ] {
        let (_, body) = page.split_once("<body").unwrap();
        let mut rest = body;
        for part in &order {
            let found = rest.split_once(part);
            (_, rest) = found.unwrap_or_else(|| panic!("{part} is not in its place: {body}"));
        }
    }
}

/// Without names, and so without rounds, a page explained a sign that it did not have by what it had meant among the rounds.
#[test]
fn a_legend_has_what_stands_in_the_table_and_nothing_else() {
    let (mut pages, mut seen) = (Vec::new(), BTreeSet::new());
    let after = all_rounds().next_back().unwrap();
    let lexicon = Lexicon::embedded();
    let plan = |players| Plan { players, seed: Seed::from_bytes([7; 32]) };
    let anagram = rehearse(&plan(24), &lexicon).record;
    let mut contests = vec![anagram.contest().clone()];
    let mut document = day();
    contests.push(record(&read(&document).unwrap().0).unwrap().0.contest().clone());
    for kind in ["deduction", "expelled"] {
        let mut penalty = json!({"player": 1, "round": 1, "kind": kind, "reason": "φωνές"});
        if kind == "deduction" {
            penalty["points"] = json!(5);
        }
        document["penalties"] = json!([penalty]);
        contests.push(record(&read(&document).unwrap().0).unwrap().0.contest().clone());
    }
    let list = short_list();
    let game = duplicate::rehearse(&plan(6), Mode::Hall, &list).record;
    for language in [Language::Greek, Language::English] {
        for named in Penalised::ALL {
            for (number, contest) in contests.iter().enumerate() {
                let results = Results::of(contest, &lexicon, after, &[]);
                let page = results_html(language, contest, &results, named);
                pages.push((format!("{language:?} {named:?} {number}"), page));
            }
            let contest = game.contest();
            let results = Results::of(contest, &list, contest.game.last_round(), &[]);
            let page = results_html(language, contest, &results, named);
            pages.push((format!("{language:?} {named:?} game"), page));
        }
    }
    for rules in Rules::ALL {
        for document in [example(rules), large(rules, 12)] {
            let (document, _) =
                classic::Document::read(document.to_string().as_bytes(), None).unwrap();
            let of = (&document.details, &document.competition, classic::Issued::Document);
            let page = classic::classic_html(
                rules.language(),
                of,
                None,
                (classic::Names::Whole, Penalised::Named),
            );
            pages.push((rules.id().to_owned(), page));
        }
    }
    for (name, page) in pages {
        let table = page.split("<table").nth(1).unwrap().split("</table>").next().unwrap();
        let legend = page.split("<p class=\"legend\">").nth(1).unwrap();
        let legend = explained(legend.split("</p>").next().unwrap());
        let mut signs = signs(table);
        // Of a duplicate game a plain 0 is just that.
        if name.ends_with("game") {
            signs.remove("0");
        }
        assert_eq!(legend, signs, "{name}: {page}");
        seen.extend(legend);
    }
    for sign in
        ["best", "decided", "–", "0", "plain –", "penalty V", "warning L", "plain ★", "warning p."]
    {
        assert!(seen.contains(sign), "{sign}: {seen:?}");
    }
}

/// A page of classic games as it is published.
fn published(document: &Value, language: Language) -> String {
    let (document, _) = classic::Document::read(document.to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, classic::Issued::Document);
    let how = (classic::Names::unless_asked(&document.competition), Penalised::Unnamed);
    classic::classic_html(language, of, None, how)
}

/// The school that had come with too few pupils stood first on the published page as if it had come with all.
#[test]
fn a_published_page_tells_which_school_is_incomplete() {
    let schools = |document: &Value| {
        let page = published(document, Language::Polish);
        let teams = page.split("id=\"teams\"").nth(1).unwrap();
        let teams = teams.split("</section>").next().unwrap();
        let rows = teams.split("<tr").filter(|row| row.contains("niepełna"));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    // By hand: of either school fewer came than eight, and a deduction was imposed.
    let told = schools(&example(Rules::Pinczow));
    let [one, two] = told.as_slice() else { panic!("{told:?}") };
    assert!(one.contains("Gimnazjum nr 1") && two.contains("Gimnazjum nr 2"), "{told:?}");
}

/// Whether two rows below each other have the same figures and not the same rank.
fn look_alike(page: &str) -> bool {
    let table = page.split("<table").nth(1).unwrap().split("</table>").next().unwrap();
    let text = |cell: &str| {
        let cell = cell.split_once('>').unwrap().1.split("</td>").next().unwrap();
        let parts = cell.split('<').map(|part| part.rsplit('>').next().unwrap());
        parts.collect::<String>()
    };
    let rows = table.split("<tbody").nth(1).unwrap().split("<tr").skip(1).map(|row| {
        let (rank, figures) = row.split_once("</th>").unwrap();
        let figures: Vec<String> = figures.split("<td").skip(1).map(text).collect();
        (rank.split("<td").nth(1).map(text).unwrap(), figures)
    });
    let rows: Vec<(String, Vec<String>)> = rows.collect();
    assert!(rows.len() > 3 && rows.iter().all(|(_, figures)| !figures.is_empty()), "{rows:?}");
    rows.windows(2).any(|two| two[0].0 != two[1].0 && two[0].1 == two[1].1)
}

/// On a phone every row of averages had an arrow and opened nothing; that equal rows were parted by what is left out was said
/// where no rows were equal.
#[test]
fn a_published_page_says_of_its_rows_what_is_so() {
    let deduction =
        json!([{"player": 1, "round": 1, "kind": "deduction", "points": 10, "reason": "temps"}]);
    // How many games each has would tell whose round it was.
    let void = json!([{"player": 1, "round": 1, "kind": "void_round", "reason": "temps"}]);
    let list = |page: &str| {
        let list = page.split("<div class=\"list\">").nth(1).unwrap();
        list.split("<p class=\"legend\">").next().unwrap().to_owned()
    };
    for (rules, penalty, opens) in [
        (Rules::Cusca, &void, false),
        (Rules::Cusca, &deduction, true),
        (Rules::Llisca, &void, true),
        (Rules::Llisca, &deduction, true),
    ] {
        let mut document = example(rules);
        document["penalties"] = penalty.clone();
        let page = published(&document, Language::Catalan);
        assert_eq!(list(&page).contains("<details"), opens, "{page}");
        assert_eq!(page.contains("premeu per veure"), opens, "{page}");
        assert!(list(&page).contains("<span class=\"who\">"), "{page}");
        // That equal rows were parted by what is left out is said where two look alike and have ranks of their own, and
        // nowhere else. A round that was voided leaves such rows: nobody sees how many games each has.
        let look_alike = look_alike(&page);
        assert_eq!(page.contains("El que separa files iguals"), look_alike, "{page}");
        assert!(!look_alike || penalty == &void, "{page}");
    }
}

/// Averages of a column have as many decimals each, and so have those of the cards; places stand beside the lines of places.
#[test]
fn a_page_of_averages_tells_them_alike_and_marks_deductions() {
    let mut document = example(Rules::Cusca);
    document["penalties"] =
        json!([{"player": 7, "round": 1, "kind": "deduction", "points": 15, "reason": "temps"}]);
    let (document, _) = classic::Document::read(document.to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, classic::Issued::Document);
    let how = (classic::Names::Whole, Penalised::Named);
    let page = classic::classic_html(Language::Catalan, of, None, how);
    let between = |from: &str, to: &str| {
        let rest = page.split_once(from).unwrap_or_else(|| panic!("{from}: {page}")).1;
        rest.split_once(to).unwrap().0.to_owned()
    };
    let podium = between("<ol class=\"podium\">", "</ol>");
    assert!(podium.contains("950,00") && podium.contains("886,00"), "{podium}");
    let table = between("<table", "</table>");
    for total in table.split("<td class=\"total\">").skip(1) {
        let total = total.split('<').next().unwrap();
        assert_eq!(total.split(',').nth(1).map(str::len), Some(2), "{total}");
    }
    assert_eq!(table.matches("<span class=\"mark penalty\">−15</span>").count(), 1, "{table}");
    assert!(page.contains("punts descomptats per sanció"), "{page}");
    let (document, _) =
        classic::Document::read(large(Rules::Pinczow, 12).to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, classic::Issued::Document);
    let page = classic::classic_html(Language::Polish, of, None, how);
    let chart = page.split("id=\"chart\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(chart.contains("● 1. ") || chart.contains("● =1. "), "{chart}");
}
