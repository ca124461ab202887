//! The sentences of a competition's history, one an event.

use std::collections::BTreeMap;

use super::{Arg, Language, tr, tr_args};
use crate::domain::anagram::event::{AlertOutcome, Event as AnagramEvent, PausedTiles};
use crate::domain::anagram::sheet::{Lateness, SheetWords};
use crate::domain::anagram::whose::{SheetPlace, SheetPlaces};
use crate::domain::contest::DoubleKeying;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{PlayerId, RoundNo, Seq, SheetId};
use crate::domain::letter::Letter;
use crate::domain::player::Player;
use crate::text;

/// Tells a history in a language, with the players' names: a sheet is named by player and round.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The language.
    pub language: Language,
    /// The players by number; one who is not there is told by number.
    pub players: &'a BTreeMap<PlayerId, Player>,
    /// Whose sheets the events are about.
    pub sheets: &'a SheetPlaces,
}

impl Teller<'_> {
    /// What happened: one or more whole sentences.
    #[must_use]
    pub fn sentence(&self, recorded: &Recorded) -> String {
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
            Event::PlayerChanged { player } => {
                self.player_changed("history-player-changed", player)
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
                self.reasoned(self.penalty(*player, *round, *kind), reason)
            }
            Event::PenaltyLifted { penalty, reason } => {
                let penalty = penalty.to_string();
                self.reasoned(text!(say, "history-penalty-lifted", penalty = penalty), reason)
            }
            Event::ObjectionLodged { objection, player, about } => {
                self.lodged(&objection.to_string(), *player, about)
            }
            Event::ObjectionDecided { objection, outcome, reason } => {
                let objection = objection.to_string();
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
            Event::Undone { action } => text!(say, "history-undone", action = action.to_string()),
            Event::Anagram(event) => self.anagram(recorded.seq, event),
        }
    }

    fn anagram(&self, seq: Seq, event: &AnagramEvent) -> String {
        match event {
            AnagramEvent::LettersDrawn { .. }
            | AnagramEvent::LettersTyped { .. }
            | AnagramEvent::TilesPutBack { .. }
            | AnagramEvent::ReplacementsTyped { .. }
            | AnagramEvent::LettersShown { .. }
            | AnagramEvent::RoundRecorded { .. }
            | AnagramEvent::LettersCorrected { .. }
            | AnagramEvent::RoundReplayed { .. }
            | AnagramEvent::RoundGivenUp { .. } => self.letters(event),
            AnagramEvent::RoundStarted { .. }
            | AnagramEvent::TimeHeld { .. }
            | AnagramEvent::RoundPaused { .. }
            | AnagramEvent::RoundResumed { .. }
            | AnagramEvent::RoundStopped { .. }
            | AnagramEvent::RoundEnded { .. }
            | AnagramEvent::TimeRestarted { .. }
            | AnagramEvent::RemainingSet { .. }
            | AnagramEvent::TimeConfirmed { .. }
            | AnagramEvent::AlertReached { .. }
            | AnagramEvent::BreakStarted { .. }
            | AnagramEvent::BreakSet { .. }
            | AnagramEvent::BreakAlertReached { .. }
            | AnagramEvent::BreakEnded { .. } => self.time(event),
            AnagramEvent::SheetsCollected { .. }
            | AnagramEvent::LatenessSet { .. }
            | AnagramEvent::NotHandedIn { .. }
            | AnagramEvent::SheetAwaited { .. }
            | AnagramEvent::SheetsTakenIn { .. }
            | AnagramEvent::SheetKeyed { .. }
            | AnagramEvent::SheetRevised { .. }
            | AnagramEvent::SheetKeyedAgain { .. }
            | AnagramEvent::KeyingsSettled { .. }
            | AnagramEvent::SheetChecked { .. }
            | AnagramEvent::SheetMoved { .. }
            | AnagramEvent::SettledUnreadable { .. } => self.sheets(seq, event),
        }
    }

    fn letters(&self, event: &AnagramEvent) -> String {
        let say = self.language;
        let of = |key, round: &RoundNo, drawn: &[Letter]| {
            let letters: String = drawn.iter().map(|letter| letter.to_char()).collect();
            tr_args(say, key, &[("round", round.get().into()), ("letters", letters.into())])
        };
        match event {
            AnagramEvent::LettersDrawn { round, attempt: _, letters, redraws: 0 } => {
                of("history-drawn", round, letters)
            }
            AnagramEvent::LettersDrawn { round, attempt: _, letters, redraws } => {
                let letters: String = letters.iter().map(|letter| letter.to_char()).collect();
                let round = round.get();
                text!(
                    say,
                    "history-drawn-redrawn",
                    round = round,
                    letters = letters,
                    redraws = *redraws
                )
            }
            AnagramEvent::LettersTyped { round, attempt: _, letters } => {
                of("history-typed", round, letters)
            }
            AnagramEvent::TilesPutBack { round, letters } => of("history-put-back", round, letters),
            AnagramEvent::ReplacementsTyped { round, letters } => {
                of("history-replacements", round, letters)
            }
            AnagramEvent::LettersShown { round } => {
                text!(say, "history-shown", round = round.get())
            }
            AnagramEvent::RoundRecorded { round, letters, reason } => {
                self.reasoned(of("history-recorded", round, letters), reason)
            }
            AnagramEvent::LettersCorrected { round, letters, reason } => {
                self.reasoned(of("history-corrected", round, letters), reason)
            }
            AnagramEvent::RoundReplayed { round, reason } => {
                self.reasoned(text!(say, "history-replayed", round = round.get()), reason)
            }
            AnagramEvent::RoundGivenUp { round, reason } => {
                self.reasoned(text!(say, "history-given-up", round = round.get()), reason)
            }
            _ => String::new(),
        }
    }

    fn time(&self, event: &AnagramEvent) -> String {
        let say = self.language;
        let at = |key, round: &RoundNo, ms: &i64| {
            // As the screens show it: a begun second is still there.
            let seconds = ms.saturating_add(999).div_euclid(1000);
            let time = format!("{}:{:02}", seconds.div_euclid(60), seconds.rem_euclid(60));
            tr_args(say, key, &[("round", round.get().into()), ("time", time.into())])
        };
        match event {
            AnagramEvent::RoundStarted { round, full_ms } => at("history-started", round, full_ms),
            AnagramEvent::TimeHeld { round, remaining_ms } => {
                at("history-held", round, remaining_ms)
            }
            AnagramEvent::RoundPaused { round, remaining_ms, tiles, reason } => {
                let key = match tiles {
                    PausedTiles::Hidden => "history-paused",
                    PausedTiles::Shown => "history-paused-shown",
                };
                self.reasoned(at(key, round, remaining_ms), reason)
            }
            AnagramEvent::RoundResumed { round, remaining_ms } => {
                at("history-resumed", round, remaining_ms)
            }
            AnagramEvent::RoundStopped { round, remaining_ms, reason } => {
                self.reasoned(at("history-stopped", round, remaining_ms), reason)
            }
            AnagramEvent::RoundEnded { round } => text!(say, "history-ended", round = round.get()),
            AnagramEvent::TimeRestarted { round, reason } => {
                self.reasoned(text!(say, "history-restarted", round = round.get()), reason)
            }
            AnagramEvent::RemainingSet { round, remaining_ms, reason } => {
                self.reasoned(at("history-remaining-set", round, remaining_ms), reason)
            }
            AnagramEvent::TimeConfirmed { round, remaining_ms } => {
                at("history-time-confirmed", round, remaining_ms)
            }
            AnagramEvent::AlertReached { round, alert_ms, outcome } => match outcome {
                AlertOutcome::Given => at("history-alert", round, alert_ms),
                AlertOutcome::Missed => at("history-alert-missed", round, alert_ms),
            },
            AnagramEvent::BreakStarted { after, full_ms } => {
                at("history-break-started", after, full_ms)
            }
            AnagramEvent::BreakSet { after, remaining_ms } => {
                at("history-break-set", after, remaining_ms)
            }
            AnagramEvent::BreakAlertReached { after, alert_ms, outcome } => match outcome {
                AlertOutcome::Given => at("history-break-alert", after, alert_ms),
                AlertOutcome::Missed => at("history-break-alert-missed", after, alert_ms),
            },
            AnagramEvent::BreakEnded { after: _ } => tr(say, "history-break-ended"),
            _ => String::new(),
        }
    }

    fn sheets(&self, seq: Seq, event: &AnagramEvent) -> String {
        let say = self.language;
        let sheet_of = |key, sheet: &SheetId| {
            let (round, player) = self.sheet(seq, *sheet);
            tr_args(say, key, &[("round", round), ("player", player)])
        };
        let keyed = |key, sheet: &SheetId, words: &SheetWords| {
            let (round, player) = self.sheet(seq, *sheet);
            let words = self.words(words).into();
            tr_args(say, key, &[("round", round), ("player", player), ("words", words)])
        };
        let of = |key, round: &RoundNo, player: &PlayerId| {
            let player = self.name(*player);
            tr_args(say, key, &[("round", round.get().into()), ("player", player.into())])
        };
        match event {
            AnagramEvent::SheetsCollected { round, players, lateness } => {
                let names: Vec<String> = players.iter().map(|&player| self.name(player)).collect();
                let (round, names) = (round.get(), names.join(", "));
                match lateness {
                    Lateness::InTime => {
                        text!(say, "history-collected", round = round, players = names)
                    }
                    Lateness::Late => {
                        text!(say, "history-collected-late", round = round, players = names)
                    }
                }
            }
            AnagramEvent::LatenessSet { round, player, lateness: Lateness::Late } => {
                of("history-late", round, player)
            }
            AnagramEvent::LatenessSet { round, player, lateness: Lateness::InTime } => {
                of("history-in-time", round, player)
            }
            AnagramEvent::NotHandedIn { round, player } => {
                of("history-not-handed-in", round, player)
            }
            AnagramEvent::SheetAwaited { round, player } => of("history-awaited", round, player),
            AnagramEvent::SheetsTakenIn { from } => {
                text!(say, "history-taken-in", from = from)
            }
            AnagramEvent::SheetKeyed { sheet, player: _, round: _, words } => {
                keyed("history-keyed", sheet, words)
            }
            AnagramEvent::SheetRevised { sheet, words, reason } => {
                self.reasoned(keyed("history-revised", sheet, words), reason)
            }
            AnagramEvent::SheetKeyedAgain { sheet, words } => {
                keyed("history-keyed-again", sheet, words)
            }
            AnagramEvent::KeyingsSettled { sheet, words } => keyed("history-settled", sheet, words),
            AnagramEvent::SheetChecked { sheet } => sheet_of("history-checked", sheet),
            AnagramEvent::SheetMoved { sheet, player, round } => {
                let (from_round, from) = self.sheet(seq, *sheet);
                let to = [
                    ("round", from_round),
                    ("from", from),
                    ("player", self.name(*player).into()),
                    ("to", round.get().into()),
                ];
                tr_args(say, "history-moved", &to)
            }
            AnagramEvent::SettledUnreadable { sheet, field, place } => {
                let (round, player) = self.sheet(seq, *sheet);
                let (field, place) = (field.length().into(), (place + 1).into());
                let of = [("round", round), ("player", player), ("field", field), ("place", place)];
                tr_args(say, "history-unreadable", &of)
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
        tr_args(self.language, key, &args)
    }

    fn penalty(&self, player: PlayerId, round: RoundNo, kind: PenaltyKind) -> String {
        let of = |key| {
            let args = [("player", self.name(player).into()), ("round", round.get().into())];
            tr_args(self.language, key, &args)
        };
        match kind {
            PenaltyKind::Recommendation => of("history-recommendation"),
            PenaltyKind::Reprimand => of("history-reprimand"),
            PenaltyKind::VoidRound => of("history-void-round"),
            PenaltyKind::Deduction { points } => {
                let args: [(&'static str, Arg); 3] = [
                    ("points", points.into()),
                    ("player", self.name(player).into()),
                    ("round", round.get().into()),
                ];
                tr_args(self.language, "history-deduction", &args)
            }
            PenaltyKind::ExpelledFromRest => of("history-expelled-from-rest"),
            PenaltyKind::Expelled => of("history-expelled"),
        }
    }

    fn lodged(&self, objection: &str, player: PlayerId, about: &About) -> String {
        let (say, player, round) = (self.language, self.name(player), about.round().get());
        match about {
            About::Word { round: _, word } => text!(
                say,
                "history-objection-word",
                objection = objection,
                player = player,
                round = round,
                word = word.to_string()
            ),
            About::Reading { round: _ } => text!(
                say,
                "history-objection-reading",
                objection = objection,
                player = player,
                round = round
            ),
            About::Void { round: _ } => text!(
                say,
                "history-objection-void",
                objection = objection,
                player = player,
                round = round
            ),
        }
    }

    fn reasoned(&self, what: String, reason: &str) -> String {
        if reason.trim().is_empty() {
            return what;
        }
        text!(self.language, "history-with-reason", what = what, reason = reason)
    }

    /// Round and player of the sheet that an event is about; one that nobody is named on keeps its
    /// number, so that two of them are told apart.
    fn sheet(&self, seq: Seq, sheet: SheetId) -> (Arg, Arg) {
        let place = self.sheets.at(seq);
        let round = place.map_or_else(|| "?".into(), |place| place.round.get().into());
        let player = place.and_then(|SheetPlace { player, .. }| player);
        let nobody = || text!(self.language, "history-nobody", sheet = sheet.to_string());
        (round, player.map_or_else(nobody, |player| self.name(player)).into())
    }

    fn name(&self, player: PlayerId) -> String {
        self.players.get(&player).map_or_else(|| player.to_string(), |player| self.named(player))
    }

    fn named(&self, player: &Player) -> String {
        let number = player.id.to_string();
        text!(self.language, "history-player", name = &player.name, number = number)
    }

    fn words(&self, words: &SheetWords) -> String {
        let all = words.iter().map(|(field, _, word)| format!("{word} ({})", field.length()));
        let all: Vec<String> = all.collect();
        if all.is_empty() { tr(self.language, "history-no-words") } else { all.join(", ") }
    }
}
