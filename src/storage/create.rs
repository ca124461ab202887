//! What a new file begins with.

use super::parts::StoredLexicon;
use super::purpose::Purpose;
use super::purpose::set_purpose;
use crate::domain::contest::event::Recorded;
use crate::domain::contest::seed::Seed;
use std::path::Path;

use super::copies::{self, Readers};
use super::journal::{self, Head};
use super::open::{self, transact};
use super::parts;
use super::problem::{Damage, Part, Problem};
use crate::domain::contest::Format;
use crate::domain::contest::event::Event;
use crate::domain::lexicon::Digest;

/// What a new competition file begins with.
#[derive(Debug)]
pub struct NewCompetition<'a, F: Format> {
    /// The seed of its draws; `None` when it was made elsewhere (an imported competition).
    pub seed: Option<&'a Seed>,
    /// The text of the rules file that the first event names.
    pub rules_text: &'a str,
    /// The word list that the first event names.
    pub lexicon: &'a StoredLexicon,
    /// The first events: at least that the competition was made.
    pub events: &'a [Recorded<F>],
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the format to be one")]
impl<F: Format> Clone for NewCompetition<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Format> Copy for NewCompetition<'_, F> {}

/// Writes a new file and returns the head of its journal.
pub(super) fn make<F: Format>(path: &Path, new: NewCompetition<'_, F>) -> Result<Head, Problem> {
    let Some(Event::CompetitionCreated { rules, lexicon, .. }) =
        new.events.first().map(|recorded| &recorded.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    if rules.sha256 != Digest::of(new.rules_text.as_bytes()) {
        return Err(Problem::Unfit(Part::Rules));
    }
    if !new.lexicon.is_full() {
        return Err(Problem::Unfit(Part::Lexicon));
    }
    let mut head = Head::genesis();
    copies::beside(path, Readers::Owner, |beside| {
        let mut connection = open::make(beside)?;
        head = transact(&mut connection, |connection| {
            set_purpose(connection, Purpose::Competition)?;
            parts::add_rules(connection, new.rules_text)?;
            parts::add_lexicon(connection, lexicon.sha256, new.lexicon)?;
            if let Some(seed) = new.seed {
                parts::add_seed(connection, seed)?;
            }
            journal::append(connection, head, new.events, &mut Vec::new())
        })?;
        connection.close().map_err(|(_, error)| Problem::from(error))
    })?;
    Ok(head)
}
