//! The results as one page of HTML that needs nothing beside it.

use std::fmt::Write as _;

use super::results::{Results, RowResult};
use crate::domain::anagram::rules::all_rounds;
use crate::domain::contest::Details;
use crate::domain::lexicon::{Authority, Passport};
use crate::language::{Language, tr};
use crate::text;

const STYLE: &str = "body{font:16px/1.4 sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem;\
    color:#222}h1{margin-bottom:.2rem}table{border-collapse:collapse;width:100%}\
    th,td{padding:.3rem .5rem;border-bottom:1px solid #ccc;text-align:right}\
    th.text,td.text{text-align:left}tr.out{color:#777}.open{background:#fff3d6;padding:.5rem 1rem}\
    @media print{body{margin:0;font-size:11px}}";

/// One page with the standings and what is open about them.
#[must_use]
pub fn results_html(language: Language, details: &Details, results: &Results) -> String {
    let title = if details.title.is_empty() {
        tr(language, "exchange-standings")
    } else {
        escaped(&details.title)
    };
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n",
        language.code()
    );
    let mut put = |line: String| writeln!(page, "{line}").expect("memory");
    let about: Vec<String> = [&details.venue, &details.date, &details.referee]
        .into_iter()
        .filter(|text| !text.is_empty())
        .map(|text| escaped(text))
        .collect();
    if !about.is_empty() {
        put(format!("<p>{}</p>", about.join(" · ")));
    }
    put(format!("<h2>{}</h2>", escaped(&after(language, results))));
    if results.provisional {
        put(format!("<div class=\"open\">\n<p>{}</p>\n<ul>", tr(language, "exchange-provisional")));
        for doubt in &results.doubts {
            put(format!("<li>{}</li>", escaped(&language.doubt(doubt))));
        }
        put("</ul>\n</div>".to_owned());
    }
    put("<table>".to_owned());
    put(head(language));
    for line in &results.standings {
        put(row(language, line));
    }
    put("</table>".to_owned());
    if let Some(passport) = &results.lexicon {
        put(format!("<p>{}</p>", escaped(&judged_by(language, passport))));
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// After which round the standings are.
pub(super) fn after(language: Language, results: &Results) -> String {
    text!(language, "exchange-after", round = results.after.get())
}

/// The list that judged.
pub(super) fn judged_by(language: Language, passport: &Passport) -> String {
    let authority = match passport.authority {
        Authority::Authoritative => tr(language, "exchange-authoritative"),
        Authority::Reference => tr(language, "exchange-reference"),
    };
    text!(
        language,
        "exchange-judged-by",
        name = &passport.name,
        edition = &passport.edition,
        words = passport.words,
        authority = authority
    )
}

/// The words for a status; none for a player who is ranked.
pub(super) fn status(language: Language, code: &str) -> String {
    match code {
        "withdrawn" => tr(language, "exchange-status-withdrawn"),
        "expelled_from_rest" => tr(language, "exchange-status-out"),
        "expelled" => tr(language, "exchange-status-expelled"),
        _ => String::new(),
    }
}

fn head(language: Language) -> String {
    let mut line = String::from("<tr>");
    let mut cell = |class: &str, text: String| {
        write!(line, "<th{class}>{}</th>", escaped(&text)).expect("memory");
    };
    cell("", tr(language, "exchange-rank"));
    cell("", tr(language, "exchange-number"));
    cell(" class=\"text\"", tr(language, "exchange-player"));
    for round in all_rounds() {
        cell("", text!(language, "exchange-round", round = round.get()));
    }
    for key in [
        "exchange-deductions",
        "exchange-total",
        "exchange-lost",
        "exchange-sevens",
        "exchange-sixes",
        "exchange-fives",
        "exchange-fours",
        "exchange-high",
    ] {
        cell("", tr(language, key));
    }
    cell(" class=\"text\"", tr(language, "exchange-status"));
    line.push_str("</tr>");
    line
}

fn row(language: Language, row: &RowResult) -> String {
    let number = |value: i64| language.number(value);
    let class = if row.rank.is_none() { " class=\"out\"" } else { "" };
    let mut line = format!("<tr{class}>");
    let mut cell = |class: &str, text: &str| {
        write!(line, "<td{class}>{}</td>", escaped(text)).expect("memory");
    };
    cell("", &row.rank.map(|rank| rank.to_string()).unwrap_or_default());
    cell("", &row.player.to_string());
    cell(" class=\"text\"", &row.name);
    for score in &row.rounds {
        cell("", &score.map(|score| number(score.into())).unwrap_or_default());
    }
    cell("", &number(row.deductions));
    cell("", &number(row.total));
    let counts =
        [row.invalid_points, row.valid_7, row.valid_6, row.valid_5, row.valid_4, row.valid_high];
    for count in counts {
        cell("", &number(count.into()));
    }
    cell(" class=\"text\"", &status(language, row.status));
    line.push_str("</tr>");
    line
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}
