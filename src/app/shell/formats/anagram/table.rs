//! The sheets on the referee's table: one press says what became of one, and takes it back.

use crate::app::shell::Shell;
use crate::commands::Mark;
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::sheet::{Handed, Lateness};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::text;
use crate::views::Sight;
use crate::views::formats::anagram::rounds::{numbered, table_round};

/// Digits of the greatest number that a player is likely to have.
const DIGITS: usize = 4;

impl Shell<Anagram> {
    pub(in crate::app) fn type_number(&mut self, digit: u8) {
        if self.desk.number.len() < DIGITS {
            self.desk.number.push_str(&digit.to_string());
        }
    }

    /// Enter says of the number the mark that is chosen. Unlike a press on its place, a number that is typed again takes
    /// nothing back: a late sheet of which that is said once more stays late.
    pub(in crate::app) fn mark_number(&mut self, mark: Mark) {
        let mark = if mark == Mark::In { self.desk.mark } else { mark };
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let found = table_round(&sight).zip(numbered(&sight));
        if let Some((round, player)) = found {
            let contest = sight.contest();
            let place = contest.game.place(round, player);
            let keyed = contest.game.sheet_at(round, player).is_some();
            let late = place.lateness == Lateness::Late;
            let said = match mark {
                Mark::In if !late && !keyed && place.handed == Handed::Collected => {
                    Some("rounds-sheet-in")
                }
                Mark::Late if late => Some("rounds-sheet-late"),
                Mark::Missing if !keyed && place.handed == Handed::NotHandedIn => {
                    Some("rounds-sheet-none")
                }
                Mark::In | Mark::Late | Mark::Missing => None,
            };
            match said {
                Some(state) => {
                    let (language, name) = (self.desk.language, sight.told_apart(player));
                    let (number, state) = (player.get(), tr(language, state));
                    let already = text!(
                        language,
                        "rounds-said-already",
                        number = number,
                        player = name,
                        state = state
                    );
                    self.desk.done(already);
                }
                None => self.mark_sheet(round, player, mark),
            }
        } else {
            let problem = text!(self.desk.language, "rounds-no-number", number = &self.desk.number);
            self.desk.hindered(problem);
        }
        self.desk.number.clear();
    }

    pub(in crate::app) fn mark_sheet(&mut self, round: RoundNo, player: PlayerId, mark: Mark) {
        let Some(session) = &self.keeper else { return };
        let anagram = &session.record().contest().game;
        let place = anagram.place(round, player);
        let keyed = anagram.sheet_at(round, player).is_some();
        let late = place.lateness == Lateness::Late;
        let collect = |lateness| A::CollectSheets { round, players: vec![player], lateness };
        let lateness = |lateness| A::SetLateness { round, player, lateness };
        let await_it = A::AwaitSheet { round, player };
        let said_missing = place.handed == Handed::NotHandedIn;
        let asked = match mark {
            Mark::In | Mark::Late if late => lateness(Lateness::InTime),
            Mark::In if keyed => return self.take_keying(round, player),
            Mark::In if place.handed == Handed::Collected => await_it,
            Mark::In => collect(Lateness::InTime),
            Mark::Late if keyed => lateness(Lateness::Late),
            Mark::Late => collect(Lateness::Late),
            Mark::Missing if said_missing => await_it,
            Mark::Missing => A::DeclareNotHandedIn { round, player },
        };
        // A sheet that nobody has is not late.
        let in_time = (mark == Mark::Missing && late).then(|| lateness(Lateness::InTime));
        let asked = [asked].into_iter().chain(in_time).map(Command::from).collect();
        let before = marked(anagram, round, player);
        if !self.perform(Command::Several(asked)) {
            return;
        }
        if mark == Mark::Missing && !said_missing {
            self.say_marked(round, player, "rounds-said-none", None);
        } else if before.is_some() {
            self.say_marked(round, player, "rounds-said-now", before);
        }
    }

    /// That a sheet is not there, or that its mark took the place of another, is said, and how it is taken back.
    fn say_marked(&mut self, round: RoundNo, player: PlayerId, key: &str, before: Option<&str>) {
        const AWAITED: &str = "rounds-sheet-awaited";
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let now = marked(&sight.contest().game, round, player);
        let language = self.desk.language;
        let said = text!(
            language,
            key,
            number = player.get(),
            player = sight.told_apart(player),
            round = round.get(),
            now = tr(language, now.unwrap_or(AWAITED)),
            before = tr(language, before.unwrap_or(AWAITED))
        );
        self.desk.done_and_undone(said);
    }
}

/// What was said of a player's sheet; `None` while it is awaited.
fn marked(anagram: &Anagram, round: RoundNo, player: PlayerId) -> Option<&'static str> {
    let place = anagram.place(round, player);
    match (place.lateness, place.handed) {
        (Lateness::Late, _) => Some("rounds-sheet-late"),
        (_, Handed::NotHandedIn) => Some("rounds-sheet-none"),
        (_, Handed::Collected) => Some("rounds-sheet-in"),
        _ => anagram.sheet_at(round, player).map(|_| "rounds-sheet-in"),
    }
}
