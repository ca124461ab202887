//! A player's report on pages: the rounds at a glance, then every sheet.

use serde::Deserialize;

use super::{PlayerReport, RoundLine};
use crate::domain::contest::Details;
use crate::domain::formats::anagram::grade::Sum;
use crate::language::{Language, tr};
use crate::print::formats::anagram::graded::{
    self, BlockWidths, GradedSheet, State, block, numbered, spaced,
};
use crate::print::formats::anagram::standing::{self, provisional};
use crate::print::layout::leaf::{self, Leaf, LeafFigures};
use crate::print::layout::table::{Column, Widths, fixed_mm};
use crate::print::layout::{Club, Pages};
use crate::print::wish::Order;
use crate::print::words;
use crate::text;

/// Widths of the columns of the rounds; the note takes the rest. Then the places of a sheet.
#[derive(Clone, Debug, Deserialize)]
pub(in crate::print) struct Columns {
    sheet: BlockWidths,
    #[serde(flatten)]
    rounds: Widths,
}

/// The least that a note is read in.
const LEAST_MM: f32 = 12.0;

impl leaf::Columns for Columns {
    const NAME: &'static str = "player-report";
    const EMBEDDED: &'static str =
        include_str!("../../../../../templates/print/player-report.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let rounds = columns(&self.rounds, Language::default());
        vec![(fixed_mm(&rounds), LEAST_MM), (self.sheet.least_mm(), 0.0)]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;

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
    let columns = columns(&look.0.columns.rounds, language);
    leaf.section("documents-rounds", &columns, &report.rounds, "documents-no-sheets");
    if !report.penalties.is_empty() {
        leaf.heading(&tr(language, "print-final-penalties"));
        for penalty in &report.penalties {
            leaf.body(&language.penalty_of(&report.player, penalty));
        }
    }
    if !report.objections.is_empty() {
        leaf.heading(&tr(language, "documents-objections"));
        for objection in &report.objections {
            leaf.body(&language.objection_of(&report.player, objection));
        }
    }
    let sheets = report.rounds.iter().filter_map(|line: &RoundLine| line.sheet.as_ref());
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
    facts.extend(standing::status(report.status, language));
    facts.push(text!(language, "documents-total", points = language.number(report.total)));
    if report.deductions > 0 {
        facts.push(text!(language, "documents-deducted", points = report.deductions));
    }
    facts.retain(|fact| !fact.trim().is_empty());
    facts
}

fn columns<'a>(widths: &Widths, language: Language) -> [Column<'a, RoundLine>; 9] {
    let rank = move |rank: Option<u32>| {
        rank.map_or_else(|| "—".to_owned(), |rank| language.number(i64::from(rank)))
    };
    let sum = move |line: &RoundLine, sum: fn(&GradedSheet) -> Sum| match &line.sheet {
        Some(sheet) if !matches!(sheet.state, State::Missing | State::NotHandedIn) => {
            let Sum { count, points } = sum(sheet);
            let points = language.signed(i64::from(points));
            text!(language, "documents-count-points", count = count, points = points)
        }
        _ => String::new(),
    };
    let letters = |line: &RoundLine| {
        line.sheet.as_ref().map(|sheet| spaced(sheet.letters.chars())).unwrap_or_default()
    };
    let points = move |line: &RoundLine| {
        let sheet = line.sheet.as_ref().filter(|sheet| sheet.state != State::Missing);
        let points = sheet.map(|sheet| language.signed(i64::from(sheet.total())));
        points.unwrap_or_else(|| "—".to_owned())
    };
    let note = move |line: &RoundLine| match &line.sheet {
        Some(sheet) if sheet.undecided > 0 && sheet.state == State::Counts => {
            text!(language, "documents-undecided", count = sheet.undecided)
        }
        Some(sheet) => graded::note(sheet.state, language),
        None => tr(language, "documents-note-not-expected"),
    };
    let of = widths.columns::<RoundLine>(language);
    [
        of.right("documents-column-round", "round_mm", |line| line.round.to_string()),
        of.left("documents-column-letters", "letters_mm", letters).bold(),
        of.right("documents-column-valid", "valid_mm", move |line| sum(line, |sheet| sheet.valid)),
        of.right("documents-column-invalid", "invalid_mm", move |line| {
            sum(line, |sheet| sheet.invalid)
        }),
        of.right("documents-column-points", "points_mm", points).bold(),
        of.right("documents-column-rank-in-round", "rank_mm", move |line| rank(line.rank_in_round)),
        of.right("documents-column-total-after", "total_mm", move |line| {
            language.number(line.total_after)
        }),
        of.right("documents-column-rank-after", "rank_mm", move |line| rank(line.rank_after)),
        of.rest("documents-column-note", note),
    ]
}
