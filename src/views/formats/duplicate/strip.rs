//! The strip of turns in the console's head: the last twelve and the next.

use super::{Sight, slips};
use crate::commands::Situation;
use crate::commands::formats::duplicate::{Command, TurnNo};
use crate::language::tr;
use crate::screens::formats::duplicate::strip::Play;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::RoundMark;

/// Each turn with how far its play is, and how many slips are in.
pub(super) fn marks(sight: &Sight<'_>, situation: &Situation) -> Vec<RoundMark> {
    let language = sight.language();
    let mark = |cell: crate::screens::formats::duplicate::strip::Cell| {
        let number = TurnNo::new(cell.turn).unwrap_or(TurnNo::FIRST);
        let lacking = !slips::missing(sight, number).is_empty();
        let (key, tone) = match cell.play {
            Play::ToCome => ("places-turn-to-come", Tone::Plain),
            Play::Drawn => ("places-turn-drawn", Tone::Chosen),
            Play::Running => ("places-turn-running", Tone::Chosen),
            Play::Over => ("places-turn-over", Tone::Open),
            Play::Announced if lacking => ("places-turn-lacking", Tone::Open),
            Play::Announced => ("places-turn-announced", Tone::Good),
            Play::Cancelled => ("turns-cancelled", Tone::Ignored),
        };
        let state = tr(language, key);
        RoundMark {
            number: cell.turn.to_string(),
            ratio: cell.slips,
            sign: cell.play.sign(),
            name: text!(language, "places-turn-state", turn = cell.turn, state = state),
            tone,
            current: cell.current,
            seen: false,
            gap: false,
            act: Act::new(language, situation, Command::LookAtTurn(number).into()),
        }
    };
    slips::strip(sight).into_iter().map(mark).collect()
}
