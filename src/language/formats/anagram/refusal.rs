//! The sentences of what an anagram competition alone refuses, of what makes its standings provisional,
//! and of what is wrong with its rules.

use super::joint;
use crate::domain::formats::anagram::refusal::{CannotUphold, Needs, Refusal, Since};
use crate::domain::formats::anagram::rules::{RACK, ROUNDS, RulesError};
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::text::{quoted, quoted_within};
use crate::language::{Language, tr, tr_args};
use crate::text;

pub(super) fn refusal(say: Language, why: &Refusal) -> String {
    match why {
        Refusal::OutOfOrder { round, earlier } => {
            text!(say, "errors-out-of-order", round = round.get(), earlier = earlier.get())
        }
        Refusal::WrongStage { round, needs } => stage_needed(say, *round, *needs),
        Refusal::TooFewTiles { round } => {
            text!(say, "errors-too-few-tiles", round = round.get())
        }
        Refusal::LetterCount { got, wanted } => {
            text!(say, "errors-letter-count", got = *got, wanted = *wanted)
        }
        Refusal::Ratio { consonants, vowels, wanted_consonants, wanted_vowels } => {
            let args = [
                ("consonants", (*consonants).into()),
                ("vowels", (*vowels).into()),
                ("wanted-consonants", (*wanted_consonants).into()),
                ("wanted-vowels", (*wanted_vowels).into()),
            ];
            tr_args(say, "errors-ratio", &args)
        }
        Refusal::NotInBag { letter } => {
            text!(say, "errors-not-in-bag", letter = letter.to_char())
        }
        Refusal::GuardBroken { awaited } => {
            text!(say, "errors-guard-broken", awaited = *awaited)
        }
        Refusal::TimeRunning { round } => {
            text!(say, "errors-time-running", round = round.get())
        }
        Refusal::NoBreak { after } => {
            text!(say, "errors-no-break", after = after.get())
        }
        Refusal::BreakRuns => tr(say, "errors-break-runs"),
        Refusal::UnknownSheet { sheet: _ } => tr(say, "errors-unknown-sheet"),
        Refusal::AlreadyKeyed { sheet: _ } => tr(say, "errors-already-keyed"),
        Refusal::RevisedSince { by, words } => {
            let of = words.iter().map(|(_, _, written)| written.to_string());
            let of: Vec<String> = of.collect();
            let (count, words) = (words.len(), of.join(" "));
            text!(say, "errors-revised-since", by = quoted(by), count = count, words = words)
        }
        Refusal::ChangedSince { since } => {
            let since = match since {
                Since::Keyed { by, words } => {
                    let of: Vec<String> = words.iter().map(|(.., word)| word.to_string()).collect();
                    let (by, words) = (quoted(by), of.join(" "));
                    text!(say, "errors-since-keyed", by = by, count = of.len(), words = words)
                }
                Since::Moved { player: Some(player), round } => {
                    let (player, round) = (player.get(), round.get());
                    text!(say, "errors-since-moved", player = player, round = round)
                }
                Since::Moved { player: None, round } => {
                    text!(say, "errors-since-nameless", round = round.get())
                }
                Since::Differs { by } => text!(say, "errors-since-differs", by = quoted(by)),
                Since::Checked { by } => text!(say, "errors-since-checked", by = quoted(by)),
                Since::Unchecked => tr(say, "errors-since-unchecked"),
            };
            text!(say, "errors-changed-since", since = since)
        }
        Refusal::SamePerson { name } => {
            text!(say, "errors-same-person", name = quoted(name))
        }
        Refusal::NothingToSettle => tr(say, "errors-nothing-to-settle"),
        Refusal::KeyingsUnsettled => tr(say, "errors-keyings-unsettled"),
        Refusal::NotIllegible => tr(say, "errors-not-illegible"),
        Refusal::OtherLetters { round, derived, redraws } => {
            let letters: String = derived.iter().map(|letter| letter.to_char()).collect();
            let args = [
                ("round", round.get().into()),
                ("letters", letters.into()),
                ("redraws", redraws.to_string().into()),
            ];
            tr_args(say, "errors-other-letters", &args)
        }
        Refusal::MarkedLate { player } => {
            text!(say, "errors-marked-late", player = player.to_string())
        }
        Refusal::NotThere { player, round } => {
            text!(say, "errors-not-there", player = player.to_string(), round = round.get())
        }
        Refusal::CannotUphold { why } => not_upheld(say, why),
        Refusal::Joint(why) => joint::refusal(say, *why),
    }
}

fn stage_needed(say: Language, round: RoundNo, needs: Needs) -> String {
    let round = round.get();
    match needs {
        Needs::ToCome => text!(say, "errors-needs-to-come", round = round),
        Needs::Drawn => text!(say, "errors-needs-drawn", round = round),
        Needs::Letters => text!(say, "errors-needs-letters", round = round),
        Needs::Played => text!(say, "errors-needs-played", round = round),
        Needs::Unsettled => text!(say, "errors-needs-unsettled", round = round),
        Needs::Begun => text!(say, "errors-needs-begun", round = round),
    }
}

pub(super) fn not_upheld(say: Language, why: &CannotUphold) -> String {
    match why {
        CannotUphold::NotWritten => tr(say, "errors-uphold-not-written"),
        CannotUphold::Misplaced => tr(say, "errors-uphold-misplaced"),
        CannotUphold::Repeated => tr(say, "errors-uphold-repeated"),
        CannotUphold::NotFromLetters { missing } => {
            text!(say, "errors-uphold-letters", missing = missing.to_char())
        }
        CannotUphold::NotVoid => tr(say, "errors-uphold-not-void"),
        CannotUphold::NotAboutThis => tr(say, "errors-uphold-not-about-this"),
    }
}

/// What makes standings provisional, to stand in a list: no capital, no full stop. Players are
/// told by their numbers.
pub(super) fn doubt(say: Language, doubt: &Doubt) -> String {
    let of = |player: &PlayerId| player.to_string();
    match doubt {
        Doubt::Undecided { written, round, players } => {
            let players: Vec<String> = players.iter().map(of).collect();
            let (word, players) = (quoted(&written.to_string()), players.join(", "));
            let round = round.get();
            text!(say, "errors-doubt-undecided", word = word, round = round, players = players)
        }
        Doubt::Missing { player, round } => {
            text!(say, "errors-doubt-missing", player = of(player), round = round.get())
        }
        Doubt::Draft(draft) => match &draft.player {
            Some(player) => {
                let round = draft.round.get();
                text!(say, "errors-doubt-draft", player = of(player), round = round)
            }
            None => text!(say, "errors-doubt-draft-unnamed", round = draft.round.get()),
        },
        Doubt::Unsettled { player, round } => {
            text!(say, "errors-doubt-unsettled", player = of(player), round = round.get())
        }
        Doubt::Unassigned { sheet, round } => {
            let (sheet, round) = (sheet.to_string(), round.get());
            text!(say, "errors-doubt-unassigned", sheet = sheet, round = round)
        }
        Doubt::Unchecked { player, round } => {
            text!(say, "errors-doubt-unchecked", player = of(player), round = round.get())
        }
        Doubt::Objection { objection, player } => {
            let objection = objection.to_string();
            text!(say, "errors-doubt-objection", objection = objection, player = of(player))
        }
    }
}

/// What is wrong with a rules file, with the line: no capital, no full stop.
pub(super) fn rules_error(say: Language, error: &RulesError) -> String {
    match error {
        RulesError::Syntax { line, what } => {
            text!(say, "errors-rules-syntax", line = *line, what = quoted_within(what))
        }
        RulesError::RoundCount { line, got } => {
            text!(say, "errors-rules-round-count", line = *line, got = *got, wanted = ROUNDS)
        }
        RulesError::RackSize { line, got } => {
            text!(say, "errors-rules-rack-size", line = *line, got = *got, wanted = RACK)
        }
        RulesError::TooFewTiles { line, drawn, tiles } => {
            let (line, drawn, tiles) = (*line, *drawn, *tiles);
            text!(say, "errors-rules-too-few-tiles", line = line, drawn = drawn, tiles = tiles)
        }
        RulesError::OutOfRange { line, got, min, max } => text!(
            say,
            "errors-rules-out-of-range",
            line = *line,
            got = *got,
            min = *min,
            max = *max
        ),
        RulesError::NotALetter { line, got } => {
            text!(say, "errors-rules-not-a-letter", line = *line, got = quoted(got))
        }
        RulesError::NotAConsonant { line, letter } => {
            let letter = letter.to_char();
            text!(say, "errors-rules-not-a-consonant", line = *line, letter = letter)
        }
        RulesError::GuardHardlyHolds { line, round } => {
            text!(say, "errors-rules-guard", line = *line, round = round.get())
        }
        RulesError::NotThese { line, got, wanted } => {
            let (line, got) = (*line, quoted(got));
            text!(say, "errors-rules-not-these", line = line, got = got, wanted = *wanted)
        }
        RulesError::CriterionTwice { line } => {
            text!(say, "errors-rules-criterion-twice", line = *line)
        }
    }
}
