//! Several competitions of one rule set as one standing. A season has no history of its own: its meetings have.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::competition::{Competition, Entrant};
use super::ranking::{Criterion, higher, ranked};
use super::rules::{Kind, Rules, Swiss};
use super::standings::{AverageTally, Standings, Status, SwissTally, Tally, Up, standings};
use super::teams::{TeamRow, Whole, teams};

/// A season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// What its meetings are played by.
    pub rules: Arc<Rules>,
    /// So many games are needed for a rank, where averages rank.
    pub minimum_games: u32,
    /// How many games were planned, of which half are needed for a rank, where results of games of two do.
    pub programmed_games: u32,
    /// Keys that are the person of another key.
    pub same: BTreeMap<String, String>,
    /// The meetings in the order of their file.
    pub meetings: Vec<Meeting>,
}

/// A meeting of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Its day; may be empty.
    pub date: String,
    /// What happened there.
    pub competition: Competition,
}

/// A person's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// What knows the person over the dates.
    pub key: String,
    /// The name in the latest meeting.
    pub name: String,
    /// Shared by equal rows; `None` without one.
    pub rank: Option<u32>,
    /// What parts it from the row above.
    pub decided_by: Option<&'static str>,
    /// Ranked, or too seldom there.
    pub status: Status,
    /// The meetings with a game that counts.
    pub meetings: u32,
    /// The sums over all meetings.
    pub tally: Tally,
}

/// A team's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonTeamRow {
    /// The name in the latest meeting.
    pub name: String,
    /// Shared by equal rows; `None` of a team that counted nowhere.
    pub rank: Option<u32>,
    /// What parts it from the row above.
    pub decided_by: Option<&'static str>,
    /// The meetings in which it counted.
    pub meetings: u32,
    /// The sums of these.
    pub sums: SwissTally,
}

/// A name with its case, marks and spaces left out of account.
pub fn folded(name: &str) -> String {
    let plain: String = name.nfd().filter(|sign| !is_combining_mark(*sign)).collect();
    let small = plain.to_lowercase().replace('ł', "l");
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What knows a person over several dates: the text given for that, else the folded name. Two of one name who were at one
/// meeting are two persons: they are known by their clubs as well, and where the club is the same by the number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// The folded names of those, and whether their clubs tell them apart.
    shared: BTreeMap<String, bool>,
}

impl Keys {
    /// Of the people of these meetings.
    pub fn of<'a>(meetings: impl Iterator<Item = &'a Competition>) -> Self {
        let mut shared = BTreeMap::new();
        for competition in meetings {
            let mut clubs: BTreeMap<String, Vec<String>> = BTreeMap::new();
            for entrant in competition.players.iter().filter(|entrant| entrant.member.is_empty()) {
                let club = folded(&entrant.player.club);
                clubs.entry(folded(&entrant.player.name)).or_default().push(club);
            }
            for (name, clubs) in clubs.into_iter().filter(|(_, clubs)| clubs.len() > 1) {
                let differ = clubs.iter().collect::<BTreeSet<_>>().len() == clubs.len();
                shared.entry(name).and_modify(|apart| *apart &= differ).or_insert(differ);
            }
        }
        Self { shared }
    }

    /// Of one of them.
    pub fn of_entrant(&self, entrant: &Entrant) -> String {
        if !entrant.member.is_empty() {
            return entrant.member.clone();
        }
        let name = folded(&entrant.player.name);
        match self.apart(entrant) {
            Some(apart) => format!("name:{name} ({})", folded(&apart)),
            None => format!("name:{name}"),
        }
    }

    /// The name, with what tells its bearer apart.
    fn told(&self, entrant: &Entrant) -> String {
        let name = &entrant.player.name;
        self.apart(entrant).map_or_else(|| name.clone(), |apart| format!("{name} ({apart})"))
    }

    fn apart(&self, entrant: &Entrant) -> Option<String> {
        let player = &entrant.player;
        let clubs_tell = *self.shared.get(&folded(&player.name))?;
        let club = player.club.trim();
        Some(match (clubs_tell, club) {
            (true, "") => return None,
            (true, club) => club.to_owned(),
            (false, "") => player.id.to_string(),
            (false, club) => format!("{club}, {}", player.id),
        })
        .filter(|_| entrant.member.is_empty())
    }
}

impl Season {
    /// The key that stands for a key.
    fn person<'a>(&'a self, key: &'a str) -> &'a str {
        let mut met = BTreeSet::new();
        let mut key = key;
        while let Some(other) = self.same.get(key).filter(|_| met.insert(key)) {
            key = other;
        }
        // Of keys that stand for each other in a circle the first one is taken.
        let circle = met.contains(key).then(|| met.iter().copied().min()).flatten();
        circle.unwrap_or(key)
    }

    /// The meetings with their standings, the latest last.
    fn by_date(&self) -> Vec<(&Meeting, Standings)> {
        let mut meetings: Vec<&Meeting> = self.meetings.iter().collect();
        meetings.sort_by(|one, two| one.date.cmp(&two.date));
        let derived = |meeting: &Meeting| standings(&meeting.competition, Up::ToTheEnd);
        meetings.into_iter().map(|meeting| (meeting, derived(meeting))).collect()
    }

    /// The standings over all meetings: the persons, then the teams.
    pub fn standings(&self) -> (Vec<PersonRow>, Vec<SeasonTeamRow>) {
        let meetings = self.by_date();
        let persons = self.persons(&meetings);
        let rows = match &self.rules.kind {
            Kind::Average(_) => self.by_average(persons),
            Kind::Swiss(swiss) => self.by_results(swiss, persons),
        };
        let teams =
            self.rules.swiss().map_or_else(Vec::new, |swiss| season_teams(swiss, &meetings));
        (rows, teams)
    }

    fn persons(&self, meetings: &[(&Meeting, Standings)]) -> BTreeMap<String, Person> {
        let keys = Keys::of(self.meetings.iter().map(|meeting| &meeting.competition));
        let mut persons: BTreeMap<String, Person> = BTreeMap::new();
        for (meeting, standings) in meetings {
            let rows = standings.rows.iter().filter(|row| row.status != Status::Expelled);
            let mut here: BTreeSet<String> = BTreeSet::new();
            for row in rows {
                let Some(entrant) = meeting.competition.entrant(row.player) else { continue };
                let own = keys.of_entrant(entrant);
                let key = self.person(&own).to_owned();
                let person = persons.entry(key.clone()).or_default();
                person.name = keys.told(entrant);
                let games = match row.tally {
                    Tally::Average(tally) => {
                        person.average.games += tally.games;
                        person.average.sum += tally.sum;
                        person.average.uncounted += tally.uncounted;
                        tally.games
                    }
                    Tally::Swiss(tally) => {
                        person.swiss = person.swiss.with(&tally);
                        tally.games
                    }
                };
                if games > 0 && here.insert(key) {
                    person.meetings += 1;
                }
            }
        }
        persons
    }

    fn by_average(&self, persons: BTreeMap<String, Person>) -> Vec<PersonRow> {
        let least = self.minimum_games;
        let order = |one: &Known, two: &Known| one.1.average.order(&two.1.average);
        let criteria = [Criterion { code: "average", compare: &order }];
        let enough = |person: &Person| person.average.games >= least;
        arranged(persons, enough, &criteria, |person| Tally::Average(person.average))
    }

    fn by_results(&self, swiss: &Swiss, persons: BTreeMap<String, Person>) -> Vec<PersonRow> {
        let least = self.programmed_games.div_ceil(2);
        let halves = higher(|row: &Known| row.1.swiss.halves);
        let breaks: Vec<_> = swiss
            .tie_break
            .iter()
            .map(|&by| (by.code(), higher(move |row: &Known| row.1.swiss.by(by))))
            .collect();
        let breaks = breaks.iter().map(|(code, compare)| Criterion { code, compare });
        let criteria: Vec<Criterion<'_, Known>> =
            [Criterion { code: "halves", compare: &halves }].into_iter().chain(breaks).collect();
        let enough = |person: &Person| person.swiss.games >= least;
        arranged(persons, enough, &criteria, |person| Tally::Swiss(person.swiss))
    }
}

/// The sums of a person.
#[derive(Clone, Debug, Default)]
struct Person {
    name: String,
    meetings: u32,
    average: AverageTally,
    swiss: SwissTally,
}

/// A person by key.
type Known = (String, Person);

/// Those who played enough in order of rank, then the others.
fn arranged(
    persons: BTreeMap<String, Person>,
    enough: impl Fn(&Person) -> bool,
    criteria: &[Criterion<'_, Known>],
    tally: impl Fn(&Person) -> Tally,
) -> Vec<PersonRow> {
    let (mut often, mut seldom): (Vec<Known>, Vec<Known>) =
        persons.into_iter().partition(|(_, person)| enough(person));
    let by_key = |one: &Known, two: &Known| one.0.cmp(&two.0);
    let places = ranked(&mut often, criteria, by_key);
    ranked(&mut seldom, criteria, by_key);
    let row = |(key, person): Known, rank, decided_by, status| PersonRow {
        tally: tally(&person),
        meetings: person.meetings,
        name: person.name,
        key,
        rank,
        decided_by,
        status,
    };
    let often = often.into_iter().zip(places);
    let often =
        often.map(|(it, (rank, decided_by))| row(it, Some(rank), decided_by, Status::Ranked));
    let seldom = seldom.into_iter().map(|it| row(it, None, None, Status::Occasional));
    often.chain(seldom).collect()
}

/// A team by folded name.
type Named = (String, SeasonTeamRow);

/// The teams over all meetings, by folded name.
fn season_teams(swiss: &Swiss, meetings: &[(&Meeting, Standings)]) -> Vec<SeasonTeamRow> {
    let mut found: BTreeMap<String, SeasonTeamRow> = BTreeMap::new();
    for (meeting, standings) in meetings {
        for row in teams(&meeting.competition, standings) {
            let Some(name) = meeting.competition.teams.get(&row.team) else { continue };
            let team = found.entry(folded(name)).or_insert_with(|| SeasonTeamRow {
                name: String::new(),
                rank: None,
                decided_by: None,
                meetings: 0,
                sums: SwissTally::default(),
            });
            team.name.clone_from(name);
            if counted(&row) {
                team.meetings += 1;
                team.sums = team.sums.with(&row.sums);
            }
        }
    }
    let (mut ranks, rest): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|(_, team)| team.meetings > 0);
    let halves = higher(|(_, row): &Named| row.sums.halves);
    let breaks: Vec<_> = swiss
        .tie_break
        .iter()
        .map(|&by| (by.code(), higher(move |(_, row): &Named| row.sums.by(by))))
        .collect();
    let breaks = breaks.iter().map(|(code, compare)| Criterion { code, compare });
    let criteria: Vec<Criterion<'_, Named>> =
        [Criterion { code: "halves", compare: &halves }].into_iter().chain(breaks).collect();
    let by_name = |one: &Named, two: &Named| -> Ordering { one.0.cmp(&two.0) };
    let places = ranked(&mut ranks, &criteria, by_name);
    for ((_, row), (rank, decided_by)) in ranks.iter_mut().zip(places) {
        row.rank = Some(rank);
        row.decided_by = decided_by;
    }
    ranks.into_iter().chain(rest).map(|(_, row)| row).collect()
}

fn counted(row: &TeamRow) -> bool {
    match row.whole {
        Whole::School { .. } => true,
        Whole::Pair { counted } => counted,
    }
}
