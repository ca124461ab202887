//! What a document says into a record, by the same commands that a referee gives; so what the rules forbid is
//! refused here as it is at the table, with the JSON path of what asked for it.

use std::sync::Arc;

use super::list::Judging;
use super::parts::{NO_REASON, ObjectionEntry, PenaltyEntry, RulingEntry};
use crate::domain::clock::Moment;
use crate::domain::contest::command::Command;
use crate::domain::contest::objection::About;
use crate::domain::contest::{Context, Details, Format, Record, Rejection, RulesRef, decide};
use crate::domain::ids::ObjectionId;
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::domain::player::Player;

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

/// What the rules forbid of a document, and where it stands.
pub(super) struct Forbidden<F: Format> {
    pub path: String,
    pub why: Rejection<F>,
}

/// A record that is made of a document.
pub(super) struct Import<'a, F: Format> {
    pub record: Record<F>,
    list: &'a Judging,
    pub circumstances: Circumstances<'a>,
}

impl<'a, F: Format> Import<'a, F> {
    pub(super) fn begin(
        rules: F::Rules,
        list: &'a Judging,
        circumstances: Circumstances<'a>,
    ) -> Self {
        Self { record: Record::new(Arc::new(rules)), list, circumstances }
    }

    /// Asks for something of the document, which stands at this place.
    pub(super) fn run(
        &mut self,
        command: impl Into<Command<F>>,
        path: impl FnOnce() -> String,
    ) -> Result<(), Forbidden<F>> {
        let Circumstances { now, who, .. } = self.circumstances;
        let context = Context { now, who, lexicon: self.list, seed: None, drafts: &[] };
        let events = decide(&self.record, command.into(), &context)
            .map_err(|why| Forbidden { path: path(), why })?;
        let recorded = self.record.number(events, now, who);
        self.record.take_in(recorded);
        Ok(())
    }

    /// The competition and its players.
    pub(super) fn create(
        &mut self,
        details: &Details,
        rules: RulesRef,
        players: &[Player],
    ) -> Result<(), Forbidden<F>> {
        let create = Command::Create {
            details: details.clone(),
            rules,
            lexicon: self.list.passport().clone(),
            commitment: self.circumstances.commitment,
        };
        self.run(create, String::new)?;
        for (index, player) in players.iter().cloned().enumerate() {
            let Player { id, name, club, span } = player;
            let add = Command::AddPlayer { id: Some(id), name, club, span };
            self.run(add, || format!("players[{index}]"))?;
        }
        Ok(())
    }

    /// The referee's word.
    pub(super) fn judgements(
        &mut self,
        rulings: &[RulingEntry],
        penalties: &[PenaltyEntry],
    ) -> Result<(), Forbidden<F>> {
        for (index, ruling) in rulings.iter().cloned().enumerate() {
            let RulingEntry { word, ruled, reason: evidence } = ruling;
            let seen = self.record.contest().common.rulings.get(&word).cloned();
            let rule = Command::RuleWord { word, seen, ruled, evidence };
            self.run(rule, || format!("rulings[{index}]"))?;
        }
        for (index, &PenaltyEntry { player, round, kind, ref reason }) in
            penalties.iter().enumerate()
        {
            let penalise = Command::Penalise { player, round, kind, reason: reason_of(reason) };
            self.run(penalise, || format!("penalties[{index}]"))?;
        }
        Ok(())
    }

    /// Objections, each lodged and decided.
    pub(super) fn objections(
        &mut self,
        entries: &[ObjectionEntry],
    ) -> Result<(), Forbidden<F>> {
        for (index, entry) in entries.iter().enumerate() {
            let path = || format!("objections[{index}]");
            let about = About::Word { round: entry.round, word: entry.word.clone() };
            self.run(Command::LodgeObjection { player: entry.player, about }, path)?;
            let lodged = self.record.contest().common.objections.last();
            let objection = lodged.map_or(ObjectionId::FIRST, |lodged| lodged.id);
            let (outcome, reason) = (entry.outcome, reason_of(&entry.reason));
            self.run(Command::DecideObjection { objection, outcome, reason }, path)?;
        }
        Ok(())
    }
}

/// A reason, which no record may lack.
pub(super) fn reason_of(text: &str) -> String {
    if text.trim().is_empty() { NO_REASON.to_owned() } else { text.to_owned() }
}
