//! The sentences of refusals that every competition knows: what a rule forbids, what is no word or no
//! fit text.

use super::{Language, Sentences, tr};
use crate::domain::contest::Rejection;
use crate::domain::contest::office::Office;
use crate::domain::contest::ruling::{Ruled, Ruling};
use crate::domain::emblem::Emblem;
use crate::domain::ids::PlayerId;
use crate::domain::letters::NotAWord;
use crate::domain::text::{LONGEST_WORD, TextKind, UnfitText, is_hidden, quoted};
use crate::domain::timing::MOST_MS;
use crate::domain::timing::law::BadTime;
use crate::text;

impl Language {
    /// Why a command is refused, and what to do: one or more whole sentences.
    #[allow(clippy::too_many_lines, reason = "an arm a rule, and none may be missing")]
    pub fn rejection<F: Sentences>(self, why: &Rejection<F>) -> String {
        match why {
            Rejection::NotCreated => tr(self, "errors-not-created"),
            Rejection::AlreadyCreated => tr(self, "errors-already-created"),
            Rejection::Signed => tr(self, "errors-signed"),
            Rejection::NotSigned => tr(self, "errors-not-signed"),
            Rejection::ReasonMissing => tr(self, "errors-reason-missing"),
            Rejection::NameMissing => tr(self, "errors-name-missing"),
            Rejection::OtherPenalty { name } => {
                text!(self, "errors-other-penalty", penalty = self.penalty_name(*name))
            }
            Rejection::NothingToUndo => tr(self, "errors-not-the-newest"),
            Rejection::UnfitText(why) => self.unfit_text(why),
            Rejection::UnfitEmblem { bytes } => self.unfit_emblem(*bytes),
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
            Rejection::NumberRemoved { player } => {
                text!(self, "errors-number-removed", player = player.to_string())
            }
            Rejection::NotRemovable { player } => {
                text!(self, F::said("errors-not-removable"), player = player.to_string())
            }
            Rejection::EmptySpan { from, to } => {
                text!(self, F::said("errors-empty-span"), from = from.get(), to = to.get())
            }
            Rejection::UnknownRound { round, last } => {
                text!(
                    self,
                    F::said("errors-unknown-round"),
                    round = round.get(),
                    rounds = last.get()
                )
            }
            Rejection::DrawsBegun => tr(self, "errors-draws-begun"),
            Rejection::SeedMissing => tr(self, "errors-seed-missing"),
            Rejection::SeedRevealed => tr(self, "errors-seed-revealed"),
            Rejection::NotYourOffice { office: Office::Referee } => {
                tr(self, "errors-office-referee")
            }
            Rejection::NotYourOffice { office: Office::Assistant | Office::Anybody } => {
                tr(self, "errors-office-assistant")
            }
            Rejection::NotYourOffice { office: Office::Jury } => tr(self, "errors-office-jury"),
            Rejection::ObjectionUpheld { word } => {
                text!(self, "errors-objection-upheld", word = word.to_string())
            }
            Rejection::ReadingUpheld => tr(self, "errors-reading-upheld"),
            Rejection::RefereeRuled { word } => {
                text!(self, "errors-referee-ruled", word = word.to_string())
            }
            Rejection::NotPlayed { round } => {
                text!(self, F::said("errors-not-played"), round = round.get())
            }
            Rejection::PublishedAlready { round } => {
                text!(self, F::said("errors-published-already"), round = round.get())
            }
            Rejection::NotPublished { round } => {
                text!(self, F::said("errors-not-published"), round = round.get())
            }
            Rejection::PictureKnown => tr(self, "errors-picture-known"),
            Rejection::NoPicture => tr(self, "errors-no-picture"),
            Rejection::PicturesFull { .. } => tr(self, "errors-pictures-full"),
            Rejection::OtherRules => tr(self, "errors-other-rules"),
            Rejection::TimeBackwards => tr(self, "errors-time-backwards"),
            Rejection::OutOfNumber { expected, got } => {
                let (expected, got) = (expected.to_string(), got.to_string());
                text!(self, "errors-out-of-number", expected = expected, got = got)
            }
            Rejection::NoHallWord => tr(self, "errors-no-hall-word"),
            Rejection::Time(why) => self.bad_time(*why),
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
            Rejection::ClosedList => tr(self, "errors-closed-list"),
            Rejection::NoRuling { word } => {
                text!(self, "errors-no-ruling", word = quoted(&word.to_string()))
            }
            Rejection::RuledSo { word } => {
                text!(self, "errors-ruled-so", word = quoted(&word.to_string()))
            }
            Rejection::RuledSince { word, now } => {
                let word = quoted(&word.to_string());
                let Some(Ruling { ruled, evidence }) = now else {
                    return text!(self, "errors-ruling-gone", word = word);
                };
                let key = match ruled {
                    Ruled::Valid => "errors-ruled-since-valid",
                    Ruled::Invalid => "errors-ruled-since-invalid",
                };
                let told = text!(self, key, word = word, evidence = quoted(evidence));
                told.trim_end().to_owned()
            }
            Rejection::NothingDeducted => tr(self, "errors-nothing-deducted"),
            Rejection::NoPenalty { penalty } => {
                text!(self, "errors-no-penalty", penalty = penalty.to_string())
            }
            Rejection::TooEarlyToObject => tr(self, F::said("errors-too-early-to-object")),
            Rejection::NoObjection { objection } => {
                text!(self, "errors-no-objection", objection = objection.to_string())
            }
            Rejection::RoundsOpen { round } => {
                text!(self, F::said("errors-rounds-open"), round = round.get())
            }
            Rejection::Own(why) => F::refusal(self, why),
            Rejection::Provisional { doubts } => {
                let first = doubts.first().map(|doubt| F::doubt(self, doubt)).unwrap_or_default();
                text!(self, "errors-provisional", count = doubts.len(), first = first)
            }
        }
    }

    fn bad_time(self, why: BadTime) -> String {
        match why {
            BadTime::NoTime => tr(self, "errors-no-time"),
            BadTime::IsSo => tr(self, "errors-time-is-so"),
            BadTime::Unconfirmed => tr(self, "errors-time-unconfirmed"),
            BadTime::OutOfRange { remaining_ms: _ } => {
                text!(self, "errors-time-out-of-range", seconds = MOST_MS / 1000)
            }
            BadTime::Other { got_ms, wanted_ms } => {
                let (got, remaining) = (got_ms.to_string(), wanted_ms.to_string());
                text!(self, "errors-other-time", got = got, remaining = remaining)
            }
            BadTime::NotDue => tr(self, "errors-not-due"),
        }
    }

    fn unfit_emblem(self, bytes: usize) -> String {
        if bytes > Emblem::MOST_BYTES {
            self.heavy_emblem(bytes)
        } else {
            tr(self, "errors-emblem-no-png")
        }
    }

    /// That a club's picture has too many bytes, and what to do.
    pub fn heavy_emblem(self, bytes: usize) -> String {
        let (got, most) = (bytes.div_ceil(1000), Emblem::MOST_BYTES / 1000);
        text!(self, "errors-emblem-heavy", got = got, most = most)
    }

    /// Why a text is refused, and what to do.
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
}

/// A sign as a sentence shows it: one that cannot be seen by its code.
fn seen(sign: char) -> String {
    if is_hidden(sign) || sign.is_whitespace() {
        format!("U+{:04X}", u32::from(sign))
    } else {
        sign.to_string()
    }
}
