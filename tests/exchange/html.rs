//! The page of results: well formed whatever people are called, needs nothing beside it, and is told
//! by its headings to whoever listens.

use eforos::exchange::results_html;
use eforos::language::Language;
use quick_xml::events::Event;
use quick_xml::reader::Reader;
use serde_json::json;

use super::support::{read, results, with, worked_example};

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
    let (mut document, _) = read(&document).unwrap();
    "1ος <Αγώνας> & \"φίλοι\"".clone_into(&mut document.details.title);
    let mut results = results(&document);
    "Αίθουσα \u{1}\u{FFFF}'Β'".clone_into(&mut document.details.venue);
    // A record of before names had limits may hold any.
    for row in &mut results.standings {
        let place = usize::try_from(row.player.get()).unwrap() - 1;
        row.name.clone_from(&names()[place]);
    }
    results_html(language, &document.details, &results)
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
        assert!(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"), "{page}");
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
        assert_eq!((of("h1").len(), of("h2").len(), of("main").len()), (1, 2, 1));
        let tables = of("table").len();
        assert_eq!((tables, of("caption").len(), of("thead").len()), (2, 2, 2));
        let scopes: Vec<_> = of("th").iter().map(|(_, a)| value(a, "scope").unwrap()).collect();
        let rows = scopes.iter().filter(|&&scope| scope == "row").count();
        assert_eq!(rows, 2 * names().len(), "each row is told by its player");
        assert_eq!(scopes.iter().filter(|&&scope| scope == "col").count(), scopes.len() - rows);
        // What scrolls can be reached by the keys, and has a name.
        let ids: Vec<_> = elements.iter().filter_map(|(_, a)| value(a, "id")).collect();
        let regions: Vec<_> =
            elements.iter().filter(|(_, a)| value(a, "role") == Some("region")).collect();
        assert_eq!(regions.len(), 2);
        for (_, attributes) in regions {
            assert_eq!(value(attributes, "tabindex"), Some("0"));
            assert!(ids.contains(&value(attributes, "aria-labelledby").unwrap()));
        }
        // Every column has as many cells as there are rows and one heading.
        let cells = of("td").len() + rows;
        assert_eq!(cells % names().len(), 0);
        assert_eq!(cells / names().len(), scopes.len() - rows);
    }
}

/// The relative luminance of `#rgb` or `#rrggbb`, as the guidelines for accessibility define it.
fn luminance(colour: &str) -> f64 {
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
            ("ink", "paper"),
            ("ink", "stripe"),
            ("ink", "open"),
            ("muted", "paper"),
            ("muted", "stripe"),
            ("accent", "paper"),
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
    let (document, _) = read(&bare).unwrap();
    let page = results_html(Language::Greek, &document.details, &results(&document));
    let tables = elements(&page).iter().filter(|(name, _)| name == "table").count();
    assert_eq!(tables, 1, "no points by round");
    assert!(page.contains("<title>Κατάταξη</title>"), "{page}");
}

#[test]
fn it_says_after_which_round_it_is_of_those_that_were_played() {
    let (document, _) = read(&worked_example("reference")).unwrap();
    let page = results_html(Language::Greek, &document.details, &results(&document));
    assert!(page.contains("<caption>Μετά τον γύρο 1</caption>"), "{page}");
}
