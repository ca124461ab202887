//! Sheets: the grid of players and rounds, and the sheet on the desk as it is on paper.

mod acts;
mod check;
mod grid;
mod on_desk;
mod past;
mod place;
mod read;
mod settle;
mod words;

pub use check::{can_be_checked, keyed_by_same, next_unchecked, unchecked};
pub use grid::{GridCell, GridRow, SheetSign};
pub use on_desk::SheetData;
pub use past::{Version, changed, versions};
pub use read::{ReadSheet, Recovered, Unread, read_sheet, text_of};
pub use settle::{both, choices, differences, question, settled};
pub use words::{ChipData, SheetField};

use serde::Serialize;

use self::grid::cell;
use self::on_desk::on_desk;
use super::{Open, Seen};
use crate::commands::{Entry, Question, UserCommand};
use crate::domain::formats::anagram::rules::{Field, all_rounds};
use crate::domain::formats::anagram::sheet::SheetState;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::{Act, FieldData, name};
use crate::text;

/// The sheet that is being keyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetOnDesk {
    /// Of which round.
    pub round: RoundNo,
    /// Whose.
    pub player: PlayerId,
    /// Whether anything was typed since it was taken or saved.
    pub changed: bool,
    /// Which keying it is.
    pub turn: Turn,
}

/// Which keying of a sheet is being typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// The first, or a new version.
    #[default]
    First,
    /// A new version, because at sight the sheet was found to say something else than the paper.
    Correction,
    /// The second, blind: what is saved is not shown, and its draft is kept apart from the first's.
    Second,
}

/// What was chosen and typed there.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// The sheet on the desk.
    pub sheet: Option<SheetOnDesk>,
    /// Its texts as typed, in the order of [`Field::ALL`].
    pub texts: [&'a str; Field::ALL.len()],
    /// A code, a number or a name that a sheet is looked for by.
    pub code: &'a str,
    /// The field that gets the keyboard.
    pub focus: Option<Entry>,
}

impl<'a> Chosen<'a> {
    /// The texts of the sheet, field by field.
    pub fn fields(&self) -> impl Iterator<Item = (Field, &'a str)> + use<'a> {
        Field::ALL.into_iter().zip(self.texts)
    }
}

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetsData {
    /// In which the cells are named.
    pub language: Language,
    /// How many sheets are missing.
    pub title: String,
    /// The numbers of the rounds.
    pub rounds: Vec<String>,
    /// One a player.
    pub rows: Vec<GridRow>,
    /// What the signs mean.
    pub legend: String,
    /// The sheet on the desk.
    pub sheet: Option<SheetData>,
    /// What to do when there is none.
    pub empty: String,
    /// Takes the next missing sheet.
    pub next: Act,
    /// Looks for a sheet by its code, or its player's number or name.
    pub find: FieldData,
    /// Sheets without a name, each with what names it.
    pub nameless: Vec<(String, Act)>,
    /// How many sheets nobody else has looked at, and the next of them; `None` when there is none.
    pub unchecked: Option<(String, Act)>,
}

/// Sheets as they are seen.
pub fn sheets(seen: &Seen<'_>, chosen: &Chosen<'_>) -> SheetsData {
    let language = seen.language;
    let contest = seen.contest();
    let missing = missing(seen).len();
    let rows = contest.common.players.values().map(|player| GridRow {
        id: player.id,
        player: format!("{}. {}", player.id, player.name),
        whole: name::player(player),
        cells: all_rounds().map(|round| cell(seen, chosen.sheet, round, player.id)).collect(),
    });
    let empty = match missing {
        0 if contest.common.players.is_empty() => "sheets-no-players",
        0 if !all_rounds().any(|round| contest.game.is_played(round)) => "sheets-no-round",
        0 => "sheets-none-missing",
        _ => "sheets-take-one",
    };
    SheetsData {
        language,
        title: text!(language, "sheets-missing", count = missing),
        rounds: all_rounds().map(|round| round.to_string()).collect(),
        rows: rows.collect(),
        legend: tr(language, "sheets-legend"),
        sheet: chosen.sheet.map(|sheet| on_desk(seen, chosen, sheet)),
        empty: tr(language, empty),
        next: Act { enabled: missing > 0, ..seen.act(UserCommand::NextMissing) },
        find: FieldData::line(Entry::SheetCode, tr(language, "sheets-find"), chosen.code)
            .hint(tr(language, "sheets-find-hint"))
            .focused(chosen.focus)
            .enter(UserCommand::JumpToSheet),
        nameless: nameless(seen),
        unchecked: Some(unchecked(seen).count()).filter(|&count| count > 0).map(|count| {
            let next = seen.act(UserCommand::NextUnchecked);
            (text!(language, "sheets-unchecked", count = count), next)
        }),
    }
}

/// Sheets that nobody's name stands on. Whose they are is asked, and nobody proposed.
fn nameless(seen: &Seen<'_>) -> Vec<(String, Act)> {
    let language = seen.language;
    let anagram = &seen.contest().game;
    let sheets = anagram.sheets().filter(|(_, sheet)| anagram.counts(sheet));
    let nameless = sheets.filter(|(_, sheet)| sheet.player.is_none()).map(|(id, sheet)| {
        let round = sheet.round;
        let count = sheet.words().len();
        let text = text!(language, "sheets-nameless", round = round.get(), count = count);
        let question = Question::MoveSheet { sheet: id, player: None, round };
        let act = seen.act(UserCommand::Ask(question));
        (text, act.named(tr(language, "sheets-name-it")))
    });
    nameless.collect()
}

/// Every expected sheet that is neither keyed nor declared, by round, then player.
fn missing(open: &Open<'_>) -> Vec<(RoundNo, PlayerId)> {
    let contest = open.contest();
    let anagram = &contest.game;
    let played = all_rounds().filter(|&round| anagram.is_played(round));
    let places =
        played.flat_map(|round| contest.common.players.keys().map(move |&player| (round, player)));
    places
        .filter(|&(round, player)| {
            let state = contest.sheet_state(round, player);
            matches!(state, SheetState::Expected | SheetState::Collected)
        })
        .collect()
}

/// The missing sheet after this one: of the same round before any other.
pub fn next_missing(
    open: &Open<'_>,
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    place::after(&missing(open), after)
}

/// The same after nothing but words of the sheet on the desk were typed.
pub fn typed(seen: &Seen<'_>, chosen: &Chosen<'_>, before: SheetsData) -> SheetsData {
    let sheet = chosen.sheet.map(|sheet| on_desk(seen, chosen, sheet));
    SheetsData { sheet, ..before }
}
