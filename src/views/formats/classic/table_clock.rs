//! The clock of a table: its sides, what is over, and what is done with it.

use egui::{RichText, Ui};

use super::Sight;
use crate::commands::UserCommand;
use crate::commands::formats::classic::{ClockName, Command, Question as Q, Stop};
use crate::domain::clock::{Moment, Phase};
use crate::domain::formats::classic::rules::Overtime;
use crate::domain::formats::classic::state::{Outcome, Shown};
use crate::domain::formats::classic::timed::{Ticking, clock_of};
use crate::domain::ids::{RoundNo, TableNo};
use crate::language::tr;
use crate::screens::formats::classic::{certain, hall};
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::widgets::{label, menu, muted, small_act, toned};
use crate::views::{Asks, name, theme};

/// The clock of a table as it is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableClockData {
    /// Of which table.
    pub title: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// What runs or stands; after a restart as it was at the last certain moment.
    pub ticking: Ticking,
    /// Its alerts, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// What time over costs.
    pub price: Option<Overtime>,
    /// What the time of the game is called.
    pub game: String,
    /// That it is held or not certain; empty while it runs.
    pub note: String,
    /// What is done with it.
    pub acts: Vec<Act>,
    /// What else it is held for, and what is seldom done with it: names of menus, and what stands there.
    pub menus: [(String, Vec<Act>); 2],
}

/// The table whose clock can begin: the one on the desk, else the first without a result, of the last round that
/// was shown.
pub fn first(sight: &Sight<'_>) -> Option<(RoundNo, TableNo)> {
    let (number, round) = sight.contest().game.paired().next_back()?;
    let shown = round.pairing.as_ref().is_some_and(|pairing| pairing.shown == Shown::Yes);
    let mut open = round.tables.iter().filter(|(_, table)| {
        table.outcome == Outcome::Open && !fitting(sight, table.seats.len()).is_empty()
    });
    let on_desk = sight.own().table.as_ref().filter(|desk| desk.round == number);
    let on_desk = open.clone().find(|(table, _)| on_desk.is_some_and(|desk| desk.table == **table));
    let table = on_desk.or_else(|| open.next()).filter(|_| shown);
    table.map(|(table, _)| (number, *table))
}

/// The clocks that games of so many seats are played by, the chosen one first.
pub fn fitting(sight: &Sight<'_>, seats: usize) -> Vec<ClockName> {
    let game = &sight.contest().game;
    let all = [ClockName::Turn, ClockName::Chess];
    let mut found: Vec<ClockName> =
        all.into_iter().filter(|&name| clock_of(game.rules(), name, seats).is_some()).collect();
    found.sort_by_key(|name| game.chosen.clock != Some(*name));
    found
}

/// Who sits at the table whose clock runs or stands.
pub fn names(sight: &Sight<'_>) -> Vec<String> {
    let game = &sight.contest().game;
    let clock = game.table_clock.as_ref();
    let table = clock.and_then(|clock| game.table_at(clock.round, clock.table));
    let seats = table.into_iter().flat_map(|table| &table.seats);
    seats.map(|&player| sight.player(player).to_owned()).collect()
}

/// What a side has left, in milliseconds.
pub fn left(sight: &Sight<'_>, side: u8) -> Option<i64> {
    let clock = sight.contest().game.table_clock.as_ref()?;
    match &clock.ticking {
        Ticking::Turn { .. } => None,
        Ticking::Chess(sides) => {
            sides.remaining_ms(usize::from(side), certain(sight.record, sight.now))
        }
    }
}

/// A time, one that is over as `+2:10`.
pub fn signed(left_ms: i64) -> String {
    if left_ms > -1000 {
        return name::clock(left_ms);
    }
    let seconds = left_ms.saturating_neg() / 1000;
    format!("+{}:{:02}", seconds / 60, seconds % 60)
}

/// The clock of a table while it runs or stands, or the way to begin one.
pub fn data(sight: &Sight<'_>) -> Option<TableClockData> {
    let language = sight.language();
    let game = &sight.contest().game;
    let clock = game.table_clock.as_ref()?;
    let crossed = clock.crossed_a_restart(sight.now);
    let ticking = if crossed {
        let held = clock.held(certain(sight.record, sight.now));
        held.map_or_else(|_| clock.ticking.clone(), |clock| clock.ticking)
    } else {
        clock.ticking.clone()
    };
    let note = match (crossed, clock.is_running()) {
        (true, _) => tr(language, "meeting-table-unconfirmed"),
        (false, true) => String::new(),
        (false, false) => tr(language, "meeting-clock-held"),
    };
    let seen = sight.seen();
    let possible = |commands: Vec<UserCommand>| -> Vec<Act> {
        let acts = commands.into_iter().map(|command| seen.act(command));
        acts.filter(|act| act.enabled).collect()
    };
    let key = match (crossed, clock.is_running()) {
        (true, _) => seen.act(UserCommand::NextStep).named(tr(language, "meeting-confirm-table")),
        (false, true) => {
            seen.act(Command::ClockKey.into()).named(tr(language, "meeting-press-table"))
        }
        (false, false) => {
            seen.act(Command::ClockKey.into()).named(tr(language, "meeting-resume-table"))
        }
    };
    let hold = seen.act(Command::HoldTable(Stop::Arbiter).into());
    let hold = (clock.is_running() && !crossed).then_some(hold);
    let stops = Stop::ALL.into_iter().skip(1).map(|stop| Command::HoldTable(stop).into());
    let stops = possible(stops.chain([Q::HoldTable.into()]).collect());
    let chess = matches!(clock.ticking, Ticking::Chess(_));
    let side = u8::try_from(clock.turn()).unwrap_or_default();
    let set = chess.then(|| Q::SetTable(side).into());
    let rare = possible(set.into_iter().chain([Q::StopTable.into()]).collect());
    Some(TableClockData {
        title: text!(language, "meeting-clock-of-table", table = clock.table.to_string()),
        names: names(sight),
        ticking,
        alerts_ms: clock.alerts_ms.clone(),
        price: match &clock.ticking {
            Ticking::Chess(sides) => game.rules().overtime(sides.len()),
            Ticking::Turn { .. } => None,
        },
        game: tr(language, "meeting-time-of-game"),
        note,
        acts: [key].into_iter().chain(hold).collect(),
        menus: [
            (
                tr(language, "meeting-hold-for"),
                if clock.is_running() && !crossed { stops } else { Vec::new() },
            ),
            (tr(language, "meeting-dangerous"), rare),
        ],
    })
}

/// The way to begin one, where none runs or stands.
pub fn begin(sight: &Sight<'_>) -> Option<Act> {
    let none = sight.contest().game.table_clock.is_none();
    let act = sight.seen().act(Command::ClockKey.into());
    let act = act.named(tr(sight.language(), "commands-start-table"));
    Some(act).filter(|act| none && act.enabled)
}

fn figures(ui: &mut Ui, text: &str, size: f32, phase: Phase) {
    let palette = theme::of(ui);
    let (sign, ink) = match phase {
        Phase::Calm => ("", palette.ink),
        Phase::First => ("◆", Tone::Open.ink(palette)),
        Phase::Last => ("▲", Tone::Bad.ink(palette)),
        Phase::Over => ("■", Tone::Bad.ink(palette)),
    };
    ui.horizontal(|ui| {
        ui.label(RichText::new(text).font(theme::bold(size)).color(ink));
        ui.label(RichText::new(sign).size(size * 0.4).color(ink));
    });
}

/// Paints it at a moment.
pub fn show(ui: &mut Ui, data: &TableClockData, now: Moment, asks: &mut Asks) {
    label(ui, &data.title);
    match &data.ticking {
        Ticking::Turn { timer, side, .. } => {
            let left = timer.turn().remaining_ms(now);
            figures(ui, &name::clock(left), 72.0, Phase::at(left, &data.alerts_ms));
            if let Some(turn) = data.names.get(*side) {
                toned(ui, &format!("▶ {turn}"), Tone::Chosen);
            }
            if let Some(game) = timer.game() {
                muted(ui, &format!("{} {}", data.game, name::clock(game.remaining_ms(now))));
            }
        }
        Ticking::Chess(sides) => {
            for (side, who) in data.names.iter().enumerate() {
                let left = sides.remaining_ms(side, now).unwrap_or_default();
                let turn = side == sides.turn();
                let cost = hall::cost(data.price, left.saturating_neg().max(0));
                ui.horizontal(|ui| {
                    let font = if turn { theme::bold(18.0) } else { theme::regular(18.0) };
                    let sign = if turn { "▶ " } else { "" };
                    ui.label(RichText::new(format!("{sign}{who}")).font(font));
                    if cost > 0 {
                        toned(ui, &format!("▲ \u{2212}{cost}"), Tone::Bad);
                    }
                });
                let phase = if left <= 0 { Phase::Over } else { Phase::at(left, &data.alerts_ms) };
                figures(ui, &signed(left), if turn { 52.0 } else { 34.0 }, phase);
            }
        }
    }
    if !data.note.is_empty() {
        toned(ui, &data.note, Tone::Open);
    }
    ui.horizontal_wrapped(|ui| {
        for one in &data.acts {
            small_act(ui, one, asks);
        }
        for ((name, acts), tone) in data.menus.iter().zip([Tone::Chosen, Tone::Bad]) {
            if !acts.is_empty() {
                menu(ui, name, tone, "", acts, asks);
            }
        }
    });
}
