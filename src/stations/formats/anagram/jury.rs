//! Words of anagrams as a jury rules on them; a word with a letter that nobody could read is settled as unreadable.

use serde::Deserialize;
use serde_json::{Value, json};

use super::asks::version;
use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::law::jury_may_settle;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::SheetId;
use crate::domain::person::Role;
use crate::language::tr;
use crate::screens::formats::anagram::name;
use crate::screens::formats::anagram::words::open_illegible;
use crate::screens::{Open, Tone};
use crate::stations::jury::{Judged, Jury, Queue, Queued, queue, step, word};
use crate::stations::keying::{Asker, Does, Step};
use crate::stations::refused::{Refused, Why};
use crate::text;

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
    fn queue(&self, open: &Open<'_, Anagram>, asker: &Asker<'_>) -> Queue {
        let mut found = queue(open, asker.language);
        found.waiting.extend(illegible(open, asker));
        found
    }

    fn word(
        &self,
        open: &Open<'_, Anagram>,
        asker: &Asker<'_>,
        text: &str,
    ) -> Result<Judged, Refused> {
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

/// Words with a letter that nobody could read: of which round, not whose.
fn illegible(open: &Open<'_, Anagram>, asker: &Asker<'_>) -> Vec<Queued> {
    let language = asker.language;
    let game = &open.contest().game;
    let counting = game.sheets().filter(|(_, sheet)| game.counts(sheet) && sheet.player.is_some());
    let words = counting.flat_map(|(id, sheet)| {
        open_illegible(sheet).map(move |(field, place, written)| (id, sheet, field, place, written))
    });
    let queued = words.map(|(id, sheet, field, place, written)| {
        let ask = json!({"ask": "unreadable", "sheet": id.get(), "version": version(open.record, id),
            "field": field.length(), "place": place});
        let label = tr(language, "jury-unreadable");
        let does = Does::new(label, ask);
        let field = name::field(language, field);
        // What the law will refuse is not offered.
        let barred = match asker.who.role {
            Role::Jury => jury_may_settle(open.contest(), sheet).err(),
            Role::Referee | Role::Assistant | Role::Screen | Role::Centre => None,
        };
        let may = barred.is_none() && open.changeable();
        Queued {
            path: String::new(),
            word: written.to_string(),
            about: text!(language, "jury-illegible", round = sheet.round.get(), field = field),
            near: barred.map_or_else(String::new, |why| language.rejection(&why)),
            tone: Tone::Open,
            does: if may { vec![does] } else { Vec::new() },
        }
    });
    queued.collect()
}
