//! A player's report on pages: the rounds at a glance, then every sheet.

use serde::Deserialize;

use super::{PlayerReport, RoundLine};
use crate::domain::contest::Details;
use crate::domain::formats::anagram::grade::Sum;
use crate::domain::formats::anagram::standings::Status;
use crate::language::{Language, tr};
use crate::print::formats::anagram::final_sheet::provisional;
use crate::print::formats::anagram::graded::{BlockWidths, State, block, numbered, spaced};
use crate::print::formats::anagram::round_record;
use crate::print::layout::face::Weight;
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{Leaf, LeafFigures, Widths};
use crate::print::layout::template::Figure;
use crate::print::layout::{Club, Pages};
use crate::print::wish::Order;
use crate::print::words;
use crate::text;

/// Widths of the columns of the rounds; the note takes the rest. Then the places of a sheet.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Columns {
    pub round_mm: Figure,
    pub letters_mm: Figure,
    pub valid_mm: Figure,
    pub invalid_mm: Figure,
    pub points_mm: Figure,
    pub rank_mm: Figure,
    pub total_mm: Figure,
    pub sheet: BlockWidths,
}

/// The least that a note is read in.
const LEAST_MM: f32 = 12.0;

impl Columns {
    fn fixed_mm(&self) -> f32 {
        self.round_mm.get()
            + self.letters_mm.get()
            + self.valid_mm.get()
            + self.invalid_mm.get()
            + self.points_mm.get()
            + 2.0 * self.rank_mm.get()
            + self.total_mm.get()
    }
}

impl Widths for Columns {
    const NAME: &'static str = "player-report";
    const EMBEDDED: &'static str =
        include_str!("../../../../../templates/print/player-report.toml");

    fn taken_mm(&self) -> f32 {
        (self.fixed_mm() + LEAST_MM).max(self.sheet.least_mm())
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;
type Page<'a> = Leaf<'a, Columns>;

pub(super) fn of_nobody(details: &Details, language: Language, look: (&Figures, &Club)) -> Pages {
    let kicker = tr(language, "documents-player-report");
    let title = tr(language, "documents-no-players");
    Leaf::new(look, language, words::called(details, kicker, title, language)).finish()
}

pub(super) fn of_player(
    details: &Details,
    report: &PlayerReport,
    language: Language,
    look: (&Figures, &Club),
) -> Pages {
    let kicker = tr(language, "documents-player-report");
    let title = numbered(report.number, &report.player);
    let mut called = words::called(details, kicker, title, language);
    called.facts = facts(report, language);
    let provisional = provisional(&report.provisional, language);
    if provisional.is_some() {
        called.mark = tr(language, "documents-provisional");
    }
    let mut leaf = Leaf::new(look, language, called);
    if let Some(provisional) = provisional {
        leaf.banner(&provisional);
    }
    rounds(&mut leaf, report);
    if !report.penalties.is_empty() {
        leaf.heading(&tr(language, "print-final-penalties"));
        for penalty in &report.penalties {
            leaf.body(&words::penalty(&report.player, penalty, language));
        }
    }
    if !report.objections.is_empty() {
        leaf.heading(&tr(language, "documents-objections"));
        for objection in &report.objections {
            leaf.body(&words::objection(&report.player, objection, language));
        }
    }
    let sheets = report.rounds.iter().filter_map(|line| line.sheet.as_ref());
    let sheets: Vec<_> = sheets.collect();
    if !sheets.is_empty() {
        leaf.heading(&tr(language, "documents-sheets-of-rounds"));
        leaf.note(&tr(language, "documents-graded-legend"));
    }
    for sheet in sheets {
        block(&mut leaf, &look.0.columns.sheet, sheet, Order::Player);
    }
    leaf.finish()
}

fn facts(report: &PlayerReport, language: Language) -> Vec<String> {
    let mut facts = vec![report.club.clone()];
    if let Some(rank) = report.rank {
        facts.push(text!(language, "documents-rank-of", rank = rank, players = report.players));
    }
    let status = match report.status {
        Status::Ranked => None,
        Status::Withdrawn => Some("print-status-withdrawn"),
        Status::ExpelledFromRest => Some("print-status-expelled-from-rest"),
        Status::Expelled => Some("print-status-expelled"),
    };
    facts.extend(status.map(|key| tr(language, key)));
    facts.push(text!(language, "documents-total", points = language.number(report.total)));
    if report.deductions > 0 {
        facts.push(text!(language, "documents-deducted", points = report.deductions));
    }
    facts.retain(|fact| !fact.trim().is_empty());
    facts
}

fn rounds(leaf: &mut Page<'_>, report: &PlayerReport) {
    let language = leaf.language;
    leaf.heading(&tr(language, "documents-rounds"));
    if report.rounds.is_empty() {
        leaf.body(&tr(language, "documents-no-sheets"));
        return;
    }
    let widths = leaf.figures.columns;
    let note_mm = leaf.flow.width_mm() - widths.fixed_mm();
    let (plain, bold) = (Weight::Regular, Weight::Bold);
    let (left, right) = (Align::Left, Align::Right);
    let column = |key, width, align, weight| leaf.column(tr(language, key), width, align, weight);
    let columns = [
        column("documents-column-round", widths.round_mm.get(), right, plain),
        column("documents-column-letters", widths.letters_mm.get(), left, bold),
        column("documents-column-valid", widths.valid_mm.get(), right, plain),
        column("documents-column-invalid", widths.invalid_mm.get(), right, plain),
        column("documents-column-points", widths.points_mm.get(), right, bold),
        column("documents-column-rank-in-round", widths.rank_mm.get(), right, plain),
        column("documents-column-total-after", widths.total_mm.get(), right, plain),
        column("documents-column-rank-after", widths.rank_mm.get(), right, plain),
        column("documents-column-note", note_mm, left, plain),
    ];
    let rows: Vec<Vec<String>> = report.rounds.iter().map(|line| cells(line, language)).collect();
    leaf.table(&columns, &rows);
}

fn cells(line: &RoundLine, language: Language) -> Vec<String> {
    let rank = |rank: Option<u32>| {
        rank.map_or_else(|| "—".to_owned(), |rank| language.number(i64::from(rank)))
    };
    let sheet = line.sheet.as_ref();
    let sum = |sum: &dyn Fn(&super::GradedSheet) -> Sum| match sheet {
        Some(sheet) if !matches!(sheet.state, State::Missing | State::NotHandedIn) => {
            let Sum { count, points } = sum(sheet);
            let points = language.signed(i64::from(points));
            text!(language, "documents-count-points", count = count, points = points)
        }
        _ => String::new(),
    };
    let points = sheet.filter(|sheet| sheet.state != State::Missing);
    let points = points.map(|sheet| language.signed(i64::from(sheet.total())));
    let note = match sheet {
        Some(sheet) if sheet.undecided > 0 && sheet.state == State::Counts => {
            text!(language, "documents-undecided", count = sheet.undecided)
        }
        Some(sheet) => round_record::note(sheet.state, language),
        None => tr(language, "documents-note-not-expected"),
    };
    vec![
        line.round.to_string(),
        sheet.map(|sheet| spaced(sheet.letters.chars())).unwrap_or_default(),
        sum(&|sheet| sheet.valid),
        sum(&|sheet| sheet.invalid),
        points.unwrap_or_else(|| "—".to_owned()),
        rank(line.rank_in_round),
        language.number(line.total_after),
        rank(line.rank_after),
        note,
    ]
}
