//! What was recorded as it happened: the history, for people, and games turn by turn, for other programs. Both name
//! everybody: they stay with the club.

use std::path::Path;

use super::readme::Lies;
use super::{ArchiveError, Archived, Made, file_name};
use crate::domain::contest::Record;
use crate::exchange::history_text;
use crate::language::{Language, tr};
use crate::print::documents::Matter;

/// The history as a text, a line an event.
pub(super) fn put_history<F: Archived>(
    made: &mut Made<'_>,
    matter: Matter<'_, F>,
    language: Language,
) -> Result<(), ArchiveError> {
    let text = history_text(matter.record, language, matter.local_time);
    let name = format!("{}.txt", tr(language, "archive-history"));
    let about = tr(language, "archive-history-txt");
    made.put(Lies { is_public: false, name, about, purpose: None }, text.as_bytes())
}

/// The games that were recorded turn by turn, in a folder of their own; what they are stands once.
pub(super) fn put_games<F: Archived>(
    made: &mut Made<'_>,
    record: &Record<F>,
    language: Language,
) -> Result<(), ArchiveError> {
    let games = F::whole_games(record);
    if games.is_empty() {
        return Ok(());
    }
    let folder = file_name(&tr(language, "archive-whole-games"));
    made.make_folder(&folder)?;
    for (name, text) in games {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, "txt"));
        let place = format!("{folder}/{}.{ending}", file_name(stem));
        made.write(Path::new(&place), text.as_bytes())?;
    }
    let about = tr(language, "archive-whole-games-gcg");
    made.told.push(Lies { is_public: false, name: folder + "/", about, purpose: None });
    Ok(())
}
