//! Graded sheets on pages: of one player, or of one round, in two columns; at the foot of each
//! player's last page a slip for an objection.

use super::block::{BlockWidths, CLOSE_LINE_MM, Heading, LINE_MM, blocks, key, rulings_of};
use super::columns::{pages, set};
use super::{GradedSheet, Standing};
use crate::domain::contest::Details;
use crate::domain::contest::penalty::Penalty;
use crate::language::{Language, tr};
use crate::print::layout::block::Block;
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::grid::{bold, plain, soft};
use crate::print::layout::leaf::{Columns, DOT, Leaf, LeafFigures};
use crate::print::layout::pages::{Ink, Mark};
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

/// Sheets that stand together.
pub(super) struct Facts<'a> {
    pub details: &'a Details,
    pub order: Order,
    pub sheets: &'a [GradedSheet],
    /// Where their player stands; `None` of a round.
    pub standing: Option<Standing>,
    /// The penalties of their player that stand.
    pub penalties: Vec<&'a Penalty>,
    /// Whether the competition is signed: nobody objects any more.
    pub signed: bool,
}

/// Sheets of one player, or of one round; without any, a page that says so.
pub(super) fn together(facts: &Facts<'_>, language: Language, templates: &Templates) -> Pages {
    let Facts { details, order, sheets, standing, signed, .. } = *facts;
    let first = sheets.first();
    let kicker = match (order, first) {
        (Order::Player, Some(first)) => {
            text!(language, "documents-graded-of", number = first.number)
        }
        _ => tr(language, "documents-graded-sheets"),
    };
    let title = first.map(|first| match order {
        Order::Player => first.player.clone(),
        Order::Round => text!(language, "documents-round", round = first.round),
    });
    let title = title.unwrap_or_default();
    let mut called = words::called(details, kicker, title.clone(), language);
    called.running = tr(language, "documents-graded-sheets");
    called.right = vec![details.title.trim().to_owned()];
    called.right.extend(words::place(details, language));
    called.right.retain(|line| !line.is_empty());
    // The place stands in the head: on one line the date is of more use.
    let mut foot = vec![tr(language, "documents-graded-sheets"), title, details.title.clone()];
    foot.push(words::date(&details.date, language));
    foot.retain(|part| !part.trim().is_empty());
    called.foot = foot.join(DOT);
    match (order, first) {
        (Order::Player, Some(first)) => called.below.clone_from(&first.club),
        (Order::Round, Some(first)) => {
            let letters = first.letters.iter().map(|tile| tile.letter);
            called.beside = super::spaced(letters);
        }
        _ => {}
    }
    if let Some(Standing { total, deducted, rank, provisional }) = standing {
        let less = (deducted > 0).then(|| {
            let rounds = language.number(total.saturating_add(deducted));
            text!(
                language,
                "documents-rounds-less",
                rounds = rounds,
                less = language.number(deducted)
            )
        });
        let total = text!(language, "documents-total", points = language.number(total));
        let rank = match rank {
            Some(rank) => text!(language, "documents-rank", rank = rank),
            None => tr(language, "documents-strip-no-rank"),
        };
        let open = provisional.then(|| tr(language, "documents-provisionally"));
        let parts: Vec<String> = less.into_iter().chain([total, rank]).chain(open).collect();
        called.state = parts.join(DOT);
    }
    let figures: Figures = templates.figures();
    let widths = &figures.columns;
    let mut leaf = Leaf::new((&figures, templates.club()), language, called);
    if sheets.is_empty() {
        return leaf.nothing(&tr(language, "documents-no-sheets"));
    }
    if let Some(first) = first {
        for penalty in &facts.penalties {
            leaf.body(&language.penalty_of(&first.player, penalty));
        }
    }
    key(&mut leaf, sheets.iter());
    let heading = match order {
        Order::Player => Heading::Round,
        Order::Round => Heading::Player,
    };
    let slip = first.filter(|_| order == Order::Player && !signed);
    let slip = slip.map(|first| slip_of(&mut leaf, first));
    let rulings = match order {
        Order::Player => rulings_of(sheets.iter(), language),
        Order::Round => String::new(),
    };
    let width_mm = widths.column_mm(leaf.flow.width_mm());
    let laid = |leaf: &mut Leaf<'_, BlockWidths>, line_mm| {
        let blocks = |sheet| blocks(leaf, widths, sheet, (heading, line_mm));
        let mut all: Vec<Vec<Block>> = sheets.iter().map(blocks).collect();
        // In the columns, so that a few lines do not begin a page of their own.
        if !rulings.is_empty() {
            all.push(vec![ruled(leaf, &rulings, width_mm)]);
        }
        all
    };
    let mut all = laid(&mut leaf, LINE_MM);
    let taken = pages(&leaf, widths, &all, slip.as_ref());
    if taken > 1 {
        let close = laid(&mut leaf, CLOSE_LINE_MM);
        if pages(&leaf, widths, &close, slip.as_ref()) < taken {
            all = close;
        }
    }
    set(&mut leaf, widths, all, slip);
    leaf.finish()
}

/// What was ruled on words of these sheets.
pub(in crate::print::formats::anagram) fn ruled<C>(
    leaf: &mut Leaf<'_, C>,
    rulings: &str,
    width_mm: f32,
) -> Block {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    leaf.flow.block(|canvas| {
        let (heading, note) = (bold(sizes.heading.get()), plain(sizes.note.get()));
        let said = tr(language, "documents-rulings-of-sheets");
        let y = canvas.paragraph(&said, (0.0, 0.0), width_mm, (heading, Align::Left)) + 0.4;
        canvas.rule((0.0, y), (width_mm, y), 0.2, Ink::Full);
        canvas.paragraph(rulings, (0.0, y + 0.8), width_mm, (note, Align::Left))
    })
}

/// A slip to cut off and hand in.
fn slip_of<C>(leaf: &mut Leaf<'_, C>, first: &GradedSheet) -> Block {
    const LINES_MM: f32 = 10.0;
    const ABOVE_FOOT_MM: f32 = 1.5;
    let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
    leaf.flow.block(|canvas| {
        let (note, body) = (plain(sizes.note.get()), plain(sizes.body.get()));
        let small = soft(sizes.note.get());
        let said = tr(language, "documents-slip-cut");
        let from = 7.0;
        let mark = line_mark(&said, note, Align::Left, (from, 0.0), width);
        let (end, y) = (from + mark.width_mm + 1.5, note.leading_mm() / 2.0);
        canvas.put(Mark::Text(mark));
        let dots = |canvas: &mut crate::print::layout::canvas::Canvas<'_>, from: f32, to: f32| {
            let mut x = from;
            while x < to {
                canvas.rule((x, y), ((x + 0.5).min(to), y), 0.25, Ink::Soft);
                x += 1.1;
            }
        };
        dots(canvas, 0.0, from - 1.5);
        dots(canvas, end, width);
        let left = width * 0.22;
        let heading = bold(sizes.heading.get());
        let said = tr(language, "documents-slip");
        let top = note.leading_mm() + 1.0;
        let y = canvas.paragraph(&said, (0.0, top), left, (heading, Align::Left));
        let who = format!("{}. {}", first.number, first.player);
        let y = canvas.paragraph(&who, (0.0, y), left - 3.0, (body, Align::Left));
        let said = tr(language, "documents-slip-own");
        let end = canvas.paragraph(&said, (0.0, y), left - 3.0, (small, Align::Left));
        let columns = [(left, 0.1), (left + width * 0.13, 0.28), (left + width * 0.44, 0.34)];
        let keys = [
            ["documents-slip-round", "documents-slip-word", "documents-slip-other"],
            ["documents-slip-time", "documents-slip-source", "documents-slip-signature"],
        ];
        for (row, keys) in (1_u8..).zip(keys) {
            let y = top + f32::from(row) * LINES_MM - 3.0;
            for ((x, part), key) in columns.into_iter().zip(keys) {
                let own = width * part;
                canvas.rule((x, y), (x + own, y), 0.2, Ink::Full);
                canvas.paragraph(&tr(language, key), (x, y + 0.2), own, (small, Align::Left));
            }
        }
        end.max(top + 2.0 * LINES_MM - 3.0 + small.leading_mm() + 0.2) + ABOVE_FOOT_MM
    })
}
