//! What is typed of the table on the desk: its fields in their order, and the result that they say.

use crate::commands::formats::classic::{End, Entry};
use crate::domain::formats::classic::entered::{Entered, EnteredSeat};
use crate::domain::formats::classic::refusal::Refusal;
use crate::domain::formats::classic::rules::{Rules, Tie};
use crate::domain::formats::classic::state::{Outcome, Table};
use crate::domain::ids::PlayerId;
use crate::views::desk::formats::classic::{Depth, TableOnDesk};
use crate::views::formats::classic::Sight;
use crate::views::name::parse_clock;

/// Why what is typed is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoResult {
    /// Something is still to be typed: the field that waits first.
    Waits(Entry),
    /// This field has no number.
    NoNumber(Entry),
    /// The rules refuse it.
    Refused(Refusal),
}

/// The table on the desk and what is known of it.
pub fn on_desk<'a>(sight: &Sight<'a>) -> Option<(&'a TableOnDesk, &'a Table)> {
    let on_desk = sight.own().table.as_ref()?;
    Some((on_desk, sight.contest().game.table_at(on_desk.round, on_desk.table)?))
}

/// A seat as its entries count it.
fn seats(table: &Table) -> impl Iterator<Item = (u8, PlayerId)> + '_ {
    (0..).zip(table.seats.iter().copied())
}

/// Whether a time over can be typed: a clock with a price has as many seats.
fn has_over(rules: &Rules, table: &Table) -> bool {
    rules.overtime(table.seats.len()).is_some()
}

/// The fields of the table on the desk, in the order in which the keyboard goes through them.
pub fn fields(sight: &Sight<'_>) -> Vec<Entry> {
    let Some((on_desk, table)) = on_desk(sight) else { return Vec::new() };
    let rules = sight.contest().game.rules();
    let mut fields = Vec::new();
    for (seat, player) in seats(table) {
        match on_desk.depth {
            Depth::Finals => fields.push(Entry::Final(seat)),
            Depth::Figures => {
                fields.push(Entry::Raw(seat));
                // Who went out has no tiles left.
                let out = on_desk.end == Some(End::Out) && on_desk.finisher == Some(player);
                if !out {
                    fields.push(Entry::Rack(seat));
                }
                if has_over(rules, table) {
                    fields.push(Entry::Over(seat));
                }
            }
        }
    }
    if asks_last_words(sight) {
        fields.extend(seats(table).map(|(seat, _)| Entry::LastWord(seat)));
    }
    if on_desk.end == Some(End::Stopped) {
        fields.push(Entry::Stopped);
    }
    fields
}

/// Whether the last words are asked for: the rules decide a tie by them, and it is one.
fn asks_last_words(sight: &Sight<'_>) -> bool {
    let Some((on_desk, table)) = on_desk(sight) else { return false };
    let rules = sight.contest().game.rules();
    let asked = rules.swiss().is_some_and(|swiss| swiss.tie == Tie::LastWord);
    asked && {
        let typed = without_words(sight, on_desk, table);
        let completed = typed.ok().and_then(|typed| typed.completed(rules).ok());
        let points =
            completed.map(|result| result.seats.iter().map(|seat| seat.points).collect::<Vec<_>>());
        points.is_some_and(|points| points.windows(2).all(|two| two.first() == two.last()))
    }
}

fn text(sight: &Sight<'_>, entry: Entry) -> String {
    sight.desk.text(entry.into()).trim().replace('\u{2212}', "-")
}

/// A number that has to be typed.
fn number(sight: &Sight<'_>, entry: Entry) -> Result<i64, NoResult> {
    let typed = text(sight, entry);
    if typed.is_empty() {
        return Err(NoResult::Waits(entry));
    }
    typed.parse().map_err(|_| NoResult::NoNumber(entry))
}

/// A number that may be left out.
fn count(sight: &Sight<'_>, entry: Entry) -> Result<Option<u32>, NoResult> {
    let typed = text(sight, entry);
    if typed.is_empty() {
        return Ok(None);
    }
    typed.parse().map(Some).map_err(|_| NoResult::NoNumber(entry))
}

fn over_ms(sight: &Sight<'_>, entry: Entry) -> Result<u32, NoResult> {
    let typed = text(sight, entry);
    if typed.is_empty() || typed == "-" || typed == "–" {
        return Ok(0);
    }
    let ms = parse_clock(&typed).and_then(|ms| u32::try_from(ms).ok());
    ms.ok_or(NoResult::NoNumber(entry))
}

fn without_words(
    sight: &Sight<'_>,
    on_desk: &TableOnDesk,
    table: &Table,
) -> Result<Entered, NoResult> {
    let rules = sight.contest().game.rules();
    let seat = |(seat, player): (u8, PlayerId)| match on_desk.depth {
        Depth::Finals => Ok(EnteredSeat::scored(player, number(sight, Entry::Final(seat))?)),
        Depth::Figures => {
            let out = on_desk.end == Some(End::Out) && on_desk.finisher == Some(player);
            let rack = if out { None } else { count(sight, Entry::Rack(seat))? };
            let over = if has_over(rules, table) { over_ms(sight, Entry::Over(seat))? } else { 0 };
            let raw = number(sight, Entry::Raw(seat))?;
            Ok(EnteredSeat::with_figures(player, raw, rack.unwrap_or_default(), over))
        }
    };
    let stopped = on_desk.end == Some(End::Stopped);
    Ok(Entered {
        starter: on_desk.beginner,
        end: on_desk.end,
        finisher: on_desk.finisher.filter(|_| on_desk.end == Some(End::Out)),
        reason: if stopped { text(sight, Entry::Stopped) } else { String::new() },
        seats: seats(table).map(seat).collect::<Result<_, _>>()?,
    })
}

/// The result as it is typed, with the final scores that follow from its figures.
///
/// # Errors
/// [`NoResult`].
pub fn entered(sight: &Sight<'_>) -> Result<Entered, NoResult> {
    let first = Entry::Final(0);
    let (on_desk, table) = on_desk(sight).ok_or(NoResult::Waits(first))?;
    let rules = sight.contest().game.rules();
    let mut typed = without_words(sight, on_desk, table)?;
    if asks_last_words(sight) {
        for (seat, entered) in (0..).zip(&mut typed.seats) {
            entered.last_word = count(sight, Entry::LastWord(seat))?;
        }
    }
    typed.completed(rules).map_err(NoResult::Refused)
}

/// What the clock of a table had over when it was stopped, as it is typed; nothing once its game is told.
pub fn over_of_clock(sight: &Sight<'_>, table: &Table) -> Vec<(Entry, String)> {
    let overtime = sight.contest().game.rules().overtime(table.seats.len());
    let Some(overtime) = overtime.filter(|_| table.outcome == Outcome::Open) else {
        return Vec::new();
    };
    let most = |over: u64| overtime.limit_ms().map_or(over, |most| over.min(most));
    let over = (0..).zip(&table.over_ms).filter(|(_, over)| **over > 0);
    over.map(|(seat, &over)| {
        let seconds = most(over).div_ceil(1000);
        (Entry::Over(seat), format!("{}:{:02}", seconds / 60, seconds % 60))
    })
    .collect()
}

/// The end that the clock's key stands for: by the rules, and by how many were over their time.
pub fn clock_end(sight: &Sight<'_>) -> End {
    let rules = sight.contest().game.rules();
    if rules.has_end(End::ClocksOut) {
        return End::ClocksOut;
    }
    let Some((_, table)) = on_desk(sight) else { return End::ClockOne };
    let over = |(seat, _): (u8, PlayerId)| over_ms(sight, Entry::Over(seat)).unwrap_or(0) > 0;
    if seats(table).all(over) { End::ClockBoth } else { End::ClockOne }
}

/// What stands in the fields of a result that is there.
pub fn texts(result: &Entered) -> Vec<(Entry, String)> {
    let of = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut texts = vec![(Entry::Stopped, result.reason.clone())];
    for (seat, entered) in (0..).zip(&result.seats) {
        let figures = entered.raw.is_some();
        let rack = if figures { entered.rack.to_string() } else { String::new() };
        let seconds = entered.over_ms.div_ceil(1000);
        let over = if seconds == 0 {
            String::new()
        } else {
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        texts.extend([
            (Entry::Final(seat), of(entered.points)),
            (Entry::Raw(seat), of(entered.raw)),
            (Entry::Rack(seat), rack),
            (Entry::Over(seat), over),
            (Entry::LastWord(seat), of(entered.last_word.map(i64::from))),
        ]);
    }
    texts
}
