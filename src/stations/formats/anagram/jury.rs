//! Words of anagrams as a jury rules on them; a word with a letter that nobody could read is settled as unreadable.

use serde::Deserialize;
use serde_json::{Value, json};

use super::asks::version;
use super::help::OF_WORDS;
use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::law::jury_may_settle;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{RoundNo, SheetId};
use crate::domain::person::Role;
use crate::language::tr;
use crate::screens::formats::anagram::name;
use crate::screens::{Open, Tone};
use crate::stations::help::Chapter;
use crate::stations::jury::{Judged, Jury, Queue, Queued, queue, step, word};
use crate::stations::keying::{Asker, Does, Step};
use crate::stations::refused::{Refused, Why};
use crate::text;

/// What begins the pages of words with a letter that nobody could read: no word begins so.
const PAGES: &str = "/w/unread-";
const UNREAD: &str = "unread-";

/// Words of sheets.
pub(super) struct Words;

/// What is asked of a word that nobody could read.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unreadable {
    #[serde(rename = "ask")]
    _ask: String,
    sheet: u32,
    version: u64,
    field: usize,
    place: usize,
}

impl Jury<Anagram> for Words {
    fn help(&self) -> &'static [Chapter] {
        OF_WORDS
    }

    fn queue(&self, open: &Open<'_, Anagram>, asker: &Asker<'_>) -> Queue {
        let mut found = queue(open, asker.language);
        found.waiting.extend(illegible(open, asker).into_iter().map(|of| of.queued));
        found
    }

    fn word(
        &self,
        open: &Open<'_, Anagram>,
        asker: &Asker<'_>,
        text: &str,
    ) -> Result<Judged, Refused> {
        if text.starts_with(UNREAD) {
            let unknown = || Refused::new(Why::Unknown, tr(asker.language, "jury-no-word"));
            return unread(open, asker, text).ok_or_else(unknown);
        }
        word(open, asker, text, |round| super::letters(open, asker.language, round))
    }

    fn step(
        &self,
        open: &Open<'_, Anagram>,
        asker: &Asker<'_>,
        ask: &Value,
    ) -> Result<Step<Anagram>, Refused> {
        if ask.get("ask").is_none_or(|ask| ask != "unreadable") {
            return step(open, asker, ask);
        }
        let form = || Refused::new(Why::Form, tr(asker.language, "web-not-understood"));
        let asked = Unreadable::deserialize(ask).map_err(|_| form())?;
        let field = Field::ALL.into_iter().find(|field| field.length() == asked.field);
        let (field, id) = field.zip(SheetId::new(asked.sheet)).ok_or_else(form)?;
        let game = &open.contest().game;
        let counts = game.sheet(id).is_some_and(|sheet| game.counts(sheet));
        if !counts || version(open.record, id) != asked.version {
            return Err(Refused::new(Why::Newer, tr(asker.language, "staff-gone")));
        }
        let command = Command::SettleUnreadable { sheet: id, field, place: asked.place };
        Ok(Step::Do(Box::new(command.into())))
    }
}

/// A word with a letter that nobody could read.
struct Unread {
    /// As it waits: of which round, not whose.
    queued: Queued,
    round: RoundNo,
    /// What rules on it.
    does: Does,
}

/// All of them. Where the law would refuse it, none of them has a page.
fn illegible(open: &Open<'_, Anagram>, asker: &Asker<'_>) -> Vec<Unread> {
    let language = asker.language;
    let game = &open.contest().game;
    let counting = game.sheets().filter(|(_, sheet)| game.counts(sheet) && sheet.player.is_some());
    let words = counting.flat_map(|(id, sheet)| {
        sheet
            .open_illegible()
            .map(move |(field, place, written)| (id, sheet, field, place, written))
    });
    let unread = words.map(|(id, sheet, field, place, written)| {
        let (id, version, of) = (id.get(), version(open.record, id), field.length());
        let ask = json!({"ask": "unreadable", "sheet": id, "version": version, "field": of,
            "place": place});
        let does = Does::new(tr(language, "jury-unreadable"), ask);
        let field = name::field(language, field);
        let barred = match asker.who.role {
            Role::Jury => jury_may_settle(open.contest(), sheet).err(),
            Role::Referee | Role::Assistant | Role::Screen | Role::Centre => None,
        };
        let may = barred.is_none() && open.changeable();
        let path = format!("{PAGES}{id}-{version}-{of}-{place}");
        let queued = Queued {
            path: if may { path } else { String::new() },
            word: written.to_string(),
            about: text!(language, "jury-illegible", round = sheet.round.get(), field = field),
            near: barred.map_or_else(String::new, |why| language.rejection(&why)),
            tone: Tone::Open,
        };
        Unread { queued, round: sheet.round, does }
    });
    unread.collect()
}

/// The page of one of them.
fn unread(open: &Open<'_, Anagram>, asker: &Asker<'_>, text: &str) -> Option<Judged> {
    let path = format!("/w/{text}");
    let mut all = illegible(open, asker).into_iter();
    let Unread { queued, round, does } = all.find(|of| of.queued.path == path)?;
    Some(Judged {
        path,
        word: queued.word,
        lines: vec![
            (queued.about, Tone::Open),
            (tr(asker.language, "jury-illegible-way"), Tone::Plain),
        ],
        above: super::letters(open, asker.language, round).into_iter().collect(),
        is_ruled: false,
        since: String::new(),
        evidence: String::new(),
        does: vec![does],
        turned: Vec::new(),
    })
}
