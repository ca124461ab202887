//! What the questions of an anagram competition begin with, and what their answers do.

use crate::app::shell::Shell;
use crate::commands::{AboutChoice, Entry, Pinned, Question};
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::penalty::{PenaltyKind, PenaltyName};
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::rules::ROUNDS;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::player::{Player, Span};
use crate::domain::text::{TextKind, check};
use crate::language::tr;
use crate::views::desk::Turn;
use crate::views::formats::attendance::last_begun;
use crate::views::{dialog, name};

impl Shell {
    /// What is known when a question opens.
    pub(in crate::app) fn fill_in(&mut self, question: &Question) {
        self.desk.set(Entry::Reason, "");
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        match question {
            Question::SetRemaining | Question::SetBreak => {
                let anagram = &contest.game;
                let time = anagram.timed_round().and_then(|(_, round)| round.countdown());
                let time = time.or(anagram.pause.as_ref().map(|pause| pause.countdown));
                let left = time.map_or(0, |time| time.remaining_ms(session.now()));
                self.desk.set(Entry::Time, name::clock(left));
            }
            Question::Record(round) | Question::Correct(round) => {
                let announced = contest.game.announced(*round);
                let letters = announced.into_iter().flat_map(|announced| &announced.letters);
                let letters: String = letters.map(|letter| letter.to_char()).collect();
                self.desk.set(Entry::Letters, letters);
            }
            Question::ChangePlayer(player) => {
                if let Some(player) = contest.common.players.get(player).cloned() {
                    self.desk.set(Entry::PlayerName, player.name);
                    self.desk.set(Entry::PlayerClub, player.club);
                    self.desk.set(Entry::FromRound, player.span.from_round.to_string());
                    self.desk.set(Entry::ToRound, player.span.to_round.to_string());
                }
            }
            Question::Leave(_) => {
                let last = last_begun(contest).map(|round| round.to_string());
                self.desk.set(Entry::ToRound, last.unwrap_or_default());
            }
            Question::Copy(copy) => self.propose_copy(*copy),
            Question::Archive => self.propose_archive(),
            Question::TakeIn => self.begin_taking_in(),
            Question::Person(role) => {
                // Whoever is at the desk is not proposed for an office that is another's.
                let person = &self.desk.person;
                let name = if person.role == *role { person.name.clone() } else { String::new() };
                self.desk.set(Entry::Person, name);
            }
            Question::Penalise { .. } => self.desk.set(Entry::Points, ""),
            Question::Lodge { .. } | Question::ReadAs(..) => self.desk.set(Entry::Word, ""),
            Question::ReviseSheet => {
                let sheet = self.desk.sheet;
                if sheet.is_some_and(|sheet| sheet.turn == Turn::Correction) {
                    let reason = tr(self.desk.language, "sheets-reason-rejected");
                    self.desk.set(Entry::Reason, reason);
                }
            }
            Question::RulePicked(_) | Question::Overrule(..) => self.see_rulings(),
            Question::Message => self.desk.set(Entry::Message, ""),
            Question::DrawAhead(..) => self.desk.set(Entry::Letters, ""),
            Question::Pause(_)
            | Question::SetLateness(_)
            | Question::Stop
            | Question::RestartTime
            | Question::EndBreak
            | Question::HallWord
            | Question::GiveUp(_)
            | Question::GiveUpRest(_)
            | Question::Replay(_)
            | Question::RenewCommitment
            | Question::ChangeList
            | Question::AddDuplicates
            | Question::MoveSheet { .. }
            | Question::Settle { .. }
            | Question::SaveEmpty
            | Question::LiftPenalty(_)
            | Question::Decide(..)
            | Question::Sign
            | Question::ReplaceDocument
            | Question::Ceremony
            | Question::Close(_)
            | Question::Undo
            | Question::Reopen => {}
        }
    }

    pub(in crate::app) fn act_on(&mut self, question: &Question) -> Result<(), String> {
        let reason = self.desk.text(Entry::Reason).trim().to_owned();
        match question {
            Question::Pause(tiles) => self.say(A::PauseRound { tiles: *tiles, reason }),
            Question::Stop => self.say(A::StopRound { reason }),
            Question::RestartTime => self.say(A::RestartTime { reason }),
            Question::SetRemaining => {
                let remaining_ms = self.typed_time()?;
                self.say(A::SetRemaining { remaining_ms, reason })
            }
            Question::SetBreak => {
                let remaining_ms = self.typed_time()?;
                self.say(A::SetBreak { remaining_ms })
            }
            Question::EndBreak => self.say(A::EndBreak),
            Question::HallWord => self.set_hall_word(),
            Question::DrawAhead(round, mode) => self.draw_ahead(*round, *mode),
            Question::GiveUpRest(from) => self.say(A::GiveUpRest { from: *from, reason }),
            Question::GiveUp(round) => self.say(A::GiveUpRound { round: *round, reason }),
            Question::Replay(round) => self.say(A::ReplayRound { round: *round, reason }),
            Question::Record(round) => {
                let letters = self.typed_letters()?;
                self.say(A::RecordRound { round: *round, letters, reason })
            }
            Question::Correct(round) => {
                let letters = self.typed_letters()?;
                self.say(A::CorrectLetters { round: *round, letters, reason })
            }
            Question::RenewCommitment => self.renew_commitment(),
            Question::ChangeList => self.change_list(),
            Question::ChangePlayer(player) => self.change_player(*player),
            Question::AddDuplicates => {
                self.add_typed_players();
                Ok(())
            }
            Question::Leave(player) => self.leave(*player),
            Question::MoveSheet { sheet, player, round } => {
                player.map_or(Ok(()), |player| self.move_sheet(*sheet, player, *round))
            }
            Question::RulePicked(ruled) => self.rule_picked(*ruled),
            Question::Settle { sheet, kept } => {
                let kept: Option<Vec<bool>> = kept.iter().copied().collect();
                kept.map_or(Ok(()), |kept| self.settle(*sheet, &kept))
            }
            Question::Copy(copy) => self.copy(*copy),
            Question::Archive => self.archive(),
            Question::ReplaceDocument => {
                self.replace_document();
                Ok(())
            }
            Question::TakeIn => self.take_sheets_in(),
            Question::ReadAs(sheet, field, place) => self.read_as((*sheet, *field, *place)),
            Question::Overrule(word, ruled) => self.overrule(word.clone(), *ruled),
            Question::SaveEmpty => {
                self.save_empty_sheet();
                Ok(())
            }
            Question::SetLateness(lateness) => self.lateness_confirmed(*lateness),
            Question::ReviseSheet => self.revise_sheet(reason),
            Question::Penalise { player, round, kind } => {
                let kind = self.penalty(*kind)?;
                self.say(Command::Penalise { player: *player, round: *round, kind, reason })
            }
            Question::LiftPenalty(penalty) => {
                self.say(Command::LiftPenalty { penalty: *penalty, reason })
            }
            Question::Lodge { player, round, about } => {
                let about = self.about(*about, *round)?;
                self.say(Command::LodgeObjection { player: *player, about })
            }
            Question::Decide(objection, outcome) => {
                self.decide_objection(*objection, *outcome, reason)
            }
            Question::Sign => self.say(Command::Sign),
            Question::Reopen => self.say(Command::Reopen { reason }),
            Question::Message => {
                self.pin(Pinned::Message(self.desk.text(Entry::Message).to_owned()));
                Ok(())
            }
            Question::Ceremony => {
                self.pin(Pinned::Ceremony(0));
                Ok(())
            }
            Question::Person(role) => {
                let name = self.desk.text(Entry::Person).trim().to_owned();
                if name.is_empty() {
                    return Err(tr(self.desk.language, "dialog-no-name"));
                }
                let fit = check(&name, TextKind::Name);
                fit.map_err(|why| self.desk.language.unfit_text(&why))?;
                self.take_desk(name, *role);
                Ok(())
            }
            Question::Close(closing) => {
                self.close_for_all_that(*closing);
                Ok(())
            }
            Question::Undo => self.undo(),
        }
    }

    fn typed_time(&self) -> Result<i64, String> {
        let typed = name::parse_clock(self.desk.text(Entry::Time));
        typed.ok_or_else(|| tr(self.desk.language, "dialog-no-time"))
    }

    fn renew_commitment(&mut self) -> Result<(), String> {
        let Some(seed) = (self.outside.chance)() else {
            return Err(tr(self.desk.language, "competition-no-chance"));
        };
        let Some(session) = &mut self.keeper else { return Ok(()) };
        let renewed = session.renew_seed(seed, &self.desk.person);
        renewed.map(|_| ()).map_err(|refusal| self.refusal_text(&refusal))
    }

    fn change_player(&mut self, id: PlayerId) -> Result<(), String> {
        let round = |entry| {
            let number = self.desk.text(entry).trim().parse::<u8>().ok();
            let round = number.filter(|&number| number <= ROUNDS).and_then(RoundNo::new);
            round.ok_or_else(|| tr(self.desk.language, "dialog-no-round"))
        };
        let span = Span { from_round: round(Entry::FromRound)?, to_round: round(Entry::ToRound)? };
        let text = |entry| self.desk.text(entry).trim().to_owned();
        let (name, club) = (text(Entry::PlayerName), text(Entry::PlayerClub));
        self.say(Command::ChangePlayer { player: Player { id, name, club, span } })
    }

    fn leave(&mut self, id: PlayerId) -> Result<(), String> {
        let number = self.desk.text(Entry::ToRound).trim().parse::<u8>().ok();
        let last = number.filter(|&number| number <= ROUNDS).and_then(RoundNo::new);
        let to_round = last.ok_or_else(|| tr(self.desk.language, "dialog-no-round"))?;
        let Some(session) = &self.keeper else { return Ok(()) };
        let found = session.record().contest().common.players.get(&id).cloned();
        let Some(mut player) = found else { return Ok(()) };
        player.span.to_round = to_round;
        self.say(Command::ChangePlayer { player })
    }

    fn revise_sheet(&mut self, reason: String) -> Result<(), String> {
        let Some((on_desk, words)) = self.typed_words() else { return Ok(()) };
        let Some(session) = &self.keeper else { return Ok(()) };
        let anagram = &session.record().contest().game;
        let Some((sheet, _)) = anagram.sheet_at(on_desk.round, on_desk.player) else {
            return Ok(());
        };
        let seen = self.laid.words();
        let said = self.say(A::ReviseSheet { sheet, seen, words, reason });
        // A refusal tells of the version that stands.
        self.see_sheet();
        said?;
        self.sheet_is_saved(on_desk);
        if on_desk.turn == Turn::Correction {
            self.desk.question = None;
            self.take_next_unchecked();
        }
        Ok(())
    }

    fn penalty(&self, kind: PenaltyName) -> Result<PenaltyKind, String> {
        let kind = dialog::kind_of(kind, self.desk.text(Entry::Points));
        kind.ok_or_else(|| tr(self.desk.language, "dialog-no-points"))
    }

    fn typed_word(&self) -> Result<Word, String> {
        let word = dialog::word_of(self.desk.text(Entry::Word));
        word.ok_or_else(|| tr(self.desk.language, "dialog-no-word"))
    }

    fn about(&self, about: AboutChoice, round: RoundNo) -> Result<About, String> {
        Ok(match about {
            AboutChoice::Word => About::Word { round, word: self.typed_word()? },
            AboutChoice::Reading => About::Reading { round },
            AboutChoice::Void => About::Void { round },
        })
    }

    /// A reading is upheld with the words of the sheet on the desk, once they were typed there.
    fn decide_objection(
        &mut self,
        objection: ObjectionId,
        outcome: Outcome,
        reason: String,
    ) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let objections = &session.record().contest().common.objections;
        let found = objections.iter().find(|other| other.id == objection).cloned();
        let reading = found.filter(|found| {
            outcome == Outcome::Upheld && matches!(found.about, About::Reading { .. })
        });
        let Some(reading) = reading else {
            return self.say(Command::DecideObjection { objection, outcome, reason });
        };
        let round = reading.about.round();
        let on_desk = self.desk.sheet.filter(|sheet| {
            sheet.changed && sheet.round == round && sheet.player == reading.player
        });
        let Some(on_desk) = on_desk else {
            return Err(tr(self.desk.language, "dialog-type-reading"));
        };
        let Some((_, words)) = self.typed_words() else { return Ok(()) };
        self.say(A::UpholdReading { objection, words, reason })?;
        self.sheet_is_saved(on_desk);
        Ok(())
    }
}
