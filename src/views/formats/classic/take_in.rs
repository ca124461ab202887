//! Results or a whole game from elsewhere that were read and not yet taken in: what comes, what stands here already,
//! what cannot be of this competition.

use egui::Ui;

use super::Sight;
use super::results::on_desk;
use crate::commands::{Entry, UserCommand};
use crate::domain::formats::classic::command;
use crate::domain::formats::classic::gcg::import::Imported;
use crate::domain::formats::classic::state::{Classic, Outcome, Table};
use crate::language::{Sentences as _, tr};
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::Asks;
use crate::views::desk::formats::classic::{Brought, BroughtTables};
use crate::views::name::fold;
use crate::views::widgets::{small_act, toned};

/// How many lines of one kind are told one by one.
const TOLD: usize = 12;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeInData {
    /// Chooses the file in a dialog.
    pub browse: Act,
    /// What may be brought; or what the file has.
    pub lines: Vec<(String, Tone)>,
}

/// What was read of the file whose path is typed.
pub fn brought<'a>(sight: &Sight<'a>) -> Option<&'a BroughtTables> {
    let typed = sight.desk.text(Entry::SheetsFile).trim();
    sight.own().brought.as_ref().filter(|brought| brought.path == typed)
}

/// What becomes of a result.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// It comes.
    New,
    /// Something else stands here: it is corrected by hand.
    Differs,
    /// It cannot be of this competition, and why.
    Odd(String),
    /// It stands here.
    Same,
}

/// What becomes of a result from elsewhere.
pub fn fate(sight: &Sight<'_>, brought: &command::Brought) -> Fate {
    let language = sight.language();
    let game = &sight.contest().game;
    let Some(table) = game.table_at(brought.round, brought.table) else {
        return Fate::Odd(tr(language, "meeting-take-in-no-table"));
    };
    let mut there: Vec<_> = brought.result.seats.iter().map(|seat| seat.player).collect();
    let mut here = table.seats.clone();
    there.sort_unstable();
    here.sort_unstable();
    if there != here {
        return Fate::Odd(tr(language, "meeting-take-in-other-seats"));
    }
    match (brought.result.completed(game.rules()), &table.outcome) {
        (Err(why), _) => Fate::Odd(Classic::refusal(language, &why)),
        (Ok(_), Outcome::Open) => Fate::New,
        (Ok(result), Outcome::Result(keyed)) if keyed.result == result => Fate::Same,
        (Ok(_), _) => Fate::Differs,
    }
}

/// The results that come.
pub fn coming(sight: &Sight<'_>, results: &[command::Brought]) -> Vec<command::Brought> {
    let new = results.iter().filter(|brought| fate(sight, brought) == Fate::New);
    new.cloned().collect()
}

/// Which seat of a table each player of a file has: by name, else as they stand there; `None` where the table has no
/// room for a game: another number of seats, turns that stand, a walkover.
pub fn seats_of(sight: &Sight<'_>, imported: &Imported, table: &Table) -> Option<[usize; 2]> {
    let free = matches!(table.outcome, Outcome::Open | Outcome::Result(_));
    if !free || table.seats.len() != 2 || !table.turns.is_empty() || table.ended.is_some() {
        return None;
    }
    let named = |seat: usize| {
        let player = table.seats.get(seat).copied()?;
        Some(fold(sight.player(player)))
    };
    let crossed = imported.names.first().map(|name| fold(name)) == named(1)
        || imported.names.get(1).map(|name| fold(name)) == named(0);
    Some(if crossed { [1, 0] } else { [0, 1] })
}

/// What comes of a file: nothing, where nothing does.
pub fn count(sight: &Sight<'_>, brought: &BroughtTables) -> usize {
    match &brought.has {
        Brought::Results(results) => coming(sight, results).len(),
        Brought::Game(imported) => {
            let there = on_desk(sight).and_then(|(_, table)| seats_of(sight, imported, table));
            there.map_or(0, |_| imported.game.turns.len())
        }
    }
}

/// What was read, as it is seen.
pub fn data(sight: &Sight<'_>) -> TakeInData {
    let language = sight.language();
    let browse = sight.seen().act(UserCommand::BrowseSheets);
    let browse = browse.named(tr(language, "meeting-take-in-browse"));
    let mut lines = Vec::new();
    match brought(sight).map(|brought| &brought.has) {
        None => {
            let help = ["meeting-take-in-kinds", "meeting-take-in-game"];
            lines.extend(help.map(|key| (tr(language, key), Tone::Ignored)));
        }
        Some(Brought::Results(results)) => {
            let mut told: Vec<(Fate, String)> = results
                .iter()
                .map(|brought| {
                    let at = text!(
                        language,
                        "meeting-cell",
                        round = brought.round.get(),
                        table = brought.table.to_string()
                    );
                    (fate(sight, brought), at)
                })
                .collect();
            told.sort();
            for group in told.chunk_by(|(one, _), (other, _)| one == other) {
                let Some((fate, _)) = group.first() else { continue };
                let (why, tone) = match fate {
                    Fate::New => (tr(language, "meeting-take-in-new"), Tone::Good),
                    Fate::Differs => (tr(language, "meeting-take-in-differs"), Tone::Bad),
                    Fate::Odd(why) => (why.clone(), Tone::Bad),
                    Fate::Same => (tr(language, "meeting-take-in-same"), Tone::Ignored),
                };
                let more = if group.len() > TOLD { " …" } else { "" };
                let at: Vec<&str> = group.iter().take(TOLD).map(|(_, at)| at.as_str()).collect();
                lines.push((format!("{why} ({}): {}{more}", group.len(), at.join(" · ")), tone));
            }
            if lines.is_empty() {
                lines.push((tr(language, "meeting-take-in-none"), Tone::Open));
            }
        }
        Some(Brought::Game(imported)) => lines.extend(game(sight, imported)),
    }
    TakeInData { browse, lines }
}

fn game(sight: &Sight<'_>, imported: &Imported) -> Vec<(String, Tone)> {
    let language = sight.language();
    let Some((desk, table)) = on_desk(sight) else {
        return vec![(tr(language, "meeting-no-table"), Tone::Bad)];
    };
    let Some(seats) = seats_of(sight, imported, table) else {
        return vec![(tr(language, "meeting-take-in-no-room"), Tone::Bad)];
    };
    let turns = imported.game.turns.len();
    let number = desk.table.to_string();
    let said = text!(language, "meeting-take-in-turns", count = turns, table = number);
    let mut lines = vec![(said, Tone::Good)];
    for (name, seat) in imported.names.iter().zip(seats) {
        let here = table.seats.get(seat).map_or("", |&player| sight.player(player));
        let tone = if fold(name) == fold(here) { Tone::Plain } else { Tone::Open };
        lines.push((format!("{name} → {here}"), tone));
    }
    let differences = imported.differences.iter().take(TOLD).map(|difference| {
        let (line, computed) = (difference.line, difference.computed);
        let said = text!(
            language,
            "gcg-difference",
            line = line,
            stated = difference.stated,
            computed = computed
        );
        (said, Tone::Open)
    });
    lines.extend(differences);
    lines
}

/// Paints it inside of its question.
pub fn show(ui: &mut Ui, data: &TakeInData, asks: &mut Asks) {
    small_act(ui, &data.browse, asks);
    for (line, tone) in &data.lines {
        toned(ui, line, *tone);
    }
}
