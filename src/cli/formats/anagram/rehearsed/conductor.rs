//! Whoever conducts a rehearsed day: orders what was rehearsed once the hub tells that the halls are so far, tells a hall its
//! letters over the telephone, and signs what follows from the rows of all.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::json;

use super::people::{Ended, Person, Said};
use crate::cli::outcome::Failure;
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::command::Command as Play;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::domain::formats::anagram::sealed::{phone, releases};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;
use crate::rehearsal::Asked;
use crate::rehearsal::formats::anagram::joint::JointDay;
use crate::venues::{
    Brought, Card, ConductorCard, Gathered, Halls, Words, centre, gather, opened, seals,
};

/// How long is waited before anything is looked at again; before the halls' rows are fetched again.
const SOON: Duration = Duration::from_millis(20);
const LATER: Duration = Duration::from_millis(500);
/// How often the hub's own table may be another than what follows from the rows: it is made a moment later.
const OFTEN: usize = 60;

/// What the hub told last.
#[derive(Default)]
struct Told {
    words: Words,
    halls: Halls,
}

/// The day of whoever conducts, until it is over.
pub(super) fn conducts(
    mut person: Person,
    said: Said,
    day: &JointDay<'_>,
) -> Result<Ended, Failure> {
    let all: Vec<_> = day.conducted().collect();
    let mut told = Told::default();
    let mut fetched = 0;
    loop {
        for brought in person.hears() {
            match brought {
                Brought::Words(words) => told.words = words,
                Brought::Halls(halls) => told.halls = halls,
                Brought::Queue(_)
                | Brought::Letters(..)
                | Brought::Orders(_)
                | Brought::Lacking(_) => {}
            }
        }
        if let Some((asked, before)) = all.get(person.next) {
            match person.orders(asked, before, &told, said)? {
                Some(command) => {
                    person.does(asked, command)?;
                    said.say(&json!({"step": person.next}))?;
                }
                None => person.waits(SOON),
            }
            continue;
        }
        if centre(person.contest()).is_some_and(|centre| centre.issues > 0) {
            if person.joined.link().seen().is_settled() {
                person.gets_up()?;
                said.say(&json!({"done": true}))?;
                return Ok(Ended::WithTheDay);
            }
            person.waits(SOON);
            continue;
        }
        let is_signed = told.halls.venues.len() == day.halls().count()
            && told.halls.venues.values().all(|hall| hall.signed);
        let Some((last, _)) = all.last().filter(|_| is_signed) else {
            person.waits(SOON);
            continue;
        };
        let gathered = person.fetches(&told.halls)?;
        if is_sound(&gathered) {
            let Gathered { heads, table, .. } = gathered;
            person.does(last, Command::Own(Play::Joint(Own::SignJoint { heads, table })))?;
        } else if fetched < OFTEN {
            fetched += 1;
            person.waits(LATER);
        } else {
            return Err(Failure::Refused(format!("{gathered:?}")));
        }
    }
}

fn is_sound(gathered: &Gathered) -> bool {
    gathered.absent.is_empty()
        && gathered.unfit.is_empty()
        && gathered.differences.is_empty()
        && gathered.unsigned.is_empty()
        && gathered.other_table == Some(false)
}

impl Person {
    /// What is asked for now; `None` while its time has not come.
    fn orders(
        &self,
        asked: &Asked<Anagram>,
        before: &[u64],
        told: &Told,
        said: Said,
    ) -> Result<Option<Command>, Failure> {
        let Some(centre) = centre(self.contest()) else { return Ok(None) };
        let are_so_far = || {
            let heads = told.halls.venues.values().map(|hall| hall.head.map_or(0, |head| head.seq));
            told.halls.venues.len() >= before.len() && heads.zip(before).all(|(is, due)| is >= *due)
        };
        let same = || asked.command.clone();
        let own = |command: Own| Command::Own(Play::Joint(command));
        Ok(match &asked.command {
            Command::Own(Play::Joint(command)) => match command {
                Own::AskWords { seals: rehearsed } => {
                    let all = told.words.venues.len() == centre.venues.len();
                    let seals = seals(&told.words);
                    (all && seals == *rehearsed).then(|| own(Own::AskWords { seals }))
                }
                Own::CloseWords { opened: rehearsed } => {
                    let seals = centre.draw.seals.clone().unwrap_or_default();
                    let opened = opened(&seals, &told.words);
                    (opened == *rehearsed).then(|| own(Own::CloseWords { opened }))
                }
                Own::OpenRound { round, .. } => {
                    let (round, at_ms) = (*round, self.hub_ms().filter(|_| are_so_far()));
                    at_ms.map(|at_ms| own(Own::OpenRound { round, at_ms }))
                }
                Own::TellLetters { venue, round } => {
                    self.tells((*venue, *round), said)?;
                    Some(same())
                }
                _ => are_so_far().then(same),
            },
            Command::Own(Play::DrawLetters { round }) => {
                let at_ms = centre.opened.get(round);
                let is_time =
                    self.hub_ms().zip(at_ms).is_some_and(|(now_ms, at_ms)| now_ms >= *at_ms);
                is_time.then(same)
            }
            Command::Publish { round } => {
                let ended = told.halls.venues.values().all(|hall| hall.has_ended(*round));
                (are_so_far() && ended).then(same)
            }
            _ => are_so_far().then(same),
        })
    }

    /// Reads a round's letters out; it is noted afterwards, so that who is cut off reads them again.
    fn tells(&self, (venue, round): (VenueNo, RoundNo), said: Said) -> Result<(), Failure> {
        let text = centre(self.contest()).and_then(|centre| centre.draw.text.as_ref());
        let all = self.keeper.seed().zip(text);
        let all = all.map(|(seed, text)| releases(self.contest().game.rules(), seed, text));
        for release in all.iter().flatten().filter(|release| release.round == round) {
            let letters: String = release.letters.iter().map(ToString::to_string).collect();
            let code = phone::told(release.nonce);
            said.say(&json!({"tell": venue, "round": round, "letters": letters, "code": code}))?;
        }
        Ok(())
    }

    /// The histories of all halls, and what follows from them.
    fn fetches(&self, halls: &Halls) -> Result<Gathered, Failure> {
        let Card::Conductor(card) = &self.card else { return Ok(Gathered::default()) };
        let card: &ConductorCard = card;
        let first: BTreeMap<VenueNo, Option<Digest>> =
            halls.venues.iter().map(|(venue, hall)| (*venue, hall.competition)).collect();
        gather(self.keeper.path(), card, &first).map_err(|why| self.refused(&why))
    }
}
