//! A season: what several competitions bring to a person, by the rules of whoever organises it. Whole numbers alone.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::domain::lexicon::Digest;
use crate::domain::text::{TextKind, check};
use crate::language::Language;

/// The longest text of rules, in bytes; the most points of a list and their most; the most competitions of a person.
const MOST_BYTES: usize = 64 << 10;
const MOST_PLACES: usize = 1000;
const MOST_POINTS: i64 = 1_000_000;
const MOST_COMPETITIONS: usize = 1000;

/// What a competition brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// The points of the rank.
    Rank,
    /// The points scored.
    Total,
    /// The points scored in thousandths of the winner's, rounded down.
    Share,
    /// The season of classic games, by its own rules.
    Classic,
}

/// What parts persons of equal sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// The best rank.
    BestRank,
    /// The second best.
    SecondRank,
    /// More competitions.
    Competitions,
    /// More points scored in all.
    Total,
}

/// In what sums are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Points.
    Points,
    /// Halves of points.
    Halves,
    /// Hundredths of an average.
    Hundredths,
}

impl Scale {
    /// Its name in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Halves => "halves",
            Self::Hundredths => "hundredths",
        }
    }

    /// A sum as people read it.
    pub fn told(self, language: Language, sum: i64) -> String {
        let sign = if sum < 0 { "−" } else { "" };
        let size = i64::try_from(sum.unsigned_abs()).unwrap_or(i64::MAX);
        match self {
            Self::Points => language.number(sum),
            Self::Halves if size == 1 => format!("{sign}½"),
            Self::Halves => {
                let half = if size % 2 == 1 { "½" } else { "" };
                format!("{sign}{}{half}", language.number(size / 2))
            }
            Self::Hundredths => {
                let (whole, rest) = (language.number(size / 100), size % 100);
                format!("{sign}{whole}{}{rest:02}", language.decimal_sign())
            }
        }
    }
}

/// The rules of a season.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonRules {
    /// What it is called.
    pub title: String,
    /// What counts.
    pub count: Count,
    /// By rank, the first one's first; beyond the list 0.
    #[serde(default)]
    pub points: Vec<i64>,
    /// So many of a person's competitions count, those that bring most; all where it is not given.
    pub best: Option<usize>,
    /// So many competitions are needed for a rank.
    pub least: Option<usize>,
    /// What parts persons of equal sums, in order.
    #[serde(default)]
    pub tie: Vec<Tie>,
}

/// Why a text is no rules of a season.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoSeason(pub String);

impl SeasonRules {
    /// Reads rules: a table `[season]`.
    ///
    /// # Errors
    /// What is wrong, with the line where TOML is.
    pub fn read(text: &str) -> Result<Self, NoSeason> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            season: SeasonRules,
        }
        let wrong = |what: &str| Err(NoSeason(what.to_owned()));
        if text.len() > MOST_BYTES {
            return wrong("over 64 KiB");
        }
        let File { season } = toml::from_str(text).map_err(|why| NoSeason(why.to_string()))?;
        let Self { title, count, points, best, least, tie } = &season;
        if title.trim().is_empty() || check(title, TextKind::Title).is_err() {
            return wrong("title: 1 to 200 signs that can be seen");
        }
        if points.is_empty() == (*count == Count::Rank) {
            return wrong("points: with count = \"rank\", and with it alone");
        }
        let has = |point: &i64| (0..=MOST_POINTS).contains(point);
        if points.len() > MOST_PLACES || !points.iter().all(has) {
            return wrong("points: at most 1000, each 0 to 1000000");
        }
        let fits =
            |number: &Option<usize>| number.is_none_or(|it| (1..=MOST_COMPETITIONS).contains(&it));
        if !fits(best) || !fits(least) {
            return wrong("best, least: 1 to 1000");
        }
        if tie.iter().collect::<BTreeSet<_>>().len() != tie.len() {
            return wrong("tie: each once");
        }
        let given = best.is_some() || least.is_some() || !tie.is_empty();
        if *count == Count::Classic && given {
            return wrong("best, least, tie: not with count = \"classic\"");
        }
        Ok(season)
    }
}

/// A player of one competition.
pub type Entry = (Digest, u32);

/// A player's place in a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who.
    pub entry: Entry,
    /// As written there.
    pub name: String,
    /// As written there; may be empty.
    pub club: String,
    /// Shared by equal players; `None` outside of the ranking.
    pub rank: Option<u32>,
    /// The points scored.
    pub total: i64,
}

/// A person's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    /// As written in the latest competition.
    pub name: String,
    /// Likewise.
    pub club: String,
    /// Shared by equal persons; `None` of who was there too seldom.
    pub rank: Option<u32>,
    /// How many competitions there were.
    pub competitions: usize,
    /// What they bring together.
    pub sum: i64,
    /// The players that are this person, in the order of the competitions.
    pub entries: Vec<Entry>,
}

/// What knows a person as long as nobody links more: name and club, with case, marks and spaces left out of account.
/// Two such of one competition are nobody's but their own.
fn keys(all: &[Vec<Placed>], folded: impl Fn(&str) -> String) -> BTreeMap<Entry, usize> {
    let mut known: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut of = BTreeMap::new();
    let mut next = 0;
    for competition in all {
        let key = |placed: &Placed| (folded(&placed.name), folded(&placed.club));
        let mut often: BTreeMap<_, usize> = BTreeMap::new();
        for placed in competition {
            *often.entry(key(placed)).or_default() += 1;
        }
        for placed in competition {
            let key = key(placed);
            let alone = often.get(&key) != Some(&1) || key.0.is_empty();
            let person = if alone { None } else { known.get(&key).copied() };
            let person = person.unwrap_or_else(|| {
                next += 1;
                next
            });
            if !alone {
                known.insert(key, person);
            }
            of.insert(placed.entry, person);
        }
    }
    of
}

/// The players that links make one: who is two of the persons makes them one.
pub(super) fn linked(links: &[(Entry, i64)]) -> Vec<BTreeSet<Entry>> {
    let mut groups: Vec<(BTreeSet<i64>, BTreeSet<Entry>)> = Vec::new();
    for (entry, person) in links {
        let (mut numbers, mut entries) = (BTreeSet::from([*person]), BTreeSet::from([*entry]));
        groups.retain_mut(|group| {
            let is_one = group.0.contains(person) || group.1.contains(entry);
            if is_one {
                numbers.append(&mut group.0);
                entries.append(&mut group.1);
            }
            !is_one
        });
        groups.push((numbers, entries));
    }
    groups.into_iter().map(|(_, entries)| entries).collect()
}

/// The persons of competitions, the latest last: by name and club, and by links of players to numbers of persons, also of
/// players who are in none of these competitions.
pub fn persons(
    all: &[Vec<Placed>],
    links: &[(Entry, i64)],
    folded: impl Fn(&str) -> String,
) -> Vec<Vec<Placed>> {
    let mut of = keys(all, folded);
    for group in linked(links) {
        let here: BTreeSet<usize> =
            group.iter().filter_map(|entry| of.get(entry).copied()).collect();
        let Some(&first) = here.first() else { continue };
        for person in of.values_mut().filter(|person| here.contains(person)) {
            *person = first;
        }
    }
    let mut persons: BTreeMap<usize, Vec<Placed>> = BTreeMap::new();
    for placed in all.iter().flatten() {
        if let Some(person) = of.get(&placed.entry) {
            persons.entry(*person).or_default().push(placed.clone());
        }
    }
    persons.into_values().collect()
}

/// A person with what parts it from others.
struct Summed {
    row: SeasonRow,
    ranks: Vec<u32>,
    total: i64,
    ranked: bool,
}

/// The table of a season that is not of classic games. Each person's places, the latest last; `winners`: what the
/// winner of each competition scored. Who is outside of a competition's ranking was not there.
pub fn season_table(
    rules: &SeasonRules,
    persons: &[Vec<Placed>],
    winners: &BTreeMap<Digest, i64>,
) -> Vec<SeasonRow> {
    let brings = |placed: &Placed, rank: u32| match rules.count {
        Count::Rank => {
            let place = usize::try_from(rank).unwrap_or(usize::MAX).saturating_sub(1);
            rules.points.get(place).copied().unwrap_or(0)
        }
        Count::Total | Count::Classic => placed.total,
        Count::Share => {
            let winner = winners.get(&placed.entry.0).copied().unwrap_or(0);
            if winner <= 0 { 0 } else { placed.total.saturating_mul(1000).div_euclid(winner) }
        }
    };
    let mut all: Vec<Summed> = Vec::new();
    for places in persons {
        let there: Vec<(&Placed, u32)> =
            places.iter().filter_map(|placed| Some((placed, placed.rank?))).collect();
        let Some((last, _)) = there.last() else { continue };
        let mut brought: Vec<i64> =
            there.iter().map(|(placed, rank)| brings(placed, *rank)).collect();
        brought.sort_by_key(|points| Reverse(*points));
        let sum = brought.iter().take(rules.best.unwrap_or(usize::MAX)).sum();
        let mut ranks: Vec<u32> = there.iter().map(|(_, rank)| *rank).collect();
        ranks.sort_unstable();
        all.push(Summed {
            row: SeasonRow {
                name: last.name.clone(),
                club: last.club.clone(),
                rank: None,
                competitions: there.len(),
                sum,
                entries: there.iter().map(|(placed, _)| placed.entry).collect(),
            },
            ranks,
            total: there.iter().map(|(placed, _)| placed.total).sum(),
            ranked: there.len() >= rules.least.unwrap_or(1),
        });
    }
    // By what counts; who are equal in it, by name, which parts nobody.
    all.sort_by(|one, two| {
        let by_name = || (&one.row.name, &one.row.entries).cmp(&(&two.row.name, &two.row.entries));
        two.ranked.cmp(&one.ranked).then_with(|| parts(rules, one, two)).then_with(by_name)
    });
    let mut above: Option<(usize, u32)> = None;
    for at in 0..all.len() {
        if !all[at].ranked {
            break;
        }
        let place = u32::try_from(at + 1).unwrap_or(u32::MAX);
        let shared = above.filter(|(above, _)| parts(rules, &all[*above], &all[at]).is_eq());
        let rank = shared.map_or(place, |(_, rank)| rank);
        all[at].row.rank = Some(rank);
        above = Some((at, rank));
    }
    all.into_iter().map(|summed| summed.row).collect()
}

/// Which of two stands above the other.
fn parts(rules: &SeasonRules, one: &Summed, two: &Summed) -> Ordering {
    // A rank that there is not is below every other.
    let rank = |summed: &Summed, place: usize| summed.ranks.get(place).copied().unwrap_or(u32::MAX);
    let by = |tie: &Tie| match tie {
        Tie::BestRank => rank(one, 0).cmp(&rank(two, 0)),
        Tie::SecondRank => rank(one, 1).cmp(&rank(two, 1)),
        Tie::Competitions => two.row.competitions.cmp(&one.row.competitions),
        Tie::Total => two.total.cmp(&one.total),
    };
    let sums = two.row.sum.cmp(&one.row.sum);
    rules.tie.iter().fold(sums, |parted, tie| parted.then_with(|| by(tie)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_told_as_they_are_counted() {
        let told = |scale: Scale, sum| scale.told(Language::Polish, sum);
        assert_eq!(told(Scale::Points, 7), "7");
        let halves = [0, 1, 2, 7].map(|sum| told(Scale::Halves, sum));
        assert_eq!(halves, ["0", "½", "1", "3½"]);
        let averages = [0, 5, 38150, -5].map(|sum| told(Scale::Hundredths, sum));
        assert_eq!(averages, ["0,00", "0,05", "381,50", "−0,05"]);
    }
}
