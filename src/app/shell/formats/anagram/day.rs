//! The course of the day: the next step, letters, time, breaks, sheets handed in.

use crate::app::shell::Shell;
use crate::app::shell::ceremony::TOO_SOON_MS;
use crate::commands::formats::OwnQuestion;
use crate::commands::formats::anagram::Question as Asked;
use crate::commands::formats::anagram::step::{self, Step};
use crate::commands::{DrawMode, Entry, Mark, Pinned, Place, Question};
use crate::domain::clock::Moment;
use crate::domain::contest::Contest;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::event::Event as Own;
use crate::domain::formats::anagram::round::Origin;
use crate::domain::formats::anagram::sheet::{Handed, Lateness};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Command, Event};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::storage::siblings::whole;
use crate::text;
use crate::views::Sight;
use crate::views::formats::anagram::hall::reveal_ends_ms;
use crate::views::formats::anagram::questions::{rounds::typed_letters, sheets::collected};
use crate::views::formats::anagram::rounds::round_of_step;

/// How soon after it no step is taken before what the hall sees and no undo takes back: a draw that follows the sheets
/// at once, the ceremony that follows the signature.
const TOO_SOON_FOR_THE_HALL_MS: i64 = 2_000;

/// How soon after the end of the time no step takes in all sheets: nobody has gathered them by then.
const TOO_SOON_FOR_SHEETS_MS: i64 = 10_000;

impl Shell<Anagram> {
    pub(in crate::app) fn next_step(&mut self) {
        // In the ceremony the presenter's key calls the next one.
        if matches!(self.desk.pinned, Pinned::Ceremony(_)) {
            return self.call_next();
        }
        let Some(session) = &mut self.keeper else { return };
        if session.touch(&self.desk.person) {
            // What was offered has gone by.
            return;
        }
        let now = session.now();
        if !self.desk.number.is_empty() {
            let unsaid =
                text!(self.desk.language, "rounds-number-typed", number = &self.desk.number);
            return self.desk.hindered(unsaid);
        }
        let step = Sight::of(&*session, &self.desk).step();
        let last = session.record().log().last();
        let within =
            |ms, moment: Moment| moment.session == now.session && now.ms_since(moment) < ms;
        let for_the_hall = match (&step, last.map(|last| &last.event)) {
            (Step::Draw(_), Some(Event::Own(Own::SheetsCollected { .. }))) => self.desk.last_step,
            (Step::Signed, _) => last.map(|last| last.at),
            _ => None,
        };
        // A Space for the last seconds, or an impatient second one, is no word on sheets that nobody has seen yet.
        let just_over = match (&step, last.map(|last| &last.event)) {
            (
                Step::Collect(..),
                Some(Event::Own(Own::RoundEnded { .. } | Own::RoundStopped { .. })),
            ) => last.map(|it| it.at),
            _ => None,
        };
        let too_soon = self.desk.last_step.is_some_and(|last| within(TOO_SOON_MS, last))
            || just_over.is_some_and(|over| within(TOO_SOON_FOR_SHEETS_MS, over))
            || for_the_hall.is_some_and(|last| within(TOO_SOON_FOR_THE_HALL_MS, last));
        let is_revealing = self.is_revealing(&step);
        if is_revealing {
            // Nor does the time start by the same impatience right after the last tile.
            self.desk.last_step = Some(now);
        }
        if too_soon || is_revealing {
            // While a time runs or tiles are turned the step says so itself.
            self.desk.step_ignored = too_soon && !matches!(step, Step::Running(_) | Step::Start(_));
            return;
        }
        match step {
            Step::HallWord => self.open_question(Question::HallWord),
            Step::Draw(round) => {
                self.draw(round);
            }
            Step::Show(round) => {
                self.perform(A::ShowLetters { round });
            }
            Step::Start(round) => {
                self.perform(A::StartRound { round });
            }
            Step::ConfirmTime(_) => self.confirm_time(),
            Step::Resume(_) => {
                self.perform(A::ResumeRound);
            }
            Step::Collect(round, players) => self.collect(round, players),
            Step::StartBreak(_) => self.start_break(),
            // At 0:00 it is over by itself: whoever ends it is before its time.
            Step::EndBreak(_) => self.open_question(Question::EndBreak),
            Step::KeySheets(_) => self.go(Place::Sheets),
            Step::Sign => self.open_question(Question::Sign),
            Step::TypeLetters(_) | Step::TypeReplacements(..) => {
                self.desk.focus = Some(Entry::Letters);
            }
            // The hall sees the time again, where another scene hid it.
            Step::Running(_) => self.desk.pinned = Pinned::Auto,
            Step::Signed => self.go_on_after_signing(),
            Step::Hall(step) => self.hall_step(step),
            Step::Conduct => self.conduct_next(),
            Step::AddPlayers => {}
        }
        self.step_is_taken();
    }

    pub(in crate::app) fn look_at_round(&mut self, round: RoundNo) {
        self.go(Place::Rounds);
        let sight = self.keeper.as_ref().map(|session| Sight::of(session, &self.desk));
        let here = sight.map(|sight| round_of_step(&sight, &sight.step()));
        self.desk.seen_round = Some(round).filter(|_| here != Some(round));
    }

    /// From here on a Space is too soon for a while: the step that it was meant for has gone by.
    pub(in crate::app) fn step_is_taken(&mut self) {
        self.desk.last_step = self.keeper.as_ref().map(|keeper| keeper.now());
        self.desk.seen_round = None;
        self.await_letters();
    }

    /// A competition is drawn on as it was drawn last: a wrong letter before the hall is not taken back.
    pub(in crate::app) fn draw_as_before(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let rounds = keeper.record().contest().game.rounds();
        let last = rounds.filter_map(|(_, round)| round.announced.as_ref()).last();
        match last.map(|announced| &announced.origin) {
            Some(Origin::Physical { .. }) => self.desk.draw_mode = DrawMode::Physical,
            Some(Origin::Digital { .. }) => self.desk.draw_mode = DrawMode::Digital,
            None if self.desk.settings.from_bags == Some(whole(keeper.path())) => {
                self.desk.draw_mode = DrawMode::Physical;
            }
            Some(Origin::Recorded | Origin::Released) | None => {}
        }
    }

    pub(in crate::app) fn choose_draw(&mut self, mode: DrawMode) {
        self.choose_bags(mode);
        self.await_letters();
    }

    /// Where tiles are to be typed, the keyboard is there: a letter must not be a shortcut.
    pub(in crate::app) fn await_letters(&mut self) {
        let Some(session) = &self.keeper else { return };
        let step = Sight::of(session, &self.desk).step();
        let awaited = matches!(step, Step::TypeLetters(_) | Step::TypeReplacements(..));
        if awaited && self.desk.place == Place::Rounds && self.desk.question.is_none() {
            self.desk.focus = Some(Entry::Letters);
        }
    }

    /// Stops the time at the press of the key, before anything is asked. Whether the question that
    /// follows makes sense.
    pub(in crate::app) fn hold_time(&mut self) -> bool {
        let Some(session) = &self.keeper else { return false };
        let time = session.record().contest().game.timed_round();
        let runs = time.and_then(|(_, round)| round.countdown()).is_some_and(|t| t.is_running());
        // A digit that was typed in the last seconds was for the sheets that came then.
        self.desk.number.clear();
        !runs || self.perform(A::HoldTime)
    }

    /// Draws a round and shows it.
    fn draw(&mut self, round: RoundNo) -> bool {
        let draw = [A::DrawLetters { round }, A::ShowLetters { round }].map(Command::from);
        self.perform(Command::Several(draw.into()))
    }

    /// Whether the hall still watches the tiles being turned.
    fn is_revealing(&self, step: &Step) -> bool {
        let (Step::Start(round), Some(session)) = (step, &self.keeper) else { return false };
        let sight = Sight::of(session, &self.desk);
        let tiles = sight.contest().game.announced(*round).map_or(0, |a| a.letters.len());
        reveal_ends_ms(sight.shown_at(*round), sight.now, tiles) > 0
    }

    /// Takes the typed letters; why they are refused stands at their field.
    pub(in crate::app) fn type_letters(&mut self) {
        let Some(session) = &self.keeper else { return };
        let step = Sight::of(session, &self.desk).step();
        let said = typed_letters(&self.desk).and_then(|letters| match step {
            Step::TypeLetters(round) => self.say(A::TypeLetters { round, letters }),
            Step::TypeReplacements(round, _) => self.say(A::TypeReplacements { round, letters }),
            Step::AddPlayers
            | Step::HallWord
            | Step::Draw(_)
            | Step::Show(_)
            | Step::Start(_)
            | Step::Running(_)
            | Step::ConfirmTime(_)
            | Step::Resume(_)
            | Step::Collect(..)
            | Step::StartBreak(_)
            | Step::EndBreak(_)
            | Step::Conduct
            | Step::KeySheets(_)
            | Step::Sign
            | Step::Signed
            | Step::Hall(_) => Ok(()),
        });
        if said.is_ok() {
            self.desk.set(Entry::Letters, "");
        }
        self.desk.letters_refused = said.err();
        self.await_letters();
    }

    pub(in crate::app) fn confirm_time(&mut self) {
        self.perform(A::ConfirmTime);
    }

    /// Takes in all sheets that are awaited. Whoever ticks them one by one is asked: those that are left are missing.
    pub(in crate::app) fn collect(&mut self, round: RoundNo, players: Vec<PlayerId>) {
        let Some(session) = &self.keeper else { return };
        let Contest { common, game, .. } = session.record().contest();
        let mut places = common.players.keys().map(|&player| game.place(round, player));
        let ticked =
            places.any(|it| (it.handed, it.lateness) == (Handed::Collected, Lateness::InTime));
        if ticked && players.len() > 1 {
            return self
                .open_question(Question::Own(OwnQuestion::Anagram(Asked::CollectRest(round))));
        }
        let told = collected(self.desk.language, round, players.len());
        if self.perform(A::CollectSheets { round, players, lateness: Lateness::InTime }) {
            self.desk.done_and_undone(told);
        }
        self.desk.mark = Mark::default();
    }

    /// Asks first while sheets are missing: who goes out for the break may have one in the hand.
    pub(in crate::app) fn start_break(&mut self) {
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        if let Some(after) = step::break_due(contest) {
            if step::uncollected(contest).is_some() {
                return self.open_question(Question::Own(OwnQuestion::Anagram(Asked::BreakAhead)));
            }
            self.perform(A::StartBreak { after });
        }
    }
}
