//! A whole game turn by turn: what is typed becomes turns, what the rules forbid is asked, the result that follows is
//! laid into the result's fields, the game is written as a file.

use crate::app::shell::Shell;
use crate::commands::formats::classic::{Entry, Outcome, Question as Q};
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::rules::End;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::PlayerId;
use crate::exchange::formats::classic::{gcg_text, turns_csv};
use crate::language::{quoted, tr};
use crate::storage::siblings::replace;
use crate::text;
use crate::views::Sight;
use crate::views::desk::formats::classic::Depth;
use crate::views::formats::classic::game;
use crate::views::formats::classic::on_desk::on_desk;

/// What is typed of a turn.
pub(super) const TYPED: [Entry; 4] =
    [Entry::Turn, Entry::TurnRack, Entry::TurnSenyors, Entry::TurnNote];

impl Shell<Classic> {
    /// The result of the table on the desk, or its whole game.
    pub(super) fn toggle_game(&mut self) {
        let own = &mut self.desk.own.classic;
        own.game = !own.game;
        if own.game {
            self.go_on_recording();
        } else {
            self.lay_table_anew();
            self.first_field();
        }
    }

    /// The keyboard is where turns are typed; what was recorded meanwhile is typed no more.
    pub(super) fn go_on_recording(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let turns = on_desk(&sight).map(|(_, table)| table.turns.clone()).unwrap_or_default();
        if turns != self.desk.own.classic.recorded {
            self.desk.own.classic.recorded = turns;
            self.leave_turn();
        }
        self.desk.focus = Some(Entry::Turn.into());
    }

    /// Nothing is typed of a turn any more.
    pub(super) fn leave_turn(&mut self) {
        self.empty_turn();
        self.tell_table();
        self.desk.focus = Some(Entry::Turn.into());
    }

    pub(super) fn empty_turn(&mut self) {
        for entry in TYPED {
            self.desk.set(entry.into(), "");
        }
        let own = &mut self.desk.own.classic;
        (own.turn, own.turn_of) = (None, None);
    }

    pub(super) fn turn_of(&mut self, player: PlayerId) {
        self.desk.own.classic.turn_of = Some(player);
        self.desk.focus = Some(Entry::Turn.into());
    }

    /// Takes a turn that stands to be revised, its texts into the fields.
    pub(super) fn take_turn(&mut self, number: u16) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let index = usize::from(number).checked_sub(1);
        let found = on_desk(&sight).and_then(|(_, table)| table.turns.get(index?).cloned());
        let Some(found) = found else { return };
        let text = found.text;
        let typed = match text.outcome {
            Outcome::Pass => "-".to_owned(),
            Outcome::Exchange => format!("-{}", text.exchanged),
            _ => format!("{} {}", text.at, text.word).trim().to_owned(),
        };
        let seen = text.inspected.map_or("", |seen| seen.code());
        let senyors = if text.senyors == 0 {
            String::new()
        } else {
            format!("{} {seen}", text.senyors).trim().to_owned()
        };
        for (entry, text) in TYPED.into_iter().zip([typed, text.rack, senyors, text.note]) {
            self.desk.set(entry.into(), text);
        }
        let own = &mut self.desk.own.classic;
        (own.turn, own.turn_of) = (Some(number), None);
        self.desk.focus = Some(Entry::Turn.into());
    }

    /// Records what is typed: a turn that stands is revised, with a reason; what the rules forbid is asked first.
    pub(super) fn record_turn(&mut self, outcome: Option<Outcome>) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, table)) = on_desk(&sight) else { return };
        let (round, number) = (desk.round, desk.table);
        let (player, turn) = match game::turn(&sight, table, outcome) {
            Ok(turn) => turn,
            Err(why) => {
                let problem = game::said_bad(&sight, why);
                self.desk.problem(problem);
                self.desk.focus = Some(Entry::Turn.into());
                return;
            }
        };
        let odd = game::odd(&sight, outcome);
        if sight.own().turn.is_some() {
            return self.open_question(Q::ReviseTurn(outcome).into());
        }
        if !odd.is_empty() {
            return self.open_question(Q::OddTurn(outcome).into());
        }
        if self.perform(D::RecordTurn { round, table: number, player, turn }) {
            self.go_on_recording();
        }
        self.desk.focus = Some(Entry::Turn.into());
    }

    /// The figures, the end and who went out, as they follow from the turns, into the fields of the result.
    pub(super) fn propose_result(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, table)) = on_desk(&sight) else { return };
        let Some(whole) = sight.judged.whole.get(&(desk.round, desk.table)).cloned() else {
            return;
        };
        let (round, number) = (desk.round, desk.table);
        let seat = |seat: Option<usize>| seat.and_then(|seat| table.seats.get(seat).copied());
        let finisher = seat(whole.proposal.finisher);
        let beginner = seat(whole.game.starter());
        self.desk.own.classic.game = false;
        self.lay_table(round, number);
        for (seat, figures) in (0..).zip(&whole.proposal.seats) {
            let out =
                whole.proposal.end == End::Out && whole.proposal.finisher == Some(seat.into());
            let rack = if out { String::new() } else { figures.rack.to_string() };
            self.desk.set(Entry::Raw(seat).into(), figures.raw.to_string());
            self.desk.set(Entry::Rack(seat).into(), rack);
            let over = figures.over_ms.div_ceil(1000);
            let over =
                if over == 0 { String::new() } else { format!("{}:{:02}", over / 60, over % 60) };
            self.desk.set(Entry::Over(seat).into(), over);
            let word = whole.course.last_words.get(usize::from(seat)).copied().flatten();
            self.desk.set(Entry::LastWord(seat).into(), word.unwrap_or_default().to_string());
        }
        if let Some(table) = &mut self.desk.own.classic.table {
            table.depth = Depth::Figures;
            table.end = Some(whole.proposal.end);
            table.finisher = finisher;
            table.beginner = beginner.or(table.beginner);
        }
        self.first_field();
    }

    /// Writes the game beside the competition: two seats as GCG, more as a table of turns.
    pub(super) fn write_game(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, table)) = on_desk(&sight) else { return };
        let (round, number) = (desk.round, desk.table);
        let Some(whole) = sight.judged.whole.get(&(round, number)) else { return };
        let rules = sight.contest().game.rules();
        let names: Vec<&str> = table.seats.iter().map(|&player| sight.player(player)).collect();
        let (extension, text) = match gcg_text(sight.contest(), &table.seats, whole) {
            Some(text) => ("gcg", text),
            None => ("csv", turns_csv(rules, &names, &whole.game, &whole.course)),
        };
        let path = keeper.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let path = path.with_file_name(format!("{stem} r{round} t{number}.{extension}"));
        let file = quoted(&path.display().to_string());
        let written = replace(&path, text.as_bytes());
        match written {
            Ok(()) => {
                let more = if extension == "csv" { "meeting-game-no-gcg" } else { "" };
                let told = text!(self.desk.language, "meeting-game-written", file = file);
                let more = if more.is_empty() {
                    String::new()
                } else {
                    format!(" {}", tr(self.desk.language, more))
                };
                self.desk.done(format!("{told}{more}"));
            }
            Err(why) => {
                let why = why.to_string();
                let told =
                    text!(self.desk.language, "meeting-game-not-written", file = file, why = why);
                self.desk.problem(told);
            }
        }
    }
}
