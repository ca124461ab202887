//! The grid: every sheet of every player, by its state.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::settle::lies_twice;
use super::{Chosen, SheetOnDesk};
use crate::commands::UserCommand;
use crate::domain::formats::anagram::sheet::{Check, Handed, Lateness, SheetState};
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::screens::formats::anagram::Open;
use crate::screens::formats::anagram::table::{LATE, LATE_KEYED};
use crate::screens::hall::forms_told;
use crate::text;

/// The signs of a keyed sheet, and of a checked one, of which something was begun that is not saved.
const KEYED_BEGUN: &str = "✓…";
const CHECKED_BEGUN: &str = "✓✓…";

/// The sign of a late one of which something was begun.
const LATE_BEGUN: &str = "!…";

/// A player's sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GridRow {
    /// The player's number.
    pub id: PlayerId,
    /// Number and name.
    pub player: String,
    /// Number, name and club, whole.
    pub whole: String,
    /// The same with a shorter name, the longest first; none that is another player's, too.
    pub shorter: Vec<String>,
    /// One a round.
    pub cells: Vec<GridCell>,
}

impl GridRow {
    /// Takes their sheet of the newest round to the desk; `None` while none can be keyed.
    pub fn newest(&self) -> Option<&UserCommand> {
        self.cells.iter().rev().find_map(|cell| cell.act.as_ref())
    }
}

/// One sheet in the grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GridCell {
    /// The sign of its state.
    pub sign: &'static str,
    /// Of which round.
    pub round: RoundNo,
    /// Its state.
    pub state: SheetSign,
    /// The colour of its state.
    pub tone: Tone,
    /// Takes it to the desk; `None` while it cannot be keyed.
    pub act: Option<UserCommand>,
    /// Whether it lies on the desk.
    pub chosen: bool,
}

/// What names become where they have no room, the longest first: of each, what no other becomes, too.
pub(super) fn shorter(names: &[String]) -> Vec<Vec<String>> {
    let forms: Vec<Vec<String>> = names.iter().map(|name| forms_told(name)).collect();
    let mut bearers: BTreeMap<&str, usize> = BTreeMap::new();
    for of in &forms {
        for form in of.iter().map(String::as_str).collect::<BTreeSet<_>>() {
            *bearers.entry(form).or_default() += 1;
        }
    }
    let own = |of: &Vec<String>| {
        let is_own = |form: &&String| bearers.get(form.as_str()) == Some(&1);
        let mut own: Vec<String> = of.iter().skip(1).filter(is_own).cloned().collect();
        own.dedup();
        own
    };
    forms.iter().map(own).collect()
}

impl GridRow {
    /// Player, round and state of a cell in words. Made when it is painted: a large grid has
    /// thousands of cells, of which few are seen.
    pub fn name_of(&self, cell: &GridCell, language: Language) -> String {
        let (round, state) = (cell.round.get(), cell.state.name(language));
        text!(language, "sheets-cell", player = &self.player, round = round, state = state)
    }
}

/// The state of a sheet, as the grid shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetSign {
    /// It came late.
    Late,
    /// It came late, and somebody has begun to key it.
    LateDraft,
    /// It came late, is keyed, and counts nothing.
    LateKeyed,
    /// Keyed, and counts nothing.
    Void,
    /// Two keyings differ.
    Unsettled,
    /// One paper lies there twice.
    Twice,
    /// Keyed and checked by another person.
    Checked,
    /// Keyed.
    Keyed,
    /// The player is not there.
    NotExpected,
    /// The round is not played yet.
    ToCome,
    /// Somebody has begun to key it.
    Draft,
    /// Keyed, and somebody has begun a new version of it.
    Changed,
    /// Keyed and checked, and somebody has begun a new version of it.
    CheckedChanged,
    /// Keyed, and somebody has begun the second keying.
    Again,
    /// Nobody has seen it yet.
    Expected,
    /// It lies on the table.
    Collected,
    /// None was handed in.
    NotHandedIn,
}

impl SheetSign {
    /// The state in words.
    pub fn name(self, language: Language) -> String {
        tr(language, self.key())
    }

    fn key(self) -> &'static str {
        match self {
            Self::Late => "sheets-state-late",
            Self::LateDraft => "sheets-state-late-draft",
            Self::LateKeyed => "sheets-state-late-keyed",
            Self::Void => "sheets-state-void",
            Self::Unsettled => "sheets-state-unsettled",
            Self::Twice => "sheets-state-twice",
            Self::Checked => "sheets-state-checked",
            Self::Keyed => "sheets-state-keyed",
            Self::NotExpected => "sheets-state-not-expected",
            Self::ToCome => "sheets-state-to-come",
            Self::Draft => "sheets-state-draft",
            Self::Changed => "sheets-state-changed",
            Self::CheckedChanged => "sheets-state-checked-changed",
            Self::Again => "sheets-state-again",
            Self::Expected => "sheets-state-expected",
            Self::Collected => "sheets-state-collected",
            Self::NotHandedIn => "sheets-state-none",
        }
    }
}

/// A space at which no line breaks.
const NO_BREAK: &str = "\u{a0}";

/// What signs mean, each with the states that show it.
const LEGEND: [(&str, &[SheetSign]); 10] = [
    ("sheets-legend-expected", &[SheetSign::Expected]),
    ("sheets-legend-collected", &[SheetSign::Collected]),
    (
        "sheets-legend-draft",
        &[
            SheetSign::Draft,
            SheetSign::Changed,
            SheetSign::CheckedChanged,
            SheetSign::Again,
            SheetSign::LateDraft,
        ],
    ),
    ("sheets-legend-keyed", &[SheetSign::Keyed, SheetSign::Changed, SheetSign::Again]),
    ("sheets-legend-checked", &[SheetSign::Checked, SheetSign::CheckedChanged]),
    ("sheets-legend-unsettled", &[SheetSign::Unsettled]),
    ("sheets-legend-twice", &[SheetSign::Twice]),
    ("sheets-legend-late", &[SheetSign::Late, SheetSign::LateDraft, SheetSign::LateKeyed]),
    ("sheets-legend-none", &[SheetSign::NotHandedIn]),
    ("sheets-legend-void", &[SheetSign::Void]),
];

/// What the signs in these rows mean: those that do not stand there would take the room of players.
pub(super) fn legend(language: Language, rows: &[GridRow]) -> String {
    let stands = |states: &[SheetSign]| {
        rows.iter().any(|row| row.cells.iter().any(|cell| states.contains(&cell.state)))
    };
    let meant = LEGEND.iter().filter(|(_, states)| stands(states));
    // A line breaks between them.
    let whole = |key: &&str| tr(language, key).split(' ').collect::<Vec<_>>().join(NO_BREAK);
    meant.map(|(key, _)| whole(key)).collect::<Vec<_>>().join("  ")
}

pub(super) fn cell(
    open: &Open<'_>,
    chosen: &Chosen<'_>,
    round: RoundNo,
    player: PlayerId,
) -> GridCell {
    let contest = open.contest();
    let anagram = &contest.game;
    let place = anagram.place(round, player);
    let played = anagram.is_played(round);
    let sheet = anagram.sheet_at(round, player);
    let awaited = contest.sheet_state(round, player) != SheetState::NotExpected;
    let draft = open.drafts.iter().any(|d| d.round == round && d.player == Some(player));
    let late = place.lateness == Lateness::Late;
    let (sign, state, tone) = match sheet {
        Some((_, sheet)) if draft && matches!(sheet.check, Check::Done(_)) => {
            (CHECKED_BEGUN, SheetSign::CheckedChanged, Tone::Open)
        }
        Some(_) if draft => (KEYED_BEGUN, SheetSign::Changed, Tone::Open),
        Some((id, _)) if chosen.again.contains(&id) => (KEYED_BEGUN, SheetSign::Again, Tone::Open),
        Some(_) if late => (LATE_KEYED, SheetSign::LateKeyed, Tone::Bad),
        Some(_) if is_void(contest, round, player) => ("0", SheetSign::Void, Tone::Bad),
        Some(_) if lies_twice(contest, (round, player)) => ("=", SheetSign::Twice, Tone::Open),
        Some(_) if anagram.is_unsettled(round, player) => ("≠", SheetSign::Unsettled, Tone::Open),
        Some((_, sheet)) if matches!(sheet.check, Check::Done(_)) => {
            ("✓✓", SheetSign::Checked, Tone::Good)
        }
        Some(_) => ("✓", SheetSign::Keyed, Tone::Good),
        None if !awaited => ("", SheetSign::NotExpected, Tone::Plain),
        None if !played => ("", SheetSign::ToCome, Tone::Plain),
        None if late && place.handed != Handed::NotHandedIn && draft => {
            (LATE_BEGUN, SheetSign::LateDraft, Tone::Bad)
        }
        None if late && place.handed != Handed::NotHandedIn => (LATE, SheetSign::Late, Tone::Bad),
        None if draft => ("…", SheetSign::Draft, Tone::Open),
        None => match place.handed {
            Handed::Awaited => ("·", SheetSign::Expected, Tone::Open),
            Handed::Collected => ("◐", SheetSign::Collected, Tone::Open),
            Handed::NotHandedIn => ("–", SheetSign::NotHandedIn, Tone::Ignored),
        },
    };
    let on_desk = |desk: SheetOnDesk| desk.round == round && desk.whose() == Some(player);
    let chosen = chosen.sheet.is_some_and(on_desk);
    let can = played && awaited;
    GridCell {
        sign,
        round,
        state,
        tone,
        act: can.then_some(UserCommand::TakeSheet(round, player)),
        chosen,
    }
}
