//! Judge: the log of the words that were doubted, and what waits for the arbiter.

use egui::{ScrollArea, Ui};

use super::Sight;
use crate::domain::formats::classic::judge::Verdict;
use crate::language::tr;
use crate::screens::Tone;
use crate::screens::name::time_of_day;
use crate::text;
use crate::views::Asks;
use crate::views::widgets::{card, heading, muted, toned};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgeData {
    /// How many sets were judged.
    pub title: String,
    /// That none was; empty otherwise.
    pub empty: String,
    /// Each set, the newest first: when, where, which words, what was said.
    pub log: Vec<(String, Tone)>,
}

/// Judge as it is seen.
pub fn data(sight: &Sight<'_>) -> JudgeData {
    let language = sight.language();
    let log = &sight.judged.log;
    let line = |asked: &crate::domain::formats::classic::judged::Challenge| {
        let words: Vec<String> = asked.words.iter().map(ToString::to_string).collect();
        let verdict = asked.answer.as_ref().map_or(asked.verdict, |(verdict, _)| *verdict);
        let (sign, key, tone) = match verdict {
            Verdict::Valid => ("✓", "meeting-set-valid", Tone::Good),
            Verdict::Invalid => ("✗", "meeting-set-invalid", Tone::Bad),
            Verdict::Ask => ("?", "meeting-set-ask", Tone::Open),
        };
        let at = time_of_day(asked.wall_ms);
        (format!("{at} · {} · {sign} {}", words.join(" "), tr(language, key)), tone)
    };
    JudgeData {
        title: text!(language, "meeting-judged", count = log.len()),
        empty: if log.is_empty() { tr(language, "meeting-none-judged") } else { String::new() },
        log: log.iter().rev().map(line).collect(),
    }
}

/// Paints Judge.
pub fn show(ui: &mut Ui, data: &JudgeData, _: &mut Asks) {
    card(ui, |ui| {
        heading(ui, &data.title);
        if !data.empty.is_empty() {
            muted(ui, &data.empty);
        }
        ScrollArea::vertical().id_salt("judged").show(ui, |ui| {
            for (line, tone) in &data.log {
                toned(ui, line, *tone);
            }
        });
    });
}
