//! The strip of rounds in the console's head.

use super::Sight;
use crate::commands::{Situation, UserCommand};
use crate::domain::formats::classic::state::Shown;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::RoundMark;

/// So many rounds stand there: the last that have tables, and what is to come.
const CELLS: usize = 14;

/// Each round with how far it is, and how many results are in.
pub(super) fn marks(sight: &Sight<'_>, situation: &Situation) -> Vec<RoundMark> {
    let language = sight.language();
    let game = &sight.contest().game;
    let paired = game.paired().next_back().map_or(0, |(number, _)| number.get());
    let last = game.chosen.rounds.max(paired);
    let current = sight.round_in_view();
    let mark = |number: RoundNo| {
        let round = sight.paired(number);
        let tables = round.map_or(0, |round| round.tables.len());
        let open = sight.judged.open_games(number).count();
        let shown = round.and_then(|round| round.pairing.as_ref()).map(|pairing| pairing.shown);
        let clock = game.round_clock.as_ref().filter(|clock| clock.round == number);
        let (key, sign, tone) = match shown {
            None => ("meeting-round-to-come", "", Tone::Plain),
            Some(Shown::No) => ("meeting-round-paired", "◆", Tone::Chosen),
            Some(Shown::Yes) if open == 0 => ("meeting-round-settled", "✓", Tone::Good),
            Some(Shown::Yes) if clock.is_some() => ("meeting-round-running", "▸", Tone::Chosen),
            Some(Shown::Yes) if open == tables => ("meeting-round-shown", "◆", Tone::Chosen),
            Some(Shown::Yes) => ("meeting-round-coming", "◐", Tone::Open),
        };
        let state = tr(language, key);
        RoundMark {
            number: number.to_string(),
            ratio: if tables == 0 { String::new() } else { format!("{}/{tables}", tables - open) },
            sign,
            name: text!(language, "meeting-round-state", round = number.get(), state = state),
            tone,
            current: number == current,
            seen: false,
            gap: false,
            act: Act::new(language, situation, UserCommand::LookAtRound(number)),
        }
    };
    let all: Vec<RoundMark> = (1..=last).filter_map(RoundNo::new).map(mark).collect();
    // What is long settled falls out of the strip.
    let first = usize::from(paired).saturating_sub(CELLS / 2).min(all.len().saturating_sub(CELLS));
    all.into_iter().skip(first).take(CELLS).collect()
}
