//! The warnings of a game: who has which, of which turn, why, and what they come to.

mod layout;

use crate::domain::formats::duplicate::sanctioned::{Why, of_slips};
use crate::domain::formats::duplicate::standings::SanctionKind;
use crate::language::{Language, tr};
use crate::print::layout::leaf::Called;
use crate::print::layout::{Pages, Templates};
use crate::text;

pub(in crate::print) use layout::Figures;

use super::played::Played;
use crate::language::formats::duplicate::verdict::mistakes;

/// The facts of the list of warnings.
#[derive(Clone, Debug, Default)]
pub struct Warned {
    pub(super) called: Called,
    /// By table, then turn.
    pub rows: Vec<WarnedRow>,
}

/// A sanction, or the warnings of a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarnedRow {
    /// The table.
    pub table: u32,
    /// Who.
    pub name: String,
    /// Of which turn.
    pub turn: u8,
    /// What it is.
    pub kind: SanctionKind,
    /// How many of it.
    pub count: u32,
    /// Why.
    pub reason: String,
    /// Technical and disciplinary ones of the player so far, this one too.
    pub sum: (u32, u32),
    /// What they cost.
    pub deduction: u32,
}

impl Warned {
    /// Of a game: those of slips and those from the arbiter's hand.
    pub fn of(played: Played<'_>, language: Language) -> Self {
        let kicker = tr(language, "turns-warnings");
        let mut called = played.called(kicker.clone(), language);
        called.running = kicker;
        let mut rows: Vec<WarnedRow> = Vec::new();
        for slip in of_slips(played.game, played.judged) {
            rows.push(WarnedRow {
                table: slip.player.get(),
                name: played.name(slip.player),
                turn: slip.turn.get(),
                kind: SanctionKind::Technical,
                count: slip.count,
                reason: match slip.why {
                    Why::Mistakes(all) => {
                        text!(language, "turns-on-slip", mistakes = mistakes(&all, language))
                    }
                    Why::Set(reason) => reason,
                },
                sum: (0, 0),
                deduction: 0,
            });
        }
        rows.extend(played.sanctions.iter().map(|sanction| WarnedRow {
            table: sanction.player.get(),
            name: played.name(sanction.player),
            turn: sanction.turn.get(),
            kind: sanction.kind,
            count: 1,
            reason: sanction.reason.clone(),
            sum: (0, 0),
            deduction: 0,
        }));
        rows.sort_by_key(|row| (row.table, row.turn));
        let mut before: Option<(u32, (u32, u32))> = None;
        for row in &mut rows {
            let (technical, disciplinary) =
                before.filter(|(table, _)| *table == row.table).map_or((0, 0), |(_, sum)| sum);
            let (a, d) = row.kind.warnings();
            row.sum = (technical + a * row.count, disciplinary + d * row.count);
            row.deduction = played.game.rules.warnings.deduction(row.sum.0, row.sum.1);
            before = Some((row.table, row.sum));
        }
        Self { called, rows }
    }
}

/// The pages in a language.
pub fn warnings(warned: &Warned, language: Language, templates: &Templates) -> Pages {
    layout::document(warned, language, templates)
}
