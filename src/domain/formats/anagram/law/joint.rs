//! Joint competitions (`docs/joint.md`): what stands in a master file, what in a hall's, and what a hall carries out.

use std::collections::BTreeMap;

use super::super::event::Event as A;
use super::super::joint::event::Event;
use super::super::joint::refusal::Refusal;
use super::super::joint::table::canonical;
use super::super::joint::{Centre, CommonDraw, Joint, Venue};
use super::super::round::Stage;
use super::super::sealed::words::{self, Opened, Salt};
use super::super::sealed::{Release, draws, releases};
use super::letters::{fits, in_order};
use super::{round_of, unknown};
use crate::domain::contest::law::{numbered, reasoned};
use crate::domain::contest::objection::About;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::refusal::Refusal as Own;
use crate::domain::formats::anagram::{Contest, Event as AnyEvent, Past, Recorded, Rejection};
use crate::domain::ids::{Attempt, ObjectionId, VenueNo};
use crate::domain::lexicon::Digest;
use crate::domain::person::{Person, Role};

/// The draw as it stands and the hall that checks it, with what it called; `None` in the master file.
type Checking<'a> = (&'a CommonDraw, Option<(VenueNo, Option<Opened>)>);

fn refused(why: Refusal) -> Rejection {
    Rejection::Own(Own::Joint(why))
}

fn holds(is_so: bool, why: Refusal) -> Result<(), Rejection> {
    if is_so { Ok(()) } else { Err(refused(why)) }
}

/// Whether an event of any kind may stand in this file as a joint competition's.
///
/// # Errors
/// [`Rejection`], the rule that forbids it.
pub fn also_lawful(past: &Past<'_>, event: &AnyEvent, who: &Person) -> Result<(), Rejection> {
    match past.contest.game.joint() {
        Some(Joint::Centre(_)) => in_master(event),
        Some(Joint::Venue(venue)) if who.role != Role::Centre => at_venue(past, venue, event),
        Some(Joint::Venue(_)) | None => Ok(()),
    }
}

/// Whether an event may be of whoever conducts, carried out in a hall's file.
pub fn is_of_centre(contest: &Contest, event: &AnyEvent) -> bool {
    let in_a_hall = matches!(contest.game.joint(), Some(Joint::Venue(_)));
    in_a_hall
        && match event {
            AnyEvent::WordRuled { .. }
            | AnyEvent::RulingWithdrawn { .. }
            | AnyEvent::RoundPublished { .. }
            | AnyEvent::Own(A::RoundGivenUp { .. }) => true,
            AnyEvent::Own(A::Joint(event)) => is_carried(event),
            AnyEvent::ObjectionDecided { objection, .. } => is_about_a_word(contest, *objection),
            _ => false,
        }
}

/// What stands in the master file and is carried into the halls' as it is, or follows from it.
fn is_carried(event: &Event) -> bool {
    matches!(
        event,
        Event::WordsAsked { .. }
            | Event::WordsClosed { .. }
            | Event::LettersSealed { .. }
            | Event::Told { .. }
            | Event::SeedRevealed { .. }
    )
}

fn is_about_a_word(contest: &Contest, objection: ObjectionId) -> bool {
    let mut all = contest.common.objections.iter();
    all.any(|it| it.id == objection && matches!(it.about, About::Word { .. }))
}

/// Who conducts draws, rules, publishes and signs; who plays stands in the halls' files.
fn in_master(event: &AnyEvent) -> Result<(), Rejection> {
    match event {
        AnyEvent::DetailsChanged { .. }
        | AnyEvent::EmblemSet { .. }
        | AnyEvent::WordRuled { .. }
        | AnyEvent::RulingWithdrawn { .. }
        | AnyEvent::RoundPublished { .. }
        | AnyEvent::PublicationWithdrawn { .. }
        | AnyEvent::Reopened { .. }
        | AnyEvent::CompetitionCreated { .. }
        | AnyEvent::Undone { .. }
        | AnyEvent::Own(A::LettersDrawn { .. } | A::RoundGivenUp { .. } | A::Joint(_)) => Ok(()),
        AnyEvent::CommitmentRenewed { .. }
        | AnyEvent::HallWordSet { .. }
        | AnyEvent::LexiconChanged { .. } => Err(refused(Refusal::SameForAll)),
        AnyEvent::Own(
            A::LettersTyped { .. }
            | A::TilesPutBack { .. }
            | A::ReplacementsTyped { .. }
            | A::LettersShown { .. }
            | A::RoundRecorded { .. }
            | A::LettersCorrected { .. }
            | A::RoundReplayed { .. },
        ) => Err(refused(Refusal::JointLetters)),
        _ => Err(refused(Refusal::NoPlayers)),
    }
}

/// What a hall does not do by itself.
fn at_venue(past: &Past<'_>, venue: &Venue, event: &AnyEvent) -> Result<(), Rejection> {
    let contest = past.contest;
    match event {
        AnyEvent::WordRuled { .. } | AnyEvent::RulingWithdrawn { .. } => {
            Err(refused(Refusal::CentreRules))
        }
        AnyEvent::ObjectionDecided { objection, .. } => {
            holds(!is_about_a_word(contest, *objection), Refusal::CentreRules)
        }
        AnyEvent::RoundPublished { round } => {
            let of_centre = |it: &Recorded| {
                it.who.role == Role::Centre
                    && matches!(it.event, AnyEvent::RoundPublished { round: of } if of == *round)
            };
            holds(past.record.log().iter().any(of_centre), Refusal::CentrePublishes(*round))
        }
        AnyEvent::CommitmentRenewed { .. } | AnyEvent::LexiconChanged { .. } => {
            Err(refused(Refusal::SameForAll))
        }
        // A word is called behind its seal, once.
        AnyEvent::HallWordSet { .. } => {
            let sealed = venue.seal.is_some() && venue.salt.is_none();
            holds(sealed && contest.common.hall_word.is_none(), Refusal::WordsElsewhere)
        }
        AnyEvent::Own(
            A::LettersDrawn { .. }
            | A::LettersTyped { .. }
            | A::TilesPutBack { .. }
            | A::ReplacementsTyped { .. }
            | A::RoundRecorded { .. }
            | A::LettersCorrected { .. }
            | A::RoundReplayed { .. },
        ) => Err(refused(Refusal::JointLetters)),
        AnyEvent::Own(A::Joint(event)) if is_carried(event) => Err(refused(Refusal::NotCarriedOut)),
        _ => Ok(()),
    }
}

/// Whether an event of joint competitions may stand here.
///
/// # Errors
/// [`Rejection`], the rule that forbids it.
pub(super) fn lawful(past: &Past<'_>, event: &Event, seed: Option<&Seed>) -> Result<(), Rejection> {
    let contest = past.contest;
    let other = || refused(Refusal::OtherFile);
    let joint = contest.game.joint();
    let centre = || joint.and_then(Joint::centre).ok_or_else(other);
    let venue = || joint.and_then(Joint::venue).ok_or_else(other);
    match event {
        Event::VenueEntered { venue, .. } => entered(contest, *venue),
        Event::JointEntered { joint: id, .. } => {
            let second = past.record.log().len() == 1 && past.action.is_empty();
            holds(joint.is_none() && contest.common.commitment == Some(*id), Refusal::OtherFile)?;
            holds(second, Refusal::TooLate)
        }
        Event::WordSealed { .. } => {
            let venue = venue()?;
            holds(venue.seal.is_none() && venue.draw.seals.is_none(), Refusal::WordsElsewhere)
        }
        Event::WordOpened { salt: Salt(salt) } => {
            let venue = venue()?;
            let text = contest.common.hall_word.clone();
            let opened = text.map(|text| Opened { salt: *salt, text }.seal());
            holds(venue.salt.is_none(), Refusal::WordsElsewhere)?;
            let unfit = words::Unfit::AnotherWord(venue.number);
            holds(opened.is_some() && opened == venue.seal, Refusal::Word(unfit))
        }
        Event::WordLate { reason } => {
            let venue = venue()?;
            let waits = venue.takes_part() && venue.draw.opened.is_none() && !venue.is_late;
            holds(waits, Refusal::WordsElsewhere)?;
            reasoned(reason)
        }
        Event::WordsAsked { seals } => {
            let joint = joint.ok_or_else(other)?;
            holds(joint.draw().seals.is_none(), Refusal::WordsElsewhere)?;
            match joint.centre() {
                Some(centre) => seals.keys().try_for_each(|&venue| known(centre, venue)),
                None => Ok(()),
            }
        }
        Event::WordsClosed { words, salts } => {
            let joint = joint.ok_or_else(other)?;
            // What its referee said came too late is not looked for; it may be there all the same.
            let late = |venue: &Venue| venue.is_late && !words.contains_key(&venue.number);
            let own = joint.venue().filter(|venue| !late(venue));
            let own = own.map(|venue| (venue.number, called(contest, venue)));
            closed((joint.draw(), own), words, salts)
        }
        Event::LettersSealed { tags } => {
            let draw = joint.ok_or_else(other)?.draw();
            let rounds = contest.game.rounds().count();
            let text = draw.text.as_ref().filter(|_| draw.tags.is_none() && tags.len() == rounds);
            let text = text.ok_or_else(|| refused(Refusal::WordsElsewhere))?;
            match seed.filter(|seed| Some(seed.commitment()) == contest.common.commitment) {
                Some(seed) => are_sealed(contest, seed, text, tags),
                None => Ok(()),
            }
        }
        Event::RoundOpened { .. }
        | Event::LettersTold { .. }
        | Event::WordObjectionDecided { .. }
        | Event::JointSigned { .. } => conducted(contest, centre()?, event),
        Event::Told { text } => match joint {
            Some(_) => reasoned(text),
            None => Err(other()),
        },
        Event::LettersReleased { round, letters, nonce } => {
            let venue = venue()?;
            in_order(&contest.game, *round, Attempt::FIRST)?;
            fits(&contest.game, *round, letters)?;
            let release = Release { round: *round, letters: letters.clone(), nonce: *nonce };
            holds(venue.is_sealed(&release) != Some(false), Refusal::OtherLetters(*round))?;
            are_drawn(contest, venue, &release, seed)
        }
        Event::SeedRevealed { seed } => {
            let draw = &venue()?.draw;
            let once = contest.common.revealed.is_none();
            let known = draw.text.as_ref().zip(draw.tags.as_ref()).filter(|_| once);
            let (text, tags) = known.ok_or_else(|| refused(Refusal::WordsElsewhere))?;
            if Some(seed.commitment()) != contest.common.commitment {
                return Err(Rejection::OtherSeed);
            }
            are_sealed(contest, seed, text, tags)
        }
    }
}

/// What only the master file says of rounds, objections and its table.
fn conducted(contest: &Contest, centre: &Centre, event: &Event) -> Result<(), Rejection> {
    match event {
        Event::RoundOpened { round, at_ms } => {
            let closed = centre.draw.tags.is_some() && *at_ms > 0;
            let to_come = round_of(&contest.game, *round)?.stage == Stage::ToCome;
            holds(closed && to_come, Refusal::NotToBeOpened(*round))?;
            in_order(&contest.game, *round, Attempt::FIRST)
        }
        Event::LettersTold { venue, round } => {
            known(centre, *venue)?;
            let drawn = contest.game.announced(*round).is_some();
            let once = !centre.told.contains(&(*venue, *round));
            holds(drawn && once, Refusal::NotToBeOpened(*round))
        }
        Event::WordObjectionDecided { venue, objection, reason, .. } => {
            known(centre, *venue)?;
            let mut decided = centre.decided.iter();
            if decided.any(|it| (it.venue, it.objection) == (*venue, *objection)) {
                return Err(Rejection::NoObjection { objection: *objection });
            }
            reasoned(reason)
        }
        Event::JointSigned { issue, heads, table, sha256, seed } => {
            if let Some((round, _)) = contest.game.rounds().find(|(_, round)| !round.is_settled()) {
                return Err(Rejection::RoundsOpen { round });
            }
            numbered((centre.issues + 1).into(), (*issue).into())?;
            if Some(seed.commitment()) != contest.common.commitment {
                return Err(Rejection::OtherSeed);
            }
            heads.keys().try_for_each(|&venue| known(centre, venue))?;
            let named = table.iter().all(|row| heads.contains_key(&row.venue));
            holds(named && !heads.is_empty(), Refusal::OtherHalls)?;
            let derived = Digest::of(canonical(table).as_bytes());
            if derived == *sha256 { Ok(()) } else { Err(Rejection::OtherDigest { derived }) }
        }
        _ => Ok(()),
    }
}

/// A file becomes a master file before anybody plays; halls are numbered in order, until the words are asked.
fn entered(contest: &Contest, venue: VenueNo) -> Result<(), Rejection> {
    let common = &contest.common;
    match contest.game.joint() {
        Some(Joint::Venue(_)) => Err(refused(Refusal::OtherFile)),
        Some(Joint::Centre(centre)) if centre.venues.contains_key(&venue) => Ok(()),
        Some(Joint::Centre(centre)) => {
            holds(centre.draw.seals.is_none(), Refusal::WordsElsewhere)?;
            let next = centre.venues.last_key_value().map_or(VenueNo::FIRST, |(at, _)| at.next());
            numbered(next.get().into(), venue.get().into())
        }
        None => {
            let anybody = !common.numbers().is_empty() || common.hall_word.is_some();
            let drawn = contest.game.rounds().any(|(_, round)| round.stage != Stage::ToCome);
            holds(!anybody && !drawn, Refusal::TooLate)?;
            numbered(VenueNo::FIRST.get().into(), venue.get().into())
        }
    }
}

fn known(centre: &Centre, venue: VenueNo) -> Result<(), Rejection> {
    holds(centre.venues.contains_key(&venue), Refusal::UnknownVenue(venue))
}

/// What a hall called, once it is sealed and opened.
fn called(contest: &Contest, venue: &Venue) -> Option<Opened> {
    let Salt(salt) = venue.salt?;
    Some(Opened { salt, text: contest.common.hall_word.clone()? })
}

/// Each word opens its seal; a hall finds its own in its place.
fn closed(
    (draw, own): Checking<'_>,
    words: &BTreeMap<VenueNo, String>,
    salts: &BTreeMap<VenueNo, Salt>,
) -> Result<(), Rejection> {
    let seals = draw.seals.as_ref().filter(|_| draw.opened.is_none());
    let seals = seals.ok_or_else(|| refused(Refusal::WordsElsewhere))?;
    let pairs = words.iter().zip(salts);
    holds(words.keys().eq(salts.keys()), Refusal::WordsElsewhere)?;
    let opened = pairs
        .map(|((&venue, text), (_, &Salt(salt)))| (venue, Opened { salt, text: text.clone() }))
        .collect();
    let text = match &own {
        Some((venue, own)) => words::checked(seals, &opened, (*venue, own.as_ref())),
        None => words::text(seals, &opened),
    };
    text.map(|_| ()).map_err(|why| refused(Refusal::Word(why)))
}

/// The tags are those of the draws that the seed gives.
fn are_sealed(
    contest: &Contest,
    seed: &Seed,
    text: &str,
    tags: &[Digest],
) -> Result<(), Rejection> {
    let releases = releases(contest.game.rules(), seed, text);
    let mut pairs = releases.iter().zip(tags);
    match pairs.find(|(release, tag)| release.tag() != **tag) {
        Some((release, _)) => Err(refused(Refusal::OtherLetters(release.round))),
        None => Ok(()),
    }
}

/// A hall's letters are those that the seed gives, where it is known.
fn are_drawn(
    contest: &Contest,
    venue: &Venue,
    release: &Release,
    seed: Option<&Seed>,
) -> Result<(), Rejection> {
    let seed = seed.filter(|seed| Some(seed.commitment()) == contest.common.commitment);
    let (Some(seed), Some(text)) = (seed, &venue.draw.text) else { return Ok(()) };
    let all = draws(contest.game.rules(), seed, text);
    let found = all.into_iter().find(|it| it.round == release.round);
    let drawn = found.ok_or_else(|| unknown(release.round))?.drawn;
    if drawn.letters == release.letters {
        return Ok(());
    }
    let (round, redraws) = (release.round, drawn.redraws);
    Err(Rejection::Own(Own::OtherLetters { round, derived: drawn.letters, redraws }))
}
