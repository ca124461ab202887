//! Table cards: the number of a table, as large as an A5 takes it, to be folded or laid down.

use serde::Deserialize;

use super::cut::finished;
use super::played::Played;
use crate::domain::ids::TableNo;
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Page, Style, Watch, Weight};
use crate::print::layout::template::{self, Crowded, Figure, PageFigures, room};
use crate::print::layout::{Pages, Templates};

/// The figures of a table card.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Figures {
    page: PageFigures,
    card: CardFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFigures {
    /// Type, in points.
    number: Figure,
    word: Figure,
    small: Figure,
}

impl template::Figures for Figures {
    const NAME: &'static str = "table-cards";
    const EMBEDDED: &'static str = include_str!("../../../../templates/print/table-cards.toml");

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        room("page", self.page.text_height_mm(), 100.0)
    }
}

/// The facts of table cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCards {
    /// Of which competition.
    pub title: String,
    /// Who answers for it.
    pub author: String,
    /// Competition, place and date, on one line.
    pub line: String,
    /// The numbers.
    pub tables: Vec<u16>,
}

impl TableCards {
    /// The cards of every table that a round needs, or of one; so many, where that is said.
    pub fn of(
        played: Played<'_>,
        (only, count): (Option<TableNo>, Option<u16>),
        language: Language,
    ) -> Self {
        let rounds = played.competition.rounds.values();
        let used = rounds.flat_map(|round| round.games.keys()).map(|table| table.get()).max();
        // Before the first pairing there are as many as players may need.
        let players = played.competition.players.len();
        let least = if played.is_swiss() { 2 } else { 3 };
        let needed = u16::try_from(players / least).unwrap_or(u16::MAX).max(1);
        let last = count.unwrap_or_else(|| used.unwrap_or(needed));
        let tables = match only {
            Some(table) => vec![table.get()],
            None => (1..=last.min(TableNo::MOST)).collect(),
        };
        Self {
            title: played.details.title.clone(),
            author: played.details.referee.clone(),
            line: played.line(language),
            tables,
        }
    }
}

/// The pages in a language; `None` when `watch` broke off.
pub fn table_cards(
    cards: &TableCards,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: Figures = templates.figures();
    let (page, own) = (figures.page, figures.card);
    let (width_mm, height_mm) = (page.width_mm.get(), page.height_mm.get());
    let mut warnings = Vec::new();
    let mut pages = Vec::with_capacity(cards.tables.len());
    for (index, table) in cards.tables.iter().enumerate() {
        if watch(index, cards.tables.len()).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        canvas.corner_mm = (page.left_mm.get(), page.top_mm.get());
        let (wide, high) = (page.text_width_mm(), page.text_height_mm());
        let whole = Area { x_mm: 0.0, y_mm: 0.0, width_mm: wide, height_mm: high };
        canvas.frame(whole, 0.8, Ink::Full);
        let word = style(Weight::Regular, own.word, Ink::Full);
        let above = Area { y_mm: 6.0, height_mm: word.leading_mm(), ..whole };
        canvas.text(&tr(language, "games-table-word"), above, Setting::line(word, 14.0).centred());
        // As wide as the card, and no larger than the template says; only capitals count for its height.
        let number = style(Weight::Bold, own.number, Ink::Full);
        let said = table.to_string();
        let fits = (wide - 12.0) / number.width_mm(&said);
        let number = Style { size_pt: number.size_pt * fits.min(1.0), ..number };
        let from = 6.0 + word.leading_mm();
        let y = from + (high - from - number.leading_mm()) / 2.0;
        canvas.line(&said, (number, Align::Centre), (0.0, y), wide);
        let small = style(Weight::Regular, own.small, Ink::Soft);
        let below = Area { y_mm: high + 1.2, height_mm: small.leading_mm(), ..whole };
        // The line stands whole on other documents.
        let mut unseen = Vec::new();
        let mut foot = Canvas::new(&mut unseen);
        foot.corner_mm = canvas.corner_mm;
        let setting = Setting { align: Align::Centre, ..Setting::line(small, 6.0) };
        foot.text(&cards.line, below, setting);
        let mut marks = foot.marks;
        canvas.marks.append(&mut marks);
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: None });
    }
    let subject = tr(language, "games-table-cards");
    Some(finished((&cards.title, &cards.author), subject, pages, warnings))
}
