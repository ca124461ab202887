//! What is kept of the table on the desk while it is not saved, result and turn: it is left at any time and comes back
//! as it was typed, also after the program was killed.

use std::collections::BTreeMap;

use super::recording::TYPED;
use crate::app::shell::Shell;
use crate::commands::formats::classic::{End, Entry};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::classic::state::{Classic, Outcome, Table};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::session::Refusal;
use crate::storage::Begun;
use crate::views::desk::formats::classic::{Depth, TableOnDesk};
use crate::views::formats::classic::Sight;
use crate::views::formats::classic::on_desk::on_desk;
use crate::views::formats::classic::results::{over_of_clock, texts};

/// More seats has no table.
const SEATS: u8 = 4;

/// The fields of a result, each by the name under which it is kept.
fn of_result() -> impl Iterator<Item = (String, Entry)> {
    let seats = (0..SEATS).flat_map(|seat| {
        let all = [
            ("final", Entry::Final(seat)),
            ("raw", Entry::Raw(seat)),
            ("rack", Entry::Rack(seat)),
            ("over", Entry::Over(seat)),
            ("last_word", Entry::LastWord(seat)),
        ];
        all.map(|(name, entry)| (format!("{name}{seat}"), entry))
    });
    seats.chain([("why".to_owned(), Entry::Stopped)])
}

/// The fields of a turn.
fn of_turn() -> impl Iterator<Item = (String, Entry)> {
    ["turn", "turn_rack", "turn_senyors", "turn_note"].map(str::to_owned).into_iter().zip(TYPED)
}

/// A result as it was left; what is empty is in no text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LeftResult {
    texts: BTreeMap<Entry, String>,
    depth: Depth,
    end: Option<End>,
    finisher: Option<PlayerId>,
    beginner: Option<PlayerId>,
}

impl LeftResult {
    /// As it lies there when nothing was typed of it: what stands, else what its clock had over.
    pub(super) fn untouched(sight: &Sight<'_>, told: &Table) -> Self {
        let seen = told.result().map(|keyed| &keyed.result);
        let figures = seen.map(|seen| seen.seats.iter().all(|seat| seat.raw.is_some()));
        let over = over_of_clock(sight, told);
        let depth = match figures {
            Some(true) => Depth::Figures,
            Some(false) => Depth::Finals,
            None if !over.is_empty() => Depth::Figures,
            None => sight.own().depth,
        };
        let filled = seen.map_or(over, texts);
        Self {
            texts: filled.into_iter().filter(|(_, text)| !text.is_empty()).collect(),
            depth,
            end: seen.and_then(|seen| seen.end),
            finisher: seen.and_then(|seen| seen.finisher),
            beginner: seen.and_then(|seen| seen.starter).or(told.starter),
        }
    }

    /// Whether as much is said; how deep it is keyed says nothing.
    fn says_as(&self, other: &Self) -> bool {
        let Self { texts, depth: _, end, finisher, beginner } = self;
        (texts, end, finisher, beginner)
            == (&other.texts, &other.end, &other.finisher, &other.beginner)
    }
}

/// A turn as it was left: after how many, which one is revised, whose it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct LeftTurn {
    after: usize,
    revised: Option<u16>,
    player: Option<PlayerId>,
    texts: BTreeMap<Entry, String>,
}

/// A table as it was left, and whose: who sits otherwise has nothing of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Left {
    whose: String,
    result: Option<LeftResult>,
    turn: Option<LeftTurn>,
}

const WHOSE: &str = "table";
const FIGURES: &str = "figures";
const END: &str = "end";
const FINISHER: &str = "finisher";
const BEGINNER: &str = "beginner";
const AFTER: &str = "after";
const REVISED: &str = "revised";
const TURN_OF: &str = "turn_of";

/// The number of a table and who sits there.
fn whose(number: TableNo, table: &Table) -> String {
    let seats = table.seats.iter().map(ToString::to_string);
    std::iter::once(number.to_string()).chain(seats).collect::<Vec<_>>().join(" ")
}

impl Left {
    /// A line each: its name, a space, what it is.
    fn to_text(&self) -> String {
        let mut lines = vec![format!("{WHOSE} {}", self.whose)];
        let mut line = |name: &str, said: Option<String>| {
            lines.extend(said.map(|said| format!("{name} {}", said.replace('\n', " "))));
        };
        let number = |player: PlayerId| player.to_string();
        if let Some(result) = &self.result {
            line(FIGURES, Some((result.depth == Depth::Figures).to_string()));
            line(END, result.end.map(|end| end.code().to_owned()));
            line(FINISHER, result.finisher.map(number));
            line(BEGINNER, result.beginner.map(number));
            for (name, entry) in of_result() {
                line(&name, result.texts.get(&entry).cloned());
            }
        }
        if let Some(turn) = &self.turn {
            line(AFTER, Some(turn.after.to_string()));
            line(REVISED, turn.revised.map(|of| of.to_string()));
            line(TURN_OF, turn.player.map(number));
            for (name, entry) in of_turn() {
                line(&name, turn.texts.get(&entry).cloned());
            }
        }
        lines.join("\n")
    }

    fn read(text: &str) -> Self {
        let said: BTreeMap<&str, &str> =
            text.split('\n').filter_map(|line| line.split_once(' ')).collect();
        let of = |name: &str| said.get(name).copied();
        let number =
            |name: &str| of(name).and_then(|number| number.parse().ok()).and_then(PlayerId::new);
        let texts = |(name, entry): (String, Entry)| Some((entry, of(&name)?.to_owned()));
        let result = of(FIGURES).map(|figures| LeftResult {
            texts: of_result().filter_map(texts).collect(),
            depth: if figures == "true" { Depth::Figures } else { Depth::Finals },
            end: End::ALL.into_iter().find(|end| of(END) == Some(end.code())),
            finisher: number(FINISHER),
            beginner: number(BEGINNER),
        });
        let turn = of(AFTER).and_then(|after| after.parse().ok()).map(|after| LeftTurn {
            after,
            revised: of(REVISED).and_then(|number| number.parse().ok()),
            player: number(TURN_OF),
            texts: of_turn().filter_map(texts).collect(),
        });
        Self { whose: of(WHOSE).unwrap_or_default().to_owned(), result, turn }
    }
}

/// Under what is kept of a table what is typed of it: as the sheet of who sits there first.
fn begun(round: RoundNo, table: &Table) -> Begun {
    Begun::Sheet(Draft { round, player: table.seats.first().copied() })
}

impl Shell<Classic> {
    /// What is typed in these fields; what is empty is left out.
    fn typed(&self, fields: impl Iterator<Item = (String, Entry)>) -> BTreeMap<Entry, String> {
        let text = |(_, entry): (String, Entry)| (entry, self.desk.text(entry.into()).to_owned());
        fields.map(text).filter(|(_, text)| !text.trim().is_empty()).collect()
    }

    /// Tells the keeper what is typed of the table on the desk by now.
    pub(super) fn tell_table(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, table)) = on_desk(&sight).filter(|_| sight.changeable()) else { return };
        let result = LeftResult {
            texts: self.typed(of_result()),
            depth: desk.depth,
            end: desk.end,
            finisher: desk.finisher,
            beginner: desk.beginner,
        };
        let own = sight.own();
        let turn = LeftTurn {
            after: table.turns.len(),
            revised: own.turn,
            player: own.turn_of,
            texts: self.typed(of_turn()),
        };
        let untouched = LeftResult::untouched(&sight, table);
        let left = Left {
            whose: whose(desk.table, table),
            result: Some(result).filter(|result| !result.says_as(&untouched)),
            turn: Some(turn).filter(|turn| !turn.texts.is_empty()),
        };
        let is_begun = left.result.is_some() || left.turn.is_some();
        let (begun, content) = (begun(desk.round, table), is_begun.then(|| left.to_text()));
        if let Some(keeper) = &mut self.keeper {
            keeper.draft_is(begun, &self.outside.station, content);
        }
    }

    /// Puts a result into the fields of the table on the desk.
    pub(super) fn lay_result(&mut self, result: LeftResult) {
        let LeftResult { mut texts, depth, end, finisher, beginner } = result;
        for (_, entry) in of_result() {
            self.desk.set(entry.into(), texts.remove(&entry).unwrap_or_default());
        }
        if let Some(table) = &mut self.desk.own.classic.table {
            *table = TableOnDesk { depth, end, finisher, beginner, ..table.clone() };
        }
    }

    /// Lays what was left of a table over what stands there, where anything was, and the same sit there.
    pub(super) fn lay_left(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, table)) = on_desk(&sight).filter(|_| sight.changeable()) else { return };
        let kept = keeper.draft(begun(desk.round, table), &self.outside.station).map(Left::read);
        let Some(left) = kept else { return };
        if left.whose != whose(desk.table, table) {
            return self.tell_table();
        }
        let seated = |player: Option<PlayerId>| player.filter(|it| table.seats.contains(it));
        let result = left.result.filter(|_| is_keyed(table)).map(|result| LeftResult {
            finisher: seated(result.finisher),
            beginner: seated(result.beginner),
            ..result
        });
        let turn = left.turn.filter(|turn| turn.after == table.turns.len());
        let turn = turn.map(|turn| LeftTurn { player: seated(turn.player), ..turn });
        if let Some(result) = result {
            self.lay_result(result);
        }
        if let Some(LeftTurn { after, revised, player, mut texts }) = turn {
            for (_, entry) in of_turn() {
                self.desk.set(entry.into(), texts.remove(&entry).unwrap_or_default());
            }
            let own = &mut self.desk.own.classic;
            own.turn = revised.filter(|turn| (1..=after).contains(&usize::from(*turn)));
            own.turn_of = player;
        }
        // It was saved meanwhile just so: nothing is begun any more.
        self.tell_table();
    }

    /// Nothing is begun any more of the result of the table on the desk: it is saved, or thrown away. A turn that is
    /// typed goes on.
    pub(super) fn forget_result(&mut self) {
        let Some(keeper) = &self.keeper else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some((desk, table)) = on_desk(&sight) else { return };
        let begun = begun(desk.round, table);
        let result = LeftResult::untouched(&sight, table);
        self.lay_result(result);
        if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.forget_draft(begun, &self.outside.station)
        {
            self.refuse(&Refusal::NotSaved(error));
        }
        self.tell_table();
    }

    /// The first table of which something was begun here and not saved.
    pub(super) fn first_left(&mut self) -> Option<(RoundNo, TableNo)> {
        self.keep_draft();
        let keeper = self.keeper.as_ref()?;
        let game = &keeper.record().contest().game;
        let mut tables = game.paired().flat_map(|(round, told)| {
            told.tables.iter().map(move |(number, table)| (round, *number, &**table))
        });
        let left = |&(round, number, table): &(RoundNo, TableNo, &Table)| {
            let kept = keeper.draft(begun(round, table), &self.outside.station).map(Left::read);
            kept.is_some_and(|left| {
                left.whose == whose(number, table) && (left.turn.is_some() || is_keyed(table))
            })
        };
        tables.find(left).map(|(round, number, _)| (round, number))
    }
}

/// Whether a result is keyed there, or may be.
fn is_keyed(table: &Table) -> bool {
    matches!(table.outcome, Outcome::Open | Outcome::Result(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_is_read_as_it_was_typed() {
        let player = PlayerId::new(5);
        let texts = |all: &[(Entry, &str)]| {
            all.iter().map(|(entry, text)| (*entry, (*text).to_owned())).collect()
        };
        for end in End::ALL.map(Some).into_iter().chain([None]) {
            for depth in [Depth::Finals, Depth::Figures] {
                let left = Left {
                    whose: "3 5 1".to_owned(),
                    result: Some(LeftResult {
                        texts: texts(&[
                            (Entry::Final(0), "4 0x"),
                            (Entry::Over(3), "2:10"),
                            (Entry::Stopped, "llum  tallat"),
                        ]),
                        depth,
                        end,
                        finisher: player,
                        beginner: None,
                    }),
                    turn: Some(LeftTurn {
                        after: 12,
                        revised: Some(3),
                        player,
                        texts: texts(&[(Entry::Turn, "8H QADRE"), (Entry::TurnSenyors, "2 C")]),
                    }),
                };
                assert_eq!(Left::read(&left.to_text()), left);
            }
        }
        let none = Left { whose: "3 5 1".to_owned(), result: None, turn: None };
        assert_eq!(Left::read(&none.to_text()), none);
        assert_eq!(Left::read(""), Left { whose: String::new(), result: None, turn: None });
    }
}
