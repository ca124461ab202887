//! What histories name and do not contain: the text of rules, which their senders send after them, and word lists, which
//! whoever rules the hub adds and which are handed out only if they may be given away.

use std::collections::BTreeSet;

use serde_json::Value;
use tokio_postgres::Client;

use super::branches::digest;
use super::derive::rules_named;
use super::problem::Problem;
use super::store::Hub;
use super::tokens::{Known, Scope};
use crate::domain::formats::FormatName;
use crate::domain::letters::WordLanguage;
use crate::domain::lexicon::Digest;
use crate::lexicon::Lexicon;
use crate::storage::{Needed, RawRow, StoredLexicon};
use crate::with_format;

/// The kind of the text of rules.
pub(super) const RULES: &str = "rules";
/// The kind of a built word list.
pub(super) const LIST: &str = "list";

/// The most bytes of a part.
pub(super) const MOST_BYTES: usize = 8 << 20;

/// A part, as an address names one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub kind: &'static str,
    pub sha256: Digest,
}

impl Part {
    /// `None`: there is no such kind, or it is no digest.
    pub(super) fn of(kind: &str, sha256: &str) -> Option<Self> {
        let kind = [RULES, LIST].into_iter().find(|it| *it == kind)?;
        Some(Self { kind, sha256: sha256.parse().ok()? })
    }
}

impl Hub {
    /// A part that this token's histories name, or that of its conductor; `None`: it is not here or not to be given.
    pub(super) async fn part(&self, by: &Known, part: Part) -> Result<Option<Vec<u8>>, Problem> {
        let client = self.client().await?;
        if naming(&client, by, part).await?.is_empty() {
            return Err(Problem::Foreign);
        }
        let given = include_str!("sql/part_given.sql");
        let sha256 = part.sha256.as_bytes().as_slice();
        let row = client.query_opt(given, &[&part.kind, &sha256]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Keeps the text of rules that this token's histories name. The histories whose tables can be made now.
    pub(super) async fn keep_rules(
        &self,
        by: &Known,
        sha256: Digest,
        text: &str,
    ) -> Result<Vec<Digest>, Problem> {
        let client = self.client().await?;
        let naming = naming(&client, by, Part { kind: RULES, sha256 }).await?;
        if naming.is_empty() {
            return Err(Problem::Foreign);
        }
        let keep = include_str!("sql/part_keep.sql");
        let sha256 = sha256.as_bytes().as_slice();
        client.execute(keep, &[&RULES, &sha256, &text.as_bytes()]).await?;
        Ok(naming)
    }

    /// Keeps a word list, by which histories are judged that name it: their tables are made anew. Halls are given it if it may
    /// be given away.
    ///
    /// # Errors
    /// It has more than 8 MiB; the database fails.
    pub fn add_list(&self, list: &Lexicon, may_be_given: bool) -> Result<(), Problem> {
        let bytes = list.to_bytes();
        if bytes.len() > MOST_BYTES {
            return Err(Problem::LargeList(bytes.len()));
        }
        let named = list.passport().sha256;
        let naming = self.runtime.block_on(async {
            let client = self.client().await?;
            let keep = include_str!("sql/list_keep.sql");
            let sha256 = named.as_bytes().as_slice();
            client.execute(keep, &[&LIST, &sha256, &bytes.as_slice(), &may_be_given]).await?;
            let all = client.query(include_str!("sql/competitions.sql"), &[]).await?;
            let all: Vec<&[u8]> = all.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
            naming_of(&client, &all, Part { kind: LIST, sha256: named }).await
        })?;
        for competition in naming {
            self.derive(competition)?;
            self.runtime.block_on(self.notify(competition))?;
        }
        Ok(())
    }

    /// The text of rules that a history names and that is lacking here.
    pub(super) async fn lacks(&self, competition: Digest) -> Result<Option<Digest>, Problem> {
        let client = self.client().await?;
        let key = [competition.as_bytes().as_slice()];
        let first = include_str!("sql/naming_first.sql");
        let Some(row) = client.query_opt(first, &[&key.as_slice()]).await? else {
            return Ok(None);
        };
        let body = String::from_utf8_lossy(row.try_get(1)?).into_owned();
        let Some(rules) = named_in(&body, RULES) else { return Ok(None) };
        Ok(rules_text(&client, rules).await?.is_none().then_some(rules))
    }
}

/// The text of rules with this digest: what came, else the program's own.
pub(super) async fn rules_text(client: &Client, rules: Digest) -> Result<Option<String>, Problem> {
    let part = include_str!("sql/part.sql");
    let part = client.query_opt(part, &[&RULES, &rules.as_bytes().as_slice()]).await?;
    match part {
        Some(part) => Ok(String::from_utf8(part.try_get(0)?).ok()),
        None => Ok(own_rules(rules)),
    }
}

/// The program's own rules with this digest.
fn own_rules(sha256: Digest) -> Option<String> {
    let all = FormatName::ALL.into_iter().flat_map(FormatName::own_rules);
    let mut texts = all.map(|(text, _)| text);
    texts.find(|text| Digest::of(text.as_bytes()) == sha256).map(str::to_owned)
}

/// The list with this digest, if whoever rules the hub added it.
async fn list(client: &Client, sha256: Digest) -> Result<Option<Lexicon>, Problem> {
    let part = include_str!("sql/part.sql");
    let row = client.query_opt(part, &[&LIST, &sha256.as_bytes().as_slice()]).await?;
    let Some(row) = row else { return Ok(None) };
    Ok(Lexicon::from_bytes(row.try_get(0)?).ok())
}

/// What rows name: the rules, and of each list the whole if it is here, else what came of it.
pub(super) async fn needed(client: &Client, rows: &[RawRow]) -> Result<Option<Needed>, Problem> {
    let Some(first) = rows.first() else { return Ok(None) };
    let Some(rules) = rules_named(first) else { return Ok(None) };
    let Some(rules_text) = rules_text(client, rules).await? else { return Ok(None) };
    let (mut lists, mut looked) = (Vec::new(), BTreeSet::new());
    for named in rows.iter().filter_map(list_named).filter(|named| looked.insert(*named)) {
        if let Some(list) = list(client, named).await? {
            lists.push((named, StoredLexicon::Full(list)));
        }
    }
    lists.extend(excerpts(client, first.hash).await?);
    Ok(Some(Needed { rules_text, lists }))
}

/// What came of lists with a competition's file.
pub(super) async fn excerpts(
    client: &Client,
    competition: Digest,
) -> Result<Vec<(Digest, StoredLexicon)>, Problem> {
    let key = competition.as_bytes().as_slice();
    let mut lists = Vec::new();
    for row in client.query(include_str!("sql/excerpts.sql"), &[&key]).await? {
        if let Ok(list) = Lexicon::from_bytes(row.try_get(1)?) {
            lists.push((digest(row.try_get(0)?)?, StoredLexicon::WordsOnly(list)));
        }
    }
    Ok(lists)
}

/// The whole list with this digest: one that was added, or one of the program's own.
pub(super) async fn list_here(
    client: &Client,
    named: Digest,
) -> Result<Option<StoredLexicon>, Problem> {
    let own = WordLanguage::ALL.into_iter().map(Lexicon::free);
    let own = own.into_iter().find(|own| own.passport().sha256 == named);
    let found = match own {
        Some(own) => Some(own),
        None => list(client, named).await?,
    };
    Ok(found.map(StoredLexicon::Full))
}

/// Whether a text is rules of a format that is known, read with their bounds; else what is wrong.
pub(super) fn expect_rules(text: &str) -> Result<(), String> {
    let format = FormatName::of_rules(text).map_err(|unknown| unknown.to_string())?;
    with_format!(format, F => {
        <F as crate::domain::contest::Format>::rules(text).map(|_| ()).map_err(|why| why.to_string())
    })
}

/// The lists that a row names.
pub(super) fn list_named(row: &RawRow) -> Option<Digest> {
    // Most rows name none, and reading each takes long.
    if row.body.contains("\"lexicon\"") { named_in(&row.body, LIST) } else { None }
}

fn named_in(body: &str, kind: &str) -> Option<Digest> {
    let body: Value = serde_json::from_str(body).ok()?;
    let at: &[&str] = match kind {
        RULES => &["/competition_created/rules/sha256"],
        _ => &["/competition_created/lexicon/sha256", "/lexicon_changed/lexicon/sha256"],
    };
    at.iter().find_map(|at| body.pointer(at)?.as_str()?.parse().ok())
}

/// The histories of a token, and those of its conductor, that name a part.
async fn naming(client: &Client, by: &Known, part: Part) -> Result<Vec<Digest>, Problem> {
    let own = match &by.scope {
        Scope::Conductor(name) => {
            client.query(include_str!("sql/own_conducted.sql"), &[&name.as_bytes()]).await?
        }
        Scope::Venue { joint, .. } => {
            let own = by.competition.as_ref().map(|own| own.as_bytes().as_slice());
            let joint = joint.as_bytes().as_slice();
            client.query(include_str!("sql/own_hall.sql"), &[&own, &joint]).await?
        }
    };
    let own: Vec<&[u8]> = own.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    naming_of(client, &own, part).await
}

/// Those of these histories that name a part.
async fn naming_of(client: &Client, all: &[&[u8]], part: Part) -> Result<Vec<Digest>, Problem> {
    let rows = match part.kind {
        RULES => include_str!("sql/naming_first.sql"),
        _ => include_str!("sql/naming_lists.sql"),
    };
    let mut naming = Vec::new();
    for row in client.query(rows, &[&all]).await? {
        let body = String::from_utf8_lossy(row.try_get(1)?);
        if named_in(&body, part.kind) == Some(part.sha256) {
            naming.push(digest(row.try_get(0)?)?);
        }
    }
    naming.sort_unstable();
    naming.dedup();
    Ok(naming)
}
