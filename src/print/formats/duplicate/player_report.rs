//! A player's report: every turn with its letters, what the player wrote and why it has what it has, the top,
//! the total and the rank after it.

mod layout;

use crate::domain::formats::duplicate::game::{Cancelled, Turn, TurnNo};
use crate::domain::formats::duplicate::sanctioned::sanctioned;
use crate::domain::formats::duplicate::standings::{Row, Sanction, standings};
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::print::layout::leaf::Called;
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::{Pages, Templates};
use crate::text;

use super::played::{Named, Played, spaced};
use crate::language::formats::duplicate::sanctioned::sanctioned as said_of;
use crate::language::formats::duplicate::verdict::{At, as_written, because};

/// The facts of a player's report.
#[derive(Clone, Debug, Default)]
pub struct PlayerReport {
    pub(super) called: Called,
    /// The turns that the player was in the game in.
    pub lines: Vec<ReportLine>,
    /// Where the player stands at the end; `None` of nobody.
    pub row: Option<Row>,
    /// What the player was given, with why and what it cost.
    pub sanctions: Vec<String>,
    /// What they objected to, and what came of it.
    pub objections: Vec<String>,
}

/// A turn as the player lived it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportLine {
    /// Which turn.
    pub turn: u8,
    /// The letters, with spaces between them.
    pub rack: String,
    /// What the slip says; empty where none was handed in.
    pub written: String,
    /// Why it has what it has.
    pub why: String,
    /// Its points, without the solo.
    pub points: u32,
    /// The solo; 0 without one.
    pub solo: u32,
    /// Whether the turn counts nothing for anybody.
    pub annulled: bool,
    /// What the game went on with.
    pub top: Option<Named>,
    /// The total after the turn, and the rank.
    pub after: (i64, Option<u32>),
}

/// The standings after every turn, which all reports of a game share.
pub struct After(Vec<Vec<Row>>);

impl After {
    /// Of a game.
    pub fn of(played: Played<'_>) -> Self {
        let rows = played.game.numbers().enumerate().map(|(index, number)| {
            let sanctions: Vec<Sanction> =
                played.sanctions.iter().filter(|one| one.turn <= number).cloned().collect();
            let judged = played.judged.get(..=index).unwrap_or(played.judged);
            standings(&played.game.rules, judged, played.players, &sanctions)
        });
        Self(rows.collect())
    }

    fn row(&self, turn: TurnNo, player: PlayerId) -> Option<&Row> {
        let rows = self.0.get(usize::from(turn.get()).checked_sub(1)?)?;
        rows.iter().find(|row| row.player == player)
    }
}

impl PlayerReport {
    /// The report of a player.
    pub fn of(played: Played<'_>, after: &After, player: PlayerId, language: Language) -> Self {
        let kicker = text!(language, "turns-report-of", table = player.get());
        let mut called = played.called(kicker, language);
        called.title = played.name(player);
        called.below = played.player(player).map(|player| player.club.clone()).unwrap_or_default();
        called.beside.clone_from(&played.details.title);
        called.running = tr(language, "turns-report");
        let boards = played.game.boards();
        let lines = played.turns().zip(&boards).filter_map(|((number, turn, judged), board)| {
            let slip = judged.slips.get(&player)?;
            let rack = turn.rack();
            let at = At { board, rack: &rack };
            let written = turn.slips.get(&player);
            let solo = judged.solo.filter(|(who, _)| *who == player);
            let row = after.row(number, player);
            Some(ReportLine {
                turn: number.get(),
                rack: spaced(&rack),
                written: written.map(as_written).unwrap_or_default(),
                why: [because(written, slip, at).sentence(language), cancelled(turn, language)]
                    .join(" ")
                    .trim()
                    .to_owned(),
                points: slip.points,
                solo: solo.map_or(0, |(_, points)| points),
                annulled: turn.cancelled.is_some(),
                top: Named::of(&played.game.rules, turn, judged),
                after: (row.map_or(0, |row| row.total), row.and_then(|row| row.rank)),
            })
        });
        let lines = lines.collect();
        let row = played.rows.iter().find(|row| row.player == player).cloned();
        let given = sanctioned(played.game, played.judged, played.sanctions.iter().cloned());
        let given = given.iter().filter(|one| one.player == player);
        let sanctions = given.map(|one| said_of(language, &played.name(player), one)).collect();
        let objections = played.course.objections.get(&player).cloned().unwrap_or_default();
        Self { called, lines, row, sanctions, objections }
    }
}

/// That a turn counts nothing; empty where it counts.
fn cancelled(turn: &Turn, language: Language) -> String {
    match turn.cancelled {
        None => String::new(),
        Some(Cancelled::Score) => tr(language, "turns-cancelled-said"),
        Some(Cancelled::TakenBack) => tr(language, "turns-taken-back-said"),
    }
}

/// The reports in a language; `None` when `watch` broke off.
pub fn player_reports(
    reports: &[PlayerReport],
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    parts(reports, watch, |report| layout::document(report, language, templates))
}
