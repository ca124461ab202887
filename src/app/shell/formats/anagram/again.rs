//! Sheets beyond the first keying: found by code, without a name, moved, keyed again, settled (§5).

use super::drafting::{begun_anew, fields_of_draft};
use crate::app::shell::Shell;
use crate::commands::formats::Side;
use crate::commands::{Entry, Place, Question, UserCommand};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::event::Event as E;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet_code::DIGITS;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo, Seq, SheetId};
use crate::language::tr;
use crate::session::Refusal;
use crate::storage::Begun;
use crate::text;
use crate::views::Sight;
use crate::views::desk::{SheetOnDesk, Turn};
use crate::views::formats::anagram::sheets::{
    both, can_be_keyed_again, divides, is_concealed, keyed_by_same, missing, named, next_unchecked,
    question, read_sheet, same_as, whole,
};

impl Shell<Anagram> {
    pub(in crate::app) fn find_sheet(&mut self) {
        self.go(Place::Sheets);
        self.desk.set(Entry::SheetCode, "");
        self.desk.focus = Some(Entry::SheetCode);
    }

    /// Takes the sheet of a typed code, or of a player's number or name in the round on the desk.
    pub(in crate::app) fn jump_to_sheet(&mut self) {
        let typed = self.desk.text(Entry::SheetCode).trim().to_owned();
        let Some(session) = &self.keeper else { return };
        match named(&Sight::of(session, &self.desk), &typed) {
            Ok((round, Some(player))) => {
                self.desk.set(Entry::SheetCode, "");
                self.take_keying(round, player);
            }
            Ok((round, None)) => {
                self.desk.set(Entry::SheetCode, "");
                self.key_nameless_of(Some(round));
            }
            Err(problem) => {
                self.desk.problem(problem);
                self.desk.focus = Some(Entry::SheetCode);
            }
        }
    }

    /// A scanner types a sheet's code wherever the keyboard is: taken out of the words, it leads to
    /// its sheet. Whether it was one.
    pub(in crate::app) fn scanned(&mut self, entry: Entry, text: &str) -> bool {
        let typed = text.trim_end();
        let digit = |letter: char| letter.is_ascii_digit();
        // The word before it may not be ended.
        let before = typed.trim_end_matches(digit);
        let code = typed[before.len()..].to_owned();
        if typed.len() == text.len() || code.len() != DIGITS {
            return false;
        }
        // What was wrong with the last one is over.
        self.desk.notices.clear();
        self.desk.set(entry, before);
        // The digits may stand in the draft already.
        self.tell_draft();
        self.desk.set(Entry::SheetCode, code);
        self.jump_to_sheet();
        true
    }

    /// Lays a sheet without a name on the desk, of the round that lies there or was played last: empty, or
    /// with what was typed of it before.
    pub(in crate::app) fn key_nameless(&mut self) {
        self.key_nameless_of(None);
    }

    /// The same of a round.
    pub(in crate::app) fn key_nameless_of(&mut self, of: Option<RoundNo>) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let first = || sight.contest().common.players.keys().next().copied();
        let before = self.desk.sheet.map(|sheet| (sheet.round, sheet.player));
        let place = before.or_else(|| Some((sight.last_played(), first()?)));
        let Some((round, player)) = place else { return };
        // Whoever looks at one that is saved, in a round that has all its sheets, holds another of the round that is keyed now.
        let is_saved = self.desk.sheet.is_some_and(|it| {
            let looks = matches!(it.turn, Turn::First | Turn::Concealed);
            looks && it.saved(&sight.contest().game).is_some()
        });
        let lacks = || missing(&sight).iter().any(|(of, _)| *of == round);
        let round = if is_saved && !lacks() { sight.last_played() } else { round };
        let round = of.unwrap_or(round);
        if !self.keep_draft() {
            return;
        }
        let is_second = |sheet: &SheetOnDesk| sheet.turn == Turn::Second;
        self.desk.second_before =
            self.desk.sheet.filter(is_second).map(|sheet| (sheet.round, sheet.player));
        let changed = self.lay_sheet(Draft { round, player: None });
        self.desk.sheet = Some(SheetOnDesk { round, player, changed, turn: Turn::Nameless });
        self.focus_sheet();
        if changed {
            self.tell_goes_on(round);
        }
    }

    /// Lays one that is saved without a name on the desk: as it is saved, or with what was typed of its correction before.
    pub(in crate::app) fn correct_nameless(&mut self, id: SheetId) {
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        let before = self.desk.sheet.map(|sheet| sheet.player);
        let player = before.or_else(|| contest.common.players.keys().next().copied());
        let saved = contest.game.sheet(id).filter(|sheet| sheet.player.is_none());
        let Some((player, saved)) = player.zip(saved.cloned()) else { return };
        if !self.keep_draft() {
            return;
        }
        let turn = Turn::NamelessAgain(id);
        let begun = self.keeper.as_ref().and_then(|keeper| {
            keeper.draft(Begun::Again(id), &self.outside.station).map(str::to_owned)
        });
        let texts: Vec<(Field, String)> = match &begun {
            Some(begun) => fields_of_draft(begun).collect(),
            None => Field::ALL.map(|field| (field, begun_anew(saved.words(), field))).into(),
        };
        for (field, text) in texts {
            self.desk.set(Entry::Words(field), text);
        }
        let changed = begun.is_some();
        self.desk.sheet = Some(SheetOnDesk { round: saved.round, player, changed, turn });
        self.see_sheet();
        self.desk.place = Place::Sheets;
        self.leave_question();
        self.focus_sheet();
    }

    /// Words that were begun wait on it: who means another sheet is told, and types none of its words onto one of them.
    fn tell_goes_on(&mut self, round: RoundNo) {
        for field in Field::ALL {
            let text = self.desk.text(Entry::Words(field));
            if !text.is_empty() && !text.ends_with(divides) {
                let ended = format!("{text} ");
                self.desk.set(Entry::Words(field), ended);
            }
        }
        let count = read_sheet(&self.desk, None).words.len();
        let round = round.get();
        let told =
            text!(self.desk.language, "sheets-nameless-goes-on", round = round, count = count);
        self.desk.hindered(told);
    }

    /// Lays the sheet on the desk, to be keyed a second time without a look at the first: empty, or
    /// with what was typed of it before.
    pub(in crate::app) fn key_again(&mut self) {
        let Some(sheet) = self.desk.sheet else { return };
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        if sheet.turn != Turn::Second
            && sight.contest().game.is_unsettled(sheet.round, sheet.player)
        {
            return self.settle_first(sheet);
        }
        if !can_be_keyed_again(&sight, sheet) {
            return;
        }
        if self.has_seen_first(sheet) {
            return self.desk.hindered(tr(self.desk.language, "sheets-seen-first"));
        }
        if !self.keep_draft() {
            return;
        }
        let begun = self.second_draft(sheet).map(str::to_owned);
        let changed = begun.is_some();
        for (field, text) in fields_of_draft(&begun.unwrap_or_default()) {
            self.desk.set(Entry::Words(field), text);
        }
        self.desk.sheet = Some(SheetOnDesk { turn: Turn::Second, changed, ..sheet });
        self.focus_sheet();
        self.tell_whose_second();
    }

    /// Notes who types the second keying on the desk, unless somebody began it.
    pub(in crate::app) fn note_second(&mut self) {
        let second = self.desk.sheet.filter(|sheet| sheet.turn == Turn::Second);
        let Some(id) = second.and_then(|sheet| self.second_of(sheet)) else { return };
        let person = self.desk.person.clone();
        let by = &mut self.desk.own.sheets.second_by;
        if !by.iter().any(|(other, _)| *other == id) {
            by.push((id, person));
        }
    }

    /// What somebody else typed of it is no second look of whoever goes on.
    fn tell_whose_second(&mut self) {
        let Some(sheet) = self.desk.sheet.filter(|sheet| sheet.changed) else { return };
        let by = &self.desk.own.sheets.second_by;
        let by = by.iter().find(|(id, _)| Some(*id) == self.second_of(sheet));
        let Some((_, other)) = by.filter(|(_, by)| !by.is_named_as(&self.desk.person)) else {
            return;
        };
        let count = read_sheet(&self.desk, None).words.len();
        let (language, name) = (self.desk.language, other.name.clone());
        self.desk.hindered(text!(language, "sheets-second-of-another", name = name, count = count));
    }

    /// A sheet whose two keyings differ is not keyed a third time: that is said, and what differs is asked.
    fn settle_first(&mut self, sheet: SheetOnDesk) {
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        let Some((id, _)) = contest.game.sheet_at(sheet.round, sheet.player) else { return };
        let (settle, language) = (question(contest, id), self.desk.language);
        let (number, round) = (sheet.player.get(), sheet.round.get());
        self.open_question(settle);
        self.desk.hindered(text!(language, "sheets-settle-first", number = number, round = round));
    }

    /// In the question what stands on the sheet each difference is answered as one of both keyings says.
    pub(in crate::app) fn take_keying_whole(&mut self, side: Side) {
        let Some((Question::Settle { sheet, .. }, _)) = self.desk.question else { return };
        let Some(session) = &self.keeper else { return };
        let kept = whole(session.record().contest(), sheet, side);
        self.open_question(Question::Settle { sheet, kept });
    }

    /// Which second keyings, corrections and sheets without a name were begun here and are not saved.
    pub(in crate::app) fn see_begun(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let begun = || keeper.begun_at(&self.outside.station).filter_map(|it| it.begun.sheet());
        let mut nameless: Vec<RoundNo> =
            begun().filter(|draft| draft.player.is_none()).map(|draft| draft.round).collect();
        nameless.sort();
        let anagram = &keeper.record().contest().game;
        let is_saved = |&(round, player): &_| anagram.sheet_at(round, player).is_some();
        let corrected = begun().filter_map(|draft| Some((draft.round, draft.player?)));
        let mut corrected: Vec<(RoundNo, PlayerId)> = corrected.filter(is_saved).collect();
        corrected.sort();
        let again = keeper.begun_at(&self.outside.station).filter_map(|it| it.begun.again());
        let mut again: Vec<SheetId> = again.collect();
        again.retain(|&id| {
            let Some(sheet) = anagram.sheet(id) else { return false };
            // Of one without a name it is its correction.
            let Some(player) = sheet.player else { return anagram.counts(sheet) };
            let counts = anagram.sheet_at(sheet.round, player).is_some_and(|(at, _)| at == id);
            counts && !anagram.is_unsettled(sheet.round, player)
        });
        again.sort();
        self.desk.again = again;
        self.desk.own.sheets.nameless = nameless;
        self.desk.own.sheets.corrected = corrected;
    }

    /// A second keying that was left is offered once the competition is open again.
    pub(in crate::app) fn offer_begun(&mut self) {
        self.see_begun();
        let Some(session) = &self.keeper else { return };
        let anagram = &session.record().contest().game;
        let mut places = self.desk.again.iter().filter_map(|&id| anagram.sheet(id));
        let Some((round, player)) = places.find_map(|sheet| Some((sheet.round, sheet.player?)))
        else {
            return;
        };
        let (number, of) = (player.get(), round.get());
        let told = text!(self.desk.language, "sheets-begun-again", number = number, round = of);
        // A sign of its own stands before it there.
        let told = told.trim_start_matches("… ").to_owned();
        self.desk.waits(told, UserCommand::TakeSheet(round, player));
    }

    /// Takes a sheet; a second keying that was begun goes on, for whoever may key it, and one that nobody
    /// began is asked for before they see the first.
    pub(in crate::app) fn take_keying(&mut self, round: RoundNo, player: PlayerId) {
        self.take_sheet(round, player);
        let Some(sheet) = self.desk.sheet else { return };
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let keyed_first = keyed_by_same(&sight, (round, player));
        if self.second_draft(sheet).is_some() && !keyed_first {
            self.key_again();
        } else if !sheet.changed
            && is_concealed(&sight, (round, player))
            && !self.has_seen_first(sheet)
        {
            for field in Field::ALL {
                self.desk.set(Entry::Words(field), "");
            }
            self.desk.sheet = Some(SheetOnDesk { turn: Turn::Concealed, ..sheet });
        }
    }

    /// Shows what somebody else keyed: no second keying is wanted.
    pub(in crate::app) fn show_first(&mut self) {
        if let Some(sheet) = self.desk.sheet {
            self.look_at_keyed(sheet.round, sheet.player);
        }
    }

    /// Lays a sheet on the desk as it was keyed: whoever was to key it blind has seen it then.
    pub(in crate::app) fn look_at_keyed(&mut self, round: RoundNo, player: PlayerId) {
        let Some(keeper) = &self.keeper else { return };
        let blind = is_concealed(&Sight::of(keeper, &self.desk), (round, player));
        let keyed = self.keyed_by((round, player)).filter(|_| blind);
        if let (Some(keyed), Some(keeper)) = (keyed, &mut self.keeper)
            && let Err(error) = keeper.note_seen(&self.desk.person, keyed)
        {
            return self.refuse(&Refusal::NotSaved(error));
        }
        self.take_sheet(round, player);
    }

    /// Keeps that whoever is at the desk is shown what the keyings of a sheet differ in: were theirs taken back, the next would be
    /// no blind one.
    pub(in crate::app) fn note_differences_seen(&mut self, sheet: SheetId) {
        if let (Some(keyed), Some(keeper)) = (self.keyed(sheet), &mut self.keeper)
            && let Err(error) = keeper.note_seen(&self.desk.person, keyed)
        {
            self.refuse(&Refusal::NotSaved(error));
        }
    }

    /// The event that the sheet which counts there was keyed by.
    fn keyed_by(&self, (round, player): (RoundNo, PlayerId)) -> Option<Seq> {
        let game = &self.keeper.as_ref()?.record().contest().game;
        self.keyed(game.sheet_at(round, player)?.0)
    }

    /// The event that a sheet was keyed by.
    fn keyed(&self, id: SheetId) -> Option<Seq> {
        let record = self.keeper.as_ref()?.record();
        let is_it = |event: &Event| matches!(event, Event::Own(E::SheetKeyed { sheet, .. }) if *sheet == id);
        record.log().iter().find(|recorded| is_it(&recorded.event)).map(|recorded| recorded.seq)
    }

    /// Whether the person at the desk was shown what somebody else keyed: they key it blind no more.
    fn has_seen_first(&self, sheet: SheetOnDesk) -> bool {
        let keyed = self.keyed_by((sheet.round, sheet.player)).zip(self.keeper.as_ref());
        keyed.is_some_and(|(keyed, keeper)| keeper.has_seen(&self.desk.person, keyed))
    }

    /// What was typed of a second keying that is not saved.
    fn second_draft(&self, sheet: SheetOnDesk) -> Option<&str> {
        let begun = Begun::Again(self.second_of(sheet)?);
        self.keeper.as_ref()?.draft(begun, &self.outside.station)
    }

    /// Drops what was typed, of the keying that is on the desk.
    pub(in crate::app) fn drop_keying(&mut self) {
        match self.desk.sheet {
            Some(sheet) if sheet.turn == Turn::Second => {
                if let Some(id) = self.second_of(sheet) {
                    self.forget(Begun::Again(id));
                }
                // The first stays unseen for whoever did not key it.
                self.take_keying(sheet.round, sheet.player);
            }
            Some(SheetOnDesk { turn: Turn::NamelessAgain(id), .. }) => {
                self.forget(Begun::Again(id));
                self.correct_nameless(id);
            }
            Some(_) | None => self.drop_draft(),
        }
    }

    /// The same, and says so: it is not lying there any more.
    pub(in crate::app) fn drop_what_is_typed(&mut self) {
        self.drop_keying();
        // Where the file could not be written it lies there again.
        if self.desk.sheet.is_none_or(|sheet| !sheet.changed) {
            self.desk.done(tr(self.desk.language, "sheets-dropped"));
        }
    }

    /// Which sheet a second keying on this place is of.
    fn second_of(&self, sheet: SheetOnDesk) -> Option<SheetId> {
        let anagram = &self.keeper.as_ref()?.record().contest().game;
        sheet.saved(anagram).map(|(id, _)| id)
    }

    /// Saves the second keying; where it differs, only the differences are asked.
    pub(in crate::app) fn save_again(&mut self) {
        let Some((sheet, words)) = self.typed_words() else { return };
        let Some(session) = &self.keeper else { return };
        let anagram = &session.record().contest().game;
        let Some((_, first)) = anagram.sheet_at(sheet.round, sheet.player) else { return };
        let agrees = *first.words() == words;
        // One stray key would check a blank sheet, or show what was keyed first to whoever was to key it blind; and whether
        // it asks must not tell which.
        if words.is_empty() {
            return self.open_question(Question::SaveEmpty(None));
        }
        if !agrees && same_as(anagram, sheet.round, sheet.whose(), &words).is_some() {
            return self.open_question(Question::SameSheet(None));
        }
        self.save_second();
    }

    /// The same after the question about the words of another's sheet.
    pub(in crate::app) fn save_second(&mut self) {
        let Some((sheet, words)) = self.typed_words() else { return };
        let Some(session) = &self.keeper else { return };
        let found = session.record().contest().game.sheet_at(sheet.round, sheet.player);
        let Some((id, _)) = found else { return };
        if !self.perform(A::KeyAgain { sheet: id, words }) {
            return;
        }
        self.forget(Begun::Again(id));
        self.take_sheet(sheet.round, sheet.player);
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        if contest.game.is_unsettled(sheet.round, sheet.player) && both(contest, id).is_some() {
            let question = question(contest, id);
            self.open_question(question);
        } else {
            let (number, round) = (sheet.player.get(), sheet.round.get());
            let told = text!(self.desk.language, "sheets-agree", number = number, round = round);
            self.desk.done(told);
            self.take_next_second();
        }
    }

    /// Lays the next sheet of the round that waits for another pair of eyes on the desk, to be keyed a second time; where none
    /// does, the sheet stays.
    pub(in crate::app) fn take_next_second(&mut self) {
        let Some(session) = &self.keeper else { return };
        let after = self.desk.sheet.map(|sheet| (sheet.round, sheet.player));
        let next = next_unchecked(&Sight::of(session, &self.desk), after);
        if let Some((round, player)) =
            next.filter(|next| after.is_none_or(|after| after.0 == next.0))
        {
            self.take_second(round, player);
        }
    }

    /// Lays a sheet on the desk to be keyed a second time.
    pub(in crate::app) fn take_second(&mut self, round: RoundNo, player: PlayerId) {
        self.take_keying(round, player);
        self.key_again();
    }
}
