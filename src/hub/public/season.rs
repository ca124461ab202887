//! The pages of seasons: made anew when something that they are made of is otherwise, and kept as bytes.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::{Chosen, Given, HTML, KEPT, Readers, given, notice, or_closed};
use crate::hub::problem::Problem;
use crate::hub::seasons::{mark, season_page};
use crate::hub::spoken::language;
use crate::language::Language;

/// Pages, each with the mark of what it was made of.
pub(super) type Made = HashMap<(String, Language), (String, Arc<Given>)>;

pub(super) async fn season(
    State(readers): State<Arc<Readers>>,
    Path(slug): Path<String>,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers, chosen.lang.as_deref());
    let none = || notice(&headers, chosen.lang.as_deref(), StatusCode::NOT_FOUND);
    let found = readers.season(slug, language).await;
    let answer = found.map(|found| found.map_or_else(none, |page| given(&headers, HTML, &page)));
    or_closed(answer, &headers)
}

impl Readers {
    /// `None`: there is no such season.
    async fn season(
        &self,
        slug: String,
        language: Language,
    ) -> Result<Option<Arc<Given>>, Problem> {
        let name = (slug.clone(), 0, format!("season.{}", language.code()));
        if let Some((_, found)) = self.fresh(&name) {
            return Ok(found);
        }
        let mark = mark(&**self.hub.client().await?, &slug).await?;
        let page = match mark {
            Some(mark) => Some(self.made(slug, language, mark).await?),
            None => None,
        };
        self.keep(name, page.clone());
        Ok(page)
    }

    async fn made(
        &self,
        slug: String,
        language: Language,
        mark: String,
    ) -> Result<Arc<Given>, Problem> {
        let key = (slug.clone(), language);
        let made = || self.seasons.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, page)) = made().get(&key)
            && *of == mark
        {
            return Ok(Arc::clone(page));
        }
        let hub = Arc::clone(&self.hub);
        let page = tokio::task::spawn_blocking(move || {
            let season = hub.season(&slug)?;
            Ok(season_page(language, &slug, &season).text().into_bytes())
        });
        let page = page.await.unwrap_or_else(|why| Err(Problem::Database(why.to_string())));
        let page = Arc::new(Given::new(page?));
        let mut made = made();
        if made.len() >= KEPT {
            made.clear();
        }
        made.insert(key, (mark, Arc::clone(&page)));
        Ok(page)
    }
}
