//! Sheets: the grid of players and rounds, and the sheet on the desk as it is on paper.

mod bar_ui;
mod beside;
mod beside_ui;
mod cell_ui;
mod grid_ui;
mod head_ui;
mod keys;
mod ui;

pub use beside::Beside;
pub use keys::field_of_letters;
pub use ui::show;

pub use crate::screens::formats::anagram::sheets::{
    Both, ReadSheet, SheetsData, beside as both_beside, both, can_be_checked, can_be_keyed_again,
    choices, differences, divides, field_of, missing, moved, nameless, next_missing, of_no_field,
    question, same_as, settled, text_of, unchecked, whole,
};

use super::Sight;

use crate::commands::{Entry, Situation};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{SheetState, SheetWords};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::quoted;
use crate::screens::formats::anagram::sheets::{self, Chosen};
use crate::text;
use crate::views::desk::{Desk, SheetOnDesk, Turn};
use crate::views::settings::TABS;

fn chosen(desk: &Desk) -> Chosen<'_> {
    Chosen {
        sheet: desk.sheet,
        texts: Field::ALL.map(|field| desk.text(Entry::Words(field))),
        code: desk.text(Entry::SheetCode),
        focus: desk.focus,
        tells_tab: desk.settings.tabs < TABS,
        // What is typed on such a sheet is asked about before it is saved.
        found: true,
        again: &desk.again,
        nameless: &desk.own.sheets.nameless,
        corrected: &desk.own.sheets.corrected,
    }
}

/// Sheets as they are seen.
pub fn data(sight: &Sight<'_>) -> SheetsData {
    sheets::sheets(&sight.seen(), &chosen(sight.desk))
}

/// What stands beside the sheet.
pub fn around(sight: &Sight<'_>, data: &SheetsData) -> Beside {
    beside::beside(sight, data)
}

/// The same after nothing but words of the sheet on the desk were typed.
pub fn typed(sight: &Sight<'_>, situation: &Situation, before: SheetsData) -> SheetsData {
    sheets::typed(&sight.seen_with(*situation), &chosen(sight.desk), before)
}

/// A sheet by what somebody types for it.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn named(sight: &Sight<'_>, typed: &str) -> Result<(RoundNo, Option<PlayerId>), String> {
    sheets::named(&sight.seen(), sight.desk.sheet, typed)
}

/// Reads the sheet on the desk.
pub fn read_sheet(desk: &Desk, rack: Option<&Tiles>) -> ReadSheet {
    sheets::read_sheet(desk.sheet_texts(), rack)
}

/// The words of the sheet on the desk.
///
/// # Errors
/// What is no word, for people.
pub fn typed_words(sight: &Sight<'_>, round: RoundNo) -> Result<SheetWords, String> {
    let read = read_sheet(sight.desk, sight.contest().game.rack(round).as_ref());
    match read.unread.first() {
        Some(unread) => {
            let typed = quoted(&unread.text);
            Err(text!(sight.language(), "sheets-cannot-save", typed = typed))
        }
        None => Ok(read.words),
    }
}

/// The places of the words on the desk that are asked about before they are saved: they have the length of another field, and were
/// not saved so.
pub fn misplaced(
    anagram: &Anagram,
    desk: SheetOnDesk,
    words: &SheetWords,
) -> Vec<(Field, Vec<usize>)> {
    match desk.seen(anagram) {
        Some(saved) => sheets::misplaced_anew(words, saved),
        None => sheets::misplaced(words),
    }
}

/// The round which the words of the sheet on the desk fit, where they fit none of its own letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherRound {
    /// Which.
    pub round: RoundNo,
    /// By which words it is told, as a sentence.
    pub told: String,
    /// Whether the sheet can be put there.
    pub there: Stands,
}

/// Whether a place has room for a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Nothing is keyed there, nor begun, nor declared.
    Free,
    /// Something is.
    Taken,
    /// What lies on the desk is saved, or a second keying: that stays where it is.
    Fixed,
}

/// The round whose sheet the one on the desk rather is, with what stands there.
pub fn of_other_round(sight: &Sight<'_>, words: &SheetWords) -> Option<OtherRound> {
    let anagram = &sight.contest().game;
    let desk = sight.desk.sheet?;
    let (round, made) = sheets::of_other_round(anagram, desk.round, words)?;
    let moves = match desk.turn {
        Turn::First => desk.saved(anagram).is_none(),
        Turn::Nameless => true,
        Turn::Correction | Turn::Second | Turn::Concealed | Turn::NamelessAgain(_) => false,
    };
    let free = |player| {
        let state = sight.contest().sheet_state(round, player);
        matches!(state, SheetState::Expected | SheetState::Collected)
    };
    let begun = sight.drafts.contains(&Draft { round, player: desk.whose() });
    let there = match moves {
        false => Stands::Fixed,
        true if begun || !desk.whose().is_none_or(free) => Stands::Taken,
        true => Stands::Free,
    };
    let told = sheets::of_round(sight.language(), [desk.round, round], &made);
    Some(OtherRound { round, told, there })
}

/// Whether a second keying of this sheet is asked for before the person at the desk sees the first.
pub fn is_concealed(sight: &Sight<'_>, place: (RoundNo, PlayerId)) -> bool {
    sheets::is_concealed(sight, &sight.desk.person, place)
}

/// That the sheet on the desk was saved with so many words.
pub fn told_saved(sight: &Sight<'_>, sheet: SheetOnDesk, words: usize) -> String {
    sheets::told_saved(&sight.seen(), sheet, words)
}

/// That both keyings of a sheet agree now.
pub fn told_settled(sight: &Sight<'_>, round: RoundNo, player: PlayerId) -> String {
    sheets::told_settled(&sight.seen(), round, player)
}

/// Whether the person at the desk keyed what counts of this sheet: no second pair of eyes.
pub fn keyed_by_same(sight: &Sight<'_>, place: (RoundNo, PlayerId)) -> bool {
    sheets::keyed_by_same(sight, &sight.desk.person, place)
}

/// The sheet after this one that the person at the desk can check.
pub fn next_unchecked(
    sight: &Sight<'_>,
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    sheets::next_unchecked(sight, &sight.desk.person, after)
}
