//! Graded sheets on pages: one group after another, several sheets a page.

use super::GradedSheet;
use super::block::{BlockWidths, block, numbered, spaced};
use crate::domain::contest::Details;
use crate::language::{Language, tr};
use crate::print::layout::leaf::{Columns, DOT, Leaf, LeafFigures};
use crate::print::layout::{Pages, Templates};
use crate::print::wish::Order;
use crate::print::words;
use crate::text;

impl Columns for BlockWidths {
    const NAME: &'static str = "graded-sheets";
    const EMBEDDED: &'static str =
        include_str!("../../../../../templates/print/graded-sheets.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        vec![(self.least_mm(), 0.0)]
    }
}

pub(in crate::print) type Figures = LeafFigures<BlockWidths>;

/// Sheets of one player, or of one round; without any, a page that says so.
pub(super) fn together(
    details: &Details,
    order: Order,
    sheets: &[GradedSheet],
    language: Language,
    templates: &Templates,
) -> Pages {
    let first = sheets.first();
    let title = first.map(|first| title(order, first, language)).unwrap_or_default();
    let kicker = tr(language, "documents-graded-sheets");
    let mut called = words::called(details, kicker, title, language);
    if let (Order::Player, Some(club)) = (order, first.map(|first| &first.club)) {
        called.facts = vec![club.clone()];
        called.facts.retain(|fact| !fact.trim().is_empty());
    }
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, called);
    leaf.note(&tr(language, "documents-graded-legend"));
    if sheets.is_empty() {
        leaf.body(&tr(language, "documents-no-sheets"));
    }
    for sheet in sheets {
        block(&mut leaf, &figures.columns, sheet, order);
    }
    leaf.finish()
}

fn title(order: Order, first: &GradedSheet, language: Language) -> String {
    match order {
        Order::Player => numbered(first.number, &first.player),
        Order::Round => {
            let round = text!(language, "documents-round", round = first.round);
            [round, spaced(first.letters.chars())].join(DOT)
        }
    }
}
