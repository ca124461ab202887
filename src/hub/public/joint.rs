//! Pages of joint competitions: rendered once a change, when somebody asks, and kept as bytes.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use axum::http::HeaderValue;

use super::{FRESH, Given, KEPT, Readers};
use crate::domain::ids::VenueNo;
use crate::hub::about::About;
use crate::hub::branches::digest;
use crate::hub::derive::{ABOUT, DRAW, JSON};
use crate::hub::formats::joint::draw::DrawTold;
use crate::hub::formats::joint::merged::{Merged, while_away};
use crate::hub::formats::joint::page::{Place, draw_page, hall_page, standings_page};
use crate::hub::problem::Problem;
use crate::hub::signs::Signs;
use crate::hub::store::Hub;
use crate::language::Language;

/// So many tables are kept as values.
const TABLES: usize = 16;

/// Which page of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Which {
    /// The table of all halls, one page of it.
    Standings(usize),
    Hall(u16),
    Draw,
}

/// Which page it is: the competition's place in addresses, the language, the last round, the page.
pub(super) type Key = (String, &'static str, Option<u8>, Which);

/// A page that is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted<'a> {
    pub slug: &'a str,
    pub language: Language,
    /// The last round of it; `None` while there is none.
    pub after: Option<u8>,
    pub which: Which,
}

impl Wanted<'_> {
    pub(super) fn key(&self) -> Key {
        (self.slug.to_owned(), self.language.code(), self.after, self.which)
    }
}

/// A table of the database: its competition's place in addresses, the round, the part.
type Name = (String, u8, &'static str);

/// What was rendered, of tables with these marks.
#[derive(Default)]
pub(super) struct Shown {
    /// When each was made, in microseconds, and when that was asked.
    marks: HashMap<Name, (Instant, Option<i64>)>,
    tables: HashMap<Name, (i64, Arc<Merged>)>,
    pages: HashMap<Key, Rendered>,
    /// The halls that are away, by the competition's place in addresses, and when that was asked.
    away: HashMap<String, (Instant, Vec<VenueNo>)>,
}

struct Rendered {
    of: (i64, HeaderValue, Vec<VenueNo>),
    page: Option<Arc<Given>>,
}

impl Shown {
    /// A page; `None`: there is none. `about` comes with its mark.
    pub(super) async fn page(
        &mut self,
        (hub, signs): (&Hub, &Signs),
        wanted: Wanted<'_>,
        (about, about_mark): &(About, HeaderValue),
    ) -> Result<Option<Arc<Given>>, Problem> {
        let Wanted { slug, language, after, which } = wanted;
        let name = match (which, after) {
            (Which::Draw, _) => (slug.to_owned(), 0, DRAW),
            (Which::Standings(_) | Which::Hall(_), Some(after)) => (slug.to_owned(), after, JSON),
            (Which::Standings(_) | Which::Hall(_), None) => return Ok(None),
        };
        let Some(mark) = self.mark(hub, &name).await? else { return Ok(None) };
        let key = wanted.key();
        let away = match which {
            Which::Draw => Vec::new(),
            Which::Standings(_) | Which::Hall(_) => self.away((hub, signs), slug, about).await?,
        };
        let of = (mark, about_mark.clone(), away.clone());
        if let Some(kept) = self.pages.get(&key).filter(|kept| kept.of == of) {
            return Ok(kept.page.clone());
        }
        let place = Place { language, slug, about };
        let text = match which {
            Which::Draw => {
                let draw: Option<DrawTold> = read(hub, &name).await?;
                draw.map(|draw| draw_page(place, &draw))
            }
            Which::Standings(number) => {
                let table = self.table(hub, &name, mark).await?;
                table.and_then(|table| standings_page(place, &while_away(table, &away), number))
            }
            Which::Hall(venue) => {
                let table = self.table(hub, &name, mark).await?;
                table.and_then(|table| hall_page(place, &while_away(table, &away), venue))
            }
        };
        let page = text.map(|text| Arc::new(Given::new(text.into_bytes())));
        if self.pages.len() >= KEPT {
            self.pages.clear();
        }
        self.pages.insert(key, Rendered { of, page: page.clone() });
        Ok(page)
    }

    /// The halls that have rounds open and are away, as it was a moment ago.
    async fn away(
        &mut self,
        (hub, signs): (&Hub, &Signs),
        slug: &str,
        about: &About,
    ) -> Result<Vec<VenueNo>, Problem> {
        if about.playing.is_empty() {
            return Ok(Vec::new());
        }
        if let Some((asked, away)) = self.away.get(slug)
            && asked.elapsed() < FRESH
        {
            return Ok(away.clone());
        }
        let client = hub.client().await?;
        let mut away = Vec::new();
        for row in client.query(include_str!("../sql/rows_came.sql"), &[&slug, &ABOUT]).await? {
            let (joint, venue) = (digest(row.try_get(0)?)?, row.try_get::<_, i32>(1)?);
            let Some(venue) = u16::try_from(venue).ok().and_then(VenueNo::new) else { continue };
            if about.playing.contains(&venue) && signs.is_away(joint, (venue, row.try_get(2)?)) {
                away.push(venue);
            }
        }
        if self.away.len() >= KEPT {
            self.away.clear();
        }
        self.away.insert(slug.to_owned(), (Instant::now(), away.clone()));
        Ok(away)
    }

    /// When a table was made, as it was a moment ago.
    async fn mark(&mut self, hub: &Hub, name: &Name) -> Result<Option<i64>, Problem> {
        if let Some((asked, mark)) = self.marks.get(name)
            && asked.elapsed() < FRESH
        {
            return Ok(*mark);
        }
        let (slug, after, part) = name;
        let client = hub.client().await?;
        let made = include_str!("../sql/table_made.sql");
        let row = client.query_opt(made, &[slug, &i32::from(*after), part]).await?;
        let mark = row.map(|row| row.try_get(0)).transpose()?;
        if self.marks.len() >= KEPT {
            self.marks.clear();
        }
        self.marks.insert(name.clone(), (Instant::now(), mark));
        Ok(mark)
    }

    /// A table as a value.
    async fn table(
        &mut self,
        hub: &Hub,
        name: &Name,
        mark: i64,
    ) -> Result<Option<Arc<Merged>>, Problem> {
        if let Some((of, table)) = self.tables.get(name)
            && *of == mark
        {
            return Ok(Some(Arc::clone(table)));
        }
        let Some(table) = read::<Merged>(hub, name).await?.map(Arc::new) else { return Ok(None) };
        if self.tables.len() >= TABLES {
            self.tables.clear();
        }
        self.tables.insert(name.clone(), (mark, Arc::clone(&table)));
        Ok(Some(table))
    }
}

impl Readers {
    /// A page of a joint competition; whoever comes while one is rendered is given what was given last.
    pub(super) async fn joint(
        &self,
        wanted: Wanted<'_>,
        about: &(About, HeaderValue),
    ) -> Result<Option<Arc<Given>>, Problem> {
        let key = wanted.key();
        let last = || self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let mut joints = if let Ok(joints) = self.joints.try_lock() {
            joints
        } else {
            let given = last().get(&key).cloned();
            if given.is_some() {
                return Ok(given);
            }
            self.joints.lock().await
        };
        let page = joints.page((&self.hub, &self.signs), wanted, about).await?;
        let mut last = last();
        if last.len() >= KEPT {
            last.clear();
        }
        match &page {
            Some(page) => last.insert(key, Arc::clone(page)),
            None => last.remove(&key),
        };
        Ok(page)
    }
}

async fn read<T: serde::de::DeserializeOwned + Send + 'static>(
    hub: &Hub,
    (slug, after, part): &Name,
) -> Result<Option<T>, Problem> {
    let client = hub.client().await?;
    let row = client
        .query_opt(include_str!("../sql/table.sql"), &[slug, &i32::from(*after), part])
        .await?;
    let Some(bytes) = row.map(|row| row.try_get::<_, Vec<u8>>(0)).transpose()? else {
        return Ok(None);
    };
    // A table of thousands of rows takes a while.
    let read = tokio::task::spawn_blocking(move || serde_json::from_slice(&bytes).ok()).await;
    Ok(read.unwrap_or_default())
}
