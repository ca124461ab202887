//! Seasons and links of persons as they are kept, and a season's page.

use std::collections::BTreeMap;

use tokio_postgres::GenericClient;

use super::branches::digest;
use super::derive::RANKING;
use super::formats::classic::{self, folded};
use super::page::{Page, Sheet, SheetRow};
use super::problem::Problem;
use super::ranking::Ranking;
use super::season::{Count, Entry, Placed, Scale, SeasonRow, SeasonRules, persons, season_table};
use super::store::Hub;
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::text;

/// The longest name of a season's place.
const LONGEST: usize = 40;

/// A season as it stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// Its rules.
    pub rules: SeasonRules,
    /// How many competitions count.
    pub competitions: usize,
    /// How many do not: not signed yet, without tables, or by other rules than the first.
    pub left_out: usize,
    /// In what its sums are counted.
    pub scale: Scale,
    /// The table.
    pub rows: Vec<SeasonRow>,
}

/// Two players who are one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// By which it can be undone.
    pub id: i64,
    /// The players.
    pub players: (Entry, Entry),
}

/// A season as a list names it.
pub(super) struct Titled {
    /// Its place in addresses.
    pub slug: String,
    pub title: String,
}

impl Hub {
    /// Makes a season, or gives it other rules.
    ///
    /// # Errors
    /// The place is none, or the text no rules; the database fails.
    pub fn season_add(&self, slug: &str, rules: &str) -> Result<SeasonRules, Problem> {
        let sign = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-';
        if slug.is_empty() || slug.len() > LONGEST || !slug.bytes().all(sign) {
            return Err(Problem::Slug(slug.to_owned()));
        }
        let read = SeasonRules::read(rules).map_err(|why| Problem::SeasonRules(why.to_string()))?;
        self.runtime.block_on(async {
            let client = self.client().await?;
            client.execute(include_str!("sql/season_add.sql"), &[&slug, &rules.as_bytes()]).await?;
            Ok(read)
        })
    }

    /// Puts a competition into a season, by its hash's first digits or its place in addresses.
    ///
    /// # Errors
    /// There is no such season or competition; the database fails.
    pub fn season_put(&self, slug: &str, competition: &str) -> Result<Digest, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            rules(&**client, slug).await?;
            let competition = named(&**client, competition).await?;
            let put = include_str!("sql/season_put.sql");
            client.execute(put, &[&slug, &competition.as_bytes().as_slice()]).await?;
            Ok(competition)
        })
    }

    /// A season as it stands now: of the competitions whose table is signed.
    ///
    /// # Errors
    /// There is no such season; the database fails.
    pub fn season(&self, slug: &str) -> Result<Season, Problem> {
        let (rules, rankings, links) = self.runtime.block_on(async {
            let client = self.client().await?;
            let rules = rules(&**client, slug).await?;
            let read = include_str!("sql/season_rankings.sql");
            let mut rankings = Vec::new();
            for row in client.query(read, &[&slug, &RANKING]).await? {
                let content: Option<&[u8]> = row.try_get(1)?;
                let ranking = content.and_then(|bytes| serde_json::from_slice(bytes).ok());
                rankings.push((digest(row.try_get(0)?)?, ranking));
            }
            let links = links(&**client).await?;
            Ok::<_, Problem>((rules, rankings, links))
        })?;
        Ok(of(rules, rankings, &links))
    }

    /// Two players are one person from now on.
    ///
    /// # Errors
    /// A competition is not named so, or has no such player; the database fails.
    pub fn link(&self, one: (&str, u32), other: (&str, u32)) -> Result<Link, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let mut players = Vec::new();
            for (competition, player) in [one, other] {
                let competition = named(&**client, competition).await?;
                let key = competition.as_bytes().as_slice();
                let ranking = include_str!("sql/ranking.sql");
                let ranking = client.query_opt(ranking, &[&key, &RANKING]).await?;
                let ranking: Option<Vec<u8>> = ranking.map(|row| row.try_get(0)).transpose()?;
                let ranking = ranking.and_then(|it| serde_json::from_slice::<Ranking>(&it).ok());
                let there =
                    ranking.is_some_and(|it| it.rows.iter().any(|row| row.player == player));
                if !there {
                    return Err(Problem::NoPlayer(player));
                }
                players.push((competition, player));
            }
            let [(one, first), (other, second)] = [players[0], players[1]];
            let link = include_str!("sql/link.sql");
            let (one_key, other_key) = (one.as_bytes().as_slice(), other.as_bytes().as_slice());
            let (from, to) = (i64::from(first), i64::from(second));
            let row = client.query_one(link, &[&one_key, &from, &other_key, &to]).await?;
            Ok(Link { id: row.try_get(0)?, players: ((one, first), (other, second)) })
        })
    }

    /// Undoes a link.
    ///
    /// # Errors
    /// There is none of this number, or it was undone; the database fails.
    pub fn unlink(&self, id: i64) -> Result<(), Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let undone = client.execute(include_str!("sql/unlink.sql"), &[&id]).await?;
            if undone == 1 { Ok(()) } else { Err(Problem::NoLink(id)) }
        })
    }

    /// The links that count.
    ///
    /// # Errors
    /// The database fails.
    pub fn links(&self) -> Result<Vec<Link>, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            links(&**client).await
        })
    }
}

/// All seasons, the latest first; one whose rules cannot be read is not named.
pub(super) async fn listed(client: &impl GenericClient) -> Result<Vec<Titled>, Problem> {
    let mut all = Vec::new();
    for row in client.query(include_str!("sql/seasons.sql"), &[]).await? {
        let slug = row.try_get(0)?;
        let rules = SeasonRules::read(&String::from_utf8_lossy(row.try_get(1)?));
        all.extend(rules.map(|rules| Titled { slug, title: rules.title }));
    }
    Ok(all)
}

async fn rules(client: &impl GenericClient, slug: &str) -> Result<SeasonRules, Problem> {
    let row = client.query_opt(include_str!("sql/season.sql"), &[&slug]).await?;
    let row = row.ok_or_else(|| Problem::NoSeason(slug.to_owned()))?;
    let text = String::from_utf8_lossy(row.try_get(0)?).into_owned();
    SeasonRules::read(&text).map_err(|why| Problem::SeasonRules(why.to_string()))
}

async fn named(client: &impl GenericClient, name: &str) -> Result<Digest, Problem> {
    let found = client.query(include_str!("sql/named.sql"), &[&name]).await?;
    let [one] = found.as_slice() else { return Err(Problem::NotNamed(name.to_owned())) };
    digest(one.try_get(0)?)
}

async fn links(client: &impl GenericClient) -> Result<Vec<Link>, Problem> {
    let mut all = Vec::new();
    for row in client.query(include_str!("sql/links.sql"), &[]).await? {
        let entry = |at: usize| -> Result<Entry, Problem> {
            let player: i64 = row.try_get(at + 1)?;
            Ok((digest(row.try_get(at)?)?, u32::try_from(player).unwrap_or(0)))
        };
        all.push(Link { id: row.try_get(0)?, players: (entry(1)?, entry(3)?) });
    }
    Ok(all)
}

/// The table that follows.
fn of(rules: SeasonRules, rankings: Vec<(Digest, Option<Ranking>)>, links: &[Link]) -> Season {
    let all = rankings.len();
    let mut counted: Vec<(Digest, Ranking)> = rankings
        .into_iter()
        .filter_map(|(competition, ranking)| Some((competition, ranking?)))
        .filter(|(_, ranking)| ranking.issue.is_some())
        .collect();
    counted.sort_by(|(one_is, one), (two_is, two)| (&one.date, one_is).cmp(&(&two.date, two_is)));
    if rules.count == Count::Classic {
        let met: Vec<classic::Met> = counted
            .into_iter()
            .map(|(_, ranking)| (ranking.meeting, ranking.issue, ranking.sha256))
            .collect();
        let (rows, scale, odd) = classic::season(&met);
        let rows = rows.into_iter().map(|row| SeasonRow {
            name: row.name,
            club: String::new(),
            rank: row.rank,
            competitions: usize::try_from(row.meetings).unwrap_or(usize::MAX),
            sum: row.sum,
            entries: Vec::new(),
        });
        let competitions = met.len() - odd;
        let (rows, left_out) = (rows.collect(), all - competitions);
        return Season { rules, competitions, left_out, scale, rows };
    }
    let placed = |(competition, ranking): &(Digest, Ranking)| -> Vec<Placed> {
        let rows = ranking.rows.iter().map(|row| Placed {
            entry: (*competition, row.player),
            name: row.name.clone(),
            club: row.club.clone(),
            rank: row.rank,
            total: row.total,
        });
        rows.collect()
    };
    let places: Vec<Vec<Placed>> = counted.iter().map(placed).collect();
    let winner = |(competition, ranking): &(Digest, Ranking)| {
        let ranked = ranking.rows.iter().filter(|row| row.rank.is_some());
        Some((*competition, ranked.map(|row| row.total).max()?))
    };
    let winners: BTreeMap<Digest, i64> = counted.iter().filter_map(winner).collect();
    let links: Vec<(Entry, Entry)> = links.iter().map(|link| link.players).collect();
    let persons = persons(&places, &links, folded);
    let rows = season_table(&rules, &persons, &winners);
    let (competitions, left_out) = (places.len(), all - places.len());
    Season { rules, competitions, left_out, scale: Scale::Points, rows }
}

/// A season's page.
pub(super) fn season_page(language: Language, slug: &str, season: &Season) -> Page {
    // Each word whole on a phone.
    let heading = [
        ("hub-season-rank-short", "hub-season-rank"),
        ("hub-season-name", "hub-season-name"),
        ("hub-season-sum", "hub-season-sum"),
        ("hub-season-competitions-short", "hub-season-competitions"),
    ];
    let rows = season.rows.iter().map(|row| {
        let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let (sum, competitions) =
            (season.scale.told(language, row.sum), row.competitions.to_string());
        let cells = vec![rank, row.name.clone(), sum, competitions];
        SheetRow { cells, below: row.club.clone() }
    });
    let counted = text!(language, "hub-season-counted", count = season.competitions);
    let left_out = (season.left_out > 0)
        .then(|| text!(language, "hub-season-left-out", count = season.left_out));
    let all = (tr(language, "hub-page-all"), format!("/?lang={}", language.code()));
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    let others = others.map(|it| (it.name(), format!("/s/{slug}?lang={}", it.code())));
    let how = match season.rules.count {
        Count::Rank => "hub-season-by-rank",
        Count::Total => "hub-season-by-total",
        Count::Share => "hub-season-by-share",
        Count::Classic => "hub-season-by-meetings",
    };
    let best = season.rules.best.map(|best| text!(language, "hub-season-best", best = best));
    let least = season.rules.least.map(|least| text!(language, "hub-season-least", least = least));
    Page {
        title: season.rules.title.clone(),
        ways: std::iter::once(all).chain(others).collect(),
        notes: [counted].into_iter().chain(left_out).collect(),
        table: Some(Sheet {
            caption: tr(language, "hub-season-caption"),
            heading: heading
                .map(|(short, whole)| (tr(language, short), tr(language, whole)))
                .into(),
            rows: rows.collect(),
        }),
        legend: [tr(language, how)].into_iter().chain(best).chain(least).collect(),
        ..Page::notice(language, "hub-season-caption")
    }
}
