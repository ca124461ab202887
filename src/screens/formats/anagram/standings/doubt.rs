//! What makes standings provisional, as sentences.

use crate::commands::{Place, Question, StandingsTab, UserCommand, WordsTab};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::screens::formats::anagram::Seen;
use crate::screens::formats::anagram::sheets::lies_twice;
use crate::text;

/// A doubt as a sentence.
pub fn sentence(seen: &Seen<'_>, doubt: &Doubt) -> String {
    let language = seen.language;
    let of = |key: &'static str, player: PlayerId, round: RoundNo| {
        text!(language, key, player = seen.told_apart(player), round = round.get())
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
        Doubt::Unsettled { player, round } => {
            let twice = lies_twice(seen.contest(), (*round, *player));
            let key = if twice { "standings-doubt-twice" } else { "standings-doubt-unsettled" };
            of(key, *player, *round)
        }
        Doubt::Unassigned { sheet: _, round } => {
            text!(language, "standings-doubt-nameless", round = round.get())
        }
        Doubt::Unchecked { player, round } => of("standings-doubt-unchecked", *player, *round),
        Doubt::Objection { objection, player } => text!(
            language,
            "standings-doubt-objection",
            objection = objection.get().to_string(),
            player = seen.told_apart(*player)
        ),
    }
}

/// What is told of these: a sheet that somebody has begun is not told as missing, too.
pub(super) fn told_once(doubts: &[Doubt]) -> impl Iterator<Item = &Doubt> {
    let is_begun = |player: PlayerId, round: RoundNo| {
        doubts.iter().any(|one| {
            matches!(one, Doubt::Draft(draft) if (draft.player, draft.round) == (Some(player), round))
        })
    };
    doubts.iter().filter(move |one| match one {
        Doubt::Missing { player, round } => !is_begun(*player, *round),
        _ => true,
    })
}

/// Where a doubt stands among others, as a person goes through them: round by round, first whose sheet
/// is not there or not done, by their numbers, then the words; objections last.
pub(super) fn reading_order(doubt: &Doubt) -> (Option<RoundNo>, u8, Option<PlayerId>) {
    let last = all_rounds().next_back();
    match doubt {
        Doubt::Missing { player, round } => (Some(*round), 0, Some(*player)),
        Doubt::Draft(draft) => (Some(draft.round), 1, draft.player),
        Doubt::Unassigned { sheet: _, round } => (Some(*round), 2, None),
        Doubt::Unsettled { player, round } => (Some(*round), 3, Some(*player)),
        Doubt::Unchecked { player, round } => (Some(*round), 4, Some(*player)),
        Doubt::Undecided { round, .. } => (Some(*round), 5, None),
        Doubt::Objection { objection: _, player } => (last, 6, Some(*player)),
    }
}

/// The first round after which standings have a doubt: what is objected to is open in all of them.
pub(in crate::screens) fn round_of(doubt: &Doubt) -> RoundNo {
    match doubt {
        Doubt::Missing { round, .. }
        | Doubt::Undecided { round, .. }
        | Doubt::Unsettled { round, .. }
        | Doubt::Unchecked { round, .. }
        | Doubt::Unassigned { round, .. } => *round,
        Doubt::Draft(draft) => draft.round,
        Doubt::Objection { .. } => RoundNo::FIRST,
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
