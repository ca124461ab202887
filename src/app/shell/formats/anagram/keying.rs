//! Keying sheets.

use super::drafting::begun_anew;
use crate::app::shell::Shell;
use crate::commands::formats::anagram::step::{unkeyed, unsettled};
use crate::commands::{Entry, Misplaced, Place, Question, SamePaper, Wordless};
use crate::domain::contest::draft::Draft;
use crate::domain::contest::objection::Outcome;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Handed, Lateness, SheetWords};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::whose::may_have_a_sheet;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::quoted;
use crate::language::tr;
use crate::screens::Ranking as _;
use crate::screens::formats::anagram::sheets::said_late_by;
use crate::session::Refusal;
use crate::storage::Begun;
use crate::text;
use crate::views::Sight;
use crate::views::desk::{SheetOnDesk, Turn};
use crate::views::formats::anagram::objections::upheld_by_saving;
use crate::views::formats::anagram::sheets::{
    Stands, keyed_by_same, misplaced, missing, moved, next_missing, of_no_field, of_other_round,
    question, read_sheet, same_as, told_saved, told_settled,
};

impl Shell<Anagram> {
    pub(in crate::app) fn take_sheet(&mut self, round: RoundNo, player: PlayerId) {
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        let may = may_have_a_sheet(contest, round, player);
        if let (Err(why), None) = (may, contest.game.sheet_at(round, player)) {
            return self.refuse(&Refusal::Rejected(why));
        }
        if !self.keep_draft() {
            return;
        }
        let changed = self.lay_sheet(Draft { round, player: Some(player) });
        self.desk.sheet = Some(SheetOnDesk { round, player, changed, turn: Turn::First });
        self.desk.place = Place::Sheets;
        // What was typed to find it has been found, and names another before long.
        self.desk.set(Entry::SheetCode, "");
        self.leave_question();
        self.focus_sheet();
        // What was begun goes on where it was left.
        let mut typed = Field::ALL.into_iter().rev().filter(|_| changed);
        let last = typed.find(|field| !self.desk.text(Entry::Words(*field)).trim().is_empty());
        self.desk.focus = last.map(Entry::Words).or(self.desk.focus);
    }

    /// Whoever was elsewhere for a moment types on where it was left. Once another round was played what is saved makes
    /// room for what is missing: its words would be typed into a sheet of before.
    pub(in crate::app) fn arrive_at_sheets(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let game = &sight.contest().game;
        let played = Anagram::played(sight.contest()).last().copied();
        let before = self.desk.own.sheets.played;
        let is_idle = self.desk.sheet.is_none_or(|sheet| {
            let saved = !sheet.is_nameless() && !sheet.changed && sheet.saved(game).is_some();
            saved && before.is_some() && played > before && !missing(&sight).is_empty()
        });
        // Whoever looked in before its sheets were there has not come for them yet.
        if is_idle || before.is_none() {
            self.desk.own.sheets.played = played;
        }
        if self.desk.sheet.is_none() && self.take_last_begun() {
            return;
        }
        if is_idle {
            return self.take_next_missing();
        }
        let field = self.desk.own.sheets.typed_in.unwrap_or(Field::Seven);
        self.desk.focus = Some(Entry::Words(field));
    }

    /// Whoever comes back goes on with the sheet that they typed last; a second keying is offered, for it is not
    /// everybody's to see. Whether there is one.
    fn take_last_begun(&mut self) -> bool {
        let Some(keeper) = &self.keeper else { return false };
        let last = keeper.begun_at(&self.outside.station).max_by_key(|stored| stored.wall_ms);
        let Some(Draft { round, player }) = last.and_then(|stored| stored.begun.sheet()) else {
            return false;
        };
        match player {
            Some(player) => self.take_sheet(round, player),
            None => self.key_nameless_of(Some(round)),
        }
        self.desk.sheet.is_some()
    }

    /// The next missing sheet; where none is, the first of which two keyings differ.
    pub(in crate::app) fn take_next_left(&mut self) {
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        let differs = unsettled(contest).next().filter(|_| unkeyed(contest).next().is_none());
        let Some((round, player)) = differs else { return self.take_next_missing() };
        let asked = contest.game.sheet_at(round, player).map(|(id, _)| question(contest, id));
        self.take_sheet(round, player);
        if let Some(question) = asked {
            self.open_question(question);
        }
    }

    pub(in crate::app) fn take_next_missing(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let place = |sheet: SheetOnDesk| (sheet.round, sheet.player);
        // One without a name lies over that of a player: that comes first.
        let under = self.desk.sheet.filter(|sheet| sheet.is_nameless()).map(place);
        let under = under.filter(|place| missing(&sight).contains(place));
        let next = under.or_else(|| next_missing(&sight, self.desk.sheet.map(place)));
        if let Some((round, player)) = next {
            self.take_sheet(round, player);
        } else if self.keep_draft() {
            self.desk.sheet = None;
        }
    }

    /// The words of the sheet on the desk; what is no word is said.
    pub(in crate::app) fn typed_words(&mut self) -> Option<(SheetOnDesk, SheetWords)> {
        let sheet = self.desk.sheet?;
        let session = self.keeper.as_ref()?;
        let rack = session.record().contest().game.rack(sheet.round);
        let read = read_sheet(&self.desk, rack.as_ref());
        if let Some(unread) = read.unread.first() {
            let problem =
                text!(self.desk.language, "sheets-cannot-save", typed = quoted(&unread.text));
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::Words(unread.field));
            return None;
        }
        Some((sheet, read.words))
    }

    /// Saves the sheet on the desk; words that fit another round's letters alone, or another field, are asked about.
    pub(in crate::app) fn save_sheet(&mut self) {
        if self.desk.sheet.is_some_and(|sheet| sheet.turn == Turn::Concealed) {
            return self.key_again();
        }
        if let Some(question) = self.asked_by_saving() {
            return self.open_question(question);
        }
        self.save_of_some_round();
    }

    /// Saves the sheet on the desk after the question whether it was handed in after all.
    pub(in crate::app) fn save_of_some_round(&mut self) {
        let Some((sheet, words)) = self.typed_words() else { return };
        let Some(session) = &self.keeper else { return };
        let other = of_other_round(&Sight::of(session, &self.desk), &words);
        if sheet.changed && other.is_some() {
            return self.open_question(Question::OtherRound(None));
        }
        self.save_in_fields();
    }

    /// Who sits down, where whoever keyed the first is about to key the second; whether a sheet was handed in after all, of
    /// which it was said that none was; what stands on the sheet on the desk, where its two keyings differ and nothing was
    /// typed since.
    fn asked_by_saving(&self) -> Option<Question> {
        let sheet = self.desk.sheet.filter(|sheet| sheet.turn == Turn::Second);
        let sight = Sight::of(self.keeper.as_ref()?, &self.desk);
        if sheet.is_some_and(|sheet| keyed_by_same(&sight, (sheet.round, sheet.player))) {
            return Some(Question::Person(None));
        }
        let sheet = self.desk.sheet.filter(|sheet| sheet.turn == Turn::First)?;
        let contest = self.keeper.as_ref()?.record().contest();
        let none = contest.game.place(sheet.round, sheet.player).handed == Handed::NotHandedIn;
        let is_typed = self.desk.sheet_texts().any(|(_, text)| !text.trim().is_empty());
        if none && is_typed && sheet.saved(&contest.game).is_none() {
            return Some(Question::HandedInAfterAll(false));
        }
        let (id, _) = sheet.saved(&contest.game)?;
        let unsettled = contest.game.is_unsettled(sheet.round, sheet.player);
        (unsettled && !sheet.changed).then(|| question(contest, id))
    }

    /// Saves the sheet on the desk; words in the field beside theirs are asked about.
    fn save_in_fields(&mut self) {
        let Some((sheet, words)) = self.typed_words() else { return };
        let Some(session) = &self.keeper else { return };
        let game = &session.record().contest().game;
        let of_other: usize =
            misplaced(game, sheet, &words).iter().map(|(_, places)| places.len()).sum();
        if sheet.changed && of_other > 0 {
            return self.open_question(Question::Misplaced(vec![None; of_other]));
        }
        self.save_of_field_lengths();
    }

    /// Saves the sheet on the desk; words of a length that no field has are asked about.
    fn save_of_field_lengths(&mut self) {
        let Some((sheet, words)) = self.typed_words() else { return };
        let Some(session) = &self.keeper else { return };
        // What was answered when it was saved is asked no more.
        let saved = sheet.seen(&session.record().contest().game);
        let answered = saved.map(of_no_field).unwrap_or_default();
        let asked = of_no_field(&words).iter().any(|odd| !answered.contains(odd));
        if sheet.changed && asked {
            return self.open_question(Question::OddLength(false));
        }
        self.save_as_typed();
    }

    /// Saves the sheet on the desk after the question about the round that its words fit.
    pub(in crate::app) fn save_of_round(&mut self, chosen: Misplaced) {
        let moved = match chosen {
            Misplaced::Move => self.move_to_its_round(),
            Misplaced::Keep => None,
        };
        self.save_in_fields();
        // Whose it was taken for is still missing, and lies among the others of its round.
        let game = self.keeper.as_ref().map(|session| &session.record().contest().game);
        let saved = moved.filter(|(_, there)| game.is_some_and(|game| there.saved(game).is_some()));
        if let Some((from, _)) = saved {
            self.take_keying(from.round, from.player);
        }
    }

    /// Puts what is typed on the sheet of the round that it fits: where it lay, and where it lies now.
    fn move_to_its_round(&mut self) -> Option<(SheetOnDesk, SheetOnDesk)> {
        let (sheet, words) = self.typed_words()?;
        let sight = Sight::of(self.keeper.as_ref()?, &self.desk);
        let other = of_other_round(&sight, &words).filter(|it| it.there == Stands::Free)?;
        self.forget(Begun::Sheet(sheet.draft()));
        let there = SheetOnDesk { round: other.round, ..sheet };
        self.desk.sheet = Some(there);
        self.see_sheet();
        self.tell_draft();
        Some((sheet, there))
    }

    /// Saves the sheet on the desk as the question about misplaced words was answered.
    pub(in crate::app) fn save_misplaced(&mut self) {
        let answers = match &self.desk.question {
            Some((Question::Misplaced(answers), _)) => answers.clone(),
            _ => return,
        };
        if answers.contains(&Some(Misplaced::Move))
            && let Some((sheet, words)) = self.typed_words()
            && let Some(session) = &self.keeper
        {
            let game = &session.record().contest().game;
            let texts: Vec<(Field, String)> =
                self.desk.sheet_texts().map(|(field, text)| (field, text.to_owned())).collect();
            let mut answers = answers.into_iter();
            let mut from = misplaced(game, sheet, &words);
            for (_, places) in &mut from {
                places.retain(|_| answers.next() == Some(Some(Misplaced::Move)));
            }
            for (field, text) in moved(&texts, &words, &from) {
                self.desk.set(Entry::Words(field), text);
            }
            self.tell_draft();
        }
        self.save_of_field_lengths();
    }

    /// Saves the sheet on the desk after all that was asked about where its words stand.
    pub(in crate::app) fn save_as_typed(&mut self) {
        if self.desk.sheet.is_some_and(|sheet| sheet.turn == Turn::Second) {
            return self.save_again();
        }
        let Some((sheet, words)) = self.typed_words() else { return };
        let Some(session) = &self.keeper else { return };
        let SheetOnDesk { round, player, changed, .. } = sheet;
        let anagram = &session.record().contest().game;
        let undelivered = anagram.place(round, player).handed == Handed::NotHandedIn;
        if undelivered && words.is_empty() && !sheet.is_nameless() {
            return self.take_next_missing();
        }
        // One that was keyed meanwhile is first told of.
        if sheet.saved(anagram).is_some() && self.desk.saved_words.is_some() {
            if changed {
                // What a player asks for who objects to the reading is done at once.
                let upholds = upheld_by_saving(&Sight::of(session, &self.desk));
                self.open_question(upholds.map_or(Question::ReviseSheet, |objection| {
                    Question::Decide(objection, Outcome::Upheld)
                }));
            } else {
                self.take_next_missing();
            }
            return;
        }
        if words.is_empty() {
            return self.open_question(Question::SaveEmpty(None));
        }
        if same_as(anagram, round, sheet.whose(), &words).is_some() {
            return self.open_question(Question::SameSheet(None));
        }
        self.key_sheet(sheet, words);
    }

    /// Saves the sheet on the desk after the question about the same words; what is the same paper is dropped here.
    pub(in crate::app) fn save_same(&mut self, chosen: SamePaper) {
        let Some((sheet, words)) = self.typed_words() else { return };
        match chosen {
            SamePaper::Another if sheet.turn == Turn::Second => self.save_second(),
            SamePaper::Another => self.key_sheet(sheet, words),
            SamePaper::Twice if sheet.turn == Turn::Second => self.drop_keying(),
            SamePaper::Twice => {
                self.forget(Begun::Sheet(sheet.draft()));
                self.take_sheet(sheet.round, sheet.player);
            }
        }
    }

    /// Saves the sheet on the desk with nothing on it, after the question.
    pub(in crate::app) fn save_empty_sheet(&mut self) {
        match self.desk.sheet {
            Some(SheetOnDesk { turn: Turn::Second, .. }) => self.save_second(),
            Some(sheet) => self.key_sheet(sheet, SheetWords::default()),
            None => {}
        }
    }

    fn key_sheet(&mut self, sheet: SheetOnDesk, words: SheetWords) {
        let player = sheet.whose();
        if self.perform(A::KeySheet { player, round: sheet.round, words }) {
            self.sheet_is_saved(sheet);
            // After one without a name that goes on which lay there before.
            if player.is_some() {
                return self.take_next_missing();
            }
            // Where a saved sheet lies under it, what is typed next would change that one.
            let Some(session) = &self.keeper else { return };
            let under = session.record().contest().game.sheet_at(sheet.round, sheet.player);
            let second = self.desk.second_before == Some((sheet.round, sheet.player));
            if under.is_some() && !second {
                return self.take_next_missing();
            }
            self.take_keying(sheet.round, sheet.player);
            // A second keying that was not begun yet goes on blind.
            if self.desk.second_before.take() == Some((sheet.round, sheet.player)) {
                self.key_again();
            }
        } else {
            self.see_sheet();
        }
    }

    /// Says what was saved, and forgets the draft of it.
    pub(in crate::app) fn sheet_is_saved(&mut self, sheet: SheetOnDesk) {
        let count = read_sheet(&self.desk, None).words.len();
        if let Some(session) = &self.keeper {
            let told = told_saved(&Sight::of(session, &self.desk), sheet, count);
            self.desk.saved(told, self.last_action());
        }
        if let Some(keeper) = &mut self.keeper {
            // Refused, somebody may key blind what they have seen: better than a saving that is not told.
            let _ = keeper.pass_on_seen(sheet.draft());
        }
        if let Turn::NamelessAgain(id) = sheet.turn {
            self.forget(Begun::Again(id));
            return self.take_next_missing();
        }
        self.forget(Begun::Sheet(sheet.draft()));
        // As it is saved, whatever letters it was typed in.
        self.lay_sheet(sheet.draft());
        self.desk.sheet = Some(SheetOnDesk { changed: false, turn: Turn::First, ..sheet });
        self.see_sheet();
    }

    /// Says what is saved of a sheet whose keyings were settled.
    pub(in crate::app) fn tell_settled(&mut self, round: RoundNo, player: PlayerId) {
        let Some(session) = &self.keeper else { return };
        let told = told_settled(&Sight::of(session, &self.desk), round, player);
        self.desk.saved(told, self.last_action());
    }

    /// What was saved by mistake lies on the desk again as it was typed, for whoever took the saving back.
    pub(in crate::app) fn type_again(
        &mut self,
        round: RoundNo,
        player: Option<PlayerId>,
        words: &SheetWords,
    ) {
        match player {
            Some(player) => self.take_sheet(round, player),
            None => self.key_nameless_of(Some(round)),
        }
        // Another without a name may be begun there: its words stay.
        let begun = |sheet: &&mut SheetOnDesk| player.is_none() && sheet.changed;
        let Some(sheet) = self.desk.sheet.as_mut().filter(|sheet| !begun(sheet)) else { return };
        sheet.changed = true;
        for field in Field::ALL {
            self.desk.set(Entry::Words(field), begun_anew(words, field));
        }
        self.tell_draft();
    }

    pub(in crate::app) fn forget(&mut self, begun: Begun) {
        self.desk.own.sheets.second_by.retain(|(id, _)| begun != Begun::Again(*id));
        if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.forget_draft(begun, &self.outside.station)
        {
            self.refuse(&Refusal::NotSaved(error));
        }
    }

    pub(in crate::app) fn drop_draft(&mut self) {
        let Some(sheet) = self.desk.sheet else { return };
        let begun = Begun::Sheet(sheet.draft());
        if sheet.changed {
            self.forget(begun);
        } else if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.drop_drafts(begun)
        {
            // Nothing of it was begun here: it is what others began.
            self.refuse(&Refusal::NotSaved(error));
        }
        self.take_sheet(sheet.round, sheet.player);
    }

    /// The sheet on the desk, where it has a player: one without a name lies over somebody's, which it says nothing of.
    fn of_player(&self) -> Option<SheetOnDesk> {
        self.desk.sheet.filter(|sheet| sheet.whose().is_some())
    }

    /// None was handed in: told until the next key, and the next missing one lies there, as after a saving. What is written on it
    /// says the contrary, and what was declared is not declared again.
    pub(in crate::app) fn declare_not_handed_in(&mut self) {
        let Some(SheetOnDesk { round, player, changed, .. }) = self.of_player() else { return };
        let Some(session) = &self.keeper else { return };
        let language = self.desk.language;
        let handed = session.record().contest().game.place(round, player).handed;
        if self.desk.sheet_texts().any(|(_, text)| !text.trim().is_empty()) {
            let key = if changed { "sheets-has-typed" } else { "sheets-has-words" };
            return self.desk.hindered(tr(language, key));
        }
        match handed {
            Handed::NotHandedIn => self.desk.hindered(tr(language, "sheets-is-not-handed-in")),
            // Whoever took it in saw one.
            Handed::Collected => {
                self.open_question(Question::SaveEmpty(Some(Wordless::NotHandedIn)));
            }
            Handed::Awaited => self.declare_none(),
        }
    }

    /// As above, of what was asked about.
    pub(in crate::app) fn declare_none(&mut self) {
        let Some(SheetOnDesk { round, player, .. }) = self.of_player() else { return };
        if self.perform(A::DeclareNotHandedIn { round, player }) {
            let (number, of) = (player.get(), round.get());
            let told = text!(self.desk.language, "sheets-now-none", number = number, round = of);
            self.desk.saved(told, self.last_action());
            self.take_next_missing();
        }
    }

    /// A sheet that is saved is changed only after the question: it changes points.
    pub(in crate::app) fn set_lateness(&mut self, lateness: Lateness) {
        let Some(SheetOnDesk { round, player, .. }) = self.of_player() else { return };
        let Some(session) = &self.keeper else { return };
        let game = &session.record().contest().game;
        // The key of a late sheet, pressed on one that is late, takes it back.
        let is_late = game.place(round, player).lateness == Lateness::Late;
        if !is_late && lateness == Lateness::InTime {
            let (number, round) = (player.get(), round.get());
            let key = "sheets-marked-in-time";
            return self.desk.done(text!(self.desk.language, key, number = number, round = round));
        }
        let lateness = if is_late { Lateness::InTime } else { lateness };
        // Nor is what another person said of it turned over by one key.
        let said = said_late_by(session.record(), (round, player));
        let by_another = said.is_some_and(|it| !it.who.is_named_as(&self.desk.person));
        // Whoever took it in in time saw when it came: one stray key makes no sheet void.
        let received = !is_late && game.place(round, player).handed == Handed::Collected;
        if game.sheet_at(round, player).is_some() || by_another || received {
            return self.open_question(Question::SetLateness(lateness));
        }
        if self.perform(A::SetLateness { round, player, lateness }) {
            let key = match lateness {
                Lateness::Late => "sheets-marked-late",
                Lateness::InTime => "sheets-marked-in-time",
            };
            let (number, round) = (player.get(), round.get());
            let told = text!(self.desk.language, key, number = number, round = round);
            self.desk.saved(told, self.last_action());
        }
    }
}
