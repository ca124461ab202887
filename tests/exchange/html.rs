//! The page of results: well formed whatever people are called, needs nothing beside it, and is told
//! by its headings to whoever listens.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use eforos::domain::emblem::Emblem;
use eforos::exchange::formats::classic::{ClassicResults, Document, Issued, Names, classic_html};
use eforos::exchange::{Penalised, results_html};
use eforos::language::Language;
use quick_xml::events::Event;
use quick_xml::reader::Reader;
use serde_json::{Value, json};

use crate::common::tables::{Rules, example, large};

use super::support::{read, record, results, with, worked_example};

/// Names that break pages: markup, quotes, two hundred letters, right to left, signs that no page may
/// have, another alphabet, an emoji of several parts.
fn names() -> Vec<String> {
    vec![
        "<script>alert('1')</script>".to_owned(),
        "Άννα & \"Μαρία\" <b>'x'</b> &amp; ]]>".to_owned(),
        "Α".repeat(200),
        "דויד כהן \u{202E}ανάποδα".to_owned(),
        "🧑\u{200D}🤝\u{200D}🧑 Ζωή".to_owned(),
    ]
}

fn page(language: Language) -> String {
    let players: Vec<_> = names()
        .into_iter()
        .enumerate()
        .map(|(place, _)| json!({"id": place + 1, "name": "Άννα"}))
        .collect();
    let document = with(worked_example("reference"), "/players", json!(players));
    let (document, _) = read(&document).unwrap();
    let results = results(&document);
    let mut contest = record(&document).unwrap().0.contest().clone();
    "1ος <Αγώνας> & \"φίλοι\"".clone_into(&mut contest.common.details.title);
    "Αίθουσα \u{1}\u{FFFF}'Β'".clone_into(&mut contest.common.details.venue);
    // A record of before names had limits may hold any.
    for (player, name) in contest.common.players.values_mut().zip(names()) {
        player.name = name;
    }
    results_html(language, &contest, &results, Penalised::Named)
}

/// The page of a document as it is.
pub fn plain(document: &Value) -> String {
    let (document, _) = read(document).unwrap();
    let contest = record(&document).unwrap().0.contest().clone();
    results_html(Language::Greek, &contest, &results(&document), Penalised::Named)
}

/// The elements in order, each with its attributes; fails at the first that is not well formed.
fn elements(page: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut reader = Reader::from_str(page);
    reader.config_mut().check_end_names = true;
    reader.config_mut().expand_empty_elements = true;
    let mut open = 0_usize;
    let mut found = Vec::new();
    loop {
        match reader.read_event().unwrap_or_else(|error| panic!("{error}: {page}")) {
            Event::Start(tag) => {
                open += 1;
                let name = String::from_utf8(tag.name().as_ref().to_vec()).unwrap();
                let attributes = tag.attributes().map(|attribute| {
                    let attribute = attribute.unwrap();
                    let key = String::from_utf8(attribute.key.as_ref().to_vec()).unwrap();
                    (key, String::from_utf8(attribute.value.to_vec()).unwrap())
                });
                found.push((name, attributes.collect()));
            }
            Event::End(_) => open -= 1,
            Event::Eof => break,
            _ => {}
        }
    }
    assert_eq!(open, 0, "every element is closed");
    found
}

/// Elements that stand in no line of text, and those that hold lines of text alone.
const BLOCKS: &str = " address article aside blockquote caption dd details div dl dt fieldset figure footer form h1 h2 h3 \
                      h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul ";
const LINES: &str = " abbr bdi dt h1 h2 h3 h4 h5 h6 i p small span strong summary title ";

/// What of a page no standard allows: ids that are there twice or nowhere, cells over no column, elements where none of
/// their kind may stand.
fn invalid(page: &str) -> Vec<String> {
    let mut reader = Reader::from_str(page);
    reader.config_mut().expand_empty_elements = true;
    let is_in = |all: &str, name: &str| all.contains(&format!(" {name} "));
    let (mut open, mut ids, mut meant) = (Vec::<String>::new(), Vec::new(), Vec::new());
    let (mut found, mut before) = (Vec::new(), String::new());
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) => {
                let name = String::from_utf8(tag.name().as_ref().to_vec()).unwrap();
                for attribute in tag.attributes() {
                    let attribute = attribute.unwrap();
                    let text = String::from_utf8(attribute.value.to_vec()).unwrap();
                    match attribute.key.as_ref() {
                        b"id" => ids.push(text),
                        b"aria-labelledby" => meant.push(text),
                        b"colspan" | b"rowspan" if text.parse::<u32>().unwrap_or(0) == 0 => {
                            found.push(format!("{name} over {text:?}"));
                        }
                        _ => {}
                    }
                }
                let parent = open.last().map_or("", String::as_str);
                let above = open.iter().rev().nth(1).map_or("", String::as_str);
                let here = match name.as_str() {
                    "dt" | "dd" => parent == "dl" || (parent == "div" && above == "dl"),
                    "li" => matches!(parent, "ul" | "ol"),
                    "summary" => parent == "details" && before == "<details",
                    "caption" => parent == "table" && before == "<table",
                    "thead" | "tbody" | "tfoot" => parent == "table",
                    "tr" => matches!(parent, "thead" | "tbody" | "tfoot"),
                    "td" | "th" => parent == "tr",
                    _ => true,
                };
                let holds = match parent {
                    "dl" => matches!(name.as_str(), "dt" | "dd" | "div"),
                    "ul" | "ol" => name == "li",
                    "table" => matches!(name.as_str(), "caption" | "thead" | "tbody" | "tfoot"),
                    "tr" => matches!(name.as_str(), "td" | "th"),
                    "div" if above == "dl" => matches!(name.as_str(), "dt" | "dd"),
                    "details" if before == "<details" => name == "summary",
                    _ => true,
                };
                let of_line = open.iter().rev().find(|one| is_in(LINES, one));
                let flows = of_line.is_none() || !is_in(BLOCKS, &name);
                if !here || !holds || !flows {
                    found.push(format!("{name} in {}", open.join(" ")));
                }
                before = format!("<{name}");
                open.push(name);
            }
            Event::End(_) => before = format!(">{}", open.pop().unwrap()),
            Event::Eof => break,
            _ => {}
        }
    }
    let twice = ids.iter().enumerate().filter(|(at, id)| ids[..*at].contains(id));
    found.extend(twice.map(|(_, id)| format!("{id} is there twice")));
    let nowhere = meant.iter().filter(|id| !ids.contains(id));
    found.extend(nowhere.map(|id| format!("{id} is nowhere")));
    found
}

/// The document of a day with everything that a page can say.
fn everything() -> Value {
    let mut document = worked_example("reference");
    document["players"] = json!([
        {"id": 1, "name": "Άννα", "club": "Καβάλα"},
        {"id": 2, "name": "Βασίλης"},
        {"id": 3, "name": "Γιώργος", "from_round": 2},
    ]);
    let mut second = document["rounds"][0].clone();
    (second["round"], second["letters"]) = (json!(2), json!("ΚΑΡΟΤΑΕ"));
    document["rounds"] = json!([document["rounds"][0], second]);
    let penalty =
        |player, kind| json!({"player": player, "round": 1, "kind": kind, "reason": "<φωνές>"});
    document["penalties"] = json!([penalty(1, "reprimand"), penalty(2, "expelled")]);
    document["objections"] =
        json!([{"player": 1, "round": 1, "word": "ΡΟΣ", "upheld": false, "reason": "όχι"}]);
    document
}

#[test]
fn its_elements_stand_where_they_may() {
    for (document, has) in [
        (everything(), ["<svg", "id=\"penalties\"", "id=\"objections\"", "<details"]),
        (worked_example("reference"), ["<dl", "<ul", "<table", "<ol"]),
    ] {
        let page = plain(&document);
        assert!(has.iter().all(|has| page.contains(has)), "{page}");
        assert_eq!(invalid(&page), Vec::<String>::new());
    }
    for language in Language::ALL {
        assert_eq!(invalid(&page(language)), Vec::<String>::new(), "{language:?}");
    }
    let bare = json!({"format": "eforos/1", "players": [{"id": 1, "name": "Άννα"}], "rounds": []});
    assert_eq!(invalid(&plain(&bare)), Vec::<String>::new());
}

fn value<'a>(attributes: &'a [(String, String)], key: &str) -> Option<&'a str> {
    attributes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
}

#[test]
fn it_is_well_formed_whatever_people_are_called() {
    for language in Language::ALL {
        let page = page(language);
        let elements = elements(&page);
        assert!(elements.iter().all(|(name, _)| name != "script" && name != "b"), "{page}");
        for sign in ['\u{1}', '\u{FFFF}'] {
            assert!(!page.contains(sign), "no page may have {sign:?}");
        }
        assert!(page.contains("&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;"), "{page}");
        assert!(page.contains(&"Α".repeat(200)), "a long name stands whole");
        // A name that runs the other way does not turn its row round.
        assert_eq!(page.matches("<bdi>").count(), page.matches("</bdi>").count());
        assert!(page.matches("<bdi>").count() >= 2 * names().len());
    }
}

#[test]
fn it_needs_nothing_beside_it() {
    let page = page(Language::Greek);
    for (name, attributes) in elements(&page) {
        assert!(
            !["link", "img", "iframe", "script", "object", "base"].contains(&name.as_str()),
            "{name}"
        );
        for key in ["src", "href", "srcset", "data", "action"] {
            assert_eq!(value(&attributes, key), None, "{name}");
        }
    }
    for outside in ["http:", "https:", "url(", "@import", "//"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

/// A rank is called what the hall and the certificates call it; a shared one has its sign, as on paper.
#[test]
fn ranks_are_ordinal_numbers() {
    for (language, first) in [(Language::Greek, "1η"), (Language::English, "1st")] {
        let cell = format!("<td class=\"rank\">={first}</td>");
        assert!(page(language).contains(&cell), "{cell}");
    }
}

/// A club's picture lies in its page, whole.
#[test]
fn the_picture_of_the_club_stands_above_its_results() {
    let (document, _) = read(&worked_example("reference")).unwrap();
    let mut contest = record(&document).unwrap().0.contest().clone();
    let bytes = std::fs::read("tests/corpus/emblem/wide.png").unwrap();
    contest.common.emblem = Some(Emblem::of(bytes.clone()));
    let page = results_html(Language::Greek, &contest, &results(&document), Penalised::Named);
    let elements = elements(&page);
    let (_, attributes) = elements.iter().find(|(name, _)| name == "img").unwrap();
    let source = value(attributes, "src").unwrap();
    let digits = source.strip_prefix("data:image/png;base64,").unwrap();
    assert_eq!(STANDARD.decode(digits).unwrap(), bytes);
    assert_eq!(value(attributes, "alt"), Some(""), "the title says whose it is");
}

#[test]
fn whoever_listens_is_told_by_language_headings_captions_and_scopes() {
    for language in Language::ALL {
        let page = page(language);
        let elements = elements(&page);
        let of =
            |name: &str| elements.iter().filter(|(other, _)| other == name).collect::<Vec<_>>();
        assert_eq!(value(&of("html")[0].1, "lang"), Some(language.code()));
        let viewport = of("meta").into_iter().find_map(|(_, a)| {
            (value(a, "name") == Some("viewport")).then(|| value(a, "content").unwrap())
        });
        assert_eq!(
            viewport,
            Some("width=device-width, initial-scale=1"),
            "zooming is not forbidden"
        );
        assert_eq!((of("h1").len(), of("main").len()), (1, 1));
        assert_eq!((of("table").len(), of("caption").len(), of("thead").len()), (1, 1, 1));
        let scopes: Vec<_> = of("th").iter().map(|(_, a)| value(a, "scope").unwrap()).collect();
        let count = |wanted: &str| scopes.iter().filter(|&&scope| scope == wanted).count();
        assert_eq!(count("row"), names().len(), "each row is told by its player");
        assert_eq!(count("col") + count("colgroup") + count("row"), scopes.len());
        // Every section has a name.
        let ids: Vec<_> = elements.iter().filter_map(|(_, a)| value(a, "id")).collect();
        for (_, attributes) in of("section") {
            assert!(ids.contains(&value(attributes, "aria-labelledby").unwrap()));
        }
        for (_, attributes) in of("svg") {
            assert!(value(attributes, "aria-label").is_some());
        }
        // Every column has as many cells as there are rows and one heading; two stand above no group.
        let cells = of("td").len() - 2 + count("row");
        assert_eq!(cells, names().len() * count("col"));
    }
}

/// The relative luminance of `#rgb` or `#rrggbb`, as the guidelines for accessibility define it.
pub fn luminance(colour: &str) -> f64 {
    let digits: String = match colour.trim_start_matches('#') {
        short if short.len() == 3 => short.chars().flat_map(|c| [c, c]).collect(),
        long => long.to_owned(),
    };
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

#[test]
fn its_text_has_contrast_by_day_and_by_night() {
    let page = page(Language::Greek);
    let roots: Vec<&str> = page.split(":root{").skip(1).collect();
    assert_eq!(roots.len(), 3, "by day, by night, on paper");
    for root in &roots[..2] {
        let root = root.split('}').next().unwrap();
        let colour = |name: &str| {
            let (_, rest) = root.split_once(&format!("--{name}:")).unwrap();
            luminance(rest.split(';').next().unwrap())
        };
        for (text, ground) in [
            ("ink", "ground"),
            ("ink", "card"),
            ("ink", "soft"),
            ("ink", "open-ground"),
            ("muted", "ground"),
            ("muted", "card"),
            ("muted", "soft"),
            ("accent", "card"),
            ("open", "card"),
            ("open", "open-ground"),
            ("valid", "valid-ground"),
            ("invalid", "card"),
            ("invalid", "soft"),
            ("two", "card"),
            ("three", "card"),
            ("four", "card"),
            ("five", "card"),
        ] {
            let (a, b) = (colour(text), colour(ground));
            let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(contrast >= 4.5, "{text} on {ground}: {contrast:.1} in {root}");
        }
    }
}

#[test]
fn a_competition_without_a_round_or_a_title_has_a_page_too() {
    let bare = json!({"format": "eforos/1", "players": [{"id": 1, "name": "Άννα"}], "rounds": []});
    let page = plain(&bare);
    let elements = elements(&page);
    let count = |wanted: &str| elements.iter().filter(|(name, _)| name == wanted).count();
    assert_eq!((count("table"), count("svg")), (1, 0), "nothing to compare yet");
    assert!(!page.contains("class=\"podium\""), "{page}");
    assert!(page.contains("<title>Κατάταξη</title>"), "{page}");
}

#[test]
fn namesakes_have_their_numbers_wherever_they_are_named() {
    let mut document = worked_example("reference");
    let mut players: Vec<_> =
        (1..=3).map(|id| json!({"id": id, "name": "Άννα Αλεξίου", "club": "ΟΣΘ"})).collect();
    players[2]["name"] = json!("Βάσω");
    document = with(document, "/players", json!(players));
    let penalty = json!([{"player": 2, "round": 1, "kind": "reprimand", "reason": "φωνές"}]);
    document = with(document, "/penalties", penalty);
    let page = plain(&document);
    assert!(page.contains("Άννα Αλεξίου (2), γύρος 1: "), "penalties: {page}");
    let named = page.matches("Άννα Αλεξίου").count();
    let numbered =
        page.matches("Άννα Αλεξίου (1)").count() + page.matches("Άννα Αλεξίου (2)").count();
    assert_eq!(named, numbered, "{page}");
    assert!(!page.contains("Βάσω (3)"), "nobody else is called so");
}

#[test]
fn whether_the_penalised_are_named_is_chosen() {
    let players = json!([{"id": 1, "name": "Άννα"}, {"id": 2, "name": "Βάσω"}]);
    let document = with(worked_example("reference"), "/players", players);
    let penalty =
        json!([{"player": 2, "round": 1, "kind": "reprimand", "reason": "φωνές της Βάσως"}]);
    let (document, _) = read(&with(document, "/penalties", penalty)).unwrap();
    let contest = record(&document).unwrap().0.contest().clone();
    let page = |penalised| results_html(Language::Greek, &contest, &results(&document), penalised);
    assert_eq!(Penalised::default(), Penalised::Named, "as the final sheet does");
    assert!(page(Penalised::Named).contains("φωνές της Βάσως"));
    let unnamed = page(Penalised::Unnamed);
    assert!(unnamed.contains("ποινή· όνομα και αιτιολογία στο αρχείο του ομίλου."), "{unnamed}");
    assert!(!unnamed.contains("επίπληξη"), "{unnamed}");
    assert!(!unnamed.contains("φωνές") && !unnamed.contains("Βάσω, γύρος"), "{unnamed}");
}

/// The list was without names, and the table said at the name what it was.
#[test]
fn a_page_without_names_says_at_no_name_what_was_imposed() {
    let players =
        json!([{"id": 1, "name": "Άννα"}, {"id": 2, "name": "Βάσω"}, {"id": 3, "name": "Γωγώ"}]);
    let document = with(worked_example("reference"), "/players", players);
    let sheets = json!([1, 2, 3].map(|id| json!({"player": id, "words": {"5": ["ΤΑΚΟΣ"]}})));
    let document = with(document, "/rounds/0/sheets", sheets);
    let one = |player, kind, more: Value| {
        let mut one = json!({"player": player, "round": 1, "kind": kind, "reason": "αντέγραφε"});
        one.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        one
    };
    let penalties = json!([
        one(1, "deduction", json!({"points": 5})),
        one(2, "void_round", json!({})),
        one(3, "expelled", json!({})),
    ]);
    let (document, _) = read(&with(document, "/penalties", penalties)).unwrap();
    let contest = record(&document).unwrap().0.contest().clone();
    for (language, says) in [
        (Language::Greek, ["ποινή", "αποβολή", "μηδενισμό"]),
        (Language::English, ["penalty", "expelled", "void"]),
    ] {
        let page = |named| results_html(language, &contest, &results(&document), named);
        let table = |page: &str| {
            let (_, from) = page.split_once("<table").unwrap();
            from.split_once("</table>").unwrap().0.to_lowercase()
        };
        let [penalty, expelled, void] = says;
        let (named, unnamed) = (table(&page(Penalised::Named)), table(&page(Penalised::Unnamed)));
        assert!(named.contains(penalty) && named.contains(expelled), "{named}");
        for said in [penalty, expelled, void] {
            assert!(!unnamed.contains(said), "{said}: {unnamed}");
        }
        // Alone without a rank, whoever was expelled would be told by the row itself.
        assert!(page(Penalised::Named).contains("Γωγώ"));
        assert!(!page(Penalised::Unnamed).contains("Γωγώ"));
        // Nor does a number count anybody who has no row, or a sheet of theirs.
        let about = |named| {
            let page = page(named);
            let (_, about) = page.split_once("<p class=\"about\">").unwrap();
            about.split_once("</p>").unwrap().0.to_owned()
        };
        let [all, ranked] = [Penalised::Named, Penalised::Unnamed].map(about);
        let [in_all, in_table] = match language {
            Language::Greek => ["3 συμμετοχές", "2 στην κατάταξη"],
            _ => ["3 players", "2 in the standings"],
        };
        assert!(all.contains(in_all), "{all}");
        assert!(ranked.contains(in_table) && !ranked.contains('3'), "{ranked}");
        let left_out = ["χωρίς το 1 φύλλο", "without the 1 sheet"];
        let leaves_out = |named| left_out.iter().any(|it| page(named).contains(it));
        assert!(leaves_out(Penalised::Named) && !leaves_out(Penalised::Unnamed));
    }
}

/// Whoever added a row up on the page without names found who had lost points, and how many.
#[test]
fn a_page_without_names_has_points_by_round_only_where_they_tell_of_no_penalty() {
    let players = json!([{"id": 1, "name": "Άννα"}, {"id": 2, "name": "Βάσω"}]);
    let document = with(worked_example("reference"), "/players", players);
    let left_out = "Οι επιμέρους πόντοι λείπουν";
    // Where somebody was away from some point on, and is not told to have left, it tells that they were expelled.
    let kinds = [("reprimand", true), ("deduction", false), ("expelled_from_rest", false)];
    for (kind, adds_up) in kinds {
        let heading = "Κριτήρια ισοβαθμίας</th>";
        let mut penalty = json!({"player": 2, "round": 1, "kind": kind, "reason": "φωνές"});
        if kind == "deduction" {
            penalty["points"] = json!(5);
        }
        let document = with(document.clone(), "/penalties", json!([penalty]));
        let (document, _) = read(&document).unwrap();
        let contest = record(&document).unwrap().0.contest().clone();
        let page = |named| results_html(Language::Greek, &contest, &results(&document), named);
        let [named, unnamed] = [Penalised::Named, Penalised::Unnamed].map(page);
        let rounds = |page: &str| page.contains("<abbr title=\"Γύρος 1\">");
        assert!(rounds(&named) && !named.contains(left_out), "{named}");
        assert_eq!(rounds(&unnamed), adds_up, "{kind}: {unnamed}");
        assert_eq!(unnamed.contains(left_out), !adds_up, "{kind}: {unnamed}");
        assert_eq!(unnamed.contains("<svg"), adds_up && named.contains("<svg"), "{kind}");
        assert!(named.contains(heading) && unnamed.contains(heading), "{kind}: {unnamed}");
    }
}

#[test]
fn it_says_after_which_round_it_is_of_those_that_were_played() {
    let page = plain(&worked_example("reference"));
    assert!(page.contains("<caption>Μετά τον γύρο 1</caption>"), "{page}");
}

/// The cells of a player's row: what stands in each, tags left out.
fn cells(page: &str, name: &str) -> Vec<String> {
    let row =
        page.split("<tr").skip(1).find(|row| row.contains(&format!("<bdi>{name}</bdi>"))).unwrap();
    let row = row.split("</tr>").next().unwrap();
    let text = |cell: &str| {
        let mut tags = 0;
        let kept = cell.chars().filter(|&sign| {
            tags += i32::from(sign == '<');
            let kept = tags == 0;
            tags -= i32::from(sign == '>');
            kept
        });
        kept.collect::<String>().trim().to_owned()
    };
    let cells = row.split("<td").skip(1).map(|cell| cell.split("</td>").next().unwrap());
    cells.map(|cell| text(cell.split_once('>').unwrap().1)).collect()
}

#[test]
fn a_round_without_points_says_why() {
    let mut document = worked_example("reference");
    document["players"] = json!([
        {"id": 1, "name": "Άννα"},
        {"id": 2, "name": "Βασίλης"},
        {"id": 3, "name": "Γιώργος"},
        {"id": 4, "name": "Δήμητρα", "from_round": 2},
        {"id": 5, "name": "Ελένη"},
    ]);
    document["rounds"][0]["sheets"] = json!([
        {"player": 1, "words": {"5": ["ΤΑΚΟΣ"]}},
        {"player": 2, "late": true, "words": {"5": ["ΤΑΚΟΣ"]}},
        {"player": 3, "words": {"5": ["ΤΑΚΟΣ"]}},
    ]);
    document["penalties"] =
        json!([{"player": 3, "round": 1, "kind": "void_round", "reason": "<μιλούσε>"}]);
    let page = plain(&document);
    // Rank, the round, the total.
    let of = |name: &str| cells(&page, name)[..3].to_vec();
    assert_eq!(of("Άννα"), ["1η", "2", "2"]);
    assert_eq!(of("Βασίλης")[1..], ["Ε", "0"], "late");
    assert_eq!(of("Γιώργος")[1..], ["Μ", "0"], "void");
    assert_eq!(of("Δήμητρα")[1..], ["–", "0"], "not yet there");
    assert_eq!(of("Ελένη")[1..], ["?", "0"], "no sheet yet");
    for meaning in ["εκπρόθεσμο φύλλο", "μηδενισμός: 0", "δεν συμμετείχε", "εκκρεμεί"]
    {
        assert!(page.contains(meaning), "{meaning}");
    }
    assert!(!page.contains("δεν παραδόθηκε"), "the legend has what occurs alone");
    assert!(page.contains("&#60;μιλούσε&#62;"), "{page}");
}

#[test]
fn a_page_of_classic_games_is_well_formed_whatever_people_are_called() {
    for rules in Rules::ALL {
        let document = large(rules, 12).to_string();
        let (mut document, _) = Document::read(document.as_bytes(), None).unwrap();
        for (entrant, name) in document.competition.players.iter_mut().zip(names()) {
            entrant.player.name = name;
        }
        let (results, _) = ClassicResults::of(&document, None, None).unwrap();
        for language in Language::ALL {
            for told in [Names::Whole, Names::Initials] {
                let of = (&document.details, &document.competition, Issued::Document);
                let page =
                    classic_html(language, of, Some(&results.lexicon), (told, Penalised::Named));
                assert_eq!(invalid(&page), Vec::<String>::new());
                let elements = elements(&page);
                assert_eq!(value(&elements[0].1, "lang"), Some(language.code()));
                for (name, attributes) in &elements {
                    let outside = ["link", "img", "iframe", "script", "object", "base", "b"];
                    assert!(!outside.contains(&name.as_str()), "{name}");
                    for key in ["src", "href", "onclick", "style"] {
                        assert_eq!(value(attributes, key), None, "{name}");
                    }
                }
                assert!(!page.contains("http") && !page.contains("url("), "nothing beside it");
                assert_eq!(page.contains(&"Α".repeat(200)), told == Names::Whole);
            }
        }
    }
}

#[test]
fn the_page_of_classic_games_has_what_its_results_have() {
    let (document, _) =
        Document::read(example(Rules::Llisca).to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, Issued::Document);
    let page = classic_html(Language::Catalan, of, None, (Names::Whole, Penalised::Named));
    for told in ["Gal·la Coll", "2½", "1.152", "+73", "Ela geminada", "3½", "−83", "369", "374"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    // Four games of three rounds, each with both scores, for a screen and for paper; one was won without.
    assert_eq!(page.matches("class=\"score\"").count(), 2 * 24);
    assert!(page.contains("sense partida: incompareixença<"), "{page}");
    // It said "a walkover or a void round" of either.
    assert!(!page.contains("ronda anul·lada"), "{page}");
    let mut voided = example(Rules::Llisca);
    voided["penalties"] = json!([{"player": 5, "round": 1, "kind": "void_round", "reason": "x"}]);
    let (document, _) = Document::read(voided.to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, Issued::Document);
    let page = classic_html(Language::Catalan, of, None, (Names::Whole, Penalised::Named));
    assert!(page.contains("sense partida: ronda anul·lada<"), "{page}");
}

/// A pair was a bare number in its table, an equal rank was told by nothing, and a phone did not say why of two of as many
/// points one stood above.
#[test]
fn the_page_of_classic_games_tells_pairs_equals_and_reasons() {
    let mut document = example(Rules::Llisca);
    document["teams"][0]["name"] = "10".into();
    let (document, _) = Document::read(document.to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, Issued::Document);
    let page = classic_html(Language::Catalan, of, None, (Names::Whole, Penalised::Named));
    assert_eq!(invalid(&page), Vec::<String>::new());
    let team = &document.competition.teams.keys().next().unwrap();
    let members = document.competition.players.iter().filter(|it| it.team.as_ref() == Some(*team));
    let members: Vec<&str> = members.map(|it| it.player.name.as_str()).collect();
    let teams = page.split("<h2 id=\"teams\">").nth(1).unwrap();
    let row = teams.split("<bdi>parella 10</bdi>").nth(1).unwrap().split("</th>").next().unwrap();
    assert!(members.len() > 1 && members.iter().all(|name| row.contains(name)), "{row}");
    assert!(page.contains("parella 10"), "{page}");
    // Twelve players of a drawn lot: of those of as many points the list on a phone says what parts them.
    let (document, _) =
        Document::read(large(Rules::Llisca, 12).to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, Issued::Document);
    let page = classic_html(Language::English, of, None, (Names::Whole, Penalised::Named));
    let list = page.split("<div class=\"list\">").nth(1).unwrap();
    assert!(list.contains("<p class=\"why\">same total as rank "), "{list}");
    for told in ["Place after each round", "The competition in figures", "the highest score of one"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert_eq!(page.matches("<svg ").count(), 3);
}

/// Two who are equal in everything share a rank, and are told to.
#[test]
fn equal_ranks_have_their_sign() {
    let mut document = example(Rules::Llisca);
    let games = document["rounds"].as_array_mut().unwrap();
    games.truncate(1);
    for game in games[0]["games"].as_array_mut().unwrap() {
        let seats = game["seats"].as_array().unwrap().iter();
        let seats = seats.map(|seat| json!({"player": seat["player"], "final": 300}));
        *game = json!({"table": game["table"], "seats": seats.collect::<Vec<_>>()});
    }
    let (document, _) = Document::read(document.to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, Issued::Document);
    let page = classic_html(Language::English, of, None, (Names::Whole, Penalised::Named));
    assert!(page.contains("<td class=\"rank\">=1</td>"), "{page}");
    assert!(page.contains("equal in everything with the one above"), "{page}");
}

/// "301 – 301", and one of the two had the point: nothing said why, nor what stands before one of the names.
#[test]
fn a_game_of_equal_scores_says_who_won_it_and_who_began() {
    let (document, _) =
        Document::read(example(Rules::Pinczow).to_string().as_bytes(), None).unwrap();
    let of = (&document.details, &document.competition, Issued::Document);
    let page = classic_html(Language::Polish, of, None, (Names::Initials, Penalised::Named));
    // The word of 14 against that of 8, on a screen and on paper: by a sign behind the score, and what it means.
    let won = "<bdi>F. Ź. (6)</bdi> <span class=\"score\">301*</span>";
    assert_eq!(page.matches(won).count(), 2, "{page}");
    assert_eq!(page.matches("*</span>").count(), 2, "{page}");
    assert_eq!(page.matches("* wygrana ostatnim wyrazem").count(), 1, "{page}");
    assert!(page.contains("▸ <bdi>C. Ć. (3)</bdi>") && page.contains("▸ zaczął partię"), "{page}");
}

/// `--unnamed` changed nothing on the page of a classic day, and the archive put it up as naming nobody: who was sent away
/// stood there with the reason, a pupil by initials, number and school.
#[test]
fn a_page_of_classic_games_without_names_tells_nothing_of_who_was_penalised() {
    for rules in Rules::ALL {
        let mut document = large(rules, 12);
        document["penalties"] = json!([
            {"player": 6, "round": 3, "kind": "expelled", "reason": "έσπασε το πλακίδιο"},
            {"player": 5, "round": 3, "kind": "expelled_from_rest", "reason": "έφυγε με φωνές"},
        ]);
        let (document, _) = Document::read(document.to_string().as_bytes(), None).unwrap();
        let competition = &document.competition;
        let name = |id: u32| {
            let told = Names::unless_asked(competition);
            let entrant = competition.players.iter().find(|it| it.player.id.get() == id).unwrap();
            told.told(entrant.player.id, &entrant.player.name)
        };
        let page = |penalised| {
            let of = (&document.details, competition, Issued::Document);
            classic_html(Language::Greek, of, None, (Names::unless_asked(competition), penalised))
        };
        let (named, unnamed) = (page(Penalised::Named), page(Penalised::Unnamed));
        assert_eq!(invalid(&unnamed), Vec::<String>::new());
        for told in [name(6), "αποβλήθηκε".to_owned()] {
            assert!(named.contains(&told) && !unnamed.contains(&told), "{rules:?} {told}");
        }
        for reason in ["πλακίδιο", "φωνές", "αποβολή"] {
            assert!(!unnamed.contains(reason), "{rules:?} {reason}");
        }
        let games = "class=\"count\">Games</th>";
        assert!(!unnamed.contains(games) && named.contains(games), "{rules:?}");
        // Digits that a person compares stand in groups: 64 in a row had no room in their line.
        let digits = named.split("SHA-256</dt><dd><bdi>").nth(1).unwrap();
        let digits = digits.split('<').next().unwrap();
        assert!(digits.len() == 71 && digits.split(' ').all(|it| it.len() == 8), "{digits}");
        // Of what would tell it nothing stands there: rounds, games and their number, members of a school, the whole table's digest.
        for told in ["class=\"score\"", "<abbr title=\"Γύρος", "SHA", "<svg"] {
            assert!(!unnamed.contains(told), "{rules:?} {told}");
        }
        // What the rounds brought all together stands in their place.
        let rounds = unnamed.split("<h2 id=\"of-rounds\">").nth(1).unwrap();
        assert_eq!(
            rounds.split("</table>").next().unwrap().matches("<th scope=\"row\"").count(),
            3
        );
        assert!(
            unnamed.contains("Ποινές χωρίς ονόματα") && unnamed.contains("2 ποινές"),
            "{unnamed}"
        );
        assert!(unnamed.contains("11 στην κατάταξη") && !unnamed.contains("12 συμμετοχές"));
        // Whoever is out for the rest stands there as everybody does.
        assert!(unnamed.contains(&name(5)) && unnamed.contains(&name(4)), "{rules:?}");
        // A warning leaves no trace in games: all of them stay.
        let mut document = large(rules, 12);
        document["penalties"] =
            json!([{"player": 2, "round": 3, "kind": "reprimand", "reason": "μιλούσε"}]);
        let (document, _) = Document::read(document.to_string().as_bytes(), None).unwrap();
        let of = (&document.details, &document.competition, Issued::Document);
        let told = (Names::unless_asked(&document.competition), Penalised::Unnamed);
        let page = classic_html(Language::Greek, of, None, told);
        assert!(page.contains("class=\"score\"") && !page.contains("μιλούσε"), "{rules:?}");
        // Points off are told by what was scored, not by how many games there were.
        let mut document = large(rules, 12);
        document["penalties"] =
            json!([{"player": 2, "round": 3, "kind": "deduction", "points": 5, "reason": "α"}]);
        let (document, _) = Document::read(document.to_string().as_bytes(), None).unwrap();
        let of = (&document.details, &document.competition, Issued::Document);
        let page = classic_html(Language::English, of, None, told);
        assert!(page.contains("class=\"count\">Games</th>"), "{page}");
        assert!(!page.contains("class=\"score\""), "{page}");
    }
}
