//! Questions about photographs of sheets: one that counts for nothing, all deleted, what players see.

use crate::commands::PictureQuestion;
use crate::domain::contest::command::Command;
use crate::domain::contest::office::Office;
use crate::domain::lexicon::Digest;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, Deed, Enter, REASON, order};
use crate::views::{AskedOf as Asked, OwnViews, Sight};

/// The question, as it stands now.
pub fn asked<F: OwnViews>(sight: &Sight<'_, F>, question: PictureQuestion) -> Asked<F> {
    match question {
        PictureQuestion::Discard(sha256) => discard(sight, sha256),
        PictureQuestion::Delete => delete(sight),
        PictureQuestion::ShowToPlayers => show_to_players(sight),
    }
}

/// This one counts for nothing: why.
fn discard<F: OwnViews>(sight: &Sight<'_, F>, sha256: Digest) -> Asked<F> {
    let reason = sight.desk.reason();
    Asked {
        lines: vec![tr(sight.language(), "photo-discard-about")],
        fields: vec![REASON],
        ..Asked::new(Office::Referee, order(Command::DiscardPicture { sha256, reason }))
    }
}

/// All go for good: why.
fn delete<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let pictures = &sight.contest().common.pictures;
    let count = pictures.iter().filter(|picture| !picture.deleted).count();
    Asked {
        lines: vec![text!(sight.language(), "photo-delete-about", count = count)],
        fields: vec![REASON],
        enter: Enter::No,
        ..Asked::new(Office::Referee, Ok(Answer::Deed(Deed::DeletePictures)))
    }
}

/// Players see those of their own sheets.
fn show_to_players<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    Asked {
        lines: vec![tr(sight.language(), "photo-show-to-players-about")],
        ..Asked::new(Office::Referee, Ok(Answer::Deed(Deed::ShowPictures)))
    }
}
