//! Earlier versions of a sheet: who keyed what, and when; and how the saved one differs from what is
//! being typed.

use super::read::ReadSheet;
use super::{SheetOnDesk, Turn};
use crate::domain::contest::record::Record;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, Recorded};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;
use crate::language::Language;
use crate::screens::Tone;
use crate::screens::formats::anagram::Open;
use crate::screens::name::{time_of_day, who};
use crate::text;

/// A version of a sheet.
#[derive(Clone, Copy, Debug)]
pub struct Version<'a> {
    number: usize,
    recorded: &'a Recorded,
    words: &'a SheetWords,
}

/// Each version of a sheet, the newest first; a second keying that is not settled is no version yet.
pub fn versions<'a>(open: &Open<'a>, id: SheetId) -> Vec<Version<'a>> {
    let mut versions = Vec::new();
    for recorded in open.record.log() {
        let Event::Own(event) = &recorded.event else { continue };
        let words = match event {
            AnagramEvent::SheetKeyed { sheet, words, .. }
            | AnagramEvent::SheetRevised { sheet, words, .. }
            | AnagramEvent::KeyingsSettled { sheet, words }
                if *sheet == id && !open.record.is_undone(recorded.action) =>
            {
                words
            }
            _ => continue,
        };
        versions.push(Version { number: versions.len() + 1, recorded, words });
    }
    versions.reverse();
    versions
}

/// The saved version, when something else than that is being typed.
pub fn beside<'a>(open: &Open<'a>, desk: SheetOnDesk, read: &ReadSheet) -> Option<Version<'a>> {
    let (id, sheet) = desk.saved(&open.contest().game)?;
    let differs = !read.unread.is_empty() || *sheet.words() != read.words;
    let shown = !matches!(desk.turn, Turn::Second | Turn::Concealed);
    let typed_on = shown && (desk.changed || differs);
    versions(open, id).into_iter().next().filter(|_| typed_on)
}

/// A field's words in a version: those that are typed no more with a minus before them, then those
/// that it does not have with a plus.
pub fn compared(version: &Version<'_>, field: Field, read: &ReadSheet) -> Vec<(String, Tone)> {
    let (kept, gone, new) = parted(version.words.field(field), read.words.field(field));
    let mut words: Vec<(String, Tone)> = Vec::new();
    words.extend(gone.iter().map(|word| (format!("−\u{a0}{word}"), Tone::Bad)));
    words.extend(new.iter().map(|word| (format!("+\u{a0}{word}"), Tone::Good)));
    words.extend(kept.iter().map(|word| (word.to_string(), Tone::Ignored)));
    words
}

/// What two lists share, what only the first has, what only the second has: each word as often as it
/// stands there.
fn parted(old: &[Written], new: &[Written]) -> (Vec<Written>, Vec<Written>, Vec<Written>) {
    let mut added = new.to_vec();
    let (mut kept, mut gone) = (Vec::new(), Vec::new());
    for word in old {
        match added.iter().position(|other| other == word) {
            Some(place) => kept.push(added.remove(place)),
            None => gone.push(word.clone()),
        }
    }
    (kept, gone, added)
}

/// What a new version takes away and adds, each word with the length of its field.
pub fn changed(old: &SheetWords, new: &SheetWords) -> (Vec<String>, Vec<String>) {
    let (mut gone, mut added) = (Vec::new(), Vec::new());
    for field in Field::ALL {
        let (_, less, more) = parted(old.field(field), new.field(field));
        let told = |word: &Written| format!("{word} ({})", field.length());
        gone.extend(less.iter().map(told));
        added.extend(more.iter().map(told));
    }
    (gone, added)
}

impl Version<'_> {
    /// Its words.
    pub fn words(&self) -> &SheetWords {
        self.words
    }

    fn at(&self) -> String {
        time_of_day(self.recorded.at.wall_ms)
    }

    /// Which, when and whose.
    pub fn title(&self, language: Language) -> String {
        let who = who(language, &self.recorded.who);
        text!(language, "sheets-saved", version = self.number, at = self.at(), who = who)
    }

    /// The same with its words, and of a correction why.
    pub fn line(&self, language: Language) -> String {
        let line = text!(
            language,
            "sheets-version",
            version = self.number,
            at = self.at(),
            who = who(language, &self.recorded.who),
            words = told(self.words)
        );
        match &self.recorded.event {
            Event::Own(AnagramEvent::SheetRevised { reason, .. }) => {
                let reason = text!(language, "sheets-version-why", reason = reason.as_str());
                format!("{line} · {reason}")
            }
            _ => line,
        }
    }
}

/// The words of a sheet in one line: the length of each field, then its words.
fn told(words: &SheetWords) -> String {
    let fields = Field::ALL.into_iter().filter(|&field| !words.field(field).is_empty());
    let fields =
        fields.map(|field| format!("{}: {}", field.length(), super::text_of(words, field).1));
    let told = fields.collect::<Vec<_>>().join(" · ");
    if told.is_empty() { "–".to_owned() } else { told }
}

/// Who said last that a player handed no sheet of a round in.
pub fn said_none_by(
    record: &Record<Anagram>,
    (round, player): (RoundNo, PlayerId),
) -> Option<&Recorded> {
    let says = |event: &Event| match event {
        Event::Own(AnagramEvent::NotHandedIn { round: of, player: who }) => {
            (*of, *who) == (round, player)
        }
        _ => false,
    };
    let log = record.log().iter().rev();
    log.filter(|it| !record.is_undone(it.action)).find(|it| says(&it.event))
}

/// Who said last whether a player's sheet of a round came in time: as it was taken in, or since.
pub fn said_late_by(
    record: &Record<Anagram>,
    (round, player): (RoundNo, PlayerId),
) -> Option<&Recorded> {
    let says = |event: &Event| match event {
        Event::Own(AnagramEvent::LatenessSet { round: of, player: who, .. }) => {
            (*of, *who) == (round, player)
        }
        Event::Own(AnagramEvent::SheetsCollected { round: of, players, .. }) => {
            *of == round && players.contains(&player)
        }
        _ => false,
    };
    let log = record.log().iter().rev();
    log.filter(|it| !record.is_undone(it.action)).find(|it| says(&it.event))
}
