//! What is seen of a history: a sentence an event, what undo would take back, what a verification found.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::find::{by_sound, is_written_by_sound, other_layout};
use super::name::{day_of_month, time_of_day, who};
use super::{Act, FieldData, Open, Seen};
use crate::commands::{Entry, UserCommand, why_not};
use crate::domain::contest::decide::{stood_on, undoable};
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::ids::{PlayerId, Seq};
use crate::domain::player::Player;
use crate::language::formats::said_by;
use crate::language::{Language, Sentences, Subjects, Teller, fold, tr};
use crate::text;

/// What is told instead of events whose words whoever looks may not read yet.
pub type Veiled = BTreeMap<Seq, String>;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HistoryData {
    /// How many events.
    pub title: String,
    /// The newest first.
    pub rows: Vec<HistoryRow>,
    /// What is searched in them.
    #[serde(skip)]
    pub search: FieldData,
    /// Where something is searched: the rows that have all of it.
    #[serde(skip)]
    pub found: Option<Found>,
    /// That nothing has what was typed; empty where something has, or nothing was typed.
    pub none: String,
    /// What is told instead of the sentence of rows whose words this person may not read yet.
    #[serde(skip)]
    pub veiled: Veiled,
    /// What the rows' sentences were told with.
    #[serde(skip)]
    told: (Language, BTreeMap<PlayerId, Player>),
    /// That there are more rows than are seen: `#` stands for how many.
    #[serde(skip)]
    pub more: String,
    /// What undo would take back; empty when nothing.
    pub undoable: String,
    /// Undo, verification.
    pub acts: Vec<Act>,
    /// What the last verification found.
    pub verified: Vec<String>,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HistoryRow {
    /// Its number.
    pub seq: Seq,
    /// When, in milliseconds since 1970-01-01 UTC.
    pub wall_ms: i64,
    /// The day of the month here, and the month.
    #[serde(skip)]
    pub day: String,
    /// The same as the time of day here.
    pub time: String,
    /// Who did it.
    pub who: String,
    /// What happened.
    pub what: String,
    /// The same with the names of a long list; empty where it has them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub whole: String,
    /// Other words for which it is found.
    #[serde(skip)]
    pub also: String,
    /// Whether it was taken back.
    pub undone: bool,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What was typed, folded.
    pub typed: String,
    /// Among how many rows, and of how many of them something else is told.
    among: (usize, usize),
    /// Where in a word it is found.
    within: Within,
    /// What was typed, word by word, on either keyboard layout.
    words: Vec<String>,
    /// What has it among names alone that are not told at once.
    pub in_names: BTreeSet<Seq>,
    /// The places of the rows, the newest first.
    pub places: Vec<usize>,
}

/// Where in a word another is found, in the order in which it is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Within {
    /// At its beginning.
    Beginning,
    /// Anywhere, where none begins with it.
    Anywhere,
    /// At the beginning of its sound: Greek in Latin letters, where nothing is written so.
    Sound,
}

impl Within {
    /// A text as it is searched.
    fn read(self, text: &str) -> String {
        let text = fold(text);
        if self == Self::Sound { by_sound(&text) } else { text }
    }

    fn has(self, text: &str, word: &str) -> bool {
        let begins = |at| !text[..at].ends_with(char::is_alphanumeric);
        text.match_indices(word).any(|(at, _)| self == Self::Anywhere || begins(at))
    }

    /// What is typed, in each way to read it.
    fn ways(self, typed: &str) -> Vec<String> {
        match self {
            Self::Sound => vec![by_sound(typed)],
            Self::Beginning | Self::Anywhere => vec![other_layout(typed), typed.to_owned()],
        }
    }
}

impl Found {
    /// Whether this word of a sentence was searched.
    pub fn is_searched(&self, word: &str) -> bool {
        let word = self.within.read(word);
        self.words.iter().any(|typed| self.within.has(&word, typed))
    }
}

/// The rows that have every typed word, on whichever keyboard layout: a word that begins with it, or has it somewhere
/// where none does, or sounds so where nothing has; `None` where nothing is typed. What was found `before` among the same
/// rows is not searched again. Of a row whose words may not be read yet what is told instead is searched.
fn found(
    (rows, veiled): (&[HistoryRow], &Veiled),
    typed: &str,
    before: Option<Found>,
) -> Option<Found> {
    let typed = fold(typed);
    if typed.is_empty() {
        return None;
    }
    let among = (rows.len(), veiled.len());
    let before = before.filter(|before| before.among == among);
    if before.as_ref().is_some_and(|before| before.typed == typed) {
        return before;
    }
    let told = |row: &HistoryRow| {
        let HistoryRow { seq, day, time, who, what, whole, also, .. } = row;
        let whole = if whole.is_empty() { what } else { whole };
        let whole = veiled.get(seq).unwrap_or(whole);
        format!("{} {day} {time} {who} {whole} {also}", seq.0)
    };
    // Whoever types on finds fewer of the same, as it is written; sounds of more letters may be others.
    let before = before.filter(|before| typed.starts_with(&before.typed));
    let search = |within: Within| {
        let ways = within.ways(&typed);
        let before = before.as_ref().filter(|it| it.within == within && within != Within::Sound);
        let places = before.map_or_else(|| (0..rows.len()).collect(), |it| it.places.clone());
        let has = |&place: &usize| {
            let whole = rows.get(place).map(|row| within.read(&told(row)));
            let has = |whole: String| {
                ways.iter().any(|typed| typed.split(' ').all(|word| within.has(&whole, word)))
            };
            whole.is_some_and(has)
        };
        let places: Vec<usize> = places.into_iter().filter(has).collect();
        let words = ways.iter().flat_map(|typed| typed.split(|c: char| !c.is_alphanumeric()));
        let words: Vec<String> = words.filter(|it| !it.is_empty()).map(str::to_owned).collect();
        let tells = |text: &str| {
            let text = within.read(text);
            words.iter().any(|word| within.has(&text, word))
        };
        let found = places.iter().filter_map(|&place| rows.get(place));
        let in_names = found.filter(|row| !tells(&row.what) && tells(&row.whole));
        let in_names = in_names.map(|row| row.seq).collect();
        Found { typed: typed.clone(), among, within, words, in_names, places }
    };
    // What nothing had before nothing has with more letters.
    let from = before.as_ref().map_or(Within::Beginning, |it| it.within);
    let written = [Within::Beginning, Within::Anywhere].into_iter().filter(|it| *it >= from);
    let sound = is_written_by_sound(&typed).then_some(Within::Sound);
    let mut last = None;
    for within in written.chain(sound) {
        let found = search(within);
        if !found.places.is_empty() {
            return Some(found);
        }
        last.get_or_insert(found);
    }
    Some(last.unwrap_or_else(|| search(Within::Anywhere)))
}

/// History as it is seen, with what is searched in it and what the last verification found. Of the same competition
/// `before`, the sentences are not told again.
pub fn history<F: Sentences>(
    seen: &Seen<'_, F>,
    typed: &str,
    verified: Option<&[String]>,
    before: Option<HistoryData>,
    veiled: Veiled,
) -> HistoryData {
    let language = seen.language;
    let log = seen.record.log();
    let subjects = Subjects::of(log);
    let teller = Teller { language, players: &seen.contest().common.players, subjects: &subjects };
    let row = |recorded: &Recorded<F>| {
        let whole = grouped(&teller.sentence(recorded));
        // What it was, not its number alone.
        let undone = match &recorded.event {
            Event::Undone { action } => log.iter().find(|it| it.seq == *action),
            _ => None,
        };
        let undone = undone.map(|it| teller.brief(it).unwrap_or_else(|| teller.sentence(it)));
        let whole = undone.map_or(whole.clone(), |of| format!("{whole} {}", grouped(&of)));
        let (what, whole) = match teller.brief(recorded) {
            Some(brief) => (brief, whole),
            None => (whole, String::new()),
        };
        HistoryRow {
            seq: recorded.seq,
            wall_ms: recorded.at.wall_ms,
            day: day_of_month(recorded.at.wall_ms),
            time: time_of_day(recorded.at.wall_ms),
            who: who(language, &recorded.who),
            what,
            whole,
            also: match recorded.event {
                // Its kind is told, which not everybody calls so.
                Event::PenaltyImposed { .. } => tr(language, "history-also-penalty"),
                _ => String::new(),
            },
            undone: false,
        }
    };
    let last = joined(&teller, undoable(seen.record), &veiled);
    let players = &seen.contest().common.players;
    let before = before.filter(|before| before.told.0 == language && before.told.1 == *players);
    let (kept, told, sought) = before.map_or_else(
        || (Vec::new(), (language, players.clone()), None),
        |before| (before.rows, before.told, before.found),
    );
    let new = log.iter().skip(kept.len()).rev().map(row);
    let mut rows: Vec<HistoryRow> = new.chain(kept).collect();
    for (row, recorded) in rows.iter_mut().zip(log.iter().rev()) {
        row.undone = seen.record.is_undone(recorded.action);
    }
    let found = found((&rows, &veiled), typed, sought);
    let title = match &found {
        Some(found) => {
            text!(language, "console-history-found", count = found.places.len(), of = rows.len())
        }
        None => text!(language, "console-history", count = rows.len()),
    };
    HistoryData {
        title,
        search: FieldData::line(
            Entry::HistorySearch,
            format!("{} (Ctrl F)", tr(language, "console-history-search")),
            typed,
        )
        .hint(tr(language, "console-history-search-hint")),
        none: if found.as_ref().is_some_and(|found| found.places.is_empty()) {
            tr(language, "console-history-none-found")
        } else {
            String::new()
        },
        found,
        rows,
        veiled,
        told,
        more: text!(language, "common-more", count = "#"),
        undoable: match (last, why_not(&UserCommand::Undo, &seen.can)) {
            (None, _) => String::new(),
            (Some(what), None) => text!(language, "console-undoable", what = what),
            (Some(_), Some(why)) => tr(language, said_by(seen.can.format)(why)),
        },
        acts: [UserCommand::Undo, UserCommand::Verify].map(|command| seen.act(command)).into(),
        verified: verified.into_iter().flatten().map(|line| grouped(line)).collect(),
    }
}

/// The newest events that were not taken back: time of day, and what happened, or what is told instead.
pub fn latest<F: Sentences>(
    open: &Open<'_, F>,
    language: Language,
    most: usize,
    veiled: &Veiled,
) -> Vec<(String, String)> {
    let log = open.record.log();
    let subjects = Subjects::of(log);
    let teller = Teller { language, players: &open.contest().common.players, subjects: &subjects };
    let stands = |recorded: &&Recorded<F>| !open.record.is_undone(recorded.action);
    let told = |recorded: &Recorded<F>| {
        let what = || grouped(&briefly(&teller, recorded));
        let what = veiled.get(&recorded.seq).cloned().unwrap_or_else(what);
        (time_of_day(recorded.at.wall_ms), what)
    };
    log.iter().rev().filter(stands).take(most).map(told).collect()
}

/// What taking this action back would take back, and that the history keeps both.
pub fn undo_lines<F: Sentences>(
    open: &Open<'_, F>,
    language: Language,
    of: Seq,
    veiled: &Veiled,
) -> Vec<String> {
    let what = action(open, language, of, veiled);
    let Some((last, what)) = open.record.action(of).first().zip(what) else {
        return vec![tr(language, "errors-nothing-to-undo")];
    };
    let (time, who) = (time_of_day(last.at.wall_ms), who(language, &last.who));
    let since = stood_on(open.record).then(|| tr(language, "dialog-undo-since"));
    let undone = text!(language, "dialog-undo", time = time, who = who, what = what);
    [Some(undone), since, Some(tr(language, "dialog-undo-keeps"))].into_iter().flatten().collect()
}

/// Digests in groups of eight digits, so that a person can compare them and a line can break.
fn grouped(text: &str) -> String {
    let is_digest = |word: &str| word.len() >= 32 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let word = |word: &str| {
        let bare = word.trim_end_matches(|c: char| !c.is_ascii_hexdigit());
        if !is_digest(bare) {
            return word.to_owned();
        }
        let groups: Vec<&str> =
            bare.as_bytes().chunks(8).filter_map(|group| std::str::from_utf8(group).ok()).collect();
        format!("{}{}", groups.join(" "), &word[bare.len()..])
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// How many events of an action are told one by one.
const TOLD: usize = 3;

/// The events of an action; of many the first ones, and how many more there are. `None` without any.
pub fn action<F: Sentences>(
    open: &Open<'_, F>,
    language: Language,
    of: Seq,
    veiled: &Veiled,
) -> Option<String> {
    let subjects = Subjects::of(open.record.log());
    let players = &open.contest().common.players;
    joined(&Teller { language, players, subjects: &subjects }, open.record.action(of), veiled)
}

fn joined<F: Sentences>(
    teller: &Teller<'_, F>,
    events: &[Recorded<F>],
    veiled: &Veiled,
) -> Option<String> {
    let told = events.iter().take(TOLD).map(|recorded| {
        veiled.get(&recorded.seq).cloned().unwrap_or_else(|| briefly(teller, recorded))
    });
    let more = events.len().saturating_sub(TOLD);
    let more = (more > 0).then(|| text!(teller.language, "console-and-more", count = more));
    let lines: Vec<String> = told.chain(more).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// What happened, without the names of a long list.
fn briefly<F: Sentences>(teller: &Teller<'_, F>, recorded: &Recorded<F>) -> String {
    teller.brief(recorded).unwrap_or_else(|| teller.sentence(recorded))
}
