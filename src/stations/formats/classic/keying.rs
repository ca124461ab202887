//! Results of classic games as a station keys them: a slip a table, and the second person who confirms it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::asks::{Ask, At, example, is_shown, known, place, step, table_of, version};
use super::help::OF_RESULTS;
use super::texts::{self, Asked, NoResult, asked, fits, read, texts_of};
use crate::domain::contest::Record;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::classic::entered::Entered;
use crate::domain::formats::classic::result::State;
use crate::domain::formats::classic::rules::{End, Rules};
use crate::domain::formats::classic::state::{Classic, Outcome, Table};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::{Language, Sentences as _, tr};
use crate::print::formats::classic::{NotOurs, read_code};
use crate::screens::find::search;
use crate::screens::formats::classic::echo::{Echo, doubts, echo};
use crate::screens::{Open, Tone, name};
use crate::stations::help::Chapter;
use crate::stations::keying::{
    Asker, Chip, Collects, Does, Field, Found, Input, Inputs, Keying, Listed, OfRound, Paper,
    Place, Step, Texts, Tick, Turn,
};
use crate::stations::refused::{Refused, Why};
use crate::storage::Begun;
use crate::text;

/// How many digits the code of a slip has.
const DIGITS: usize = 9;

/// Result slips.
pub(super) struct Results;

/// The rounds whose tables were shown, in order.
fn shown<'a>(open: &Open<'a, Classic>) -> impl DoubleEndedIterator<Item = RoundNo> + 'a {
    let contest = open.contest();
    let paired = contest.game.paired().map(|(number, _)| number);
    paired.filter(|&number| is_shown(contest, number))
}

fn is_missing(table: &Table) -> bool {
    table.outcome == Outcome::Open
}

/// Whether equal scores wait for the values of the last words: as long as they do, the referee counts no result there.
fn awaits_words(open: &Open<'_, Classic>, at: At) -> bool {
    let settled = open.judged.standings.games.get(&at);
    settled.is_some_and(|settled| settled.state == State::LastWordMissing)
}

/// The tables of which this is so, of the newest round first.
fn waiting(open: &Open<'_, Classic>, waits: impl Fn(At, &Table) -> bool) -> Vec<Place> {
    let mut found = Vec::new();
    for number in shown(open).rev() {
        let round = open.contest().game.round(number);
        let tables = round.into_iter().flat_map(|round| &round.tables);
        let waiting = tables.filter(|&(&at, table)| waits((number, at), table));
        found.extend(waiting.filter_map(|(&table, _)| place((number, table))));
    }
    found
}

impl Keying<Classic> for Results {
    fn help(&self) -> &'static [Chapter] {
        OF_RESULTS
    }

    fn list(&self, open: &Open<'_, Classic>, asker: &Asker<'_>) -> Vec<OfRound> {
        let language = asker.language;
        let of_round = |round: RoundNo| {
            let tables = open.contest().game.round(round).map(|round| &round.tables);
            // In the order of the tables, which stays as results come in.
            let sheets: Vec<Listed> = tables
                .into_iter()
                .flatten()
                .filter_map(|(&number, table)| listed(open, language, (round, number), table))
                .collect();
            let missing = sheets.iter().filter(|sheet| sheet.missing).count();
            let title = text!(
                language,
                "staff-of-round",
                round = round.get(),
                missing = missing,
                all = sheets.len()
            );
            let open_table = tables.into_iter().flatten().find(|(_, table)| is_missing(table));
            let collect =
                open_table.filter(|_| open.changeable()).map(|(&number, table)| Collects {
                    ask: json!({"ask": "result", "round": round.get()}),
                    label: tr(language, "results-by-numbers"),
                    does: tr(language, "staff-save"),
                    example: example(number, table.seats.len()),
                });
            OfRound { round, title, sheets, collect, nameless: None, unnamed: Vec::new() }
        };
        shown(open).rev().map(of_round).collect()
    }

    fn paper(
        &self,
        open: &Open<'_, Classic>,
        asker: &Asker<'_>,
        place: Place,
        texts: Option<&Texts>,
    ) -> Result<Paper, Refused> {
        let language = asker.language;
        let unknown = || Refused::new(Why::Unknown, tr(language, "web-not-found"));
        if !is_shown(open.contest(), place.round) {
            return Err(Refused::new(Why::Round, tr(language, "results-not-shown")));
        }
        // Nothing is keyed blind here: whoever confirms a result sees it.
        let sees = matches!(place.turn, Turn::First | Turn::Saved);
        let at = table_of(place).filter(|_| sees).ok_or_else(unknown)?;
        let table = known(open.record.contest(), language, at)?;
        let rules = open.contest().game.rules();
        texts.map_or(Ok(()), |texts| fits(language, (rules, table), texts))?;
        Ok(Of { open, asker, at, table, place }.paper(texts))
    }

    fn inputs(&self, open: &Open<'_, Classic>, asker: &Asker<'_>, place: Place) -> Inputs {
        let game = &open.contest().game;
        let table = table_of(place).and_then(|(round, table)| game.table_at(round, table));
        let Some(table) = table else { return Inputs::new() };
        let players = || {
            let named = |&player: &PlayerId| (player.to_string(), open.told_apart(player));
            Input::Choice(table.seats.iter().map(named).collect())
        };
        let input = |asked: Asked| match asked {
            // Minutes and seconds, and scores below zero.
            Asked::Seat(..) | Asked::Stopped => Input::Line,
            Asked::End => Input::Choice(ends(game.rules(), asker.language)),
            Asked::Finisher | Asked::Begins => players(),
        };
        asked(game.rules(), table).into_iter().map(|it| (it.name(), input(it))).collect()
    }

    fn find(
        &self,
        open: &Open<'_, Classic>,
        language: Language,
        typed: &str,
    ) -> Result<Found, String> {
        let typed = typed.trim();
        let contest = open.contest();
        let said = |key: &str| match key {
            "meeting-code-mistyped" => text!(language, "meeting-code-mistyped", typed = typed),
            "meeting-code-elsewhere" => text!(language, "meeting-code-elsewhere", typed = typed),
            _ => text!(language, "meeting-no-such-table", typed = typed),
        };
        let none = || said("");
        let there = |at: At| {
            let known = is_shown(contest, at.0) && contest.game.table_at(at.0, at.1).is_some();
            Some(at).filter(|_| known).and_then(place).ok_or_else(none)
        };
        if typed.len() == DIGITS && typed.bytes().all(|byte| byte.is_ascii_digit()) {
            let found = read_code(typed, contest.common.commitment.as_ref());
            let found = found.map_err(|why| match why {
                NotOurs::Mistyped => said("meeting-code-mistyped"),
                NotOurs::Elsewhere => said("meeting-code-elsewhere"),
            });
            return there(found?).map(Found::This);
        }
        let round = shown(open).next_back().ok_or_else(none)?;
        if let Some(table) = typed.parse().ok().and_then(TableNo::new) {
            return there((round, table)).map(Found::OfAnyRound);
        }
        let players = search(&contest.common, typed);
        let paired = contest.game.round(round).ok_or_else(none)?;
        let seated: BTreeMap<TableNo, PlayerId> =
            players.iter().filter_map(|&player| Some((paired.table_of(player)?, player))).collect();
        if seated.len() > 1 {
            let at = |(table, &player): (&TableNo, &PlayerId)| {
                let number = text!(language, "meeting-table", table = table.to_string());
                format!("{number}: {}", open.told_apart(player))
            };
            let all: Vec<String> = seated.iter().map(at).collect();
            return Err(text!(language, "results-several", all = all.join(" · ")));
        }
        // A player sits elsewhere in another round.
        there((round, seated.into_keys().next().ok_or_else(none)?)).map(Found::This)
    }

    fn missing(&self, open: &Open<'_, Classic>) -> Vec<Place> {
        waiting(open, |at, table| is_missing(table) || awaits_words(open, at))
    }

    /// Results that another entered and nobody confirmed.
    fn second(&self, open: &Open<'_, Classic>, asker: &Asker<'_>) -> Vec<Place> {
        let waits = |_, table: &Table| {
            let keyed = table.result().filter(|keyed| keyed.confirmed.is_none());
            keyed.is_some_and(|keyed| !keyed.by.is_named_as(asker.who))
        };
        let saved = |place| Place { turn: Turn::Saved, ..place };
        waiting(open, waits).into_iter().map(saved).collect()
    }

    fn called_second(&self) -> &'static str {
        "results-next-confirm"
    }

    fn step(
        &self,
        open: &Open<'_, Classic>,
        asker: &Asker<'_>,
        ask: &Value,
    ) -> Result<Step<Classic>, Refused> {
        step(open, asker, ask)
    }

    fn answer(&self, record: &Record<Classic>, ask: &Value) -> Vec<(&'static str, Value)> {
        let found = Ask::of(ask).and_then(|asked| Some((asked.at()?, asked)));
        let Some((at, asked)) = found else { return Vec::new() };
        let table = record.contest().game.table_at(at.0, at.1);
        let keyed = table.and_then(Table::result);
        let what = match (&asked, keyed) {
            (Ask::KeySheet { .. } | Ask::Result { .. }, Some(keyed))
                if keyed.confirmed.is_some() =>
            {
                "agrees"
            }
            (Ask::KeySheet { .. } | Ask::Result { .. }, _) => "keyed",
            (Ask::Check { .. }, _) => "checked",
            (Ask::Revise { .. }, _) => "revised",
        };
        let mut told: Vec<(&'static str, Value)> = vec![
            ("what", what.into()),
            ("sheet", at.1.get().into()),
            ("version", version(record, at).into()),
        ];
        // Whoever goes on to the next table sees no page of what became of it.
        if let Some(keyed) = keyed {
            let points = keyed.result.seats.iter().map(|seat| seat.points);
            told.extend(points.collect::<Option<Vec<i64>>>().map(|took| ("took", took.into())));
        }
        told
    }

    fn place(&self, _: &Record<Classic>, ask: &Value) -> Option<Place> {
        place(Ask::of(ask)?.at()?)
    }

    fn begun(&self, _: &Record<Classic>, place: Place) -> Option<Begun> {
        let Place { round, player, turn } = place;
        (turn == Turn::First).then_some(Begun::Sheet(Draft { round, player }))
    }

    fn kept(&self, texts: &Texts) -> String {
        json!(texts).to_string()
    }

    fn texts(&self, kept: &str) -> Texts {
        serde_json::from_str(kept).unwrap_or_default()
    }
}

/// How a game of these rules can end.
fn ends(rules: &Rules, language: Language) -> Vec<(String, String)> {
    let all = End::ALL.into_iter().filter(|&end| end != End::Unknown && rules.has_end(end));
    all.map(|end| (end.code().to_owned(), language.end_of_game(end))).collect()
}

fn whose(open: &Open<'_, Classic>, language: Language, table: TableNo, seated: &Table) -> String {
    let number = text!(language, "meeting-table", table = table.to_string());
    let names: Vec<String> = seated.seats.iter().map(|&player| open.told_apart(player)).collect();
    format!("{number} · {}", names.join(" – "))
}

/// How far a table is: its sign, what it is called, its colour.
fn state(table: &Table, awaits_words: bool) -> (&'static str, &'static str, Tone) {
    match &table.outcome {
        Outcome::Result(_) if awaits_words => ("▲", "meeting-state-last-word", Tone::Open),
        Outcome::Open => ("▸", "meeting-state-missing", Tone::Open),
        Outcome::Result(keyed) if keyed.confirmed.is_some() => {
            ("✓✓", "meeting-state-confirmed", Tone::Good)
        }
        Outcome::Result(_) => ("✓", "meeting-state-result", Tone::Good),
        Outcome::Walkover { .. } => ("–", "meeting-state-walkover", Tone::Ignored),
        Outcome::Cancelled { .. } => ("✗", "meeting-state-cancelled", Tone::Ignored),
    }
}

fn listed(open: &Open<'_, Classic>, language: Language, at: At, table: &Table) -> Option<Listed> {
    let awaits_words = awaits_words(open, at);
    let (sign, name, tone) = state(table, awaits_words);
    let points = table.result().and_then(|keyed| {
        let points = keyed.result.seats.iter().map(|seat| seat.points);
        let points = points.map(|points| points.map(|points| language.number(points)));
        Some(points.collect::<Option<Vec<String>>>()?.join("–"))
    });
    let named: Vec<String> = [tr(language, name)].into_iter().chain(points).collect();
    Some(Listed {
        path: place(at)?.path(),
        whose: whose(open, language, at.1, table),
        state: (sign.to_owned(), named.join(" ")),
        tone,
        missing: is_missing(table) || awaits_words,
    })
}

/// A table, and who looks at it.
struct Of<'a> {
    open: &'a Open<'a, Classic>,
    asker: &'a Asker<'a>,
    at: At,
    table: &'a Table,
    place: Place,
}

impl Of<'_> {
    fn rules(&self) -> &Rules {
        self.open.contest().game.rules()
    }

    fn paper(&self, sent: Option<&Texts>) -> Paper {
        let language = self.asker.language;
        let keyed = self.table.result();
        let saved = keyed.map(|keyed| texts_of(&keyed.result)).unwrap_or_default();
        let saved = texts::whole(self.rules(), self.table, &saved);
        let whole = |texts: &Texts| texts::whole(self.rules(), self.table, texts);
        let typed = sent.map_or_else(|| saved.clone(), whole);
        let changed = typed != saved;
        let read = read(self.rules(), self.table, &typed);
        let told = read.as_ref().ok().and_then(|entered| self.echo(entered));
        let (mut notes, mut unread, mut odd) = (Vec::new(), Vec::new(), false);
        match &read {
            Ok(entered) => {
                if let Some(echo) = &told {
                    let open = echo.settled.state.is_open();
                    let (sign, tone) = if open { ("▲", Tone::Open) } else { ("✓", Tone::Good) };
                    notes.push((format!("{sign} {}", echo.said(self.open, language)), tone));
                    let totals = echo.totals(self.open, language).into_iter();
                    notes.extend(totals.map(|total| (total, Tone::Plain)));
                    if self.rules().swiss().is_none() {
                        notes.push((tr(language, "results-average-is"), Tone::Ignored));
                    }
                }
                let doubts = doubts(self.open, language, self.at, entered);
                odd = sent.is_some() && !doubts.is_empty();
                notes.extend(doubts.iter().map(|doubt| (format!("? {doubt}"), Tone::Open)));
            }
            Err(NoResult::NoNumber(field)) => {
                unread.push(field.clone());
                notes.push((format!("✗ {}", tr(language, "meeting-no-number")), Tone::Bad));
            }
            Err(NoResult::OutOfRange(field)) => {
                unread.push(field.clone());
                notes.push((format!("✗ {}", tr(language, "rejected-out-of-range")), Tone::Bad));
            }
            Err(NoResult::Rule(why)) => {
                notes.push((format!("✗ {}", Classic::refusal(language, why)), Tone::Bad));
            }
            Err(NoResult::Waits(_)) => {}
        }
        let (_, table) = self.at;
        Paper {
            path: self.place.path(),
            whose: whose(self.open, language, table, self.table),
            about: text!(language, "meeting-round", round = self.at.0.get()),
            state: self.state(),
            begun: keyed.map(|_| changed),
            shows: None,
            above: Vec::new(),
            fields: self.fields(&typed, told.as_ref()),
            claimed: None,
            left: None,
            second: None,
            notes,
            sums: Vec::new(),
            total: String::new(),
            questions: Vec::new(),
            ticks: vec![Tick::new(Tick::ODD, tr(language, "results-odd-meant"), odd)],
            asked: None,
            reason: String::new(),
            does: self.does(changed),
            moves: None,
            ways: Vec::new(),
            unread,
        }
    }

    fn echo(&self, entered: &Entered) -> Option<Echo> {
        echo(self.open.judged, self.at, self.table.starter, entered)
    }

    fn state(&self) -> Option<(String, Tone)> {
        let language = self.asker.language;
        match &self.table.outcome {
            Outcome::Open => None,
            Outcome::Result(keyed) => {
                let by = name::who(language, &keyed.by);
                let entered = text!(language, "meeting-entered-by", who = by);
                let confirmed = keyed.confirmed.as_ref().map(|who| {
                    text!(language, "meeting-confirmed-by", who = name::who(language, who))
                });
                Some((confirmed.unwrap_or(entered), Tone::Good))
            }
            Outcome::Walkover { present, reason } => {
                let name = self.open.player(*present);
                let said = text!(language, "meeting-walkover-is", name = name, reason = reason);
                Some((said, Tone::Ignored))
            }
            Outcome::Cancelled { reason } => {
                Some((text!(language, "meeting-cancelled-is", reason = reason), Tone::Ignored))
            }
        }
    }

    fn fields(&self, typed: &Texts, echo: Option<&Echo>) -> Vec<Field> {
        let language = self.asker.language;
        if !matches!(self.table.outcome, Outcome::Open | Outcome::Result(_)) {
            return Vec::new();
        }
        let field = |asked: Asked| {
            let label = tr(language, asked.label());
            let label = match asked {
                Asked::Seat(seat, _) => {
                    let player = self.table.seats.get(seat);
                    let name =
                        player.map_or_else(String::new, |&player| self.open.told_apart(player));
                    format!("{name} · {label}")
                }
                Asked::Begins | Asked::End | Asked::Finisher | Asked::Stopped => label,
            };
            let folded = !asked.is_usual();
            let name = asked.name();
            let text = typed.get(&name).cloned().unwrap_or_default();
            let scored = asked.final_of().and_then(|seat| echo?.settled.seats.get(seat)?.points);
            let chip = scored.map(|points| Chip {
                text: language.number(points),
                note: String::new(),
                tone: Tone::Good,
            });
            Field { name, label, text, chips: chip.into_iter().collect(), folded }
        };
        asked(self.rules(), self.table).into_iter().map(field).collect()
    }

    fn does(&self, changed: bool) -> Vec<Does> {
        let language = self.asker.language;
        if !self.open.changeable() {
            return Vec::new();
        }
        let does = |key: &str, ask: Value| Does::new(tr(language, key), ask);
        let (round, table) = (self.at.0.get(), self.at.1.get());
        match &self.table.outcome {
            Outcome::Open => {
                let key = json!({"ask": "key_sheet", "round": round, "player": table});
                vec![does("staff-save", key)]
            }
            Outcome::Result(keyed) => {
                let version = version(self.open.record, self.at);
                let ask = |what: &str| json!({"ask": what, "round": round, "player": table, "version": version});
                let own = keyed.by.is_named_as(self.asker.who);
                let check = keyed.confirmed.is_none() && !own && !changed;
                let check = check.then(|| does("staff-check", ask("check")));
                let revise = Does {
                    reason: tr(language, "staff-reason"),
                    ..does("staff-revise", ask("revise"))
                };
                check.into_iter().chain([revise]).collect()
            }
            Outcome::Walkover { .. } | Outcome::Cancelled { .. } => Vec::new(),
        }
    }
}
