//! The sentences of what a duplicate game alone refuses, and of what makes its standings provisional.

use super::events::end_key;
use crate::domain::formats::duplicate::doubt::Doubt;
use crate::domain::formats::duplicate::notation::tiles_text;
use crate::domain::formats::duplicate::rack::Refusal as Composition;
use crate::domain::formats::duplicate::refusal::{CannotUphold, Refusal};
use crate::domain::formats::duplicate::rules::{LEAST_TURN_S, MOST_TURN_S};
use crate::domain::ids::PlayerId;
use crate::domain::text::quoted;
use crate::language::{Language, tr};
use crate::text;

#[expect(clippy::too_many_lines, reason = "an arm a rule, and none may be missing")]
pub(super) fn refusal(say: Language, why: &Refusal) -> String {
    match why {
        Refusal::ModeFixed => tr(say, "refusals-mode-fixed"),
        Refusal::TurnTime { turn_s: _ } => {
            text!(say, "refusals-turn-time", least = LEAST_TURN_S, most = MOST_TURN_S)
        }
        Refusal::RackThere { turn } => text!(say, "refusals-rack-there", turn = turn.get()),
        Refusal::NoRack { turn } => text!(say, "refusals-no-rack", turn = turn.get()),
        Refusal::OtherTurn { turn, next: Some(next) } => {
            text!(say, "refusals-other-turn", turn = turn.get(), next = next.get())
        }
        Refusal::OtherTurn { turn: _, next: None } => tr(say, "refusals-no-turn-left"),
        Refusal::AfterLastTurn => tr(say, "refusals-after-last-turn"),
        Refusal::Ended => tr(say, "refusals-ended"),
        Refusal::NoLettersLeft => tr(say, "refusals-no-letters-left"),
        Refusal::ByHand => tr(say, "refusals-by-hand"),
        Refusal::Digital => tr(say, "refusals-digital"),
        Refusal::NoSuchTile { tile, count } => {
            text!(say, "refusals-no-such-tile", tile = tile, count = *count)
        }
        Refusal::NotInSet { tile } => text!(say, "refusals-not-in-set", tile = tile),
        Refusal::TileCount { got, wanted } => {
            text!(say, "refusals-tile-count", got = *got, wanted = *wanted)
        }
        Refusal::OtherLeftover { left } if left.is_empty() => tr(say, "refusals-nothing-left"),
        Refusal::OtherLeftover { left } => text!(say, "refusals-other-leftover", left = left),
        Refusal::OtherComposition { found } => tr(
            say,
            match found {
                None => "refusals-composition-holds",
                Some(Composition::Vowels) => "refusals-composition-vowels",
                Some(Composition::Consonants) => "refusals-composition-consonants",
                Some(Composition::Triple) => "refusals-no-triple",
            },
        ),
        Refusal::NoTriple => tr(say, "refusals-no-triple"),
        Refusal::Shown { turn } => text!(say, "refusals-shown", turn = turn.get()),
        Refusal::NotShown { turn } => text!(say, "refusals-not-shown", turn = turn.get()),
        Refusal::OtherRack { turn, derived, refused } => {
            let letters = tiles_text(derived.0.iter().copied());
            let (turn, refused) = (turn.get(), *refused);
            text!(say, "refusals-other-rack", turn = turn, letters = letters, refused = refused)
        }
        Refusal::TopNeedsOthers { turn } => {
            text!(say, "refusals-top-needs-others", turn = turn.get())
        }
        Refusal::HasBegun { turn } => text!(say, "refusals-has-begun", turn = turn.get()),
        Refusal::NotBegun { turn } => text!(say, "refusals-not-begun", turn = turn.get()),
        Refusal::TimeRunning { turn } => text!(say, "refusals-time-running", turn = turn.get()),
        Refusal::NotOver { turn } => text!(say, "refusals-not-over", turn = turn.get()),
        Refusal::NotInGame { player, turn } => {
            text!(say, "refusals-not-in-game", player = player.to_string(), turn = turn.get())
        }
        Refusal::UnknownSlip { slip: _ } => tr(say, "refusals-unknown-slip"),
        Refusal::AlreadyKeyed { slip: _ } => tr(say, "refusals-already-keyed"),
        Refusal::RevisedSince { by, written } => {
            let written = format!("{} {}", written.position, written.word);
            text!(say, "refusals-revised-since", by = quoted(by), written = written.trim())
        }
        Refusal::SamePerson { name } => text!(say, "refusals-same-person", name = quoted(name)),
        Refusal::NothingToSettle => tr(say, "refusals-nothing-to-settle"),
        Refusal::KeyingsUnsettled => tr(say, "refusals-keyings-unsettled"),
        Refusal::NotFolded => tr(say, "refusals-not-folded"),
        Refusal::NoOutcome { .. } => tr(say, "refusals-no-outcome"),
        Refusal::NothingSet { slip: _ } => tr(say, "refusals-nothing-set"),
        Refusal::TopAnnounced { turn } => text!(say, "refusals-top-announced", turn = turn.get()),
        Refusal::NoTop { turn } => text!(say, "refusals-no-top", turn = turn.get()),
        Refusal::CannotBeLaid => tr(say, "refusals-cannot-be-laid"),
        Refusal::OnNoSlip => tr(say, "refusals-on-no-slip"),
        Refusal::WorthMore { points, player } => {
            text!(say, "refusals-worth-more", points = *points, player = player.to_string())
        }
        Refusal::NotTheFirst { position, word } => {
            text!(say, "refusals-not-the-first", position = position, word = word)
        }
        Refusal::NoList => tr(say, "refusals-no-list"),
        Refusal::NextHasBegun { turn } => text!(say, "refusals-next-has-begun", turn = turn.get()),
        Refusal::HasPlay { player } => {
            text!(say, "refusals-has-play", player = player.to_string())
        }
        Refusal::Proven => tr(say, "refusals-proven"),
        Refusal::NotClosed { turn } => text!(say, "refusals-not-closed", turn = turn.get()),
        Refusal::Cancelled { turn } => text!(say, "refusals-cancelled", turn = turn.get()),
        Refusal::NotCancelled { turn } => text!(say, "refusals-not-cancelled", turn = turn.get()),
        Refusal::CannotTakeBack { turn } => {
            text!(say, "refusals-cannot-take-back", turn = turn.get())
        }
        Refusal::NextLetters => tr(say, "refusals-next-letters"),
        Refusal::NoNotice { earliest } => text!(say, "refusals-no-notice", earliest = *earliest),
        Refusal::NoEnd { why } => text!(say, "refusals-no-end", why = tr(say, end_key(*why))),
        Refusal::NothingToTell { player } => {
            text!(say, "refusals-nothing-to-tell", player = player.to_string())
        }
        Refusal::CannotUphold { why } => tr(
            say,
            match why {
                CannotUphold::NotWritten => "refusals-uphold-not-written",
                CannotUphold::OtherReason => "refusals-uphold-other-reason",
                CannotUphold::WasRaised => "refusals-uphold-was-raised",
                CannotUphold::NotAboutThis => "refusals-uphold-not-about-this",
            },
        ),
    }
}

/// What makes standings provisional, to stand in a list: no capital, no full stop. Players are told by their
/// numbers.
pub(super) fn doubt(say: Language, doubt: &Doubt) -> String {
    let of = |player: &PlayerId| player.to_string();
    match doubt {
        Doubt::Undecided { word, turn, players } => {
            let players: Vec<String> = players.iter().map(of).collect();
            let (word, players) = (quoted(&word.to_string()), players.join(", "));
            text!(say, "doubts-undecided", word = word, turn = turn.get(), players = players)
        }
        Doubt::Missing { player, turn } => {
            text!(say, "doubts-missing", player = of(player), turn = turn.get())
        }
        Doubt::Draft(draft) => match &draft.player {
            Some(player) => {
                text!(say, "doubts-draft", player = of(player), turn = draft.round.get())
            }
            None => text!(say, "doubts-draft-unnamed", turn = draft.round.get()),
        },
        Doubt::Unsettled { player, turn } => {
            text!(say, "doubts-unsettled", player = of(player), turn = turn.get())
        }
        Doubt::Unassigned { slip, turn } => {
            text!(say, "doubts-unassigned", slip = slip.to_string(), turn = turn.get())
        }
        Doubt::Unchecked { player, turn } => {
            text!(say, "doubts-unchecked", player = of(player), turn = turn.get())
        }
        Doubt::Pending { objection, player } => {
            let objection = objection.to_string();
            text!(say, "doubts-pending", objection = objection, player = of(player))
        }
    }
}
