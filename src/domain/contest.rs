//! What every refereed word competition has: people, word list, rulings, penalties, objections,
//! history, undo and signing. What only one format has, the format says ([`Format`]): it is one field,
//! one command and one event, and nothing here names one.
//!
//! The event history is the truth. A [`Record`] is the history and the [`Contest`] derived from it;
//! [`decide()`] turns a command into events or a rejection, [`Record::take_in`] applies them. Nothing
//! is ever deleted: undo is a further event, and the state is then derived without the undone one.

pub mod chance;
pub mod checkpoint;
pub mod command;
mod context;
pub mod corrected;
pub mod decide;
pub mod draft;
pub mod event;
pub mod format;
pub(in crate::domain) mod known;
pub mod law;
pub mod objection;
pub mod office;
pub mod penalty;
pub mod picture;
pub mod record;
pub mod rejection;
pub mod ruling;
pub mod seed;
pub mod signing;
pub mod texts;
pub mod undo;
pub mod verifying;
pub mod whose;
pub mod written;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use context::Context;
pub use decide::{decide, next_player};
pub use format::{Closing, Format, Milestone, Reached};
pub use record::Record;
pub use rejection::Rejection;

use self::draft::Draft;
use self::event::Event;
use self::objection::Objection;
use self::penalty::{Penalty, PenaltyKind};
use self::picture::Picture;
use self::ruling::Ruling;
use self::seed::Seed;
use self::signing::Signing;
use super::clock::Moment;
use super::emblem::Emblem;
use super::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use super::letters::Word;
use super::lexicon::{Authority, Digest, Passport};
use super::person::Person;
use super::player::Player;

/// Title, date and people, as typed; any may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Details {
    /// The competition's title.
    pub title: String,
    /// Where it is held.
    pub venue: String,
    /// The day, as `YYYY-MM-DD` when it is one.
    pub date: String,
    /// The referee.
    pub referee: String,
    /// The assistants.
    pub assistants: Vec<String>,
    /// The club that holds it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// When it begins, as `HH:MM` when it is a time.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub starts: String,
}

/// Which rules a competition is played by; their text lies in the competition file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesRef {
    /// Their name.
    pub id: String,
    /// SHA-256 of the rules file.
    pub sha256: Digest,
}

/// Whether an absent second keying hinders signing (§5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoubleKeying {
    /// Only unsettled differences do.
    #[default]
    Optional,
    /// Every sheet must be checked by a second person.
    Required,
}

/// Whether the record can still be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Openness {
    /// Not signed, or opened again.
    Open,
    /// Signed.
    Signed,
}

/// What every competition has as it stands, derived from its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Common {
    /// Title, date, people.
    pub details: Details,
    /// The picture of the club that holds it; `None` when none was chosen.
    pub emblem: Option<Emblem>,
    /// The word list; `None` before the competition is made.
    pub lexicon: Option<Passport>,
    /// SHA-256 of the seed; `None` before the competition is made.
    pub commitment: Option<Digest>,
    /// What the hall called; `None` until it is recorded.
    pub hall_word: Option<String>,
    /// The revealed seed, after the first signing.
    pub revealed: Option<Seed>,
    /// Whether an absent second keying hinders signing.
    pub double_keying: DoubleKeying,
    /// The players by number.
    pub players: BTreeMap<PlayerId, Player>,
    /// The numbers of players who were removed before the first draw.
    pub removed: BTreeSet<PlayerId>,
    /// The rulings in force.
    pub rulings: BTreeMap<Word, Ruling>,
    /// Every penalty, lifted ones too, in the order imposed.
    pub penalties: Vec<Penalty>,
    /// Every objection in the order lodged.
    pub objections: Vec<Objection>,
    /// Every signing in order.
    pub signings: Vec<Signing>,
    /// The rounds that players may read; one that ends again is none of them any more.
    pub published: BTreeSet<RoundNo>,
    /// Every photograph of a sheet, in the order taken.
    pub pictures: Vec<Picture>,
    /// Whether the record can be changed.
    pub openness: Openness,
}

/// A competition as it stands, derived from its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest<F: Format> {
    /// What every competition has.
    pub common: Common,
    /// The tables that were signed, as many as there are signings.
    pub tables: Vec<F::Table>,
    /// The format's own part.
    pub game: F,
}

impl Common {
    /// Before the first event.
    fn new() -> Self {
        Self {
            details: Details::default(),
            emblem: None,
            lexicon: None,
            commitment: None,
            hall_word: None,
            revealed: None,
            double_keying: DoubleKeying::default(),
            players: BTreeMap::new(),
            removed: BTreeSet::new(),
            rulings: BTreeMap::new(),
            penalties: Vec::new(),
            objections: Vec::new(),
            signings: Vec::new(),
            published: BTreeSet::new(),
            pictures: Vec::new(),
            openness: Openness::Open,
        }
    }

    /// What it means that a word is not in the list.
    pub fn authority(&self) -> Authority {
        self.lexicon.as_ref().map_or(Authority::Reference, |lexicon| lexicon.authority)
    }

    /// Of what was begun to be keyed, what leaves something open: nothing once it is signed, for none of it can be saved.
    pub fn open_drafts<'a>(&self, drafts: &'a [Draft]) -> &'a [Draft] {
        match self.openness {
            Openness::Open => drafts,
            Openness::Signed => &[],
        }
    }

    /// The numbers that are given, and those that are not given again.
    pub fn numbers(&self) -> BTreeSet<PlayerId> {
        self.players.keys().chain(&self.removed).copied().collect()
    }

    /// A player's name, told apart from everybody else's: for places that name nothing else of them. Nothing for a
    /// number that nobody has.
    pub fn told_apart(&self, player: PlayerId) -> String {
        let player = self.players.get(&player);
        player.map(|player| player.told_apart(self.players.values())).unwrap_or_default()
    }

    /// The same where the club stands beside it.
    pub fn told_beside_club(&self, player: PlayerId) -> String {
        let player = self.players.get(&player);
        player.map(|player| player.told_beside_club(self.players.values())).unwrap_or_default()
    }

    /// The penalties in force on a player, in the order imposed.
    pub fn penalties_of(&self, player: PlayerId) -> impl Iterator<Item = &Penalty> {
        self.penalties.iter().filter(move |p| p.player == player && p.in_force())
    }

    /// Whether a player is expelled from the competition.
    pub fn is_expelled(&self, player: PlayerId) -> bool {
        self.penalties_of(player).any(|penalty| penalty.kind == PenaltyKind::Expelled)
    }

    /// The last round that counts of a player expelled from the rest: the earliest such penalty.
    pub fn expelled_from_rest_after(&self, player: PlayerId) -> Option<RoundNo> {
        self.penalties_of(player)
            .filter(|penalty| penalty.kind == PenaltyKind::ExpelledFromRest)
            .map(|penalty| penalty.round)
            .min()
    }

    /// Whether a player was expelled before this round, or altogether (§8).
    pub fn is_out(&self, player: PlayerId, round: RoundNo) -> bool {
        self.is_expelled(player)
            || self.expelled_from_rest_after(player).is_some_and(|last| round > last)
    }

    /// Whether a sheet of this player is expected in this round: they are there and not out (§5).
    pub fn is_expected(&self, player: PlayerId, round: RoundNo) -> bool {
        self.players.get(&player).is_some_and(|player| player.span.contains(round))
            && !self.is_out(player, round)
    }

    /// The objections that wait to be decided, in the order lodged.
    pub fn open_objections(&self) -> impl Iterator<Item = &Objection> {
        self.objections.iter().filter(|objection| objection.decided.is_none())
    }

    /// The number that the next penalty gets.
    pub fn next_penalty(&self) -> PenaltyId {
        self.penalties.last().map_or(PenaltyId::FIRST, |last| last.id.next())
    }

    /// The number that the next objection gets.
    pub fn next_objection(&self) -> ObjectionId {
        self.objections.last().map_or(ObjectionId::FIRST, |last| last.id.next())
    }

    /// The issue in which it is signed; `None` while it is open.
    pub fn signed_issue(&self) -> Option<u32> {
        match self.openness {
            Openness::Signed => self.signings.last().map(|last| last.issue),
            Openness::Open => None,
        }
    }

    /// The issue that the next signing makes.
    pub fn next_issue(&self) -> u32 {
        self.signings.last().map_or(1, |last| last.issue.saturating_add(1))
    }
}

impl<F: Format> Contest<F> {
    /// Before the first event.
    pub fn new(rules: Arc<F::Rules>) -> Self {
        Self { common: Common::new(), tables: Vec::new(), game: F::begin(rules) }
    }

    /// Whether players may read what they handed in, in this round: it was played, and published or signed.
    pub fn is_published(&self, round: RoundNo) -> bool {
        let signed = self.common.openness == Openness::Signed;
        (signed || self.common.published.contains(&round)) && self.game.is_played(round)
    }

    /// The rounds that players may read, in order.
    pub fn published(&self) -> impl DoubleEndedIterator<Item = RoundNo> {
        (1..=self.game.last_round().get())
            .filter_map(RoundNo::new)
            .filter(|round| self.is_published(*round))
    }

    /// Takes in what happened, when, and who did it. An undo is the [`Record`]'s business.
    pub(super) fn apply(&mut self, event: &Event<F>, at: Moment, who: &Person) {
        let common = &mut self.common;
        match event {
            Event::CompetitionCreated { details, rules: _, lexicon, commitment } => {
                common.details.clone_from(details);
                common.lexicon = Some(lexicon.clone());
                common.commitment = Some(*commitment);
            }
            Event::DetailsChanged { details } => common.details.clone_from(details),
            Event::EmblemSet { emblem } => common.emblem.clone_from(emblem),
            Event::CommitmentRenewed { commitment } => {
                common.commitment = Some(*commitment);
                common.hall_word = None;
            }
            Event::HallWordSet { text } => common.hall_word = Some(text.clone()),
            Event::DoubleKeyingSet { double_keying } => common.double_keying = *double_keying,
            Event::LexiconChanged { lexicon } => common.lexicon = Some(lexicon.clone()),
            Event::PlayerAdded { player } | Event::PlayerChanged { player } => {
                common.players.insert(player.id, player.clone());
            }
            Event::PlayerRemoved { player } => {
                common.players.remove(&player.id);
                common.removed.insert(player.id);
            }
            Event::WordRuled { word, ruled, evidence } => {
                let ruling = Ruling { ruled: *ruled, evidence: evidence.clone() };
                common.rulings.insert(word.clone(), ruling);
            }
            Event::RulingWithdrawn { word } => {
                common.rulings.remove(word);
            }
            Event::PenaltyImposed { penalty, player, round, kind, reason } => {
                common.penalties.push(Penalty {
                    id: *penalty,
                    player: *player,
                    round: *round,
                    kind: *kind,
                    reason: reason.clone(),
                    lifted: None,
                });
            }
            Event::PenaltyLifted { penalty, reason } => {
                let lifted = common.penalties.iter_mut().filter(|other| other.id == *penalty);
                lifted.for_each(|penalty| penalty.lifted = Some(reason.clone()));
            }
            Event::ObjectionLodged { objection, player, about } => {
                common.objections.push(Objection {
                    id: *objection,
                    player: *player,
                    about: about.clone(),
                    decided: None,
                });
            }
            Event::ObjectionDecided { objection, outcome, reason } => {
                let decided = common.objections.iter_mut().filter(|other| other.id == *objection);
                decided.for_each(|objection| objection.decided = Some((*outcome, reason.clone())));
            }
            Event::Signed { issue, table, sha256, seed, words: _ } => {
                self.tables.push(table.clone());
                common.openness = Openness::Signed;
                if common.revealed.is_none() {
                    common.revealed.clone_from(seed);
                }
                common.signings.push(Signing {
                    issue: *issue,
                    wall_ms: at.wall_ms,
                    sha256: *sha256,
                });
            }
            Event::Reopened { reason: _ } => common.openness = Openness::Open,
            Event::RoundPublished { round } => {
                common.published.insert(*round);
            }
            Event::PublicationWithdrawn { round, reason: _ } => {
                common.published.remove(round);
            }
            Event::SheetPhotographed { .. }
            | Event::PictureAssigned { .. }
            | Event::PictureDiscarded { .. }
            | Event::PicturesDeleted { .. } => common.apply_picture(event, who),
            Event::Undone { action: _ } => {}
            Event::Own(event) => {
                if let Some(closing) = F::closing(event) {
                    common.revealed.get_or_insert_with(|| closing.seed().clone());
                    if let Closing::Signed(_) = closing {
                        common.openness = Openness::Signed;
                    }
                }
                // Played again, it is another than the one that was published.
                if let Some(round) = F::ended_round(event)
                    && !self.game.is_played(round)
                {
                    common.published.remove(&round);
                }
                self.game.apply(event, at, who);
            }
        }
    }
}
