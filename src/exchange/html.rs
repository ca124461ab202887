//! The results as one page of HTML that needs nothing beside it: no script, no font, no address; the club's
//! picture lies in the page.
//!
//! What is said is gathered here; how it looks is `templates/web/results.html` and `results.css`. All that
//! people wrote is escaped by the template and stands between signs that keep its direction to itself.

mod chart;
mod evidence;

use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;

use self::chart::Chart;
use self::evidence::evidence;
use super::results::{Count, Exchanged, Figure, Mark, Results, Rounds, RowResult, Shown, Tone};
use crate::domain::contest::objection::Objection;
use crate::domain::contest::penalty::Penalty;
use crate::domain::contest::{Common, Contest, Openness};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::{Authority, Passport};
use crate::language::{Language, tr, tr_args};
use crate::text;

/// Ranks that have a card of their own above the table.
const PODIUM: u32 = 3;

/// Whether a page names those who were penalised. The page of classic games asks who may be named by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalised {
    /// As the final sheet does, with the reasons.
    #[default]
    Named,
    /// How many penalties there were, of which kind and in which round; a reason may tell who it was.
    Unnamed,
}

impl Penalised {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Named, Self::Unnamed];
}

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
    /// Place, date and numbers; then who led it.
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
    penalties: Vec<String>,
    objections: Vec<String>,
    evidence: Vec<(String, String)>,
}

/// Whether anything can still change.
pub(crate) struct State {
    pub is_final: bool,
    pub told: String,
    pub beside: String,
    /// What is open; may be empty.
    pub open: Vec<String>,
}

/// One of the first ranks.
pub(crate) struct Card {
    pub rank: u32,
    pub ordinal: String,
    pub name: String,
    /// The club, or the hall; may be empty.
    pub beside: String,
    pub total: String,
    pub behind: String,
}

/// A heading of a column: short on the screen, whole to whoever hovers or listens.
struct Heading {
    short: String,
    whole: String,
    /// Whether a part of the day begins with it.
    begins: bool,
}

/// A player's row of the table and of the list on a phone.
struct Row {
    rank: String,
    is_out: bool,
    is_third: bool,
    name: String,
    club: String,
    status: String,
    total: String,
    deductions: String,
    /// What decided, where a tie was broken.
    why: String,
    behind: String,
    cells: Vec<Cell>,
    counts: Vec<CountCell>,
}

/// What stands in a round's column.
struct Cell {
    round: u8,
    points: String,
    sign: String,
    tone: &'static str,
    is_best: bool,
    begins: bool,
}

struct CountCell {
    heading: String,
    value: String,
    decided: bool,
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
    results: &Results<F>,
    penalised: Penalised,
) -> String {
    if let Some(page) = F::own_page(language, contest, results.lexicon.as_ref()) {
        return page;
    }
    let common = &contest.common;
    let title = Some(readable(&common.details.title)).filter(|title| !title.trim().is_empty());
    let played = played(results);
    let breaks = F::breaks(contest);
    let begins = |round: RoundNo| breaks.iter().any(|before| before.get() + 1 == round.get());
    let rounds = played.iter().map(|&round| Heading {
        short: round.to_string(),
        whole: text!(language, F::ROUNDS.whole, round = round.get()),
        begins: begins(round),
    });
    let shown: Vec<&Count> =
        F::COUNTS.iter().filter(|count| count.shown == Shown::Column).collect();
    let counts = shown.iter().map(|count| Heading {
        short: tr(language, count.short),
        whole: tr(language, count.whole),
        begins: false,
    });
    let objection = |one: &Objection| {
        readable(&language.objection_said(F::said, &common.told_apart(one.player), one))
    };
    let page = Page {
        language,
        called: F::ROUNDS,
        emblem: emblem(common),
        title: title.unwrap_or_else(|| tr(language, "exchange-standings")),
        about: about::<F>(language, common, &played),
        state: state(language, common, results),
        podium: podium(language, common, results),
        charts: chart::charts(language, common, results),
        figures: results.figures.iter().map(|figure| told(language, figure)).collect(),
        after: after(language, results),
        rounds: rounds.collect(),
        counts: counts.collect(),
        rows: rows(language, common, results, &played, &shown, &begins),
        legend: legend(language, results),
        penalties: common
            .penalties
            .iter()
            .map(|one| match penalised {
                Penalised::Named => penalty::<F>(language, common, one),
                Penalised::Unnamed => unnamed::<F>(language, one),
            })
            .collect(),
        objections: common.objections.iter().map(objection).collect(),
        evidence: evidence(language, common, results.lexicon.as_ref()),
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
    played: &[RoundNo],
) -> Vec<Vec<String>> {
    let details = &common.details;
    let date = chrono::NaiveDate::parse_from_str(details.date.trim(), "%Y-%m-%d");
    let date = date.map_or_else(|_| details.date.clone(), |date| language.date(date));
    let of = |key, count: usize| text!(language, key, count = count);
    let where_and_when = [
        details.club.clone(),
        details.venue.clone(),
        date,
        of("exchange-about-players", common.players.len()),
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
    ];
    let lines = [where_and_when.to_vec(), led.to_vec()];
    let lines = lines.map(|line| {
        let told = line.iter().map(|text| readable(text)).filter(|text| !text.trim().is_empty());
        told.collect::<Vec<_>>()
    });
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

fn state<F: Exchanged>(language: Language, common: &Common, results: &Results<F>) -> State {
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
    State { is_final: signing.is_some() && open.is_empty(), told, beside, open }
}

fn club(common: &Common, player: PlayerId) -> String {
    let club = common.players.get(&player).map(|player| readable(player.club.trim()));
    club.unwrap_or_default()
}

fn behind(language: Language, first: Option<&RowResult>, row: &RowResult) -> String {
    let behind = first.map_or(0, |first| first.total - row.total);
    if behind == 0 { String::new() } else { language.number(-behind) }
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
                name: readable(&common.told_apart(row.player)),
                beside: club(common, row.player),
                total: language.number(row.total),
                behind: behind(language, first, row),
            })
        })
        .collect();
    // Before anybody has points, or with many on one step, the table says it better.
    let told = results.standings.iter().any(|row| row.total != 0);
    if told && cards.len() <= 2 * PODIUM as usize { cards } else { Vec::new() }
}

fn told(language: Language, figure: &Figure) -> (String, String) {
    let ten = 10_i64.pow(figure.decimals.into());
    let mut number = language.number(figure.number / ten);
    if figure.decimals > 0 {
        let (sign, width) = (language.decimal_sign(), usize::from(figure.decimals));
        let minus = if figure.number < 0 && figure.number > -ten { "−" } else { "" };
        number = format!("{minus}{number}{sign}{:0width$}", figure.number.abs() % ten);
    }
    let (key, args) = &figure.counts;
    (number, readable(&tr_args(language, key, args)))
}

fn rows<F: Exchanged>(
    language: Language,
    common: &Common,
    results: &Results<F>,
    played: &[RoundNo],
    shown: &[&'static Count],
    begins: &dyn Fn(RoundNo) -> bool,
) -> Vec<Row> {
    let score = |row: &RowResult, round: RoundNo| {
        row.rounds.get(usize::from(round.get()) - 1).copied().flatten()
    };
    let best: Vec<Option<i32>> = played
        .iter()
        .map(|&round| {
            let scores = results.standings.iter().filter_map(|row| score(row, round));
            scores.max().filter(|&most| most > 0)
        })
        .collect();
    let first = results.standings.first();
    let mut above: Option<&RowResult> = None;
    let row = |row: &'_ RowResult, above: Option<&RowResult>| {
        let cells = played.iter().zip(&best).map(|(&round, best)| {
            let mark = row.marks.get(&round).copied();
            let points = score(row, round).unwrap_or_default();
            let counts = mark.is_none_or(|mark| points != 0 && mark.tone != Tone::Penalty);
            Cell {
                round: round.get(),
                points: if counts { language.number(points.into()) } else { String::new() },
                sign: mark.map(|mark| tr(language, mark.sign)).unwrap_or_default(),
                tone: mark.map_or("", |mark| tone(mark.tone)),
                is_best: counts && *best == Some(points),
                begins: begins(round),
            }
        });
        let counts = row.counts.iter().filter(|(count, _)| shown.contains(count));
        let counts = counts.map(|(count, value)| CountCell {
            heading: tr(language, count.whole),
            value: language.number(*value),
            decided: row.decided_by == Some(count.code),
        });
        let deducted = row.counts.iter().find(|(count, _)| count.shown == Shown::UnderTotal);
        let deducted = deducted.map_or(0, |(_, value)| *value);
        Row {
            rank: row.rank.map_or_else(
                || "–".to_owned(),
                |rank| text!(language, "exchange-ordinal", rank = rank),
            ),
            is_out: row.rank.is_none(),
            is_third: row.rank.is_some_and(|rank| rank <= PODIUM),
            name: readable(&common.told_apart(row.player)),
            club: club(common, row.player),
            status: status(language, row.status),
            total: language.number(row.total),
            deductions: if deducted == 0 {
                String::new()
            } else {
                text!(language, "exchange-deducted", points = language.number(-deducted))
            },
            why: above.map(|above| why(language, above, row)).unwrap_or_default(),
            behind: behind(language, first, row),
            cells: cells.collect(),
            counts: counts.collect(),
        }
    };
    results.standings.iter().map(|one| row(one, above.replace(one))).collect()
}

/// What decided a row's place where its total did not.
fn why(language: Language, above: &RowResult, row: &RowResult) -> String {
    if row.rank.is_none() {
        return String::new();
    }
    if row.rank == above.rank {
        return tr(language, "exchange-why-tie");
    }
    let value = |row: &RowResult, code| {
        row.counts
            .iter()
            .find(|(count, _)| count.code == code)
            .map(|(count, value)| (*count, *value))
    };
    let decided = row.decided_by.and_then(|code| Some((value(above, code)?, value(row, code)?)));
    decided.map_or_else(String::new, |((count, theirs), (_, own))| {
        text!(
            language,
            "exchange-why",
            rank = above.rank.unwrap_or_default(),
            count = tr(language, count.whole),
            own = own,
            theirs = theirs
        )
    })
}

fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Warning => "warning",
        Tone::Penalty => "penalty",
    }
}

fn legend<F: Exchanged>(
    language: Language,
    results: &Results<F>,
) -> Vec<(String, &'static str, String)> {
    let occurs = |mark: &&Mark| {
        let marks = |row: &RowResult| row.marks.values().any(|other| *other == *mark);
        results.standings.iter().any(marks)
    };
    let said = |mark: &Mark| (tr(language, mark.sign), tone(mark.tone), tr(language, mark.meaning));
    F::MARKS.iter().filter(occurs).map(said).collect()
}

fn penalty<F: Exchanged>(language: Language, common: &Common, penalty: &Penalty) -> String {
    let player = common.told_apart(penalty.player);
    readable(&language.penalty_where(F::ROUNDS.penalty, &player, penalty))
}

/// The same without who and why.
fn unnamed<F: Exchanged>(language: Language, penalty: &Penalty) -> String {
    let (round, kind) = (penalty.round.get(), language.penalty_on_paper(penalty.kind));
    let lifted = penalty.lifted.is_some();
    let kind = if lifted { text!(language, "print-penalty-lifted", penalty = kind) } else { kind };
    text!(language, F::ROUNDS.unnamed, round = round, penalty = kind)
}

/// After which round the standings are: the last one that was played of those asked for.
pub(super) fn after<F: Exchanged>(language: Language, results: &Results<F>) -> String {
    let played = |row: &RowResult| row.rounds.iter().rposition(Option::is_some);
    let last = results.standings.iter().find_map(played).map(|place| place + 1);
    text!(language, F::ROUNDS.after, round = last.unwrap_or(results.after.get().into()))
}

/// The list that judged.
pub(super) fn judged_by(language: Language, passport: &Passport) -> String {
    let authority = match passport.authority {
        Authority::Authoritative => tr(language, "exchange-authoritative"),
        Authority::Reference => tr(language, "exchange-reference"),
        Authority::Closed => tr(language, "exchange-closed"),
        Authority::External => tr(language, "exchange-external"),
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

/// Text with a sign of its own for each that no page may have.
pub(super) fn readable(text: &str) -> String {
    let no_sign = |c: char| c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}');
    text.chars().map(|c| if no_sign(c) { '\u{FFFD}' } else { c }).collect()
}
