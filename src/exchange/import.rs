//! A document into a record, by the same commands that a referee gives; so what the rules forbid is
//! refused here as it is at the table, with the JSON path of what asked for it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::document::{Document, ObjectionEntry, RoundEntry};
use super::error::{Problem, ReadError, Warning};
use super::list::Judging;
use crate::domain::clock::Moment;
use crate::domain::contest::objection::About;
use crate::domain::contest::{Context, RulesRef, decide};
use crate::domain::formats::anagram::command::Command as AnagramCommand;
use crate::domain::formats::anagram::rules::Rules;
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::formats::anagram::{Command, Record, guard};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::domain::player::Span;

/// Stands in a record where a document gives no reason; written as none again.
pub(super) const NO_REASON: &str = "—";

/// What a record needs beside the document.
#[derive(Clone, Copy)]
pub struct Circumstances<'a> {
    /// When it is imported.
    pub now: Moment,
    /// Who imports it.
    pub who: &'a Person,
    /// SHA-256 of the seed for rounds that are still to be drawn.
    pub commitment: Digest,
    /// Why its rounds are recorded and not drawn.
    pub reason: &'a str,
}

/// The unsigned record of a document, and what is odd about it. Rounds that it does not have are
/// still to come, unless it has objections: these open only after the last round, so then the
/// rounds that were not played are given up.
///
/// # Errors
/// [`ReadError::At`], when the rules forbid what the document says.
pub fn to_record(
    document: &Document,
    list: &Judging,
    circumstances: Circumstances<'_>,
) -> Result<(Record, Vec<Warning>), ReadError> {
    let rules = &document.rules;
    let warnings = warnings(rules, document);
    let record = Record::new(Arc::new(rules.clone()));
    let mut import = Import { record, list, circumstances };
    import.create(document)?;
    import.rounds(document)?;
    import.judgements(document)?;
    if !document.objections.is_empty() {
        import.give_up_the_rest()?;
    }
    for (index, objection) in document.objections.iter().enumerate() {
        import.objection(index, objection)?;
    }
    Ok((import.record, warnings))
}

struct Import<'a> {
    record: Record,
    list: &'a Judging,
    circumstances: Circumstances<'a>,
}

impl Import<'_> {
    fn run(
        &mut self,
        command: impl Into<Command>,
        path: impl FnOnce() -> String,
    ) -> Result<(), ReadError> {
        let Circumstances { now, who, .. } = self.circumstances;
        let context = Context { now, who, lexicon: self.list, seed: None, drafts: &[] };
        let events = decide(&self.record, command.into(), &context)
            .map_err(|why| ReadError::At { path: path(), what: Problem::Refused(why) })?;
        let recorded = self.record.number(events, now, who);
        self.record.take_in(recorded);
        Ok(())
    }

    fn create(&mut self, document: &Document) -> Result<(), ReadError> {
        let rules = &document.rules;
        let rules = RulesRef { id: rules.id().to_owned(), sha256: rules.sha256() };
        let create = Command::Create {
            details: document.details.clone(),
            rules,
            lexicon: self.list.passport().clone(),
            commitment: self.circumstances.commitment,
        };
        self.run(create, String::new)?;
        for (index, player) in document.players.iter().cloned().enumerate() {
            let add = Command::AddPlayer {
                id: Some(player.id),
                name: player.name,
                club: player.club,
                span: player.span,
            };
            self.run(add, || format!("players[{index}]"))?;
        }
        Ok(())
    }

    /// Rounds in the order of the schedule, whatever the document's: so the error about a letter
    /// that the bags no longer have names the later round.
    fn rounds(&mut self, document: &Document) -> Result<(), ReadError> {
        let mut rounds: Vec<(usize, &RoundEntry)> = document.rounds.iter().enumerate().collect();
        rounds.sort_by_key(|(_, entry)| entry.round);
        for (index, entry) in rounds {
            self.round(index, entry)?;
        }
        Ok(())
    }

    fn round(&mut self, index: usize, entry: &RoundEntry) -> Result<(), ReadError> {
        let round = entry.round;
        let reason = || self.circumstances.reason.to_owned();
        if !entry.letters.is_empty() || !entry.given_up {
            let letters = entry.letters.clone();
            let record = AnagramCommand::RecordRound { round, letters, reason: reason() };
            self.run(record, || format!("rounds[{index}].letters"))?;
            self.sheets(index, entry)?;
        }
        if entry.given_up {
            let give_up = AnagramCommand::GiveUpRound { round, reason: reason_of("") };
            self.run(give_up, || format!("rounds[{index}].given_up"))?;
        }
        Ok(())
    }

    fn sheets(&mut self, index: usize, entry: &RoundEntry) -> Result<(), ReadError> {
        let round = entry.round;
        let path = || format!("rounds[{index}].sheets");
        for lateness in [Lateness::InTime, Lateness::Late] {
            let handed = entry.sheets.iter().filter(|sheet| sheet.lateness == lateness);
            let players: Vec<PlayerId> = handed.map(|sheet| sheet.player).collect();
            if !players.is_empty() {
                self.run(AnagramCommand::CollectSheets { round, players, lateness }, path)?;
            }
        }
        for (place, sheet) in entry.sheets.iter().enumerate() {
            let words = sheet.words.clone();
            let key = AnagramCommand::KeySheet { player: Some(sheet.player), round, words };
            self.run(key, || format!("{}[{place}]", path()))?;
        }
        Ok(())
    }

    fn judgements(&mut self, document: &Document) -> Result<(), ReadError> {
        for (index, ruling) in document.rulings.iter().enumerate() {
            let rule = Command::RuleWord {
                word: ruling.word.clone(),
                ruled: ruling.ruled,
                evidence: ruling.reason.clone(),
            };
            self.run(rule, || format!("rulings[{index}]"))?;
        }
        for (index, penalty) in document.penalties.iter().enumerate() {
            let penalise = Command::Penalise {
                player: penalty.player,
                round: penalty.round,
                kind: penalty.kind,
                reason: reason_of(&penalty.reason),
            };
            self.run(penalise, || format!("penalties[{index}]"))?;
        }
        Ok(())
    }

    fn give_up_the_rest(&mut self) -> Result<(), ReadError> {
        let rounds = self.record.contest().game.rounds();
        let open: Vec<RoundNo> =
            rounds.filter(|(_, round)| !round.is_settled()).map(|(number, _)| number).collect();
        for round in open {
            let reason = self.circumstances.reason.to_owned();
            self.run(AnagramCommand::GiveUpRound { round, reason }, || "objections".to_owned())?;
        }
        Ok(())
    }

    fn objection(&mut self, index: usize, entry: &ObjectionEntry) -> Result<(), ReadError> {
        let path = || format!("objections[{index}]");
        let about = About::Word { round: entry.round, word: entry.word.clone() };
        self.run(Command::LodgeObjection { player: entry.player, about }, path)?;
        let lodged = self.record.contest().common.objections.last();
        let objection = lodged.map_or(ObjectionId::FIRST, |lodged| lodged.id);
        let reason = reason_of(&entry.reason);
        self.run(Command::DecideObjection { objection, outcome: entry.outcome, reason }, path)
    }
}

fn reason_of(text: &str) -> String {
    if text.trim().is_empty() { NO_REASON.to_owned() } else { text.to_owned() }
}

/// What is odd about a document that is well formed.
fn warnings(rules: &Rules, document: &Document) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let spans: BTreeMap<PlayerId, Span> =
        document.players.iter().map(|player| (player.id, player.span)).collect();
    for (index, entry) in document.rounds.iter().enumerate() {
        let round = entry.round;
        if entry.given_up && entry.letters.is_empty() && !entry.sheets.is_empty() {
            let path = format!("rounds[{index}].sheets");
            warnings.push(Warning::SheetsWithoutLetters { path, round });
        }
        for (place, sheet) in entry.sheets.iter().enumerate() {
            let player = sheet.player;
            if spans.get(&player).is_some_and(|span| !span.contains(round)) {
                let path = format!("rounds[{index}].sheets[{place}]");
                warnings.push(Warning::OutsideSpan { path, player, round });
            }
        }
        warnings.extend(broken_guard(rules, document, index, entry));
    }
    warnings
}

/// The guard after a guarded round (§3), when it cannot hold. A round that the document does not
/// have may still be drawn; one that it gives up before the draw will not.
fn broken_guard(
    rules: &Rules,
    document: &Document,
    index: usize,
    entry: &RoundEntry,
) -> Option<Warning> {
    let round = entry.round;
    if !rules.is_guarded(round) || entry.letters.is_empty() {
        return None;
    }
    let until = document.rounds.iter().filter(|other| other.round <= round);
    let left = rules.tiles().without(until.flat_map(|other| other.letters.iter().copied()));
    let undrawn = |later| {
        let mut given_up = document.rounds.iter().filter(|other| other.given_up);
        given_up.any(|other| other.round == later && other.letters.is_empty())
    };
    let check =
        guard::check(rules, &left, guard::still_to_draw(rules, round, |later| !undrawn(later)));
    (!check.holds()).then(|| Warning::GuardBroken {
        path: format!("rounds[{index}].letters"),
        round,
        left: check.high_value_left,
        still_to_draw: check.still_to_draw,
    })
}
