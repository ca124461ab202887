//! Notices of annulled plays, eight on an A4: to whom, which play, why. Cut and handed out, each says one thing
//! to one player and nothing of anybody else.

mod layout;

use crate::domain::contest::Details;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judging::Verdict;
use crate::domain::ids::PlayerId;
use crate::language::Language;
use crate::print::layout::{Pages, Templates};

pub(in crate::print) use layout::Figures;

use super::played::{Played, line};
use crate::language::formats::duplicate::verdict::{At, as_written, because};

/// The facts of a batch of notices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ZeroNotices {
    /// Of which competition.
    pub details: Details,
    /// The game, its date, rules, mode and list, on one line.
    pub line: String,
    /// By table, then turn.
    pub notices: Vec<Notice>,
}

/// What one player is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The table.
    pub table: u32,
    /// Who.
    pub name: String,
    /// Of which turn.
    pub turn: u8,
    /// What the slip says.
    pub play: String,
    /// Why it has nothing.
    pub why: String,
}

impl ZeroNotices {
    /// Of all annulled plays that are wanted: those that were not told yet.
    pub fn of(
        played: Played<'_>,
        wanted: impl Fn(TurnNo, PlayerId) -> bool,
        language: Language,
    ) -> Self {
        let boards = played.game.boards();
        let mut notices = Vec::new();
        for ((number, turn, judged), board) in played.turns().zip(&boards) {
            let rack = turn.rack();
            let at = At { board, rack: &rack };
            for (&player, slip) in &judged.slips {
                let annulled = matches!(slip.verdict, Verdict::Incorrect(_));
                if !annulled || !wanted(number, player) {
                    continue;
                }
                let written = turn.slips.get(&player);
                notices.push(Notice {
                    table: player.get(),
                    name: played.name(player),
                    turn: number.get(),
                    play: written.map(as_written).unwrap_or_default(),
                    why: because(written, slip, at).sentence(language),
                });
            }
        }
        notices.sort_by_key(|notice| (notice.table, notice.turn));
        let game = (&*played.game.rules, played.game.mode);
        let line = line(played.details, game, played.list, language);
        Self { details: played.details.clone(), line, notices }
    }
}

/// The pages in a language.
pub fn zero_notices(notices: &ZeroNotices, language: Language, templates: &Templates) -> Pages {
    layout::document(notices, language, templates)
}
