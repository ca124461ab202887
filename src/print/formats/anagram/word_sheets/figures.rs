//! The figures of the word sheet.

use serde::Deserialize;

use crate::domain::formats::anagram::rules::Field;
use crate::print::layout::template::{Crowded, Figure, Figures, PageFigures, room};

/// The least that a hand needs for three letters.
const LEAST_WORD_MM: f32 = 12.0;
/// The least room for the name.
const LEAST_NAME_MM: f32 = 50.0;

/// How wide a corner mark is, how far its middle is from the paper's edges (printers leave 4.2 mm white), and how much
/// white it needs around it.
pub(super) const MARK_MM: f32 = 2.4;
const MARK_FROM_EDGE_MM: f32 = 5.6;
const MARK_WHITE_MM: f32 = 0.6;

/// A number of lines or columns: 1 to 40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "i64")]
pub(super) struct Count(u8);

impl TryFrom<i64> for Count {
    type Error = &'static str;

    fn try_from(count: i64) -> Result<Self, Self::Error> {
        let count = u8::try_from(count).ok().filter(|count| (1..=40).contains(count));
        count.map(Self).ok_or("not between 1 and 40")
    }
}

impl Count {
    pub(super) fn get(self) -> u8 {
        self.0
    }

    pub(super) fn mm(self) -> f32 {
        f32::from(self.0)
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct WordSheetFigures {
    pub(super) fields: Vec<OwnField>,
    pub(super) page: PageFigures,
    pub(super) head: HeadFigures,
    pub(super) letters: LetterFigures,
    pub(super) words: WordFigures,
    pub(super) referee: RefereeFigures,
    /// What stands below two sheets on one page: room for a line that says how to cut.
    #[serde(skip)]
    pub(super) below_mm: f32,
}

/// An empty field of a club's own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnField {
    pub label: String,
    pub width_mm: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeadFigures {
    pub height_mm: Figure,
    pub name: Figure,
    pub name_least: Figure,
    pub round: Figure,
    pub round_least: Figure,
    pub body: Figure,
    pub body_least: Figure,
    pub small: Figure,
    pub small_least: Figure,
    pub code_mm: Figure,
    pub gap_mm: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LetterFigures {
    pub height_mm: Figure,
    pub label_mm: Figure,
    pub box_mm: Figure,
    pub box_gap_mm: Figure,
    pub label: Figure,
    pub own_label: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WordFigures {
    pub line_mm: Figure,
    pub gap_mm: Figure,
    pub above_mm: Figure,
    pub rows: [Count; 5],
    pub columns: [Count; 5],
    pub back_rows: [Count; 5],
    pub number: Figure,
    pub label: Figure,
    pub label_least: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RefereeFigures {
    pub height_mm: Figure,
    pub heading: Figure,
    pub label: Figure,
    pub least: Figure,
}

/// Which side of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Front,
    Back,
}

impl WordSheetFigures {
    /// Words of 7, 6, 5, 4, 3 letters: their field, rows and columns.
    pub(super) fn fields_of(&self, side: Side) -> impl Iterator<Item = (Field, Count, Count)> {
        let rows = match side {
            Side::Front => self.words.rows,
            Side::Back => self.words.back_rows,
        };
        let shape = rows.into_iter().zip(self.words.columns);
        Field::ALL.into_iter().zip(shape).map(|(field, (rows, columns))| (field, rows, columns))
    }

    /// Where the fields of the words begin on a side, and where they end.
    pub(super) fn words_mm(&self, side: Side) -> (f32, f32) {
        let top = self.page.top_mm.get() + self.head.height_mm.get();
        let bottom = self.bottom_mm();
        let gap = self.words.above_mm.get();
        match side {
            Side::Front => (
                top + self.letters.height_mm.get() + gap,
                bottom - self.referee.height_mm.get() - gap,
            ),
            // The back has a few lines of text in place of head and letters.
            Side::Back => (top, bottom),
        }
    }

    /// Where the sheet ends.
    pub(super) fn bottom_mm(&self) -> f32 {
        self.page.height_mm.get() - self.page.bottom_mm.get() - self.below_mm
    }

    /// The middles of the corner marks of a front: upper left, lower left, lower right, for in the fourth corner is the
    /// code. None where a club's margins leave no room for them.
    pub(super) fn marks_mm(&self) -> Option<[(f32, f32); 3]> {
        let page = self.page;
        let needed = MARK_FROM_EDGE_MM + MARK_MM / 2.0 + MARK_WHITE_MM;
        let right = page.width_mm.get() - MARK_FROM_EDGE_MM;
        let lower = page.height_mm.get() - MARK_FROM_EDGE_MM;
        let upper_left = (MARK_FROM_EDGE_MM, MARK_FROM_EDGE_MM);
        let there = page.left_mm.get().min(page.right_mm.get()) >= needed;
        there.then_some([upper_left, (MARK_FROM_EDGE_MM, lower), (right, lower)])
    }

    /// Where the code's square begins and how long its sides are, without its white margin, which may be that of the
    /// page.
    pub(super) fn code_square_mm(&self) -> (f32, f32, f32) {
        let place = self.code_mm();
        let size = place * 21.0 / 29.0;
        let right = self.page.left_mm.get() + self.page.text_width_mm();
        (right - size, self.page.top_mm.get(), size)
    }

    /// How far the lines of a side stand apart.
    pub(super) fn line_mm(&self, side: Side) -> f32 {
        let (top, bottom) = self.words_mm(side);
        let rows: f32 = self.fields_of(side).map(|(_, rows, _)| rows.mm()).sum();
        (bottom - top) / rows
    }

    /// The room for one word in a field of so many columns.
    pub(super) fn word_mm(&self, columns: Count) -> f32 {
        let gap = self.words.gap_mm.get();
        (self.page.text_width_mm() + gap) / columns.mm() - gap
    }

    /// Where the fields of a club's own begin, and the room that is left after them.
    pub(super) fn own_fields_mm(&self) -> (f32, f32) {
        let letters = self.letters;
        let boxes = 7.0 * (letters.box_mm.get() + letters.box_gap_mm.get());
        let begin = letters.label_mm.get() + boxes + letters.box_gap_mm.get();
        let taken: f32 = self.fields.iter().map(|field| field.width_mm.get()).sum();
        (begin, self.page.text_width_mm() - self.code_mm() - begin - taken)
    }

    /// What the code takes at the right of head and letters.
    pub(super) fn code_mm(&self) -> f32 {
        self.head.code_mm.get()
    }
}

impl Figures for WordSheetFigures {
    const NAME: &'static str = "word-sheets";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/word-sheets.toml");

    fn fits(&self) -> Result<(), Crowded> {
        let width = self.page.text_width_mm();
        room("page", width, LEAST_NAME_MM)?;
        room("page", self.page.text_height_mm(), LEAST_NAME_MM)?;
        room("head", width - self.code_mm() - self.head.gap_mm.get(), LEAST_NAME_MM)?;
        let (_, left) = self.own_fields_mm();
        room(if self.fields.is_empty() { "letters" } else { "fields" }, left, 0.0)?;
        for side in [Side::Front, Side::Back] {
            room("words", self.line_mm(side), self.words.line_mm.get())?;
        }
        for columns in self.words.columns {
            room("words", self.word_mm(columns), LEAST_WORD_MM)?;
        }
        Ok(())
    }
}
