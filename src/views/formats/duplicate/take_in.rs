//! Slips from elsewhere that were read and not yet taken in, as they are seen: what comes, what stands here already,
//! what cannot be of this game.

use std::collections::BTreeMap;

use egui::Ui;

use super::Sight;
use crate::commands::{Entry, UserCommand};
use crate::domain::board::Rack;
use crate::domain::formats::duplicate::notation::tiles_text;
use crate::exchange::formats::duplicate::merge::{Part, SlipOutcome};
use crate::language::tr;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::Asks;
use crate::views::desk::formats::duplicate::BroughtSlips;
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
pub fn brought<'a>(sight: &Sight<'a>) -> Option<&'a BroughtSlips> {
    let typed = sight.desk.text(Entry::SheetsFile).trim();
    sight.own().brought.as_ref().filter(|brought| brought.path == typed)
}

/// How many slips come.
pub fn coming(brought: &BroughtSlips) -> usize {
    brought.merge.parts.iter().filter(|part| part.outcome.comes()).count()
}

/// Slips from elsewhere as they are seen.
pub fn data(sight: &Sight<'_>) -> TakeInData {
    let language = sight.language();
    let browse = sight.seen().act(UserCommand::BrowseSheets);
    let browse = browse.named(tr(language, "places-browse-slips"));
    let Some(brought) = brought(sight) else {
        let help = ["places-slips-in-kinds", "places-slips-in-second"];
        let lines = help.map(|key| (tr(language, key), Tone::Ignored)).into();
        return TakeInData { browse, lines };
    };
    let mut lines = Vec::new();
    let mut told: BTreeMap<(u8, String), Vec<&Part>> = BTreeMap::new();
    for part in &brought.merge.parts {
        let (rank, _) = rank(&part.outcome);
        told.entry((rank, why(sight, &part.outcome))).or_default().push(part);
    }
    for ((_, why), parts) in told {
        let tone = parts.first().map_or(Tone::Plain, |part| rank(&part.outcome).1);
        let of = parts.iter().take(TOLD).map(|part| {
            let (table, turn) = (part.brought.player.get(), part.brought.turn.get());
            text!(language, "places-slips-in-one", table = table, turn = turn)
        });
        let mut of: Vec<String> = of.collect();
        if parts.len() > TOLD {
            of.push("…".to_owned());
        }
        let count = parts.len();
        let said = text!(language, "places-slips-in", count = count, why = why);
        lines.push((format!("{said} {}", of.join(" · ")), tone));
    }
    if lines.is_empty() {
        lines.push((tr(language, "places-slips-in-none"), Tone::Open));
    }
    if !brought.merge.nameless.is_empty() {
        let count = brought.merge.nameless.len();
        lines.push((text!(language, "places-slips-in-nameless", count = count), Tone::Open));
    }
    let odd = brought.warnings.iter().take(TOLD);
    lines.extend(odd.map(|warning| (warning.sentence(language), Tone::Open)));
    TakeInData { browse, lines }
}

/// Where it is told, and how.
fn rank(outcome: &SlipOutcome) -> (u8, Tone) {
    match outcome {
        SlipOutcome::New => (0, Tone::Good),
        SlipOutcome::Second => (1, Tone::Open),
        SlipOutcome::NotOver
        | SlipOutcome::NotThere
        | SlipOutcome::OtherName { .. }
        | SlipOutcome::OtherLetters { .. } => (2, Tone::Bad),
        SlipOutcome::Same => (3, Tone::Ignored),
    }
}

fn why(sight: &Sight<'_>, outcome: &SlipOutcome) -> String {
    let language = sight.language();
    let letters = |rack: &Rack| tiles_text(rack.tiles());
    match outcome {
        SlipOutcome::New => tr(language, "places-slips-in-new"),
        SlipOutcome::Second => tr(language, "places-slips-in-differ"),
        SlipOutcome::Same => tr(language, "places-slips-in-same"),
        SlipOutcome::NotOver => tr(language, "places-slips-in-not-over"),
        SlipOutcome::NotThere => tr(language, "places-slips-in-not-there"),
        SlipOutcome::OtherName { there, here } => {
            text!(language, "places-slips-in-other-name", there = there, here = here)
        }
        SlipOutcome::OtherLetters { there, here } => text!(
            language,
            "places-slips-in-other-letters",
            there = letters(there),
            here = letters(here)
        ),
    }
}

/// Paints them inside of their question.
pub fn show(ui: &mut Ui, data: &TakeInData, asks: &mut Asks) {
    small_act(ui, &data.browse, asks);
    for (line, tone) in &data.lines {
        toned(ui, line, *tone);
    }
}
