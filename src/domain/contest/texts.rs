//! The texts that people write into events, and how long each may be. Records of before this was a
//! rule may have longer ones.

use super::event::Event;
use super::{Details, Format};
use crate::domain::lexicon::Passport;
use crate::domain::person::Person;
use crate::domain::text::{TextKind, UnfitText, check};

/// Whether the texts of an event may stand in a record.
///
/// # Errors
/// [`UnfitText`], of the first that may not.
pub fn fit<F: Format>(event: &Event<F>) -> Result<(), UnfitText> {
    match event {
        Event::CompetitionCreated { details, rules, lexicon, commitment: _ } => {
            fit_details(details)?;
            check(&rules.id, TextKind::Name)?;
            fit_passport(lexicon)
        }
        Event::DetailsChanged { details } => fit_details(details),
        Event::HallWordSet { text } => check(text, TextKind::Title),
        Event::LexiconChanged { lexicon } => fit_passport(lexicon),
        Event::PlayerAdded { player } | Event::PlayerChanged { player } => {
            check(&player.name, TextKind::Name)?;
            check(&player.club, TextKind::Name)
        }
        Event::WordRuled { evidence, .. } => check(evidence, TextKind::Evidence),
        Event::PenaltyImposed { reason, .. }
        | Event::PenaltyLifted { reason, .. }
        | Event::ObjectionDecided { reason, .. }
        | Event::PublicationWithdrawn { reason, .. }
        | Event::PictureDiscarded { reason, .. }
        | Event::PicturesDeleted { reason, .. }
        | Event::Reopened { reason } => check(reason, TextKind::Reason),
        // Who is removed is told as they were added.
        Event::PlayerRemoved { .. }
        | Event::EmblemSet { .. }
        | Event::CommitmentRenewed { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::RulingWithdrawn { .. }
        | Event::ObjectionLodged { .. }
        | Event::Signed { .. }
        | Event::RoundPublished { .. }
        | Event::SheetPhotographed { .. }
        | Event::PictureAssigned { .. }
        | Event::Undone { .. } => Ok(()),
        Event::Own(event) => F::texts_fit(event),
    }
}

/// Whether somebody's name may stand beside an event.
///
/// # Errors
/// [`UnfitText`].
pub fn fit_person(who: &Person) -> Result<(), UnfitText> {
    check(&who.name, TextKind::Name)?;
    check(&who.station, TextKind::Name)
}

fn fit_details(details: &Details) -> Result<(), UnfitText> {
    let Details { title, venue, date, referee, assistants, club, starts } = details;
    check(title, TextKind::Title)?;
    check(venue, TextKind::Title)?;
    let names = [date, referee, club, starts].into_iter().chain(assistants);
    names.into_iter().try_for_each(|name| check(name, TextKind::Name))
}

fn fit_passport(lexicon: &Passport) -> Result<(), UnfitText> {
    check(&lexicon.name, TextKind::Title)?;
    check(&lexicon.edition, TextKind::Title)
}
