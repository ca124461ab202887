//! The rulings on pages.

use serde::Deserialize;

use super::{RulingLine, Rulings, Written};
use crate::domain::contest::ruling::Ruled;
use crate::language::{Language, tr};
use crate::print::layout::leaf::{self, DOT, Leaf, LeafFigures};
use crate::print::layout::table::{Column, Widths, fixed_mm};
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// Widths of the columns; the evidence takes the rest.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

/// The least that evidence is read in.
const LEAST_MM: f32 = 40.0;

impl leaf::Columns for Columns {
    const NAME: &'static str = "rulings";
    const EMBEDDED: &'static str = include_str!("../../../templates/print/rulings.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        vec![(fixed_mm(&columns(&self.0, Language::default())), LEAST_MM)]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;

pub(super) fn document(rulings: &Rulings, language: Language, templates: &Templates) -> Pages {
    let kicker = tr(language, "documents-rulings");
    let title = tr(language, "documents-rulings-title");
    let mut called = words::called(&rulings.details, kicker, title, language);
    let count = text!(language, "documents-rulings-count", count = rulings.rulings.len());
    called.right = vec![rulings.details.title.trim().to_owned()];
    called.right.extend(words::place(&rulings.details, language));
    called.right.retain(|line| !line.is_empty());
    called.facts = vec![(String::new(), count)];
    called.facts.extend(rulings.lexicon.as_ref().map(|list| {
        let list = words::lexicon(list, language);
        (String::new(), text!(language, "documents-over-lexicon", list = list))
    }));
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, called);
    leaf.flow.skip(2.0);
    if rulings.rulings.is_empty() {
        leaf.body(&tr(language, "documents-no-rulings"));
    } else {
        leaf.table(&columns(&figures.columns.0, language), &rulings.rulings);
    }
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

fn columns<'a>(widths: &Widths, language: Language) -> [Column<'a, RulingLine>; 6] {
    let ruled = move |line: &RulingLine| match line.ruling.ruled {
        Ruled::Valid => tr(language, "documents-is-valid"),
        Ruled::Invalid => tr(language, "documents-is-invalid"),
    };
    let sheets = |line: &RulingLine| match line.written.sheets {
        0 => String::new(),
        sheets => sheets.to_string(),
    };
    let by = |line: &RulingLine| match &line.by {
        None => String::new(),
        Some((name, at)) => {
            let parts = [name.trim().to_owned(), at.format("%H:%M").to_string()];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(DOT)
        }
    };
    let of = widths.columns::<RulingLine>(language);
    [
        of.left("documents-column-word", "word_mm", |line| line.word.clone()).bold(),
        of.left("documents-column-ruling", "ruling_mm", ruled),
        // Evidence is never shortened.
        of.rest("documents-column-evidence", |line| line.ruling.evidence.trim().to_owned()).whole(),
        of.left("documents-column-rounds", "rounds_mm", |line| words::row(&line.written.rounds)),
        of.right("documents-column-sheets", "sheets_mm", sheets),
        of.left("documents-column-by", "by_mm", by),
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
