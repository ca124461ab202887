//! Words that the referee could not read: settled so, or read after all.

use crate::app::shell::Shell;
use crate::commands::Question;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::ids::SheetId;
use crate::language::tr;
use crate::text;
use crate::views::Sight;
use crate::views::formats::illegible::{NoReading, read_as};

impl Shell {
    pub(in crate::app) fn settle_unreadable(&mut self, sheet: SheetId, field: Field, place: usize) {
        let asked = matches!(self.desk.question, Some((Question::ReadAs(..), _)));
        if self.perform(A::SettleUnreadable { sheet, field, place }) && asked {
            self.desk.question = None;
        }
    }

    /// Gives the sheet a new version with the typed word in the place of the illegible one.
    pub(in crate::app) fn read_as(&mut self, of: (SheetId, Field, usize)) -> Result<(), String> {
        let language = self.desk.language;
        let Some(session) = &self.keeper else { return Ok(()) };
        let read = read_as(&Sight::of(session, &self.desk), of).map_err(|why| match why {
            NoReading::NotAWord => tr(language, "dialog-no-word"),
            NoReading::Differs { written, word } => {
                let (written, word) = (written.to_string(), word.to_string());
                text!(language, "words-no-reading", word = word, written = written)
            }
        });
        let (written, word, words) = read?;
        let (written, word) = (written.to_string(), word.to_string());
        let reason = text!(language, "words-read-as", word = word, written = written);
        let sheet = of.0;
        let read = session.record().contest().game.sheet(sheet);
        let seen = read.map(|sheet| sheet.words().clone()).unwrap_or_default();
        self.say(A::ReviseSheet { sheet, seen, words, reason })
    }
}
