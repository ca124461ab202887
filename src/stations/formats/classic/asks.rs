//! What a station asks of a table's result, and what that becomes. Its version is the number of the event that it
//! stands by.

use serde::Deserialize;
use serde_json::{Value, json};

use super::texts::{NoResult, fits, read, texts_of};
use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::command::Command;
use crate::domain::formats::classic::entered::{Entered, EnteredSeat};
use crate::domain::formats::classic::event::Event as C;
use crate::domain::formats::classic::result::State;
use crate::domain::formats::classic::state::{Classic, Keyed, Outcome, Shown, Table};
use crate::domain::formats::classic::{Record, Rejection};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::domain::text::is_hidden;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::classic::echo::{doubts, echo};
use crate::stations::asked::{newest, time_of};
use crate::stations::keying::{Asker, Place, Step, Texts, Tick};
use crate::stations::refused::{Refused, Why};
use crate::text;

/// A table of a round.
pub(super) type At = (RoundNo, TableNo);

/// What is asked: `player` being the number of the table.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ask {
    KeySheet {
        round: u8,
        player: u32,
        fields: Texts,
        /// That odd figures are those of the slip.
        #[serde(default)]
        odd: bool,
    },
    /// Of a table its final scores, as one line of numbers: table, then each seat's.
    Result {
        round: u8,
        typed: String,
        /// As of a slip.
        #[serde(default)]
        odd: bool,
    },
    Check {
        round: u8,
        player: u32,
        version: u64,
    },
    Revise {
        round: u8,
        player: u32,
        version: u64,
        fields: Texts,
        reason: String,
        #[serde(default)]
        odd: bool,
    },
}

impl Ask {
    pub(super) fn of(ask: &Value) -> Option<Self> {
        Self::deserialize(ask).ok()
    }

    /// The table that it is about.
    pub(super) fn at(&self) -> Option<At> {
        let (round, table) = match self {
            Self::KeySheet { round, player, .. }
            | Self::Check { round, player, .. }
            | Self::Revise { round, player, .. } => (*round, u16::try_from(*player).ok()?),
            Self::Result { round, typed, .. } => (*round, numbers(typed)?.0),
        };
        Some((RoundNo::new(round)?, TableNo::new(table)?))
    }
}

/// `3 412 388`: a table, and the scores of its seats.
fn numbers(typed: &str) -> Option<(u16, Vec<i64>)> {
    // As it comes from a message or a table: hidden marks and spaces of every kind.
    let shown = typed.chars().filter(|sign| sign.is_whitespace() || !is_hidden(*sign));
    let typed = shown.collect::<String>().replace('\u{2212}', "-");
    let apart = |sign: char| sign.is_whitespace() || [',', ';', ':'].contains(&sign);
    let mut numbers = typed.split(apart).filter(|number| !number.is_empty());
    let table = numbers.next()?.parse().ok()?;
    Some((table, numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?))
}

/// Such a line for a table of so many.
pub(super) fn example(table: TableNo, seats: usize) -> String {
    let scores = ["412", "388", "361", "340"].into_iter().take(seats).map(str::to_owned);
    std::iter::once(table.to_string()).chain(scores).collect::<Vec<_>>().join(" ")
}

/// The page of a table.
pub(super) fn place((round, table): At) -> Option<Place> {
    Some(Place::first(round, Some(PlayerId::new(table.get().into())?)))
}

/// The table of a page.
pub(super) fn table_of(place: Place) -> Option<At> {
    let table = u16::try_from(place.player?.get()).ok()?;
    Some((place.round, TableNo::new(table)?))
}

/// Whether the tables of a round were shown to the hall.
pub(super) fn is_shown(contest: &Contest, round: RoundNo) -> bool {
    let pairing = contest.game.round(round).and_then(|round| round.pairing.as_ref());
    pairing.is_some_and(|pairing| pairing.shown == Shown::Yes)
}

/// The table, once its round was shown: before that nothing of it is looked at.
pub(super) fn known(contest: &Contest, language: Language, at: At) -> Result<&Table, Refused> {
    if !is_shown(contest, at.0) {
        return Err(Refused::new(Why::Round, tr(language, "results-not-shown")));
    }
    let unknown = || {
        let typed = at.1.to_string();
        Refused::new(Why::Unknown, text!(language, "meeting-no-such-table", typed = typed))
    };
    contest.game.table_at(at.0, at.1).ok_or_else(unknown)
}

/// By which event a table stands as it does; 0 before there is one.
pub(super) fn version(record: &Record, (round, table): At) -> u64 {
    newest(record, |event| match event {
        C::ResultEntered { round: of, table: at, .. }
        | C::ResultCorrected { round: of, table: at, .. }
        | C::ResultWithdrawn { round: of, table: at, .. }
        | C::WalkoverDeclared { round: of, table: at, .. }
        | C::GameCancelled { round: of, table: at, .. } => (*of, *at) == (round, table),
        _ => false,
    })
}

/// What an ask becomes.
pub(super) fn step(
    open: &Open<'_, Classic>,
    asker: &Asker<'_>,
    ask: &Value,
) -> Result<Step<Classic>, Refused> {
    let form = || Refused::new(Why::Form, tr(asker.language, "web-not-understood"));
    let ask = Ask::of(ask).ok_or_else(form)?;
    let no_line = || Refused::new(Why::Unfit, tr(asker.language, "results-by-numbers-odd"));
    let is_line = matches!(ask, Ask::Result { .. });
    let at = ask.at().ok_or_else(|| if is_line { no_line() } else { form() })?;
    let of = Turn { open, asker, at };
    let (round, table) = at;
    match ask {
        Ask::KeySheet { fields, odd, .. } => of.first(of.typed(&fields)?, odd),
        Ask::Result { typed, odd, .. } => {
            let seats = &of.table()?.seats;
            let (_, scores) = numbers(&typed).ok_or_else(no_line)?;
            if scores.len() != seats.len() {
                let text = text!(
                    asker.language,
                    "results-by-numbers-other",
                    table = table.to_string(),
                    seats = seats.len(),
                    example = example(table, seats.len())
                );
                return Err(Refused::new(Why::Unfit, text));
            }
            let scored =
                seats.iter().zip(scores).map(|(&seat, points)| EnteredSeat::scored(seat, points));
            let result = Entered { seats: scored.collect(), ..Entered::default() };
            let result = result.completed(open.contest().game.rules()).map_err(|why| {
                Refused::new(Why::Unfit, asker.language.rejection(&Rejection::Own(why)))
            })?;
            match of.table()?.result().filter(|keyed| keyed.result != result) {
                Some(keyed) => Err(of.written(keyed)),
                None => of.first(result, odd),
            }
        }
        Ask::Check { version, .. } => {
            of.unchanged(version)?;
            Ok(does(Command::ConfirmResult { round, table }))
        }
        Ask::Revise { version, fields, reason, odd, .. } => {
            let result = of.typed(&fields)?;
            let keyed = of.unchanged(version)?;
            if keyed.result == result {
                return Ok(of.stands());
            }
            of.meant(&result, odd)?;
            Ok(does(Command::CorrectResult { round, table, result, reason }))
        }
    }
}

fn does(command: Command) -> Step<Classic> {
    Step::Do(Box::new(command.into()))
}

/// An ask, at its turn.
#[derive(Clone, Copy)]
struct Turn<'a> {
    open: &'a Open<'a, Classic>,
    asker: &'a Asker<'a>,
    at: At,
}

impl<'a> Turn<'a> {
    fn table(self) -> Result<&'a Table, Refused> {
        known(self.open.record.contest(), self.asker.language, self.at)
    }

    /// The result that is typed.
    fn typed(self, fields: &Texts) -> Result<Entered, Refused> {
        let language = self.asker.language;
        let (rules, table) = (self.open.contest().game.rules(), self.table()?);
        fits(language, (rules, table), fields)?;
        read(rules, table, fields).map_err(|why| match why {
            NoResult::Waits(field) => {
                Refused::new(Why::Unread, tr(language, "meeting-score-missing"))
                    .with("field", field)
            }
            NoResult::NoNumber(field) => {
                Refused::new(Why::Unread, tr(language, "meeting-no-number")).with("field", field)
            }
            NoResult::OutOfRange(field) => {
                Refused::new(Why::Unfit, tr(language, "rejected-out-of-range")).with("field", field)
            }
            NoResult::Rule(why) => {
                Refused::new(Why::Unfit, language.rejection(&Rejection::Own(why)))
            }
        })
    }

    /// The result that still is as it was seen.
    fn unchanged(self, seen: u64) -> Result<&'a Keyed, Refused> {
        let keyed = self.table()?.result();
        let is_seen = version(self.open.record, self.at) == seen;
        keyed.filter(|_| is_seen).ok_or_else(|| self.newer(keyed))
    }

    /// How it stands now, for who has seen it otherwise.
    fn newer(self, keyed: Option<&Keyed>) -> Refused {
        let Some(keyed) = keyed else {
            return Refused::new(Why::Newer, tr(self.asker.language, "staff-gone"));
        };
        let text = text!(self.asker.language, "staff-newer", by = keyed.by.name.as_str());
        self.as_it_stands(keyed, text)
    }

    /// How it stands already, for who typed another line without a look at it, and where it is looked at.
    fn written(self, keyed: &Keyed) -> Refused {
        let (language, table) = (self.asker.language, self.at.1.to_string());
        let by = keyed.by.name.as_str();
        let text = text!(language, "results-written", table = table.as_str(), by = by);
        let refused = self.as_it_stands(keyed, text);
        let called = text!(language, "meeting-table", table = table);
        let there = place(self.at).map(|place| place.path()).unwrap_or_default();
        refused.with("to", there).with("called", called)
    }

    fn as_it_stands(self, keyed: &Keyed, text: String) -> Refused {
        let now = version(self.open.record, self.at);
        let refused = Refused::new(Why::Newer, text).with("version", now);
        let refused = refused.with("by", keyed.by.name.clone());
        let refused = refused.with("at", time_of(self.open.record, now));
        // Nothing is keyed blind here.
        refused.with("fields", json!(texts_of(&keyed.result)))
    }

    fn stands(self) -> Step<Classic> {
        let (_, table) = self.at;
        let version = version(self.open.record, self.at);
        Step::Stands(
            json!({"done": true, "what": "same", "sheet": table.get(), "version": version}),
        )
    }

    /// What may have been mistyped is asked, as at the console.
    fn meant(self, result: &Entered, odd: bool) -> Result<(), Refused> {
        let language = self.asker.language;
        let mut doubts = doubts(self.open, language, self.at, result);
        let would = echo(self.open.judged, self.at, self.table()?.starter, result);
        if would.is_some_and(|would| would.settled.state == State::LastWordMissing) {
            doubts.push(tr(language, "meeting-last-words-asked"));
        }
        if odd || doubts.is_empty() {
            return Ok(());
        }
        let text = text!(language, "results-odd", doubts = doubts.join(" "));
        let refused = Refused::new(Why::Doubtful, text).with_tick(Tick::ODD);
        // A line has nothing to tick before it is refused.
        Err(refused.with("ticked", tr(language, "results-odd-meant")))
    }

    /// A result of a table. Where somebody else entered the very same first, it is confirmed by that.
    fn first(self, result: Entered, odd: bool) -> Result<Step<Classic>, Refused> {
        let (round, table) = self.at;
        let keyed = match &self.table()?.outcome {
            Outcome::Result(keyed) => keyed,
            Outcome::Open => {
                self.meant(&result, odd)?;
                return Ok(does(Command::EnterResult { round, table, result }));
            }
            // That nothing can be entered over it the law tells.
            Outcome::Walkover { .. } | Outcome::Cancelled { .. } => {
                return Ok(does(Command::EnterResult { round, table, result }));
            }
        };
        let own = keyed.by.is_named_as(self.asker.who);
        match (keyed.result == result, own, &keyed.confirmed) {
            (true, false, None) => Ok(does(Command::ConfirmResult { round, table })),
            (true, ..) => Ok(self.stands()),
            (false, ..) => Err(self.newer(Some(keyed))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stations::asked::names_of;

    #[test]
    fn nothing_else_is_asked_of_tables() {
        let all = ["key_sheet", "result", "check", "revise"];
        assert_eq!(names_of::<Ask>(), all);
    }
}
