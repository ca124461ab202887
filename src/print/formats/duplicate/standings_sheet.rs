//! The standings of a game, put up after a turn or signed at its end: rank, total, and every figure that the
//! total is made of.

mod layout;

use crate::domain::formats::duplicate::sanctioned::{Sanctioned, sanctioned};
use crate::domain::formats::duplicate::standings::{Row, Status};
use crate::domain::formats::duplicate::table::SignedTable;
use crate::domain::lexicon::Digest;
use crate::language::formats::duplicate::sanctioned::sanctioned as said_of;
use crate::language::{Language, tr};
use crate::print::layout::leaf::{Called, DOT};
use crate::print::layout::signing::{Evidence, people};
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

use super::played::{Played, mode};

/// The facts of standings.
#[derive(Clone, Debug, Default)]
pub struct StandingsSheet {
    pub(super) called: Called,
    /// Which it is.
    pub form: Form,
    /// In order of rank.
    pub rows: Vec<StandingsRow>,
    /// The tops of all turns, added up.
    pub tops: u32,
    /// The turns that count nothing, as said; nothing where all count.
    pub annulled: Option<String>,
    /// Who names the top, as said.
    pub mode: String,
    /// SHA-256 of the table.
    pub table: String,
    /// What players were given, a line each, and how many of it was lifted; nothing where standings are put up.
    pub sanctions: Vec<String>,
    /// What is said instead where nobody who was penalised is named; nothing on other standings.
    pub silent: Vec<String>,
    /// How many words were ruled on, and every objection; nothing where no history tells it.
    pub decisions: Vec<String>,
    /// What it is checked by beside the digest.
    pub proof: Evidence,
    /// How many players and turns are signed; nothing where it is not signed yet.
    pub certified: Option<[String; 2]>,
    /// Who signs, and as what.
    pub people: Vec<(String, String)>,
}

/// Whether standings are put up or signed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Put up, on a page on its side.
    #[default]
    PutUp,
    /// Signed.
    Final,
}

/// A row with whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// Who.
    pub name: String,
    /// Their club; may be empty.
    pub club: String,
    /// How they ended, as said; empty when they are ranked as everybody.
    pub status: String,
    /// Their figures.
    pub row: Row,
}

impl StandingsSheet {
    /// The standings of a game as far as it was played.
    pub fn of(played: Played<'_>, form: Form, language: Language) -> Self {
        let kicker = match (form, played.closed()) {
            (Form::Final, _) => tr(language, "print-final-kicker"),
            (Form::PutUp, 0) => tr(language, "turns-nothing-played"),
            (Form::PutUp, turns) => text!(language, "turns-after", turn = turns),
        };
        let mut called = played.called(kicker.clone(), language);
        called.running = kicker;
        if form == Form::Final && played.course.signed.is_none() && called.state.is_empty() {
            called.state = tr(language, "print-final-not-signed");
        }
        let table = match &played.course.signed {
            Some(signed) => signed.table.clone(),
            None => Digest::of(SignedTable::of(played.rows).canonical().as_bytes()).to_string(),
        };
        if form == Form::Final {
            called.is_signed = true;
            let title = played.details.title.trim().to_owned();
            let foot = [called.kicker.clone(), words::of_table(&table, language), title];
            called.foot = foot.join(DOT);
        }
        let rows = played.rows.iter().map(|row| {
            let player = played.player(row.player);
            StandingsRow {
                name: played.name(row.player),
                club: player.map(|player| player.club.clone()).unwrap_or_default(),
                status: status(played, row, language),
                row: row.clone(),
            }
        });
        Self {
            called,
            form,
            rows: rows.collect(),
            tops: played.judged.iter().map(|turn| turn.top_points).sum(),
            annulled: played.annulled(language),
            mode: mode(played.game.mode, language),
            sanctions: if form == Form::Final { given(played, language) } else { Vec::new() },
            silent: Vec::new(),
            decisions: played.course.decisions.clone(),
            table,
            proof: played.course.proof.clone(),
            certified: played.course.signed.as_ref().map(|_| {
                let (players, turns) = (played.players.len(), played.closed());
                [("print-final-players", players), ("page-turns-played", turns)]
                    .map(|(key, count)| text!(language, key, count = count))
            }),
            people: people(played.details, language),
        }
    }
}

impl StandingsSheet {
    /// The standings as they may be published where nobody who was penalised shall be named: without who lost the rank,
    /// and without what adds up to another total.
    pub fn unnamed(played: Played<'_>, language: Language) -> Self {
        let mut sheet = Self::of(played, Form::PutUp, language);
        let kicker = text!(language, "exchange-title-unnamed", title = &sheet.called.kicker);
        sheet.called = Called { running: kicker.clone(), ..played.called(kicker, language) };
        sheet.rows.retain(|row| row.row.status != Status::Expelled);
        for row in &mut sheet.rows {
            // The only mark left would be taken for one of a penalty: who withdrew has none either.
            if matches!(row.row.status, Status::ExpelledFromRest | Status::Withdrawn) {
                row.status.clear();
            }
        }
        let all = sanctioned(played.game, played.judged, played.sanctions.iter().cloned());
        let count: usize = all.iter().map(Sanctioned::count).sum();
        let key = [("turns-column-tops", "page-tops"), ("turns-column-zeros", "page-zeros")];
        let key =
            key.map(|(short, whole)| format!("{}: {}", tr(language, short), tr(language, whole)));
        sheet.silent = vec![
            key.join(DOT),
            text!(language, "exchange-penalties-unnamed", count = count),
            tr(language, "exchange-without-scores"),
        ];
        sheet
    }
}

/// What players were given, in the order of the table; of what was lifted how much.
fn given(played: Played<'_>, language: Language) -> Vec<String> {
    let mut all = sanctioned(played.game, played.judged, played.sanctions.iter().cloned());
    all.sort_by_key(|one| played.rows.iter().position(|row| row.player == one.player));
    let said = all.iter().map(|one| said_of(language, &played.name(one.player), one));
    let mut said: Vec<String> = said.collect();
    let lifted: Vec<String> = played.course.lifted.iter().map(ToString::to_string).collect();
    if !lifted.is_empty() {
        let (count, turns) = (lifted.len(), lifted.join(", "));
        said.push(text!(language, "page-penalties-lifted", count = count, rounds = turns));
    }
    if said.is_empty() {
        said.push(tr(language, "print-final-no-penalties"));
    }
    said
}

fn status(played: Played<'_>, row: &Row, language: Language) -> String {
    let player = played.player(row.player);
    let last = player.map_or(0, |player| player.span.to_round.get());
    let sanction = played.sanctions.iter().rev().find(|one| one.player == row.player);
    let turn = sanction.map_or(0, |sanction| sanction.turn.get());
    match row.status {
        Status::Ranked => match player.map_or(1, |player| player.span.from_round.get()) {
            1 => String::new(),
            from => text!(language, "turns-status-from", turn = from),
        },
        Status::Withdrawn => text!(language, "turns-status-withdrawn", turn = last),
        Status::ExpelledFromRest => {
            text!(language, "turns-status-expelled-from-rest", turn = turn)
        }
        Status::Expelled => text!(language, "turns-status-expelled", turn = turn),
    }
}

/// The pages in a language.
pub fn standings_sheet(sheet: &StandingsSheet, language: Language, templates: &Templates) -> Pages {
    layout::document(sheet, language, templates)
}
