//! What stands beside a sheet in a wide window: the player's other sheets, the words that wait, what happened last.

use crate::language::tr;
use crate::screens::Tone;
use crate::screens::formats::anagram::sheets::{SheetsData, is_concealed, keys_blind, worth};
use crate::text;
use crate::views::desk::Turn;
use crate::views::formats::anagram::Sight;
use crate::views::formats::anagram::listed::{self, Listed, WordsListed};

/// A title, and of each sheet its round and what is known of it.
type Others = (String, Vec<(String, String, Tone)>);

/// The cards beside a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The player's sheets of other rounds, the newest first.
    pub others: Option<Others>,
    /// The words that wait; not while a sheet is keyed a second time.
    pub words: Option<WordsListed>,
    /// What happened last, for whoever need not key blind what others keyed.
    pub latest: Option<Listed>,
}

pub(super) fn beside(sight: &Sight<'_>, data: &SheetsData) -> Beside {
    let turn = sight.desk.sheet.map(|sheet| sheet.turn);
    let blind = matches!(turn, Some(Turn::Second | Turn::Concealed));
    let tells = !blind && !keys_blind(sight, &sight.desk.person);
    Beside {
        others: others(sight, data),
        words: if blind { None } else { listed::words(sight) },
        latest: tells.then(|| listed::newest(sight)),
    }
}

fn others(sight: &Sight<'_>, data: &SheetsData) -> Option<Others> {
    let language = sight.language();
    let desk = sight.desk.sheet?;
    let player = desk.whose()?;
    let row = data.rows.iter().find(|row| row.id == player)?;
    let there =
        row.cells.iter().rev().filter(|cell| cell.act.is_some() && cell.round != desk.round);
    let others = there.map(|cell| {
        let place = (cell.round, player);
        let concealed = is_concealed(sight, &sight.desk.person, place);
        let worth = worth(&sight.seen(), place).filter(|_| !concealed);
        let state = || cell.state.name(language);
        let told = match worth {
            Some(worth) if cell.tone == Tone::Good => worth,
            _ => state(),
        };
        let round = text!(language, "sheets-of-round", round = cell.round.get());
        (round, format!("{} {told}", cell.sign), cell.tone)
    });
    let others: Vec<_> = others.collect();
    (!others.is_empty()).then(|| (tr(language, "sheets-others"), others))
}
