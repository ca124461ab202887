//! Commands into events, or a rejection. A pure function of the record, the command and what the
//! context holds; nothing is changed here.

use std::collections::BTreeSet;

use super::command::Command;
use super::context::Context;
use super::event::Event;
use super::known::{known_player, pending};
use super::law::{self, Change, Laws, Version};
use super::objection::Outcome;
use super::record::Record;
use super::rejection::Rejection;
use super::ruling::Ruled;
use super::{Common, Contest, Format};
use crate::domain::ids::{ObjectionId, PlayerId};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Digest, WordList};
use crate::domain::player::Player;

/// Decides a command: the events of one action, in order, or why not. The events are built here;
/// whether they may stand is for the law of the record alone to say.
///
/// # Errors
/// [`Rejection`]; then nothing has happened.
pub fn decide<F: Format>(
    record: &Record<F>,
    command: Command<F>,
    context: &Context<'_>,
) -> Result<Vec<Event<F>>, Rejection<F>> {
    let change = match &command {
        Command::Create { .. } => Change::Creation,
        Command::Reopen { .. } => Change::Reopening,
        Command::DeletePictures { .. } => Change::Beside,
        Command::Own(command) if F::may_be_beside_the_signing(command) => Change::Beside,
        _ => Change::Other,
    };
    law::may_change(&record.contest().common, change)?;
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
fn build<F: Format>(
    record: &Record<F>,
    contest: &Contest<F>,
    command: Command<F>,
    context: &Context<'_>,
) -> Result<Vec<Event<F>>, Rejection<F>> {
    let one = |event| Ok(vec![event]);
    match command {
        Command::Create { details, rules, lexicon, commitment } => {
            let details = Box::new(details);
            one(Event::CompetitionCreated { details, rules, lexicon, commitment })
        }
        Command::ChangeDetails { details } => {
            one(Event::DetailsChanged { details: Box::new(details) })
        }
        Command::SetEmblem { emblem } => one(Event::EmblemSet { emblem }),
        Command::RenewCommitment { commitment } => one(Event::CommitmentRenewed { commitment }),
        Command::SetHallWord { text } => one(Event::HallWordSet { text }),
        Command::SetDoubleKeying { double_keying } => one(Event::DoubleKeyingSet { double_keying }),
        Command::ChangeLexicon { lexicon } => one(Event::LexiconChanged { lexicon }),
        Command::AddPlayer { id, name, club, span } => {
            let id = id.unwrap_or_else(|| next_player(&contest.common.numbers()));
            one(Event::PlayerAdded { player: Player { id, name, club, span } })
        }
        Command::ChangePlayer { player } => one(Event::PlayerChanged { player }),
        Command::RemovePlayer { player } => {
            let player = known_player(&contest.common, player)?.clone();
            one(Event::PlayerRemoved { player })
        }
        Command::RuleWord { word, seen, ruled, evidence } => {
            let now = contest.common.rulings.get(&word);
            if now != seen.as_ref() {
                return Err(Rejection::RuledSince { now: now.cloned(), word });
            }
            one(Event::WordRuled { word, ruled, evidence })
        }
        Command::WithdrawRuling { word } => one(Event::RulingWithdrawn { word }),
        Command::Penalise { player, round, kind, reason } => {
            let penalty = contest.common.next_penalty();
            one(Event::PenaltyImposed { penalty, player, round, kind, reason })
        }
        Command::LiftPenalty { penalty, reason } => one(Event::PenaltyLifted { penalty, reason }),
        Command::LodgeObjection { player, about } => {
            let objection = contest.common.next_objection();
            one(Event::ObjectionLodged { objection, player, about })
        }
        Command::DecideObjection { objection, outcome, reason } => {
            decide_objection(contest, objection, outcome, reason, context.lexicon)
        }
        Command::Sign => one(sign(record, context)),
        Command::Reopen { reason } => one(Event::Reopened { reason }),
        Command::Publish { round } => one(Event::RoundPublished { round }),
        Command::WithdrawPublication { round, reason } => {
            one(Event::PublicationWithdrawn { round, reason })
        }
        Command::Photograph { sha256, bytes, side, place } => {
            let (round, player) = place.unzip();
            let attempt = round.map(|round| contest.game.attempt(round));
            one(Event::SheetPhotographed { sha256, bytes, side, round, attempt, player })
        }
        Command::AssignPicture { sha256, round, player, side, quarters } => {
            let attempt = contest.game.attempt(round);
            one(Event::PictureAssigned { sha256, round, attempt, player, side, quarters })
        }
        Command::DiscardPicture { sha256, reason } => {
            one(Event::PictureDiscarded { sha256, reason })
        }
        Command::DeletePictures { sha256s, reason } => {
            one(Event::PicturesDeleted { sha256s, reason })
        }
        Command::Undo { action } => one(Event::Undone { action }),
        Command::Several(commands) => several(record, contest, commands, context),
        Command::Own(command) => F::build(contest, command, context),
    }
}

/// Each command in the state that those before it make.
fn several<F: Format>(
    record: &Record<F>,
    contest: &Contest<F>,
    commands: Vec<Command<F>>,
    context: &Context<'_>,
) -> Result<Vec<Event<F>>, Rejection<F>> {
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

/// The one action that [`Command::Undo`] may take back now.
pub use super::undo::{stood_on, takes_back_players, undo, undoable};

/// The number of the next player: the one after the last, and when the highest is given, the first that
/// was left out before it; above [`PlayerId::MOST`] when all are given.
pub fn next_player(taken: &BTreeSet<PlayerId>) -> PlayerId {
    let next = taken.last().map_or(PlayerId::FIRST, |last| last.next());
    if next <= PlayerId::MOST {
        return next;
    }
    let mut numbers = (1..=PlayerId::MOST.get()).filter_map(PlayerId::of);
    numbers.find(|number| !taken.contains(number)).unwrap_or(next)
}

fn decide_objection<F: Format>(
    contest: &Contest<F>,
    id: ObjectionId,
    outcome: Outcome,
    reason: String,
    lexicon: &dyn WordList,
) -> Result<Vec<Event<F>>, Rejection<F>> {
    let objection = pending(&contest.common, id)?;
    let mut events = match outcome {
        Outcome::Dismissed => Vec::new(),
        Outcome::Upheld => F::upheld(contest, objection, &reason, Some(lexicon))?,
    };
    events.push(Event::ObjectionDecided { objection: id, outcome, reason });
    Ok(events)
}

/// The ruling that makes a word valid; nothing when it is ruled so already.
pub(in crate::domain) fn ruled_valid<F: Format>(
    common: &Common,
    word: &Word,
    evidence: &str,
) -> Option<Event<F>> {
    let ruled_so = common.rulings.get(word).is_some_and(|r| r.ruled == Ruled::Valid);
    let ruling =
        Event::WordRuled { word: word.clone(), ruled: Ruled::Valid, evidence: evidence.to_owned() };
    (!ruled_so).then_some(ruling)
}

fn sign<F: Format>(record: &Record<F>, context: &Context<'_>) -> Event<F> {
    let contest = record.contest();
    let table = F::table(contest, &F::judge(contest, context.lexicon));
    let sha256 = Digest::of(F::canonical(&table).as_bytes());
    let seed = context.committed_seed(&contest.common).cloned();
    let words = Some(law::words_of(contest, record.log(), context.lexicon));
    Event::Signed { issue: contest.common.next_issue(), table, sha256, seed, words }
}
