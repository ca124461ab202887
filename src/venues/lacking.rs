//! What an earlier copy of a file lacks: the rows that the hub has beyond it, back to where they came from. They are sealed with
//! keys that the copy has and the hub has not, so that nobody can add to a history what was never in it.

use std::collections::BTreeMap;
use std::path::Path;

use super::card::{Card, ConductorCard};
use super::fetched::{Fetched, NotFetched, fetched};
use super::line::Line;
use super::push::{NotSent, first_of, last_of};
use super::rows::HubHead;
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed, VenueKey};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::VenueNo;
use crate::domain::lexicon::{Digest, bytes_of};
use crate::language::Language;
use crate::session::Keeper;
use crate::storage::{Damage, Problem, RawRow};
use crate::text;

/// Rows beyond a copy's last one, to a head whose seal holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lacking {
    after: HubHead,
    rows: Vec<RawRow>,
    /// Of a master file its card, without what it has of halls that were given another card since.
    card: Option<String>,
    /// Those halls, and those that were entered since: their keys are lost.
    halls: Vec<VenueNo>,
}

/// What was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// How many actions; none where the file went on meanwhile and so has a history of its own.
    pub actions: usize,
    /// The halls that need another card.
    pub halls: Vec<VenueNo>,
}

impl TakenBack {
    /// What it means for people; nothing where nothing was taken.
    pub fn sentence(&self, language: Language) -> Option<String> {
        (self.actions > 0).then(|| text!(language, "venues-taken-back", count = self.actions))
    }

    /// What is to be done about cards.
    pub fn lost(&self, language: Language) -> Option<String> {
        let halls: Vec<String> = self.halls.iter().map(|it| it.get().to_string()).collect();
        let lost = || text!(language, "venues-keys-lost", halls = halls.join(", "));
        (!halls.is_empty()).then(lost)
    }
}

/// Fetches what the file at this path, which has the hub's events so far, lacks.
pub(super) fn lacking(
    line: &Line,
    path: &Path,
    (card, joint): (&Card, Digest),
) -> Result<Lacking, NotSent> {
    let after = last_of(path, u64::MAX)?;
    let fetched = fetched(line, first_of(path)?, after).map_err(|why| match why {
        NotFetched::Hub(why) => NotSent::Hub(why),
        NotFetched::Chain(at) => NotSent::NotTakenBack(at),
    })?;
    let Fetched { rows, head, seal, seals } = fetched;
    let holds = |(venue, key): (VenueNo, &VenueKey), whose, seal: Option<&String>| {
        let of = Sealed { joint, venue, seq: head.seq, hash: head.hash };
        let seal = seal.and_then(|seal| bytes_of(seal)).map(HeadSeal::from_bytes);
        seal.is_some_and(|seal| seal.holds(key, whose, &of))
    };
    let (is_sealed, card, halls) = match card {
        Card::Venue(card) => {
            (holds((card.venue, &card.key), Of::Venue, seal.as_ref()), None, Vec::new())
        }
        Card::Conductor(card) => {
            let halls: Vec<VenueNo> = entered(&rows);
            let known = |venue: &VenueNo| !halls.contains(venue);
            let keys: BTreeMap<_, _> = card.keys.iter().filter(|(venue, _)| known(venue)).collect();
            let each = |(venue, key): (&&VenueNo, &&VenueKey)| {
                holds((**venue, key), Of::Centre, seals.get(venue))
            };
            let is_sealed = !keys.is_empty() && keys.iter().all(each);
            let ConductorCard { access, keys, tokens } = card.clone();
            let keys = keys.into_iter().filter(|(venue, _)| known(venue)).collect();
            let tokens = tokens.into_iter().filter(|(venue, _)| known(venue)).collect();
            let card = Card::Conductor(ConductorCard { access, keys, tokens }).to_text();
            (is_sealed, (!halls.is_empty()).then_some(card), halls)
        }
    };
    if is_sealed {
        Ok(Lacking { after, rows, card, halls })
    } else {
        Err(NotSent::NotTakenBack(head.seq))
    }
}

/// The halls that rows of a master file enter, or give another card.
fn entered(rows: &[RawRow]) -> Vec<VenueNo> {
    let of_row = |row: &RawRow| match serde_json::from_str(&row.body) {
        Ok(Event::Own(AnagramEvent::Joint(JointEvent::VenueEntered { venue, .. }))) => Some(venue),
        _ => None,
    };
    let mut halls: Vec<VenueNo> = rows.iter().filter_map(of_row).collect();
    halls.sort_unstable();
    halls.dedup();
    halls
}

impl Lacking {
    /// Takes it back into the open file that lacks it, all or nothing. The line of the file is to be begun anew then.
    ///
    /// # Errors
    /// The law forbids it, or the file refuses; then it is as it was.
    pub fn take_back(&self, keeper: &mut Keeper<Anagram>) -> Result<TakenBack, NotSent> {
        let own = keeper.head();
        if (own.events, own.hash) != (self.after.seq, self.after.hash) {
            return Ok(TakenBack { actions: 0, halls: Vec::new() });
        }
        let there = self.after.seq + self.rows.len() as u64;
        let count =
            keeper.take_back(&self.rows, self.card.as_deref()).map_err(|error| {
                match &error.problem {
                    Problem::Unlawful(unlawful) => NotSent::NotTakenBack(unlawful.seq.0),
                    Problem::Damaged(Damage::Chain(seq) | Damage::Body { seq, .. }) => {
                        NotSent::NotTakenBack(seq.0)
                    }
                    _ => NotSent::File(error),
                }
            })?;
        let mut actions: Vec<i64> = self.rows[..count].iter().map(|row| row.action).collect();
        actions.dedup();
        if actions.is_empty() {
            return Err(NotSent::Behind { here: self.after.seq, there });
        }
        Ok(TakenBack { actions: actions.len(), halls: self.halls.clone() })
    }
}
