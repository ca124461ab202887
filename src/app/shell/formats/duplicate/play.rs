//! The course of a game: the next step, letters, the top, sanctions.

use crate::app::shell::Shell;
use crate::app::shell::ceremony::TOO_SOON_MS;
use crate::commands::formats::duplicate::step::Step;
use crate::commands::formats::duplicate::{
    Command as Own, Entry as OwnEntry, Hand, Question as Q, TurnNo,
};
use crate::commands::{Entry, Pinned, Place, Question};
use crate::domain::contest::command::Command;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::notation::tiles;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::written::Row;
use crate::language::tr;
use crate::print::documents::{Document, Wish};
use crate::views::Sight;
use crate::views::desk::formats::duplicate::Sanction;
use crate::views::formats::duplicate::{questions, sanctions, top};

/// Fewer make no game.
const LEAST_PLAYERS: usize = 2;

impl Shell<Duplicate> {
    pub(super) fn dispatch_own(&mut self, command: &Own) {
        match *command {
            Own::ChooseMode(mode) => self.choose(D::ChooseMode(mode)),
            Own::ChooseDraw(draw) => self.choose(D::ChooseDraw(draw)),
            Own::LookAtTurn(turn) => self.look_at_turn(turn),
            Own::HoldAnnouncing | Own::NextLetter | Own::SameLetter | Own::EndAnnouncing => {
                self.announce(command);
            }
            Own::ToggleTicks => self.toggle_ticks(),
            Own::UnfoldBest(_) => {
                let own = &mut self.desk.own.duplicate;
                own.unfolded = !own.unfolded;
            }
            Own::Call(called) => self.call(called),

            Own::TakeSlip(turn, player) => self.take_slip(turn, player),
            Own::TakeTable => self.take_table(),
            Own::NamelessSlip => self.take_nameless(),
            Own::OfferPlays => self.offer_plays(),
            Own::TakePlay(key) => self.take_play(key),
            Own::GoOn(from) => self.go_on(from),
            Own::ToggleHand => self.tick_slip(|ticks| {
                ticks.hand = match ticks.hand {
                    Hand::Raised => Hand::NotRaised,
                    Hand::NotRaised => Hand::Raised,
                };
            }),
            Own::ToggleFault(fault) => self.tick_slip(|ticks| {
                ticks.fault = (ticks.fault != Some(fault)).then_some(fault);
            }),
            Own::ToggleNumber(number) => self.toggle_number(number),
            Own::SaveSlip | Own::SaveTaken => self.save_slip(),
            Own::ClearSlip => self.clear_slip(),
            Own::NoSlip => self.no_slip(),
            Own::KeySlipAgain => self.key_slip_again(),
            Own::CheckSlip => self.check_slip(),

            Own::LookAtTop(turn) => {
                self.go(Place::Top);
                self.desk.own.duplicate.top_of = Some(turn);
                self.desk.own.duplicate.selected = 0;
            }
            Own::SelectPlay(place) => self.desk.own.duplicate.selected = place,
            Own::PlayBelow => self.step_play(1),
            Own::PlayAbove => self.step_play(-1),
            Own::ToggleCriterion(criterion) => {
                let criteria = &mut self.desk.own.duplicate.criteria;
                if !criteria.remove(&criterion) {
                    criteria.insert(criterion);
                }
            }
            Own::SpellTop => {
                let own = &mut self.desk.own.duplicate;
                own.spelled = !own.spelled;
            }
            Own::TopStep => self.top_step(),

            Own::ChooseSanction(kind) => self.desk.own.duplicate.sanction = Sanction(kind),
            Own::PrintZeros => self.show_document(Wish::whole(Document::ZeroNotices)),
            Own::NoteTold => self.note_told(),
            Own::Impose => self.impose(),
        }
    }

    /// What is chosen for the game; letters are then typed, or are not.
    pub(super) fn choose(&mut self, command: D) {
        self.perform(command);
        self.await_letters();
    }

    pub(super) fn next_step(&mut self) {
        // In the ceremony the presenter's key calls the next one.
        if matches!(self.desk.pinned, Pinned::Ceremony(_)) {
            return self.call_next();
        }
        let Some(session) = &self.keeper else { return };
        let now = session.now();
        let sight = Sight::of(session, &self.desk);
        let step = sight.step();
        let too_soon = self
            .desk
            .last_step
            .is_some_and(|last| last.session == now.session && now.ms_since(last) < TOO_SOON_MS);
        let announcing = matches!(step, Step::Start(turn) if sight.announced(turn).now.is_some());
        if too_soon || announcing || self.tell_on() {
            return;
        }
        self.take_step(step);
        self.step_is_taken();
    }

    /// The next step in Top; what is none of the top's is done in Game, by a key of its own.
    fn top_step(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let of_top = matches!(sight.step(), Step::Settle(_) | Step::Announce(_) | Step::Call(_));
        if of_top || sight.top_goes_on().is_some() {
            self.next_step();
        } else {
            self.go(Place::Game);
        }
    }

    fn take_step(&mut self, step: Step) {
        let command = match step {
            Step::Draw(turn) => D::DrawRack(turn),
            Step::TypeRack(turn, 0) => D::TypeRack { turn, drawn: Row::default() },
            Step::Show(turn) => D::ShowRack(turn),
            Step::Start(turn) if self.plays_alone(turn) => {
                return self.open_question(Q::StartAlone(turn).into());
            }
            Step::Start(turn) => D::StartTurn(turn),
            Step::ConfirmTime(_) => D::ConfirmTime,
            Step::Resume(_) => D::ResumeTurn,
            Step::Collect(turn, players) => D::CollectSlips { turn, players, hand: Hand::Raised },
            Step::Announce(turn) => D::AnnounceTop(turn),
            Step::Settle(turn) if self.desk.place == Place::Top => return self.settle(turn),
            Step::Settle(_) => return self.go(Place::Top),
            Step::HallWord => return self.open_question(Question::HallWord),
            Step::Call(called) => return self.call(called),
            Step::End(why) => return self.open_question(Q::EndGame(why).into()),
            Step::Sign => return self.open_question(Question::Sign),
            Step::TypeRack(turn, _) => {
                self.desk.focus = Some(Entry::Letters);
                return self.show_board(turn);
            }
            // The hall sees the time again, where another scene hid it.
            Step::Running(_) => {
                self.desk.pinned = Pinned::Auto;
                return;
            }
            Step::AddPlayers | Step::Signed => return,
        };
        self.perform(command);
    }

    /// Whether fewer play in a turn than the rules ask for.
    fn plays_alone(&self, turn: TurnNo) -> bool {
        let common = self.keeper.as_ref().map(|keeper| &keeper.record().contest().common);
        common.is_some_and(|common| in_game(common, turn).len() < LEAST_PLAYERS)
    }

    /// The selected play is the top.
    fn settle(&mut self, turn: TurnNo) {
        let Some(session) = &self.keeper else { return };
        match questions::choice(&Sight::of(session, &self.desk), turn, None) {
            Ok(choice) => {
                if self.perform(D::ChooseTop { turn, choice }) {
                    let own = &mut self.desk.own.duplicate;
                    (own.criteria, own.selected, own.top_of) = Default::default();
                }
            }
            Err(problem) => self.desk.problem(problem),
        }
    }

    fn step_play(&mut self, by: isize) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let count = sight.top_turn().map_or(0, |turn| top::ranked(&sight, turn).len());
        let own = &mut self.desk.own.duplicate;
        own.selected = own.selected.saturating_add_signed(by).min(count.saturating_sub(1));
    }

    pub(super) fn look_at_turn(&mut self, turn: TurnNo) {
        if self.desk.place != Place::Slips {
            self.go(Place::Game);
        }
        let Some(session) = &self.keeper else { return };
        let game = &session.record().contest().game;
        let known = game.turn(turn).is_some();
        self.desk.own.duplicate.turn = known.then_some(turn);
        if self.desk.place == Place::Slips {
            self.await_table(turn);
        }
    }

    /// From here on a Space is too soon for a while: the step that it was meant for has gone by.
    pub(super) fn step_is_taken(&mut self) {
        self.note_step();
        self.desk.own.duplicate.turn = None;
        self.await_letters();
    }

    pub(super) fn note_step(&mut self) {
        self.desk.last_step = self.keeper.as_ref().map(|keeper| keeper.now());
    }

    /// Where tiles are to be typed, the keyboard is there: a letter must not be a shortcut.
    fn await_letters(&mut self) {
        let Some(session) = &self.keeper else { return };
        let awaited = Sight::of(session, &self.desk).to_type().is_some_and(|(_, count)| count > 0);
        if awaited && self.desk.place == Place::Game && self.desk.question.is_none() {
            self.desk.focus = Some(Entry::Letters);
        }
    }

    /// Takes the typed letters; why they are refused stands at their field.
    pub(super) fn type_letters(&mut self) {
        let Some(session) = &self.keeper else { return };
        let Some((turn, _)) = Sight::of(session, &self.desk).to_type() else { return };
        let drawn = tiles(self.desk.text(Entry::Letters)).map(Row);
        let drawn = drawn.ok_or_else(|| tr(self.desk.language, "places-no-tiles"));
        let said = drawn.and_then(|drawn| self.say(D::TypeRack { turn, drawn }));
        if said.is_ok() {
            self.desk.set(Entry::Letters, "");
            self.note_step();
            self.show_board(turn);
        }
        self.desk.letters_refused = said.err();
        self.await_letters();
    }

    fn note_told(&mut self) {
        let Some(session) = &self.keeper else { return };
        let untold = sanctions::untold(&Sight::of(session, &self.desk));
        for (turn, players) in untold {
            if !self.perform(D::NoteTold { turn, players }) {
                return;
            }
        }
    }

    fn impose(&mut self) {
        let Some(session) = &self.keeper else { return };
        let round = sanctions::turn(&Sight::of(session, &self.desk));
        let entry = OwnEntry::Sanction.into();
        let reason = self.desk.text(entry).trim().to_owned();
        let Sanction(name) = self.desk.own.duplicate.sanction;
        let (Some(player), Some(kind)) = (self.desk.row, name.of(None)) else { return };
        if reason.is_empty() {
            self.desk.focus = Some(entry);
            return;
        }
        if self.perform(Command::Penalise { player, round, kind, reason }) {
            self.desk.set(entry, "");
            self.desk.own.duplicate.sanction = Sanction(PenaltyName::Technical);
        }
    }
}
