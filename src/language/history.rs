//! The sentences of a competition's history, one an event.

use std::cmp::Ordering;

use super::sentences::Answered;
use super::{Sentences, Teller, tr, tr_args};
use crate::domain::contest::DoubleKeying;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{PlayerId, RoundNo, Seq};
use crate::domain::player::Player;
use crate::text;

impl<F: Sentences> Teller<'_, F> {
    /// What happened: one or more whole sentences.
    pub fn sentence(&self, recorded: &Recorded<F>) -> String {
        let say = self.language;
        match &recorded.event {
            Event::CompetitionCreated { details, rules: _, lexicon, commitment } => text!(
                say,
                "history-created",
                title = &details.title,
                list = &lexicon.name,
                commitment = commitment.to_string()
            ),
            Event::DetailsChanged { details } => {
                text!(say, "history-details-changed", title = &details.title)
            }
            Event::EmblemSet { emblem: Some(emblem) } => {
                let sha256 = emblem.digest().to_string();
                text!(say, "history-emblem-chosen", bytes = emblem.bytes().len(), sha256 = sha256)
            }
            Event::EmblemSet { emblem: None } => tr(say, "history-emblem-removed"),
            Event::CommitmentRenewed { commitment } => {
                text!(say, "history-commitment-renewed", commitment = commitment.to_string())
            }
            Event::HallWordSet { text } if text.is_empty() => tr(say, "history-hall-silent"),
            Event::HallWordSet { text } => text!(say, "history-hall-word", text = text),
            Event::DoubleKeyingSet { double_keying: DoubleKeying::Optional } => {
                tr(say, "history-double-keying-optional")
            }
            Event::DoubleKeyingSet { double_keying: DoubleKeying::Required } => {
                tr(say, "history-double-keying-required")
            }
            Event::LexiconChanged { lexicon } => {
                text!(say, "history-lexicon-changed", list = &lexicon.name)
            }
            Event::PlayerAdded { player } => self.player_changed("history-player-added", player),
            Event::PlayerChanged { player } => self.what_changed(recorded.seq, player),
            Event::PlayerRemoved { player } => {
                text!(say, "history-player-removed", player = self.named(player))
            }
            Event::WordRuled { word, ruled, evidence } => {
                let key = match ruled {
                    Ruled::Valid => "history-ruled-valid",
                    Ruled::Invalid => "history-ruled-invalid",
                };
                let args = [("word", word.to_string().into()), ("reason", evidence.into())];
                tr_args(say, key, &args).trim_end().to_owned()
            }
            Event::RulingWithdrawn { word } => {
                text!(say, "history-ruling-withdrawn", word = word.to_string())
            }
            Event::PenaltyImposed { penalty: _, player, round, kind, reason } => {
                self.reasoned(self.imposed(*player, *round, *kind), reason)
            }
            Event::PenaltyLifted { penalty, reason } => {
                let penalty = self.answered(recorded.seq, penalty.to_string());
                self.reasoned(text!(say, "history-penalty-lifted", penalty = penalty), reason)
            }
            Event::ObjectionLodged { objection, player, about } => {
                self.lodged(&objection.to_string(), *player, about)
            }
            Event::ObjectionDecided { objection, outcome, reason } => {
                let objection = self.answered(recorded.seq, objection.to_string());
                let decided = match outcome {
                    Outcome::Upheld => {
                        text!(say, "history-objection-upheld", objection = objection)
                    }
                    Outcome::Dismissed => {
                        text!(say, "history-objection-dismissed", objection = objection)
                    }
                };
                self.reasoned(decided, reason)
            }
            Event::Signed { issue, table: _, sha256, seed, words: _ } => {
                let (issue, sha256) = (issue.to_string(), sha256.to_string());
                let signed = text!(say, "history-signed", issue = issue, sha256 = sha256);
                match seed {
                    Some(seed) => {
                        let seed = seed.reveal();
                        text!(say, "history-seed-revealed", what = signed, seed = seed)
                    }
                    None => signed,
                }
            }
            Event::Reopened { reason } => self.reasoned(tr(say, "history-reopened"), reason),
            Event::RoundPublished { round } => {
                text!(say, F::said("history-round-published"), round = round.get())
            }
            Event::PublicationWithdrawn { round, reason } => {
                let withdrawn =
                    text!(say, F::said("history-publication-withdrawn"), round = round.get());
                self.reasoned(withdrawn, reason)
            }
            Event::SheetPhotographed { .. }
            | Event::PictureAssigned { .. }
            | Event::PictureDiscarded { .. }
            | Event::PicturesDeleted { .. } => self.picture(&recorded.event),
            Event::Undone { action } => text!(say, "history-undone", action = action.to_string()),
            Event::Own(event) => F::event(self, recorded.seq, event),
        }
    }

    /// What happened to a picture of a sheet; nothing is said of other events.
    fn picture(&self, event: &Event<F>) -> String {
        let say = self.language;
        match event {
            Event::SheetPhotographed { player, round, .. } => match player.zip(*round) {
                Some((player, round)) => {
                    let (player, round) = (self.name(player), round.get());
                    text!(say, "history-sheet-photographed", player = player, round = round)
                }
                None => tr(say, "history-picture-taken"),
            },
            Event::PictureAssigned { player, round, .. } => {
                let (player, round) = (self.name(*player), round.get());
                text!(say, "history-picture-assigned", player = player, round = round)
            }
            Event::PictureDiscarded { sha256: _, reason } => {
                self.reasoned(tr(say, "history-picture-discarded"), reason)
            }
            Event::PicturesDeleted { sha256s, reason } => {
                let deleted = match sha256s {
                    Some(some) => text!(say, "history-pictures-deleted", number = some.len()),
                    None => tr(say, "history-all-pictures-deleted"),
                };
                self.reasoned(deleted, reason)
            }
            _ => String::new(),
        }
    }

    fn player_changed(&self, key: &'static str, player: &Player) -> String {
        let args = [
            ("player", self.named(player).into()),
            ("from", player.span.from_round.get().into()),
            ("to", player.span.to_round.get().into()),
        ];
        tr_args(self.language, F::said(key), &args)
    }

    /// What changed of a player: each value with the one before.
    fn what_changed(&self, seq: Seq, player: &Player) -> String {
        let say = self.language;
        let Some(before) = self.subjects.before(seq) else {
            return self.player_changed("history-player-changed", player);
        };
        let named = |text: &str| if text.is_empty() { "–" } else { text }.to_owned();
        let renamed = (before.name != player.name).then(|| {
            let number = player.id.to_string();
            let (from, to) = (&before.name, &player.name);
            text!(say, "history-player-renamed", from = from, to = to, number = number)
        });
        let club = (before.club != player.club).then(|| {
            let (from, to) = (named(&before.club), named(&player.club));
            text!(say, "history-player-club", player = self.named(player), from = from, to = to)
        });
        let of_round = |key, round: RoundNo| {
            text!(say, F::said(key), player = self.named(player), round = round.get())
        };
        let (was, is) = (before.span, player.span);
        let from = (was.from_round != is.from_round)
            .then(|| of_round("history-player-from", is.from_round));
        let to = match is.to_round.cmp(&was.to_round) {
            Ordering::Less => Some(of_round("history-player-left", is.to_round)),
            Ordering::Greater => Some(of_round("history-player-until", is.to_round)),
            Ordering::Equal => None,
        };
        let changes: Vec<String> = [renamed, club, from, to].into_iter().flatten().collect();
        if changes.is_empty() {
            return self.player_changed("history-player-changed", player);
        }
        changes.join(" ")
    }

    /// What happened, without the names of a long list of players; `None` where the sentence has none.
    pub fn brief(&self, recorded: &Recorded<F>) -> Option<String> {
        match &recorded.event {
            Event::Own(event) => F::brief(self, recorded.seq, event),
            _ => None,
        }
    }

    fn imposed(&self, player: PlayerId, round: RoundNo, kind: PenaltyKind) -> String {
        self.language.penalty_imposed(F::said, kind, (self.name(player), round.get()))
    }

    /// What an event lifts or decides, as it was told when it was imposed or lodged; else its number.
    fn answered(&self, seq: Seq, number: String) -> String {
        match self.subjects.answered(seq) {
            Some(Answered::Penalty(player, round, kind)) => self.imposed(*player, *round, *kind),
            Some(Answered::Objection(player, about)) => self.lodged(&number, *player, about),
            None => number,
        }
    }

    fn lodged(&self, objection: &str, player: PlayerId, about: &About) -> String {
        let (say, player, round) = (self.language, self.name(player), about.round().get());
        match about {
            About::Word { round: _, word } => text!(
                say,
                F::said("history-objection-word"),
                objection = objection,
                player = player,
                round = round,
                word = word.to_string()
            ),
            About::Reading { round: _ } => text!(
                say,
                F::said("history-objection-reading"),
                objection = objection,
                player = player,
                round = round
            ),
            About::Void { round: _ } => text!(
                say,
                F::said("history-objection-void"),
                objection = objection,
                player = player,
                round = round
            ),
        }
    }

    /// What happened, and the reason that was given, if any.
    pub(super) fn reasoned(&self, what: String, reason: &str) -> String {
        if reason.trim().is_empty() {
            return what;
        }
        text!(self.language, "history-with-reason", what = what, reason = reason)
    }

    /// A player by name and number.
    pub(super) fn name(&self, player: PlayerId) -> String {
        self.players.get(&player).map_or_else(|| player.to_string(), |player| self.named(player))
    }

    fn named(&self, player: &Player) -> String {
        let number = player.id.to_string();
        text!(self.language, "history-player", name = &player.name, number = number)
    }
}
