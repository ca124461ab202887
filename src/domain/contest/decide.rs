//! Commands into events, or a rejection. A pure function of the record, the command and what the
//! context holds; nothing is changed here.

use std::collections::BTreeSet;

use super::Contest;
use super::command::Command;
use super::event::Event;
use super::law::{self, Change, Laws, Version};
use super::objection::{About, Objection, Outcome};
use super::penalty::PenaltyKind;
use super::record::Record;
use super::rejection::{CannotUphold, Rejection};
use super::ruling::Ruled;
use super::signing::SignedTable;
use super::undo;
use crate::domain::anagram;
use crate::domain::anagram::draw::Seed;
use crate::domain::anagram::event::Event as AnagramEvent;
use crate::domain::anagram::rules::{ROUNDS, all_rounds};
use crate::domain::anagram::sheet::Lateness;
use crate::domain::clock::Moment;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::domain::player::Player;
use crate::domain::standings::{Board, Draft, is_void, standings};

/// What a decision needs beside the record: time, people and the secrets of this machine.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// When.
    pub now: Moment,
    /// Who asks.
    pub who: &'a Person,
    /// The word list that the competition is judged by.
    pub lexicon: &'a dyn WordList,
    /// The seed of the draws, when this file has it.
    pub seed: Option<&'a Seed>,
    /// Sheets that somebody has begun to key and not saved.
    pub drafts: &'a [Draft],
}

/// Decides a command: the events of one action, in order, or why not. The events are built here;
/// whether they may stand is for the law of the record alone to say.
///
/// # Errors
/// [`Rejection`]; then nothing has happened.
pub fn decide(
    record: &Record,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let change = match &command {
        Command::Create { .. } => Change::Creation,
        Command::Reopen { .. } => Change::Reopening,
        _ => Change::Other,
    };
    law::may_change(record.contest(), change)?;
    let events = build(record, record.contest(), command, context)?;
    let action = record.number(events, context.now, context.who);
    let laws = Laws {
        version: Version::NEWEST,
        lexicon: Some(context.lexicon),
        seed: context.seed,
        drafts: context.drafts,
    };
    law::of_action(record, &action, laws).map_err(|breach| breach.why)?;
    Ok(action.into_iter().map(|recorded| recorded.event).collect())
}

/// The events of a command, the competition being as `contest`: as the record leaves it, or as the
/// commands before it in the same gesture do.
fn build(
    record: &Record,
    contest: &Contest,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let one = |event| Ok(vec![event]);
    match command {
        Command::Create { details, rules, lexicon, commitment } => {
            one(Event::CompetitionCreated { details, rules, lexicon, commitment })
        }
        Command::ChangeDetails { details } => one(Event::DetailsChanged { details }),
        Command::RenewCommitment { commitment } => one(Event::CommitmentRenewed { commitment }),
        Command::SetHallWord { text } => one(Event::HallWordSet { text }),
        Command::SetDoubleKeying { double_keying } => one(Event::DoubleKeyingSet { double_keying }),
        Command::ChangeLexicon { lexicon } => one(Event::LexiconChanged { lexicon }),
        Command::AddPlayer { id, name, club, span } => {
            let taken = || contest.players.keys().copied().collect();
            let id = id.unwrap_or_else(|| next_player(&taken()));
            one(Event::PlayerAdded { player: Player { id, name, club, span } })
        }
        Command::ChangePlayer { player } => one(Event::PlayerChanged { player }),
        Command::RuleWord { word, ruled, evidence } => {
            one(Event::WordRuled { word, ruled, evidence })
        }
        Command::WithdrawRuling { word } => one(Event::RulingWithdrawn { word }),
        Command::Penalise { player, round, kind, reason } => {
            let penalty = contest.next_penalty();
            one(Event::PenaltyImposed { penalty, player, round, kind, reason })
        }
        Command::LiftPenalty { penalty, reason } => one(Event::PenaltyLifted { penalty, reason }),
        Command::LodgeObjection { player, about } => {
            let objection = contest.next_objection();
            one(Event::ObjectionLodged { objection, player, about })
        }
        Command::DecideObjection { objection, outcome, reason } => {
            decide_objection(contest, objection, outcome, reason, context.lexicon)
        }
        Command::Sign => sign(record, context),
        Command::Reopen { reason } => one(Event::Reopened { reason }),
        Command::Undo => {
            let action = undo::undoable_action(record).ok_or(Rejection::NothingToUndo)?;
            one(Event::Undone { action })
        }
        Command::Several(commands) => several(record, contest, commands, context),
        Command::Anagram(command) => anagram::decide::build(contest, command, context),
    }
}

/// Each command in the state that those before it make.
fn several(
    record: &Record,
    contest: &Contest,
    commands: Vec<Command>,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let mut then = contest.clone();
    let mut all = Vec::new();
    for command in commands {
        let events = build(record, &then, command, context)?;
        for event in &events {
            then.apply(event, context.now, context.who);
        }
        all.extend(events);
    }
    Ok(all)
}

/// The action that [`Command::Undo`] would take back, as its events; empty when there is none.
pub use super::undo::{stood_on, undoable};

pub(in crate::domain) fn known_player(
    contest: &Contest,
    player: PlayerId,
) -> Result<&Player, Rejection> {
    contest.players.get(&player).ok_or(Rejection::UnknownPlayer { player })
}

pub(in crate::domain) fn known_round(round: RoundNo) -> Result<RoundNo, Rejection> {
    if round.get() <= ROUNDS { Ok(round) } else { Err(Rejection::UnknownRound { round }) }
}

/// The pending objection of this number.
pub(in crate::domain) fn pending(
    contest: &Contest,
    objection: ObjectionId,
) -> Result<&Objection, Rejection> {
    let pending = |other: &&Objection| other.id == objection && other.decided.is_none();
    contest.objections.iter().find(pending).ok_or(Rejection::NoObjection { objection })
}

/// The number of the next player: the one after the last, and when the highest is given, the first that
/// was left out before it; above [`PlayerId::MOST`] when all are given.
#[must_use]
pub fn next_player(taken: &BTreeSet<PlayerId>) -> PlayerId {
    let next = taken.last().map_or(PlayerId::FIRST, |last| last.next());
    if next <= PlayerId::MOST {
        return next;
    }
    let mut numbers = (1..=PlayerId::MOST.get()).filter_map(PlayerId::of);
    numbers.find(|number| !taken.contains(number)).unwrap_or(next)
}

fn decide_objection(
    contest: &Contest,
    id: ObjectionId,
    outcome: Outcome,
    reason: String,
    lexicon: &dyn WordList,
) -> Result<Vec<Event>, Rejection> {
    let objection = pending(contest, id)?;
    let mut events = match outcome {
        Outcome::Dismissed => Vec::new(),
        Outcome::Upheld => upheld(contest, objection, &reason, Some(lexicon))?,
    };
    events.push(Event::ObjectionDecided { objection: id, outcome, reason });
    Ok(events)
}

/// What upholding an objection brings beside the decision: the ruling that makes the word valid, or
/// what takes the void away. A reading brings words, which somebody has to type (§9).
pub(super) fn upheld(
    contest: &Contest,
    objection: &Objection,
    reason: &str,
    lexicon: Option<&dyn WordList>,
) -> Result<Vec<Event>, Rejection> {
    match &objection.about {
        About::Word { round, word } => {
            if let Some(lexicon) = lexicon {
                anagram::objection::can_be_valid(contest, objection.player, *round, word, lexicon)
                    .map_err(|why| Rejection::CannotUphold { why })?;
            }
            let ruled_so = contest.rulings.get(word).is_some_and(|r| r.ruled == Ruled::Valid);
            let ruling = Event::WordRuled {
                word: word.clone(),
                ruled: Ruled::Valid,
                evidence: reason.to_owned(),
            };
            Ok(if ruled_so { Vec::new() } else { vec![ruling] })
        }
        About::Void { round } => lift_void(contest, objection.player, *round, reason),
        About::Reading { .. } => Err(Rejection::CannotUphold { why: CannotUphold::NotAboutThis }),
    }
}

fn lift_void(
    contest: &Contest,
    player: PlayerId,
    round: RoundNo,
    reason: &str,
) -> Result<Vec<Event>, Rejection> {
    if !is_void(contest, round, player) {
        return Err(Rejection::CannotUphold { why: CannotUphold::NotVoid });
    }
    let voiding = contest
        .penalties_of(player)
        .filter(|penalty| penalty.round == round && penalty.kind == PenaltyKind::VoidRound);
    let mut events: Vec<Event> = voiding
        .map(|penalty| Event::PenaltyLifted { penalty: penalty.id, reason: reason.to_owned() })
        .collect();
    if contest.anagram.place(round, player).lateness == Lateness::Late {
        let lateness = Lateness::InTime;
        events.push(AnagramEvent::LatenessSet { round, player, lateness }.into());
    }
    Ok(events)
}

fn sign(record: &Record, context: &Context<'_>) -> Result<Vec<Event>, Rejection> {
    let contest = record.contest();
    let board = Board::new(contest, context.lexicon);
    let last = all_rounds().next_back().ok_or(Rejection::NotCreated)?;
    let table = SignedTable::of(&standings(contest, &board, last, context.drafts));
    let sha256 = table.sha256();
    let seed = committed_seed(contest, context).cloned();
    let words = Some(law::words_of(contest, record.log(), context.lexicon));
    Ok(vec![Event::Signed { issue: contest.next_issue(), table, sha256, seed, words }])
}

/// The seed that the competition is committed to, when this file has it.
pub(in crate::domain) fn committed_seed<'a>(
    contest: &Contest,
    context: &Context<'a>,
) -> Option<&'a Seed> {
    context.seed.filter(|seed| Some(seed.commitment()) == contest.commitment)
}
