//! The rulings on pages.

use serde::Deserialize;

use super::{RulingLine, Rulings, Written};
use crate::domain::contest::ruling::Ruled;
use crate::language::{Language, tr};
use crate::print::layout::face::Weight;
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{DOT, Leaf, LeafFigures, Widths};
use crate::print::layout::template::Figure;
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// Widths of the columns; the evidence takes the rest.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(in crate::print) struct Columns {
    pub word_mm: Figure,
    pub ruling_mm: Figure,
    pub rounds_mm: Figure,
    pub sheets_mm: Figure,
    pub by_mm: Figure,
}

/// The least that evidence is read in.
const LEAST_MM: f32 = 40.0;

impl Columns {
    fn fixed_mm(&self) -> f32 {
        self.word_mm.get()
            + self.ruling_mm.get()
            + self.rounds_mm.get()
            + self.sheets_mm.get()
            + self.by_mm.get()
    }
}

impl Widths for Columns {
    const NAME: &'static str = "rulings";
    const EMBEDDED: &'static str = include_str!("../../../templates/print/rulings.toml");

    fn taken_mm(&self) -> f32 {
        self.fixed_mm() + LEAST_MM
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;
type Page<'a> = Leaf<'a, Columns>;

pub(super) fn document(rulings: &Rulings, language: Language, templates: &Templates) -> Pages {
    let kicker = tr(language, "documents-rulings");
    let title = tr(language, "documents-rulings-title");
    let mut called = words::called(&rulings.details, kicker, title, language);
    called.facts = vec![text!(language, "documents-rulings-count", count = rulings.rulings.len())];
    called.facts.extend(rulings.lexicon.as_ref().map(|list| {
        let list = words::lexicon(list, language);
        text!(language, "documents-over-lexicon", list = list)
    }));
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, called);
    leaf.flow.skip(2.0);
    in_force(&mut leaf, &rulings.rulings);
    if !rulings.waiting.is_empty() {
        leaf.heading(&tr(language, "documents-waiting"));
        let words = rulings.waiting.iter().map(|waiting| {
            let place = place(&waiting.written, language);
            text!(language, "documents-waiting-word", word = &waiting.word, place = place)
        });
        let words: Vec<String> = words.collect();
        let plain = leaf.plain(leaf.figures.sizes.body);
        leaf.flow.facts(&words, DOT, plain);
    }
    leaf.note(&tr(language, "documents-rulings-legend"));
    leaf.finish()
}

fn in_force(leaf: &mut Page<'_>, rulings: &[RulingLine]) {
    let language = leaf.language;
    if rulings.is_empty() {
        leaf.body(&tr(language, "documents-no-rulings"));
        return;
    }
    let widths = leaf.figures.columns;
    let evidence_mm = leaf.flow.width_mm() - widths.fixed_mm();
    let (plain, bold) = (Weight::Regular, Weight::Bold);
    let (left, right) = (Align::Left, Align::Right);
    let column = |key, width, align, weight| leaf.column(tr(language, key), width, align, weight);
    let mut columns = [
        column("documents-column-word", widths.word_mm.get(), left, bold),
        column("documents-column-ruling", widths.ruling_mm.get(), left, plain),
        column("documents-column-evidence", evidence_mm, left, plain),
        column("documents-column-rounds", widths.rounds_mm.get(), left, plain),
        column("documents-column-sheets", widths.sheets_mm.get(), right, plain),
        column("documents-column-by", widths.by_mm.get(), left, plain),
    ];
    // Evidence is never shortened.
    columns[2].most_lines = 40;
    let rows: Vec<Vec<String>> = rulings.iter().map(|ruling| cells(ruling, language)).collect();
    leaf.table(&columns, &rows);
}

fn cells(ruling: &RulingLine, language: Language) -> Vec<String> {
    let ruled = match ruling.ruling.ruled {
        Ruled::Valid => tr(language, "documents-is-valid"),
        Ruled::Invalid => tr(language, "documents-is-invalid"),
    };
    let by = ruling.by.as_ref().map(|(name, at)| {
        let time = at.format("%H:%M").to_string();
        [name.trim(), &time].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(DOT)
    });
    let Written { rounds, sheets } = &ruling.written;
    vec![
        ruling.word.clone(),
        ruled,
        ruling.ruling.evidence.trim().to_owned(),
        words::row(rounds),
        if *sheets == 0 { String::new() } else { sheets.to_string() },
        by.unwrap_or_default(),
    ]
}

fn place(written: &Written, language: Language) -> String {
    text!(
        language,
        "documents-in-rounds",
        count = written.rounds.len(),
        rounds = words::row(&written.rounds),
        sheets = written.sheets
    )
}
