//! The law of the record (§14): which events may stand in a history, and where.
//!
//! [`decide`](super::decide()) builds events and asks it for each; opening for writing and `verify` ask
//! it for every event of a file. An event that it refuses may have right hashes: it never happened
//! by the rules. What was undone was lawful when it was done.

mod action;
mod people;
mod pictures;
mod publishing;
mod signing;

use super::event::{Event, Recorded};
use super::known::pending;
use super::objection::{About, Objection, Outcome};
use super::office::{self, Office};
use super::record::Record;
use super::texts;
use super::undo;
use super::written::written_in;
use super::{Common, Contest, Format, Openness, Rejection};
use crate::domain::clock::Moment;
use crate::domain::letters::{Word, Written};
use crate::domain::lexicon::Authority;
use crate::domain::person::{Person, Role};

pub use super::context::{Laws, Past, Version};
pub use signing::words_of;

/// An event that may not stand where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach<F: Format> {
    /// Its place in the action, from 0.
    pub index: usize,
    /// The rule that it breaks.
    pub why: Rejection<F>,
}

/// Whether these events may follow as one action.
///
/// # Errors
/// [`Breach`], the first event that may not stand.
pub fn of_action<F: Format>(
    record: &Record<F>,
    action: &[Recorded<F>],
    laws: Laws<'_>,
) -> Result<(), Breach<F>> {
    each(record, action, |past, recorded| lawful(past, recorded, laws))?;
    action::belongs(record, action, laws)
}

/// Whether everybody held the office that their events of this action needed.
///
/// # Errors
/// [`Breach`] with [`Rejection::NotYourOffice`], the first event whose author did not.
pub fn offices<F: Format>(record: &Record<F>, action: &[Recorded<F>]) -> Result<(), Breach<F>> {
    each(record, action, holds_office)
}

/// Whether the events of an action, which the law allows, are what they say to be, where that takes long to find out.
///
/// # Errors
/// [`Breach`], the first event that is not.
pub fn proven<F: Format>(record: &Record<F>, action: &[Recorded<F>]) -> Result<(), Breach<F>> {
    each(record, action, |past, recorded| match &recorded.event {
        Event::Own(event) => F::proven(past.contest, event),
        _ => Ok(()),
    })
}

/// Asks for each event of an action in turn, the competition being as those before it leave it.
fn each<F: Format>(
    record: &Record<F>,
    action: &[Recorded<F>],
    ask: impl Fn(&Past<'_, F>, &Recorded<F>) -> Result<(), Rejection<F>>,
) -> Result<(), Breach<F>> {
    // Most actions have one event: only for a second one the state in between is needed.
    let mut between: Option<Contest<F>> = None;
    for (index, recorded) in action.iter().enumerate() {
        let contest = between.as_ref().unwrap_or(record.contest());
        let past = Past { record, contest, action: action.get(..index).unwrap_or(&[]) };
        ask(&past, recorded).map_err(|why| Breach { index, why })?;
        if index + 1 < action.len() {
            let contest = between.get_or_insert_with(|| record.contest().clone());
            contest.apply(&recorded.event, recorded.at, &recorded.who);
        }
    }
    Ok(())
}

/// Whether this event may stand here.
///
/// # Errors
/// [`Rejection`], the rule that forbids it.
pub fn lawful<F: Format>(
    past: &Past<'_, F>,
    recorded: &Recorded<F>,
    laws: Laws<'_>,
) -> Result<(), Rejection<F>> {
    let Past { record, contest, .. } = *past;
    let Recorded { event, at, .. } = recorded;
    let common = &contest.common;
    may_change(common, Change::of(event))?;
    in_the_language(&contest.game, event)?;
    F::also_lawful(past, event, &recorded.who)?;
    if recorded.who.role == Role::Centre && !F::is_of_centre(contest, event) {
        let office = office::office(record, contest, event, *at);
        return Err(Rejection::NotYourOffice { office });
    }
    match laws.version {
        Version::First => {}
        Version::Second => {
            in_time(record, *at)?;
            holds_office(past, recorded)?;
            texts::fit_person(&recorded.who)?;
            texts::fit(event)?;
        }
    }
    match event {
        Event::CompetitionCreated { rules, .. } => {
            if rules.id == contest.game.rules_id() {
                Ok(())
            } else {
                Err(Rejection::OtherRules)
            }
        }
        Event::DetailsChanged { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::LexiconChanged { .. } => Ok(()),
        Event::EmblemSet { emblem } => match emblem {
            Some(emblem) if !emblem.fits() => {
                Err(Rejection::UnfitEmblem { bytes: emblem.bytes().len() })
            }
            Some(_) | None => Ok(()),
        },
        // That nobody called a word is recorded with the first draw: the action's question.
        Event::HallWordSet { text } if text.is_empty() && common.hall_word.is_none() => Ok(()),
        Event::CommitmentRenewed { .. } | Event::HallWordSet { .. } => {
            before_the_draws(record, contest)
        }
        Event::PlayerAdded { player } => people::added(contest, player, laws.version),
        Event::PlayerChanged { player } => people::changed(contest, player),
        Event::PlayerRemoved { player } => {
            let not_now = |_| Rejection::NotRemovable { player: player.id };
            before_the_draws(record, contest).map_err(not_now)?;
            people::removed(contest, player)
        }
        Event::WordRuled { .. } if common.authority() == Authority::Closed => {
            Err(Rejection::ClosedList)
        }
        Event::WordRuled { word, .. } | Event::RulingWithdrawn { word }
            if recorded.who.role == Role::Jury =>
        {
            jury_may(record, common, word)?;
            ruled(common, event)
        }
        Event::WordRuled { .. } | Event::RulingWithdrawn { .. } => ruled(common, event),
        Event::PenaltyImposed { penalty, player, round, kind, reason } => {
            people::penalised(contest, *player, *round, *kind)?;
            let next = common.next_penalty();
            numbered(next.get().into(), penalty.get().into())?;
            reasoned(reason)
        }
        Event::PenaltyLifted { penalty, reason } => {
            let in_force = |other: &&super::Penalty| other.id == *penalty && other.in_force();
            let found = common.penalties.iter().find(in_force);
            found.ok_or(Rejection::NoPenalty { penalty: *penalty })?;
            reasoned(reason)
        }
        Event::ObjectionLodged { objection, player, about } => {
            people::objects(contest, *player, about)?;
            numbered(common.next_objection().get().into(), objection.get().into())
        }
        Event::ObjectionDecided { objection, outcome: _, reason } => {
            pending(common, *objection)?;
            reasoned(reason)
        }
        Event::Signed { issue, table, sha256, seed, words } => {
            let signed = signing::Signed { issue: *issue, table, sha256: *sha256, words: *words };
            signing::lawful(past, &signed, seed.as_ref(), laws)
        }
        Event::Reopened { reason } => reasoned(reason),
        Event::RoundPublished { round } => publishing::may_be(contest, *round),
        Event::PublicationWithdrawn { round, reason } => {
            publishing::is(contest, *round)?;
            reasoned(reason)
        }
        Event::SheetPhotographed { .. }
        | Event::PictureAssigned { .. }
        | Event::PictureDiscarded { .. }
        | Event::PicturesDeleted { .. } => pictures::lawful(contest, event),
        Event::Undone { action } => match undo::undoable_action(record) {
            Some(undoable) if undoable == *action => Ok(()),
            Some(_) | None => Err(Rejection::NothingToUndo),
        },
        Event::Own(event) => F::lawful(past, event, (*at, &recorded.who), laws),
    }
}

/// Words and lists of another language are none here, although they can be stored.
fn in_the_language<F: Format>(game: &F, event: &Event<F>) -> Result<(), Rejection<F>> {
    if let Event::CompetitionCreated { lexicon, .. } | Event::LexiconChanged { lexicon } = event
        && lexicon.language != game.language()
    {
        return Err(Rejection::OtherLanguage { what: lexicon.name.clone() });
    }
    let alphabet = game.alphabet();
    let foreign = |written: &Written| {
        alphabet.first_foreign_place(&written.places().collect::<Vec<_>>()).is_some()
    };
    match written_in(event).iter().find(|written| foreign(written)) {
        Some(written) => Err(Rejection::OtherLanguage { what: written.to_string() }),
        None => Ok(()),
    }
}

/// What a competition must be for a change to be possible at all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    Creation,
    Reopening,
    /// Of what a signed table does not stand on.
    Beside,
    Other,
}

impl Change {
    fn of<F: Format>(event: &Event<F>) -> Self {
        match event {
            Event::CompetitionCreated { .. } => Self::Creation,
            Event::Reopened { .. } => Self::Reopening,
            Event::PicturesDeleted { .. } => Self::Beside,
            Event::Own(event) if F::is_beside_the_signing(event) => Self::Beside,
            _ => Self::Other,
        }
    }
}

/// A competition is made once, before everything else; a signed one is only opened again (§9).
pub(super) fn may_change<F: Format>(common: &Common, change: Change) -> Result<(), Rejection<F>> {
    let created = common.lexicon.is_some();
    match (change, common.openness) {
        (Change::Creation, _) if created => Err(Rejection::AlreadyCreated),
        (Change::Reopening | Change::Beside | Change::Other, _) if !created => {
            Err(Rejection::NotCreated)
        }
        (Change::Creation | Change::Beside, _)
        | (Change::Reopening, Openness::Signed)
        | (Change::Other, Openness::Open) => Ok(()),
        (Change::Reopening, Openness::Open) => Err(Rejection::NotSigned),
        (Change::Other, Openness::Signed) => Err(Rejection::Signed),
    }
}

/// Real time goes forwards: within an opening of the file, and from one to the next. The wall clock
/// may go backwards.
fn in_time<F: Format>(record: &Record<F>, at: Moment) -> Result<(), Rejection<F>> {
    if at.session == 0 || at.elapsed_ms < 0 {
        return Err(Rejection::TimeBackwards);
    }
    let Some(last) = record.log().last().map(|last| last.at) else { return Ok(()) };
    let backwards = at.session < last.session
        || (at.session == last.session && at.elapsed_ms < last.elapsed_ms);
    if backwards { Err(Rejection::TimeBackwards) } else { Ok(()) }
}

fn holds_office<F: Format>(past: &Past<'_, F>, recorded: &Recorded<F>) -> Result<(), Rejection<F>> {
    let Recorded { event, at, who, .. } = recorded;
    let office: Office = office::office(past.record, past.contest, event, *at);
    if office.is_held_by(who.role) { Ok(()) } else { Err(Rejection::NotYourOffice { office }) }
}

/// A ruling is another than the one in force, and what is withdrawn is in force.
fn ruled<F: Format>(common: &Common, event: &Event<F>) -> Result<(), Rejection<F>> {
    match event {
        Event::WordRuled { word, ruled, evidence } => {
            let before = common.rulings.get(word);
            if before.is_some_and(|it| it.ruled == *ruled && it.evidence == *evidence) {
                return Err(Rejection::RuledSo { word: word.clone() });
            }
            Ok(())
        }
        Event::RulingWithdrawn { word } if !common.rulings.contains_key(word) => {
            Err(Rejection::NoRuling { word: word.clone() })
        }
        _ => Ok(()),
    }
}

/// Whether the jury may rule on a word, whatever it says of it.
///
/// # Errors
/// [`Rejection`], the rule that forbids it.
pub fn jury_may_rule<F: Format>(record: &Record<F>, word: &Word) -> Result<(), Rejection<F>> {
    let past = Past { record, contest: record.contest(), action: &[] };
    let jury = Person { role: Role::Jury, ..Person::default() };
    F::also_lawful(&past, &Event::RulingWithdrawn { word: word.clone() }, &jury)?;
    jury_may(record, &past.contest.common, word)
}

/// The jury rules on words that neither an upheld objection nor the referee has settled.
fn jury_may<F: Format>(
    record: &Record<F>,
    common: &Common,
    word: &Word,
) -> Result<(), Rejection<F>> {
    let upheld = |objection: &Objection| {
        let is_upheld = matches!(objection.decided, Some((Outcome::Upheld, _)));
        is_upheld && matches!(&objection.about, About::Word { word: of, .. } if of == word)
    };
    if common.objections.iter().any(upheld) {
        return Err(Rejection::ObjectionUpheld { word: word.clone() });
    }
    let in_force = common.rulings.contains_key(word);
    if in_force && ruled_by(record, word) != Some(Role::Jury) {
        return Err(Rejection::RefereeRuled { word: word.clone() });
    }
    Ok(())
}

/// As what somebody gave the ruling on a word that was given last, undone ones left out.
fn ruled_by<F: Format>(record: &Record<F>, word: &Word) -> Option<Role> {
    let mut log = record.log().iter().rev();
    let found = log.find(|recorded| match &recorded.event {
        Event::WordRuled { word: of, .. } => of == word && !record.is_undone(recorded.action),
        _ => false,
    });
    found.map(|recorded| recorded.who.role)
}

/// Seed and hall's word are fixed once letters were drawn, undone draws too (§3).
fn before_the_draws<F: Format>(
    record: &Record<F>,
    contest: &Contest<F>,
) -> Result<(), Rejection<F>> {
    let begun = contest.game.has_begun_to_draw() || record.has_drawn();
    if begun { Err(Rejection::DrawsBegun) } else { Ok(()) }
}

/// A reason that says something.
pub(in crate::domain) fn reasoned<F: Format>(reason: &str) -> Result<(), Rejection<F>> {
    if reason.trim().is_empty() { Err(Rejection::ReasonMissing) } else { Ok(()) }
}

/// Whether a number that the program gives is the next one.
pub(in crate::domain) fn numbered<F: Format>(expected: u64, got: u64) -> Result<(), Rejection<F>> {
    if expected == got { Ok(()) } else { Err(Rejection::OutOfNumber { expected, got }) }
}
