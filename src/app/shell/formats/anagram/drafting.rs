//! The sheet on the desk and what is kept of it while it is not saved.

use std::mem;

use crate::app::shell::Shell;
use crate::commands::{Entry, Question};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Sheet, SheetWords};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::storage::Begun;
use crate::views::Sight;
use crate::views::desk::formats::anagram::KeyingsAnswered;
use crate::views::desk::{SheetOnDesk, Turn};
use crate::views::formats::anagram::questions::sheets::meant;
use crate::views::formats::anagram::sheets::{
    both, differences, question as settling, read_sheet, text_of,
};

impl Shell<Anagram> {
    /// The sheet on the desk gets the keyboard, in its first field.
    pub(in crate::app) fn focus_sheet(&mut self) {
        self.desk.own.sheets.typed_in = None;
        self.desk.focus = Some(Entry::Words(Field::Seven));
    }

    /// Tells the keeper what is typed on the sheet on the desk by now: whether that is just what is saved.
    pub(in crate::app) fn tell_draft(&mut self) -> bool {
        let (Some(sheet), Some(keeper)) = (self.desk.sheet, &mut self.keeper) else { return true };
        let anagram = &keeper.record().contest().game;
        let rack = anagram.rack(sheet.round);
        let read = read_sheet(&self.desk, rack.as_ref());
        let saved = sheet.saved(anagram);
        let (begun, saved) = match (sheet.turn, saved) {
            (Turn::Second, Some((id, _))) => (Begun::Again(id), None),
            (Turn::Second, None) | (Turn::Concealed, _) => return true,
            (Turn::NamelessAgain(id), saved) => {
                (Begun::Again(id), saved.map(|(_, sheet)| sheet.words()))
            }
            (Turn::First | Turn::Correction | Turn::Nameless, saved) => {
                (Begun::Sheet(sheet.draft()), saved.map(|(_, sheet)| sheet.words()))
            }
        };
        let as_saved = read.unread.is_empty()
            && saved.map_or(read.words.is_empty(), |saved| *saved == read.words);
        let lines = self.desk.sheet_texts().map(|(_, text)| text.replace('\n', " "));
        let content = (!as_saved).then(|| lines.collect::<Vec<_>>().join("\n"));
        keeper.draft_is(begun, &self.outside.station, content);
        as_saved
    }

    /// The texts of a sheet: its draft, or what is saved.
    pub(in crate::app) fn lay_sheet(&mut self, draft: Draft) -> bool {
        self.sees_left(Begun::Sheet(draft));
        self.desk.own.sheets.to_look = false;
        let Some(session) = &self.keeper else { return false };
        let kept = session.draft(Begun::Sheet(draft), &self.outside.station).map(str::to_owned);
        let texts: Vec<(Field, String)> = if let Some(content) = &kept {
            fields_of_draft(content).collect()
        } else {
            let anagram = &session.record().contest().game;
            let saved = draft.player.and_then(|player| anagram.sheet_at(draft.round, player));
            let text = |field| saved.map(|(_, sheet)| begun_anew(sheet.words(), field));
            Field::ALL.map(|field| (field, text(field).unwrap_or_default())).into()
        };
        for (field, text) in texts {
            self.desk.set(Entry::Words(field), text);
        }
        self.see(draft);
        kept.is_some()
    }

    /// What is saved of the sheet on the desk is known to whoever sits there.
    pub(in crate::app) fn see_sheet(&mut self) {
        let Some(sheet) = self.desk.sheet else { return };
        let Some(session) = &self.keeper else { return };
        let saved = sheet.saved(&session.record().contest().game);
        self.sees(saved.map(|(id, sheet)| (id, sheet.clone())));
    }

    fn see(&mut self, Draft { round, player }: Draft) {
        let anagram = self.keeper.as_ref().map(|session| &session.record().contest().game);
        let saved = anagram.zip(player).and_then(|(game, player)| game.sheet_at(round, player));
        self.sees(saved.map(|(id, sheet)| (id, sheet.clone())));
    }

    fn sees(&mut self, saved: Option<(SheetId, Sheet)>) {
        self.desk.saved_words = saved.as_ref().map(|(_, sheet)| sheet.words().clone());
        self.desk.own.sheets.laid = saved;
    }

    /// The question about the sheet that is meant, where one alone can be. Two keyings of which some differences were answered before, and which are what they were then: with those answers.
    pub(in crate::app) fn taken_up(&self, question: Question) -> Question {
        let meant = match (&question, &self.keeper) {
            (Question::WhichSheet(of), Some(open)) => meant(&Sight::of(open, &self.desk), *of),
            _ => None,
        };
        let question = meant.unwrap_or(question);
        let Question::Settle { sheet, .. } = question else { return question };
        let contest = self.keeper.as_ref().map(|session| session.record().contest());
        let mut left = self.desk.own.sheets.left.iter();
        let left = left.find(|left| left.sheet == sheet);
        let Some((left, contest)) = left.zip(contest) else { return question };
        if left.differences != differences(contest, sheet) {
            return question;
        }
        Question::Settle { sheet, kept: left.kept.clone() }
    }

    /// What was answered of the keyings of this sheet is no answer to others.
    pub(in crate::app) fn forget_answers(&mut self, round: RoundNo, player: PlayerId) {
        let Some(session) = &self.keeper else { return };
        let anagram = &session.record().contest().game;
        let is_here = |sheet: SheetId| {
            anagram.sheet(sheet).is_some_and(|it| (it.round, it.player) == (round, Some(player)))
        };
        self.desk.own.sheets.left.retain(|left| !is_here(left.sheet));
    }

    /// The sheets that a question is about as they stand; of a question that is asked already, those that came to it.
    pub(in crate::app) fn see_asked(&mut self, question: &Question, asked_before: bool) {
        if let (Question::Settle { sheet, .. }, false) = (question, asked_before) {
            self.note_differences_seen(*sheet);
        }
        let Some(session) = &self.keeper else { return };
        if let Question::Settle { sheet, kept } = question {
            let differences = differences(session.record().contest(), *sheet);
            let (sheet, kept) = (*sheet, kept.clone());
            let left = &mut self.desk.own.sheets.left;
            let known = left.iter().position(|left| left.sheet == sheet);
            let known = known.map(|at| left.remove(at)).filter(|_| asked_before);
            let answered = || kept.iter().flatten().count();
            let before = known.map_or_else(answered, |left| left.before);
            left.push(KeyingsAnswered { sheet, differences, kept, before });
        }
        let anagram = &session.record().contest().game;
        let place = |sheet: &SheetId| {
            let found = anagram.sheet(*sheet)?;
            Some((found.round, found.player?))
        };
        let at = |place: Option<(RoundNo, PlayerId)>| {
            place.into_iter().flat_map(|(round, player)| anagram.sheets_at(round, player))
        };
        let about: Vec<(SheetId, &Sheet)> = match question {
            Question::Settle { sheet, .. } => at(place(sheet)).collect(),
            Question::MoveSheet { sheet, .. } => {
                anagram.sheet(*sheet).map(|found| (*sheet, found)).into_iter().collect()
            }
            Question::ExchangeSheets { sheet, player } => {
                let here = place(sheet);
                let there = here.zip(*player).map(|((round, _), player)| (round, player));
                at(here).chain(at(there)).collect()
            }
            _ => Vec::new(),
        };
        let mut seen =
            if asked_before { mem::take(&mut self.desk.own.sheets.asked) } else { Vec::new() };
        for (id, sheet) in about {
            if !seen.iter().any(|(other, _)| *other == id) {
                seen.push((id, sheet.clone()));
            }
        }
        self.desk.own.sheets.asked = seen;
    }

    /// A question that was refused, about what stands now: answers that were about other differences are none.
    pub(in crate::app) fn ask_anew(&mut self, question: Question) -> Option<Question> {
        let before = self.desk.own.sheets.asked.clone();
        self.see_asked(&question, false);
        let Question::Settle { sheet, .. } = question else { return Some(question) };
        let contest = self.keeper.as_ref()?.record().contest();
        if self.desk.own.sheets.asked == before {
            return Some(question);
        }
        both(contest, sheet).map(|_| settling(contest, sheet))
    }

    /// The sheet on the desk as it stands now, unless somebody is typing on it.
    pub(in crate::app) fn lay_anew(&mut self) {
        let untouched = |sheet: &SheetOnDesk| !sheet.changed && sheet.turn == Turn::First;
        if let Some(sheet) = self.desk.sheet.filter(untouched) {
            let seen = self.desk.own.sheets.laid.take();
            self.lay_sheet(sheet.draft());
            // What came from elsewhere is shown there, and told of before anything is decided over it.
            let newest = self.keeper.as_ref().and_then(|keeper| keeper.record().log().last());
            if newest.is_some_and(|newest| newest.who != self.desk.person) {
                self.desk.own.sheets.laid = seen.or(self.desk.own.sheets.laid.take());
            }
        }
    }
}

/// What is saved in a field, with a space at the end, so that the next word begins at once.
pub(in crate::app) fn begun_anew(words: &SheetWords, field: Field) -> String {
    let text = text_of(words, field).1;
    if text.is_empty() { text } else { text + " " }
}

/// The texts of the five fields as they were kept, a line each.
pub(in crate::app) fn fields_of_draft(content: &str) -> impl Iterator<Item = (Field, String)> {
    let lines = content.split('\n').map(str::to_owned);
    Field::ALL.into_iter().zip(lines.chain(std::iter::repeat(String::new())))
}
