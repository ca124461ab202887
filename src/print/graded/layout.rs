//! Graded sheets on pages: one group after another, several sheets a page.

use super::block::{BlockWidths, Titled, block, numbered, spaced};
use super::{GradedSheet, GradedSheets, Grouped};
use crate::language::{Language, tr};
use crate::print::layout::leaf::{Leaf, LeafFigures, Widths};
use crate::print::layout::{Club, Pages, Templates};
use crate::text;

impl Widths for BlockWidths {
    const NAME: &'static str = "graded-sheets";
    const EMBEDDED: &'static str = include_str!("../../../templates/print/graded-sheets.toml");

    fn taken_mm(&self) -> f32 {
        self.least_mm()
    }
}

pub(in crate::print) type Figures = LeafFigures<BlockWidths>;

pub(super) fn document(
    groups: &[GradedSheets],
    language: Language,
    templates: &Templates,
) -> Pages {
    let mut pages = Pages::default();
    let figures = templates.figures();
    for group in groups {
        pages.append(of_group(group, language, (&figures, templates.club())));
    }
    pages
}

fn of_group(group: &GradedSheets, language: Language, (figures, club): (&Figures, &Club)) -> Pages {
    let first = group.sheets.first();
    let title = first.map(|first| title(group.grouped, first, language)).unwrap_or_default();
    let kicker = tr(language, "documents-graded-sheets");
    let mut called = group.occasion.called(kicker, title, language);
    let titled = match group.grouped {
        Grouped::ByPlayer => Titled::Round,
        Grouped::ByRound => Titled::Player,
    };
    if let (Grouped::ByPlayer, Some(club)) = (group.grouped, first.map(|first| &first.club)) {
        called.facts = vec![club.clone()];
        called.facts.retain(|fact| !fact.trim().is_empty());
    }
    let mut leaf = Leaf::new((figures, club), language, called);
    leaf.note(&tr(language, "documents-graded-legend"));
    if group.sheets.is_empty() {
        leaf.body(&tr(language, "documents-no-sheets"));
    }
    for sheet in &group.sheets {
        block(&mut leaf, &figures.columns, sheet, titled);
    }
    leaf.finish()
}

fn title(grouped: Grouped, first: &GradedSheet, language: Language) -> String {
    match grouped {
        Grouped::ByPlayer => numbered(first.number, &first.player),
        Grouped::ByRound => {
            let round = text!(language, "documents-round", round = first.round);
            [round, spaced(&first.letters)].join(crate::print::layout::leaf::DOT)
        }
    }
}
