//! The season of classic games, by its own rules, over the documents of its meetings.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::domain::formats::classic::season::Keys;
pub(in crate::hub) use crate::domain::formats::classic::season::folded;
use crate::domain::formats::classic::standings::Tally;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Digest;
use crate::exchange::formats::classic::{Names, SeasonDocument, SeasonMeeting};

use super::super::season::{Entry, Scale};

/// A meeting: its competition, its document, and of a signed one issue and digest.
pub(in crate::hub) type Met = (Digest, Option<String>, Option<u32>, Option<Digest>);

/// A person's row of a season of classic games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::hub) struct ClassicRow {
    /// Pupils by their initials.
    pub name: String,
    pub rank: Option<u32>,
    pub meetings: u32,
    /// Halves of points, or hundredths of an average.
    pub sum: i64,
}

/// The rows and in what they are counted, of meetings by one rule set; those of another are left out and counted. Players
/// who are linked are one.
pub(in crate::hub) fn season(
    met: &[Met],
    linked: &[BTreeSet<Entry>],
) -> (Vec<ClassicRow>, Scale, usize) {
    let mut season: Option<SeasonDocument> = None;
    let (mut names, mut left_out, mut taken) = (Names::Whole, 0, Vec::new());
    for (competition, document, issue, sha256) in met {
        let rules = season.as_ref().map(|season| Arc::clone(&season.rules));
        let read = document.as_ref().and_then(|document| {
            SeasonMeeting::provisional(document.as_bytes(), rules.as_ref()).ok()
        });
        let Some((mut meeting, _)) = read else {
            left_out += 1;
            continue;
        };
        (meeting.issue, meeting.sha256) = (*issue, *sha256);
        let own = &meeting.document.competition.rules;
        if rules.is_some_and(|rules| rules.id != own.id) {
            left_out += 1;
            continue;
        }
        if Names::unless_asked(&meeting.document.competition) == Names::Initials {
            names = Names::Initials;
        }
        season.get_or_insert_with(|| SeasonDocument::new(Arc::clone(own))).meetings.push(meeting);
        taken.push(*competition);
    }
    if let Some(season) = &mut season {
        season.same = same(season, &taken, linked);
    }
    let is_average = season.as_ref().is_some_and(|season| season.rules.swiss().is_none());
    let scale = if is_average { Scale::Hundredths } else { Scale::Halves };
    let rows = season.map(|season| season.standings().0).unwrap_or_default();
    let row =
        |(place, row): (u32, crate::domain::formats::classic::season::PersonRow)| ClassicRow {
            name: PlayerId::new(place).map_or_else(String::new, |id| names.told(id, &row.name)),
            rank: row.rank,
            meetings: row.meetings,
            sum: match &row.tally {
                Tally::Average(tally) => tally.hundredths().unwrap_or(0),
                Tally::Swiss(tally) => i64::from(tally.halves),
            },
        };
    ((1..).zip(rows).map(row).collect(), scale, left_out)
}

/// Which keys are the person of another one, in a season of these competitions.
fn same(
    season: &SeasonDocument,
    taken: &[Digest],
    linked: &[BTreeSet<Entry>],
) -> BTreeMap<String, String> {
    let meetings = || season.meetings.iter().map(|meeting| &meeting.document.competition);
    let keys = Keys::of(meetings());
    let key = |(competition, player): &Entry| {
        let at = taken.iter().position(|it| it == competition)?;
        Some(keys.of_entrant(meetings().nth(at)?.entrant(PlayerId::new(*player)?)?))
    };
    let mut same: BTreeMap<String, String> = BTreeMap::new();
    for group in linked {
        let mut first: Option<String> = None;
        for mut key in group.iter().filter_map(key) {
            while let Some(other) = same.get(&key) {
                key.clone_from(other);
            }
            match &first {
                Some(first) if *first != key => {
                    // Neither is anybody's yet, so there is no circle.
                    same.insert(key, first.clone());
                }
                Some(_) => {}
                None => first = Some(key),
            }
        }
    }
    same
}
