//! What is typed of a competition, before it is made and while it is open.

use crate::commands::Entry;
use crate::language::{Language, tr};
use crate::screens::{FieldData, Tone};
use crate::views::desk::Desk;
use crate::views::name;

/// Title, date and people to type.
pub(super) fn details(language: Language, desk: &Desk) -> Vec<FieldData> {
    let line = |entry, key: &'static str| {
        let field = FieldData::line(entry, tr(language, key), desk.text(entry));
        field.free(language).focused(desk.focus)
    };
    vec![
        line(Entry::Title, "competition-title"),
        line(Entry::Club, "competition-club"),
        line(Entry::Date, "competition-date").hint(tr(language, "competition-date-hint")),
        line(Entry::Starts, "competition-starts").hint(tr(language, "competition-starts-hint")),
        line(Entry::Venue, "competition-venue"),
        line(Entry::Referee, "competition-referee"),
        line(Entry::Assistants, "competition-assistants"),
    ]
}

/// How the typed date is read.
pub(super) fn date_read(language: Language, desk: &Desk) -> (String, Tone) {
    let typed = desk.text(Entry::Date);
    match name::parse_date(typed) {
        Some(date) => (format!("✓ {}", language.date(date)), Tone::Good),
        None if typed.trim().is_empty() => (String::new(), Tone::Plain),
        None => (format!("✗ {}", tr(language, "competition-no-date")), Tone::Bad),
    }
}

/// The field for new players.
pub(super) fn new_players(language: Language, desk: &Desk) -> FieldData {
    // As many as are typed are seen, as far as what is read of them has room below.
    let (least, most) = (4, 8);
    let label = tr(language, "competition-new-players");
    let typed = desk.text(Entry::Players);
    FieldData::line(Entry::Players, label, typed)
        .lines((typed.lines().count() + 1).clamp(least, most))
        .hint(tr(language, "competition-new-players-hint"))
        .focused(desk.focus)
}
