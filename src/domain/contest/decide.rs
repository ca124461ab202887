//! Commands into events, or a rejection. A pure function of the record, the command and what the
//! context holds; nothing is changed here.

use super::Contest;
use super::command::Command;
use super::event::Event;
use super::objection::{About, Objection, Outcome};
use super::penalty::{Penalty, PenaltyKind};
use super::record::Record;
use super::rejection::{CannotUphold, Needs, Rejection};
use super::ruling::Ruled;
use super::signing::SignedTable;
use super::undo;
use super::{Openness, rejection};
use crate::domain::anagram;
use crate::domain::anagram::draw::Seed;
use crate::domain::anagram::event::Event as AnagramEvent;
use crate::domain::anagram::rules::{ROUNDS, all_rounds};
use crate::domain::anagram::sheet::Lateness;
use crate::domain::clock::Moment;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use crate::domain::letter::Word;
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::domain::player::{Player, Span};
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

/// Decides a command: the events of one action, in order, or why not.
///
/// # Errors
/// [`Rejection`]; then nothing has happened.
pub fn decide(
    record: &Record,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let contest = record.contest();
    let created = contest.lexicon.is_some();
    match (&command, contest.openness) {
        (Command::Create { .. }, _) if created => return Err(Rejection::AlreadyCreated),
        (Command::Create { .. }, _) => {}
        _ if !created => return Err(Rejection::NotCreated),
        (Command::Reopen { .. }, Openness::Signed) => {}
        (Command::Reopen { .. }, Openness::Open) => return Err(Rejection::NotSigned),
        (_, Openness::Signed) => return Err(Rejection::Signed),
        (_, Openness::Open) => {}
    }
    let one = |event| Ok(vec![event]);
    match command {
        Command::Create { details, rules, lexicon, commitment } => {
            one(Event::CompetitionCreated { details, rules, lexicon, commitment })
        }
        Command::ChangeDetails { details } => one(Event::DetailsChanged { details }),
        Command::RenewCommitment { commitment } => {
            before_the_draws(record)?;
            one(Event::CommitmentRenewed { commitment })
        }
        Command::SetHallWord { text } => {
            before_the_draws(record)?;
            one(Event::HallWordSet { text })
        }
        Command::SetDoubleKeying { double_keying } => one(Event::DoubleKeyingSet { double_keying }),
        Command::ChangeLexicon { lexicon } => one(Event::LexiconChanged { lexicon }),
        Command::AddPlayer { id, name, club, span } => {
            let player = Player { id: free_id(contest, id)?, name, club, span };
            one(Event::PlayerAdded { player: sound_player(player)? })
        }
        Command::ChangePlayer { player } => {
            known_player(contest, player.id)?;
            one(Event::PlayerChanged { player: sound_player(player)? })
        }
        Command::RuleWord { word, ruled, evidence } => rule(contest, word, ruled, evidence),
        Command::WithdrawRuling { word } => {
            if !contest.rulings.contains_key(&word) {
                return Err(Rejection::NoRuling { word });
            }
            one(Event::RulingWithdrawn { word })
        }
        Command::Penalise { player, round, kind, reason } => {
            penalise(contest, player, round, kind, reason)
        }
        Command::LiftPenalty { penalty, reason } => {
            let in_force = |other: &&Penalty| other.id == penalty && other.in_force();
            contest.penalties.iter().find(in_force).ok_or(Rejection::NoPenalty { penalty })?;
            one(Event::PenaltyLifted { penalty, reason: reasoned(reason)? })
        }
        Command::LodgeObjection { player, about } => lodge(contest, player, about),
        Command::DecideObjection { objection, outcome, reason } => {
            decide_objection(contest, objection, outcome, &reasoned(reason)?, context.lexicon)
        }
        Command::Sign => sign(contest, context),
        Command::Reopen { reason } => one(Event::Reopened { reason: reasoned(reason)? }),
        Command::Undo => {
            let action = undo::undoable_action(record).ok_or(Rejection::NothingToUndo)?;
            one(Event::Undone { action })
        }
        Command::Several(commands) => several(record, commands, context),
        Command::Anagram(command) => anagram::decide::decide(contest, command, context),
    }
}

/// Each command in the state that those before it make.
fn several(
    record: &Record,
    commands: Vec<Command>,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let mut then = record.clone();
    let mut all = Vec::new();
    for command in commands {
        let events = decide(&then, command, context)?;
        then.take_in(then.number(events.clone(), context.now, context.who));
        all.extend(events);
    }
    Ok(all)
}

/// The action that [`Command::Undo`] would take back, as its events; empty when there is none.
pub use super::undo::{stood_on, undoable};

/// A reason that says something.
pub(in crate::domain) fn reasoned(reason: String) -> Result<String, Rejection> {
    if reason.trim().is_empty() { Err(Rejection::ReasonMissing) } else { Ok(reason) }
}

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

fn before_the_draws(record: &Record) -> Result<(), Rejection> {
    let begun = record.contest().anagram.rounds().any(|(_, round)| {
        round.announced.is_some() || round.attempt != crate::domain::ids::Attempt::FIRST
    });
    if begun || record.has_drawn() { Err(Rejection::DrawsBegun) } else { Ok(()) }
}

fn free_id(contest: &Contest, id: Option<PlayerId>) -> Result<PlayerId, Rejection> {
    let last = contest.players.last_key_value();
    let next = last.map_or(PlayerId::FIRST, |(last, _)| last.next());
    let player = id.unwrap_or(next);
    if contest.players.contains_key(&player) {
        return Err(Rejection::PlayerExists { player });
    }
    Ok(player)
}

fn sound_player(player: Player) -> Result<Player, Rejection> {
    let Span { from_round: from, to_round: to } = player.span;
    known_round(from)?;
    known_round(to)?;
    if player.name.trim().is_empty() {
        return Err(Rejection::NameMissing);
    }
    if from > to { Err(Rejection::EmptySpan { from, to }) } else { Ok(player) }
}

fn rule(
    contest: &Contest,
    word: Word,
    ruled: Ruled,
    evidence: String,
) -> Result<Vec<Event>, Rejection> {
    let before = contest.rulings.get(&word);
    if before.is_some_and(|before| before.ruled == ruled && before.evidence == evidence) {
        return Err(Rejection::RuledSo { word });
    }
    Ok(vec![Event::WordRuled { word, ruled, evidence }])
}

fn penalise(
    contest: &Contest,
    player: PlayerId,
    round: RoundNo,
    kind: PenaltyKind,
    reason: String,
) -> Result<Vec<Event>, Rejection> {
    known_player(contest, player)?;
    known_round(round)?;
    if kind == (PenaltyKind::Deduction { points: 0 }) {
        return Err(Rejection::NothingDeducted);
    }
    let penalty = contest.penalties.last().map_or(PenaltyId::FIRST, |last| last.id.next());
    let reason = reasoned(reason)?;
    Ok(vec![Event::PenaltyImposed { penalty, player, round, kind, reason }])
}

fn lodge(contest: &Contest, player: PlayerId, about: About) -> Result<Vec<Event>, Rejection> {
    known_player(contest, player)?;
    known_round(about.round())?;
    let last = all_rounds().next_back().and_then(|last| contest.anagram.round(last));
    if !last.is_some_and(anagram::round::Round::is_settled) {
        return Err(Rejection::TooEarlyToObject);
    }
    let objection = contest.objections.last().map_or(ObjectionId::FIRST, |last| last.id.next());
    Ok(vec![Event::ObjectionLodged { objection, player, about }])
}

fn decide_objection(
    contest: &Contest,
    id: ObjectionId,
    outcome: Outcome,
    reason: &str,
    lexicon: &dyn WordList,
) -> Result<Vec<Event>, Rejection> {
    let objection = pending(contest, id)?;
    let decided = Event::ObjectionDecided { objection: id, outcome, reason: reason.to_owned() };
    let mut events = match (outcome, &objection.about) {
        (Outcome::Dismissed, _) => Vec::new(),
        (Outcome::Upheld, About::Word { round, word }) => {
            anagram::objection::can_be_valid(contest, objection.player, *round, word, lexicon)
                .map_err(|why| Rejection::CannotUphold { why })?;
            let ruled_so = contest.rulings.get(word).is_some_and(|r| r.ruled == Ruled::Valid);
            let ruling = Event::WordRuled {
                word: word.clone(),
                ruled: Ruled::Valid,
                evidence: reason.to_owned(),
            };
            if ruled_so { Vec::new() } else { vec![ruling] }
        }
        (Outcome::Upheld, About::Void { round }) => {
            lift_void(contest, objection.player, *round, reason)?
        }
        (Outcome::Upheld, About::Reading { .. }) => {
            return Err(Rejection::CannotUphold { why: CannotUphold::NotAboutThis });
        }
    };
    events.push(decided);
    Ok(events)
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

fn sign(contest: &Contest, context: &Context<'_>) -> Result<Vec<Event>, Rejection> {
    let open = contest.anagram.rounds().find(|(_, round)| !round.is_settled());
    if let Some((round, _)) = open {
        return Err(Rejection::RoundsOpen { round });
    }
    let board = Board::new(contest, context.lexicon);
    let last = all_rounds().next_back().ok_or(Rejection::NotCreated)?;
    let standings = standings(contest, &board, last, context.drafts);
    if !standings.doubts.is_empty() {
        return Err(Rejection::Provisional { doubts: standings.doubts });
    }
    let table = SignedTable::of(&standings);
    let issue = contest.signings.last().map_or(1, |last| last.issue.saturating_add(1));
    let sha256 = table.sha256();
    let seed = committed_seed(contest, context).cloned();
    Ok(vec![Event::Signed { issue, table, sha256, seed }])
}

/// The seed that the competition is committed to, when this file has it.
pub(in crate::domain) fn committed_seed<'a>(
    contest: &Contest,
    context: &Context<'a>,
) -> Option<&'a Seed> {
    context.seed.filter(|seed| Some(seed.commitment()) == contest.commitment)
}

/// Refuses a round that is not at the stage that a command needs.
pub(in crate::domain) fn needs(
    round: RoundNo,
    needs: Needs,
    is_so: bool,
) -> Result<(), rejection::Rejection> {
    if is_so { Ok(()) } else { Err(Rejection::WrongStage { round, needs }) }
}
