//! Keying results: a table, its scores, Enter. What stands is corrected with a reason, what is doubtful is asked.

use super::drafting::LeftResult;
use crate::app::shell::Shell;
use crate::commands::formats::classic::{End, Entry, Question as Q};
use crate::commands::{ENDS, Key, Place, Shortcut};
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::state::{Classic, Outcome};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::{Sentences as _, tr};
use crate::print::formats::classic::{NotOurs, read_code};
use crate::screens::formats::classic::echo::doubts;
use crate::text;
use crate::views::Sight;
use crate::views::desk::formats::classic::{Depth, TableOnDesk};
use crate::views::formats::classic::on_desk::on_desk;
use crate::views::formats::classic::results::{
    NoResult, clock_end, entered, fields, over_of_clock,
};

impl Shell<Classic> {
    /// Lays a table on the desk, in Results.
    pub(super) fn take_table(&mut self, round: RoundNo, table: TableNo) {
        self.leave_question();
        self.keep_draft();
        self.desk.place = Place::Results;
        self.lay_table(round, table);
        self.first_field();
    }

    /// The table as it was left, as it stands, or an empty one.
    pub(super) fn lay_table(&mut self, round: RoundNo, table: TableNo) {
        self.keep_draft();
        let Some(keeper) = &self.keeper else { return };
        let Some(told) = keeper.record().contest().game.table_at(round, table) else { return };
        let untouched = LeftResult::untouched(&Sight::of(keeper, &self.desk), told);
        let on_desk = TableOnDesk {
            round,
            table,
            depth: Depth::default(),
            end: None,
            finisher: None,
            beginner: None,
            seen: told.result().map(|keyed| keyed.result.clone()),
            was: told.outcome.clone(),
        };
        self.desk.own.classic.recorded.clone_from(&told.turns);
        self.desk.own.classic.table = Some(on_desk);
        self.empty_turn();
        self.lay_result(untouched);
        self.desk.set(Entry::Table.into(), "");
        self.lay_left();
    }

    pub(super) fn first_field(&mut self) {
        if self.desk.own.classic.game {
            self.desk.focus = Some(Entry::Turn.into());
            return;
        }
        let Some(keeper) = &self.keeper else { return };
        let first = fields(&Sight::of(keeper, &self.desk)).first().copied();
        self.desk.focus = Some(first.unwrap_or(Entry::Table).into());
    }

    /// Results was gone to, or a question put away: the table on the desk, the next one once that is settled, or the
    /// first without a result.
    pub(super) fn go_on_keying(&mut self) {
        if self.desk.own.classic.game && self.desk.own.classic.table.is_some() {
            return self.go_on_recording();
        }
        let Some(keeper) = &self.keeper else { return };
        let on_desk = on_desk(&Sight::of(keeper, &self.desk));
        let on_desk = on_desk.map(|(desk, told)| (desk.clone(), told.outcome.clone()));
        match on_desk {
            Some((desk, now)) if now == desk.was => {
                self.lay_table_anew();
                self.first_field();
            }
            Some((desk, Outcome::Open)) => {
                self.lay_table(desk.round, desk.table);
                self.first_field();
            }
            Some((desk, Outcome::Result(_))) => self.table_is_saved(desk.round, desk.table),
            Some((_, Outcome::Walkover { .. } | Outcome::Cancelled { .. })) => {
                self.forget_result();
                self.after_saving();
            }
            None => match self.first_left() {
                Some((round, table)) => {
                    self.lay_table(round, table);
                    self.first_field();
                }
                None => self.next_table(),
            },
        }
    }

    /// The next table without a result, after the one on the desk and then from the first on.
    pub(super) fn next_table(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let game = &sight.contest().game;
        let after = sight.own().table.as_ref().map(|table| (table.round, table.table));
        let mut open = Vec::new();
        for (round, _) in game.paired() {
            open.extend(sight.judged.open_games(round).map(|(table, _)| (round, table)));
        }
        let next = open.iter().find(|at| after.is_some_and(|after| **at > after));
        let Some(&(round, table)) = next.or_else(|| open.first()) else {
            self.desk.focus = Some(Entry::Table.into());
            return;
        };
        if self.desk.place != Place::Results {
            self.go(Place::Results);
        }
        self.lay_table(round, table);
        self.first_field();
    }

    /// The table of the typed number, or of the code of its slip.
    pub(super) fn find_table(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let typed = self.desk.text(Entry::Table.into()).trim().to_owned();
        let sight = Sight::of(keeper, &self.desk);
        let commitment = sight.contest().common.commitment;
        let round = sight.own().table.as_ref().map_or_else(|| sight.round_in_view(), |it| it.round);
        // Before the next round has tables those of the last one are seen.
        let paired: Vec<RoundNo> =
            sight.contest().game.paired().map(|(number, _)| number).collect();
        let round = paired.into_iter().rfind(|&number| number <= round).unwrap_or(round);
        let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
        let found = if digits.len() == CODE {
            read_code(&digits, commitment.as_ref()).map_err(|why| match why {
                NotOurs::Mistyped => "meeting-code-mistyped",
                NotOurs::Elsewhere => "meeting-code-elsewhere",
            })
        } else {
            let number = typed.parse().ok().and_then(TableNo::new);
            number.map(|table| (round, table)).ok_or("meeting-no-such-table")
        };
        let game = &sight.contest().game;
        let there = found.and_then(|(round, table)| {
            let there = game.table_at(round, table).is_some();
            there.then_some((round, table)).ok_or("meeting-no-such-table")
        });
        match there {
            Ok((round, table)) => self.take_table(round, table),
            Err(why) => {
                let problem = text!(self.desk.language, why, typed = typed.as_str());
                self.desk.problem(problem);
                self.desk.focus = Some(Entry::Table.into());
            }
        }
    }

    /// The keyboard goes on; from the last field the result is saved.
    pub(super) fn go_on(&mut self, from: Entry) {
        let Some(keeper) = &self.keeper else { return };
        let order = fields(&Sight::of(keeper, &self.desk));
        let place = order.iter().position(|entry| *entry == from);
        match place.and_then(|place| order.get(place + 1)) {
            Some(&next) => self.desk.focus = Some(next.into()),
            None => self.save_result(),
        }
    }

    /// What is typed in a field of figures: a letter says how the game ended, a space leads on.
    pub(super) fn type_figure(&mut self, entry: Entry, text: &str) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        if !sight.changeable() {
            return;
        }
        let order = fields(&sight);
        let letters: String = text.chars().filter(|sign| sign.is_alphabetic()).collect();
        let rest: String = text.chars().filter(|sign| !sign.is_alphabetic()).collect();
        let mut parts = rest.split_whitespace();
        let first = parts.next().unwrap_or_default().to_owned();
        let leads_on = rest.trim_start().contains(' ');
        self.desk.set(entry.into(), first);
        let place = order.iter().position(|of| *of == entry);
        let next = place.and_then(|place| order.get(place + 1)).filter(|_| leads_on);
        self.desk.own.classic.goes_on = None;
        if let Some(&next) = next {
            self.desk.focus = Some(next.into());
            let more: Vec<&str> = parts.collect();
            if !more.is_empty() {
                let ends = if rest.ends_with(' ') { " " } else { "" };
                self.type_figure(next, &format!("{}{ends}", more.join(" ")));
                let goes_on = &mut self.desk.own.classic.goes_on;
                *goes_on = goes_on.or(Some(next).filter(|_| ends.is_empty()));
            }
        }
        for letter in letters.chars() {
            self.type_end(entry, letter);
        }
    }

    /// A letter of an end, typed in a field of somebody: who goes out types it there.
    fn type_end(&mut self, entry: Entry, letter: char) {
        let key = |key: Key| {
            Shortcut::plain(key).label().chars().next().map(|it| it.to_ascii_lowercase())
        };
        let letter = letter.to_ascii_lowercase();
        let Some((end, _)) = ENDS.into_iter().find(|(_, of)| key(*of) == Some(letter)) else {
            return;
        };
        let seat = match entry {
            Entry::Final(seat) | Entry::Raw(seat) | Entry::Rack(seat) | Entry::Over(seat) => {
                Some(seat)
            }
            _ => None,
        };
        let Some(keeper) = &self.keeper else { return };
        let players = on_desk(&Sight::of(keeper, &self.desk)).map(|(_, it)| it.seats.clone());
        let seat =
            seat.map(|seat| self.empty_rack().filter(|_| self.has_tiles(seat)).unwrap_or(seat));
        let player = seat.and_then(|seat| players?.get(usize::from(seat)).copied());
        if end == End::Out
            && let Some(player) = player
        {
            let own = self.desk.own.classic.table.as_mut();
            if let Some(table) = own.filter(|table| table.end == Some(End::Out)) {
                table.finisher = (table.finisher != Some(player)).then_some(player);
                return;
            }
            self.choose_end(end);
            self.choose_finisher(player);
            return;
        }
        self.choose_end(end);
    }

    /// What a rack is typed to be worth.
    fn rack(&self, seat: u8) -> Option<u32> {
        self.desk.text(Entry::Rack(seat).into()).trim().parse().ok()
    }

    /// Whether tiles are typed for a seat: nobody goes out with any.
    fn has_tiles(&self, seat: u8) -> bool {
        self.rack(seat).is_some_and(|rack| rack > 0)
    }

    /// The one seat whose rack is typed to be empty.
    fn empty_rack(&self) -> Option<u8> {
        let mut empty = (0..MOST_SEATS).filter(|seat| self.rack(*seat) == Some(0));
        empty.next().filter(|_| empty.next().is_none())
    }

    pub(super) fn toggle_figures(&mut self) {
        let own = &mut self.desk.own.classic;
        let Some(table) = &mut own.table else { return };
        table.depth = match table.depth {
            Depth::Finals => Depth::Figures,
            Depth::Figures => Depth::Finals,
        };
        own.depth = table.depth;
        self.first_field();
    }

    /// How the game ended; said already, it is taken back. The clock's key stands for each of its ends.
    pub(super) fn choose_end(&mut self, end: End) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let rules = sight.contest().game.rules();
        let clock = matches!(end, End::ClockOne | End::ClockBoth | End::ClocksOut);
        let end = if clock { clock_end(&sight) } else { end };
        if !rules.has_end(end) {
            return;
        }
        if let Some(table) = &mut self.desk.own.classic.table {
            table.end = (table.end != Some(end)).then_some(end);
            if table.end != Some(End::Out) {
                table.finisher = None;
            }
            if table.end == Some(End::Stopped) {
                self.desk.focus = Some(Entry::Stopped.into());
            }
        }
    }

    pub(super) fn choose_finisher(&mut self, player: PlayerId) {
        if let Some(table) = &mut self.desk.own.classic.table {
            table.end = Some(End::Out);
            table.finisher = (table.finisher != Some(player)).then_some(player);
        }
    }

    pub(super) fn choose_beginner(&mut self, player: PlayerId) {
        if let Some(table) = &mut self.desk.own.classic.table {
            table.beginner = (table.beginner != Some(player)).then_some(player);
        }
    }

    pub(super) fn save_result(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, told)) = on_desk(&sight) else { return };
        let (round, table) = (desk.round, desk.table);
        let result = match entered(&sight) {
            Ok(result) => result,
            Err(why) => return self.no_result(&why),
        };
        if let Some(keyed) = told.result() {
            if keyed.result == result {
                return self.table_is_saved(round, table);
            }
            return self.open_question(Q::CorrectResult.into());
        }
        if !doubts(&sight.open, sight.language(), (round, table), &result).is_empty() {
            return self.open_question(Q::SaveDoubtful.into());
        }
        if self.perform(D::EnterResult { round, table, result }) {
            self.table_is_saved(round, table);
        }
    }

    /// Why what is typed is no result: the keyboard is where something is missing.
    fn no_result(&mut self, why: &NoResult) {
        let language = self.desk.language;
        let (problem, entry) = match why {
            NoResult::Waits(entry) => (tr(language, "meeting-score-missing"), Some(*entry)),
            NoResult::NoNumber(entry) => (tr(language, "meeting-no-number"), Some(*entry)),
            NoResult::Refused(why) => (Classic::refusal(language, why), None),
        };
        self.desk.problem(problem);
        match entry {
            Some(entry) => self.desk.focus = Some(entry.into()),
            None => self.first_field(),
        }
    }

    /// That it is saved is said until the next key; then the next table is awaited.
    fn table_is_saved(&mut self, round: RoundNo, table: TableNo) {
        self.forget_result();
        let (table, round) = (table.to_string(), round.get());
        let told = text!(self.desk.language, "meeting-result-saved", table = table, round = round);
        self.desk.saved(told, self.last_action());
        self.after_saving();
    }

    /// The next table; where none waits, the number of one.
    fn after_saving(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let has_open = |(round, _)| sight.judged.open_games(round).next().is_some();
        let waits = sight.contest().game.paired().any(has_open);
        if waits {
            self.next_table();
        } else {
            self.desk.own.classic.table = None;
            self.desk.focus = Some(Entry::Table.into());
        }
    }

    pub(super) fn confirm_result(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, told)) = on_desk(&sight) else { return };
        let (round, table) = (desk.round, desk.table);
        // What is confirmed is what is seen.
        if told.result().is_some_and(|keyed| entered(&sight).as_ref() != Ok(&keyed.result)) {
            self.desk.problem(tr(self.desk.language, "meeting-confirm-typed"));
            return self.first_field();
        }
        if self.perform(D::ConfirmResult { round, table }) {
            self.lay_table(round, table);
            self.first_field();
        }
    }

    pub(super) fn clear_result(&mut self) {
        let Some(table) = &self.desk.own.classic.table else { return };
        let (round, table) = (table.round, table.table);
        self.forget_result();
        self.lay_table(round, table);
        self.first_field();
    }

    /// What stands of the table on the desk is told anew, unless somebody is typing on it. One that is settled makes
    /// room for the next once its question is answered.
    pub(super) fn lay_table_anew(&mut self) {
        // What is being answered is about the table as it was.
        if self.desk.question.is_some() {
            return;
        }
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some(desk) = sight.own().table.clone() else { return };
        let game = &sight.contest().game;
        let Some(told) = game.table_at(desk.round, desk.table) else {
            self.desk.own.classic.table = None;
            return;
        };
        let is_typed = |entry: &Entry| !self.desk.text((*entry).into()).trim().is_empty();
        let typing = entered(&sight).ok() != desk.seen && fields(&sight).iter().any(is_typed);
        // What its clock had over when it was stopped goes where nothing of it is typed.
        let over = over_of_clock(&sight, told);
        if !over.is_empty() && !over.iter().any(|(entry, _)| is_typed(entry)) {
            for (entry, text) in over {
                self.desk.set(entry.into(), text);
            }
            if let Some(table) = self.desk.own.classic.table.as_mut().filter(|_| !typing) {
                table.depth = Depth::Figures;
            }
            return;
        }
        if told.outcome != desk.was && !typing {
            self.lay_table(desk.round, desk.table);
        }
    }
}

/// So many sit at a table at most.
const MOST_SEATS: u8 = 4;

/// So many digits has the code of a slip.
const CODE: usize = 9;
