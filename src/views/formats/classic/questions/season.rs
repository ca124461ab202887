//! Questions about a season.

use super::Asked;
use crate::commands::formats::classic::Entry as Own;
use crate::domain::contest::Openness;
use crate::domain::contest::office::Office;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, Deed, OfSeason};
use crate::views::formats::classic::Sight;

/// Open the file of a season, or begin one.
pub(super) fn open(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let typed = sight.desk.text(Own::SeasonFile.into()).trim();
    Asked {
        lines: vec![tr(language, "meeting-ask-season")],
        fields: vec![(Own::SeasonFile.into(), "meeting-season-file")],
        filled: vec![(Own::SeasonFile.into(), String::new())],
        ready: !typed.is_empty(),
        ..Asked::new(Office::Assistant, Ok(Answer::Deed(Deed::Season(OfSeason::Open))))
    }
}

/// Take this competition into the season: what it replaces, and that it is not signed.
pub(super) fn add(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let details = &sight.contest().common.details;
    let mut lines = vec![text!(language, "meeting-ask-add-season", title = details.title.as_str())];
    let season = sight.own().season.as_ref();
    let replaces = season.is_some_and(|season| {
        season.document.meetings.iter().any(|meeting| {
            meeting.date == details.date && meeting.document.details.title == details.title
        })
    });
    if replaces {
        lines.push(tr(language, "meeting-ask-season-replaces"));
    }
    if sight.contest().common.openness != Openness::Signed {
        lines.push(tr(language, "meeting-ask-season-unsigned"));
    }
    Asked { lines, ..Asked::new(Office::Assistant, Ok(Answer::Deed(Deed::Season(OfSeason::Add)))) }
}
