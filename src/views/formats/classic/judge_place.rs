//! Judge: the log of the words that were doubted, and what waits for the arbiter.

use egui::{ScrollArea, Ui, vec2};

use super::Sight;
use crate::commands::formats::classic::{Command as Own, Entry, Question as Q};
use crate::domain::contest::ruling::{Ruled, Ruling};
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::judged::Challenge;
use crate::domain::letters::Word;
use crate::language::tr;
use crate::screens::name::time_of_day;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::Asks;
use crate::views::widgets::{act, card, field, heading, muted, toggle, toned};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgeData {
    /// Where words are typed.
    pub field: FieldData,
    /// Judging them, and the judge's window.
    pub acts: Vec<Act>,
    /// The sets that wait, the oldest first, with the one that is answered, and what answers it.
    pub waiting: (String, Vec<(Act, bool)>, Vec<Act>),
    /// A word that is looked up, and whether the list has it.
    pub lookup: (FieldData, Option<(String, Tone)>),
    /// What the arbiter ruled; a heading, and each word with its source.
    pub rulings: (String, Vec<(String, Tone)>),
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
    let line = |asked: &Challenge| {
        let words: Vec<String> = asked.words.iter().map(ToString::to_string).collect();
        let (sign, key, tone) = match asked.told() {
            Verdict::Valid => ("✓", "meeting-set-valid", Tone::Good),
            Verdict::Invalid => ("✗", "meeting-set-invalid", Tone::Bad),
            Verdict::Ask => ("?", "meeting-set-ask", Tone::Open),
        };
        let at = time_of_day(asked.wall_ms);
        let table =
            asked.table.map(|it| text!(language, "meeting-log-table", table = it.to_string()));
        let source = asked.answer.as_ref().map(|(_, source)| source.clone());
        let said = format!("{sign} {}", tr(language, key));
        let parts = [Some(at), table, Some(words.join(" ")), Some(said), source];
        let parts = parts.into_iter().flatten().chain([asked.by.clone()]);
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        (parts.join(" · "), tone)
    };
    let situation = sight.situation();
    let act = |command| Act::new(language, &situation, command);
    let mut open: Vec<(Act, bool)> = (1_u32..)
        .zip(log)
        .filter(|(_, asked)| asked.is_open())
        .map(|(number, asked)| {
            let act = act(Own::TakeSet(number).into()).named(line(asked).0);
            (act, sight.own().set == Some(number))
        })
        .collect();
    // The oldest, unless another was taken.
    if !open.iter().any(|(_, on)| *on)
        && let Some((_, on)) = open.first_mut()
    {
        *on = true;
    }
    let answers = [Verdict::Valid, Verdict::Invalid].map(|verdict| act(Q::Answer(verdict).into()));
    let ruling = |(word, ruling): (&Word, &Ruling)| {
        let (sign, tone) = match ruling.ruled {
            Ruled::Valid => ("✓", Tone::Good),
            Ruled::Invalid => ("✗", Tone::Bad),
        };
        (format!("{sign} {word} · {}", ruling.evidence), tone)
    };
    let doubted = Entry::Doubted.into();
    let label = tr(language, "meeting-doubted");
    let field = FieldData {
        enter: Some(Own::JudgeWords.into()),
        focus: sight.desk.focus == Some(doubted),
        ..FieldData::line(doubted, label, sight.desk.text(doubted))
    };
    JudgeData {
        field: field.hint(tr(language, "meeting-doubted-hint")),
        acts: [Own::JudgeWords, Own::ToggleJudge].map(|it| act(it.into())).into(),
        waiting: (tr(language, "meeting-waits"), open, answers.into()),
        lookup: lookup(sight),
        rulings: (
            tr(language, "meeting-rulings"),
            sight.contest().common.rulings.iter().map(ruling).collect(),
        ),
        title: text!(language, "meeting-judged", count = log.len()),
        empty: if log.is_empty() { tr(language, "meeting-none-judged") } else { String::new() },
        log: log.iter().rev().map(line).collect(),
    }
}

/// Whether the list has a word; a ruling is told beside it by the log.
fn lookup(sight: &Sight<'_>) -> (FieldData, Option<(String, Tone)>) {
    let language = sight.language();
    let entry = Entry::Lookup.into();
    let typed = sight.desk.text(entry).trim();
    let field = FieldData::line(entry, tr(language, "meeting-search"), sight.desk.text(entry));
    let alphabet = sight.contest().game.rules().alphabet();
    let word = alphabet.read_letters(typed).ok().and_then(Word::new);
    let word = word.filter(|word| alphabet.cut(word.letters()).is_some());
    let said = (!typed.is_empty()).then(|| match &word {
        Some(word) if sight.words.contains(word) => {
            (format!("✓ {word}: {}", tr(language, "meeting-search-in")), Tone::Good)
        }
        Some(word) => (format!("✗ {word}: {}", tr(language, "meeting-search-out")), Tone::Bad),
        None => (format!("✗ {typed}: {}", tr(language, "meeting-search-out")), Tone::Bad),
    });
    (field.focused(sight.desk.focus), said)
}

/// Paints Judge.
pub fn show(ui: &mut Ui, data: &JudgeData, asks: &mut Asks) {
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    card(ui, |ui| {
        field(ui, &data.field, asks);
        ui.horizontal_wrapped(|ui| {
            for it in &data.acts {
                act(ui, it, asks);
            }
        });
    });
    let (waits, open, answers) = &data.waiting;
    if !open.is_empty() {
        card(ui, |ui| {
            heading(ui, waits);
            ScrollArea::vertical().id_salt("waiting").max_height(120.0).show(ui, |ui| {
                for (set, on) in open {
                    toggle(ui, set, *on, asks);
                }
            });
            ui.horizontal_wrapped(|ui| {
                for it in answers {
                    act(ui, it, asks);
                }
            });
        });
    }
    card(ui, |ui| {
        let (of_word, said) = &data.lookup;
        field(ui, of_word, asks);
        if let Some((said, tone)) = said {
            toned(ui, said, *tone);
        }
    });
    let (title, rulings) = &data.rulings;
    if !rulings.is_empty() {
        card(ui, |ui| {
            heading(ui, title);
            ScrollArea::vertical().id_salt("rulings").max_height(120.0).show(ui, |ui| {
                for (line, tone) in rulings {
                    toned(ui, line, *tone);
                }
            });
        });
    }
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
