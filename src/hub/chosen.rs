//! Which branch of a history counts, as somebody chooses.

use super::branches::{branches, lock};
use super::cards::cards;
use super::problem::Problem;
use super::sent::{Owner, owner};
use super::store::Hub;
use crate::domain::lexicon::Digest;

impl Hub {
    /// Puts a branch in force and every other one aside. Nothing is thrown away: another can be taken later.
    ///
    /// # Errors
    /// There is no such competition or branch; the database fails.
    pub fn take(&self, competition: Digest, branch: i32) -> Result<(), Problem> {
        self.runtime.block_on(self.put_in_force(competition, branch))?;
        // What is shown is of the branch in force.
        self.derive(competition)?;
        self.runtime.block_on(self.notify(competition))
    }

    /// As [`take`](Self::take); its tables are to be made anew. Of a conductor's history the halls' cards are those of that
    /// branch from then on.
    pub(super) async fn put_in_force(
        &self,
        competition: Digest,
        branch: i32,
    ) -> Result<(), Problem> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        lock(&*transaction, competition).await?;
        let there = branches(&*transaction, competition).await?;
        if !there.iter().any(|it| it.number == branch) {
            return Err(Problem::NoBranch(branch));
        }
        let key = competition.as_bytes().as_slice();
        transaction.execute(include_str!("sql/take.sql"), &[&key, &branch]).await?;
        let owner = owner(&*transaction, competition).await?.filter(Owner::is_master);
        if let Some(joint) = owner.and_then(|owner| owner.joint) {
            cards(&transaction, joint).await?;
        }
        Ok(transaction.commit().await?)
    }
}
