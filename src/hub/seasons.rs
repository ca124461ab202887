//! Seasons and links of persons as they are kept, and a season's page.

use std::collections::BTreeMap;

use tokio_postgres::GenericClient;

use super::branches::digest;
use super::derive::RANKING;
use super::formats::classic::{self, folded};
use super::page::{Page, Sheet, SheetRow};
use super::problem::Problem;
use super::ranking::Ranking;
use super::season::{
    Count, Entry, Placed, Scale, SeasonRow, SeasonRules, linked, persons, season_table,
};
use super::store::Hub;
use crate::domain::lexicon::Digest;
use crate::domain::text::{TextKind, check};
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

/// A player who is a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// By which it can be undone.
    pub id: i64,
    /// The player.
    pub player: Entry,
    /// The person's number.
    pub person: i64,
    /// The person's name where it was first linked; may be empty.
    pub name: String,
    /// Likewise.
    pub club: String,
    /// Why; empty of one from before reasons were asked for.
    pub why: String,
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

    /// A player is the person of another one from now on. Returns the links that were made: the player's, and the other's
    /// where that was nobody yet.
    ///
    /// # Errors
    /// A competition is not named so, or has no such player; the two are one by links already, or the same player; there
    /// is no reason, or no fit one; the database fails.
    pub fn link(
        &self,
        one: (&str, u32),
        other: (&str, u32),
        why: &str,
    ) -> Result<Vec<Link>, Problem> {
        let why = reason(why)?;
        self.runtime.block_on(async {
            let mut client = self.client().await?;
            let transaction = client.transaction().await?;
            let (player, _) = place(&*transaction, one).await?;
            let (other, (name, club)) = place(&*transaction, other).await?;
            let there = links(&*transaction).await?;
            let mut made = Vec::new();
            let of_other = there.iter().find(|link| link.player == other);
            let (person, name, club) = if let Some(link) = of_other {
                (link.person, link.name.clone(), link.club.clone())
            } else {
                let make = include_str!("sql/person.sql");
                let row =
                    transaction.query_one(make, &[&name.as_bytes(), &club.as_bytes()]).await?;
                made.push(other);
                (row.try_get(0)?, name, club)
            };
            let is_linked = there.iter().any(|it| (it.player, it.person) == (player, person));
            if player == other || is_linked {
                return Err(Problem::Linked);
            }
            made.push(player);
            let mut links = Vec::new();
            for player in made {
                let (competition, number) = (player.0.as_bytes().as_slice(), i64::from(player.1));
                let link = include_str!("sql/link.sql");
                let row = transaction
                    .query_one(link, &[&competition, &number, &person, &why.as_bytes()])
                    .await?;
                let (name, club, why) = (name.clone(), club.clone(), why.to_owned());
                links.push(Link { id: row.try_get(0)?, player, person, name, club, why });
            }
            transaction.commit().await?;
            Ok(links)
        })
    }

    /// Undoes a link.
    ///
    /// # Errors
    /// There is none of this number, or it was undone; there is no reason, or no fit one; the database fails.
    pub fn unlink(&self, id: i64, why: &str) -> Result<(), Problem> {
        let why = reason(why)?;
        self.runtime.block_on(async {
            let client = self.client().await?;
            let undo = include_str!("sql/unlink.sql");
            let undone = client.execute(undo, &[&id, &why.as_bytes()]).await?;
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

/// A mark of all that a season follows from: another one when something of it may be otherwise; `None`: there is none.
pub(super) async fn mark(
    client: &impl GenericClient,
    slug: &str,
) -> Result<Option<String>, Problem> {
    let row = client.query_opt(include_str!("sql/season_mark.sql"), &[&slug, &RANKING]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
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

/// A player of a competition, with name and club there.
async fn place(
    client: &impl GenericClient,
    (competition, player): (&str, u32),
) -> Result<(Entry, (String, String)), Problem> {
    let competition = named(client, competition).await?;
    let key = competition.as_bytes().as_slice();
    let row = client.query_opt(include_str!("sql/ranking.sql"), &[&key, &RANKING]).await?;
    let content: Option<Vec<u8>> = row.map(|row| row.try_get(0)).transpose()?;
    let ranking = content.and_then(|it| serde_json::from_slice::<Ranking>(&it).ok());
    let place = ranking.and_then(|it| it.rows.into_iter().find(|row| row.player == player));
    let place = place.ok_or(Problem::NoPlayer(player))?;
    Ok(((competition, player), (place.name, place.club)))
}

fn reason(why: &str) -> Result<&str, Problem> {
    let why = why.trim();
    if why.is_empty() {
        return Err(Problem::NoReason);
    }
    check(why, TextKind::Reason).map_err(Problem::Text)?;
    Ok(why)
}

async fn links(client: &impl GenericClient) -> Result<Vec<Link>, Problem> {
    let mut all = Vec::new();
    for row in client.query(include_str!("sql/links.sql"), &[]).await? {
        let player: i64 = row.try_get(2)?;
        let text = |at| Ok::<_, Problem>(String::from_utf8_lossy(row.try_get(at)?).into_owned());
        all.push(Link {
            id: row.try_get(0)?,
            player: (digest(row.try_get(1)?)?, u32::try_from(player).unwrap_or(0)),
            person: row.try_get(3)?,
            name: text(4)?,
            club: text(5)?,
            why: text(6)?,
        });
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
    let links: Vec<(Entry, i64)> = links.iter().map(|link| (link.player, link.person)).collect();
    if rules.count == Count::Classic {
        let met: Vec<classic::Met> = counted
            .into_iter()
            .map(|(of, ranking)| (of, ranking.meeting, ranking.issue, ranking.sha256))
            .collect();
        let (rows, scale, odd) = classic::season(&met, &linked(&links));
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
