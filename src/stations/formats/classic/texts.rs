//! What is typed of a table's result, field by field: figures or final scores of each seat, how the game ended.

use crate::domain::formats::classic::competition::{MOST_RACK, MOST_SCORE};
use crate::domain::formats::classic::entered::{Entered, EnteredSeat};
use crate::domain::formats::classic::refusal::Refusal as Rule;
use crate::domain::formats::classic::rules::{End, Rules, Tie};
use crate::domain::formats::classic::state::Table;
use crate::domain::ids::PlayerId;
use crate::domain::text::is_hidden;
use crate::language::{Language, tr};
use crate::stations::keying::Texts;
use crate::stations::refused::{Refused, Why};

/// Of a seat, its place from 1 behind it: `raw-1`.
const RAW: &str = "raw";
const RACK: &str = "rack";
const OVER: &str = "over";
const FINAL: &str = "final";
const LAST_WORD: &str = "last-word";
/// Of the table.
pub(super) const END: &str = "end";
pub(super) const FINISHER: &str = "finisher";
pub(super) const BEGINS: &str = "begins";
pub(super) const STOPPED: &str = "stopped";

/// The longest text of a field, in characters.
const LONGEST: usize = 1_000;

/// A field of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// A number of a seat, by what it is called.
    Seat(usize, &'static str),
    /// Who began.
    Begins,
    /// How it ended.
    End,
    /// Who went out.
    Finisher,
    /// Why it was stopped.
    Stopped,
}

impl Asked {
    /// Its name in what is sent.
    pub(super) fn name(self) -> String {
        match self {
            Self::Seat(seat, of) => format!("{of}-{}", seat + 1),
            Self::Begins => BEGINS.to_owned(),
            Self::End => END.to_owned(),
            Self::Finisher => FINISHER.to_owned(),
            Self::Stopped => STOPPED.to_owned(),
        }
    }

    /// Of which seat it is the final score, if it is one.
    pub(super) fn final_of(self) -> Option<usize> {
        match self {
            Self::Seat(seat, FINAL) => Some(seat),
            _ => None,
        }
    }

    /// Whether every slip has it.
    pub(super) fn is_usual(self) -> bool {
        matches!(self, Self::Seat(_, FINAL | LAST_WORD))
    }

    /// What it is called, of a seat without whose it is.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Seat(_, RAW) => "meeting-raw",
            Self::Seat(_, RACK) => "meeting-rack",
            Self::Seat(_, OVER) => "meeting-over",
            Self::Seat(_, LAST_WORD) => "meeting-last-word",
            Self::Seat(..) => "meeting-final",
            Self::Begins => "meeting-who-begins",
            Self::End => "meeting-end",
            Self::Finisher => "results-who-went-out",
            Self::Stopped => "meeting-why-stopped",
        }
    }
}

/// The fields of a table, in the order in which the keyboard goes through them: what every slip has, then the figures seat by
/// seat, then the table's.
pub(super) fn asked(rules: &Rules, table: &Table) -> Vec<Asked> {
    let seats = table.seats.len();
    let has_over = rules.overtime(seats).is_some();
    let has_words = rules.swiss().is_some_and(|swiss| swiss.tie == Tie::LastWord);
    let mut all: Vec<Asked> = (0..seats).map(|seat| Asked::Seat(seat, FINAL)).collect();
    if has_words {
        all.extend((0..seats).map(|seat| Asked::Seat(seat, LAST_WORD)));
    }
    for seat in 0..seats {
        all.extend([RAW, RACK].map(|of| Asked::Seat(seat, of)));
        all.extend(has_over.then_some(Asked::Seat(seat, OVER)));
    }
    all.extend([Asked::End, Asked::Finisher, Asked::Begins]);
    all.extend(rules.has_end(End::Stopped).then_some(Asked::Stopped));
    all
}

/// Why what is typed is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoResult {
    /// Something is still to be typed, in this field.
    Waits(String),
    /// This field has no number.
    NoNumber(String),
    /// The number of this field is larger or smaller than any can be.
    OutOfRange(String),
    /// The rules refuse it.
    Rule(Rule),
}

/// Whether what is typed can be taken at all.
pub(super) fn fits(
    language: Language,
    (rules, table): (&Rules, &Table),
    texts: &Texts,
) -> Result<(), Refused> {
    let names: Vec<String> = asked(rules, table).into_iter().map(Asked::name).collect();
    for (field, typed) in texts {
        if !names.contains(field) {
            return Err(Refused::new(Why::Form, tr(language, "web-not-understood")));
        }
        if typed.chars().count() > LONGEST {
            let text = tr(language, "staff-too-long");
            return Err(Refused::new(Why::Unfit, text).with("field", field.as_str()));
        }
    }
    let end = texts.get(END).map_or("", String::as_str);
    let player = |name: &str| texts.get(name).map_or("", String::as_str);
    let sits = |typed: &str| typed.is_empty() || at_table(table, typed).is_some();
    let known = end.is_empty() || end_of(end).is_some();
    if known && sits(player(FINISHER)) && sits(player(BEGINS)) {
        return Ok(());
    }
    Err(Refused::new(Why::Form, tr(language, "web-not-understood")))
}

fn end_of(code: &str) -> Option<End> {
    End::ALL.into_iter().find(|end| end.code() == code)
}

fn at_table(table: &Table, typed: &str) -> Option<PlayerId> {
    let player = PlayerId::new(typed.parse().ok()?)?;
    table.seats.contains(&player).then_some(player)
}

/// A result as it is typed, with the final scores that follow from its figures.
///
/// # Errors
/// [`NoResult`].
pub(super) fn read(rules: &Rules, table: &Table, texts: &Texts) -> Result<Entered, NoResult> {
    let of = Typed { texts };
    let end = end_of(&of.text(END));
    let finisher = at_table(table, &of.text(FINISHER));
    let has_figures = (0..table.seats.len()).any(|seat| !of.text(&name(seat, RAW)).is_empty());
    let mut seats = Vec::new();
    for (seat, &player) in table.seats.iter().enumerate() {
        let [raw, rack, over, points, word] =
            [RAW, RACK, OVER, FINAL, LAST_WORD].map(|of| name(seat, of));
        let points = of.number::<i64>(&points)?;
        let mut entered = if has_figures {
            let rack = of.number(&rack)?.unwrap_or_default();
            let raw = of.number(&raw)?.ok_or(NoResult::Waits(raw))?;
            let with = EnteredSeat::with_figures(player, raw, rack, of.over_ms(&over)?);
            EnteredSeat { points, ..with }
        } else {
            let waits = NoResult::Waits(name(seat, FINAL));
            EnteredSeat::scored(player, points.ok_or(waits)?)
        };
        entered.last_word = of.number(&word)?;
        seats.push(entered);
    }
    let stopped = end == Some(End::Stopped);
    let entered = Entered {
        starter: at_table(table, &of.text(BEGINS)),
        end,
        finisher: finisher.filter(|_| end == Some(End::Out)),
        reason: if stopped { of.text(STOPPED) } else { String::new() },
        seats,
    };
    entered.completed(rules).map_err(|why| match why {
        Rule::OutOfRange => NoResult::OutOfRange(out_of_range(&entered.seats)),
        why => NoResult::Rule(why),
    })
}

/// The first field whose number is larger or smaller than any can be: a score, a rack, else a last word.
fn out_of_range(seats: &[EnteredSeat]) -> String {
    let is_out =
        |score: Option<i64>| score.is_some_and(|it| !(-MOST_SCORE..=MOST_SCORE).contains(&it));
    let found = seats.iter().enumerate().find_map(|(seat, of)| {
        let fields = [
            (FINAL, of.raw.is_none() && is_out(of.points)),
            (RAW, is_out(of.raw)),
            (RACK, of.rack > MOST_RACK),
        ];
        let found = fields.into_iter().find(|(_, is_out)| *is_out);
        found.map(|(field, _)| name(seat, field))
    });
    let word = || {
        let largest = seats.iter().enumerate().max_by_key(|(_, seat)| seat.last_word);
        name(largest.map_or(0, |(seat, _)| seat), LAST_WORD)
    };
    found.unwrap_or_else(word)
}

fn name(seat: usize, of: &'static str) -> String {
    Asked::Seat(seat, of).name()
}

struct Typed<'a> {
    texts: &'a Texts,
}

impl Typed<'_> {
    fn text(&self, name: &str) -> String {
        let typed = self.texts.get(name).map_or("", String::as_str);
        let bare = typed.chars().map(|c| if c.is_control() { ' ' } else { c });
        let bare: String = bare.filter(|c| !is_hidden(*c)).collect();
        bare.trim().replace('\u{2212}', "-")
    }

    /// A number that may be left out.
    fn number<N: std::str::FromStr>(&self, name: &str) -> Result<Option<N>, NoResult> {
        let typed = self.text(name);
        if typed.is_empty() {
            return Ok(None);
        }
        typed.parse().map(Some).map_err(|_| NoResult::NoNumber(name.to_owned()))
    }

    /// Minutes and seconds, `1:05`, or minutes alone.
    fn over_ms(&self, name: &str) -> Result<u32, NoResult> {
        let typed = self.text(name);
        if typed.is_empty() {
            return Ok(0);
        }
        let (minutes, seconds) = typed.split_once([':', '.', ',']).unwrap_or((&typed, "0"));
        let of = |text: &str, most: u32| text.parse().ok().filter(|number| *number <= most);
        let both = of(minutes, 240).zip(of(seconds, 59));
        let (minutes, seconds): (u32, u32) = both.ok_or(NoResult::NoNumber(name.to_owned()))?;
        Ok((minutes * 60 + seconds) * 1000)
    }
}

/// What stands in the fields of a result that is there.
pub(super) fn texts_of(result: &Entered) -> Texts {
    let some = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let player =
        |player: Option<PlayerId>| player.map(|player| player.to_string()).unwrap_or_default();
    let mut texts = Texts::from([
        (END.to_owned(), result.end.map(|end| end.code().to_owned()).unwrap_or_default()),
        (FINISHER.to_owned(), player(result.finisher)),
        (BEGINS.to_owned(), player(result.starter)),
        (STOPPED.to_owned(), result.reason.clone()),
    ]);
    for (seat, entered) in result.seats.iter().enumerate() {
        let is_figures = entered.raw.is_some();
        let seconds = entered.over_ms.div_ceil(1000);
        let over = if seconds == 0 {
            String::new()
        } else {
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        let rack = if is_figures { entered.rack.to_string() } else { String::new() };
        let points = if is_figures { String::new() } else { some(entered.points) };
        texts.extend([
            (name(seat, RAW), some(entered.raw)),
            (name(seat, RACK), rack),
            (name(seat, OVER), over),
            (name(seat, FINAL), points),
            (name(seat, LAST_WORD), some(entered.last_word.map(i64::from))),
        ]);
    }
    texts
}

/// Every field that is asked, as it is sent or empty.
pub(super) fn whole(rules: &Rules, table: &Table, texts: &Texts) -> Texts {
    let names = asked(rules, table).into_iter().map(Asked::name);
    let text = |name: String| {
        let text = texts.get(&name).cloned().unwrap_or_default();
        (name, text)
    };
    names.map(text).collect()
}
