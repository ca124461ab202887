//! The results as one page of HTML that needs nothing beside it: no script, no font, no address; the club's
//! picture lies in the page.
//!
//! What is said is gathered here; how it looks is `templates/web/results.html` and `results.css`. All that
//! people wrote is escaped by the template and stands between signs that keep its direction to itself.

pub(super) mod chart;
pub(super) mod evidence;
mod penalties;
mod rows;

use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use self::chart::Chart;
use self::evidence::evidence;
use self::penalties::penalties;
use self::rows::{Row, rows, tone};
use super::penalised::Penalised;
use super::results::{Count, Exchanged, Figure, Mark, OfRounds, Results, Rounds, RowResult, Shown};
use crate::domain::contest::objection::Objection;
use crate::domain::contest::{Common, Contest, Openness};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::{Authority, Passport};
use crate::language::hyphen::parts;
use crate::language::{Language, tr, tr_args};
use crate::text;

/// Ranks that have a card of their own above the table.
const PODIUM: u32 = 3;

/// What stands in the place of a rank that somebody has not.
pub(super) const NO_RANK: &str = "–";

/// The page, in the words of its language.
#[derive(Template)]
#[template(path = "web/results.html")]
struct Page {
    language: Language,
    /// What a round is called.
    called: Rounds,
    /// The club's picture, a PNG as base64; empty without one.
    emblem: String,
    title: String,
    /// The title as a browser and a printed page show it: with which of the two pages it is.
    head: String,
    /// What stands at the foot of every printed page, as text of a style sheet.
    running: String,
    /// Place, date and numbers; then who led it, and which of the two pages it is.
    about: Vec<Vec<String>>,
    state: State,
    podium: Vec<Card>,
    charts: Vec<Chart>,
    figures: Vec<(String, String)>,
    after: String,
    rounds: Vec<Heading>,
    counts: Vec<Heading>,
    rows: Vec<Row>,
    /// Signs and what they mean: those that stand in the table.
    legend: Vec<(String, &'static str, String)>,
    /// The most points of some round, as they stand in the table; empty where nobody has any.
    sample: String,
    decided: String,
    /// What was played in each round.
    of_rounds: Option<OfRounds>,
    penalties: Vec<String>,
    objections: Vec<String>,
    evidence: Vec<(String, String)>,
    /// The key of how all of it is checked.
    check: &'static str,
}

/// Whether anything can still change.
pub(crate) struct State {
    pub is_final: bool,
    pub told: String,
    pub beside: String,
    /// Which issue it replaces, and what is other; may be empty.
    pub replaced: String,
    /// What is open; may be empty.
    pub open: Vec<String>,
}

/// One of the first ranks.
pub(crate) struct Card {
    pub rank: u32,
    pub ordinal: String,
    /// Its parts: a line ends between them before it ends in one.
    pub name: Vec<String>,
    /// The club, or the hall; may be empty.
    pub beside: String,
    pub total: String,
    /// What the total is: points, or how far behind the first.
    pub below: String,
}

/// A heading of a column: short on the screen, whole to whoever hovers or listens.
struct Heading {
    short: String,
    whole: String,
    /// Whether a part of the day begins with it.
    begins: bool,
}

impl Page {
    fn say(&self, key: &str) -> String {
        tr(self.language, key)
    }
}

/// One page with the standings, the points of each round, and what is open about them.
pub fn results_html<F: Exchanged>(
    language: Language,
    contest: &Contest<F>,
    all: &Results<F>,
    penalised: Penalised,
) -> String {
    if let Some(page) = F::own_page(language, contest, all.lexicon.as_ref(), penalised) {
        return page;
    }
    let unnamed = (penalised == Penalised::Unnamed).then(|| all.unnamed(contest));
    let results = unnamed.as_ref().unwrap_or(all);
    let common = &contest.common;
    let title = Some(readable(&common.details.title)).filter(|title| !title.trim().is_empty());
    let played = played(results);
    let breaks = F::breaks(contest);
    let begins = |round: RoundNo| breaks.iter().any(|before| before.get() + 1 == round.get());
    let by_round = unnamed.is_none() || all.scores_tell_nothing();
    let shown_rounds = if by_round { played.as_slice() } else { &[] };
    let rounds = shown_rounds.iter().map(|&round| Heading {
        short: round.to_string(),
        whole: text!(language, F::ROUNDS.whole, round = round.get()),
        begins: begins(round),
    });
    let is_shown = |count: &&Count| match count.shown {
        Shown::Column => true,
        Shown::Part => by_round,
        Shown::Penalties => unnamed.is_none(),
        Shown::UnderTotal => false,
    };
    let shown: Vec<&Count> = F::COUNTS.iter().filter(is_shown).collect();
    let counts = shown.iter().map(|count| Heading {
        short: tr(language, count.short),
        whole: tr(language, count.whole),
        begins: false,
    });
    let objection = |one: &Objection| match penalised {
        Penalised::Named => {
            readable(&language.objection_said(F::said, &common.told_apart(one.player), one))
        }
        Penalised::Unnamed => {
            language.objection_of_somebody(F::said, &tr(language, "exchange-somebody"), one)
        }
    };
    let title = title.unwrap_or_else(|| tr(language, "exchange-standings"));
    let rows = rows(language, common, results, shown_rounds, &shown, &begins);
    let proves_draw = F::proves_draw(contest);
    let many = match penalised {
        Penalised::Named => ("exchange-about-players", common.players.len()),
        // Whoever was left out would be missed.
        Penalised::Unnamed => ("exchange-about-ranked", rows.len()),
    };
    let penalties = penalties(language, contest, results, penalised);
    let which = match penalised {
        _ if common.penalties.is_empty() && penalties.is_empty() => "",
        Penalised::Named => "exchange-about-named",
        Penalised::Unnamed => "exchange-about-unnamed",
    };
    let head = match penalised {
        Penalised::Unnamed if !which.is_empty() => {
            text!(language, "exchange-title-unnamed", title = &title)
        }
        Penalised::Named | Penalised::Unnamed => title.clone(),
    };
    let page = Page {
        language,
        called: F::ROUNDS,
        emblem: emblem(common),
        running: style_text(&head),
        title,
        head,
        about: about::<F>(language, common, (&played, which), many),
        state: state(language, contest, results, penalised),
        podium: podium(language, common, results),
        charts: if by_round {
            chart::charts(language, common, results, &breaks)
        } else {
            Vec::new()
        },
        figures: results.figures.iter().map(|one| figure(language, one)).collect(),
        after: after(language, results),
        rounds: rounds.collect(),
        counts: counts.collect(),
        legend: legend::<F>(language, &rows),
        sample: rows::sample(&rows),
        decided: rows::decided(&rows),
        rows,
        of_rounds: F::of_rounds(language, &results.told),
        penalties: penalties
            .into_iter()
            .chain((!by_round).then(|| tr(language, "exchange-without-scores")))
            .collect(),
        objections: common.objections.iter().map(objection).collect(),
        evidence: evidence(language, common, (results.lexicon.as_ref(), proves_draw)),
        check: match (proves_draw, penalised) {
            (true, Penalised::Named) => "exchange-check",
            (false, Penalised::Named) => "exchange-check-points",
            // The copy has all names: whoever published this page did not publish it.
            (true, Penalised::Unnamed) => "exchange-check-club",
            (false, Penalised::Unnamed) => "exchange-check-points-club",
        },
    };
    page.render().expect("memory can be written")
}

/// The club's picture as base64; empty without one.
fn emblem(common: &Common) -> String {
    let emblem = common.emblem.as_ref().filter(|emblem| emblem.fits());
    emblem.map(|emblem| STANDARD.encode(emblem.bytes())).unwrap_or_default()
}

/// The rounds that were played, in order.
fn played<F: Exchanged>(results: &Results<F>) -> Vec<RoundNo> {
    let all = (1..=results.last.get()).filter_map(RoundNo::new);
    let score = |row: &RowResult, at: usize| row.rounds.get(at).copied().flatten();
    let is_played = |at: usize| results.standings.iter().any(|row| score(row, at).is_some());
    all.enumerate().filter(|(at, _)| is_played(*at)).map(|(_, round)| round).collect()
}

fn about<F: Exchanged>(
    language: Language,
    common: &Common,
    (played, which): (&[RoundNo], &str),
    (key, count): (&'static str, usize),
) -> Vec<Vec<String>> {
    let details = &common.details;
    let date = chrono::NaiveDate::parse_from_str(details.date.trim(), "%Y-%m-%d");
    let date = date.map_or_else(|_| details.date.clone(), |date| language.date(date));
    let of = |key, count: usize| text!(language, key, count = count);
    let where_and_when = [
        details.club.clone(),
        details.venue.clone(),
        date,
        of(key, count),
        if played.is_empty() { String::new() } else { of(F::ROUNDS.played, played.len()) },
    ];
    let person = |key, names: &[String]| {
        let names: Vec<&str> = names.iter().map(|name| name.trim()).collect();
        let names = names.join(", ");
        if names.is_empty() { names } else { text!(language, key, names = names) }
    };
    let assistants = &details.assistants;
    let led = [
        person("exchange-about-referee", std::slice::from_ref(&details.referee)),
        if assistants.is_empty() {
            String::new()
        } else {
            person("exchange-about-assistants", assistants)
        },
        if which.is_empty() { String::new() } else { tr(language, which) },
    ];
    let lines = [where_and_when.to_vec(), led.to_vec()];
    let lines = lines.map(|line| {
        let told = line.iter().map(|text| readable(text)).filter(|text| !text.trim().is_empty());
        told.collect::<Vec<_>>()
    });
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

fn state<F: Exchanged>(
    language: Language,
    contest: &Contest<F>,
    results: &Results<F>,
    penalised: Penalised,
) -> State {
    let common = &contest.common;
    let signing = common.signings.last().filter(|_| common.openness == Openness::Signed);
    let open: Vec<String> =
        results.doubts.iter().map(|doubt| readable(&F::doubt(language, doubt))).collect();
    let (told, beside) = match signing {
        Some(signing) if open.is_empty() => (
            tr(language, "exchange-signed"),
            text!(
                language,
                "exchange-signed-issue",
                issue = signing.issue,
                at = language.moment(signing.wall_ms)
            ),
        ),
        Some(_) | None if open.is_empty() => {
            (tr(language, "exchange-not-signed"), after(language, results))
        }
        Some(_) | None => {
            (text!(language, "exchange-open", count = open.len()), after(language, results))
        }
    };
    let is_final = signing.is_some() && open.is_empty();
    // Whose points are others may tell whose penalty.
    let replaced = readable(&language.replaced(contest, penalised == Penalised::Named));
    State {
        is_final,
        told,
        beside,
        replaced: if is_final { replaced } else { String::new() },
        open,
    }
}

fn club(common: &Common, player: PlayerId) -> String {
    let club = common.players.get(&player).map(|player| readable(player.club.trim()));
    club.unwrap_or_default()
}

/// What stands below a total: how far behind the first it is, of the first that it counts points.
pub(crate) fn below(language: Language, first: i64, total: i64) -> String {
    match first - total {
        0 => text!(language, "exchange-points", count = total),
        behind => language.number(-behind),
    }
}

fn podium<F: Exchanged>(language: Language, common: &Common, results: &Results<F>) -> Vec<Card> {
    let first = results.standings.first();
    let of_podium = |row: &&RowResult| row.rank.is_some_and(|rank| rank <= PODIUM);
    let cards: Vec<Card> = results
        .standings
        .iter()
        .filter(of_podium)
        .filter_map(|row| {
            let rank = row.rank?;
            Some(Card {
                rank,
                ordinal: text!(language, "exchange-ordinal", rank = rank),
                name: parts(&readable(&common.told_apart(row.player))),
                beside: club(common, row.player),
                total: language.number(row.total),
                below: below(language, first.map_or(0, |first| first.total), row.total),
            })
        })
        .collect();
    // Before anybody has points, or with many on one step, the table says it better.
    let told = results.standings.iter().any(|row| row.total != 0);
    if told && cards.len() <= 2 * PODIUM as usize { cards } else { Vec::new() }
}

/// A figure with what it counts.
pub(super) fn figure(language: Language, figure: &Figure) -> (String, String) {
    let ten = 10_i64.pow(figure.decimals.into());
    let mut number = language.number(figure.number / ten);
    // A mean that is whole has no decimals.
    if figure.number % ten != 0 {
        let (sign, width) = (language.decimal_sign(), usize::from(figure.decimals));
        let minus = if figure.number < 0 && figure.number > -ten { "−" } else { "" };
        number = format!("{minus}{number}{sign}{:0width$}", figure.number.abs() % ten);
    }
    let (key, args) = &figure.counts;
    let left_out = figure.without.map(|(key, count)| text!(language, key, count = count));
    let said = [Some(tr_args(language, key, args)), left_out];
    (number, readable(&said.into_iter().flatten().collect::<Vec<_>>().join(" ")))
}

/// What stands in the table, and nothing else.
fn legend<F: Exchanged>(language: Language, rows: &[Row]) -> Vec<(String, &'static str, String)> {
    let said = |mark: &Mark| (tr(language, mark.sign), tone(mark.tone), tr(language, mark.meaning));
    let is_there = |sign: &str| rows.iter().flat_map(|row| &row.cells).any(|it| it.sign == sign);
    let marks = F::MARKS.iter().map(said).filter(|(sign, ..)| is_there(sign));
    let plain = |sign: &str, meaning| (sign.to_owned(), "", tr(language, meaning));
    let zero = F::ZERO.filter(|_| rows.iter().any(Row::has_zero)).map(|it| plain("0", it));
    let unranked = rows.iter().any(|row| row.rank == NO_RANK);
    let unranked = unranked.then(|| plain(NO_RANK, "exchange-no-rank-is"));
    marks.chain(zero).chain(unranked).collect()
}

/// After which round the standings are: the last one that was played of those asked for.
pub(super) fn after<F: Exchanged>(language: Language, results: &Results<F>) -> String {
    let played = |row: &RowResult| row.rounds.iter().rposition(Option::is_some);
    let last = results.standings.iter().find_map(played).map(|place| place + 1);
    text!(language, F::ROUNDS.after, round = last.unwrap_or(results.after.get().into()))
}

/// The list that judged, with what it is.
pub(super) fn judged_by(language: Language, passport: &Passport) -> String {
    text!(language, "exchange-judged-by", list = listed(language, passport))
}

/// A list: its name and edition, how many words it has, what counts where it lacks one.
pub(super) fn listed(language: Language, passport: &Passport) -> String {
    let authority = match passport.authority {
        Authority::Authoritative => tr(language, "exchange-authoritative"),
        Authority::Reference => tr(language, "exchange-reference"),
        Authority::Closed => tr(language, "exchange-closed"),
        Authority::External => tr(language, "exchange-external"),
    };
    text!(
        language,
        "exchange-listed",
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

/// Text that stands between quotes in a style sheet, and in a page. A space after a code would be taken for its end.
pub(super) fn style_text(text: &str) -> String {
    let sign = |sign: char| match sign {
        sign if sign.is_ascii_alphanumeric() => sign.to_string(),
        sign => format!("\\{:06x}", u32::from(sign)),
    };
    text.chars().map(sign).collect()
}

/// Text with a sign of its own for each that no page may have.
pub(super) fn readable(text: &str) -> String {
    let no_sign = |c: char| c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}');
    text.chars().map(|c| if no_sign(c) { '\u{FFFD}' } else { c }).collect()
}
