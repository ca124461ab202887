//! The pages of a joint competition, of what was derived for everybody: the table of all halls, one hall's, the draw.

use askama::Template;

use super::draw::DrawTold;
use super::merged::{Merged, RowTold, VenueTold};
use super::said::{open, told};
use crate::domain::formats::anagram::rules::last_round;
use crate::domain::formats::anagram::standings::Status;
use crate::domain::formats::anagram::state::Anagram;
use crate::exchange::Exchanged;
use crate::exchange::html::{Card, State, below};
use crate::hub::about::About;
use crate::hub::page::facts;
use crate::language::hyphen::parts;
use crate::language::{Language, tr};
use crate::text;

/// So many rows stand on a page.
pub(in crate::hub) const ROWS: usize = 200;
/// Ranks that have a card of their own above the table.
const PODIUM: u32 = 3;

/// A page.
#[derive(Template)]
#[template(path = "web/joint.html")]
struct Page {
    language: Language,
    title: String,
    ways: Vec<Way>,
    about: Vec<Vec<String>>,
    state: Option<State>,
    podium: Vec<Card>,
    after: String,
    rounds: Vec<(String, String)>,
    counts: Vec<(String, String)>,
    rows: Vec<Row>,
    has_given_up: bool,
    /// The most points of some round, as they stand in the table.
    sample: String,
    pages: Vec<Way>,
    halls: Vec<Hall>,
    draw: Vec<Section>,
    notes: Vec<String>,
}

/// Where one can go; nowhere from where one is.
#[derive(Default)]
struct Way {
    said: String,
    whole: String,
    at: String,
    language: String,
}

struct Row {
    rank: String,
    is_out: bool,
    name: String,
    /// The hall, the rank there, the club.
    beside: Vec<String>,
    cells: Vec<Cell>,
    total: String,
    deductions: String,
    compared: Vec<String>,
}

struct Cell {
    round: u8,
    points: String,
    is_best: bool,
    is_given_up: bool,
}

struct Hall {
    name: String,
    at: String,
    facts: Vec<String>,
    open: Vec<String>,
}

struct Section {
    title: String,
    entries: Vec<Entry>,
}

#[derive(Default)]
struct Entry {
    said: String,
    letters: String,
    facts: Vec<(String, String)>,
}

/// Where a page is: the language, the competition's place in addresses, and what a list tells of it.
#[derive(Clone, Copy)]
pub(in crate::hub) struct Place<'a> {
    pub language: Language,
    pub slug: &'a str,
    pub about: &'a About,
}

impl Page {
    fn say(&self, key: &str) -> String {
        tr(self.language, key)
    }

    fn of(place: Place<'_>, title: String) -> Self {
        Self {
            language: place.language,
            title,
            ways: Vec::new(),
            about: vec![facts(place.language, place.about)],
            state: None,
            podium: Vec::new(),
            after: String::new(),
            rounds: Vec::new(),
            counts: Vec::new(),
            rows: Vec::new(),
            has_given_up: false,
            sample: String::new(),
            pages: Vec::new(),
            halls: Vec::new(),
            draw: Vec::new(),
            notes: Vec::new(),
        }
    }

    fn text(&self) -> String {
        self.render().expect("memory can be written")
    }
}

/// The ways from a page at `here` below the competition; files are of the last round.
fn ways(place: Place<'_>, here: &str, after: Option<u8>) -> Vec<Way> {
    let Place { language, slug, about } = place;
    let code = language.code();
    let own = |rest: &str| format!("/k/{slug}{rest}?lang={code}");
    let mut ways = vec![Way {
        said: tr(language, "hub-page-all"),
        at: format!("/?lang={code}"),
        ..Way::default()
    }];
    for round in &about.rounds {
        let whole = text!(language, "hub-page-after", round = *round);
        let at = if after == Some(*round) && here.starts_with("/r/") {
            String::new()
        } else {
            own(&format!("/r/{round}"))
        };
        ways.push(Way { said: round.to_string(), whole, at, language: String::new() });
    }
    let draw = if here == "/draw" { String::new() } else { own("/draw") };
    ways.push(Way { said: tr(language, "joint-page-draw"), at: draw, ..Way::default() });
    for other in about.languages.iter().filter_map(|code| Language::from_code(code)) {
        if other != language {
            let code = other.code().to_owned();
            let at = format!("/k/{slug}{here}?lang={code}");
            ways.push(Way { said: other.name(), at, language: code, whole: String::new() });
        }
    }
    if after.is_some() && about.rounds.last().copied() == after {
        for (said, file) in [("CSV", "results.csv"), ("JSON", "results.json")] {
            let at = format!("/k/{slug}/{file}");
            ways.push(Way { said: said.to_owned(), at, ..Way::default() });
        }
    }
    ways
}

/// The table of all halls, one page of it; `None`: it has no such page.
pub(in crate::hub) fn standings_page(
    place: Place<'_>,
    merged: &Merged,
    number: usize,
) -> Option<String> {
    let Place { language, slug, .. } = place;
    let from = number.checked_sub(1)?.checked_mul(ROWS)?;
    if from > 0 && from >= merged.standings.len() {
        return None;
    }
    let shown = &merged.standings[from..merged.standings.len().min(from + ROWS)];
    let here = format!("/r/{}", merged.after);
    let mut page = Page::of(place, merged.title.clone());
    page.ways = ways(place, &here, Some(merged.after));
    table(&mut page, merged, shown);
    page.state = Some(state(language, merged));
    if number == 1 {
        page.podium = podium(language, merged);
    }
    let count = merged.standings.len().div_ceil(ROWS);
    if count > 1 {
        let pages = (1..=count).map(|other| {
            let (first, last) = ((other - 1) * ROWS + 1, merged.standings.len().min(other * ROWS));
            let at = format!("/k/{slug}{here}?lang={}&page={other}", language.code());
            let at = if other == number { String::new() } else { at };
            Way { said: format!("{first}–{last}"), at, ..Way::default() }
        });
        page.pages = pages.collect();
    }
    let hall = |venue: &VenueTold| Hall {
        name: venue.name.clone(),
        at: format!("/k/{slug}/v/{}?lang={}", venue.venue, language.code()),
        facts: told(language, venue),
        open: venue.open.iter().map(|why| open(language, venue, *why)).collect(),
    };
    page.halls = merged.venues.iter().map(hall).collect();
    page.notes = vec![tr(language, "joint-page-witnessed-is")];
    Some(page.text())
}

/// One hall's players among all; `None`: there is no such hall.
pub(in crate::hub) fn hall_page(place: Place<'_>, merged: &Merged, number: u16) -> Option<String> {
    let language = place.language;
    let venue = merged.venues.iter().find(|venue| venue.venue == number)?;
    let shown: Vec<RowTold> =
        merged.standings.iter().filter(|row| row.venue == number).cloned().collect();
    let mut page = Page::of(place, venue.name.clone());
    page.ways = ways(place, &format!("/v/{number}"), Some(merged.after));
    page.ways.retain(|way| !way.at.contains("/results."));
    page.about.insert(0, vec![merged.title.clone()]);
    table(&mut page, merged, &shown);
    page.state = Some(state(language, merged));
    page.halls = vec![Hall {
        name: venue.name.clone(),
        at: String::new(),
        facts: told(language, venue),
        open: venue.open.iter().map(|why| open(language, venue, *why)).collect(),
    }];
    page.notes = vec![tr(language, "joint-page-witnessed-is")];
    Some(page.text())
}

/// Fills in the table.
fn table(page: &mut Page, merged: &Merged, shown: &[RowTold]) {
    let language = page.language;
    let played: Vec<usize> = (0..usize::from(merged.after)).collect();
    page.after = text!(language, "exchange-after", round = merged.after);
    page.rounds = played
        .iter()
        .map(|at| {
            let whole = text!(language, "exchange-round-whole", round = at + 1);
            ((at + 1).to_string(), whole)
        })
        .collect();
    // What the tie-breaks compare, in the order in which rows have them.
    let counts = Anagram::COUNTS.iter().skip(1);
    page.counts =
        counts.map(|count| (tr(language, count.short), tr(language, count.whole))).collect();
    let score = |row: &RowTold, at: usize| row.rounds.get(at).copied().flatten();
    let best: Vec<Option<i32>> = played
        .iter()
        .map(|at| merged.standings.iter().filter_map(|row| score(row, *at)).max())
        .map(|most| most.filter(|most| *most > 0))
        .collect();
    page.rows = shown
        .iter()
        .map(|row| {
            let venue = merged.venues.iter().find(|venue| venue.venue == row.venue);
            let gave_up = |round: u8| {
                let marks = venue.into_iter().flat_map(|venue| &venue.marks);
                marks.into_iter().any(|mark| mark.round == round && mark.given_up)
            };
            let cells = played.iter().zip(&best).map(|(&at, best)| {
                let round = u8::try_from(at + 1).unwrap_or(u8::MAX);
                let points = score(row, at);
                let is_given_up = gave_up(round);
                let points_told = match points {
                    Some(points) => language.number(points.into()),
                    None if is_given_up => "0".to_owned(),
                    None => "–".to_owned(),
                };
                let is_best = points.is_some() && points == *best;
                Cell { round, points: points_told, is_best, is_given_up }
            });
            let local = row.local_rank.map(|rank| text!(language, "joint-page-local", rank = rank));
            let status = status(language, &row.status);
            let hall = venue.map(|venue| venue.name.clone()).unwrap_or_default();
            let beside = [hall, local.unwrap_or_default(), row.club.clone(), status];
            Row {
                rank: row.rank.map_or_else(
                    || "–".to_owned(),
                    |rank| text!(language, "exchange-ordinal", rank = rank),
                ),
                is_out: row.rank.is_none(),
                name: row.name.clone(),
                beside: beside.into_iter().filter(|part| !part.trim().is_empty()).collect(),
                cells: cells.collect(),
                total: language.number(row.total),
                deductions: if row.deductions == 0 {
                    String::new()
                } else {
                    let points = language.number(-row.deductions);
                    text!(language, "exchange-deducted", points = points)
                },
                compared: row.compared.iter().map(|it| language.number((*it).into())).collect(),
            }
        })
        .collect();
    let best = page.rows.iter().flat_map(|row| &row.cells).find(|cell| cell.is_best);
    page.sample = best.map(|cell| cell.points.clone()).unwrap_or_default();
    page.has_given_up = page.rows.iter().any(|row| row.cells.iter().any(|cell| cell.is_given_up));
}

fn status(language: Language, code: &str) -> String {
    let is = |status: Status| status.code() == code;
    if is(Status::Withdrawn) {
        tr(language, "exchange-status-withdrawn")
    } else if is(Status::ExpelledFromRest) {
        tr(language, "exchange-status-out")
    } else if is(Status::Expelled) {
        tr(language, "exchange-status-expelled")
    } else {
        String::new()
    }
}

fn podium(language: Language, merged: &Merged) -> Vec<Card> {
    let first = merged.standings.first().map_or(0, |row| row.total);
    let of_podium = |row: &&RowTold| row.rank.is_some_and(|rank| rank <= PODIUM);
    let cards = merged.standings.iter().take_while(of_podium).filter_map(|row| {
        let hall = merged.venues.iter().find(|venue| venue.venue == row.venue)?;
        Some(Card {
            rank: row.rank?,
            ordinal: text!(language, "exchange-ordinal", rank = row.rank?),
            name: parts(&row.name),
            beside: hall.name.clone(),
            total: language.number(row.total),
            below: below(language, first, row.total),
        })
    });
    let cards: Vec<Card> = cards.collect();
    // Before anybody has points, or with many on one step, the table says it better.
    if first != 0 && cards.len() <= 2 * PODIUM as usize { cards } else { Vec::new() }
}

fn state(language: Language, merged: &Merged) -> State {
    let after = text!(language, "exchange-after", round = merged.after);
    let all = merged.venues.iter().flat_map(|venue| venue.open.iter().map(move |why| (venue, why)));
    let reasons =
        all.map(|(venue, why)| format!("{}: {}", venue.name, open(language, venue, *why)));
    let own = merged.contested.then(|| tr(language, "joint-page-conductor-contested"));
    let open: Vec<String> = own.into_iter().chain(reasons).collect();
    let say = |key: &str| tr(language, key);
    let (told, beside, open) = match (merged.issue, merged.differs_from) {
        // What is open now came after the signature: the table stands, and it is told.
        (Some(issue), _) => {
            (say("exchange-signed"), text!(language, "joint-page-issue", issue = issue), open)
        }
        (None, Some(issue)) => {
            let since = text!(language, "joint-page-changed-since", issue = issue);
            (say("joint-page-changed"), since, open)
        }
        (None, None) if merged.provisional => (say("exchange-provisional"), after, open),
        // Nobody signs what stood after an earlier round.
        (None, None) if merged.after < last_round().get() => (after, String::new(), Vec::new()),
        (None, None) => (say("exchange-not-signed"), after, Vec::new()),
    };
    State { is_final: merged.issue.is_some(), told, beside, replaced: String::new(), open }
}

/// The draw.
pub(in crate::hub) fn draw_page(place: Place<'_>, draw: &DrawTold) -> String {
    let language = place.language;
    let say = |key: &str| tr(language, key);
    let mut page = Page::of(place, draw.title.clone());
    page.ways = ways(place, "/draw", None);
    let digits = |digest: Option<String>| digest.unwrap_or_else(|| say("joint-draw-not-yet"));
    let commitment = draw.commitment.map(|it| it.to_string());
    let fixed = Entry {
        said: say("exchange-evidence-commitment"),
        facts: vec![(String::new(), digits(commitment))],
        ..Entry::default()
    };
    let seed = Entry {
        said: say("exchange-evidence-seed"),
        facts: vec![(String::new(), digits(draw.seed.clone()))],
        ..Entry::default()
    };
    let text = Entry {
        said: say("joint-draw-text"),
        letters: draw.text.clone().unwrap_or_default(),
        facts: if draw.text.is_none() {
            vec![(String::new(), say("joint-draw-not-yet"))]
        } else {
            Vec::new()
        },
    };
    page.draw.push(Section { title: say("joint-page-draw"), entries: vec![fixed, text, seed] });
    let words = draw.words.iter().map(|word| {
        let unopened = draw.text.is_some() && word.word.is_none();
        let mut facts = vec![(say("joint-draw-seal"), word.seal.to_string())];
        facts.extend(word.salt.clone().map(|salt| (say("joint-draw-salt"), salt)));
        if unopened {
            facts.push((String::new(), say("joint-draw-unopened")));
        }
        Entry {
            said: format!("{}. {}", word.venue, word.name),
            letters: word.word.clone().unwrap_or_default(),
            facts,
        }
    });
    let rounds = draw.rounds.iter().map(|round| {
        let mut facts = vec![(say("joint-draw-tag"), round.tag.to_string())];
        facts.extend(round.nonce.clone().map(|nonce| (say("joint-draw-nonce"), nonce)));
        Entry {
            said: text!(language, "exchange-round-whole", round = round.round),
            letters: round.letters.clone().unwrap_or_default(),
            facts,
        }
    });
    let sections = [
        (say("joint-draw-words"), words.collect::<Vec<_>>()),
        (say("joint-draw-tags"), rounds.collect()),
    ];
    let sections = sections.into_iter().filter(|(_, entries)| !entries.is_empty());
    page.draw.extend(sections.map(|(title, entries)| Section { title, entries }));
    page.notes = vec![say("joint-draw-check")];
    page.text()
}
