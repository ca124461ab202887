//! What some events would change in points and ranks: the consequence before the decision.

use crate::domain::contest::{Context, Openness, decide};
use crate::domain::formats::anagram::standings::Board;
use crate::domain::formats::anagram::{Command, Event, Record, Rejection};
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::WordList;
use crate::screens::formats::anagram::Open;
use crate::views::Sight;

/// What a player would win or lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Who.
    pub player: PlayerId,
    /// Points more, or fewer.
    pub points: i64,
    /// The total now and then.
    pub totals: (i64, i64),
    /// The rank now and then; `None` for the expelled.
    pub ranks: Option<(u32, u32)>,
}

/// The players whose points or rank these events would change, by their rank then. Nothing happens.
#[must_use]
pub fn what_if(sight: &Sight<'_>, events: Vec<Event>) -> Vec<Change> {
    what_if_judged_by(sight, events, sight.words).0
}

/// What a command would change, exactly as it would be decided; or why it would be refused.
///
/// # Errors
/// [`Rejection`].
pub fn what_if_asked(
    sight: &Sight<'_>,
    command: impl Into<Command>,
) -> Result<Vec<Change>, Rejection> {
    let context = Context {
        now: sight.now,
        who: &sight.desk.person,
        lexicon: sight.words,
        seed: None,
        drafts: sight.drafts,
    };
    decide(sight.record, command.into(), &context).map(|events| what_if(sight, events))
}

/// The same with another list in the place of the one that judges; and the grades as they would be.
#[must_use]
pub fn what_if_judged_by(
    sight: &Sight<'_>,
    events: Vec<Event>,
    words: &dyn WordList,
) -> (Vec<Change>, Board) {
    if sight.contest().common.openness == Openness::Signed {
        return (Vec::new(), sight.judged.clone());
    }
    let after = sight.last_played();
    let now = sight.standings(after);
    let mut record: Record = sight.record.clone();
    let mut board = sight.judged.clone();
    let numbered = record.number(events, sight.now, &sight.desk.person);
    record.take_in(numbered.clone());
    for recorded in &numbered {
        board.refresh(&record, words, &recorded.event);
    }
    let then = Open { record: &record, judged: &board, ..sight.open }.standings(after);
    let changes = then.rows.iter();
    let changes = changes
        .filter_map(|row| {
            let before = now.row(row.player)?;
            let points = row.total - before.total;
            let totals = (before.total, row.total);
            let ranks = before.rank.zip(row.rank);
            let change = Change { player: row.player, points, totals, ranks };
            (points != 0 || before.rank != row.rank).then_some(change)
        })
        .collect();
    (changes, board)
}
