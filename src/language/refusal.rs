//! The sentences of refusals: what a rule forbids, what is no word, what makes standings
//! provisional, what is wrong with a rules file.

use super::{Language, tr};
use crate::domain::contest::office::Office;
use crate::domain::formats::anagram::Rejection;
use crate::domain::formats::anagram::refusal::{CannotUphold, Needs, Refusal};
use crate::domain::formats::anagram::rules::{RACK, ROUNDS, RulesError};
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::NotAWord;
use crate::domain::text::{LONGEST_WORD, TextKind, UnfitText, is_hidden, quoted, quoted_within};
use crate::text;

impl Language {
    /// Why a command is refused, and what to do: one or more whole sentences.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "an arm a rule, and none may be missing")]
    pub fn rejection(self, why: &Rejection) -> String {
        match why {
            Rejection::NotCreated => tr(self, "errors-not-created"),
            Rejection::AlreadyCreated => tr(self, "errors-already-created"),
            Rejection::Signed => tr(self, "errors-signed"),
            Rejection::NotSigned => tr(self, "errors-not-signed"),
            Rejection::ReasonMissing => tr(self, "errors-reason-missing"),
            Rejection::NameMissing => tr(self, "errors-name-missing"),
            Rejection::NothingToUndo => tr(self, "errors-nothing-to-undo"),
            Rejection::UnfitText(why) => self.unfit_text(why),
            Rejection::PlayerNumber { player } => {
                let most = PlayerId::MOST.get();
                text!(self, "errors-player-number", player = player.to_string(), most = most)
            }
            Rejection::UnknownPlayer { player } => {
                text!(self, "errors-unknown-player", player = player.to_string())
            }
            Rejection::PlayerExists { player } => {
                text!(self, "errors-player-exists", player = player.to_string())
            }
            Rejection::EmptySpan { from, to } => {
                text!(self, "errors-empty-span", from = from.get(), to = to.get())
            }
            Rejection::UnknownRound { round } => {
                text!(self, "errors-unknown-round", round = round.get(), rounds = ROUNDS)
            }
            Rejection::DrawsBegun => tr(self, "errors-draws-begun"),
            Rejection::SeedMissing => tr(self, "errors-seed-missing"),
            Rejection::SeedRevealed => tr(self, "errors-seed-revealed"),
            Rejection::Own(Refusal::OutOfOrder { round, earlier }) => {
                text!(self, "errors-out-of-order", round = round.get(), earlier = earlier.get())
            }
            Rejection::Own(Refusal::WrongStage { round, needs }) => self.needs(*round, *needs),
            Rejection::Own(Refusal::TooFewTiles { round }) => {
                text!(self, "errors-too-few-tiles", round = round.get())
            }
            Rejection::Own(Refusal::LetterCount { got, wanted }) => {
                text!(self, "errors-letter-count", got = *got, wanted = *wanted)
            }
            Rejection::Own(Refusal::Ratio {
                consonants,
                vowels,
                wanted_consonants,
                wanted_vowels,
            }) => {
                let args = [
                    ("consonants", (*consonants).into()),
                    ("vowels", (*vowels).into()),
                    ("wanted-consonants", (*wanted_consonants).into()),
                    ("wanted-vowels", (*wanted_vowels).into()),
                ];
                super::tr_args(self, "errors-ratio", &args)
            }
            Rejection::Own(Refusal::NotInBag { letter }) => {
                text!(self, "errors-not-in-bag", letter = letter.to_char())
            }
            Rejection::Own(Refusal::GuardBroken { awaited }) => {
                text!(self, "errors-guard-broken", awaited = *awaited)
            }
            Rejection::Own(Refusal::TimeRunning { round }) => {
                text!(self, "errors-time-running", round = round.get())
            }
            Rejection::Own(Refusal::NoTime) => tr(self, "errors-no-time"),
            Rejection::Own(Refusal::TimeIsSo) => tr(self, "errors-time-is-so"),
            Rejection::Own(Refusal::TimeUnconfirmed) => tr(self, "errors-time-unconfirmed"),
            Rejection::Own(Refusal::TimeOutOfRange { max_ms, .. }) => {
                text!(self, "errors-time-out-of-range", seconds = max_ms / 1000)
            }
            Rejection::Own(Refusal::NoBreak { after }) => {
                text!(self, "errors-no-break", after = after.get())
            }
            Rejection::Own(Refusal::BreakRuns) => tr(self, "errors-break-runs"),
            Rejection::Own(Refusal::UnknownSheet { sheet: _ }) => tr(self, "errors-unknown-sheet"),
            Rejection::Own(Refusal::AlreadyKeyed { sheet: _ }) => tr(self, "errors-already-keyed"),
            Rejection::Own(Refusal::SamePerson { name }) => {
                text!(self, "errors-same-person", name = quoted(name))
            }
            Rejection::Own(Refusal::NothingToSettle) => tr(self, "errors-nothing-to-settle"),
            Rejection::Own(Refusal::KeyingsUnsettled) => tr(self, "errors-keyings-unsettled"),
            Rejection::Own(Refusal::NotIllegible) => tr(self, "errors-not-illegible"),
            Rejection::NotYourOffice { office: Office::Referee } => {
                tr(self, "errors-office-referee")
            }
            Rejection::NotYourOffice { office: Office::Assistant | Office::Anybody } => {
                tr(self, "errors-office-assistant")
            }
            Rejection::OtherRules => tr(self, "errors-other-rules"),
            Rejection::TimeBackwards => tr(self, "errors-time-backwards"),
            Rejection::OutOfNumber { expected, got } => {
                let (expected, got) = (expected.to_string(), got.to_string());
                text!(self, "errors-out-of-number", expected = expected, got = got)
            }
            Rejection::NoHallWord => tr(self, "errors-no-hall-word"),
            Rejection::Own(Refusal::OtherLetters { round, derived, redraws }) => {
                let letters: String = derived.iter().map(|letter| letter.to_char()).collect();
                let args = [
                    ("round", round.get().into()),
                    ("letters", letters.into()),
                    ("redraws", redraws.to_string().into()),
                ];
                super::tr_args(self, "errors-other-letters", &args)
            }
            Rejection::Own(Refusal::OtherTime { got, remaining_ms }) => {
                let (got, remaining) = (got.to_string(), remaining_ms.to_string());
                text!(self, "errors-other-time", got = got, remaining = remaining)
            }
            Rejection::NotDue => tr(self, "errors-not-due"),
            Rejection::Own(Refusal::MarkedLate { player }) => {
                text!(self, "errors-marked-late", player = player.to_string())
            }
            Rejection::NotTogether => tr(self, "errors-not-together"),
            Rejection::OlderVersion => tr(self, "errors-older-version"),
            Rejection::OtherSeed => tr(self, "errors-other-seed"),
            Rejection::OtherTable { row } => {
                text!(self, "errors-other-table", row = row.to_string())
            }
            Rejection::OtherDigest { derived } => {
                text!(self, "errors-other-digest", derived = derived.to_string())
            }
            Rejection::OtherWords => tr(self, "errors-other-words"),
            Rejection::OtherLanguage { what } => {
                text!(self, "errors-other-language", what = quoted(what))
            }
            Rejection::NoRuling { word } => {
                text!(self, "errors-no-ruling", word = quoted(&word.to_string()))
            }
            Rejection::RuledSo { word } => {
                text!(self, "errors-ruled-so", word = quoted(&word.to_string()))
            }
            Rejection::NothingDeducted => tr(self, "errors-nothing-deducted"),
            Rejection::NoPenalty { penalty } => {
                text!(self, "errors-no-penalty", penalty = penalty.to_string())
            }
            Rejection::TooEarlyToObject => tr(self, "errors-too-early-to-object"),
            Rejection::NoObjection { objection } => {
                text!(self, "errors-no-objection", objection = objection.to_string())
            }
            Rejection::Own(Refusal::CannotUphold { why }) => self.cannot_uphold(why),
            Rejection::RoundsOpen { round } => {
                text!(self, "errors-rounds-open", round = round.get())
            }
            Rejection::Provisional { doubts } => {
                let first = doubts.first().map(|doubt| self.doubt(doubt)).unwrap_or_default();
                text!(self, "errors-provisional", count = doubts.len(), first = first)
            }
        }
    }

    fn needs(self, round: RoundNo, needs: Needs) -> String {
        let round = round.get();
        match needs {
            Needs::ToCome => text!(self, "errors-needs-to-come", round = round),
            Needs::Drawn => text!(self, "errors-needs-drawn", round = round),
            Needs::Letters => text!(self, "errors-needs-letters", round = round),
            Needs::Played => text!(self, "errors-needs-played", round = round),
            Needs::Unsettled => text!(self, "errors-needs-unsettled", round = round),
            Needs::Begun => text!(self, "errors-needs-begun", round = round),
        }
    }

    fn cannot_uphold(self, why: &CannotUphold) -> String {
        match why {
            CannotUphold::NotWritten => tr(self, "errors-uphold-not-written"),
            CannotUphold::Misplaced => tr(self, "errors-uphold-misplaced"),
            CannotUphold::Repeated => tr(self, "errors-uphold-repeated"),
            CannotUphold::NotFromLetters { missing } => {
                text!(self, "errors-uphold-letters", missing = missing.to_char())
            }
            CannotUphold::NotVoid => tr(self, "errors-uphold-not-void"),
            CannotUphold::NotAboutThis => tr(self, "errors-uphold-not-about-this"),
        }
    }

    /// What makes standings provisional, to stand in a list: no capital, no full stop. Players are
    /// told by their numbers.
    #[must_use]
    pub fn doubt(self, doubt: &Doubt) -> String {
        let of = |player: &PlayerId| player.to_string();
        match doubt {
            Doubt::Undecided { written, round, players } => {
                let players: Vec<String> = players.iter().map(of).collect();
                let (word, players) = (quoted(&written.to_string()), players.join(", "));
                let round = round.get();
                text!(self, "errors-doubt-undecided", word = word, round = round, players = players)
            }
            Doubt::Missing { player, round } => {
                text!(self, "errors-doubt-missing", player = of(player), round = round.get())
            }
            Doubt::Draft(draft) => match &draft.player {
                Some(player) => {
                    let round = draft.round.get();
                    text!(self, "errors-doubt-draft", player = of(player), round = round)
                }
                None => text!(self, "errors-doubt-draft-unnamed", round = draft.round.get()),
            },
            Doubt::Unsettled { player, round } => {
                text!(self, "errors-doubt-unsettled", player = of(player), round = round.get())
            }
            Doubt::Unassigned { sheet, round } => {
                let (sheet, round) = (sheet.to_string(), round.get());
                text!(self, "errors-doubt-unassigned", sheet = sheet, round = round)
            }
            Doubt::Unchecked { player, round } => {
                text!(self, "errors-doubt-unchecked", player = of(player), round = round.get())
            }
            Doubt::Objection { objection, player } => {
                let objection = objection.to_string();
                text!(self, "errors-doubt-objection", objection = objection, player = of(player))
            }
        }
    }

    /// Why a text is refused, and what to do.
    #[must_use]
    pub fn unfit_text(self, why: &UnfitText) -> String {
        match why {
            UnfitText::TooLong { kind, got, quoted } => {
                let key = match kind {
                    TextKind::Name => "errors-name-too-long",
                    TextKind::Title => "errors-title-too-long",
                    TextKind::Reason => "errors-reason-too-long",
                    TextKind::Evidence => "errors-evidence-too-long",
                };
                text!(self, key, got = *got, limit = kind.limit(), text = quoted)
            }
            UnfitText::Hidden { sign, position, quoted } => {
                let (sign, position) = (seen(*sign), *position);
                text!(self, "errors-hidden-sign", sign = sign, position = position, text = quoted)
            }
        }
    }

    /// Why a text is no word, to follow a colon: no capital, no full stop.
    #[must_use]
    pub fn not_a_word(self, why: NotAWord) -> String {
        match why {
            NotAWord::Empty => tr(self, "errors-word-empty"),
            NotAWord::InnerSpace { position } => {
                text!(self, "errors-word-space", position = position)
            }
            NotAWord::Sign { sign, position } => {
                text!(self, "errors-word-sign", sign = seen(sign), position = position)
            }
            NotAWord::TooLong { got } => {
                text!(self, "errors-word-too-long", got = got, limit = LONGEST_WORD)
            }
        }
    }

    /// What is wrong with a rules file, with the line: no capital, no full stop.
    #[must_use]
    pub fn rules_error(self, error: &RulesError) -> String {
        match error {
            RulesError::Syntax { line, what } => {
                text!(self, "errors-rules-syntax", line = *line, what = quoted_within(what))
            }
            RulesError::RoundCount { line, got } => {
                text!(self, "errors-rules-round-count", line = *line, got = *got, wanted = ROUNDS)
            }
            RulesError::RackSize { line, got } => {
                text!(self, "errors-rules-rack-size", line = *line, got = *got, wanted = RACK)
            }
            RulesError::TooFewTiles { line, drawn, tiles } => {
                let (line, drawn, tiles) = (*line, *drawn, *tiles);
                text!(self, "errors-rules-too-few-tiles", line = line, drawn = drawn, tiles = tiles)
            }
            RulesError::OutOfRange { line, got, min, max } => text!(
                self,
                "errors-rules-out-of-range",
                line = *line,
                got = *got,
                min = *min,
                max = *max
            ),
            RulesError::NotALetter { line, got } => {
                text!(self, "errors-rules-not-a-letter", line = *line, got = quoted(got))
            }
            RulesError::NotAConsonant { line, letter } => {
                let letter = letter.to_char();
                text!(self, "errors-rules-not-a-consonant", line = *line, letter = letter)
            }
            RulesError::GuardHardlyHolds { line, round } => {
                text!(self, "errors-rules-guard", line = *line, round = round.get())
            }
            RulesError::CriterionTwice { line } => {
                text!(self, "errors-rules-criterion-twice", line = *line)
            }
        }
    }
}

/// A sign as a sentence shows it: one that cannot be seen by its code.
fn seen(sign: char) -> String {
    if is_hidden(sign) || sign.is_whitespace() {
        format!("U+{:04X}", u32::from(sign))
    } else {
        sign.to_string()
    }
}
