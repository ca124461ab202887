//! The hub's own pages: lists, tables of seasons, notices; and the ways out of a page of results.

use std::fmt::Write as _;

use askama::Template;

use super::about::About;
use crate::domain::formats::FormatName;
use crate::language::formats::said_by;
use crate::language::{Language, tr};
use crate::text;

/// A page of the hub's own.
#[derive(Template)]
#[template(path = "web/hub.html")]
pub(super) struct Page {
    pub language: Language,
    pub title: String,
    /// Where else one can go: what it is called, and where it is.
    pub ways: Vec<(String, String)>,
    pub notes: Vec<String>,
    pub cards: Vec<Card>,
    pub table: Option<Sheet>,
    /// Below everything.
    pub legend: Vec<String>,
}

/// Something that can be gone to.
pub(super) struct Card {
    pub title: String,
    pub at: String,
    pub facts: Vec<String>,
}

/// A table; the second column is of names.
pub(super) struct Sheet {
    pub caption: String,
    pub heading: Vec<(String, String)>,
    pub rows: Vec<SheetRow>,
}

/// A row of it, and what stands below its name.
pub(super) struct SheetRow {
    pub cells: Vec<String>,
    pub below: String,
}

impl Page {
    /// A notice alone.
    pub(super) fn notice(language: Language, key: &'static str) -> Self {
        Self {
            language,
            title: tr(language, key),
            ways: vec![(tr(language, "hub-page-all"), format!("/?lang={}", language.code()))],
            notes: Vec::new(),
            cards: Vec::new(),
            table: None,
            legend: Vec::new(),
        }
    }

    pub(super) fn text(&self) -> String {
        self.render().expect("memory can be written")
    }
}

/// The facts of a competition on a card.
pub(super) fn facts(language: Language, about: &About) -> Vec<String> {
    let date = chrono::NaiveDate::parse_from_str(about.date.trim(), "%Y-%m-%d");
    let date = date.map_or_else(|_| about.date.clone(), |date| language.date(date));
    let state = match (about.issue, about.rounds.last()) {
        _ if about.unread.is_some() => tr(language, "hub-page-unread"),
        (Some(_), _) => tr(language, "hub-page-signed"),
        (None, Some(round)) => after_round(language, about, *round),
        (None, None) => tr(language, "hub-page-nothing"),
    };
    let halls = (about.halls > 0).then(|| text!(language, "hub-page-halls", count = about.halls));
    let all = [date, about.club.clone(), about.venue.clone(), halls.unwrap_or_default(), state];
    all.into_iter().filter(|fact| !fact.trim().is_empty()).collect()
}

/// After a round, as the competition's format calls one.
fn after_round(language: Language, about: &About, round: u8) -> String {
    let format = FormatName::ALL.into_iter().find(|format| format.name() == about.format);
    let said = said_by(format.unwrap_or_default());
    text!(language, said("hub-page-after"), round = round)
}

/// A page of results with the ways out of it: all competitions, its other rounds and languages, its files.
pub(super) fn with_ways(
    page: &str,
    language: Language,
    slug: &str,
    about: &About,
    after: u8,
) -> String {
    let code = language.code();
    let mut ways = format!(
        "<nav class=\"ways\"><a href=\"/?lang={code}\">{}</a>",
        tr(language, "hub-page-all")
    );
    for round in &about.rounds {
        let said = after_round(language, about, *round);
        if *round == after {
            let _ = write!(ways, "<strong aria-label=\"{said}\">{round}</strong>");
        } else {
            let at = format!("/k/{slug}/r/{round}?lang={code}");
            let _ = write!(ways, "<a href=\"{at}\" aria-label=\"{said}\">{round}</a>");
        }
    }
    for other in about.languages.iter().filter_map(|code| Language::from_code(code)) {
        if other != language {
            let (at, name) = (other.code(), other.name());
            let _ = write!(
                ways,
                "<a href=\"/k/{slug}/r/{after}?lang={at}\" lang=\"{at}\" hreflang=\"{at}\">{name}</a>"
            );
        }
    }
    if about.rounds.last() == Some(&after) {
        let _ = write!(
            ways,
            "<a href=\"/k/{slug}/results.csv\">CSV</a><a href=\"/k/{slug}/results.json\">JSON</a>"
        );
    }
    ways += "</nav>";
    let style = concat!(
        "<style>.ways{display:flex;flex-wrap:wrap;gap:.25rem;margin-bottom:1rem}",
        ".ways a,.ways strong{min-width:44px;min-height:44px;padding:0 .6rem;display:inline-flex;align-items:center;",
        "justify-content:center;border-radius:8px;color:var(--accent)}",
        ".ways strong{background:var(--card);border:1px solid var(--line);color:var(--ink)}",
        ".ways a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}@media print{.ways{display:none}}</style>",
    );
    let page = page.replacen("</head>", &format!("{style}\n</head>"), 1);
    page.replacen("<body>", &format!("<body>\n{ways}"), 1)
}
