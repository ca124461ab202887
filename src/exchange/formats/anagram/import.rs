//! A document of anagram rounds into a record, and what is odd about it.

use std::collections::BTreeMap;

use super::document::{Document, RoundEntry};
use super::{ReadError, Warning};
use crate::domain::contest::RulesRef;
use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::rules::Rules;
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Record, guard};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::Span;
use crate::exchange::Problem;
use crate::exchange::record::{Forbidden, Import, reason_of};
use crate::exchange::{Circumstances, Judging, Said};
use crate::language::Language;
use crate::text;

/// Something odd in a document of anagram rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odd {
    /// Sheets of a round that was given up before it was drawn; they are left out.
    SheetsWithoutLetters {
        /// Where.
        path: String,
        /// The round.
        round: RoundNo,
    },
    /// The guard on the high-value letters does not hold after this round.
    GuardBroken {
        /// Where.
        path: String,
        /// The round.
        round: RoundNo,
        /// High-value tiles left.
        left: usize,
        /// Consonants still to be drawn.
        still_to_draw: usize,
    },
}

impl Said for Odd {
    fn sentence(&self, language: Language) -> String {
        match self {
            Self::SheetsWithoutLetters { path, round } => {
                let round = round.get();
                text!(language, "exchange-warn-sheets-without-letters", path = path, round = round)
            }
            Self::GuardBroken { path, round, left, still_to_draw } => text!(
                language,
                "exchange-warn-guard-broken",
                path = path,
                round = round.get(),
                left = *left,
                still = *still_to_draw
            ),
        }
    }
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
    let reference = RulesRef { id: rules.id().to_owned(), sha256: rules.sha256() };
    let mut import = Import::begin(rules.clone(), list, circumstances);
    let said = import.create(&document.details, reference, &document.players);
    said.and_then(|()| import.document(document))
        .map_err(|Forbidden { path, why }| ReadError::At { path, what: Problem::Refused(why) })?;
    Ok((import.record, warnings))
}

impl Import<'_, Anagram> {
    fn document(&mut self, document: &Document) -> Result<(), Forbidden<Anagram>> {
        self.rounds(document)?;
        self.judgements(&document.rulings, &document.penalties)?;
        if !document.objections.is_empty() {
            self.give_up_the_rest()?;
        }
        self.objections(&document.objections)
    }

    /// Rounds in the order of the schedule, whatever the document's: so the error about a letter
    /// that the bags no longer have names the later round.
    fn rounds(&mut self, document: &Document) -> Result<(), Forbidden<Anagram>> {
        let mut rounds: Vec<(usize, &RoundEntry)> = document.rounds.iter().enumerate().collect();
        rounds.sort_by_key(|(_, entry)| entry.round);
        for (index, entry) in rounds {
            self.round(index, entry)?;
        }
        Ok(())
    }

    fn round(&mut self, index: usize, entry: &RoundEntry) -> Result<(), Forbidden<Anagram>> {
        let round = entry.round;
        let reason = || self.circumstances.reason.to_owned();
        if !entry.letters.is_empty() || !entry.given_up {
            let letters = entry.letters.clone();
            let record = Command::RecordRound { round, letters, reason: reason() };
            self.run(record, || format!("rounds[{index}].letters"))?;
            self.sheets(index, entry)?;
        }
        if entry.given_up {
            let give_up = Command::GiveUpRound { round, reason: reason_of("") };
            self.run(give_up, || format!("rounds[{index}].given_up"))?;
        }
        Ok(())
    }

    fn sheets(&mut self, index: usize, entry: &RoundEntry) -> Result<(), Forbidden<Anagram>> {
        let round = entry.round;
        let path = || format!("rounds[{index}].sheets");
        for lateness in [Lateness::InTime, Lateness::Late] {
            let handed_in = entry.sheets.iter().filter(|sheet| !sheet.not_handed_in);
            let handed_in = handed_in.filter(|sheet| sheet.lateness == lateness);
            let players: Vec<PlayerId> = handed_in.map(|sheet| sheet.player).collect();
            if !players.is_empty() {
                self.run(Command::CollectSheets { round, players, lateness }, path)?;
            }
        }
        for (place, sheet) in entry.sheets.iter().enumerate() {
            let (player, words) = (sheet.player, sheet.words.clone());
            let said = if sheet.not_handed_in {
                Command::DeclareNotHandedIn { round, player }
            } else {
                Command::KeySheet { player: Some(player), round, words }
            };
            self.run(said, || format!("{}[{place}]", path()))?;
        }
        Ok(())
    }

    fn give_up_the_rest(&mut self) -> Result<(), Forbidden<Anagram>> {
        let rounds = self.record.contest().game.rounds();
        let open: Vec<RoundNo> =
            rounds.filter(|(_, round)| !round.is_settled()).map(|(number, _)| number).collect();
        for round in open {
            let reason = self.circumstances.reason.to_owned();
            self.run(Command::GiveUpRound { round, reason }, || "objections".to_owned())?;
        }
        Ok(())
    }
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
            warnings.push(Warning::Own(Odd::SheetsWithoutLetters { path, round }));
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

/// The guard after a guarded round (see The draw and the guard), when it cannot hold. A round that the document does not
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
    let broken = || Odd::GuardBroken {
        path: format!("rounds[{index}].letters"),
        round,
        left: check.high_value_left,
        still_to_draw: check.still_to_draw,
    };
    (!check.holds()).then(|| Warning::Own(broken()))
}
