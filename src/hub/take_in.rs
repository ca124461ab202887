//! A file taken in by hand: of any format, also beside whoever writes it; again or longer, only what is new.

use std::collections::BTreeMap;
use std::path::Path;

use super::append::{Appended, Batch, text_bytes};
use super::branches::{At, State};
use super::derive::title_of;
use super::formats::joint::{ByCard, Conducting, conducting};
use super::problem::Problem;
use super::sent::classify;
use super::store::Hub;
use crate::domain::formats::FormatName;
use crate::domain::lexicon::Digest;
use crate::session::format_of;
use crate::storage::{
    Access, CompetitionFile, Damage, Needed, RawRow, StorageError, genesis, rows_after,
};
use crate::with_format;

/// So many rows are read at once.
const AT_ONCE: usize = 500;
/// So many bytes of them are sent at once; a larger row alone.
const BYTES: usize = 1 << 20;

/// What became of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenIn {
    /// The hash of its first event.
    pub competition: Digest,
    /// How many events it has.
    pub events: u64,
    /// How many of them were new.
    pub new: u64,
    /// The branch that has its last one.
    pub branch: i32,
    /// What counts of it.
    pub state: State,
}

impl Hub {
    /// Takes in a competition file.
    ///
    /// # Errors
    /// It cannot be read, its chain breaks, or what [`append`](Self::append) says. What was taken in until then
    /// stays: again, only the rest is sent.
    pub fn take_in(&self, path: &Path) -> Result<TakenIn, Problem> {
        let first = rows_after(path, 0, 1)?;
        let Some(first) = first.into_iter().next() else {
            let (path, problem) = (path.to_path_buf(), Damage::NoEvents.into());
            return Err(StorageError { path, problem }.into());
        };
        let format = format_of(path).map(FormatName::name).unwrap_or_default();
        let title = title_of(&first);
        let (mut events, mut before, mut new) = (0, genesis(), 0);
        let mut rounds = BTreeMap::new();
        let mut last = None::<Appended>;
        loop {
            let rows = rows_after(path, events, AT_ONCE)?;
            let mut rest = rows.as_slice();
            while !rest.is_empty() {
                let (now, later) = rest.split_at(fitting(rest));
                let competition = first.hash;
                let title = &title;
                let batch = Batch { competition, format, title, before, rows: now };
                let appended = self.append(&batch)?;
                rounds.extend(now.iter().filter_map(|row| match conducting(&row.body) {
                    Some(Conducting::Letters(round)) => Some((round, row.hash)),
                    _ => None,
                }));
                new += appended.new as u64;
                events += now.len() as u64;
                before = now[now.len() - 1].hash;
                last = Some(appended);
                rest = later;
            }
            if rows.len() < AT_ONCE {
                break;
            }
        }
        let Appended { branch, state, seq, hash, .. } = last.ok_or(Problem::Unfit(0))?;
        // Of a head that the hub has already gone beyond nothing is sealed.
        let is_head = (u64::try_from(seq), hash) == (Ok(events), before);
        let by_card = is_head.then(|| ByCard::of(path, &rounds)).transpose()?.flatten();
        self.runtime.block_on(async {
            let mut client = self.client().await?;
            let transaction = client.transaction().await?;
            classify(&transaction, first.hash).await?;
            if let Some(by_card) = &by_card {
                by_card.seal(&transaction, (first.hash, branch), At { seq, hash }).await?;
            }
            Ok::<_, Problem>(transaction.commit().await?)
        })?;
        // Of a file that cannot be read as a competition the rows are kept all the same.
        if let Some(needed) = needed(path) {
            self.keep_needed(first.hash, &needed)?;
        }
        self.derive(first.hash)?;
        self.runtime.block_on(self.notify(first.hash))?;
        Ok(TakenIn { competition: first.hash, events, new, branch, state })
    }
}

/// What the rows of a file name, where it can be read.
fn needed(path: &Path) -> Option<Needed> {
    with_format!(format_of(path).ok()?, F => {
        CompetitionFile::<F>::open(path, Access::Read).and_then(|file| file.needed()).ok()
    })
}

/// How many of the rows are sent together: at least one.
fn fitting(rows: &[RawRow]) -> usize {
    let mut bytes = 0;
    let fits = rows.iter().take_while(|row| {
        bytes += text_bytes(row);
        bytes <= BYTES
    });
    fits.count().max(1)
}
