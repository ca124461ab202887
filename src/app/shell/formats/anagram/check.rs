//! The lighter second look (§5): a second person holds a keyed sheet against the paper, and confirms
//! it or opens it for a new version.

use crate::app::shell::Shell;
use crate::commands::{Place, Question};
use crate::domain::contest::DoubleKeying;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::sheet::Check;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Rejection, refusal};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::session::Refusal;
use crate::text;
use crate::views::Sight;
use crate::views::desk::{SheetOnDesk, Turn};
use crate::views::formats::anagram::sheets::{can_be_checked, next_unchecked, unchecked};

impl Shell<Anagram> {
    /// The sheet to check on the desk.
    fn to_check(&self) -> Option<SheetOnDesk> {
        let session = self.keeper.as_ref()?;
        let sight = Sight::of(session, &self.desk);
        self.desk.sheet.filter(|&sheet| can_be_checked(&sight, sheet))
    }

    /// Confirms the sheet on the desk and takes the next one; whoever keyed it is asked to leave the
    /// desk to somebody else.
    pub(in crate::app) fn check_sheet(&mut self) {
        let Some(of) = self.to_check() else { return };
        let Some((sheet, seen)) = self.desk.own.sheets.laid.clone() else { return };
        match self.try_perform(A::CheckSheet { sheet }.over(vec![(sheet, seen)])) {
            Ok(()) => {
                let (number, round) = (of.player.get(), of.round.get());
                let told =
                    text!(self.desk.language, "sheets-checked", number = number, round = round);
                let action = self.last_action();
                let told = [Some(told), self.lay_next_unchecked()].into_iter().flatten();
                self.desk.saved(told.collect::<Vec<_>>().join(" · "), action);
            }
            Err(
                refusal @ Refusal::Rejected(Rejection::Own(refusal::Refusal::SamePerson { .. })),
            ) => {
                let why = self.refusal_text(&refusal);
                let question = Question::Person(None);
                self.open_question(question.clone());
                self.desk.question = Some((question, Some(why)));
                self.desk.own.sheets.to_look = true;
            }
            Err(refusal) => {
                self.refuse(&refusal);
                // It shows already what is told: who asks once more has seen it.
                self.see_sheet();
            }
        }
    }

    /// Opens the sheet on the desk for a new version, and says so there.
    pub(in crate::app) fn reject_sheet(&mut self) {
        let Some(sheet) = self.to_check() else { return };
        self.desk.sheet = Some(SheetOnDesk { turn: Turn::Correction, ..sheet });
        self.focus_sheet();
    }

    /// A second keying without a word, and a new version in which nothing is changed, are put away: the sheet lies there as
    /// it did before.
    pub(in crate::app) fn put_sheet_away(&mut self) {
        let Some(sheet) = self.desk.sheet.filter(|_| self.desk.place == Place::Sheets) else {
            return;
        };
        let is_empty = self.desk.sheet_texts().all(|(_, text)| text.trim().is_empty());
        match sheet.turn {
            // Whoever left it without a word has not seen the first.
            Turn::Second if is_empty => self.take_keying(sheet.round, sheet.player),
            Turn::Correction if !sheet.changed => self.take_sheet(sheet.round, sheet.player),
            _ => {}
        }
    }

    /// Whether whoever sits at the desk keyed this sheet a second time, and nothing of it differs any more.
    pub(in crate::app) fn is_second(&self, round: RoundNo, player: PlayerId) -> bool {
        let anagram = self.keeper.as_ref().map(|session| &session.record().contest().game);
        let sheet = anagram.and_then(|anagram| anagram.sheet_at(round, player));
        let second = sheet.and_then(|(_, sheet)| match &sheet.check {
            Check::Done(second) => Some(second),
            Check::None | Check::Unsettled(_) => None,
        });
        second.is_some_and(|second| second.is_named_as(&self.desk.person))
    }

    /// Takes the next sheet that waits for another pair of eyes; when none does, says so and stays.
    pub(in crate::app) fn take_next_unchecked(&mut self) {
        if let Some(none) = self.lay_next_unchecked() {
            self.desk.done(none);
        }
    }

    /// Lays it on the desk; that none waits, as a sentence. Whoever keys blind goes on blind: the first keying of none of them
    /// is shown.
    fn lay_next_unchecked(&mut self) -> Option<String> {
        let session = self.keeper.as_ref()?;
        let after = self.desk.sheet.map(|sheet| (sheet.round, sheet.player));
        let sight = Sight::of(session, &self.desk);
        // Where each sheet must be keyed twice, looking at it is no check.
        let must = sight.contest().common.double_keying == DoubleKeying::Required;
        if let Some((round, player)) = next_unchecked(&sight, after) {
            match self.desk.sheet.map(|sheet| sheet.turn) {
                Some(Turn::Second) => self.take_second(round, player),
                Some(Turn::Concealed) => self.take_keying(round, player),
                _ if must => self.take_keying(round, player),
                _ => self.look_at_keyed(round, player),
            }
            return None;
        }
        Some(match unchecked(&sight).count() {
            0 => tr(self.desk.language, "sheets-none-to-check"),
            count => text!(self.desk.language, "sheets-others-check", count = count),
        })
    }
}
