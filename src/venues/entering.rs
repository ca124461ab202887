//! What a hall that was given a card is told of its joint competition before it takes part: the conductor's first event,
//! and the rules and the word list that it names.

use std::path::Path;

use super::card::{Card, CardError, VenueCard};
use super::followed::{Followed, Untrue};
use super::line::{Line, NotDone};
use crate::domain::contest::{Details, RulesRef};
use crate::domain::formats::FormatName;
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::command::Command as Play;
use crate::domain::formats::anagram::joint::command::Command as Enter;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::lexicon::{Digest, Passport};
use crate::domain::person::Person;
use crate::language::{Language, tr};
use crate::lexicon::{Lexicon, Title};
use crate::session::time::TimeSource;
use crate::session::{Refusal, Session};
use crate::text;

/// What a hall takes part in.
#[derive(Clone)]
pub struct Invitation {
    /// The card.
    pub card: VenueCard,
    /// The joint competition's title, day and people.
    pub details: Details,
    /// Its rules.
    pub rules: RulesRef,
    /// Their text; `None` where neither the program nor the hub has it.
    pub rules_text: Option<String>,
    /// Its word list.
    pub passport: Passport,
    /// The list, where the program or the hub has it; else somebody brings it.
    pub list: Option<Lexicon>,
}

/// Why a hall cannot take part yet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotInvited {
    /// It is no card.
    #[error("{0}")]
    Card(#[from] CardError),
    /// It is the conductor's.
    #[error("the conductor's card")]
    Conductors,
    /// The hub was not reached, or refused.
    #[error("{0}")]
    Hub(#[from] NotDone),
    /// What came is not what whoever conducts wrote.
    #[error("{0}")]
    Untrue(#[from] Untrue),
    /// The hub has nothing of the conductor's that is sealed for this hall.
    #[error("nothing is sealed for this hall yet")]
    NotYet,
}

impl NotInvited {
    /// What it means for people, and what to do.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Card(why) => why.sentence(language),
            Self::Conductors => tr(language, "join-conductors-card"),
            Self::Hub(NotDone::Away(why)) => text!(language, "join-away", why = why),
            Self::Hub(why) => why.sentence(language),
            Self::Untrue(why) => text!(language, "venues-untrue", at = why.at()),
            Self::NotYet => tr(language, "join-not-yet"),
        }
    }
}

/// Reads a hall's card.
///
/// # Errors
/// [`NotInvited`]: it is none.
pub fn card_of_hall(text: &str) -> Result<VenueCard, NotInvited> {
    match Card::read(text)? {
        Card::Venue(card) => Ok(card),
        Card::Conductor(_) => Err(NotInvited::Conductors),
    }
}

/// Asks the hub what the hall of this card takes part in. It may take long.
///
/// # Errors
/// [`NotInvited`].
pub fn invitation(card: VenueCard) -> Result<Invitation, NotInvited> {
    let line = Line::new(&card.access);
    let VenueCard { joint, venue, key, .. } = card.clone();
    let mut followed = Followed::new((joint, venue, key), None);
    let first = loop {
        let heard = line.directives(joint, followed.after(), 0)?.ok_or(NotInvited::NotYet)?;
        // Nothing counts before the seal of the head holds.
        if let Some(first) = followed.take(heard)?.into_iter().next() {
            break first;
        }
    };
    let Ok(Event::CompetitionCreated { details, rules, lexicon: passport, commitment }) =
        serde_json::from_str(&first.body)
    else {
        return Err(Untrue::Another(1).into());
    };
    if commitment != joint {
        return Err(Untrue::Another(1).into());
    }
    let rules_text = match own_rules(rules.sha256) {
        Some(text) => Some(text),
        None => line
            .part("rules", rules.sha256)?
            .and_then(|text| String::from_utf8(text).ok())
            .filter(|text| Digest::of(text.as_bytes()) == rules.sha256),
    };
    let free = Lexicon::free(passport.language);
    let list = if free.passport().sha256 == passport.sha256 {
        Some(free)
    } else {
        let given = line.part("list", passport.sha256)?;
        given.and_then(|bytes| Lexicon::from_bytes(&bytes).ok())
    };
    let mut invitation =
        Invitation { card, details: *details, rules, rules_text, passport, list: None };
    invitation.list = list.and_then(|list| invitation.listed(list));
    Ok(invitation)
}

impl Invitation {
    /// Makes the hall's file and opens it: the joint competition's rules, list and commitment, no seed, the card. Its
    /// people are typed there.
    ///
    /// # Errors
    /// [`Refusal`]: then there is no file.
    pub fn take_part(
        &self,
        path: &Path,
        made_of: (&str, Lexicon),
        by: (TimeSource, &Person),
    ) -> Result<Session<Anagram>, Refusal<Anagram>> {
        let VenueCard { joint, venue, name, .. } = self.card.clone();
        let details = Details {
            venue: name.clone(),
            referee: String::new(),
            assistants: Vec::new(),
            ..self.details.clone()
        };
        let enter = Play::Joint(Enter::EnterJoint { joint, venue, name }).into();
        let card = Card::Venue(self.card.clone()).to_text();
        Session::create_in_joint(path, (details, joint), enter, made_of, &card, by)
    }

    /// A list under the title that the conductor's has, if its words are the very same.
    pub fn listed(&self, list: Lexicon) -> Option<Lexicon> {
        let Passport { name, edition, authority, sha256, .. } = self.passport.clone();
        let title = Title { name, edition, authority };
        (list.passport().sha256 == sha256).then(|| list.titled(title))
    }
}

/// The program's own rules with this digest.
fn own_rules(sha256: Digest) -> Option<String> {
    let own = FormatName::Anagram.own_rules().into_iter().map(|(text, _)| text);
    own.into_iter().find(|text| Digest::of(text.as_bytes()) == sha256).map(str::to_owned)
}
