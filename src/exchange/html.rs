//! The results as one page of HTML that needs nothing beside it.

use std::fmt::Write as _;

use super::results::{Count, Exchanged, Results, RowResult, Shown};
use crate::domain::contest::Details;
use crate::domain::lexicon::{Authority, Passport};
use crate::language::{Language, tr};
use crate::text;

/// Readable on a phone and on paper, by day and by night: what is wide scrolls inside of its own
/// frame, never the page.
const STYLE: &str = "\
:root{color-scheme:light dark;--paper:#fff;--ink:#1a2733;--muted:#4d5b69;--line:#c9d0d6;\
--stripe:#f3f5f7;--open:#fff3d6;--accent:#155c9e}\
@media(prefers-color-scheme:dark){:root{--paper:#111b26;--ink:#eef2f5;--muted:#b3c0cc;\
--line:#3a4b5c;--stripe:#1a2735;--open:#443312;--accent:#8cc2f2}}\
*{box-sizing:border-box}\
body{margin:0 auto;max-width:70rem;padding:1rem;background:var(--paper);color:var(--ink);\
font:16px/1.45 'Noto Sans',system-ui,sans-serif;overflow-wrap:anywhere}\
h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0 .25rem}h2{font-size:1.15rem;margin:1.5rem 0 .5rem}\
p{margin:.25rem 0}.about,footer{color:var(--muted)}footer{margin-top:1.5rem}\
.open{background:var(--open);padding:.6rem .8rem;border-radius:.5rem;margin:.75rem 0}\
.open ul{margin:.4rem 0;padding-left:1.2rem}summary{cursor:pointer}\
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem}\
.scroll:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}\
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\
caption{text-align:left;padding:.5rem .6rem;color:var(--muted)}\
th,td{padding:.35rem .5rem;text-align:right;border-top:1px solid var(--line);white-space:nowrap;\
overflow-wrap:normal}\
tbody tr:nth-child(odd){background:var(--stripe)}\
th.text,td.text{text-align:left}th[scope=row]{font-weight:600;white-space:normal;min-width:8rem;\
max-width:20rem;overflow-wrap:anywhere}td.total{font-weight:700}tr.out{color:var(--muted)}\
abbr{text-decoration:none}\
@media(max-width:40rem){body{padding:.75rem}th,td{padding:.3rem .35rem;font-size:.9rem}\
th[scope=row]{min-width:8.5rem}}\
@media print{:root{--paper:#fff;--ink:#000;--muted:#333;--stripe:#fff;--line:#999}\
body{padding:0;font-size:11px}.scroll{overflow:visible;border:0}}";

/// A heading of a column: short on the screen, whole to whoever hovers or listens.
struct Heading {
    short: String,
    whole: String,
    class: &'static str,
}

impl Heading {
    fn of(language: Language, key: &str, class: &'static str) -> Self {
        Self { short: tr(language, key), whole: tr(language, key), class }
    }
}

/// One page with the standings, the points of each round, and what is open about them.
pub fn results_html<F: Exchanged>(
    language: Language,
    details: &Details,
    results: &Results<F>,
) -> String {
    let title = if details.title.trim().is_empty() {
        tr(language, "exchange-standings")
    } else {
        escaped(&details.title)
    };
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\" />\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>\n\
         <h1><bdi>{title}</bdi></h1>\n",
        language.code()
    );
    let mut put = |line: String| writeln!(page, "{line}").expect("memory");
    let date = chrono::NaiveDate::parse_from_str(details.date.trim(), "%Y-%m-%d");
    let date = date.map_or_else(|_| details.date.clone(), |date| language.date(date));
    let about: Vec<String> = [&details.venue, &date, &details.referee]
        .into_iter()
        .filter(|text| !text.trim().is_empty())
        .map(|text| format!("<bdi>{}</bdi>", escaped(text)))
        .collect();
    if !about.is_empty() {
        put(format!("<p class=\"about\">{}</p>", about.join(" · ")));
    }
    put("</header>\n<main>".to_owned());
    let after = escaped(&after(language, results));
    put(format!("<h2 id=\"standings\">{}</h2>", escaped(&tr(language, "exchange-standings"))));
    if results.provisional {
        open(language, results, &mut put);
    }
    standings(language, results, &after, &mut put);
    if results.standings.iter().any(|row| row.rounds.iter().any(Option::is_some)) {
        rounds(language, results, &after, &mut put);
    }
    put("</main>".to_owned());
    if let Some(passport) = &results.lexicon {
        put(format!("<footer><p>{}</p></footer>", escaped(&judged_by(language, passport))));
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// What is open: folded up, it may be hundreds of lines.
fn open<F: Exchanged>(language: Language, results: &Results<F>, put: &mut impl FnMut(String)) {
    let count = results.doubts.len();
    put(format!(
        "<div class=\"open\">\n<details>\n<summary>{}</summary>\n<ul>",
        escaped(&text!(language, "exchange-open", count = count))
    ));
    for doubt in &results.doubts {
        put(format!("<li>{}</li>", escaped(&F::doubt(language, doubt))));
    }
    put("</ul>\n</details>\n</div>".to_owned());
}

/// The table of ranks with the tie-break columns.
fn standings<F: Exchanged>(
    language: Language,
    results: &Results<F>,
    caption: &str,
    put: &mut impl FnMut(String),
) {
    let marked = results.standings.iter().any(|row| row.status != "ranked");
    let is_shown = |count: &&Count| match count.shown {
        Shown::Always => true,
        Shown::WhereAny => {
            let mut counts = results.standings.iter().flat_map(|row| &row.counts);
            counts.any(|&(other, value)| other == *count && value != 0)
        }
    };
    let shown: Vec<&Count> = F::COUNTS.iter().filter(is_shown).collect();
    let mut headings = vec![
        Heading::of(language, "exchange-rank", ""),
        Heading::of(language, "exchange-player", "text"),
        Heading::of(language, "exchange-total", ""),
    ];
    headings.extend(shown.iter().map(|count| {
        let whole = tr(language, count.whole);
        Heading { whole, ..Heading::of(language, count.short, "") }
    }));
    headings.extend(marked.then(|| Heading::of(language, "exchange-status", "text")));
    begin("standings", caption, &headings, put);
    for row in &results.standings {
        let mut line = begun(row);
        write!(line, "<td class=\"total\">{}</td>", language.number(row.total)).expect("memory");
        let shown = row.counts.iter().filter(|(count, _)| shown.contains(count));
        line.extend(shown.map(|&(_, value)| format!("<td>{}</td>", language.number(value))));
        if marked {
            let status = escaped(&status(language, row.status));
            write!(line, "<td class=\"text\">{status}</td>").expect("memory");
        }
        put(line + "</tr>");
    }
    put("</tbody>\n</table>\n</div>".to_owned());
}

/// The points of each played round.
fn rounds<F: Exchanged>(
    language: Language,
    results: &Results<F>,
    caption: &str,
    put: &mut impl FnMut(String),
) {
    let is_played = |place: usize| {
        let score = |row: &RowResult| row.rounds.get(place).copied().flatten();
        results.standings.iter().any(|row| score(row).is_some())
    };
    let played: Vec<usize> =
        (0..usize::from(results.last.get())).filter(|&place| is_played(place)).collect();
    put(format!("<h2 id=\"rounds\">{}</h2>", escaped(&tr(language, "exchange-by-round"))));
    let of_round = |place: &usize| Heading {
        short: (place + 1).to_string(),
        whole: text!(language, "exchange-round-whole", round = place + 1),
        class: "",
    };
    let mut headings = vec![
        Heading::of(language, "exchange-rank", ""),
        Heading::of(language, "exchange-player", "text"),
    ];
    headings.extend(played.iter().map(of_round));
    begin("rounds", caption, &headings, put);
    for row in &results.standings {
        let mut line = begun(row);
        for &place in &played {
            let score = row.rounds.get(place).copied().flatten();
            let score = score.map(|score| language.number(score.into())).unwrap_or_default();
            write!(line, "<td>{score}</td>").expect("memory");
        }
        put(line + "</tr>");
    }
    put("</tbody>\n</table>\n</div>".to_owned());
}

/// A table in a frame of its own, which scrolls sideways and can be reached by the keys.
fn begin(id: &str, caption: &str, headings: &[Heading], put: &mut impl FnMut(String)) {
    put(format!(
        "<div class=\"scroll\" role=\"region\" aria-labelledby=\"{id}\" tabindex=\"0\">\n<table>\n\
         <caption>{caption}</caption>\n<thead>\n<tr>"
    ));
    for Heading { short, whole, class } in headings {
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let short = escaped(short);
        let name = if *whole == *short {
            short
        } else {
            format!("<abbr title=\"{}\">{short}</abbr>", escaped(whole))
        };
        put(format!("<th scope=\"col\"{class}>{name}</th>"));
    }
    put("</tr>\n</thead>\n<tbody>".to_owned());
}

/// The beginning of a player's row: the rank, and the name that the row is told by.
fn begun(row: &RowResult) -> String {
    let class = if row.rank.is_none() { " class=\"out\"" } else { "" };
    let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let name = escaped(&row.name);
    format!("<tr{class}><td>{rank}</td><th scope=\"row\" class=\"text\"><bdi>{name}</bdi></th>")
}

/// After which round the standings are: the last one that was played of those asked for.
pub(super) fn after<F: Exchanged>(language: Language, results: &Results<F>) -> String {
    let played = |row: &RowResult| row.rounds.iter().rposition(Option::is_some);
    let last = results.standings.iter().find_map(played).map(|place| place + 1);
    text!(language, "exchange-after", round = last.unwrap_or(results.after.get().into()))
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

/// Text as it stands in a page: what would be markup is not, what no page may have is a sign of its own.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => safe.push('\u{FFFD}'),
            c => safe.push(c),
        }
    }
    safe
}
