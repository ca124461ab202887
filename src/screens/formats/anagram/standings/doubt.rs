//! What makes standings provisional, as sentences.

use crate::commands::{Place, Question, StandingsTab, UserCommand, WordsTab};
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::screens::formats::anagram::Seen;
use crate::text;

/// A doubt as a sentence.
pub fn sentence(seen: &Seen<'_>, doubt: &Doubt) -> String {
    let language = seen.language;
    let of = |key: &'static str, player: PlayerId, round: RoundNo| {
        text!(language, key, player = seen.player(player), round = round.get())
    };
    match doubt {
        Doubt::Undecided { written, round, players } => text!(
            language,
            "standings-doubt-undecided",
            word = written.to_string(),
            round = round.get(),
            count = players.len()
        ),
        Doubt::Missing { player, round } => of("standings-doubt-missing", *player, *round),
        Doubt::Draft(draft) => match draft.player {
            Some(player) => of("standings-doubt-draft", player, draft.round),
            None => text!(language, "standings-doubt-nameless", round = draft.round.get()),
        },
        Doubt::Unsettled { player, round } => of("standings-doubt-unsettled", *player, *round),
        Doubt::Unassigned { sheet: _, round } => {
            text!(language, "standings-doubt-nameless", round = round.get())
        }
        Doubt::Unchecked { player, round } => of("standings-doubt-unchecked", *player, *round),
        Doubt::Objection { objection, player } => text!(
            language,
            "standings-doubt-objection",
            objection = objection.get().to_string(),
            player = seen.player(*player)
        ),
    }
}

/// Where a doubt is settled.
pub fn where_settled(doubt: &Doubt) -> UserCommand {
    match doubt {
        Doubt::Undecided { written, .. } => match written.word() {
            Some(word) => UserCommand::SelectWord(word.clone()),
            // Those that nobody can read stand above the queue.
            None => UserCommand::ShowWords(WordsTab::Queue),
        },
        Doubt::Missing { player, round }
        | Doubt::Unsettled { player, round }
        | Doubt::Unchecked { player, round } => UserCommand::TakeSheet(*round, *player),
        Doubt::Draft(draft) => match draft.player {
            Some(player) => UserCommand::TakeSheet(draft.round, player),
            None => UserCommand::Go(Place::Sheets),
        },
        Doubt::Unassigned { sheet, round } => {
            let question = Question::MoveSheet { sheet: *sheet, player: None, round: *round };
            UserCommand::Ask(question)
        }
        Doubt::Objection { .. } => UserCommand::ShowStandings(StandingsTab::Table),
    }
}
